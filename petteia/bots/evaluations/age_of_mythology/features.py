"""What a network gets to see of a position of Age of Mythology: of each player what lies open, of oneself the hand.

Batches of games are looked at after every decision, so this counts in `cells` itself where the table has a word for it,
and reckons nothing twice.
"""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.worth import LANE, LANE_BITS, Worth
from petteia.bots.network import held
from petteia.engine.ints import i16, i64, vec
from petteia.games.age_of_mythology.state import (
    AGE,
    BLOCK,
    CITY,
    CUBES,
    CULTURE,
    FIELD,
    HANDS,
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
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, LARGEST_ARMY, MOST_BUILDINGS

CULTURES: Final = 3
ACTIONS: Final = 7
CARDS_OF_VICTORY: Final = 4
UNITS_OF_A_CULTURE: Final = 12
SPACES: Final = 16
SOURCES: Final = 5
OF_A_PLAYER: Final = 15 + 2 * KINDS_OF_CUBE + CULTURES + MOST_BUILDINGS_TYPES
OF_ONESELF: Final = ACTIONS + 1
OF_THE_TABLE: Final = CARDS_OF_VICTORY + 4
COUNT: Final = 2 * OF_A_PLAYER + OF_ONESELF + OF_THE_TABLE
"""How many numbers there are."""
EVERYTHING: Final = -1
"""As what is new: all of it."""
LEADS: Final = 1024
"""Leads that are noted down are smaller."""
CUBES_OF_VICTORY: Final = 1024
"""There are fewer, in any box."""



# A page of notes has a row for each seat: what all of them are compared by, and what takes long to reckon.
EACH: Final = 9
UNITS_HERE: Final = 0  # at home
UNITS: Final = 1  # and in the battle
CITY_SIZE: Final = 2
MIGHT: Final = 3
WON: Final = 4  # victory cubes
GROWN: Final = 5  # cubes of each resource that its tiles yield, and tiles, in lanes of one number
CARDS: Final = 6  # the actions in hand, one bit each
WISH_FOR: Final = 7  # what the wish was reckoned from
WISH: Final = 8
UNKNOWN: Final = -1

# What is at hand for both players who are shown: the most that one has, and the most that another has besides.
MOST_UNITS: Final = 0
MOST_CITY: Final = 2
ALL_MIGHT: Final = 4  # the squares of everybody's might, in hundredths


def look(g: Pieces, seat: i64, worth: Worth, out: vec[i16], at: i64) -> None:
    """Oneself, the rival who is farthest ahead, and the table; written from a place on, where zeros lie."""
    look_again(g, seat, worth, out, at, worth.page, 0, EVERYTHING)


def look_again(
    g: Pieces, seat: i64, worth: Worth, out: vec[i16], at: i64, notes: vec[i64], page: i64, new: i64
) -> None:
    """The same with notes on the position from a page on, but for what is new since they were taken
    (`Pieces.touched`)."""
    cells = g.cells
    seats = worth.seats
    at_hand = worth.at_hand
    if new != 0:
        note_down(cells, worth, notes, page, new)
    all_might: i64 = 0
    most_units: i64 = -1
    more_units: i64 = -1
    most_city: i64 = -1
    more_city: i64 = -1
    rival: i64 = -1
    most: i64 = -1
    own = page
    for other in range(seats):
        units, city, might = notes[own + UNITS], notes[own + CITY_SIZE], notes[own + MIGHT]
        all_might += might * might // 100
        if units > more_units:
            more_units = units
            if units > most_units:
                more_units = most_units
                most_units = units
        if city > more_city:
            more_city = city
            if city > most_city:
                more_city = most_city
                most_city = city
        ahead = notes[own + WON] * 64 + notes[own + UNITS_HERE] + city
        if ahead > most and other != seat and not g.allied(seat, other):
            rival = other
            most = ahead
        own += EACH
    at_hand[MOST_UNITS] = most_units
    at_hand[MOST_UNITS + 1] = more_units
    at_hand[MOST_CITY] = most_city
    at_hand[MOST_CITY + 1] = more_city
    at_hand[ALL_MIGHT] = all_might
    own = page + seat * EACH
    player(cells, seat, worth, notes, own, out, at)
    if rival >= 0:
        player(cells, rival, worth, notes, page + rival * EACH, out, at + OF_A_PLAYER)
    at += 2 * OF_A_PLAYER
    cards = notes[own + CARDS]
    if cards < 0:
        cards = worth.card_bits(g, seat)
        notes[own + CARDS] = cards
    for action in range(i64(ACTIONS)):
        if (cards >> action) & 1 != 0:
            out[at + action] = 1
    out[at + ACTIONS] = held(wish(g, seat, worth, notes, own, cards) // 64)
    at += OF_ONESELF
    for card in range(i64(CARDS_OF_VICTORY)):
        on_it = cells[VICTORY_CARD + card]
        if on_it != 0:
            out[at + card] = held(on_it)
    bank = cells[VICTORY_BANK]
    out[at + 4] = held(worth.turns[bank])
    out[at + 5] = held(cells[ROUND])
    out[at + 6] = held(seats)
    out[at + 7] = held(bank)


def note_down(cells: vec[i64], worth: Worth, notes: vec[i64], page: i64, new: i64) -> None:
    """What all players are compared by, of those of whom something is new. Sums are written out: most of the time goes
    into finding the next number."""
    working, first_unit, units_of = worth.working_culture, worth.box.first_unit, worth.box.units_of
    by_prowess, best_prowess = worth.by_prowess, worth.best_prowess
    own = page - EACH
    mine: i64 = MIDDLE - BLOCK
    for seat in range(worth.seats):
        own += EACH
        mine += BLOCK
        if (new >> seat) & 1 == 0:
            if (new >> seat) & HANDS != 0:
                notes[own + CARDS] = UNKNOWN
                notes[own + WISH_FOR] = UNKNOWN
            continue
        culture = cells[mine + CULTURE]
        held_at = mine + HELD
        here: i64 = 0
        might: i64 = 60
        left: i64 = 5
        before: i64 = -1
        first = first_unit[culture]
        for place in range(first, first + units_of[culture]):
            count = cells[held_at + by_prowess[place]]
            if count == 0:
                continue
            here += count
            if left > 0:
                prowess = best_prowess[place]
                if prowess != before:  # as in `Worth.might_of`
                    before = prowess
                    count = count if count < left else left
                    might += count * prowess
                    left -= count
        if culture == working:
            for space in range(mine + WORKER, mine + WORKER + SPACES):
                here += cells[space] >> 1  # a villager is 1, a unit 2
        at = mine + FIELD
        units = here + cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4] + cells[at + 5]
        units += cells[at + 6] + cells[at + 7] + cells[at + 8] + cells[at + 9] + cells[at + 10] + cells[at + 11]
        at = mine + CITY
        city = cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4] + cells[at + 5]
        city += cells[at + 6] + cells[at + 7] + cells[at + 8] + cells[at + 9] + cells[at + 10] + cells[at + 11]
        city += cells[at + 12] + cells[at + 13] + cells[at + 14] + cells[at + 15]
        at = mine + VICTORY
        notes[own + UNITS_HERE] = here
        notes[own + UNITS] = units
        notes[own + CITY_SIZE] = city
        notes[own + MIGHT] = might
        notes[own + WON] = cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]
        notes[own + GROWN] = UNKNOWN
        notes[own + CARDS] = UNKNOWN
        notes[own + WISH_FOR] = UNKNOWN


def lead(at_hand: vec[i64], has: i64, most: i64) -> i64:
    """How much more of something a player has than the next one."""
    return has - (at_hand[most] if has < at_hand[most] else at_hand[most + 1])


def wish(g: Pieces, seat: i64, worth: Worth, notes: vec[i64], own: i64, cards: i64) -> i64:
    """What the cubes are worth more because of the best thing they could buy. What it depends on besides one's own
    places is put into one number; where there is more than fits into it, the wish is reckoned anew every time."""
    cells = g.cells
    at_hand = worth.at_hand
    army, city = lead(at_hand, notes[own + UNITS], MOST_UNITS), lead(at_hand, notes[own + CITY_SIZE], MOST_CITY)
    bank = cells[VICTORY_BANK]
    wish_for: i64 = UNKNOWN
    # In the last turn it is a matter of rounds, and whether a Wonder would win one of everybody's cubes.
    settled = bank > 0 and cells[MIDDLE + seat * BLOCK + AGE] < worth.wonder_age
    if settled and -LEADS < army < LEADS and -LEADS < city < LEADS:
        wish_for = (army + LEADS) * (2 * LEADS) + city + LEADS
        wish_for = (wish_for * CUBES_OF_VICTORY + bank) * CUBES_OF_VICTORY + cells[VICTORY_CARD + LARGEST_ARMY]
        wish_for = wish_for * CUBES_OF_VICTORY + cells[VICTORY_CARD + MOST_BUILDINGS]
        if wish_for == notes[own + WISH_FOR]:
            return notes[own + WISH]
    out = worth.wishes_with(g, seat, cards, army, city)
    notes[own + WISH_FOR] = wish_for
    notes[own + WISH] = out
    return out


def player(cells: vec[i64], seat: i64, worth: Worth, notes: vec[i64], own: i64, out: vec[i16], at: i64) -> None:
    """What lies open before a player."""
    mine = MIDDLE + seat * BLOCK
    at_hand = worth.at_hand
    units, buildings, might = notes[own + UNITS], notes[own + CITY_SIZE], notes[own + MIGHT]
    army, city = lead(at_hand, units, MOST_UNITS), lead(at_hand, buildings, MOST_CITY)
    villagers = cells[mine + VILLAGERS]
    age = cells[mine + AGE]
    out[at] = held(notes[own + WON])
    out[at + 1] = i16(age)
    out[at + 2] = held(units)
    out[at + 3] = held(buildings)
    out[at + 4] = held(might // 16)
    out[at + 5] = held(villagers)
    out[at + 6] = held(army)
    out[at + 7] = held(city)
    out[at + 8] = i16(worth.chance_of_lead(cells, army) // 32)
    out[at + 9] = i16(worth.chance_of_lead(cells, city) // 32)
    out[at + 10] = held(might * might * 10 // at_hand[ALL_MIGHT] // 32)  # `Worth.battle_chance`
    out[at + 12] = held(cells[mine + PERMANENT_CARDS])
    out[at + 13] = held(cells[mine + RANDOM_CARDS])
    grown = notes[own + GROWN]
    if grown == UNKNOWN:
        grown = 0
        yields, works = worth.tile_yields, worth.tile_works
        for space in range(mine + SPACE, mine + SPACE + SPACES):
            tile = cells[space]
            # Nobody, a villager or a unit: no, one and one more cube. Nobody could foresee a branch.
            grown += yields[tile] + works[tile] * ((cells[space + (WORKER - SPACE)] + 1) >> 1)
        notes[own + GROWN] = grown
    at += 14
    harvest = villagers
    cubes: i64 = 0
    for resource in range(i64(KINDS_OF_CUBE)):
        of_one = grown & (LANE - 1)
        grown >>= LANE_BITS
        out[at + resource] = i16(of_one)
        harvest += of_one
        cube = cells[mine + CUBES + resource]
        if cube != 0:
            out[at + KINDS_OF_CUBE + resource] = held(cube)
            cubes += cube
    out[at - 3] = held(worth.chance_of_wonder(cells, cubes, age, harvest) // 32)
    at += 2 * KINDS_OF_CUBE
    out[at] = i16(grown)
    culture = cells[mine + CULTURE]
    if culture >= 0:
        out[at + 1 + culture] = 1
    if buildings == 0:
        return
    at += 1 + CULTURES - (mine + CITY)
    for building in range(mine + CITY, mine + CITY + worth.buildings):
        built = cells[building]
        if built != 0:
            out[at + building] = held(built)
