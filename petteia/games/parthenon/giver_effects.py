"""PAR-4.10, PAR-8.3 — What philosophies and wonders do for their holders: a class for each kind that has figures."""

from typing import Final

from petteia.engine.effects import Effect
from petteia.engine.ints import i64
from petteia.engine.reading import Part
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Givers
from petteia.games.parthenon.reading import cards_of, read_discount


class GiverEffect(Effect):
    """What a philosophy or a wonder does. The rules look it up by its number where it counts."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        """Its figures; what else its entry says is checked."""


class BuildDiscount(GiverEffect):
    """PAR-4.1.6 — Structures cost less."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        give.amount[at] = read_discount(part)


class BonusProduction(GiverEffect):
    """PAR-3.2.4 — A card more in production."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        part.exactly("amount", 1, "each bonus is one card (PAR-3.2.4)")
        give.cards[at] = cards_of(part, "of", terms.CARDS[: terms.BASICS])


class Amount(GiverEffect):
    """An effect whose only figure is an amount."""

    def __init__(self, kind: i64, name: str, key: str, least: int, most: int) -> None:
        super().__init__(kind, name)
        self.key: str = key
        self.least: int = least
        self.most: int = most

    def read(self, part: Part, at: int, give: Givers) -> None:
        give.amount[at] = part.number(self.key, self.least, self.most)


class TradeDiscount(Amount):
    """PAR-6.3.4 — A conversion costs less."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        super().read(part, at, give)
        part.exactly("times_per_fleet", 1, "once per fleet and season (PAR-6.3.4)")
        part.exactly("minimum_give", 1, "never below one card (PAR-6.3.4)")


class IgnoreEvent(GiverEffect):
    """PAR-4.10.8 — A bad event does not touch its holder."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        part.exactly("times_per_season", 1, "one event a season (PAR-4.10.8)")
        part.exactly("only_mood", "bad", "the rules say so (PAR-4.10.8)")
        part.exactly("declared", "end_of_event_phase_or_when_gained", "the rules say so (PAR-4.10.9)")


class IgnoreHazardTag(GiverEffect):
    """PAR-8.3.1 — Pirates do not touch its holder."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        part.exactly("tag", "pirates", "it is the only tag with a rule (PAR-8.3.1)")
        part.text("scope")


class IgnoreRegion(GiverEffect):
    """No hazard of a region touches its holder."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        give.region[at] = part.one_of("region", terms.REGIONS)
        part.text("scope")


class FreePhilosophy(GiverEffect):
    """PAR-8.3.2 — A further copy each season."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        part.exactly("per_season", 1, "one further copy a season (PAR-8.3.2)")
        part.exactly("requires", "academy", "the rules ask for it (PAR-8.3.2)")


class IgnoreEventTag(GiverEffect):
    """PAR-7.1.4 — Attacks do not touch its holder."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        part.exactly("tag", "attack", "it is the only tag of events (PAR-7.1.4)")


class GainAegis(GiverEffect):
    """PAR-8.3.10, PAR-8.3.11 — An aegis card each season."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        give.cards[at] = cards_of(part, "choose_from", terms.AEGIS)
        part.exactly("amount", 1, "one card a season (PAR-8.3.10, PAR-8.3.11)")


class ExtraVote(Amount):
    """More votes, and gold for the new Archon."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        super().read(part, at, give)
        give.gold[at] = part.number("gold_when_elected", 0, 9)


class HomeExchange(Amount):
    """PAR-8.3.13 — Basics are exchanged at home."""

    def read(self, part: Part, at: int, give: Givers) -> None:
        super().read(part, at, give)
        part.exactly("papyrus_available", False, "papyrus is received in Egypt only (PAR-6.3.3)")
        table = part.parts("table", "line")
        if len(table) != 1:
            raise part.wrong("table", f"has {len(table)} lines; right would be one")
        table[0].exactly("give", "any_basic", "basics are exchanged there (PAR-8.3.13)")
        table[0].exactly("give_amount", 1, "one at a time (PAR-8.3.13)")
        table[0].exactly("get", "any_basic", "basics are exchanged there (PAR-8.3.13)")
        table[0].exactly("get_amount", 1, "one at a time (PAR-8.3.13)")
        table[0].finish()


GIVER_EFFECTS: Final[list[GiverEffect]] = [
    BuildDiscount(terms.BUILD_DISCOUNT, "build_discount"),
    BonusProduction(terms.BONUS_PRODUCTION, "bonus_production"),
    Amount(terms.HAND_BONUS, "hand_limit_bonus", "amount", 0, 40),
    Amount(terms.PEEK_HARBORS, "peek_harbor_status", "amount", 1, terms.SHORES),
    TradeDiscount(terms.TRADE_DISCOUNT, "trade_discount", "amount", 1, 9),
    IgnoreEvent(terms.IGNORE_EVENT, "ignore_event"),
    IgnoreHazardTag(terms.IGNORE_HAZARD_TAG, "ignore_hazard_tag"),
    FreePhilosophy(terms.FREE_PHILOSOPHY, "free_philosophy"),
    IgnoreRegion(terms.IGNORE_REGION, "ignore_hazard_region"),
    IgnoreEventTag(terms.IGNORE_EVENT_TAG, "ignore_event_tag"),
    Amount(terms.PEEK_HAZARDS, "peek_hazard", "amount", 1, 12),
    GainAegis(terms.GAIN_AEGIS, "gain_aegis"),
    ExtraVote(terms.EXTRA_VOTE, "extra_vote", "amount", 1, 3),
    HomeExchange(terms.HOME_EXCHANGE, "home_exchange", "max_conversions", 1, 9),
]
