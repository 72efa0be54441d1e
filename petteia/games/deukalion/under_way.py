"""DEU-5.1, DEU-5.2 — A ship under way: what keeps it from a field, and what happens when it enters one."""

from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.paragraph import Paragraph
from petteia.engine.protocol import Reason
from petteia.games.deukalion import events
from petteia.games.deukalion.box import FACES, OPEN_MISSIONS, ROUND_ABOUT
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.knowledge import may_be_in_hand
from petteia.games.deukalion.missions import show_mission
from petteia.games.deukalion.procedure import Occasion
from petteia.games.deukalion.state import SECRET, Pieces
from petteia.games.deukalion.tasks import qualifies
from petteia.games.deukalion.terms import AGAINST_HYDRA, AGAINST_SHIP, DEFEAT_HYDRA, SAIL_LONGER, STYX
from petteia.games.deukalion.throwing import crosses_of, hidden_of, written
from petteia.games.deukalion.underworld import EnterStyx, has_majority
from petteia.games.deukalion.windows import interrupt

# -- what may stand in the way of a step

OPEN_WATER: Final = 0
NO_LICENCE: Final = 1
NO_SOLDIERS: Final = 2


READING: Final = (0, 3, 1, 2)
"""The neighbours of a field in the order of the fields: north, west, east, south."""


def public_licence(g: Pieces) -> bool:
    """DEU-5.2.2 — Whether an open mission asks for the Hydra."""
    for place in range(OPEN_MISSIONS):
        if g.open_mission(place) >= 0 and g.box.has_task(g.open_mission(place), DEFEAT_HYDRA):
            return True
    return False


def licensed(g: Pieces, seat: i64) -> bool:
    """DEU-5.2.2 — Whether a seat may attack the Hydra, by an open mission or by his own."""
    mine = g.hand_mission(seat)
    return (mine >= 0 and g.box.has_task(mine, DEFEAT_HYDRA)) or public_licence(g)


def barrier(g: Pieces, seat: i64, field: i64) -> i64:
    """DEU-5.2.2, DEU-5.2.4 — What keeps a ship from entering a field."""
    if g.hydra() == field:
        if not licensed(g, seat):
            return NO_LICENCE
        return OPEN_WATER if g.aboard(seat) > 0 else NO_SOLDIERS
    if g.aboard(seat) == 0 and g.ordinary(field) and g.ships_on(field, seat) != 0:
        return NO_SOLDIERS
    return OPEN_WATER


def allowance(g: Pieces, seat: i64, granted: i64) -> i64:
    """DEU-5.1.2 — How many fields a sailing move has: what is granted, more with Pegasus."""
    return granted + g.lasting(seat, SAIL_LONGER)


def might_claim(g: Pieces, seat: i64) -> bool:
    """DEU-5.3.5 — Whether a secret hand mission, whatever it might be, could be claimed by a position task now."""
    if g.held(seat) != SECRET:
        return False
    for mission in range(g.box.missions):
        if may_be_in_hand(g, seat, mission) and qualifies(g, seat, mission):
            return True
    return False


class Move(Occasion):
    """DEU-5.1 — A ship and how far its move is."""

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        self.seat: i64 = seat
        self.left: i64 = left  # of the allowance
        self.stopped: bool = False
        self.attacked: bool = False
        self.off: bool = False  # the ship has been displaced
        self.through: i64 = 0  # the field + 1 that is entered by a whirlpool, once soldiers have been thrown

    def may_attack(self, place: i64) -> bool:
        """DEU-5.3.2 — Whether the move has an attack on a city or a settlement left."""
        return not self.attacked

    def attack(self, place: i64) -> None:
        """It is attacked."""
        self.attacked = True

    def under_way(self) -> bool:
        return not self.stopped

    def lengthen(self, fields: i64) -> None:
        if not self.stopped:
            self.left += fields

    def may_raid(self, g: Pieces) -> bool:
        """DEU-5.3.2 — Not after an attack, but as an option, and not from where the ship has been displaced to."""
        return (not self.attacked or g.rules.several_attacks) and not self.off

    def raid(self) -> None:
        self.stopped = True
        self.attacked = True

    def conquered(self, seat: i64) -> None:
        if seat == self.seat:
            self.stopped = True

    def driven_off(self, seat: i64) -> None:
        if seat == self.seat:
            self.stopped = True
            self.off = True

    def enter(self, g: Pieces, field: i64) -> None:
        """DEU-5.2 — A ship enters a field: a fight, the Styx, or open water."""
        seat = self.seat
        from_styx = g.on_styx(seat)
        if g.hydra() == field:
            if not public_licence(g):
                show_mission(g, seat)
            self.arrive(g, field)
            self.stopped = True
            self.attacked = True
            g.tell(events.ATTACKED_HYDRA, seat)
            g.push(Fight(AGAINST_HYDRA, seat))
            return
        self.arrive(g, field)
        others = g.ships_on(field, seat)
        if g.ordinary(field) and others != 0:
            self.stopped = True
            self.attacked = True
            g.push(Fight(AGAINST_SHIP, seat, 0, others))
        elif g.box.kind[field] == STYX:
            self.stopped = True
            if not from_styx:
                majority = has_majority(g, seat)
                g.tell(events.STYX_ENTERED, seat, 1 if majority else 0)
                g.push(EnterStyx(seat, majority))
        else:
            interrupt(g, seat)

    def arrive(self, g: Pieces, field: i64) -> None:
        """The ship is there."""
        g.set_ship(self.seat, field)
        g.tell(events.SAILED, self.seat, field)

    # -- whirlpools ------------------------------------------------------------------------------

    def swirl(self, g: Pieces, field: i64) -> None:
        """DEU-12.1.3 — Soldiers are thrown before a step by a whirlpool takes effect, if there are any."""
        self.left -= 1
        if self.thrown(g) > 0:
            self.through = field + 1
        else:
            g.tell(events.SWIRLED, self.seat, field, 0, 0, 0)
            self.enter(g, field)

    def thrown(self, g: Pieces) -> i64:
        """Two, or as many as are aboard."""
        n = g.box.swirled
        return n if n < g.aboard(self.seat) else g.aboard(self.seat)

    def luck(self, g: Pieces) -> str:
        return f"die whirlpool {self.seat}"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.rules.throws[self.thrown(g)][:]

    def resolve(self, g: Pieces, outcome: i64) -> None:
        n = self.thrown(g)
        cross = crosses_of(n, outcome)
        hidden = hidden_of(n, outcome)
        field = self.through - 1
        self.through = 0
        g.tell(events.SWIRLED, self.seat, field, hidden, n - cross - hidden, cross)
        g.send_down(self.seat, cross)
        self.enter(g, field)

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return written(self.thrown(g), outcome)

    # -- plain data

    def copy_to(self, out: "Move") -> None:
        """Copy the progress to another one."""
        out.stopped = self.stopped
        out.attacked = self.attacked
        out.off = self.off
        out.through = self.through

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.left = p.num(self.left, 0, MANY)
        self.stopped = p.flag(self.stopped)
        self.attacked = p.flag(self.attacked)
        self.off = p.flag(self.off)
        self.through = p.num(self.through, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """A field of the map, and no longer way than the dice and all cards grant."""
        most = FACES + g.box.granted() + g.lasting(self.seat, SAIL_LONGER)
        require(self.left <= most, "a ship sails further than dice and cards let it")
        require(self.through <= g.box.fields, "a ship comes out where there is no field")


class Deed(Paragraph[Pieces, Move]):
    """Something that can be done in a sailing move, by its verb."""

    def holds(self, g: Pieces, action: i64) -> bool:
        """Whether an action is called by that verb."""
        raise NotImplementedError(f"{type(self).__name__} has no holds()")

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        """Add the actions possible now."""
        raise NotImplementedError(f"{type(self).__name__} has no add()")


class SailOn(Deed):
    """DEU-5.2.1 — A step into a field beside this one."""

    def holds(self, g: Pieces, action: i64) -> bool:
        return g.moves.sail.holds(action)

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        """North and west of here first, then east and south, which is row by row."""
        if of.stopped or of.left == 0:
            return out
        at = g.ship(of.seat) * ROUND_ABOUT
        for turn in range(ROUND_ABOUT):
            field = g.box.beside[at + READING[turn]]
            if field >= 0 and barrier(g, of.seat, field) == OPEN_WATER:
                out = append(out, g.moves.sail.at(field))
        return out

    def refusal(self, g: Pieces, of: Move, seat: i64, action: i64) -> Reason:
        field = g.moves.sail.index(action)
        here = g.ship(of.seat)
        if not of.stopped and not g.beside(here, field):
            figures: dict[str, int | str] = {"field": g.box.labels[field], "here": g.box.labels[here]}
            return Reason("not_adjacent", figures, "DEU-5.2.1")
        return why_not_there(g, of, field)

    def apply(self, g: Pieces, of: Move, seat: i64, action: i64) -> None:
        of.left -= 1
        of.enter(g, g.moves.sail.index(action))


class Swirl(Deed):
    """DEU-12.1.2 — A step from a whirlpool to another one."""

    def holds(self, g: Pieces, action: i64) -> bool:
        return g.moves.through.holds(action)

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        here = g.ship(of.seat)
        if of.stopped or of.left == 0 or not g.swirl(here):
            return out
        for field in range(g.box.fields):
            if field != here and g.swirl(field) and barrier(g, of.seat, field) == OPEN_WATER:
                out = append(out, g.moves.through.at(field))
        return out

    def refusal(self, g: Pieces, of: Move, seat: i64, action: i64) -> Reason:
        field = g.moves.through.index(action)
        here = g.ship(of.seat)
        if not of.stopped and not (g.swirl(here) and g.swirl(field) and field != here):
            figures: dict[str, int | str] = {"field": g.box.labels[field], "here": g.box.labels[here]}
            return Reason("no_whirlpool", figures, "DEU-12.1.2")
        return why_not_there(g, of, field)

    def apply(self, g: Pieces, of: Move, seat: i64, action: i64) -> None:
        of.swirl(g, g.moves.through.index(action))


def why_not_there(g: Pieces, of: Move, field: i64) -> Reason:
    """Why a field that is near enough cannot be entered."""
    if of.stopped:
        return Reason("move_is_stopped", {}, "DEU-5.1.3")
    if of.left == 0:
        return Reason("no_allowance_left", {}, "DEU-5.1.2")
    if barrier(g, of.seat, field) == NO_LICENCE:
        return Reason("no_licence", {"field": g.box.labels[field]}, "DEU-5.2.2")
    return Reason("no_soldiers_aboard", {"field": g.box.labels[field]}, "DEU-5.2.4")
