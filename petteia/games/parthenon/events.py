"""What happens in a game of Parthenon, as it is told: kinds of events and the names of their numbers.

Where what happens depends on cards that somebody cannot see, or on a choice made in secret, it is a `Reveal`.
"""

from petteia.engine.events import EventKind, Reveal

# -- setup and calendar
ISLAND_DRAWN = EventKind("island_drawn", "island:islands")
ISLAND_DEALT = EventKind("island_dealt", "seat island:islands")
ARCHON_DRAWN = EventKind("archon_drawn", "seat")
EXTRA_GIVEN = EventKind("extra_given", "seat card:cards")
PLAN_CHOSEN = EventKind("plan_chosen", "seat wonder:wonders")
SEASON_BEGAN = EventKind("season_began", "year season")
PHASE_BEGAN = EventKind("phase_began", "phase:phases")
YEAR_ENDED = EventKind("year_ended", "year")
HARBOR_REPLACED = EventKind("harbor_replaced", "land:lands")

# -- free actions
PLAN_PAID = Reveal("plan_paid", "seat wonder:wonders")
WONDER_COMPLETED = Reveal("wonder_completed", "seat wonder:wonders")
BOUGHT_IN = Reveal("bought_in", "seat owner wonder:wonders")

# -- the event phase
EVENT_TURNED_UP = EventKind("event_turned_up", "omen:events")
DONATED = Reveal("donated", "seat archon count", secret_many="cards:cards")
EVENT_ORDERED = EventKind("event_ordered", "seat omen:events")
DROUGHT_NAMED = EventKind("drought_named", "seat card:basics")
PLAYER_NAMED = EventKind("player_named", "seat omen:events named")
LAND_CLOSED = EventKind("land_closed", "seat land:lands")
AWARDED = EventKind("awarded", "seat named gold")
EVENT_IDLE = EventKind("event_idle", "omen:events")
STOIC_NAMED = Reveal("stoic_named", "seat omen:events")
STOIC_NAMED_NONE = Reveal("stoic_named_none", "seat")

# -- production and exchange at home
PRODUCED = Reveal("produced", "seat", many="cards:cards")
VILLAGE_SILENCED = Reveal("village_silenced", "seat village:villages")
ARMY_RETURNED = Reveal("army_returned", "seat")
ARMIES_POSTED = Reveal("armies_posted", "seat", many="villages:villages")
EXCHANGE_BEGUN = Reveal("exchange_begun", "seat line:market_lines")
CARD_GIVEN = Reveal("card_given", "seat card:cards")
CARD_DOUBLED = Reveal("card_doubled", "seat card:cards")
CARD_TAKEN = Reveal("card_taken", "seat card:cards")

# -- events at the start of island trade
RAID_KEPT_OFF = Reveal("raid_kept_off", "seat omen:events card:cards")
EVENT_PAID = Reveal("event_paid", "seat omen:events", many="cards:cards")
EVENT_SUFFERED = Reveal("event_suffered", "seat omen:events", many="cards:cards")
EVENT_LOSS_DUE = Reveal("event_loss_due", "seat omen:events count")
VILLAGE_RAZED = Reveal("village_razed", "seat omen:events village:villages")
EVENT_SHIELDED = EventKind("event_shielded", "seat omen:events")
EVENT_GAINED = Reveal("event_gained", "seat omen:events card:cards")
LOST_AT_RANDOM = Reveal("lost_at_random", "seat card:cards")

# -- island trade
DRAFT_BEGUN = Reveal("draft_begun", "seat drafts")
OFFERED = Reveal("offered", "seat to", secret_many="cards:cards")
ASKED = Reveal("asked", "seat to", secret_many="cards:cards")
OPEN_OFFER_SENT = Reveal("open_offer_sent", "seat", many="cards:cards")
OPEN_OFFER_ASKS = Reveal("open_offer_asks", "seat", many="cards:cards")
OFFER_DECLINED = Reveal("offer_declined", "seat proposer")
OFFER_WITHDRAWN = Reveal("offer_withdrawn", "seat")
OFFER_LAPSED = Reveal("offer_lapsed", "seat")
OFFER_COVERED = Reveal("offer_covered", "seat")
OFFER_CLOSED = Reveal("offer_closed", "seat")
EXCHANGED = Reveal("exchanged", "seat proposer given asked")
OPEN_EXCHANGED = Reveal("open_exchanged", "seat proposer")
WAITED = Reveal("waited", "seat")
LEFT_MARKET = Reveal("left_market", "seat")
MARKET_CLOSED = Reveal("market_closed")

# -- voyage
ORACLE_ASKED = EventKind("oracle_asked", "seat")
FORESEEN = Reveal("foreseen", "place", secret="hazard:hazards")
LOOKED = Reveal("looked", "seat land:lands", secret="harbor:harbors")
LOAD_TOGETHER = EventKind("load_together", "seat")
LOADING_ORDER = EventKind("loading_order", "seat named place")
SAILED = Reveal("sailed", "seat fleet:fleets land:lands cards")
STAYED_HOME = Reveal("stayed_home", "seat fleet:fleets")

# -- hazards
HAZARD_DRAWN = Reveal("hazard_drawn", "region:regions hazard:hazards")
HAZARD_REPLACED = Reveal("hazard_replaced", "seat fleet:fleets hazard:hazards")
HAZARDS_RESHUFFLED = EventKind("hazards_reshuffled", "count")
FLEET_PICKED = EventKind("fleet_picked", "seat owner fleet:fleets")
IMMUNE = EventKind("immune", "seat fleet:fleets")
PROTECTED = Reveal("protected", "seat fleet:fleets card:cards")
STRUCK = Reveal("struck", "seat fleet:fleets")
GIFT_SPENT = Reveal("gift_spent", "seat fleet:fleets")
GIFT_NOT_SPENT = Reveal("gift_not_spent", "seat fleet:fleets")
PROTECTION_LOST = Reveal("protection_lost", "seat fleet:fleets card:cards")
CARGO_LOST = Reveal("cargo_lost", "seat fleet:fleets", many="cards:cards")
CARGO_LOSS_DUE = Reveal("cargo_loss_due", "seat fleet:fleets count")
FLEET_SUNK = Reveal("fleet_sunk", "seat fleet:fleets", many="cards:cards")
FLEET_TURNED_BACK = Reveal("fleet_turned_back", "seat fleet:fleets")
FLEET_DIVERTED = Reveal("fleet_diverted", "seat fleet:fleets land:lands")
FLEET_ARRIVED = EventKind("fleet_arrived", "seat fleet:fleets land:lands")

# -- trade abroad
HARBOR_WISH = Reveal("harbor_wish", "seat land:lands open")
HARBOR_OPENED = Reveal("harbor_opened", "land:lands harbor:harbors")
HARBOR_CLOSED = Reveal("harbor_closed", "land:lands")
TRADE_BEGUN = Reveal("trade_begun", "seat fleet:fleets land:lands")
BLOCKADE_RUN = Reveal("blockade_run", "seat card:cards")
SICKNESS_PASSED = Reveal("sickness_passed", "seat")
SICKNESS_TAKES = Reveal("sickness_takes", "seat")
CONVERSION_BEGUN = Reveal("conversion_begun", "seat line:lines discounts:trade_discounts")
SURPLUS_TAKEN = Reveal("surplus_taken", "seat card:cards count")
OFFER_TAKEN = Reveal("offer_taken", "seat land:lands")
AEGIS_TAKEN = Reveal("aegis_taken", "seat card:cards")
PLAN_DRAWN = EventKind("plan_drawn", "seat wonder:wonders")
TRADE_ENDED = Reveal("trade_ended", "seat fleet:fleets")
SURPLUS_CARGO = Reveal("surplus_cargo", "seat land:lands", many="cards:cards")
CAME_HOME = EventKind("came_home", "seat cards")

# -- build
EARTHQUAKE_PAID = Reveal("earthquake_paid", "seat")
BUILDING_IDLE = Reveal("building_idle", "seat structure:buildings")
BUILDING_BEGUN = Reveal("building_begun", "seat structure:structures")
DISCOUNT_USED = Reveal("discount_used", "seat discount:discounts item:items")
PRICE_FIXED = Reveal("price_fixed", "seat")
BUILT = Reveal("built", "seat structure:structures")
FLEET_ORDERED = Reveal("fleet_ordered", "seat fleet:fleets")
FLEET_BOUGHT = Reveal("fleet_bought", "seat fleet:fleets")
PAID = Reveal("paid", "seat", many="cards:cards")
BUILDING_USED = Reveal("building_used", "seat structure:buildings")
PHILOSOPHY_ADOPTED = Reveal("philosophy_adopted", "seat philosophy:philosophies")
SWAP_BEGUN = Reveal("swap_begun", "seat")
TURN_ENDED = Reveal("turn_ended", "seat")

# -- discard, election, end
LIMIT_MET = Reveal("limit_met", "seat", many="cards:cards")
HAND_KEPT = Reveal("hand_kept", "seat")
HAND_SHOWN = Reveal("hand_shown", "seat", many="cards:cards")
VOTED = Reveal("voted", "seat named")
ELECTION_TIED = EventKind("election_tied", "votes")
ELECTED = EventKind("elected", "seat")
THEATER_GOLD = EventKind("theater_gold", "seat gold")
HAND_COUNTED = Reveal("hand_counted", "seat", many="cards:cards")
CROWNED = EventKind("crowned", "seat named")
ISLAND_FINISHED = EventKind("island_finished", "seat")
GAME_ENDED = EventKind("game_ended", "year season")
