"""What a seat may expect: the time left, who will have the victory cards, who will build the Wonder."""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.odds import Odds
from petteia.bots.evaluations.age_of_mythology.weights import CUBE, Weights
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.age_of_mythology.box import SPACES, Box
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    KINDS_OF_CUBE,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    MYTHIC,
    NO_WORKER,
    THE_WONDER,
)

LANE_BITS: Final = 12
LANE: Final = 0x1000
FIFTH_LANE: Final = 0x1000000000000
"""What fits into a lane when several numbers are summed as one: 16 tiles of at most 9 cubes and one more."""


class Forecast:
    """Looks ahead from positions of one game. Chances are in thousandths."""

    def __init__(self, seats: i64, box: Box, odds: Odds, weights: Weights) -> None:
        self.seats: i64 = seats
        self.buildings: i64 = box.buildings
        self.placed: i64 = box.cubes_placed_by_two if seats == 2 else box.cubes_placed  # victory cubes a turn
        self.box: Box = box
        self.odds: Odds = odds
        self.weights: Weights = weights
        self.prowess: vec[i64] = vec[i64]()  # by unit: its chance against an average unit of another culture
        for unit in range(box.units):
            whole: i64 = 0
            count: i64 = 0
            for other in range(box.units):
                if box.unit_culture[other] != box.unit_culture[unit]:
                    whole += odds.even[unit * box.units + other]
                    count += 1
            self.prowess = append(self.prowess, whole // count)
        self.by_prowess: vec[i64] = vec[i64]()  # the units' places in their culture, each culture's best first
        self.best_prowess: vec[i64] = vec[i64]()  # and the prowess of those
        for culture in range(len(box.first_unit)):
            first = box.first_unit[culture]
            ranks = [(int(self.prowess[first + slot]), slot) for slot in range(box.units_of[culture])]
            for _, slot in sorted(ranks, reverse=True):
                self.by_prowess = append(self.by_prowess, slot)
                self.best_prowess = append(self.best_prowess, self.prowess[first + slot])
        worker = box.effects.worker
        self.working_culture: i64 = box.unit_culture[worker] if worker >= 0 else i64(-2)  # units of it work on tiles
        # By tile, from 1 on: the cubes it brings and itself, and what a worker on it adds, as lanes of one number.
        self.tile_yields: vec[i64] = zeros(box.tiles + 1)
        self.tile_works: vec[i64] = zeros(box.tiles + 1)
        for tile in range(box.tiles):
            works: i64 = 1
            for _ in range(box.tile_resource[tile]):
                works *= LANE
            self.tile_works[tile + 1] = works
            self.tile_yields[tile + 1] = box.tile_amount[tile] * works + FIFTH_LANE
        self.wonder_age: i64 = MYTHIC + 1  # the age in which it can be built
        if box.effects.wonder >= 0:
            self.wonder_age = box.building_age[box.effects.wonder]
        self.wonder_price: vec[i64] = vec[i64]()  # by age: the cubes on the way from it to a Wonder
        for age in range(MYTHIC + 1):
            ages = [4 * (4 + later) for later in range(age, MYTHIC)]
            self.wonder_price = append(self.wonder_price, 4 * 10 + sum(ages))
        # By cubes in the victory bank: turns to come after this one, and the lead that is roughly safe then.
        self.turns: vec[i64] = zeros(box.victory_cubes + 1)
        for bank in range(box.victory_cubes + 1):
            self.turns[bank] = (bank + self.placed - 1) // self.placed
        self.spread: vec[i64] = zeros(box.victory_cubes + 1)
        self.level: i64 = 1000 // seats  # every seat's chance

    def measure(self) -> None:
        """Compute again what depends on the weights alone, after they have changed: see `Weights`."""
        for bank in range(self.box.victory_cubes + 1):
            self.spread[bank] = 1 + self.turns[bank] * self.weights.safe // 1000

    # -- time --------------------------------------------------------------------------------------

    def turns_left(self, g: Pieces) -> i64:
        """Turns to come after this one, if no Wonder is built."""
        return self.turns[g.victory_bank()]

    def future(self, g: Pieces) -> i64:
        """The number of turns to come that count."""
        turns = self.turns_left(g)
        return turns if turns < self.weights.farthest else self.weights.farthest

    # -- victory cards -----------------------------------------------------------------------------

    def stakes(self, g: Pieces, card: i64) -> i64:
        """The cubes on a victory card, and those expected to come."""
        w = self.weights
        to_come = w.battle_to_come
        if card == LARGEST_ARMY:
            to_come = w.army_to_come
        elif card == MOST_BUILDINGS:
            to_come = w.city_to_come
        elif card == THE_WONDER:
            to_come = w.wonder_to_come
        return g.on_card(card) * CUBE + g.victory_bank() * to_come * CUBE // 1000

    def lead_chance(self, g: Pieces, lead: i64) -> i64:
        """The chance of a sole lead at the end."""
        return self.chance_of_lead(g.victory_bank(), lead)

    def chance_of_lead(self, bank: i64, lead: i64) -> i64:
        """The same, for callers that know how many victory cubes the bank has."""
        spread = self.spread[bank]
        if lead >= spread:
            return 1000
        if lead <= -spread:
            return 0
        level = self.level if spread > 1 else i64(200)
        return level + ((1000 - level) * lead // spread if lead > 0 else level * lead // spread)

    def edge(self, g: Pieces, card: i64, lead: i64) -> i64:
        """What one more unit or building is worth for a victory card."""
        bank = g.victory_bank()
        more = self.chance_of_lead(bank, lead + 1) - self.chance_of_lead(bank, lead)
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

    # -- battles -----------------------------------------------------------------------------------

    def might(self, g: Pieces, seat: i64) -> i64:
        """The total of the five best units by their chances in an average duel."""
        culture = g.culture(seat)
        held = g.held_row(seat)
        first = self.box.first_unit[culture]
        by_prowess = self.by_prowess
        out: i64 = 60
        left: i64 = 5
        before: i64 = -1
        for place in range(first, first + self.box.units_of[culture]):
            slot = by_prowess[place]
            count = held[slot]
            if count == 0:
                continue
            prowess = self.prowess[first + slot]
            if prowess == before:
                continue  # of equally good units one kind counts
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

    # -- the Wonder --------------------------------------------------------------------------------

    def harvest(self, g: Pieces, seat: i64) -> i64:
        """Cubes that all tiles and workers yield together."""
        out: i64 = g.villagers(seat)
        for space in range(SPACES):
            tile = g.tile(seat, space)
            if tile >= 0:
                out += self.box.tile_amount[tile] + (1 if g.worker(seat, space) != NO_WORKER else 0)
        return out

    def wonder_chance(self, g: Pieces, seat: i64) -> i64:
        """The chance to build the Wonder in time: its cost with the ages before it, against the income."""
        return self.chance_of_wonder(g.victory_bank(), g.all_cubes(seat), g.age(seat), self.harvest(g, seat))

    def chance_of_wonder(self, bank: i64, cubes: i64, age: i64, harvest: i64) -> i64:
        """The same, for callers that know the stock and the income."""
        turns = self.turns[bank]
        cost = self.wonder_price[age] - cubes
        need = cost // (3 + harvest) if cost > 0 else i64(0)
        if need > turns:
            return 0
        return self.weights.wonder * (turns + 1 - need) // (turns + 2)

    def wonder_plan(self, g: Pieces, seat: i64) -> i64:
        """How far a seat is on the way to a Wonder, as long as there is time for the rest. The next position alone
        shows only the costs of that way: here every age and every cube on it counts. It is worth as much as ending the
        game would be: nothing to a seat far behind."""
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
