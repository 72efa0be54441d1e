"""What a network gets to see of a position of Deukalion: of each player what lies open, of oneself the hand."""

from typing import Final

from petteia.bots.evaluations.deukalion.course import FAR
from petteia.bots.evaluations.deukalion.worth import Worth
from petteia.engine.ints import i64, vec, zeros
from petteia.games.deukalion.box import OPEN_MISSIONS
from petteia.games.deukalion.state import HELD, PHASE, SHOWN, SUPPLY, TURN, Table
from petteia.games.deukalion.terms import DEFEAT_HYDRA, LASTING
from petteia.games.deukalion.underworld import has_majority

MOST_CARDS: Final = 16
OF_A_PLAYER: Final = 18 + MOST_CARDS
OF_ONESELF: Final = 4 + MOST_CARDS
OF_THE_TABLE: Final = 8
COUNT: Final = 2 * OF_A_PLAYER + OF_ONESELF + OF_THE_TABLE
"""How many numbers there are."""


def features(g: Table, seat: i64, worth: Worth) -> vec[i64]:
    """Oneself, the rival who is farthest ahead, and the table."""
    out = zeros(COUNT)
    player(g, seat, seat, worth, out, 0)
    rival: i64 = -1
    most: i64 = -1
    for other in range(g.seats):
        ahead = g.total(other) * 64 + g.treasures(other) * 8 + g.aboard(other)
        if other != seat and ahead > most:
            rival = other
            most = ahead
    if rival >= 0:
        player(g, rival, seat, worth, out, OF_A_PLAYER)
    at: i64 = 2 * OF_A_PLAYER
    for card in range(g.box.cards):
        out[at + card] = g.in_hand(seat, card)
    at += MOST_CARDS
    mission = g.hand_mission(seat)
    if mission >= 0:
        out[at] = 1
        out[at + 1] = g.box.mission_points[mission]
        out[at + 2] = 1 if g.box.has_task(mission, DEFEAT_HYDRA) else 0
    out[at + 3] = worth.begun(worth.goods(g, seat), worth.agenda(g, seat, True)) // 32
    at += 4
    for place in range(OPEN_MISSIONS):
        if g.open_mission(place) >= 0:
            out[at + place] = g.box.mission_points[g.open_mission(place)]
    out[at + 2] = g.cells[TURN] if g.cells[TURN] < 60 else i64(60)
    out[at + 3] = g.cells[SUPPLY]
    out[at + 4] = g.seats
    out[at + 5] = g.box.winning[g.seats]
    out[at + 6] = 1 if g.active() == seat else 0
    out[at + 7] = g.cells[PHASE]
    return out


def player(g: Table, seat: i64, me: i64, worth: Worth, out: vec[i64], at: i64) -> None:
    """What lies open before a player."""
    box = g.box
    out[at] = g.total(seat)
    out[at + 1] = box.winning[g.seats] - g.total(seat)
    out[at + 2] = g.aboard(seat)
    out[at + 3] = g.below(seat)
    out[at + 4] = g.hand_size(seat)
    out[at + 5] = g.treasures(seat)
    out[at + 6] = worth.harvest(worth.goods(g, seat), worth.agenda(g, seat, seat == me)) // 64
    field = g.ship(seat)
    home: i64 = worth.home[field] if field >= 0 else i64(FAR)
    out[at + 7] = home if home < 20 else i64(20)
    out[at + 8] = 1 if field >= 0 and g.on_styx(seat) else 0
    out[at + 9] = 1 if field >= 0 and g.in_athens(seat) else 0
    out[at + 10] = 1 if g.carries_theseus(seat) else 0
    out[at + 11] = 1 if g.below(seat) > 0 and has_majority(g, seat) else 0
    out[at + 12] = g.strength_bonus(seat)
    for settlement in range(box.settlements):
        if g.holder(settlement) == seat:
            out[at + 13] += 1
            out[at + 14] += box.garrison[settlement]
    out[at + 15] = g.room(seat)
    out[at + 16] = 1 if g.cells[g.at(seat) + HELD] == SHOWN else 0
    out[at + 17] = 1 if field >= 0 and field == g.hydra() else 0
    at += 18
    for card in range(box.cards):
        if box.card_effect[card] < LASTING and g.staying(seat, card):
            out[at + card] = 1
