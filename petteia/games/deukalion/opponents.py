"""DEU-10.1 — The sides of a fight: who fights whom, what the soldiers thrown show, and how strong that makes a side."""

from typing import Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.games.deukalion import events
from petteia.games.deukalion.procedure import Occasion
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import (
    AGAINST_CITY,
    AGAINST_SETTLEMENT,
    AGAINST_SHIP,
    BY_HYDRA,
    CROSS,
    HIDDEN,
    NOTHING,
    ON_SIDE,
    W_PREP,
    W_THROW,
)
from petteia.games.deukalion.throwing import crosses_of, hidden_of, written

# -- the paragraphs of a fight, in order (DEU-10.1.1)
OPPONENT: Final = 0
PREPARE: Final = 1
THROW: Final = 2  # the attacker's soldiers, then the defender's
CARDS: Final = 4
RESULT: Final = 5
TROPHY: Final = 6
REWARD: Final = 7

POSES: Final[i64] = 3
ENCOUNTERS: Final = ("ship", "city", "settlement", "hydra", "by-hydra")
"""The kinds of a fight, as keyed luck names them."""


class Opponents(Occasion):
    """The sides of a fight and how far it is. Side 0 attacks, side 1 defends; against a city, a settlement or the Hydra
    there is only side 0, and that is the attacked player where the Hydra attacks."""

    def __init__(self, kind: i64 = 0, attacker: i64 = 0, target: i64 = 0, among: i64 = 0) -> None:
        self.kind: i64 = kind
        self.attacker: i64 = attacker  # for the Hydra the active player, who sent it
        self.target: i64 = target  # a seat, a city or a settlement
        self.among: i64 = among  # the ships of which one is to be picked, as a mask
        self.stage: i64 = OPPONENT
        self.turn: i64 = 0  # the side that is asked for cards
        self.passed: i64 = 0  # how often in a row a side has passed
        self.again: bool = False  # the crosses of the side asked are thrown once more
        self.pose: vec[i64] = zeros(2 * POSES)
        self.bonus: vec[i64] = zeros(2)  # by cards for this fight, in halves
        self.saved: i64 = 0  # sides whose fallen stay aboard, one bit each
        self.winner: i64 = 0  # the side that has won, 1 also for a city, a settlement or the Hydra

    # -- who fights ------------------------------------------------------------------------------

    def ships(self) -> bool:
        """Whether ship fights ship."""
        return self.kind == AGAINST_SHIP

    def fighter(self, side: i64) -> i64:
        """The seat of a side."""
        if self.kind == BY_HYDRA or side == 1:
            return self.target
        return self.attacker

    def strength(self, g: Pieces, side: i64) -> i64:
        """DEU-10.1.4, DEU-10.1.5 — The poses and the bonuses, in halves."""
        at = side * POSES
        out: i64 = self.bonus[side] + g.strength_bonus(self.fighter(side))
        for pose in range(POSES):
            out += self.pose[at + pose] * g.box.pose_value[pose]
        return out

    def needed(self, g: Pieces) -> i64:
        """The strength that a single fighter needs, in halves."""
        if self.kind == AGAINST_CITY:
            return g.box.city_value[self.target]
        if self.kind == AGAINST_SETTLEMENT:
            return g.box.settlement_value[self.target]
        return g.box.hydra_strength

    def against(self, g: Pieces) -> i64:
        """What the attacker fights against: the defender's strength or a value."""
        return self.strength(g, 1) if self.ships() else self.needed(g)

    def ahead(self, g: Pieces) -> bool:
        """DEU-10.2.2, DEU-10.3.2 — Whether side 0 would win as things are: against a ship with more than the defender
        has, against others with at least their value."""
        if self.ships():
            return self.strength(g, 0) > self.strength(g, 1)
        return self.strength(g, 0) >= self.needed(g)

    # -- cards

    def voices(self) -> i64:
        """How many passes in a row close a window."""
        return 2 if self.ships() else 1

    def moment(self) -> i64:
        """W-PREP or W-THROW."""
        return W_PREP if self.stage == PREPARE else W_THROW

    def crosses(self) -> i64:
        return self.pose[self.turn * POSES + CROSS]

    def strengthen(self, halves: i64) -> None:
        self.bonus[self.turn] += halves

    def throw_again(self) -> None:
        self.again = True

    def save_fallen(self) -> None:
        self.saved |= i64(1) << self.turn

    def fallen_are_saved(self) -> bool:
        return (self.saved >> self.turn) & 1 != 0

    def begin(self, g: Pieces) -> None:
        """DEU-8.2.5 — Soldiers may still join before a ship fight, the defender asked first, and when the Hydra
        attacks; the mover could have brought soldiers back before."""
        self.passed = 0
        self.turn = 1 if self.ships() else 0
        self.stage = PREPARE if self.ships() or self.kind == BY_HYDRA else THROW

    def pass_on(self) -> None:
        """The side asked has passed, and the other one is asked."""
        self.passed += 1
        self.turn = 1 - self.turn if self.ships() else 0

    # -- the throw

    def soldiers(self, g: Pieces) -> i64:
        """DEU-10.1.2, DEU-8.4.8 — How many are thrown now: all aboard, or all that show the cross once more."""
        return self.pose[self.turn * POSES + CROSS] if self.again else g.aboard(self.fighter(self.stage - THROW))

    def luck(self, g: Pieces) -> str:
        """A throw again is counted by itself, so that it moves no later throw."""
        if self.again:
            return f"die again {self.fighter(self.turn)}"
        return f"die {ENCOUNTERS[self.kind]} {self.fighter(self.stage - THROW)}"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.rules.throws[self.soldiers(g)][:]

    def resolve(self, g: Pieces, outcome: i64) -> None:
        n = self.soldiers(g)
        side = self.turn if self.again else self.stage - THROW
        cross = crosses_of(n, outcome)
        hidden = hidden_of(n, outcome)
        at = side * POSES
        if self.again:
            self.pose[at + CROSS] = 0
        self.pose[at + CROSS] += cross
        self.pose[at + HIDDEN] += hidden
        self.pose[at + ON_SIDE] += n - cross - hidden
        if self.again:
            self.again = False
            g.tell(events.THREW_AGAIN, self.fighter(side), hidden, n - cross - hidden, cross)
            self.turn = 1 - self.turn if self.ships() else 0
        else:
            g.tell(events.THREW, self.fighter(side), hidden, n - cross - hidden, cross)
            self.thrown(g)

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return written(self.soldiers(g), outcome)

    def thrown(self, g: Pieces) -> None:
        """DEU-10.1.6, DEU-8.2.7 — In a ship fight the defender throws after the attacker; then the side that would lose
        is asked for cards first."""
        if self.stage == THROW and self.ships():
            self.stage = THROW + 1
            return
        self.stage = CARDS
        self.passed = 0
        self.turn = 1 if self.ships() and self.ahead(g) else 0

    # -- plain data

    def fields(self, p: Packer) -> None:
        self.kind = p.num(self.kind, 0, 4)
        self.attacker = p.seat(self.attacker)
        self.target = p.num(self.target, NOTHING, MANY)
        self.among = p.some_seats(self.among)
        self.stage = p.num(self.stage, OPPONENT, REWARD)
        self.turn = p.num(self.turn, 0, 1)
        self.passed = p.num(self.passed, 0, 2)
        self.again = p.flag(self.again)
        self.pose = p.nums(self.pose, 0, MANY, 2 * POSES)
        self.bonus = p.nums(self.bonus, 0, MANY, 2)
        self.saved = p.bits(self.saved, 2)
        self.winner = p.num(self.winner, 0, 1)

    def audit(self, g: Pieces) -> None:
        """A ship, a city or a settlement that is there."""
        there: i64 = g.seats
        if self.kind == AGAINST_CITY:
            there = g.box.cities
        elif self.kind == AGAINST_SETTLEMENT:
            there = g.box.settlements
        require(self.target < there, "somebody fights against what is not there")
        met = self.stage > OPPONENT and (self.ships() or self.kind == BY_HYDRA)
        require(not met or self.target >= 0, "somebody fights against nobody")
        fixed = self.kind == AGAINST_CITY or self.kind == AGAINST_SETTLEMENT
        require(not fixed or self.target >= 0, "somebody fights against nothing")
        require(self.turn == 0 or self.ships(), "a side is asked that nobody is on")
        require(not self.again or self.stage == CARDS, "soldiers are thrown again before they were thrown")
        for side in range(2):
            thrown: i64 = 0
            for pose in range(POSES):
                thrown += self.pose[side * POSES + pose]
            require(thrown < len(g.rules.throws), "more soldiers were thrown than go on a ship")
            require(thrown == 0 or self.stage > THROW + side, "soldiers lie before they were thrown")
            require(self.bonus[side] <= g.box.granted(), "somebody is stronger than cards make him")
