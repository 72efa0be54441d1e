"""The table: where everything lies, as one row of integers with names for its places.

`cells` holds what lies in the middle first and then one block for each seat; `log` is what everybody has seen of the
action cards and each player of his own (`knowledge.py` reasons with it). Rules use the named accessors below.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import Game, State, Step
from petteia.games.deukalion.box import (
    DICE,
    MOST_CARDS,
    MOST_CITIES,
    MOST_COLOURS,
    MOST_MISSIONS,
    MOST_SETTLEMENTS,
    OPEN_MISSIONS,
    ROUND_ABOUT,
    Box,
)
from petteia.games.deukalion.moves import Moves
from petteia.games.deukalion.terms import ANCHOR, CAUSES, NOTHING, STRONGER, STYX, WATER

# Sizes that the places below are counted from. Written out, not imported: only then does the compiler know the places
# as numbers. `sizes_agree` holds them to the box and the terms.
_COLOURS: Final = 6
_CITIES: Final = 12
_SETTLEMENTS: Final = 8
_CARDS: Final = 16
_MISSIONS: Final = 24
_CAUSES: Final = 4

# -- the middle of the table

TURN: Final = 0
ACTIVE: Final = 1
PHASE: Final = 2
HYDRA: Final = 3  # its field
THESEUS: Final = 4  # see below
SUPPLY: Final = 5  # point cards
CENTRE: Final = 6  # the dice in the Kylix; 0 before the first roll
AROUND: Final = 7
PLACED: Final = 11  # the orientation of the Kylix + 1, 0 before it is placed
USED: Final = 12  # actions of the Kylix that were used, one bit each
DECK_SIZE: Final = 13
PILE_SIZE: Final = 14  # missions in the pile, those put under it included
UNDER: Final = 15  # how many were put under it
POOLS: Final = 16  # fields beside whirlpools + 1
OPEN: Final = 19  # open missions + 1
TREASURE: Final = 21  # city x colour
GARRISON: Final = TREASURE + _CITIES * _COLOURS  # seat + 1
MISSION: Final = GARRISON + _SETTLEMENTS  # where each mission is, see below
BOTTOM: Final = MISSION + _MISSIONS  # missions under the pile + 1, the next to come first
DISCARDS: Final = BOTTOM + _MISSIONS
DECK: Final = DISCARDS + _CARDS
MIDDLE: Final = DECK + _CARDS

# -- a seat's block

SHIP: Final = 0  # field + 1, 0 before it is placed
ABOARD: Final = 1
BELOW: Final = 2
CARGO: Final = 3
LEAVING: Final = CARGO + _COLOURS  # treasures on their way back, still aboard (DEU-INV-2)
EARNED: Final = LEAVING + _COLOURS  # point cards by cause
STAYING: Final = EARNED + _CAUSES  # cards of each kind that lie before the player
HAND_SIZE: Final = STAYING + _CARDS
HELD: Final = HAND_SIZE + 1  # whether there is a hand mission: NONE, SECRET or SHOWN
UNFIT: Final = HELD + 1  # 1 if everybody knows that it does not ask for the Hydra (DEU-10.6.4)
HAND_MISSION: Final = UNFIT + 1  # + 1
HAND: Final = HAND_MISSION + 1
BLOCK: Final = HAND + _CARDS

NO_THESEUS: Final = 0
ASHORE: Final = 1
CARRIED: Final = 2
"""Theseus is not in the game, in his city, or with a seat (CARRIED + seat)."""

UNSEEN: Final = 0
OPENED: Final = 1
PUT_UNDER: Final = 2
REMOVED: Final = 3
DONE: Final = 4
"""A mission is in the pile or in a hand, open, under the pile, out of the game, or done by a seat (DONE + seat)."""

NONE: Final = 0
SECRET: Final = 1
SHOWN: Final = 2


def sizes_agree() -> bool:
    """Whether the sizes written out above are those of the box and the terms."""
    mine = (_COLOURS, _CITIES, _SETTLEMENTS, _CARDS, _MISSIONS, _CAUSES, AROUND - CENTRE, PLACED - AROUND)
    theirs = (MOST_COLOURS, MOST_CITIES, MOST_SETTLEMENTS, MOST_CARDS, MOST_MISSIONS, CAUSES, 1, ROUND_ABOUT)
    return mine == theirs and PLACED - CENTRE == DICE and TREASURE - OPEN == OPEN_MISSIONS


if not sizes_agree():
    raise AssertionError("the places of state.py are not counted from the sizes of box.py and terms.py")


class OpenBox(Game):
    """What the rules read of the game: the figures, the numbers of the actions, the options."""

    def __init__(
        self, seats: int, options: Mapping[str, str] | None, components: Mapping[str, Any] | str | Path | None, box: Box
    ) -> None:
        super().__init__(seats, options, components if isinstance(components, Mapping) else None)
        self.box: Box = box
        self.moves: Moves = Moves(self.actions, self.words, box, seats)
        self.charybdis: bool = self.options.get("charybdis") in ("on", "free_placement")
        self.free_placement: bool = self.options.get("charybdis") == "free_placement"
        self.theseus: bool = self.options.get("theseus") == "on"
        self.sails_on: bool = self.options.get("failed_attack") == "sails_on"
        self.several_attacks: bool = self.options.get("attacks") == "several"
        self.any_moment: bool = self.options.get("card_moments") == "any"
        self.interruption: Step[Any] | None = None  # what asks for cards at any moment, where that is an option
        self.throws: list[vec[i64]] = []  # by number of soldiers: how likely each result is


class Pieces(State):
    """A position of the game: its places and the small motions every chapter needs."""

    def __init__(self, rules: OpenBox) -> None:
        super().__init__(rules)
        self.rules: OpenBox = rules
        self.box: Box = rules.box  # the figures, and the numbers of the actions: read too often to be asked for
        self.moves: Moves = rules.moves
        self.cells: vec[i64] = vec[i64]()
        self.log: vec[i64] = vec[i64]()

    @property
    def seats(self) -> i64:
        """How many play."""
        return self.rules.seats

    def fields(self, p: Packer) -> None:
        self.cells = p.nums(self.cells)
        self.log = p.nums(self.log)

    # -- seats ----------------------------------------------------------------------------------

    def active(self) -> i64:
        """The active player."""
        return self.cells[ACTIVE]

    def left_of(self, seat: i64) -> i64:
        """DEU-1.1.1 — The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right_of(self, seat: i64) -> i64:
        """DEU-1.1.1 — The seat before, which with two players is the other one."""
        return seat - 1 if seat > 0 else self.seats - 1

    def in_table_order(self, place: i64) -> i64:
        """DEU-1.1.4 — From the active player's left clockwise; he himself comes last."""
        return (self.cells[ACTIVE] + 1 + place) % self.seats

    # -- ships ----------------------------------------------------------------------------------

    def at(self, seat: i64) -> i64:
        """Where a seat's block begins in `cells`."""
        return MIDDLE + seat * BLOCK

    def ship(self, seat: i64) -> i64:
        """The field a ship is on, or NOTHING."""
        return self.cells[MIDDLE + seat * BLOCK + SHIP] - 1

    def aboard(self, seat: i64) -> i64:
        """Soldiers aboard."""
        return self.cells[MIDDLE + seat * BLOCK + ABOARD]

    def below(self, seat: i64) -> i64:
        """DEU-1.2.9 — Soldiers in the Underworld."""
        return self.cells[MIDDLE + seat * BLOCK + BELOW]

    def cargo(self, seat: i64, colour: i64) -> i64:
        """Treasures of a colour aboard."""
        return self.cells[MIDDLE + seat * BLOCK + CARGO + colour]

    def treasures(self, seat: i64) -> i64:
        """Treasures aboard, those on their way back included."""
        at = MIDDLE + seat * BLOCK + CARGO
        out: i64 = 0
        for colour in range(_COLOURS):
            out += self.cells[at + colour]
        return out

    def carries_theseus(self, seat: i64) -> bool:
        """DEU-12.2.4 — Whether Theseus is aboard."""
        return self.cells[THESEUS] == CARRIED + seat

    def room(self, seat: i64) -> i64:
        """DEU-1.3.1, DEU-12.2.3 — Free spaces of the ship plan."""
        taken = self.aboard(seat) + self.treasures(seat)
        return self.box.spaces - taken - (1 if self.carries_theseus(seat) else 0)

    def can_load(self, seat: i64) -> bool:
        """DEU-1.3.3 — Whether there is room for one piece more, or a soldier who can make it."""
        return self.aboard(seat) > 0 or self.room(seat) > 0

    def ships_on(self, field: i64, but: i64) -> i64:
        """The seats whose ships are on a field, but for one, as a mask."""
        mask: i64 = 0
        for seat in range(self.seats):
            if seat != but and self.cells[MIDDLE + seat * BLOCK + SHIP] == field + 1:
                mask |= i64(1) << seat
        return mask

    def hydra(self) -> i64:
        """The field the Hydra is on."""
        return self.cells[HYDRA]

    def free(self, field: i64) -> bool:
        """Whether a field holds neither ship nor Hydra."""
        return self.cells[HYDRA] != field and self.ships_on(field, NOTHING) == 0

    def in_athens(self, seat: i64) -> bool:
        """DEU-1.2.6 — On one of the anchor fields."""
        field = self.ship(seat)
        return field >= 0 and self.box.kind[field] == ANCHOR

    def on_styx(self, seat: i64) -> bool:
        """Whether a ship is on a Styx field."""
        field = self.ship(seat)
        return field >= 0 and self.box.kind[field] == STYX

    def ordinary(self, field: i64) -> bool:
        """A water field that is neither anchor nor Styx field."""
        return self.box.kind[field] == WATER

    def lies_at_city(self, seat: i64, city: i64) -> bool:
        """Whether a ship is on an ordinary field beside a city."""
        field = self.ship(seat)
        return field >= 0 and self.box.at_city[field * self.box.cities + city] == 1

    def lies_at_settlement(self, seat: i64, settlement: i64) -> bool:
        """Whether a ship is on an ordinary field beside a settlement."""
        field = self.ship(seat)
        return field >= 0 and self.box.at_settlement[field * self.box.settlements + settlement] == 1

    def beside(self, field: i64, other: i64) -> bool:
        """DEU-1.2.2 — Whether two fields share an edge."""
        at = field * ROUND_ABOUT
        b = self.box.beside
        return b[at] == other or b[at + 1] == other or b[at + 2] == other or b[at + 3] == other

    def swirl(self, field: i64) -> bool:
        """DEU-12.1.1 — Whether a field lies beside a whirlpool."""
        return (
            self.cells[POOLS] == field + 1 or self.cells[POOLS + 1] == field + 1 or self.cells[POOLS + 2] == field + 1
        )

    # -- cities, settlements --------------------------------------------------------------------

    def in_city(self, city: i64, colour: i64) -> i64:
        """Treasures of a colour in a city."""
        return self.cells[TREASURE + city * _COLOURS + colour]

    def stored(self, city: i64) -> i64:
        """Treasures in a city."""
        out: i64 = 0
        for colour in range(_COLOURS):
            out += self.cells[TREASURE + city * _COLOURS + colour]
        return out

    def theseus_in(self, city: i64) -> bool:
        """DEU-12.2.1 — Whether Theseus is in a city."""
        return city == self.box.theseus_city and self.cells[THESEUS] == ASHORE

    def holder(self, settlement: i64) -> i64:
        """The seat whose garrison holds a settlement, or NOTHING."""
        return self.cells[GARRISON + settlement] - 1

    # -- cards ----------------------------------------------------------------------------------

    def die(self, action: i64) -> i64:
        """DEU-4.2.2 — With orientation k, action i reads the outer die (i + k) mod 4."""
        return self.cells[AROUND + (action + self.cells[PLACED] - 1) % ROUND_ABOUT]

    def in_hand(self, seat: i64, card: i64) -> i64:
        """Action cards of a kind in a hand."""
        return self.cells[MIDDLE + seat * BLOCK + HAND + card]

    def hand_size(self, seat: i64) -> i64:
        """DEU-13.1.3 — Action cards in a hand."""
        return self.cells[MIDDLE + seat * BLOCK + HAND_SIZE]

    def staying(self, seat: i64, card: i64) -> bool:
        """DEU-8.1.3 — Whether a card lies before a player."""
        return self.cells[MIDDLE + seat * BLOCK + STAYING + card] > 0

    def lasting(self, seat: i64, effect: i64) -> i64:
        """How much a player has of an effect by the cards that lie before him."""
        box = self.box
        at = MIDDLE + seat * BLOCK + STAYING
        out: i64 = 0
        for card in range(box.cards):
            if self.cells[at + card] > 0 and box.card_effect[card] == effect:
                out += box.card_amount[card]
        return out

    def strength_bonus(self, seat: i64) -> i64:
        """DEU-10.1.5, DEU-12.2.4 — What Golden Fleece and Theseus add to every fight, in halves."""
        return self.lasting(seat, STRONGER) + (self.box.theseus_strength if self.carries_theseus(seat) else 0)

    def open_mission(self, place: i64) -> i64:
        """An open mission, or NOTHING."""
        return self.cells[OPEN + place] - 1

    def hand_mission(self, seat: i64) -> i64:
        """The hand mission, or NOTHING; also where it is not known."""
        return self.cells[MIDDLE + seat * BLOCK + HAND_MISSION] - 1

    def loose(self) -> i64:
        """Missions in the pile of which nobody knows where they lie."""
        return self.cells[PILE_SIZE] - self.cells[UNDER]

    # -- points ---------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        """DEU-2.1.2 — Completed missions, point cards and soldiers in settlements; Theseus too (DEU-12.2.4)."""
        at = MIDDLE + seat * BLOCK + EARNED
        out: i64 = 0
        for cause in range(_CAUSES):
            out += self.cells[at + cause]
        box = self.box
        for mission in range(box.missions):
            if self.cells[MISSION + mission] == DONE + seat:
                out += box.mission_points[mission]
        for settlement in range(box.settlements):
            if self.cells[GARRISON + settlement] == seat + 1:
                out += box.garrison[settlement]
        return out + (box.theseus_points if self.carries_theseus(seat) else 0)

    # -- motions --------------------------------------------------------------------------------

    def send_down(self, seat: i64, count: i64) -> None:
        """DEU-6.1.1 — Soldiers aboard go to the Underworld."""
        self.cells[MIDDLE + seat * BLOCK + ABOARD] -= count
        self.cells[MIDDLE + seat * BLOCK + BELOW] += count

    def bring_back(self, seat: i64, count: i64) -> None:
        """DEU-6.2.1 — Soldiers return to free spaces of their ship."""
        self.cells[MIDDLE + seat * BLOCK + ABOARD] += count
        self.cells[MIDDLE + seat * BLOCK + BELOW] -= count

    def can_return(self, seat: i64, most: i64) -> i64:
        """How many soldiers can come back: no more than are below, than have room, than are allowed."""
        count = self.below(seat)
        room = self.room(seat)
        count = room if room < count else count
        return most if most < count else count


def blank_cells(seats: i64) -> vec[i64]:
    """A table with nothing on it."""
    return zeros(MIDDLE + seats * BLOCK)
