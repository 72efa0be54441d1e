"""Regret: what a decision cost, in points of percent of the chance to win.

The seat's knowledge is all there is: worlds are sampled from its view, and in each of them several options are played
out with the same luck (`playouts.py`). First the options that look best at a glance run a race with the one that was
played: after each heat the worse half of the others drops out. Then the best of the others meets the one that was
played again, in worlds that the race has not seen, so that the estimate does not flatter the one that was chosen for
its luck. The work is counted in play-outs, never by a clock.
"""

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final

from petteia.bots.greedy import SEEDS, Evaluation, evaluation_of, seed_of
from petteia.bots.learnt import teach
from petteia.bots.playouts import POLICY, TURNS, Playouts
from petteia.bots.search import ranked
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.protocol import Game, State

BREADTH: Final = 4
"""How many options run against the one that was played."""
HEAT: Final = 6
"""In how many worlds each of them is played out before half of them drop out."""
WORLDS: Final = 24
"""In how many fresh worlds the best of them is compared with the one that was played."""
SURE: Final = 2.0
"""Standard errors from an estimate to the ends of its interval."""
AHEAD: Final = 1.0
"""How many of them an option has to be ahead after the race to be preferred to the one that was played."""


class Loss:
    """How many points an option loses against another, on average over worlds, and its interval of 95 %."""

    def __init__(self, differences: list[int]) -> None:
        n = len(differences)
        mean = sum(differences) / (10 * n) if n > 0 else 0.0
        spread = sqrt(sum([(one / 10 - mean) ** 2 for one in differences]) / (n - 1)) if n > 1 else 100.0
        around = SURE * spread / sqrt(n) if n > 0 else 100.0
        self.points: float = round(mean, 2)
        self.low: float = round(mean - around, 2)
        self.high: float = round(mean + around, 2)
        self.worlds: int = n

    @property
    def certain(self) -> bool:
        """Whether the interval bears out that something was lost."""
        return self.low > 0

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"points": self.points, "low": self.low, "high": self.high, "worlds": self.worlds}


class Run:
    """An option, and the chances it reached, one for each world, in thousandths."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.reached: list[int] = []

    @property
    def total(self) -> int:
        """Of all worlds."""
        return sum(self.reached)


class Regret:
    """What a decision cost. `best` is the best of the other options, and `loss` what was lost against it: that may be
    less than nothing. `preferred`: whether the race had it ahead."""

    def __init__(self, action: int, best: int, preferred: bool, loss: Loss, chance: float) -> None:
        self.action: int = action
        self.best: int = best
        self.preferred: bool = preferred
        self.loss: Loss = loss
        self.chance: float = chance
        """To win after what was played, in percent."""

    @property
    def points(self) -> float:
        """The cost: nothing if the race preferred what was played. It can be a little below nothing, and sums of it are
        right on average: whoever cuts it off at nothing adds noise up."""
        return self.loss.points if self.preferred else 0.0

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "points": self.points, "action": self.action, "best": self.best, "chance": round(self.chance, 1),
            "against_best": self.loss.plain(),
        }  # fmt: skip


class RegretMeter:
    """Measures decisions of one game."""

    def __init__(
        self, game: Game, turns: i64 = TURNS, breadth: i64 = BREADTH, heat: i64 = HEAT, worlds: i64 = WORLDS
    ) -> None:
        self.game: Game = game
        self.careful: Evaluation = evaluation_of(game)
        teach(self.careful, game.id, game.seats)
        self.playouts: Playouts = Playouts(game, turns)
        self.breadth: i64 = breadth
        self.heat: i64 = heat
        self.worlds: i64 = worlds

    def method(self) -> dict[str, Any]:
        """How it measures, for those who read the figures."""
        return {
            "policy": POLICY, "turns": int(self.playouts.turns), "breadth": int(self.breadth),
            "heat": int(self.heat), "worlds": int(self.worlds),
        }  # fmt: skip

    def measure(self, view: Mapping[str, Any], action: i64, seed: i64 = 0) -> Regret | None:
        """What a decision of the view's seat cost; None if it had no choice. Another seed means other worlds."""
        seat: i64 = view["seat"]
        rng = self.beginning(view, seed)
        others = self.at_a_glance(self.game.sample_world(view, rng), seat, action, rng)
        if len(others) == 0:
            return None
        runs = [Run(action)]
        for other in others:
            runs.append(Run(other))
        best = self.race(view, seat, runs, rng)
        mine = runs[0]
        lead = lost(mine, best)
        preferred = lead.points > 0 and lead.points * SURE >= (lead.high - lead.points) * AHEAD
        if preferred:  # the worlds of the race chose it: they would flatter it
            mine, best = Run(action), Run(best.action)
            self.heat_of(view, seat, [mine, best], self.worlds, rng)
        chance = mine.total / (10 * len(mine.reached))
        return Regret(int(action), int(best.action), preferred, lost(mine, best), chance)

    def loss(self, view: Mapping[str, Any], action: i64, best: i64, worlds: i64, seed: i64 = 0) -> Loss:
        """What an option loses against another."""
        mine, other = Run(action), Run(best)
        seat: i64 = view["seat"]
        self.heat_of(view, seat, [mine, other], worlds, self.beginning(view, seed))
        return lost(mine, other)

    def beginning(self, view: Mapping[str, Any], seed: i64) -> Generator:
        """Draws worlds and luck: it depends on what the seat knows and on the seed."""
        known: i64 = seed_of(view)  # type: ignore[arg-type]
        return Generator(known ^ seed * 0x9E3779B1)

    def at_a_glance(self, world: State, seat: i64, action: i64, rng: Generator) -> vec[i64]:
        """The other options that look best, the one that a policy takes first."""
        options = world.legal(seat)
        if len(options) < 2:
            return vec[i64]()
        first = self.careful.policy(world, seat, rng)
        worth = self.worth(world, seat, options, rng)
        out = vec[i64](capacity=self.breadth)
        for option in ranked(options, worth, first, self.breadth + 1):
            if option != action and len(out) < self.breadth:
                out = append(out, option)
        return out

    def worth(self, world: State, seat: i64, options: vec[i64], rng: Generator) -> vec[i64]:
        """How well off options leave the seat at a glance."""
        out = zeros(len(options))
        luck = rng.below(SEEDS)
        for at in range(len(options)):
            after = world.clone()
            after.carry_out(seat, options[at])
            self.careful.play_on(after, Generator(luck))
            out[at] = self.careful.value(after, seat)
        return out

    def gap(self, view: Mapping[str, Any], action: i64) -> int:
        """How much better another option looks at a glance, and at least 1 if the policy takes another one; 0: none
        does. It costs no play-out, and says which decisions are worth some."""
        seat: i64 = view["seat"]
        rng = self.beginning(view, 0)
        world = self.game.sample_world(view, rng)
        options = world.legal(seat)
        first = self.careful.policy(world, seat, rng)
        if len(options) < 2 or first == action:
            return 0
        worth = self.worth(world, seat, options, rng)
        best: i64 = 0
        mine: i64 = 0
        for at in range(len(options)):
            best = worth[at] if at == 0 or worth[at] > best else best
            mine = worth[at] if options[at] == action else mine
        return int(best - mine) + (1 if first >= 0 else 0)

    def race(self, view: Mapping[str, Any], seat: i64, runs: list[Run], rng: Generator) -> Run:
        """The best of the others. The first option, which was played, takes part in every heat."""
        others = runs[1:]
        self.heat_of(view, seat, runs, self.heat, rng)
        while True:
            others = sorted(others, key=total_of, reverse=True)[: (len(others) + 1) // 2]
            self.heat_of(view, seat, [runs[0], *others], self.heat, rng)
            if len(others) == 1:
                return others[0]

    def heat_of(self, view: Mapping[str, Any], seat: i64, runs: list[Run], worlds: i64, rng: Generator) -> None:
        """Play options out in some more worlds, the same for each and with the same luck."""
        for _ in range(worlds):
            world = self.game.sample_world(view, rng)
            luck, until = rng.below(SEEDS), self.playouts.until(world)
            for run in runs:
                run.reached.append(int(self.playouts.chance(world, seat, run.action, luck, until)))


def total_of(run: Run) -> int:
    """For sorting."""
    return run.total


def lost(mine: Run, best: Run) -> Loss:
    """What one option loses against another in the worlds that both have met."""
    return Loss([other - own for own, other in zip(mine.reached, best.reached, strict=True)])
