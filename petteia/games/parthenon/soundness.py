"""Checks whether numbers from outside can be a position: conditions of every position reached by play, which the rules
rely on.

The census comes first (PAR-INV-2 to PAR-INV-7), and the schema bounds every number; this module checks the rest: what
fits together, and that the ledger, from which everybody reasons, fits the cards that are really there
(`ledger_audit.py`).
"""

from petteia.engine.ints import i64
from petteia.engine.packing import Unreadable, require
from petteia.games.parthenon.election import LastWord
from petteia.games.parthenon.event_effects import EVENT_EFFECTS
from petteia.games.parthenon.exchange import Exchange
from petteia.games.parthenon.ledger_audit import audit_ledger
from petteia.games.parthenon.season import Season
from petteia.games.parthenon.setup import Setup, first_year
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import (
    AT_HOME,
    COMMODITIES,
    EVENT_SLOTS,
    IN_DECK,
    ISLANDS,
    KINDS,
    MOST_FLEETS,
    NOTHING,
    PARTIAL,
    PLAN,
    SEASONS,
    SHORES,
    WONDERS,
)
from petteia.games.parthenon.visit import Visit
from petteia.games.parthenon.wonders import due


def audit_places(g: Pieces) -> None:
    """Everything that lies on the table."""
    g.audit_cells()
    setting_up = len(g.stack) == 1 and isinstance(g.stack[0], Setup)
    in_season = len(g.stack) == 0 or isinstance(g.stack[0], Season)
    in_season = in_season or (len(g.stack) == 1 and isinstance(g.stack[0], LastWord))  # PAR-10.6.1, after the last one
    require(setting_up or in_season, "the game is neither set up nor in a season")
    require(setting_up or g.year() > 0, "a game that is set up is in no year")
    seasons = (g.year() - first_year(g)) * SEASONS + g.season()
    require(g.year() == 0 or g.played() == seasons, "the calendar counts other seasons")
    audit_events(g)
    for land in range(SHORES):
        seen = g.is_open(land) or g.knowers(land) != 0
        require(g.harbor(land) >= 0 or not seen, "a harbor card was looked at that has no face")
    audit_wonders(g)
    islands: i64 = 0
    for seat in range(g.seats):
        require(setting_up or g.island(seat) >= 0, "a player has no island")
        audit_player(g, seat)
        mark = i64(1) << (g.island(seat) if g.island(seat) >= 0 else ISLANDS + seat)
        require(islands & mark == 0, "two players have one island")
        islands |= mark
    audit_exchanges(g)
    audit_ledger(g)


def audit_exchanges(g: Pieces) -> None:
    """PAR-6.3.5 — Cards are exchanged out of the hold of the fleet that trades, and at home out of the hand."""
    hold: i64 = NOTHING
    for step in g.stack:
        if isinstance(step, Visit):
            hold = step.hold()
        elif isinstance(step, Exchange):
            right = hold if hold >= 0 else hand_of(step.seat)
            require(step.place == right, "cards are exchanged that lie somewhere else")


def audit_events(g: Pieces) -> None:
    """PAR-3.1 — The events of the year stand in a row without gaps, each once, and in an order of the season."""
    for slot in range(EVENT_SLOTS):
        event = g.event(slot)
        require(event < 0 or slot == 0 or g.event(slot - 1) >= 0, "there is a gap in the row of events")
        require(event < 0 or g.slot_of(event) == slot, "an event lies there twice")
        choices = EVENT_EFFECTS[g.box.events.effect[event]].choices(g) if event >= 0 else i64(0)
        if g.chosen(slot) >= choices:
            right = f"0 to {choices}" if choices > 0 else "0"
            raise Unreadable(f"what was chosen for an event: {g.chosen(slot) + 1} cannot be; right would be {right}")
        ordered = g.ordered(slot)
        require((ordered >= 0) == (event >= 0), "there are not as many events in the order as lie there")
        require(ordered < 0 or g.slot_of(ordered) >= 0, "an event is in the order that does not lie there")
        for other in range(slot):
            require(ordered < 0 or g.ordered(other) != ordered, "an event is twice in the order")


def audit_wonders(g: Pieces) -> None:
    """PAR-8.1.3 — A wonder is in the deck, or a player's plan, partial or complete."""
    for wonder in range(WONDERS):
        owned = g.owner(wonder) >= 0
        require(owned == (g.stage(wonder) != IN_DECK), "a wonder nobody owns is begun, or one in the deck has an owner")
        if len(g.paid_in) > 0:
            audit_instalments(g, wonder)


def audit_instalments(g: Pieces, wonder: i64) -> None:
    """PAR-8.1.4 — Cards are paid for a stage that is not finished, and no more than it asks for."""
    paid: i64 = 0
    left: i64 = 0
    price = due(g, wonder)
    for kind in range(COMMODITIES):
        paid += g.paid_in[wonder * COMMODITIES + kind]
        require(price[kind] >= 0 or g.paid_in[wonder * COMMODITIES + kind] == 0, "more is paid than a wonder asks for")
        left += price[kind]
    begun = PLAN <= g.stage(wonder) <= PARTIAL
    require(paid == 0 or (begun and left > 0), "cards are paid for a wonder that asks for none")


def audit_player(g: Pieces, seat: i64) -> None:
    """Discounts of events that lie there, cards as many as everybody sees, and fleets that somebody has."""
    require(g.used_event(seat) >> g.events_up() == 0, "the discount of an event is used that does not lie there")
    for place in range(hand_of(seat), hand_of(seat + 1)):
        count = g.count_part(place, 0, KINDS)
        require(count == g.size(place), "there are other cards in a hand or hold than everybody sees")
    for fleet in range(MOST_FLEETS):
        away = g.status(seat, fleet) != AT_HOME or g.size(hold_of(seat, fleet)) > 0
        require(g.has_fleet(seat, fleet) or not away, "a fleet is under way that nobody has")
