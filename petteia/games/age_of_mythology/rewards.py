"""AOM-5.7 — What a won attack brings: a building destroyed, a tile taken, cubes seized."""

from typing import ClassVar, Final

from petteia.engine.actions import Verb
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.build import destroy_building
from petteia.games.age_of_mythology.procedure import Asked
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import AREAS, CITY, HOLDING, KINDS_OF_CUBE, PRODUCTION, RESOURCES

# A spot is a kind of tile with its worker: tile x (none, villager, working unit).
MARKS: Final = 3


def spots(g: Pieces, owner: i64, verb: Verb) -> vec[i64]:
    """The tiles of a board as actions of a verb, equal ones once (AOM-10.1), in list order."""
    seen = zeros(MARKS)  # for each kind of worker, and for none: the tiles, one bit each
    for space in range(SPACES):
        tile = g.tile(owner, space)
        if tile >= 0:
            seen[g.worker(owner, space)] |= i64(1) << tile
    out = vec[i64](capacity=16)
    for tile in range(g.box.tiles):
        for mark in range(MARKS):
            if (seen[mark] >> tile) & 1 != 0:
                out = append(out, verb.at(tile * MARKS + mark))
    return out


def spot_space(g: Pieces, owner: i64, spot: i64) -> i64:
    """The space of a board where a spot is, or NOTHING."""
    return g.spot(owner, spot // MARKS, spot % MARKS)


def spot_pieces(g: Pieces, owner: i64, spot: i64) -> list[str]:
    """The ids of the tiles a spot may mean."""
    tile, worker = spot // MARKS, spot % MARKS
    found = [s for s in range(SPACES) if g.tile(owner, s) == tile and g.worker(owner, s) == worker]
    return [f"production/{owner}/{space}" for space in found]


def tile_count(g: Pieces, owner: i64) -> i64:
    """Tiles on a board."""
    out: i64 = 0
    for space in range(SPACES):
        if g.tile(owner, space) >= 0:
            out += 1
    return out


def seize_cube(g: Pieces, seat: i64, owner: i64, resource: i64) -> None:
    """Move a cube from one player to another."""
    g.touch(owner)
    g.touch(seat)
    g.add_cubes(owner, resource, -1)
    g.add_cubes(seat, resource, 1)
    g.tell(events.CUBE_SEIZED, seat, owner, resource)


def buildings_of(g: Pieces, owner: i64) -> vec[i64]:
    """The buildings that a player may destroy, as actions."""
    out = vec[i64](capacity=16)
    for building in range(g.box.buildings):
        if g.built(owner, building) > 0:
            out = append(out, g.moves.destroy.at(building))
    return out


def cubes_of(g: Pieces, owner: i64) -> vec[i64]:
    """The cubes that a player may take, as actions."""
    out = vec[i64](capacity=8)
    for resource in range(KINDS_OF_CUBE):
        if g.cubes(owner, resource) > 0:
            out = append(out, g.moves.seize.at(resource))
    return out


class Reward(Asked):
    """AOM-5.7.4 — The winning attacker takes the reward of the named area, wholly, in part or not at all."""

    RULE: ClassVar[str] = "AOM-5.7.4"
    VERBS: ClassVar[str] = "destroy capture seize stop"

    def __init__(self, seat: i64 = 0, loser: i64 = 0, area: i64 = 0, left: i64 = 0) -> None:
        super().__init__(seat)
        self.loser: i64 = loser
        self.area: i64 = area
        self.left: i64 = left  # buildings, tiles or cubes still to be chosen

    def available(self, g: Pieces) -> i64:
        """What the loser has of the things that can be won."""
        if self.area == CITY:
            return g.city_size(self.loser)
        if self.area == PRODUCTION:
            return tile_count(g, self.loser)
        return g.all_cubes(self.loser)

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if self.left > 0 and self.available(g) > 0 else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        if self.area == PRODUCTION:
            out = spots(g, self.loser, g.moves.capture)
        else:
            out = buildings_of(g, self.loser) if self.area == CITY else cubes_of(g, self.loser)
        return append(out, g.moves.stop)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if not (m.destroy if self.area == CITY else m.capture if self.area == PRODUCTION else m.seize).holds(action):
            return Reason("other_area", {"area": AREAS[self.area]}, "AOM-5.7.4")
        if self.area == CITY:
            return Reason("no_such_building", {"building": g.box.building_ids[m.destroy.index(action)]}, "AOM-5.7.5")
        if self.area == PRODUCTION:
            return Reason("no_such_tile", {"tile": g.game.words["spots"][m.capture.index(action)]}, "AOM-5.7.8")
        return Reason("no_such_cube", {"resource": RESOURCES[m.seize.index(action)]}, "AOM-5.7.10")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.stop:
            g.stack.pop()
            return
        self.left -= 1
        if self.area == CITY:
            destroy_building(g, seat, self.loser, g.moves.destroy.index(action))
        elif self.area == PRODUCTION:
            self.capture(g, spot_space(g, self.loser, g.moves.capture.index(action)))
        else:
            seize_cube(g, seat, self.loser, g.moves.seize.index(action))

    def capture(self, g: Pieces, space: i64) -> None:
        """AOM-5.7.9 — The tile goes on a free space of the attacker's board, or to the pool if there is none."""
        tile = g.lift_tile(self.loser, space)
        kept = (g.free_lands(self.seat) >> g.box.tile_terrain[tile]) & 1
        if kept == 1:
            g.put_tile(self.seat, tile)
        else:
            g.add_pool(tile, 1)
        g.tell(events.TILE_CAPTURED, self.seat, self.loser, tile, kept)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        left = min(self.left, self.available(g))
        return Prompt("reward_" + AREAS[self.area], {"left": int(left), "loser": int(self.loser)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if action == m.stop:
            return []
        if self.area == CITY:
            return [f"city/{self.loser}/{g.box.building_ids[m.destroy.index(action)]}"]
        if self.area == PRODUCTION:
            return spot_pieces(g, self.loser, m.capture.index(action))
        return [f"cubes/{self.loser}/{RESOURCES[m.seize.index(action)]}"]

    def clone(self) -> "Reward":
        return Reward(self.seat, self.loser, self.area, self.left)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.loser = p.seat(self.loser)
        self.area = p.num(self.area, 0, len(AREAS) - 1)
        self.left = p.num(self.left, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """AOM-5.7.5 to AOM-5.7.10 — Check that another player lost, and no more than the area yields."""
        require(not g.allied(self.seat, self.loser), "somebody takes a reward from himself")
        yields: i64 = g.box.loot if self.area == HOLDING else 1 if self.area == PRODUCTION else g.box.most_destroyed
        require(self.left <= yields, "a reward is larger than the area yields")
