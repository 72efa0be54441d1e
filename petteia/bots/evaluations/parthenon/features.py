"""What a network sees of a position of Parthenon: what lies open before each player, and the seat's own cards.

Batches of games are observed after every decision, so this computes nothing twice.
"""

from typing import Final

from petteia.bots.evaluations.parthenon.terms import STAGES, UNITS, Terms, harvests
from petteia.bots.network import clamped
from petteia.engine.ints import i16, i64, vec
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    COMPLETE,
    KINDS,
    KINDS_OF_STRUCTURE,
    MOST_FLEETS,
    PHILOSOPHIES,
    PLACES_EACH,
    PLAN,
    WONDERS,
)

OF_A_PLAYER: Final = 10 + MOST_FLEETS + PHILOSOPHIES + KINDS_OF_STRUCTURE
OF_ONESELF: Final = KINDS + 1
OF_THE_TABLE: Final = 5
COUNT: Final = 2 * OF_A_PLAYER + OF_ONESELF + OF_THE_TABLE
"""How many numbers there are."""


def look(g: Pieces, seat: i64, worth: Terms, out: vec[i16], at: i64) -> None:
    """Write the seat, the rival farthest ahead, and the table, from a place on that holds zeros."""
    seats: i64 = g.seats
    wonders = worth.wonders
    count_wonders(g, wonders)
    to_come = harvests(g)
    player(g, seat, wonders, to_come, out, at)
    rival: i64 = -1
    least: i64 = 1000
    for other in range(seats):
        if other != seat:
            left = things_left(g, other, wonders)
            if left < least:
                rival = other
                least = left
    if rival >= 0:
        player(g, rival, wonders, to_come, out, at + OF_A_PLAYER)
    at += 2 * OF_A_PLAYER
    for place in range(hand_of(seat), hand_of(seat + 1)):
        if g.size(place) > 0:
            for kind in range(i64(KINDS)):
                out[at + kind] = clamped(i64(out[at + kind]) + g.count(place, kind))
    if g.island(seat) >= 0:  # prices are those of an island
        out[at + KINDS] = clamped(worth.odds(g, seat) // 32)
    at += OF_ONESELF
    out[at] = clamped(to_come)
    out[at + 1] = clamped(g.phase())
    out[at + 2] = clamped(seats)
    for slot in range(g.events_up()):
        place = at + 3 + g.box.events.bad[g.ordered(slot)]
        out[place] = clamped(i64(out[place]) + 1)


def count_wonders(g: Pieces, wonders: vec[i64]) -> None:
    """How many wonders each seat has in each stage, all of them at once."""
    for place in range(len(wonders)):
        wonders[place] = 0
    for wonder in range(i64(WONDERS)):
        owner = g.owner(wonder)
        if owner >= 0:
            wonders[owner * STAGES + g.stage(wonder)] += 1


def things_left(g: Pieces, seat: i64, wonders: vec[i64]) -> i64:
    """As `units_left`, from what has been counted already."""
    left = UNITS - wonders[seat * STAGES + COMPLETE]
    built = g.built(seat)
    while built != 0:
        built &= built - 1
        left -= 1
    return left


def player(g: Pieces, seat: i64, wonders: vec[i64], to_come: i64, out: vec[i16], at: i64) -> None:
    """What lies open before a player."""
    left = things_left(g, seat, wonders)
    out[at] = clamped(left)
    for stage in range(i64(PLAN), i64(STAGES)):
        out[at + stage] = clamped(wonders[seat * STAGES + stage])
    if g.archon() == seat:
        out[at + 4] = 1
    for place in range(i64(PLACES_EACH)):
        out[at + 5 + place] = clamped(g.size(hand_of(seat) + place))
    out[at + 9] = clamped(to_come * left)
    at += 10
    at = bits(g.fleet(seat), MOST_FLEETS, out, at)
    at = bits(g.thought(seat), PHILOSOPHIES, out, at)
    bits(g.built(seat), KINDS_OF_STRUCTURE, out, at)


def bits(mask: i64, n: i64, out: vec[i16], at: i64) -> i64:
    """Write this many yes-or-no questions; returns where the next number goes."""
    for bit in range(n):
        if (mask >> bit) & 1 != 0:
            out[at + bit] = 1
    return at + n
