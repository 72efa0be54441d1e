"""The words of the game that the rules themselves use: a components file cannot rename these.

Everything else (cities, settlements, colours, cards, missions) is named by the components file alone.
"""

from typing import Final

from petteia.engine.ints import i64

NOTHING: Final = -1
"""No field, no city, no mission: where a number names one of them."""

# -- fields a ship can be on

KINDS: Final = ("water", "anchor", "styx")
WATER: Final = 0
ANCHOR: Final = 1
STYX: Final = 2

# -- the four actions round the centre (DEU-4.2.1)

KYLIX: Final = ("cards", "soldiers", "sail", "hydra")
CARDS: Final = 0
SOLDIERS: Final = 1
SAIL: Final = 2
HYDRA: Final = 3

DRAWS: Final = ("others", "none", "active")
"""Who draws a card, by what the cards die shows (DEU-4.3.1)."""
NOBODY_DRAWS: Final = 1
ACTIVE_DRAWS: Final = 2

# -- moments for playing cards, one bit each (DEU-8.2)

MOMENTS: Final = ("n_move", "n_sail", "n_act", "w_roll", "w_set", "w_prep", "w_throw")
ELSEWHERE: Final = "elsewhere"
"""A moment that is none of them."""
N_MOVE: Final = 1
N_SAIL: Final = 2
N_ACT: Final = 4
W_ROLL: Final = 8
W_SET: Final = 16
W_PREP: Final = 32
W_THROW: Final = 64

# -- what a card does: the numbers of the classes in effects.py

SAIL_LONGER: Final = 0
RECOVER_MORE: Final = 1
STRONGER: Final = 2
SAIL_ON: Final = 3
SAIL_AGAIN: Final = 4
BRING_BACK: Final = 5
STRIKE_HARDER: Final = 6
THROW_AGAIN: Final = 7
SAVE_FALLEN: Final = 8
MOVE_HYDRA: Final = 9
TAKE_TREASURE: Final = 10
SWAP_MISSION: Final = 11

# -- what a mission asks for (DEU-7.2)

TASKS: Final = (
    "deliver",
    "deliver_any",
    "deliver_same",
    "reach_with_soldiers",
    "reach_with_cards",
    "defeat_player",
    "defeat_hydra",
)
DELIVER: Final = 0
DELIVER_ANY: Final = 1
DELIVER_SAME: Final = 2
REACH_WITH_SOLDIERS: Final = 3
REACH_WITH_CARDS: Final = 4
DEFEAT_PLAYER: Final = 5
DEFEAT_HYDRA: Final = 6
BATTLES: Final = 5
"""From here on tasks are met by winning a fight, before by where a ship is (DEU-7.2.7)."""

# -- thrown soldiers (DEU-10.1.4)

POSES: Final = ("cross_up", "cross_down", "side_or_standing")
CROSS: Final = 0
HIDDEN: Final = 1
ON_SIDE: Final = 2

# -- fights (DEU-10)

FIGHTS: Final = ("ship", "city", "settlement", "hydra", "attacked_by_hydra")
AGAINST_SHIP: Final = 0
AGAINST_CITY: Final = 1
AGAINST_SETTLEMENT: Final = 2
AGAINST_HYDRA: Final = 3
BY_HYDRA: Final = 4

# -- where points come from (DEU-2.2)

SOURCES: Final = ("missions", "settlements", "hydra", "styx", "deliveries", "shared_missions", "theseus")
FROM_HYDRA: Final = 0
FROM_STYX: Final = 1
FROM_DELIVERIES: Final = 2
FROM_SHARED: Final = 3
CAUSES: Final[i64] = 4
"""Point cards are counted by their cause: the four in the middle of SOURCES."""

# -- where the game stands

PHASES: Final = (
    "setup",
    "roll_kylix",
    "window_after_roll",
    "non_active_players_move",
    "place_kylix",
    "window_after_placement",
    "active_player_acts",
)
SETTING_UP: Final = 0
ROLLING: Final = 1
AFTER_ROLL: Final = 2
OTHERS_MOVE: Final = 3
PLACING: Final = 4
AFTER_PLACING: Final = 5
ACTING: Final = 6

STRENGTHS: Final = tuple([f"{half // 2 or ''}½" if half % 2 else str(half // 2) for half in range(100)])
"""Strengths in halves as people write them: 0, ½, 1, 1½ and so on."""
