"""Bots were fitted to our figures. With an unknown box they play worse, but never fail."""

import pytest

import petteia
from petteia.bots import LEVELS, make_bot
from petteia.engine.differences import own_components
from petteia.engine.protocol import Game
from petteia.lab.match import play_match
from tests.bots.own_boxes import random_box
from tests.shelf import FEWEST

LOOKING_AHEAD = ("fisher", "merchant", "seer", "olympian")
"""Those with a bound on their work: what they look at is the same."""


def played(kind: type[Game], seats: int, seed: int, changes: int, kinds: tuple[str, ...]) -> None:
    data = random_box(kind, seed, changes)
    assert data != own_components(kind)
    game = petteia.load(kind.ID, seats, None, data)
    names = [kinds[(seed + seat) % len(kinds)] for seat in range(seats)]
    bots = [make_bot(name, {"work": 300} if name in LOOKING_AHEAD else None) for name in names]
    match = play_match(game, bots, names, seed)
    assert match.ending and len(match.returns) == seats, (seed, names)


@pytest.mark.part("friends")
@pytest.mark.parametrize("game", FEWEST)
def test_a_bot_plays_a_box_that_nobody_has(game: str) -> None:
    played(type(petteia.load(game)), FEWEST[game], 1, 6, ("shepherd", "random"))


@pytest.mark.soak
@pytest.mark.parametrize("game", FEWEST)
def test_every_bot_plays_boxes_that_nobody_has(game: str) -> None:
    for seed in range(40):
        played(type(petteia.load(game)), FEWEST[game], seed, 30 + seed, ("greedy", "random", *LEVELS))
