"""DEU-8.4.10, DEU-8.4.12 — Action cards whose effect is a procedure of its own."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason
from petteia.games.deukalion import events
from petteia.games.deukalion.box import ROUND_ABOUT
from petteia.games.deukalion.missions import TurnUp
from petteia.games.deukalion.procedure import Asked
from petteia.games.deukalion.state import PUT_UNDER, Pieces
from petteia.games.deukalion.tasks import open_place
from petteia.games.deukalion.terms import NOTHING

# -- the Trident of Poseidon --------------------------------------------------------------------------------------


def hydra_can_flee(g: Pieces) -> bool:
    """Whether the Hydra has a field beside it that is free and ordinary."""
    at = g.hydra() * ROUND_ABOUT
    for way in range(ROUND_ABOUT):
        field = g.box.beside[at + way]
        if field >= 0 and g.ordinary(field) and g.ships_on(field, NOTHING) == 0:
            return True
    return False


def hydra_reach(g: Pieces, steps: i64) -> vec[i64]:
    """DEU-8.4.10, DEU-12.1.7 — Fields the Hydra can reach in this many steps over ordinary fields without ships, except
    its own; whirlpools do not help."""
    reached = zeros(g.box.fields)
    reached[g.hydra()] = 1
    for step in range(1, steps + 1):
        for field in range(g.box.fields):
            if reached[field] != step:
                continue
            for way in range(ROUND_ABOUT):
                other = g.box.beside[field * ROUND_ABOUT + way]
                if other >= 0 and reached[other] == 0 and g.ordinary(other) and g.ships_on(other, NOTHING) == 0:
                    reached[other] = step + 1
    reached[g.hydra()] = 0
    return reached


class Trident(Asked):
    """DEU-8.4.10 — The player of the card picks the field the Hydra goes to; it never attacks."""

    RULE: ClassVar[str] = "DEU-8.4.10"
    VERBS: ClassVar[str] = "put"

    def __init__(self, seat: i64 = 0, steps: i64 = 0) -> None:
        super().__init__(seat)
        self.steps: i64 = steps

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        reach = hydra_reach(g, self.steps)
        for field in range(g.box.fields):
            if reach[field] > 0:
                out = append(out, g.moves.put.at(field))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        field = g.moves.put.index(action)
        figures: dict[str, int | str] = {"field": g.box.labels[field], "steps": int(self.steps)}
        return Reason("hydra_cannot_get_there", figures, "DEU-8.4.10")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.stack.pop()
        g.set_hydra(g.moves.put.index(action))
        g.tell(events.HYDRA_MOVED, seat, g.hydra())

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("trident", {"steps": int(self.steps)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"map/{g.box.labels[g.moves.put.index(action)]}"]

    def clone(self) -> "Trident":
        return Trident(self.seat, self.steps)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.steps = p.num(self.steps, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more steps than cards grant."""
        require(self.steps <= g.box.granted(), "the Hydra goes further than a card lets it")


# -- the Oracle of Delphi -----------------------------------------------------------------------------------------


class Oracle(Asked):
    """DEU-8.4.12 — An open mission goes under the pile, and the top card is turned up in its place."""

    RULE: ClassVar[str] = "DEU-8.4.12"
    VERBS: ClassVar[str] = "swap"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        for mission in range(g.box.missions):
            if open_place(g, mission) >= 0:
                out = append(out, g.moves.swap.at(mission))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("mission_not_open", {"mission": g.box.mission_ids[g.moves.swap.index(action)]}, "DEU-8.4.12")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        mission = g.moves.swap.index(action)
        place = open_place(g, mission)
        g.stack.pop()
        g.set_open_mission(place, NOTHING)
        g.set_mission_place(mission, PUT_UNDER)
        g.set_under_pile(g.under(), mission)
        g.add_under(1)
        g.add_pile_size(1)
        g.tell(events.MISSION_SWAPPED, seat, mission)
        g.push(TurnUp(place))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("oracle")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"open/{g.box.mission_ids[g.moves.swap.index(action)]}"]

    def clone(self) -> "Oracle":
        return Oracle(self.seat)
