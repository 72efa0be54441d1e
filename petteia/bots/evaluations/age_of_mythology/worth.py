"""What a seat's position is worth: victory cubes won and in reach, and what brings more of them.

The unit is a thousandth of a victory cube. A resource cube is worth about a tenth of one early in the game and
nothing at its end.
"""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.odds import Odds
from petteia.bots.evaluations.age_of_mythology.weights import CUBE, Weights
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.age_of_mythology.box import MOST_UNITS, PERMANENTS, SPACES, Box
from petteia.games.age_of_mythology.state import (
    AGE,
    BLOCK,
    CITY,
    CUBES,
    CULTURE,
    FIELD,
    HAND,
    HELD,
    MIDDLE,
    PERMANENT_CARDS,
    RANDOM_CARDS,
    SLOTS,
    SPACE,
    SUPPLY,
    VICTORY_BANK,
    VICTORY_CARD,
    VILLAGERS,
    WORKER,
    Pieces,
)
from petteia.games.age_of_mythology.terms import (
    ALL_TILES,
    ATTACK,
    BUILD,
    EXPLORE,
    FAVOR,
    GATHER,
    HERO,
    KINDS_OF_CUBE,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    MYTHIC,
    NEXT_AGE,
    NO_WORKER,
    RECRUIT,
    THE_WONDER,
    TRADE,
    VILLAGER,
    WON_THE_LAST_BATTLE,
    WORKING_UNIT,
)

FARTHEST: Final = 8
"""Of a purchase for which more cubes are missing nobody thinks."""
LANE_BITS: Final = 12
LANE: Final = 0x1000
FIFTH_LANE: Final = 0x1000000000000
"""What fits into a lane of several numbers that are summed as one: 16 tiles of at most 9 cubes and one more."""
NO_BOUND: Final = -1_000_000_000
"""Cubes so cheap that no purchase is left out because of its price."""


class Worth:
    """Values positions of one game."""

    def __init__(self, seats: i64, box: Box, odds: Odds, weights: Weights) -> None:
        self.seats: i64 = seats
        self.buildings: i64 = box.buildings
        self.placed: i64 = box.cubes_placed_by_two if seats == 2 else box.cubes_placed  # victory cubes a turn
        # Rooms for numbers that are needed again and again.
        self.at_hand: vec[i64] = zeros(8)  # what features.py compares players by
        self.page: vec[i64] = zeros(16 * seats)  # and what it notes down of a position that it sees once
        self.have: vec[i64] = zeros(KINDS_OF_CUBE)
        self.price_of_wish: vec[i64] = zeros(KINDS_OF_CUBE)
        self.box: Box = box
        self.odds: Odds = odds
        self.weights: Weights = weights
        self.prowess: vec[i64] = vec[i64]()  # by unit: its chance against an average unit of another culture
        self.price: vec[i64] = vec[i64]()  # by unit: cubes
        for unit in range(box.units):
            whole: i64 = 0
            count: i64 = 0
            for other in range(box.units):
                if box.unit_culture[other] != box.unit_culture[unit]:
                    whole += odds.even[unit * box.units + other]
                    count += 1
            self.prowess = append(self.prowess, whole // count)
            cubes: i64 = 0
            for resource in range(KINDS_OF_CUBE):
                cubes += box.unit_cost[unit * KINDS_OF_CUBE + resource]
            self.price = append(self.price, cubes)
        self.by_prowess: vec[i64] = vec[i64]()  # the units' places in their culture, each culture's best first
        self.best_prowess: vec[i64] = vec[i64]()  # and what those do
        for culture in range(len(box.first_unit)):
            first = box.first_unit[culture]
            ranks = [(int(self.prowess[first + slot]), slot) for slot in range(box.units_of[culture])]
            for _, slot in sorted(ranks, reverse=True):
                self.by_prowess = append(self.by_prowess, slot)
                self.best_prowess = append(self.best_prowess, self.prowess[first + slot])
        self.works_for: vec[i64] = vec[i64]([-1] * int(box.buildings))  # by building: whose workshop it is
        for resource in range(KINDS_OF_CUBE):
            if box.effects.workshop[resource] >= 0:
                self.works_for[box.effects.workshop[resource]] = resource
        worker = box.effects.worker
        self.working_culture: i64 = box.unit_culture[worker] if worker >= 0 else i64(-2)  # whose units work on tiles
        self.fighters: vec[i64] = zeros(box.units)
        self.by_bargain: vec[i64] = zeros(box.units)  # each culture's units, those worth most for their price first
        self.effects: vec[i64] = zeros(2 * box.buildings)
        self.building_price: vec[i64] = zeros(box.buildings)  # cubes in all
        for building in range(box.buildings):
            for resource in range(KINDS_OF_CUBE):
                self.building_price[building] += box.building_cost[building * KINDS_OF_CUBE + resource]
        # By tile, from 1 on: the cubes it brings and itself, and what a worker on it adds, as lanes of one number.
        self.tile_yields: vec[i64] = zeros(box.tiles + 1)
        self.tile_works: vec[i64] = zeros(box.tiles + 1)
        for tile in range(box.tiles):
            works: i64 = 1
            for _ in range(box.tile_resource[tile]):
                works *= LANE
            self.tile_works[tile + 1] = works
            self.tile_yields[tile + 1] = box.tile_amount[tile] * works + FIFTH_LANE
        self.hero: vec[i64] = zeros(box.units)  # by unit: whether it needs its age
        for unit in range(box.units):
            self.hero[unit] = 1 if box.unit_class[unit] == HERO else 0
        self.wonder_age: i64 = MYTHIC + 1  # in which it can be built
        if box.effects.wonder >= 0:
            self.wonder_age = box.building_age[box.effects.wonder]
        self.wonder_price: vec[i64] = vec[i64]()  # by age: the cubes on the way from it to a Wonder
        for age in range(MYTHIC + 1):
            ages = [4 * (4 + later) for later in range(age, MYTHIC)]
            self.wonder_price = append(self.wonder_price, 4 * 10 + sum(ages))
        # By cubes in the victory bank: turns to come after this one, and the lead that is safe then, more or less.
        self.turns: vec[i64] = zeros(box.victory_cubes + 1)
        for bank in range(box.victory_cubes + 1):
            self.turns[bank] = (bank + self.placed - 1) // self.placed
        self.spread: vec[i64] = zeros(box.victory_cubes + 1)
        self.level: i64 = 1000 // seats  # everybody's chance
        self.measure()

    def measure(self) -> None:
        """Reckon once what depends on the weights alone. They have changed: see `Weights`."""
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
        for bank in range(self.box.victory_cubes + 1):
            self.spread[bank] = 1 + self.turns[bank] * self.weights.safe // 1000

    # -- time -------------------------------------------------------------------------------------

    def turns_left(self, g: Pieces) -> i64:
        """Turns to come after this one, if no Wonder is built."""
        return self.turns[g.cells[VICTORY_BANK]]

    def future(self, g: Pieces) -> i64:
        """Turns to come that are counted."""
        turns = self.turns_left(g)
        return turns if turns < self.weights.farthest else self.weights.farthest

    # -- victory cards -----------------------------------------------------------------------------

    def stakes(self, g: Pieces, card: i64) -> i64:
        """What lies on a victory card, and what is expected to come."""
        w = self.weights
        to_come = w.battle_to_come
        if card == LARGEST_ARMY:
            to_come = w.army_to_come
        elif card == MOST_BUILDINGS:
            to_come = w.city_to_come
        elif card == THE_WONDER:
            to_come = w.wonder_to_come
        return g.cells[VICTORY_CARD + card] * CUBE + g.cells[VICTORY_BANK] * to_come * CUBE // 1000

    def lead_chance(self, g: Pieces, lead: i64) -> i64:
        """The chance to be alone in front at the end."""
        return self.chance_of_lead(g.cells, lead)

    def chance_of_lead(self, cells: vec[i64], lead: i64) -> i64:
        """The same, for whoever has the cells in hand."""
        spread = self.spread[cells[VICTORY_BANK]]
        if lead >= spread:
            return 1000
        if lead <= -spread:
            return 0
        level = self.level if spread > 1 else i64(200)
        return level + ((1000 - level) * lead // spread if lead > 0 else level * lead // spread)

    def edge(self, g: Pieces, card: i64, lead: i64) -> i64:
        """What one more unit or building is worth for a victory card."""
        more = self.chance_of_lead(g.cells, lead + 1) - self.chance_of_lead(g.cells, lead)
        return self.stakes(g, card) * more // 1000 if more != 0 else i64(0)

    def army_lead(self, g: Pieces, seat: i64) -> i64:
        """Units more than the next player has."""
        most: i64 = -1
        for other in range(g.seats):
            if other != seat:
                n = g.army(other) + g.force(other)
                most = n if n > most else most
        return g.army(seat) + g.force(seat) - most

    def city_lead(self, g: Pieces, seat: i64) -> i64:
        """Buildings more than the next player has."""
        most: i64 = -1
        for other in range(g.seats):
            if other != seat:
                n = g.city_size(other)
                most = n if n > most else most
        return g.city_size(seat) - most

    def might(self, g: Pieces, seat: i64) -> i64:
        """The five best units, by what they do in an average duel."""
        return self.might_of(g.cells, MIDDLE + seat * BLOCK + HELD, g.culture(seat))

    def might_of(self, cells: vec[i64], at: i64, culture: i64) -> i64:
        """The same, for whoever knows where they stand."""
        first = self.box.first_unit[culture]
        by_prowess = self.by_prowess
        out: i64 = 60
        left: i64 = 5
        before: i64 = -1
        for place in range(first, first + self.box.units_of[culture]):
            slot = by_prowess[place]
            count = cells[at + slot]
            if count == 0:
                continue
            prowess = self.prowess[first + slot]
            if prowess == before:
                continue  # of units that do equally well one kind counts
            before = prowess
            if count >= left:
                return out + left * prowess
            out += count * prowess
            left -= count
        return out

    def battle_chance(self, g: Pieces, seat: i64) -> i64:
        """The chance to win the next battle."""
        mine = self.might(g, seat)
        whole: i64 = 0
        for other in range(g.seats):
            m = mine if other == seat else self.might(g, other)
            whole += m * m // 100
        return mine * mine * 10 // whole

    def wonder_chance(self, g: Pieces, seat: i64) -> i64:
        """The chance to build the Wonder in time: what it and the ages before it cost, against what comes in."""
        return self.chance_of_wonder(g.cells, g.all_cubes(seat), g.age(seat), self.harvest(g, seat))

    def chance_of_wonder(self, cells: vec[i64], cubes: i64, age: i64, harvest: i64) -> i64:
        """The same, for whoever knows what there is and comes in."""
        turns = self.turns[cells[VICTORY_BANK]]
        cost = self.wonder_price[age] - cubes
        need = cost // (3 + harvest) if cost > 0 else i64(0)
        if need > turns:
            return 0
        return self.weights.wonder * (turns + 1 - need) // (turns + 2)

    def wonder_plan(self, g: Pieces, seat: i64) -> i64:
        """How far a seat has got on the way to a Wonder, as long as there is time for the rest of it. A look at the
        next position shows nothing of that way but its costs: here every age and every cube on it counts. It is worth
        as much as ending the game would be: nothing to whoever is far behind."""
        whole = self.weights.wonder_plan
        if whole == 0 or self.box.effects.wonder < 0:
            return 0
        price: i64 = 0
        there: i64 = 0
        for age in range(i64(MYTHIC)):
            price += KINDS_OF_CUBE * (4 + age)
            there += KINDS_OF_CUBE * (4 + age) if age < g.age(seat) else i64(0)
        for resource in range(i64(KINDS_OF_CUBE)):
            cost = self.box.building_cost[self.box.effects.wonder * KINDS_OF_CUBE + resource]
            have = g.cubes(seat, resource)
            price += cost
            there += have if have < cost else cost
        if price - there > (3 + self.harvest(g, seat)) * (self.turns_left(g) + 1):
            return 0
        lead = 500 + 100 * self.lead_with_wonder(g, seat)
        lead = 0 if lead < 0 else lead if lead < 1000 else i64(1000)
        return whole * there // price * lead // 1000

    def lead_with_wonder(self, g: Pieces, seat: i64) -> i64:
        """By how many victory cubes a seat would be ahead of all others if it built the Wonder now."""
        hardest: i64 = 0
        for other in range(g.seats):
            if other != seat:
                tally = self.tally(g, other, seat)
                hardest = tally if tally > hardest else hardest
        return self.tally(g, seat, seat) - hardest

    # -- what a seat has ----------------------------------------------------------------------------

    def harvest(self, g: Pieces, seat: i64) -> i64:
        """Cubes that all tiles and workers yield together."""
        out: i64 = g.cells[g.at(seat) + VILLAGERS]
        at = g.at(seat)
        for space in range(SPACES):
            tile = g.cells[at + SPACE + space] - 1
            if tile >= 0:
                out += self.box.tile_amount[tile] + (1 if g.cells[at + WORKER + space] != NO_WORKER else 0)
        return out

    def production(self, g: Pieces, seat: i64) -> i64:
        """Tiles and workers: income to come, the first cubes of each colour more than later ones."""
        w = self.weights
        at = g.at(seat)
        income = zeros(KINDS_OF_CUBE)
        tiles: i64 = 0
        e = self.box.effects
        for space in range(SPACES):
            tile = g.cells[at + SPACE + space] - 1
            if tile < 0:
                continue
            resource = self.box.tile_resource[tile]
            tiles += 1
            income[resource] += self.box.tile_amount[tile]
            worker = g.cells[at + WORKER + space]
            if worker == VILLAGER:
                income[resource] += self.box.villager_bonus
            elif worker != NO_WORKER and resource == e.work_resource:
                income[resource] += e.work_amount
        out = g.cells[at + VILLAGERS] * w.harvest + tiles * w.tile
        for resource in range(KINDS_OF_CUBE):
            n = income[resource]
            out += n * w.harvest + (n if n < 2 else i64(2)) * w.steady
            if n > 6:
                out -= (n - 6) * w.harvest * w.glut // 1000
        return out * self.future(g)

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

    def city(self, g: Pieces, seat: i64) -> i64:
        """The effects of the buildings."""
        at = g.at(seat) + CITY
        future = self.future(g)
        out: i64 = 0
        for building in range(self.box.buildings):
            if g.cells[at + building] > 0:
                out += self.building(building, future)
        return out

    def unit(self, unit: i64) -> i64:
        """A unit, apart from what it does for the victory cards."""
        return self.price[unit] * self.weights.unit

    def fighter(self, unit: i64) -> i64:
        """A unit that is wished for or missed: what it does in duels counts, too."""
        return self.fighters[unit]

    def army(self, g: Pieces, seat: i64) -> i64:
        """The units, wherever they are."""
        at = g.at(seat)
        out: i64 = 0
        working = g.working(seat, WORKING_UNIT)
        if working > 0:
            out = working * self.unit(self.box.effects.worker)
        first = self.box.first_unit[g.culture(seat)]
        for slot in range(MOST_UNITS):
            n = g.cells[at + HELD + slot] + g.cells[at + FIELD + slot]
            if n > 0:
                unit = first + slot
                out += n * (self.unit(unit) + self.prowess[unit] * self.weights.standing_prowess // 1000)
        return out

    def age(self, g: Pieces, age: i64) -> i64:
        """An age: more cards, heroes, the way to the Wonder."""
        w = self.weights
        whole = w.classical if age == 1 else w.heroic if age == 2 else w.mythic if age == 3 else i64(0)
        return whole * self.future(g) // w.farthest

    # -- the purse ------------------------------------------------------------------------------------

    def heap(self, g: Pieces, seat: i64, cubes: i64) -> i64:
        """Cubes of one colour: the first are worth most, those that will spoil little."""
        return self.heap_of(cubes, self.keeps(g, seat))

    def keeps(self, g: Pieces, seat: i64) -> i64:
        """How many cubes of a colour do not spoil."""
        e = self.box.effects
        return e.storehouse_limit if g.built(seat, e.storehouse) > 0 else self.box.storage

    def heap_of(self, cubes: i64, keep: i64) -> i64:
        """Cubes of one colour of which so many are kept."""
        n = cubes if cubes < keep else keep
        w = self.weights
        return n * w.cube - n * n * w.fewer + (cubes - n) * w.spoiling

    def purse(self, g: Pieces, seat: i64) -> i64:
        """The cubes, as they are."""
        out: i64 = 0
        for resource in range(KINDS_OF_CUBE):
            out += self.heap(g, seat, g.cubes(seat, resource))
        return self.late(g, out)

    def late(self, g: Pieces, worth: i64) -> i64:
        """Cubes are for spending: in the last turn there are only so many moves left to do it."""
        if self.turns_left(g) > 0:
            return worth
        rounds = self.box.rounds - g.round()
        return worth * (rounds if rounds > 0 else i64(0)) // self.weights.last_moves + worth // 50

    def wishes(self, g: Pieces, seat: i64) -> i64:
        """What the cubes are worth more because of the best thing they could buy, now or with a little more."""
        return self.wishes_with(g, seat, self.card_bits(g, seat), self.army_lead(g, seat), self.city_lead(g, seat))

    def wishes_with(self, g: Pieces, seat: i64, cards: i64, army_lead: i64, city_lead: i64) -> i64:
        """The same, for whoever knows the actions in hand and the leads already. The best wish is the same in whatever
        order they are looked at: those that are likely to be it come first, since they bound the rest."""
        cells = g.cells
        mine = MIDDLE + seat * BLOCK
        w = self.weights
        box = self.box
        effects = box.effects
        have = self.have
        keep = effects.storehouse_limit if cells[mine + CITY + effects.storehouse] > 0 else box.storage
        cube, fewer, spoiling = w.cube, w.fewer, w.spoiling
        before: i64 = 0
        most: i64 = FARTHEST  # what a purchase may cost to be wished for at all
        least = w.missing  # no cube that is spent or missing counts for less
        for resource in range(i64(KINDS_OF_CUBE)):
            cubes = cells[mine + CUBES + resource]
            have[resource] = cubes
            most += cubes
            # The more there are of a colour the less the last one is worth, and that is spent first.
            if cubes > keep:
                before += keep * (cube - keep * fewer) + (cubes - keep) * spoiling
                last = spoiling
            else:
                before += cubes * (cube - cubes * fewer)
                last = cube - (2 * cubes - 1) * fewer
            least = last if last < least else least
        if fewer < 0 or spoiling > cube - (2 * keep - 1) * fewer:
            least = NO_BOUND
        there = most - FARTHEST  # of what costs more some cubes are missing, whatever their colours
        best: i64 = 0
        share = w.wish_in_hand if (cards >> RECRUIT) & 1 != 0 else w.wish
        edge = self.edge(g, LARGEST_ARMY, army_lead)
        cost = box.unit_cost
        prices = self.price
        fighters = self.fighters
        culture = cells[mine + CULTURE]
        first = box.first_unit[culture]
        supply = mine + SUPPLY - first
        by_bargain = self.by_bargain
        for place in range(first, first + box.units_of[culture]):
            unit = by_bargain[place]
            price = prices[unit]
            if price > most or cells[supply + unit] <= 0:
                continue
            gain = edge + fighters[unit]
            near = 10 - (price - there if price > there else i64(0))
            if (gain - least * price) * share * near <= best * 10000:
                continue
            if self.hero[unit] == 0 or g.hero_allowed(seat, unit):
                best = self.wish(have, keep, before, cost, unit * KINDS_OF_CUBE, gain, share, best)
        asked = self.price_of_wish
        if effects.temple >= 0 and cells[mine + CITY + effects.temple] > 0:
            for resource in range(i64(KINDS_OF_CUBE)):
                asked[resource] = 0
            asked[FAVOR] = effects.temple_favor
            share = w.wish_in_hand if (cards >> TRADE) & 1 != 0 else w.wish
            best = self.wish(have, keep, before, asked, 0, CUBE, share, best)
        age = cells[mine + AGE]
        future = self.future(g)
        share = w.wish_in_hand if (cards >> BUILD) & 1 != 0 else w.wish
        edge = self.edge(g, MOST_BUILDINGS, city_lead)
        cost = box.building_cost
        prices = self.building_price
        worth = self.effects
        ages, limits = box.building_age, box.building_most
        city = mine + CITY
        house, wonder = effects.house, effects.wonder
        for building in range(self.buildings):
            price = prices[building]
            if price > most or age < ages[building] or cells[city + building] >= limits[building]:
                continue
            gain = edge + worth[2 * building] + worth[2 * building + 1] * future
            if building == house:
                gain += w.harvest * future
            elif building == wonder:
                gain += self.wonder_gain(g, seat)
            near = 10 - (price - there if price > there else i64(0))
            if (gain - least * price) * share * near > best * 10000:
                best = self.wish(have, keep, before, cost, building * KINDS_OF_CUBE, gain, share, best)
        if age < MYTHIC:
            share = w.wish_in_hand if (cards >> NEXT_AGE) & 1 != 0 else w.wish
            gain = self.age(g, age + 1) - self.age(g, age)
            each = 4 + age
            if (cards >> NEXT_AGE) & 1 != 0 and self.holds_random(g, seat, NEXT_AGE):
                each = 3 + age
            if (gain - least * KINDS_OF_CUBE * each) * share > best * 1000:
                for resource in range(i64(KINDS_OF_CUBE)):
                    asked[resource] = each
                best = self.wish(have, keep, before, asked, 0, gain, share, best)
        return self.late(g, best)

    def holds_random(self, g: Pieces, seat: i64, action: i64) -> bool:
        """Whether a random card in hand allows an action."""
        for slot in range(i64(PERMANENTS), g.slots(seat)):
            if g.in_hand(seat, slot) > 0 and self.box.card_action[g.card_of(seat, slot)] == action:
                return True
        return False

    def wish(
        self,
        have: vec[i64],
        keep: i64,
        before: i64,
        price: vec[i64],
        at: i64,
        gain: i64,
        share: i64,
        best: i64,
    ) -> i64:
        """The better of `best` and the surplus of one purchase, less the farther away it is."""
        missing: i64 = 0
        after: i64 = 0
        w = self.weights
        cube, fewer, spoiling = w.cube, w.fewer, w.spoiling
        for resource in range(i64(KINDS_OF_CUBE)):
            left = have[resource] - price[at + resource]
            if left < 0:
                missing -= left
            elif left < keep:
                after += left * (cube - left * fewer)
            else:
                after += keep * (cube - keep * fewer) + (left - keep) * spoiling
        if missing > FARTHEST:
            return best
        surplus = gain + after - before - w.missing * missing
        if surplus <= 0:
            return best
        surplus = surplus * share * (10 - missing) // 10000
        return surplus if surplus > best else best

    def wonder_gain(self, g: Pieces, seat: i64) -> i64:
        """What building the Wonder now would bring: a win, if this seat would be ahead."""
        return self.weights.wonder_now if self.lead_with_wonder(g, seat) > 0 else i64(-5 * CUBE)

    def tally(self, g: Pieces, seat: i64, builder: i64) -> i64:
        """The victory cubes a seat would have if the game ended with a Wonder now."""
        out = g.victory(seat)
        if self.army_lead(g, seat) > 0:
            out += g.on_card(LARGEST_ARMY)
        if self.city_lead(g, seat) + (1 if seat == builder else -1) > 0:
            out += g.on_card(MOST_BUILDINGS)
        if seat == builder:
            out += g.on_card(THE_WONDER)
        return out

    def card_bits(self, g: Pieces, seat: i64) -> i64:
        """The actions a seat has cards for, one bit each."""
        out: i64 = 0
        cells = g.cells
        mine = MIDDLE + seat * BLOCK
        left = cells[mine + PERMANENT_CARDS] + cells[mine + RANDOM_CARDS]
        action = self.box.card_action
        own = self.box.first_card[cells[mine + CULTURE]] - PERMANENTS  # a culture's cards come after the permanent ones
        for slot in range(i64(SLOTS)):
            if left == 0:
                break
            n = cells[mine + HAND + slot]
            if n > 0:
                left -= n
                out |= i64(1) << action[slot if slot < PERMANENTS else own + slot]
        return out

    def hand(self, g: Pieces, seat: i64) -> i64:
        """The cards in hand."""
        w = self.weights
        out: i64 = 0
        at = g.at(seat) + HAND
        for slot in range(g.slots(seat)):
            if g.cells[at + slot] == 0:
                continue
            if slot < PERMANENTS:
                out += g.cells[at + slot] * w.permanent_card
                continue
            rank = self.card_rank(g, seat, g.card_of(seat, slot)) if w.card_in_hand != 0 else i64(100)
            out += g.cells[at + slot] * (w.random_card + (rank - 100) * w.card_in_hand // 1000)
        return self.late(g, out)

    def card_rank(self, g: Pieces, seat: i64, card: i64) -> i64:
        """How good it is to hold a random card, an average one being 100."""
        w = self.weights
        box = self.box
        action = box.card_action[card]
        number = box.card_number[card]
        god = w.card_god if box.card_god[card] >= 0 else i64(0)
        if action == GATHER:
            return god + (w.card_all if number == ALL_TILES else w.card_gather)
        if action == BUILD:
            return god + w.card_build + w.card_building * number
        if action == RECRUIT:
            return god + w.card_recruit + w.card_unit * number
        if action == TRADE:
            return god + w.card_trade - 20 * number
        if action == ATTACK:
            return god + w.card_attack * number + w.card_battle * g.on_card(WON_THE_LAST_BATTLE)
        if action == NEXT_AGE:
            return god + (w.card_age if g.age(seat) < 3 and self.turns_left(g) > 3 else i64(20))
        if action == EXPLORE:
            return god + w.card_explore * self.future(g)
        return god

    # -- all together -----------------------------------------------------------------------------------

    def parts(self, g: Pieces, seat: i64) -> dict[str, int]:
        """The same for people, by name."""
        w = self.stakes(g, WON_THE_LAST_BATTLE) * self.battle_chance(g, seat) // 1000
        wonder = self.stakes(g, THE_WONDER) * self.wonder_chance(g, seat) // 1000
        return {
            "victory": int(g.victory(seat) * CUBE),
            "largest_army": int(self.stakes(g, LARGEST_ARMY) * self.lead_chance(g, self.army_lead(g, seat)) // 1000),
            "most_buildings": int(
                self.stakes(g, MOST_BUILDINGS) * self.lead_chance(g, self.city_lead(g, seat)) // 1000
            ),
            "last_battle": int(w),
            "wonder": int(wonder + self.wonder_plan(g, seat)),
            "income": int(self.production(g, seat)),
            "city": int(self.city(g, seat)),
            "army": int(self.army(g, seat)),
            "age": int(self.age(g, g.age(seat))),
            "purse": int(self.purse(g, seat) + self.wishes(g, seat)),
            "hand": int(self.hand(g, seat)),
        }

    def standing(self, g: Pieces, seat: i64, me: bool, battle: i64) -> i64:
        """What a seat's position is worth. Its hand and its wishes count only for the seat whose view it is.
        `battle` is the chance to win the battle at hand, or -1."""
        out = g.victory(seat) * CUBE
        out += self.stakes(g, LARGEST_ARMY) * self.lead_chance(g, self.army_lead(g, seat)) // 1000
        out += self.stakes(g, MOST_BUILDINGS) * self.lead_chance(g, self.city_lead(g, seat)) // 1000
        chance = self.battle_chance(g, seat)
        if battle < 0:
            out += self.stakes(g, WON_THE_LAST_BATTLE) * chance // 1000
        else:
            now = g.on_card(WON_THE_LAST_BATTLE) * CUBE
            out += now * battle // 1000 + (self.stakes(g, WON_THE_LAST_BATTLE) - now) * chance // 1000
        out += self.stakes(g, THE_WONDER) * self.wonder_chance(g, seat) // 1000
        out += self.production(g, seat) + self.city(g, seat) + self.army(g, seat) + self.age(g, g.age(seat))
        out += self.purse(g, seat)
        if me:
            out += self.wishes(g, seat) + self.hand(g, seat) + self.wonder_plan(g, seat)
        return out
