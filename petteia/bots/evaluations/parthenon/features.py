"""What a network gets to see of a position of Parthenon: of each player what lies open, of oneself the cards."""

from typing import Final

from petteia.bots.evaluations.parthenon.outlook import all_cards
from petteia.bots.evaluations.parthenon.worth import Worth, harvests, units_left
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.state import EVENT_ORDER, FLEET_CARDS, THOUGHTS, Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import (
    COMPLETE,
    KINDS,
    KINDS_OF_STRUCTURE,
    MOST_FLEETS,
    PARTIAL,
    PHILOSOPHIES,
    PLAN,
    WONDERS,
)

OF_A_PLAYER: Final = 10 + MOST_FLEETS + PHILOSOPHIES + KINDS_OF_STRUCTURE
OF_ONESELF: Final = KINDS + 1
OF_THE_TABLE: Final = 5
COUNT: Final = 2 * OF_A_PLAYER + OF_ONESELF + OF_THE_TABLE
"""How many numbers there are."""


def features(g: Pieces, seat: i64, worth: Worth) -> vec[i64]:
    """Oneself, the rival who is farthest ahead, and the table."""
    out = zeros(COUNT)
    player(g, seat, worth, out, 0)
    rival: i64 = -1
    least: i64 = 1000
    for other in range(g.seats):
        left = units_left(g, other)
        if other != seat and left < least:
            rival = other
            least = left
    if rival >= 0:
        player(g, rival, worth, out, OF_A_PLAYER)
    at: i64 = 2 * OF_A_PLAYER
    cards = all_cards(g, seat)
    for kind in range(KINDS):
        out[at + kind] = cards[kind]
    if g.island(seat) >= 0:  # prices are those of an island
        out[at + KINDS] = worth.odds(g, seat) // 32
    at += OF_ONESELF
    out[at] = harvests(g)
    out[at + 1] = g.phase()
    out[at + 2] = g.seats
    for slot in range(g.events_up()):
        out[at + 3 + g.box.events.bad[g.cells[EVENT_ORDER + slot] - 1]] += 1
    return out


def player(g: Pieces, seat: i64, worth: Worth, out: vec[i64], at: i64) -> None:
    """What lies open before a player."""
    out[at] = units_left(g, seat)
    for wonder in range(WONDERS):
        if g.owner(wonder) == seat:
            stage = g.stage(wonder)
            out[at + 1] += 1 if stage == PLAN else 0
            out[at + 2] += 1 if stage == PARTIAL else 0
            out[at + 3] += 1 if stage == COMPLETE else 0
    out[at + 4] = 1 if g.archon() == seat else 0
    out[at + 5] = g.size(hand_of(seat))
    for fleet in range(MOST_FLEETS):
        out[at + 6 + fleet] = g.size(hold_of(seat, fleet))
    out[at + 9] = harvests(g) * units_left(g, seat)
    at += 10
    fleets = g.of(seat, FLEET_CARDS)
    for fleet in range(MOST_FLEETS):
        out[at + fleet] = (fleets >> fleet) & 1
    at += MOST_FLEETS
    thoughts = g.of(seat, THOUGHTS)
    for philosophy in range(PHILOSOPHIES):
        out[at + philosophy] = (thoughts >> philosophy) & 1
    at += PHILOSOPHIES
    for structure in range(KINDS_OF_STRUCTURE):
        out[at + structure] = 1 if g.has_built(seat, structure) else 0
