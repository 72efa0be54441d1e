"""Undo: alone up to the barrier, further with everybody's consent."""

import pytest

from petteia.engine.luck import KINDS_OF_LUCK
from petteia.engine.protocol import SPECTATOR
from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.tables.journal.records import record_of
from petteia.tables.messages import Ack, Backwards, Info, Refusal, Stale, Update
from tests.tables.sitting import DONE, Settings, Sitting


def undo(s: Sitting, seat: int, key: str = "", decision: int | None = None) -> object:
    player = s.table.seats[seat].player
    number = s.table.decision(seat) if decision is None else decision
    return s.do(lambda t, now: t.undo(player, seat, number, key, now=now))


def test_a_seat_takes_back_its_own_pick_and_the_others_stay():
    s = Sitting(seed=3)
    s.decide(0, DONE)
    s.decide(1, DONE)
    assert s.table.running.view(0)["undo"]
    assert isinstance(undo(s, 0), Ack)
    assert s.table.pending() == [0, 2]


def test_the_same_undo_twice_is_one():
    s = Sitting(seed=3)
    first = s.legal(0)[0]
    s.decide(0, first)
    s.decide(0, DONE)
    number = s.table.decision(0)
    assert undo(s, 0, "u", number) == undo(s, 0, "u", number)
    assert s.table.running.undoable(0) is not None, "the first pick still stands"
    assert isinstance(undo(s, 0, "v", number), Stale)


def test_past_the_barrier_nobody_goes_alone():
    s = Sitting(seed=3)
    for seat in range(3):
        s.decide(seat, DONE)
    reply = undo(s, 0)
    assert isinstance(reply, Refusal) and reply.code == "cannot_undo"


def back_to_the_bids(s: Sitting) -> int:
    """Ida proposes to go back to the view in which she saw the first bids; returns the number of that update."""
    sent = [m for m in s.sent_to(0) if isinstance(m, Update)]
    moment = next(m.n for m in sent if m.view["pending"] == [0, 1, 2])
    s.ok(lambda t, now: t.consent.propose("ida", "undo", 0, s.back(0, moment), now=now))
    return moment


def test_with_everybodys_consent_a_table_goes_back_and_becomes_practice():
    s = Sitting(seed=3)
    began = s.table.running.state.digest()
    for seat in range(3):
        s.decide(seat, DONE)
    dealt = s.table.metadata.dealt
    moment = back_to_the_bids(s)
    told = [note for note in s.envelopes if isinstance(note.message, Backwards)]
    assert {note.to for note in told} == {0, 1, 2, SPECTATOR}
    assert next(note.message.n for note in told if note.to == 0) == moment
    s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    assert not s.table.running.practice
    s.ok(lambda t, now: t.consent.answer("kim", True, now=now))
    assert s.table.running.state.digest() == began
    assert s.table.running.practice and s.table.metadata.dealt == dealt
    assert [m for m in s.sent_to(1) if isinstance(m, Info)][-1].practice


@pytest.mark.parametrize("luck", KINDS_OF_LUCK)
def test_outcomes_never_go_back_and_the_record_still_verifies(luck):
    s = Sitting(Settings(window_ms=0, luck=luck), seed=3)
    for seat in range(3):
        s.decide(seat, DONE)
    back_to_the_bids(s)
    s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    s.ok(lambda t, now: t.consent.answer("kim", True, now=now))
    s.play_out(8)
    findings = verify(Record.parse(record_of(s.table)), s.table.game)
    assert {f.verdict for f in findings if f.about in ("outcomes", "commitment", "lines")} == {"verified"}
    assert any(f.about == "practice" for f in findings)


def test_proposals_do_not_tell_how_often_others_picked():
    """Each seat learns how far back it would go in its own numbers only."""
    s = Sitting(seed=3)
    s.decide(1, s.legal(1)[0])
    s.decide(0, DONE)
    s.decide(2, DONE)
    begin = len(s.envelopes)
    s.ok(lambda t, now: t.consent.propose("ida", "undo", 0, s.back(0, 7), now=now))
    for seat in range(3):
        back = [m for m in s.sent_to(seat, begin) if isinstance(m, Backwards)]
        assert [m.seat for m in back] == [seat]


def test_what_was_proposed_to_be_undone_may_be_gone_already():
    s = Sitting(seed=3)
    s.decide(0, DONE)
    latest = s.table.metadata.heard[0].sent - 1
    s.ok(lambda t, now: t.consent.propose("ida", "undo", 0, s.back(0, latest), now=now))
    assert isinstance(undo(s, 0), Ack)
    s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    s.ok(lambda t, now: t.consent.answer("kim", True, now=now))
    assert s.table.metadata.proposal is None and s.table.pending() == [0, 1, 2]


def test_only_moments_there_were_can_be_gone_back_to():
    s = Sitting(seed=3)
    for moment in (0, 99):
        reply = s.do(lambda t, now, m=moment: t.consent.propose("ida", "undo", 0, s.back(0, m), now=now))
        assert isinstance(reply, Refusal) and reply.code == "no_such_moment"
    reply = s.do(lambda t, now: t.consent.propose("ida", "dinner", 0, now=now))
    assert isinstance(reply, Refusal) and reply.code == "propose_what"


def test_giving_up_needs_everybody_and_shows_the_seed():
    s = Sitting(seed=3)
    s.ok(lambda t, now: t.consent.propose("ida", "give_up", 0, now=now))
    s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    s.ok(lambda t, now: t.consent.answer("kim", True, now=now))
    shown = [m for m in s.sent_to(0) if isinstance(m, Info)][-1]
    assert shown.status == "closed" and shown.closed == "given_up" and shown.secret
    findings = verify(Record.parse(record_of(s.table)), s.table.game)
    assert any(f.about == "commitment" and f.verdict == "verified" for f in findings)
