"""DEU-9 — Settlements: founding one, and what happens when one changes hands."""

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.games.deukalion import events
from petteia.games.deukalion.end import reached
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import NOTHING


def may_found(g: Pieces, seat: i64, settlement: i64) -> bool:
    """DEU-9.1.1, DEU-9.1.2 — A ship that lies at an empty settlement and has soldiers for the whole garrison."""
    if not g.lies_at_settlement(seat, settlement) or g.holder(settlement) >= 0:
        return False
    return g.aboard(seat) >= g.box.garrison[settlement]


def why_not_found(g: Pieces, seat: i64, settlement: i64) -> Reason:
    """Which of the conditions is unmet."""
    figures: dict[str, int | str] = {"settlement": g.box.settlement_ids[settlement]}
    if not g.lies_at_settlement(seat, settlement):
        return Reason("not_beside_settlement", figures, "DEU-9.1.1")
    if g.holder(settlement) == seat:
        return Reason("settlement_is_yours", figures, "DEU-9.2.2")
    if g.holder(settlement) >= 0:
        held: dict[str, int | str] = {"settlement": g.box.settlement_ids[settlement]}
        held["owner"] = int(g.holder(settlement))
        return Reason("settlement_is_held", held, "DEU-9.3.1")
    few: dict[str, int | str] = {"settlement": g.box.settlement_ids[settlement], "aboard": int(g.aboard(seat))}
    few["need"] = int(g.box.garrison[settlement])
    return Reason("garrison_too_small", few, "DEU-9.1.2")


def man(g: Pieces, seat: i64, settlement: i64) -> None:
    """A full garrison goes ashore."""
    g.add_aboard(seat, -g.box.garrison[settlement])
    g.set_holder(settlement, seat)


def found(g: Pieces, seat: i64, settlement: i64) -> None:
    """DEU-9.1.1, DEU-2.3.1 — A garrison is placed and counts from now on."""
    man(g, seat, settlement)
    g.tell(events.FOUNDED, seat, settlement)
    reached(g)


def conquer(g: Pieces, seat: i64, settlement: i64) -> None:
    """DEU-9.3.2, DEU-9.3.3, DEU-10.4.3 — The beaten garrison goes to the Underworld and one of the conqueror takes its
    place, as one event; with too few soldiers left aboard the settlement stays empty."""
    owner = g.holder(settlement)
    g.add_below(owner, g.box.garrison[settlement])
    g.set_holder(settlement, NOTHING)
    kept = g.aboard(seat) >= g.box.garrison[settlement]
    if kept:
        man(g, seat, settlement)
    g.tell(events.CONQUERED, seat, settlement, owner, 1 if kept else 0)
    reached(g)
