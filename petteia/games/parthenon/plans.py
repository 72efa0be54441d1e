"""PAR-6.5.3, PAR-8.1, PAR-12.1.4 — Plans of wonders: drawn at random in Athens, or chosen in a quick start."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.procedure import Asked, Procedure
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import GOLD, IN_DECK, PLAN, WONDERS


def plans_left(g: Pieces) -> i64:
    """Plans in the deck."""
    n: i64 = 0
    for wonder in range(WONDERS):
        if g.stage(wonder) == IN_DECK:
            n += 1
    return n


def plan_price(g: Pieces, seat: i64) -> i64:
    """PAR-6.5.3 — Gold for the next plan of a player: the first is free."""
    return 0 if g.plans(seat) == 0 else g.box.second_plan


def may_draw_plan(g: Pieces, seat: i64, hold: i64) -> bool:
    """Whether a player can draw a plan and pay for it out of a hold."""
    return g.plans(seat) < 2 and plans_left(g) > 0 and g.count(hold, GOLD) >= plan_price(g, seat)


def why_no_plan(g: Pieces, seat: i64, hold: i64) -> Reason:
    """Why no plan can be drawn."""
    if g.plans(seat) >= 2:
        return Reason("two_plans", {}, "PAR-8.1.1")
    if plans_left(g) == 0:
        return Reason("no_plans_left", {}, "PAR-8.1.1")
    have = int(g.count(hold, GOLD))
    return Reason("too_few", {"card": "gold", "have": have, "need": int(plan_price(g, seat))}, "PAR-6.5.3")


def pay_for_plan(g: Pieces, seat: i64, hold: i64) -> None:
    """PAR-6.5.3 — The second plan is paid with gold out of the hold."""
    gold = plan_price(g, seat)
    if gold > 0:
        g.give_up(hold, GOLD, gold)
        g.tell(events.CARD_GIVEN, seat, GOLD)


def hand_out(g: Pieces, seat: i64, wonder: i64) -> None:
    """PAR-8.1.1, PAR-8.1.2 — A wonder belongs to the player who has its plan; it lies open."""
    g.set_stage(wonder, PLAN)
    g.set_owner(wonder, seat)


class DrawPlan(Asked):
    """PAR-6.5.3 — One plan at random; it has been paid for."""

    RULE: ClassVar[str] = "PAR-6.5.3"

    def pending(self, g: Pieces) -> Seats:
        return CHANCE

    def luck(self, g: Pieces) -> str:
        return f"pool plans {self.seat}"

    def weights(self, g: Pieces) -> vec[i64]:
        out = zeros(WONDERS)
        for wonder in range(WONDERS):
            out[wonder] = 1 if g.stage(wonder) == IN_DECK else 0
        return out

    def resolve(self, g: Pieces, outcome: i64) -> None:
        hand_out(g, self.seat, outcome)
        g.tell(events.PLAN_DRAWN, self.seat, outcome)
        g.stack.pop()

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.word("wonders", outcome)

    def clone(self) -> "DrawPlan":
        return DrawPlan(self.seat)


class ChoosePlans(Procedure):
    """PAR-12.1.4 — In a quick start players pick their first plan one by one in Archon order."""

    RULE: ClassVar[str] = "PAR-12.1.4"
    VERBS: ClassVar[str] = "choose"

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    def pending(self, g: Pieces) -> Seats:
        return one(g.in_order(self.place)) if self.place < g.seats else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for wonder in range(WONDERS):
            if g.stage(wonder) == IN_DECK:
                out = append(out, g.moves.choose.at(wonder))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("plan_gone", {"wonder": g.word("wonders", g.moves.choose.index(action))}, "PAR-12.1.4")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        hand_out(g, seat, g.moves.choose.index(action))
        g.tell(events.PLAN_CHOSEN, seat, g.moves.choose.index(action))
        self.place += 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("choose_plan")

    def clone(self) -> "ChoosePlans":
        return ChoosePlans(self.place)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, 4 * p.seats)
