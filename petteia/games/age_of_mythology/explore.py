"""AOM-3.1, AOM-1.3 — Production tiles: laid open, chosen one after the other, the rest back to the pool."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.procedure import Procedure, audit_left, audit_power, helps
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import ALONE_PICKS, NOTHING, PICK_FIRST, TERRAINS


def open_tile(g: Pieces, tile: i64) -> None:
    """A tile out of the pool is laid open."""
    g.add_pool(tile, -1)
    g.add_open(tile, 1)
    g.tell(events.TILE_OPENED, tile)


def pool_weights(g: Pieces) -> vec[i64]:
    """A tile drawn blind: each is as likely as the others."""
    return g.pool_row()


def return_open_tiles(g: Pieces) -> None:
    """AOM-1.3.5, AOM-3.1.7 — Tiles not taken go back to the pool, which is shuffled."""
    count: i64 = 0
    for tile in range(g.box.tiles):
        count += g.open(tile)
        g.add_pool(tile, g.open(tile))
        g.set_open(tile, 0)
    if count > 0:
        g.tell(events.TILES_RETURNED, count)


def takeable(g: Pieces, seat: i64) -> vec[i64]:
    """AOM-3.1.4 — The open kinds for which a player has a free space, as actions, and the pass."""
    lands, there, terrains = g.free_lands(seat), g.open_there(), g.box.tile_terrain
    out = vec[i64](capacity=16)
    for tile in range(g.box.tiles):
        if (there >> tile) & (lands >> terrains[tile]) & 1 != 0:
            out = append(out, g.moves.take.at(tile))
    return append(out, g.moves.pass_)


def can_take_any(g: Pieces, seat: i64) -> bool:
    """Whether an open tile fits on a player's board."""
    lands, there, terrains = g.free_lands(seat), g.open_there(), g.box.tile_terrain
    for tile in range(g.box.tiles):
        if (there >> tile) & (lands >> terrains[tile]) & 1 != 0:
            return True
    return False


def why_not_take(g: Pieces, action: i64, rule: str) -> Reason:
    """Why an open tile cannot be taken."""
    tile = g.moves.take.index(action)
    if g.open(tile) == 0:
        return Reason("tile_not_open", {"tile": g.box.tile_ids[tile]}, rule)
    terrain = TERRAINS[g.box.tile_terrain[tile]]
    return Reason("no_free_space", {"tile": g.box.tile_ids[tile], "terrain": terrain}, rule)


def take_or_pass(g: Pieces, seat: i64, action: i64) -> None:
    """A player takes an open tile and puts it on his board, or passes."""
    if action == g.moves.pass_:
        g.tell(events.TILE_PASSED, seat)
        return
    tile = g.moves.take.index(action)
    g.add_open(tile, -1)
    g.tell(events.TILE_TAKEN, seat, tile, g.put_tile(seat, tile))


class Tiles(Procedure):
    """Tiles are opened from the pool, and the player whose turn it is takes one of them or passes."""

    VERBS: ClassVar[str] = "take pass"

    def weights(self, g: Pieces) -> vec[i64]:
        return pool_weights(g)

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.box.tile_ids[outcome]

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return takeable(g, seat)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return why_not_take(g, action, self.rule())

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.pass_ else [f"open/{g.box.tile_ids[g.moves.take.index(action)]}"]


class Explore(Tiles):
    """AOM-3.1 — Tiles are laid open; clockwise from the card's player, each takes one that fits or passes.

    Artemis and Ptah let the card's player take two before anyone else, Baldr lets nobody else choose.
    """

    RULE: ClassVar[str] = "AOM-3.1.4"

    def __init__(
        self, seat: i64 = 0, extra: i64 = 0, power: i64 = NOTHING, to_open: i64 = -1, at: i64 = 0, picks: i64 = 1
    ) -> None:
        self.seat: i64 = seat
        self.extra: i64 = extra
        self.power: i64 = power
        self.to_open: i64 = to_open  # not counted yet
        self.at: i64 = at  # how many players have had their choice
        self.picks: i64 = picks  # choices the player at hand has left

    def chooser(self, g: Pieces) -> i64:
        """AOM-3.1.3 — The seat that chooses now: the card's player and then clockwise, or from the first player on as
        an option; a player who picks first through a god does so in any case. NOTHING when all have chosen."""
        kind = g.box.effects.power[self.power] if self.power >= 0 else NOTHING
        if kind == ALONE_PICKS:
            return self.seat if self.at == 0 else NOTHING
        if self.at == g.seats:
            return NOTHING
        if not g.variant.first_explores:
            return g.clockwise(self.seat, self.at)
        if kind != PICK_FIRST:
            return g.clockwise(g.first(), self.at)
        if self.at == 0:
            return self.seat
        behind = g.places_between(g.first(), self.seat)
        return g.clockwise(g.first(), self.at - 1 if self.at - 1 < behind else self.at)

    def pending(self, g: Pieces) -> Seats:
        if self.to_open != 0:
            return CHANCE if self.to_open > 0 else NOBODY
        seat = self.chooser(g)
        return one(seat) if seat >= 0 and can_take_any(g, seat) else NOBODY

    def proceed(self, g: Pieces) -> None:
        if self.to_open < 0:
            self.to_open = g.seats + self.extra
            size = g.pool_size()
            if size < self.to_open:
                self.to_open = size
            if helps(g, self.power, PICK_FIRST):
                self.picks = g.box.effects.amount[self.power]
        elif self.chooser(g) < 0:
            return_open_tiles(g)
            g.stack.pop()
        else:
            g.tell(events.TILE_PASSED, self.chooser(g))
            self.picks = 1
            self.at += 1

    def luck(self, g: Pieces) -> str:
        return f"pool tiles {self.seat}"

    def resolve(self, g: Pieces, outcome: i64) -> None:
        open_tile(g, outcome)
        self.to_open -= 1

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        take_or_pass(g, seat, action)
        self.picks -= 1
        if self.picks == 0:
            self.picks = 1
            self.at += 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        own = int(seat == self.seat)
        return Prompt("explore", {"picks": int(self.picks), "seat": int(self.seat), "own": own})

    def clone(self) -> "Explore":
        return Explore(self.seat, self.extra, self.power, self.to_open, self.at, self.picks)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.extra = p.num(self.extra, 0, MANY)
        self.power = p.num(self.power, NOTHING, MANY)
        self.to_open = p.num(self.to_open, -1, MANY)
        self.at = p.num(self.at, 0, p.seats)
        self.picks = p.num(self.picks, 1, MANY)

    def audit(self, g: Pieces) -> None:
        """Check the bound power, that the pool has the tiles, and that only the player who picks first has several
        picks."""
        audit_power(g, self.power)
        audit_left(g, self.extra)
        most = g.seats + self.extra
        require(self.to_open <= most and self.to_open <= g.pool_size(), "more tiles are opened than there are")
        first = self.at == 0 and helps(g, self.power, PICK_FIRST)
        picks: i64 = g.box.effects.amount[self.power] if first else 1
        require(self.picks <= picks, "somebody may take more tiles than his power lets him")


class Draft(Tiles):
    """AOM-1.3 — The starting tiles: six passes around the table in snake order, a tile or a pass each time."""

    RULE: ClassVar[str] = "AOM-1.3.3"

    def __init__(self, opened: i64 = 0, turn: i64 = 0) -> None:
        self.opened: i64 = opened
        self.turn: i64 = turn  # opportunities that are over

    def to_open(self, g: Pieces) -> i64:
        """AOM-1.3.1 — Six tiles for each player."""
        return g.box.draft_tiles * g.seats

    def chooser(self, g: Pieces) -> i64:
        """AOM-1.3.2 — Odd passes go clockwise from the first player, even ones back again."""
        around = self.turn // g.seats
        steps = self.turn % g.seats
        return g.clockwise(g.first(), steps if around % 2 == 0 else g.seats - 1 - steps)

    def over(self, g: Pieces) -> bool:
        """Whether all have had their opportunities."""
        return self.turn >= g.box.draft_picks * g.seats

    def pending(self, g: Pieces) -> Seats:
        if self.opened < self.to_open(g):
            return CHANCE
        if self.over(g) or not can_take_any(g, self.chooser(g)):
            return NOBODY
        return one(self.chooser(g))

    def proceed(self, g: Pieces) -> None:
        if self.over(g):
            return_open_tiles(g)
            g.stack.pop()
        else:
            g.tell(events.TILE_PASSED, self.chooser(g))
            self.turn += 1

    def luck(self, g: Pieces) -> str:
        return "pool draft"

    def resolve(self, g: Pieces, outcome: i64) -> None:
        open_tile(g, outcome)
        self.opened += 1

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        take_or_pass(g, seat, action)
        self.turn += 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        left = g.box.draft_picks - self.turn // g.seats
        return Prompt("draft", {"left": int(left)})

    def clone(self) -> "Draft":
        return Draft(self.opened, self.turn)

    def fields(self, p: Packer) -> None:
        self.opened = p.num(self.opened, 0, MANY)
        self.turn = p.num(self.turn, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more tiles and turns than the draft has, and no turn before all tiles lie open."""
        require(self.opened <= self.to_open(g), "more tiles were opened than the draft has")
        require(self.turn == 0 or self.opened == self.to_open(g), "somebody has chosen before all tiles lay open")
        require(self.turn <= g.box.draft_picks * g.seats, "somebody has had more turns than the draft has")
