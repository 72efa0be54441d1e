"""Decisions: numbers per seat, keys, lists, batches."""

from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from petteia.server.websocket.replies import ReplyBody
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NotPossible
from petteia.tables.live.outbox import for_people
from petteia.tables.messages import Ack, Draft, Past, Refusal, Stale, Update
from tests.tables.sitting import DONE, LAY_ONE, LAY_THREE, LAY_TWO, Sitting


@pytest.fixture(scope="module")
def one_and_two() -> int:
    return next(seed for seed in range(1, 500) if Sitting(seed=seed).legal(0) == [LAY_ONE, LAY_TWO, DONE])


def test_a_decision_is_acknowledged_with_its_number_and_key(one_and_two):
    s = Sitting(seed=one_and_two)
    assert s.decide(0, LAY_ONE, key="k1") == Ack("t1", "k1", 1)
    assert s.table.decision(0) == 2


def test_the_same_key_twice_is_one_decision(one_and_two):
    s = Sitting(seed=one_and_two)
    first = s.decide(0, LAY_ONE, key="k1", decision=1)
    lines, digest = len(s.table.lines()), s.table.digest()
    again = s.decide(0, LAY_ONE, key="k1", decision=1)
    assert again == first
    assert len(s.table.lines()) == lines and s.table.digest() == digest


def test_another_players_key_is_another_key(one_and_two):
    s = Sitting(seed=one_and_two)
    s.decide(0, LAY_ONE, key="k1")
    s.decide(1, DONE, key="k1")
    assert len(s.table.running.entries) == 9


def test_a_stale_number_is_answered_with_how_things_stand(one_and_two):
    s = Sitting(seed=one_and_two)
    s.decide(0, LAY_ONE)
    reply = s.decide(0, DONE, decision=1)
    assert isinstance(reply, Stale)
    assert reply.now.decision == 2 and reply.now.owes
    assert reply.now.view == s.table.running.view(0)
    assert isinstance(s.decide(0, DONE, decision=3), Stale)


def test_every_answer_that_shows_a_view_shows_people_the_same_one(one_and_two):
    """The parts of a view that only programs read are left out of all of them, so that a number is shown only once."""
    s = Sitting(seed=one_and_two)
    update = s.table.update(0)
    assert update is not None and update.view["known"]
    shown = for_people(update)
    answers: list[tuple[Any, Callable[[Any], Any]]] = [
        (Stale("t1", "k", update), lambda answer: answer.now),
        (s.commands.catch_up(0, None, 0), lambda answer: msgspec.structs.replace(answer.update, events=update.events)),
        (Past("t1", 0, 1, [update]), lambda answer: answer.updates[0]),
    ]
    for answer, within in answers:
        assert within(for_people(answer)) == shown and b"known" not in msgspec.json.encode(for_people(answer))
    drafted = Draft("t1", 0, 1, [], [], [], update.view)
    assert for_people(drafted).view == shown.view

    def shows(kind: Any) -> bool:
        return any("Update" in str(hint) or "View" in str(hint) for hint in get_type_hints(kind).values())

    showing = {kind for kind in get_args(ReplyBody) if shows(kind)}
    assert showing <= {Draft, *(type(answer) for answer, _ in answers)}, "a kind of answer that nobody looked at"
    assert Stale in showing and Past in showing


def test_a_decision_that_comes_after_the_end_is_stale(one_and_two):
    """The table itself may have made the last move (a window with nothing to choose) while this one was on its way."""
    s = Sitting(seed=one_and_two)
    s.play_out()
    last = s.table.decision(0)
    replies = [
        s.decide(0, DONE, decision=last, key="k9"),
        s.do(lambda commands, now: commands.draft("ida", 0, last, [LAY_ONE], now=now)),
        s.do(lambda commands, now: commands.undo("ida", 0, last, now=now)),
    ]
    for reply in replies:
        assert isinstance(reply, Stale) and not reply.now.owes
        assert reply.now.view == s.table.running.view(0)
    assert replies[0].key == "k9"


def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing(one_and_two):
    s = Sitting(seed=one_and_two)
    before = s.table.digest()
    reply = s.decide(0, LAY_THREE)
    assert isinstance(reply, Refusal) and reply.code == "no_such_coin" and reply.rule == "AGO-3.1"
    assert isinstance(s.decide(0, 99), Refusal)
    assert s.table.digest() == before


def test_nobody_decides_for_another_seat(one_and_two):
    s = Sitting(seed=one_and_two)
    reply = s.do(lambda t, now: t.decide("joe", 0, 1, [DONE], now=now))
    assert isinstance(reply, Refusal) and reply.code == "not_your_seat"
    reply = s.do(lambda t, now: t.decide("nobody", 0, 1, [DONE], now=now))
    assert isinstance(reply, Refusal) and reply.code == "not_your_seat"


def test_a_list_happens_whole_or_not_at_all(one_and_two):
    s = Sitting(seed=one_and_two)
    before = s.table.digest()
    reply = s.decide(0, LAY_TWO, LAY_ONE)
    assert isinstance(reply, Refusal) and reply.code == "from_small_to_large"
    assert s.table.digest() == before
    assert isinstance(s.decide(0, LAY_ONE, LAY_TWO, DONE), Ack)
    assert 0 not in s.table.pending()


def test_a_list_is_judged_once_by_being_carried_out(one_and_two, monkeypatch):
    """Neither on a copy before nor again when it is written."""
    s = Sitting(seed=one_and_two)
    judged: list[int] = []
    kind = type(s.table.running.state)
    why_not = kind.why_not

    def counted(state: Any, seat: int, action: int) -> Any:
        judged.append(action)
        return why_not(state, seat, action)

    monkeypatch.setattr(kind, "why_not", counted)
    assert isinstance(s.decide(0, LAY_ONE, LAY_TWO, DONE), Ack)
    assert judged == [LAY_ONE, LAY_TWO, DONE]


@pytest.mark.parametrize("remembers", [True, False])
def test_a_list_that_is_refused_leaves_nothing_behind(one_and_two, remembers):
    """Not its first lines, no number that was counted, nothing that was sent."""
    s = Sitting(seed=one_and_two)
    if not remembers:
        s.commands = TableCommands(s.reloaded(s.table.snapshot()), s.entropy, s.now)
    s.decide(1, DONE)
    play = s.table.running
    before, entries = s.table.snapshot(), list(play.entries)
    for actions in ([LAY_TWO, LAY_ONE], [LAY_ONE, LAY_TWO, LAY_TWO]):
        assert isinstance(s.decide(0, *actions), Refusal)
        assert s.table.snapshot() == before and play.entries == entries and play.lines == 8
    assert isinstance(s.decide(0, LAY_ONE, LAY_TWO, DONE), Ack)
    assert play.lines == 11 and [play.decision_number(seat) for seat in range(3)] == [3, 1, 1]


def test_a_list_does_not_go_on_past_something_that_becomes_known():
    s = Sitting(seed=3)
    s.decide(0, DONE)
    s.decide(1, DONE)
    reply = s.decide(2, DONE, DONE)
    assert isinstance(reply, Refusal) and reply.code == "list_goes_too_far"
    assert s.table.pending() == [2]


def test_a_batch_is_picked_in_any_order(one_and_two):
    s = Sitting(seed=one_and_two)

    def draft(*picks: int) -> Draft:
        reply = s.do(lambda t, now: t.draft("ida", 0, 1, list(picks), now=now))
        assert isinstance(reply, Draft), reply
        return reply

    nothing = draft()
    assert nothing.addable[:2] == [LAY_ONE, LAY_TWO]
    large = draft(LAY_TWO)
    assert LAY_ONE in large.addable and LAY_TWO not in large.addable
    both = draft(LAY_TWO, LAY_ONE)
    assert both.picks == [LAY_ONE, LAY_TWO] and both.removable == [LAY_ONE, LAY_TWO]
    assert s.commands.catch_up(0).picks == [LAY_ONE, LAY_TWO]
    assert len(s.table.lines()) == 7, "a draft is not played"
    assert isinstance(s.decide(0, *both.picks, DONE), Ack)
    assert s.commands.catch_up(0).picks == []


def test_picks_that_do_not_fit_together_are_refused(one_and_two):
    s = Sitting(seed=one_and_two)
    reply = s.do(lambda t, now: t.draft("ida", 0, 1, [LAY_ONE, LAY_ONE], now=now))
    assert isinstance(reply, Refusal) and reply.code == "picks_do_not_fit"


def test_a_draft_cannot_be_used_to_look_ahead():
    s = Sitting(seed=3)
    s.decide(0, DONE)
    s.decide(1, DONE)
    reply = s.do(lambda t, now: t.draft("kim", 2, 1, [DONE], now=now))
    assert isinstance(reply, Refusal), "the last done turns the bids up"
    free = s.do(lambda t, now: t.draft("kim", 2, 1, [], now=now))
    assert DONE not in free.addable


def test_a_secret_pick_sends_the_others_nothing(one_and_two):
    s = Sitting(seed=one_and_two)
    begin = len(s.envelopes)
    s.decide(0, LAY_ONE)
    assert {note.to for note in s.envelopes[begin:]} == {0}


def test_reasons_are_asked_for_on_demand(one_and_two):
    s = Sitting(seed=one_and_two)
    s.commands.judge("ida", 0, LAY_ONE)
    for written in (LAY_THREE, s.table.running.game.actions.text(LAY_THREE)):
        with pytest.raises(NotPossible) as reason:
            s.commands.judge("ida", 0, written)
        assert reason.value.rule == "AGO-3.1"
    with pytest.raises(NotPossible, match="lay") as reason:
        s.commands.judge("ida", 0, "lay claim")
    assert reason.value.code == "no_such_action"


def test_coming_back_brings_the_events_that_were_missed():
    s = Sitting(seed=3)
    s.play_some(6, 1)
    sent = [m for m in s.sent_to(1) if isinstance(m, Update)]
    numbered = {m.event + n: event for m in sent for n, event in enumerate(m.events)}
    last_seen = sorted(numbered)[2]
    caught = s.commands.catch_up(1, last_seen + 1).update
    assert caught is not None
    assert caught.event == last_seen + 1
    assert caught.events == [numbered[n] for n in sorted(numbered) if n > last_seen] != []
    assert caught.view == sent[-1].view and caught.n == sent[-1].n


def test_a_key_that_is_too_long_is_refused(one_and_two):
    s = Sitting(seed=one_and_two)
    reply = s.decide(0, LAY_ONE, key="k" * 65)
    assert isinstance(reply, Refusal) and reply.code == "key_length"
