"""The requirement for everything changed: it is refused with a sentence, or it can be played to the end."""

import random
from collections import Counter
from typing import Any

import petteia
from petteia.engine.generator import Generator
from petteia.engine.header import RecordError
from petteia.engine.packing import Unreadable
from petteia.engine.positions import restored
from petteia.engine.protocol import CHANCE, OVER, Game, State
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.games import LoadError, open_box
from tests.fuzz.changing import Base, changed, changed_data, changed_text

LONGEST = 400
"""So many decisions and outcomes of an accepted position are played; one in twenty is played to its end."""
ASKED = 0.005
"""How likely everything is asked again after a step. Asking costs a hundred times what playing costs."""


def position(base: Base, rng: random.Random, tally: Counter[str]) -> None:
    """A changed position; if the changes had no effect it must be accepted."""
    cells = changed(base, rng)
    taken_in(base.game, cells, rng, tally)
    assert tally["accepted"] or cells != base.cells, "a position that was played to is refused"


def taken_in(game: Game, cells: list[int], rng: random.Random, tally: Counter[str]) -> None:
    """Numbers from outside: a sentence, or a position that can be played."""
    try:
        state = restored(game, cells)
    except Unreadable as refusal:
        assert "position of" in str(refusal) and len(str(refusal)) < 300, refusal
        tally["refused"] += 1
        tally["refused by an exception"] += str(refusal).endswith(")")
        return
    tally["accepted"] += 1
    played(state, rng, 10**6 if rng.random() < 0.05 else LONGEST)


def played(state: State, rng: random.Random, longest: int) -> None:
    """Ask a position everything, and play on."""
    generator = Generator(rng.getrandbits(60))
    asked(state, generator, rng)
    for _ in range(longest):
        who = state.pending()
        if who == OVER:
            break
        if rng.random() < ASKED:
            asked(state, generator, rng)
        if who == CHANCE:
            state.resolve(int(generator.pick(state.chance())))
            continue
        seat = rng.choice(who)
        options = [int(action) for action in state.legal(seat)]
        state.apply(seat, rng.choice(options))
    asked(state, generator, rng)


def asked(state: State, generator: Generator, rng: random.Random) -> None:
    """Every question that a table asks a position."""
    cells = [int(x) for x in state.pack()]
    assert [int(x) for x in state.clone().pack()] == cells
    assert [int(x) for x in state.game.restore(state.save()).pack()] == cells
    for seat in range(-1, int(state.game.seats)):
        state.view(None if seat < 0 else seat)
        state.resample(seat, generator)
        options = [int(action) for action in state.legal(seat)]
        assert (len(options) > 0) == (seat >= 0 and seat in state.pending())
        for action in (*options[:5], *[rng.randrange(len(state.game.actions)) for _ in range(20)]):
            assert (state.why_not(seat, action) is None) == (action in options)
        if options:
            assert int(state.default(seat)) in options
    assert [int(x) for x in state.pack()] == cells


def record(text: str, rng: random.Random, tally: Counter[str]) -> None:
    """A changed record: its refusal names a line, or it plays."""
    try:
        read = Record.parse(changed_text(text, rng))
        header = read.header
        game = petteia.load(header.game, len(header.names), header.options)
        for _ in Replay(read, game):
            pass
    except (RecordError, LoadError) as refusal:
        assert str(refusal), "a refusal without a word"
        tally["refused"] += 1
    else:
        tally["accepted"] += 1


def components(kind: type[Game], data: dict[str, Any], rng: random.Random, tally: Counter[str]) -> None:
    """Changed component data: a sentence, or a box that can be played with."""
    try:
        game = open_box(kind, rng.choice(kind.SEAT_COUNTS), None, changed_data(data, rng))
    except LoadError as refusal:
        assert str(refusal).endswith("components.toml."), refusal
        tally["refused"] += 1
        return
    tally["accepted"] += 1
    played(game.new(), rng, LONGEST)
