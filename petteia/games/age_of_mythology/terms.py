"""The words of the game that the rules themselves use: a components file cannot rename these.

Everything else (units, cards, gods, buildings, tiles) is named by the components file alone.
"""

from typing import Final

from petteia.engine.ints import i64

RESOURCES: Final = ("food", "wood", "gold", "favor")
KINDS_OF_CUBE: Final[i64] = 4
FAVOR: Final = 3

TERRAINS: Final = ("fertile", "forest", "hills", "mountains", "desert", "swamp")
LANDS: Final[i64] = 6

AGES: Final = ("archaic", "classical", "heroic", "mythic")
ARCHAIC: Final = 0
MYTHIC: Final[i64] = 3

CULTURES: Final = ("greek", "egyptian", "norse")
PEOPLES: Final[i64] = 3

CLASSES: Final = ("mortal", "myth", "hero")
MORTAL: Final = 0
HERO: Final = 2
TYPES: Final = ("warrior", "archer", "cavalry", "flyer", "giant", "giant_killer")

# -- what an action card does

ACTIONS: Final = ("explore", "gather", "build", "recruit", "trade", "attack", "next_age")
EXPLORE: Final = 0
GATHER: Final = 1
BUILD: Final = 2
RECRUIT: Final = 3
TRADE: Final = 4
ATTACK: Final = 5
NEXT_AGE: Final = 6

SCOPES: Final = ("choose_terrain_or_resource", "all", "food_only")
CHOOSE_SCOPE: Final = 0
ALL_TILES: Final = 1

AREAS: Final = ("city", "production", "holding")
CITY: Final = 0
PRODUCTION: Final = 1
HOLDING: Final = 2

# -- victory cubes

VICTORY_CARDS: Final = ("largest_army", "most_buildings", "the_wonder", "won_the_last_battle")
LARGEST_ARMY: Final = 0
MOST_BUILDINGS: Final = 1
THE_WONDER: Final = 2
WON_THE_LAST_BATTLE: Final = 3
GREAT_TEMPLE: Final = 4
"""Not a card: the cubes bought with favor. The sources of a player's cubes are the four cards and this."""
SOURCES: Final = (*VICTORY_CARDS, "great_temple")
KINDS_OF_VICTORY: Final[i64] = 5

# -- who stands on a tile

NO_WORKER: Final = 0
VILLAGER: Final = 1
WORKING_UNIT: Final = 2

# -- what a unit can do besides rolling dice; one bit each

WRECKS: Final = 1
WINS_TIES: Final = 2
NEGATES: Final = 4
THROWS: Final = 8
GROWS: Final = 16
ROUTS: Final = 32
MIRRORS: Final = 64
MULTIPLIES: Final = 128
RISES: Final = 256
GIVES_WAY: Final = 512
BERSERK: Final = 1024
WORKS: Final = 2048
EARNS: Final = 4096
CALLS: Final = 8192

SPECIALS: Final = {
    "destroys_two_buildings": WRECKS,
    "wins_ties": WINS_TIES,
    "negates_fortifications": NEGATES,
    "throw_opponent": THROWS,
    "extra_die_per_elimination": GROWS,
    "enemy_retreats_after_hero_eliminated": ROUTS,
    "adds_opponent_base_dice": MIRRORS,
    "gains_unit_on_elimination": MULTIPLIES,
    "resurrect_to_board": RISES,
    "may_be_replaced_after_reveal": GIVES_WAY,
    "berserk": BERSERK,
    "gather_bonus": WORKS,
    "gain_favor_per_elimination": EARNS,
    "reinforce_per_elimination": CALLS,
    "may_replace_unit_after_reveal": 0,  # the other half of may_be_replaced_after_reveal
    "enables_resurrection": 0,  # the other half of resurrect_to_board
}

# -- what a god does: the numbers of the classes in god_powers.py

PICK_FIRST: Final = 0
PER_TILE: Final = 1
SACRIFICE: Final = 2
GAIN_RESOURCE: Final = 3
GAIN_BUILDING: Final = 4
GAIN_UNITS: Final = 5
GAIN_ANY: Final = 6
SEDUCE: Final = 7
UNIT_LIMIT: Final = 8
REMOVE_TILE: Final = 9
GAIN_HERO: Final = 10
DESTROY: Final = 11
DISCOUNT: Final = 12
CONVERT: Final = 13
MORTAL_PRICE: Final = 14
PROTECT: Final = 15
EXTRA_ACTION: Final = 16
SWAP_TILE: Final = 17
ALONE_PICKS: Final = 18
ALONE_GATHERS: Final = 19
STRIKE: Final = 20
STEAL: Final = 21
EXTRA_DIE: Final = 22
NO_LIMIT: Final = 23
ALL_BERSERK: Final = 24

TIMINGS: Final = (
    "before_action",
    "after_third_round",
    "modifies_action",
    "battle_setup",
    "battle_start",
    "battle",
)
"""When a power works; the first two are free-standing, the others bound to the action (AOM-3.9.4)."""

OWNERS: Final = ("any", "other_player", "opponent")
ANYBODY: Final = 0
ANOTHER: Final = 1
OPPONENT: Final = 2

NOTHING: Final = -1
"""No power, no unit, no tile: where a number names one of them."""
