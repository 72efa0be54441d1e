"""DEU-10 — Fights: against a ship, a city, a settlement, the Hydra, and when the Hydra attacks."""

from typing import Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.cards import FINE, NO_CROSS, SAVED_ALREADY, hindrance, play_card, told
from petteia.games.deukalion.displacement import THE_HYDRA, Displace
from petteia.games.deukalion.loot import FROM_CITY, FROM_SHIP, Loot
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.settlements import conquer
from petteia.games.deukalion.state import ASHORE, THESEUS, Table
from petteia.games.deukalion.terms import (
    AGAINST_CITY,
    AGAINST_HYDRA,
    AGAINST_SETTLEMENT,
    AGAINST_SHIP,
    BY_HYDRA,
    CROSS,
    DEFEAT_HYDRA,
    DEFEAT_PLAYER,
    HIDDEN,
    NOTHING,
    ON_SIDE,
    SAVE_FALLEN,
    STRENGTHS,
    STRIKE_HARDER,
    THROW_AGAIN,
    W_PREP,
    W_THROW,
)
from petteia.games.deukalion.throwing import crosses_of, hidden_of, written
from petteia.games.deukalion.trophies import Trophy

# -- the stages of a fight, in order (DEU-10.1.1)
OPPONENT: Final = 0
PREPARE: Final = 1
THROW: Final = 2  # the attacker's soldiers, then the defender's
CARDS: Final = 4
RESULT: Final = 5
TROPHY: Final = 6
REWARD: Final = 7

POSES: Final = 3


class Fight(Procedure):
    """DEU-10.1 — A fight in progress. Its sides are the attacker (0) and the defender (1); against a city, a settlement
    or the Hydra there is only side 0, and that is the attacked player where the Hydra attacks."""

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

    def rule(self) -> str:
        return "DEU-10.1.1"

    # -- who fights ------------------------------------------------------------------------------

    def ships(self) -> bool:
        """Whether ship fights ship."""
        return self.kind == AGAINST_SHIP

    def fighter(self, side: i64) -> i64:
        """The seat of a side."""
        if self.kind == BY_HYDRA or side == 1:
            return self.target
        return self.attacker

    def strength(self, g: Table, side: i64) -> i64:
        """DEU-10.1.4, DEU-10.1.5 — The poses and the bonuses, in halves."""
        at = side * POSES
        out: i64 = self.bonus[side] + g.strength_bonus(self.fighter(side))
        for pose in range(POSES):
            out += self.pose[at + pose] * g.box.pose_value[pose]
        return out

    def needed(self, g: Table) -> i64:
        """What a single fighter has to reach, in halves."""
        if self.kind == AGAINST_CITY:
            return g.box.city_value[self.target]
        if self.kind == AGAINST_SETTLEMENT:
            return g.box.settlement_value[self.target]
        return g.box.hydra_strength

    def against(self, g: Table) -> i64:
        """What the attacker stands against: the defender's strength or a value."""
        return self.strength(g, 1) if self.ships() else self.needed(g)

    def ahead(self, g: Table) -> bool:
        """DEU-10.2.2, DEU-10.3.2 — Whether side 0 would win as things stand: a ship by more than the defender has,
        others by as much as is asked for."""
        if self.ships():
            return self.strength(g, 0) > self.strength(g, 1)
        return self.strength(g, 0) >= self.needed(g)

    # -- the course of the fight -----------------------------------------------------------------

    def pending(self, g: Table) -> Seats:
        stage = self.stage
        if stage == OPPONENT:
            return one(self.attacker) if self.among & (self.among - 1) != 0 else NOBODY
        if stage == THROW or stage == THROW + 1:
            return CHANCE if g.aboard(self.fighter(stage - THROW)) > 0 else NOBODY
        if stage == CARDS and self.again:
            return CHANCE
        if (stage == PREPARE or stage == CARDS) and self.passed < self.voices() and self.is_asked(g):
            return one(self.fighter(self.turn))
        return NOBODY

    def voices(self) -> i64:
        """How many passes in a row close a window."""
        return 2 if self.ships() else 1

    def is_asked(self, g: Table) -> bool:
        """DEU-8.3.1, DEU-8.3.2 — Whether the side whose turn it is gets asked: public facts alone decide."""
        seat = self.fighter(self.turn)
        if g.hand_size(seat) == 0:
            return False
        if self.stage == PREPARE:
            return g.below(seat) > 0 and g.room(seat) > 0
        return self.ships() or self.pose[CROSS] > 0 or not self.ahead(g)

    def proceed(self, g: Table) -> None:
        stage = self.stage
        if stage == OPPONENT:
            if self.among != 0:
                self.meet(g, self.only_one())
            else:
                self.begin(g)
        elif stage == PREPARE or stage == CARDS:
            if self.passed < self.voices():
                self.pass_on()  # DEU-8.2.7: a side that is not asked counts as passing
            elif stage == PREPARE:
                self.stage = THROW
            else:
                self.stage = RESULT
        elif stage == THROW or stage == THROW + 1:
            self.thrown(g)
        elif stage == RESULT:
            self.compare(g)
        elif stage == TROPHY:
            self.stage = REWARD
            if self.ships():
                g.push(Trophy(self.fighter(self.winner), DEFEAT_PLAYER))
            elif self.winner == 0 and (self.kind == AGAINST_HYDRA or self.kind == BY_HYDRA):
                g.push(Trophy(self.fighter(0), DEFEAT_HYDRA))
        else:
            g.stack.pop()
            self.reward(g)

    def only_one(self) -> i64:
        """The seat of a mask with one bit."""
        seat: i64 = 0
        while (self.among >> seat) & 1 == 0:
            seat += 1
        return seat

    def meet(self, g: Table, seat: i64) -> None:
        """DEU-10.2.1, DEU-10.6.1 — The opponent is settled."""
        self.target = seat
        self.among = 0
        if self.ships():
            g.tell(events.ATTACKED_SHIP, self.attacker, seat)
        else:
            g.tell(events.HYDRA_ATTACKED, seat, self.attacker)
        self.begin(g)

    def begin(self, g: Table) -> None:
        """DEU-8.2.5 — Soldiers may still join before a ship fight, the defender asked first, and when the Hydra
        attacks; a mover could have brought his back before."""
        self.passed = 0
        self.turn = 1 if self.ships() else 0
        self.stage = PREPARE if self.ships() or self.kind == BY_HYDRA else THROW

    def pass_on(self) -> None:
        """The side asked has passed, and the other one is asked."""
        self.passed += 1
        self.turn = 1 - self.turn if self.ships() else 0

    # -- the throw -------------------------------------------------------------------------------

    def soldiers(self, g: Table) -> i64:
        """DEU-10.1.2, DEU-8.4.8 — How many are thrown now: all aboard, or all that show the cross once more."""
        return self.pose[self.turn * POSES + CROSS] if self.again else g.aboard(self.fighter(self.stage - THROW))

    def weights(self, g: Table) -> vec[i64]:
        return g.rules.throws[self.soldiers(g)][:]

    def resolve(self, g: Table, outcome: i64) -> None:
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

    def outcome_name(self, g: Table, outcome: i64) -> str:
        return written(self.soldiers(g), outcome)

    def thrown(self, g: Table) -> None:
        """DEU-10.1.6, DEU-8.2.7 — In a ship fight the defender throws after the attacker; then the side that would lose
        is asked for cards first."""
        if self.stage == THROW and self.ships():
            self.stage = THROW + 1
            return
        self.stage = CARDS
        self.passed = 0
        self.turn = 1 if self.ships() and self.ahead(g) else 0

    # -- cards in the fight ----------------------------------------------------------------------

    def verbs(self, g: Table) -> str:
        return "against play pass" if self.kind == AGAINST_SHIP or self.kind == BY_HYDRA else "play pass"

    def moment(self) -> i64:
        """W-PREP or W-THROW."""
        return W_PREP if self.stage == PREPARE else W_THROW

    def obstacle(self, g: Table, seat: i64, card: i64) -> i64:
        """What stands in the way of a card in this fight."""
        found = hindrance(g, seat, card, self.moment())
        if found != FINE or self.stage == PREPARE:
            return found
        effect = g.box.card_effect[card]
        if effect == THROW_AGAIN or effect == SAVE_FALLEN:
            if self.pose[self.turn * POSES + CROSS] == 0:
                return NO_CROSS
            if effect == SAVE_FALLEN and (self.saved >> self.turn) & 1 != 0:
                return SAVED_ALREADY
        return FINE

    def legal(self, g: Table, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        if self.stage == OPPONENT:
            for other in range(g.seats):
                if (self.among >> other) & 1 != 0:
                    out = append(out, g.moves.against.at(other))
            return out
        for card in range(g.box.cards):
            if g.in_hand(seat, card) > 0 and self.obstacle(g, seat, card) == FINE:
                out = append(out, g.moves.play.at(card))
        return append(out, g.moves.pass_)

    def refusal(self, g: Table, seat: i64, action: i64) -> Reason:
        m = g.moves
        if m.against.holds(action):
            other = int(m.against.index(action))
            if self.stage != OPPONENT:
                return Reason("opponent_is_settled", {"seat": int(self.target)}, "DEU-10.2.1")
            return Reason("ship_is_elsewhere", {"seat": other}, "DEU-10.2.1")
        if self.stage == OPPONENT:
            return Reason("opponent_first", {}, "DEU-10.2.1")
        card = m.play.index(action)
        return told(g, seat, card, self.moment(), self.obstacle(g, seat, card))

    def apply(self, g: Table, seat: i64, action: i64) -> None:
        m = g.moves
        if self.stage == OPPONENT:
            self.meet(g, m.against.index(action))
        elif action == m.pass_:
            self.pass_on()
        else:
            self.play(g, seat, m.play.index(action))

    def play(self, g: Table, seat: i64, card: i64) -> None:
        """DEU-8.2.7 — A card is played, and the other side is asked next, though it may have passed before."""
        side = self.turn
        self.passed = 0
        effect = g.box.card_effect[card]
        if effect == STRIKE_HARDER:
            self.bonus[side] += g.box.card_amount[card]
        elif effect == SAVE_FALLEN:
            self.saved |= i64(1) << side
        elif effect == THROW_AGAIN:
            self.again = True
        if not self.again and self.ships():
            self.turn = 1 - side
        play_card(g, seat, card)

    # -- the result ------------------------------------------------------------------------------

    def compare(self, g: Table) -> None:
        """DEU-10.1.8 — The winner is settled, and every soldier showing the cross falls before any reward."""
        self.stage = TROPHY
        mine = self.strength(g, 0)
        other = self.against(g)
        self.winner = 0 if self.ahead(g) else 1
        if self.ships():
            if self.winner == 0:
                g.tell(events.WON_AGAINST_SHIP, self.attacker, mine, self.target, other)
            else:
                g.tell(events.WON_AGAINST_SHIP, self.target, other, self.attacker, mine)
        else:
            g.tell(events.WON if self.winner == 0 else events.LOST, self.fighter(0), mine, other)
        for side in range(2 if self.ships() else 1):
            fallen = self.pose[side * POSES + CROSS]
            if fallen == 0:
                continue
            seat = self.fighter(side)
            if (self.saved >> side) & 1 != 0:
                g.tell(events.SAVED, seat, fallen)
            else:
                g.send_down(seat, fallen)
                g.tell(events.FELL, seat, fallen)

    def reward(self, g: Table) -> None:
        """DEU-10.1.9 — Treasure, garrison or displacement, when missions and point cards have been taken."""
        if self.ships():
            g.push(Loot(self.fighter(self.winner), FROM_SHIP, self.fighter(1 - self.winner)))
        elif self.kind == AGAINST_CITY:
            if self.winner == 0:
                g.push(Loot(self.attacker, FROM_CITY, 0, self.target))
        elif self.kind == AGAINST_SETTLEMENT:
            if self.winner == 0:
                conquer(g, self.attacker, self.target)
        elif self.winner == 0:
            g.push(Displace(self.fighter(0), THE_HYDRA))
        else:
            self.flee(g, self.fighter(0))

    def flee(self, g: Table, loser: i64) -> None:
        """DEU-10.5.5, DEU-10.6.5, DEU-12.2.7 — Theseus goes home, and the right neighbour displaces the ship."""
        if g.carries_theseus(loser):
            g.cells[THESEUS] = ASHORE
            g.tell(events.THESEUS_LEFT, loser)
        g.push(Displace(g.right_of(loser), loser))

    # -- what people see -------------------------------------------------------------------------

    def window(self, g: Table, seat: i64) -> bool:
        return self.stage != OPPONENT

    def prompt(self, g: Table, seat: i64) -> Prompt:
        if self.stage == OPPONENT:
            return Prompt("opponent" if self.ships() else "hydra_opponent")
        if self.stage == PREPARE:
            return Prompt("prepare", {"below": int(g.below(seat)), "room": int(g.room(seat))})
        side = self.turn
        other = self.strength(g, 1 - side) if self.ships() else self.needed(g)
        figures: dict[str, int | str] = {"mine": STRENGTHS[self.strength(g, side)], "against": STRENGTHS[other]}
        figures["cross"] = int(self.pose[side * POSES + CROSS])
        return Prompt("after_throw", figures)

    def pieces(self, g: Table, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if action == m.pass_:
            return []
        if m.against.holds(action):
            return [f"ships/{m.against.index(action)}"]
        return [f"hand/{seat}/{g.box.card_ids[m.play.index(action)]}"]

    def clone(self) -> "Fight":
        out = Fight(self.kind, self.attacker, self.target, self.among)
        out.stage = self.stage
        out.turn = self.turn
        out.passed = self.passed
        out.again = self.again
        out.pose = self.pose[:]
        out.bonus = self.bonus[:]
        out.saved = self.saved
        out.winner = self.winner
        return out

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

    def audit(self, g: Table) -> None:
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
            require(self.bonus[side] <= g.box.granted(), "somebody is stronger than cards make him")
