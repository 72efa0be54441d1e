"""Notes on a position of Age of Mythology that is observed after every decision.

A page has a row for each seat: the values all players are compared by, and those that take long to compute. The rules
mark what has changed, by player (`Pieces.touched`): half a player on average.
"""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.forecast import LANE_BITS
from petteia.bots.evaluations.age_of_mythology.purchases import KINDS_OF_WISH
from petteia.bots.evaluations.age_of_mythology.terms import Terms
from petteia.bots.network import clamped
from petteia.engine.ints import i64, vec
from petteia.games.age_of_mythology.state import HANDS, Pieces
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE

SPACES: Final = 16

# -- a page

ALL_MIGHT: Final = 0  # the squares of every seat's might, in hundredths
HEAD: Final = 1

# -- a seat's row

AHEAD: Final = 0  # how far ahead, for comparing all players
UNITS: Final = 1  # at home and in the battle
CITY_SIZE: Final = 2
MIGHT: Final = 3
LEADS: Final = 4  # of units and of buildings, in one number: see `leads_of`
RIVAL: Final = 5  # the rival farthest ahead, or NOBODY
CARDS: Final = 6  # the actions in hand: see `Terms.card_bits`
FACE: Final = 7  # open information, as features in lanes of one number
GROWN: Final = 8  # cubes of each resource that the tiles yield, and tiles, in lanes of one number
CHANCES_FOR: Final = 9  # what the chances depend on besides the seat's own
CHANCES: Final = 10  # the chances, as features in lanes of one number
PURSE: Final = 11  # what wishes depend on: cubes and the supply,
LIMITS: Final = 12  # other things of the seat's own,
WISH_FOR: Final = 13  # and the rest
WISHES: Final = 14
EACH: Final = 14 + KINDS_OF_WISH

UNKNOWN: Final = -1
NOBODY: Final = -2
EVERYBODY: Final = HANDS - 1
"""The bits of all seats in `touched`."""
FEATURE_BITS: Final = 10
FEATURE: Final = 0x400
"""Open information is at most `MOST_FEATURE`, and so is every chance."""
ON_THE_FACE: Final = 6
MOST_LEAD: Final = 0x400
"""At least the figures of any army and the squares of any city."""
SIGN: Final = 63
"""The last bit of a number: its sign."""


def leads_of(both: i64) -> tuple[i64, i64]:
    """The lead in units and buildings over the next player."""
    return (both >> 11) - MOST_LEAD, (both & (2 * MOST_LEAD - 1)) - MOST_LEAD


def note_down(g: Pieces, worth: Terms, notes: vec[i64], page: i64, new: i64) -> None:
    """Note down what is new of each player."""
    working, first_unit, units_of = worth.working_culture, worth.box.first_unit, worth.box.units_of
    by_prowess, best_prowess = worth.by_prowess, worth.best_prowess
    yields, works = worth.tile_yields, worth.tile_works
    own = page + HEAD - EACH
    for seat in range(worth.seats):
        own += EACH
        if (new >> seat) & HANDS != 0:
            notes[own + CARDS] = UNKNOWN
        if (new >> seat) & 1 == 0:
            continue
        culture = g.culture(seat)
        held = g.held_row(seat)
        here: i64 = 0
        might: i64 = 60
        left: i64 = 5
        before: i64 = -1
        first = first_unit[culture]
        for place in range(first, first + units_of[culture]):
            count = held[by_prowess[place]]
            if count == 0:
                continue
            here += count
            if left > 0:
                prowess = best_prowess[place]
                if prowess != before:  # as in `Terms.might`
                    before = prowess
                    count = count if count < left else left
                    might += count * prowess
                    left -= count
        workers = g.worker_row(seat)
        if culture == working:
            for worker in workers:
                here += worker >> 1  # a villager is 1, a unit 2
        units = here + g.force(seat)
        city = g.city_size(seat)
        won = g.victory(seat)
        tiles = g.tile_row(seat)
        grown: i64 = 0
        for space in range(i64(SPACES)):
            tile = tiles[space]
            # No figure, a villager or a unit: no, one and one more cube.
            grown += yields[tile] + works[tile] * ((workers[space] + 1) >> 1)
        face = i64(clamped(g.villagers(seat)))
        face = (face << FEATURE_BITS) + (might >> 4)
        face = (face << FEATURE_BITS) + city
        face = (face << FEATURE_BITS) + i64(clamped(units))
        face = (face << FEATURE_BITS) + g.age(seat)
        notes[own + FACE] = (face << FEATURE_BITS) + i64(clamped(won))
        notes[own + AHEAD] = won * 64 + here + city
        notes[own + UNITS] = units
        notes[own + CITY_SIZE] = city
        notes[own + MIGHT] = might
        notes[own + GROWN] = grown
        notes[own + CHANCES_FOR] = UNKNOWN
        note_means(g, seat, worth, notes, own)
    if new & EVERYBODY != 0:
        compare(worth.seats, notes, page)


def note_means(g: Pieces, seat: i64, worth: Terms, notes: vec[i64], own: i64) -> None:
    """What a player's wishes depend on of the player's own. Most changes do not affect it, and the wish weighed before
    still holds. Yes and no are computed without branches, which could not be predicted."""
    effects, most = worth.box.effects, worth.box.building_most
    purse: i64 = 0
    for figures in g.supply_row(seat):
        purse += purse - (-figures >> SIGN)  # whether there is one in the supply
    for resource in range(i64(KINDS_OF_CUBE)):
        purse = (purse << LANE_BITS) + g.cubes(seat, resource)
    city = g.built_row(seat)
    limits: i64 = 0
    for building in range(worth.buildings):
        limits += limits - ((most[building] - 1 - city[building]) >> SIGN)  # whether there may be no more of it
    limits += limits - (-g.built(seat, effects.storehouse) >> SIGN)
    limits += limits - (-g.built(seat, effects.temple) >> SIGN)
    limits = ((limits * 8 + g.age(seat)) * 8 + g.age_before(seat)) * 8 + g.culture(seat) + 1
    if purse != notes[own + PURSE] or limits != notes[own + LIMITS]:
        notes[own + PURSE] = purse
        notes[own + LIMITS] = limits
        notes[own + WISH_FOR] = UNKNOWN


def compare(seats: i64, notes: vec[i64], page: i64) -> None:
    """How much more each seat has than the best of the others; negative for seats that are behind."""
    all_might: i64 = 0
    most_units: i64 = -1
    more_units: i64 = -1
    most_city: i64 = -1
    more_city: i64 = -1
    own = page + HEAD
    for _ in range(seats):
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
        own += EACH
    notes[page + ALL_MIGHT] = all_might
    own = page + HEAD
    for _ in range(seats):
        units, city = notes[own + UNITS], notes[own + CITY_SIZE]
        units -= most_units if units < most_units else more_units
        city -= most_city if city < most_city else more_city
        notes[own + LEADS] = (units + MOST_LEAD) * (2 * MOST_LEAD) + city + MOST_LEAD
        notes[own + RIVAL] = UNKNOWN
        own += EACH


def rival_of(g: Pieces, seat: i64, seats: i64, notes: vec[i64], page: i64) -> i64:
    """The seat farthest ahead outside the seat's own team."""
    rival: i64 = NOBODY
    most: i64 = -1
    own = page + HEAD
    for other in range(seats):
        ahead = notes[own + AHEAD]
        if ahead > most and other != seat and not g.allied(seat, other):
            rival = other
            most = ahead
        own += EACH
    return rival
