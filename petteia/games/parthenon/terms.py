"""The words of the game that the rules themselves use: a components file cannot rename these.

Everything else (islands, events, hazards, harbor cards, philosophies, wonders) is named by the components file alone.
"""

from typing import Final

from petteia.engine.ints import i64, vec

NOTHING: Final = -1

# -- cards, in the order of PAR-1.1.4

CARDS: Final = (
    "grain",
    "grapes",
    "olives",
    "ore",
    "timber",
    "wool",
    "pottery",
    "spices",
    "tools",
    "papyrus",
    "gold",
    "army",
    "escort",
    "gift_of_poseidon",
)
KINDS: Final[i64] = 14
BASICS: Final[i64] = 6
FIRST_RARE: Final = 6
GOLD: Final[i64] = 10
COMMODITIES: Final[i64] = 11
ARMY: Final = 11
ESCORT: Final = 12
GIFT: Final = 13
PLACES_EACH: Final[i64] = 4
"""Where a seat has cards: in the hand, and in the holds of its three fleets."""
MOST_IN_PLACE: Final = 127
"""The ledger has seven bits for what changes in a place."""
AEGIS: Final = CARDS[COMMODITIES:]
AEGIS_KINDS: Final[i64] = 3

CLASSES: Final = ("basic", "rare", "gold")
GOODS: Final = ("basics", "rares", "gold_cards")
"""The names that players read."""
BASIC: Final = 0
RARE: Final = 1
GOLDEN: Final = 2
FIRST_OF: Final = vec[i64]([0, 6, 10])
AFTER_OF: Final = vec[i64]([6, 10, 11])
"""Where the cards of a class begin and end."""

# -- prices: a number for each commodity, then the two wildcards (PAR-4.1.3)

OTHER_BASIC: Final = 11
ANY_BASIC: Final = 12
PRICE: Final[i64] = 13
ITEMS: Final = (*CARDS[:COMMODITIES], "other_basic", "any_basic")
DISCOUNTABLE: Final = (*CARDS[:BASICS], "other_basic", "any_basic")
"""PAR-4.1.7 — Discounts leave out basics only."""

# -- an island

ISLANDS: Final[i64] = 6
VILLAGES: Final = ("a1", "b1", "c1", "a2", "b2", "c2")
STRUCTURES: Final = (
    *[f"village_{name}" for name in VILLAGES],
    "workshop_1",
    "workshop_2",
    "market",
    "academy",
    "treasury",
    "port",
    "fortress",
    "shrine",
)
KINDS_OF_STRUCTURE: Final[i64] = 14
VILLAGE: Final = 0
WORKSHOP: Final[i64] = 6
ACROPOLIS: Final = 8
MARKET: Final = 8
ACADEMY: Final = 9
TREASURY: Final = 10
PORT: Final = 11
FORTRESS: Final = 12
SHRINE: Final = 13
BUILDINGS: Final = STRUCTURES[ACROPOLIS:]
FLEETS: Final = ("a", "b", "c")
MOST_FLEETS: Final[i64] = 3

# -- lands, in board order (PAR-1.2.4)

LANDS: Final = ("sparta", "athens", "ionia", "egypt", "carthage", "italy")
SHORES: Final[i64] = 6
REGIONS: Final = ("neighboring", "foreign")
NEIGHBORING: Final = 0
FOREIGN: Final = 1
PER_REGION: Final = 3

# -- what a land offers

BUY_AEGIS: Final = 0
DRAW_PLAN: Final = 1
COPY_PHILOSOPHY: Final = 2
RARE_AVAILABLE: Final = 3
OFFERS: Final = ("buy_aegis", "draw_wonder_plan", "copy_philosophy", "rare_available", "better_rate")

# -- the calendar

YEARS: Final = 3
SEASONS: Final = 4
PHASES: Final = (
    "event",
    "production",
    "island_trade",
    "voyage",
    "hazard",
    "fleet_trade",
    "return",
    "build",
    "discard",
    "archon",
)
EVENT: Final = 1
PRODUCTION: Final = 2
ISLAND_TRADE: Final = 3
VOYAGE: Final = 4
HAZARD: Final = 5
FLEET_TRADE: Final = 6
RETURN: Final = 7
BUILD: Final = 8
DISCARD: Final = 9
ELECTION: Final = 10

# -- stages of a wonder (PAR-8.1.3)

STAGES: Final = ("deck", "plan", "partial", "complete")
IN_DECK: Final = 0
PLAN: Final = 1
PARTIAL: Final = 2
COMPLETE: Final = 3

# -- what philosophies and wonders do: the numbers of the classes in giver_effects.py

BUILD_DISCOUNT: Final = 0
BONUS_PRODUCTION: Final = 1
HAND_BONUS: Final = 2
PEEK_HARBORS: Final = 3
TRADE_DISCOUNT: Final = 4
IGNORE_EVENT: Final = 5
IGNORE_HAZARD_TAG: Final = 6
FREE_PHILOSOPHY: Final = 7
IGNORE_REGION: Final = 8
IGNORE_EVENT_TAG: Final = 9
PEEK_HAZARDS: Final = 10
GAIN_AEGIS: Final = 11
EXTRA_VOTE: Final = 12
HOME_EXCHANGE: Final = 13
PHILOSOPHIES: Final[i64] = 6
WONDERS: Final[i64] = 12
GIVERS: Final[i64] = 18
"""Philosophies and wonders in one row: both give their holders something."""

# -- events: the numbers of the classes in event_effects.py

EXTRA_COST: Final = 0
PAY_OR_SUFFER: Final = 1
BLOCK_PRODUCTION: Final = 2
EVENT_PRODUCTION: Final = 3
BONUS_ON_ARRIVAL: Final = 4
SUSPEND: Final = 5
REDUCE_PRODUCTION: Final = 6
HAZARD_DRAWS: Final = 7
AWARD: Final = 8
CLOSE_LAND: Final = 9
RATE_CHANGE: Final = 10
EVENT_DISCOUNT: Final = 11
GAIN: Final = 12
TIMINGS: Final = ("event", "production", "trade_start", "voyage", "hazard", "fleet_trade", "build")
AT_TRADE_START: Final = 2
EVENTS_A_YEAR: Final = 6
EVENT_SLOTS: Final[i64] = 4

PAY_RARE: Final = 14
PAY_BASIC: Final = 15
PAY_WITH: Final = (*CARDS, "any_rare", "any_basic")
"""What an event is paid with: a kind of card, any rare, any basic."""
MOST_PAYMENTS: Final[i64] = 3

LOSE_COMMODITIES: Final = 0
LOSE_AEGIS_OR_ALL: Final = 1
RAZE: Final = 2
PENALTIES: Final = ("lose_commodities", "lose_aegis_or_all_commodities", "raze_structure")

# -- hazards and harbor cards

NONE: Final = 0
LARGEST: Final = 1
ALL: Final = 3
TARGETS: Final = ("none", "largest_fleet", "smallest_fleet", "all_fleets")

HARMLESS: Final = 0
LOSE_CARGO: Final = 1
SINK: Final = 2
TURN_BACK: Final = 3
DIVERT: Final = 4
AEGIS_OR_CARGO: Final = 5
LOSE_AND_RETURN: Final = 6

AT_RANDOM: Final = 0
MOST_VALUABLE: Final = 2
WAYS: Final = ("random", "owner_choice", "most_valuable")

HALF_UP: Final = -1
EVERYTHING: Final = -2
DOWN_TO: Final = -100
"""Amounts of cargo lost: a number, half rounded up, everything, or down to a number of cards (DOWN_TO - cards)."""

CALM: Final = 0
SURPLUS: Final = 1
SHORTAGE: Final = 2
REQUIRE_AEGIS: Final = 3
TOLL: Final = 4
FREE_CARD: Final = 5
EAGER: Final = 6
THEFT: Final = 7
SICKNESS: Final = 8

# -- where a fleet is

AT_HOME: Final = 0
UNDER_WAY: Final = 1
ARRIVED: Final = 2
TURNED_BACK: Final = 3
VOYAGES: Final = ("home", "under_way", "arrived", "turned_back")

# -- what a fleet may use once a season

SOPHISM: Final = 0
EAGERNESS: Final = 1
SURPLUS_BONUS: Final = 2
SHORTAGE_CARD: Final = 3
OFFER_TAKEN: Final = 4
PERKS: Final = 5

# -- rungs of the ladders (PAR-11)

FINISHED_LADDER: Final = ("philosophies", "fleets", "aegis", "gold", "rare", "basic", "archon_decides")
LAST_LADDER: Final = (
    "wonders_completed",
    "wonders_partial",
    "wonder_plans",
    "acropolis",
    "workshops",
    "philosophies",
    "fleets",
    "aegis",
    "gold",
    "rare",
    "basic",
    "archon_decides",
)
