"""What a player could do with the ship and the Hydra: fields within reach, what each sets off, and what could be done
there. The rules themselves decide; a screen only draws the answer.

Everything here is only for the viewing seat and its own decision: whether the Hydra may be entered can depend on a
secret mission (DEU-5.2.2).
"""

from typing import Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.view import ViewBuilder, Zone
from petteia.games.deukalion.box import ROUND_ABOUT
from petteia.games.deukalion.kylix import Acting, MoveHydra, PlaceKylix
from petteia.games.deukalion.odds import ship_odds, single_odds
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import CARDS, DRAWS, HYDRA, KYLIX, NOTHING, SAIL, STYX
from petteia.games.deukalion.turn import OtherPart
from petteia.games.deukalion.under_way import OPEN_WATER, READING, allowance, barrier

FAR: Final = 99


class Chart:
    """By field: how many steps away it is, and the field before it on the way."""

    def __init__(self, fields: i64) -> None:
        self.steps: vec[i64] = zeros(fields)
        self.before: vec[i64] = zeros(fields)
        self.through: vec[i64] = zeros(fields)  # 1 where the last step is by a whirlpool
        self.order: vec[i64] = vec[i64](capacity=fields)  # the nearest first
        for field in range(fields):
            self.steps[field] = FAR
            self.before[field] = NOTHING


def show_reach(g: Pieces, view: ViewBuilder) -> None:
    """What the viewing seat could reach in the current decision."""
    if not g.stack:
        return
    top = g.stack[-1]
    if isinstance(top, PlaceKylix):
        show_placements(g, view)
    seat = view.seat
    if seat < 0 or seat not in top.pending(g):
        return
    if isinstance(top, Sailing):
        if not top.off:
            show_sailing(g, view, seat, 0 if top.stopped else int(top.left), top)
    elif isinstance(top, OtherPart):
        show_sailing(g, view, seat, int(allowance(g, seat, g.centre())), Sailing(seat))
    elif isinstance(top, MoveHydra):
        show_prowl(g, view, seat, int(top.left))
    elif isinstance(top, PlaceKylix):
        most: i64 = 0
        for way in range(ROUND_ABOUT):
            most = g.outer(way) if g.outer(way) > most else most
        show_sailing(g, view, seat, int(allowance(g, seat, most)), Sailing(seat))
        show_prowl(g, view, seat, int(most))
    elif isinstance(top, Acting):
        if not top.used(g, SAIL):
            show_sailing(g, view, seat, int(allowance(g, seat, g.die(SAIL))), Sailing(seat))
        if not top.used(g, HYDRA):
            show_prowl(g, view, seat, int(g.die(HYDRA)))


def show_placements(g: Pieces, view: ViewBuilder) -> None:
    """DEU-4.2.2 — What every die would give the active player in each of the four orientations."""
    zone = view.zone("placements")
    seat = g.active()
    acting = Acting()
    for way in range(ROUND_ABOUT):
        g.set_orientation(way)
        dice: dict[str, int | str] = {KYLIX[each]: int(g.die(each)) for each in range(ROUND_ABOUT)}
        dice["draws"] = DRAWS[g.box.draws[g.die(CARDS) - 1]]
        dice["fields"] = int(allowance(g, seat, g.die(SAIL)))
        dice["men"] = int(g.can_return(seat, acting.limit(g, seat)))
        dice["most"] = int(acting.limit(g, seat))
        zone.piece("placement", 1, str(way), **dice)
    g.set_orientation(NOTHING)


# -- the ship ---------------------------------------------------------------------------------------------------


def sailing_chart(g: Pieces, seat: i64, most: i64) -> Chart:
    """DEU-5.2 — Fields a ship can enter in this many steps; where a move would stop, it goes no further."""
    chart = Chart(g.box.fields)
    here = g.ship(seat)
    chart.steps[here] = 0
    chart.order = append(chart.order, here)
    at = 0
    while at < len(chart.order):
        field = chart.order[at]
        at += 1
        if chart.steps[field] == most or (field != here and sets_off(g, seat, field) != ""):
            continue
        for turn in range(ROUND_ABOUT):
            visit(g, seat, chart, field, g.box.beside[field * ROUND_ABOUT + READING[turn]], 0)
        if g.swirl(field):
            for other in range(g.box.fields):
                if other != field and g.swirl(other):
                    visit(g, seat, chart, field, other, 1)
    return chart


def visit(g: Pieces, seat: i64, chart: Chart, field: i64, next_field: i64, through: i64) -> None:
    """A field is reached, unless it was before or cannot be entered."""
    if next_field < 0 or chart.steps[next_field] != FAR or barrier(g, seat, next_field) != OPEN_WATER:
        return
    chart.steps[next_field] = chart.steps[field] + 1
    chart.before[next_field] = field
    chart.through[next_field] = through
    chart.order = append(chart.order, next_field)


def sets_off(g: Pieces, seat: i64, field: i64) -> str:
    """DEU-5.2.5 to DEU-5.2.7 — What stops a ship that enters a field; nothing on open water."""
    if g.hydra() == field:
        return "hydra"
    if g.ordinary(field) and g.ships_on(field, seat) != 0:
        return "ship"
    return "styx" if g.box.kind[field] == STYX else ""


def show_sailing(g: Pieces, view: ViewBuilder, seat: int, most: int, move: Sailing) -> None:
    """Every field within reach with the step that leads there, and the stop actions that would be possible."""
    zone = view.zone(f"reach/{seat}", seat, "zone-reach")
    chart = sailing_chart(g, seat, most)
    here = g.ship(seat)
    done = zeros(g.moves.end_turn + 1)
    for field in chart.order:
        sets = "" if field == here else sets_off(g, seat, field)
        if field != here:
            show_field(g, zone, chart, seat, int(field), sets)
        if sets != "":
            continue
        g.set_ship(seat, field)  # the seen table is ours alone: as if the ship were there
        for action in move.stop_actions(g, vec[i64](capacity=12)):
            if done[action] == 0:
                done[action] = 1
                show_deed(g, zone, chart, seat, int(action), move)
        g.set_ship(seat, here)


def show_field(g: Pieces, zone: Zone, chart: Chart, seat: int, field: int, sets: str) -> None:
    """A field within reach: the number of the step into it, how far, from where, and what it sets off."""
    m = g.moves
    marks: dict[str, int | str] = {
        "n": int((m.through if chart.through[field] == 1 else m.sail).at(field)),
        "steps": int(chart.steps[field]),
        "by": g.box.labels[chart.before[field]],
    }
    if sets != "":
        marks["sets"] = sets
    if chart.through[field] == 1:
        marks["through"] = 1
    if sets == "hydra":
        marks["win"] = single_odds(g, seat, int(g.box.hydra_strength))
    if sets == "ship":
        there = [other for other in range(int(g.seats)) if g.ships_on(field, seat) >> other & 1]
        marks["win"] = max(ship_odds(g, seat, other) for other in there)
    zone.piece("field", 1, g.box.labels[field], **marks)


def show_deed(g: Pieces, zone: Zone, chart: Chart, seat: int, action: int, move: Sailing) -> None:
    """A stop action: from which field, the piece it is about, and how likely an attack succeeds."""
    m, box = g.moves, g.box
    field = g.ship(seat)
    form = g.rules.actions[action].form
    on = move.pieces(g, seat, action)[0]
    marks: dict[str, int | str] = {"n": action, "steps": int(chart.steps[field]), "at": box.labels[field], "on": on}
    marks["verb"] = str(form["verb"])
    if m.attack.holds(action):
        place = int(m.attack.index(action))
        value = box.city_value[place] if place < box.cities else box.settlement_value[place - box.cities]
        marks["win"] = single_odds(g, seat, int(value))
    zone.piece("deed", 1, str(form["text"]).replace(" ", "/"), **marks)


# -- the Hydra --------------------------------------------------------------------------------------------------


def show_prowl(g: Pieces, view: ViewBuilder, seat: int, most: int) -> None:
    """DEU-4.3.5 to DEU-4.3.7 — Fields the Hydra can be led to; where it meets a ship it goes no further."""
    zone = view.zone(f"prowl/{seat}", seat, "zone-prowl")
    chart = Chart(g.box.fields)
    here = g.hydra()
    chart.steps[here] = 0
    chart.order = append(chart.order, here)
    at = 0
    while at < len(chart.order):
        field = chart.order[at]
        at += 1
        ships = g.ships_on(field, seat) if field != here else 0
        if field != here:
            marks: dict[str, int | str] = {"n": int(g.moves.hydra.at(field)), "steps": int(chart.steps[field])}
            marks["by"] = g.box.labels[chart.before[field]]
            if ships != 0:
                marks["sets"] = "ship"
            zone.piece("field", 1, g.box.labels[field], **marks)
        if chart.steps[field] == most or ships != 0:
            continue
        for turn in range(ROUND_ABOUT):
            beside = g.box.beside[field * ROUND_ABOUT + READING[turn]]
            if beside >= 0 and chart.steps[beside] == FAR and g.ordinary(beside) and g.ship(seat) != beside:
                chart.steps[beside] = chart.steps[field] + 1
                chart.before[beside] = field
                chart.order = append(chart.order, beside)
