"""DEU-3 — The course of a turn, and the parts of the players who are not active."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import Packer
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats
from petteia.games.deukalion import events, terms
from petteia.games.deukalion.box import ROUND_ABOUT
from petteia.games.deukalion.cards import NO_OCCASION, play_card, playable, why_not_play
from petteia.games.deukalion.end import end_by_limit
from petteia.games.deukalion.kylix import Acting, PlaceKylix
from petteia.games.deukalion.procedure import Asked, Procedure
from petteia.games.deukalion.sailing import set_sail
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import N_MOVE, NOTHING, RECOVER_MORE, W_ROLL, W_SET
from petteia.games.deukalion.under_way import allowance
from petteia.games.deukalion.underworld import BringBack
from petteia.games.deukalion.windows import CardWindow

# -- the stages of a turn (DEU-3.1.1)
ROLL: Final = 0
OTHER_PARTS: Final = 1
AFTER_PLACING: Final = 2
ACT: Final = 3
NEXT: Final = 4


def begin_turn(g: Pieces, seat: i64) -> None:
    """DEU-3.5.5 — The Kylix goes to a player, and his turn begins."""
    g.add_turn(1)
    g.set_active(seat)
    g.set_phase(terms.ROLLING)
    g.set_orientation(NOTHING)
    g.set_used(0)
    g.tell(events.TURN_BEGAN, g.turn(), seat)


class Turn(Procedure):
    """DEU-3.1.1 — Roll, window, the parts of the others, placing the Kylix, window, the active player's actions; then
    the left neighbour is active."""

    RULE: ClassVar[str] = "DEU-3.1.1"

    def __init__(self, stage: i64 = ROLL, next: i64 = 0) -> None:
        self.stage: i64 = stage
        self.next: i64 = next  # in table order, whose part is next

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if self.stage == ROLL else NOBODY

    def luck(self, g: Pieces) -> str:
        return f"die kylix {g.active()}"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.box.roll_weights[:]

    def resolve(self, g: Pieces, outcome: i64) -> None:
        """DEU-3.2.1, DEU-4.1.2 — Five dice: the centre, then the outer ones clockwise from the north."""
        around = vec[i64](capacity=ROUND_ABOUT)
        g.set_centre(outcome % 3 + 1)
        rest = outcome // 3
        for way in range(ROUND_ABOUT):
            g.set_outer(way, rest % 3 + 1)
            around = append(around, rest % 3 + 1)
            rest = rest // 3
        g.tell(events.KYLIX_ROLLED, g.active(), g.centre(), many=around)
        self.stage = OTHER_PARTS
        self.next = 0
        g.set_phase(terms.AFTER_ROLL)
        g.push(CardWindow(W_ROLL))

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return roll_name(outcome)

    def proceed(self, g: Pieces) -> None:
        if self.stage == OTHER_PARTS:
            if self.next < g.seats - 1:  # DEU-3.3.1: the active player comes last in table order and has no such part
                seat = g.in_table_order(self.next)
                self.next += 1
                g.set_phase(terms.OTHERS_MOVE)
                g.push(OtherPart(seat))
            else:
                self.stage = AFTER_PLACING
                g.set_phase(terms.PLACING)
                g.push(PlaceKylix())
        elif self.stage == AFTER_PLACING:
            self.stage = ACT
            g.set_phase(terms.AFTER_PLACING)
            g.push(CardWindow(W_SET))
        elif self.stage == ACT:
            self.stage = NEXT
            g.set_phase(terms.ACTING)
            g.push(Acting())
        elif g.turn() >= g.box.turn_limit:
            end_by_limit(g)
        else:
            self.stage = ROLL
            begin_turn(g, g.left_of(g.active()))

    def clone(self) -> "Turn":
        return Turn(self.stage, self.next)

    def fields(self, p: Packer) -> None:
        self.stage = p.num(self.stage, ROLL, NEXT)
        self.next = p.num(self.next, 0, p.seats)


def roll_name(outcome: i64) -> str:
    """A roll in notation: the centre die, then the outer ones."""
    faces = ""
    rest = int(outcome)
    for _ in range(ROUND_ABOUT + 1):
        faces += str(rest % 3 + 1)
        rest //= 3
    return f"{faces[0]}/{faces[1:]}"


class OtherPart(Asked):
    """DEU-3.3 — N-MOVE: a player who is not active sails, brings soldiers back, or passes."""

    RULE: ClassVar[str] = "DEU-3.3.2"
    VERBS: ClassVar[str] = "set_sail recover pass play"

    def limit(self, g: Pieces) -> i64:
        """DEU-3.3.4 — How many soldiers may come back instead of sailing, one more with Favour of Hades."""
        return g.box.recover + g.lasting(self.seat, RECOVER_MORE)

    def place(self, g: Pieces, seat: i64) -> i64:
        """The seat's place in table order."""
        out: i64 = 0
        while g.in_table_order(out) != seat:
            out += 1
        return out

    def beside(self, g: Pieces, seat: i64) -> bool:
        """DEU-3.3.1 — Every player but the active one has a part. Where others may play cards at any moment, nobody
        could decide a whole part early."""
        place = self.place(g, seat)
        return self.place(g, self.seat) < place < g.seats - 1 and not g.rules.any_moment

    def in_turn(self, g: Pieces) -> i64:
        return self.seat

    def turn_to(self, g: Pieces, seat: i64) -> None:
        self.seat = seat
        turn = g.stack[len(g.stack) - 2]
        assert isinstance(turn, Turn), "a part of a turn runs in a turn"
        turn.next = self.place(g, seat) + 1

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        return not g.moves.play.holds(action)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64](capacity=8)
        out = append(out, m.set_sail)
        out = playable(g, seat, N_MOVE, NO_OCCASION, out)
        if g.can_return(seat, self.limit(g)) > 0:
            out = append(out, m.recover)
        return append(out, m.pass_)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if action == m.recover:
            if g.below(seat) == 0:
                return Reason("nobody_below", {}, "DEU-3.3.4")
            return Reason("no_room", {"spaces": int(g.box.spaces), "treasures": int(g.treasures(seat))}, "DEU-4.3.3")
        return why_not_play(g, seat, m.play.index(action), N_MOVE, NO_OCCASION)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if m.play.holds(action):
            play_card(g, seat, m.play.index(action), NO_OCCASION)
            return
        g.stack.pop()
        if action == m.set_sail:
            set_sail(g, seat, g.centre())
        elif action == m.recover:
            g.push(BringBack(seat, self.limit(g)))
        else:
            g.tell(events.PASSED, seat)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        fields = int(allowance(g, seat, g.centre()))
        return Prompt("other_part", {"fields": fields, "most": int(g.can_return(seat, self.limit(g)))})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if action == m.set_sail:
            return [f"ships/{seat}"]
        if action == m.recover:
            return ["underworld"]
        return [] if action == m.pass_ else [f"hand/{seat}/{g.box.card_ids[m.play.index(action)]}"]

    def clone(self) -> "OtherPart":
        return OtherPart(self.seat)
