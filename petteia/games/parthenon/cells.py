"""The numbers of a position of Parthenon. Written from schema.toml: change that and run `make schemas`."""

from typing import Final

from petteia.engine.game import Game
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer, Unreadable, between
from petteia.engine.pool import Pool
from petteia.engine.state import State
from petteia.engine.view import ViewBuilder
from petteia.games.parthenon.box import Box

TABLE_WORDS: Final[tuple[str, ...]] = ()
"""Words of scenarios that set one number."""
SEAT_WORDS: Final[tuple[str, ...]] = ()
"""The same for words that set one number of each seat."""


class Cells(State):
    """What lies where, as one row of numbers: the middle of the table, then a block for each seat."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box: Box = box
        self.cells: vec[i64] = vec[i64]()
        # a hazard: how many of each card are in the pile, and who has seen those on top
        self.hazards: Pool = Pool(vec[i64]())
        # hazards that were discarded, of each card
        self.spent: vec[i64] = vec[i64]()
        # harbor cards nobody has seen, of each kind: the stack, and those on lands before the first look
        self.stack_of_harbors: vec[i64] = vec[i64]()
        # harbor cards out of the game, of each kind
        self.gone: vec[i64] = vec[i64]()
        # cards paid for a wonder and its stage, of each kind (PAR-8.1.4)
        self.paid_in: vec[i64] = vec[i64]()
        # what lay in each place when the ledger was begun, by kind; empty while none is kept
        self.base: vec[i64] = vec[i64]()
        # what everybody has seen of hidden cards, see ledger.py
        self.ledger: vec[i64] = vec[i64]()
        # notes since the ledger was last brought up to date
        self.tablet: vec[i64] = vec[i64]()

    def clear(self) -> None:
        """Nothing is on the table."""
        self.cells = zeros(71 + self.game.seats * 91)
        self.hazards = Pool(vec[i64]())
        self.spent = vec[i64]()
        self.stack_of_harbors = vec[i64]()
        self.gone = vec[i64]()
        self.paid_in = vec[i64]()
        self.base = vec[i64]()
        self.ledger = vec[i64]()
        self.tablet = vec[i64]()

    def fields(self, p: Packer) -> None:
        self.cells = p.nums(self.cells)
        self.hazards.fields(p)
        self.spent = p.nums(self.spent)
        self.stack_of_harbors = p.nums(self.stack_of_harbors)
        self.gone = p.nums(self.gone)
        if self.game.options.get("wonder_payments") == "instalments":
            self.paid_in = p.nums(self.paid_in)
        self.base = p.nums(self.base)
        self.ledger = p.nums(self.ledger)

    def copy_into(self, out: "Cells") -> None:
        """Make another position hold the same numbers."""
        out.cells = self.cells[:]
        out.hazards = self.hazards.clone()
        out.spent = self.spent[:]
        out.stack_of_harbors = self.stack_of_harbors[:]
        out.gone = self.gone[:]
        out.paid_in = self.paid_in[:]
        out.base = self.base[:]
        out.ledger = self.ledger[:]
        out.tablet = self.tablet[:]

    def put_plain(self, out: "Cells", seat: i64) -> None:
        """Put into a blank position what everybody may know, and what is a seat's own."""
        out.clear()
        mine, theirs = self.cells, out.cells
        for at in range(i64(0), i64(27)):
            theirs[at] = mine[at]
        for at in range(i64(33), i64(71)):
            theirs[at] = mine[at]
        for owner in range(self.game.seats):
            block = 71 + owner * 91
            for at in range(block + 0, block + 35):
                theirs[at] = mine[at]
        out.spent = self.spent[:]
        out.gone = self.gone[:]
        out.paid_in = self.paid_in[:]
        out.base = self.base[:]

    def audit_cells(self) -> None:
        """Raise `Unreadable` unless every number is within its bounds."""
        box, seats, c = self.box, self.game.seats, self.cells
        if len(c) != 71 + seats * 91:
            raise Unreadable("there are not as many numbers as a position has")
        between(c, 0, 1, 0, 3, "the year")
        between(c, 1, 1, 0, 4, "the season")
        between(c, 2, 1, 0, 10, "the phase of the season")
        between(c, 3, 1, 0, seats - 1, "the Archon")
        between(c, 4, 1, 0, 12, "seasons begun")
        between(c, 5, 1, 0, seats, "the player the last Archon named")
        between(c, 6, 3, 0, 999, "aegis cards of each kind in the supply")
        between(c, 9, 6, 0, 999, "cards of each philosophy that no player holds")
        between(c, 15, 4, 0, len(box.events.year), "the face-up events of the year")
        between(c, 19, 4, 0, len(box.events.year), "the same events in the season's order")
        between(c, 23, 4, 0, 6, "what was chosen for an event")
        between(c, 27, 6, 0, len(box.harbors.count), "the harbor card on each land")
        between(c, 33, 6, 0, 1, "whether the harbor card of each land lies face up")
        between(c, 39, 6, 0, (1 << seats) - 1, "the seats that have looked at the harbor card of each land")
        between(c, 45, 12, 0, 3, "the stage of each wonder")
        between(c, 57, 12, 0, seats, "the seat that has drawn the plan of each wonder")
        between(c, 69, 1, 0, 1, "whether the ledger holds secret dealings between players")
        between(c, 70, 1, 0, len(self.ledger) + 1, "where the entries of this season's voyage begin in the ledger")
        for seat in range(seats):
            at = 71 + seat * 91
            between(c, at + 0, 1, 0, 6, "the island")
            between(c, at + 1, 1, 0, 16383, "structures that are built")
            between(c, at + 2, 1, 0, 7, "fleet cards owned")
            between(c, at + 3, 1, 0, 63, "philosophies that have been adopted")
            between(c, at + 4, 1, 0, 262143, "philosophies and wonders used this season")
            between(c, at + 5, 1, 0, 63, "acropolis buildings used this season")
            between(c, at + 6, 1, 0, 63, "acropolis buildings that do not work this season")
            between(c, at + 7, 1, 0, box.market_uses, "exchanges made in the Market this season")
            between(c, at + 8, 1, 0, 10, "the phase these exchanges belong to")
            between(c, at + 9, 1, 0, 999, "exchanges made in the Stadium this season")
            between(c, at + 10, 1, 0, 15, "slots whose event has had its discount used this season")
            between(c, at + 11, 1, 0, len(box.events.year), "the event ignored this season")
            between(c, at + 12, 1, 0, 1, "whether the Academy has introduced its free philosophy")
            between(c, at + 13, 1, 0, 4095, "wonders bought into this season")
            between(c, at + 14, 1, 0, 1, "whether a philosophy was copied in Ionia this season")
            between(c, at + 15, 1, 0, box.drafts, "drafts begun this season")
            between(c, at + 16, 4, 0, 127, "cards in the hand and in each hold")
            between(c, at + 20, 3, 0, 3, "where each fleet is")
            between(c, at + 23, 3, 0, 5, "the land each fleet has sailed to")
            between(c, at + 26, 3, 0, 1, "whether each fleet has begun to trade this season")
            between(c, at + 29, 3, 0, box.conversions, "conversions of each fleet this season")
            between(c, at + 32, 3, 0, 31, "what each fleet has used this season")
            for place in range(i64(4)):
                between(c, at + 35 + place * 14, 14, 0, 127, "cards of each kind in the hand and in each hold")
        self.hazards.audit(len(box.hazards.count), seats, 999, "a hazard")
        if len(self.spent) != len(box.hazards.count):
            raise Unreadable("hazards that were discarded: there are more or fewer than there must be")
        between(self.spent, 0, len(self.spent), 0, 999, "hazards that were discarded")
        if len(self.stack_of_harbors) != len(box.harbors.count):
            raise Unreadable("harbor cards nobody has seen: there are more or fewer than there must be")
        between(self.stack_of_harbors, 0, len(self.stack_of_harbors), 0, 999, "harbor cards nobody has seen")
        if len(self.gone) != len(box.harbors.count):
            raise Unreadable("harbor cards out of the game: there are more or fewer than there must be")
        between(self.gone, 0, len(self.gone), 0, 999, "harbor cards out of the game")
        if len(self.paid_in) != (132 if self.game.options.get("wonder_payments") == "instalments" else 0):
            raise Unreadable("cards paid for a wonder and its stage: there are more or fewer than there must be")
        between(self.paid_in, 0, len(self.paid_in), 0, 999, "cards paid for a wonder and its stage")
        between(self.base, 0, len(self.base), 0, 127, "what lay in each place when the ledger was begun")
        between(self.ledger, 0, len(self.ledger), 0, 4294967295, "what everybody has seen of hidden cards")

    def show_counters(self, view: ViewBuilder) -> None:
        """Show every field that is a counter."""
        view.counter("year", int(self.year()))
        view.counter("season", int(self.season()))

    def set_by_word(self, word: str, seat: i64, value: i64) -> None:
        """Set what a word of a scenario stands for; a seat where it is one of `SEAT_WORDS`."""

    def year(self) -> i64:
        """The year; 0 during setup."""
        return self.cells[0]

    def set_year(self, value: i64) -> None:
        self.cells[0] = value

    def add_year(self, count: i64) -> None:
        self.cells[0] += count

    def season(self) -> i64:
        """The season; 0 between two years."""
        return self.cells[1]

    def set_season(self, value: i64) -> None:
        self.cells[1] = value

    def add_season(self, count: i64) -> None:
        self.cells[1] += count

    def phase(self) -> i64:
        """The phase of the season, from 1 to 10; 0 during setup."""
        return self.cells[2]

    def set_phase(self, value: i64) -> None:
        self.cells[2] = value

    def add_phase(self, count: i64) -> None:
        self.cells[2] += count

    def archon(self) -> i64:
        """The Archon (PAR-2.1.2)."""
        return self.cells[3]

    def set_archon(self, value: i64) -> None:
        self.cells[3] = value

    def add_archon(self, count: i64) -> None:
        self.cells[3] += count

    def played(self) -> i64:
        """Seasons begun, counted from the first one played."""
        return self.cells[4]

    def set_played(self, value: i64) -> None:
        self.cells[4] = value

    def add_played(self, count: i64) -> None:
        self.cells[4] += count

    def crowned(self) -> i64:
        """The player the last Archon named (PAR-10.6.1)."""
        return self.cells[5] - 1

    def set_crowned(self, value: i64) -> None:
        self.cells[5] = value + 1

    def supply(self, aegis: i64) -> i64:
        """Aegis cards of each kind in the supply."""
        return self.cells[6 + aegis]

    def set_supply(self, aegis: i64, value: i64) -> None:
        self.cells[6 + aegis] = value

    def add_supply(self, aegis: i64, count: i64) -> None:
        self.cells[6 + aegis] += count

    def unheld(self, philosophy: i64) -> i64:
        """Cards of each philosophy that no player holds."""
        return self.cells[9 + philosophy]

    def set_unheld(self, philosophy: i64, value: i64) -> None:
        self.cells[9 + philosophy] = value

    def add_unheld(self, philosophy: i64, count: i64) -> None:
        self.cells[9 + philosophy] += count

    def event(self, slot: i64) -> i64:
        """The face-up events of the year, without a gap."""
        return self.cells[15 + slot] - 1

    def set_event(self, slot: i64, value: i64) -> None:
        self.cells[15 + slot] = value + 1

    def ordered(self, slot: i64) -> i64:
        """The same events in the season's order."""
        return self.cells[19 + slot] - 1

    def set_ordered(self, slot: i64, value: i64) -> None:
        self.cells[19 + slot] = value + 1

    def chosen(self, slot: i64) -> i64:
        """What was chosen for an event, by its slot: a basic, a land or a seat."""
        return self.cells[23 + slot] - 1

    def set_chosen(self, slot: i64, value: i64) -> None:
        self.cells[23 + slot] = value + 1

    def harbor(self, land: i64) -> i64:
        """The harbor card on each land; none before the first look."""
        return self.cells[27 + land] - 1

    def set_harbor(self, land: i64, value: i64) -> None:
        self.cells[27 + land] = value + 1

    def harbor_open(self, land: i64) -> i64:
        """Whether the harbor card of each land lies face up."""
        return self.cells[33 + land]

    def set_harbor_open(self, land: i64, value: i64) -> None:
        self.cells[33 + land] = value

    def add_harbor_open(self, land: i64, count: i64) -> None:
        self.cells[33 + land] += count

    def knowers(self, land: i64) -> i64:
        """The seats that have looked at the harbor card of each land, a bit each."""
        return self.cells[39 + land]

    def set_knowers(self, land: i64, value: i64) -> None:
        self.cells[39 + land] = value

    def add_knowers(self, land: i64, count: i64) -> None:
        self.cells[39 + land] += count

    def stage(self, wonder: i64) -> i64:
        """The stage of each wonder (PAR-8.1.3): IN_DECK, PLAN, PARTIAL or COMPLETE."""
        return self.cells[45 + wonder]

    def set_stage(self, wonder: i64, value: i64) -> None:
        self.cells[45 + wonder] = value

    def add_stage(self, wonder: i64, count: i64) -> None:
        self.cells[45 + wonder] += count

    def stage_there(self) -> i64:
        """Of which there are any, one bit each."""
        c = self.cells
        at: i64 = 45
        out: i64 = 0
        bit: i64 = 1
        for cell in range(at, at + 12):
            if c[cell] > 0:
                out |= bit
            bit <<= 1
        return out

    def owner(self, wonder: i64) -> i64:
        """The seat that has drawn the plan of each wonder."""
        return self.cells[57 + wonder] - 1

    def set_owner(self, wonder: i64, value: i64) -> None:
        self.cells[57 + wonder] = value + 1

    def dealt(self) -> i64:
        """Whether the ledger holds secret dealings between players."""
        return self.cells[69]

    def set_dealt(self, value: i64) -> None:
        self.cells[69] = value

    def add_dealt(self, count: i64) -> None:
        self.cells[69] += count

    def voyage_from(self) -> i64:
        """Where the entries of this season's voyage begin in the ledger."""
        return self.cells[70] - 1

    def set_voyage_from(self, value: i64) -> None:
        self.cells[70] = value + 1

    def island(self, seat: i64) -> i64:
        """The island; none before it is chosen."""
        return self.cells[71 + seat * 91] - 1

    def set_island(self, seat: i64, value: i64) -> None:
        self.cells[71 + seat * 91] = value + 1

    def built(self, seat: i64) -> i64:
        """Structures that are built."""
        return self.cells[72 + seat * 91]

    def set_built(self, seat: i64, value: i64) -> None:
        self.cells[72 + seat * 91] = value

    def has_built(self, seat: i64, structure: i64) -> bool:
        return (self.cells[72 + seat * 91] >> structure) & 1 != 0

    def put_built(self, seat: i64, structure: i64) -> None:
        self.cells[72 + seat * 91] |= i64(1) << structure

    def drop_built(self, seat: i64, structure: i64) -> None:
        self.cells[72 + seat * 91] &= ~(i64(1) << structure)

    def fleet(self, seat: i64) -> i64:
        """Fleet cards owned."""
        return self.cells[73 + seat * 91]

    def set_fleet(self, seat: i64, value: i64) -> None:
        self.cells[73 + seat * 91] = value

    def has_fleet(self, seat: i64, fleet: i64) -> bool:
        return (self.cells[73 + seat * 91] >> fleet) & 1 != 0

    def put_fleet(self, seat: i64, fleet: i64) -> None:
        self.cells[73 + seat * 91] |= i64(1) << fleet

    def drop_fleet(self, seat: i64, fleet: i64) -> None:
        self.cells[73 + seat * 91] &= ~(i64(1) << fleet)

    def thought(self, seat: i64) -> i64:
        """Philosophies that have been adopted."""
        return self.cells[74 + seat * 91]

    def set_thought(self, seat: i64, value: i64) -> None:
        self.cells[74 + seat * 91] = value

    def has_thought(self, seat: i64, philosophy: i64) -> bool:
        return (self.cells[74 + seat * 91] >> philosophy) & 1 != 0

    def put_thought(self, seat: i64, philosophy: i64) -> None:
        self.cells[74 + seat * 91] |= i64(1) << philosophy

    def drop_thought(self, seat: i64, philosophy: i64) -> None:
        self.cells[74 + seat * 91] &= ~(i64(1) << philosophy)

    def used(self, seat: i64) -> i64:
        """Philosophies and wonders used this season."""
        return self.cells[75 + seat * 91]

    def set_used(self, seat: i64, value: i64) -> None:
        self.cells[75 + seat * 91] = value

    def has_used(self, seat: i64, giver: i64) -> bool:
        return (self.cells[75 + seat * 91] >> giver) & 1 != 0

    def put_used(self, seat: i64, giver: i64) -> None:
        self.cells[75 + seat * 91] |= i64(1) << giver

    def drop_used(self, seat: i64, giver: i64) -> None:
        self.cells[75 + seat * 91] &= ~(i64(1) << giver)

    def used_building(self, seat: i64) -> i64:
        """Acropolis buildings used this season (PAR-4.1.10)."""
        return self.cells[76 + seat * 91]

    def set_used_building(self, seat: i64, value: i64) -> None:
        self.cells[76 + seat * 91] = value

    def has_used_building(self, seat: i64, building: i64) -> bool:
        return (self.cells[76 + seat * 91] >> building) & 1 != 0

    def put_used_building(self, seat: i64, building: i64) -> None:
        self.cells[76 + seat * 91] |= i64(1) << building

    def drop_used_building(self, seat: i64, building: i64) -> None:
        self.cells[76 + seat * 91] &= ~(i64(1) << building)

    def idle(self, seat: i64) -> i64:
        """Acropolis buildings that do not work this season."""
        return self.cells[77 + seat * 91]

    def set_idle(self, seat: i64, value: i64) -> None:
        self.cells[77 + seat * 91] = value

    def has_idle(self, seat: i64, building: i64) -> bool:
        return (self.cells[77 + seat * 91] >> building) & 1 != 0

    def put_idle(self, seat: i64, building: i64) -> None:
        self.cells[77 + seat * 91] |= i64(1) << building

    def drop_idle(self, seat: i64, building: i64) -> None:
        self.cells[77 + seat * 91] &= ~(i64(1) << building)

    def exchanged(self, seat: i64) -> i64:
        """Exchanges made in the Market this season (PAR-4.4.3)."""
        return self.cells[78 + seat * 91]

    def set_exchanged(self, seat: i64, value: i64) -> None:
        self.cells[78 + seat * 91] = value

    def add_exchanged(self, seat: i64, count: i64) -> None:
        self.cells[78 + seat * 91] += count

    def exchanged_in(self, seat: i64) -> i64:
        """The phase these exchanges belong to."""
        return self.cells[79 + seat * 91]

    def set_exchanged_in(self, seat: i64, value: i64) -> None:
        self.cells[79 + seat * 91] = value

    def add_exchanged_in(self, seat: i64, count: i64) -> None:
        self.cells[79 + seat * 91] += count

    def swapped(self, seat: i64) -> i64:
        """Exchanges made in the Stadium this season."""
        return self.cells[80 + seat * 91]

    def set_swapped(self, seat: i64, value: i64) -> None:
        self.cells[80 + seat * 91] = value

    def add_swapped(self, seat: i64, count: i64) -> None:
        self.cells[80 + seat * 91] += count

    def used_event(self, seat: i64) -> i64:
        """Slots whose event has had its discount used this season."""
        return self.cells[81 + seat * 91]

    def set_used_event(self, seat: i64, value: i64) -> None:
        self.cells[81 + seat * 91] = value

    def has_used_event(self, seat: i64, slot: i64) -> bool:
        return (self.cells[81 + seat * 91] >> slot) & 1 != 0

    def put_used_event(self, seat: i64, slot: i64) -> None:
        self.cells[81 + seat * 91] |= i64(1) << slot

    def drop_used_event(self, seat: i64, slot: i64) -> None:
        self.cells[81 + seat * 91] &= ~(i64(1) << slot)

    def ignored(self, seat: i64) -> i64:
        """The event ignored this season (PAR-4.10.8)."""
        return self.cells[82 + seat * 91] - 1

    def set_ignored(self, seat: i64, value: i64) -> None:
        self.cells[82 + seat * 91] = value + 1

    def introduced(self, seat: i64) -> i64:
        """Whether the Academy has introduced its free philosophy."""
        return self.cells[83 + seat * 91]

    def set_introduced(self, seat: i64, value: i64) -> None:
        self.cells[83 + seat * 91] = value

    def add_introduced(self, seat: i64, count: i64) -> None:
        self.cells[83 + seat * 91] += count

    def bought(self, seat: i64) -> i64:
        """Wonders bought into this season."""
        return self.cells[84 + seat * 91]

    def set_bought(self, seat: i64, value: i64) -> None:
        self.cells[84 + seat * 91] = value

    def has_bought(self, seat: i64, wonder: i64) -> bool:
        return (self.cells[84 + seat * 91] >> wonder) & 1 != 0

    def put_bought(self, seat: i64, wonder: i64) -> None:
        self.cells[84 + seat * 91] |= i64(1) << wonder

    def drop_bought(self, seat: i64, wonder: i64) -> None:
        self.cells[84 + seat * 91] &= ~(i64(1) << wonder)

    def copied(self, seat: i64) -> i64:
        """Whether a philosophy was copied in Ionia this season."""
        return self.cells[85 + seat * 91]

    def set_copied(self, seat: i64, value: i64) -> None:
        self.cells[85 + seat * 91] = value

    def add_copied(self, seat: i64, count: i64) -> None:
        self.cells[85 + seat * 91] += count

    def drafts(self, seat: i64) -> i64:
        """Drafts begun this season."""
        return self.cells[86 + seat * 91]

    def set_drafts(self, seat: i64, value: i64) -> None:
        self.cells[86 + seat * 91] = value

    def add_drafts(self, seat: i64, count: i64) -> None:
        self.cells[86 + seat * 91] += count

    def size(self, place: i64) -> i64:
        """Cards in the hand and in each hold (PAR-13.1.2)."""
        return self.cells[87 + (place >> 2) * 91 + (place & 3)]

    def hand_size(self, seat: i64) -> i64:
        return self.cells[87 + seat * 91]

    def set_size(self, place: i64, value: i64) -> None:
        self.cells[87 + (place >> 2) * 91 + (place & 3)] = value

    def add_size(self, place: i64, count: i64) -> None:
        self.cells[87 + (place >> 2) * 91 + (place & 3)] += count

    def status(self, seat: i64, fleet: i64) -> i64:
        """Where each fleet is: AT_HOME, UNDER_WAY, ARRIVED or TURNED_BACK."""
        return self.cells[91 + seat * 91 + fleet]

    def set_status(self, seat: i64, fleet: i64, value: i64) -> None:
        self.cells[91 + seat * 91 + fleet] = value

    def add_status(self, seat: i64, fleet: i64, count: i64) -> None:
        self.cells[91 + seat * 91 + fleet] += count

    def land(self, seat: i64, fleet: i64) -> i64:
        """The land each fleet has sailed to."""
        return self.cells[94 + seat * 91 + fleet]

    def set_land(self, seat: i64, fleet: i64, value: i64) -> None:
        self.cells[94 + seat * 91 + fleet] = value

    def add_land(self, seat: i64, fleet: i64, count: i64) -> None:
        self.cells[94 + seat * 91 + fleet] += count

    def begun(self, seat: i64, fleet: i64) -> i64:
        """Whether each fleet has begun to trade this season."""
        return self.cells[97 + seat * 91 + fleet]

    def set_begun(self, seat: i64, fleet: i64, value: i64) -> None:
        self.cells[97 + seat * 91 + fleet] = value

    def add_begun(self, seat: i64, fleet: i64, count: i64) -> None:
        self.cells[97 + seat * 91 + fleet] += count

    def converted(self, seat: i64, fleet: i64) -> i64:
        """Conversions of each fleet this season."""
        return self.cells[100 + seat * 91 + fleet]

    def set_converted(self, seat: i64, fleet: i64, value: i64) -> None:
        self.cells[100 + seat * 91 + fleet] = value

    def add_converted(self, seat: i64, fleet: i64, count: i64) -> None:
        self.cells[100 + seat * 91 + fleet] += count

    def perk(self, seat: i64, fleet: i64) -> i64:
        """What each fleet has used this season, see terms.py."""
        return self.cells[103 + seat * 91 + fleet]

    def set_perk(self, seat: i64, fleet: i64, value: i64) -> None:
        self.cells[103 + seat * 91 + fleet] = value

    def has_perk(self, seat: i64, fleet: i64, perk: i64) -> bool:
        return (self.cells[103 + seat * 91 + fleet] >> perk) & 1 != 0

    def put_perk(self, seat: i64, fleet: i64, perk: i64) -> None:
        self.cells[103 + seat * 91 + fleet] |= i64(1) << perk

    def drop_perk(self, seat: i64, fleet: i64, perk: i64) -> None:
        self.cells[103 + seat * 91 + fleet] &= ~(i64(1) << perk)

    def count(self, place: i64, kind: i64) -> i64:
        """Cards of each kind in the hand and in each hold."""
        return self.cells[106 + (place >> 2) * 91 + (place & 3) * 14 + kind]

    def hand(self, seat: i64, kind: i64) -> i64:
        return self.cells[106 + seat * 91 + kind]

    def set_count(self, place: i64, kind: i64, value: i64) -> None:
        self.cells[106 + (place >> 2) * 91 + (place & 3) * 14 + kind] = value

    def add_count(self, place: i64, kind: i64, count: i64) -> None:
        self.cells[106 + (place >> 2) * 91 + (place & 3) * 14 + kind] += count

    def count_row(self, place: i64) -> vec[i64]:
        at = 106 + (place >> 2) * 91 + (place & 3) * 14
        return self.cells[at : at + 14]

    def reveal_count(self, out: "Cells", seat: i64) -> None:
        """Put what a seat has of it into an observation."""
        for at in range(106 + seat * 91, 106 + seat * 91 + 56):
            out.cells[at] = self.cells[at]

    def count_part(self, place: i64, first: i64, after: i64) -> i64:
        count: i64 = 0
        at = 106 + (place >> 2) * 91 + (place & 3) * 14
        for cell in range(at + first, at + after):
            count += self.cells[cell]
        return count
