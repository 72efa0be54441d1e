"""A small fast generator for simulation and search. Tables use the dealer instead (`dealer.py`)."""

from typing import Final

from petteia.engine.ints import i64, mypyc_attr, vec

LANE: Final = 0xFFFFFFFF
WIDE: Final = 0x20000000000000  # 2**53
STREAMS: Final = 64
"""Generators made from one seed: one for chance, and one for each seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """Chris Doty-Humphrey's sfc32: additions, shifts and xors in lanes of 32 bits, no product at all,
    so compiled and uncompiled code draw the same numbers."""

    def __init__(self, seed: i64 = 0) -> None:
        self.a: i64 = seed & LANE
        self.b: i64 = (seed >> 32) & LANE
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _ in range(12):
            self.lane()

    def lane(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.count) & LANE
        self.count = (self.count + 1) & LANE
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & LANE
        self.c = (((self.c << 21) & LANE) | (self.c >> 11)) + out & LANE
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n up to 2**53."""
        if n <= LANE:
            # The lowest lanes would make some remainders likelier than others: draw again for those.
            skip = (LANE + 1) % n
            x = self.lane()
            while x < skip:
                x = self.lane()
            return x % n
        if n > WIDE:
            raise ValueError(f"nobody can draw one of {n}; at most one of {WIDE}")
        wide = (self.lane() << 21) | (self.lane() >> 11)
        limit = WIDE - WIDE % n
        while wide >= limit:
            wide = (self.lane() << 21) | (self.lane() >> 11)
        return wide % n

    def pick(self, weights: vec[i64]) -> i64:
        """An index, drawn by the weights."""
        whole: i64 = 0
        for w in weights:
            whole += w
        at = self.below(whole)
        for index in range(len(weights)):
            at -= weights[index]
            if at < 0:
                return index
        raise ValueError("a draw needs at least one positive weight")

    def shuffle(self, v: vec[i64]) -> None:
        """Put the vector in random order, in place."""
        i = len(v) - 1
        while i > 0:
            j = self.below(i + 1)
            v[i], v[j] = v[j], v[i]
            i -= 1


def chance_of(seed: i64) -> Generator:
    """The generator of chance for a deal number: the same number gives the same deal."""
    return Generator(seed * STREAMS)


def thoughts_of(seed: i64, seat: i64) -> Generator:
    """The generator of a seat's own random choices for a deal number."""
    return Generator(seed * STREAMS + 1 + seat)
