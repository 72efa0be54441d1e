"""Whether somebody else's numbers can be a position: what every position that is played to has, and the rules rely on.

The census has been taken before (DEU-INV-1 to DEU-INV-6); here is what it cannot tell: what lies where, and that the
log everybody reasons from (`knowledge.py`) tells of the very cards that lie there.
"""

from typing import Final

from petteia.engine.hidden_deck import DRAWN
from petteia.engine.ints import i64, zeros
from petteia.engine.packing import between, require
from petteia.games.deukalion import state
from petteia.games.deukalion.box import (
    DICE,
    FACES,
    MOST_CARDS,
    MOST_CITIES,
    MOST_COLOURS,
    MOST_MISSIONS,
    MOST_SETTLEMENTS,
    OPEN_MISSIONS,
    ROUND_ABOUT,
)
from petteia.games.deukalion.knowledge import CAME_BACK, LEFT, PILED, SHUFFLED
from petteia.games.deukalion.missions import Claim, RevealWindow
from petteia.games.deukalion.setup import POOLS_IN_ALL, Setup
from petteia.games.deukalion.tasks import Store
from petteia.games.deukalion.terms import CAUSES, DEFEAT_HYDRA
from petteia.games.deukalion.turn import Turn

MANY: Final = 999
PHASES: Final = 6


def audit_places(g: state.Pieces) -> None:
    """Everything that lies on the table, in the order of `state.py`."""
    require(len(g.cells) == state.MIDDLE + g.seats * state.BLOCK, "there are not as many places as the table has")
    setting_up = len(g.stack) == 1 and isinstance(g.stack[0], Setup)
    require(setting_up or len(g.stack) == 0 or isinstance(g.stack[0], Turn), "the game is neither set up nor in a turn")
    audit_middle(g, setting_up)
    audit_missions(g)
    for seat in range(g.seats):
        audit_ship(g, seat, setting_up)
    audit_log(g)


def audit_middle(g: state.Pieces, setting_up: bool) -> None:
    """The middle of the table."""
    box = g.box
    c = g.cells
    between(c, state.TURN, 1, 0 if setting_up else 1, g.box.turn_limit + 1, "the turn")
    between(c, state.ACTIVE, 1, 0, g.seats - 1, "the active player")
    between(c, state.PHASE, 1, 0, PHASES, "the phase")
    between(c, state.HYDRA, 1, 0, box.fields - 1, "the field of the Hydra")
    between(c, state.THESEUS, 1, state.NO_THESEUS, state.CARRIED + g.seats - 1, "where Theseus is")
    between(c, state.SUPPLY, 1, 0, box.point_cards, "point cards in the supply")
    between(c, state.CENTRE, DICE, 0, FACES, "a die")
    between(c, state.PLACED, 1, 0, ROUND_ABOUT, "how the Kylix is placed")
    between(c, state.USED, 1, 0, (1 << ROUND_ABOUT) - 1, "actions of the Kylix")
    between(c, state.POOLS, POOLS_IN_ALL, 0, box.fields, "a field beside a whirlpool")
    for city in range(MOST_CITIES):
        most = MANY if city < box.cities else 0
        between(c, state.TREASURE + city * MOST_COLOURS, box.colours, 0, most, "treasures in a city")
        rest = MOST_COLOURS - box.colours
        between(c, state.TREASURE + city * MOST_COLOURS + box.colours, rest, 0, 0, "treasures that are not in the box")
    between(c, state.GARRISON, box.settlements, 0, g.seats, "a garrison")
    between(
        c, state.GARRISON + box.settlements, MOST_SETTLEMENTS - box.settlements, 0, 0, "a settlement not on the map"
    )
    between(c, state.DISCARDS, box.cards, 0, MANY, "discarded cards")
    between(c, state.DISCARDS + box.cards, MOST_CARDS - box.cards, 0, 0, "cards that are not in the box")
    between(c, state.DECK, box.cards, 0, MANY, "cards in the pile")
    between(c, state.DECK + box.cards, MOST_CARDS - box.cards, 0, 0, "cards that are not in the box")
    size: i64 = 0
    for card in range(box.cards):
        size += c[state.DECK + card]
    between(c, state.DECK_SIZE, 1, size, size, "the size of the pile")
    if not setting_up:
        for colour in range(box.colours):
            count: i64 = 0
            for city in range(box.cities):
                count += g.in_city(city, colour)
            for seat in range(g.seats):
                count += g.cargo(seat, colour)
            require(count == box.colour_count[colour], "there are other treasures than in the box")


def audit_missions(g: state.Pieces) -> None:
    """DEU-INV-5 — Each mission is in one place: the pile, a hand, open, under the pile, done or gone."""
    box = g.box
    c = g.cells
    between(c, state.MISSION, box.missions, state.UNSEEN, state.DONE + g.seats - 1, "where a mission is")
    between(c, state.MISSION + box.missions, MOST_MISSIONS - box.missions, 0, 0, "a mission that is not in the box")
    between(c, state.OPEN, OPEN_MISSIONS, 0, box.missions, "an open mission")
    between(c, state.BOTTOM, MOST_MISSIONS, 0, box.missions, "a mission under the pile")
    between(c, state.UNDER, 1, 0, box.missions, "missions under the pile")
    between(c, state.PILE_SIZE, 1, c[state.UNDER], box.missions, "missions in the pile")
    seen = zeros(MOST_MISSIONS + 1)
    for place in range(OPEN_MISSIONS):
        mission = g.open_mission(place)
        if mission >= 0:
            seen[mission] += 1
            require(c[state.MISSION + mission] == state.OPENED, "an open mission is also elsewhere")
    for place in range(MOST_MISSIONS):
        mission = c[state.BOTTOM + place] - 1
        require(
            (mission >= 0) == (place < c[state.UNDER]), "there are more or fewer missions under the pile than are said"
        )
        if mission >= 0:
            seen[mission] += 1
            require(c[state.MISSION + mission] == state.PUT_UNDER, "a mission under the pile is also elsewhere")
    for seat in range(g.seats):
        at = g.at(seat)
        between(c, at + state.HELD, 1, state.NONE, state.SHOWN, "a hand mission")
        between(c, at + state.UNFIT, 1, 0, 1, "what is known of a hand mission")
        between(c, at + state.HAND_MISSION, 1, 0, box.missions, "a hand mission")
        mission = g.hand_mission(seat)
        require((mission >= 0) == (c[at + state.HELD] != state.NONE), "a hand mission is there and is not")
        unfit = c[at + state.HELD] == state.SECRET and not box.has_task(mission, DEFEAT_HYDRA)
        require(c[at + state.UNFIT] == 0 or unfit, "a hand mission is known to be what it is not")
        if mission >= 0:
            seen[mission] += 1
            require(c[state.MISSION + mission] == state.UNSEEN, "a hand mission is also elsewhere")
    for mission in range(box.missions):
        require(seen[mission] <= 1, "a mission is in two places")


def audit_ship(g: state.Pieces, seat: i64, setting_up: bool) -> None:
    """A ship, its crew and cargo, and a player's cards."""
    box = g.box
    c = g.cells
    at = g.at(seat)
    between(c, at + state.SHIP, 1, 0 if setting_up else 1, box.fields, "the field of a ship")
    between(c, at + state.ABOARD, 1, 0, box.soldiers, "soldiers aboard")
    between(c, at + state.BELOW, 1, 0, box.soldiers, "soldiers in the Underworld")
    between(c, at + state.CARGO, box.colours, 0, MANY, "treasures aboard")
    between(c, at + state.CARGO + box.colours, MOST_COLOURS - box.colours, 0, 0, "treasures that are not in the box")
    for colour in range(MOST_COLOURS):
        between(c, at + state.LEAVING + colour, 1, 0, c[at + state.CARGO + colour], "treasures on their way back")
        away = c[at + state.LEAVING + colour] > 0
        require(not away or is_putting_back(g, seat), "a treasure is on its way back, and nobody puts it back")
    require(g.room(seat) >= 0, "a ship carries more than it has room for")
    between(c, at + state.EARNED, CAUSES, 0, MANY, "point cards of a player")
    between(c, at + state.STAYING, box.cards, 0, MANY, "cards before a player")
    between(c, at + state.STAYING + box.cards, MOST_CARDS - box.cards, 0, 0, "cards that are not in the box")
    between(c, at + state.HAND, box.cards, 0, MANY, "cards in a hand")
    between(c, at + state.HAND + box.cards, MOST_CARDS - box.cards, 0, 0, "cards that are not in the box")
    size: i64 = 0
    for card in range(box.cards):
        size += c[at + state.HAND + card]
    between(c, at + state.HAND_SIZE, 1, size, size, "cards seen in a hand")


def is_putting_back(g: state.Pieces, seat: i64) -> bool:
    """DEU-INV-2 — Whether treasures of a ship are being put back into cities, or paid for a mission first."""
    for step in g.stack:
        if isinstance(step, RevealWindow):
            return True
        if isinstance(step, Store) and step.seat == seat:
            return True
        if isinstance(step, Claim) and step.seat == seat:
            return True
    return False


def audit_log(g: state.Pieces) -> None:
    """DEU-13.1 — Every draw, every card that left or came back and every reshuffle, once more: they lead to the cards
    that lie there."""
    box = g.box
    pile = box.card_count[:]
    hands = zeros(g.seats * MOST_CARDS)
    making = False  # the pile is being made anew, and what is in it is told
    for entry in g.log:
        require(0 <= entry < 1 << 24, "the log tells of something that cannot happen")
        what = entry >> 16
        who = (entry >> 8) & 255
        card = (entry & 255) - 1
        if what == SHUFFLED:
            require(entry == SHUFFLED << 16, "the log tells of something that cannot happen")
            for kind in range(box.cards):
                require(pile[kind] == 0, "the log tells of a pile made anew that was not used up")
            making = True
            continue
        require(0 <= card < box.cards, "the log tells of a card that is not there")
        making = making and what == PILED
        require(making or what != PILED, "the log tells of a pile that was not made anew")
        if what == PILED:
            held: i64 = 0
            for seat in range(g.seats):
                held += hands[seat * MOST_CARDS + card]
            require(0 < who <= box.card_count[card] - held, "the log tells of more cards than there are")
            require(pile[card] == 0, "the log tells twice of cards in a pile made anew")
            pile[card] = who
            continue
        require(who < g.seats, "the log tells of a seat that is not there")
        if what == LEFT:
            hands[who * MOST_CARDS + card] -= 1
        else:
            require(what == DRAWN or what == CAME_BACK, "the log tells of something that cannot happen")
            hands[who * MOST_CARDS + card] += 1
            if what == DRAWN:
                pile[card] -= 1
        require(pile[card] >= 0 and hands[who * MOST_CARDS + card] >= 0, "the log tells of a card that was not there")
    for card in range(box.cards):
        require(g.cells[state.DECK + card] == pile[card], "the pile is not what the log makes of it")
        for seat in range(g.seats):
            held = g.in_hand(seat, card)
            require(held == hands[seat * MOST_CARDS + card], "a hand is not what the log makes of it")
