"""Bounds on numbers of cards, by kind and by class, and drawing cards within them."""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.ledger import (
    ALL_AEGIS,
    ALL_BASICS,
    ALL_COMMODITIES,
    ALL_RARES,
    CLASS_OF,
    ROWS,
    VALUABLES,
    WHOLE,
)
from petteia.games.parthenon.terms import BASICS, COMMODITIES, FIRST_RARE, GOLD, KINDS

PLENTY: Final = 1000


class Bounds:
    """The least and the most for every row of every span and every secret move; propagation changes these."""

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
    """Tighten three bounds, one of which (with an offset) is the sum of the two others; returns whether any changed."""
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
    """Tighten the bounds of kinds and their classes; -1 if they contradict each other."""
    for row in range(at, at + KINDS):
        if lo[row] > hi[row]:
            return -1
    # up: a class holds its members
    if not (
        hold_several(lo, hi, at + ALL_BASICS, at, at + BASICS)
        and hold_several(lo, hi, at + ALL_RARES, at + FIRST_RARE, at + GOLD)
        and hold_several(lo, hi, at + ALL_AEGIS, at + COMMODITIES, at + KINDS)
        and hold_both(lo, hi, at + VALUABLES, at + GOLD, at + ALL_RARES)
        and hold_both(lo, hi, at + ALL_COMMODITIES, at + ALL_BASICS, at + VALUABLES)
        and hold_both(lo, hi, at + WHOLE, at + ALL_COMMODITIES, at + ALL_AEGIS)
    ):
        return -1
    # down: and nothing else
    if (
        fit_both(lo, hi, at + WHOLE, at + ALL_COMMODITIES, at + ALL_AEGIS)
        and fit_both(lo, hi, at + ALL_COMMODITIES, at + ALL_BASICS, at + VALUABLES)
        and fit_both(lo, hi, at + VALUABLES, at + GOLD, at + ALL_RARES)
        and fit_several(lo, hi, at + ALL_AEGIS, at + COMMODITIES, at + KINDS)
        and fit_several(lo, hi, at + ALL_RARES, at + FIRST_RARE, at + GOLD)
        and fit_several(lo, hi, at + ALL_BASICS, at, at + BASICS)
    ):
        return 0
    return -1


def hold_several(lo: vec[i64], hi: vec[i64], c: i64, first: i64, after: i64) -> bool:
    """Bound a class by its rows, from a first one to before another; False if that is impossible."""
    low: i64 = 0
    high: i64 = 0
    for row in range(first, after):
        low += lo[row]
        high += hi[row]
    return hold_between(lo, hi, c, low, high)


def hold_both(lo: vec[i64], hi: vec[i64], c: i64, one: i64, other: i64) -> bool:
    """Bound a class by the two rows in it."""
    return hold_between(lo, hi, c, lo[one] + lo[other], hi[one] + hi[other])


def hold_between(lo: vec[i64], hi: vec[i64], row: i64, low: i64, high: i64) -> bool:
    """Bound a row; False if that is impossible."""
    if low > lo[row]:
        lo[row] = low
    if high < hi[row]:
        hi[row] = high
    return lo[row] <= hi[row]


def fit_several(lo: vec[i64], hi: vec[i64], c: i64, first: i64, after: i64) -> bool:
    """Bound the rows of a class by what the class leaves to each."""
    low: i64 = 0
    high: i64 = 0
    for row in range(first, after):
        low += lo[row]
        high += hi[row]
    spare = hi[c] - low  # how many more than the least of all
    need = high - lo[c]
    for row in range(first, after):
        least = lo[row]
        if not hold_between(lo, hi, row, hi[row] - need, least + spare):
            return False
    return True


def fit_both(lo: vec[i64], hi: vec[i64], c: i64, one: i64, other: i64) -> bool:
    """Bound the two rows of a class by what the class leaves to each."""
    spare = hi[c] - lo[one] - lo[other]
    need = hi[one] + hi[other] - lo[c]
    return hold_between(lo, hi, one, hi[one] - need, lo[one] + spare) and hold_between(
        lo, hi, other, hi[other] - need, lo[other] + spare
    )


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
