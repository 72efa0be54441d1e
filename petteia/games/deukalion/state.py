"""The table: queries over the numbers of a position (`schema.toml`, `cells.py`), and the small motions every chapter
needs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.engine.ints import i64, vec
from petteia.engine.protocol import Game, Step
from petteia.games.deukalion.box import ROUND_ABOUT, Box
from petteia.games.deukalion.cells import Cells
from petteia.games.deukalion.moves import Moves
from petteia.games.deukalion.terms import ANCHOR, NOTHING, STRONGER, STYX, WATER

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
        self.interruption: Step[Any] | None = None  # the step that asks for cards at any moment, with that option
        self.throws: list[vec[i64]] = []  # by number of soldiers: how likely each result is


class Pieces(Cells):
    """A position of the game: its places and the small motions every chapter needs."""

    def __init__(self, rules: OpenBox) -> None:
        super().__init__(rules, rules.box)
        self.rules: OpenBox = rules
        self.moves: Moves = rules.moves  # the numbers of the actions: read too often to be asked for

    @property
    def seats(self) -> i64:
        """How many play."""
        return self.rules.seats

    # -- seats ----------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """DEU-1.1.1 — The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right_of(self, seat: i64) -> i64:
        """DEU-1.1.1 — The seat before, which with two players is the other one."""
        return seat - 1 if seat > 0 else self.seats - 1

    def in_table_order(self, place: i64) -> i64:
        """DEU-1.1.4 — From the active player's left clockwise; the active player comes last."""
        return (self.active() + 1 + place) % self.seats

    # -- ships ----------------------------------------------------------------------------------

    def treasures(self, seat: i64) -> i64:
        """Treasures aboard, those on their way back included."""
        return self.cargo_sum(seat)

    def carries_theseus(self, seat: i64) -> bool:
        """DEU-12.2.4 — Whether Theseus is aboard."""
        return self.theseus() == CARRIED + seat

    def room(self, seat: i64) -> i64:
        """DEU-1.3.1, DEU-12.2.3 — Free spaces of the ship plan."""
        taken = self.aboard(seat) + self.treasures(seat)
        return self.box.spaces - taken - (1 if self.carries_theseus(seat) else 0)

    def can_load(self, seat: i64) -> bool:
        """DEU-1.3.3 — Whether there is room for one piece more, or a soldier who can make it."""
        return self.aboard(seat) > 0 or self.room(seat) > 0

    def ships_on(self, field: i64, but: i64) -> i64:
        """The seats whose ships are on a field, except one, as a mask."""
        mask: i64 = 0
        for seat in range(self.seats):
            if seat != but and self.ship(seat) == field:
                mask |= i64(1) << seat
        return mask

    def free(self, field: i64) -> bool:
        """Whether a field holds neither ship nor Hydra."""
        return self.hydra() != field and self.ships_on(field, NOTHING) == 0

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
        return self.pool(0) == field or self.pool(1) == field or self.pool(2) == field

    # -- cities, settlements --------------------------------------------------------------------

    def stored(self, city: i64) -> i64:
        """Treasures in a city."""
        return self.in_city_sum(city)

    def theseus_in(self, city: i64) -> bool:
        """DEU-12.2.1 — Whether Theseus is in a city."""
        return city == self.box.theseus_city and self.theseus() == ASHORE

    # -- cards ----------------------------------------------------------------------------------

    def die(self, action: i64) -> i64:
        """DEU-4.2.2 — With orientation k, action i reads the outer die (i + k) mod 4."""
        return self.outer((action + self.orientation()) % ROUND_ABOUT)

    def lasting(self, seat: i64, effect: i64) -> i64:
        """How much a player has of an effect from the cards in front of them."""
        box = self.box
        out: i64 = 0
        for card in range(box.cards):
            if self.staying(seat, card) > 0 and box.card_effect[card] == effect:
                out += box.card_amount[card]
        return out

    def strength_bonus(self, seat: i64) -> i64:
        """DEU-10.1.5, DEU-12.2.4 — What Golden Fleece and Theseus add to every fight, in halves."""
        return self.lasting(seat, STRONGER) + (self.box.theseus_strength if self.carries_theseus(seat) else 0)

    def loose(self) -> i64:
        """Missions in the pile whose place is unknown to all."""
        return self.pile_size() - self.under()

    # -- points ---------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        """DEU-2.1.2 — Completed missions, point cards and soldiers in settlements; Theseus too (DEU-12.2.4)."""
        out = self.earned_sum(seat)
        box = self.box
        for mission in range(box.missions):
            if self.mission_place(mission) == DONE + seat:
                out += box.mission_points[mission]
        for settlement in range(box.settlements):
            if self.holder(settlement) == seat:
                out += box.garrison[settlement]
        return out + (box.theseus_points if self.carries_theseus(seat) else 0)

    # -- motions --------------------------------------------------------------------------------

    def send_down(self, seat: i64, count: i64) -> None:
        """DEU-6.1.1 — Soldiers aboard go to the Underworld."""
        self.add_aboard(seat, -count)
        self.add_below(seat, count)

    def bring_back(self, seat: i64, count: i64) -> None:
        """DEU-6.2.1 — Soldiers return to free spaces of their ship."""
        self.add_aboard(seat, count)
        self.add_below(seat, -count)

    def can_return(self, seat: i64, most: i64) -> i64:
        """How many soldiers can come back: no more than are below, than have room, than are allowed."""
        count = self.below(seat)
        room = self.room(seat)
        count = room if room < count else count
        return most if most < count else count
