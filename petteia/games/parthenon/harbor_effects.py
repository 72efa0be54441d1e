"""PAR-6.6 — What harbor cards do to the fleets in their land: a class for each."""

from typing import Final

from petteia.engine.effects import Effect, Hindrance
from petteia.engine.ints import append, i64, vec
from petteia.engine.reading import Part
from petteia.games.parthenon import events, terms
from petteia.games.parthenon.box import Harbors
from petteia.games.parthenon.ledger import ALL_COMMODITIES, NO_LIMIT, everybody_sees, everybody_sees_none
from petteia.games.parthenon.procedure import first_of
from petteia.games.parthenon.random_loss import lose_at_random
from petteia.games.parthenon.reading import cards_of
from petteia.games.parthenon.state import Pieces, hold_of
from petteia.games.parthenon.terms import ARRIVED, COMMODITIES, MOST_FLEETS


class OfLand(Hindrance[Pieces]):
    """A hindrance whose sentence names the land."""

    def figures(self, g: Pieces, seat: i64, what: i64, at: i64) -> dict[str, int | str]:
        return {"land": g.word("lands", what)}


HARBOR_CLOSED: Final = OfLand("harbor_closed", "PAR-6.1.3")
BLOCKADE: Final = OfLand("blockade", "PAR-6.6.4")
NO_TOLL: Final = OfLand("no_toll", "PAR-6.6.5")


class HarborEffect(Effect):
    """What a harbor card does."""

    def __init__(self, kind: i64, name: str, rule: str = "") -> None:
        super().__init__(kind, name)
        self.rule: str = rule  # the rule by which it asks for a card

    def read(self, part: Part, card: int, h: Harbors) -> None:
        """Its figures; what else its entry says is checked."""

    def turned_up(self, g: Pieces, land: i64) -> None:
        """PAR-6.1.4 — It is turned up."""

    def hindrance(self, g: Pieces, card: i64, hold: i64) -> Hindrance[Pieces] | None:
        """PAR-6.2.1 — What keeps a fleet from trading here."""
        return None

    def enter(self, g: Pieces, seat: i64, card: i64, hold: i64) -> bool:
        """PAR-6.2.2 — A fleet begins to trade; True if it owes a card."""
        return False

    def takes(self, g: Pieces, card: i64, hold: i64, kind: i64) -> bool:
        """Whether a kind of card can be given for what is owed."""
        return kind < COMMODITIES

    def given(self, g: Pieces, card: i64, hold: i64, kind: i64) -> None:
        """A card is about to be given."""


class Flow(HarborEffect):
    """PAR-6.6.2, PAR-6.6.3 — There is too much or too little of a basic."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        h.commodity[card] = part.one_of("commodity", terms.CARDS[: terms.BASICS])


class Surplus(Flow):
    """PAR-6.6.2 — It is not accepted in payment, and brings a card more once."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        super().read(part, card, h)
        part.exactly("accept", False, "it is not accepted in payment (PAR-6.6.2)")
        h.amount[card] = part.number("bonus_get", 1, 6)
        part.exactly("bonus_limit", "once_per_fleet", "once per fleet and season (PAR-6.6.2)")


class Shortage(Flow):
    """PAR-6.6.3 — It cannot be received, and one counts as two."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        super().read(part, card, h)
        part.exactly("available", False, "it cannot be received (PAR-6.6.3)")
        h.amount[card] = part.number("counts_as", 2, 2)
        part.exactly("bonus_limit", "one_card_per_fleet", "one card per fleet and season (PAR-6.6.3)")


class RequireAegis(HarborEffect):
    """PAR-6.6.4 — Only a fleet with an aegis card may trade."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        h.aegis_from[card] = cards_of(part, "any_of", terms.AEGIS)
        part.exactly("otherwise", "no_trade", "others may not begin (PAR-6.6.4)")

    def hindrance(self, g: Pieces, card: i64, hold: i64) -> Hindrance[Pieces] | None:
        return None if first_of(g, hold, g.box.harbors.aegis_from[card]) >= 0 else BLOCKADE

    def enter(self, g: Pieces, seat: i64, card: i64, hold: i64) -> bool:
        shown = first_of(g, hold, g.box.harbors.aegis_from[card])
        g.tell(events.BLOCKADE_RUN, seat, shown)
        everybody_sees(g, hold, shown, 1, NO_LIMIT)
        return False


class FreeCard(HarborEffect):
    """PAR-6.6.6 — A basic for nothing."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        part.exactly("amount", 1, "one card (PAR-6.6.5, PAR-6.6.6)")
        of = "any_basic" if self.kind == terms.FREE_CARD else "any_commodity"
        part.exactly("of", of, "the rules say so (PAR-6.6.5, PAR-6.6.6)")
        part.exactly("per", "fleet", "each fleet (PAR-6.6.5, PAR-6.6.6)")


class Toll(FreeCard):
    """PAR-6.6.5 — A commodity is due."""

    def hindrance(self, g: Pieces, card: i64, hold: i64) -> Hindrance[Pieces] | None:
        return None if g.commodities(hold) > 0 else NO_TOLL

    def enter(self, g: Pieces, seat: i64, card: i64, hold: i64) -> bool:
        return True


class Eager(HarborEffect):
    """PAR-6.6.7 — A conversion costs less."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        h.amount[card] = part.number("amount", 1, 9)
        part.exactly("times_per_fleet", 1, "once per fleet and season (PAR-6.6.7)")
        part.exactly("minimum_give", 1, "never below one card (PAR-6.6.7)")


class Theft(HarborEffect):
    """PAR-6.6.8 — Each fleet that arrived in this land loses commodities at random."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        h.amount[card] = part.number("amount", 1, 6)
        part.exactly("how", "random", "at random (PAR-6.6.8)")
        part.exactly("per", "fleet", "each fleet (PAR-6.6.8)")

    def turned_up(self, g: Pieces, land: i64) -> None:
        holds = vec[i64]()
        for place in range(g.seats):
            seat = g.in_order(place)
            for fleet in range(MOST_FLEETS):
                if g.status(seat, fleet) == ARRIVED and g.land(seat, fleet) == land:
                    holds = append(holds, hold_of(seat, fleet))
        lose_at_random(g, holds, g.box.harbors.amount[g.harbor(land)])


class Sickness(HarborEffect):
    """PAR-6.6.9 — An aegis card is due, or a commodity where none is aboard."""

    def read(self, part: Part, card: int, h: Harbors) -> None:
        part.exactly("aegis", 1, "one card is given up (PAR-6.6.9)")
        h.aegis_from[card] = cards_of(part, "aegis_from", terms.AEGIS)
        part.exactly("aegis_how", "owner_choice", "the owner chooses (PAR-6.6.9)")
        part.exactly("cargo", 1, "one card is given up (PAR-6.6.9)")
        part.exactly("how", "owner_choice", "the owner chooses (PAR-6.6.9)")

    def enter(self, g: Pieces, seat: i64, card: i64, hold: i64) -> bool:
        kinds = g.box.harbors.aegis_from[card]
        if first_of(g, hold, kinds) >= 0 or g.commodities(hold) > 0:
            g.tell(events.SICKNESS_TAKES, seat)
            return True
        g.tell(events.SICKNESS_PASSED, seat)
        everybody_sees_none(g, hold, kinds)
        everybody_sees(g, hold, ALL_COMMODITIES, 0, 0)
        return False

    def takes(self, g: Pieces, card: i64, hold: i64, kind: i64) -> bool:
        kinds = g.box.harbors.aegis_from[card]
        return (kinds >> kind) & 1 != 0 if first_of(g, hold, kinds) >= 0 else kind < COMMODITIES

    def given(self, g: Pieces, card: i64, hold: i64, kind: i64) -> None:
        kinds = g.box.harbors.aegis_from[card]
        if (kinds >> kind) & 1 == 0:
            everybody_sees_none(g, hold, kinds)


HARBOR_EFFECTS: Final[list[HarborEffect]] = [
    HarborEffect(terms.CALM, "none"),
    Surplus(terms.SURPLUS, "surplus"),
    Shortage(terms.SHORTAGE, "shortage"),
    RequireAegis(terms.REQUIRE_AEGIS, "require_aegis"),
    Toll(terms.TOLL, "toll", "PAR-6.6.5"),
    FreeCard(terms.FREE_CARD, "bonus"),
    Eager(terms.EAGER, "trade_discount"),
    Theft(terms.THEFT, "lose_cargo"),
    Sickness(terms.SICKNESS, "lose_aegis_or_cargo", "PAR-6.6.9"),
]
