"""PAR-3.5 — The hazard phase: cards are drawn for each region and resolved one after the other; then fleets arrive."""

from typing import ClassVar

from petteia.engine.ints import i64
from petteia.engine.packing import MANY, Packer, require
from petteia.games.parthenon import events
from petteia.games.parthenon.hazard_card import DrawHazard, wrath
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import ARRIVED, FOREIGN, HAZARD_DRAWS, MOST_FLEETS, NOTHING, UNDER_WAY


def any_under_way(g: Pieces, region: i64) -> bool:
    """PAR-3.5.3 — Whether a fleet is under way in a region."""
    for each in range(g.seats * MOST_FLEETS):
        if g.under_way(each, region):
            return True
    return False


def draws(g: Pieces, region: i64) -> i64:
    """PAR-3.5.1 — How many cards are drawn for a region."""
    n = g.box.draws[region]
    for slot in range(g.events_up()):
        n = changed_draws(g, slot, region, n)
    return n


def changed_draws(g: Pieces, slot: i64, region: i64, n: i64) -> i64:
    """PAR-7.3.6, PAR-7.4.2 — The number of cards with the change an event brings."""
    event = g.event(slot)
    e = g.box.events
    if e.effect[event] != HAZARD_DRAWS or (e.region[event] >= 0 and e.region[event] != region):
        return n
    changed = n + e.amount[event]
    return changed if changed > 1 or n < 1 else 1


class Hazards(Procedure):
    """PAR-3.5.2 — All cards for neighboring lands come before the first for foreign ones, each resolved completely."""

    RULE: ClassVar[str] = "PAR-3.5.2"

    def __init__(self, region: i64 = 0, drawn: i64 = 0) -> None:
        self.region: i64 = region
        self.drawn: i64 = drawn  # how many have been drawn for the region

    def proceed(self, g: Pieces) -> None:
        if self.region > FOREIGN:
            arrive(g)
            g.stack.pop()
        elif self.drawn >= draws(g, self.region) or not any_under_way(g, self.region):
            self.region += 1
            self.drawn = 0
        else:
            self.drawn += 1
            event = wrath(g, self.region)
            extra = event >= 0 and self.drawn > draws(g, self.region) - g.box.events.amount[event]
            g.push(DrawHazard(self.region, NOTHING, extra))

    def clone(self) -> "Hazards":
        return Hazards(self.region, self.drawn)

    def fields(self, p: Packer) -> None:
        self.region = p.num(self.region, 0, FOREIGN + 1)
        self.drawn = p.num(self.drawn, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more cards than are drawn for the region."""
        require(self.region > FOREIGN or self.drawn <= draws(g, self.region), "more hazards were drawn than are due")


def arrive(g: Pieces) -> None:
    """PAR-3.5.4 — Fleets still under way arrive at their land, whatever they lost."""
    for place in range(g.seats):
        seat = g.in_order(place)
        for fleet in range(MOST_FLEETS):
            if g.status(seat, fleet) == UNDER_WAY:
                g.set_status(seat, fleet, ARRIVED)
                g.tell(events.FLEET_ARRIVED, seat, fleet, g.land(seat, fleet))
