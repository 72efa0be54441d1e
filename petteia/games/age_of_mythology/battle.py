"""AOM-5 — Battle: encounters of one unit against one unit until a side retreats or has no units left."""

from typing import ClassVar, Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.protocol import Prompt, Reason, Seats
from petteia.games.age_of_mythology.aftermath import Afterwards, Reinforcement, Rescue
from petteia.games.age_of_mythology.battlefield import CARDS, HIDDEN, RETREAT, ROLL, Battlefield
from petteia.games.age_of_mythology.encounter import (
    BattleCards,
    Check,
    Declaration,
    Moment,
    Result,
    Retreat,
    Roll,
    Seduction,
    StandIn,
)
from petteia.games.age_of_mythology.state import Pieces

COURSE: Final[list[Moment]] = [
    Seduction(), Check(), Retreat(0), Retreat(1), BattleCards(), StandIn(0), StandIn(1), Declaration(0), Declaration(1),
    Roll(0), Roll(1), Result(), Rescue(), Afterwards(), Reinforcement(),
]  # fmt: skip
"""AOM-5.1.2 — The paragraphs in their order; `Battle.stage` counts them."""


def begin_battle(g: Pieces, attacker: i64, defender: i64, area: i64, power: i64) -> None:
    """The units are revealed; every Hydra starts without a kill (AOM-5.8.6)."""
    battle = Battle(attacker, defender, area, power)
    for side in range(2):
        kills = zeros(battle.growing(g, side))
        if side == 0:
            battle.kills_a = kills
        else:
            battle.kills_d = kills
    g.push(battle)


class Battle(Battlefield):
    """AOM-5 — A battle in progress: its current paragraph says what is asked and what follows."""

    RULE: ClassVar[str] = "AOM-5.1.2"
    VERBS: ClassVar[str] = "retreat stay fight wadjet berserk throw rescue reinforce choose no"

    def pending(self, g: Pieces) -> Seats:
        return COURSE[self.stage].pending(g, self)

    def proceed(self, g: Pieces) -> None:
        COURSE[self.stage].proceed(g, self)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return COURSE[self.stage].legal(g, self, seat)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return COURSE[self.stage].refusal(g, self, seat, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        COURSE[self.stage].apply(g, self, seat, action)

    def luck(self, g: Pieces) -> str:
        return f"die attack {self.attacker}" if self.stage == ROLL else f"die defence {self.defender}"

    def weights(self, g: Pieces) -> vec[i64]:
        return self.roll_weights(g, self.stage - ROLL)

    def resolve(self, g: Pieces, outcome: i64) -> None:
        self.roll(g, self.stage - ROLL, outcome)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return COURSE[self.stage].prompt(g, self, seat)

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if m.fight.holds(action):
            return [f"battle/{seat}/{g.game.words['fighters'][m.fight.index(action)]}"]
        if m.reinforce.holds(action):
            return [f"holding/{seat}/{g.box.unit_ids[m.reinforce.index(action)]}"]
        if m.choose.holds(action):
            return [f"battle/{self.defender}/{g.box.unit_ids[m.choose.index(action)]}"]
        return []

    def face_down(self, g: Pieces) -> bool:
        """Whether battle cards that have been chosen are not turned up yet."""
        return self.stage == CARDS or (g.variant.late_retreat and RETREAT <= self.stage < CARDS)

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        """The other side may have chosen any card it could choose, even where it is asked something else now."""
        stage = self.stage
        if self.face_down(g):
            self.stage = CARDS
        super().determinize(g, seat, rng)
        self.stage = stage

    def observe(self, g: Pieces, seat: i64) -> "Battle":
        out = self.clone()
        if self.face_down(g):
            for side in range(2):
                # That a card has been chosen is public; which one is not, unless there was no choice.
                hidden = self.owner(side) != seat and self.card[side] >= 0
                if hidden and len(self.options(g, self.owner(side))) > 1:
                    out.card[side] = HIDDEN
        return out

    def clone(self) -> "Battle":
        out = Battle(self.attacker, self.defender, self.area, self.power)
        self.copy_to(out)
        return out
