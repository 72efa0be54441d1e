"""Bounds on numbers of cards, by kind and by class, and drawing cards within them."""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.ledger import CLASS_OF, ROWS, WHOLE
from petteia.games.parthenon.terms import KINDS

PLENTY: Final = 1000


class Bounds:
    """Least and most for every row of every span and every secret move; this is what propagation changes."""

    def __init__(self) -> None:
        self.lo: vec[i64] = vec[i64]()  # span x row
        self.hi: vec[i64] = vec[i64]()
        self.move_lo: vec[i64] = vec[i64]()  # move x row
        self.move_hi: vec[i64] = vec[i64]()

    def copy(self) -> "Bounds":
        """A copy to try things on."""
        out = Bounds()
        out.lo = self.lo[:]
        out.hi = self.hi[:]
        out.move_lo = self.move_lo[:]
        out.move_hi = self.move_hi[:]
        return out


def add_some(cards: vec[i64], held: vec[i64], n: i64, rng: Generator) -> vec[i64]:
    """Up to n more cards out of those held, at random."""
    weights = zeros(KINDS)
    for _ in range(n):
        whole: i64 = 0
        for kind in range(KINDS):
            weights[kind] = held[kind] - cards[kind]
            whole += weights[kind]
        if whole == 0:
            break
        cards[rng.pick(weights)] += 1
    return cards


def largest(a: i64, b: i64) -> i64:
    """The larger of two numbers."""
    return a if a > b else b


def linked(
    sum_lo: vec[i64],
    sum_hi: vec[i64],
    s: i64,
    off: i64,
    part_lo: vec[i64],
    part_hi: vec[i64],
    p: i64,
    rest_lo: vec[i64],
    rest_hi: vec[i64],
    r: i64,
    part_off: i64 = 0,
) -> bool:
    """Draw three bounds tight of which one (with an offset) is the sum of the two others; whether any changed."""
    changed = False
    a_lo = sum_lo[s] + off
    a_hi = sum_hi[s] + off
    b_lo = part_lo[p] + part_off
    b_hi = part_hi[p] + part_off
    if b_lo + rest_lo[r] > a_lo:
        a_lo = b_lo + rest_lo[r]
        sum_lo[s] = a_lo - off
        changed = True
    if b_hi + rest_hi[r] < a_hi:
        a_hi = b_hi + rest_hi[r]
        sum_hi[s] = a_hi - off
        changed = True
    if a_lo - rest_hi[r] > b_lo:
        b_lo = a_lo - rest_hi[r]
        part_lo[p] = b_lo - part_off
        changed = True
    if a_hi - rest_lo[r] < b_hi:
        b_hi = a_hi - rest_lo[r]
        part_hi[p] = b_hi - part_off
        changed = True
    if a_lo - b_hi > rest_lo[r]:
        rest_lo[r] = a_lo - b_hi
        changed = True
    if a_hi - b_lo < rest_hi[r]:
        rest_hi[r] = a_hi - b_lo
        changed = True
    return changed


def tighten(lo: vec[i64], hi: vec[i64], at: i64) -> i64:
    """Draw the bounds of kinds and their classes tight; -1 if they contradict each other."""
    low = zeros(ROWS + 1)
    high = zeros(ROWS + 1)
    for row in range(ROWS):
        if row >= KINDS:  # a class: what is in it has been added up before
            if low[row] > lo[at + row]:
                lo[at + row] = low[row]
            if high[row] < hi[at + row]:
                hi[at + row] = high[row]
        if lo[at + row] > hi[at + row]:
            return -1
        low[CLASS_OF[row]] += lo[at + row]
        high[CLASS_OF[row]] += hi[at + row]
    row = WHOLE - 1
    while row >= 0:
        c = CLASS_OF[row]
        most = hi[at + c] - (low[c] - lo[at + row])
        least = lo[at + c] - (high[c] - hi[at + row])
        if most < hi[at + row]:
            high[c] -= hi[at + row] - most
            hi[at + row] = most
        if least > lo[at + row]:
            low[c] += least - lo[at + row]
            lo[at + row] = least
        if lo[at + row] > hi[at + row]:
            return -1
        row -= 1
    return 0


def lacking(chosen: vec[i64], lo: vec[i64]) -> i64:
    """How many cards are still needed to reach all lower bounds."""
    need = zeros(ROWS + 1)
    for row in range(ROWS):
        lack = lo[row] - chosen[row]
        if row >= KINDS and need[row] > lack:
            lack = need[row]
        if lack > 0:
            need[CLASS_OF[row]] += lack
    return need[ROWS]


def helps(chosen: vec[i64], lo: vec[i64], kind: i64, due: i64) -> bool:
    """Whether one more card of a kind brings the lower bounds nearer."""
    trial = chosen[:]
    row = kind
    while row < ROWS:
        trial[row] += 1
        row = CLASS_OF[row]
    return lacking(trial, lo) < due


def has_room(chosen: vec[i64], hi: vec[i64], kind: i64) -> bool:
    """Whether one more card of a kind keeps within all upper bounds."""
    row = kind
    while row < ROWS:
        if chosen[row] >= hi[row]:
            return False
        row = CLASS_OF[row]
    return True
