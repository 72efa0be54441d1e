"""DEU-10.2.3, DEU-10.5.3, DEU-10.6.4 — What a won fight completes: a mission that asks for it."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import Packer
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.box import OPEN_MISSIONS
from petteia.games.deukalion.end import reached, take_point_cards
from petteia.games.deukalion.missions import TurnUp, lay_down
from petteia.games.deukalion.procedure import Asked
from petteia.games.deukalion.state import SECRET, Pieces
from petteia.games.deukalion.tasks import open_place
from petteia.games.deukalion.terms import DEFEAT_HYDRA, DEFEAT_PLAYER, FROM_HYDRA, TASKS


class Trophy(Asked):
    """The winner of a fight claims a mission with its task, open or his own: against a ship if he likes, against the
    Hydra he must, and takes a point card if there is none.

    Whether he is asked depends on public facts only (DEU-8.3.6): on the open missions, and on whether he still has a
    secret hand mission, not on which.
    """

    VERBS: ClassVar[str] = "claim decline"

    def __init__(self, seat: i64 = 0, task: i64 = 0) -> None:
        super().__init__(seat)
        self.task: i64 = task

    def rule(self) -> str:
        return "DEU-10.5.3" if self.task == DEFEAT_HYDRA else "DEU-10.2.3"

    def fits(self, g: Pieces, mission: i64) -> bool:
        """DEU-7.3.5 — An open mission or his own that asks for this fight."""
        if mission < 0 or not g.box.has_task(mission, self.task):
            return False
        return g.hand_mission(self.seat) == mission or open_place(g, mission) >= 0

    def open_ones(self, g: Pieces) -> i64:
        """How many open missions fit."""
        count: i64 = 0
        for place in range(OPEN_MISSIONS):
            if self.fits(g, g.open_mission(place)):
                count += 1
        return count

    def secret(self, g: Pieces) -> bool:
        """Whether the winner has a hand mission that the others do not know."""
        return g.held(self.seat) == SECRET

    def pending(self, g: Pieces) -> Seats:
        """DEU-8.3.6 — The player is asked if, as far as the others can tell, there may be a choice."""
        count = self.open_ones(g)
        mine = not self.secret(g) and self.fits(g, g.hand_mission(self.seat))
        if self.task == DEFEAT_HYDRA:
            asked = count + (1 if mine else 0) > 1 or (count == 1 and self.secret(g))
        else:
            asked = count > 0 or mine or self.secret(g)
        return one(self.seat) if asked else NOBODY

    def proceed(self, g: Pieces) -> None:
        """Without a choice: the one mission that fits, or a point card; against a ship nothing."""
        if self.task != DEFEAT_HYDRA:
            g.stack.pop()
            return
        for mission in range(g.box.missions):
            if self.fits(g, mission):
                self.take(g, mission)
                return
        g.stack.pop()
        if self.secret(g):
            g.set_unfit(self.seat, 1)  # or it would have had to be taken
            g.tell(events.NO_HYDRA_MISSION, self.seat)
        take_point_cards(g, self.seat, g.box.for_hydra, FROM_HYDRA)
        reached(g)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for mission in range(g.box.missions):
            if self.fits(g, mission):
                out = append(out, g.moves.claim.at(mission))
        return out if self.task == DEFEAT_HYDRA else append(out, g.moves.decline)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if action == g.moves.decline:
            return Reason("must_take_mission", {}, "DEU-7.3.1")
        mission = g.moves.claim.index(action)
        name = g.box.mission_ids[mission]
        if not g.box.has_task(mission, self.task):
            return Reason("mission_asks_something_else", {"mission": name, "task": TASKS[self.task]}, self.rule())
        return Reason("mission_not_there", {"mission": name}, "DEU-7.1.2")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.decline:
            g.stack.pop()
        else:
            self.take(g, g.moves.claim.index(action))

    def take(self, g: Pieces, mission: i64) -> None:
        """DEU-7.1.3, DEU-10.1.9 — The mission is laid down, and an open one replaced, before anything else."""
        g.stack.pop()
        place = open_place(g, mission)
        lay_down(g, self.seat, mission)
        if not reached(g) and place >= 0:
            g.push(TurnUp(place))

    def window(self, g: Pieces, seat: i64) -> bool:
        return self.secret(g)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("trophy_hydra" if self.task == DEFEAT_HYDRA else "trophy_ship")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.decline:
            return []
        mission = g.moves.claim.index(action)
        zone = "open" if open_place(g, mission) >= 0 else f"mission/{seat}"
        return [f"{zone}/{g.box.mission_ids[mission]}"]

    def clone(self) -> "Trophy":
        return Trophy(self.seat, self.task)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.task = p.num(self.task, DEFEAT_PLAYER, DEFEAT_HYDRA)
