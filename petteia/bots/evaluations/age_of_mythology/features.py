"""What a network sees of a position of Age of Mythology: what lies open before each player, and the seat's own hand.

Batches of games are observed after every decision, so this computes nothing twice (`notes.py`).
"""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.forecast import LANE, LANE_BITS
from petteia.bots.evaluations.age_of_mythology.notes import (
    ALL_MIGHT,
    CARDS,
    CHANCES,
    CHANCES_FOR,
    EACH,
    FACE,
    FEATURE,
    FEATURE_BITS,
    GROWN,
    HEAD,
    LEADS,
    MIGHT,
    ON_THE_FACE,
    RIVAL,
    UNKNOWN,
    WISH_FOR,
    WISHES,
    leads_of,
    note_down,
    rival_of,
)
from petteia.bots.evaluations.age_of_mythology.terms import Terms
from petteia.bots.network import clamped
from petteia.engine.ints import i16, i64, vec
from petteia.games.age_of_mythology.box import MOST_BUILDINGS_TYPES
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, LARGEST_ARMY, MOST_BUILDINGS

CULTURES: Final = 3
ACTIONS: Final = 7
CARDS_OF_VICTORY: Final = 4
OF_A_PLAYER: Final = 15 + 2 * KINDS_OF_CUBE + CULTURES + MOST_BUILDINGS_TYPES
OF_ONESELF: Final = ACTIONS + 1
OF_THE_TABLE: Final = CARDS_OF_VICTORY + 4
COUNT: Final = 2 * OF_A_PLAYER + OF_ONESELF + OF_THE_TABLE
"""How many numbers there are."""
EVERYTHING: Final = -1
"""The value of `touched` when everything is new."""
CUBES_OF_VICTORY: Final = 1024
"""More than there are in any box."""
MIGHTIEST: Final = 0x400000
"""More than the might of eight players."""


def look_again(
    g: Pieces, seat: i64, worth: Terms, out: vec[i16], at: i64, notes: vec[i64], page: i64, new: i64
) -> None:
    """Write the seat, the rival farthest ahead, and the table, from a place on that holds zeros. Uses the notes on the
    position on a page, except for what is new since they were taken (`Pieces.touched`)."""
    if new != 0:
        note_down(g, worth, notes, page, new)
    own = page + HEAD + seat * EACH
    rival = notes[own + RIVAL]
    if rival == UNKNOWN:
        rival = rival_of(g, seat, worth.seats, notes, page)
        notes[own + RIVAL] = rival
    all_might = notes[page + ALL_MIGHT]
    player(g, seat, worth, notes, own, all_might, out, at)
    at += OF_A_PLAYER
    if rival >= 0:
        player(g, rival, worth, notes, page + HEAD + rival * EACH, all_might, out, at)
    at += OF_A_PLAYER
    cards = notes[own + CARDS]
    if cards == UNKNOWN:
        cards = worth.card_bits(g, seat)
        notes[own + CARDS] = cards
    for action in range(i64(ACTIONS)):
        out[at + action] = i16((cards >> action) & 1)
    out[at + ACTIONS] = clamped(wish(g, seat, worth, notes, own, cards) >> 6)
    at += OF_ONESELF
    for card in range(i64(CARDS_OF_VICTORY)):
        out[at + card] = i16(g.on_card(card))
    bank = g.victory_bank()
    out[at + 4] = clamped(worth.turns[bank])
    out[at + 5] = i16(g.round())
    out[at + 6] = i16(worth.seats)
    out[at + 7] = i16(bank)


def wish(g: Pieces, seat: i64, worth: Terms, notes: vec[i64], own: i64, cards: i64) -> i64:
    """The added worth of the cubes for the best thing they could buy. What this depends on besides the seat's own is
    packed into one number."""
    wish_for = (notes[own + LEADS] * CUBES_OF_VICTORY + g.victory_bank()) * CUBES_OF_VICTORY
    wish_for = (wish_for + g.on_card(LARGEST_ARMY)) * CUBES_OF_VICTORY
    wish_for += g.on_card(MOST_BUILDINGS)
    # Whether a Wonder would win depends on everybody's cubes.
    if wish_for != notes[own + WISH_FOR] or g.age(seat) >= worth.wonder_age:
        army, city = leads_of(notes[own + LEADS])
        worth.weigh(g, seat, army, city, notes, own + WISHES)
        notes[own + WISH_FOR] = wish_for
    return worth.best_wish(g, cards, notes, own + WISHES)


def player(
    g: Pieces, seat: i64, worth: Terms, notes: vec[i64], own: i64, all_might: i64, out: vec[i16], at: i64
) -> None:
    """What lies open before a player. Numbers that also depend on others have mostly not changed since the player was
    last shown."""
    face = notes[own + FACE]
    for feature in range(at, at + ON_THE_FACE):
        out[feature] = i16(face & (FEATURE - 1))
        face >>= FEATURE_BITS
    chances_for = (notes[own + LEADS] * CUBES_OF_VICTORY + g.victory_bank()) * MIGHTIEST + all_might
    if chances_for != notes[own + CHANCES_FOR]:
        notes[own + CHANCES_FOR] = chances_for
        notes[own + CHANCES] = chances(g, seat, worth, notes, own, all_might)
    chance = notes[own + CHANCES]
    army, city = leads_of(notes[own + LEADS])
    at += ON_THE_FACE
    out[at] = i16(army)
    out[at + 1] = i16(city)
    for feature in range(at + 2, at + 5):
        out[feature] = i16(chance & (FEATURE - 1))
        chance >>= FEATURE_BITS
    out[at + 5] = i16(chance)  # a Wonder may be valued below zero
    at += 6
    out[at] = i16(g.permanent_cards(seat))
    out[at + 1] = i16(g.random_cards(seat))
    at += 2
    grown = notes[own + GROWN]
    for resource in range(i64(KINDS_OF_CUBE)):
        out[at + resource] = i16(grown & (LANE - 1))
        grown >>= LANE_BITS
        out[at + KINDS_OF_CUBE + resource] = i16(g.cubes(seat, resource))
    at += 2 * KINDS_OF_CUBE
    out[at] = i16(grown)
    culture = g.culture(seat)
    if culture >= 0:
        out[at + 1 + culture] = 1
    at += 1 + CULTURES
    for count in g.built_row(seat):
        out[at] = i16(count)
        at += 1


def chances(g: Pieces, seat: i64, worth: Terms, notes: vec[i64], own: i64, all_might: i64) -> i64:
    """The chances to have most units and most buildings at the end, to win the next battle (`Terms.battle_chance`) and
    to build the Wonder in time, in lanes of one number."""
    army, city = leads_of(notes[own + LEADS])
    might = notes[own + MIGHT]
    bank = g.victory_bank()
    harvest = g.villagers(seat)
    grown = notes[own + GROWN]
    for _ in range(i64(KINDS_OF_CUBE)):
        harvest += grown & (LANE - 1)
        grown >>= LANE_BITS
    out = i64(clamped(worth.chance_of_wonder(bank, g.all_cubes(seat), g.age(seat), harvest) >> 5))
    out = (out << FEATURE_BITS) + i64(clamped(might * might * 10 // all_might >> 5))
    out = (out << FEATURE_BITS) + (worth.chance_of_lead(bank, city) >> 5)
    return (out << FEATURE_BITS) + (worth.chance_of_lead(bank, army) >> 5)
