"""The table: queries over the numbers of a position (`schema.toml`, `cells.py`), and the small motions every phase
needs.

A *place* is where cards lie: the hand of a seat (`hand_of`) and the holds of its three fleets (`hold_of`). Cards come
into and leave a place with `gain` and `shift`. What everybody sees of it is noted on the tablet, which is copied into
the ledger (`ledger.py`, `clerk.py`) when that is read; every seat may draw conclusions from it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from petteia.engine.ints import append, i64, mypyc_attr, vec, zeros
from petteia.engine.pool import Pool
from petteia.engine.protocol import Game
from petteia.games.parthenon.box import Box
from petteia.games.parthenon.cells import Cells
from petteia.games.parthenon.moves import Moves
from petteia.games.parthenon.terms import (
    ACROPOLIS,
    AEGIS_KINDS,
    ARRIVED,
    BASICS,
    COMMODITIES,
    COMPLETE,
    EVENT_SLOTS,
    KINDS,
    MOST_FLEETS,
    PER_REGION,
    PHILOSOPHIES,
    PLACES_EACH,
    SUSPEND,
    UNDER_WAY,
    WONDERS,
)

# the ledger's commonest entry, see ledger.py
CHANGE: Final = 0
PLACE_BITS: Final = 4
A_BITS: Final = 9
B_BITS: Final = 17
MIDDLE_DELTA: Final = 128
MOST_OF_A_KIND: Final = 100
"""The most of a commodity that the bank lets a seat have: an entry counts up to 127. The figures of the game stay far
below; an owner's may not (999 gold at once, for example)."""


def hand_of(seat: i64) -> i64:
    """The place that is a seat's hand."""
    return seat * PLACES_EACH


def hold_of(seat: i64, fleet: i64) -> i64:
    """The place that is a fleet's hold."""
    return seat * PLACES_EACH + 1 + fleet


class Variant:
    """The options of a table."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.quick: bool = options.get("quick_start") == "on"
        self.first_game: bool = options.get("first_game") == "on"
        self.army_season: i64 = int(options.get("army_season", "1"))
        self.instalments: bool = options.get("wonder_payments") == "instalments"  # PAR-8.1.4


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenBox(Game):
    """What the rules read of the game: the figures, the numbers of the actions, the options."""

    def __init__(
        self, seats: int, options: Mapping[str, str] | None, components: Mapping[str, Any] | str | Path | None, box: Box
    ) -> None:
        super().__init__(seats, options, components if isinstance(components, Mapping) else None)
        self.box: Box = box
        self.variant: Variant = Variant(self.options)
        self.moves: Moves = Moves(self.actions, self.words, box, seats, self.variant.instalments)


class Pieces(Cells):
    """A position of the game: its places and the small motions every phase needs."""

    DERIVED: ClassVar[tuple[str, ...]] = ("seats", "variant")

    def __init__(self, rules: OpenBox) -> None:
        super().__init__(rules, rules.box)
        self.rules: OpenBox = rules
        # read too often for a call:
        self.moves: Moves = rules.moves  # the numbers of the actions
        self.variant: Variant = rules.variant  # the options
        self.seats: i64 = rules.seats  # how many play

    # -- the middle -----------------------------------------------------------------------------

    def in_order(self, place: i64) -> i64:
        """PAR-1.1.1 — The seat at a place of the Archon order."""
        seat = self.archon() + place
        return seat if seat < self.seats else seat - self.seats

    def events_up(self) -> i64:
        """How many events are face up."""
        n: i64 = 0
        while n < EVENT_SLOTS and self.event(n) >= 0:
            n += 1
        return n

    def slot_of(self, event: i64) -> i64:
        """The place of a face-up event in the row, or -1."""
        for slot in range(EVENT_SLOTS):
            if self.event(slot) == event:
                return slot
        return -1

    def in_force(self, effect: i64) -> i64:
        """The first face-up event with an effect, or -1."""
        effects = self.box.events.effect
        for slot in range(EVENT_SLOTS):
            event = self.event(slot)
            if event < 0:
                return -1
            if effects[event] == effect:
                return event
        return -1

    def suspending(self, village: i64) -> i64:
        """The face-up event that suspends a village (1) or an acropolis building (0), or -1."""
        for slot in range(EVENT_SLOTS):
            event = self.event(slot)
            if event < 0:
                return -1
            if self.box.events.effect[event] == SUSPEND and self.box.events.village[event] == village:
                return event
        return -1

    def choice(self, event: i64) -> i64:
        """What was chosen for a face-up event this season, or -1."""
        slot = self.slot_of(event)
        return self.chosen(slot) if slot >= 0 else -1

    def is_open(self, land: i64) -> bool:
        """Whether the harbor card of a land is face up."""
        return self.harbor_open(land) != 0

    # -- a player -------------------------------------------------------------------------------

    def count_built(self, seat: i64, first: i64, after: i64) -> i64:
        """How many structures of a range are built."""
        n: i64 = 0
        mask = self.built(seat)
        for structure in range(first, after):
            n += (mask >> structure) & 1
        return n

    def works(self, seat: i64, building: i64) -> bool:
        """Whether an acropolis building is built and not idle."""
        return self.has_built(seat, building) and not self.has_idle(seat, building - ACROPOLIS)

    def unused(self, seat: i64, building: i64) -> bool:
        """PAR-4.1.10 — Whether an acropolis building works and has not been used this season."""
        return self.works(seat, building) and not self.has_used_building(seat, building - ACROPOLIS)

    def has(self, seat: i64, giver: i64) -> bool:
        """Whether a philosophy or a wonder works for a seat: adopted, complete and owned, or bought into."""
        if giver < PHILOSOPHIES:
            return self.has_thought(seat, giver)
        wonder = giver - PHILOSOPHIES
        if self.stage(wonder) != COMPLETE:
            return False
        if self.owner(wonder) == seat:
            return True
        return self.has_bought(seat, wonder) and self.box.givers.buy_once[giver] == 0

    def has_effect(self, seat: i64, effect: i64) -> bool:
        """Whether any philosophy or wonder with an effect works for a seat."""
        giver = self.box.givers.first_with[effect]
        while giver >= 0:
            if self.has(seat, giver):
                return True
            giver = self.box.givers.next_with[giver]
        return False

    def effect_sum(self, seat: i64, effect: i64) -> i64:
        """The amounts of all philosophies and wonders with an effect that work for a seat."""
        n: i64 = 0
        giver = self.box.givers.first_with[effect]
        while giver >= 0:
            if self.has(seat, giver):
                n += self.box.givers.amount[giver]
            giver = self.box.givers.next_with[giver]
        return n

    def plans(self, seat: i64) -> i64:
        """Wonders of a seat in any stage."""
        n: i64 = 0
        for wonder in range(WONDERS):
            if self.owner(wonder) == seat:
                n += 1
        return n

    def is_own(self, seat: i64, basic: i64) -> bool:
        """PAR-1.1.9 — Whether a basic is printed on a seat's island card."""
        return (self.own_basics(seat) >> basic) & 1 != 0

    def own_basics(self, seat: i64) -> i64:
        """The basics printed on a seat's island card, as bits."""
        basics = self.rules.box.basics
        first = self.island(seat) * 3
        return (i64(1) << basics[first]) | (i64(1) << basics[first + 1]) | (i64(1) << basics[first + 2])

    # -- cards ----------------------------------------------------------------------------------

    def commodities(self, place: i64) -> i64:
        """Commodities in a place."""
        return self.count_part(place, 0, COMMODITIES)

    def basics_in(self, place: i64) -> i64:
        """Basics in a place."""
        return self.count_part(place, 0, BASICS)

    def gain(self, place: i64, kind: i64, n: i64) -> None:
        """Cards come into a place, and everybody sees which."""
        self.add_count(place, kind, n)
        self.add_size(place, n)
        if n != 0:
            entry = CHANGE | (place << PLACE_BITS) | (kind << A_BITS) | ((n + MIDDLE_DELTA) << B_BITS)
            self.tablet = append(self.tablet, entry)

    def take(self, place: i64, kind: i64, n: i64) -> None:
        """Cards come from the bank or the supply (PAR-1.1.6, PAR-1.1.7)."""
        if kind < COMMODITIES:
            room = MOST_OF_A_KIND - self.count(place, kind)
            n = min(n, max(room, 0))
        self.gain(place, kind, n)
        if kind >= COMMODITIES:
            self.add_supply(kind - COMMODITIES, -n)

    def give_up(self, place: i64, kind: i64, n: i64) -> None:
        """Cards go to the bank or the supply, open."""
        self.gain(place, kind, -n)
        if kind >= COMMODITIES:
            self.add_supply(kind - COMMODITIES, n)

    def shift(self, source: i64, target: i64, cards: vec[i64]) -> None:
        """Cards change their place; who sees which is up to the ledger."""
        n: i64 = 0
        for kind in range(KINDS):
            if cards[kind] != 0:
                self.add_count(source, kind, -cards[kind])
                self.add_count(target, kind, cards[kind])
                n += cards[kind]
        self.add_size(source, -n)
        self.add_size(target, n)

    # -- fleets ---------------------------------------------------------------------------------

    def under_way(self, ship: i64, region: i64) -> bool:
        """PAR-5.3.1 — Whether a fleet (seat x fleet) is under way in a region."""
        seat = ship // MOST_FLEETS
        fleet = ship % MOST_FLEETS
        return self.status(seat, fleet) == UNDER_WAY and self.land(seat, fleet) // PER_REGION == region

    def arrived(self, seat: i64, land: i64) -> i64:
        """How many fleets of a seat have arrived in a land."""
        n: i64 = 0
        for fleet in range(MOST_FLEETS):
            if self.status(seat, fleet) == ARRIVED and self.land(seat, fleet) == land:
                n += 1
        return n

    # -- shields --------------------------------------------------------------------------------

    def ignores(self, seat: i64, event: i64) -> bool:
        """PAR-4.10.8 — Whether a Stoic has named this event."""
        return self.ignored(seat) == event

    def word(self, vocabulary: str, index: i64) -> str:
        """A word of a vocabulary, for reasons."""
        return self.game.words[vocabulary][index]


def fill(g: Pieces) -> None:
    """Everything that is not dealt to the seats lies in its place."""
    box = g.box
    g.clear()
    for aegis in range(AEGIS_KINDS):
        g.set_supply(aegis, box.supply[aegis])
    for philosophy in range(PHILOSOPHIES):
        g.set_unheld(philosophy, box.philosophy_copies[philosophy])
    g.hazards = Pool(box.hazards.count[:])
    g.spent = zeros(len(box.hazards.count))
    g.stack_of_harbors = box.harbors.count[:]
    g.gone = zeros(len(box.harbors.count))
    if g.variant.instalments:
        g.paid_in = zeros(WONDERS * COMMODITIES)
