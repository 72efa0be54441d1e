"""Many games between bots, on all cores."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context

from petteia.bots import make_bot
from petteia.bots.observation import Observer
from petteia.engine.protocol import Game
from petteia.games import find, load
from petteia.lab.match import Match, play_match


@dataclass(frozen=True)
class Pairing:
    """Who plays what: enough to set it up in another process."""

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


def play_one(pairing: Pairing, seed: int, seating: tuple[str, ...], noting: bool = False) -> Match:
    """One game, in whatever process this is. Decisions are noted if that is asked for."""
    if pairing not in _opened:
        _opened[pairing] = pairing.open()
    game = _opened[pairing]
    if noting and pairing not in _observers:
        _observers[pairing] = Observer(game)
    observer = _observers[pairing] if noting else None
    return play_match(game, [make_bot(kind) for kind in seating], list(seating), seed, observer)


def tournament(
    pairing: Pairing, games: int, seed: int, jobs: int = 0, progress: Callable[[int], None] | None = None
) -> list[Match]:
    """Play so many games; the result is in the order of the fixtures, however many processes there are."""
    todo = list(fixtures(pairing.bots, games, seed))
    pairing.open()  # what is wrong with it should be told here
    done: list[Match | None] = [None] * len(todo)
    jobs = min(jobs or os.cpu_count() or 1, len(todo))
    if jobs == 1:
        for number, (deal, seating) in enumerate(todo):
            done[number] = play_one(pairing, deal, seating)
            if progress is not None:
                progress(number + 1)
        return [match for match in done if match is not None]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Match], int] = {}
        waiting = iter(enumerate(todo))
        count = 0
        try:
            while True:
                while len(running) < 2 * jobs and (following := next(waiting, None)) is not None:
                    number, (deal, seating) = following
                    running[pool.submit(play_one, pairing, deal, seating)] = number
                if not running:
                    break
                for finished in wait(running, return_when=FIRST_COMPLETED).done:
                    done[running.pop(finished)] = finished.result()
                    count += 1
                    if progress is not None:
                        progress(count)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [match for match in done if match is not None]
