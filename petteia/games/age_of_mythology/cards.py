"""AOM-2.4, AOM-3.8, AOM-3.9 — A move: a card is played for its power and action, or laid down to pass."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import MOST_FRONT, PERMANENTS
from petteia.games.age_of_mythology.card_actions import CARD_ACTIONS, begin_action, can_act, why_not_act
from petteia.games.age_of_mythology.god_powers import buy_power, carry_out_power, hindrance, why_not_power
from petteia.games.age_of_mythology.knowledge import guess_played, log_shed
from petteia.games.age_of_mythology.procedure import Asked, Procedure
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import NOTHING


def can_buy(g: Pieces, seat: i64, card: i64, cards_after: i64) -> bool:
    """AOM-3.9.4, AOM-3.9.6 — Whether a card's power can be bought; a bound one only with the action."""
    god = g.box.card_god[card]
    if god < 0 or hindrance(g, seat, god, cards_after) is not None:
        return False
    return g.box.effects.bound[god] == 0 or can_act(g, seat, card)


def playable(g: Pieces, seat: i64, card: i64) -> bool:
    """AOM-10.7 — Whether a card in hand can be played for its action or its power."""
    return can_act(g, seat, card) or can_buy(g, seat, card, g.hand_size(seat) - 1)


def changes_nothing(g: Pieces, seat: i64, card: i64) -> bool:
    """AOM-2.4.5 — Whether playing a card now could change nothing: no power can be bought with it, and its action
    cannot be carried out, or there is no building or unit that could be paid for, or no cube to trade."""
    if can_buy(g, seat, card, g.hand_size(seat) - 1):
        return False
    return CARD_ACTIONS[g.box.card_action[card]].idle(g, seat, card)


def lay_down(g: Pieces, seat: i64, card: i64) -> None:
    """AOM-2.4.3 — A card leaves the hand and lies face up in front of its player."""
    slot = g.box.slot(card)
    g.touch_hand(seat)
    g.add_in_hand(seat, slot, -1)
    if slot < PERMANENTS:
        g.add_permanent_cards(seat, -1)
        guess_played(g, seat, card)
    else:
        g.add_random_cards(seat, -1)
        log_shed(g, seat, card)
    for place in range(MOST_FRONT):
        if g.front(seat, place) < 0:
            g.set_front(seat, place, card)
            return


class Move(Procedure):
    """AOM-2.4.1, AOM-2.4.6 — One player's part of a round, or a fourth action."""

    VERBS: ClassVar[str] = "play lay no"

    def __init__(self, seat: i64 = 0, fourth: bool = False) -> None:
        self.seat: i64 = seat
        self.fourth: bool = fourth

    def rule(self) -> str:
        return "AOM-2.4.6" if self.fourth else "AOM-2.4.1"

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if g.hand_size(self.seat) > 0 else NOBODY

    def proceed(self, g: Pieces) -> None:
        """AOM-2.4.4, AOM-2.4.7 — Without cards there is nothing to play and nothing to give up."""
        g.tell(events.NO_CARDS, self.seat)
        g.stack.pop()

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        slots = g.slots(seat)
        held = g.in_hand_there(seat)
        for slot in range(slots):
            if (held >> slot) & 1 != 0:
                card = g.card_of(seat, slot)
                if playable(g, seat, card):
                    out = append(out, g.moves.play.at(card))
        if self.fourth:
            return append(out, g.moves.no)
        for slot in range(slots):
            if (held >> slot) & 1 != 0:
                out = append(out, g.moves.lay.at(g.card_of(seat, slot)))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if action == m.no:
            return Reason("lay_a_card_to_pass", {}, "AOM-3.8.1")
        laying = m.lay.holds(action)
        card = (m.lay if laying else m.play).index(action)
        culture = g.box.card_culture[card]
        if (culture >= 0 and culture != g.culture(seat)) or g.in_hand(seat, g.box.slot(card)) == 0:
            return Reason("not_in_hand", {"card": g.box.card_ids[card]}, "AOM-2.4.1")
        if laying:
            return Reason("decline_instead", {}, "AOM-10.8")
        reason = why_not_act(g, seat, card)
        god = g.box.card_god[card]
        if god >= 0 and g.box.effects.bound[god] == 0:
            power = why_not_power(g, seat, god, g.hand_size(seat) - 1)
            if power is not None:
                reason.params["god"] = g.box.god_ids[god]
                reason.params["power"] = power.code
        return reason

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        g.stack.pop()
        if action == m.no:
            g.tell(events.FOURTH_DECLINED, seat)
            return
        if m.lay.holds(action):
            lay_down(g, seat, m.lay.index(action))
            g.tell(events.CARD_LAID, seat, m.lay.index(action))
            return
        card = m.play.index(action)
        lay_down(g, seat, card)
        g.tell(events.CARD_PLAYED, seat, card)
        if g.box.card_god[card] < 0:
            begin_action(g, seat, card, NOTHING)
        else:
            g.push(CardInPlay(seat, card))

    def default(self, g: Pieces, seat: i64) -> i64:
        """AOM-10.39 — Decline a fourth action; pass with the first card otherwise."""
        if self.fourth:
            return g.moves.no
        for action in self.legal(g, seat):
            if g.moves.lay.holds(action):
                return action
        return g.moves.no

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("fourth_action" if self.fourth else "play_a_card", {"round": int(g.round())})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if action == m.no:
            return []
        return [f"hand/{seat}/{g.box.card_ids[(m.lay if m.lay.holds(action) else m.play).index(action)]}"]

    def window(self, g: Pieces, seat: i64) -> bool:
        """AOM-10.38 — The options depend on the hand."""
        return True

    def clone(self) -> "Move":
        return Move(self.seat, self.fourth)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.fourth = p.flag(self.fourth)


ASK_POWER: Final = 0
ASK_ACTION: Final = 1


class CardInPlay(Asked):
    """AOM-3.9.1, AOM-3.9.3 — A card with a god: the power is bought or not, then comes the action."""

    RULE: ClassVar[str] = "AOM-3.9.1"
    VERBS: ClassVar[str] = "power act no"

    def __init__(self, seat: i64 = 0, card: i64 = 0, stage: i64 = ASK_POWER) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.stage: i64 = stage

    def buyable(self, g: Pieces) -> bool:
        """Whether the power can be bought now."""
        return can_buy(g, self.seat, self.card, g.hand_size(self.seat))

    def pending(self, g: Pieces) -> Seats:
        if self.stage == ASK_POWER and not self.buyable(g):
            return NOBODY
        return one(self.seat) if can_act(g, self.seat, self.card) else NOBODY

    def proceed(self, g: Pieces) -> None:
        """AOM-3.9.14 — Without the choice: the action alone, the power alone, or nothing more."""
        if self.stage == ASK_ACTION:
            g.stack.pop()
        elif self.buyable(g):
            self.buy(g)
        else:
            g.stack.pop()
            begin_action(g, self.seat, self.card, NOTHING)

    def buy(self, g: Pieces) -> None:
        """AOM-3.9.4, AOM-3.9.5 — A bound power goes with the action at once, a free-standing one comes before it."""
        god = g.box.card_god[self.card]
        buy_power(g, self.seat, god)
        if g.box.effects.bound[god] == 1:
            g.stack.pop()
            begin_action(g, self.seat, self.card, god)
        else:
            self.stage = ASK_ACTION
            carry_out_power(g, self.seat, god)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return vec[i64]([g.moves.power if self.stage == ASK_POWER else g.moves.act, g.moves.no])

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        """Pending only when both halves are possible, so only what belongs to the other question is refused."""
        god = g.box.god_ids[g.box.card_god[self.card]]
        if action == g.moves.power:
            return Reason("power_once", {"god": god}, "AOM-3.9.2")
        return Reason("power_first", {"god": god}, "AOM-3.9.3")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.power:
            self.buy(g)
            return
        g.stack.pop()
        if action == g.moves.act or self.stage == ASK_POWER:
            begin_action(g, self.seat, self.card, NOTHING)
        else:
            g.tell(events.ACTION_SKIPPED, seat, self.card)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        god = g.box.card_god[self.card]
        card = g.box.card_ids[self.card]
        if self.stage == ASK_ACTION:
            return Prompt("act_too", {"card": card})
        return Prompt("buy_power", {"god": g.box.god_ids[god], "favor": int(g.box.effects.favor[god]), "card": card})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        places = [place for place in range(MOST_FRONT) if g.front(seat, place) == self.card]
        return [f"front/{seat}/{places[-1] + 1}"] if places else []

    def clone(self) -> "CardInPlay":
        return CardInPlay(self.seat, self.card, self.stage)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.card = p.num(self.card, 0, MANY)
        self.stage = p.num(self.stage, ASK_POWER, ASK_ACTION)

    def audit(self, g: Pieces) -> None:
        """A card of the box, with a god on it."""
        require(self.card < g.box.cards and g.box.card_god[self.card] >= 0, "a card is played that has no god")
        require(self.stage == ASK_ACTION or g.stack[-1] is self, "a power is in use that nobody bought")
