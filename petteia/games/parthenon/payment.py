"""PAR-4.1.6 to PAR-4.1.8 — A price being paid: what is left out of it, and the cards for its wildcards."""

from typing import ClassVar

from petteia.engine.ints import append, i64, total, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.ledger import ALL_BASICS, NO_LIMIT, listed
from petteia.games.parthenon.pricing import (
    BUYS_AEGIS,
    BUYS_FLEET,
    BUYS_PEACE,
    can_pay,
    discount_left,
    item_place,
    missing_before,
    price_for,
    shortfall,
    use_discount,
)
from petteia.games.parthenon.procedure import Procedure, given_from_hand
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    ACROPOLIS,
    ANY_BASIC,
    BASICS,
    COMMODITIES,
    KINDS,
    KINDS_OF_STRUCTURE,
    NOTHING,
    OTHER_BASIC,
    PRICE,
)


class Payment(Procedure):
    """PAR-4.1.8 — Discounts, or go on; then one type for each wildcard. Payment and what was paid for follow."""

    RULE: ClassVar[str] = "PAR-4.1.8"
    VERBS: ClassVar[str] = "discount go_on give"

    def __init__(self, seat: i64 = 0, what: i64 = 0, price: vec[i64] = vec[i64]()) -> None:
        self.seat: i64 = seat
        self.what: i64 = what
        self.price: vec[i64] = price
        self.paid: vec[i64] = zeros(COMMODITIES)  # picked for wildcards
        self.source: i64 = 0  # no discount before this one (PAR-2.2.4)
        self.left_out: i64 = 0  # cards that source has left out
        self.item: i64 = 0  # no item before this one for the same source
        self.fixed: bool = what >= BUYS_FLEET  # no (more) discounts
        self.first: i64 = 0  # no kind before this one

    def bought(self, g: Pieces) -> str:
        """What the price is for: a structure, a fleet, the building used, or the event bought off."""
        if self.what < BUYS_FLEET:
            return g.word("structures", self.what)
        if self.what < BUYS_AEGIS:
            return g.word("fleets", self.what - BUYS_FLEET)
        if self.what < BUYS_PEACE:
            return g.word("buildings", self.what - BUYS_AEGIS)
        return g.word("events", g.suspending(0))

    def wild(self) -> i64:
        """The wildcard that a type is picked for now, or NOTHING."""
        if self.price[OTHER_BASIC] > 0:
            return OTHER_BASIC
        return ANY_BASIC if self.price[ANY_BASIC] > 0 else NOTHING

    def discounts(self, g: Pieces) -> i64:
        """Cards that can still be left out."""
        if self.fixed:
            return 0
        n = room_of(g, self.seat, self.source, self.left_out)
        for source in range(self.source + 1, g.moves.discounts):
            n += discount_left(g, self.seat, source)
        return n

    def pending(self, g: Pieces) -> Seats:
        if not self.fixed and self.discounts(g) > 0 and basics_in_price(self.price) > 0:
            return one(self.seat)
        return one(self.seat) if self.wild() >= 0 else NOBODY

    def choosing_discounts(self, g: Pieces) -> bool:
        """Whether discounts are still to be decided on."""
        return not self.fixed and self.discounts(g) > 0 and basics_in_price(self.price) > 0

    def spare(self, g: Pieces, kind: i64) -> i64:
        """Cards of a basic that are neither demanded by name nor picked already."""
        return g.hand(self.seat, kind) - self.price[kind] - self.paid[kind]

    def demand(self, g: Pieces, reckoning: Account) -> None:
        hand = hand_of(self.seat)
        spared = self.discounts(g)
        basics: i64 = self.price[OTHER_BASIC] + self.price[ANY_BASIC]
        for kind in range(COMMODITIES):
            due = self.price[kind] + self.paid[kind]
            basics += due if kind < BASICS else 0
            if due > 0 and (kind >= BASICS or spared == 0):
                reckoning.bound(hand, kind, due, NO_LIMIT)
        if basics > spared:
            reckoning.bound(hand, ALL_BASICS, basics - spared, NO_LIMIT)

    def assumes(self, g: Pieces, seat: i64) -> bool:
        """The cards for wildcards, and what discounts leave out, are details of paying a price."""
        return True

    def possible(self, g: Pieces) -> bool:
        if self.choosing_discounts(g):
            return self.can_finish(g, self.price, self.source, self.left_out, self.item)
        others: i64 = 0
        spare: i64 = 0
        later: i64 = 0
        for kind in range(COMMODITIES):
            left = self.spare(g, kind)
            if left < 0:
                return False
            if kind < BASICS:
                spare += left
                later += left if kind >= self.first else 0
                if kind >= self.first and left > 0 and not g.is_own(self.seat, kind):
                    others += 1
        if self.wild() == OTHER_BASIC:
            return others >= self.price[OTHER_BASIC] and spare >= self.price[OTHER_BASIC] + self.price[ANY_BASIC]
        return later >= self.price[ANY_BASIC]

    def can_finish(self, g: Pieces, price: vec[i64], source: i64, left_out: i64, item: i64) -> bool:
        """Whether a price can be paid with what a source, from an item on, and all later ones can still leave out."""
        later: i64 = 0
        for other in range(source + 1, g.moves.discounts):
            later += discount_left(g, self.seat, other)
        if shortfall(g, self.seat, price) > later + room_of(g, self.seat, source, left_out):
            return False
        return left_out == 0 or missing_before(g, self.seat, price, item) <= later

    def can_discount(self, g: Pieces, source: i64, item: i64) -> bool:
        """PAR-4.1.7 — Whether a source can leave out a card of the price, and the rest can be paid."""
        if source < self.source or (source == self.source and item_place(item) < item_place(self.item)):
            return False
        room = room_of(g, self.seat, source, self.left_out if source == self.source else 0)
        if room <= 0 or self.price[item] == 0:
            return False
        price = self.price[:]
        price[item] -= 1
        return self.can_finish(g, price, source, self.left_out + 1 if source == self.source else 1, item)

    def can_give(self, g: Pieces, kind: i64) -> bool:
        """PAR-4.1.4 — Whether a basic can be paid for the wildcard, and the rest can be paid."""
        wild = self.wild()
        if kind < self.first or self.spare(g, kind) <= 0:
            return False
        if wild == OTHER_BASIC:
            if g.is_own(self.seat, kind):
                return False
            others: i64 = 0
            for other in range(kind, BASICS):
                if not g.is_own(self.seat, other) and self.spare(g, other) > 0:
                    others += 1
            return others >= self.price[OTHER_BASIC]
        enough: i64 = 0
        for other in range(kind, BASICS):
            enough += self.spare(g, other)
        return enough >= self.price[ANY_BASIC]

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        """PAR-4.1.8 — The price is paid from one's own hand."""
        return True

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64]()
        if self.choosing_discounts(g):
            for source in range(m.discounts):
                for place in range(8):
                    if self.can_discount(g, source, item_at(place)):
                        out = append(out, m.discount.at(source * 8 + place))
            if can_pay(g, seat, self.price):
                out = append(out, m.go_on)
            return out
        for kind in range(BASICS):
            if self.can_give(g, kind):
                out = append(out, m.give.at(kind))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if action == m.go_on:
            if not self.choosing_discounts(g):
                return Reason("price_is_fixed", {}, "PAR-4.1.8")
            lack = int(shortfall(g, seat, self.price))
            return Reason("discount_needed", {"missing": lack}, "PAR-4.1.9")
        if m.discount.holds(action):
            source = m.discount.index(action) // 8
            item = item_at(m.discount.index(action) % 8)
            name = g.word("discounts", source)
            if not self.choosing_discounts(g):
                return Reason("price_is_fixed", {}, "PAR-4.1.8")
            if room_of(g, seat, source, self.left_out if source == self.source else 0) <= 0:
                return Reason("no_discount", {"discount": name}, "PAR-4.1.6")
            if self.price[item] == 0:
                return Reason("not_in_price", {"item": g.word("items", item_place(item))}, "PAR-4.1.7")
            if source < self.source or (source == self.source and item_place(item) < item_place(self.item)):
                return Reason("discount_in_order", {"discount": g.word("discounts", self.source)}, "PAR-2.2.4")
            return Reason("still_too_dear", {"discount": name}, "PAR-4.1.9")
        kind = m.give.index(action)
        card = g.word("cards", kind)
        if self.choosing_discounts(g):
            return Reason("discounts_first", {}, "PAR-4.1.8")
        if kind >= BASICS:
            return Reason("wrong_class", {"card": card}, "PAR-4.1.3")
        if self.wild() == OTHER_BASIC and g.is_own(seat, kind):
            return Reason("own_basic", {"card": card}, "PAR-1.1.9")
        if self.spare(g, kind) <= 0:
            return Reason("none_to_spare", {"card": card, "have": int(g.hand(seat, kind))}, "PAR-4.1.2")
        if kind < self.first:
            rule = "PAR-4.1.4" if self.wild() == OTHER_BASIC else "PAR-2.2.4"
            return Reason("different_types" if self.wild() == OTHER_BASIC else "in_order", {"card": card}, rule)
        return Reason("would_not_do", {"card": card, "due": int(self.price[self.wild()])}, "PAR-2.2.4")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if action == m.go_on:
            self.fixed = True
            g.tell(events.PRICE_FIXED, seat)
        elif m.discount.holds(action):
            source = m.discount.index(action) // 8
            item = item_at(m.discount.index(action) % 8)
            if source != self.source:
                if self.left_out > 0:
                    use_discount(g, seat, self.source)
                self.source = source
                self.left_out = 0
            self.left_out += 1
            self.item = item
            self.price[item] -= 1
            g.tell(events.DISCOUNT_USED, seat, source, item_place(item))
        else:
            kind = m.give.index(action)
            wild = self.wild()
            self.paid[kind] += 1
            self.price[wild] -= 1
            self.first = kind + 1 if wild == OTHER_BASIC else kind
            if self.price[wild] == 0:
                self.first = 0
            g.tell(events.CARD_GIVEN, seat, kind)

    def proceed(self, g: Pieces) -> None:
        """PAR-4.1.2, PAR-3.8.4 — The whole price goes to the bank at once; what was built works at once."""
        g.stack.pop()
        seat = self.seat
        if self.left_out > 0:
            use_discount(g, seat, self.source)
        cards = zeros(COMMODITIES)
        for kind in range(COMMODITIES):
            cards[kind] = self.price[kind] + self.paid[kind]
            if cards[kind] > 0:
                g.give_up(hand_of(seat), kind, cards[kind])
        g.tell(events.PAID, seat, many=listed(cards))
        if self.what < BUYS_FLEET:
            g.put_built(seat, self.what)
            g.tell(events.BUILT, seat, self.what)
        elif self.what < BUYS_AEGIS:
            g.put_fleet(seat, self.what - BUYS_FLEET)
            g.tell(events.FLEET_BOUGHT, seat, self.what - BUYS_FLEET)
        elif self.what < BUYS_PEACE:
            building = ACROPOLIS + self.what - BUYS_AEGIS
            g.put_used_building(seat, building - ACROPOLIS)
            kind = g.box.use_aegis[building - ACROPOLIS]
            g.take(hand_of(seat), kind, 1)
            g.tell(events.AEGIS_TAKEN, seat, kind)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        bought = self.bought(g)
        if self.choosing_discounts(g):
            return Prompt("discount", {"bought": bought})
        if self.wild() == OTHER_BASIC:
            return Prompt("pay_other_basic", {"bought": bought, "left": int(self.price[OTHER_BASIC])})
        return Prompt("pay_any_basic", {"bought": bought, "left": int(self.price[ANY_BASIC])})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return given_from_hand(g, seat, action)

    def clone(self) -> "Payment":
        out = Payment(self.seat, self.what, self.price[:])
        out.paid = self.paid[:]
        out.source = self.source
        out.left_out = self.left_out
        out.item = self.item
        out.fixed = self.fixed
        out.first = self.first
        return out

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.what = p.num(self.what, 0, MANY)
        self.price = p.nums(self.price, 0, MANY, PRICE)
        self.paid = p.nums(self.paid, 0, MANY, COMMODITIES)
        self.source = p.num(self.source, 0, MANY)
        self.left_out = p.num(self.left_out, 0, MANY)
        self.item = p.num(self.item, 0, PRICE)
        self.fixed = p.flag(self.fixed)
        self.first = p.num(self.first, 0, KINDS)

    def audit(self, g: Pieces) -> None:
        """Check that this can be bought, for no more than it costs, with an existing discount."""
        what = self.what
        box = g.box
        known = what < KINDS_OF_STRUCTURE or BUYS_FLEET <= what < BUYS_FLEET + len(box.fleet_price) // PRICE
        known = known or BUYS_AEGIS <= what < BUYS_AEGIS + len(box.use_price) // PRICE or what == BUYS_PEACE
        require(known, "something is being bought that is not for sale")
        require(self.source == 0 or self.source < len(box.discount_of), "a discount is used that nobody gives")
        if what < BUYS_PEACE:
            whole = price_for(g, self.seat, what)
            for item in range(PRICE):
                require(self.price[item] <= whole[item], "something is dearer than its price")
            spent = whole[OTHER_BASIC] + whole[ANY_BASIC] - self.price[OTHER_BASIC] - self.price[ANY_BASIC]
            require(total(self.paid, 0, COMMODITIES) <= spent, "cards were given that no wildcard asked for")
        require(self.possible(g), "something is bought that cannot be paid")


def room_of(g: Pieces, seat: i64, source: i64, left_out: i64) -> i64:
    """Cards a source can leave out besides those it has left out of this price."""
    return discount_left(g, seat, source) - left_out


def basics_in_price(price: vec[i64]) -> i64:
    """PAR-4.1.7 — Cards of a price that a discount can leave out."""
    n = price[OTHER_BASIC] + price[ANY_BASIC]
    for kind in range(BASICS):
        n += price[kind]
    return n


def item_at(place: i64) -> i64:
    """The item of a price at a place of the list of what can be left out: six basics, two wildcards."""
    return place if place < BASICS else place - BASICS + OTHER_BASIC
