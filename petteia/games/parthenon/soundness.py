"""Checks whether numbers from outside can be a position: conditions of every position reached by play, which the rules
rely on.

The census comes first (PAR-INV-2 to PAR-INV-7); this module checks the rest: what lies where, and that the ledger, from
which everybody reasons, fits the cards that are really there (`ledger_audit.py`).
"""

from typing import Final

from petteia.engine.ints import i64, vec
from petteia.engine.packing import between, require
from petteia.games.parthenon import state
from petteia.games.parthenon.election import LastWord
from petteia.games.parthenon.event_effects import EVENT_EFFECTS
from petteia.games.parthenon.exchange import Exchange
from petteia.games.parthenon.ledger_audit import audit_ledger
from petteia.games.parthenon.season import Season
from petteia.games.parthenon.setup import ISLANDS, Setup, first_year
from petteia.games.parthenon.terms import (
    ACROPOLIS,
    AT_HOME,
    COMMODITIES,
    COMPLETE,
    ELECTION,
    GIVERS,
    IN_DECK,
    KINDS,
    KINDS_OF_STRUCTURE,
    MOST_FLEETS,
    NOTHING,
    PARTIAL,
    PHILOSOPHIES,
    PLAN,
    SEASONS,
    SHORES,
    TURNED_BACK,
    WONDERS,
    YEARS,
)
from petteia.games.parthenon.visit import Visit
from petteia.games.parthenon.wonders import due

MOST_IN_PLACE: Final = 127
"""The ledger has seven bits for what changes in a place."""
MANY: Final = 999
PERK_BITS: Final = 5
SLOTS: Final = 4


def audit_places(g: state.Pieces) -> None:
    """Everything that lies on the table, in the order of `state.py`."""
    require(len(g.cells) == state.MIDDLE + g.seats * state.BLOCK, "there are not as many places as the table has")
    setting_up = len(g.stack) == 1 and isinstance(g.stack[0], Setup)
    in_season = len(g.stack) == 0 or isinstance(g.stack[0], Season)
    in_season = in_season or (len(g.stack) == 1 and isinstance(g.stack[0], LastWord))  # PAR-10.6.1, after the last one
    require(setting_up or in_season, "the game is neither set up nor in a season")
    audit_calendar(g, setting_up)
    audit_events(g)
    audit_piles(g)
    audit_wonders(g)
    islands: i64 = 0
    for seat in range(g.seats):
        audit_player(g, seat, setting_up)
        mark = i64(1) << (g.island(seat) if g.island(seat) >= 0 else ISLANDS + seat)
        require(islands & mark == 0, "two players have one island")
        islands |= mark
        for fleet in range(MOST_FLEETS):
            audit_fleet(g, seat, fleet)
    audit_exchanges(g)
    audit_ledger(g)


def audit_exchanges(g: state.Pieces) -> None:
    """PAR-6.3.5 — Cards are exchanged out of the hold of the fleet that trades, and at home out of the hand."""
    hold: i64 = NOTHING
    for step in g.stack:
        if isinstance(step, Visit):
            hold = step.hold()
        elif isinstance(step, Exchange):
            right = hold if hold >= 0 else state.hand_of(step.seat)
            require(step.place == right, "cards are exchanged that lie somewhere else")


def audit_calendar(g: state.Pieces, setting_up: bool) -> None:
    """Years, seasons, phases, the Archon."""
    c = g.cells
    least: i64 = 0 if setting_up else 1
    between(c, state.YEAR, 1, least, YEARS, "the year")
    between(c, state.SEASON, 1, 0, SEASONS, "the season")
    between(c, state.PHASE, 1, 0, ELECTION, "the phase")
    between(c, state.ARCHON, 1, 0, g.seats - 1, "the Archon")
    between(c, state.PLAYED, 1, 0, YEARS * SEASONS, "seasons played")
    between(c, state.CROWNED, 1, 0, g.seats, "whom the last Archon named")
    first = first_year(g)
    if c[state.YEAR] > 0:
        require(
            c[state.PLAYED] == (c[state.YEAR] - first) * SEASONS + c[state.SEASON], "the calendar counts other seasons"
        )


def audit_events(g: state.Pieces) -> None:
    """PAR-3.1 — The events of the year stand in a row without gaps, each once, and in an order of the season."""
    c = g.cells
    events = len(g.box.events.year)
    between(c, state.EVENT_ROW, SLOTS, 0, events, "an event")
    between(c, state.EVENT_ORDER, SLOTS, 0, events, "an event")
    for slot in range(SLOTS):
        event = c[state.EVENT_ROW + slot]
        require(event == 0 or slot == 0 or c[state.EVENT_ROW + slot - 1] > 0, "there is a gap in the row of events")
        require(event == 0 or g.slot_of(event - 1) == slot, "an event lies there twice")
        chosen = EVENT_EFFECTS[g.box.events.effect[event - 1]].choices(g) if event > 0 else 0
        between(c, state.EVENT_CHOICE + slot, 1, 0, chosen, "what was chosen for an event")
        ordered = c[state.EVENT_ORDER + slot]
        require((ordered > 0) == (event > 0), "there are not as many events in the order as lie there")
        require(ordered == 0 or g.slot_of(ordered - 1) >= 0, "an event is in the order that does not lie there")
        for other in range(slot):
            require(ordered == 0 or c[state.EVENT_ORDER + other] != ordered, "an event is twice in the order")


def audit_piles(g: state.Pieces) -> None:
    """Supply, philosophies, hazards and harbor cards."""
    c = g.cells
    between(c, state.SUPPLY, 3, 0, MANY, "aegis cards in the supply")
    between(c, state.LEFT, PHILOSOPHIES, 0, MANY, "philosophies nobody holds")
    hazards = len(g.box.hazards.count)
    require(len(g.hazards.counts) == hazards and len(g.spent) == hazards, "there are other hazards than in the box")
    between(g.hazards.counts, 0, hazards, 0, MANY, "hazards in the pile")
    between(g.spent, 0, hazards, 0, MANY, "spent hazards")
    between(g.hazards.top, 0, len(g.hazards.top), 0, hazards - 1, "a hazard somebody has seen")
    require(len(g.hazards.top) == len(g.hazards.top_knowers), "it is not told who has seen a hazard")
    between(g.hazards.top_knowers, 0, len(g.hazards.top), 1, (1 << g.seats) - 1, "who has seen a hazard")
    harbors = len(g.box.harbors.count)
    fits = len(g.stack_of_harbors) == harbors and len(g.gone) == harbors
    require(fits, "there are other harbor cards than in the box")
    between(g.stack_of_harbors, 0, harbors, 0, MANY, "harbor cards nobody has seen")
    between(g.gone, 0, harbors, 0, MANY, "harbor cards out of the game")
    between(c, state.HARBOR, SHORES, 0, harbors, "a harbor card")
    between(c, state.HARBOR_UP, SHORES, 0, 1, "whether a harbor card lies open")
    between(c, state.HARBOR_KNOWERS, SHORES, 0, (1 << g.seats) - 1, "who has looked at a harbor card")
    for land in range(SHORES):
        seen = c[state.HARBOR_UP + land] != 0 or c[state.HARBOR_KNOWERS + land] != 0
        require(g.harbor(land) >= 0 or not seen, "a harbor card was looked at that has no face")


def audit_wonders(g: state.Pieces) -> None:
    """PAR-8.1.3 — A wonder is in the deck, or a player's plan, partial or complete."""
    c = g.cells
    between(c, state.WONDER_STAGE, WONDERS, IN_DECK, COMPLETE, "the stage of a wonder")
    between(c, state.WONDER_OWNER, WONDERS, 0, g.seats, "the owner of a wonder")
    instalments = WONDERS * COMMODITIES if g.variant.instalments else i64(0)
    require(len(g.paid_in) == instalments, "cards are paid for wonders otherwise than the table allows")
    for wonder in range(WONDERS):
        owned = c[state.WONDER_OWNER + wonder] > 0
        require(owned == (g.stage(wonder) != IN_DECK), "a wonder nobody owns is begun, or one in the deck has an owner")
        if len(g.paid_in) > 0:
            audit_instalments(g, wonder)
    between(c, state.DEALT, 1, 0, 1, "whether there are secret dealings")
    between(c, state.VOYAGE_FROM, 1, 0, len(g.ledger) + 1, "where the voyage begins in the ledger")


def audit_instalments(g: state.Pieces, wonder: i64) -> None:
    """PAR-8.1.4 — Cards are paid for a stage that is not finished, and no more than it asks for."""
    between(g.paid_in, wonder * COMMODITIES, COMMODITIES, 0, MANY, "cards paid for a wonder")
    paid: i64 = 0
    left: i64 = 0
    price = due(g, wonder)
    for kind in range(COMMODITIES):
        paid += g.paid_in[wonder * COMMODITIES + kind]
        require(price[kind] >= 0 or g.paid_in[wonder * COMMODITIES + kind] == 0, "more is paid than a wonder asks for")
        left += price[kind]
    begun = PLAN <= g.stage(wonder) <= PARTIAL
    require(paid == 0 or (begun and left > 0), "cards are paid for a wonder that asks for none")


def audit_player(g: state.Pieces, seat: i64, setting_up: bool) -> None:
    """An island, what stands on it, and the allowances used."""
    c = g.cells
    at = g.at(seat)
    between(c, at + state.ISLAND, 1, 0 if setting_up else 1, ISLANDS, "an island")
    bits(c, at + state.BUILT, KINDS_OF_STRUCTURE, "structures")
    bits(c, at + state.FLEET_CARDS, MOST_FLEETS, "fleets")
    bits(c, at + state.THOUGHTS, PHILOSOPHIES, "philosophies")
    bits(c, at + state.USED, GIVERS, "allowances used")
    bits(c, at + state.USED_BUILDINGS, KINDS_OF_STRUCTURE - ACROPOLIS, "buildings used")
    bits(c, at + state.IDLE, KINDS_OF_STRUCTURE - ACROPOLIS, "buildings that do not work")
    between(c, at + state.EXCHANGED, 1, 0, g.box.market_uses, "exchanges in the Market")
    between(c, at + state.EXCHANGED_IN, 1, 0, ELECTION, "the phase of exchanges")
    between(c, at + state.SWAPPED, 1, 0, MANY, "exchanges in the Stadium")
    bits(c, at + state.USED_EVENTS, g.events_up(), "events used")
    between(c, at + state.STOIC, 1, 0, len(g.box.events.year), "the event ignored")
    between(c, at + state.INTRODUCED, 1, 0, 1, "whether a philosophy was introduced")
    bits(c, at + state.BOUGHT, WONDERS, "wonders bought into")
    between(c, at + state.COPIED, 1, 0, 1, "whether a philosophy was copied")
    between(c, at + state.DRAFTS, 1, 0, g.box.drafts, "drafts begun")
    for place in range(state.PLACES_EACH):
        between(c, at + state.CARDS_AT + place * KINDS, KINDS, 0, MOST_IN_PLACE, "cards in a hand or hold")
        size: i64 = 0
        for kind in range(KINDS):
            size += c[at + state.CARDS_AT + place * KINDS + kind]
        between(c, at + state.SIZE + place, 1, size, size, "cards seen in a hand or hold")
        require(size <= MOST_IN_PLACE, "there are more cards in a place than the game has")


def audit_fleet(g: state.Pieces, seat: i64, fleet: i64) -> None:
    """Where a fleet is, and what it has done there."""
    c = g.cells
    at = g.at(seat)
    between(c, at + state.STATUS + fleet, 1, AT_HOME, TURNED_BACK, "where a fleet is")
    between(c, at + state.LAND + fleet, 1, 0, SHORES - 1, "the land a fleet sailed to")
    between(c, at + state.BEGUN + fleet, 1, 0, 1, "whether a fleet has begun to trade")
    between(c, at + state.CONVERTED + fleet, 1, 0, g.box.conversions, "conversions of a fleet")
    bits(c, at + state.PERKS + fleet, PERK_BITS, "what a fleet has used")
    if (g.of(seat, state.FLEET_CARDS) >> fleet) & 1 == 0:
        away = g.status(seat, fleet) != AT_HOME or g.size(state.hold_of(seat, fleet)) > 0
        require(not away, "a fleet is under way that nobody has")


def bits(cells: vec[i64], at: i64, n: i64, what: str) -> None:
    """Check that a cell is a mask of `n` bits."""
    between(cells, at, 1, 0, (1 << n) - 1, what)
