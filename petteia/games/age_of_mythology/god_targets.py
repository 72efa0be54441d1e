"""AOM-10.34, AOM-10.35 — God powers turned on a player: theft, destruction, lightning, a swap of tiles."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.build import destroy_building
from petteia.games.age_of_mythology.procedure import Procedure, audit_god
from petteia.games.age_of_mythology.rewards import MARKS, seize_cube, spot_pieces, spot_space, spots
from petteia.games.age_of_mythology.state import HELD, POOL, SPACE, SUPPLY, Pieces
from petteia.games.age_of_mythology.terms import (
    ANYBODY,
    DESTROY,
    KINDS_OF_CUBE,
    NOTHING,
    OPPONENT,
    REMOVE_TILE,
    RESOURCES,
    STEAL,
    STRIKE,
    WORKING_UNIT,
)


def reached(g: Pieces, seat: i64, victim: i64, owner: i64) -> bool:
    """AOM-3.9.12, AOM-8.3.4 — Whether a power may be turned on a player."""
    if owner == ANYBODY:
        return True
    return not g.allied(seat, victim) if owner == OPPONENT else seat != victim


def removable(g: Pieces, god: i64, tile: i64) -> bool:
    """AOM-6.1.10, AOM-6.2.11 — Whether a power may remove a kind of tile."""
    resource = g.box.effects.resource[god]
    return resource < 0 or g.box.tile_resource[tile] == resource


def victim_has_target(g: Pieces, god: i64, victim: i64) -> bool:
    """AOM-10.34 — Whether a player has something a power can hit."""
    e = g.box.effects
    kind = e.power[god]
    if kind == STEAL:
        return g.all_cubes(victim) > 0
    if kind == DESTROY:
        return g.city_size(victim) > 0
    if kind == REMOVE_TILE:
        for space in range(SPACES):
            if g.tile(victim, space) >= 0 and removable(g, god, g.tile(victim, space)):
                return True
        return False
    for unit in range(g.first_unit(victim), g.after_units(victim)):
        if g.box.unit_class[unit] == e.second[god] and g.on_board(victim, unit) > 0:
            return True
    return False


def swappable(g: Pieces, seat: i64, tile: i64) -> bool:
    """AOM-6.2.12 — Whether another player has a tile of the same terrain."""
    for other in range(g.seats):
        if other != seat and has_land(g, other, g.box.tile_terrain[tile]):
            return True
    return False


def has_land(g: Pieces, seat: i64, terrain: i64) -> bool:
    """Whether a player has a tile of a terrain."""
    for space in range(SPACES):
        tile = g.tile(seat, space)
        if tile >= 0 and g.box.tile_terrain[tile] == terrain:
            return True
    return False


class Targeted(Procedure):
    """AOM-10.34 — A power that is turned on a player first; what it hits there comes after."""

    RULE: ClassVar[str] = "AOM-10.34"

    def __init__(self, seat: i64 = 0, god: i64 = 0) -> None:
        self.seat: i64 = seat
        self.god: i64 = god
        self.victim: i64 = NOTHING

    def targets(self, g: Pieces) -> vec[i64]:
        """The players the power may be turned on, as actions."""
        out = vec[i64](capacity=8)
        for victim in range(g.seats):
            if reached(g, self.seat, victim, g.box.effects.owner[self.god]) and victim_has_target(g, self.god, victim):
                out = append(out, g.moves.target.at(victim))
        return out

    def why_not_target(self, g: Pieces, action: i64) -> Reason:
        """Why the power cannot be turned on a player."""
        victim = g.moves.target.index(action)
        name = g.box.god_ids[self.god]
        if not reached(g, self.seat, victim, g.box.effects.owner[self.god]):
            return Reason("not_that_player", {"god": name, "seat": int(victim)}, "AOM-10.34")
        return Reason("nothing_to_hit", {"god": name, "seat": int(victim)}, "AOM-10.34")

    def aim(self, g: Pieces, action: i64) -> None:
        """The player is named."""
        self.victim = g.moves.target.index(action)
        g.tell(events.TARGETED, self.seat, self.victim)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.god = p.num(self.god, 0, MANY)
        self.victim = p.seat_or_none(self.victim)

    def audit(self, g: Pieces) -> None:
        """A god of the box, turned on somebody whom his power reaches."""
        audit_god(g, self.god)
        near = self.victim < 0 or reached(g, self.seat, self.victim, g.box.effects.owner[self.god])
        require(near, "a power is turned on somebody it does not reach")


class Theft(Targeted):
    """AOM-6.3.8 — Loki: five cubes of one's choice from one opponent."""

    RULE: ClassVar[str] = "AOM-6.3.8"
    VERBS: ClassVar[str] = "target seize"

    def __init__(self, seat: i64 = 0, god: i64 = 0, left: i64 = 0) -> None:
        super().__init__(seat, god)
        self.left: i64 = left

    def pending(self, g: Pieces) -> Seats:
        if self.victim < 0:
            return one(self.seat)
        return one(self.seat) if self.left > 0 and g.all_cubes(self.victim) > 0 else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        if self.victim < 0:
            return self.targets(g)
        out = vec[i64](capacity=4)
        for resource in range(KINDS_OF_CUBE):
            if g.cubes(self.victim, resource) > 0:
                out = append(out, g.moves.seize.at(resource))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        targeting = g.moves.target.holds(action)
        if self.victim < 0:
            return self.why_not_target(g, action) if targeting else Reason("name_a_player", {}, "AOM-10.34")
        if targeting:
            return Reason("player_named", {"seat": int(self.victim)}, "AOM-10.34")
        return Reason("no_such_cube", {"resource": RESOURCES[g.moves.seize.index(action)]}, "AOM-6.3.8")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if self.victim < 0:
            self.aim(g, action)
        else:
            seize_cube(g, seat, self.victim, g.moves.seize.index(action))
            self.left -= 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.victim < 0:
            return Prompt("target", {"god": g.box.god_ids[self.god]})
        return Prompt("steal", {"left": int(self.left), "seat": int(self.victim)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if self.victim < 0 else [f"cubes/{self.victim}/{RESOURCES[g.moves.seize.index(action)]}"]

    def clone(self) -> "Theft":
        out = Theft(self.seat, self.god, self.left)
        out.victim = self.victim
        return out

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.left = p.num(self.left, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """A god who steals, and no more cubes than he takes."""
        super().audit(g)
        require(g.box.effects.power[self.god] == STEAL, "a god steals who cannot")
        require(self.left <= g.box.effects.amount[self.god], "more is left than any card or god grants")


class Wrath(Targeted):
    """AOM-10.35 — Horus and Njord destroy a building, Hephaestos and Hathor remove a tile, Thor strikes a unit."""

    RULE: ClassVar[str] = "AOM-10.35"

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def kind(self, g: Pieces) -> i64:
        """What the power does."""
        return g.box.effects.power[self.god]

    def verbs(self, g: Pieces) -> str:
        if self.kind(g) == DESTROY:
            return "target destroy"
        return "target remove" if self.kind(g) == REMOVE_TILE else "target strike"

    def struck(self, g: Pieces, pick: i64) -> bool:
        """AOM-6.4.8 — Whether the victim has such a unit in the holding area, or working on such a tile."""
        cls = g.box.effects.second[self.god]
        if pick < g.box.units:
            mine = g.box.unit_culture[pick] == g.culture(self.victim) and g.box.unit_class[pick] == cls
            return mine and g.held(self.victim, pick) > 0
        worker = g.box.effects.worker
        if worker < 0 or g.box.unit_class[worker] != cls:
            return False
        return g.spot(self.victim, pick - g.box.units, WORKING_UNIT) >= 0

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        if self.victim < 0:
            return self.targets(g)
        out = vec[i64](capacity=16)
        if self.kind(g) == DESTROY:
            for building in range(g.box.buildings):
                if g.built(self.victim, building) > 0:
                    out = append(out, g.moves.destroy.at(building))
        elif self.kind(g) == REMOVE_TILE:
            for action in spots(g, self.victim, g.moves.remove):
                if removable(g, self.god, g.moves.remove.index(action) // MARKS):
                    out = append(out, action)
        else:
            for pick in range(g.box.units + g.box.tiles):
                if self.struck(g, pick):
                    out = append(out, g.moves.strike.at(pick))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        targeting = m.target.holds(action)
        if self.victim < 0:
            return self.why_not_target(g, action) if targeting else Reason("name_a_player", {}, "AOM-10.34")
        if targeting:
            return Reason("player_named", {"seat": int(self.victim)}, "AOM-10.34")
        if self.kind(g) == DESTROY:
            return Reason("no_such_building", {"building": g.box.building_ids[m.destroy.index(action)]}, "AOM-10.35")
        if self.kind(g) == REMOVE_TILE:
            spot = m.remove.index(action)
            name = g.game.words["spots"][spot]
            if spot_space(g, self.victim, spot) < 0:
                return Reason("no_such_tile", {"tile": name}, "AOM-10.35")
            resource = RESOURCES[g.box.effects.resource[self.god]]
            return Reason("wrong_resource", {"tile": name, "resource": resource}, "AOM-6.2.11")
        unit = g.game.words["committed"][m.strike.index(action)]
        return Reason("no_such_unit", {"unit": unit, "have": 0}, "AOM-10.35")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if self.victim < 0:
            self.aim(g, action)
            return
        g.stack.pop()
        if self.kind(g) == DESTROY:
            destroy_building(g, seat, self.victim, g.moves.destroy.index(action))
        elif self.kind(g) == REMOVE_TILE:
            tile = g.lift_tile(self.victim, spot_space(g, self.victim, g.moves.remove.index(action)))
            g.cells[POOL + tile] += 1
            g.tell(events.TILE_REMOVED, seat, self.victim, tile)
        else:
            pick = g.moves.strike.index(action)
            unit = pick
            if pick >= g.box.units:
                unit = g.box.effects.worker
                g.lift_worker(self.victim, g.spot(self.victim, pick - g.box.units, WORKING_UNIT))
            place = g.unit_place(self.victim, unit)
            g.touch(self.victim)
            g.cells[place + HELD] -= 1
            g.cells[place + SUPPLY] += 1
            g.tell(events.STRUCK, seat, self.victim, unit)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        god = g.box.god_ids[self.god]
        if self.victim < 0:
            return Prompt("target", {"god": god})
        return Prompt("wrath", {"god": god, "seat": int(self.victim)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if self.victim < 0:
            return []
        if self.kind(g) == DESTROY:
            return [f"city/{self.victim}/{g.box.building_ids[m.destroy.index(action)]}"]
        if self.kind(g) == REMOVE_TILE:
            return spot_pieces(g, self.victim, m.remove.index(action))
        pick = m.strike.index(action)
        if pick < g.box.units:
            return [f"holding/{self.victim}/{g.box.unit_ids[pick]}"]
        return spot_pieces(g, self.victim, (pick - g.box.units) * MARKS + WORKING_UNIT)

    def clone(self) -> "Wrath":
        out = Wrath(self.seat, self.god)
        out.victim = self.victim
        return out

    def audit(self, g: Pieces) -> None:
        """A god who destroys, removes or strikes."""
        super().audit(g)
        require(self.kind(g) in (DESTROY, REMOVE_TILE, STRIKE), "a god strikes who cannot")


class Chaos(Procedure):
    """AOM-6.2.12 — Set: one of one's tiles is swapped for one of the same terrain on another player's board."""

    RULE: ClassVar[str] = "AOM-6.2.12"
    VERBS: ClassVar[str] = "target swap"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.own: i64 = NOTHING  # the spot of one's own tile
        self.victim: i64 = NOTHING

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def terrain(self, g: Pieces) -> i64:
        """The terrain of the tile that is given away."""
        return g.box.tile_terrain[self.own // MARKS]

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64](capacity=16)
        if self.own < 0:
            for action in spots(g, seat, m.swap):
                if swappable(g, seat, m.swap.index(action) // MARKS):
                    out = append(out, action)
        elif self.victim < 0:
            for other in range(g.seats):
                if other != seat and has_land(g, other, self.terrain(g)):
                    out = append(out, m.target.at(other))
        else:
            for action in spots(g, self.victim, m.swap):
                if g.box.tile_terrain[m.swap.index(action) // MARKS] == self.terrain(g):
                    out = append(out, action)
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if m.target.holds(action):
            if self.own < 0:
                return Reason("own_tile_first", {}, "AOM-10.35")
            if self.victim >= 0:
                return Reason("player_named", {"seat": int(self.victim)}, "AOM-10.34")
            return Reason("no_tile_of_that_terrain", {"seat": int(m.target.index(action))}, "AOM-6.2.12")
        name = g.game.words["spots"][m.swap.index(action)]
        if self.own >= 0 and self.victim < 0:
            return Reason("name_a_player", {}, "AOM-10.34")
        board = seat if self.own < 0 else self.victim
        if spot_space(g, board, m.swap.index(action)) < 0:
            return Reason("no_such_tile", {"tile": name}, "AOM-10.35")
        return Reason("no_partner", {"tile": name}, "AOM-6.2.12")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if self.own < 0:
            self.own = g.moves.swap.index(action)
        elif self.victim < 0:
            self.victim = g.moves.target.index(action)
            g.tell(events.TARGETED, seat, self.victim)
        else:
            self.swap(g, spot_space(g, seat, self.own), spot_space(g, self.victim, g.moves.swap.index(action)))
            g.stack.pop()

    def swap(self, g: Pieces, mine: i64, theirs: i64) -> None:
        """AOM-3.9.13 — Each tile takes the other's space; the workers on them go back to their holding areas."""
        given = g.lift_tile(self.seat, mine)
        got = g.lift_tile(self.victim, theirs)
        g.touch(self.seat)
        g.touch(self.victim)
        g.cells[g.at(self.seat) + SPACE + mine] = got + 1
        g.cells[g.at(self.victim) + SPACE + theirs] = given + 1
        g.tell(events.TILES_SWAPPED, self.seat, given, self.victim, got)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.own < 0:
            return Prompt("swap_own")
        if self.victim < 0:
            return Prompt("swap_whom")
        return Prompt("swap_theirs", {"seat": int(self.victim)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if self.own >= 0 and self.victim < 0:
            return []
        return spot_pieces(g, seat if self.own < 0 else self.victim, g.moves.swap.index(action))

    def clone(self) -> "Chaos":
        out = Chaos(self.seat)
        out.own = self.own
        out.victim = self.victim
        return out

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.own = p.num(self.own, NOTHING, MANY)
        self.victim = p.seat_or_none(self.victim)

    def audit(self, g: Pieces) -> None:
        """A tile that the player has, and somebody else who has one for it."""
        require(self.victim < 0 or (self.own >= 0 and self.victim != self.seat), "a tile is swapped with nobody's")
        spots = len(g.game.words["spots"])
        require(self.own < 0 or (self.own < spots and spot_space(g, self.seat, self.own) >= 0), "a tile is gone")
