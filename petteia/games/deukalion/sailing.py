"""DEU-5 — Sailing: steps, forced stops, and what a ship does where it stops."""

from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.box import FACES, OPEN_MISSIONS, ROUND_ABOUT
from petteia.games.deukalion.cards import (
    ATTACKED_ALREADY,
    FINE,
    NO_ROOM_FOR_TREASURE,
    NO_TREASURE_NEAR,
    NOT_UNDER_WAY,
    hindrance,
    play_card,
    told,
)
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.end import reached, take_point_cards
from petteia.games.deukalion.knowledge import may_be_in_hand
from petteia.games.deukalion.loot import Horse, horse_finds
from petteia.games.deukalion.missions import claim, show_mission
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.settlements import found, may_found, why_not_found
from petteia.games.deukalion.state import HELD, LEAVING, SECRET, SHIP, Table
from petteia.games.deukalion.tasks import Store, claimable, qualifies, why_not_claim
from petteia.games.deukalion.terms import (
    AGAINST_CITY,
    AGAINST_HYDRA,
    AGAINST_SETTLEMENT,
    AGAINST_SHIP,
    DEFEAT_HYDRA,
    FROM_DELIVERIES,
    N_SAIL,
    SAIL_AGAIN,
    SAIL_LONGER,
    SAIL_ON,
    STYX,
    TAKE_TREASURE,
)
from petteia.games.deukalion.throwing import crosses_of, hidden_of, written
from petteia.games.deukalion.underworld import EnterStyx, has_majority

# -- what may stand in the way of a step

OPEN_WATER: Final = 0
NO_LICENCE: Final = 1
NO_SOLDIERS: Final = 2


READING: Final = (0, 3, 1, 2)
"""The neighbours of a field in the order of the fields: north, west, east, south."""


def public_licence(g: Table) -> bool:
    """DEU-5.2.2 — Whether an open mission asks for the Hydra."""
    for place in range(OPEN_MISSIONS):
        if g.open_mission(place) >= 0 and g.box.has_task(g.open_mission(place), DEFEAT_HYDRA):
            return True
    return False


def licensed(g: Table, seat: i64) -> bool:
    """DEU-5.2.2 — Whether a seat may attack the Hydra, by an open mission or by his own."""
    mine = g.hand_mission(seat)
    return (mine >= 0 and g.box.has_task(mine, DEFEAT_HYDRA)) or public_licence(g)


def barrier(g: Table, seat: i64, field: i64) -> i64:
    """DEU-5.2.2, DEU-5.2.4 — What keeps a ship from entering a field."""
    if g.hydra() == field:
        if not licensed(g, seat):
            return NO_LICENCE
        return OPEN_WATER if g.aboard(seat) > 0 else NO_SOLDIERS
    if g.aboard(seat) == 0 and g.ordinary(field) and g.ships_on(field, seat) != 0:
        return NO_SOLDIERS
    return OPEN_WATER


def allowance(g: Table, seat: i64, granted: i64) -> i64:
    """DEU-5.1.2 — How many fields a sailing move has: what is granted, more with Pegasus."""
    return granted + g.lasting(seat, SAIL_LONGER)


def set_sail(g: Table, seat: i64, granted: i64) -> None:
    """DEU-5.1.2 — A sailing move with an allowance."""
    fields = allowance(g, seat, granted)
    g.tell(events.SET_SAIL, seat, fields)
    g.push(Sailing(seat, fields))


def might_claim(g: Table, seat: i64) -> bool:
    """DEU-5.3.5 — Whether a secret hand mission, whatever it might be, could be claimed by a position task now."""
    if g.cells[g.at(seat) + HELD] != SECRET:
        return False
    for mission in range(g.box.missions):
        if may_be_in_hand(g, seat, mission) and qualifies(g, seat, mission):
            return True
    return False


class Sailing(Procedure):
    """DEU-5.1 — A sailing move: step by step while under way, stop actions, action cards, until the mover ends it."""

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        self.seat: i64 = seat
        self.left: i64 = left  # of the allowance
        self.stopped: bool = False
        self.attacked: bool = False
        self.off: bool = False  # the ship has been displaced
        self.through: i64 = 0  # the field + 1 that is entered by a whirlpool, once soldiers have been thrown

    def rule(self) -> str:
        return "DEU-5.1.4"

    def pending(self, g: Table) -> Seats:
        return CHANCE if self.through > 0 else one(self.seat)

    def verbs(self, g: Table) -> str:
        return "sail through attack found claim unload play end_move"

    def driven_off(self, seat: i64) -> None:
        if seat == self.seat:
            self.stopped = True
            self.off = True

    # -- what can be done ------------------------------------------------------------------------

    def legal(self, g: Table, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        if not self.stopped and self.left > 0:
            out = self.steps(g, out)
        if not self.off:
            out = self.stop_actions(g, out)
        if g.hand_size(seat) > 0:
            for card in range(g.box.cards):
                if g.in_hand(seat, card) > 0 and self.obstacle(g, card) == FINE:
                    out = append(out, g.moves.play.at(card))
        return append(out, g.moves.end_move)

    def steps(self, g: Table, out: vec[i64]) -> vec[i64]:
        """DEU-5.2.1, DEU-12.1.2 — Fields that can be entered: north and west of here first, then east and south,
        which is row by row; then those beside the other whirlpools."""
        seat = self.seat
        here = g.ship(seat)
        at = here * ROUND_ABOUT
        for turn in range(ROUND_ABOUT):
            field = g.box.beside[at + READING[turn]]
            if field >= 0 and barrier(g, seat, field) == OPEN_WATER:
                out = append(out, g.moves.sail.at(field))
        if g.swirl(here):
            for field in range(g.box.fields):
                if field != here and g.swirl(field) and barrier(g, seat, field) == OPEN_WATER:
                    out = append(out, g.moves.through.at(field))
        return out

    def stop_actions(self, g: Table, out: vec[i64]) -> vec[i64]:
        """DEU-5.3.1 — Attacks, founding, claims, unloading."""
        seat = self.seat
        m = g.moves
        if g.in_athens(seat):
            out = claimable(g, seat, out)
            for colour in range(g.box.colours):
                if g.cargo(seat, colour) > 0:
                    out = append(out, m.unload.at(colour))
            return out
        if not self.attacked and g.aboard(seat) > 0:
            for city in range(g.box.cities):
                if g.lies_at_city(seat, city) and (g.stored(city) > 0 or g.theseus_in(city)):
                    out = append(out, m.attack.at(city))
            for place in range(g.box.settlements):
                if g.lies_at_settlement(seat, place) and g.holder(place) >= 0 and g.holder(place) != seat:
                    out = append(out, m.attack.at(g.box.cities + place))
        for place in range(g.box.settlements):
            if may_found(g, seat, place):
                out = append(out, m.found.at(place))
        return claimable(g, seat, out)

    def obstacle(self, g: Table, card: i64) -> i64:
        """What stands in the way of a card in this move."""
        seat = self.seat
        found = hindrance(g, seat, card, N_SAIL)
        if found != FINE:
            return found
        effect = g.box.card_effect[card]
        if effect == SAIL_ON:
            return NOT_UNDER_WAY if self.stopped else FINE
        if effect == TAKE_TREASURE:
            if self.attacked or self.off:
                return ATTACKED_ALREADY
            if not horse_finds(g, seat):
                return NO_TREASURE_NEAR
            return FINE if g.can_load(seat) else NO_ROOM_FOR_TREASURE
        return FINE

    # -- why not ---------------------------------------------------------------------------------

    def refusal(self, g: Table, seat: i64, action: i64) -> Reason:
        m = g.moves
        if m.play.holds(action):
            return told(g, seat, m.play.index(action), N_SAIL, self.obstacle(g, m.play.index(action)))
        if m.sail.holds(action):
            return self.why_not_sail(g, m.sail.index(action), False)
        if m.through.holds(action):
            return self.why_not_sail(g, m.through.index(action), True)
        if self.off:
            return Reason("ship_was_displaced", {}, "DEU-5.3.4")
        if m.attack.holds(action):
            return self.why_not_attack(g, m.attack.index(action))
        if m.found.holds(action):
            return why_not_found(g, seat, m.found.index(action))
        if m.claim.holds(action):
            return why_not_claim(g, seat, m.claim.index(action))
        return self.why_not_unload(g, m.unload.index(action))

    def why_not_sail(self, g: Table, field: i64, through: bool) -> Reason:
        """Why a step cannot be made."""
        here = g.ship(self.seat)
        figures: dict[str, int | str] = {"field": g.box.labels[field], "here": g.box.labels[here]}
        if self.stopped:
            return Reason("move_is_stopped", {}, "DEU-5.1.3")
        if through and not (g.swirl(here) and g.swirl(field) and field != here):
            return Reason("no_whirlpool", figures, "DEU-12.1.2")
        if not through and not g.beside(here, field):
            return Reason("not_adjacent", figures, "DEU-5.2.1")
        if self.left == 0:
            return Reason("no_allowance_left", {}, "DEU-5.1.2")
        wall = barrier(g, self.seat, field)
        if wall == NO_LICENCE:
            return Reason("no_licence", {"field": g.box.labels[field]}, "DEU-5.2.2")
        return Reason("no_soldiers_aboard", {"field": g.box.labels[field]}, "DEU-5.2.4")

    def why_not_attack(self, g: Table, place: i64) -> Reason:
        """Why a city or settlement cannot be attacked."""
        seat = self.seat
        if self.attacked:
            return Reason("attacked_already", {}, "DEU-5.3.2")
        if place < g.box.cities:
            figures: dict[str, int | str] = {"city": g.box.city_ids[place]}
            if not g.lies_at_city(seat, place):
                return Reason("not_beside_city", figures, "DEU-10.3.1")
            if g.stored(place) == 0 and not g.theseus_in(place):
                return Reason("city_is_empty", figures, "DEU-10.3.1")
        else:
            settlement = place - g.box.cities
            named: dict[str, int | str] = {"settlement": g.box.settlement_ids[settlement]}
            if not g.lies_at_settlement(seat, settlement):
                return Reason("not_beside_settlement", named, "DEU-10.4.1")
            if g.holder(settlement) < 0:
                return Reason("settlement_is_empty", named, "DEU-10.4.1")
            if g.holder(settlement) == seat:
                return Reason("settlement_is_yours", named, "DEU-9.2.2")
        return Reason("nobody_to_throw", {}, "DEU-10.1.7")

    def why_not_unload(self, g: Table, colour: i64) -> Reason:
        """Why a treasure cannot be unloaded for a point card."""
        if not g.in_athens(self.seat):
            return Reason("not_in_athens", {"field": g.box.labels[g.ship(self.seat)]}, "DEU-7.6.1")
        return Reason("not_aboard", {"treasure": g.box.colour_ids[colour]}, "DEU-7.6.1")

    # -- what is done ----------------------------------------------------------------------------

    def apply(self, g: Table, seat: i64, action: i64) -> None:
        m = g.moves
        if action == m.end_move:
            g.stack.pop()
            g.tell(events.MOVE_ENDED, seat)
        elif m.play.holds(action):
            self.play(g, m.play.index(action))
        elif m.sail.holds(action):
            self.left -= 1
            self.enter(g, m.sail.index(action))
        elif m.through.holds(action):
            self.swirl(g, m.through.index(action))
        else:
            self.stopped = True
            self.stop_action(g, action)

    def stop_action(self, g: Table, action: i64) -> None:
        """DEU-5.3.1 — What a ship does where it stops."""
        m = g.moves
        seat = self.seat
        if m.attack.holds(action):
            self.attacked = True
            place = m.attack.index(action)
            if place < g.box.cities:
                g.tell(events.ATTACKED_CITY, seat, place)
                g.push(Fight(AGAINST_CITY, seat, place))
            else:
                place -= g.box.cities
                g.tell(events.ATTACKED_SETTLEMENT, seat, place, g.holder(place))
                g.push(Fight(AGAINST_SETTLEMENT, seat, place))
        elif m.found.holds(action):
            found(g, seat, m.found.index(action))
        elif m.claim.holds(action):
            claim(g, seat, m.claim.index(action))
        else:
            self.unload(g, m.unload.index(action))

    def unload(self, g: Table, colour: i64) -> None:
        """DEU-7.6.1 — A treasure is unloaded in Athens for a point card, then put back."""
        g.tell(events.UNLOADED, self.seat, colour)
        g.cells[g.at(self.seat) + LEAVING + colour] += 1
        take_point_cards(g, self.seat, g.box.for_treasure, FROM_DELIVERIES)
        if not reached(g):
            g.push(Store(self.seat))

    def play(self, g: Table, card: i64) -> None:
        """DEU-8.4.1, DEU-8.4.4, DEU-8.4.5, DEU-8.4.11 — A card, and what it does to the move."""
        seat = self.seat
        effect = g.box.card_effect[card]
        if effect == SAIL_AGAIN:
            g.stack.pop()
        elif (effect == SAIL_ON or effect == SAIL_LONGER) and not self.stopped:
            self.left += g.box.card_amount[card]
        elif effect == TAKE_TREASURE:
            self.stopped = True
            self.attacked = True
        play_card(g, seat, card)
        if effect == SAIL_AGAIN:
            set_sail(g, seat, g.box.card_amount[card])
        elif effect == TAKE_TREASURE:
            g.push(Horse(seat))

    def enter(self, g: Table, field: i64) -> None:
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

    def arrive(self, g: Table, field: i64) -> None:
        """The ship is there."""
        g.cells[g.at(self.seat) + SHIP] = field + 1
        g.tell(events.SAILED, self.seat, field)

    # -- whirlpools ------------------------------------------------------------------------------

    def swirl(self, g: Table, field: i64) -> None:
        """DEU-12.1.3 — Soldiers are thrown before a step by a whirlpool takes effect, if there are any."""
        self.left -= 1
        if self.thrown(g) > 0:
            self.through = field + 1
        else:
            g.tell(events.SWIRLED, self.seat, field, 0, 0, 0)
            self.enter(g, field)

    def thrown(self, g: Table) -> i64:
        """Two, or as many as are aboard."""
        n = g.box.swirled
        return n if n < g.aboard(self.seat) else g.aboard(self.seat)

    def weights(self, g: Table) -> vec[i64]:
        return g.rules.throws[self.thrown(g)][:]

    def resolve(self, g: Table, outcome: i64) -> None:
        n = self.thrown(g)
        cross = crosses_of(n, outcome)
        hidden = hidden_of(n, outcome)
        field = self.through - 1
        self.through = 0
        g.tell(events.SWIRLED, self.seat, field, hidden, n - cross - hidden, cross)
        g.send_down(self.seat, cross)
        self.enter(g, field)

    def outcome_name(self, g: Table, outcome: i64) -> str:
        return written(self.thrown(g), outcome)

    # -- what people see -------------------------------------------------------------------------

    def window(self, g: Table, seat: i64) -> bool:
        """DEU-5.3.5 — The move may end by itself only if everybody can see that nothing else is possible. Where they
        can see that something else is, it cannot end by itself anyhow."""
        if self.has_public_choice(g):
            return False
        if g.hand_size(seat) > 0:
            return True
        if self.off:
            return False
        if not self.stopped and self.left > 0 and self.hydra_is_near(g):
            return True
        return might_claim(g, seat)

    def has_public_choice(self, g: Table) -> bool:
        """Whether everybody can see a step or stop action that is possible."""
        m = g.moves
        for action in self.legal(g, self.seat):
            if m.claim.holds(action):
                if m.claim.index(action) != g.hand_mission(self.seat) or g.cells[g.at(self.seat) + HELD] != SECRET:
                    return True
            elif m.sail.holds(action) or m.through.holds(action):
                field = m.sail.index(action) if m.sail.holds(action) else m.through.index(action)
                if field != g.hydra() or not self.hydra_is_near(g):
                    return True
            elif not m.play.holds(action) and action != m.end_move:
                return True
        return False

    def hydra_is_near(self, g: Table) -> bool:
        """Whether the way to the Hydra depends on a secret hand mission."""
        seat = self.seat
        near = g.beside(g.ship(seat), g.hydra()) or (g.swirl(g.ship(seat)) and g.swirl(g.hydra()))
        return near and g.cells[g.at(seat) + HELD] == SECRET and not public_licence(g)

    def prompt(self, g: Table, seat: i64) -> Prompt:
        if self.off:
            return Prompt("displaced")
        if self.stopped:
            return Prompt("stopped")
        return Prompt("sailing", {"left": int(self.left)})

    def pieces(self, g: Table, seat: i64, action: i64) -> list[str]:
        m = g.moves
        box = g.box
        if action == m.end_move:
            return []
        if m.play.holds(action):
            return [f"hand/{seat}/{box.card_ids[m.play.index(action)]}"]
        if m.sail.holds(action):
            return [f"map/{box.labels[m.sail.index(action)]}"]
        if m.through.holds(action):
            return [f"map/{box.labels[m.through.index(action)]}"]
        if m.attack.holds(action):
            return [f"map/{box.place_labels[m.attack.index(action)]}"]
        if m.found.holds(action):
            return [f"map/{box.place_labels[box.cities + m.found.index(action)]}"]
        if m.claim.holds(action):
            mission = m.claim.index(action)
            zone = f"mission/{seat}" if g.hand_mission(seat) == mission else "open"
            return [f"{zone}/{box.mission_ids[mission]}"]
        return [f"ship/{seat}/{box.colour_ids[m.unload.index(action)]}"]

    def clone(self) -> "Sailing":
        out = Sailing(self.seat, self.left)
        out.stopped = self.stopped
        out.attacked = self.attacked
        out.off = self.off
        out.through = self.through
        return out

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.left = p.num(self.left, 0, MANY)
        self.stopped = p.flag(self.stopped)
        self.attacked = p.flag(self.attacked)
        self.off = p.flag(self.off)
        self.through = p.num(self.through, 0, MANY)

    def audit(self, g: Table) -> None:
        """A field of the map, and no longer way than the dice and all cards grant."""
        most = FACES + g.box.granted() + g.lasting(self.seat, SAIL_LONGER)
        require(self.left <= most, "a ship sails further than dice and cards let it")
        require(self.through <= g.box.fields, "a ship comes out where there is no field")
