"""What a network gets to see of a position of Age of Mythology: of each player what lies open, of oneself the hand.

Batches of games are looked at after every decision, so this counts in `cells` itself where the table has a word for it,
and reckons nothing twice.
"""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.worth import Worth
from petteia.bots.network import MOST_FEATURE, held
from petteia.engine.ints import i16, i64, vec
from petteia.games.age_of_mythology.state import (
    AGE,
    BLOCK,
    CITY,
    CUBES,
    CULTURE,
    FIELD,
    HELD,
    MIDDLE,
    MOST_BUILDINGS_TYPES,
    PERMANENT_CARDS,
    RANDOM_CARDS,
    ROUND,
    SPACE,
    VICTORY,
    VICTORY_BANK,
    VICTORY_CARD,
    VILLAGERS,
    WORKER,
    Pieces,
)
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, NO_WORKER, WORKING_UNIT

CULTURES: Final = 3
ACTIONS: Final = 7
CARDS: Final = 4  # of victory
UNITS_OF_A_CULTURE: Final = 12
SPACES: Final = 16
SOURCES: Final = 5
OF_A_PLAYER: Final = 15 + 2 * KINDS_OF_CUBE + CULTURES + MOST_BUILDINGS_TYPES
OF_ONESELF: Final = ACTIONS + 1
OF_THE_TABLE: Final = CARDS + 4
COUNT: Final = 2 * OF_A_PLAYER + OF_ONESELF + OF_THE_TABLE
"""How many numbers there are."""


def look(g: Pieces, seat: i64, worth: Worth, out: vec[i16], at: i64) -> None:
    """Oneself, the rival who is farthest ahead, and the table; written from a place on, where zeros lie."""
    cells = g.cells
    seats = worth.seats
    at_hand = worth.at_hand
    compare(cells, worth, at_hand)
    player(cells, seat, worth, at_hand, out, at)
    rival: i64 = -1
    most: i64 = -1
    for other in range(seats):
        own = other * EACH
        ahead = at_hand[own + WON] * 64 + at_hand[own + UNITS_HERE] + at_hand[own + CITY_SIZE]
        if ahead > most and not g.allied(seat, other):
            rival = other
            most = ahead
    if rival >= 0:
        player(cells, rival, worth, at_hand, out, at + OF_A_PLAYER)
    at += 2 * OF_A_PLAYER
    cards = worth.card_bits(g, seat)
    for action in range(i64(ACTIONS)):
        if (cards >> action) & 1 != 0:
            out[at + action] = 1
    army, city = lead(at_hand, seats, seat, UNITS), lead(at_hand, seats, seat, CITY_SIZE)
    out[at + ACTIONS] = held(worth.wishes_with(g, seat, cards, army, city) // 64)
    at += OF_ONESELF
    for card in range(i64(CARDS)):
        out[at + card] = held(cells[VICTORY_CARD + card])
    out[at + 4] = held(worth.turns_left(g))
    out[at + 5] = held(cells[ROUND])
    out[at + 6] = held(seats)
    out[at + 7] = held(cells[VICTORY_BANK])


# Of each player, what all of them are compared by.
EACH: Final = 5
UNITS_HERE: Final = 0  # at home
UNITS: Final = 1  # and in the battle
CITY_SIZE: Final = 2
MIGHT: Final = 3
WON: Final = 4  # victory cubes


def twelve(cells: vec[i64], at: i64) -> i64:
    """The sum of a culture's units from a place on; written out, since this is asked eight times a position."""
    some = cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4] + cells[at + 5]
    return some + cells[at + 6] + cells[at + 7] + cells[at + 8] + cells[at + 9] + cells[at + 10] + cells[at + 11]


def compare(cells: vec[i64], worth: Worth, at_hand: vec[i64]) -> None:
    """What all players are compared by, reckoned once."""
    working, buildings = worth.working_culture, worth.buildings
    own: i64 = 0
    mine: i64 = MIDDLE
    for _ in range(worth.seats):
        here = twelve(cells, mine + HELD)
        away = twelve(cells, mine + FIELD)
        culture = cells[mine + CULTURE]
        if culture == working:
            for space in range(mine + WORKER, mine + WORKER + SPACES):
                if cells[space] == WORKING_UNIT:
                    here += 1
        city: i64 = 0
        for building in range(mine + CITY, mine + CITY + buildings):
            city += cells[building]
        won = mine + VICTORY
        at_hand[own + UNITS_HERE] = here
        at_hand[own + UNITS] = here + away
        at_hand[own + CITY_SIZE] = city
        at_hand[own + MIGHT] = worth.might_of(cells, mine + HELD, culture)
        at_hand[own + WON] = cells[won] + cells[won + 1] + cells[won + 2] + cells[won + 3] + cells[won + 4]
        own += EACH
        mine += BLOCK


def lead(at_hand: vec[i64], seats: i64, seat: i64, what: i64) -> i64:
    """How much more of something a player has than the next one."""
    most: i64 = -1
    for other in range(seats):
        if other != seat and at_hand[other * EACH + what] > most:
            most = at_hand[other * EACH + what]
    return at_hand[seat * EACH + what] - most


def battle_chance(at_hand: vec[i64], seats: i64, seat: i64) -> i64:
    """As `Worth.battle_chance`, from what is reckoned already."""
    mine = at_hand[seat * EACH + MIGHT]
    whole: i64 = 0
    for other in range(seats):
        might = at_hand[other * EACH + MIGHT]
        whole += might * might // 100
    return mine * mine * 10 // whole


def player(cells: vec[i64], seat: i64, worth: Worth, at_hand: vec[i64], out: vec[i16], at: i64) -> None:
    """What lies open before a player."""
    mine = MIDDLE + seat * BLOCK
    own = seat * EACH
    seats = worth.seats
    army, city = lead(at_hand, seats, seat, UNITS), lead(at_hand, seats, seat, CITY_SIZE)
    villagers = cells[mine + VILLAGERS]
    age = cells[mine + AGE]
    out[at] = held(at_hand[own + WON])
    out[at + 1] = held(age)
    out[at + 2] = held(at_hand[own + UNITS])
    out[at + 3] = held(at_hand[own + CITY_SIZE])
    out[at + 4] = held(at_hand[own + MIGHT] // 16)
    out[at + 5] = held(villagers)
    out[at + 6] = held(army)
    out[at + 7] = held(city)
    out[at + 8] = held(worth.chance_of_lead(cells, army) // 32)
    out[at + 9] = held(worth.chance_of_lead(cells, city) // 32)
    out[at + 10] = held(battle_chance(at_hand, seats, seat) // 32)
    out[at + 12] = held(cells[mine + PERMANENT_CARDS])
    out[at + 13] = held(cells[mine + RANDOM_CARDS])
    harvest = villagers
    tiles: i64 = 0
    resources, amounts = worth.box.tile_resource, worth.box.tile_amount
    grows = at + 14
    for space in range(mine + SPACE, mine + SPACE + SPACES):
        tile = cells[space]
        if tile == 0:
            continue
        yields = amounts[tile - 1]
        if cells[space + (WORKER - SPACE)] != NO_WORKER:
            yields += 1
        place = grows + resources[tile - 1]
        grown = i64(out[place]) + yields
        out[place] = i16(grown) if grown < MOST_FEATURE else i16(MOST_FEATURE)
        harvest += yields
        tiles += 1
    out[grows + 2 * KINDS_OF_CUBE] = held(tiles)
    cubes: i64 = 0
    for resource in range(i64(KINDS_OF_CUBE)):
        cube = cells[mine + CUBES + resource]
        if cube != 0:
            out[grows + KINDS_OF_CUBE + resource] = held(cube)
            cubes += cube
    out[at + 11] = held(worth.chance_of_wonder(cells, cubes, age, harvest) // 32)
    at = grows + 2 * KINDS_OF_CUBE + 1
    culture = cells[mine + CULTURE]
    if culture >= 0:
        out[at + culture] = 1
    at += CULTURES
    for building in range(worth.buildings):
        built = cells[mine + CITY + building]
        if built != 0:
            out[at + building] = held(built)
