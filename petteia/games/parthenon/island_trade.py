"""PAR-9 — Trade between players: everybody drafts offers in secret, sends them, answers; the order of arrival decides.

Others see who is active, how many drafts each has begun, and which offers are open between whom (PAR-13.1.5). A draft
is secret until it is sent, and so is dropping it. Only the two players see the cards of an offer to one player
(PAR-13.2.8).
"""

from typing import ClassVar, Final

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.paragraph import Paragraph
from petteia.engine.protocol import Prompt, Reason, Seats
from petteia.games.parthenon import events
from petteia.games.parthenon.bargain import ALL_OTHERS, SIDES, last_sent, side_sum
from petteia.games.parthenon.bounds import add_some
from petteia.games.parthenon.ledger import MARKET, note
from petteia.games.parthenon.procedure import given_from_hand, in_turn
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import KINDS, NOTHING
from petteia.games.parthenon.trading_floor import ACTIVE, ADDRESS, ASKING, GIVING, NO_DRAFT, WAITING, TradingFloor
from petteia.games.parthenon.wonders import (
    FREE_ACTIONS,
    free_actions,
    is_free_action,
    take_free_action,
    why_no_free_action,
    with_instalments,
)


class Trading(Paragraph[Pieces, TradingFloor]):
    """PAR-9.2, PAR-9.4 — A player who makes no draft answers offers, begins a draft, waits or is done."""

    def legal(self, g: Pieces, of: TradingFloor, seat: i64) -> vec[i64]:
        m = g.moves
        out = free_actions(g, seat, vec[i64]())
        offers = of.offers_to(g, seat)
        if of.may_draft(g, seat):
            out = append(out, m.draft)
            for other in range(g.seats):
                if (offers >> other) & 1 != 0:
                    out = append(out, m.counter.at(other))
        if offers != 0:
            for other in range(g.seats):
                if (offers >> other) & 1 != 0 and of.can_accept(g, seat, other):
                    out = append(out, m.accept.at(other))
            for other in range(g.seats):
                if (offers >> other) & 1 != 0:
                    out = append(out, m.decline.at(other))
        if of.to[seat] != NOTHING:
            out = append(out, m.withdraw)
        return append(append(out, m.done), m.wait)

    def refusal(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> Reason:
        m = g.moves
        if is_free_action(g, action):
            return why_no_free_action(g, seat, action)
        if action == m.draft or m.counter.holds(action):
            if g.drafts(seat) >= g.box.drafts:
                return Reason("no_drafts_left", {"drafts": int(g.box.drafts)}, "PAR-9.5.1")
            if of.others_left(g, seat) == 0:
                return Reason("nobody_left", {}, "PAR-9.3.4")
        for verb in (m.counter, m.accept, m.decline):
            if not verb.holds(action):
                continue
            other = verb.index(action)
            if not of.is_offered(seat, other):
                return Reason("no_offer", {"seat": int(other)}, "PAR-9.4.1")
            at = other * SIDES + KINDS
            for kind in range(KINDS):
                have = g.hand(seat, kind)
                if have < of.cards[at + kind]:
                    params: dict[str, int | str] = {"card": g.word("cards", kind), "have": int(have)}
                    params["need"] = int(of.cards[at + kind])
                    return Reason("too_few", params, "PAR-9.4.1")
        if action == m.withdraw:
            return Reason("no_own_offer", {}, "PAR-9.4.5")
        return Reason("no_draft", {}, "PAR-9.3.1")

    def apply(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> None:
        m = g.moves
        if action == m.draft or m.counter.holds(action):
            self.begin_draft(g, of, seat, action)
            return
        of.shown(g, seat)
        if is_free_action(g, action):
            take_free_action(g, seat, action)
            of.hand_changed(g, seat)
        elif m.accept.holds(action):
            of.accept(g, seat, m.accept.index(action))
        elif m.decline.holds(action):
            g.tell(events.OFFER_DECLINED, seat, m.decline.index(action))
            of.decline(g, seat, m.decline.index(action))
        elif action == m.withdraw:
            g.tell(events.OFFER_WITHDRAWN, seat)
            of.close(g, seat)
        elif action == m.wait:
            of.status[seat] = WAITING
            g.tell(events.WAITED, seat)
        else:
            of.leave(g, seat)

    def begin_draft(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> None:
        """PAR-9.3.3 — A draft, counters included (PAR-9.4.4), withdraws the player's open offer."""
        m = g.moves
        g.add_drafts(seat, 1)
        of.began[seat] = 1 | (of.offers_to(g, seat) << 1)
        of.next = (seat - g.archon() + g.seats) % g.seats
        g.tell(events.DRAFT_BEGUN, seat, g.drafts(seat))
        of.close(g, seat)
        if action == m.draft:
            of.stage[seat] = ADDRESS
        else:
            of.stage[seat] = GIVING
            of.draft_to[seat] = m.counter.index(action)
            of.counters[seat] = m.counter.index(action)

    def prompt(self, g: Pieces, of: TradingFloor, seat: i64) -> Prompt:
        """PAR-9.3.4, PAR-9.5.1 — How many drafts are left, and how many others to send one to."""
        drafts = int(g.box.drafts - g.drafts(seat))
        return Prompt("trade", {"drafts": drafts, "others": int(of.count_left(g, seat))})


class Draft(Paragraph[Pieces, TradingFloor]):
    """PAR-9.3.3 — A draft may be dropped at every choice; until it is sent or dropped nothing else can be done."""

    def refusal(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> Reason:
        return Reason("drafting", {}, "PAR-9.3.3")


class Address(Draft):
    """PAR-9.3.1 — The addressee: a player who has not left, or all others."""

    def legal(self, g: Pieces, of: TradingFloor, seat: i64) -> vec[i64]:
        out = vec[i64]()
        left = of.others_left(g, seat)
        for other in range(g.seats):
            if (left >> other) & 1 != 0:
                out = append(out, g.moves.to.at(other))
        return append(append(out, g.moves.to_all), g.moves.drop)

    def refusal(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> Reason:
        if not g.moves.to.holds(action):
            return super().refusal(g, of, seat, action)
        other = g.moves.to.index(action)
        return Reason("yourself" if other == seat else "has_left", {"seat": int(other)}, "PAR-9.3.1")

    def apply(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> None:
        if action == g.moves.drop:
            of.drop(seat)
            return
        of.draft_to[seat] = ALL_OTHERS if action == g.moves.to_all else g.moves.to.index(action)
        of.stage[seat] = GIVING

    def prompt(self, g: Pieces, of: TradingFloor, seat: i64) -> Prompt:
        return Prompt("draft_address")


class Giving(Draft):
    """PAR-9.3.1 — The cards given, kind by kind (PAR-2.2.4)."""

    def legal(self, g: Pieces, of: TradingFloor, seat: i64) -> vec[i64]:
        at = seat * SIDES
        out = append(append(vec[i64](), g.moves.next), g.moves.drop)
        if side_sum(of.draft, at) < g.box.side:
            for kind in range(of.highest(seat, 0), KINDS):
                if of.draft[at + kind] < g.hand(seat, kind):
                    out = append(out, g.moves.give.at(kind))
        return out

    def refusal(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> Reason:
        if not g.moves.give.holds(action):
            return super().refusal(g, of, seat, action)
        at = seat * SIDES
        kind = g.moves.give.index(action)
        if side_sum(of.draft, at) >= g.box.side:
            return Reason("side_full", {"cards": int(g.box.side)}, "PAR-9.3.1")
        if of.draft[at + kind] >= g.hand(seat, kind):
            params: dict[str, int | str] = {"card": g.word("cards", kind), "have": int(g.hand(seat, kind))}
            return Reason("no_more_cards", params, "PAR-9.3.1")
        return Reason("in_order", {"card": g.word("cards", of.highest(seat, 0))}, "PAR-2.2.4")

    def apply(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> None:
        if action == g.moves.drop:
            of.drop(seat)
        elif action == g.moves.next:
            of.stage[seat] = ASKING
        else:
            of.draft[seat * SIDES + g.moves.give.index(action)] += 1

    def prompt(self, g: Pieces, of: TradingFloor, seat: i64) -> Prompt:
        return Prompt("draft_give", {"cards": int(g.box.side)})


class Asking(Draft):
    """PAR-9.3.1, PAR-9.3.2 — The cards asked, none that is given; then the draft is sent, if it has any card."""

    def legal(self, g: Pieces, of: TradingFloor, seat: i64) -> vec[i64]:
        at = seat * SIDES
        out = vec[i64]()
        if side_sum(of.draft, at + KINDS) < g.box.side:
            for kind in range(of.highest(seat, 1), KINDS):
                if of.draft[at + kind] == 0:
                    out = append(out, g.moves.ask.at(kind))
        if side_sum(of.draft, at) + side_sum(of.draft, at + KINDS) > 0:
            out = append(out, g.moves.send)
        return append(out, g.moves.drop)

    def refusal(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> Reason:
        if action == g.moves.send:
            return Reason("empty_offer", {}, "PAR-9.3.2")
        if not g.moves.ask.holds(action):
            return super().refusal(g, of, seat, action)
        at = seat * SIDES
        kind = g.moves.ask.index(action)
        if side_sum(of.draft, at + KINDS) >= g.box.side:
            return Reason("side_full", {"cards": int(g.box.side)}, "PAR-9.3.1")
        if of.draft[at + kind] > 0:
            return Reason("on_both_sides", {"card": g.word("cards", kind)}, "PAR-9.3.2")
        return Reason("in_order", {"card": g.word("cards", of.highest(seat, 1))}, "PAR-2.2.4")

    def apply(self, g: Pieces, of: TradingFloor, seat: i64, action: i64) -> None:
        if action == g.moves.drop:
            of.drop(seat)
        elif action == g.moves.send:
            of.send(g, seat)
        else:
            of.draft[seat * SIDES + KINDS + g.moves.ask.index(action)] += 1

    def prompt(self, g: Pieces, of: TradingFloor, seat: i64) -> Prompt:
        return Prompt("draft_ask", {"cards": int(g.box.side)})


COURSE: Final[list[Paragraph[Pieces, TradingFloor]]] = [Trading(), Address(), Giving(), Asking()]
"""PAR-9.3.1 — The stages of a player; `TradingFloor.stage` has that of every seat."""


class IslandTrade(TradingFloor):
    """PAR-9.2.1 — The trading window: all take part at the same time, each active, waiting or done."""

    RULE: ClassVar[str] = "PAR-9.2.1"
    VERBS: ClassVar[str] = (
        f"draft counter accept decline withdraw to to_all ask next send drop {FREE_ACTIONS} give done wait"
    )

    def verbs(self, g: Pieces) -> str:
        return with_instalments(g, type(self).VERBS)

    def floor(self) -> bool:
        """PAR-9.2.3 — Moves are carried out one at a time in order of arrival."""
        return True

    def pending(self, g: Pieces) -> Seats:
        active: i64 = 0
        for seat in range(g.seats):
            if self.status[seat] == ACTIVE:
                active |= i64(1) << seat
        return in_turn(g.seats, g.in_order(self.next), active)

    def proceed(self, g: Pieces) -> None:
        """PAR-9.2.6 — The window closes as soon as nobody is active; open offers lapse."""
        for seat in range(g.seats):
            self.close(g, seat)
        g.tell(events.MARKET_CLOSED)
        note(g, MARKET)
        g.stack.pop()

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return COURSE[self.stage[seat]].legal(g, self, seat)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return COURSE[self.stage[seat]].refusal(g, self, seat, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        COURSE[self.stage[seat]].apply(g, self, seat, action)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return COURSE[self.stage[seat]].prompt(g, self, seat)

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return given_from_hand(g, seat, action)

    # -- secrets -----------------------------------------------------------------------------------------------

    def sees(self, seat: i64, proposer: i64) -> bool:
        """PAR-13.2.8 — Whether a seat knows the cards of an open offer."""
        return self.to[proposer] == ALL_OTHERS or proposer == seat or (seat >= 0 and self.to[proposer] == seat)

    def observe(self, g: Pieces, seat: i64) -> "IslandTrade":
        out = IslandTrade(g.seats)
        out.status = self.status[:]
        out.next = self.next
        out.began = self.began[:]
        out.to = self.to[:]
        out.answering = self.answering[:]
        for owner in range(g.seats):
            if self.sees(seat, owner):
                for i in range(owner * SIDES, owner * SIDES + SIDES):
                    out.cards[i] = self.cards[i]
            if owner == seat:
                out.stage[owner] = self.stage[owner]
                out.draft_to[owner] = self.draft_to[owner]
                out.counters[owner] = self.counters[owner]
                for i in range(owner * SIDES, owner * SIDES + SIDES):
                    out.draft[i] = self.draft[i]
        return out

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        """Offers between others ask for anything; a draft that was begun is dropped or at any point."""
        for owner in range(g.seats):
            if self.to[owner] != NOTHING and not self.sees(seat, owner):
                given = last_sent(g, owner)
                for kind in range(KINDS):
                    self.cards[owner * SIDES + kind] = given[kind]
                self.determinize_asked(g, self.cards, owner * SIDES, rng)
            if owner != seat and self.began[owner] != 0 and self.status[owner] == ACTIVE:
                self.determinize_draft(g, owner, rng)

    def determinize_asked(self, g: Pieces, cards: vec[i64], at: i64, rng: Generator) -> None:
        """Any cards asked for some given: no kind of the other side, at least one card if none is given."""
        open_to = zeros(KINDS)
        for kind in range(KINDS):
            open_to[kind] = g.box.side if cards[at + kind] == 0 else 0
        least: i64 = 1 if side_sum(cards, at) == 0 else 0
        asked = add_some(zeros(KINDS), open_to, least + rng.below(g.box.side + 1 - least), rng)
        for kind in range(KINDS):
            cards[at + KINDS + kind] = asked[kind]

    def determinize_draft(self, g: Pieces, owner: i64, rng: Generator) -> None:
        """Another player's draft, at any stage it may have reached: a counter only to an offer that was there
        before."""
        if self.others_left(g, owner) == 0:
            return
        counters = vec[i64]([NOTHING])
        for other in range(g.seats):
            if self.began[owner] & (i64(2) << other) != 0:
                counters = append(counters, other)
        original = counters[rng.below(len(counters))]
        self.stage[owner] = ADDRESS if original == NOTHING else GIVING
        self.draft_to[owner] = original
        self.counters[owner] = original
        while self.stage[owner] != NO_DRAFT and rng.below(3) > 0:
            options = self.legal(g, owner)
            action = options[rng.below(len(options))]
            if action == g.moves.send:  # sending would be seen by others
                return
            self.apply(g, owner, action)

    def clone(self) -> "IslandTrade":
        out = IslandTrade()
        out.status = self.status[:]
        out.next = self.next
        out.began = self.began[:]
        out.to = self.to[:]
        out.answering = self.answering[:]
        out.cards = self.cards[:]
        out.stage = self.stage[:]
        out.draft_to = self.draft_to[:]
        out.counters = self.counters[:]
        out.draft = self.draft[:]
        return out
