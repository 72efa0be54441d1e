"""What can be exchanged in a harbor, and what it is worth."""

from typing import Final

from petteia.bots.evaluations.parthenon.card_values import CardValues, cheapest, dearest
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.exchange import surcharge
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import (
    AFTER_OF,
    BASIC,
    BONUS_ON_ARRIVAL,
    BUY_AEGIS,
    COMMODITIES,
    EAGER,
    FIRST_OF,
    FREE_CARD,
    KINDS,
    NOTHING,
    PER_REGION,
    REQUIRE_AEGIS,
    SHORTAGE,
    SURPLUS,
    TOLL,
    TRADE_DISCOUNT,
)

CLOSE_LOOK: Final = 3
"""How many lines are examined closely."""


class Harbor:
    """What a land allows, as far as is known."""

    def __init__(self, g: Pieces, seat: i64, land: i64) -> None:
        self.land: i64 = land
        self.region: i64 = land // PER_REGION
        card = g.harbor(land)
        h = g.box.harbors
        effect: i64 = h.effect[card] if card >= 0 else 0
        self.known: bool = card >= 0
        self.refused: i64 = h.commodity[card] if effect == SURPLUS and card >= 0 else NOTHING
        self.scarce: i64 = h.commodity[card] if effect == SHORTAGE and card >= 0 else NOTHING
        self.blocked: bool = effect == REQUIRE_AEGIS
        self.toll: bool = effect == TOLL
        self.saved: i64 = g.effect_sum(seat, TRADE_DISCOUNT)
        if effect == EAGER:
            self.saved += h.amount[card]
        self.free: i64 = 1 if effect == FREE_CARD else 0
        event = g.in_force(BONUS_ON_ARRIVAL)
        if event >= 0 and g.box.events.region[event] == self.region:
            self.free += 1
        self.aegis: i64 = NOTHING
        self.aegis_price: i64 = 0
        if g.box.offer[land] == BUY_AEGIS and g.supply(g.box.offer_aegis[land] - COMMODITIES) > 0:
            self.aegis = g.box.offer_aegis[land]
            self.aegis_price = g.box.offer_basics[land]
        self.rare: i64 = g.box.land_rare[land]

    def has(self, g: Pieces, kind: i64) -> bool:
        """Whether a kind is available here."""
        return kind != self.scarce and ((g.box.only_abroad >> kind) & 1 == 0 or kind == self.rare)


class Dealings:
    """The exchanges in a harbor, one after the other."""

    def __init__(self, card_values: CardValues, harbor: Harbor, home: vec[i64], hold: vec[i64], budget: i64) -> None:
        self.card_values: CardValues = card_values
        self.harbor: Harbor = harbor
        self.hold: vec[i64] = hold[:]
        self.pool: vec[i64] = zeros(KINDS)
        for kind in range(KINDS):
            self.pool[kind] = home[kind] + hold[kind]
        self.bought: vec[i64] = zeros(KINDS)
        self.cargo: vec[i64] = zeros(KINDS)  # cards of the hold that are given away
        self.budget: i64 = budget  # how many more may be given away
        self.saved: i64 = harbor.saved
        self.worth: i64 = card_values.cards(self.pool)
        self.line: i64 = NOTHING  # the first exchange
        self.buys_first: bool = False
        self.done: i64 = 0
        self.given: vec[i64] = vec[i64]()  # basics, then rares, in the order in which they would be given
        self.after: vec[i64] = vec[i64]()  # what the cards are worth without the first ones, by number

    def price(self, g: Pieces, line: i64) -> i64:
        """What a line costs."""
        lines = g.box.abroad
        full = lines.give[line] + surcharge(g, self.card_values.seat, lines.target[line])
        return full - self.saved if full > self.saved else i64(1)

    def is_line(self, g: Pieces, line: i64) -> bool:
        """Whether a line is valid here."""
        lines = g.box.abroad
        here = self.harbor
        return lines.region[line] == here.region and (lines.land[line] < 0 or lines.land[line] == here.land)

    def line_up(self, source: i64, most: i64) -> i64:
        """List the cards of a class in the order in which they would be given; returns their number."""
        self.given = zeros(most)
        self.after = zeros(most + 1)
        self.after[0] = self.worth
        pool = self.pool[:]
        have = zeros(KINDS)
        fresh = zeros(KINDS)
        for kind in range(FIRST_OF[source], AFTER_OF[source]):
            if kind != self.harbor.refused:
                have[kind] = self.hold[kind]
                fresh[kind] = self.bought[kind]
        left = self.budget
        n: i64 = 0
        while n < most:
            usable = zeros(KINDS)
            for kind in range(FIRST_OF[source], AFTER_OF[source]):
                usable[kind] = have[kind] if left > 0 or fresh[kind] > 0 else i64(0)
            kind = cheapest(self.card_values, pool, usable, FIRST_OF[source], AFTER_OF[source])
            if kind < 0:
                break
            if fresh[kind] > 0:
                fresh[kind] -= 1
            else:
                left -= 1
            have[kind] -= 1
            pool[kind] -= 1
            self.given[n] = kind
            n += 1
            self.after[n] = self.card_values.cards(pool)
        return n

    def takeable(self, g: Pieces, target: i64, n: i64) -> i64:
        """The kinds of a class that can be had for the first cards, as bits."""
        out: i64 = 0
        for kind in range(FIRST_OF[target], AFTER_OF[target]):
            if self.harbor.has(g, kind):
                out |= i64(1) << kind
        for i in range(n):
            out &= ~(i64(1) << self.given[i])
        return out

    def step(self, g: Pieces) -> bool:
        """Make the exchange that helps most; False if none helps."""
        lines = g.box.abroad
        best: i64 = NOTHING
        most: i64 = self.worth + self.card_values.worth.weights.exchange
        gives = zeros(KINDS)
        gets = zeros(KINDS)
        hopes = self.hopes(g)
        for source in range(3):
            length = self.line_up(source, 6 if source == BASIC else i64(4))
            seen: i64 = 0  # bits of lines that have been looked at closely
            for _ in range(CLOSE_LOOK):
                line: i64 = NOTHING
                hope: i64 = self.worth
                for each in range(g.moves.lines):
                    if lines.source[each] != source or not self.is_line(g, each) or (seen >> each) & 1 != 0:
                        continue
                    n = self.price(g, each)
                    if n > length:
                        continue
                    promised = self.after[n] + hopes[lines.target[each]] * lines.get[each]
                    if promised > hope:
                        hope = promised
                        line = each
                if line < 0:
                    break
                seen |= i64(1) << line
                n = self.price(g, line)
                pool = self.pool[:]
                for i in range(n):
                    pool[self.given[i]] -= 1
                taken = zeros(KINDS)
                kinds = self.takeable(g, lines.target[line], n)
                for _ in range(lines.get[line]):
                    kind = dearest(self.card_values, pool, kinds)
                    if kind >= 0:
                        pool[kind] += 1
                        taken[kind] += 1
                value = self.card_values.cards(pool)
                if value > most and kinds != 0:
                    most = value
                    best = line
                    gives = zeros(KINDS)
                    for i in range(n):
                        gives[self.given[i]] += 1
                    gets = taken
            if source == BASIC and self.harbor.aegis >= 0 and length >= self.harbor.aegis_price:
                n = self.harbor.aegis_price
                pool = self.pool[:]
                for i in range(n):
                    pool[self.given[i]] -= 1
                pool[self.harbor.aegis] += 1
                value = self.card_values.cards(pool)
                if value > most:
                    most = value
                    best = g.moves.lines
                    gives = zeros(KINDS)
                    for i in range(n):
                        gives[self.given[i]] += 1
                    gets = zeros(KINDS)
                    gets[self.harbor.aegis] = 1
        if best < 0:
            return False
        self.carry_out(g, best, gives, gets)
        self.worth = most
        return True

    def hopes(self, g: Pieces) -> vec[i64]:
        """What one card of each class would be worth, the best available."""
        out = zeros(3)
        for target in range(3):
            kind = dearest(self.card_values, self.pool, self.takeable(g, target, 0))
            if kind >= 0:
                self.pool[kind] += 1
                out[target] = self.card_values.cards(self.pool) - self.worth
                self.pool[kind] -= 1
        return out

    def carry_out(self, g: Pieces, line: i64, gives: vec[i64], gets: vec[i64]) -> None:
        """Change the cards; what leaves the hold must have been loaded."""
        for kind in range(KINDS):
            self.pool[kind] += gets[kind] - gives[kind]
            self.hold[kind] += gets[kind] - gives[kind]
            fresh = gives[kind] if gives[kind] < self.bought[kind] else self.bought[kind]
            self.bought[kind] += gets[kind] - fresh
            self.cargo[kind] += gives[kind] - fresh
            self.budget -= gives[kind] - fresh
        if self.done == 0:
            self.line = line
            self.buys_first = line == g.moves.lines
        self.done += 1
        if line == g.moves.lines:
            self.harbor.aegis = NOTHING
        else:
            self.saved = 0

    def run(self, g: Pieces, most: i64) -> None:
        """Exchange as long as it helps."""
        while self.done < most and self.step(g):
            pass
