"""The engine stops a position that goes on without a decision, so that no caller has to."""

from typing import Any

import pytest
from agora import Position

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.engine.play import Play
from petteia.engine.protocol import ENDLESS, NOBODY, Endless, Seats, Step, one
from tests.record.played import agora


class Musing(Step[Position]):
    """Goes on this many times without asking anybody."""

    def __init__(self, left: int = 0) -> None:
        self.left = left

    def pending(self, g: Position) -> Seats:
        return NOBODY if self.left > 0 else one(0)

    def proceed(self, g: Position) -> None:
        self.left -= 1

    def clone(self) -> "Musing":
        return Musing(self.left)


class Nodding(Musing):
    """Asks this many times a question with one answer."""

    def pending(self, g: Position) -> Seats:
        return one(0)

    def legal(self, g: Position, seat: int) -> Any:
        return vec[i64]([0] if self.left > 0 else [0, 1])

    def apply(self, g: Position, seat: int, action: int) -> None:
        self.left -= 1

    def clone(self) -> "Nodding":
        return Nodding(self.left)


def test_a_step_may_go_on_by_itself_for_long_but_not_for_ever() -> None:
    state = agora().new()
    state.push(Musing(ENDLESS))
    state.settle()
    assert state.pending() == (0,)
    state.push(Musing(ENDLESS + 1))
    with pytest.raises(Endless, match="Musing goes on for ever"):
        state.settle()


def test_decisions_without_a_choice_come_to_an_end() -> None:
    state = agora().new()
    state.push(Nodding(ENDLESS + 1))
    state.settle()
    with pytest.raises(Endless, match="Nodding asks for ever"):
        Play(state.game, state)


def test_no_draw_is_too_wide_to_end() -> None:
    with pytest.raises(ValueError, match="at most one of"):
        Generator(1).below(2**60)
