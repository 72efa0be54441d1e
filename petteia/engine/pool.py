"""A deck or a bag: what has not been drawn yet.

Undrawn pieces have no identity: a pool is a count of each kind, and a draw is a chance outcome. The exception is a
piece that a player has seen: a piece looked at or put on top has an identity, keeps its place, and is secret to
everybody else.
"""

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, mypyc_attr, pop, vec, zeros
from petteia.engine.old_names import warn
from petteia.engine.packing import Packer, Unreadable, between, require

UNKNOWN: i64 = -1
"""A piece in its place whose kind this seat does not know."""


def _seen(kinds: vec[i64], knowers: vec[i64], seat: i64) -> vec[i64]:
    out = vec[i64](capacity=len(kinds))
    for i in range(len(kinds)):
        known = seat >= 0 and (knowers[i] >> seat) & 1 != 0
        out = append(out, kinds[i] if known else UNKNOWN)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool:
    """Counts by kind, and the pieces on top that players have seen, with the seats that have."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts
        self.top: vec[i64] = vec[i64]()  # the last one is drawn first
        self.top_knowers: vec[i64] = vec[i64]()  # for each a mask of seats

    def loose(self) -> i64:
        """How many pieces without an identity there are."""
        n: i64 = 0
        for count in self.counts:
            n += count
        return n

    def size(self) -> i64:
        """How many pieces there are in all."""
        return self.loose() + len(self.top)

    def count(self, kind: i64) -> i64:
        """How many pieces of a kind there are in all."""
        n = self.counts[kind]
        for k in self.top:
            n += 1 if k == kind else 0
        return n

    def next_is_settled(self) -> bool:
        """Whether the next draw needs no chance: the piece has been seen."""
        return len(self.top) > 0

    def draw_settled(self) -> tuple[i64, i64]:
        """Draw the piece that `next_is_settled` is about; returns its kind and the mask of seats that knew it."""
        self.top, kind = pop(self.top)
        self.top_knowers, knowers = pop(self.top_knowers)
        return kind, knowers

    def draw(self, kind: i64) -> None:
        """A chance outcome: a loose piece of this kind leaves the pool."""
        self.counts[kind] -= 1

    def put(self, kind: i64) -> None:
        """A piece goes back and is shuffled in among the loose ones."""
        self.counts[kind] += 1

    def identify_top(self, kind: i64, knowers: i64) -> None:
        """A chance outcome: the piece on top of the loose ones is of this kind, and these seats see it."""
        self.counts[kind] -= 1
        self.put_on_top(kind, knowers)

    def put_on_top(self, kind: i64, knowers: i64) -> None:
        """A player who knows a piece puts it on top."""
        self.top = append(self.top[:], kind)
        self.top_knowers = append(self.top_knowers[:], knowers)

    def observe(self, seat: i64) -> "Pool":
        """The pool as a seat knows it: places and who knows them, the kinds it has seen, no counts. The loose pieces
        follow from everything else the seat knows, so `fill` adds them."""
        out = Pool(zeros(len(self.counts)))
        out.top = _seen(self.top, self.top_knowers, seat)
        out.top_knowers = self.top_knowers[:]
        return out

    def seen(self, seat: i64) -> "Pool":
        """The old name of `observe`."""
        warn("Pool.seen", "observe")
        return self.observe(seat)

    def fill(self, unseen: vec[i64], rng: Generator) -> None:
        """Make an observed pool whole: `unseen` is everything that must be in it besides the pieces whose kind the seat
        knows."""
        rest = unseen[:]
        for i in range(len(self.top)):
            if self.top[i] == UNKNOWN:
                self.top[i] = rng.pick(rest)
                rest[self.top[i]] -= 1
        self.counts = rest

    def clone(self) -> "Pool":
        """A deep copy."""
        out = Pool(self.counts[:])
        if len(self.top) > 0:
            out.top = self.top[:]
            out.top_knowers = self.top_knowers[:]
        return out

    def fields(self, p: Packer) -> None:
        """Everything, for saving and the digest."""
        self.counts = p.nums(self.counts)
        self.top = p.nums(self.top)
        self.top_knowers = p.nums(self.top_knowers)
        for _ in range(2):  # two empty rows: positions are packed as they were when a pool had a bottom, too
            if p.num(0, 0, 0) != 0:
                raise Unreadable("a piece lies at the bottom of a pool, where nothing is put")

    def audit(self, kinds: i64, seats: i64, most: i64, one: str) -> None:
        """Raise `Unreadable` unless there is a sound count of each kind, and every piece in its place has a kind and
        somebody who has seen it."""
        require(len(self.counts) == kinds, f"{one}: there are other kinds than in the box")
        between(self.counts, 0, kinds, 0, most, f"{one} in the pool")
        require(len(self.top) == len(self.top_knowers), f"{one}: it is not told who has seen it")
        between(self.top, 0, len(self.top), 0, kinds - 1, f"{one} somebody has seen")
        between(self.top_knowers, 0, len(self.top), 1, (1 << seats) - 1, f"who has seen {one}")
