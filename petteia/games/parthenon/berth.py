"""PAR-6.2.1, PAR-6.6 — A fleet in a harbor: whether it can begin to trade, what the harbor asks, gives and refuses."""

from typing import Final

from petteia.engine.effects import Hindrance
from petteia.engine.ints import i64
from petteia.engine.packing import Packer
from petteia.games.parthenon import terms
from petteia.games.parthenon.exchange import available, surcharge
from petteia.games.parthenon.harbor_effects import HARBOR_EFFECTS, HarborEffect
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.state import Pieces, hold_of

# -- the paragraphs of a visit, in order (PAR-6.2.2, PAR-6.2.3)
ENTER: Final = 0
DUES: Final = 1
FREE: Final = 2
TRADE: Final = 3


def at_open_land(g: Pieces, seat: i64, fleet: i64) -> bool:
    """Whether a fleet has arrived in a land that is open and has not begun to trade."""
    if g.status(seat, fleet) != terms.ARRIVED or g.begun(seat, fleet) != 0:
        return False
    return g.is_open(g.land(seat, fleet))


def harbor_card(g: Pieces, seat: i64, fleet: i64) -> i64:
    """The harbor card a fleet trades under."""
    return g.harbor(g.land(seat, fleet))


def hindrance(g: Pieces, seat: i64, fleet: i64) -> Hindrance[Pieces] | None:
    """PAR-6.2.1 — What keeps a fleet in an open land from beginning to trade, if anything does."""
    card = harbor_card(g, seat, fleet)
    return HARBOR_EFFECTS[g.box.harbors.effect[card]].hindrance(g, card, hold_of(seat, fleet))


class Berth(Procedure):
    """A fleet that trades in a land, the harbor card it trades under, and how far it is."""

    def __init__(self, seat: i64 = 0, fleet: i64 = 0) -> None:
        self.seat: i64 = seat
        self.fleet: i64 = fleet
        self.stage: i64 = ENTER
        self.free: i64 = 0  # free cards still to be taken

    def hold(self) -> i64:
        """The hold that trades."""
        return hold_of(self.seat, self.fleet)

    def land(self, g: Pieces) -> i64:
        """The land it trades in."""
        return g.land(self.seat, self.fleet)

    def card(self, g: Pieces) -> i64:
        """The harbor card it trades under."""
        return harbor_card(g, self.seat, self.fleet)

    def harbor(self, g: Pieces) -> HarborEffect:
        """What the harbor card does."""
        return HARBOR_EFFECTS[g.box.harbors.effect[self.card(g)]]

    def effect(self, g: Pieces, effect: i64) -> bool:
        """Whether the harbor card has an effect."""
        return g.box.harbors.effect[self.card(g)] == effect

    def named(self, g: Pieces) -> dict[str, int | str]:
        """The fleet and the land, for prompts."""
        return {"fleet": g.word("fleets", self.fleet), "land": g.word("lands", self.land(g))}

    def due_kind(self, g: Pieces, kind: i64) -> bool:
        """PAR-6.6.5, PAR-6.6.9 — Whether a card can be given for Toll or Sickness."""
        card = self.card(g)
        return g.count(self.hold(), kind) > 0 and self.harbor(g).takes(g, card, self.hold(), kind)

    def scarce(self, g: Pieces) -> i64:
        """PAR-6.6.3 — The basic that cannot be received here, or NOTHING."""
        return g.box.harbors.commodity[self.card(g)] if self.effect(g, terms.SHORTAGE) else terms.NOTHING

    def refused(self, g: Pieces) -> i64:
        """PAR-6.6.2 — The basic that is not accepted in payment here, or NOTHING."""
        return g.box.harbors.commodity[self.card(g)] if self.effect(g, terms.SURPLUS) else terms.NOTHING

    def doubles(self, g: Pieces) -> i64:
        """PAR-6.6.3 — The basic of which one card may still count as two, or NOTHING."""
        return terms.NOTHING if g.has_perk(self.seat, self.fleet, terms.SHORTAGE_CARD) else self.scarce(g)

    def is_line(self, g: Pieces, line: i64) -> bool:
        """PAR-6.4 — Whether a line is valid in this land."""
        lines = g.box.abroad
        land = self.land(g)
        return lines.region[line] == land // terms.PER_REGION and (lines.land[line] < 0 or lines.land[line] == land)

    def discount(self, g: Pieces, which: i64) -> i64:
        """PAR-6.3.4 — How many cards a discount saves: Sophism (1), Eager Buyers (2), both (3); 0 if not to be had."""
        sophism: i64 = 0
        if not g.has_perk(self.seat, self.fleet, terms.SOPHISM):
            sophism = g.effect_sum(self.seat, terms.TRADE_DISCOUNT)
        eager: i64 = 0
        if not g.has_perk(self.seat, self.fleet, terms.EAGERNESS) and self.effect(g, terms.EAGER):
            eager = g.box.harbors.amount[self.card(g)]
        if which == 1:
            return sophism
        if which == 2:
            return eager
        return sophism + eager if sophism > 0 and eager > 0 else 0

    def price(self, g: Pieces, line: i64, which: i64) -> i64:
        """PAR-6.3.4 — Cards to give with a discount, or 0 if it would change nothing (PAR-6.3.5)."""
        lines = g.box.abroad
        full = lines.give[line] + surcharge(g, self.seat, lines.target[line])
        if which == 0:
            return full
        saved = self.discount(g, which)
        if saved == 0 or full == 1:
            return 0
        less = full - saved if full > saved else 1
        if which == 3:
            one_less = full - self.discount(g, 1)
            other_less = full - self.discount(g, 2)
            if less >= one_less or less >= other_less:
                return 0
        return less

    def can_pay(self, g: Pieces, source: i64, n: i64) -> bool:
        """Whether the hold has this many cards of a class that are accepted here."""
        have = available(g, self.hold(), source, self.refused(g), 0)
        double = self.doubles(g)
        if source == terms.BASIC and double >= 0 and n > 1 and g.count(self.hold(), double) > 0:
            have += 1
        return have >= n

    # -- plain data

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.fleet = p.num(self.fleet, 0, terms.MOST_FLEETS - 1)
        self.stage = p.num(self.stage, ENTER, TRADE)
        self.free = p.num(self.free, 0, 2)
