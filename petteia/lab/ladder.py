"""The ladder: matches between levels, each against the one below, and a scale fitted to all of them.

Every deal is played with the upper level in each seat in turn and the lower one in all others, so that seats, their
sides and the luck of the deal are the same for both. A file keeps the games, and a later run goes on from there.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import pairwise
from math import log
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from petteia.games import find
from petteia.lab.deciding import OPEN, Sprt, deals_of, elo_of
from petteia.lab.match import MatchNotes
from petteia.lab.report import interval
from petteia.lab.tournament import Pairing, fixtures, play_one, rotations

POINTS: Final = 400 / log(10)
"""Points of the scale for a unit of log odds, as in chess: ten to one is 400."""


@dataclass(frozen=True)
class LevelPair:
    """A player who climbs, and the one on all other seats."""

    game: str
    seats: int
    upper: str
    lower: str

    @property
    def key(self) -> str:
        """The name of the pair in a file."""
        return f"{self.game} {self.seats} {self.upper} {self.lower}"

    @property
    def bots(self) -> tuple[str, ...]:
        """One bot for each seat."""
        return (self.upper, *[self.lower] * (self.seats - 1))


@dataclass
class PairResult:
    """How the games of a pair went."""

    pair: LevelPair
    won: dict[int, float] = field(default_factory=dict)
    """By number of the game: the result of the upper one."""
    seconds: float = 0.0
    decided: int = 0

    @property
    def wins(self) -> float:
        """Games won, shared ones in parts."""
        return sum(self.won.values())

    def deals(self) -> list[float]:
        """The upper one's results of every deal that has been played in all seatings."""
        return deals_of(self.won, len(rotations(self.pair.bots)))

    def plain(self, sprt: Sprt | None = None) -> dict[str, Any]:
        """As JSON. `rate` is the share of games won, `as_two` the same for a table of two, `elo` the same in points:
        the share, and both ends of its interval; null if infinite."""
        games = len(self.won)
        low, high = interval(self.wins, games)
        seats = self.pair.seats
        rate = self.wins / games if games else 0.0
        two = [as_two(x, seats) for x in (rate, low, high)]
        tested: dict[str, Any] = {}
        if sprt is not None:
            deals = self.deals()
            weighed = round(sprt.weigh(deals, seats), 2)
            tested = {"sprt": {"deals": len(deals), "llr": weighed, "verdict": sprt.verdict(deals, seats)}}
        return {
            **tested,
            "upper": self.pair.upper,
            "lower": self.pair.lower,
            "seats": seats,
            "games": games,
            "wins": round(self.wins, 2),
            "fair_share": round(1 / seats, 4),
            "rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "as_two": [round(x, 4) for x in two],
            "elo": [round(elo_of(x)) if 0 < x < 1 else None for x in two],
            "milliseconds_a_decision": round(1000 * self.seconds / max(1, self.decided), 2),
        }


def as_two(rate: float, seats: int) -> float:
    """The rate against one of the others that gives this rate against all of them: Plackett and Luce's rule."""
    rest = (1 - rate) / (seats - 1)
    return rate / (rate + rest) if rate + rest > 0 else 0.0


def level_pairs(game: str, levels: Sequence[str], seats: int, pairs: Sequence[tuple[str, str]] = ()) -> list[LevelPair]:
    """Each level against the one below, weakest first, and other requested pairs."""
    wanted = [(upper, lower) for lower, upper in pairwise(levels)]
    wanted += [pair for pair in pairs if pair not in wanted]
    return [LevelPair(game, seats, upper, lower) for upper, lower in wanted]


class Ladder:
    """Pairs and their games, kept in a file if there is one."""

    def __init__(
        self, pairs: Sequence[LevelPair], games: int, seed: int, file: Path | None = None, sprt: Sprt | None = None
    ) -> None:
        self.results = [PairResult(pair) for pair in pairs]
        self.games = games
        self.seed = seed
        self.file = file
        self.sprt = sprt
        """A test that ends a pair as soon as it is decided."""
        if file is not None and file.exists():
            self.read(file)

    def read(self, file: Path) -> None:
        """Read the games already played. A broken line at the end is played again."""
        by_key = {result.pair.key: result for result in self.results}
        for line in file.read_text("utf-8").splitlines():
            try:
                noted = json.loads(line)
            except ValueError:
                continue
            result = by_key.get(noted["rung"])
            if result is not None and noted["seed"] == self.seed and noted["number"] < self.games:
                self.count(result, noted)

    def count(self, result: PairResult, noted: dict[str, Any]) -> None:
        """Add a game."""
        result.won[noted["number"]] = noted["won"]
        result.seconds += noted["seconds"]
        result.decided += noted["decided"]

    def todo(self) -> Iterator[tuple[PairResult, int, int, tuple[str, ...]]]:
        """The games that are missing. All rungs get their first games before any gets its last."""
        lists = [list(fixtures(result.pair.bots, self.games, self.seed)) for result in self.results]
        for number in range(self.games):
            for result, listed in zip(self.results, lists, strict=True):
                if number not in result.won:
                    yield result, number, *listed[number]

    def settled(self, result: PairResult) -> bool:
        """Whether no further game of a pair is needed."""
        return self.sprt is not None and self.sprt.verdict(result.deals(), result.pair.seats) != OPEN

    def play(self, jobs: int = 0, progress: Callable[[int], None] | None = None) -> None:
        """Play the missing games, on this many cores."""
        jobs = jobs or os.cpu_count() or 1
        missing = (one for one in list(self.todo()) if not self.settled(one[0]))
        done = 0
        if jobs == 1:
            for result, number, deal, seating in missing:
                self.note(result, number, play_one(pairing_of(result.pair), deal, seating))
                done += 1
                if progress is not None:
                    progress(done)
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            running: dict[Future[MatchNotes], tuple[PairResult, int]] = {}
            try:
                while True:
                    while len(running) < 2 * jobs and (following := next(missing, None)) is not None:
                        result, number, deal, seating = following
                        running[pool.submit(play_one, pairing_of(result.pair), deal, seating)] = (result, number)
                    if not running:
                        break
                    for finished in wait(running, return_when=FIRST_COMPLETED).done:
                        result, number = running.pop(finished)
                        self.note(result, number, finished.result())
                        done += 1
                        if progress is not None:
                            progress(done)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def note(self, result: PairResult, number: int, match: MatchNotes) -> None:
        """Count a game and keep it."""
        seat = match.bots.index(result.pair.upper)
        noted = {
            "rung": result.pair.key,
            "seed": self.seed,
            "number": number,
            "won": match.returns[seat],
            "seconds": round(match.seconds[seat], 4),
            "decided": match.decided[seat],
        }
        self.count(result, noted)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(noted) + "\n")

    def report(self) -> dict[str, Any]:
        """Everything the ladder shows, as plain data."""
        return {"rungs": [result.plain(self.sprt) for result in self.results], "scale": scale(self.results)}

    def inverted(self) -> list[LevelPair]:
        """Pairs in which the upper one is clearly weaker."""
        return [
            result.pair for result in self.results if interval(result.wins, len(result.won))[1] < 1 / result.pair.seats
        ]


def pairing_of(pair: LevelPair) -> Pairing:
    """The pairing of a level pair."""
    return Pairing(pair.game, pair.bots)


def scale(results: Sequence[PairResult]) -> dict[str, int] | None:
    """A Bradley–Terry scale of all participants, the lowest of the ladder at 0; None without the library. Larger tables
    count with their rates converted to a table of two."""
    try:
        import choix
    except ImportError:
        return None
    names = list(dict.fromkeys(name for result in results for name in (result.pair.lower, result.pair.upper)))
    beaten: list[tuple[int, int]] = []
    for result in results:
        upper, lower = names.index(result.pair.upper), names.index(result.pair.lower)
        games = len(result.won)
        won = round(as_two(result.wins / games, result.pair.seats) * games) if games else 0
        beaten += [(upper, lower)] * won + [(lower, upper)] * (games - won)
    if not beaten:
        return {}
    fitted = choix.ilsr_pairwise(len(names), beaten, alpha=0.1)
    return {name: round(POINTS * float(fitted[at] - fitted[0])) for at, name in enumerate(names)}


def smallest(game: str) -> int:
    """The fewest that can sit at a table of a game."""
    return int(find(game).SEAT_COUNTS[0])
