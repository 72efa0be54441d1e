"""PAR-3.3.1, PAR-7 — Events at the start of island trade: payments, what those suffer who cannot pay, gains."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import (
    ALL_AEGIS,
    ALL_BASICS,
    ALL_COMMODITIES,
    ALL_RARES,
    NO_LIMIT,
    everybody_sees,
    everybody_sees_none,
)
from petteia.games.parthenon.picking import Picking, gifts
from petteia.games.parthenon.procedure import Commit, Procedure, all_seats, given_from_hand
from petteia.games.parthenon.random_loss import push_losses
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    AT_TRADE_START,
    BASICS,
    COMMODITIES,
    FIRST_RARE,
    GAIN,
    GOLD,
    IGNORE_EVENT_TAG,
    KINDS,
    LOSE_AEGIS_OR_ALL,
    LOSE_COMMODITIES,
    MOST_PAYMENTS,
    NOTHING,
    PAY_BASIC,
    PAY_OR_SUFFER,
    PAY_RARE,
    RAZE,
    WORKSHOP,
)


def shielded(g: Pieces, seat: i64, event: i64) -> bool:
    """PAR-7.1.4 — Stoics and, against attacks, the owner of the Labyrinth neither pay nor suffer."""
    if g.ignores(seat, event):
        return True
    return g.box.events.attack[event] != 0 and g.has_effect(seat, IGNORE_EVENT_TAG)


def class_range(what: i64, first: bool) -> i64:
    """The kinds a payment can be made with: the first one, or the one after the last."""
    if what == PAY_BASIC:
        return 0 if first else BASICS
    if what == PAY_RARE:
        return FIRST_RARE if first else GOLD
    return what if first else what + 1


PAY: Final = 0
CARDS: Final = 1
SUFFER: Final = 2
READY: Final = 3


class Bill(Picking):
    """What a seat has picked so far to settle an event, and what it has to pick next."""

    def __init__(self, g: Pieces, event: i64, seat: i64, picks: vec[i64]) -> None:
        super().__init__(KINDS)
        self.stage: i64 = PAY
        self.spared: i64 = NOTHING  # the card that keeps the event off
        self.payable: i64 = 0  # bits of the ways to pay
        self.way: i64 = NOTHING
        self.razed: i64 = NOTHING
        self.follow(g, event, seat, picks)

    def follow(self, g: Pieces, event: i64, seat: i64, picks: vec[i64]) -> None:
        """PAR-7.1.2 — Who can pay must, and picks how; who cannot suffers."""
        e = g.box.events
        hand = hand_of(seat)
        self.stage = READY
        for kind in range(KINDS):
            if (e.spared[event] >> kind) & 1 != 0 and g.hand(seat, kind) > 0:
                self.spared = kind
                return
        ways: i64 = 0
        for way in range(MOST_PAYMENTS):
            what = e.pay_what[event * MOST_PAYMENTS + way]
            if what < 0:
                continue
            n = g.count_part(hand, class_range(what, True), class_range(what, False))
            if n >= e.pay_count[event * MOST_PAYMENTS + way]:
                self.payable |= i64(1) << way
                self.way = way
                ways += 1
        if ways > 1:
            self.stage = PAY
            if self.at == len(picks):
                return
            self.way = way_of(g, event, g.moves.settle.index(picks[self.at]))
            self.at += 1
        if ways > 0:
            what = e.pay_what[event * MOST_PAYMENTS + self.way]
            self.stage = CARDS
            count = e.pay_count[event * MOST_PAYMENTS + self.way]
            if self.give_up(g, hand, class_range(what, True), class_range(what, False), count, picks):
                self.stage = READY
            return
        self.suffer(g, event, seat, picks)

    def suffer(self, g: Pieces, event: i64, seat: i64, picks: vec[i64]) -> None:
        """The penalty of those who can make no payment."""
        e = g.box.events
        hand = hand_of(seat)
        self.stage = SUFFER
        if e.penalty[event] == RAZE:
            villages = g.count_built(seat, 0, WORKSHOP)
            if villages > 0:
                if self.at == len(picks):
                    return
                self.razed = g.moves.raze.index(picks[self.at])
                self.at += 1
        elif e.penalty[event] == LOSE_AEGIS_OR_ALL:
            if g.count_part(hand, COMMODITIES, KINDS) > 0:
                if not self.give_up(g, hand, COMMODITIES, KINDS, e.penalty_amount[event], picks):
                    return
            else:
                for kind in range(COMMODITIES):
                    self.cards[kind] = g.hand(seat, kind)
        elif e.penalty_random[event] == 0 and not self.give_up(g, hand, 0, COMMODITIES, e.penalty_amount[event], picks):
            return
        self.stage = READY

    def give_up(self, g: Pieces, hand: i64, first: i64, after: i64, n: i64, picks: vec[i64]) -> bool:
        """Give up a number of cards of some kinds, or all if there are fewer; False if some are still to be picked."""
        self.demand(g, hand, first, after, n)
        return self.choose(g, hand, 0, picks)


def way_of(g: Pieces, event: i64, word: i64) -> i64:
    """The way to pay an event that a word stands for, or NOTHING."""
    e = g.box.events
    for way in range(MOST_PAYMENTS):
        at = event * MOST_PAYMENTS + way
        if e.pay_what[at] >= 0 and e.pay_word[at] == word:
            return way
    return NOTHING


class Settlement(Commit):
    """PAR-3.3.1 — An event is settled by all players at the same time before the next one begins."""

    RULE: ClassVar[str] = "PAR-7.1.2"

    def __init__(self, seats: i64 = 0, asked: i64 = 0, event: i64 = 0) -> None:
        super().__init__(seats, asked)
        self.event: i64 = event

    def verbs(self, g: Pieces) -> str:
        return "take" if g.box.events.effect[self.event] == GAIN else "settle raze give done"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64]()
        if g.box.events.effect[self.event] == GAIN:
            for kind in range(BASICS):
                out = append(out, m.take.at(kind))
            return out
        bill = Bill(g, self.event, seat, self.picks[seat])
        if bill.stage == READY:
            return append(out, m.done)
        if bill.stage == PAY:
            for word in range(m.payments):
                way = way_of(g, self.event, word)
                if way >= 0 and (bill.payable >> way) & 1 != 0:
                    out = append(out, m.settle.at(word))
            return out
        if bill.left > 0:
            return gifts(g, bill.givable(g, hand_of(seat), 0))
        for village in range(WORKSHOP):
            if g.has_built(seat, village):
                out = append(out, m.raze.at(village))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        bill = Bill(g, self.event, seat, self.picks[seat])
        name = g.word("events", self.event)
        if m.take.holds(action):
            return Reason("not_such_a_card", {"card": g.word("cards", m.take.index(action)), "omen": name}, "PAR-7.1.2")
        if action == m.done:
            return Reason("settle_first", {"omen": name}, "PAR-7.1.2")
        if m.settle.holds(action):
            params: dict[str, int | str] = {"payment": g.word("payments", m.settle.index(action)), "omen": name}
            if bill.stage == CARDS:
                return Reason("way_is_settled", params, "PAR-7.1.2")
            known = way_of(g, self.event, m.settle.index(action)) >= 0
            return Reason("cannot_pay_so" if known else "no_such_payment", params, "PAR-7.1.2")
        if m.raze.holds(action):
            if bill.stage != SUFFER:
                return Reason("no_village_lost", {"omen": name}, "PAR-7.4.1")
            return Reason("not_built", {"structure": g.word("structures", m.raze.index(action))}, "PAR-7.4.1")
        kind = m.give.index(action)
        card = g.word("cards", kind)
        if bill.left == 0:
            return Reason("nothing_to_pick", {"card": card}, "PAR-7.1.2")
        if not bill.first <= kind < bill.after:
            return Reason("not_such_a_card", {"card": card, "omen": name}, "PAR-7.1.2")
        have = int(g.hand(seat, kind) - bill.cards[kind])
        if have == 0:
            return Reason("no_more_cards", {"card": card, "have": have}, "PAR-7.1.2")
        return Reason("would_not_do", {"card": card, "due": int(bill.left)}, "PAR-2.2.4")

    def complete(self, g: Pieces, seat: i64) -> bool:
        return self.last(seat) == g.moves.done or g.box.events.effect[self.event] == GAIN

    def carry_out(self, g: Pieces) -> None:
        e = g.box.events
        losses = vec[i64]()
        for place in range(g.seats):
            seat = g.in_order(place)
            if (self.asked >> seat) & 1 == 0:
                g.tell(events.EVENT_SHIELDED, seat, self.event)
            elif e.effect[self.event] == GAIN:
                kind = g.moves.take.index(self.last(seat))
                g.take(hand_of(seat), kind, 1)
                g.tell(events.EVENT_GAINED, seat, self.event, kind)
            elif self.settle_one(g, seat):
                losses = append(losses, hand_of(seat))
        push_losses(g, losses, e.penalty_amount[self.event])

    def settle_one(self, g: Pieces, seat: i64) -> bool:
        """Carry out one player's picks, and note what everybody learns by it; True if cards are lost at random."""
        e = g.box.events
        hand = hand_of(seat)
        bill = Bill(g, self.event, seat, self.picks[seat])
        if bill.spared >= 0:
            g.tell(events.RAID_KEPT_OFF, seat, self.event, bill.spared)
            everybody_sees(g, hand, bill.spared, 1, NO_LIMIT)
            return False
        everybody_sees_none(g, hand, e.spared[self.event])
        cards = vec[i64]()
        for kind in range(KINDS):
            for _ in range(bill.cards[kind]):
                cards = append(cards, kind)
        if bill.way >= 0:
            g.tell(events.EVENT_PAID, seat, self.event, many=cards)
            self.give_up(g, hand, bill)
            return False
        self.could_not_pay(g, hand)
        if e.penalty[self.event] == RAZE:
            if bill.razed >= 0:
                g.tell(events.VILLAGE_RAZED, seat, self.event, bill.razed)
                g.drop_built(seat, bill.razed)
            else:
                g.tell(events.EVENT_SUFFERED, seat, self.event, many=cards)
            return False
        if e.penalty[self.event] == LOSE_COMMODITIES and e.penalty_random[self.event] != 0:
            n = e.penalty_amount[self.event]
            have = g.commodities(hand)
            lost = n if n < have else have
            g.tell(events.EVENT_LOSS_DUE, seat, self.event, lost)
            everybody_sees(g, hand, ALL_COMMODITIES, lost, NO_LIMIT if lost == n else lost)
            return lost > 0
        g.tell(events.EVENT_SUFFERED, seat, self.event, many=cards)
        if e.penalty[self.event] == LOSE_AEGIS_OR_ALL and (len(cards) == 0 or cards[0] < COMMODITIES):
            everybody_sees(g, hand, ALL_AEGIS, 0, 0)
        self.give_up(g, hand, bill)
        if e.penalty[self.event] == LOSE_COMMODITIES and len(cards) < e.penalty_amount[self.event]:
            everybody_sees(g, hand, ALL_COMMODITIES, 0, 0)
        if e.penalty[self.event] == LOSE_AEGIS_OR_ALL and (len(cards) == 0 or cards[0] < COMMODITIES):
            everybody_sees(g, hand, ALL_COMMODITIES, 0, 0)
        return False

    def could_not_pay(self, g: Pieces, hand: i64) -> None:
        """Note that everybody sees that a player could make none of the payments."""
        e = g.box.events
        for way in range(MOST_PAYMENTS):
            at = self.event * MOST_PAYMENTS + way
            what = e.pay_what[at]
            if what >= 0:
                row = ALL_BASICS if what == PAY_BASIC else ALL_RARES if what == PAY_RARE else what
                everybody_sees(g, hand, row, 0, e.pay_count[at] - 1)

    def give_up(self, g: Pieces, hand: i64, bill: Bill) -> None:
        """PAR-7.1.3 — Cards go to the bank, aegis cards to the supply."""
        for kind in range(KINDS):
            if bill.cards[kind] > 0:
                g.give_up(hand, kind, bill.cards[kind])

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        name = g.word("events", self.event)
        if g.box.events.effect[self.event] == GAIN:
            return Prompt("event_gain", {"omen": name})
        bill = Bill(g, self.event, seat, self.picks[seat])
        if bill.stage == READY:
            return Prompt("nothing_to_choose")
        if bill.stage == PAY:
            return Prompt("event_pay", {"omen": name})
        if bill.left == 0:
            return Prompt("event_raze", {"omen": name})
        return Prompt("event_cards" if bill.stage == CARDS else "event_suffer", {"omen": name, "left": int(bill.left)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return given_from_hand(g, seat, action)

    def empty(self) -> "Settlement":
        return Settlement(0, 0, self.event)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.event = p.num(self.event, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """An event of the box."""
        require(self.event < len(g.box.event_ids), "an event is in force that is not in the box")
        super().audit(g)


class TradeStart(Procedure):
    """PAR-3.3.1 — The events with this timing, one after the other in the season's order."""

    RULE: ClassVar[str] = "PAR-3.3.1"

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place

    def proceed(self, g: Pieces) -> None:
        if self.place >= g.events_up():
            g.stack.pop()
            return
        event = g.ordered(self.place)
        self.place += 1
        e = g.box.events
        if e.timing[event] == AT_TRADE_START and (e.effect[event] == PAY_OR_SUFFER or e.effect[event] == GAIN):
            asked = all_seats(g)
            if e.effect[event] == PAY_OR_SUFFER:
                for seat in range(g.seats):
                    if shielded(g, seat, event):
                        asked &= ~(i64(1) << seat)
            g.push(Settlement(g.seats, asked, event))

    def clone(self) -> "TradeStart":
        return TradeStart(self.place)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, 4)
