"""Many games between bots, on all cores."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from petteia.bots import KINDS
from petteia.bots.observation import COMPACT, Observer
from petteia.engine.luck import STREAM
from petteia.engine.protocol import Game
from petteia.games import find, load
from petteia.lab.match import MatchNotes, play_match
from petteia.lab.players import player, problem_with


@dataclass(frozen=True)
class Pairing:
    """The game and its players: enough to set it up in another process."""

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None

    def kind(self) -> type[Game]:
        """The game's class."""
        return find(self.game)

    def open(self) -> Game:
        """The box, opened for as many as there are bots."""
        return load(self.game, len(self.bots), dict(self.options), self.components)


class NotSeated(ValueError):
    """Bots that cannot be seated like this; the sentence says what would be right."""


def seated(game: str, named: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """The bot of each seat: if there are too few, the last one plays the rest."""
    for name in named:
        problem = problem_with(name, find(game))
        if problem:
            raise NotSeated(f"{problem}.")
    if not named:
        raise NotSeated(f"nobody plays; right would be some of: {', '.join(KINDS)}.")
    count = seats if seats is not None else max(len(named), int(find(game).SEAT_COUNTS[0]))
    if len(named) > count:
        raise NotSeated(f"{len(named)} bots do not fit on {count} seats; right would be {len(named)} seats.")
    return (*named, *[named[-1]] * (count - len(named)))


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The ways to seat the bots of a deal: each in every seat, or one way if they are all alike."""
    ways = [tuple(bots[n:]) + tuple(bots[:n]) for n in range(len(bots))]
    return list(dict.fromkeys(ways))


def fixtures(bots: Sequence[str], games: int, seed: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The seeds and seatings of a tournament. The same deal is played in every seating before the next one."""
    ways = rotations(bots)
    for number in range(games):
        yield seed + number // len(ways), ways[number % len(ways)]


_opened: dict[Pairing, Game] = {}
_observers: dict[Pairing, Observer] = {}


def play_one(
    pairing: Pairing, seed: int, seating: tuple[str, ...], noting: bool = False, luck: str = STREAM
) -> MatchNotes:
    """One game, in any process. Decisions are noted on request."""
    if pairing not in _opened:
        _opened[pairing] = pairing.open()
    game = _opened[pairing]
    if noting and pairing not in _observers:
        _observers[pairing] = Observer(game, COMPACT)
    observer = _observers[pairing] if noting else None
    return play_match(game, [player(name) for name in seating], list(seating), seed, observer, luck)


@contextmanager
def beginning_processes() -> Iterator[None]:
    """A terminal interrupts all processes at once, but only the one that distributes the work should react: processes
    started here ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


Work = TypeVar("Work")
Result = TypeVar("Result")


def side_by_side(do: Callable[[Work], Result], todo: Sequence[Work], jobs: int) -> Iterator[tuple[Work, Result]]:
    """Every piece of work with its result, in the order in which this many processes finish them (0: one for each
    core). BrokenProcessPool if one of them dies."""
    jobs = min(jobs or os.cpu_count() or 1, len(todo))
    if jobs <= 1:
        for piece in todo:
            yield piece, do(piece)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Result], Work] = {}
        waiting = iter(todo)
        try:
            while True:
                with beginning_processes():
                    for following in islice(waiting, 2 * jobs - len(running)):
                        running[pool.submit(do, following)] = following
                if not running:
                    return
                for finished in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(finished), finished.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


Fixture = tuple[int, int, tuple[str, ...]]
"""A game of a tournament: its number, its deal and its seating."""


def play_fixture(pairing: Pairing, luck: str, fixture: Fixture) -> MatchNotes:
    """One of a tournament's games."""
    return play_one(pairing, fixture[1], fixture[2], luck=luck)


def tournament(
    pairing: Pairing,
    games: int,
    seed: int,
    jobs: int = 0,
    progress: Callable[[int], None] | None = None,
    luck: str = STREAM,
) -> list[MatchNotes]:
    """Play this many games; the result is in the order of the fixtures, with any number of processes."""
    todo = [(number, *fixture) for number, fixture in enumerate(fixtures(pairing.bots, games, seed))]
    pairing.open()  # report problems with it here
    done: dict[int, MatchNotes] = {}
    for fixture, match in side_by_side(partial(play_fixture, pairing, luck), todo, jobs):
        done[fixture[0]] = match
        if progress is not None:
            progress(len(done))
    return [done[number] for number in sorted(done)]
