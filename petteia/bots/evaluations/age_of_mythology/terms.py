"""What a seat's position is worth: victory cubes won and in reach, and what brings more of them.

The unit is a thousandth of a victory cube. A resource cube is worth about a tenth of one early in the game and
nothing at its end.
"""

from petteia.bots.evaluations.age_of_mythology.purchases import Purchases
from petteia.bots.evaluations.age_of_mythology.weights import CUBE
from petteia.engine.ints import i64, zeros
from petteia.games.age_of_mythology.box import MOST_UNITS, PERMANENTS, SPACES
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    ALL_TILES,
    ATTACK,
    BUILD,
    EXPLORE,
    GATHER,
    KINDS_OF_CUBE,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    NEXT_AGE,
    NO_WORKER,
    RECRUIT,
    THE_WONDER,
    TRADE,
    VILLAGER,
    WON_THE_LAST_BATTLE,
    WORKING_UNIT,
)


class Terms(Purchases):
    """Values positions of one game."""

    # -- what a seat has ---------------------------------------------------------------------------

    def production(self, g: Pieces, seat: i64) -> i64:
        """Tiles and workers: income to come, the first cubes of each colour more than later ones."""
        w = self.weights
        income = zeros(KINDS_OF_CUBE)
        tiles: i64 = 0
        e = self.box.effects
        for space in range(SPACES):
            tile = g.tile(seat, space)
            if tile < 0:
                continue
            resource = self.box.tile_resource[tile]
            tiles += 1
            income[resource] += self.box.tile_amount[tile]
            worker = g.worker(seat, space)
            if worker == VILLAGER:
                income[resource] += self.box.villager_bonus
            elif worker != NO_WORKER and resource == e.work_resource:
                income[resource] += e.work_amount
        out = g.villagers(seat) * w.harvest + tiles * w.tile
        for resource in range(KINDS_OF_CUBE):
            n = income[resource]
            out += n * w.harvest + (n if n < 2 else i64(2)) * w.steady
            if n > 6:
                out -= (n - 6) * w.harvest * w.glut // 1000
        return out * self.future(g)

    def city(self, g: Pieces, seat: i64) -> i64:
        """The effects of the buildings."""
        future = self.future(g)
        out: i64 = 0
        for building in range(self.box.buildings):
            if g.built(seat, building) > 0:
                out += self.building(building, future)
        return out

    def army(self, g: Pieces, seat: i64) -> i64:
        """The units, at home or away."""
        out: i64 = 0
        working = g.working(seat, WORKING_UNIT)
        if working > 0:
            out = working * self.unit(self.box.effects.worker)
        first = self.box.first_unit[g.culture(seat)]
        held, away = g.held_row(seat), g.in_battle_row(seat)
        for slot in range(MOST_UNITS):
            n = held[slot] + away[slot]
            if n > 0:
                unit = first + slot
                out += n * (self.unit(unit) + self.prowess[unit] * self.weights.standing_prowess // 1000)
        return out

    def hand(self, g: Pieces, seat: i64) -> i64:
        """The cards in hand."""
        w = self.weights
        out: i64 = 0
        for slot in range(g.slots(seat)):
            if g.in_hand(seat, slot) == 0:
                continue
            if slot < PERMANENTS:
                out += g.in_hand(seat, slot) * w.permanent_card
                continue
            rank = self.card_rank(g, seat, g.card_of(seat, slot)) if w.card_in_hand != 0 else i64(100)
            out += g.in_hand(seat, slot) * (w.random_card + (rank - 100) * w.card_in_hand // 1000)
        return self.late(g, out)

    def card_rank(self, g: Pieces, seat: i64, card: i64) -> i64:
        """The rank of a random card; an average one has 100."""
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

    # -- all together ------------------------------------------------------------------------------

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
        `battle` is the chance to win the current battle, or -1."""
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
