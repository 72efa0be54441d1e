"""A small network that values positions, in integers: it gives the same result compiled, uncompiled and on any machine.

Features times the first weights make the hidden units; their positive parts, up to a limit, times the second weights
make the value. Weights are whole numbers of `UNIT`-ths, and nothing is rounded before the end.
"""

from collections.abc import Mapping
from typing import Any, Final

from petteia.engine.ints import i16, i64, vec, zeros

UNIT: Final = 4096
"""A weight of 1."""
CEILING: Final = 16 * UNIT
"""The largest value of a hidden unit: no product comes near 2**62."""
MOST_FEATURE: Final = 1000
"""The largest absolute value of a feature."""


def clamped(x: i64) -> i16:
    """A number clamped to the range of a feature."""
    if x > MOST_FEATURE:
        x = MOST_FEATURE
    elif x < -MOST_FEATURE:
        x = -MOST_FEATURE
    return i16(x)


_NOTHING: Final = vec[i16]([0] * 1024)


def zero_features(n: i64) -> vec[i16]:
    """This many features, all zero."""
    return _NOTHING[:n] if n <= len(_NOTHING) else vec[i16]([0] * int(n))


LINE: Final = 8
"""The number of cells in a line of the processor's cache."""


def touch_cells(cells: vec[i64], first: i64, after: i64) -> i64:
    """Touch every line of some cells, from a place on up to another; see `Evaluation.fetch`."""
    out: i64 = 0
    at = first
    # Eight in a row, so that more reads are under way at once.
    while at + 7 * LINE < after:
        out ^= cells[at] ^ cells[at + LINE] ^ cells[at + 2 * LINE] ^ cells[at + 3 * LINE]
        out ^= cells[at + 4 * LINE] ^ cells[at + 5 * LINE] ^ cells[at + 6 * LINE] ^ cells[at + 7 * LINE]
        at += 8 * LINE
    while at < after:
        out ^= cells[at]
        at += LINE
    return out


PAIR: Final = 32
"""The distance in bits between two hidden units that are summed in one number."""
LOWER: Final = 0xFFFFFFFF
"""The bits of the lower unit."""
HALF: Final = 0x80000000
SIXTEENTH: Final = 4
A_YES_BITS: Final = 8
A_YES: Final = 256
"""What a question answered by yes counts for: a sixteenth of `UNIT`."""


class Network:
    """Features in, a value out."""

    def __init__(self, first: list[list[int]], bias: list[int], second: list[int], scale: list[int]) -> None:
        self.inputs: i64 = len(scale)
        self.hidden: i64 = len(bias)
        self.first: vec[i64] = vec[i64]([row[at] for at in range(len(scale)) for row in first])  # by feature
        self.bias: vec[i64] = vec[i64](bias)
        self.second: vec[i64] = vec[i64](second)  # by hidden unit; then by feature, straight through
        self.scale: vec[i64] = vec[i64](scale)  # UNIT-ths of a feature
        if len(scale) * max(abs(weight) for row in first for weight in row) >= HALF // 2:
            raise ValueError("weights of the first layer are too far from zero to be added up in pairs")
        even = [*first, [0] * len(scale)] if len(first) % 2 else first
        twos = [zip(*even[at : at + 2], strict=True) for at in range(0, len(even), 2)]
        self.pairs: vec[i64] = vec[i64]([low + (high << PAIR) for two in twos for low, high in two])  # then by feature
        self.said: vec[i64] = zeros(self.inputs)  # a buffer for the features that say yes

    def output(self, features: vec[i16]) -> i64:
        """The value of a position. Most features are usually zero, and nearly all others a plain yes: the weights of
        those are added up, for two hidden units at a time."""
        hidden = self.hidden
        inputs = self.inputs
        scale = self.scale
        second = self.second
        first = self.first
        said = self.said
        some: i64 = 0
        for at in range(inputs):
            if features[at] != 0:
                said[some] = at
                some += 1
        whole = zeros(hidden + 1)
        for unit in range(hidden):
            whole[unit] = self.bias[unit] * A_YES
        yes: i64 = 0
        straight: i64 = 0
        out: i64 = 0
        for n in range(some):
            at = said[n]
            x = i64(features[at])
            if x == 1 and scale[at] == UNIT:
                said[yes] = at
                yes += 1
                straight += second[hidden + at]
                continue
            seen = x * scale[at] >> SIXTEENTH
            out += seen * second[hidden + at]
            row = at * hidden
            for unit in range(hidden):
                whole[unit] += seen * first[row + unit]
        out += straight * A_YES
        pairs = self.pairs
        begin: i64 = 0
        for unit in range(0, hidden, 2):
            both: i64 = 0
            for n in range(yes):
                both += pairs[begin + said[n]]
            begin += inputs
            low = ((both + HALF) & LOWER) - HALF  # either may be negative
            whole[unit] += low * A_YES
            whole[unit + 1] += ((both - low) >> PAIR) * A_YES
        for unit in range(hidden):
            lit = whole[unit] >> A_YES_BITS
            if lit > 0:
                out += ((lit if lit < CEILING else CEILING) >> SIXTEENTH) * second[unit]
        return out // (UNIT * UNIT // 16)


def network_of(weights: Mapping[str, Any]) -> Network:
    """The network of a file's contents."""
    return Network(weights["first"], weights["bias"], weights["second"], weights["scale"])
