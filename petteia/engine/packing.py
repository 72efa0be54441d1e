"""How a position becomes a row of integers, and the integers a position or a digest.

A state and its steps describe their fields once, in `fields(p)`: `self.seat = p.num(self.seat)`. Writing, the
packer notes the value and hands it back; reading, it hands out the value it has. So saving, restoring and the
digest cannot disagree about what belongs to a position.
"""

from collections.abc import Iterable
from typing import Final

from petteia.engine.ints import append, extend, i64, mypyc_attr, vec

LANE: Final = 0xFFFFFFFF
DIGEST_VERSION: Final = 1
"""Goes up whenever `digest` gives another number for the same cells; records say which one theirs is."""


class Unreadable(ValueError):
    """Saved data that is no position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Packer:
    """Writes fields into `cells`, or reads them back from it."""

    def __init__(self, saved: Iterable[int] | None = None) -> None:
        self.reading: bool = saved is not None
        self.cells: vec[i64] = vec[i64]() if saved is None else vec[i64](saved)
        self.at: i64 = 0

    def num(self, value: i64) -> i64:
        """One number."""
        if not self.reading:
            self.cells = append(self.cells, value)
            return value
        if self.at >= len(self.cells):
            raise Unreadable("the saved position ends too early")
        self.at += 1
        return self.cells[self.at - 1]

    def flag(self, value: bool) -> bool:
        """One truth value."""
        return self.num(1 if value else 0) != 0

    def nums(self, value: vec[i64]) -> vec[i64]:
        """A vector, with its length in front."""
        n = self.num(len(value))
        if not self.reading:
            self.cells = extend(self.cells, value)
            return value
        if n < 0 or self.at + n > len(self.cells):
            raise Unreadable("the saved position ends too early")
        self.at += n
        return self.cells[self.at - n : self.at]

    def finish(self) -> None:
        """Reading is over: everything must have been used."""
        if self.at != len(self.cells):
            raise Unreadable("the saved position has more numbers than the game knows")


def digest(cells: vec[i64]) -> int:
    """64 bits for a row of integers, the same in every process, version and form.

    Two lanes of 32 bits, each multiplied by an odd constant below 2**30, so no product reaches 2**62.
    """
    a: i64 = 0x2545F491
    b: i64 = 0x1B873593
    for x in cells:
        low = x & LANE
        high = (x >> 32) & LANE
        a = ((a ^ low) * 0x2C1B3C6D) & LANE
        a = (a ^ (a >> 15) ^ high) & LANE
        b = ((b + low) * 0x297A2D39 + high) & LANE
        b = (b ^ (b >> 13) ^ (a << 7)) & LANE
    for _ in range(3):
        a = ((a ^ b) * 0x2C1B3C6D) & LANE
        a = a ^ (a >> 16)
        b = ((b ^ a) * 0x297A2D39) & LANE
        b = b ^ (b >> 14)
    return int(a) * (LANE + 1) + int(b)
