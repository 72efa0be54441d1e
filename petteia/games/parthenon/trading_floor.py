"""PAR-9 — The trading floor: who is active, which offers are open and which drafts are being made."""

from typing import Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.games.parthenon import events
from petteia.games.parthenon.bargain import ALL_OTHERS, SIDES, OpenOffers
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import KINDS, NOTHING

ACTIVE: Final = 0
WAITING: Final = 1
DONE: Final = 2
STATUSES: Final = ("active", "waiting", "done")

# -- stages of a player: the paragraphs of a draft, in order (PAR-9.3.1)
NO_DRAFT: Final = 0
ADDRESS: Final = 1
GIVING: Final = 2
ASKING: Final = 3


class TradingFloor(OpenOffers):
    """The state between the players while they trade: open offers and secret drafts."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.status: vec[i64] = zeros(seats)
        self.next: i64 = 0  # the place in the Archon order that is asked first where only one can be (PAR-9.2.3)
        # 1: has begun a draft and made no other visible move since; twice the bits of offers it may counter
        self.began: vec[i64] = zeros(seats)
        self.stage: vec[i64] = zeros(seats)  # of each draft
        self.draft_to: vec[i64] = zeros(seats)
        self.draft: vec[i64] = zeros(seats * SIDES)
        for seat in range(seats):
            self.draft_to[seat] = NOTHING

    def others_left(self, g: Pieces, seat: i64) -> i64:
        """PAR-9.3.4 — The other players who are not done, as bits."""
        out: i64 = 0
        for other in range(g.seats):
            if other != seat and self.status[other] != DONE:
                out |= i64(1) << other
        return out

    def count_left(self, g: Pieces, seat: i64) -> i64:
        """PAR-9.3.4 — How many others are not done."""
        out: i64 = 0
        for other in range(g.seats):
            if other != seat and self.status[other] != DONE:
                out += 1
        return out

    def is_offered(self, seat: i64, proposer: i64) -> bool:
        """Whether a seat may answer the open offer of another."""
        return self.to[proposer] != NOTHING and (self.answering[proposer] >> seat) & 1 != 0

    def offers_to(self, g: Pieces, seat: i64) -> i64:
        """Whose open offers a seat may answer, as bits."""
        out: i64 = 0
        for other in range(g.seats):
            if self.is_offered(seat, other):
                out |= i64(1) << other
        return out

    def may_draft(self, g: Pieces, seat: i64) -> bool:
        """PAR-9.5.1 — Whether a player may begin another draft."""
        return g.drafts(seat) < g.box.drafts and self.others_left(g, seat) != 0

    def can_accept(self, g: Pieces, seat: i64, proposer: i64) -> bool:
        """PAR-9.4.1 — Whether a player holds all cards asked."""
        at = proposer * SIDES + KINDS
        for kind in range(KINDS):
            asked = self.cards[at + kind]
            if asked > 0 and g.hand(seat, kind) < asked:
                return False
        return True

    def highest(self, seat: i64, side: i64) -> i64:
        """PAR-2.2.4 — The last kind on a side of a draft: no kind before it can be added."""
        at = seat * SIDES + side * KINDS
        for kind in range(KINDS - 1, 0, -1):
            if self.draft[at + kind] > 0:
                return kind
        return 0

    # -- what changes it

    def shown(self, g: Pieces, seat: i64) -> None:
        """Note a move that others see: it is no draft, and the next player in order is asked."""
        self.began[seat] = 0
        self.next = (seat - g.archon() + g.seats) % g.seats + 1

    def drop(self, seat: i64) -> None:
        """Give up a draft, unseen by others."""
        self.stage[seat] = NO_DRAFT
        self.draft_to[seat] = NOTHING
        self.counters[seat] = NOTHING
        for i in range(seat * SIDES, seat * SIDES + SIDES):
            self.draft[i] = 0

    def forget(self, g: Pieces, seat: i64) -> None:
        super().forget(g, seat)
        for other in range(g.seats):
            self.began[other] &= ~(i64(2) << seat)

    def send(self, g: Pieces, seat: i64) -> None:
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

    def decline(self, g: Pieces, seat: i64, proposer: i64) -> None:
        """PAR-9.4.3 — Final for this addressee; when all have declined or left, the offer closes."""
        self.answering[proposer] &= ~(i64(1) << seat)
        if self.status[proposer] == WAITING:
            self.status[proposer] = ACTIVE
        if self.answering[proposer] == 0:
            g.tell(events.OFFER_CLOSED, proposer)
            self.close(g, proposer)
        elif self.counters[seat] == proposer:
            self.counters[seat] = NOTHING

    def accept(self, g: Pieces, seat: i64, proposer: i64) -> None:
        """PAR-9.4.1, PAR-9.4.2 — The cards change hands at once; all who wait become active."""
        self.exchange(g, seat, proposer)
        for other in range(g.seats):
            if self.status[other] == WAITING:
                self.status[other] = ACTIVE

    def leave(self, g: Pieces, seat: i64) -> None:
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

    # -- plain data

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

    def audit(self, g: Pieces) -> None:
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


def audit_sides(g: Pieces, seat: i64, cards: vec[i64], there: bool) -> None:
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
    require(given <= g.box.side and asked <= g.box.side, "there are more cards in an offer than go on a side")
