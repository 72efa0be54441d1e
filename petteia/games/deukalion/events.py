"""What happens in a game of Deukalion, as it is told: kinds of events and the names of their numbers."""

from petteia.engine.events import EventKind, Reveal

# -- setup and turn
TREASURE_PLACED = EventKind("treasure_placed", "treasure:treasures city:cities")
MISSION_OPENED = EventKind("mission_opened", "mission:missions")
MISSION_DEALT = EventKind("mission_dealt", "seat", secret="mission:missions")
WHIRLPOOL_PLACED = EventKind("whirlpool_placed", "seat field:fields")
SHIP_PLACED = EventKind("ship_placed", "seat field:fields")
TURN_BEGAN = EventKind("turn_began", "turn seat")
KYLIX_ROLLED = EventKind("kylix_rolled", "seat centre", many="around")
KYLIX_PLACED = EventKind("kylix_placed", "seat", many="dice")
PASSED = EventKind("passed", "seat")
CARDS_USED = EventKind("cards_used", "seat die")
DREW = EventKind("drew", "seat", secret="card:cards")
NO_CARD_LEFT = EventKind("no_card_left", "seat")
RESHUFFLED = EventKind("reshuffled", "count")
TURN_ENDED = EventKind("turn_ended", "seat")

# -- sailing and the Underworld
SET_SAIL = EventKind("set_sail", "seat fields")
SAILED = EventKind("sailed", "seat field:fields")
SWIRLED = EventKind("swirled", "seat field:fields hidden side cross")
MOVE_ENDED = EventKind("move_ended", "seat")
RECOVERED = EventKind("recovered", "seat count")
SACRIFICED = EventKind("sacrificed", "seat")
STYX_ENTERED = EventKind("styx_entered", "seat majority")
STYX_LEFT = EventKind("styx_left", "seat")
HYDRA_MOVED = EventKind("hydra_moved", "seat field:fields")

# -- action cards
WINDOW_CLOSED = Reveal("window_closed", many="seats")
CARD_PLAYED = Reveal("card_played", "seat card:cards")
CARD_RETURNED = EventKind("card_returned", "seat card:cards")
CARD_GIVEN = Reveal("card_given", "seat card:cards")
MISSION_SWAPPED = EventKind("mission_swapped", "seat mission:missions")

# -- missions and treasures
MISSION_SHOWN = Reveal("mission_shown", "seat mission:missions")
CLAIMS_OPENED = Reveal("claims_opened", "mission:missions", many="seats")
MISSION_DONE = EventKind("mission_done", "seat mission:missions points")
MISSION_REMOVED = EventKind("mission_removed", "mission:missions")
UNLOADED = EventKind("unloaded", "seat treasure:treasures")
STORED = EventKind("stored", "seat treasure:treasures city:cities")
POINT_CARDS = EventKind("point_cards", "seat count")
NO_MISSION_LEFT = EventKind("no_mission_left")
NO_HYDRA_MISSION = Reveal("no_hydra_mission", "seat")

# -- settlements and fights
FOUNDED = EventKind("founded", "seat settlement:settlements")
CONQUERED = EventKind("conquered", "seat settlement:settlements owner kept")
ATTACKED_SHIP = EventKind("attacked_ship", "seat defender")
ATTACKED_CITY = EventKind("attacked_city", "seat city:cities")
ATTACKED_SETTLEMENT = EventKind("attacked_settlement", "seat settlement:settlements owner")
ATTACKED_HYDRA = EventKind("attacked_hydra", "seat")
HYDRA_ATTACKED = EventKind("hydra_attacked", "seat by")
THREW = EventKind("threw", "seat hidden side cross")
THREW_AGAIN = EventKind("threw_again", "seat hidden side cross")
WON_AGAINST_SHIP = EventKind("won_against_ship", "seat strength:strengths loser against:strengths")
WON = EventKind("won", "seat strength:strengths against:strengths")
LOST = EventKind("lost", "seat strength:strengths against:strengths")
FELL = EventKind("fell", "seat count")
SAVED = EventKind("saved", "seat count")
TREASURE_TAKEN = EventKind("treasure_taken", "seat treasure:treasures city:cities")
TREASURE_SEIZED = EventKind("treasure_seized", "seat treasure:treasures loser")
NOTHING_TAKEN = EventKind("nothing_taken", "seat")
THESEUS_TAKEN = EventKind("theseus_taken", "seat")
THESEUS_SEIZED = EventKind("theseus_seized", "seat loser")
THESEUS_LEFT = EventKind("theseus_left", "seat")
SHIP_DISPLACED = EventKind("ship_displaced", "by seat field:fields")
HYDRA_DISPLACED = EventKind("hydra_displaced", "by field:fields")

# -- the end
GAME_WON = EventKind("game_won", "seat total")
TURNS_OVER = EventKind("turns_over", "turn")
