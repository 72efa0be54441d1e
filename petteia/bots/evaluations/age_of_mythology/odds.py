"""Dice and duels: how likely one unit beats another, in thousandths."""

from math import comb
from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.games.age_of_mythology.box import Box
from petteia.games.age_of_mythology.state import Variant
from petteia.games.age_of_mythology.terms import BERSERK, MIRRORS, THROWS, WINS_TIES

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
        self.even: vec[i64] = vec[i64]()  # unit x unit: the first beats the second, with nobody's help
        for unit in range(box.units):
            for other in range(box.units):
                self.even = append(self.even, self.duel(unit, other, 0, 0, False))

    def fill(self, sides: int) -> None:
        """Every number of dice against every other; hits are counted exactly, then rounded."""
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
        """The chance of so many dice; `ties` are won (1), lost (-1) or rolled again (0)."""
        more = self.more[mine * WIDE + theirs]
        equal = self.equal[mine * WIDE + theirs]
        if ties > 0:
            return more + equal
        if ties < 0:
            return more
        return 1000 * more // (1000 - equal) if equal < 1000 else 500

    def duel(self, unit: i64, other: i64, extra: i64, their_extra: i64, frenzy: bool) -> i64:
        """The chance of a unit against another, each using what it can do; `frenzy` lets any unit go berserk."""
        e = self.box.effects
        mine = self.dice(unit, other, extra)
        theirs = self.dice(other, unit, their_extra)
        if e.special[other] & BERSERK != 0 and e.special[unit] & WINS_TIES == 0:
            calm = self.rolls(theirs, mine, 0)
            raging = self.rolls(least(theirs + e.berserk_dice[other], MOST_DICE), mine, -1)
            return 1000 - (calm if calm > raging else raging)
        ties: i64 = 0
        if e.special[unit] & WINS_TIES != 0:
            ties = 1
        elif e.special[other] & WINS_TIES != 0:
            ties = -1
        chance = self.rolls(mine, theirs, ties)
        if (frenzy or e.special[unit] & BERSERK != 0) and ties <= 0:
            bonus = e.berserk_dice[unit] if e.special[unit] & BERSERK != 0 else 2
            raging = self.rolls(least(mine + bonus, MOST_DICE), theirs, -1)
            chance = raging if raging > chance else chance
        return chance

    def throws(self, unit: i64, other: i64) -> bool:
        """AOM-5.8.4 — Whether a unit can throw another out of the battle."""
        e = self.box.effects
        return e.special[unit] & THROWS != 0 and self.box.unit_types[other] & e.throw_spares[unit] == 0


def least(a: i64, b: i64) -> i64:
    """The smaller of two."""
    return a if a < b else b
