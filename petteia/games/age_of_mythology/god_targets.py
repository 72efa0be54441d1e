"""AOM-10.34, AOM-10.35 — God powers turned on a player: theft, destruction, lightning, a swap of tiles."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.engine.reading import Part
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import SPACES, Box
from petteia.games.age_of_mythology.build import destroy_building
from petteia.games.age_of_mythology.powers import Power
from petteia.games.age_of_mythology.procedure import Asked, audit_god
from petteia.games.age_of_mythology.rewards import (
    MARKS,
    buildings_of,
    cubes_of,
    seize_cube,
    spot_pieces,
    spot_space,
    spots,
)
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    ANYBODY,
    CLASSES,
    DESTROY,
    NOTHING,
    OPPONENT,
    OWNERS,
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


class Aimed(Power):
    """AOM-10.34 — A power that is turned on a player."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.owner[god] = part.one_of("owner", OWNERS)

    def hits(self, g: Pieces, god: i64, victim: i64) -> bool:
        """Whether a player has something it can hit."""
        raise NotImplementedError(f"{type(self).__name__} has no hits()")

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        for victim in range(g.seats):
            if reached(g, seat, victim, g.box.effects.owner[god]) and self.hits(g, god, victim):
                return True
        return False


class Steal(Aimed):
    """AOM-6.3.8 — Cubes of another player."""

    def read(self, part: Part, god: int, box: Box) -> None:
        super().read(part, god, box)
        box.effects.amount[god] = part.number("amount", 1, 60)

    def hits(self, g: Pieces, god: i64, victim: i64) -> bool:
        return g.all_cubes(victim) > 0

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.push(Theft(seat, god, g.box.effects.amount[god]))


class Blow(Aimed):
    """AOM-10.35 — A power that strikes one thing of another player."""

    VERB: ClassVar[str]
    """The verb of its player."""

    def options(self, g: Pieces, god: i64, victim: i64) -> vec[i64]:
        """What can be struck, as actions."""
        raise NotImplementedError(f"{type(self).__name__} has no options()")

    def refusal(self, g: Pieces, god: i64, victim: i64, action: i64) -> Reason:
        """Why something cannot be struck."""
        raise NotImplementedError(f"{type(self).__name__} has no refusal()")

    def fall(self, g: Pieces, seat: i64, victim: i64, action: i64) -> None:
        """It strikes."""

    def pieces(self, g: Pieces, victim: i64, action: i64) -> list[str]:
        """The ids of the pieces that stand for an action."""
        raise NotImplementedError(f"{type(self).__name__} has no pieces()")

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.push(Wrath(seat, god))


class Destroy(Blow):
    """A building is destroyed."""

    VERB: ClassVar[str] = "destroy"

    def read(self, part: Part, god: int, box: Box) -> None:
        super().read(part, god, box)
        part.exactly("count", 1, "the power hits one (AOM-10.35)")

    def hits(self, g: Pieces, god: i64, victim: i64) -> bool:
        return g.city_size(victim) > 0

    def options(self, g: Pieces, god: i64, victim: i64) -> vec[i64]:
        return buildings_of(g, victim)

    def refusal(self, g: Pieces, god: i64, victim: i64, action: i64) -> Reason:
        name = g.box.building_ids[g.moves.destroy.index(action)]
        return Reason("no_such_building", {"building": name}, "AOM-10.35")

    def fall(self, g: Pieces, seat: i64, victim: i64, action: i64) -> None:
        destroy_building(g, seat, victim, g.moves.destroy.index(action))

    def pieces(self, g: Pieces, victim: i64, action: i64) -> list[str]:
        return [f"city/{victim}/{g.box.building_ids[g.moves.destroy.index(action)]}"]


class RemoveTile(Blow):
    """AOM-6.1.10, AOM-6.2.11 — A tile goes back to the pool."""

    VERB: ClassVar[str] = "remove"

    def read(self, part: Part, god: int, box: Box) -> None:
        super().read(part, god, box)
        if part.has("resource"):
            box.effects.resource[god] = part.one_of("resource", RESOURCES)

    def may_remove(self, g: Pieces, god: i64, tile: i64) -> bool:
        """Whether it may remove a kind of tile."""
        resource = g.box.effects.resource[god]
        return resource < 0 or g.box.tile_resource[tile] == resource

    def hits(self, g: Pieces, god: i64, victim: i64) -> bool:
        for space in range(SPACES):
            if g.tile(victim, space) >= 0 and self.may_remove(g, god, g.tile(victim, space)):
                return True
        return False

    def options(self, g: Pieces, god: i64, victim: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for action in spots(g, victim, g.moves.remove):
            if self.may_remove(g, god, g.moves.remove.index(action) // MARKS):
                out = append(out, action)
        return out

    def refusal(self, g: Pieces, god: i64, victim: i64, action: i64) -> Reason:
        spot = g.moves.remove.index(action)
        name = g.game.words["spots"][spot]
        if spot_space(g, victim, spot) < 0:
            return Reason("no_such_tile", {"tile": name}, "AOM-10.35")
        resource = RESOURCES[g.box.effects.resource[god]]
        return Reason("wrong_resource", {"tile": name, "resource": resource}, "AOM-6.2.11")

    def fall(self, g: Pieces, seat: i64, victim: i64, action: i64) -> None:
        tile = g.lift_tile(victim, spot_space(g, victim, g.moves.remove.index(action)))
        g.add_pool(tile, 1)
        g.tell(events.TILE_REMOVED, seat, victim, tile)

    def pieces(self, g: Pieces, victim: i64, action: i64) -> list[str]:
        return spot_pieces(g, victim, g.moves.remove.index(action))


class Strike(Blow):
    """AOM-6.4.8 — A unit of a class goes back to the supply, out of the holding area or from a tile."""

    VERB: ClassVar[str] = "strike"

    def read(self, part: Part, god: int, box: Box) -> None:
        super().read(part, god, box)
        box.effects.second[god] = part.one_of("class", CLASSES)
        part.exactly("count", 1, "the power hits one (AOM-10.35)")

    def hits(self, g: Pieces, god: i64, victim: i64) -> bool:
        for unit in range(g.first_unit(victim), g.after_units(victim)):
            if g.box.unit_class[unit] == g.box.effects.second[god] and g.on_board(victim, unit) > 0:
                return True
        return False

    def options(self, g: Pieces, god: i64, victim: i64) -> vec[i64]:
        cls = g.box.effects.second[god]
        worker = g.box.effects.worker
        out = vec[i64](capacity=16)
        for unit in range(g.first_unit(victim), g.after_units(victim)):
            if g.box.unit_class[unit] == cls and g.held(victim, unit) > 0:
                out = append(out, g.moves.strike.at(unit))
        if worker >= 0 and g.box.unit_class[worker] == cls:
            for tile in range(g.box.tiles):
                if g.spot(victim, tile, WORKING_UNIT) >= 0:
                    out = append(out, g.moves.strike.at(g.box.units + tile))
        return out

    def refusal(self, g: Pieces, god: i64, victim: i64, action: i64) -> Reason:
        unit = g.game.words["committed"][g.moves.strike.index(action)]
        return Reason("no_such_unit", {"unit": unit, "have": 0}, "AOM-10.35")

    def fall(self, g: Pieces, seat: i64, victim: i64, action: i64) -> None:
        unit = g.moves.strike.index(action)
        if unit >= g.box.units:
            g.lift_worker(victim, g.spot(victim, unit - g.box.units, WORKING_UNIT))
            unit = g.box.effects.worker
        g.touch(victim)
        g.add_held(victim, unit, -1)
        g.add_supply(victim, unit, 1)
        g.tell(events.STRUCK, seat, victim, unit)

    def pieces(self, g: Pieces, victim: i64, action: i64) -> list[str]:
        pick = g.moves.strike.index(action)
        if pick < g.box.units:
            return [f"holding/{victim}/{g.box.unit_ids[pick]}"]
        return spot_pieces(g, victim, (pick - g.box.units) * MARKS + WORKING_UNIT)


BLOWS: Final[dict[int, Blow]] = {
    DESTROY: Destroy(DESTROY, "destroy_building"),
    REMOVE_TILE: RemoveTile(REMOVE_TILE, "eliminate_production_tile"),
    STRIKE: Strike(STRIKE, "eliminate_unit"),
}
AIMED: Final[dict[int, Aimed]] = {STEAL: Steal(STEAL, "steal_resources"), **BLOWS}


class Targeted(Asked):
    """AOM-10.34 — A power that targets a player first; what it hits there is chosen after."""

    RULE: ClassVar[str] = "AOM-10.34"

    def __init__(self, seat: i64 = 0, god: i64 = 0) -> None:
        super().__init__(seat)
        self.god: i64 = god
        self.victim: i64 = NOTHING

    def targets(self, g: Pieces) -> vec[i64]:
        """The players the power may be turned on, as actions."""
        e = g.box.effects
        power = AIMED[e.power[self.god]]
        out = vec[i64](capacity=8)
        for victim in range(g.seats):
            if reached(g, self.seat, victim, e.owner[self.god]) and power.hits(g, self.god, victim):
                out = append(out, g.moves.target.at(victim))
        return out

    def why_not_target(self, g: Pieces, action: i64) -> Reason | None:
        """Why the power cannot target a player, or something before a player is named; None for what it could not
        hit."""
        if not g.moves.target.holds(action):
            return Reason("name_a_player", {}, "AOM-10.34") if self.victim < 0 else None
        if self.victim >= 0:
            return Reason("player_named", {"seat": int(self.victim)}, "AOM-10.34")
        victim = g.moves.target.index(action)
        near = reached(g, self.seat, victim, g.box.effects.owner[self.god])
        params: dict[str, int | str] = {"god": g.box.god_ids[self.god], "seat": int(victim)}
        return Reason("nothing_to_hit" if near else "not_that_player", params, "AOM-10.34")

    def aim(self, g: Pieces, action: i64) -> None:
        """The player is named."""
        self.victim = g.moves.target.index(action)
        g.tell(events.TARGETED, self.seat, self.victim)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.god = p.num(self.god, 0, MANY)
        self.victim = p.seat_or_none(self.victim)

    def audit(self, g: Pieces) -> None:
        """Check for a god of the box, and a target within the power's reach."""
        audit_god(g, self.god)
        near = self.victim < 0 or reached(g, self.seat, self.victim, g.box.effects.owner[self.god])
        require(near, "a power is turned on somebody it does not reach")


class Theft(Targeted):
    """AOM-6.3.8 — Loki: five cubes by choice from one opponent."""

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
        return self.targets(g) if self.victim < 0 else cubes_of(g, self.victim)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        reason = self.why_not_target(g, action)
        if reason is not None:
            return reason
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
        """Check for a god who steals, and no more cubes than that power takes."""
        super().audit(g)
        require(g.box.effects.power[self.god] == STEAL, "a god steals who cannot")
        require(self.left <= g.box.effects.amount[self.god], "more is left than any card or god grants")


class Wrath(Targeted):
    """AOM-10.35 — Horus and Njord destroy a building, Hephaestos and Hathor remove a tile, Thor strikes a unit."""

    RULE: ClassVar[str] = "AOM-10.35"

    def blow(self, g: Pieces) -> Blow:
        """What the power does."""
        return BLOWS[g.box.effects.power[self.god]]

    def verbs(self, g: Pieces) -> str:
        return f"target {self.blow(g).VERB}"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return self.targets(g) if self.victim < 0 else self.blow(g).options(g, self.god, self.victim)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        reason = self.why_not_target(g, action)
        return self.blow(g).refusal(g, self.god, self.victim, action) if reason is None else reason

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if self.victim < 0:
            self.aim(g, action)
            return
        g.stack.pop()
        self.blow(g).fall(g, seat, self.victim, action)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        god = g.box.god_ids[self.god]
        if self.victim < 0:
            return Prompt("target", {"god": god})
        return Prompt("wrath", {"god": god, "seat": int(self.victim)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if self.victim < 0 else self.blow(g).pieces(g, self.victim, action)

    def clone(self) -> "Wrath":
        out = Wrath(self.seat, self.god)
        out.victim = self.victim
        return out

    def audit(self, g: Pieces) -> None:
        """Check for a god who destroys, removes or strikes."""
        super().audit(g)
        require(int(g.box.effects.power[self.god]) in BLOWS, "a god strikes who cannot")
