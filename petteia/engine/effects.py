"""What cards do, as games with cards say it: one class for each effect, and one object for each thing that hinders one.

A game lists its effects in the order of their numbers, which other rules and bots ask for (`in_order`). Each class says
how the effect's entry in the component data is read, when it could do something, and what it does.
"""

from collections.abc import Sequence
from typing import Generic

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason, S


class Effect:
    """What a card does."""

    def __init__(self, kind: i64, name: str) -> None:
        self.kind: i64 = kind  # its place in the game's list of effects
        self.name: str = name  # by which the component data call it


def in_order(effects: Sequence[Effect]) -> bool:
    """Whether effects stand in the order of their numbers."""
    return [effect.kind for effect in effects] == list(range(len(effects)))


class Hindrance(Generic[S]):
    """What keeps a player from something: the key of its words, and the rule. Lists of options are made without
    building a sentence, so figures are looked up only when somebody is told."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def figures(self, g: S, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        """What the sentence names. `what` is the card, say, and `at` the moment: each game says what it hands on."""
        return {}

    def reason(self, g: S, seat: i64, what: i64, at: i64) -> Reason:
        """The refusal with its figures."""
        return Reason(self.code, self.figures(g, seat, what, at), self.rule)
