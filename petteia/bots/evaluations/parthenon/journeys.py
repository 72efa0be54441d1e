"""Where to sail with what, what to exchange abroad, and what the sea takes on the way."""

from typing import Final

from petteia.bots.evaluations.parthenon.card_values import CardValues, cheapest, dearest
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.exchange import surcharge
from petteia.games.parthenon.hazards import draws
from petteia.games.parthenon.plans import plan_price, plans_left
from petteia.games.parthenon.state import COPIED, Pieces
from petteia.games.parthenon.terms import (
    ACADEMY,
    AEGIS_OR_CARGO,
    AFTER_OF,
    ALL,
    ARMY,
    BASIC,
    BASICS,
    BONUS_ON_ARRIVAL,
    BUY_AEGIS,
    COMMODITIES,
    COPY_PHILOSOPHY,
    DIVERT,
    DOWN_TO,
    DRAW_PLAN,
    EAGER,
    ESCORT,
    FIRST_OF,
    FREE_CARD,
    GIFT,
    GIVERS,
    GOLD,
    HALF_UP,
    IGNORE_HAZARD_TAG,
    IGNORE_REGION,
    KINDS,
    LARGEST,
    LOSE_AND_RETURN,
    LOSE_CARGO,
    MOST_VALUABLE,
    NOTHING,
    PER_REGION,
    PHILOSOPHIES,
    REQUIRE_AEGIS,
    SHORTAGE,
    SINK,
    SURPLUS,
    TOLL,
    TRADE_DISCOUNT,
    TURN_BACK,
)

SAFE: Final = 3
"""Cards that most hazards pass by."""
CLOSE_LOOK: Final = 3
"""How many lines are looked at closely."""


class Harbor:
    """What a land lets one do, as far as is known."""

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
        if g.box.offer[land] == BUY_AEGIS and g.supply(g.box.offer_aegis[land]) > 0:
            self.aegis = g.box.offer_aegis[land]
            self.aegis_price = g.box.offer_basics[land]
        self.rare: i64 = g.box.land_rare[land]

    def has(self, g: Pieces, kind: i64) -> bool:
        """Whether a kind is to be had here."""
        return kind != self.scarce and ((g.box.only_abroad >> kind) & 1 == 0 or kind == self.rare)


class Dealings:
    """What is exchanged in a harbor, one thing after the other."""

    def __init__(self, card_values: CardValues, harbor: Harbor, home: vec[i64], hold: vec[i64], budget: i64) -> None:
        self.card_values: CardValues = card_values
        self.harbor: Harbor = harbor
        self.hold: vec[i64] = hold[:]
        self.pool: vec[i64] = zeros(KINDS)
        for kind in range(KINDS):
            self.pool[kind] = home[kind] + hold[kind]
        self.bought: vec[i64] = zeros(KINDS)
        self.cargo: vec[i64] = zeros(KINDS)  # cards of the hold that are given away
        self.budget: i64 = budget  # how many of them may still be
        self.saved: i64 = harbor.saved
        self.worth: i64 = card_values.cards(self.pool)
        self.line: i64 = NOTHING  # the first thing that is done
        self.buys_first: bool = False
        self.done: i64 = 0
        self.given: vec[i64] = vec[i64]()  # basics, then rares, in the order in which they would be given
        self.after: vec[i64] = vec[i64]()  # what the cards are worth without the first so many of them

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
        """The cards of a class that would be given first, as many as there are; how many."""
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
        """The kinds of a class that can be had for the first so many cards, as bits."""
        out: i64 = 0
        for kind in range(FIRST_OF[target], AFTER_OF[target]):
            if self.harbor.has(g, kind):
                out |= i64(1) << kind
        for i in range(n):
            out &= ~(i64(1) << self.given[i])
        return out

    def step(self, g: Pieces) -> bool:
        """Do the one thing that helps most; False if nothing helps."""
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
        """What one card of each class would be worth, the best that is to be had."""
        out = zeros(3)
        for target in range(3):
            kind = dearest(self.card_values, self.pool, self.takeable(g, target, 0))
            if kind >= 0:
                self.pool[kind] += 1
                out[target] = self.card_values.cards(self.pool) - self.worth
                self.pool[kind] -= 1
        return out

    def carry_out(self, g: Pieces, line: i64, gives: vec[i64], gets: vec[i64]) -> None:
        """The cards change; what comes out of the hold has to be loaded."""
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


# -- the sea -------------------------------------------------------------------------------------------------------


class Risk:
    """What the sea does to a fleet on the average, in thousandths."""

    def __init__(self) -> None:
        self.lost: i64 = 0  # of the cargo
        self.stopped: i64 = 0  # of all voyages
        self.sunk: i64 = 0


def risk(g: Pieces, seat: i64, region: i64, cargo: vec[i64], others: i64) -> Risk:
    """What a fleet with a cargo has to fear in a region where so many other fleets go."""
    out = Risk()
    h = g.box.hazards
    size: i64 = 0
    aboard: i64 = 0
    rich: i64 = 0
    for kind in range(KINDS):
        size += cargo[kind]
        if cargo[kind] > 0:
            aboard |= i64(1) << kind
            rich += cargo[kind] if BASICS <= kind < COMMODITIES else i64(0)
    if size == 0:
        return out
    whole: i64 = 0
    for card in range(len(h.count)):
        whole += h.count[card] - g.spent[card]
    whole = whole if whole > 0 else i64(1)
    for giver in range(PHILOSOPHIES, GIVERS):
        give = g.box.givers
        if give.effect[giver] == IGNORE_REGION and give.region[giver] == region and g.has(seat, giver):
            return out
    pirate_proof = g.has_effect(seat, IGNORE_HAZARD_TAG)
    for card in range(len(h.count)):
        if size < h.least[card] or (pirate_proof and h.pirates[card] != 0):
            continue
        if h.shield[card] & aboard != 0:
            continue
        chance = 1000 * (h.count[card] - g.spent[card]) // whole
        if h.target[card] != ALL:
            big = size > SAFE
            mine: i64 = 600 if big == (h.target[card] == LARGEST) else 300
            chance = chance * (mine if others > 0 else i64(1000)) // 1000
        if (aboard >> GIFT) & 1 != 0:
            chance = chance // 2
        amount = h.amount[card]
        if amount == HALF_UP:
            amount = (size + 1) // 2
        elif amount <= DOWN_TO:
            amount = size - (DOWN_TO - amount)
        elif amount < 0:
            amount = size
        effect = h.effect[card]
        if effect == LOSE_CARGO:
            if h.way[card] == MOST_VALUABLE:
                amount = 2 if rich > 0 else i64(0)
        elif effect == SINK or effect == LOSE_AND_RETURN:
            amount = size
            out.stopped += chance
            out.sunk += chance if effect == SINK else i64(0)
        elif effect == TURN_BACK:
            amount = 0
            out.stopped += chance
        elif effect == DIVERT:
            amount = 0
            out.stopped += chance // 2
        elif effect != AEGIS_OR_CARGO:
            amount = 0
        out.lost += chance * (amount if amount < size else size) // size
    n = draws(g, region)
    out.lost *= n
    out.stopped *= n
    out.sunk *= n
    out.stopped = out.stopped if out.stopped < 900 else i64(900)
    return out


# -- where to --------------------------------------------------------------------------------------------------------


class Journey:
    """A voyage that has been thought about: where to, with what, for how much."""

    def __init__(self, land: i64) -> None:
        self.land: i64 = land
        self.cargo: vec[i64] = zeros(KINDS)
        self.gain: i64 = 0


def extras(g: Pieces, card_values: CardValues, land: i64, have: vec[i64]) -> i64:
    """What a land has to give besides goods: plans, philosophies."""
    seat = card_values.seat
    offer = g.box.offer[land]
    if offer == DRAW_PLAN and g.plans(seat) < 2 and plans_left(g) > 0 and have[GOLD] >= plan_price(g, seat):
        return card_values.worth.hope(card_values.turns)
    if offer == COPY_PHILOSOPHY and g.of(seat, COPIED) == 0 and g.has_built(seat, ACADEMY):
        best: i64 = 0
        for philosophy in range(PHILOSOPHIES):
            if can_be_copied(g, seat, philosophy):
                worth = card_values.worth.thought(g, philosophy, card_values.turns)
                best = worth if worth > best else best
        return best
    return 0


def can_be_copied(g: Pieces, seat: i64, philosophy: i64) -> bool:
    """Whether somebody else holds a philosophy that a seat lacks."""
    if g.holds(seat, philosophy):
        return False
    holders: i64 = 0
    for other in range(g.seats):
        if g.holds(other, philosophy):
            holders += 1
    return 0 < holders < g.box.philosophy_copies[philosophy]


def best_journey(g: Pieces, card_values: CardValues, land: i64, hand: vec[i64], room: i64, others: i64) -> Journey:
    """The best voyage to a land: what would be exchanged there is what is taken along."""
    out = Journey(land)
    harbor = Harbor(g, card_values.seat, land)
    if harbor.blocked and hand[ARMY] + hand[ESCORT] == 0:
        return out
    before = card_values.cards(hand)
    none = zeros(KINDS)
    for size in (SAFE, room):
        if size > room:
            continue
        plan = size - 1 if harbor.toll else size
        fee: i64 = 0
        if g.box.offer[land] == DRAW_PLAN and hand[GOLD] > 0 and g.plans(card_values.seat) < 2:
            fee = plan_price(g, card_values.seat)
        stock = hand[:]
        stock[GOLD] -= fee
        dealings = Dealings(card_values, Harbor(g, card_values.seat, land), none, stock, plan - fee)
        dealings.run(g, g.box.conversions)
        cargo = dealings.cargo[:]
        cargo[GOLD] += fee
        gain = dealings.worth - card_values.cards(stock) + extras(g, card_values, land, hand)
        gain += 35 * harbor.free if gain > 0 or harbor.free > 0 else i64(0)
        if fee > 0:
            gain -= before - card_values.cards(stock)
        if not harbor.known:
            gain = gain * card_values.worth.weights.unknown // 1000  # it may be closed to us
        if gain <= 0:
            continue
        if total(cargo) == 0 or harbor.toll:
            add_cheapest(card_values, hand, cargo)
            gain -= 40 if harbor.toll else i64(0)
        for guard in range(COMMODITIES - 1, KINDS):
            with_guard = cargo[:]
            if guard >= COMMODITIES:
                if hand[guard] == 0 or total(cargo) >= g.box.hold:
                    continue
                with_guard[guard] += 1
            elif harbor.blocked:
                continue
            if harbor.blocked and with_guard[ARMY] + with_guard[ESCORT] == 0:
                continue
            expected = expect(g, card_values, harbor.region, hand, with_guard, gain, others)
            if expected > out.gain and total(with_guard) > 0:
                out.gain = expected
                out.cargo = with_guard
    return out


def expect(
    g: Pieces, card_values: CardValues, region: i64, hand: vec[i64], cargo: vec[i64], gain: i64, others: i64
) -> i64:
    """What a voyage brings on the average, with what the sea may take."""
    fear = risk(g, card_values.seat, region, cargo, others)
    rest = hand[:]
    for kind in range(KINDS):
        rest[kind] -= cargo[kind]
    stake = card_values.cards(hand) - card_values.cards(rest)
    ship = card_values.worth.fleet(0, card_values.turns) // 2 + 100
    taken = stake * fear.lost // 1000 + ship * fear.sunk // 1000
    return gain * (1000 - fear.stopped) // 1000 - taken * card_values.worth.weights.sea // 1000


def add_cheapest(card_values: CardValues, hand: vec[i64], cargo: vec[i64]) -> None:
    """One more card that is missed least."""
    have = zeros(KINDS)
    for kind in range(KINDS):
        have[kind] = hand[kind] - cargo[kind]
    kind = cheapest(card_values, hand, have, 0, COMMODITIES)
    if kind < 0:
        kind = cheapest(card_values, hand, have, COMMODITIES, KINDS)
    if kind >= 0:
        cargo[kind] += 1


def total(cards: vec[i64]) -> i64:
    """How many cards there are."""
    n: i64 = 0
    for kind in range(KINDS):
        n += cards[kind]
    return n
