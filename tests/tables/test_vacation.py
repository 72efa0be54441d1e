"""Clocks of days: a reserve, vacations in which a player's clock stops, a bot for players whose time ran out."""

import pytest

from petteia.tables.journal.specs import BotSpec, Clock, Settings
from petteia.tables.table.info import hurry, summary
from tests.tables.sitting import Sitting

pytestmark = pytest.mark.part("days")
HOUR = 3_600_000
DAY = 24 * HOUR


def slow(**changes) -> Sitting:
    wished = {"vacation_ms": 14 * DAY, "takeover_clock": True, "stand_in": BotSpec("random"), **changes}
    return Sitting(Settings(clock=Clock(DAY, 2 * DAY), window_ms=0, **wished))


def mover(s: Sitting) -> tuple[int, str]:
    seat = s.table.pending()[0]
    return seat, s.table.seats[seat].player


def taken_over(s: Sitting, seat: int, ms: int) -> bool:
    s.wait(ms)
    return s.table.seats[seat].stood_in


def test_a_clock_runs_through_the_free_time_and_the_reserve_and_then_a_bot_plays_until_they_are_back():
    s = slow()
    seat, player = mover(s)
    begun = s.now
    assert hurry(s.table)[seat].until == begun + 3 * DAY
    assert hurry(s.table)[seat].remind == begun + 3 * DAY - 18 * HOUR, "a quarter of the time before"
    assert not taken_over(s, seat, 3 * DAY - HOUR)
    assert taken_over(s, seat, 2 * HOUR)
    assert summary(s.table).hurry.keys() <= set(s.table.pending()) - {seat}
    s.ok(lambda t, now: t.people.back(player, now=now))
    assert not s.table.seats[seat].stood_in
    assert s.reloaded().digest() == s.table.digest()


def test_a_vacation_does_not_count_and_what_is_left_of_it_is_not_taken():
    s = slow()
    seat, player = mover(s)
    begun = s.now
    s.wait(6 * HOUR)
    s.ok(lambda t, now: t.people.rest(player, now + 10 * DAY, now=now))
    assert hurry(s.table)[seat].until == begun + 13 * DAY
    assert summary(s.table).rests == {seat: begun + 6 * HOUR + 10 * DAY}
    assert not taken_over(s, seat, 9 * DAY), "it would have been over for long"
    s.ok(lambda t, now: t.people.rest(player, 0, now=now))
    assert hurry(s.table)[seat].until == begun + 12 * DAY
    assert s.table.metadata.clocks.rested[seat] == 9 * DAY
    bank = s.table.metadata.clocks.bank[seat]
    s.wait(HOUR)
    legal = s.legal(seat)
    s.ok(lambda t, now: t.decide(player, seat, t.table.decision(seat), [legal[0]], now=now))
    assert s.table.metadata.clocks.bank[seat] == bank, "seven hours are within the free day"
    s.ok(lambda t, now: t.people.rest(player, now + 30 * DAY, now=now))
    assert s.table.metadata.clocks.rested[seat] == 14 * DAY, "no more than the table allows"
    s.wait(6 * DAY)
    spent = s.do(lambda t, now: t.people.rest(player, now + DAY, now=now))
    assert spent.code == "vacation_spent"
    assert s.reloaded().digest() == s.table.digest()


def test_a_vacation_before_ones_move_covers_the_move_that_comes():
    s = slow()
    _, player = mover(s)
    other = next(p for p in ("ida", "joe", "kim") if p != player)
    begun = s.now
    s.ok(lambda t, now: t.people.rest(other, now + 5 * DAY, now=now))
    for _ in range(60):
        waiting = s.table.pending()
        if other in [s.table.seats[n].player for n in waiting]:
            break
        seat, number, action = waiting[0], s.table.decision(waiting[0]), s.legal(waiting[0])[0]
        who = s.table.seats[seat].player
        s.ok(lambda t, now, p=who, n=seat, d=number, a=action: t.decide(p, n, d, [a], now=now))
    (theirs,) = s.table.seats_of(other)
    assert hurry(s.table)[theirs].until == begun + 5 * DAY + 3 * DAY


def test_vacations_are_where_the_host_allows_them_and_clocks_have_hours():
    s = slow(vacation_ms=0)
    assert s.do(lambda t, now: t.people.rest("ida", now + DAY, now=now)).code == "no_vacation"
    quick = Sitting(Settings(clock=Clock(60_000), vacation_ms=DAY, window_ms=0))
    assert quick.do(lambda t, now: t.people.rest("ida", now + DAY, now=now)).code == "no_vacation"
    assert s.do(lambda t, now: t.people.rest("zoe", now + DAY, now=now)).code == "players_only"
    assert hurry(quick.table) == {}
