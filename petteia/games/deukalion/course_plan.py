"""DEU-3.3, DEU-5 — What a plan does with a ship: where it sails, what it attacks, when it brings soldiers back."""

from typing import Any, Final

from petteia.engine.ints import i64, vec
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, number_of, row_of, word_of
from petteia.games.deukalion.box import MOST_COLOURS, OPEN_MISSIONS
from petteia.games.deukalion.odds import ship_odds, single_odds
from petteia.games.deukalion.reach import FAR, Chart, sailing_chart, sets_off
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import DELIVER, DELIVER_SAME, NOTHING, SAIL, SAIL_LONGER, SAIL_ON
from petteia.games.deukalion.turn import OtherPart
from petteia.games.deukalion.under_way import allowance
from petteia.games.deukalion.underworld import BringBack, EnterStyx, has_majority

ATHENS: Final = "athens"
UNDERWORLD: Final = "styx"
THE_HYDRA: Final = "the_hydra"
A_SHIP: Final = "a_ship"
SETS: Final = {"styx": UNDERWORLD, "hydra": THE_HYDRA, "ship": A_SHIP}
"""The goals by what stops a ship there."""
PACE: Final = 2
"""About how many fields a ship gets at a time."""
MOST_FIELDS: Final = 9
WORTHWHILE: Final = 300
"""What is worth as much for the time that it takes is sailed for, though soldiers could come back;"""
RETURNED: Final = 40
"""and so much more for each that could."""
POINT: Final = 30
"""What a point is worth, against which all else is weighed."""


class Course(PlanKind):
    """DEU-3.3, DEU-5 — Where the ship sails and how far, what it attacks at which odds, when soldiers come back."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        goals = (*g.box.city_ids, *g.box.settlement_ids, ATHENS, UNDERWORLD, THE_HYDRA, A_SHIP)
        return [
            PlanField("when", ("others", "all")),
            PlanField("goals", goals, len(goals)),
            PlanField("then", ("best", "stay", "ask")),
            PlanField("far", high=MOST_FIELDS, first=MOST_FIELDS),
            PlanField("attack", high=100, first=50),
            PlanField("ships", high=100, first=100),
            PlanField("recover", high=int(g.box.soldiers), first=2),
            PlanField("speed", ("no", "yes")),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        if g.active() == seat and word_of(says, "when") == "others":
            return ASK
        top, m = g.stack[-1], g.moves
        options = list(g.legal(seat))
        if isinstance(top, BringBack):
            return int(options[-1])
        if isinstance(top, EnterStyx):
            return int(m.recover if m.recover in options else options[-1])
        if isinstance(top, OtherPart):
            return parts(g, top, seat, says, options)
        return sails(g, top, seat, says, options) if isinstance(top, Sailing) else ASK


class Aim:
    """Where a ship goes: a field, and what that is worth; NOTHING if there is nothing to go for."""

    def __init__(self) -> None:
        self.field: i64 = NOTHING
        self.steps: i64 = 0
        self.worth: i64 = 0


def wanted_colour(g: Pieces, seat: i64, colour: i64) -> bool:
    """DEU-7.2.1 — Whether a mission that a seat could complete asks for a treasure it has too few of."""
    for place in range(OPEN_MISSIONS + 1):
        mission = g.hand_mission(seat) if place == OPEN_MISSIONS else g.open_mission(place)
        if mission < 0:
            continue
        for which in (mission * 2, mission * 2 + 1):
            kind = g.box.task[which]
            if kind == DELIVER and g.cargo(seat, colour) < g.box.task_colour[which * MOST_COLOURS + colour]:
                return True
            if DELIVER < kind <= DELIVER_SAME:
                return True
    return False


def needed(g: Pieces, seat: i64, colour: i64) -> bool:
    """Whether a treasure aboard is for a mission."""
    for place in range(OPEN_MISSIONS + 1):
        mission = g.hand_mission(seat) if place == OPEN_MISSIONS else g.open_mission(place)
        if mission >= 0:
            for which in (mission * 2, mission * 2 + 1):
                if g.box.task[which] == DELIVER and g.box.task_colour[which * MOST_COLOURS + colour] > 0:
                    return True
    return False


def prize(g: Pieces, seat: i64, city: i64) -> i64:
    """What the best treasure of a city is worth to a seat."""
    best: i64 = 0
    for colour in range(g.box.colours):
        if g.in_city(city, colour) > 0:
            worth = 2 * POINT if wanted_colour(g, seat, colour) else POINT
            best = worth if worth > best else best
    return best


def value(g: Pieces, seat: i64, action: i64, least: i64) -> i64:
    """DEU-5.3.1 — What a stop action is worth; attacks below the least chance are worth nothing."""
    m, box = g.moves, g.box
    if m.claim.holds(action):
        return box.mission_points[m.claim.index(action)] * 2 * POINT
    if m.unload.holds(action):
        return POINT // 3 if needed(g, seat, m.unload.index(action)) else POINT
    if m.found.holds(action):
        men = box.garrison[m.found.index(action)]
        return men * POINT * 2 // 3 if g.aboard(seat) - men >= 5 else men * POINT // 3
    if not m.attack.holds(action):
        return 0
    place = m.attack.index(action)
    chance = attack_chance(g, seat, place)
    if chance < least or chance == 0:
        return 0
    if place < box.cities:
        return prize(g, seat, place) * chance // 100
    return box.garrison[place - box.cities] * (POINT + POINT // 2) * chance // 100


def attack_chance(g: Pieces, seat: i64, place: i64) -> i64:
    """DEU-10.3.2, DEU-10.4.2 — How likely a city or a settlement is conquered, in percent."""
    box = g.box
    against = box.city_value[place] if place < box.cities else box.settlement_value[place - box.cities]
    return i64(single_odds(g, int(seat), int(against)))


def hydra_chance(g: Pieces, seat: i64) -> i64:
    """DEU-10.5.2 — How likely the Hydra is beaten, in percent."""
    return i64(single_odds(g, int(seat), int(g.box.hydra_strength)))


def names(g: Pieces, seat: i64, field: i64, goal: str, sets: str) -> bool:
    """Whether a goal is on a field, or beside it."""
    box = g.box
    if sets != "":
        return goal == SETS[sets]
    if goal == ATHENS:
        return g.in_athens(seat)
    if goal in box.city_ids:
        return g.lies_at_city(seat, box.city_ids.index(goal))
    return goal in box.settlement_ids and g.lies_at_settlement(seat, box.settlement_ids.index(goal))


def about(g: Pieces, action: i64, goal: str) -> bool:
    """Whether a stop action is about a goal: an attack or a founding there, or whatever is done there otherwise."""
    m, box = g.moves, g.box
    if m.attack.holds(action):
        place = m.attack.index(action)
        return goal == (box.city_ids[place] if place < box.cities else box.settlement_ids[place - box.cities])
    return not m.found.holds(action) or goal == box.settlement_ids[m.found.index(action)]


def worth_there(g: Pieces, move: Sailing, seat: i64, field: i64, sets: str, says: PlanValues, goal: str) -> i64:
    """What a ship would have of being on a field, for a goal if there is one."""
    if sets == "styx":
        men = g.can_return(seat, g.box.soldiers)
        return men * 5 + (g.box.majority[g.seats] * POINT if has_majority(g, seat) else 0) if men > 0 else 0
    if sets == "hydra":
        chance = hydra_chance(g, seat)
        return 4 * POINT * chance // 100 if chance >= number_of(says, "attack") else 0
    if sets == "ship":
        worth: i64 = 0
        for other in range(g.seats):
            if (g.ships_on(field, seat) >> other) & 1 != 0:
                chance = i64(ship_odds(g, int(seat), int(other)))
                bold = number_of(says, "ships") < 100 and chance >= number_of(says, "ships")
                worth = POINT * chance // 100 if bold and g.aboard(seat) > 0 else worth
        return worth
    best: i64 = 0
    for action in move.stop_actions(g, vec[i64](capacity=12)):
        if goal == "" or about(g, action, goal):
            worth = value(g, seat, action, number_of(says, "attack"))
            best = worth if worth > best else best
    return best


def goal_there(g: Pieces, move: Sailing, seat: i64, field: i64, sets: str, says: PlanValues) -> tuple[i64, i64]:
    """The place of the first goal that there is something of on a field, and its worth; behind all goals what is worth
    something besides, if that is wanted."""
    goals = row_of(says, "goals")
    for at in range(len(goals)):
        if names(g, seat, field, goals[at], sets):
            worth = worth_there(g, move, seat, field, sets, says, goals[at])
            if worth > 0:
                return i64(at), worth
    besides = word_of(says, "then") == "best"
    return i64(len(goals)), worth_there(g, move, seat, field, sets, says, "") if besides else i64(0)


def aim(g: Pieces, move: Sailing, seat: i64, says: PlanValues, chart: Chart, reach: i64) -> Aim:
    """The first of the goals said where there is something to be had, the nearest way; else what brings most for the
    time that it takes. The table that is looked at is the seat's own."""
    here = g.ship(seat)
    best = Aim()
    rank: i64 = len(row_of(says, "goals")) + 1
    for field in chart.order:
        sets = sets_off(g, seat, field) if field != here else ""
        if chart.steps[field] > reach + 6 * PACE:
            break
        g.set_ship(seat, field)
        place, worth = goal_there(g, move, seat, field, sets, says)
        g.set_ship(seat, here)
        if worth <= 0:
            continue
        late = chart.steps[field] - reach
        worth = worth * 10 // (1 + (0 if late <= 0 else (late + PACE - 1) // PACE))
        if place < rank or (place == rank and worth > best.worth):
            rank = place
            best.field, best.steps, best.worth = field, chart.steps[field], worth
    return best


def reach_of(g: Pieces, move: Sailing, seat: i64, says: PlanValues) -> i64:
    """How many more fields the ship is to sail in this move."""
    granted = allowance(g, seat, g.die(SAIL) if g.active() == seat else g.centre())
    sailed = granted - move.left if granted > move.left else i64(0)
    most = number_of(says, "far") - sailed
    return max(i64(0), min(move.left, most))


def parts(g: Pieces, of: OtherPart, seat: i64, says: PlanValues, options: list[i64]) -> i64:
    """DEU-3.3.2 — Sail if there is something to go for; bring soldiers back if there is not, or if many are below and
    nothing good is within reach."""
    m = g.moves
    if word_of(says, "speed") == "yes":
        for option in options:
            if m.play.holds(option) and g.box.card_effect[m.play.index(option)] == SAIL_LONGER:
                return option
    fields = min(allowance(g, seat, g.centre()), number_of(says, "far"))
    there = aim(g, Sailing(seat, fields), seat, says, sailing_chart(g, seat, i64(FAR)), fields)
    below = number_of(says, "recover")
    far = there.steps > fields and there.worth < WORTHWHILE + RETURNED * g.can_return(seat, g.centre())
    many = 0 < below <= g.below(seat) and (there.field < 0 or far)
    if m.recover in options and (many or there.field < 0):
        return m.recover
    if there.field < 0:
        return ASK if word_of(says, "then") == "ask" else m.pass_
    return m.set_sail


def sails(g: Pieces, move: Sailing, seat: i64, says: PlanValues, options: list[i64]) -> i64:
    """DEU-5.1.4 — The next step, or what is done where the ship is."""
    m = g.moves
    reach: i64 = 0 if move.stopped or move.off else reach_of(g, move, seat, says)
    chart = sailing_chart(g, seat, i64(FAR))
    there = aim(g, move, seat, says, chart, reach) if reach > 0 else Aim()
    here = g.ship(seat)
    if there.field >= 0 and there.field != here:
        longer = lengthens(g, options, there.steps - reach) if word_of(says, "speed") == "yes" else i64(NOTHING)
        return longer if longer >= 0 else step_to(g, chart, here, there.field, options)
    goals, besides = row_of(says, "goals"), word_of(says, "then") == "best"
    best, most = m.end_move, i64(0)
    for option in options:
        worth = value(g, seat, option, number_of(says, "attack"))
        place = next((at for at, goal in enumerate(goals) if about(g, option, goal)), -1)
        if worth > 0 and place >= 0:
            worth += 1000 * (len(goals) - place)
        if worth > most and (place >= 0 or besides or m.claim.holds(option) or m.unload.holds(option)):
            best, most = option, worth
    return best


def lengthens(g: Pieces, options: list[i64], short: i64) -> i64:
    """DEU-8.4.4 — The card that makes the move long enough by itself, or NOTHING."""
    m = g.moves
    for option in options:
        if m.play.holds(option) and short > 0:
            card = m.play.index(option)
            if g.box.card_effect[card] == SAIL_ON and g.box.card_amount[card] >= short:
                return option
    return NOTHING


def step_to(g: Pieces, chart: Chart, here: i64, field: i64, options: list[i64]) -> i64:
    """The first step of the way to a field."""
    m = g.moves
    while chart.before[field] != here:
        field = chart.before[field]
    action = m.through.at(field) if chart.through[field] == 1 else m.sail.at(field)
    return action if action in options else m.end_move
