"""Finds the weights of an evaluation by self-play, judged by matches alone.

Many directions around the current weights are tried at once: in each match some seats move all weights a little in one
random direction, the others by the same amount in the opposite one, on the same deal and in every seating. The winners
pull the weights their way, each as far as the games distinguish it from chance (simultaneous perturbation). Every few
generations the result plays against the weights written by hand; the one that won most is kept.
"""

import json
import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.bots.learnt import ALL, kept, network, values
from petteia.bots.network import network_of
from petteia.bots.selfplay import play_against
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import Game
from petteia.games import load
from petteia.lab.report import interval

Values = dict[str, int]

PATIENCE_S: Final = 600
"""A direction not played by then counts as a draw, so that one game cannot block a run."""

SAMPLES: Final = 2
"""How often an option that depends on chance is tried: enough to compare weights, in half the time."""


@dataclass
class TuningPlan:
    """The settings of a run: the same plan gives the same output."""

    game: str
    seats: int
    generations: int = 10
    directions: int = 128
    """Directions tried in a generation; each is played in every seating."""
    matches: int = 240
    """Games against the weights written by hand that judge a result; 0 judges none."""
    judged: int = 4
    """A result is judged every this many generations, and after the last."""
    seed: int = 1
    reach: float = 0.25
    """The share of itself by which a weight is moved to try it."""
    pace: float = 0.15
    """How far a weight goes for each standard error that speaks for it, as a share of its reach."""
    inertia: float = 0.6
    """How much of the last steps goes on."""
    memory: float = 0.85
    """How much of the average over generations stays at each new one; the average is judged and kept."""
    rivals: bool = False
    """Whether only two seats of a table compete, one of each direction, and all others use the hand-written weights."""
    onward: bool = False
    """Whether it begins with the weights and network in the package instead of the hand-written weights."""


@dataclass
class TuningResult:
    """The result against the weights written by hand: one seat of it among them, at every seat."""

    generation: int
    values: Values
    rate: float
    low: float
    high: float


@dataclass
class TuningRun:
    """A run as it is kept."""

    plan: TuningPlan
    values: dict[str, float] = field(default_factory=dict)
    average: dict[str, float] = field(default_factory=dict)
    momentum: dict[str, float] = field(default_factory=dict)
    done: int = 0
    games: int = 0
    judged: list[TuningResult] = field(default_factory=list)

    def best(self) -> TuningResult | None:
        """The result that won most."""
        return max(self.judged, key=lambda one: one.rate, default=None)


# -- games, in other processes --------------------------------------------------------------------------------------

_boxes: dict[tuple[str, int], Game] = {}


def box_of(game: str, seats: int) -> Game:
    """An opened box, kept."""
    if (game, seats) not in _boxes:
        _boxes[game, seats] = load(game, seats)
    return _boxes[game, seats]


_sides: dict[tuple[str, int, int, bool], Evaluation] = {}


def side(game: str, seats: int, number: int, held: Values, taught: bool = False) -> Evaluation:
    """An evaluation with these weights, and the network of the package if it is `taught`. Evaluations are cached: all
    weights are set anew each time."""
    key = (game, seats, number, taught)
    if key not in _sides:
        made = evaluation_of(box_of(game, seats))
        made.samples = min(SAMPLES, made.samples)
        on_top = network(kept(box_of(game, seats).id), seats) if taught else None
        made.network = network_of(on_top) if on_top is not None else None
        _sides[key] = made
    _sides[key].learn(held)
    return _sides[key]


def play_among(game: str, seats: int, some: Values, others: Values, seed: int, onward: bool) -> float:
    """What one seat that plays by `some` got over one that plays by `others`, all other seats by what is written by
    hand, in every seating of one deal; the two sit side by side, or apart."""
    by_hand = side(game, seats, 2, evaluation_of(box_of(game, seats)).named_weights().plain())
    sides = side(game, seats, 0, some, onward), side(game, seats, 1, others, onward)
    out = 0.0
    for seat in range(seats):
        other = (seat + 1 + seed // 2 % (seats - 1)) % seats
        table = [sides[0] if s == seat else sides[1] if s == other else by_hand for s in range(seats)]
        returns = play_against(box_of(game, seats), table, seed)
        out += returns[seat] - returns[other] if returns else 0.0
    return out / seats


def play(
    game: str, seats: int, some: Values, others: Values, which: tuple[int, ...], seed: int, taught: tuple[bool, bool]
) -> float:
    """What the seats of `which`, who play by `some`, got over a fair share; 0 for a game without end. Each side may be
    taught, see `side`."""
    sides = side(game, seats, 0, some, taught[0]), side(game, seats, 1, others, taught[1])
    returns = play_against(box_of(game, seats), [sides[0 if s in which else 1] for s in range(seats)], seed)
    return sum(returns[seat] for seat in which) - len(which) / seats if returns else 0.0


def seatings(seats: int) -> list[tuple[int, ...]]:
    """The seats that play by one side: every seat alone, and, where that is another seating, all but one."""
    alone: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
    return alone if seats == 2 else [*alone, *combinations(range(seats), seats - 1)]


def try_out(game: str, seats: int, some: Values, others: Values, seed: int, onward: bool) -> float:
    """What one side gets over a fair share, in every seating of one deal."""
    ways = seatings(seats)
    return sum(play(game, seats, some, others, which, seed, (onward, onward)) for which in ways) / len(ways)


# -- the run --------------------------------------------------------------------------------------------------------


class InProcess(Executor):
    """One core: everything runs in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Do it now."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Tuner:
    """A run of tuning, in a file from which it goes on."""

    def __init__(self, plan: TuningPlan, file: Path, jobs: int = 0, told: Callable[[str], None] | None = None) -> None:
        self.plan = plan
        self.file = file
        self.jobs = jobs or os.cpu_count() or 1
        self.told = told or (lambda line: None)
        game = load(plan.game, plan.seats)
        self.manifest = manifest_of(type(game))
        self.by_hand = evaluation_of(game).named_weights().plain()
        known = values(kept(game.id), plan.seats, ALL) if plan.onward else {}
        begin = {name: float(known.get(name, value)) for name, value in self.by_hand.items()}
        self.run = TuningRun(plan, begin, dict(begin))
        if file.exists():
            self.read()

    def read(self) -> None:
        """Resume from the saved state. ValueError if it is another run's."""
        read = json.loads(self.file.read_text("utf-8"))
        was = TuningPlan(**read["plan"])
        if (was.game, was.seats, was.seed) != (self.plan.game, self.plan.seats, self.plan.seed):
            raise ValueError(f"{self.file} is a run of {was.game} at {was.seats} seats with seed {was.seed}")
        judged = [TuningResult(**one) for one in read["judged"]]
        begin = self.run.values
        now, average = ({name: read[key].get(name, begin[name]) for name in begin} for key in ("values", "average"))
        self.run = TuningRun(self.plan, now, average, read["momentum"], read["done"], read["games"], judged)

    def keep(self) -> None:
        """Write the run, whole or not at all."""
        beside = self.file.with_suffix(".new")
        beside.write_text(json.dumps(asdict(self.run), indent=1), "utf-8")
        beside.replace(self.file)

    def reach(self, name: str) -> float:
        """How far a weight is moved to try it."""
        spread = self.manifest.spreads.get(name, 1 if self.by_hand[name] else 0)
        if self.by_hand[name] == 0 or spread == 0:
            return float(spread)
        value = self.run.values[name]
        most = max(1.0, self.manifest.ends.get(name, 10**9) - value)  # a weight with an end goes as far either way
        return min(most, max(1.0, self.plan.reach * abs(value), self.plan.reach / 2 * abs(self.by_hand[name])))

    def moved(self, signs: dict[str, int], way: int) -> Values:
        """The weights, each moved by its reach one way or the other; weights written as positive stay so."""
        out = {}
        for name, value in self.run.values.items():
            out[name] = round(self.bounded(name, value + way * signs[name] * self.reach(name)))
        return out

    def bounded(self, name: str, value: float) -> float:
        """A weight that is written as positive stays so, and none goes beyond its end."""
        least = 1 if self.by_hand[name] > 0 else -(10**9)
        return max(least, min(self.manifest.ends.get(name, 10**9), value))

    def play(self, pool: Executor | None = None, until: Callable[[], bool] = lambda: False) -> None:
        """The generations that are missing, or as many as there is time for."""
        if pool is None:
            with (
                InProcess()
                if self.jobs == 1
                else ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as own
            ):
                self.play(own, until)
            return
        while self.run.done < self.plan.generations and not until():
            self.generation(pool)
            last = self.run.done >= self.plan.generations
            if self.plan.matches and (last or self.run.done % self.plan.judged == 0) and not until():
                self.judge(pool)
            self.keep()

    def generation(self, pool: Executor) -> None:
        """Try directions out and go where they point."""
        plan, run = self.plan, self.run
        dice = random.Random(plan.seed * 1_000_003 + run.done)
        first = (plan.seed * 1000 + run.done) * 1_000_000
        tried = [{name: dice.choice((-1, 1)) for name in run.values} for _ in range(plan.directions)]
        how = play_among if plan.rivals else try_out
        todo = [
            pool.submit(how, plan.game, plan.seats, more, less, first + 2 * at, plan.onward)
            for at, (more, less) in enumerate((self.moved(signs, 1), self.moved(signs, -1)) for signs in tried)
        ]
        late = wait(todo, PATIENCE_S).not_done
        got = [0.0 if one in late else one.result() for one in todo]
        run.games += plan.directions * (plan.seats if plan.rivals else len(seatings(plan.seats)))
        spread = sqrt(sum(x * x for x in got)) or 1.0
        for name in list(run.values):
            pull = sum(x * signs[name] for x, signs in zip(got, tried, strict=True)) / spread
            run.momentum[name] = plan.inertia * run.momentum.get(name, 0.0) + pull
            run.values[name] += plan.pace * self.reach(name) * max(-4.0, min(4.0, run.momentum[name]))
            run.values[name] = self.bounded(name, run.values[name])
            run.average[name] += (1 - plan.memory) * (run.values[name] - run.average[name])
        run.done += 1
        self.told(f"{plan.game} generation {run.done}, {run.games} games")

    def result(self) -> Values:
        """The weights as they are now, on the average over some generations."""
        return {name: round(value) for name, value in self.run.average.items()}

    def judge(self, pool: Executor) -> None:
        """Play against the weights written by hand."""
        plan = self.plan
        found = self.result()
        todo = [
            pool.submit(play, plan.game, plan.seats, found, self.by_hand, (seat,), 77 + 2 * deal, (plan.onward, False))
            for seat, deal in ((number % plan.seats, deal) for number, deal in numbered(plan.matches, plan.seats))
        ]
        won = sum(one.result() + 1 / plan.seats for one in todo)
        low, high = interval(won, plan.matches)
        self.run.judged.append(TuningResult(self.run.done, found, won / plan.matches, low, high))
        self.told(f"{plan.game} generation {self.run.done}: {won / plan.matches:.1%} ({low:.0%}–{high:.0%}) by hand")


def numbered(matches: int, seats: int) -> Iterator[tuple[int, int]]:
    """Numbers of games, and the deal of each: every deal from every seat."""
    for number in range(matches):
        yield number, number // seats
