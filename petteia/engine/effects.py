"""What cards do: one class for each effect, and one object for each hindrance.

A game lists its effects in the order of their numbers, which other rules and bots use (`in_order`). Each class says how
the effect's entry in the component data is read, when it could do something, and what it does.
"""

from collections.abc import Sequence
from typing import Generic

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason, S


class Effect:
    """What a card does."""

    def __init__(self, kind: i64, name: str) -> None:
        self.kind: i64 = kind  # its place in the game's list of effects
        self.name: str = name  # its name in the component data


def in_order(effects: Sequence[Effect]) -> bool:
    """Whether effects stand in the order of their numbers."""
    return [effect.kind for effect in effects] == list(range(len(effects)))


class Hindrance(Generic[S]):
    """What keeps a player from something: the key of its words, and the rule. Listing options builds no sentences, so
    figures are looked up only when a refusal is shown."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def figures(self, g: S, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        """The figures in the sentence. `what` may be the card and `at` the moment: each game decides what it passes."""
        return {}

    def reason(self, g: S, seat: i64, what: i64, at: i64) -> Reason:
        """The refusal with its figures."""
        return Reason(self.code, self.figures(g, seat, what, at), self.rule)
