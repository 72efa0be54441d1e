"""Results of games: places, what counts for ratings, and that a journal gives the same."""

import msgspec
import pytest

from petteia.engine.play import Play
from petteia.server.ratings.recount import outcome_of
from petteia.tables.journal.entries import decode, encode
from petteia.tables.journal.specs import LESSON, Origin
from petteia.tables.messages import Refusal
from petteia.tables.ports.store import Outcome
from petteia.tables.table.info import result
from tests.tables.sitting import AGORA, BotSpec, Clock, SeatPlan, Settings, Sitting, load

pytestmark = pytest.mark.part("friends")
RATED = Settings(window_ms=0, rated=True)


def came_off(s: Sitting) -> Outcome | None:
    """The result that was stored, once; and the journal gives the same."""
    assert len(s.outcomes) < 2
    written = s.outcomes[0] if s.outcomes else None
    assert outcome_of(s.journal, load) == written
    return written


def places(outcome: Outcome | None) -> list[int]:
    assert outcome is not None
    return [seat.place for seat in outcome.seats]


def with_bots(settings: Settings = RATED) -> Sitting:
    bot = SeatPlan(bot=BotSpec("hoplite"))
    return Sitting(settings, [SeatPlan("ida", "Ida"), bot, bot])


@pytest.mark.parametrize("seed", range(3))
def test_places_are_those_of_the_game_and_shared_where_it_says_so(seed):
    s = Sitting(RATED, seed=seed)
    s.play_out(seed)
    found = came_off(s)
    ended = result(s.table)
    assert found is not None and ended is not None
    assert found.rated and found.listed and (found.table, found.game) == ("t1", "agora")
    for place in ended.standings:
        assert {places(found)[seat] for seat in place} == {1 + sum(p < places(found)[place[0]] for p in places(found))}
    assert [seat.player for seat in found.seats] == ["ida", "joe", "kim"]


def test_nothing_counts_unless_the_host_says_so():
    s = Sitting(Settings(window_ms=0))
    s.play_out()
    found = came_off(s)
    assert found is not None and not found.rated


def test_who_resigned_or_is_away_at_the_end_shares_the_last_place():
    s = Sitting(Settings(window_ms=0, rated=True, takeover_ms=5000, clock=Clock(move_ms=60_000)), seed=3)
    s.ok(lambda t, now: t.people.resign("kim", 2, now=now))
    s.commands.people.gone("joe", now=s.now)
    s.wait(5000)
    assert s.table.seats[1].stood_in
    while s.table.pending():
        for ask in s.commands.bots.asks(now=s.now):
            s.do(lambda t, now, ask=ask: t.bot_decides(ask.seat, ask.decision, [s.legal(ask.seat)[0]], now=now))
        if 0 in s.table.pending():
            s.decide(0, s.legal(0)[0])
    found = came_off(s)
    assert places(found) == [1, 2, 2] and found is not None and found.rated
    assert [seat.left for seat in found.seats] == [False, True, True]


def test_who_leaves_at_once_has_hardly_played_and_who_leaves_late_has():
    for moves, early in ((0, True), (15, True), (32, False)):
        s = Sitting(RATED, seed=3)
        for _ in range(moves):
            seat = s.table.pending()[0]
            s.decide(seat, s.legal(seat)[0])
        for player, seat in (("kim", 2), ("ida", 0), ("joe", 1)):
            s.ok(lambda t, now, player=player, seat=seat: t.people.resign(player, seat, now=now))
        found = came_off(s)
        assert found is not None and found.rated
        assert [(seat.left, seat.early) for seat in found.seats] == [(True, early), (False, False), (True, early)]


def test_somebody_who_came_back_in_time_has_played():
    s = Sitting(Settings(window_ms=0, rated=True, takeover_ms=5000), seed=3)
    s.commands.people.gone("joe", now=s.now)
    s.wait(5000)
    s.ok(lambda t, now: t.people.back("joe", now=now))
    s.play_out()
    found = came_off(s)
    assert found is not None and not any(seat.left for seat in found.seats)


def test_a_lone_player_who_gives_up_has_lost_to_the_bots():
    for give_up in (
        lambda t, now: t.people.resign("ida", 0, now=now),
        lambda t, now: t.consent.propose("ida", "give_up", 0, now=now),
    ):
        s = with_bots()
        s.ok(give_up)
        found = came_off(s)
        assert found is not None and found.rated and places(found) == [3, 1, 1]
        assert [seat.bot for seat in found.seats] == ["", "hoplite", "hoplite"]


def test_who_is_left_and_gives_up_has_still_outlasted_the_others():
    for give_up in (
        lambda t, now: t.people.resign("joe", 1, now=now),
        lambda t, now: t.consent.propose("joe", "give_up", 1, now=now),
    ):
        s = Sitting(RATED)
        s.ok(lambda t, now: t.people.resign("kim", 2, now=now))
        s.ok(lambda t, now: t.people.resign("ida", 0, now=now))
        s.ok(give_up)
        assert s.table.status == "closed" and places(came_off(s)) == [2, 1, 2]


def test_a_lesson_is_no_game_that_somebody_has_played():
    s = Sitting()
    s.play_out()
    created, *rest = s.journal
    assert outcome_of(s.journal, load) is not None
    lesson = msgspec.structs.replace(decode(created), origin=Origin("", LESSON))
    assert outcome_of([encode(lesson), *rest], load) is None


def test_what_several_give_up_together_has_no_result_and_neither_has_an_unrated_game_given_up():
    s = Sitting(RATED)
    s.ok(lambda t, now: t.consent.propose("ida", "give_up", 0, now=now))
    for player in ("joe", "kim"):
        s.ok(lambda t, now, p=player: t.consent.answer(p, True, now=now))
    assert s.table.status == "closed" and came_off(s) is None
    s = with_bots(Settings(window_ms=0))
    s.ok(lambda t, now: t.consent.propose("ida", "give_up", 0, now=now))
    assert s.table.status == "closed" and came_off(s) is None


def test_in_a_rated_game_nothing_is_taken_back_by_consent():
    s = Sitting(RATED)
    s.play_some(3)
    reply = s.do(lambda t, now: t.consent.propose("ida", "undo", 0, s.back(0, 1), now=now))
    assert isinstance(reply, Refusal) and reply.code == "rated_stands"


def test_at_a_rated_table_everybody_has_one_seat():
    s = Sitting(RATED, [SeatPlan("ida", "Ida"), SeatPlan(), SeatPlan()], begin=False)
    reply = s.do(lambda t, now: t.seating.sit("ida", "Ida", 1, "Twin", now=now))
    assert isinstance(reply, Refusal) and reply.code == "rated_one_seat"
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 0, "Idalia", now=now))


def test_a_shared_screen_a_position_and_bots_among_themselves_never_count():
    me = SeatPlan("ida", "Ida")
    s = Sitting(RATED, [me, me, SeatPlan(bot=BotSpec("hoplite"))])
    for seat in (0, 1):
        s.ok(lambda t, now, seat=seat: t.people.resign("ida", seat, now=now))
    found = came_off(s)
    assert found is not None and not found.rated, "somebody played against themselves"
    s = Sitting(RATED, start=Play(load(AGORA, 3, None, None)).state.save())
    s.play_out()
    found = came_off(s)
    assert found is not None and not found.rated, "it did not begin at the beginning"
    assert outcome_of(with_bots().journal, load) is None, "it is not over"
