"""People meet: a code, the countdown, who is here, and who sits in for whom."""

import math

import pytest

from petteia.tables.commands.people import NUDGE_MS, OFFER_MS
from petteia.tables.commands.seating import CODE_LENGTH, CODE_MS, COUNT_MS, LETTERS, said_code
from petteia.tables.journal.specs import HOUR_MS, Clock
from petteia.tables.messages import Ack, Info, Nudged, Refusal
from tests.tables.sitting import DONE, SeatPlan, Settings, Sitting

EMPTY = [SeatPlan("ida", "Ida", ready=True), SeatPlan(), SeatPlan()]


def lobby() -> Sitting:
    return Sitting(Settings(window_ms=0), EMPTY, begin=False)


def with_code(s: Sitting) -> str:
    s.ok(lambda t, now: t.seating.make_code("ida", now=now))
    return s.commands.seating.code("ida", s.now)


def come(s: Sitting, player: str, code: str) -> object:
    return s.do(lambda t, now: t.seating.come(player, player.title(), code, now=now))


def test_a_code_has_forty_bits_in_letters_that_cannot_be_mistaken():
    assert CODE_LENGTH * math.log2(len(set(LETTERS))) >= 40
    assert not set(LETTERS) & set("0O1IL2Z5S8BU") and LETTERS.upper() == LETTERS
    assert said_code("acd-efg hjk") == said_code("ACDEFGHJK")


def test_one_code_seats_everybody_ready_and_the_last_one_starts_the_count():
    s = lobby()
    code = with_code(s)
    assert with_code(s) == code, "it stays the same"
    assert s.commands.seating.code("joe", s.now) == "", "somebody who does not sit is not told"
    assert isinstance(come(s, "joe", code), Ack) and isinstance(come(s, "joe", code), Ack)
    assert [seat.player for seat in s.table.seats] == ["ida", "joe", ""] and s.table.seats[1].ready
    assert not s.table.metadata.counting
    assert isinstance(come(s, "kim", code), Ack)
    assert s.table.metadata.counting == s.now + COUNT_MS
    full = come(s, "eve", code)
    assert isinstance(full, Refusal) and full.code == "table_full"
    s.wait(COUNT_MS - 1)
    assert s.table.status == "open"
    s.wait(1)
    assert s.table.status == "starting"
    late = come(s, "eve", code)
    assert isinstance(late, Refusal) and late.code == "no_such_code", "it holds until the start"


@pytest.mark.parametrize("who", ["ida", "joe", "kim"])
def test_anybody_stops_the_count_and_is_not_ready_then(who: str):
    s = lobby()
    code = with_code(s)
    come(s, "joe", code)
    come(s, "kim", code)
    s.wait(3000)
    stranger = s.do(lambda t, now: t.seating.halt("eve", now=now))
    assert isinstance(stranger, Refusal) and s.table.metadata.counting
    s.ok(lambda t, now: t.seating.halt(who, now=now))
    assert not s.table.metadata.counting and [p.player for p in s.table.seats if not p.ready] == [who]
    s.wait(10 * COUNT_MS)
    assert s.table.status == "open"
    seat = s.table.seats_of(who)[0]
    s.ok(lambda t, now: t.seating.ready(who, seat, True, now=now))
    s.wait(COUNT_MS)
    assert s.table.status == "starting"


def test_a_code_holds_for_a_day_and_can_be_withdrawn():
    s = lobby()
    code = with_code(s)
    s.now += CODE_MS
    old = come(s, "joe", code)
    assert isinstance(old, Refusal) and old.code == "no_such_code"
    fresh = with_code(s)
    assert fresh != code
    not_theirs = s.do(lambda t, now: t.seating.withdraw_code("joe", now=now))
    assert isinstance(not_theirs, Refusal) and not_theirs.code == "owner_only"
    s.ok(lambda t, now: t.seating.withdraw_code("ida", now=now))
    assert isinstance(come(s, "joe", fresh), Refusal) and s.commands.seating.code("ida", s.now) == ""


def test_somebody_who_alone_holds_all_seats_is_not_counted_down():
    s = lobby()
    for seat in (1, 2):
        s.ok(lambda t, now: t.seating.sit("ida", "Ida", seat, f"Ida {seat}", True, now=now))  # noqa: B023
    assert not s.table.metadata.counting


def test_everybody_sees_who_is_away_and_since_when():
    s = Sitting(Settings(window_ms=0), seed=3)
    for player in ("ida", "joe", "kim"):
        s.ok(lambda t, now: t.people.back(player, now=now))  # noqa: B023
    s.do(lambda t, now: t.people.gone("joe", now=now))
    told = [m for m in s.sent_to(0) if isinstance(m, Info)][-1]
    assert told.away == [0, s.now, 0]
    s.do(lambda t, now: t.people.back("joe", now=now))
    assert [m for m in s.sent_to(0) if isinstance(m, Info)][-1].away == []


def test_nobodys_seat_is_taken_unless_the_host_says_so():
    s = Sitting(Settings(window_ms=0), seed=3)
    for player in ("ida", "kim"):
        s.ok(lambda t, now: t.people.back(player, now=now))  # noqa: B023
    s.do(lambda t, now: t.people.gone("joe", now=now))
    early = s.do(lambda t, now: t.people.stand_in("ida", 1, now=now))
    assert isinstance(early, Refusal) and early.code == "not_away"
    s.wait(OFFER_MS - 1)
    assert isinstance(s.do(lambda t, now: t.people.stand_in("ida", 1, now=now)), Refusal)
    s.wait(30 * 24 * 3_600_000)
    assert not s.table.seats[1].stood_in
    others = s.do(lambda t, now: t.people.stand_in("kim", 1, now=now))
    assert isinstance(others, Refusal) and others.code == "owner_only"
    s.ok(lambda t, now: t.people.stand_in("ida", 1, now=now))
    assert s.table.seats[1].stood_in
    s.ok(lambda t, now: t.people.back("joe", now=now))
    assert not s.table.seats[1].stood_in


def test_where_people_have_hours_a_lost_connection_takes_nobodys_seat():
    s = Sitting(Settings(clock=Clock(24 * HOUR_MS), window_ms=0, takeover_ms=5000), seed=3)
    s.do(lambda t, now: t.people.back("ida", now=now))
    s.do(lambda t, now: t.people.gone("joe", now=now))
    s.wait(2 * HOUR_MS)
    assert not s.table.seats[1].stood_in
    asked = s.do(lambda t, now: t.people.stand_in("ida", 1, now=now))
    assert isinstance(asked, Refusal) and asked.code == "by_clock"


def test_a_bot_plays_for_the_one_who_ran_out_of_time_where_the_host_wished_so():
    s = Sitting(Settings(clock=Clock(60_000), window_ms=0, takeover_clock=True), seed=3)
    assert 1 in s.table.pending()
    s.wait(60_000)
    assert s.table.seats[1].stood_in and 1 in s.table.pending(), "nothing is passed for them: the bot decides"
    s.ok(lambda t, now: t.people.back("joe", now=now))
    s.wait(59_999)
    assert not s.table.seats[1].stood_in, "somebody who comes back has time to look"
    assert isinstance(s.decide(1, DONE), Ack)


def test_somebody_who_is_waited_for_can_be_nudged_once_a_minute():
    s = Sitting(Settings(window_ms=0), seed=3)
    assert 1 in s.table.pending()
    s.ok(lambda t, now: t.people.nudge("ida", 1, now=now))
    assert [m for m in s.sent_to(1) if isinstance(m, Nudged)] == [Nudged(s.table.id, 1, "Ida")]
    assert s.commands.catch_up(1).nudged == "Ida", "also whoever comes back later reads it"
    again = s.do(lambda t, now: t.people.nudge("kim", 1, now=now))
    assert isinstance(again, Refusal) and again.code == "nudged_already"
    s.wait(NUDGE_MS)
    s.ok(lambda t, now: t.people.nudge("kim", 1, now=now))
    own = s.do(lambda t, now: t.people.nudge("joe", 1, now=now))
    assert isinstance(own, Refusal) and own.code == "not_waited_for"
    assert isinstance(s.do(lambda t, now: t.people.nudge("eve", 1, now=now)), Refusal)
    s.decide(1, DONE)
    assert s.commands.catch_up(1).nudged == ""
