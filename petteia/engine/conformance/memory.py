"""Contract 13, line by line: what a seat holds possible after a line follows from what it held possible before.

Before a line, take many worlds the seat holds possible; play the line, or any other the seat could not tell from it,
in each; keep those in which the seat is sent the same. After the line, make up as many worlds from what it knows then.
Both samples must agree: a number that is common in one and never occurs in the other was forgotten, or is wrongly left
out. If that holds at every line, it holds for everything the seat was ever sent.
"""

from typing import Final

from petteia.engine.conformance.report import Breach, Report
from petteia.engine.conformance.steps import BY_CHANCE, IN_COMMIT
from petteia.engine.conformance.worlds import name
from petteia.engine.events import Event, Form, Sink
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR, State

SAMPLES: Final = 30
TRIES: Final = 600
HOPELESS: Final = 40
"""If not even two of this many worlds fit, too few ever will."""
COMMON: Final = 13
"""A number in this many of a hundred worlds deserves a closer look if it is in none on the other side."""
CLOSE_LOOK: Final = 400
STILL_COMMON: Final = 8
"""In this many of a hundred it must still be when `CLOSE_LOOK` worlds have been looked at on both sides."""
VERY_COMMON: Final = 25
"""The same when only a few worlds can be followed."""
MOST_TRIES: Final = 8_000


class PlayedLine:
    """A line of a game: its kind, its seat, and its action or outcome."""

    def __init__(self, kind: int, seat: int, value: int) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value


class _Heard:
    """A line carried out on a copy: the position it led to, and what was told."""

    def __init__(self, state: State, line: PlayedLine) -> None:
        self.sink = Sink()
        self.state = state
        if line.kind == BY_CHANCE:
            state.resolve(line.value, self.sink)
        else:
            state.apply(line.seat, line.value, self.sink)
        state.advance(self.sink)

    def forms(self, seat: int) -> list[Form]:
        """What a seat heard."""
        return [event.form(seat) for event in self.sink.events]

    def told(self, seat: int) -> bool:
        """Whether the seat learnt something from it."""
        return any(_tells(event, seat) for event in self.sink.events)


def _tells(event: Event, seat: int) -> bool:
    return event.kind.reveals or event.heard_by(seat) or (event.chance and event.kind.secret != ())


class ValueCounts:
    """How often each number stood in each place, over a number of worlds.

    Most places are alike in all worlds, so only what differs from the first world is stored."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.worlds = 0
        self.first = vec[i64]()
        self.others: dict[tuple[int, int], int] = {}
        """How often another number than the first stood in a place."""
        self.away: dict[int, int] = {}
        """How often any other did."""

    def add(self, state: State) -> bool:
        """Count a world; False if it has another shape."""
        cells = state.pack()
        if len(cells) != self.length:
            return False
        if self.worlds == 0:
            self.first = cells[:]
        self.worlds += 1
        first = self.first
        for at in range(i64(len(cells))):
            if cells[at] != first[at]:
                place = (int(at), int(cells[at]))
                self.others[place] = self.others.get(place, 0) + 1
                self.away[place[0]] = self.away.get(place[0], 0) + 1
        return True

    def count(self, place: int, value: int) -> int:
        """In how many worlds a number stood there."""
        if self.worlds and self.first[place] == value:
            return self.worlds - self.away.get(place, 0)
        return self.others.get((place, value), 0)

    def lacks(self, other: "ValueCounts", share: int) -> list[tuple[int, int]]:
        """What is common in the other sample, in this many worlds of a hundred, and never occurs here."""
        there = [(place, int(other.first[place])) for place in range(self.length)] + list(other.others)
        return [
            (place, value)
            for place, value in there
            if self.count(place, value) == 0 and other.count(place, value) * 100 >= share * other.worlds
        ]


def told_by(before: State, line: PlayedLine, seats: int) -> list[int]:
    """The seats (and spectators) that learn something from a line; none if it ends the game and everything is open."""
    real = _Heard(before.clone(), line)
    if real.state.pending() == OVER:
        return []
    return [seat for seat in [*range(seats), SPECTATOR] if real.told(seat)]


def check_memory(before: State, line: PlayedLine, seat: int, rng: Generator, report: Report) -> None:
    """What a seat holds possible after a line follows from what it held possible before."""
    if follows(before, line, seat, rng):
        report.count(13, "lines after which the possible worlds follow from those before")


def follows(before: State, line: PlayedLine, seat: int, rng: Generator) -> bool:
    """Compare what a seat holds possible after a line with what follows from before it. False if too few worlds can
    be followed to tell."""
    real = _Heard(before.clone(), line)
    follow = _Follow(before, line, seat, real, rng)
    after = ValueCounts(follow.seen.length)
    follow.until(SAMPLES, TRIES)
    if follow.seen.worlds < SAMPLES or follow.odd:
        return False
    for _ in range(SAMPLES):
        if not after.add(real.state.resample(seat, rng)):
            return False
    _decide(follow, after, real.state, seat, rng)
    return True


class _Follow:
    """Worlds held possible before a line, with the line played in each."""

    def __init__(self, before: State, line: PlayedLine, seat: int, real: _Heard, rng: Generator) -> None:
        self.before = before
        self.line = line
        self.seat = seat
        self.rng = rng
        self.forms = real.forms(seat)
        self.known = real.state.observe(seat).digest()
        self.seen = ValueCounts(len(real.state.pack()))
        self.tries = 0
        self.odd = False

    def until(self, worlds: int, tries: int) -> None:
        """Go on until this many fit, or after too many attempts."""
        while self.seen.worlds < worlds and self.tries < tries and not self.odd:
            self.tries += 1
            if self.tries == HOPELESS and self.seen.worlds < 2:
                return
            world = self.before.resample(self.seat, self.rng)
            line = self.any_line(world)
            if line is None:
                continue
            there = _Heard(world, line)
            if there.forms(self.seat) == self.forms and there.state.observe(self.seat).digest() == self.known:
                self.odd = not self.seen.add(self.perhaps_more(there.state))

    def perhaps_more(self, world: State) -> State:
        """Play what others may have done without the seat hearing of it, as in a commit that has begun."""
        for other in world.pending():
            while other >= 0 and other != self.seat and other in world.pending() and self.rng.below(3):
                options = world.legal(other)
                more = _Heard(world.clone(), PlayedLine(IN_COMMIT, other, int(options[self.rng.below(len(options))])))
                if more.sink.events or more.state.observe(self.seat).digest() != self.known:
                    break
                world = more.state
        return world

    def any_line(self, world: State) -> PlayedLine | None:
        """A line that might have happened instead, for all the seat knows; it knows its own decisions."""
        line = self.line
        if line.kind == BY_CHANCE:
            if world.pending() is not CHANCE:
                return None
            return PlayedLine(BY_CHANCE, SPECTATOR, int(self.rng.pick(world.chance())))
        options = world.legal(line.seat)
        if len(options) == 0:
            return None
        if line.seat == self.seat:
            return line if line.value in list(options) else None
        return PlayedLine(line.kind, line.seat, int(options[self.rng.below(len(options))]))


def _decide(follow: _Follow, after: ValueCounts, state: State, seat: int, rng: Generator) -> None:
    """Where the two samples differ, take larger ones: weights may be approximate, but what is possible must be exact.
    There are hundreds of rare numbers, and one of them always happens to be common in a small sample."""
    if not follow.seen.lacks(after, COMMON) and not after.lacks(follow.seen, COMMON):
        return
    follow.until(CLOSE_LOOK, MOST_TRIES)
    if follow.odd or (not follow.seen.lacks(after, COMMON) and not after.lacks(follow.seen, COMMON)):
        return
    for _ in range(CLOSE_LOOK):
        after.add(state.resample(seat, rng))
    many = follow.seen.worlds >= CLOSE_LOOK
    wrong = follow.seen.lacks(after, STILL_COMMON) if many else []
    if wrong:
        place, value = wrong[0]
        raise Breach(
            13,
            f"{name(seat)} was told something that excludes the value {value} in cell {place} of the position, "
            f"but it holds it possible in {after.count(place, value)} of {after.worlds} worlds",
        )
    missing = after.lacks(follow.seen, STILL_COMMON if many else VERY_COMMON)
    if missing:
        place, value = missing[0]
        raise Breach(
            13,
            f"the value {value} in cell {place} of the position is possible for all {name(seat)} was told, "
            f"but none of {after.worlds} worlds made up for it has it",
        )
