"""Turns a position into a row of integers, and integers into a position or a digest.

A state and its steps describe their fields once, in `fields(p)`: `self.seat = p.num(self.seat)`. A packer that writes
notes the value and returns it; one that reads returns the stored value. So saving, restoring and the digest cannot
disagree about what belongs to a position.

A field also states which values it may have: `self.stage = p.num(self.stage, 0, DONE)`. A packer for positions from
outside enforces that (`Packer.held_to`); the server's own positions and observations are read as they are.
"""

from collections.abc import Iterable
from typing import Final

from petteia.engine.ints import append, extend, i64, mypyc_attr, vec

LANE: Final = 0xFFFFFFFF
DIGEST_VERSION: Final = 1
"""Goes up whenever `digest` gives another number for the same cells; records state their version."""


LEAST: Final = -(2**62)
MOST: Final = 2**62
"""The default range of a field: any number."""


MANY: Final = 999
"""More than any procedure has left to do: for fields that count down, and for those `Step.audit` checks."""


class Unreadable(ValueError):
    """Saved data that is no position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Packer:
    """Writes fields into `cells`, or reads them back from it."""

    def __init__(self, saved: Iterable[int] | None = None) -> None:
        self.reading: bool = saved is not None
        self.cells: vec[i64] = vec[i64]() if saved is None else vec[i64](saved)
        self.at: i64 = 0
        self.seats: i64 = 0  # the number of seats that positions are checked against; 0: they are not checked

    @classmethod
    def held_to(cls, saved: Iterable[int], seats: i64) -> "Packer":
        """A packer that reads a position from outside, for this many seats."""
        out = cls(saved)
        out.seats = seats
        return out

    def num(self, value: i64, low: i64 = LEAST, high: i64 = MOST) -> i64:
        """One number, with its least and its largest value."""
        if not self.reading:
            self.cells = append(self.cells, value)
            return value
        if self.at >= len(self.cells):
            raise Unreadable("the saved position ends too early")
        self.at += 1
        found = self.cells[self.at - 1]
        if self.seats > 0 and (found < low or found > high):
            self.refuse(found, low, high)
        return found

    def seat(self, value: i64) -> i64:
        """One seat."""
        return self.num(value, 0, self.seats - 1)

    def seat_or_none(self, value: i64) -> i64:
        """One seat, or -1."""
        return self.num(value, -1, self.seats - 1)

    def bits(self, value: i64, n: i64) -> i64:
        """A mask of `n` bits."""
        return self.num(value, 0, (1 << n) - 1)

    def some_seats(self, value: i64) -> i64:
        """Some of the seats, as a mask."""
        return self.bits(value, self.seats)

    def flag(self, value: bool) -> bool:
        """One truth value."""
        return self.num(1 if value else 0, 0, 1) != 0

    def nums(self, value: vec[i64], low: i64 = LEAST, high: i64 = MOST, size: i64 = -1) -> vec[i64]:
        """A vector, with its length in front: the least and the largest value of each number, and how many there must
        be (-1: any number)."""
        n = self.num(len(value))
        if not self.reading:
            self.cells = extend(self.cells, value)
            return value
        if n < 0 or self.at + n > len(self.cells):
            raise Unreadable("the saved position ends too early")
        if self.seats > 0:
            if size >= 0 and n != size:
                self.refuse(n, size, size)
            end = self.at + n
            while self.at < end:
                self.num(0, low, high)
            self.at -= n
        self.at += n
        return self.cells[self.at - n : self.at]

    def by_seat(self, value: vec[i64], low: i64, high: i64) -> vec[i64]:
        """A vector with a number for each seat."""
        return self.nums(value, low, high, self.seats)

    def refuse(self, found: i64, low: i64, high: i64) -> None:
        """Refuse the number read last."""
        right = f"{low}" if low == high else f"{low} to {high}"
        raise Unreadable(f"number {self.at} of the position is {found}; right would be {right}")

    def finish(self) -> None:
        """End reading: everything must have been used."""
        if self.at != len(self.cells):
            raise Unreadable("the saved position has more numbers than the game knows")


def between(cells: vec[i64], first: i64, n: i64, low: i64, high: i64, what: str) -> None:
    """Check the range of `n` cells from `first` on; `what` names them in the refusal."""
    for at in range(first, first + n):
        if cells[at] < low or cells[at] > high:
            right = f"{low}" if low == high else f"{low} to {high}"
            raise Unreadable(f"{what}: {cells[at]} cannot be; right would be {right}")


def require(fine: bool, otherwise: str) -> None:
    """Refuse a position with a sentence unless a condition holds."""
    if not fine:
        raise Unreadable(otherwise)


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
