"""The kinds of events of a game of Age of Mythology, and the names of their numbers."""

from typing import Final

from petteia.engine.events import EventKind, Reveal

# -- setup and turn
CULTURE_DEALT: Final = EventKind("culture_dealt", "seat culture:cultures")
SEATED: Final = EventKind("seated", "seat place")
FIRST_PLAYER: Final = EventKind("first_player", "seat")
TURN_BEGAN: Final = EventKind("turn_began", "turn")
ROUND_BEGAN: Final = EventKind("round_began", "round")
EXTRA_MOVES: Final = EventKind("extra_moves")
CUBE_PLACED: Final = EventKind("cube_placed", "seat card:victory_cards")
READY: Final = EventKind("ready", "seat")
CARDS_TAKEN: Final = Reveal("cards_taken", "seat permanent random")
DREW: Final = EventKind("drew", "seat", secret="card:cards")
RESHUFFLED: Final = EventKind("reshuffled", "culture:cultures count")
CARD_PLAYED: Final = Reveal("card_played", "seat card:cards")
CARD_LAID: Final = Reveal("card_laid", "seat card:cards")
NO_CARDS: Final = EventKind("no_cards", "seat")
FOURTH_DECLINED: Final = EventKind("fourth_declined", "seat")
SPOILED: Final = EventKind("spoiled", "seat food wood gold favor")
DISCARDED: Final = Reveal("discarded", "seat permanent", many="cards:cards")

# -- tiles
TILE_OPENED: Final = EventKind("tile_opened", "tile:tiles")
TILE_TAKEN: Final = EventKind("tile_taken", "seat tile:tiles space")
TILE_PASSED: Final = EventKind("tile_passed", "seat")
TILES_RETURNED: Final = EventKind("tiles_returned", "count")

# -- actions
ACTION_SKIPPED: Final = EventKind("action_skipped", "seat card:cards")
SCOPE_NAMED: Final = EventKind("scope_named", "seat scope:scopes")
WORKERS_LIFTED: Final = EventKind("workers_lifted", "seat")
WORKER_PUT: Final = EventKind("worker_put", "seat worker:workers tile:tiles")
GATHERED: Final = EventKind("gathered", "seat food wood gold favor")
PAID: Final = EventKind("paid", "seat food wood gold favor")
BUILT: Final = EventKind("built", "seat building:buildings")
RECRUITED: Final = EventKind("recruited", "seat unit:units")
EXCHANGED: Final = EventKind("exchanged", "seat gave:resources got:resources count")
TEMPLE_BOUGHT: Final = EventKind("temple_bought", "seat cubes favor")
AGE_REACHED: Final = EventKind("age_reached", "seat age:ages")

# -- battle
ATTACKED: Final = EventKind("attacked", "seat defender")
AREA_NAMED: Final = EventKind("area_named", "seat area:areas")
UNITS_REVEALED: Final = Reveal("units_revealed", "seat", many="units:units")
SEDUCED: Final = EventKind("seduced", "seat unit:units")
RETREATED: Final = EventKind("retreated", "seat")
STAYED: Final = EventKind("stayed", "seat")
BATTLE_CARD: Final = Reveal("battle_card", "seat unit:units")
STOOD_IN: Final = EventKind("stood_in", "seat unit:units")
WENT_BERSERK: Final = EventKind("went_berserk", "seat unit:units")
THREATENED_THROW: Final = EventKind("threatened_throw", "seat unit:units")
ROLLED: Final = EventKind("rolled", "seat dice hits", many="sources")
"""`sources`: the dice by where they come from, in the order of `encounter.DICE_SOURCES`."""
TIED: Final = EventKind("tied", "hits")
ENCOUNTER_WON: Final = EventKind("encounter_won", "seat unit:units")
ELIMINATED: Final = EventKind("eliminated", "seat unit:units")
THROWN: Final = EventKind("thrown", "seat unit:units")
RESCUED: Final = EventKind("rescued", "seat unit:units favor")
PROTECTED: Final = EventKind("protected", "seat unit:units")
UNIT_GAINED: Final = EventKind("unit_gained", "seat unit:units")
FAVOR_EARNED: Final = EventKind("favor_earned", "seat favor")
ROUTED: Final = EventKind("routed", "seat")
REINFORCED: Final = EventKind("reinforced", "seat unit:units")
BATTLE_WON: Final = EventKind("battle_won", "seat loser cubes")
BUILDING_DESTROYED: Final = EventKind("building_destroyed", "owner building:buildings seat")
VILLAGER_LOST: Final = EventKind("villager_lost", "seat place:villagers")
TILE_CAPTURED: Final = EventKind("tile_captured", "seat owner tile:tiles kept")
CUBE_SEIZED: Final = EventKind("cube_seized", "seat owner resource:resources")

# -- gods
POWER_BOUGHT: Final = EventKind("power_bought", "seat god:gods favor")
CUBES_GAINED: Final = EventKind("cubes_gained", "seat resource:resources count")
SACRIFICED: Final = EventKind("sacrificed", "seat unit:units")
CONVERTED: Final = EventKind("converted", "seat unit:units into:units")
TARGETED: Final = EventKind("targeted", "seat target")
TILE_REMOVED: Final = EventKind("tile_removed", "seat owner tile:tiles")
TILES_SWAPPED: Final = EventKind("tiles_swapped", "seat tile:tiles owner theirs:tiles")
STRUCK: Final = EventKind("struck", "seat owner unit:units")
FOURTH_BOUGHT: Final = EventKind("fourth_bought", "seat")

# -- the end
AWARDED: Final = EventKind("awarded", "seat card:victory_cards cubes")
NOT_AWARDED: Final = EventKind("not_awarded", "card:victory_cards cubes")
GAME_ENDED: Final = EventKind("game_ended", "turn")

# -- as an option
CHOOSER_DRAWN: Final = EventKind("chooser_drawn", "seat")
