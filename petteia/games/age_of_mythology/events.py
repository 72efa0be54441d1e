"""What happens in a game of Age of Mythology, as it is told: kinds of events and the names of their numbers."""

from petteia.engine.events import EventKind, Reveal

# -- setup and turn
CULTURE_DEALT = EventKind("culture_dealt", "seat culture:cultures")
SEATED = EventKind("seated", "seat place")
FIRST_PLAYER = EventKind("first_player", "seat")
TURN_BEGAN = EventKind("turn_began", "turn")
ROUND_BEGAN = EventKind("round_began", "round")
EXTRA_MOVES = EventKind("extra_moves")
CUBE_PLACED = EventKind("cube_placed", "seat card:victory_cards")
READY = EventKind("ready", "seat")
CARDS_TAKEN = Reveal("cards_taken", "seat permanent random")
DREW = EventKind("drew", "seat", secret="card:cards")
RESHUFFLED = EventKind("reshuffled", "culture:cultures count")
CARD_PLAYED = Reveal("card_played", "seat card:cards")
CARD_LAID = Reveal("card_laid", "seat card:cards")
NO_CARDS = EventKind("no_cards", "seat")
FOURTH_DECLINED = EventKind("fourth_declined", "seat")
SPOILED = EventKind("spoiled", "seat food wood gold favor")
DISCARDED = Reveal("discarded", "seat permanent", many="cards:cards")

# -- tiles
TILE_OPENED = EventKind("tile_opened", "tile:tiles")
TILE_TAKEN = EventKind("tile_taken", "seat tile:tiles space")
TILE_PASSED = EventKind("tile_passed", "seat")
TILES_RETURNED = EventKind("tiles_returned", "count")

# -- actions
ACTION_SKIPPED = EventKind("action_skipped", "seat card:cards")
SCOPE_NAMED = EventKind("scope_named", "seat scope:scopes")
WORKERS_LIFTED = EventKind("workers_lifted", "seat")
WORKER_PUT = EventKind("worker_put", "seat worker:workers tile:tiles")
GATHERED = EventKind("gathered", "seat food wood gold favor")
PAID = EventKind("paid", "seat food wood gold favor")
BUILT = EventKind("built", "seat building:buildings")
RECRUITED = EventKind("recruited", "seat unit:units")
EXCHANGED = EventKind("exchanged", "seat gave:resources got:resources count")
TEMPLE_BOUGHT = EventKind("temple_bought", "seat cubes favor")
AGE_REACHED = EventKind("age_reached", "seat age:ages")

# -- battle
ATTACKED = EventKind("attacked", "seat defender")
AREA_NAMED = EventKind("area_named", "seat area:areas")
UNITS_REVEALED = Reveal("units_revealed", "seat", many="units:units")
SEDUCED = EventKind("seduced", "seat unit:units")
RETREATED = EventKind("retreated", "seat")
STAYED = EventKind("stayed", "seat")
BATTLE_CARD = Reveal("battle_card", "seat unit:units")
STOOD_IN = EventKind("stood_in", "seat unit:units")
WENT_BERSERK = EventKind("went_berserk", "seat unit:units")
THREATENED_THROW = EventKind("threatened_throw", "seat unit:units")
ROLLED = EventKind("rolled", "seat dice hits", many="sources")
"""`sources`: the dice by where they come from, in the order of `encounter.DICE_SOURCES`."""
TIED = EventKind("tied", "hits")
ENCOUNTER_WON = EventKind("encounter_won", "seat unit:units")
ELIMINATED = EventKind("eliminated", "seat unit:units")
THROWN = EventKind("thrown", "seat unit:units")
RESCUED = EventKind("rescued", "seat unit:units favor")
PROTECTED = EventKind("protected", "seat unit:units")
UNIT_GAINED = EventKind("unit_gained", "seat unit:units")
FAVOR_EARNED = EventKind("favor_earned", "seat favor")
ROUTED = EventKind("routed", "seat")
REINFORCED = EventKind("reinforced", "seat unit:units")
BATTLE_WON = EventKind("battle_won", "seat loser cubes")
BUILDING_DESTROYED = EventKind("building_destroyed", "owner building:buildings seat")
VILLAGER_LOST = EventKind("villager_lost", "seat place:villagers")
TILE_CAPTURED = EventKind("tile_captured", "seat owner tile:tiles kept")
CUBE_SEIZED = EventKind("cube_seized", "seat owner resource:resources")

# -- gods
POWER_BOUGHT = EventKind("power_bought", "seat god:gods favor")
CUBES_GAINED = EventKind("cubes_gained", "seat resource:resources count")
SACRIFICED = EventKind("sacrificed", "seat unit:units")
CONVERTED = EventKind("converted", "seat unit:units into:units")
TARGETED = EventKind("targeted", "seat target")
TILE_REMOVED = EventKind("tile_removed", "seat owner tile:tiles")
TILES_SWAPPED = EventKind("tiles_swapped", "seat tile:tiles owner theirs:tiles")
STRUCK = EventKind("struck", "seat owner unit:units")
FOURTH_BOUGHT = EventKind("fourth_bought", "seat")

# -- the end
AWARDED = EventKind("awarded", "seat card:victory_cards cubes")
NOT_AWARDED = EventKind("not_awarded", "card:victory_cards cubes")
GAME_ENDED = EventKind("game_ended", "turn")

# -- as an option
CHOOSER_DRAWN = EventKind("chooser_drawn", "seat")
