"""DEU-13 — What each player may conclude about hidden cards.

**Action cards.** `log` lists every card drawn (known to the drawer alone), every card that left a hand (known to
all), every card that came back to one face up (DEU-8.2.4) and every reshuffle. A reshuffled pile is known to be the
discards, so the cards held at that moment are not in it. A world is possible exactly if every card that left a hand
can be matched with an earlier draw of the same player from a pile that held such a card; the draws that are left
over, and the pile, share what is left of each pile in any way. `petteia.engine.hidden_deck` builds such worlds.

**Missions.** Each exists once. Those that were never seen are in the pile and in the hands of players who still have
one, in any way, except that a player who has beaten the Hydra and took a point card holds no mission that asks for it.
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.hidden_deck import DRAWN, HiddenDeck, entry, observed_log
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.deukalion.state import SECRET, SHOWN, UNSEEN, Pieces
from petteia.games.deukalion.terms import DEFEAT_HYDRA

# -- action cards ---------------------------------------------------------------------------------------------

LEFT: Final = 1
CAME_BACK: Final = 2
SHUFFLED: Final = 3
PILED: Final = 4
"""After a reshuffle: how many of a card are in the pile."""


def log_drawn(g: Pieces, seat: i64, card: i64) -> None:
    """A player has drawn an action card."""
    g.log = append(g.log, entry(DRAWN, seat, card))


def log_left(g: Pieces, seat: i64, card: i64) -> None:
    """A card has left a hand face up."""
    g.log = append(g.log, entry(LEFT, seat, card))


def log_came_back(g: Pieces, seat: i64, card: i64) -> None:
    """A card that everybody has seen has come back to a hand."""
    g.log = append(g.log, entry(CAME_BACK, seat, card))


def log_shuffled(g: Pieces) -> None:
    """The discards have become the pile, so its contents are public."""
    g.log = append(g.log, entry(SHUFFLED, 0, -1))
    for card in range(g.box.cards):
        if g.discarded(card) > 0:
            g.log = append(g.log, entry(PILED, g.discarded(card), card))


def determinize_cards(g: Pieces, seat: i64, rng: Generator) -> None:
    """DEU-13.1.4 — Give every unknown draw a card, so that everything everybody has seen could have happened."""
    deck = HiddenDeck(g.box.cards, g.seats, seat, g.box.card_count)
    place: i64 = 0
    while place < len(g.log):
        what = g.log[place] >> 16
        who = (g.log[place] >> 8) & 255
        card = (g.log[place] & 255) - 1
        if what == SHUFFLED:
            pile = zeros(g.box.cards)
            while place + 1 < len(g.log) and g.log[place + 1] >> 16 == PILED:
                place += 1
                pile[(g.log[place] & 255) - 1] = (g.log[place] >> 8) & 255
            deck.made(pile)
        elif what == DRAWN:
            deck.drawn(who, card, place)
        elif what == LEFT:
            deck.left(who, card, place)
        else:
            deck.came_back(who, card)
        place += 1
    deck.deal(rng)
    g.log = g.log[:]
    deck.write(g.log, 0)
    for who in range(g.seats):
        if who != seat:
            for card in range(g.box.cards):
                g.set_in_hand(who, card, deck.hands[who * g.box.cards + card])
    for card in range(g.box.cards):
        g.set_in_deck(card, deck.loose[card])


# -- missions -------------------------------------------------------------------------------------------------


def unseen_missions(g: Pieces) -> vec[i64]:
    """By mission: 1 for those in the pile, and in the hands of which one does not know the mission."""
    out = zeros(g.box.missions)
    for mission in range(g.box.missions):
        if g.mission_place(mission) == UNSEEN:
            out[mission] = 1
    for seat in range(g.seats):
        if g.hand_mission(seat) >= 0:
            out[g.hand_mission(seat)] = 0
    return out


def may_be_in_hand(g: Pieces, seat: i64, mission: i64) -> bool:
    """Whether, for all that everybody knows, a mission may be a seat's secret hand mission."""
    if g.held(seat) != SECRET or g.mission_place(mission) != UNSEEN:
        return False
    if g.unfit(seat) == 1 and g.box.has_task(mission, DEFEAT_HYDRA):
        return False
    for other in range(g.seats):
        if other != seat and g.held(other) == SHOWN and g.hand_mission(other) == mission:
            return False
    return True


def determinize_missions(g: Pieces, rng: Generator) -> None:
    """Give every player with an unknown hand mission one, starting with those of whom something is known about it. All
    assignments that fit are equally likely, as each leaves the same number to the others."""
    unseen = unseen_missions(g)
    for known in (1, 0):
        for seat in range(g.seats):
            if g.held(seat) != SECRET or g.hand_mission(seat) >= 0 or g.unfit(seat) != known:
                continue
            weights = unseen[:]
            for mission in range(g.box.missions):
                if known == 1 and g.box.has_task(mission, DEFEAT_HYDRA):
                    weights[mission] = 0
            mission = rng.pick(weights)
            unseen[mission] = 0
            g.set_hand_mission(seat, mission)


# -- the whole table ------------------------------------------------------------------------------------------


def put_observation(g: Pieces, out: Pieces, seat: i64) -> None:
    """DEU-13.1 — Everything that lies open, the seat's own cards and mission, and the sizes of other hands and
    piles."""
    g.put_plain(out, seat)
    out.log = observed_log(g.log, seat)
    for owner in range(g.seats):
        if owner == seat or g.held(owner) == SHOWN:
            out.set_hand_mission(owner, g.hand_mission(owner))


def determinize_pieces(g: Pieces, seat: i64, rng: Generator) -> None:
    """Fill in hands, pile and missions."""
    determinize_cards(g, seat, rng)
    determinize_missions(g, rng)
