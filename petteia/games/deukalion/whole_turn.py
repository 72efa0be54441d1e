"""DEU-3.4, DEU-3.5 — One's own turn as one plan: the Kylix, the dice, the ship; it stops where soldiers are thrown."""

from typing import Any, Final

from petteia.engine.ints import i64
from petteia.engine.plans import ASK, PlanField, PlanValues, number_of, row_of, word_of
from petteia.games.deukalion.course_plan import Course, aim, attack_chance, hydra_chance, sails
from petteia.games.deukalion.kylix import PlaceKylix
from petteia.games.deukalion.odds import ship_odds
from petteia.games.deukalion.reach import FAR, sailing_chart, sets_off
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import NOTHING, SAIL
from petteia.games.deukalion.turn_plan import OwnTurn, useful
from petteia.games.deukalion.under_way import allowance
from petteia.games.deukalion.underworld import BringBack, EnterStyx

AT_SEA: Final = ("goals", "then", "attack")
"""What it says about the ship, as the plan for the ship does."""
CERTAIN: Final = 100
"""The chance of what needs no throw, in percent."""


class WholeTurn(OwnTurn):
    """DEU-3.4, DEU-3.5 — How the Kylix is placed, where the ship sails in one's own turn, in which order dice are used;
    before a throw that is not sure enough the person is asked."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        sea = [field for field in course(g, seat) if field.key in AT_SEA]
        return [*super().fields(g, seat), *sea, PlanField("sure", high=CERTAIN, first=CERTAIN)]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        if g.active() != seat:
            return ASK
        options = list(g.legal(seat))
        at_sea = sailing(g, seat, says)
        if isinstance(top, PlaceKylix) and word_of(says, "place") == "best" and row_of(says, "goals"):
            return int(max(options, key=lambda option: toward(g, seat, m.turn.index(option), at_sea)))
        if "sure" not in says or not isinstance(top, (Sailing, EnterStyx, BringBack)):
            return super().answer(g, seat, says)
        if isinstance(top, BringBack):
            return int(options[-1])
        if isinstance(top, EnterStyx):
            return int(m.recover if m.recover in options else options[-1])
        action = sails(g, top, seat, at_sea, options)
        idle = action == m.end_move and top.left > 0 and not top.stopped
        if (idle and word_of(says, "then") == "ask") or chance_of(g, seat, action) < number_of(says, "sure"):
            return ASK
        return int(action)


def course(g: Pieces, seat: i64) -> list[PlanField]:
    """What a plan for the ship leaves open."""
    return Course("", ()).fields(g, seat)


def sailing(g: Pieces, seat: i64, says: PlanValues) -> PlanValues:
    """The same as a plan for the ship; what it does not say is what saying nothing means there."""
    return {field.key: says.get(field.key, field.default()) for field in course(g, seat)}


def toward(g: Pieces, seat: i64, way: i64, says: PlanValues) -> i64:
    """DEU-4.2.2 — What an orientation of the Kylix is worth: the goals first, then what is of use besides."""
    g.set_orientation(way)
    fields = allowance(g, seat, g.die(SAIL))
    there = aim(g, Sailing(seat, fields), seat, says, sailing_chart(g, seat, i64(FAR)), fields)
    out = 1000 * there.worth + useful(g, seat)
    g.set_orientation(NOTHING)
    return out


def chance_of(g: Pieces, seat: i64, action: i64) -> i64:
    """How likely what an action sets off ends well, in percent. A whirlpool has no chance that could be told."""
    m = g.moves
    if m.attack.holds(action):
        return attack_chance(g, seat, m.attack.index(action))
    if m.through.holds(action):
        return 0
    if not m.sail.holds(action):
        return CERTAIN
    field = m.sail.index(action)
    sets = sets_off(g, seat, field)
    if sets == "hydra":
        return hydra_chance(g, seat)
    least: i64 = CERTAIN
    if sets == "ship":
        for other in range(g.seats):
            if (g.ships_on(field, seat) >> other) & 1 != 0:
                least = min(least, i64(ship_odds(g, int(seat), int(other))))
    return least
