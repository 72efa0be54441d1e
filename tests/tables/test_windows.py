"""Windows: answers that depend on secrets come after the same time from every seat."""

import msgspec
import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.messages import Ack, Update
from petteia.tables.table.timers import HURRIED_MS, UNHURRIED_MS, stays_open
from tests.tables.sitting import DONE, LAY_ONE, PEOPLE, BotSpec, SeatPlan, Settings, Sitting

WINDOW = 1500


def penniless() -> Sitting:
    """A table at whose first bids seat 0 has no coins, seat 1 having got them, so that it can only be done."""
    state = Sitting(seed=3).table.running.state.clone()
    for coin in range(3):
        state.hands[3 + coin] += state.hands[coin]
        state.hands[coin] = 0
    return Sitting(Settings(window_ms=WINDOW), start=state.save(), seed=4)


def ready_told(s: Sitting, to: int) -> list[int]:
    """When `to` was told that a seat is done."""
    return [
        at
        for note, at in zip(s.envelopes, s.moments, strict=True)
        if note.to == to and isinstance(note.message, Update)
        for event in note.message.events
        if event["event"] == "ready"
    ]


def test_a_seat_without_a_choice_is_answered_when_the_windows_time_is_over():
    s = penniless()
    began = s.now
    assert s.legal(0) == [DONE]
    s.wait(WINDOW - 1)
    assert 0 in s.table.pending()
    s.wait(1)
    assert 0 not in s.table.pending()
    assert ready_told(s, 1) == [began + WINDOW]


def test_a_quick_answer_shows_no_sooner_than_the_tables_own():
    quick = Sitting(Settings(window_ms=WINDOW), seed=3)
    began = quick.now
    quick.wait(200)
    assert isinstance(quick.decide(0, DONE, key="a"), Ack)
    assert 0 in quick.table.pending()
    quick.wait(WINDOW)
    assert 0 not in quick.table.pending()
    assert ready_told(quick, 1) == [began + WINDOW]


def test_a_slow_answer_shows_at_once():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    s.wait(4000)
    s.decide(0, DONE)
    assert ready_told(s, 1) == [s.now]


def test_an_answer_that_waits_can_be_replaced_or_taken_back():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    first = s.legal(0)[0]
    s.decide(0, DONE, key="a")
    s.decide(0, first, key="b")
    s.wait(WINDOW)
    assert s.table.lines()[-1].value == first and 0 in s.table.pending()
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    s.decide(0, DONE, key="a")
    assert isinstance(s.decide(0, key="b"), Ack)
    s.wait(10 * WINDOW)
    assert 0 in s.table.pending()


def test_an_answer_that_waits_survives_a_restart():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    s.decide(0, DONE, key="a")
    table = s.reloaded()
    assert table.digest() == s.table.digest() and table.metadata.held[0].actions == ["done"]
    s.commands = TableCommands(table, s.entropy, s.now)
    s.commands.context.away.clear()
    s.wait(WINDOW)
    assert 0 not in table.pending()
    assert s.decide(0, DONE, key="a", decision=1) == Ack("t1", "a", 1), "the key still counts"


def test_who_wants_to_answer_an_empty_window_himself_keeps_it_open():
    s = penniless()
    s.ok(lambda t, now: t.keep_open("ida", 0, 1, now=now))
    s.wait(60_000)
    assert 0 in s.table.pending()
    s.decide(0, DONE)
    assert 0 not in s.table.pending()


def test_coins_already_laid_are_not_cast_for_you():
    """A player who has laid everything can only be done, but might still take a coin back."""
    seed = next(n for n in range(1, 500) if Sitting(seed=n).legal(0) == [LAY_ONE, DONE])
    s = Sitting(Settings(window_ms=WINDOW), seed=seed)
    s.wait(WINDOW)
    s.decide(0, LAY_ONE)
    s.decide(0, LAY_ONE)
    assert s.legal(0) == [DONE]
    s.wait(60_000)
    assert 0 in s.table.pending()


def test_a_standing_order_passes_windows_after_their_time_unless_one_is_kept_open():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    began = s.now
    s.ok(lambda t, now: t.order("ida", 0, True, now=now))
    s.ok(lambda t, now: t.order("joe", 1, True, now=now))
    s.ok(lambda t, now: t.keep_open("joe", 1, 1, now=now))
    s.wait(60_000)
    assert s.table.pending() == [1, 2]
    assert ready_told(s, 2) == [began + WINDOW]


def test_a_standing_order_leaves_a_players_own_move_alone(monkeypatch):
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    monkeypatch.setattr(type(s.table.running.state.stack[-1]), "passable", lambda step, g, seat: seat != 0)
    s.ok(lambda t, now: t.order("ida", 0, True, now=now))
    s.ok(lambda t, now: t.order("joe", 1, True, now=now))
    s.wait(60_000)
    assert s.table.pending() == [0, 2]


def test_a_seat_is_told_its_own_standing_order_and_nobody_else():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    everybody = (SPECTATOR, 0, 1, 2)
    before = [s.commands.catch_up(seat) for seat in everybody]
    s.ok(lambda t, now: t.order("ida", 0, True, now=now))
    after = [s.commands.catch_up(seat) for seat in everybody]
    assert after[1] == msgspec.structs.replace(before[1], pass_windows=True)
    assert [after[0], *after[2:]] == [before[0], *before[2:]]
    s.ok(lambda t, now: t.order("ida", 0, False, now=now))
    assert [s.commands.catch_up(seat) for seat in everybody] == before


def test_the_last_seats_order_is_not_what_watchers_see():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    s.ok(lambda t, now: t.order(PEOPLE[-1], len(PEOPLE) - 1, True, now=now))
    assert s.commands.catch_up(len(PEOPLE) - 1).pass_windows
    assert not s.commands.catch_up(SPECTATOR).pass_windows


@pytest.mark.parametrize("kind", [j.StandingOrderSet, j.WindowKeptOpen, j.AnswerHeld])
def test_orders_holds_and_waiting_answers_are_nobody_elses_business(kind):
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    begin, changed = len(s.envelopes), s.table.metadata.changed
    s.wait(100)
    if kind is j.StandingOrderSet:
        s.ok(lambda t, now: t.order("ida", 0, True, now=now))
    elif kind is j.WindowKeptOpen:
        s.ok(lambda t, now: t.keep_open("ida", 0, 1, now=now))
    else:
        s.decide(0, DONE)
    assert isinstance(j.decode(s.journal[-1]), kind)
    assert s.envelopes[begin:] == [] and s.table.metadata.changed == changed


def test_a_waiting_answer_that_has_become_impossible_is_dropped_and_the_decision_still_owed():
    s = Sitting(Settings(window_ms=WINDOW), seed=3)
    laid = s.legal(0)[0]
    s.decide(0, laid, DONE)
    s.table.running.state.hands[laid] = 0  # no rule of the small game does this to a hand; another's might
    s.wait(WINDOW)
    assert 0 in s.table.pending() and s.table.metadata.held == {}
    s.decide(0, DONE)
    assert 0 not in s.table.pending()


@pytest.mark.parametrize(("window_ms", "budget_ms", "covered"), [(250, 250, 1), (5000, 1000, 1), (0, 1000, 0)])
def test_a_bot_thinks_in_a_window_no_longer_than_it_stays_open(window_ms: int, budget_ms: int, covered: int):
    """Its whole time goes by whether it had a choice or none, so the window's own time is all it may take; a table
    without windows' time covers nothing, and is answered at once."""
    plans = [SeatPlan("ida", "Ida"), SeatPlan(bot=BotSpec("random")), SeatPlan(bot=BotSpec("random"))]
    s = Sitting(Settings(window_ms=window_ms), seats=plans, seed=3)
    asked = s.commands.bots.asks(now=s.now)
    assert {(ask.budget_ms, ask.window) for ask in asked} == {(budget_ms, covered)}


def waiting_for_bots(*others: SeatPlan) -> Sitting:
    """Ida is done with her bid; the others choose theirs."""
    s = Sitting(Settings(window_ms=WINDOW), [SeatPlan("ida", "Ida"), *others], seed=3)
    s.wait(WINDOW)
    s.decide(0, DONE)
    return s


def test_since_when_bots_alone_are_asked_is_known_after_a_restart_and_a_pause():
    s = waiting_for_bots(SeatPlan(bot=BotSpec("random")), SeatPlan(bot=BotSpec("random")))
    alone = s.now
    assert s.table.metadata.clocks.bots == alone == s.reloaded().metadata.clocks.bots
    s.do(lambda t, now: t.consent.propose("ida", "pause", now=now))
    s.wait(7000)
    s.do(lambda t, now: t.consent.resume("ida", now=now))
    assert s.table.metadata.clocks.bots == alone + 7000
    for seat in (1, 2):
        s.take(s.commands.bot_decides(seat, s.table.decision(seat), [DONE], now=s.now))
    s.wait(WINDOW)
    assert 0 in s.table.pending() and s.table.metadata.clocks.bots == 0


def test_bots_that_somebody_has_waited_for_long_take_less_time_whatever_they_choose():
    s = waiting_for_bots(SeatPlan(bot=BotSpec("random")), SeatPlan(bot=BotSpec("random")))
    clocks = s.table.metadata.clocks
    for waited, stays in ((UNHURRIED_MS - 1, WINDOW), (UNHURRIED_MS, HURRIED_MS)):
        clocks.opened[1] = clocks.opened[2] = clocks.bots + waited
        s.commands.context.timers = None
        s.now = clocks.opened[1]
        asked = s.commands.bots.asks(now=s.now)
        assert {ask.budget_ms for ask in asked} == {min(stays, s.table.metadata.settings.bot_ms)}
        s.take(s.commands.bot_decides(1, s.table.decision(1), [s.legal(1)[0], DONE], now=s.now))
        assert s.due() == clocks.opened[1] + stays
        s.table.metadata.held.clear()


@pytest.mark.parametrize("others", [[SeatPlan("joe", "Joe"), SeatPlan(bot=BotSpec("random"))], []], ids=["one", "none"])
def test_people_are_never_hurried_nor_bots_that_nobody_waits_for(others: list[SeatPlan]):
    """When another seat is asked too, and when everybody has left the table to bots."""
    s = waiting_for_bots(*(others or [SeatPlan(bot=BotSpec("random"))] * 2))
    if not others:
        s.ok(lambda t, now: t.people.resign("ida", 0, now=now))
    s.table.metadata.clocks.opened[2] = s.now + UNHURRIED_MS
    assert stays_open(s.table, 2) == WINDOW
