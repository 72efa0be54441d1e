"""Clocks: none, per move, bank; the game's default when one runs out; pauses; outages."""

from petteia.tables.journal import entries as j
from petteia.tables.messages import Info, Refusal
from tests.tables.sitting import DONE, LAY_ONE, Clock, Settings, Sitting

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def timed(clock: Clock, seed: int = 3, window_ms: int = 0) -> Sitting:
    return Sitting(Settings(clock=clock, window_ms=window_ms), seed=seed)


def test_without_a_clock_nobody_is_hurried():
    s = timed(Clock())
    s.wait(30 * DAY)
    assert s.table.pending() == [0, 1, 2]


def test_a_clock_that_runs_out_plays_the_games_default():
    s = timed(Clock(move_ms=MINUTE))
    s.wait(MINUTE - 1)
    assert s.table.pending() == [0, 1, 2]
    lines = len(s.table.lines())
    s.wait(1)
    played = s.table.lines()[lines : lines + 3]
    assert [(e.seat, e.value) for e in played] == [(0, DONE), (1, DONE), (2, DONE)]
    assert isinstance(j.decode(s.journal[-1]), j.Dealt | j.Decided)
    assert {e.by for e in map(j.decode, s.journal) if isinstance(e, j.Decided)} == {"clock"}


def test_correspondence_counts_in_days():
    s = timed(Clock(move_ms=3 * DAY))
    s.wait(3 * DAY - 1)
    assert s.table.pending() == [0, 1, 2]


def test_a_bank_runs_only_while_its_seat_thinks_and_is_used_up_once():
    s = timed(Clock(bank_ms=5 * MINUTE), seed=1)
    s.wait(MINUTE)
    s.decide(0, DONE)
    s.wait(MINUTE)
    s.decide(1, DONE)
    s.decide(2, DONE)
    assert s.table.metadata.clocks.bank == [4 * MINUTE, 3 * MINUTE, 3 * MINUTE]
    shown = [m for m in s.sent_to(0) if isinstance(m, Info)][-1]
    assert [c.bank_ms for c in shown.clocks] == [4 * MINUTE, 3 * MINUTE, 3 * MINUTE]


def test_free_time_per_move_is_used_before_the_bank():
    s = timed(Clock(move_ms=MINUTE, bank_ms=5 * MINUTE))
    s.wait(MINUTE // 2)
    s.decide(0, DONE)
    s.wait(MINUTE)
    s.decide(1, DONE)
    assert s.table.metadata.clocks.bank == [5 * MINUTE, 5 * MINUTE - MINUTE // 2, 5 * MINUTE]


def test_a_secret_pick_cannot_be_read_off_the_clock():
    seed = next(n for n in range(1, 500) if Sitting(seed=n).legal(0)[0] == LAY_ONE)
    s = timed(Clock(move_ms=MINUTE), seed=seed)
    before = [m for m in s.sent_to(1) if isinstance(m, Info)][-1].clocks
    s.wait(MINUTE // 2)
    begin = len(s.envelopes)
    s.decide(0, LAY_ONE)
    assert not any(isinstance(m, Info) for m in s.sent_to(1, begin))
    assert s.commands.catch_up(1).info.clocks == before
    s.wait(MINUTE // 2)
    by_clock = [e for e in map(j.decode, s.journal) if isinstance(e, j.Decided) and e.by == "clock"]
    assert (by_clock[0].seat, by_clock[0].at) == (0, s.now), "its minute began when it was asked, not when it picked"


def test_a_pause_needs_everybody_and_stops_the_clocks():
    s = timed(Clock(move_ms=MINUTE))
    s.wait(MINUTE // 2)
    s.ok(lambda t, now: t.consent.propose("ida", "pause", 0, now=now))
    s.ok(lambda t, now: t.consent.answer("joe", True, now=now))
    assert not s.table.metadata.paused
    s.ok(lambda t, now: t.consent.answer("kim", True, now=now))
    assert s.table.metadata.paused
    s.wait(DAY)
    reply = s.decide(0, DONE)
    assert isinstance(reply, Refusal) and reply.code == "paused"
    assert s.table.pending() == [0, 1, 2]
    s.ok(lambda t, now: t.consent.resume("kim", now=now))
    s.wait(MINUTE // 2 - 1)
    assert s.table.pending() == [0, 1, 2]
    s.wait(1)
    assert len(s.table.lines()) > 7


def test_one_who_declines_ends_a_proposal():
    s = timed(Clock(move_ms=MINUTE))
    s.ok(lambda t, now: t.consent.propose("ida", "pause", 0, now=now))
    s.ok(lambda t, now: t.consent.answer("kim", False, now=now))
    assert s.table.metadata.proposal is None and not s.table.metadata.paused
    reply = s.do(lambda t, now: t.consent.answer("joe", True, now=now))
    assert isinstance(reply, Refusal) and reply.code == "nothing_proposed"


def test_nobody_pays_for_the_time_a_server_was_away():
    s = timed(Clock(move_ms=MINUTE))
    s.wait(MINUTE // 2)
    s.now += DAY
    s.ok(lambda t, now: t.people.outage(DAY, now=now))
    s.wait(MINUTE // 2 - 1)
    assert s.table.pending() == [0, 1, 2]
    s.wait(1)
    assert len(s.table.lines()) > 7


def test_a_clock_never_answers_a_window_before_its_time():
    s = timed(Clock(move_ms=10), window_ms=1500)
    s.wait(1499)
    assert s.table.pending() == [0, 1, 2]
