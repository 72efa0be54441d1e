"""DEU-13 — What everybody may conclude about the cards that he does not see.

**Action cards.** `log` tells every card drawn (known to the drawer alone), every card that left a hand (known to
all), every card that came back to one face up (DEU-8.2.4) and every reshuffle. A reshuffled pile is known to be the
discards, so the cards held at that moment are not in it. A world is possible exactly if every card that left a hand
can be matched with an earlier draw of the same player out of a pile that held such a card; the draws that are left
over, and the pile, share what is left of each pile in any way. `deal.py` builds such worlds: every possible one can
come out, no other. Its weights follow the deal of the cards, except that what hands held when a pile was made anew is
drawn from one such moment to the next.

**Missions.** Each is there once. Those that were never seen are in the hands of those who still have one and in the
pile, in any way, but for this: whoever has beaten the Hydra and took a point card holds no mission that asks for it.
"""

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.deukalion.deal import CAME_BACK, DRAWN, LEFT, PILED, SHUFFLED, suppose_cards
from petteia.games.deukalion.state import (
    BLOCK,
    DECK,
    HAND,
    HAND_MISSION,
    HELD,
    MISSION,
    SECRET,
    SHOWN,
    UNFIT,
    UNSEEN,
    Table,
    blank_cells,
)
from petteia.games.deukalion.terms import DEFEAT_HYDRA

# -- action cards ---------------------------------------------------------------------------------------------


def log_drawn(g: Table, seat: i64, card: i64) -> None:
    """A player has drawn an action card."""
    g.log = append(g.log, (DRAWN << 16) | (seat << 8) | (card + 1))


def log_left(g: Table, seat: i64, card: i64) -> None:
    """A card has left a hand face up."""
    g.log = append(g.log, (LEFT << 16) | (seat << 8) | (card + 1))


def log_came_back(g: Table, seat: i64, card: i64) -> None:
    """A card that everybody has seen has come back to a hand."""
    g.log = append(g.log, (CAME_BACK << 16) | (seat << 8) | (card + 1))


def log_shuffled(g: Table, discards: i64) -> None:
    """The discards, which begin there in `cells`, have become the pile: everybody knows what is in it."""
    g.log = append(g.log, SHUFFLED << 16)
    for card in range(g.box.cards):
        if g.cells[discards + card] > 0:
            g.log = append(g.log, (PILED << 16) | (g.cells[discards + card] << 8) | (card + 1))


def seen_log(g: Table, seat: i64) -> vec[i64]:
    """The log as a seat knows it: cards drawn by others have no name."""
    out = vec[i64](capacity=len(g.log))
    for entry in g.log:
        secret = entry >> 16 == DRAWN and (entry >> 8) & 255 != seat
        out = append(out, entry & ~255 if secret else entry)
    return out


# -- missions -------------------------------------------------------------------------------------------------


def unseen_missions(g: Table) -> vec[i64]:
    """By mission: 1 for those in the pile, and in the hands of which one does not know the mission."""
    out = zeros(g.box.missions)
    for mission in range(g.box.missions):
        if g.cells[MISSION + mission] == UNSEEN:
            out[mission] = 1
    for seat in range(g.seats):
        if g.hand_mission(seat) >= 0:
            out[g.hand_mission(seat)] = 0
    return out


def may_be_in_hand(g: Table, seat: i64, mission: i64) -> bool:
    """Whether, for all that everybody knows, a mission may be a seat's secret hand mission."""
    at = g.at(seat)
    if g.cells[at + HELD] != SECRET or g.cells[MISSION + mission] != UNSEEN:
        return False
    if g.cells[at + UNFIT] == 1 and g.box.has_task(mission, DEFEAT_HYDRA):
        return False
    for other in range(g.seats):
        if other != seat and g.cells[g.at(other) + HELD] == SHOWN and g.hand_mission(other) == mission:
            return False
    return True


def suppose_missions(g: Table, rng: Generator) -> None:
    """Give everybody who has an unknown hand mission one, those first of whom something is known about it. All
    assignments that fit are equally likely, as each leaves the same number to the others."""
    unseen = unseen_missions(g)
    for known in (1, 0):
        for seat in range(g.seats):
            at = g.at(seat)
            if g.cells[at + HELD] != SECRET or g.cells[at + HAND_MISSION] != 0 or g.cells[at + UNFIT] != known:
                continue
            weights = unseen[:]
            for mission in range(g.box.missions):
                if known == 1 and g.box.has_task(mission, DEFEAT_HYDRA):
                    weights[mission] = 0
            mission = rng.pick(weights)
            unseen[mission] = 0
            g.cells[at + HAND_MISSION] = mission + 1


# -- the whole table ------------------------------------------------------------------------------------------


def put_seen(g: Table, out: Table, seat: i64) -> None:
    """DEU-13.1 — Everything that lies open, one's own cards and mission, and of the others and the piles the sizes."""
    out.cells = blank_cells(g.seats)
    out.log = seen_log(g, seat)
    for at in range(DECK):
        out.cells[at] = g.cells[at]
    for owner in range(g.seats):
        block = g.at(owner)
        for at in range(block, block + HAND_MISSION):
            out.cells[at] = g.cells[at]
        if owner == seat or g.cells[block + HELD] == SHOWN:
            out.cells[block + HAND_MISSION] = g.cells[block + HAND_MISSION]
        if owner == seat:
            for at in range(block + HAND, block + BLOCK):
                out.cells[at] = g.cells[at]


def suppose_table(g: Table, seat: i64, rng: Generator) -> None:
    """Fill in hands, pile and missions."""
    suppose_cards(g, seat, rng)
    suppose_missions(g, rng)
