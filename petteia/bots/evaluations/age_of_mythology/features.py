"""What a network gets to see of a position of Age of Mythology: of each player what lies open, of oneself the hand."""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.worth import Worth
from petteia.engine.ints import i64, vec, zeros
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.state import (
    CITY,
    CULTURE,
    MOST_BUILDINGS_TYPES,
    PERMANENT_CARDS,
    RANDOM_CARDS,
    SPACE,
    VICTORY_BANK,
    VILLAGERS,
    WORKER,
    Pieces,
)
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, NO_WORKER, VICTORY_CARDS

CULTURES: Final = 3
ACTIONS: Final = 7
OF_A_PLAYER: Final = 15 + 2 * KINDS_OF_CUBE + CULTURES + MOST_BUILDINGS_TYPES
OF_ONESELF: Final = ACTIONS + 1
OF_THE_TABLE: Final = 4 + 4
COUNT: Final = 2 * OF_A_PLAYER + OF_ONESELF + OF_THE_TABLE
"""How many numbers there are."""


def features(g: Pieces, seat: i64, worth: Worth) -> vec[i64]:
    """Oneself, the rival who is farthest ahead, and the table."""
    out = zeros(COUNT)
    at_hand = strengths(g, worth)
    player(g, seat, worth, at_hand, out, 0)
    rival: i64 = -1
    most: i64 = -1
    for other in range(g.seats):
        ahead = g.victory(other) * 64 + at_hand[other * EACH + UNITS_HERE] + at_hand[other * EACH + CITY_SIZE]
        if not g.allied(seat, other) and ahead > most:
            rival = other
            most = ahead
    if rival >= 0:
        player(g, rival, worth, at_hand, out, OF_A_PLAYER)
    at: i64 = 2 * OF_A_PLAYER
    cards = worth.card_bits(g, seat)
    for action in range(ACTIONS):
        out[at + action] = (cards >> action) & 1
    out[at + ACTIONS] = worth.wishes_with(g, seat, cards, out[6], out[7]) // 64
    at += OF_ONESELF
    for card in range(len(VICTORY_CARDS)):
        out[at + card] = g.on_card(card)
    out[at + 4] = worth.turns_left(g)
    out[at + 5] = g.round()
    out[at + 6] = g.seats
    out[at + 7] = g.cells[VICTORY_BANK]
    return out


# Of each player, what all of them are compared by.
EACH: Final = 4
UNITS_HERE: Final = 0  # at home
UNITS: Final = 1  # and in the battle
CITY_SIZE: Final = 2
MIGHT: Final = 3


def strengths(g: Pieces, worth: Worth) -> vec[i64]:
    """What all players are compared by, reckoned once."""
    out = zeros(EACH * g.seats)
    for seat in range(g.seats):
        at = seat * EACH
        here = g.army(seat)
        out[at + UNITS_HERE] = here
        out[at + UNITS] = here + g.force(seat)
        out[at + CITY_SIZE] = g.city_size(seat)
        out[at + MIGHT] = worth.might(g, seat)
    return out


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


def player(g: Pieces, seat: i64, worth: Worth, at_hand: vec[i64], out: vec[i64], at: i64) -> None:
    """What lies open before a player."""
    mine = g.at(seat)
    out[at] = g.victory(seat)
    out[at + 1] = g.age(seat)
    own = seat * EACH
    out[at + 2] = at_hand[own + UNITS]
    out[at + 3] = at_hand[own + CITY_SIZE]
    out[at + 4] = at_hand[own + MIGHT] // 16
    out[at + 5] = g.cells[mine + VILLAGERS]
    out[at + 6] = lead(at_hand, g.seats, seat, UNITS)
    out[at + 7] = lead(at_hand, g.seats, seat, CITY_SIZE)
    out[at + 8] = worth.lead_chance(g, out[at + 6]) // 32
    out[at + 9] = worth.lead_chance(g, out[at + 7]) // 32
    out[at + 10] = battle_chance(at_hand, g.seats, seat) // 32
    out[at + 11] = worth.wonder_chance(g, seat) // 32
    out[at + 12] = g.cells[mine + PERMANENT_CARDS]
    out[at + 13] = g.cells[mine + RANDOM_CARDS]
    at += 14
    for space in range(SPACES):
        tile = g.cells[mine + SPACE + space] - 1
        if tile >= 0:
            more: i64 = 1 if g.cells[mine + WORKER + space] != NO_WORKER else 0
            out[at + g.box.tile_resource[tile]] += g.box.tile_amount[tile] + more
            out[at + 2 * KINDS_OF_CUBE] += 1  # tiles in all
    for resource in range(KINDS_OF_CUBE):
        out[at + KINDS_OF_CUBE + resource] = g.cubes(seat, resource)
    at += 2 * KINDS_OF_CUBE + 1
    culture = g.cells[mine + CULTURE]
    if culture >= 0:
        out[at + culture] = 1
    at += CULTURES
    for building in range(g.box.buildings):
        out[at + building] = g.cells[mine + CITY + building]
