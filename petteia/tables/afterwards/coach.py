"""The coach: what decisions of a finished game cost the seat that made them (`petteia.bots.regret`).

It goes about it in short pieces of work, one for each decision, so that nobody waits for a whole game: first a glance
at all of them says which are worth play-outs, then each of those is measured by itself.
"""

from typing import Final

import msgspec

from petteia.bots.playouts import TURNS
from petteia.bots.regret import BREADTH, HEAT, WORLDS, RegretMeter
from petteia.bots.review import Moment, Reviewer, spread
from petteia.engine.build import build
from petteia.engine.protocol import Game
from petteia.engine.record import Record
from petteia.tables.commands.trial import NotPossible

SUSPECTS: Final = 16
"""How many decisions are worth play-outs at most."""
GLANCES: Final = {"compiled": 240, "pure": 30}
"""At how many decisions it glances, from all over the game."""
BUDGETS: Final = {"compiled": (TURNS, BREADTH, HEAT, WORLDS), "pure": (1, 2, 2, 8)}
"""How far play-outs go, and how many there are, by how quick the rules are here."""
TRIED: Final = {"compiled": 24, "pure": 8}
"""In how many worlds an option that somebody tries is compared."""


class CoachPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which decisions of a seat the coach would look at: the lines of the record, the likeliest mistakes first, of how
    many with a choice."""

    seat: int
    lines: list[int]
    of: int = 0


class Coached(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a decision cost, in points of percent of the chance to win, against the best option found, with the ends of
    the interval of 95 %. Chances are in percent."""

    line: int
    played: int
    best: int
    points: float
    low: float
    high: float
    chance: float
    """After what was played."""
    worlds: int
    """In how many worlds that the seat held possible both were played on."""
    turns: int
    """How far."""
    certain: bool = False
    """Whether the interval bears it out that something was lost."""


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many points an option loses against another, with the ends of the interval of 95 %."""

    option: int
    points: float
    low: float
    high: float


class Coach:
    """Coaches the seats of one record."""

    def __init__(self, text: str, game: Game) -> None:
        self.meter = RegretMeter(game, *BUDGETS[build()])
        self.moments = Reviewer(Record.parse(text), game, self.meter).moments()

    def plan(self, seat: int) -> CoachPlan:
        """Which decisions of a seat to look at."""
        mine = [one for one in self.moments if one.seat == seat]
        gaps = [(self.meter.gap(one.view(), one.action), one.line) for one in spread(mine, GLANCES[build()])]
        worse = sorted((gap, -line) for gap, line in gaps if gap > 0)
        return CoachPlan(seat, [-line for _, line in reversed(worse)][:SUSPECTS], len(mine))

    def decision(self, seat: int, line: int) -> Coached:
        """What a decision cost."""
        moment = self.moment(seat, line)
        found = self.meter.measure(moment.view(), moment.action)
        if found is None:
            raise no_such_decision(line)
        lost, turns = found.loss, int(self.meter.playouts.turns)
        ends = (max(0.0, lost.points), lost.low, lost.high, round(found.chance, 1), lost.worlds, turns)
        return Coached(line, moment.action, found.best, *ends, found.preferred and lost.certain)

    def tried(self, seat: int, line: int, option: int, best: int) -> Tried:
        """What an option loses against another one, in worlds of its own."""
        moment = self.moment(seat, line)
        world = self.meter.game.sample_world(moment.view(), self.meter.beginning(moment.view(), 0))
        legal = [int(one) for one in world.legal(seat)]
        if option not in legal or best not in legal:
            text = "this was not possible there; right would be one of the options of that decision"
            raise NotPossible("not_possible", text)
        lost = self.meter.loss(moment.view(), option, best, TRIED[build()], 1)
        return Tried(option, lost.points, lost.low, lost.high)

    def moment(self, seat: int, line: int) -> Moment:
        """A decision of a seat by its line."""
        for one in self.moments:
            if one.line == line and one.seat == seat:
                return one
        raise no_such_decision(line)


def no_such_decision(line: int) -> NotPossible:
    """Nothing was chosen there."""
    text = f"line {line} is no decision of this seat with a choice; the plan names those that are worth a look"
    return NotPossible("no_such_moment", text)
