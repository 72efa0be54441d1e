"""PAR-9 — Trade between players: everybody drafts offers in secret, sends them, answers; the order of arrival decides.

What others see is who is active, how many drafts each has begun, and which offers are open from whom to whom
(PAR-13.1.5). A draft is secret until it is sent; even that it was dropped is. The cards of an offer to one player stay
between the two (PAR-13.2.8).
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason, Seats
from petteia.games.parthenon import events
from petteia.games.parthenon.bargain import ALL_OTHERS, SIDES, OpenOffers, last_sent, side_sum
from petteia.games.parthenon.bounds import add_some
from petteia.games.parthenon.ledger import MARKET, note
from petteia.games.parthenon.procedure import in_turn
from petteia.games.parthenon.state import DRAFTS, Table
from petteia.games.parthenon.terms import KINDS, NOTHING
from petteia.games.parthenon.wonders import (
    FREE_ACTIONS,
    free_actions,
    is_free_action,
    take_free_action,
    why_no_free_action,
)

ACTIVE: Final = 0
WAITING: Final = 1
DONE: Final = 2
STATUSES: Final = ("active", "waiting", "done")

NO_DRAFT: Final = 0
ADDRESS: Final = 1
GIVING: Final = 2
ASKING: Final = 3


class IslandTrade(OpenOffers):
    """PAR-9.2.1 — The trading window: all take part at the same time, each active, waiting or done."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.status: vec[i64] = zeros(seats)
        self.next: i64 = 0  # the place in the Archon order that is asked first where only one can be (PAR-9.2.3)
        # 1: has begun a draft and made no other move since that others see; twice the bits of offers it may counter
        self.began: vec[i64] = zeros(seats)
        self.stage: vec[i64] = zeros(seats)  # of each draft
        self.draft_to: vec[i64] = zeros(seats)
        self.draft: vec[i64] = zeros(seats * SIDES)
        for seat in range(seats):
            self.draft_to[seat] = NOTHING

    def rule(self) -> str:
        return "PAR-9.2.1"

    def floor(self) -> bool:
        """PAR-9.2.3 — Moves are carried out one at a time in order of arrival."""
        return True

    def pending(self, g: Table) -> Seats:
        active: i64 = 0
        for seat in range(g.seats):
            if self.status[seat] == ACTIVE:
                active |= i64(1) << seat
        return in_turn(g.seats, g.in_order(self.next), active)

    def proceed(self, g: Table) -> None:
        """PAR-9.2.6 — The window closes as soon as nobody is active; open offers lapse."""
        for seat in range(g.seats):
            self.close(g, seat)
        g.tell(events.MARKET_CLOSED)
        note(g, MARKET)
        g.stack.pop()

    # -- what may be done ------------------------------------------------------------------------------------

    def verbs(self, g: Table) -> str:
        return f"draft counter accept decline withdraw to to_all ask next send drop {FREE_ACTIONS} give done wait"

    def others_left(self, g: Table, seat: i64) -> i64:
        """PAR-9.3.4 — The other players who are not done, as bits."""
        out: i64 = 0
        for other in range(g.seats):
            if other != seat and self.status[other] != DONE:
                out |= i64(1) << other
        return out

    def is_offered(self, seat: i64, proposer: i64) -> bool:
        """Whether a seat may answer the open offer of another."""
        return self.to[proposer] != NOTHING and (self.answering[proposer] >> seat) & 1 != 0

    def offers_to(self, g: Table, seat: i64) -> i64:
        """Whose open offers a seat may answer, as bits."""
        out: i64 = 0
        for other in range(g.seats):
            if self.is_offered(seat, other):
                out |= i64(1) << other
        return out

    def may_draft(self, g: Table, seat: i64) -> bool:
        """PAR-9.5.1 — Whether a player may begin another draft."""
        return g.of(seat, DRAFTS) < g.variant.drafts and self.others_left(g, seat) != 0

    def can_accept(self, g: Table, seat: i64, proposer: i64) -> bool:
        """PAR-9.4.1 — Whether a player holds all cards asked."""
        at = proposer * SIDES + KINDS
        for kind in range(KINDS):
            if g.hand(seat, kind) < self.cards[at + kind]:
                return False
        return True

    def legal(self, g: Table, seat: i64) -> vec[i64]:
        m = g.moves
        if self.stage[seat] != NO_DRAFT:
            return self.draft_options(g, seat)
        out = free_actions(g, seat, vec[i64]())
        offers = self.offers_to(g, seat)
        if self.may_draft(g, seat):
            out = append(out, m.draft)
            for other in range(g.seats):
                if (offers >> other) & 1 != 0:
                    out = append(out, m.counter.at(other))
        if offers != 0:
            for other in range(g.seats):
                if (offers >> other) & 1 != 0 and self.can_accept(g, seat, other):
                    out = append(out, m.accept.at(other))
            for other in range(g.seats):
                if (offers >> other) & 1 != 0:
                    out = append(out, m.decline.at(other))
        if self.to[seat] != NOTHING:
            out = append(out, m.withdraw)
        return append(append(out, m.done), m.wait)

    def highest(self, seat: i64, side: i64) -> i64:
        """PAR-2.2.4 — The last kind on a side of a draft: no kind before it is added any more."""
        at = seat * SIDES + side * KINDS
        for kind in range(KINDS - 1, 0, -1):
            if self.draft[at + kind] > 0:
                return kind
        return 0

    def draft_options(self, g: Table, seat: i64) -> vec[i64]:
        """PAR-9.3.1 — Addressee, cards given, cards asked; drop at every step."""
        m = g.moves
        out = vec[i64]()
        at = seat * SIDES
        if self.stage[seat] == ADDRESS:
            left = self.others_left(g, seat)
            for other in range(g.seats):
                if (left >> other) & 1 != 0:
                    out = append(out, m.to.at(other))
            return append(append(out, m.to_all), m.drop)
        if self.stage[seat] == GIVING:
            out = append(append(out, m.next), m.drop)
            if side_sum(self.draft, at) < g.variant.side:
                for kind in range(self.highest(seat, 0), KINDS):
                    if self.draft[at + kind] < g.hand(seat, kind):
                        out = append(out, m.give.at(kind))
            return out
        if side_sum(self.draft, at + KINDS) < g.variant.side:
            for kind in range(self.highest(seat, 1), KINDS):
                if self.draft[at + kind] == 0:
                    out = append(out, m.ask.at(kind))
        if side_sum(self.draft, at) + side_sum(self.draft, at + KINDS) > 0:
            out = append(out, m.send)
        return append(out, m.drop)

    def refusal(self, g: Table, seat: i64, action: i64) -> Reason:
        m = g.moves
        if self.stage[seat] != NO_DRAFT:
            return self.why_not_in_draft(g, seat, action)
        if is_free_action(g, action):
            return why_no_free_action(g, seat, action)
        if action == m.draft or m.counter.holds(action):
            if g.of(seat, DRAFTS) >= g.variant.drafts:
                return Reason("no_drafts_left", {"drafts": int(g.variant.drafts)}, "PAR-9.5.1")
            if self.others_left(g, seat) == 0:
                return Reason("nobody_left", {}, "PAR-9.3.4")
        for verb in (m.counter, m.accept, m.decline):
            if not verb.holds(action):
                continue
            other = verb.index(action)
            if not self.is_offered(seat, other):
                return Reason("no_offer", {"seat": int(other)}, "PAR-9.4.1")
            at = other * SIDES + KINDS
            for kind in range(KINDS):
                have = g.hand(seat, kind)
                if have < self.cards[at + kind]:
                    params: dict[str, int | str] = {"card": g.word("cards", kind), "have": int(have)}
                    params["need"] = int(self.cards[at + kind])
                    return Reason("too_few", params, "PAR-9.4.1")
        if action == m.withdraw:
            return Reason("no_own_offer", {}, "PAR-9.4.5")
        return Reason("no_draft", {}, "PAR-9.3.1")

    def why_not_in_draft(self, g: Table, seat: i64, action: i64) -> Reason:
        """Why something is not possible while a draft is being made."""
        m = g.moves
        stage = self.stage[seat]
        at = seat * SIDES
        if m.to.holds(action) and stage == ADDRESS:
            other = m.to.index(action)
            return Reason("yourself" if other == seat else "has_left", {"seat": int(other)}, "PAR-9.3.1")
        if m.give.holds(action) and stage == GIVING:
            kind = m.give.index(action)
            if side_sum(self.draft, at) >= g.variant.side:
                return Reason("side_full", {"cards": int(g.variant.side)}, "PAR-9.3.1")
            if self.draft[at + kind] >= g.hand(seat, kind):
                params: dict[str, int | str] = {"card": g.word("cards", kind), "have": int(g.hand(seat, kind))}
                return Reason("no_more_cards", params, "PAR-9.3.1")
            return Reason("in_order", {"card": g.word("cards", self.highest(seat, 0))}, "PAR-2.2.4")
        if m.ask.holds(action) and stage == ASKING:
            kind = m.ask.index(action)
            if side_sum(self.draft, at + KINDS) >= g.variant.side:
                return Reason("side_full", {"cards": int(g.variant.side)}, "PAR-9.3.1")
            if self.draft[at + kind] > 0:
                return Reason("on_both_sides", {"card": g.word("cards", kind)}, "PAR-9.3.2")
            return Reason("in_order", {"card": g.word("cards", self.highest(seat, 1))}, "PAR-2.2.4")
        if action == m.send and stage == ASKING:
            return Reason("empty_offer", {}, "PAR-9.3.2")
        return Reason("drafting", {}, "PAR-9.3.3")

    # -- moves -------------------------------------------------------------------------------------------------

    def apply(self, g: Table, seat: i64, action: i64) -> None:
        m = g.moves
        if self.stage[seat] != NO_DRAFT:
            self.go_on_drafting(g, seat, action)
            return
        if action == m.draft or m.counter.holds(action):
            self.begin_draft(g, seat, action)
            return
        self.shown(g, seat)
        if is_free_action(g, action):
            take_free_action(g, seat, action)
            self.hand_changed(g, seat)
        elif m.accept.holds(action):
            self.accept(g, seat, m.accept.index(action))
        elif m.decline.holds(action):
            g.tell(events.OFFER_DECLINED, seat, m.decline.index(action))
            self.decline(g, seat, m.decline.index(action))
        elif action == m.withdraw:
            g.tell(events.OFFER_WITHDRAWN, seat)
            self.close(g, seat)
        elif action == m.wait:
            self.status[seat] = WAITING
            g.tell(events.WAITED, seat)
        else:
            self.leave(g, seat)

    def shown(self, g: Table, seat: i64) -> None:
        """A move that others see: it is not a draft, and the next player in order is asked."""
        self.began[seat] = 0
        self.next = (seat - g.archon() + g.seats) % g.seats + 1

    def begin_draft(self, g: Table, seat: i64, action: i64) -> None:
        """PAR-9.3.3 — A draft, counters included (PAR-9.4.4), withdraws the player's open offer."""
        m = g.moves
        g.cells[g.at(seat) + DRAFTS] += 1
        self.began[seat] = 1 | (self.offers_to(g, seat) << 1)
        self.next = (seat - g.archon() + g.seats) % g.seats
        g.tell(events.DRAFT_BEGUN, seat, g.of(seat, DRAFTS))
        self.close(g, seat)
        if action == m.draft:
            self.stage[seat] = ADDRESS
        else:
            self.stage[seat] = GIVING
            self.draft_to[seat] = m.counter.index(action)
            self.counters[seat] = m.counter.index(action)

    def go_on_drafting(self, g: Table, seat: i64, action: i64) -> None:
        """PAR-9.3.1 — One choice of a draft."""
        m = g.moves
        at = seat * SIDES
        if action == m.drop:
            self.drop(seat)
        elif action == m.to_all:
            self.draft_to[seat] = ALL_OTHERS
            self.stage[seat] = GIVING
        elif m.to.holds(action):
            self.draft_to[seat] = m.to.index(action)
            self.stage[seat] = GIVING
        elif m.give.holds(action):
            self.draft[at + m.give.index(action)] += 1
        elif action == m.next:
            self.stage[seat] = ASKING
        elif m.ask.holds(action):
            self.draft[at + KINDS + m.ask.index(action)] += 1
        else:
            self.send(g, seat)

    def drop(self, seat: i64) -> None:
        """A draft is given up; nobody sees it."""
        self.stage[seat] = NO_DRAFT
        self.draft_to[seat] = NOTHING
        self.counters[seat] = NOTHING
        for i in range(seat * SIDES, seat * SIDES + SIDES):
            self.draft[i] = 0

    def forget(self, g: Table, seat: i64) -> None:
        super().forget(g, seat)
        for other in range(g.seats):
            self.began[other] &= ~(i64(2) << seat)

    def send(self, g: Table, seat: i64) -> None:
        """PAR-9.3.4 — An offer is addressed to those who are not done when it is sent; they become active."""
        self.shown(g, seat)
        to = self.draft_to[seat]
        original = self.counters[seat]
        at = seat * SIDES
        self.to[seat] = to
        self.answering[seat] = self.others_left(g, seat) if to == ALL_OTHERS else i64(1) << to
        for i in range(at, at + SIDES):
            self.cards[i] = self.draft[i]
        self.drop(seat)
        self.tell_offer(g, seat)
        for other in range(g.seats):
            if (self.answering[seat] >> other) & 1 != 0 and self.status[other] == WAITING:
                self.status[other] = ACTIVE
        if original >= 0 and self.is_offered(seat, original):
            g.tell(events.OFFER_DECLINED, seat, original)
            self.decline(g, seat, original)

    def decline(self, g: Table, seat: i64, proposer: i64) -> None:
        """PAR-9.4.3 — Final for this addressee; when all have declined or left, the offer closes."""
        self.answering[proposer] &= ~(i64(1) << seat)
        if self.status[proposer] == WAITING:
            self.status[proposer] = ACTIVE
        if self.answering[proposer] == 0:
            g.tell(events.OFFER_CLOSED, proposer)
            self.close(g, proposer)
        elif self.counters[seat] == proposer:
            self.counters[seat] = NOTHING

    def accept(self, g: Table, seat: i64, proposer: i64) -> None:
        """PAR-9.4.1, PAR-9.4.2 — The cards change hands at once; everybody who waits becomes active."""
        self.exchange(g, seat, proposer)
        for other in range(g.seats):
            if self.status[other] == WAITING:
                self.status[other] = ACTIVE

    def leave(self, g: Table, seat: i64) -> None:
        """PAR-9.2.4 — Done: the own offer is withdrawn, offers to the player lapse for that addressee."""
        self.status[seat] = DONE
        g.tell(events.LEFT_MARKET, seat)
        self.close(g, seat)
        for other in range(g.seats):
            if self.is_offered(seat, other):
                self.decline(g, seat, other)
        for other in range(g.seats):
            if self.stage[other] != NO_DRAFT:
                gone = self.draft_to[other] == seat or self.others_left(g, other) == 0
                if gone:
                    self.drop(other)

    def prompt(self, g: Table, seat: i64) -> Prompt:
        left = int(g.variant.drafts - g.of(seat, DRAFTS))
        if self.stage[seat] == NO_DRAFT:
            return Prompt("trade", {"drafts": left})
        if self.stage[seat] == ADDRESS:
            return Prompt("draft_address")
        giving = self.stage[seat] == GIVING
        return Prompt("draft_give" if giving else "draft_ask", {"cards": int(g.variant.side)})

    def pieces(self, g: Table, seat: i64, action: i64) -> list[str]:
        if g.moves.give.holds(action):
            return [f"hand/{seat}/{g.word('cards', g.moves.give.index(action))}"]
        return []

    # -- secrets -----------------------------------------------------------------------------------------------

    def sees(self, seat: i64, proposer: i64) -> bool:
        """PAR-13.2.8 — Whether a seat knows the cards of an open offer."""
        return self.to[proposer] == ALL_OTHERS or proposer == seat or (seat >= 0 and self.to[proposer] == seat)

    def seen(self, g: Table, seat: i64) -> "IslandTrade":
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

    def suppose(self, g: Table, seat: i64, rng: Generator) -> None:
        """Offers between others ask for anything; whoever has begun a draft has dropped it or is anywhere in it."""
        for owner in range(g.seats):
            if self.to[owner] != NOTHING and not self.sees(seat, owner):
                given = last_sent(g, owner)
                for kind in range(KINDS):
                    self.cards[owner * SIDES + kind] = given[kind]
                self.suppose_asked(g, self.cards, owner * SIDES, rng)
            if owner != seat and self.began[owner] != 0 and self.status[owner] == ACTIVE:
                self.suppose_draft(g, owner, rng)

    def suppose_asked(self, g: Table, cards: vec[i64], at: i64, rng: Generator) -> None:
        """Any cards asked for some given: none that stands on the other side, at least one if none is given."""
        open_to = zeros(KINDS)
        for kind in range(KINDS):
            open_to[kind] = g.variant.side if cards[at + kind] == 0 else 0
        least: i64 = 1 if side_sum(cards, at) == 0 else 0
        asked = add_some(zeros(KINDS), open_to, least + rng.below(g.variant.side + 1 - least), rng)
        for kind in range(KINDS):
            cards[at + KINDS + kind] = asked[kind]

    def suppose_draft(self, g: Table, owner: i64, rng: Generator) -> None:
        """A draft of somebody else, as far as it may have come: a counter only to an offer that was there before."""
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
            options = self.draft_options(g, owner)
            action = options[rng.below(len(options))]
            if action == g.moves.send:  # which others would see
                return
            self.go_on_drafting(g, owner, action)

    # -- plain data --------------------------------------------------------------------------------------------

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

    def fields(self, p: Packer) -> None:
        self.status = p.by_seat(self.status, ACTIVE, DONE)
        self.next = p.num(self.next, 0, p.seats)
        self.began = p.by_seat(self.began, 0, (2 << p.seats) - 1)
        self.to = p.by_seat(self.to, NOTHING, ALL_OTHERS)
        self.answering = p.by_seat(self.answering, 0, (1 << p.seats) - 1)
        self.cards = p.nums(self.cards, 0, MANY, p.seats * SIDES)
        self.stage = p.by_seat(self.stage, NO_DRAFT, ASKING)
        self.draft_to = p.by_seat(self.draft_to, NOTHING, ALL_OTHERS)
        self.counters = p.by_seat(self.counters, NOTHING, p.seats - 1)
        self.draft = p.nums(self.draft, 0, MANY, p.seats * SIDES)

    def audit(self, g: Table) -> None:
        """PAR-9.3 — Offers and drafts: cards that are held, on one side each, no more than go on a side."""
        for seat in range(g.seats):
            audit_sides(g, seat, self.cards, self.to[seat] != NOTHING)
            drafting = self.stage[seat] == GIVING or self.stage[seat] == ASKING
            audit_sides(g, seat, self.draft, drafting)
            addressed = self.draft_to[seat] != NOTHING
            require(addressed == drafting, "a draft is addressed to nobody, or somebody without one")
            idle = self.stage[seat] == NO_DRAFT
            require(
                idle or (self.status[seat] == ACTIVE and self.began[seat] != 0), "somebody drafts who did not begin"
            )
            require((self.answering[seat] >> seat) & 1 == 0, "somebody answers himself")
            require(
                (self.answering[seat] != 0) == (self.to[seat] != NOTHING), "an offer is open that nobody can answer"
            )


def audit_sides(g: Table, seat: i64, cards: vec[i64], there: bool) -> None:
    """What a player gives and asks for in an offer or a draft, if there is one."""
    at = seat * SIDES
    given: i64 = 0
    asked: i64 = 0
    for kind in range(KINDS):
        give = cards[at + kind]
        ask = cards[at + KINDS + kind]
        given += give
        asked += ask
        require(give == 0 or ask == 0, "a card is given and asked for in one offer")
        require(give <= g.hand(seat, kind), "a card is offered that is not in the hand")
    require(there or given + asked == 0, "there are cards in an offer that is not there")
    require(given <= g.variant.side and asked <= g.variant.side, "there are more cards in an offer than go on a side")
