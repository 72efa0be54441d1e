"""Rolls positions out: every option of a decision in paired play-outs, from what the seat knows.

Two uses share it. A *rolled-out* position has the chance of its best option to within a few points. A *puzzle* has one
answer, or some that are as good, and every other option loses at least ten points: the sieve drops a position as soon
as play-outs show that it is none, and the proof repeats the whole comparison in worlds that the sieve has not seen.
"""

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final

from petteia.bots.playouts import POLICY, TURNS
from petteia.bots.regret import RegretMeter, Run, total_of
from petteia.engine.protocol import Game

NEXT: Final = 10.0
"""How many points every wrong answer of a puzzle loses."""
ALIKE: Final = 3.0
"""Options that lose at most so many points are answers as well."""
MOST_ANSWERS: Final = 3
MOST_OPTIONS: Final = 30
"""Decisions with more options are passed over."""
SIEVE: Final = ((6, 1.0), (12, 1.0), (36, 1.5), (90, 2.0))
"""How many worlds are added before each look at what is left, and how many standard errors speak against a decision:
early looks are quick to judge, because most decisions are no puzzles."""
PROOF: Final = 1000
"""In how many worlds, the sieve's not among them, answers and the nearest wrong option meet: each plays on twice, so
2,000 paired play-outs."""
LOOK: Final = 100
"""After how many worlds of a proof it is given up where it has become hopeless."""
MARGIN: Final = 0.5
"""How many points more the sieve wants, since a proof wants its whole interval above ten."""
USUAL: Final = 12.0
"""The usual spread of differences in one world, in points: few worlds may show less of it by accident."""
USUAL_WORLDS: Final = 4
"""How many worlds that counts for."""
FAR: Final = 4.0
"""How many standard errors beyond the ten points an option is left alone as clearly wrong."""
HEATS: Final = (6, 6, 12)
"""The race of a rolled-out position: worlds before the worse half of the options drops out."""
WITHIN: Final = 3.0
"""To how many points the chance of a rolled-out position is known: two standard errors."""
STEP: Final = 24
"""How many worlds are added until it is."""
MOST_WORLDS: Final = 1200


class Gap:
    """How many points an option loses against the best, with its standard error."""

    def __init__(self, mine: Run, best: Run) -> None:
        n = min(len(mine.reached), len(best.reached))
        differences = [(best.reached[at] - mine.reached[at]) / 10 for at in range(n)]
        mean = sum(differences) / n if n > 0 else 0.0
        spread = sum([(one - mean) ** 2 for one in differences]) + USUAL_WORLDS * USUAL**2
        self.action: int = int(mine.action)
        self.points: float = mean
        self.error: float = sqrt(spread / (n + USUAL_WORLDS - 1) / n) if n > 0 else 100.0
        self.worlds: int = n

    @property
    def low(self) -> float:
        """The lower end of the interval of 95 %."""
        return self.points - 2 * self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.points + 2 * self.error

    def plain(self) -> list[Any]:
        """As JSON: the option, its points, its standard error, and in how many worlds."""
        return [self.action, round(self.points, 1), round(self.error, 2), self.worlds]


class Sifted:
    """A decision that may be a puzzle, or is one: the best option, its chance in percent, and what others lose."""

    def __init__(self, best: Run, gaps: list[Gap]) -> None:
        self.best: int = int(best.action)
        self.chance: float = best.total / (10 * len(best.reached))
        self.worlds: int = len(best.reached)
        self.gaps: list[Gap] = gaps

    @property
    def answers(self) -> list[int]:
        """All that are right."""
        return [self.best] + [gap.action for gap in self.gaps if gap.points <= ALIKE]

    @property
    def nearest(self) -> float:
        """What the nearest wrong option loses."""
        return min([gap.points for gap in self.gaps if gap.points > ALIKE])

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "best": self.best, "chance": round(self.chance, 1), "worlds": self.worlds,
            "gaps": [gap.plain() for gap in sorted(self.gaps, key=points_of)],
        }  # fmt: skip


class Rollouts:
    """Rolls out decisions of one game."""

    def __init__(self, game: Game, turns: int = TURNS) -> None:
        self.meter: RegretMeter = RegretMeter(game, turns)

    def method(self) -> dict[str, Any]:
        """How, for those who read the figures."""
        return {"policy": POLICY, "turns": int(self.meter.playouts.turns)}

    def options(self, view: Mapping[str, Any]) -> list[Run]:
        """The options of a view's seat."""
        world = self.meter.game.sample_world(view, self.meter.beginning(view, 0))
        return [Run(action) for action in world.legal(view["seat"])]

    # -- puzzles --------------------------------------------------------------------------------

    def sift(self, view: Mapping[str, Any], seed: int = 0) -> Sifted | None:
        """What play-outs say of a decision that may be a puzzle; None as soon as they show that it is none."""
        runs = self.options(view)
        if not 2 <= len(runs) <= MOST_OPTIONS:
            return None
        rng = self.meter.beginning(view, seed)
        wrong: list[Gap] = []
        for worlds, sure in SIEVE:
            self.meter.heat_of(view, view["seat"], runs, worlds, rng)
            best = max(runs, key=total_of)
            gaps = [Gap(run, best) for run in runs if run is not best]
            if refuted(gaps, wrong, sure):
                return None
            far = {gap.action for gap in gaps if gap.points - FAR * gap.error >= NEXT}
            wrong += [gap for gap in gaps if gap.action in far]
            runs = [run for run in runs if run.action not in far]
        found = Sifted(best, [gap for gap in gaps if gap.action not in far] + wrong)
        near = [gap for gap in found.gaps if ALIKE < gap.points < NEXT + MARGIN]
        return found if len(found.answers) <= MOST_ANSWERS and not near else None

    def prove(self, view: Mapping[str, Any], worlds: int = PROOF, seed: int = 1) -> Sifted | None:
        """The same in fresh worlds, as many as a puzzle needs; None if they do not bear it out. Options that lose far
        more than the nearest wrong one are left alone after the first look."""
        runs = self.options(view)
        rng = self.meter.beginning(view, seed)
        wrong: list[Gap] = []
        played = 0
        while played < worlds:
            more = min(LOOK, worlds - played)
            self.meter.heat_of(view, view["seat"], runs, more, rng)
            played += more
            best = max(runs, key=total_of)
            gaps = sorted([Gap(run, best) for run in runs if run is not best], key=points_of)
            if refuted(gaps, wrong) or hopeless(gaps, played, worlds):
                return None
            nearest = [gap.action for gap in gaps if gap.points > ALIKE][:1]
            far = {g.action for g in gaps if g.points - FAR * g.error >= NEXT and g.action not in nearest}
            wrong += [gap for gap in gaps if gap.action in far]
            runs = [run for run in runs if run.action not in far]
            gaps = [gap for gap in gaps if gap.action not in far]
        found = Sifted(best, gaps + wrong)
        near = [gap for gap in found.gaps if gap.points > ALIKE and gap.low < NEXT]
        return found if len(found.answers) <= MOST_ANSWERS and not near and len(found.gaps) > 0 else None

    # -- rolled-out positions -------------------------------------------------------------------

    def roll(self, view: Mapping[str, Any], seed: int = 0) -> tuple[Run, float, list[Run]]:
        """The best option, in worlds of its own, with its standard error in points, and all options after a race."""
        runs = self.options(view)
        rng = self.meter.beginning(view, seed)
        left = runs
        for worlds in HEATS:
            self.meter.heat_of(view, view["seat"], left, worlds, rng)
            left = sorted(left, key=total_of, reverse=True)[: (len(left) + 1) // 2]
        best = Run(left[0].action)
        error = 100.0
        while 2 * error > WITHIN and len(best.reached) < MOST_WORLDS:
            self.meter.heat_of(view, view["seat"], [best], STEP, rng)
            error = error_of(best)
        return best, error, runs


def refuted(gaps: list[Gap], wrong: list[Gap], sure: float = 2.0) -> bool:
    """Whether a decision is no puzzle: an option lies between right and wrong, none is wrong, or too many are right."""
    between = [gap for gap in gaps if gap.points - sure * gap.error > ALIKE and gap.points + sure * gap.error < NEXT]
    bad = [gap for gap in gaps if gap.points + sure * gap.error >= NEXT]
    right = [gap for gap in gaps if gap.points + sure * gap.error < NEXT]
    return len(between) > 0 or len(bad) + len(wrong) == 0 or len(right) >= MOST_ANSWERS


def hopeless(gaps: list[Gap], played: int, worlds: int) -> bool:
    """Whether a proof will hardly succeed: a wrong option will not be ten points behind by its whole interval, even if
    it loses as much as it may."""
    left = sqrt(played / worlds)
    return any([gap.points > ALIKE and gap.high - 2 * gap.error * left < NEXT for gap in gaps])


def points_of(gap: Gap) -> float:
    """For sorting."""
    return gap.points


def error_of(run: Run) -> float:
    """The standard error of a run's chance, in points."""
    n = len(run.reached)
    mean = run.total / n
    spread = sum([(one - mean) ** 2 for one in run.reached]) / 100 + USUAL_WORLDS * USUAL**2
    return sqrt(spread / (n + USUAL_WORLDS - 1) / n)
