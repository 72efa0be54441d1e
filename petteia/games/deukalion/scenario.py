"""Any position in a line or two, for tests and for people.

    table = scenario(ships={0: "G3"}, cargo={0: ["red"]}, hands={0: ["rage_of_ares"]})
    table.play("use sail", "attack rhodes").deal("4/2/4")

Everything else has sensible defaults: turn 1, seat 0 active, the Kylix placed with a 2 on every die, ships in Athens,
all soldiers aboard, no cards and no missions in hands, and everything else in cities, piles and supply. Things that
belong to players are given by seat, as a list or as `{seat: ...}`.

    seats, options, components     the box
    phase="actions"                roll, after_roll, others, place_kylix, after_placing or actions
    turn=1  active=0  part=1       whose turn, and in the phase others whose part it is
    kylix="2/2222"  orientation=0  used=["sail"]      the dice: centre, then d0 to d3; actions already used
    ships={0: "G3"}  hydra="E6"  whirlpools=["A3", "I3", "I7"]
    aboard={0: 7}  below={0: 3}    soldiers; those not named follow
    cargo={0: ["red", "blue"]}  cities={"thera": []}  settlements={"ephesus": 0}
    theseus=0                      aboard that ship
    hands={0: ["pegasus"]}  front={0: ["golden_fleece"]}  discards=["trojan_horse"]
    deck=["pegasus"]               only these are left to draw: all other cards are discarded
    open=["m04", "m13"]  missions={0: "m11"}  shown=[0]  done={0: ["m01"]}  removed=["m02"]  under=["m05"]
    pile=["m06"]                   only these can still be turned up (the others are out of the game)
    points={0: 3} or {0: {"hydra": 1}}                point cards

The same words make a scenario file: `open_scenario(tomllib.loads(...))`.
"""

from collections.abc import Mapping
from typing import Any

from petteia.engine.scenario import ScenarioError, Things, find
from petteia.games.deukalion import state, terms
from petteia.games.deukalion.box import DICE, OPEN_MISSIONS, ROUND_ABOUT
from petteia.games.deukalion.cells import SEAT_WORDS, TABLE_WORDS
from petteia.games.deukalion.effects import stays
from petteia.games.deukalion.end import reached
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.hand import draw_card, leave_hand
from petteia.games.deukalion.kylix import Acting, PlaceKylix
from petteia.games.deukalion.scenario_words import VOCABULARY
from petteia.games.deukalion.setup import fill_the_board, loose_treasures
from petteia.games.deukalion.tabletop import Tabletop
from petteia.games.deukalion.turn import ACT, AFTER_PLACING, NEXT, OTHER_PARTS, ROLL, Turn
from petteia.games.deukalion.windows import CardWindow

__all__ = ["ScenarioError", "Tabletop", "open_scenario", "scenario"]

PHASES = ("roll", "after_roll", "others", "place_kylix", "after_placing", "actions")
"""Shorter than those of `terms.py`, in the same order; setup is none of them."""
STAGES = (ROLL, OTHER_PARTS, OTHER_PARTS, AFTER_PLACING, ACT, NEXT)
CAUSE_NAMES = terms.SOURCES[2 : 2 + terms.CAUSES]


def scenario(**things: Any) -> Tabletop:
    """A position with these things in it; see the words above."""
    return open_scenario(things)


def open_scenario(data: Mapping[str, Any]) -> Tabletop:
    """The same from the contents of a file."""
    return Tabletop(Builder(data).build())


class Builder(Things[Deukalion]):
    """Puts the things of a scenario on a table, one kind after the other."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(Deukalion, VOCABULARY, data, 2)
        self.box = self.game.box
        self.g = Position(self.game)

    def build(self) -> Position:
        """The whole position."""
        fill_the_board(self.g)
        self.put_settlements()
        self.put_soldiers()
        self.put_ships()
        self.put_treasures()
        self.put_theseus()
        self.put_points()
        self.put_missions()
        self.put_cards()
        self.put_plain_numbers(self.g, TABLE_WORDS, SEAT_WORDS)
        self.begin()
        return self.g

    # -- the map -----------------------------------------------------------------------------------------------

    def field(self, name: object, key: str) -> int:
        """A water field by its label."""
        return find(name, self.box.labels, f"water field ({key})")

    def put_settlements(self) -> None:
        for name, seat in self.by_name("settlements").items():
            at = find(name, self.box.settlement_ids, "settlement")
            self.g.set_holder(at, self.seat(seat, "settlements"))

    def put_soldiers(self) -> None:
        """Aboard, below and in garrisons there are always as many as a player has."""
        g = self.g
        aboard, below = self.by_seat("aboard"), self.by_seat("below")
        for seat in range(self.seats):
            held = sum(int(self.box.garrison[s]) for s in range(self.box.settlements) if g.holder(s) == seat)
            whole = int(self.box.soldiers) - held
            up = aboard.get(seat, whole - below.get(seat, 0))
            down = below.get(seat, whole - up)
            if up < 0 or down < 0 or up + down != whole:
                found = f"{up} soldiers aboard, {down} below and {held} in settlements"
                raise ScenarioError(f"seat {seat} has {found}; right would be {self.box.soldiers} in all")
            g.set_aboard(seat, up)
            g.set_below(seat, down)

    def put_ships(self) -> None:
        """Ships, the Hydra, whirlpools."""
        g = self.g
        anchors = [f for f in range(self.box.fields) if self.box.kind[f] == terms.ANCHOR]
        named = self.by_seat("ships")
        for seat in range(self.seats):
            field = self.field(named[seat], "ships") if seat in named else anchors[seat]
            g.set_ship(seat, field)
        if "hydra" in self.data:
            g.set_hydra(self.field(self.data["hydra"], "hydra"))
            if self.box.kind[g.hydra()] != terms.WATER:
                raise ScenarioError(f"hydra is on {self.data['hydra']}; right would be an ordinary field (DEU-1.2.5)")
        pools = list(self.data.get("whirlpools", []))
        if pools and not self.game.charybdis:
            raise ScenarioError('there are whirlpools; right would be options = {charybdis = "on"}')
        if not pools and self.game.free_placement:
            pools = [self.box.labels[field] for field in self.box.whirlpools]
        if pools and (len(pools) != 3 or len(set(pools)) != 3):
            raise ScenarioError(f"whirlpools is {pools!r}; right would be three different fields")
        for at, name in enumerate(pools):
            field = self.field(name, "whirlpools")
            if self.box.edge[field] == 0:
                raise ScenarioError(f"whirlpools names {name}; right would be ordinary fields on the edge (DEU-12.1.8)")
            g.set_pool(at, field)

    def put_treasures(self) -> None:
        """Aboard ships and in named cities; the others get what is left, in the order of the data file."""
        g, box = self.g, self.box
        for seat, names in self.by_seat("cargo").items():
            for name in names:
                g.add_cargo(seat, self.treasure(name), 1)
            if g.room(seat) < 0:
                raise ScenarioError(f"seat {seat} has too much aboard; right would be at most {box.spaces} pieces")
        named = self.by_name("cities")
        for name, treasures in named.items():
            city = find(name, box.city_ids, "city")
            if len(treasures) > box.slots[city]:
                raise ScenarioError(f"{name} has {len(treasures)} treasures; right would be at most {box.slots[city]}")
            for treasure in treasures:
                g.add_in_city(city, self.treasure(treasure), 1)
        left = [c for c, count in enumerate(loose_treasures(g)) for _ in range(count)]
        for city in range(box.cities):
            while box.city_ids[city] not in named and left and g.stored(city) < box.slots[city]:
                g.add_in_city(city, left.pop(0), 1)
        if left:
            raise ScenarioError(f"{len(left)} treasures have no slot; right would be more in the cities that are named")

    def treasure(self, name: object) -> int:
        """A colour of which there is a treasure left."""
        colour = find(name, self.box.colour_ids, "treasure")
        if loose_treasures(self.g)[colour] == 0:
            count = self.box.colour_count[colour]
            raise ScenarioError(f"there are more than {count} {name} treasures; right would be at most {count}")
        return colour

    def put_theseus(self) -> None:
        if "theseus" in self.data:
            if not self.game.theseus:
                raise ScenarioError('there is Theseus; right would be options = {theseus = "on"}')
            seat = self.seat(self.data["theseus"], "theseus")
            self.g.set_theseus(state.CARRIED + seat)
            if self.g.room(seat) < 0:
                raise ScenarioError(f"seat {seat} has no space for Theseus; right would be fewer soldiers or treasures")

    def put_points(self) -> None:
        g = self.g
        for seat, points in self.by_seat("points").items():
            by_cause = points if isinstance(points, Mapping) else {CAUSE_NAMES[terms.FROM_DELIVERIES]: points}
            for cause, count in by_cause.items():
                g.add_earned(seat, find(cause, CAUSE_NAMES, "cause of point cards"), count)
                g.add_supply(-min(count, int(g.supply())))

    # -- cards -------------------------------------------------------------------------------------------------

    def put_missions(self) -> None:
        """Each mission is in one place; missions not named are in the pile, and the first two of them lie open."""
        g = self.g
        for seat, name in self.by_seat("missions").items():
            mission = self.mission(name)
            g.set_held(seat, state.SECRET)
            g.set_hand_mission(seat, mission)
        for seat in self.some_seats("shown"):
            if g.held(seat) != state.SECRET:
                raise ScenarioError(f"shown names seat {seat}; right would be one that has a hand mission")
            g.set_held(seat, state.SHOWN)
        for seat, names in self.by_seat("done").items():
            for name in names:
                g.set_mission_place(self.mission(name), state.DONE + seat)
        for name in self.data.get("removed", []):
            g.set_mission_place(self.mission(name), state.REMOVED)
        for at, name in enumerate(self.data.get("under", [])):
            mission = self.mission(name)
            g.set_mission_place(mission, state.PUT_UNDER)
            g.set_under_pile(at, mission)
            g.add_under(1)
        kept = [find(name, self.box.mission_ids, "mission") for name in self.data.get("pile", [])]
        spare = [self.box.mission_ids[m] for m in self.in_pile() if m not in kept]
        opened = list(self.data.get("open", spare[:OPEN_MISSIONS]))
        if len(opened) > OPEN_MISSIONS:
            raise ScenarioError(f"open has {len(opened)} missions; right would be at most {OPEN_MISSIONS}")
        for place, name in enumerate(opened):
            mission = self.mission(name)
            g.set_open_mission(place, mission)
            g.set_mission_place(mission, state.OPENED)
        if "pile" in self.data:
            for mission in kept:
                self.mission(self.box.mission_ids[mission])
            for mission in self.in_pile():
                if mission not in kept:
                    g.set_mission_place(mission, state.REMOVED)
        g.set_pile_size(len(self.in_pile()) + g.under())

    def in_pile(self) -> list[int]:
        """The missions that have no place yet."""
        held = [int(self.g.hand_mission(seat)) for seat in range(self.seats)]
        return [m for m in range(self.box.missions) if self.g.mission_place(m) == state.UNSEEN and m not in held]

    def mission(self, name: object) -> int:
        """A mission that has no place yet."""
        mission = find(name, self.box.mission_ids, "mission")
        if mission not in self.in_pile():
            raise ScenarioError(f"{name} is in two places; right would be one")
        return mission

    def put_cards(self) -> None:
        """Hands, cards before players, discards and the draw pile."""
        g = self.g
        for seat, names in self.by_seat("front").items():
            for name in names:
                card = self.draw(seat, name)
                if not stays(self.box, card) or g.staying(seat, card):
                    raise ScenarioError(f"{name} lies before seat {seat}; right would be one of each card that stays")
                leave_hand(g, seat, card)
                g.add_staying(seat, card, 1)
        for seat, names in self.by_seat("hands").items():
            for name in names:
                self.draw(seat, name)
        for name in self.data.get("discards", []):
            self.discard(name)
        if "deck" in self.data:
            keep = list(self.data["deck"])
            for name in keep:
                card = find(name, self.box.card_ids, "card")
                if keep.count(name) > g.in_deck(card):
                    have = g.in_deck(card)
                    raise ScenarioError(f"deck has too many of {name}; right would be at most {have}")
            for card, name in enumerate(self.box.card_ids):
                for _ in range(int(g.in_deck(card)) - keep.count(name)):
                    self.discard(name)

    def draw(self, seat: int, name: object) -> int:
        """A card comes into a hand from the draw pile."""
        card = find(name, self.box.card_ids, "card")
        if self.g.in_deck(card) == 0:
            count = self.box.card_count[card]
            raise ScenarioError(f"there are no more cards {name}; right would be {count} at most")
        draw_card(self.g, seat, card)
        return card

    def discard(self, name: object) -> None:
        """A card goes to the discards, through the hand of seat 0."""
        card = self.draw(0, name)
        leave_hand(self.g, 0, card)
        self.g.add_discarded(card, 1)

    # -- where the game stands ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Put the steps on the stack that lead on from here."""
        g = self.g
        phase = find(self.data.get("phase", "actions"), PHASES, "phase")
        turn = self.data.get("turn", 1)
        if not 1 <= turn <= self.box.turn_limit:
            raise ScenarioError(f"turn is {turn!r}; right would be from 1 to {self.box.turn_limit}")
        g.set_turn(turn)
        g.set_active(self.seat(self.data.get("active", 0), "active"))
        g.set_phase(phase + 1)
        if phase > 0:
            self.put_dice()
        if phase >= PHASES.index("after_placing"):
            self.put_orientation()
        step = Turn(STAGES[phase])
        g.push(step)
        if PHASES[phase] == "after_roll":
            g.push(CardWindow(terms.W_ROLL))
        elif PHASES[phase] == "others":
            part = self.seat(self.data.get("part", int(g.left_of(g.active()))), "part")
            if part == g.active():
                raise ScenarioError(f"part is {part}, whose turn it is; right would be another seat (DEU-3.3.1)")
            step.next = (part - int(g.active()) - 1) % self.seats
        elif PHASES[phase] == "place_kylix":
            g.push(PlaceKylix())
        elif PHASES[phase] == "after_placing":
            g.push(CardWindow(terms.W_SET))
        elif PHASES[phase] == "actions":
            g.push(Acting())
        if reached(g.clone()):
            goal = self.box.winning[self.seats]
            raise ScenarioError(f"somebody has {goal} points and has won; right would be fewer")
        g.settle()

    def put_dice(self) -> None:
        dice = str(self.data.get("kylix", "2/2222"))
        faces = dice.replace("/", "", 1)
        if len(faces) != DICE or len(dice) != DICE + 1 or dice[1] != "/" or any(face not in "123" for face in faces):
            raise ScenarioError(f'kylix is {dice!r}; right would be the centre die and four others, such as "3/2131"')
        self.g.set_centre(int(faces[0]))
        for way in range(ROUND_ABOUT):
            self.g.set_outer(way, int(faces[1 + way]))

    def put_orientation(self) -> None:
        g = self.g
        orientation = self.data.get("orientation", 0)
        if not 0 <= orientation < ROUND_ABOUT:
            raise ScenarioError(f"orientation is {orientation!r}; right would be from 0 to {ROUND_ABOUT - 1}")
        g.set_orientation(orientation)
        used = [find(action, terms.KYLIX, "action of the Kylix") for action in self.data.get("used", [])]
        if self.box.draws[g.die(terms.CARDS) - 1] == terms.NOBODY_DRAWS:
            used.append(terms.CARDS)
        for action in used:
            g.set_used(g.used() | 1 << action)
