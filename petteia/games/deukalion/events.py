"""The kinds of events of a game of Deukalion, and the names of their numbers."""

from typing import Final

from petteia.engine.events import EventKind, Reveal

# -- setup and turn
TREASURE_PLACED: Final = EventKind("treasure_placed", "treasure:treasures city:cities")
MISSION_OPENED: Final = EventKind("mission_opened", "mission:missions")
MISSION_DEALT: Final = EventKind("mission_dealt", "seat", secret="mission:missions")
WHIRLPOOL_PLACED: Final = EventKind("whirlpool_placed", "seat field:fields")
SHIP_PLACED: Final = EventKind("ship_placed", "seat field:fields")
TURN_BEGAN: Final = EventKind("turn_began", "turn seat")
KYLIX_ROLLED: Final = EventKind("kylix_rolled", "seat centre", many="around")
KYLIX_PLACED: Final = EventKind("kylix_placed", "seat", many="dice")
PASSED: Final = EventKind("passed", "seat")
CARDS_USED: Final = EventKind("cards_used", "seat die")
DREW: Final = EventKind("drew", "seat", secret="card:cards")
NO_CARD_LEFT: Final = EventKind("no_card_left", "seat")
RESHUFFLED: Final = EventKind("reshuffled", "count")
TURN_ENDED: Final = EventKind("turn_ended", "seat")

# -- sailing and the Underworld
SET_SAIL: Final = EventKind("set_sail", "seat fields")
SAILED: Final = EventKind("sailed", "seat field:fields")
SWIRLED: Final = EventKind("swirled", "seat field:fields hidden side cross")
MOVE_ENDED: Final = EventKind("move_ended", "seat")
RECOVERED: Final = EventKind("recovered", "seat count")
SACRIFICED: Final = EventKind("sacrificed", "seat")
STYX_ENTERED: Final = EventKind("styx_entered", "seat majority")
STYX_LEFT: Final = EventKind("styx_left", "seat")
HYDRA_MOVED: Final = EventKind("hydra_moved", "seat field:fields")

# -- action cards
WINDOW_CLOSED: Final = Reveal("window_closed", many="seats")
CARD_PLAYED: Final = Reveal("card_played", "seat card:cards")
CARD_RETURNED: Final = EventKind("card_returned", "seat card:cards")
CARD_GIVEN: Final = Reveal("card_given", "seat card:cards")
MISSION_SWAPPED: Final = EventKind("mission_swapped", "seat mission:missions")

# -- missions and treasures
MISSION_SHOWN: Final = Reveal("mission_shown", "seat mission:missions")
CLAIMS_OPENED: Final = Reveal("claims_opened", "mission:missions", many="seats")
MISSION_DONE: Final = EventKind("mission_done", "seat mission:missions points")
MISSION_REMOVED: Final = EventKind("mission_removed", "mission:missions")
UNLOADED: Final = EventKind("unloaded", "seat treasure:treasures")
STORED: Final = EventKind("stored", "seat treasure:treasures city:cities")
POINT_CARDS: Final = EventKind("point_cards", "seat count")
NO_MISSION_LEFT: Final = EventKind("no_mission_left")
NO_HYDRA_MISSION: Final = Reveal("no_hydra_mission", "seat")

# -- settlements and fights
FOUNDED: Final = EventKind("founded", "seat settlement:settlements")
CONQUERED: Final = EventKind("conquered", "seat settlement:settlements owner kept")
ATTACKED_SHIP: Final = EventKind("attacked_ship", "seat defender")
ATTACKED_CITY: Final = EventKind("attacked_city", "seat city:cities")
ATTACKED_SETTLEMENT: Final = EventKind("attacked_settlement", "seat settlement:settlements owner")
ATTACKED_HYDRA: Final = EventKind("attacked_hydra", "seat")
HYDRA_ATTACKED: Final = EventKind("hydra_attacked", "seat by")
THREW: Final = EventKind("threw", "seat hidden side cross")
THREW_AGAIN: Final = EventKind("threw_again", "seat hidden side cross")
WON_AGAINST_SHIP: Final = EventKind("won_against_ship", "seat strength:strengths loser against:strengths")
WON: Final = EventKind("won", "seat strength:strengths against:strengths")
LOST: Final = EventKind("lost", "seat strength:strengths against:strengths")
FELL: Final = EventKind("fell", "seat count")
SAVED: Final = EventKind("saved", "seat count")
TREASURE_TAKEN: Final = EventKind("treasure_taken", "seat treasure:treasures city:cities")
TREASURE_SEIZED: Final = EventKind("treasure_seized", "seat treasure:treasures loser")
NOTHING_TAKEN: Final = EventKind("nothing_taken", "seat")
THESEUS_TAKEN: Final = EventKind("theseus_taken", "seat")
THESEUS_SEIZED: Final = EventKind("theseus_seized", "seat loser")
THESEUS_LEFT: Final = EventKind("theseus_left", "seat")
SHIP_DISPLACED: Final = EventKind("ship_displaced", "by seat field:fields")
HYDRA_DISPLACED: Final = EventKind("hydra_displaced", "by field:fields")

# -- the end
GAME_WON: Final = EventKind("game_won", "seat total")
TURNS_OVER: Final = EventKind("turns_over", "turn")
