"""Thousands of games are looked at with notes on what was seen before: that shows the same as looking for the first
time, and the rules tell of everything that changes."""

import pytest

from petteia.bots.batch import Batch
from petteia.bots.observation import Observer
from petteia.engine.driver import random_steps
from petteia.engine.generator import Generator
from petteia.games import load
from petteia.games.age_of_mythology.state import (
    BLOCK,
    FOURTH,
    FRONT,
    HAND,
    HANDS,
    MIDDLE,
    PERMANENT_CARDS,
    PILE,
    RANDOM_CARDS,
)
from tests import budget

pytestmark = pytest.mark.part("bots")

TABLES = (
    ("age_of_mythology", 2, {}),
    ("age_of_mythology", 3, {"cultures": "chosen", "heroes_of_a_new_age": "next_turn"}),
    ("age_of_mythology", 4, {}),
    ("age_of_mythology", 4, {"teams": "two_cultures"}),
    ("age_of_mythology", 8, {"cultures": "drafted"}),
    ("deukalion", 2, {"theseus": "on"}),
    ("deukalion", 4, {}),
    ("parthenon", 4, {}),
)
OF_HANDS = {PERMANENT_CARDS, RANDOM_CARDS, *range(HAND, BLOCK)}
UNSEEN = {FOURTH, *range(PILE, PERMANENT_CARDS), *range(FRONT, HAND)}


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_what_is_seen_again_is_what_is_seen_for_the_first_time(name: str, seats: int, options: dict[str, str]):
    game = load(name, seats, options)
    batch, rng, first_time = Batch(game, 6, -1), Generator(seats), Observer(game)
    batch.begin(list(range(6)))
    for _ in range(budget(2000)):
        rows = [at * batch.actions for at in range(6)]
        batch.step([int(batch.options[row + rng.below(batch.counts[at])]) for at, row in enumerate(rows)])
        for at in range(6):
            seen = list(batch.observations[at * batch.length : (at + 1) * batch.length])
            assert seen == list(first_time.look(batch.games[at], batch.seats[at])), type(batch.games[at].stack[-1])


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[:5], ids=str)
def test_the_rules_tell_whose_places_they_change(name: str, seats: int, options: dict[str, str]):
    game = load(name, seats, options)
    for number in range(budget(40)):
        g, rng = game.new(), Generator(number)
        assert g.touched == -1, "whoever has not looked yet knows nothing"
        while g.stack:
            before, step = list(g.cells), type(g.stack[-1]).__name__
            g.touched = 0
            random_steps(g, rng, 1)
            for at, was in enumerate(before[MIDDLE:]):
                seat, place = divmod(at, BLOCK)
                if g.cells[MIDDLE + at] == was or place in UNSEEN:
                    continue
                told = g.touched & (HANDS << seat if place in OF_HANDS else 1 << seat)
                assert told, f"{step} changes place {place} of seat {seat}"
