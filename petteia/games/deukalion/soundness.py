"""Checks whether numbers from outside can be a position: conditions of every position reached by play, which the rules
rely on.

The census comes first (DEU-INV-1 to DEU-INV-6); this module checks the rest: what lies where, and that the log, from
which everybody reasons (`knowledge.py`), fits the cards that are really there.
"""

from petteia.engine.hidden_deck import DRAWN
from petteia.engine.ints import i64, zeros
from petteia.engine.packing import require
from petteia.games.deukalion.box import MOST_CARDS, MOST_COLOURS, MOST_MISSIONS, OPEN_MISSIONS
from petteia.games.deukalion.knowledge import CAME_BACK, LEFT, PILED, SHUFFLED
from petteia.games.deukalion.missions import Claim, RevealWindow
from petteia.games.deukalion.setup import Setup
from petteia.games.deukalion.state import NONE, OPENED, PUT_UNDER, SECRET, UNSEEN, Pieces
from petteia.games.deukalion.tasks import Store
from petteia.games.deukalion.terms import DEFEAT_HYDRA
from petteia.games.deukalion.turn import Turn


def audit_places(g: Pieces) -> None:
    """Everything that lies on the table."""
    g.audit_cells()
    setting_up = len(g.stack) == 1 and isinstance(g.stack[0], Setup)
    require(setting_up or len(g.stack) == 0 or isinstance(g.stack[0], Turn), "the game is neither set up nor in a turn")
    require(setting_up or g.turn() > 0, "a game that is set up is in no turn")
    size: i64 = 0
    for card in range(g.box.cards):
        size += g.in_deck(card)
    require(size == g.deck_size(), "the pile of action cards is not as large as is said")
    if not setting_up:
        audit_treasures(g)
    audit_missions(g)
    for seat in range(g.seats):
        require(setting_up or g.ship(seat) >= 0, "a ship is not on the map")
        audit_ship(g, seat)
    audit_log(g)


def audit_treasures(g: Pieces) -> None:
    """DEU-INV-2 — Every treasure is in a city or aboard."""
    for colour in range(g.box.colours):
        count: i64 = 0
        for city in range(g.box.cities):
            count += g.in_city(city, colour)
        for seat in range(g.seats):
            count += g.cargo(seat, colour)
        require(count == g.box.colour_count[colour], "there are other treasures than in the box")


def audit_missions(g: Pieces) -> None:
    """DEU-INV-5 — Each mission is in one place: the pile, a hand, open, under the pile, done or gone."""
    box = g.box
    require(g.pile_size() >= g.under(), "there are fewer missions in the pile than under it")
    seen = zeros(MOST_MISSIONS + 1)
    for place in range(OPEN_MISSIONS):
        mission = g.open_mission(place)
        if mission >= 0:
            seen[mission] += 1
            require(g.mission_place(mission) == OPENED, "an open mission is also elsewhere")
    for place in range(MOST_MISSIONS):
        mission = g.under_pile(place)
        require((mission >= 0) == (place < g.under()), "there are more or fewer missions under the pile than are said")
        if mission >= 0:
            seen[mission] += 1
            require(g.mission_place(mission) == PUT_UNDER, "a mission under the pile is also elsewhere")
    for seat in range(g.seats):
        mission = g.hand_mission(seat)
        require((mission >= 0) == (g.held(seat) != NONE), "a hand mission is there and is not")
        unfit = g.held(seat) == SECRET and not box.has_task(mission, DEFEAT_HYDRA)
        require(g.unfit(seat) == 0 or unfit, "a hand mission is known to be what it is not")
        if mission >= 0:
            seen[mission] += 1
            require(g.mission_place(mission) == UNSEEN, "a hand mission is also elsewhere")
    for mission in range(box.missions):
        require(seen[mission] <= 1, "a mission is in two places")


def audit_ship(g: Pieces, seat: i64) -> None:
    """A ship, its crew and cargo, and a player's cards."""
    for colour in range(MOST_COLOURS):
        away = g.leaving(seat, colour)
        require(away <= g.cargo(seat, colour), "more treasures are on their way back than are aboard")
        require(away == 0 or is_putting_back(g, seat), "a treasure is on its way back, and nobody puts it back")
    require(g.room(seat) >= 0, "a ship carries more than it has room for")
    size: i64 = 0
    for card in range(g.box.cards):
        size += g.in_hand(seat, card)
    require(size == g.hand_size(seat), "a hand is not as large as everybody sees")


def is_putting_back(g: Pieces, seat: i64) -> bool:
    """DEU-INV-2 — Whether treasures of a ship are being put back into cities, or paid for a mission first."""
    for step in g.stack:
        if isinstance(step, RevealWindow):
            return True
        if isinstance(step, Store) and step.seat == seat:
            return True
        if isinstance(step, Claim) and step.seat == seat:
            return True
    return False


def audit_log(g: Pieces) -> None:
    """DEU-13.1 — Every draw, every card that left or came back and every reshuffle, once more: they lead to the cards
    that lie there."""
    box = g.box
    pile = box.card_count[:]
    hands = zeros(g.seats * MOST_CARDS)
    making = False  # the pile is being made anew, and the log lists its contents
    for entry in g.log:
        require(0 <= entry < 1 << 24, "the log has something that cannot happen")
        what = entry >> 16
        who = (entry >> 8) & 255
        card = (entry & 255) - 1
        if what == SHUFFLED:
            require(entry == SHUFFLED << 16, "the log has something that cannot happen")
            for kind in range(box.cards):
                require(pile[kind] == 0, "the log has a pile made anew that was not used up")
            making = True
            continue
        require(0 <= card < box.cards, "the log has a card that is not there")
        making = making and what == PILED
        require(making or what != PILED, "the log has a pile that was not made anew")
        if what == PILED:
            held: i64 = 0
            for seat in range(g.seats):
                held += hands[seat * MOST_CARDS + card]
            require(0 < who <= box.card_count[card] - held, "the log has more cards than there are")
            require(pile[card] == 0, "the log tells twice of cards in a pile made anew")
            pile[card] = who
            continue
        require(who < g.seats, "the log has a seat that is not there")
        if what == LEFT:
            hands[who * MOST_CARDS + card] -= 1
        else:
            require(what == DRAWN or what == CAME_BACK, "the log has something that cannot happen")
            hands[who * MOST_CARDS + card] += 1
            if what == DRAWN:
                pile[card] -= 1
        require(pile[card] >= 0 and hands[who * MOST_CARDS + card] >= 0, "the log has a card that was not there")
    for card in range(box.cards):
        require(g.in_deck(card) == pile[card], "the pile is not what the log makes of it")
        for seat in range(g.seats):
            held = g.in_hand(seat, card)
            require(held == hands[seat * MOST_CARDS + card], "a hand is not what the log makes of it")
