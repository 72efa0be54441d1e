"""The worth of cubes by the best purchase they allow: purchases skipped unseen would not have been the best."""

import random

import pytest

from petteia.bots.evaluations.age_of_mythology.odds import Odds
from petteia.bots.evaluations.age_of_mythology.terms import Terms
from petteia.bots.evaluations.age_of_mythology.weights import CUBE, Weights
from petteia.engine.driver import random_choices
from petteia.engine.generator import Generator
from petteia.games import load
from petteia.games.age_of_mythology.box import PERMANENTS
from petteia.games.age_of_mythology.terms import (
    BUILD,
    FAVOR,
    KINDS_OF_CUBE,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    MYTHIC,
    NEXT_AGE,
    RECRUIT,
    TRADE,
)
from tests import budget

pytestmark = pytest.mark.part("bots")

ODD = (
    {},
    {"spoiling": 0, "fewer": 0},
    {"fewer": 30},
    {"fewer": -6},
    {"spoiling": 400},
    {"missing": -20},
    {"missing": 5, "cube": 900},
    {"wish": 3, "wish_in_hand": -40},
    {"wish": 9000},
)
"""Weights as self-play might try them, and some that it never would."""


def best_of_all(worth: Terms, g, seat: int) -> int:
    """Every purchase valued, none skipped."""
    w, box = worth.weights, worth.box
    cards = worth.card_bits(g, seat)
    keep = worth.keeps(g, seat)
    have = [int(g.cubes(seat, resource)) for resource in range(KINDS_OF_CUBE)]
    before = sum(worth.heap_of(cubes, keep) for cubes in have)
    age, future = g.age(seat), worth.future(g)
    best = 0

    def weigh(price: list[int], gain: int, action: int) -> None:
        if sum(price) > sum(have) + 8:
            return
        nonlocal best
        share = w.wish_in_hand if (cards >> action) & 1 else w.wish
        left = [cubes - asked for cubes, asked in zip(have, price, strict=True)]
        missing = -sum(min(cubes, 0) for cubes in left)
        surplus = gain + sum(worth.heap_of(max(cubes, 0), keep) for cubes in left) - before - w.missing * missing
        if missing <= 8 and surplus > 0:
            best = max(best, surplus * share * (10 - missing) // 10000)

    if age < MYTHIC:
        drawn = [g.card_of(seat, slot) for slot in range(PERMANENTS, g.slots(seat)) if g.in_hand(seat, slot)]
        held = any(box.card_action[card] == NEXT_AGE for card in drawn)
        weigh([3 + age if held else 4 + age] * KINDS_OF_CUBE, worth.age(g, age + 1) - worth.age(g, age), NEXT_AGE)
    for building in range(box.buildings):
        if age >= box.building_age[building] and g.built(seat, building) < box.building_most[building]:
            gain = worth.edge(g, MOST_BUILDINGS, worth.city_lead(g, seat)) + worth.building(building, future)
            if building == box.effects.house:
                gain += w.harvest * future
            if building == box.effects.wonder:
                gain += worth.wonder_gain(g, seat)
            weigh([box.building_cost[building * KINDS_OF_CUBE + r] for r in range(KINDS_OF_CUBE)], gain, BUILD)
    for unit in g.own_units(seat):
        if g.supply(seat, unit) > 0 and g.hero_allowed(seat, unit):
            gain = worth.edge(g, LARGEST_ARMY, worth.army_lead(g, seat)) + worth.fighter(unit)
            weigh([box.unit_cost[unit * KINDS_OF_CUBE + r] for r in range(KINDS_OF_CUBE)], gain, RECRUIT)
    if box.effects.temple >= 0 and g.built(seat, box.effects.temple) > 0:
        weigh([box.effects.temple_favor if r == FAVOR else 0 for r in range(KINDS_OF_CUBE)], CUBE, TRADE)
    return worth.late(g, best)


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_no_purchase_is_left_out_that_would_be_the_best(odd: dict[str, int]):
    game = load("age_of_mythology", 4)
    weights = Weights()
    for name, value in odd.items():
        setattr(weights, name, value)
    worth = Terms(game.seats, game.box, Odds(game.box, game.variant), weights)
    draw = random.Random(7)
    for number in range(budget(200)):
        g = game.new()
        random_choices(g, Generator(number), draw.randrange(30, 260), game.bound)
        if not g.stack or any(g.culture(seat) < 0 for seat in range(4)):
            continue
        for seat in range(4):
            for resource in range(KINDS_OF_CUBE):  # poor and rich alike
                g.set_cubes(seat, resource, draw.choice((0, 1, 3, 5, 8, 14)))
            assert worth.wishes(g, seat) == best_of_all(worth, g, seat)
