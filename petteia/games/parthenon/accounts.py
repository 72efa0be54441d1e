"""The ledger as read by a seat: bounds on what may lie where.

Bounds are tightened along the links between spans (`spans.py`), by kind of card and by class (`ROWS`), until nothing
changes.
"""

from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.parthenon.bounds import Bounds, linked, tighten
from petteia.games.parthenon.ledger import ROWS
from petteia.games.parthenon.spans import Spans
from petteia.games.parthenon.terms import KINDS


class Account(Spans):
    """The ledger as read by a seat, with the conclusions that can be drawn from it."""

    def propagate(self, b: Bounds, first: i64 = -1) -> bool:
        """Tighten all bounds, or those that depend on a move; False if they contradict each other."""
        waiting = zeros(self.moves)  # 1: the move is still to be examined
        queue = vec[i64]()
        if first >= 0:
            queue = append(queue, first)
        else:
            for span in range(self.spans):
                if tighten(b.lo, b.hi, span * ROWS) < 0:
                    return False
            for m in range(self.moves):
                queue = append(queue, m)
        for m in queue:
            waiting[m] = 1
        at: i64 = 0
        while at < len(queue):
            m = queue[at]
            at += 1
            waiting[m] = 0
            result = self.link(b, m)
            if result < 0:
                return False
            if result == 0:
                continue
            queue = self.wake(queue, waiting, self.twin_of(m))
            queue = self.wake_around(queue, waiting, self.source[m])
            queue = self.wake_around(queue, waiting, self.source_after[m])
            queue = self.wake_around(queue, waiting, self.target[m])
            queue = self.wake_around(queue, waiting, self.target_after[m])
        return True

    def wake_around(self, queue: vec[i64], waiting: vec[i64], span: i64) -> vec[i64]:
        """Mark the moves a span begins and ends with for another look."""
        return self.wake(self.wake(queue, waiting, self.made_by[span]), waiting, self.used_by[span])

    def wake(self, queue: vec[i64], waiting: vec[i64], m: i64) -> vec[i64]:
        """Mark a move for another look, if there is one."""
        if m < 0 or waiting[m] != 0:
            return queue
        waiting[m] = 1
        return append(queue, m)

    def link(self, b: Bounds, m: i64) -> i64:
        """Tighten the bounds of a move and its four spans; 1 if any changed, -1 if they contradict."""
        at = m * ROWS
        s = self.source[m] * ROWS
        sa = self.source_after[m] * ROWS
        t = self.target[m] * ROWS
        ta = self.target_after[m] * ROWS
        changed = False
        for row in range(ROWS):
            so = self.source_off[at + row]
            to = self.target_off[at + row]
            # source before = source after + moved
            changed = linked(b.lo, b.hi, s + row, so, b.lo, b.hi, sa + row, b.move_lo, b.move_hi, at + row) or changed
            # target after = target before + moved
            changed = (
                linked(b.lo, b.hi, ta + row, 0, b.lo, b.hi, t + row, b.move_lo, b.move_hi, at + row, to) or changed
            )
        changed = self.same_as_twin(b, m) or changed
        if not changed:
            return 0
        if tighten(b.move_lo, b.move_hi, at) < 0 or tighten(b.lo, b.hi, s) < 0 or tighten(b.lo, b.hi, sa) < 0:
            return -1
        if tighten(b.lo, b.hi, t) < 0 or tighten(b.lo, b.hi, ta) < 0:
            return -1
        return 1

    def same_as_twin(self, b: Bounds, m: i64) -> bool:
        """Give a move between seats the bounds of its twin, as both are the same cards; returns whether any changed."""
        other = self.twin_of(m)
        if other < 0:
            return False
        changed = False
        for row in range(ROWS):
            if b.move_lo[other * ROWS + row] > b.move_lo[m * ROWS + row]:
                b.move_lo[m * ROWS + row] = b.move_lo[other * ROWS + row]
                changed = True
            if b.move_hi[other * ROWS + row] < b.move_hi[m * ROWS + row]:
                b.move_hi[m * ROWS + row] = b.move_hi[other * ROWS + row]
                changed = True
        return changed

    def is_twin(self, m: i64) -> bool:
        """Whether a move only repeats the one before it for all places of two seats."""
        return m > 0 and m < self.moves and self.twin[m - 1] == m

    def twin_of(self, m: i64) -> i64:
        """The twin of a move, either way, or -1."""
        return m - 1 if self.is_twin(m) else self.twin[m]

    def certain_since(self) -> i64:
        """The last end of a season at which, as is now known, only one world was possible; -1 if there is none."""
        if not self.propagate(self.bounds):
            raise ValueError("the ledger contradicts itself")
        m = len(self.mark_at) - 1
        while m >= 0:
            if self.certain_at(m):
                return m
            m -= 1
        return -1

    def certain_at(self, m: i64) -> bool:
        """Whether only one world was possible at the end of a season."""
        for place in range(self.places):
            at = self.mark_span[m * len(self.now) + place] * ROWS
            for kind in range(KINDS):
                if self.bounds.lo[at + kind] != self.bounds.hi[at + kind]:
                    return False
        return True

    def base_at(self, m: i64) -> vec[i64]:
        """What lay where at the end of a season for which that is certain."""
        out = vec[i64](capacity=self.places * KINDS)
        for place in range(self.places):
            at = self.mark_span[m * len(self.now) + place] * ROWS
            off = (m * len(self.now) + place) * ROWS
            for kind in range(KINDS):
                out = append(out, self.bounds.lo[at + kind] + self.mark_off[off + kind])
        return out
