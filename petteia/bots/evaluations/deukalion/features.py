"""What a network gets to see of a position of Deukalion: questions that are answered by yes or no. Of each player what
lies open, of oneself the hand."""

from typing import Final

from petteia.bots.evaluations.deukalion.worth import POINT, Worth
from petteia.engine.ints import i64, vec, zeros
from petteia.games.deukalion.box import OPEN_MISSIONS
from petteia.games.deukalion.state import HELD, PHASE, PLACED, SHOWN, SUPPLY, TURN, USED, Pieces
from petteia.games.deukalion.terms import LASTING
from petteia.games.deukalion.underworld import has_majority

FIELDS: Final = 64
CARDS: Final = 16
MISSIONS: Final = 24
CITIES: Final = 12
COLOURS: Final = 6
SETTLEMENTS: Final = 8

# Of a player, from its beginning on.
POINTS: Final = 0
ABOARD: Final = 18
BELOW: Final = 29
HAND: Final = 37
CARGO: Final = 45
BROUGHT: Final = 57
HOME: Final = 66
SHIP: Final = 83
STAYING: Final = 147
SETTLED: Final = 163
STRENGTH: Final = 171
FLAGS: Final = 175
OF_A_PLAYER: Final = 180

# After two players.
MINE: Final = 2 * OF_A_PLAYER
OWN_MISSION: Final = MINE + 2 * CARDS
OPENED: Final = OWN_MISSION + MISSIONS
HYDRA: Final = OPENED + MISSIONS
STORES: Final = HYDRA + FIELDS
EMPTY: Final = STORES + CITIES * COLOURS
APART: Final = EMPTY + SETTLEMENTS
TURNS: Final = APART + 20
PHASES: Final = TURNS + 8
KYLIX: Final = PHASES + 2 * 8
SEATS: Final = KYLIX + 4 + 4 * 7
COUNT: Final = SEATS + 4
"""How many questions there are."""


def at_most(value: i64, most: i64) -> i64:
    """A number that is no more than a limit, and no less than zero."""
    return 0 if value < 0 else value if value < most else most


def features(g: Pieces, seat: i64, worth: Worth) -> vec[i64]:
    """Oneself, the rival who is farthest ahead, and the table."""
    out = zeros(COUNT)
    player(g, seat, seat, worth, out, 0)
    rival = hardest(g, seat)
    if rival >= 0:
        player(g, rival, seat, worth, out, OF_A_PLAYER)
        apart(g, seat, rival, out)
    hand(g, seat, out)
    table(g, seat, out)
    return out


def hardest(g: Pieces, seat: i64) -> i64:
    """The rival who is farthest ahead."""
    rival: i64 = -1
    most: i64 = -1
    for other in range(g.seats):
        ahead = g.total(other) * 64 + g.treasures(other) * 8 + g.aboard(other)
        if other != seat and ahead > most:
            rival = other
            most = ahead
    return rival


def player(g: Pieces, seat: i64, me: i64, worth: Worth, out: vec[i64], at: i64) -> None:
    """What lies open before a player."""
    box = g.box
    out[at + POINTS + at_most(box.winning[g.seats] - g.total(seat), 17)] = 1
    out[at + ABOARD + at_most(g.aboard(seat), 10)] = 1
    out[at + BELOW + at_most(g.below(seat), 7)] = 1
    out[at + HAND + at_most(g.hand_size(seat), 7)] = 1
    for colour in range(box.colours):
        n = g.cargo(seat, colour)
        if n > 0:
            out[at + CARGO + 2 * colour] = 1
        if n > 1:
            out[at + CARGO + 2 * colour + 1] = 1
    harvest = worth.harvest(worth.goods(g, seat), worth.agenda(g, seat, seat == me))
    out[at + BROUGHT + at_most(harvest // POINT, 8)] = 1
    field = g.ship(seat)
    if field >= 0:
        out[at + HOME + at_most(worth.home[field], 16)] = 1
        out[at + SHIP + at_most(field, FIELDS - 1)] = 1
    for card in range(box.cards):
        if box.card_effect[card] < LASTING and g.staying(seat, card):
            out[at + STAYING + card] = 1
    for settlement in range(box.settlements):
        if g.holder(settlement) == seat:
            out[at + SETTLED + settlement] = 1
    out[at + STRENGTH + at_most(g.strength_bonus(seat), 3)] = 1
    out[at + FLAGS] = 1 if g.carries_theseus(seat) else 0
    out[at + FLAGS + 1] = 1 if g.below(seat) > 0 and has_majority(g, seat) else 0
    out[at + FLAGS + 2] = 1 if g.cells[g.at(seat) + HELD] == SHOWN else 0
    out[at + FLAGS + 3] = 1 if field >= 0 and field == g.hydra() else 0
    out[at + FLAGS + 4] = 1 if g.room(seat) > 0 else 0


def apart(g: Pieces, seat: i64, rival: i64, out: vec[i64]) -> None:
    """How many more soldiers and points one has than the rival."""
    out[APART + at_most(g.aboard(seat) - g.aboard(rival) + 4, 8)] = 1
    out[APART + 9 + at_most(g.total(seat) - g.total(rival) + 5, 10)] = 1


def hand(g: Pieces, seat: i64, out: vec[i64]) -> None:
    """One's own cards and mission."""
    for card in range(g.box.cards):
        n = g.in_hand(seat, card)
        if n > 0:
            out[MINE + 2 * card] = 1
        if n > 1:
            out[MINE + 2 * card + 1] = 1
    mission = g.hand_mission(seat)
    if mission >= 0:
        out[OWN_MISSION + mission] = 1


def table(g: Pieces, seat: i64, out: vec[i64]) -> None:
    """What lies in the middle, and what is going on."""
    box = g.box
    for place in range(OPEN_MISSIONS):
        mission = g.open_mission(place)
        if mission >= 0:
            out[OPENED + mission] = 1
    out[HYDRA + at_most(g.hydra(), FIELDS - 1)] = 1
    for city in range(box.cities):
        for colour in range(box.colours):
            if g.in_city(city, colour) > 0:
                out[STORES + city * COLOURS + colour] = 1
    for settlement in range(box.settlements):
        if g.holder(settlement) < 0:
            out[EMPTY + settlement] = 1
    out[TURNS + at_most(g.cells[TURN] // 6, 7)] = 1
    active = g.active() == seat
    out[PHASES + (8 if active else 0) + at_most(g.cells[PHASE], 7)] = 1
    if active and g.cells[PLACED] > 0:
        for action in range(4):
            if (g.cells[USED] >> action) & 1 != 0:
                out[KYLIX + action] = 1
            else:
                out[KYLIX + 4 + 7 * action + at_most(g.die(action), 6)] = 1
    out[SEATS + at_most(g.seats - 2, 2)] = 1
    out[SEATS + 3] = 1 if g.cells[SUPPLY] < 6 else 0
