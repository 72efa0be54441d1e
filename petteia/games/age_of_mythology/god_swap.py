"""AOM-6.2.12 — Set: a tile of the player's for one of the same terrain on another player's board."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason
from petteia.engine.reading import Part
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import SPACES, Box
from petteia.games.age_of_mythology.powers import Power
from petteia.games.age_of_mythology.procedure import Asked
from petteia.games.age_of_mythology.rewards import MARKS, spot_pieces, spot_space, spots
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import ANOTHER, NOTHING, OWNERS


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


class SwapTile(Power):
    """AOM-6.2.12 — A tile of the player's for another player's."""

    def read(self, part: Part, god: int, box: Box) -> None:
        part.exactly("owner", OWNERS[ANOTHER], "the other tile is another player's (AOM-6.2.12)")
        box.effects.owner[god] = ANOTHER
        part.exactly("same_terrain", True, "each tile takes the other's space (AOM-6.2.12)")

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        for space in range(SPACES):
            if g.tile(seat, space) >= 0 and swappable(g, seat, g.tile(seat, space)):
                return True
        return False

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.push(Chaos(seat))


class Chaos(Asked):
    """AOM-6.2.12 — Set: a tile of the player's is swapped for one of the same terrain on another player's board."""

    RULE: ClassVar[str] = "AOM-6.2.12"
    VERBS: ClassVar[str] = "target swap"

    def __init__(self, seat: i64 = 0, own: i64 = NOTHING, victim: i64 = NOTHING) -> None:
        super().__init__(seat)
        self.own: i64 = own  # the spot of the player's own tile
        self.victim: i64 = victim

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
        g.set_tile(self.seat, mine, got)
        g.set_tile(self.victim, theirs, given)
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
        return Chaos(self.seat, self.own, self.victim)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.own = p.num(self.own, NOTHING, MANY)
        self.victim = p.seat_or_none(self.victim)

    def audit(self, g: Pieces) -> None:
        """Check that the player has the tile, and that another player has one to swap for it."""
        require(self.victim < 0 or (self.own >= 0 and self.victim != self.seat), "a tile is swapped with nobody's")
        spots = len(g.game.words["spots"])
        require(self.own < 0 or (self.own < spots and spot_space(g, self.seat, self.own) >= 0), "a tile is gone")
