"""PAR-7 — What events do: a class for each, with what the Archon chooses for it."""

from typing import Final

from petteia.engine.effects import Effect
from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import Reason
from petteia.engine.reading import Part
from petteia.games.parthenon import events, terms
from petteia.games.parthenon.box import Box
from petteia.games.parthenon.reading import amounts_here, cards_of, read_discount
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import ACROPOLIS, BASICS, GOLD, KINDS_OF_STRUCTURE, PER_REGION, WORKSHOP


class EventEffect(Effect):
    """What an event does."""

    def __init__(self, kind: i64, name: str, moment: str, often: bool = False) -> None:
        super().__init__(kind, name)
        self.moment: str = moment  # PAR-3.1.5: when it acts
        self.often: bool = often  # whether several events of a year may do it: each of them is carried out

    def read(self, part: Part, event: int, box: Box) -> None:
        """Its figures; what else its entry says is checked."""

    def acts(self, box: Box, event: i64) -> str:
        """The moment at which an event acts."""
        return self.moment

    # -- what the Archon chooses (PAR-3.1.4)

    def verb(self) -> str:
        """The verb of the Archon's choice; empty where there is none."""
        return ""

    def choices(self, g: Pieces) -> i64:
        """The number of choices."""
        return 0

    def mark(self, g: Pieces, chosen: i64) -> tuple[str, int | str]:
        """The choice, as shown in a view."""
        return "chosen", int(chosen)  # no event has it; a position may be looked at before it is found unsound

    def options(self, g: Pieces, event: i64) -> vec[i64]:
        """What the Archon may choose; empty where no player can be named."""
        return vec[i64]()

    def refusal(self, g: Pieces, event: i64, action: i64) -> Reason:
        """Why something cannot be chosen."""
        raise NotImplementedError(f"{type(self).__name__} has no refusal()")

    def choose(self, g: Pieces, seat: i64, event: i64, action: i64) -> i64:
        """Note the Archon's choice, by number."""
        raise NotImplementedError(f"{type(self).__name__} has no choose()")

    def passed(self, g: Pieces, event: i64) -> None:
        """There was no choice to make."""


class ExtraCost(EventEffect):
    """PAR-4.1.5 — Structures cost more."""

    def read(self, part: Part, event: int, box: Box) -> None:
        box.events.amount[event] = part.number("amount", 1, 6)
        part.exactly("of", "any_basic", "the surcharge is any basic (PAR-4.1.5)")
        part.exactly("applies_to", ["village", "workshop", "acropolis"], "structures are these (PAR-1.1.8)")


class EventDiscount(EventEffect):
    """PAR-4.1.6 — Structures cost less."""

    def read(self, part: Part, event: int, box: Box) -> None:
        box.events.amount[event] = read_discount(part)


class PayOrSuffer(EventEffect):
    """PAR-7.1.2 — Who can pay pays, who cannot suffers."""

    def read(self, part: Part, event: int, box: Box) -> None:
        e = box.events
        options = part.parts("pay_options")
        e.spared[event] = cards_of(part, "spared_by")
        other = part.part("otherwise")
        penalty = other.one_of("kind", terms.PENALTIES)
        lost = other.number("amount", 1, 12)
        if penalty == terms.LOSE_COMMODITIES:
            e.penalty_random[event] = 1 - other.one_of("how", terms.WAYS[:2])
        elif penalty == terms.RAZE:
            other.exactly("structure", "village", "villages are razed (PAR-7.4.1)")
            other.exactly("which", "owner_choice", "the owner chooses (PAR-7.4.1)")
        if penalty != terms.LOSE_COMMODITIES and lost != 1:
            raise other.wrong("amount", f"is {lost}; right would be 1 (PAR-7.3.1, PAR-7.4.1)")
        other.finish()
        e.penalty[event] = penalty
        e.penalty_amount[event] = lost
        read_payments(options, part, event, box)


class BlockProduction(EventEffect):
    """PAR-7.2.3 — A basic is not produced."""

    def read(self, part: Part, event: int, box: Box) -> None:
        part.exactly("scope", "commodity", "a basic is named (PAR-7.2.3)")
        part.exactly("chooser", "archon", "the Archon names it (PAR-7.2.3)")
        part.exactly("choose_from", "basic", "a basic is named (PAR-7.2.3)")

    def verb(self) -> str:
        return "drought"

    def choices(self, g: Pieces) -> i64:
        return BASICS

    def mark(self, g: Pieces, chosen: i64) -> tuple[str, int | str]:
        return "dries", g.word("basics", chosen)

    def options(self, g: Pieces, event: i64) -> vec[i64]:
        return g.moves.drought.first(BASICS)

    def choose(self, g: Pieces, seat: i64, event: i64, action: i64) -> i64:
        basic = g.moves.drought.index(action)
        g.tell(events.DROUGHT_NAMED, seat, basic)
        return basic


class EventProduction(EventEffect):
    """PAR-7.2.4 — A card more in production."""

    def read(self, part: Part, event: int, box: Box) -> None:
        part.exactly("amount", 1, "each bonus is one card (PAR-3.2.4)")
        part.exactly("of", "own_built_basic", "of a basic with an own village (PAR-7.2.4)")


class BonusOnArrival(EventEffect):
    """PAR-7.2.5 — Each fleet takes a basic."""

    def read(self, part: Part, event: int, box: Box) -> None:
        box.events.region[event] = part.one_of("region", terms.REGIONS)
        part.exactly("amount", 1, "each bonus is one card (PAR-6.2.2)")
        part.exactly("of", "any_basic", "a basic of choice (PAR-7.2.5)")
        part.exactly("per", "fleet", "each fleet takes it (PAR-7.2.5)")


class Naming(EventEffect):
    """PAR-7.1.6 — The Archon names a player."""

    def verb(self) -> str:
        return "target"

    def choices(self, g: Pieces) -> i64:
        return g.seats

    def mark(self, g: Pieces, chosen: i64) -> tuple[str, int | str]:
        return "named", int(chosen)

    def can_name(self, g: Pieces, event: i64, seat: i64) -> bool:
        """Whether a player can be named."""
        raise NotImplementedError(f"{type(self).__name__} has no can_name()")

    def options(self, g: Pieces, event: i64) -> vec[i64]:
        out = vec[i64]()
        for seat in range(g.seats):
            if self.can_name(g, event, seat):
                out = append(out, g.moves.target.at(seat))
        return out


class Suspend(Naming):
    """PAR-7.2.6, PAR-7.3.3 — A structure of the player who is named does not work."""

    def read(self, part: Part, event: int, box: Box) -> None:
        village = 1 - part.one_of("structure", ("village", "acropolis"))
        box.events.village[event] = village
        part.exactly("amount", 1, "one structure (PAR-7.2.6, PAR-7.3.3)")
        part.exactly("target", "one_player", "one player is named (PAR-7.1.6)")
        part.exactly("chooser", "archon", "the Archon names the player (PAR-7.1.6)")
        part.exactly("which", "owner_choice", "the owner chooses (PAR-7.2.6, PAR-7.3.3)")
        if village == 0:
            box.events.amount[event] = part.amounts("avoid_cost", ["any_basic"], complete=True, least=1)[0]

    def acts(self, box: Box, event: i64) -> str:
        return "build" if box.events.village[event] == 0 else self.moment

    def can_name(self, g: Pieces, event: i64, seat: i64) -> bool:
        """Who has something to lose."""
        if g.box.events.village[event] != 0:
            return g.count_built(seat, 0, WORKSHOP) > 0
        return g.count_built(seat, ACROPOLIS, KINDS_OF_STRUCTURE) > 0

    def refusal(self, g: Pieces, event: i64, action: i64) -> Reason:
        params: dict[str, int | str] = {"seat": int(g.moves.target.index(action)), "omen": g.word("events", event)}
        return Reason("nothing_to_suffer", params, "PAR-7.1.6")

    def choose(self, g: Pieces, seat: i64, event: i64, action: i64) -> i64:
        named = g.moves.target.index(action)
        g.tell(events.PLAYER_NAMED, seat, event, named)
        return named

    def passed(self, g: Pieces, event: i64) -> None:
        """There is no player to name."""
        g.tell(events.EVENT_IDLE, event)


class ReduceProduction(EventEffect):
    """PAR-7.3.5 — A card less in production."""

    def read(self, part: Part, event: int, box: Box) -> None:
        box.events.amount[event] = part.number("amount", 1, 1)
        part.exactly("from", "all_cards_due_in_production", "bonus cards included (PAR-7.3.5)")
        part.exactly("avoid", "return_one_army", "an army keeps it off (PAR-7.3.5)")


class HazardDraws(EventEffect):
    """PAR-7.3.6, PAR-7.4.2 — More or fewer hazards."""

    def read(self, part: Part, event: int, box: Box) -> None:
        word = part.one_of("region", (*terms.REGIONS, "all"))
        box.events.region[event] = terms.NOTHING if word == len(terms.REGIONS) else word
        box.events.amount[event] = part.number("delta", -3, 3)
        part.exactly("minimum", 1, "never fewer than one (PAR-7.3.6)")


class Award(Naming):
    """PAR-7.3.7 — Another player gets gold."""

    def read(self, part: Part, event: int, box: Box) -> None:
        box.events.amount[event] = part.amounts("give", ["gold"], complete=True, least=1)[0]
        part.exactly("target", "one_player", "one player is named (PAR-7.3.7)")
        part.exactly("chooser", "archon", "the Archon names the player (PAR-7.3.7)")
        part.exactly("self_allowed", False, "another player (PAR-7.3.7)")

    def can_name(self, g: Pieces, event: i64, seat: i64) -> bool:
        return seat != g.archon()

    def refusal(self, g: Pieces, event: i64, action: i64) -> Reason:
        return Reason("not_yourself", {"omen": g.word("events", event)}, "PAR-7.3.7")

    def choose(self, g: Pieces, seat: i64, event: i64, action: i64) -> i64:
        named = g.moves.target.index(action)
        gold = g.box.events.amount[event]
        g.tell(events.AWARDED, seat, named, gold)
        g.take(hand_of(named), GOLD, gold)
        return named


class CloseLand(EventEffect):
    """PAR-7.4.3 — Nobody sails to a land."""

    def read(self, part: Part, event: int, box: Box) -> None:
        part.exactly("amount", 1, "one land (PAR-7.4.3)")
        part.exactly("chooser", "archon", "the Archon closes it (PAR-7.4.3)")
        box.events.region[event] = part.one_of("choose_from", terms.REGIONS)

    def verb(self) -> str:
        return "close"

    def choices(self, g: Pieces) -> i64:
        return terms.SHORES

    def mark(self, g: Pieces, chosen: i64) -> tuple[str, int | str]:
        return "closes", g.word("lands", chosen)

    def options(self, g: Pieces, event: i64) -> vec[i64]:
        out = vec[i64]()
        for land in range(PER_REGION):
            out = append(out, g.moves.close.at(g.box.events.region[event] * PER_REGION + land))
        return out

    def refusal(self, g: Pieces, event: i64, action: i64) -> Reason:
        land = g.word("lands", g.moves.close.index(action))
        return Reason("not_that_land", {"land": land, "omen": g.word("events", event)}, "PAR-7.4.3")

    def choose(self, g: Pieces, seat: i64, event: i64, action: i64) -> i64:
        land = g.moves.close.index(action)
        g.tell(events.LAND_CLOSED, seat, land)
        return land


class RateChange(EventEffect):
    """PAR-7.4.4 — Gold is dearer."""

    def read(self, part: Part, event: int, box: Box) -> None:
        part.exactly("to", "gold", "conversions into gold (PAR-7.4.4)")
        box.events.amount[event] = part.number("extra_give", 1, 6)


class Gain(EventEffect):
    """PAR-7.4.6 — Everybody takes a basic."""

    def read(self, part: Part, event: int, box: Box) -> None:
        gains = part.parts("options")
        if len(gains) != 1:
            raise part.wrong("options", "right would be one: a basic of choice (PAR-7.4.6)")
        gains[0].exactly("any_basic", 1, "a basic of choice (PAR-7.4.6)")
        gains[0].finish()


def read_payments(options: list[Part], part: Part, event: int, box: Box) -> None:
    """The ways to pay an event: each is a number of cards of one kind, or of a class."""
    if len(options) > terms.MOST_PAYMENTS:
        raise part.wrong("pay_options", f"has {len(options)}; right would be at most {terms.MOST_PAYMENTS}")
    for way, option in enumerate(options):
        counts = amounts_here(option, terms.PAY_WITH)
        kinds = [k for k in range(len(counts)) if counts[k] > 0]
        if len(kinds) != 1:
            raise part.wrong("pay_options", "right would be one kind of card in each option")
        text = f"{counts[kinds[0]]}_{terms.PAY_WITH[kinds[0]]}"
        if text not in box.payment_words:
            box.payment_words.append(text)
        at = event * terms.MOST_PAYMENTS + way
        box.events.pay_what[at] = kinds[0]
        box.events.pay_count[at] = counts[kinds[0]]
        box.events.pay_word[at] = box.payment_words.index(text)


EVENT_EFFECTS: Final[list[EventEffect]] = [
    ExtraCost(terms.EXTRA_COST, "extra_build_cost", "build"),
    PayOrSuffer(terms.PAY_OR_SUFFER, "pay_or_suffer", "trade_start", often=True),
    BlockProduction(terms.BLOCK_PRODUCTION, "block_production", "production"),
    EventProduction(terms.EVENT_PRODUCTION, "bonus_production", "production"),
    BonusOnArrival(terms.BONUS_ON_ARRIVAL, "bonus_on_arrival", "fleet_trade"),
    Suspend(terms.SUSPEND, "suspend_structures", "production"),
    ReduceProduction(terms.REDUCE_PRODUCTION, "reduce_production", "production"),
    HazardDraws(terms.HAZARD_DRAWS, "hazard_draws", "hazard"),
    Award(terms.AWARD, "award", "event", often=True),
    CloseLand(terms.CLOSE_LAND, "close_land", "voyage"),
    RateChange(terms.RATE_CHANGE, "rate_change", "fleet_trade"),
    EventDiscount(terms.EVENT_DISCOUNT, "build_discount", "build", often=True),
    Gain(terms.GAIN, "gain", "trade_start", often=True),
]
