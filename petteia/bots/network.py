"""A small network that values positions, in integers: compiled, uncompiled and on any machine it says the same.

Features times the first weights make the hidden units; of these what is above zero, up to a limit, times the second
weights makes the value. Weights are whole numbers of `UNIT`-ths, nothing is rounded before the end.
"""

from collections.abc import Mapping
from typing import Any, Final

from petteia.engine.ints import i16, i64, vec, zeros

UNIT: Final = 4096
"""A weight of 1."""
CEILING: Final = 16 * UNIT
"""The most that a hidden unit can be: no product comes near 2**62."""
MOST_FEATURE: Final = 1000
"""No feature is farther from zero."""


def held(x: i64) -> i16:
    """A number as a feature holds it."""
    if x > MOST_FEATURE:
        x = MOST_FEATURE
    elif x < -MOST_FEATURE:
        x = -MOST_FEATURE
    return i16(x)


_NOTHING: Final = vec[i16]([0] * 1024)


def nothing_seen(n: i64) -> vec[i16]:
    """So many features, all zero."""
    return _NOTHING[:n] if n <= len(_NOTHING) else vec[i16]([0] * int(n))


LINE: Final = 8
"""Cells in a line of the processor's cache."""


def fetched(cells: vec[i64]) -> i64:
    """Touch every line of some cells; see `Evaluation.fetch`."""
    out: i64 = 0
    at: i64 = 0
    while at < len(cells):
        out ^= cells[at]
        at += LINE
    return out


class Network:
    """Features in, a value out."""

    def __init__(self, first: list[list[int]], bias: list[int], second: list[int], scale: list[int]) -> None:
        self.inputs: i64 = len(scale)
        self.hidden: i64 = len(bias)
        self.first: vec[i64] = vec[i64]([row[at] for at in range(len(scale)) for row in first])  # by feature
        self.bias: vec[i64] = vec[i64](bias)
        self.second: vec[i64] = vec[i64](second)  # by hidden unit; then by feature, straight through
        self.scale: vec[i64] = vec[i64](scale)  # UNIT-ths of a feature

    def output(self, features: vec[i16]) -> i64:
        """The value of a position. Most features are nothing most of the time: only the others are reckoned with."""
        hidden = self.hidden
        whole = zeros(hidden)
        for unit in range(hidden):
            whole[unit] = self.bias[unit] * (UNIT // 16)
        out: i64 = 0
        for at in range(self.inputs):
            x = i64(features[at])
            if x == 0:
                continue
            seen = x * self.scale[at] // 16
            out += seen * self.second[hidden + at]
            row = at * hidden
            for unit in range(hidden):
                whole[unit] += seen * self.first[row + unit]
        for unit in range(hidden):
            lit = whole[unit] * 16 // UNIT
            if lit > 0:
                out += (lit if lit < CEILING else CEILING) // 16 * self.second[unit]
        return out // (UNIT * UNIT // 16)


def network_of(weights: Mapping[str, Any]) -> Network:
    """The network of a file's contents."""
    return Network(weights["first"], weights["bias"], weights["second"], weights["scale"])
