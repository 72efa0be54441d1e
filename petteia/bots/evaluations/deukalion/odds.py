"""Thrown soldiers: how likely each number of them shows each strength, in thousandths."""

from typing import Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.deukalion.box import MOST_ABOARD
from petteia.games.deukalion.terms import CROSS, HIDDEN, ON_SIDE
from petteia.games.deukalion.throwing import crosses_of, hidden_of

WIDE: Final = 102
"""Strengths in halves from 0 to 101: ten soldiers of the strongest pose a box may have show 100."""
LEADS: Final = 16
"""Leads by bonuses, in halves, for which results are cached: from this many behind to this many ahead."""


class Odds:
    """The chances of fights, from the weights of the poses."""

    def __init__(self, throws: list[vec[i64]], pose_value: vec[i64]) -> None:
        self.at_least: vec[i64] = vec[i64]()  # soldiers x halves: the chance of at least this many
        self.exactly: vec[i64] = vec[i64]()  # soldiers x halves
        self.known: vec[i64] = zeros((MOST_ABOARD + 1) * (MOST_ABOARD + 1) * (2 * LEADS + 1))  # 1 more than a chance
        for n in range(MOST_ABOARD + 1):
            self.fill(n, throws[n], pose_value)
        whole = 0
        for weight in throws[1]:
            whole += weight
        self.falls: i64 = 1000 * int(throws[1][2]) // whole  # one soldier's two results without the cross come first

    def fill(self, n: i64, weights: vec[i64], pose_value: vec[i64]) -> None:
        """Compute all results of each number of soldiers. Sums are integers of any size: the weights are large."""
        whole = 0
        found = [0] * WIDE
        for outcome in range(len(weights)):
            cross = crosses_of(n, outcome)
            hidden = hidden_of(n, outcome)
            halves = cross * pose_value[CROSS] + hidden * pose_value[HIDDEN]
            halves += (n - cross - hidden) * pose_value[ON_SIDE]
            found[halves] += int(weights[outcome])
            whole += int(weights[outcome])
        left = whole
        for halves in range(WIDE):
            self.at_least = append(self.at_least, 1000 * left // whole)
            self.exactly = append(self.exactly, 1000 * found[halves] // whole)
            left -= found[halves]

    def reach(self, soldiers: i64, needed: i64) -> i64:
        """The chance that a number of soldiers show at least this many halves."""
        if needed <= 0:
            return 1000
        return self.at_least[soldiers * WIDE + needed] if needed < WIDE else i64(0)

    def beats(self, soldiers: i64, others: i64, lead: i64) -> i64:
        """The chance that soldiers, with a lead in halves by bonuses, show more than others do."""
        if lead < -LEADS or lead > LEADS:
            return self.reckon(soldiers, others, lead)
        at = (soldiers * (MOST_ABOARD + 1) + others) * (2 * LEADS + 1) + lead + LEADS
        if self.known[at] == 0:
            self.known[at] = self.reckon(soldiers, others, lead) + 1
        return self.known[at] - 1

    def reckon(self, soldiers: i64, others: i64, lead: i64) -> i64:
        """The same, result by result."""
        out: i64 = 0
        for halves in range(WIDE):
            chance = self.exactly[soldiers * WIDE + halves]
            if chance > 0:
                out += chance * (1000 - self.reach(others, halves + lead))
        return out // 1000
