"""The chance of a deal in the lab: the same number is the same deal, by a stream or by keyed luck (docs/luck.md)."""

from collections.abc import Callable
from hashlib import sha256

from petteia.engine.generator import chance_of
from petteia.engine.luck import KEYED, KeyedLuck
from petteia.engine.protocol import State

Deal = Callable[[State], int]
"""Deals the outcome that is due."""


def deal_of(seed: int, luck: str) -> Deal:
    """The outcomes of a deal number."""
    if luck != KEYED:
        chance = chance_of(seed)
        return lambda state: int(chance.pick(state.chance()))
    keyed = KeyedLuck(sha256(f"petteia lab deal {seed}".encode()).digest())
    return lambda state: keyed.outcome(state.chance(), state.luck())
