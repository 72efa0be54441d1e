"""Conclusions from the ledger: worlds that a seat holds possible.

The secret moves of an account are drawn one after the other within their bounds, card by card. In a dead end some are
drawn again, finally with care: the bounds of each move are tried out, and all are tightened after it. So every world
that fits the ledger can be drawn, and no other. Weights are approximate: worlds that make later observations likelier
count no more than others.
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.bounds import PLENTY, Bounds, add_some, has_room, helps, lacking, largest, tighten
from petteia.games.parthenon.ledger import CLASS_OF, ROWS, row_sum, write_cards
from petteia.games.parthenon.terms import KINDS

QUICK_TRIES: Final = 60
MOST_TRIES: Final = 1000


class Reckoning(Account):
    """An account that draws worlds: what lay in each span, which cards each secret move took."""

    def __init__(self, base: vec[i64], ledger: vec[i64], side: i64) -> None:
        super().__init__(base, ledger, side)
        self.content: vec[i64] = vec[i64]()  # span x kind, once drawn
        self.drawn: vec[i64] = vec[i64]()  # move x kind

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, rng: Generator) -> None:
        """Draw a possible world: `content` and `drawn`."""
        if not self.propagate(self.bounds):
            raise ValueError("the ledger contradicts itself")
        if self.draw_quickly(rng):
            return
        for _ in range(MOST_TRIES):
            if self.draw_carefully(rng):
                return
        raise ValueError("the ledger contradicts itself")

    def draw_quickly(self, rng: Generator) -> bool:
        """Draw the secret moves in their order; in a dead end go back some moves and draw those again."""
        self.start()
        lo = zeros(ROWS)
        hi = zeros(ROWS)
        m: i64 = 0
        for _ in range(4 * self.moves + QUICK_TRIES):
            if m == self.moves:
                if self.lapses_fit(m, True):
                    return True
            elif self.room(self.bounds, m, lo, hi) and self.pick(m, lo, hi, rng):
                self.carry(m)
                if self.fits(m):
                    m = self.after_move(m)
                    continue
            m = self.some_before(m, rng)
        return False

    def after_move(self, m: i64) -> i64:
        """The next move that is drawn: not a twin."""
        return m + 2 if self.twin[m] >= 0 else m + 1

    def some_before(self, m: i64, rng: Generator) -> i64:
        """A move before one, rather a near one."""
        back = m - 1 - rng.below(1 + rng.below(1 + m))
        if back <= 0:
            return 0
        return back - 1 if self.is_twin(back) else back

    def draw_carefully(self, rng: Generator) -> bool:
        """The same, with the bounds of each move tried out before it is drawn, and all tightened after it."""
        self.start()
        lo = zeros(ROWS)
        hi = zeros(ROWS)
        known: list[Bounds] = [self.bounds.copy() for _ in range(self.moves + 1)]  # when each move is drawn
        fresh = True  # the bounds of the move have not been tried out
        m: i64 = 0
        for _ in range(4 * self.moves + QUICK_TRIES):
            if m == self.moves:
                return self.lapses_fit(m, True)
            sound = not fresh or self.try_out(known[m], m)
            fresh = False
            if sound and self.room(known[m], m, lo, hi) and self.pick(m, lo, hi, rng):
                self.carry(m)
                after = known[m].copy()
                if self.fits(m) and self.fix(after, m):
                    m = self.after_move(m)
                    known[m] = after
                    fresh = True
                    continue
            if not sound or rng.below(4) == 0:
                m = self.some_before(m, rng)
        return False

    def try_out(self, b: Bounds, m: i64) -> bool:
        """Cut from each end of a move's bounds what leads to a contradiction; False if nothing is left."""
        for kind in range(KINDS):
            at = m * ROWS + kind
            while b.move_lo[at] < b.move_hi[at]:
                trial = b.copy()
                trial.move_hi[at] = trial.move_lo[at]
                if self.propagate(trial, m):
                    break
                b.move_lo[at] += 1
                if not self.propagate(b, m):
                    return False
            while b.move_lo[at] < b.move_hi[at]:
                trial = b.copy()
                trial.move_lo[at] = trial.move_hi[at]
                if self.propagate(trial, m):
                    break
                b.move_hi[at] -= 1
                if not self.propagate(b, m):
                    return False
        return True

    def fix(self, b: Bounds, m: i64) -> bool:
        """Treat a drawn move as certain and tighten the bounds that depend on it."""
        cards = self.drawn[m * KINDS : m * KINDS + KINDS]
        for row in range(ROWS):
            n = row_sum(cards, row)
            if n < b.move_lo[m * ROWS + row] or n > b.move_hi[m * ROWS + row]:
                return False
            b.move_lo[m * ROWS + row] = n
            b.move_hi[m * ROWS + row] = n
        return self.propagate(b, m) and (self.twin[m] < 0 or self.fix(b, self.twin[m]))

    def start(self) -> None:
        """The spans at the beginning are known."""
        self.content = zeros(self.spans * KINDS)
        self.drawn = zeros(self.moves * KINDS)
        for place in range(len(self.now)):
            for kind in range(KINDS):
                self.content[place * KINDS + kind] = self.base[place * KINDS + kind]

    def room(self, b: Bounds, m: i64, lo: vec[i64], hi: vec[i64]) -> bool:
        """Least and most of each row in a move, given what has been drawn so far; of its twin, too."""
        if not self.own_room(b, m, lo, hi):
            return False
        if self.twin[m] < 0:
            return True
        least = zeros(ROWS)
        most = zeros(ROWS)
        if not self.own_room(b, self.twin[m], least, most):
            return False
        for row in range(ROWS):
            lo[row] = largest(lo[row], least[row])
            hi[row] = most[row] if most[row] < hi[row] else hi[row]
        return tighten(lo, hi, 0) >= 0

    def own_room(self, b: Bounds, m: i64, lo: vec[i64], hi: vec[i64]) -> bool:
        """Least and most of each row in a move alone."""
        source = self.source[m] * KINDS
        target = self.target[m] * KINDS
        at = m * ROWS
        before = self.content[source : source + KINDS]
        there = self.content[target : target + KINDS]
        for kind in range(KINDS):
            before[kind] += self.source_off[at + kind]
            there[kind] += self.target_off[at + kind]
        sa = self.source_after[m] * ROWS
        ta = self.target_after[m] * ROWS
        for row in range(ROWS):
            have = row_sum(before, row)
            found = row_sum(there, row)
            lo[row] = largest(b.move_lo[at + row], largest(have - b.hi[sa + row], b.lo[ta + row] - found))
            most = have - b.lo[sa + row]
            if b.hi[ta + row] < PLENTY and b.hi[ta + row] - found < most:
                most = b.hi[ta + row] - found
            hi[row] = most if most < b.move_hi[at + row] else b.move_hi[at + row]
        other = self.partner[m]
        offer = self.of_move[m]
        for kind in range(KINDS):
            if other >= 0 and self.drawn[other * KINDS + kind] > 0:
                hi[kind] = 0
            if offer >= 0:
                least = self.least_held(offer, kind)
                if least < hi[kind]:
                    hi[kind] = least
        return tighten(lo, hi, 0) >= 0

    def least_held(self, offer: i64, kind: i64) -> i64:
        """The fewest cards of a kind a proposer held while an offer was open."""
        least: i64 = PLENTY
        for i in range(self.offer_first[offer], len(self.moment_offer)):
            if self.moment_offer[i] == offer:
                n = self.content[self.moment_span[i] * KINDS + kind] + self.moment_off[i * KINDS + kind]
                if n < least:
                    least = n
        return least

    def pick(self, m: i64, lo: vec[i64], hi: vec[i64], rng: Generator) -> bool:
        """Draw the cards of a move one by one, as they lie in the source, within the bounds."""
        chosen = zeros(ROWS)
        source = self.source[m] * KINDS
        weights = zeros(KINDS)
        for left in range(self.number[m], 0, -1):
            due = lacking(chosen, lo)
            any_left = False
            for kind in range(KINDS):
                weights[kind] = 0
                held = self.content[source + kind] + self.source_off[m * ROWS + kind] - chosen[kind]
                if held > 0 and has_room(chosen, hi, kind) and (due < left or helps(chosen, lo, kind, due)):
                    weights[kind] = held
                    any_left = True
            if not any_left:
                return False
            kind = rng.pick(weights)
            row = kind
            while row < ROWS:
                chosen[row] += 1
                row = CLASS_OF[row]
        for kind in range(KINDS):
            self.drawn[m * KINDS + kind] = chosen[kind]
            if self.twin[m] >= 0:
                self.drawn[self.twin[m] * KINDS + kind] = chosen[kind]
        return True

    def carry(self, m: i64) -> None:
        """The spans after a move that has been drawn, and after its twin."""
        if self.twin[m] >= 0:
            self.carry(self.twin[m])
        at = m * ROWS
        for kind in range(KINDS):
            n = self.drawn[m * KINDS + kind]
            before = self.content[self.source[m] * KINDS + kind] + self.source_off[at + kind]
            there = self.content[self.target[m] * KINDS + kind] + self.target_off[at + kind]
            self.content[self.source_after[m] * KINDS + kind] = before - n
            self.content[self.target_after[m] * KINDS + kind] = there + n

    def fits(self, m: i64) -> bool:
        """Whether what has been drawn so far can stand."""
        if self.twin[m] >= 0 and not self.fits(self.twin[m]):
            return False
        if not self.within(self.source_after[m]) or not self.within(self.target_after[m]):
            return False
        return self.lapses_fit(m + 1, False)

    def within(self, span: i64) -> bool:
        """Whether a span keeps to what was seen of it."""
        cards = self.content[span * KINDS : span * KINDS + KINDS]
        for row in range(ROWS):
            n = row_sum(cards, row)
            if n < self.bounds.lo[span * ROWS + row] or n > self.bounds.hi[span * ROWS + row]:
                return False
        return True

    def lapses_fit(self, moves: i64, finally_all: bool) -> bool:
        """Whether every offer that lapsed can have lapsed, for the moments after this many moves."""
        for i in range(len(self.short_span)):
            if not finally_all:
                break
            covered = True
            for kind in range(KINDS):
                n = self.content[self.short_span[i] * KINDS + kind] + self.short_off[i * KINDS + kind]
                if n < self.short_cards[i * KINDS + kind]:
                    covered = False
            if covered:
                return False
        for offer in range(len(self.offer_at)):
            moment = self.offer_lapse[offer]
            if moment < 0 or (self.moment_after[moment] != moves and not finally_all):
                continue
            if not self.can_lapse(offer, moment):
                return False
        return True

    def can_lapse(self, offer: i64, moment: i64) -> bool:
        """Whether a proposer who held enough for some offer does not hold it any more at a moment."""
        for kind in range(KINDS):
            after = self.content[self.moment_span[moment] * KINDS + kind] + self.moment_off[moment * KINDS + kind]
            if after < self.side and self.least_held(offer, kind) > after:
                return True
        return False

    # -- the world that was drawn ----------------------------------------------------------------------------

    def lies_in(self, place: i64, kind: i64) -> i64:
        """Cards of a kind that lie in a place now."""
        return self.content[self.now[place] * KINDS + kind] + self.off[place * ROWS + kind]

    def write(self, rng: Generator) -> None:
        """Write what was drawn into the ledger: moves, and offers that fit."""
        for m in range(self.moves):
            write_cards(self.ledger, self.move_at[m], self.drawn[m * KINDS : m * KINDS + KINDS])
        for offer in range(len(self.offer_at)):
            write_cards(self.ledger, self.offer_at[offer], self.offer_cards(offer, rng))

    def offer_cards(self, offer: i64, rng: Generator) -> vec[i64]:
        """Cards that an offer may have given."""
        if self.offer_move[offer] >= 0:
            m = self.offer_move[offer]
            return self.drawn[m * KINDS : m * KINDS + KINDS]
        held = zeros(KINDS)
        for kind in range(KINDS):
            held[kind] = self.least_held(offer, kind)
        cards = zeros(KINDS)
        left = self.side
        moment = self.offer_lapse[offer]
        if moment >= 0:
            gone = zeros(KINDS)
            for kind in range(KINDS):
                after = self.content[self.moment_span[moment] * KINDS + kind] + self.moment_off[moment * KINDS + kind]
                gone[kind] = 1 if after < self.side and held[kind] > after else 0
            kind = rng.pick(gone)
            cards[kind] = 1 + self.content[self.moment_span[moment] * KINDS + kind]
            cards[kind] += self.moment_off[moment * KINDS + kind]
            left -= cards[kind]
        return add_some(cards, held, rng.below(left + 1), rng)
