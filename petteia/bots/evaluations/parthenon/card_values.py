"""What cards are worth to a seat that still has things to build.

Prices are paid in the order of what they bring for their cost. What can be paid at once counts nearly in full; a price
that lacks some cards counts the less the more is missing; the other cards count as small change that may be discarded.
"""

from typing import Final

from petteia.bots.evaluations.parthenon.terms import Terms, gold_to_complete, harvests, seasons_after, units_left
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.parthenon.discard import keep_any, keep_per_type
from petteia.games.parthenon.pricing import BUYS_FLEET, all_discounts, price_for
from petteia.games.parthenon.production import product
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import (
    ANY_BASIC,
    BASICS,
    BUILD,
    COMMODITIES,
    COMPLETE,
    FIRST_RARE,
    GOLD,
    HAND_BONUS,
    KINDS,
    KINDS_OF_STRUCTURE,
    MOST_FLEETS,
    OTHER_BASIC,
    PARTIAL,
    PLAN,
    PRICE,
    WONDERS,
    WORKSHOP,
)
from petteia.games.parthenon.wonders import due

PROMISE: Final = vec[i64]([0, 10, 32, 60, 96, 137, 183, 234, 290, 350, 415, 483, 555, 631, 711, 794, 880])
"""Thousandths that count when this many sixteenths of a price are there: 880 times the share to the power of 1.6."""
SHARES: Final = 16
MANY: Final = 32
"""Seats rarely have more to pay for."""


class CardValues:
    """What a seat still has to pay for, in order of payment."""

    def __init__(self, g: Pieces, seat: i64, worth: Terms) -> None:
        self.g: Pieces = g
        self.seat: i64 = seat
        self.worth: Terms = worth
        self.turns: i64 = harvests(g)
        self.prices: vec[i64] = vec[i64](capacity=MANY * PRICE)  # one after the other, PRICE numbers each
        self.gain: vec[i64] = vec[i64](capacity=MANY)
        self.weight: vec[i64] = vec[i64](capacity=MANY)  # the price, in basics
        self.whole: vec[i64] = vec[i64](capacity=MANY)  # the same with the instalments already paid
        self.paid_in: bool = False  # whether there are any instalments
        self.now: vec[i64] = vec[i64](capacity=MANY)  # 1: can be paid this season, at home
        self.cheap: vec[i64] = vec[i64](capacity=MANY)  # 1: discounts apply
        self.order: vec[i64] = vec[i64](capacity=MANY)  # the order of payment
        self.own: i64 = 0  # bits of basics
        for basic in range(BASICS):
            if g.is_own(seat, basic):
                self.own |= i64(1) << basic
        self.discounts: i64 = all_discounts(g, seat)
        self.keep_any: i64 = keep_any(g, seat)
        self.keep_each: i64 = keep_per_type(g, seat)
        self.keep_more: i64 = g.effect_sum(seat, HAND_BONUS)
        self.late: bool = g.phase() >= BUILD  # cards not used soon must be discarded
        self.last: bool = seasons_after(g) == 0
        self.income: vec[i64] = zeros(COMMODITIES)
        for structure in range(WORKSHOP + 2):
            if g.has_built(seat, structure):
                self.income[product(g, seat, structure)] += 1
        self.change: vec[i64] = zeros(COMMODITIES)
        for kind in range(COMMODITIES):
            self.change[kind] = self.small_change(kind)
        self.list_prices()

    def small_change(self, kind: i64) -> i64:
        """What a card is worth that no price needs."""
        if self.last and self.late:
            return 9 if kind == GOLD else 3 if kind >= FIRST_RARE else 1  # the last rungs of the ladder
        if kind == GOLD:
            return self.worth.weights.gold
        if kind >= FIRST_RARE:
            return self.worth.weights.rare - self.worth.weights.rare_plenty * self.income[kind]
        return self.worth.weights.basic - self.worth.weights.plenty * self.income[kind]

    # -- what is to be paid for -----------------------------------------------------------------------------

    def list_prices(self) -> None:
        """List structures, wonders, fleets; unknown wonders need papyrus and gold in any case."""
        g = self.g
        seat = self.seat
        box = g.box
        odds = self.worth.odds(g, seat)
        left = units_left(g, seat)
        step = self.worth.step(left) * odds // 1000
        for structure in range(KINDS_OF_STRUCTURE):
            if not g.has_built(seat, structure):
                gain = self.worth.structure(structure, self.turns) + step
                self.add(price_for(g, seat, structure), 0, gain, 1, 1)
        for wonder in range(WONDERS):
            if g.owner(wonder) != seat:
                continue
            stage = g.stage(wonder)
            partial = self.worth.wonder(PARTIAL, self.turns) - self.worth.wonder(PLAN, self.turns)
            complete = self.worth.wonder(COMPLETE, self.turns) - self.worth.wonder(PARTIAL, self.turns) + step
            if stage == PLAN:
                self.add(due(g, wonder), 0, partial, 1, 0, self.asks(box.plan_price, wonder * PRICE))
                self.add(g.box.completion_price, wonder * PRICE, complete // 2, 0, 0)
            elif stage == PARTIAL:
                whole = self.asks(g.box.completion_price, wonder * PRICE)
                self.add(due(g, wonder), 0, complete, 1, 0, whole)
        for fleet in range(MOST_FLEETS):
            if not g.has_fleet(seat, fleet) and (fleet < 2 or g.has_fleet(seat, 1)):
                self.add(price_for(g, seat, BUYS_FLEET + fleet), 0, self.worth.fleet(fleet, self.turns), 1, 0)
        plans = g.plans(seat)
        if plans < 2:
            unknown = zeros(PRICE)
            unknown[GOLD] = gold_to_complete(g)
            for _ in range(2 - plans if unknown[GOLD] > 0 else 0):
                self.add(unknown, 0, self.worth.weights.plan * odds // 2000 + 100, 0, 0)
            if plans == 1:
                unknown[GOLD] = 1
                self.add(unknown, 0, self.worth.hope(self.turns), 0, 0)
            unknown[GOLD] = 0
            unknown[GOLD - 1] = 1
            for _ in range(2 - plans):
                self.add(unknown, 0, 150 + odds // 5, 0, 0)

    def add(self, prices: vec[i64], at: i64, gain: i64, now: i64, cheap: i64, whole: i64 = 0) -> None:
        """Insert a price in its place: those that bring most for their cost come first. `whole` is the price before any
        instalment."""
        weight = self.asks(prices, at)
        if gain <= self.worth.weights.worth_paying * weight:
            return
        place = len(self.order)
        rows = self.prices
        for item in range(PRICE):
            rows = append(rows, prices[at + item])
        self.prices = rows
        self.gain = append(self.gain, gain)
        self.weight = append(self.weight, weight)
        self.whole = append(self.whole, whole if whole > weight else weight)
        self.paid_in = self.paid_in or whole > weight
        self.now = append(self.now, now)
        self.cheap = append(self.cheap, cheap)
        order = append(self.order, place)
        row = place
        while place > 0:
            before = order[place - 1]
            if self.gain[before] * (1 + weight) >= gain * (1 + self.weight[before]):
                break
            order[place] = before
            place -= 1
        order[place] = row
        self.order = order

    def asks(self, prices: vec[i64], at: i64) -> i64:
        """The cost of a price, in basics."""
        n = prices[at + OTHER_BASIC] + prices[at + ANY_BASIC] + 3 * prices[at + GOLD]
        for kind in range(GOLD):
            n += prices[at + kind] if kind < FIRST_RARE else 2 * prices[at + kind]
        return n

    # -- what cards are worth -------------------------------------------------------------------------------

    def missing(self, rest: vec[i64], at: i64) -> i64:
        """What is missing of a price, in basics."""
        short: i64 = 0
        prices = self.prices
        spare: i64 = 0
        others: i64 = 0
        wild = prices[at + OTHER_BASIC]
        any_basic = prices[at + ANY_BASIC]
        own = self.own
        for kind in range(BASICS):
            left = rest[kind] - prices[at + kind]
            if left < 0:
                short -= left
            elif left > 0:
                spare += left
                if (own >> kind) & 1 == 0:
                    others += 1
        if wild > others:
            short += wild - others
            wild = others
        if wild + any_basic > spare:
            short += wild + any_basic - spare
        for kind in range(BASICS, GOLD):
            lack = prices[at + kind] - rest[kind]
            if lack > 0:
                short += 2 * lack
        lack = prices[at + GOLD] - rest[GOLD]
        return short + 3 * lack if lack > 0 else short

    def pay(self, rest: vec[i64], at: i64) -> None:
        """Take the cards of a price out of the cards, as far as they are there; wildcards from the most plentiful."""
        prices = self.prices
        for kind in range(COMMODITIES):
            n = prices[at + kind]
            if n > 0:
                rest[kind] -= n if n < rest[kind] else rest[kind]
        used: i64 = self.own
        for _ in range(prices[at + OTHER_BASIC]):
            best: i64 = -1
            for kind in range(BASICS):
                if (used >> kind) & 1 == 0 and rest[kind] > 0 and (best < 0 or rest[kind] > rest[best]):
                    best = kind
            if best < 0:
                break
            rest[best] -= 1
            used |= i64(1) << best
        for _ in range(prices[at + ANY_BASIC]):
            best = -1
            for kind in range(BASICS):
                if rest[kind] > 0 and (best < 0 or rest[kind] > rest[best]):
                    best = kind
            if best < 0:
                break
            rest[best] -= 1

    def cards(self, pool: vec[i64]) -> i64:
        """What cards are worth: commodities and aegis, by kind."""
        rest = pool[:COMMODITIES]
        held = in_basics(rest)
        out: i64 = 0
        paid: i64 = 0  # bits of prices
        saved = self.discounts
        if held > 0 or self.paid_in:
            for n in self.order:
                if self.weight[n] > held + saved:
                    continue  # with any cards, more than can be saved is missing
                short = self.missing(rest, n * PRICE)
                if short == 0 or (self.cheap[n] != 0 and short <= saved and self.only_basics(rest, n * PRICE)):
                    if short > 0:
                        saved -= short
                    self.pay(rest, n * PRICE)
                    held = in_basics(rest)
                    paid |= i64(1) << n
                    w = self.worth.weights
                    out += self.gain[n] * (w.paid if self.now[n] != 0 else w.held) // 1000
            out += self.later(rest, paid)
        for kind in range(COMMODITIES, KINDS):
            if pool[kind] > 0:
                out += self.worth.aegis(self.g, self.seat, kind, pool[kind], self.turns)
        return out

    def only_basics(self, rest: vec[i64], at: i64) -> bool:
        """Whether no rare and no gold of a price is missing."""
        for kind in range(BASICS, COMMODITIES):
            if self.prices[at + kind] > rest[kind]:
                return False
        return True

    def later(self, rest: vec[i64], paid: i64) -> i64:
        """What cards are worth that do not pay for anything yet."""
        out: i64 = 0
        held: i64 = 0
        for kind in range(COMMODITIES):
            held += rest[kind]
        if held == 0 and not self.paid_in:
            return 0
        spare: i64 = 0
        if held > self.keep_any:
            more = self.keep_more
            for kind in range(COMMODITIES):
                over = rest[kind] - self.keep_each
                if over > 0:
                    kept = over if over < more else more
                    more -= kept
                    over -= kept
                    spare += over * self.change[kind] // 2
                    if self.late:
                        rest[kind] -= over
        out += spare // 4 if self.late else spare
        if not self.last or not self.late:
            held = in_basics(rest)
            for n in self.order:
                if (paid >> n) & 1 != 0:
                    continue
                if held == 0 and not self.paid_in:
                    break
                asked = self.whole[n]
                there = asked - self.missing(rest, n * PRICE)
                if there > 0:
                    promised = PROMISE[SHARES * there // asked] * self.worth.weights.promise // 1000
                    out += promised * self.gain[n] // 1000
                    self.pay(rest, n * PRICE)
                    held = in_basics(rest)
        for kind in range(COMMODITIES):
            each = self.change[kind]
            for _ in range(rest[kind]):
                out += each
                each = each // 2
        return out


def in_basics(cards: vec[i64]) -> i64:
    """The sum of commodities, in basics."""
    out = 3 * cards[GOLD]
    for kind in range(GOLD):
        out += cards[kind] if kind < FIRST_RARE else 2 * cards[kind]
    return out


def all_cards(g: Pieces, seat: i64) -> vec[i64]:
    """The cards of a seat, in hand and aboard."""
    out = g.count_row(hand_of(seat))
    for fleet in range(MOST_FLEETS):
        hold = hold_of(seat, fleet)
        if g.size(hold) > 0:
            aboard = g.count_row(hold)
            for kind in range(KINDS):
                out[kind] += aboard[kind]
    return out


def cheapest(card_values: CardValues, pool: vec[i64], have: vec[i64], first: i64, after: i64) -> i64:
    """The kind, of some that the seat has, whose loss hurts least; or -1."""
    best: i64 = -1
    most: i64 = 0
    for kind in range(first, after):
        if have[kind] > 0:
            pool[kind] -= 1
            value = card_values.cards(pool)
            pool[kind] += 1
            if best < 0 or value > most:
                best = kind
                most = value
    return best


def give_away(card_values: CardValues, pool: vec[i64], have: vec[i64], n: i64, first: i64, after: i64) -> vec[i64]:
    """This many cards whose loss hurts least, by kind; both heaps lose them."""
    out = zeros(KINDS)
    for _ in range(n):
        kind = cheapest(card_values, pool, have, first, after)
        if kind < 0:
            break
        pool[kind] -= 1
        have[kind] -= 1
        out[kind] += 1
    return out


def dearest(card_values: CardValues, pool: vec[i64], kinds: i64) -> i64:
    """The kind, of some, that helps most; or -1."""
    best: i64 = -1
    most: i64 = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1 != 0:
            pool[kind] += 1
            value = card_values.cards(pool)
            pool[kind] -= 1
            if best < 0 or value > most:
                best = kind
                most = value
    return best
