"""What a player may say ahead: prices, voyages, purchases, what is built, what is kept, donations and votes."""

from typing import Final

from petteia.engine.plans import PlanKind
from petteia.games.parthenon.build_plan import Building
from petteia.games.parthenon.price_list import Trading
from petteia.games.parthenon.production import CHOICES
from petteia.games.parthenon.season_plan import Council, Household
from petteia.games.parthenon.voyage_plan import Abroad, Voyage

EXCHANGE: Final = ("exchange_give", "exchange_take")
PAYMENT: Final = ("discount", "pay_other_basic", "pay_any_basic")
EVENTS: Final = ("event_pay", "event_cards", "event_suffer", "event_raze", "event_gain")
ARCHON: Final = ("order_events", "event_choice", "loading_order", "equal_fleets", "divert")

KINDS: Final[tuple[PlanKind, ...]] = (
    Trading("trading", ("trade", "draft_address", "draft_give", "draft_ask")),
    Voyage("voyage", ("destination", "load", "gift", "lose_cargo", "surplus_cargo", "open_harbor", "look")),
    Abroad("abroad", ("trading_turn", "dues", "free_card", "trade_abroad", *EXCHANGE)),
    Building("building", ("build_turn", *PAYMENT, "earthquake", "market", "free_action", *EXCHANGE)),
    Household("household", (*EVENTS, "hand_limit", "discard", *[f"production_{each}" for each in CHOICES])),
    Council("council", ("donate", "vote", "ignore_event", *ARCHON)),
)
