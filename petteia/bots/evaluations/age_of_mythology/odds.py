"""Dice and duels: how likely one unit beats another, in thousandths."""

from math import comb
from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.games.age_of_mythology.box import Box
from petteia.games.age_of_mythology.state import Variant
from petteia.games.age_of_mythology.terms import BERSERK, MIRRORS, WINS_TIES

MOST_DICE: Final = 28
WIDE: Final = MOST_DICE + 1


class Odds:
    """The chances of dice against dice, and from them of units against units."""

    def __init__(self, box: Box, variant: Variant) -> None:
        self.box: Box = box
        self.against: vec[i64] = variant.against
        self.more: vec[i64] = vec[i64]()  # dice x dice: the first have more hits
        self.equal: vec[i64] = vec[i64]()  # dice x dice: they tie
        self.fill(int(box.dice_sides))
        self.even: vec[i64] = vec[i64]()  # unit x unit: the first beats the second, without help
        for unit in range(box.units):
            for other in range(box.units):
                self.even = append(self.even, self.duel(unit, other, 0, 0, False))

    def fill(self, sides: int) -> None:
        """Compute every number of dice against every other; hits are counted exactly, then rounded."""
        ways = [[comb(n, k) * (sides - 1) ** (n - k) for k in range(n + 1)] for n in range(WIDE)]
        for mine in range(WIDE):
            for theirs in range(WIDE):
                whole = sides ** (mine + theirs)
                more = 0
                equal = 0
                for hits in range(mine + 1):
                    fewer = sum(ways[theirs][:hits])
                    more += ways[mine][hits] * fewer
                    if hits <= theirs:
                        equal += ways[mine][hits] * ways[theirs][hits]
                self.more = append(self.more, 1000 * more // whole)
                self.equal = append(self.equal, 1000 * equal // whole)

    def dice(self, unit: i64, other: i64, extra: i64) -> i64:
        """AOM-5.4 — The dice of a unit that meets another."""
        n = self.box.unit_dice[unit] + self.against[unit * self.box.units + other] + extra
        if self.box.effects.special[unit] & MIRRORS != 0:
            n += self.box.unit_dice[other]
        return n if n < MOST_DICE else MOST_DICE

    def rolls(self, mine: i64, theirs: i64, ties: i64) -> i64:
        """The chance of these numbers of dice; `ties` are won (1), lost (-1) or rolled again (0)."""
        more = self.more[mine * WIDE + theirs]
        equal = self.equal[mine * WIDE + theirs]
        if ties > 0:
            return more + equal
        if ties < 0:
            return more
        return 1000 * more // (1000 - equal) if equal < 1000 else 500

    def duel(self, unit: i64, other: i64, extra: i64, their_extra: i64, frenzy: bool) -> i64:
        """The chance of a unit against another, each raging if that is better; `frenzy` lets any unit of the first
        side go berserk."""
        e = self.box.effects
        out = self.answered(unit, other, extra, their_extra, 0)
        rage = e.berserk_dice[unit] if e.special[unit] & BERSERK != 0 else i64(2) if frenzy else i64(0)
        if rage > 0:
            raging = self.answered(unit, other, extra, their_extra, rage)
            out = raging if raging > out else out
        return out

    def answered(self, unit: i64, other: i64, extra: i64, their_extra: i64, rage: i64) -> i64:
        """The same, when it is settled whether the first unit rages: the other does what is best for it."""
        e = self.box.effects
        mine = self.dice(unit, other, extra + rage)
        out = self.rolls(mine, self.dice(other, unit, their_extra), self.ties(unit, other, rage > 0, False))
        if e.special[other] & BERSERK != 0:
            theirs = self.dice(other, unit, their_extra + e.berserk_dice[other])
            raging = self.rolls(mine, theirs, self.ties(unit, other, rage > 0, True))
            out = raging if raging < out else out
        return out

    def ties(self, unit: i64, other: i64, rages: bool, other_rages: bool) -> i64:
        """AOM-5.5.3 to AOM-5.5.7 — The result of a tie for the first unit: won (1), lost (-1), rolled again (0)."""
        e = self.box.effects
        first = e.special[unit] & WINS_TIES != 0
        second = e.special[other] & WINS_TIES != 0
        if first != second:
            return 1 if first else -1
        if rages != other_rages and not first:
            return -1 if rages else 1
        return 0
