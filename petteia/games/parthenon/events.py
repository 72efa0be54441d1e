"""The kinds of events of a game of Parthenon, and the names of their numbers.

An event that depends on cards hidden from a player, or on a secret choice, is a `Reveal`.
"""

from typing import Final

from petteia.engine.events import EventKind, Reveal

# -- setup and calendar
ISLAND_DRAWN: Final = EventKind("island_drawn", "island:islands")
ISLAND_DEALT: Final = EventKind("island_dealt", "seat island:islands")
ARCHON_DRAWN: Final = EventKind("archon_drawn", "seat")
EXTRA_GIVEN: Final = EventKind("extra_given", "seat card:cards")
PLAN_CHOSEN: Final = EventKind("plan_chosen", "seat wonder:wonders")
SEASON_BEGAN: Final = EventKind("season_began", "year season")
PHASE_BEGAN: Final = EventKind("phase_began", "phase:phases")
YEAR_ENDED: Final = EventKind("year_ended", "year")
HARBOR_REPLACED: Final = EventKind("harbor_replaced", "land:lands")

# -- free actions
PAID_IN: Final = Reveal("paid_in", "seat wonder:wonders card:cards")
PLAN_PAID: Final = Reveal("plan_paid", "seat wonder:wonders")
WONDER_COMPLETED: Final = Reveal("wonder_completed", "seat wonder:wonders")
BOUGHT_IN: Final = Reveal("bought_in", "seat owner wonder:wonders")

# -- the event phase
EVENT_TURNED_UP: Final = EventKind("event_turned_up", "omen:events")
DONATED: Final = Reveal("donated", "seat archon count", secret_many="cards:cards")
EVENT_ORDERED: Final = EventKind("event_ordered", "seat omen:events")
DROUGHT_NAMED: Final = EventKind("drought_named", "seat card:basics")
PLAYER_NAMED: Final = EventKind("player_named", "seat omen:events named")
LAND_CLOSED: Final = EventKind("land_closed", "seat land:lands")
AWARDED: Final = EventKind("awarded", "seat named gold")
EVENT_IDLE: Final = EventKind("event_idle", "omen:events")
STOIC_NAMED: Final = Reveal("stoic_named", "seat omen:events")
STOIC_NAMED_NONE: Final = Reveal("stoic_named_none", "seat")

# -- production and exchange at home
PRODUCED: Final = Reveal("produced", "seat", many="cards:cards")
VILLAGE_SILENCED: Final = Reveal("village_silenced", "seat village:villages")
ARMY_RETURNED: Final = Reveal("army_returned", "seat")
ARMIES_POSTED: Final = Reveal("armies_posted", "seat", many="villages:villages")
EXCHANGE_BEGUN: Final = Reveal("exchange_begun", "seat line:market_lines")
CARD_GIVEN: Final = Reveal("card_given", "seat card:cards")
CARD_DOUBLED: Final = Reveal("card_doubled", "seat card:cards")
CARD_TAKEN: Final = Reveal("card_taken", "seat card:cards")

# -- events at the start of island trade
RAID_KEPT_OFF: Final = Reveal("raid_kept_off", "seat omen:events card:cards")
EVENT_PAID: Final = Reveal("event_paid", "seat omen:events", many="cards:cards")
EVENT_SUFFERED: Final = Reveal("event_suffered", "seat omen:events", many="cards:cards")
EVENT_LOSS_DUE: Final = Reveal("event_loss_due", "seat omen:events count")
VILLAGE_RAZED: Final = Reveal("village_razed", "seat omen:events village:villages")
EVENT_SHIELDED: Final = EventKind("event_shielded", "seat omen:events")
EVENT_GAINED: Final = Reveal("event_gained", "seat omen:events card:cards")
LOST_AT_RANDOM: Final = Reveal("lost_at_random", "seat card:cards")

# -- island trade
DRAFT_BEGUN: Final = Reveal("draft_begun", "seat drafts")
OFFERED: Final = Reveal("offered", "seat to", secret_many="cards:cards")
ASKED: Final = Reveal("asked", "seat to", secret_many="cards:cards")
OPEN_OFFER_SENT: Final = Reveal("open_offer_sent", "seat", many="cards:cards")
OPEN_OFFER_ASKS: Final = Reveal("open_offer_asks", "seat", many="cards:cards")
OFFER_DECLINED: Final = Reveal("offer_declined", "seat proposer")
OFFER_WITHDRAWN: Final = Reveal("offer_withdrawn", "seat")
OFFER_LAPSED: Final = Reveal("offer_lapsed", "seat")
OFFER_COVERED: Final = Reveal("offer_covered", "seat")
OFFER_CLOSED: Final = Reveal("offer_closed", "seat")
EXCHANGED: Final = Reveal("exchanged", "seat proposer given asked")
OPEN_EXCHANGED: Final = Reveal("open_exchanged", "seat proposer")
WAITED: Final = Reveal("waited", "seat")
LEFT_MARKET: Final = Reveal("left_market", "seat")
MARKET_CLOSED: Final = Reveal("market_closed")

# -- voyage
ORACLE_ASKED: Final = EventKind("oracle_asked", "seat")
FORESEEN: Final = Reveal("foreseen", "place", secret="hazard:hazards")
LOOKED: Final = Reveal("looked", "seat land:lands", secret="harbor:harbors")
LOAD_TOGETHER: Final = EventKind("load_together", "seat")
LOADING_ORDER: Final = EventKind("loading_order", "seat named place")
SAILED: Final = Reveal("sailed", "seat fleet:fleets land:lands cards")
STAYED_HOME: Final = Reveal("stayed_home", "seat fleet:fleets")

# -- hazards
HAZARD_DRAWN: Final = Reveal("hazard_drawn", "region:regions hazard:hazards")
HAZARD_REPLACED: Final = Reveal("hazard_replaced", "seat fleet:fleets hazard:hazards")
HAZARDS_RESHUFFLED: Final = EventKind("hazards_reshuffled", "count")
FLEET_PICKED: Final = EventKind("fleet_picked", "seat owner fleet:fleets")
IMMUNE: Final = EventKind("immune", "seat fleet:fleets")
PROTECTED: Final = Reveal("protected", "seat fleet:fleets card:cards")
STRUCK: Final = Reveal("struck", "seat fleet:fleets")
GIFT_SPENT: Final = Reveal("gift_spent", "seat fleet:fleets")
GIFT_NOT_SPENT: Final = Reveal("gift_not_spent", "seat fleet:fleets")
PROTECTION_LOST: Final = Reveal("protection_lost", "seat fleet:fleets card:cards")
CARGO_LOST: Final = Reveal("cargo_lost", "seat fleet:fleets", many="cards:cards")
CARGO_LOSS_DUE: Final = Reveal("cargo_loss_due", "seat fleet:fleets count")
FLEET_SUNK: Final = Reveal("fleet_sunk", "seat fleet:fleets", many="cards:cards")
FLEET_TURNED_BACK: Final = Reveal("fleet_turned_back", "seat fleet:fleets")
FLEET_DIVERTED: Final = Reveal("fleet_diverted", "seat fleet:fleets land:lands")
FLEET_ARRIVED: Final = EventKind("fleet_arrived", "seat fleet:fleets land:lands")

# -- trade abroad
HARBOR_WISH: Final = Reveal("harbor_wish", "seat land:lands open")
HARBOR_OPENED: Final = Reveal("harbor_opened", "land:lands harbor:harbors")
HARBOR_CLOSED: Final = Reveal("harbor_closed", "land:lands")
TRADE_BEGUN: Final = Reveal("trade_begun", "seat fleet:fleets land:lands")
BLOCKADE_RUN: Final = Reveal("blockade_run", "seat card:cards")
SICKNESS_PASSED: Final = Reveal("sickness_passed", "seat")
SICKNESS_TAKES: Final = Reveal("sickness_takes", "seat")
CONVERSION_BEGUN: Final = Reveal("conversion_begun", "seat line:lines discounts:trade_discounts")
SURPLUS_TAKEN: Final = Reveal("surplus_taken", "seat card:cards count")
OFFER_TAKEN: Final = Reveal("offer_taken", "seat land:lands")
AEGIS_TAKEN: Final = Reveal("aegis_taken", "seat card:cards")
PLAN_DRAWN: Final = EventKind("plan_drawn", "seat wonder:wonders")
TRADE_ENDED: Final = Reveal("trade_ended", "seat fleet:fleets")
SURPLUS_CARGO: Final = Reveal("surplus_cargo", "seat land:lands", many="cards:cards")
CAME_HOME: Final = EventKind("came_home", "seat cards")

# -- build
EARTHQUAKE_PAID: Final = Reveal("earthquake_paid", "seat")
BUILDING_IDLE: Final = Reveal("building_idle", "seat structure:buildings")
BUILDING_BEGUN: Final = Reveal("building_begun", "seat structure:structures")
DISCOUNT_USED: Final = Reveal("discount_used", "seat discount:discounts item:items")
PRICE_FIXED: Final = Reveal("price_fixed", "seat")
BUILT: Final = Reveal("built", "seat structure:structures")
FLEET_ORDERED: Final = Reveal("fleet_ordered", "seat fleet:fleets")
FLEET_BOUGHT: Final = Reveal("fleet_bought", "seat fleet:fleets")
PAID: Final = Reveal("paid", "seat", many="cards:cards")
BUILDING_USED: Final = Reveal("building_used", "seat structure:buildings")
PHILOSOPHY_ADOPTED: Final = Reveal("philosophy_adopted", "seat philosophy:philosophies")
SWAP_BEGUN: Final = Reveal("swap_begun", "seat")
TURN_ENDED: Final = Reveal("turn_ended", "seat")

# -- discard, election, end
LIMIT_MET: Final = Reveal("limit_met", "seat", many="cards:cards")
HAND_KEPT: Final = Reveal("hand_kept", "seat")
HAND_SHOWN: Final = Reveal("hand_shown", "seat", many="cards:cards")
VOTED: Final = Reveal("voted", "seat named")
ELECTION_TIED: Final = EventKind("election_tied", "votes")
ELECTED: Final = EventKind("elected", "seat")
THEATER_GOLD: Final = EventKind("theater_gold", "seat gold")
HAND_COUNTED: Final = Reveal("hand_counted", "seat", many="cards:cards")
CROWNED: Final = EventKind("crowned", "seat named")
ISLAND_FINISHED: Final = EventKind("island_finished", "seat")
GAME_ENDED: Final = EventKind("game_ended", "year season")
