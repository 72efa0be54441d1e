"""The table: everything that lies on it, as one vector of numbers with named places.

    the middle       calendar, Archon, supply, philosophies, events, harbors, wonders
    one block each   island, what is built and owned, allowances used, fleets, hand and holds

A *place* is where cards lie: the hand of a seat (`hand_of`) and the holds of its three fleets (`hold_of`). Cards come
into and leave a place with `gain` and `shift`. What everybody sees of it is noted on the tablet, which is copied into
the ledger (`ledger.py`, `clerk.py`) when that is read; every seat may draw conclusions from it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.engine.ints import append, i64, mypyc_attr, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.pool import Pool
from petteia.engine.protocol import Game, State
from petteia.games.parthenon.box import Box
from petteia.games.parthenon.moves import Moves
from petteia.games.parthenon.terms import (
    ACROPOLIS,
    ARRIVED,
    BASICS,
    COMMODITIES,
    COMPLETE,
    KINDS,
    MOST_FLEETS,
    PER_REGION,
    PHILOSOPHIES,
    SUSPEND,
    UNDER_WAY,
    WONDERS,
)

# -- the middle

YEAR: Final = 0
SEASON: Final = 1
PHASE: Final = 2
ARCHON: Final = 3
PLAYED: Final = 4  # seasons begun, counted from the first one played
CROWNED: Final = 5  # seat + 1 of the player the last Archon named (PAR-10.6.1)
SUPPLY: Final = 6  # aegis cards
LEFT: Final = 9  # cards of each philosophy that no player holds
EVENT_ROW: Final = 15  # the face-up events of the year, event + 1
EVENT_ORDER: Final = 19  # the same in the season's order
EVENT_CHOICE: Final = 23  # what was chosen for each of the row this season, + 1
HARBOR: Final = 27  # the card on each land + 1; 0 before the first look
HARBOR_UP: Final = 33
HARBOR_KNOWERS: Final = 39
WONDER_STAGE: Final = 45
WONDER_OWNER: Final = 57  # seat + 1
DEALT: Final = 69  # 1: the ledger holds secret dealings between players
VOYAGE_FROM: Final = 70  # where the entries of this season's voyage begin in the ledger
MIDDLE: Final = 71

# -- a block

ISLAND: Final = 0  # island + 1
BUILT: Final = 1  # bits of structures
FLEET_CARDS: Final = 2  # bits of fleets
THOUGHTS: Final = 3  # bits of philosophies
USED: Final = 4  # bits of givers used this season
USED_BUILDINGS: Final = 5  # bits of acropolis buildings used this season
IDLE: Final = 6  # bits of acropolis buildings that do not work this season
EXCHANGED: Final = 7  # exchanges made in the Market this season
EXCHANGED_IN: Final = 8  # the phase they belong to
SWAPPED: Final = 9  # exchanges made in the Stadium
USED_EVENTS: Final = 10  # bits of the event row: its discount is used
STOIC: Final = 11  # the event ignored this season, + 1
INTRODUCED: Final = 12  # 1: the Academy has introduced its free philosophy
BOUGHT: Final = 13  # bits of wonders bought into this season
COPIED: Final = 14  # 1: a philosophy was copied in Ionia this season
DRAFTS: Final = 15  # drafts begun this season
SIZE: Final = 16  # cards in hand, then in each hold
STATUS: Final = 20  # where each fleet is
LAND: Final = 23  # the land each fleet sailed to
BEGUN: Final = 26  # 1: the fleet has begun to trade this season
CONVERTED: Final = 29  # conversions of each fleet
PERKS: Final = 32  # bits of what each fleet has used
CARDS_AT: Final = 35
BLOCK: Final = CARDS_AT + 4 * KINDS

PLACES_EACH: Final = 4

# perks of a fleet
SOPHISM: Final = 1
EAGERNESS: Final = 2
SURPLUS_BONUS: Final = 4
SHORTAGE_CARD: Final = 8
OFFER_TAKEN: Final = 16

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


class Pieces(State):
    """A position of the game: its places and the small motions every phase needs."""

    def __init__(self, rules: OpenBox) -> None:
        super().__init__(rules)
        self.rules: OpenBox = rules
        self.box: Box = rules.box  # the figures, and the numbers of the actions: read too often for a call
        self.moves: Moves = rules.moves
        self.cells: vec[i64] = vec[i64]()
        self.hazards: Pool = Pool(vec[i64]())  # the draw pile
        self.spent: vec[i64] = vec[i64]()  # the hazard discard pile
        self.stack_of_harbors: vec[i64] = vec[i64]()  # harbor cards without an identity: the stack, and lands
        self.gone: vec[i64] = vec[i64]()  # harbor cards out of the game
        self.paid_in: vec[i64] = vec[i64]()  # wonder x commodity: instalments of its stage; empty without the option
        self.base: vec[i64] = vec[i64]()  # place x kind: what lay where when the ledger was begun
        self.ledger: vec[i64] = vec[i64]()
        self.tablet: vec[i64] = vec[i64]()  # notes since the ledger was last brought up to date

    @property
    def variant(self) -> Variant:
        """The options."""
        return self.rules.variant

    @property
    def seats(self) -> i64:
        """How many play."""
        return self.rules.seats

    def fields(self, p: Packer) -> None:
        self.cells = p.nums(self.cells)
        self.hazards.fields(p)
        self.spent = p.nums(self.spent)
        self.stack_of_harbors = p.nums(self.stack_of_harbors)
        self.gone = p.nums(self.gone)
        if self.rules.variant.instalments:
            self.paid_in = p.nums(self.paid_in)
        self.base = p.nums(self.base)
        self.ledger = p.nums(self.ledger)

    def copy_into(self, out: "Pieces") -> None:
        """Everything but the steps."""
        out.cells = self.cells[:]
        out.hazards = self.hazards.clone()
        out.spent = self.spent[:]
        out.stack_of_harbors = self.stack_of_harbors[:]
        out.gone = self.gone[:]
        out.paid_in = self.paid_in[:]
        out.base = self.base[:]
        out.ledger = self.ledger[:]
        out.tablet = self.tablet[:]

    # -- the middle -----------------------------------------------------------------------------

    def phase(self) -> i64:
        """The phase of the season, from 1 to 10."""
        return self.cells[PHASE]

    def archon(self) -> i64:
        """PAR-2.1.2 — The Archon."""
        return self.cells[ARCHON]

    def in_order(self, place: i64) -> i64:
        """PAR-1.1.1 — The seat at a place of the Archon order."""
        return (self.cells[ARCHON] + place) % self.seats

    def supply(self, kind: i64) -> i64:
        """Aegis cards of a kind in the supply."""
        return self.cells[SUPPLY + kind - COMMODITIES]

    def events_up(self) -> i64:
        """How many events are face up."""
        n: i64 = 0
        while n < 4 and self.cells[EVENT_ROW + n] > 0:
            n += 1
        return n

    def slot_of(self, event: i64) -> i64:
        """The place of a face-up event in the row, or -1."""
        for slot in range(4):
            if self.cells[EVENT_ROW + slot] == event + 1:
                return slot
        return -1

    def in_force(self, effect: i64) -> i64:
        """The first face-up event with an effect, or -1."""
        for slot in range(4):
            event = self.cells[EVENT_ROW + slot] - 1
            if event >= 0 and self.box.events.effect[event] == effect:
                return event
        return -1

    def suspending(self, village: i64) -> i64:
        """The face-up event that suspends a village (1) or an acropolis building (0), or -1."""
        for slot in range(4):
            event = self.cells[EVENT_ROW + slot] - 1
            if event >= 0 and self.box.events.effect[event] == SUSPEND and self.box.events.village[event] == village:
                return event
        return -1

    def choice(self, event: i64) -> i64:
        """What was chosen for a face-up event this season, or -1."""
        slot = self.slot_of(event)
        return self.cells[EVENT_CHOICE + slot] - 1 if slot >= 0 else -1

    def harbor(self, land: i64) -> i64:
        """The harbor card on a land, or -1 before the first look."""
        return self.cells[HARBOR + land] - 1

    def is_open(self, land: i64) -> bool:
        """Whether the harbor card of a land is face up."""
        return self.cells[HARBOR_UP + land] != 0

    def stage(self, wonder: i64) -> i64:
        """PAR-8.1.3 — The stage of a wonder."""
        return self.cells[WONDER_STAGE + wonder]

    def owner(self, wonder: i64) -> i64:
        """The seat that has drawn a wonder's plan, or -1."""
        return self.cells[WONDER_OWNER + wonder] - 1

    # -- a player -------------------------------------------------------------------------------

    def at(self, seat: i64) -> i64:
        """Where a seat's block begins in `cells`."""
        return MIDDLE + seat * BLOCK

    def of(self, seat: i64, what: i64) -> i64:
        """A number of a seat's block."""
        return self.cells[MIDDLE + seat * BLOCK + what]

    def island(self, seat: i64) -> i64:
        """The island of a seat, or -1."""
        return self.cells[MIDDLE + seat * BLOCK + ISLAND] - 1

    def has_built(self, seat: i64, structure: i64) -> bool:
        """Whether a structure is built."""
        return (self.cells[MIDDLE + seat * BLOCK + BUILT] >> structure) & 1 != 0

    def built(self, seat: i64, first: i64, after: i64) -> i64:
        """How many structures of a range are built."""
        n: i64 = 0
        mask = self.cells[MIDDLE + seat * BLOCK + BUILT]
        for structure in range(first, after):
            n += (mask >> structure) & 1
        return n

    def works(self, seat: i64, building: i64) -> bool:
        """Whether an acropolis building is built and not idle."""
        return self.has_built(seat, building) and (self.of(seat, IDLE) >> (building - ACROPOLIS)) & 1 == 0

    def unused(self, seat: i64, building: i64) -> bool:
        """PAR-4.1.10 — Whether an acropolis building works and has not been used this season."""
        return self.works(seat, building) and (self.of(seat, USED_BUILDINGS) >> (building - ACROPOLIS)) & 1 == 0

    def has_fleet(self, seat: i64, fleet: i64) -> bool:
        """Whether a fleet card is owned."""
        return (self.cells[MIDDLE + seat * BLOCK + FLEET_CARDS] >> fleet) & 1 != 0

    def holds(self, seat: i64, philosophy: i64) -> bool:
        """Whether a philosophy has been adopted."""
        return (self.cells[MIDDLE + seat * BLOCK + THOUGHTS] >> philosophy) & 1 != 0

    def has(self, seat: i64, giver: i64) -> bool:
        """Whether a philosophy or a wonder works for a seat: adopted, complete and owned, or bought into."""
        if giver < PHILOSOPHIES:
            return self.holds(seat, giver)
        wonder = giver - PHILOSOPHIES
        if self.cells[WONDER_STAGE + wonder] != COMPLETE:
            return False
        if self.cells[WONDER_OWNER + wonder] == seat + 1:
            return True
        return (self.of(seat, BOUGHT) >> wonder) & 1 != 0 and self.box.givers.buy_once[giver] == 0

    def has_effect(self, seat: i64, effect: i64) -> bool:
        """Whether any philosophy or wonder with an effect works for a seat."""
        effects = self.box.givers.effect
        for giver in range(len(effects)):
            if effects[giver] == effect and self.has(seat, giver):
                return True
        return False

    def effect_sum(self, seat: i64, effect: i64) -> i64:
        """The amounts of all philosophies and wonders with an effect that work for a seat."""
        effects = self.box.givers.effect
        n: i64 = 0
        for giver in range(len(effects)):
            if effects[giver] == effect and self.has(seat, giver):
                n += self.box.givers.amount[giver]
        return n

    def plans(self, seat: i64) -> i64:
        """Wonders of a seat in any stage."""
        n: i64 = 0
        for wonder in range(WONDERS):
            if self.cells[WONDER_OWNER + wonder] == seat + 1:
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

    def cards_at(self, place: i64) -> i64:
        """Where the cards of a place begin in `cells`."""
        return MIDDLE + (place // PLACES_EACH) * BLOCK + CARDS_AT + (place % PLACES_EACH) * KINDS

    def count(self, place: i64, kind: i64) -> i64:
        """Cards of a kind in a place."""
        return self.cells[self.cards_at(place) + kind]

    def hand(self, seat: i64, kind: i64) -> i64:
        """Cards of a kind in a hand."""
        return self.cells[MIDDLE + seat * BLOCK + CARDS_AT + kind]

    def size(self, place: i64) -> i64:
        """PAR-13.1.2 — How many cards lie in a place: everybody sees that."""
        return self.cells[MIDDLE + (place // PLACES_EACH) * BLOCK + SIZE + place % PLACES_EACH]

    def hand_size(self, seat: i64) -> i64:
        """Cards in a hand."""
        return self.cells[MIDDLE + seat * BLOCK + SIZE]

    def some(self, place: i64, first: i64, after: i64) -> i64:
        """Cards of several kinds in a place."""
        at = self.cards_at(place)
        n: i64 = 0
        for kind in range(first, after):
            n += self.cells[at + kind]
        return n

    def commodities(self, place: i64) -> i64:
        """Commodities in a place."""
        return self.some(place, 0, COMMODITIES)

    def basics_in(self, place: i64) -> i64:
        """Basics in a place."""
        return self.some(place, 0, BASICS)

    def contents(self, place: i64) -> vec[i64]:
        """The cards of a place, by kind."""
        at = self.cards_at(place)
        return self.cells[at : at + KINDS]

    def gain(self, place: i64, kind: i64, n: i64) -> None:
        """Cards come into a place, and everybody sees which."""
        self.cells[self.cards_at(place) + kind] += n
        self.cells[MIDDLE + (place // PLACES_EACH) * BLOCK + SIZE + place % PLACES_EACH] += n
        if n != 0:
            entry = CHANGE | (place << PLACE_BITS) | (kind << A_BITS) | ((n + MIDDLE_DELTA) << B_BITS)
            self.tablet = append(self.tablet, entry)

    def take(self, place: i64, kind: i64, n: i64) -> None:
        """Cards come from the bank or the supply (PAR-1.1.6, PAR-1.1.7)."""
        if kind < COMMODITIES:
            room = MOST_OF_A_KIND - self.cells[self.cards_at(place) + kind]
            n = min(n, max(room, 0))
        self.gain(place, kind, n)
        if kind >= COMMODITIES:
            self.cells[SUPPLY + kind - COMMODITIES] -= n

    def give_up(self, place: i64, kind: i64, n: i64) -> None:
        """Cards go to the bank or the supply, open."""
        self.gain(place, kind, -n)
        if kind >= COMMODITIES:
            self.cells[SUPPLY + kind - COMMODITIES] += n

    def shift(self, source: i64, target: i64, cards: vec[i64]) -> None:
        """Cards change their place; who sees which is up to the ledger."""
        a = self.cards_at(source)
        b = self.cards_at(target)
        n: i64 = 0
        for kind in range(KINDS):
            self.cells[a + kind] -= cards[kind]
            self.cells[b + kind] += cards[kind]
            n += cards[kind]
        self.cells[MIDDLE + (source // PLACES_EACH) * BLOCK + SIZE + source % PLACES_EACH] -= n
        self.cells[MIDDLE + (target // PLACES_EACH) * BLOCK + SIZE + target % PLACES_EACH] += n

    # -- fleets ---------------------------------------------------------------------------------

    def status(self, seat: i64, fleet: i64) -> i64:
        """Where a fleet is: at home, under way, arrived, turned back."""
        return self.cells[MIDDLE + seat * BLOCK + STATUS + fleet]

    def land(self, seat: i64, fleet: i64) -> i64:
        """The land a fleet has sailed to."""
        return self.cells[MIDDLE + seat * BLOCK + LAND + fleet]

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
        return self.of(seat, STOIC) == event + 1

    def word(self, vocabulary: str, index: i64) -> str:
        """A word of a vocabulary, for reasons."""
        return self.game.words[vocabulary][index]


def blank_cells(seats: i64) -> vec[i64]:
    """A table with nothing on it."""
    return zeros(MIDDLE + seats * BLOCK)


def fill(g: Pieces) -> None:
    """Everything that is not dealt to the seats lies in its place."""
    box = g.box
    g.cells = blank_cells(g.seats)
    for kind in range(3):
        g.cells[SUPPLY + kind] = box.supply[kind]
    for philosophy in range(PHILOSOPHIES):
        g.cells[LEFT + philosophy] = box.philosophy_copies[philosophy]
    g.hazards = Pool(box.hazards.count[:])
    g.spent = zeros(len(box.hazards.count))
    g.stack_of_harbors = box.harbors.count[:]
    g.gone = zeros(len(box.harbors.count))
    g.paid_in = zeros(WONDERS * COMMODITIES) if g.variant.instalments else vec[i64]()
    g.base = vec[i64]()
    g.ledger = vec[i64]()
    g.tablet = vec[i64]()
