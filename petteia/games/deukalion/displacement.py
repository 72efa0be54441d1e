"""DEU-10.7 — Displacement: a player moves a ship or the Hydra three fields."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.box import ROUND_ABOUT
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.state import Pieces

THE_HYDRA: Final = -1
"""Where a number names a ship by its seat: the Hydra."""


class Paths:
    """DEU-10.7.1, DEU-10.7.2 — The fields at the end of all paths of a given length that visit no field twice; for the
    Hydra over ordinary fields only."""

    def __init__(self, g: Pieces, hydra: bool) -> None:
        self.g: Pieces = g
        self.hydra: bool = hydra
        self.visited: vec[i64] = zeros(g.box.fields)
        self.ends: vec[i64] = zeros(g.box.fields)  # by field, 1 for each

    def follow(self, field: i64, steps: i64, swirled: bool) -> None:
        """DEU-12.1.6 — Go on from a field. Going from one whirlpool to another counts as one step."""
        if steps == 0:
            self.ends[field] = 1
            return
        g = self.g
        self.visited[field] = 1
        for way in range(ROUND_ABOUT):
            self.step(g.box.beside[field * ROUND_ABOUT + way], steps - 1, swirled)
        if not swirled and g.swirl(field):
            for pool in range(3):
                self.step(g.pool(pool), steps - 1, True)
        self.visited[field] = 0

    def step(self, field: i64, steps: i64, swirled: bool) -> None:
        """One step, if it can be made."""
        if field >= 0 and self.visited[field] == 0 and (not self.hydra or self.g.ordinary(field)):
            self.follow(field, steps, swirled)


def last_fields(g: Pieces, piece: i64) -> vec[i64]:
    """DEU-10.7.3, DEU-10.7.4 — Where a piece can end: free ordinary fields at exactly three steps, or if there are none
    at two, or at one; by field, 1 for each."""
    start = g.hydra() if piece == THE_HYDRA else g.ship(piece)
    steps = g.box.displacement
    while steps > 0:
        paths = Paths(g, piece == THE_HYDRA)
        paths.follow(start, steps, False)
        ends = paths.ends
        found = False
        for field in range(g.box.fields):
            if ends[field] == 1:
                if g.ordinary(field) and g.free(field):
                    found = True
                else:
                    ends[field] = 0
        if found:
            return ends
        steps -= 1
    return zeros(g.box.fields)


class Displace(Procedure):
    """DEU-10.7.4 — The player named picks the last field; without one the piece stays."""

    RULE: ClassVar[str] = "DEU-10.7.4"
    VERBS: ClassVar[str] = "put"

    def __init__(self, chooser: i64 = 0, piece: i64 = THE_HYDRA) -> None:
        self.chooser: i64 = chooser
        self.piece: i64 = piece

    def pending(self, g: Pieces) -> Seats:
        ends = last_fields(g, self.piece)
        for field in range(g.box.fields):
            if ends[field] == 1:
                return one(self.chooser)
        return NOBODY

    def proceed(self, g: Pieces) -> None:
        self.finish(g)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        ends = last_fields(g, self.piece)
        for field in range(g.box.fields):
            if ends[field] == 1:
                out = append(out, g.moves.put.at(field))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        field = g.moves.put.index(action)
        figures: dict[str, int | str] = {"field": g.box.labels[field]}
        if not g.ordinary(field):
            return Reason("not_an_ordinary_field", figures, "DEU-10.7.3")
        if not g.free(field):
            return Reason("field_is_taken", figures, "DEU-10.7.3")
        far: dict[str, int | str] = {"field": g.box.labels[field], "steps": int(g.box.displacement)}
        return Reason("not_so_many_steps", far, "DEU-10.7.1")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        field = g.moves.put.index(action)
        if self.piece == THE_HYDRA:
            g.set_hydra(field)
            g.tell(events.HYDRA_DISPLACED, seat, field)
        else:
            g.set_ship(self.piece, field)
            g.tell(events.SHIP_DISPLACED, seat, self.piece, field)
        self.finish(g)

    def finish(self, g: Pieces) -> None:
        """DEU-5.3.4, DEU-10.7.5 — Arriving sets nothing off; a sailing move of the ship's owner is over."""
        g.stack.pop()
        if self.piece != THE_HYDRA:
            for step in g.stack:
                if isinstance(step, Procedure):
                    step.driven_off(self.piece)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.piece == THE_HYDRA:
            return Prompt("displace_hydra")
        return Prompt("displace_ship", {"seat": int(self.piece)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"map/{g.box.labels[g.moves.put.index(action)]}"]

    def clone(self) -> "Displace":
        return Displace(self.chooser, self.piece)

    def fields(self, p: Packer) -> None:
        self.chooser = p.seat(self.chooser)
        self.piece = p.seat_or_none(self.piece)
