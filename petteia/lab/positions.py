"""Positions from games between bots, rolled out: puzzles and the corpus (`bots/rollouts.py`, docs/coach.md).

A run writes one file of JSON lines and goes on where it stopped. First a game is played and some of its decisions are
rolled out or sifted (a line `game`); each that may be a puzzle is proved by itself (a line `proof`). Every line is
decided by the plan alone, so it is the same on any machine and with any number of processes.
"""

import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from petteia.bots import LEVELS, make_bot
from petteia.bots.greedy import evaluation_of
from petteia.bots.playouts import TURNS
from petteia.bots.rollouts import PROOF, Rollouts, Sifted, points_of
from petteia.engine.generator import chance_of, thoughts_of
from petteia.engine.protocol import CHANCE, Game, State
from petteia.games import load
from petteia.lab.tournament import beginning_processes

PLAYING: Final = ("fisher", "merchant", "hoplite", "seer")
"""The levels that play the games, each with another one."""
OF_A_KIND: Final = 5
"""How many decisions of a kind are sifted in a game: most games ask some questions by the hundred."""
FARTHER: Final = 60
"""In how many worlds a puzzle of short play-outs is also played on as far as regret is."""
TRIES: Final = 3
"""How often each level tries a puzzle."""


@dataclass(frozen=True)
class PuzzleSearch:
    """What is looked for: enough to do any part of it in another process."""

    game: str
    seats: tuple[int, ...]
    """How many there are in the games, in turn."""
    sifted: int = 40
    """How many decisions of a game are sifted for puzzles at most."""
    rolled: int = 5
    """How many are rolled out for the corpus."""
    worlds: int = PROOF
    turns: int = TURNS
    """How far play-outs go on."""

    @property
    def mark(self) -> str:
        """One line that tells searches apart."""
        return json.dumps(asdict(self), sort_keys=True)

    def open(self, seed: int) -> Game:
        """The game with a number."""
        return opened(self.game, self.seats[seed % len(self.seats)])


@cache
def opened(name: str, seats: int) -> Game:
    """Games never change."""
    return load(name, seats)


@cache
def rolling(name: str, seats: int, turns: int) -> Rollouts:
    """What rolls out its positions."""
    return Rollouts(opened(name, seats), turns)


class SearchError(Exception):
    """A search that cannot begin or go on; the sentence says what would be right."""


# -- pieces of work -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FoundDecision:
    """A decision of a game: its number among those with a choice, and the position."""

    number: int
    seat: int
    kind: str
    steps: tuple[str, ...]
    turn: int
    phase: str
    cells: tuple[int, ...]
    action: int
    """What the bot did."""


def decisions(game: Game, seed: int) -> list[FoundDecision]:
    """All decisions with a choice of one game between bots."""
    g, luck, draw = game.new(), chance_of(seed), random.Random(seed)
    seats = range(int(game.seats))
    bots = [(make_bot(PLAYING[draw.randrange(len(PLAYING))]), thoughts_of(seed, seat)) for seat in seats]
    evaluation = evaluation_of(game)
    out: list[FoundDecision] = []
    while len(g.pending()) > 0:
        if g.pending() is CHANCE:
            g.happen(luck.pick(g.chance()))
            continue
        seat = g.pending()[0]
        action = int(g.forced())
        if action < 0:
            view = g.view(seat)
            bot, thoughts = bots[seat]
            action = bot.choose(game, view, thoughts)
            if len(view["actions"]) > 1:
                counters = {one["id"]: one["value"] for one in view["counters"] if "owner" not in one}
                turn = counters.get("turn")
                at = turn if isinstance(turn, int) else int(evaluation.clock(g))
                steps = tuple(type(step).__name__ for step in g.stack)
                where = (str(view["prompt"]["key"]), steps, at, str(counters.get("phase", "")))
                out.append(FoundDecision(len(out), seat, *where, tuple(int(x) for x in g.pack()), int(action)))
        g.carry_out(seat, action)
    return out


def view_of(game: Game, cells: list[int] | tuple[int, ...], seat: int) -> tuple[State, dict[str, Any]]:
    """A position, and what a seat knows of it, as far as worlds are sampled from it."""
    state = game.unpack(list(cells))
    return state, {"seat": seat, "known": [int(x) for x in state.observe(seat).pack()]}


def look_at(search: PuzzleSearch, seed: int) -> dict[str, Any]:
    """Play a game; roll some of its decisions out, and sift more of them."""
    game = search.open(seed)
    seats, draw = int(game.seats), random.Random(seed)
    them = decisions(game, seed)
    rolls = rolling(search.game, seats, search.turns)
    spread = sorted(draw.sample(range(len(them)), min(search.rolled, len(them))))
    rolled = [rolled_out(rolls, game, them[at]) for at in spread]
    draw.shuffle(them)
    kinds: dict[str, int] = {}
    some: list[FoundDecision] = []
    for one in them:
        kinds[one.kind] = kinds.get(one.kind, 0) + 1
        if kinds[one.kind] <= OF_A_KIND and len(some) < search.sifted:
            some.append(one)
    puzzles = []
    for one in some:
        if (found := rolls.sift(view_of(game, one.cells, one.seat)[1])) is not None:
            puzzles.append({**asdict(one), "sieve": found.plain()})
    return {"line": "game", "seed": seed, "seats": seats, "sifted": len(some), "rolled": rolled, "puzzles": puzzles}


def rolled_out(rolls: Rollouts, game: Game, one: FoundDecision) -> dict[str, Any]:
    """A rolled-out position."""
    best, error, runs = rolls.roll(view_of(game, one.cells, one.seat)[1])
    mean = best.total / (10 * len(best.reached))
    options = [[int(run.action), round(run.total / (10 * len(run.reached)), 1), len(run.reached)] for run in runs]
    figures = {"best": int(best.action), "chance": round(mean, 2), "error": round(error, 2)}
    return {**asdict(one), **figures, "worlds": len(best.reached), "options": options}


def prove(search: PuzzleSearch, seed: int, number: int, cells: list[int], seat: int) -> dict[str, Any]:
    """A puzzle in fresh worlds, and who of the levels solves it."""
    game = search.open(seed)
    state, known = view_of(game, cells, seat)
    rolls = rolling(search.game, int(game.seats), search.turns)
    found = rolls.prove(known, search.worlds)
    line: dict[str, Any] = {"line": "proof", "seed": seed, "number": number}
    if found is None or (search.turns < TURNS and not lasting(search, game, known, found)):
        return line
    view, right = state.view(seat), found.answers
    solved = {
        level: sum(make_bot(level).choose(game, view, thoughts_of(at, seat)) in right for at in range(TRIES))
        for level in LEVELS
    }
    return {**line, "proof": found.plain(), "solved": solved, "tries": TRIES}


def lasting(search: PuzzleSearch, game: Game, known: dict[str, Any], found: Sifted) -> bool:
    """Whether the answer is still ahead farther on than the play-outs of the proof went."""
    nearest = min([gap for gap in found.gaps if gap.action not in found.answers], key=points_of)
    lost = rolling(search.game, int(game.seats), TURNS).meter.loss(known, nearest.action, found.best, FARTHER, 2)
    return lost.points * 4 > lost.high - lost.low  # by a standard error


Piece = tuple[str, int, int, list[int], int]
"""What to do: `game` or `proof`, the seed, the decision's number, its position and its seat."""


def work(search: PuzzleSearch, piece: Piece) -> dict[str, Any]:
    """Any piece of work, in any process."""
    what, seed, number, cells, seat = piece
    return look_at(search, seed) if what == "game" else prove(search, seed, number, cells, seat)


# -- a whole run --------------------------------------------------------------------------------------------------


class SearchRun:
    """A search and the file in which it is kept."""

    def __init__(self, search: PuzzleSearch, file: Path) -> None:
        self.search, self.file = search, file
        self.games: dict[int, dict[str, Any]] = {}
        self.proofs: dict[tuple[int, int], dict[str, Any]] = {}

    @classmethod
    def begun(cls, file: Path) -> "SearchRun | None":
        """A search as its file says that it was begun; None if there is none in it yet."""
        if not file.exists():
            return None
        first = next(lines_of(file), None)
        if first is None:
            return None
        try:
            said = json.loads(first["search"])
            return cls(PuzzleSearch(**{**said, "seats": tuple(said["seats"])}), file)
        except (KeyError, TypeError) as problem:
            raise SearchError(f"{file} holds no search; right would be a file that a search has written") from problem

    def open(self) -> None:
        """Read what there is. SearchError if the file is another search's."""
        if not self.file.exists():
            return
        for line in lines_of(self.file):
            if line["line"] == "search":
                if line["search"] != self.search.mark:
                    raise SearchError(
                        f"{self.file} holds another search; right would be another file, or the options it was "
                        f"begun with: {line['search']}."
                    )
            else:
                self.take(line)

    def take(self, line: dict[str, Any]) -> None:
        """A line that is done."""
        if line["line"] == "game":
            self.games[line["seed"]] = line
        else:
            self.proofs[line["seed"], line["number"]] = line

    def todo(self, first: int, games: int, proving: bool = True) -> list[Piece]:
        """What is missing, proofs before games."""
        out: list[Piece] = []
        for seed, line in sorted(self.games.items()) if proving else ():
            out += [piece for piece in proofs_of(line) if (seed, piece[2]) not in self.proofs]
        return out + [("game", seed, 0, [], 0) for seed in range(first, first + games) if seed not in self.games]

    @property
    def puzzles(self) -> int:
        """How many are proved."""
        return sum("proof" in line for line in self.proofs.values())

    @property
    def rolled(self) -> int:
        """How many positions are rolled out."""
        return sum(len(line["rolled"]) for line in self.games.values())

    def run(
        self,
        games: int,
        first: int = 1,
        workers: int = 1,
        seconds: float = 0,
        puzzles: int = 0,
        progress: Callable[["SearchRun"], None] | None = None,
        proving: bool = True,
    ) -> None:
        """Do what is missing, for so many seconds (0: until it is done), or until there are so many puzzles. Without
        `proving` what may be a puzzle is left for later."""
        self.open()
        until = time.monotonic() + seconds if seconds else 0.0
        if self.file.exists():
            mended(self.file)
        fresh = not self.file.exists() or self.file.stat().st_size == 0
        with self.file.open("a", encoding="utf-8") as out:
            if fresh:
                out.write(json.dumps({"line": "search", "search": self.search.mark}) + "\n")
                out.flush()
            for line in side_by_side(self.search, self.todo(first, games, proving), workers, until, proving):
                out.write(json.dumps(line, separators=(",", ":")) + "\n")
                out.flush()
                self.take(line)
                if progress is not None:
                    progress(self)
                if puzzles and self.puzzles >= puzzles:
                    return


def proofs_of(line: dict[str, Any]) -> list[Piece]:
    """The proofs that a game asks for."""
    return [("proof", line["seed"], one["number"], list(one["cells"]), one["seat"]) for one in line["puzzles"]]


def mended(file: Path) -> None:
    """Drop a last line that was cut off, so that the next one begins at its beginning."""
    whole = file.read_bytes()
    if not whole.endswith(b"\n"):
        with file.open("r+b") as out:
            out.truncate(whole.rfind(b"\n") + 1)


def lines_of(file: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file; one that is cut off at its end is left out."""
    with file.open(encoding="utf-8") as source:
        for line in source:
            if line.endswith("\n"):
                yield json.loads(line)


def side_by_side(
    search: PuzzleSearch, todo: list[Piece], workers: int, until: float, proving: bool = True
) -> Iterator[dict[str, Any]]:
    """Every piece of work, and the proofs that games ask for, in the order in which processes finish them. Whatever is
    not done in time is dropped."""
    waiting = list(reversed(todo))
    if workers <= 1:
        while waiting and (not until or time.monotonic() < until):
            line = work(search, waiting.pop())
            waiting += proofs_of(line) if proving and line["line"] == "game" else []
            yield line
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    running: dict[Future[dict[str, Any]], Piece] = {}
    try:
        while True:
            with beginning_processes():
                while waiting and len(running) < workers + 2:
                    piece = waiting.pop()
                    running[pool.submit(work, search, piece)] = piece
            if not running:
                return
            left = max(0.0, until - time.monotonic()) if until else None
            finished = wait(running, left, return_when=FIRST_COMPLETED).done
            if not finished:
                return
            for one in finished:
                del running[one]
                line = one.result()
                waiting += proofs_of(line) if proving and line["line"] == "game" else []
                yield line
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        if running:
            for process in processes:
                process.terminate()
