"""PAR-2.3, PAR-8 — Wonders: paying off plans, completing, buying in; and the window each phase opens with."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import Prompt, Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.procedure import Turns
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    COMMODITIES,
    COMPLETE,
    GIFT,
    GOLD,
    KINDS,
    PARTIAL,
    PHILOSOPHIES,
    PLAN,
    PRICE,
    STAGES,
    WONDERS,
)


def due(g: Pieces, wonder: i64) -> vec[i64]:
    """PAR-8.1.4 — What is still to be paid for the current stage of a wonder, by item of a price."""
    prices = g.box.plan_price if g.stage(wonder) == PLAN else g.box.completion_price
    at = wonder * PRICE
    out = prices[at : at + PRICE]
    if len(g.paid_in) > 0:
        for kind in range(COMMODITIES):
            out[kind] -= g.paid_in[wonder * COMMODITIES + kind]
    return out


def covers(g: Pieces, seat: i64, price: vec[i64]) -> bool:
    """Whether a hand holds the named cards of a price."""
    for kind in range(COMMODITIES):
        if g.hand(seat, kind) < price[kind]:
            return False
    return True


def pay_named(g: Pieces, seat: i64, price: vec[i64]) -> None:
    """PAR-8.1.4 — The named cards of a price, or what is left of it, go from hand to the bank, in one payment."""
    paid = vec[i64]()
    for kind in range(COMMODITIES):
        n = price[kind]
        if n > 0:
            g.give_up(hand_of(seat), kind, n)
            for _ in range(n):
                paid = append(paid, kind)
    g.tell(events.PAID, seat, many=paid)


def on_offer(g: Pieces, seat: i64, wonder: i64) -> bool:
    """PAR-8.2 — Whether public facts allow a player to buy into a wonder now."""
    if g.stage(wonder) != COMPLETE or g.owner(wonder) == seat:  # usually so: this comes first
        return False
    giver = PHILOSOPHIES + wonder
    give = g.box.givers
    if give.buy_in[giver] == 0:
        return False
    if not give.buy_from[giver] <= g.phase() <= give.buy_until[giver]:
        return False
    if g.has_bought(seat, wonder):
        return False
    return give.buy_once[giver] == 0 or in_supply(g, give.cards[giver])


def in_supply(g: Pieces, kinds: i64) -> bool:
    """Whether the supply holds a card of some kinds."""
    for kind in range(COMMODITIES, KINDS):
        if (kinds >> kind) & 1 != 0 and g.supply(kind - COMMODITIES) > 0:
            return True
    return False


def may_have_free_action(g: Pieces, seat: i64) -> bool:
    """PAR-2.3.2, PAR-13.2.12 — Whether public facts leave a free action possible."""
    return g.hand_size(seat) > 0 and has_wonder_open(g, seat)


def has_wonder_open(g: Pieces, seat: i64) -> bool:
    """Whether a player can pay for a wonder of his own, or buy into another one, if the cards are there."""
    begun = g.stage_there()
    for wonder in range(WONDERS):
        if (begun >> wonder) & 1 == 0:
            continue
        if g.stage(wonder) == COMPLETE:
            if on_offer(g, seat, wonder):
                return True
        elif g.owner(wonder) == seat:
            return True
    return False


def free_actions(g: Pieces, seat: i64, out: vec[i64]) -> vec[i64]:
    """The free actions a player can take, behind what is in the list; they have the lowest numbers of all."""
    if not has_wonder_open(g, seat):  # as nearly always
        return out
    for wonder in range(WONDERS):
        if g.stage(wonder) == PLAN and g.owner(wonder) == seat and covers(g, seat, due(g, wonder)):
            out = append(out, g.moves.plan.at(wonder))
    for wonder in range(WONDERS):
        if g.stage(wonder) == PARTIAL and g.owner(wonder) == seat and covers(g, seat, due(g, wonder)):
            out = append(out, g.moves.complete.at(wonder))
    for wonder in range(WONDERS):
        if on_offer(g, seat, wonder) and g.hand(seat, GOLD) >= g.box.givers.buy_in[PHILOSOPHIES + wonder]:
            out = append(out, g.moves.buy_in.at(wonder))
    return instalments(g, seat, out) if len(g.paid_in) > 0 else out


def instalments(g: Pieces, seat: i64, out: vec[i64]) -> vec[i64]:
    """PAR-8.1.4 — The single cards a player can pay for his wonders."""
    for wonder in range(WONDERS):
        if g.owner(wonder) == seat and PLAN <= g.stage(wonder) <= PARTIAL:
            price = due(g, wonder)
            for kind in range(COMMODITIES):
                if price[kind] > 0 and g.hand(seat, kind) > 0:
                    out = append(out, g.moves.pay_in.at(wonder * COMMODITIES + kind))
    return out


FREE_ACTIONS: Final = "plan complete buy_in"
"""The verbs of PAR-2.3."""


def with_instalments(g: Pieces, verbs: str) -> str:
    """The verbs of a step with free actions; the game has an instalment among them only if the table allows it."""
    return f"{verbs} pay_in" if g.variant.instalments else verbs


def is_free_action(g: Pieces, action: i64) -> bool:
    """Whether an action is a free action at all."""
    m = g.moves
    return m.plan.holds(action) or m.complete.holds(action) or m.buy_in.holds(action) or m.pay_in.holds(action)


def take_free_action(g: Pieces, seat: i64, action: i64) -> None:
    """PAR-2.3.3 — Free actions are public and work at once."""
    m = g.moves
    if m.plan.holds(action):
        wonder = m.plan.index(action)
        price = due(g, wonder)
        stage_paid(g, seat, wonder)
        pay_named(g, seat, price)
    elif m.complete.holds(action):
        wonder = m.complete.index(action)
        price = due(g, wonder)
        stage_paid(g, seat, wonder)
        pay_named(g, seat, price)
    elif m.pay_in.holds(action):
        pay_in(g, seat, m.pay_in.index(action) // COMMODITIES, m.pay_in.index(action) % COMMODITIES)
    else:
        buy_in(g, seat, m.buy_in.index(action))


def stage_paid(g: Pieces, seat: i64, wonder: i64) -> None:
    """PAR-8.1.5, PAR-8.1.6 — A stage has been paid for: the next one begins with nothing paid."""
    paying = g.stage(wonder) == PLAN
    g.set_stage(wonder, PARTIAL if paying else COMPLETE)
    g.tell(events.PLAN_PAID if paying else events.WONDER_COMPLETED, seat, wonder)
    if len(g.paid_in) > 0:
        for kind in range(COMMODITIES):
            g.paid_in[wonder * COMMODITIES + kind] = 0


def pay_in(g: Pieces, seat: i64, wonder: i64, kind: i64) -> None:
    """PAR-8.1.4 — One card of a price goes to the bank; with the last one the stage is paid."""
    g.give_up(hand_of(seat), kind, 1)
    g.paid_in[wonder * COMMODITIES + kind] += 1
    g.tell(events.PAID_IN, seat, wonder, kind)
    price = due(g, wonder)
    for item in range(COMMODITIES):
        if price[item] > 0:
            return
    stage_paid(g, seat, wonder)


def buy_in(g: Pieces, seat: i64, wonder: i64) -> None:
    """PAR-8.2.1, PAR-8.2.4 — Gold goes to the owner; the effect lasts for the season, or a card is taken at once."""
    giver = PHILOSOPHIES + wonder
    owner = g.owner(wonder)
    g.tell(events.BOUGHT_IN, seat, owner, wonder)
    gold = g.box.givers.buy_in[giver]
    g.gain(hand_of(seat), GOLD, -gold)
    g.gain(hand_of(owner), GOLD, gold)
    g.put_bought(seat, wonder)
    if g.box.givers.buy_once[giver] != 0:
        for kind in range(COMMODITIES, KINDS):
            if (g.box.givers.cards[giver] >> kind) & 1 != 0 and g.supply(kind - COMMODITIES) > 0:
                g.take(hand_of(seat), kind, 1)
                g.tell(events.AEGIS_TAKEN, seat, kind)
                break


def why_no_free_action(g: Pieces, seat: i64, action: i64) -> Reason:
    """Why a free action is not possible."""
    m = g.moves
    box = g.box
    if m.buy_in.holds(action):
        wonder = m.buy_in.index(action)
        giver = PHILOSOPHIES + wonder
        name = g.word("wonders", wonder)
        if box.givers.buy_in[giver] == 0:
            return Reason("no_buy_in", {"wonder": name}, "PAR-8.2.2")
        if g.stage(wonder) != COMPLETE:
            return Reason("not_complete", {"wonder": name}, "PAR-8.2.1")
        if g.owner(wonder) == seat:
            return Reason("own_wonder", {"wonder": name}, "PAR-8.2.1")
        if not box.givers.buy_from[giver] <= g.phase() <= box.givers.buy_until[giver]:
            first = g.word("phases", box.givers.buy_from[giver] - 1)
            last = g.word("phases", box.givers.buy_until[giver] - 1)
            return Reason("buy_in_over", {"wonder": name, "from": first, "until": last}, "PAR-8.2.3")
        if g.has_bought(seat, wonder):
            return Reason("bought_already", {"wonder": name}, "PAR-8.2.4")
        if box.givers.buy_once[giver] != 0 and not in_supply(g, box.givers.cards[giver]):
            return Reason("supply_empty", {"card": g.word("cards", GIFT)}, "PAR-8.2.4")
        gold = int(box.givers.buy_in[giver])
        return Reason("too_few", {"card": "gold", "have": int(g.hand(seat, GOLD)), "need": gold}, "PAR-8.2.1")
    if m.pay_in.holds(action):
        return why_no_instalment(g, seat, m.pay_in.index(action) // COMMODITIES, m.pay_in.index(action) % COMMODITIES)
    paying = m.plan.holds(action)
    wonder = (m.plan if paying else m.complete).index(action)
    name = g.word("wonders", wonder)
    if g.owner(wonder) != seat:
        return Reason("not_your_wonder", {"wonder": name}, "PAR-8.1.1")
    if g.stage(wonder) != (PLAN if paying else PARTIAL):
        rule = "PAR-8.1.5" if paying else "PAR-8.1.6"
        return Reason("wrong_stage", {"wonder": name, "stage": STAGES[g.stage(wonder)]}, rule)
    return too_few(g, seat, due(g, wonder), "PAR-8.1.4")


def why_no_instalment(g: Pieces, seat: i64, wonder: i64, kind: i64) -> Reason:
    """Why a card cannot be paid for a wonder."""
    name = g.word("wonders", wonder)
    if g.owner(wonder) != seat:
        return Reason("not_your_wonder", {"wonder": name}, "PAR-8.1.1")
    if g.stage(wonder) == COMPLETE:
        return Reason("wrong_stage", {"wonder": name, "stage": STAGES[g.stage(wonder)]}, "PAR-8.1.6")
    if due(g, wonder)[kind] <= 0:
        return Reason("not_asked", {"wonder": name, "card": g.word("cards", kind)}, "PAR-8.1.4")
    return Reason("too_few", {"card": g.word("cards", kind), "have": 0, "need": 1}, "PAR-8.1.4")


def too_few(g: Pieces, seat: i64, price: vec[i64], rule: str) -> Reason:
    """The first named card of a price that a hand lacks."""
    for kind in range(COMMODITIES):
        have = g.hand(seat, kind)
        if have < price[kind]:
            params: dict[str, int | str] = {
                "card": g.word("cards", kind),
                "have": int(have),
                "need": int(price[kind]),
            }
            return Reason("too_few", params, rule)
    return Reason("not_possible", {}, rule)


class Window(Turns):
    """PAR-2.3.1, PAR-2.3.2 — Each phase opens with one pass through the players: free actions, ended with done."""

    RULE: ClassVar[str] = "PAR-2.3.2"
    VERBS: ClassVar[str] = f"{FREE_ACTIONS} done"

    def verbs(self, g: Pieces) -> str:
        return with_instalments(g, type(self).VERBS)

    def may(self, g: Pieces, seat: i64) -> bool:
        return may_have_free_action(g, seat)

    def sure(self, g: Pieces, seat: i64) -> bool:
        """PAR-2.3.2 — Nobody but its owner pays for a wonder that is begun."""
        for wonder in range(WONDERS):
            if g.owner(wonder) == seat and PLAN <= g.stage(wonder) < COMPLETE:
                return g.hand_size(seat) > 0
        return False

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        return action == g.moves.done or g.moves.plan.holds(action)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return append(free_actions(g, seat, vec[i64]()), g.moves.done)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return why_no_free_action(g, seat, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.done:
            self.place += 1
        else:
            take_free_action(g, seat, action)

    def passable(self, g: Pieces, seat: i64) -> bool:
        """PAR-2.3.3 — A player who lets these moments pass can still take free actions in their own build turn."""
        return True

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("free_action", {"phase": g.word("phases", g.phase() - 1)})

    def clone(self) -> "Window":
        return Window(self.place)


def owned_by(g: Pieces, seat: i64, stage: i64) -> i64:
    """Wonders of a seat in a stage."""
    n: i64 = 0
    for wonder in range(WONDERS):
        if g.stage(wonder) == stage and g.owner(wonder) == seat:
            n += 1
    return n
