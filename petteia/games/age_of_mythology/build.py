"""AOM-3.3, AOM-4 — Build: one building after the other, with discounts; and how a building is lost."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import CITY_SQUARES, SPACES
from petteia.games.age_of_mythology.procedure import Asked, Purchase, helps, pay_all, shortage, too_dear
from petteia.games.age_of_mythology.scoring import end_with_a_wonder
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import AGES, DISCOUNT, KINDS_OF_CUBE, NOTHING, RESOURCES, VILLAGER

LIMIT: Final = 1
NO_TILE: Final = 2
NO_SQUARE: Final = 3
TOO_EARLY: Final = 4
TOO_DEAR: Final = 5


class Build(Purchase):
    """AOM-3.3 — A limited number of buildings: choose, choose the discounted cubes, pay, place; or stop."""

    RULE: ClassVar[str] = "AOM-3.3.2"
    VERBS: ClassVar[str] = "build discount stop"

    def __init__(self, seat: i64 = 0, left: i64 = 0, power: i64 = NOTHING, quarry: i64 = 0) -> None:
        super().__init__(seat, left, power)
        self.quarry: i64 = quarry  # its discount, if it stood when the action began (AOM-3.3.4)
        self.building: i64 = NOTHING  # chosen, and being paid
        self.price: vec[i64] = zeros(KINDS_OF_CUBE)
        self.discount: i64 = 0  # cubes the price will still be lowered by

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if self.left > 0 or self.building >= 0 else NOBODY

    def discount_on(self, g: Pieces, building: i64) -> i64:
        """AOM-4.2.7, AOM-6.2.4 — The cubes a building costs less."""
        if not helps(g, self.power, DISCOUNT) or g.box.names(self.power, building):
            return self.quarry
        return self.quarry + g.box.effects.amount[self.power]

    def unmet(self, g: Pieces, building: i64) -> i64:
        """AOM-3.3.3 — The first condition that a building does not meet, or 0."""
        if g.built(self.seat, building) >= g.box.building_most[building]:
            return LIMIT
        if g.stock(building) == 0:
            return NO_TILE
        if g.age(self.seat) < g.box.building_age[building]:
            return TOO_EARLY
        short = shortage(g, self.seat, g.box.building_cost, building * KINDS_OF_CUBE)
        if short > 0 and short > self.discount_on(g, building):
            return TOO_DEAR
        if g.city_size(self.seat) >= CITY_SQUARES:
            return NO_SQUARE
        return 0

    def discountable(self, g: Pieces, resource: i64) -> bool:
        """AOM-3.3.6, AOM-3.3.7 — Whether a cube of a resource can be left out of the price now."""
        if self.price[resource] == 0:
            return False
        lacks = self.price[resource] > g.cubes(self.seat, resource)
        short = shortage(g, self.seat, self.price, 0)
        return (short - 1 if lacks else short) <= self.discount - 1

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if self.building >= 0:
            for resource in range(KINDS_OF_CUBE):
                if self.discountable(g, resource):
                    out = append(out, g.moves.discount.at(resource))
            return out
        for building in range(g.box.buildings):
            if self.unmet(g, building) == 0:
                out = append(out, g.moves.build.at(building))
        return append(out, g.moves.stop)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if self.building >= 0:
            if not m.discount.holds(action):
                return Reason("choose_the_discount", {"cubes": int(self.discount)}, "AOM-3.3.6")
            resource = m.discount.index(action)
            if self.price[resource] == 0:
                return Reason("not_in_the_price", {"resource": RESOURCES[resource]}, "AOM-3.3.6")
            return too_dear(g, seat, self.price, 0, self.discount - 1, "AOM-3.3.7")
        if m.discount.holds(action):
            return Reason("no_discount_now", {}, "AOM-3.3.6")
        building = m.build.index(action)
        name = g.box.building_ids[building]
        unmet = self.unmet(g, building)
        if unmet == LIMIT:
            return Reason("building_limit", {"building": name, "most": int(g.box.building_most[building])}, "AOM-4.1.2")
        if unmet == NO_TILE:
            return Reason("no_building_tile", {"building": name}, "AOM-1.1.11")
        if unmet == NO_SQUARE:
            return Reason("no_free_square", {"squares": CITY_SQUARES}, "AOM-4.1.1")
        if unmet == TOO_EARLY:
            needed = AGES[g.box.building_age[building]]
            return Reason("age_too_early", {"needed": needed, "age": AGES[g.age(seat)]}, "AOM-4.1.5")
        at = building * KINDS_OF_CUBE
        return too_dear(g, seat, g.box.building_cost, at, self.discount_on(g, building), "AOM-3.3.3")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.stop:
            g.stack.pop()
            return
        if self.building < 0:
            self.building = g.moves.build.index(action)
            at = self.building * KINDS_OF_CUBE
            whole: i64 = 0
            for resource in range(KINDS_OF_CUBE):
                self.price[resource] = g.box.building_cost[at + resource]
                whole += self.price[resource]
            self.discount = self.discount_on(g, self.building)
            if self.discount > whole:
                self.discount = whole  # AOM-3.3.8
        else:
            self.price[g.moves.discount.index(action)] -= 1
            self.discount -= 1
        if self.discount == 0:
            self.complete(g)

    def complete(self, g: Pieces) -> None:
        """Pay the price and place the building; a Wonder ends the game."""
        building = self.building
        pay_all(g, self.seat, self.price, 0)
        g.tell(events.PAID, self.seat, self.price[0], self.price[1], self.price[2], self.price[3])
        self.building = NOTHING
        self.left -= 1
        g.put_building(self.seat, building)
        g.tell(events.BUILT, self.seat, building)
        if building == g.box.effects.wonder:
            end_with_a_wonder(g, self.seat)

    def assumes(self, g: Pieces, seat: i64) -> bool:
        """Which cubes are left out of a price is part of paying it."""
        return self.building >= 0

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.building >= 0:
            params: dict[str, int | str] = {"building": g.box.building_ids[self.building], "cubes": int(self.discount)}
            return Prompt("discount", params)
        return Prompt("build", {"left": int(self.left)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.stop:
            return []
        if g.moves.discount.holds(action):
            return [f"stock/{g.box.building_ids[self.building]}"]  # the cube left out is one of its price
        return [f"stock/{g.box.building_ids[g.moves.build.index(action)]}"]

    def clone(self) -> "Build":
        out = Build(self.seat, self.left, self.power, self.quarry)
        out.building = self.building
        out.price = self.price[:]
        out.discount = self.discount
        return out

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.quarry = p.num(self.quarry, 0, MANY)
        self.building = p.num(self.building, NOTHING, MANY)
        self.price = p.nums(self.price, 0, MANY, KINDS_OF_CUBE)
        self.discount = p.num(self.discount, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """Check that the building is in the box, and dearer than its discount."""
        super().audit(g)
        require(self.quarry <= g.box.effects.quarry_cubes, "a Quarry gives more than it has")
        require(self.building < g.box.buildings, "something is being built that is not in the box")
        whole: i64 = 0
        for resource in range(KINDS_OF_CUBE):
            whole += self.price[resource]
            if self.building >= 0:
                printed = g.box.building_cost[self.building * KINDS_OF_CUBE + resource]
                require(self.price[resource] <= printed, "a building is dearer than its price")
        require(self.building < 0 or 0 < self.discount <= whole, "more is taken off a price than there is")


def begin_build(g: Pieces, seat: i64, left: i64, power: i64) -> Build:
    """A Build action; a Quarry counts if it stands now (AOM-3.3.4)."""
    e = g.box.effects
    return Build(seat, left, power, e.quarry_cubes if g.built(seat, e.quarry) > 0 else 0)


def destroy_building(g: Pieces, seat: i64, owner: i64, building: i64) -> None:
    """AOM-4.1.4 — A building goes back to the stock; a House takes a villager with it (AOM-4.2.1)."""
    g.touch(owner)
    g.add_built(owner, building, -1)
    g.add_stock(building, 1)
    g.tell(events.BUILDING_DESTROYED, owner, building, seat)
    if building == g.box.effects.house:
        g.push(LostVillager(owner))


class LostVillager(Asked):
    """AOM-4.2.1, AOM-10.32 — The owner of a destroyed House chooses the villager that goes back to the supply."""

    RULE: ClassVar[str] = "AOM-4.2.1"
    VERBS: ClassVar[str] = "lose"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if g.villagers(seat) > 0:
            out = append(out, g.moves.lose.at(0))
        for tile in range(g.box.tiles):
            if g.spot(seat, tile, VILLAGER) >= 0:
                out = append(out, g.moves.lose.at(1 + tile))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        tile = g.moves.lose.index(action) - 1
        return Reason("no_villager_there", {"place": "holding" if tile < 0 else g.box.tile_ids[tile]}, "AOM-4.2.1")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        tile = g.moves.lose.index(action) - 1
        if tile >= 0:
            g.lift_worker(seat, g.spot(seat, tile, VILLAGER))
        g.touch(seat)
        g.add_villagers(seat, -1)
        g.add_villager_supply(seat, 1)
        g.tell(events.VILLAGER_LOST, seat, tile + 1)
        g.stack.pop()

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("lost_villager")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        tile = g.moves.lose.index(action) - 1
        if tile < 0:
            return [f"holding/{seat}/villager"]
        spots = [s for s in range(SPACES) if g.tile(seat, s) == tile and g.worker(seat, s) == VILLAGER]
        return [f"production/{seat}/{space}" for space in spots]

    def clone(self) -> "LostVillager":
        return LostVillager(self.seat)
