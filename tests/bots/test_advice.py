"""Advice for people: what it knows, and that it gives reasons."""

import pytest

from petteia.bots.advice import Adviser, chances, speaks_for
from petteia.bots.greedy import evaluation_of
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.games.age_of_mythology.scenario import scenario
from tests.bots.test_levels import GAMES, some_decision

pytestmark = pytest.mark.part("bots")


@pytest.mark.parametrize("name, seats", GAMES)
def test_the_best_few_come_with_chances_and_a_reason(name, seats):
    game, state, seat = some_decision(name, seats, 5)
    adviser = Adviser(game)
    found = adviser.advise(state.view(seat), 3)
    offered = {one["n"] for one in state.view(seat)["actions"]}
    assert 2 <= len(found) <= 3 and {one.action for one in found} <= offered
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    terms = evaluation_of(game).terms(state, seat)
    assert all(0 <= one.chance <= 1000 and one.reason in {"", *terms} for one in found)


@pytest.mark.parametrize("name, seats", GAMES)
def test_the_chances_order_the_advice_whatever_the_bot_has_chosen(name, seats):
    game, state, seat = some_decision(name, seats, 5)
    usual = Adviser(game).advise(state.view(seat), 3)
    found = Adviser(game).advise(state.view(seat), 3, usual[-1].action)
    assert usual[-1].action in {one.action for one in found}
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


def test_what_a_decision_does_not_raise_is_no_reason_for_it():
    options = vec[i64]([3, 4])
    now, terms = {"hand": 9, "city": 2}, [{"hand": 6, "city": 3}, {"hand": 1, "city": 2}]
    assert speaks_for(3, options, options, terms, now) == "city"
    assert speaks_for(3, options, options, terms, {**now, "city": 3}) == ""


@pytest.mark.parametrize("name, seats", GAMES)
def test_advice_knows_what_the_seat_knows(name, seats):
    game, state, seat = some_decision(name, seats, 9)
    said = [one.plain() for one in Adviser(game).advise(state.view(seat), 2)]
    world = state.resample(seat, Generator(3))
    assert [one.plain() for one in Adviser(game).advise(world.view(seat), 2)] == said


def test_a_wonder_that_wins_is_the_first_advice():
    table = scenario(
        card="permanent_build",
        ages={0: "mythic"},
        resources={0: [10, 10, 10, 10]},
        victory={"the_wonder": 5},
        victory_cubes={0: 3},
    )
    best = Adviser(table.game).advise(table.state.view(0), 3)[0]
    assert table.game.actions.text(best.action) == "build wonder"
    assert (best.chance, best.reason) == (1000, "win")


@pytest.mark.parametrize("name, seats", GAMES)
def test_chances_add_up(name, seats):
    game, state, _ = some_decision(name, seats, 2)
    found = chances(evaluation_of(game), state)
    assert len(found) == seats and abs(sum(found) - 1000) <= seats
