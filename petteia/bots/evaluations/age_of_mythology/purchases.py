"""What cubes are worth: as they are, and for the best thing they could buy."""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.forecast import Forecast
from petteia.bots.evaluations.age_of_mythology.odds import Odds
from petteia.bots.evaluations.age_of_mythology.weights import CUBE, Weights
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.age_of_mythology.box import MOST_CUBES, PERMANENTS, SLOTS, Box
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    BUILD,
    FAVOR,
    HERO,
    KINDS_OF_CUBE,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    MYTHIC,
    NEXT_AGE,
    RECRUIT,
    TRADE,
)

FARTHEST: Final = 8
"""A purchase that lacks more cubes is not considered."""
NO_BOUND: Final = -1_000_000_000
"""Cubes so cheap that no purchase is left out because of its price."""

# Kinds of wishes: the best of each counts. A drawn card makes an age cheaper.
UNIT: Final = 0
CITY_TILE: Final = 1
PRAYER: Final = 2
HIGHER_AGE: Final = 3
CHEAPER_AGE: Final = 4
KINDS_OF_WISH: Final = 5

MISSING_BITS: Final = 10
MISSING: Final = 0x400
"""More cubes than any purchase considered can lack."""
DEEPEST: Final = 249
"""More cubes of a colour than any purchase considered can lack."""

BY_CHANCE: Final = 8
"""How many bits after those for all cards in hand those for random ones come."""
DRAWN: Final = 0x101
"""Both bits of the first action."""

if DEEPEST <= KINDS_OF_CUBE * MOST_CUBES + FARTHEST:  # written out, so that the compiler knows it as a number
    raise AssertionError("a purchase may cost more than wishes.py knows")


class Purchases(Forecast):
    """Values purchases."""

    def __init__(self, seats: i64, box: Box, odds: Odds, weights: Weights) -> None:
        super().__init__(seats, box, odds, weights)
        # Buffers that are used again and again.
        self.have: vec[i64] = zeros(KINDS_OF_CUBE)
        self.price_of_wish: vec[i64] = zeros(KINDS_OF_CUBE)
        self.wished: vec[i64] = zeros(KINDS_OF_WISH)
        # What follows from the box alone.
        self.price: vec[i64] = zeros(box.units)  # cubes in all
        self.hero: vec[i64] = zeros(box.units)  # by unit: whether it needs its age
        for unit in range(box.units):
            self.hero[unit] = 1 if box.unit_class[unit] == HERO else 0
            for resource in range(KINDS_OF_CUBE):
                self.price[unit] += box.unit_cost[unit * KINDS_OF_CUBE + resource]
        self.building_price: vec[i64] = zeros(box.buildings)
        for building in range(box.buildings):
            for resource in range(KINDS_OF_CUBE):
                self.building_price[building] += box.building_cost[building * KINDS_OF_CUBE + resource]
        self.works_for: vec[i64] = vec[i64]([-1] * int(box.buildings))  # by building: the resource of a workshop
        for resource in range(KINDS_OF_CUBE):
            if box.effects.workshop[resource] >= 0:
                self.works_for[box.effects.workshop[resource]] = resource
        # What also follows from the weights.
        self.fighters: vec[i64] = zeros(box.units)
        self.by_bargain: vec[i64] = zeros(box.units)  # each culture's units, those worth most for their price first
        self.effects: vec[i64] = zeros(2 * box.buildings)
        self.heaps: vec[i64] = vec[i64]()
        self.stored_heaps: vec[i64] = vec[i64]()  # of seats with a storehouse
        self.measure()

    def measure(self) -> None:
        """What a unit, a building and a heap of cubes are worth."""
        super().measure()
        for unit in range(self.box.units):
            self.fighters[unit] = self.unit(unit) + self.prowess[unit] * self.weights.prowess // 1000
        for culture in range(len(self.box.first_unit)):
            first = self.box.first_unit[culture]
            units = range(int(first), int(first + self.box.units_of[culture]))
            bargains = [(int(self.price[u] * self.weights.cube - self.fighters[u]), u) for u in units]
            for place, (_, u) in enumerate(sorted(bargains)):
                self.by_bargain[first + place] = u
        for building in range(self.buildings):
            self.effects[2 * building] = self.building(building, 0)
            self.effects[2 * building + 1] = self.building(building, 1) - self.building(building, 0)
        self.heaps = self.heaps_of(self.box.storage)
        self.stored_heaps = self.heaps_of(self.box.effects.storehouse_limit)

    # -- what can be bought ------------------------------------------------------------------------

    def building(self, building: i64, future: i64) -> i64:
        """What a building's effect is worth."""
        w = self.weights
        e = self.box.effects
        if building == e.house:
            return 0  # the villager is counted
        resource = self.works_for[building]
        if resource >= 0:
            return w.workshop * future + (40 if resource == FAVOR else 0)
        if building == e.temple:
            return w.temple * future
        if building == e.wonder:
            return 0
        more = w.storehouse if building == e.storehouse else w.market if building == e.market else i64(0)
        more = w.armory if building == e.armory else w.siege if building == e.siege else more
        return (w.useful + more) * future

    def unit(self, unit: i64) -> i64:
        """A unit, apart from what it does for the victory cards."""
        return self.price[unit] * self.weights.unit

    def fighter(self, unit: i64) -> i64:
        """A unit that is wished for or missed: its duels count, too."""
        return self.fighters[unit]

    def age(self, g: Pieces, age: i64) -> i64:
        """An age: more cards, heroes, the way to the Wonder."""
        w = self.weights
        whole = w.classical if age == 1 else w.heroic if age == 2 else w.mythic if age == 3 else i64(0)
        return whole * self.future(g) // w.farthest

    # -- the purse ---------------------------------------------------------------------------------

    def heap(self, g: Pieces, seat: i64, cubes: i64) -> i64:
        """Cubes of one colour: the first are worth most, those that will spoil are worth little."""
        return self.heap_of(cubes, self.keeps(g, seat))

    def keeps(self, g: Pieces, seat: i64) -> i64:
        """How many cubes of a colour do not spoil."""
        e = self.box.effects
        return e.storehouse_limit if g.built(seat, e.storehouse) > 0 else self.box.storage

    def heap_of(self, cubes: i64, keep: i64) -> i64:
        """Cubes of one colour when this many are kept."""
        n = cubes if cubes < keep else keep
        w = self.weights
        return n * w.cube - n * n * w.fewer + (cubes - n) * w.spoiling

    def heaps_of(self, keep: i64) -> vec[i64]:
        """The worth of every possible number of cubes of one colour when this many are kept, from `DEEPEST` missing
        ones on, with the number missing in the last bits."""
        out = vec[i64]()
        for missing in range(i64(DEEPEST), 0, -1):
            out = append(out, -self.weights.missing * missing * MISSING + missing)
        for cubes in range(i64(MOST_CUBES + 1)):
            out = append(out, self.heap_of(cubes, keep) * MISSING)
        return out

    def purse(self, g: Pieces, seat: i64) -> i64:
        """The cubes, as they are."""
        out: i64 = 0
        for resource in range(KINDS_OF_CUBE):
            out += self.heap(g, seat, g.cubes(seat, resource))
        return self.late(g, out)

    def late(self, g: Pieces, worth: i64) -> i64:
        """Cubes are for spending: in the last turn few moves are left for it."""
        if self.turns_left(g) > 0:
            return worth
        rounds = self.box.rounds - g.round()
        return worth * (rounds if rounds > 0 else i64(0)) // self.weights.last_moves + worth // 50

    # -- the best purchase -------------------------------------------------------------------------

    def wishes(self, g: Pieces, seat: i64) -> i64:
        """The added worth of the cubes for the best thing they could buy, now or with a few more."""
        self.weigh(g, seat, self.army_lead(g, seat), self.city_lead(g, seat), self.wished, 0)
        return self.best_wish(g, self.card_bits(g, seat), self.wished, 0)

    def best_wish(self, g: Pieces, cards: i64, wished: vec[i64], at: i64) -> i64:
        """The best of the purchases weighed, for a seat with these cards: it counts most if one of them allows it."""
        usual, in_hand = self.weights.wish, self.weights.wish_in_hand
        best = wished[at + UNIT] * (in_hand if (cards >> RECRUIT) & 1 != 0 else usual)
        other = wished[at + CITY_TILE] * (in_hand if (cards >> BUILD) & 1 != 0 else usual)
        best = other if other > best else best
        other = wished[at + PRAYER] * (in_hand if (cards >> TRADE) & 1 != 0 else usual)
        best = other if other > best else best
        if (cards >> (NEXT_AGE + BY_CHANCE)) & 1 != 0:
            other = wished[at + CHEAPER_AGE] * in_hand
        else:
            other = wished[at + HIGHER_AGE] * (in_hand if (cards >> NEXT_AGE) & 1 != 0 else usual)
        best = other if other > best else best
        return self.late(g, best // 10000) if best > 0 else i64(0)

    def weigh(self, g: Pieces, seat: i64, army_lead: i64, city_lead: i64, out: vec[i64], at: i64) -> None:
        """The best purchase of each kind, regardless of cards: its surplus, which counts less the farther away it is.
        The order does not change the result: likely candidates come first, since they bound the rest. A kind that other
        kinds beat with any cards is left out."""
        w = self.weights
        box = self.box
        effects = box.effects
        have = self.have
        stored = g.built(seat, effects.storehouse) > 0
        keep = effects.storehouse_limit if stored else box.storage
        heaps = self.stored_heaps if stored else self.heaps
        before: i64 = 0
        most: i64 = FARTHEST  # the highest price of a purchase that is considered
        least = w.missing  # no spent or missing cube counts for less
        for resource in range(i64(KINDS_OF_CUBE)):
            cubes = g.cubes(seat, resource)
            most += cubes
            cubes += DEEPEST
            have[resource] = cubes
            # The more cubes of a colour there are, the less the last one is worth, and that one is spent first.
            heap = heaps[cubes] >> MISSING_BITS
            before += heap
            last = heap - (heaps[cubes - 1] >> MISSING_BITS)
            least = last if last < least else least
        if w.fewer < 0 or w.spoiling > w.cube - (2 * keep - 1) * w.fewer:
            least = NO_BOUND
        there = most - FARTHEST  # for a higher price some cubes are missing, whatever their colours
        best: i64 = 0
        edge = self.edge(g, LARGEST_ARMY, army_lead)
        cost = box.unit_cost
        prices = self.price
        fighters = self.fighters
        culture = g.culture(seat)
        first = box.first_unit[culture]
        supply = g.supply_row(seat)
        by_bargain = self.by_bargain
        for place in range(first, first + box.units_of[culture]):
            unit = by_bargain[place]
            price = prices[unit]
            if price > most or supply[unit - first] <= 0:
                continue
            gain = edge + fighters[unit]
            near = 10 - (price - there if price > there else i64(0))
            if (gain - least * price) * near <= best:
                continue
            if self.hero[unit] == 0 or g.hero_allowed(seat, unit):
                best = self.wish(heaps, before, cost, unit * KINDS_OF_CUBE, gain, best)
        out[at + UNIT] = best
        # A purchase below this is worse than the best unit, even if there is a card for it and none for the unit.
        worse, better = (w.wish, w.wish_in_hand) if w.wish < w.wish_in_hand else (w.wish_in_hand, w.wish)
        bound = best * worse // better if worse > 0 else i64(0)
        asked = self.price_of_wish
        best = bound
        if effects.temple >= 0 and g.built(seat, effects.temple) > 0 and effects.temple_favor <= most:
            for resource in range(i64(KINDS_OF_CUBE)):
                asked[resource] = 0
            asked[FAVOR] = effects.temple_favor
            best = self.wish(heaps, before, asked, 0, CUBE, best)
        out[at + PRAYER] = best
        best = bound
        age = g.age(seat)
        future = self.future(g)
        edge = self.edge(g, MOST_BUILDINGS, city_lead)
        cost = box.building_cost
        prices = self.building_price
        worth = self.effects
        ages, limits = box.building_age, box.building_most
        city = g.built_row(seat)
        house, wonder = effects.house, effects.wonder
        for building in range(self.buildings):
            price = prices[building]
            if price > most or age < ages[building] or city[building] >= limits[building]:
                continue
            gain = edge + worth[2 * building] + worth[2 * building + 1] * future
            if building == house:
                gain += w.harvest * future
            elif building == wonder:
                gain += self.wonder_gain(g, seat)
            near = 10 - (price - there if price > there else i64(0))
            if (gain - least * price) * near > best:
                best = self.wish(heaps, before, cost, building * KINDS_OF_CUBE, gain, best)
        out[at + CITY_TILE] = best
        out[at + HIGHER_AGE] = bound
        out[at + CHEAPER_AGE] = bound
        if age < MYTHIC:
            gain = self.age(g, age + 1) - self.age(g, age)
            each = 4 + age
            # A drawn card makes it cheaper by a cube of each.
            if KINDS_OF_CUBE * (each - 1) <= most and (gain - least * KINDS_OF_CUBE * (each - 1)) * 10 > bound:
                for resource in range(i64(KINDS_OF_CUBE)):
                    asked[resource] = each - 1
                out[at + CHEAPER_AGE] = self.wish(heaps, before, asked, 0, gain, bound)
                for resource in range(i64(KINDS_OF_CUBE)):
                    asked[resource] = each
                out[at + HIGHER_AGE] = self.wish(heaps, before, asked, 0, gain, bound)

    def wish(self, heaps: vec[i64], before: i64, price: vec[i64], at: i64, gain: i64, best: i64) -> i64:
        """The better of `best` and the surplus of one purchase, in tenths, which counts less the farther away it is.
        The stock is in `have`. What is left of each colour, and what is missing, is summed in one number."""
        have = self.have
        after = heaps[have[0] - price[at]] + heaps[have[1] - price[at + 1]]
        after += heaps[have[2] - price[at + 2]] + heaps[have[3] - price[at + 3]]
        missing = after & (MISSING - 1)
        if missing > FARTHEST:
            return best
        surplus = (gain + (after >> MISSING_BITS) - before) * (10 - missing)
        return surplus if surplus > best else best

    def wonder_gain(self, g: Pieces, seat: i64) -> i64:
        """What building the Wonder now would bring: a win, if this seat would be ahead."""
        return self.weights.wonder_now if self.lead_with_wonder(g, seat) > 0 else i64(-5 * CUBE)

    def card_bits(self, g: Pieces, seat: i64) -> i64:
        """The actions a seat has cards for, one bit each; then those it has random cards for."""
        out: i64 = 0
        left = g.hand_size(seat)
        hand = g.in_hand_row(seat)
        action = self.box.card_action
        own = self.box.first_card[g.culture(seat)] - PERMANENTS  # a culture's cards come after the permanent ones
        for slot in range(i64(SLOTS)):
            if left == 0:
                break
            n = hand[slot]
            if n > 0:
                left -= n
                out |= i64(1) << action[slot] if slot < PERMANENTS else i64(DRAWN) << action[own + slot]
        return out
