"""Positions from outside: a number that a game would count through for hours is no position."""

import random

import pytest

import petteia
from petteia.engine.packing import Packer, Unreadable
from petteia.engine.positions import restored
from petteia.engine.protocol import CHANCE, OVER
from tests.shelf import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_no_step_of_a_position_counts_to_thousands_of_millions(game):
    box = petteia.load(game)
    rng = random.Random(4)
    state = box.new()
    seen: set[str] = set()
    for _ in range(1500):
        pending = state.pending()
        if pending == OVER:
            break
        if pending == CHANCE:
            weights = [float(w) for w in state.chance()]
            state.resolve(rng.choices(range(len(weights)), weights)[0])
        else:
            seat = int(pending[0])
            state.apply(seat, int(rng.choice(list(state.legal(seat)))))
        name = type(state.stack[-1]).__name__ if state.stack else ""
        if not name or name in seen:
            continue
        seen.add(name)
        cells = [int(x) for x in state.pack()]
        restored(box, cells)
        own = Packer()
        state.stack[-1].fields(own)
        for at in range(len(cells) - len(own.cells), len(cells)):
            with pytest.raises(Unreadable):
                restored(box, [*cells[:at], 2**31, *cells[at + 1 :]])
    assert len(seen) > 3
