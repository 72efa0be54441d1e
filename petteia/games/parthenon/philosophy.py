"""PAR-4.5, PAR-4.10 — Philosophies: introduced in an Academy, copied for gold, through Ionia or the Great Library."""

from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.event_phase import LateStoic, bad_event_up
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    ACADEMY,
    ACROPOLIS,
    FREE_PHILOSOPHY,
    GOLD,
    IGNORE_EVENT,
    NOTHING,
    PHILOSOPHIES,
)

INTRODUCE: Final = 0
COPY: Final = 1
LIBRARY: Final = 2


def is_held(g: Pieces, philosophy: i64) -> bool:
    """Whether any player holds a philosophy."""
    return g.unheld(philosophy) < g.box.philosophy_copies[philosophy]


def lacks(g: Pieces, seat: i64, philosophy: i64) -> bool:
    """PAR-4.5.5 — Whether a card is left that the player does not hold."""
    return g.unheld(philosophy) > 0 and not g.has_thought(seat, philosophy)


def can_copy(g: Pieces, seat: i64, philosophy: i64) -> bool:
    """Whether an owner of an Academy can copy a philosophy another player holds."""
    return g.has_built(seat, ACADEMY) and lacks(g, seat, philosophy) and is_held(g, philosophy)


def library(g: Pieces, seat: i64) -> i64:
    """PAR-8.3.2 — The wonder that makes copies free for a player, or NOTHING."""
    giver = g.box.givers.first_with[FREE_PHILOSOPHY]
    while giver >= 0 and not g.has(seat, giver):
        giver = g.box.givers.next_with[giver]
    return giver


def all_held(g: Pieces) -> bool:
    """PAR-4.5.2 — Whether every philosophy is held."""
    for philosophy in range(PHILOSOPHIES):
        if not is_held(g, philosophy):
            return False
    return True


def copies_at_once(g: Pieces) -> bool:
    """PAR-4.5.3 — Whether the first use of an Academy may copy. In version 1 of the rules it had to introduce."""
    return g.game.rules_version > 1


def way_to_adopt(g: Pieces, seat: i64, philosophy: i64) -> i64:
    """How a philosophy can be adopted in the build turn: introduced, copied, through the Library; or NOTHING.

    PAR-8.3.2 — An adoption the Academy itself can make counts as its use first."""
    if not g.works(seat, ACADEMY) or not lacks(g, seat, philosophy):
        return NOTHING
    giver = library(g, seat)
    if g.unused(seat, ACADEMY):
        introduced = g.introduced(seat) != 0
        if not introduced and (not is_held(g, philosophy) or all_held(g)):
            return INTRODUCE
        affordable = giver >= 0 or g.hand(seat, GOLD) >= g.box.copy_gold
        if (introduced or copies_at_once(g)) and is_held(g, philosophy) and affordable:
            return COPY
    if giver >= 0 and not g.has_used(seat, giver) and is_held(g, philosophy):
        return LIBRARY
    return NOTHING


def adoptions(g: Pieces, seat: i64, out: vec[i64]) -> vec[i64]:
    """The philosophies a player can adopt in the build turn, behind what is in the list."""
    if g.has_built(seat, ACADEMY):
        for philosophy in range(PHILOSOPHIES):
            if way_to_adopt(g, seat, philosophy) >= 0:
                out = append(out, g.moves.adopt.at(philosophy))
    return out


def adopt_at_home(g: Pieces, seat: i64, philosophy: i64) -> None:
    """PAR-4.5.2 to PAR-4.5.4 — A philosophy is introduced or copied in the build turn."""
    way = way_to_adopt(g, seat, philosophy)
    giver = library(g, seat)
    if way == LIBRARY:
        g.put_used(seat, giver)
    else:
        g.put_used_building(seat, ACADEMY - ACROPOLIS)
        if way == INTRODUCE:
            g.set_introduced(seat, 1)
        elif giver < 0:
            g.give_up(hand_of(seat), GOLD, g.box.copy_gold)
            g.tell(events.CARD_GIVEN, seat, GOLD)
    adopt(g, seat, philosophy)


def adopt(g: Pieces, seat: i64, philosophy: i64) -> None:
    """PAR-4.10.1 — A philosophy is laid open on the Academy and works from now on."""
    g.add_unheld(philosophy, -1)
    g.put_thought(seat, philosophy)
    g.tell(events.PHILOSOPHY_ADOPTED, seat, philosophy)
    if g.box.givers.effect[philosophy] == IGNORE_EVENT and bad_event_up(g):
        g.push(LateStoic(seat))


def why_no_copy(g: Pieces, seat: i64, philosophy: i64, rule: str) -> Reason:
    """Why a philosophy cannot be copied."""
    name = g.word("philosophies", philosophy)
    if g.has_thought(seat, philosophy):
        return Reason("held_already", {"philosophy": name}, "PAR-4.5.5")
    if g.unheld(philosophy) == 0:
        return Reason("none_left", {"philosophy": name}, "PAR-4.5.5")
    return Reason("nobody_holds", {"philosophy": name}, rule)


def why_no_adoption(g: Pieces, seat: i64, philosophy: i64) -> Reason:
    """Why a philosophy cannot be adopted in the build turn."""
    name = g.word("philosophies", philosophy)
    if not g.works(seat, ACADEMY):
        return Reason("no_academy", {}, "PAR-4.5.4")
    if not lacks(g, seat, philosophy):
        return why_no_copy(g, seat, philosophy, "PAR-4.5.5")
    if not g.unused(seat, ACADEMY):
        return Reason("academy_used", {}, "PAR-4.5.4")
    if g.introduced(seat) == 0 and not copies_at_once(g):
        return Reason("introduce_first", {"philosophy": name}, "PAR-4.5.2")
    if not is_held(g, philosophy):
        return why_no_copy(g, seat, philosophy, "PAR-4.5.3")
    have = int(g.hand(seat, GOLD))
    return Reason("too_few", {"card": "gold", "have": have, "need": int(g.box.copy_gold)}, "PAR-4.5.3")


def free_adoption(g: Pieces, seat: i64) -> bool:
    """PAR-13.2.12 — Whether, as everybody sees, a philosophy can be adopted that costs nothing."""
    for philosophy in range(PHILOSOPHIES):
        way = way_to_adopt(g, seat, philosophy)
        if way == INTRODUCE or way == LIBRARY or (way == COPY and library(g, seat) >= 0):
            return True
    return False
