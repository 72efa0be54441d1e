"""AOM-3.2 — Gather: the scope is fixed, the card's player arranges workers, everybody is served."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.procedure import Asked, audit_power, helps
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    ALL_TILES,
    ALONE_GATHERS,
    CHOOSE_SCOPE,
    KINDS_OF_CUBE,
    LANDS,
    NO_WORKER,
    NOTHING,
    PER_TILE,
    SCOPES,
    VILLAGER,
    WORKING_UNIT,
)

EVERYTHING: Final = 10
"""The scopes are the six terrains, the four resources, and everything."""


def harvested(g: Pieces, scope: i64, tile: i64) -> bool:
    """AOM-3.2.5, AOM-3.2.6 — Whether a tile falls under a scope."""
    if scope < LANDS:
        return g.box.tile_terrain[tile] == scope
    return scope == EVERYTHING or g.box.tile_resource[tile] == scope - LANDS


def entitlement(g: Pieces, seat: i64, scope: i64, by_card: bool, power: i64) -> vec[i64]:
    """What a player is to receive of each resource: from tiles and workers, and for the card's player also from
    buildings (AOM-3.2.14) and a god's bonus for each tile (AOM-6.4.3)."""
    e = g.box.effects
    out = zeros(KINDS_OF_CUBE)
    bonus: i64 = NOTHING
    if by_card and helps(g, power, PER_TILE):
        bonus = e.resource[power]
    for space in range(SPACES):
        tile = g.tile(seat, space)
        if tile < 0 or not harvested(g, scope, tile):
            continue
        resource = g.box.tile_resource[tile]
        out[resource] += g.box.tile_amount[tile]
        worker = g.worker(seat, space)
        if worker == VILLAGER:
            out[resource] += g.box.villager_bonus
        elif worker == WORKING_UNIT and resource == e.work_resource:
            out[resource] += e.work_amount
        if resource == bonus:
            out[resource] += e.amount[power]
    if by_card:
        for resource in range(KINDS_OF_CUBE):
            if g.built(seat, e.workshop[resource]) > 0:
                out[resource] += e.workshop_cubes[resource]
    return out


def serve(g: Pieces, seat: i64, scope: i64, by_card: bool, power: i64) -> None:
    """AOM-3.2.13 — A player takes the entitlement, or what the bank still has of it."""
    wanted = entitlement(g, seat, scope, by_card, power)
    for resource in range(KINDS_OF_CUBE):
        wanted[resource] = g.take(seat, resource, wanted[resource])
    g.tell(events.GATHERED, seat, wanted[0], wanted[1], wanted[2], wanted[3])


class Gather(Asked):
    """AOM-3.2 — Gather for everybody; only the card's player decides anything."""

    RULE: ClassVar[str] = "AOM-3.2.4"
    VERBS: ClassVar[str] = "gather"

    def __init__(
        self, seat: i64 = 0, kind: i64 = 0, power: i64 = NOTHING, scope: i64 = NOTHING, arranged: bool = False
    ) -> None:
        super().__init__(seat)
        self.kind: i64 = kind  # the scope printed on the card
        self.power: i64 = power
        self.scope: i64 = scope
        self.arranged: bool = arranged

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if self.scope < 0 and self.kind == CHOOSE_SCOPE else NOBODY

    def proceed(self, g: Pieces) -> None:
        if self.scope < 0:
            self.scope = EVERYTHING if self.kind == ALL_TILES else LANDS
        if not self.arranged:
            self.arranged = True
            g.push(Workers(self.seat))
            return
        others = not helps(g, self.power, PER_TILE) or g.box.effects.others[self.power] == 1
        alone = helps(g, self.power, ALONE_GATHERS) or not others
        everything = self.scope == EVERYTHING
        first = g.variant.first_gathers_all if everything else g.variant.first_gathers
        start = g.first() if first else self.seat
        for place in range(g.seats):
            seat = g.clockwise(start, place)
            if seat == self.seat or not alone:
                serve(g, seat, self.scope, seat == self.seat, self.power)
        g.stack.pop()

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return g.moves.gather.first(EVERYTHING)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("one_terrain_or_resource", {}, "AOM-3.2.4")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        self.scope = g.moves.gather.index(action)
        g.tell(events.SCOPE_NAMED, seat, self.scope)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("gather_scope")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        scope = g.moves.gather.index(action)
        spaces = [s for s in range(SPACES) if g.tile(seat, s) >= 0 and harvested(g, scope, g.tile(seat, s))]
        return [f"production/{seat}/{space}" for space in spaces]

    def clone(self) -> "Gather":
        return Gather(self.seat, self.kind, self.power, self.scope, self.arranged)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.kind = p.num(self.kind, 0, MANY)
        self.power = p.num(self.power, NOTHING, MANY)
        self.scope = p.num(self.scope, NOTHING, MANY)
        self.arranged = p.flag(self.arranged)

    def audit(self, g: Pieces) -> None:
        """A terrain or a resource, and a god of the box."""
        audit_power(g, self.power)
        require(self.kind < len(SCOPES), "there is no such card to gather with")
        require(self.scope <= EVERYTHING, "there is no such terrain or resource to gather")


class Workers(Asked):
    """AOM-3.2.7 — The card's player takes up all workers and puts them on tiles one by one, or leaves them where they
    are. A pick may not precede the one before in list order (AOM-10.2, AOM-10.13)."""

    RULE: ClassVar[str] = "AOM-3.2.7"
    VERBS: ClassVar[str] = "keep put stop"

    def __init__(self, seat: i64 = 0, lifted: bool = False, next: i64 = 0) -> None:
        super().__init__(seat)
        self.lifted: bool = lifted
        self.next: i64 = next  # worker x tile: the first pick that is still allowed

    def idle(self, g: Pieces, worker: i64) -> i64:
        """Workers of a kind that can be placed: those in the holding area, and all of them before they are taken up."""
        e = g.box.effects
        if worker == VILLAGER:
            n = g.villagers(self.seat)
        elif e.worker >= 0 and g.box.unit_culture[e.worker] == g.culture(self.seat):
            n = g.held(self.seat, e.worker)
        else:
            return 0
        return n if self.lifted else n + g.working(self.seat, worker)

    def free_tiles(self, g: Pieces) -> i64:
        """The kinds of tiles a worker can be placed on, one bit each."""
        out: i64 = 0
        for space in range(SPACES):
            tile = g.tile(self.seat, space)
            if tile >= 0 and (not self.lifted or g.worker(self.seat, space) == NO_WORKER):
                out |= i64(1) << tile
        return out

    def any_put(self, g: Pieces) -> bool:
        """Whether there is a pick besides keep and stop."""
        tiles = self.free_tiles(g)
        for worker in range(2):
            if tiles > 0 and self.idle(g, worker + 1) > 0:
                first = self.next - worker * g.box.tiles
                if first < g.box.tiles and tiles >> (first if first > 0 else 0) != 0:
                    return True
        return False

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if self.any_put(g) else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        tiles = self.free_tiles(g)
        if self.can_keep(g, seat):
            out = append(out, g.moves.keep)
        for worker in range(2):
            if self.idle(g, worker + 1) == 0:
                continue
            for tile in range(g.box.tiles):
                if (tiles >> tile) & 1 != 0 and worker * g.box.tiles + tile >= self.next:
                    out = append(out, g.moves.put.at(worker * g.box.tiles + tile))
        return append(out, g.moves.stop)

    def can_keep(self, g: Pieces, seat: i64) -> bool:
        """AOM-10.13 — Whether workers stand on tiles and none has been taken up yet."""
        return not self.lifted and g.working(seat, VILLAGER) + g.working(seat, WORKING_UNIT) > 0

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if action == g.moves.keep:
            return Reason("workers_taken_up" if self.lifted else "no_worker_on_a_tile", {}, "AOM-10.13")
        index = g.moves.put.index(action)
        worker = index // g.box.tiles
        tile = index % g.box.tiles
        name = g.game.words["workers"][worker]
        if self.idle(g, worker + 1) == 0:
            return Reason("no_worker_left", {"worker": name}, "AOM-3.2.7")
        if (self.free_tiles(g) >> tile) & 1 == 0:
            return Reason("no_free_tile", {"tile": g.box.tile_ids[tile]}, "AOM-3.2.8")
        return Reason("in_order", {"after": g.box.tile_ids[self.next % g.box.tiles]}, "AOM-10.2")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.keep:
            g.stack.pop()
            return
        if not self.lifted:
            self.lifted = True
            stood = False
            for space in range(SPACES):
                if g.worker(seat, space) != NO_WORKER:
                    g.lift_worker(seat, space)
                    stood = True
            if stood:
                g.tell(events.WORKERS_LIFTED, seat)
        if action == g.moves.stop:
            g.stack.pop()
            return
        self.next = g.moves.put.index(action)
        put_worker(g, seat, self.next // g.box.tiles + 1, self.next % g.box.tiles)

    def assumes(self, g: Pieces, seat: i64) -> bool:
        """The preview of a gather assumes that workers stay where they are."""
        return True

    def default(self, g: Pieces, seat: i64) -> i64:
        """The workers stay where they are."""
        return g.moves.keep if self.can_keep(g, seat) else g.moves.stop

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("workers", {"villagers": int(self.idle(g, VILLAGER)), "others": int(self.idle(g, WORKING_UNIT))})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.stop or action == g.moves.keep:
            return []
        tile = g.moves.put.index(action) % g.box.tiles
        free = [
            s for s in range(SPACES) if g.tile(seat, s) == tile and (not self.lifted or g.worker(seat, s) == NO_WORKER)
        ]
        return [f"production/{seat}/{space}" for space in free]

    def clone(self) -> "Workers":
        return Workers(self.seat, self.lifted, self.next)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.lifted = p.flag(self.lifted)
        self.next = p.num(self.next, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """Check that the worker placed last is on a tile of the box."""
        require(self.lifted or self.next == 0, "a worker was put before they were taken up")
        require(self.next < WORKING_UNIT * g.box.tiles, "a worker was put where there is no tile")


def put_worker(g: Pieces, seat: i64, worker: i64, tile: i64) -> None:
    """A worker goes from the holding area to a free tile of a kind."""
    g.touch(seat)
    g.set_worker(seat, g.spot(seat, tile, NO_WORKER), worker)
    if worker == VILLAGER:
        g.add_villagers(seat, -1)
    else:
        g.add_held(seat, g.box.effects.worker, -1)
    g.tell(events.WORKER_PUT, seat, worker - 1, tile)
