"""What a network sees of a position of Deukalion, as yes-or-no questions: what lies open before each player, and the
seat's own hand.

Batches of games are observed after every decision, so this computes nothing twice.
"""

from typing import Final

from petteia.bots.evaluations.deukalion.terms import Terms
from petteia.bots.evaluations.deukalion.weights import POINT
from petteia.engine.ints import i16, i64, vec
from petteia.games.deukalion.box import OPEN_MISSIONS
from petteia.games.deukalion.effects import stays
from petteia.games.deukalion.state import CARRIED, DONE, SHOWN, Pieces
from petteia.games.deukalion.terms import STRONGER

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
    """A number clamped between zero and a limit."""
    return 0 if value < 0 else value if value < most else most


def look(g: Pieces, seat: i64, worth: Terms, out: vec[i16], at: i64) -> None:
    """Write the seat, the rival farthest ahead, and the table, from a place on that holds zeros."""
    points = worth.points
    count_points(g, worth, points)
    rival = hardest(g, seat, worth, points)
    player(g, seat, seat, worth, out, at)
    if rival >= 0:
        player(g, rival, seat, worth, out, at + OF_A_PLAYER)
        more = g.aboard(seat) - g.aboard(rival)
        out[at + APART + at_most(more + 4, 8)] = 1
        out[at + APART + 9 + at_most(points[seat] - points[rival] + 5, 10)] = 1
    for settlement in range(worth.box.settlements):
        by = g.holder(settlement)
        if by < 0:
            out[at + EMPTY + settlement] = 1
        elif by == seat:
            out[at + SETTLED + settlement] = 1
        elif by == rival:
            out[at + OF_A_PLAYER + SETTLED + settlement] = 1
    hand(g, seat, worth, out, at)
    table(g, seat, worth, out, at)


def count_points(g: Pieces, worth: Terms, points: vec[i64]) -> None:
    """Every seat's points (`Pieces.total`), all of them at once."""
    box = worth.box
    for seat in range(worth.seats):
        points[seat] = g.earned_sum(seat)
    for mission in range(box.missions):
        by = g.mission_place(mission) - DONE
        if by >= 0:
            points[by] += box.mission_points[mission]
    for settlement in range(box.settlements):
        by = g.holder(settlement)
        if by >= 0:
            points[by] += box.garrison[settlement]
    by = g.theseus() - CARRIED
    if by >= 0:
        points[by] += box.theseus_points


def hardest(g: Pieces, seat: i64, worth: Terms, points: vec[i64]) -> i64:
    """The rival who is farthest ahead."""
    rival: i64 = -1
    most: i64 = -1
    for other in range(worth.seats):
        if other == seat:
            continue
        ahead = points[other] * 64 + g.aboard(other) + 8 * g.cargo_sum(other)
        if ahead > most:
            rival = other
            most = ahead
    return rival


def player(g: Pieces, seat: i64, me: i64, worth: Terms, out: vec[i16], at: i64) -> None:
    """What lies open before a player."""
    box = worth.box
    aboard = g.aboard(seat)
    below = g.below(seat)
    out[at + POINTS + at_most(box.winning[worth.seats] - worth.points[seat], 17)] = 1
    cards = g.hand_size(seat)
    out[at + ABOARD + (aboard if aboard < 10 else i64(10))] = 1
    out[at + BELOW + (below if below < 7 else i64(7))] = 1
    out[at + HAND + (cards if cards < 7 else i64(7))] = 1
    treasures: i64 = 0
    for colour in range(box.colours):
        n = g.cargo(seat, colour)
        if n > 0:
            treasures += n
            out[at + CARGO + 2 * colour] = 1
            if n > 1:
                out[at + CARGO + 2 * colour + 1] = 1
    harvest: i64 = 0
    if treasures > 0:
        goods = worth.aboard
        for colour in range(box.colours):
            goods[colour] = g.cargo(seat, colour) - g.leaving(seat, colour)
        harvest = worth.brought(goods, worth.agenda(g, seat, seat == me)) // POINT
    out[at + BROUGHT + at_most(harvest, 8)] = 1
    field = g.ship(seat)
    if field >= 0:
        home = worth.home[field]
        out[at + HOME + (home if home < 16 else i64(16))] = 1
        out[at + SHIP + (field if field < FIELDS else i64(FIELDS - 1))] = 1
    theseus: i64 = 1 if g.theseus() == CARRIED + seat else 0
    strength = theseus * box.theseus_strength
    for card in range(box.cards):
        if g.staying(seat, card) > 0:
            if stays(box, card):
                out[at + STAYING + card] = 1
            if box.card_effect[card] == STRONGER:
                strength += box.card_amount[card]
    out[at + STRENGTH + at_most(strength, 3)] = 1
    if theseus != 0:
        out[at + FLAGS] = 1
    if below > 0 and most_below(g, seat, below, worth.seats):
        out[at + FLAGS + 1] = 1
    if g.held(seat) == SHOWN:
        out[at + FLAGS + 2] = 1
    if field >= 0 and field == g.hydra():
        out[at + FLAGS + 3] = 1
    if box.spaces - aboard - treasures - theseus > 0:
        out[at + FLAGS + 4] = 1


def most_below(g: Pieces, seat: i64, below: i64, seats: i64) -> bool:
    """DEU-6.3.3 — Whether no other player has as many soldiers in the Underworld."""
    for other in range(seats):
        if other != seat and g.below(other) >= below:
            return False
    return True


def hand(g: Pieces, seat: i64, worth: Terms, out: vec[i16], at: i64) -> None:
    """The seat's own cards and mission."""
    if g.hand_size(seat) > 0:
        for card in range(worth.box.cards):
            n = g.in_hand(seat, card)
            if n > 0:
                out[at + MINE + 2 * card] = 1
                if n > 1:
                    out[at + MINE + 2 * card + 1] = 1
    mission = g.hand_mission(seat)
    if mission >= 0:
        out[at + OWN_MISSION + mission] = 1


def table(g: Pieces, seat: i64, worth: Terms, out: vec[i16], at: i64) -> None:
    """What lies in the middle, and what is going on."""
    box = worth.box
    for place in range(i64(OPEN_MISSIONS)):
        mission = g.open_mission(place)
        if mission >= 0:
            out[at + OPENED + mission] = 1
    out[at + HYDRA + at_most(g.hydra(), FIELDS - 1)] = 1
    for city in range(box.cities):
        stores = at + STORES + city * COLOURS
        for colour in range(i64(COLOURS)):
            # 1 if there is any; a branch could not be predicted
            out[stores + colour] = i16((-g.in_city(city, colour) >> 63) & 1)
    out[at + TURNS + at_most(g.turn() // 6, 7)] = 1
    active = g.active() == seat
    out[at + PHASES + (8 if active else 0) + at_most(g.phase(), 7)] = 1
    if active and g.orientation() >= 0:
        for action in range(i64(4)):
            if (g.used() >> action) & 1 != 0:
                out[at + KYLIX + action] = 1
            else:
                out[at + KYLIX + 4 + 7 * action + at_most(g.die(action), 6)] = 1
    out[at + SEATS + at_most(worth.seats - 2, 2)] = 1
    if g.supply() < 6:
        out[at + SEATS + 3] = 1
