"""Shortens the entries of a voyage in the ledger once its cargo is back in hand.

A player whose fleets sailed and came home has all cards in one place again. What was seen of the holds meanwhile only
says that enough of some cards was aboard, so that much was in hand before; this is noted, with the cards that came and
went, in place of the secret moves. It says exactly the same about hands: a hand that has the cards seen aboard, by kind
and by class, can have loaded them, and any others make up the numbers. Where it was also seen that cards were *not*
aboard, or the hand changed meanwhile, the entries stay as they are.
"""

from petteia.engine.ints import append, extend, i64, vec, zeros
from petteia.games.parthenon.ledger import (
    BOUND,
    CLASS_OF,
    MOVE,
    NO_LIMIT,
    ROWS,
    WHOLE,
    a_of,
    b_of,
    c_of,
    code_of,
    entry_of,
    has_cards,
    place_of,
)
from petteia.games.parthenon.state import CHANGE, MIDDLE_DELTA
from petteia.games.parthenon.terms import KINDS, PLACES_EACH


class Voyage:
    """The entries about one player's fleets between loading and unloading."""

    def __init__(self, ledger: vec[i64], first: i64, seat: i64) -> None:
        self.hand: i64 = seat * PLACES_EACH
        self.plain: bool = True  # it can be folded
        self.capped: vec[i64] = zeros(PLACES_EACH)  # 1: it was seen that something was not aboard
        self.loaded: vec[i64] = zeros(PLACES_EACH)
        self.need: vec[i64] = zeros(PLACES_EACH * ROWS)  # hold x row: at least this many were loaded
        self.off: vec[i64] = zeros(PLACES_EACH * ROWS)
        at = first
        while at < len(ledger):
            entry = ledger[at]
            code = code_of(entry)
            if place_of(entry) // PLACES_EACH == seat or (has_cards(code) and a_of(entry) // PLACES_EACH == seat):
                self.read(entry, code)
            at += 4 if has_cards(code) else 1
        for hold in range(1, PLACES_EACH):
            self.add_up(hold)

    def read(self, entry: i64, code: i64) -> None:
        """One entry about the player's cards."""
        place = place_of(entry) - self.hand
        if code == MOVE:
            if place == 0:
                self.loaded[a_of(entry) - self.hand] += b_of(entry)
            elif a_of(entry) != self.hand:
                self.plain = False  # cargo was shared between fleets
        elif place == 0 or (code != CHANGE and code != BOUND):
            self.plain = False
        elif code == CHANGE:
            n = b_of(entry) - MIDDLE_DELTA
            row = a_of(entry)
            while row < ROWS:
                self.off[place * ROWS + row] += n
                row = CLASS_OF[row]
            self.at_least(place, a_of(entry), 0)
        else:
            self.at_least(place, a_of(entry), b_of(entry))
            if c_of(entry) < NO_LIMIT:
                self.capped[place] = 1

    def at_least(self, hold: i64, row: i64, n: i64) -> None:
        """A hold is known to hold at least this many cards now."""
        at = hold * ROWS + row
        if n - self.off[at] > self.need[at]:
            self.need[at] = n - self.off[at]

    def add_up(self, hold: i64) -> None:
        """Sum up classes: a class needs at least what its members need. If every card loaded is known, it does not
        matter what was seen not to be aboard."""
        inside = zeros(ROWS + 1)
        kinds: i64 = 0
        for row in range(ROWS):
            at = hold * ROWS + row
            if inside[row] > self.need[at]:
                self.need[at] = inside[row]
            inside[CLASS_OF[row]] += self.need[at]
            if row < KINDS:
                kinds += self.need[at]
        if self.capped[hold] != 0 and kinds < self.loaded[hold]:
            self.plain = False


def folded_voyage(ledger: vec[i64], first: i64, seats: i64) -> vec[i64]:
    """A ledger with the entries of a voyage, all unloaded now, rewritten from a place on."""
    folded: i64 = 0
    out = ledger[:first]
    for seat in range(seats):
        voyage = Voyage(ledger, first, seat)
        if not voyage.plain:
            continue
        folded |= i64(1) << seat
        for row in range(WHOLE):
            n: i64 = 0
            for hold in range(1, PLACES_EACH):
                n += voyage.need[hold * ROWS + row]
            if n > 0:
                out = append(out, entry_of(BOUND, voyage.hand, row, n, NO_LIMIT))
        for kind in range(KINDS):
            net: i64 = 0
            for hold in range(1, PLACES_EACH):
                net += voyage.off[hold * ROWS + kind]
            if net != 0:
                out = append(out, entry_of(CHANGE, voyage.hand, kind, net + MIDDLE_DELTA, 0))
    at = first
    while at < len(ledger):
        size = 4 if has_cards(code_of(ledger[at])) else 1
        if (folded >> (place_of(ledger[at]) // PLACES_EACH)) & 1 == 0:
            out = extend(out, ledger[at : at + size])
        at += size
    return out
