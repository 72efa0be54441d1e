"""PAR-4.4, PAR-6.3, PAR-8.3.13 — Exchanges with the bank, at home and abroad: cards given one by one, cards received.

An offer of a land (PAR-6.5) is paid in the same way and brings an aegis card instead.
"""

from typing import ClassVar

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.box import Lines
from petteia.games.parthenon.ledger import ALL_BASICS, ALL_RARES, NO_LIMIT
from petteia.games.parthenon.procedure import Procedure, Turns
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    AFTER_OF,
    BASIC,
    COMMODITIES,
    FIRST_OF,
    GOLD,
    GOLDEN,
    GOODS,
    KINDS,
    MARKET,
    NOTHING,
    PLACES_EACH,
    RATE_CHANGE,
    SHORTAGE_CARD,
    SURPLUS_BONUS,
)


def surcharge(g: Pieces, seat: i64, target: i64) -> i64:
    """PAR-7.4.4 — What a conversion into gold costs more."""
    event = g.in_force(RATE_CHANGE)
    if target != GOLDEN or event < 0 or g.ignores(seat, event):
        return 0
    return g.box.events.amount[event]


def available(g: Pieces, place: i64, source: i64, refused: i64, first: i64) -> i64:
    """Cards of a class from a kind on that are accepted in payment."""
    n: i64 = 0
    for kind in range(FIRST_OF[source] if first < FIRST_OF[source] else first, AFTER_OF[source]):
        if kind != refused:
            n += g.count(place, kind)
    return n


class Exchange(Procedure):
    """PAR-6.3.1, PAR-6.3.5 — Cards of one class are given one by one, then cards of another are taken."""

    RULE: ClassVar[str] = "PAR-6.3.1"
    VERBS: ClassVar[str] = "give double take"

    def __init__(
        self, seat: i64 = 0, place: i64 = 0, source: i64 = 0, due: i64 = 0, target: i64 = 0, get: i64 = 0
    ) -> None:
        self.seat: i64 = seat
        self.place: i64 = place
        self.source: i64 = source  # the class given
        self.due: i64 = due  # cards still to be given
        self.target: i64 = target
        self.get: i64 = get  # cards still to be taken
        self.first: i64 = 0  # PAR-2.2.4: no kind before this one
        self.given: i64 = 0  # bits of kinds
        self.taken: i64 = 0
        self.land_rare: i64 = NOTHING  # a rare that is available here
        self.refused: i64 = NOTHING  # a surplus: not accepted in payment
        self.scarce: i64 = NOTHING  # a shortage: not available
        self.doubles: i64 = NOTHING  # a shortage: one card of it may count as two
        self.bonus: i64 = 0  # how many more of the surplus, if any of it is taken
        self.reward: i64 = NOTHING  # the aegis card that is bought

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if self.due + self.get > 0 else NOBODY

    def proceed(self, g: Pieces) -> None:
        g.stack.pop()
        if self.bonus > 0 and (self.taken >> self.refused) & 1 != 0:
            g.take(self.place, self.refused, self.bonus)
            g.tell(events.SURPLUS_TAKEN, self.seat, self.refused, self.bonus)
            g.put_perk(self.seat, self.place % PLACES_EACH - 1, SURPLUS_BONUS)
        if self.reward >= 0:
            g.take(self.place, self.reward, 1)
            g.tell(events.AEGIS_TAKEN, self.seat, self.reward)

    def demand(self, g: Pieces, reckoning: Account) -> None:
        due = self.due - 1 if self.doubles >= 0 else self.due
        if due > 0:
            row = (ALL_BASICS, ALL_RARES, GOLD)[self.source]
            reckoning.bound(self.place, row, due, NO_LIMIT)

    def possible(self, g: Pieces) -> bool:
        return self.due == 0 or self.reach(g, self.first, 0) >= self.due

    def insist(self, g: Pieces, reckoning: Account, rng: Generator) -> None:
        accepted = zeros(KINDS)
        for kind in range(FIRST_OF[self.source], AFTER_OF[self.source]):
            accepted[kind] = 1 if kind >= self.first and kind != self.refused else 0
        wanted = zeros(KINDS)
        for _ in range(self.due - 1 if self.doubles >= 0 else self.due):
            wanted[rng.pick(accepted)] += 1
        for kind in range(KINDS):
            reckoning.bound(self.place, kind, wanted[kind], NO_LIMIT)

    def reach(self, g: Pieces, first: i64, less: i64) -> i64:
        """What can still be paid with cards from a kind on, `less` of which are gone."""
        n = available(g, self.place, self.source, self.refused, first) - less
        if self.due - less < 2:
            return n
        if self.doubles >= first and g.count(self.place, self.doubles) - (less if self.doubles == first else 0) > 0:
            n += 1
        return n

    def is_giveable(self, g: Pieces, kind: i64) -> bool:
        """Whether one card of a kind can be given next, and the rest be found afterwards."""
        if not FIRST_OF[self.source] <= kind < AFTER_OF[self.source] or kind == self.refused:
            return False
        return kind >= self.first and g.count(self.place, kind) > 0 and self.reach(g, kind, 1) >= self.due - 1

    def can_double(self, g: Pieces, kind: i64) -> bool:
        """PAR-6.6.3 — Whether a card can be given that counts as two."""
        if kind != self.doubles or kind < self.first or self.due < 2 or g.count(self.place, kind) == 0:
            return False
        return available(g, self.place, self.source, self.refused, kind) - 1 >= self.due - 2

    def is_takeable(self, g: Pieces, kind: i64) -> bool:
        """Whether a kind can be received: of the class, available here, not given in this exchange."""
        if not FIRST_OF[self.target] <= kind < AFTER_OF[self.target] or kind == self.scarce:
            return False
        if (g.box.only_abroad >> kind) & 1 != 0 and kind != self.land_rare:
            return False
        return (self.given >> kind) & 1 == 0

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        """PAR-6.3.1 — Cards of one's own for cards of the bank, which has enough; aegis cards may run out."""
        return self.reward < 0

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64]()
        if self.due > 0:
            for kind in range(FIRST_OF[self.source], AFTER_OF[self.source]):
                if self.is_giveable(g, kind):
                    out = append(out, m.give.at(kind))
            if self.doubles >= 0 and self.can_double(g, self.doubles):
                out = append(out, m.double.at(self.doubles))
            return out
        for kind in range(FIRST_OF[self.target], AFTER_OF[self.target]):
            if kind >= self.first and self.is_takeable(g, kind):
                out = append(out, m.take.at(kind))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if m.take.holds(action):
            kind = m.take.index(action)
            card = g.word("cards", kind)
            if self.due > 0:
                return Reason("give_first", {"due": int(self.due)}, "PAR-6.3.5")
            if (self.given >> kind) & 1 != 0:
                return Reason("given_already", {"card": card}, "PAR-6.3.1")
            if kind == self.scarce:
                return Reason("shortage", {"card": card}, "PAR-6.6.3")
            if (g.box.only_abroad >> kind) & 1 != 0:
                return Reason("not_to_be_had", {"card": card}, "PAR-6.3.3")
            if not FIRST_OF[self.target] <= kind < AFTER_OF[self.target]:
                return Reason("wrong_class", {"card": card}, "PAR-6.3.1")
            return Reason("in_order", {"card": g.word("cards", self.first)}, "PAR-2.2.4")
        doubling = m.double.holds(action)
        kind = (m.double if doubling else m.give).index(action)
        card = g.word("cards", kind)
        if self.due == 0:
            return Reason("take_now", {"get": int(self.get)}, "PAR-6.3.5")
        if doubling and kind != self.doubles:
            return Reason("no_shortage", {"card": card}, "PAR-6.6.3")
        if doubling and self.due < 2:
            return Reason("one_left", {"card": card}, "PAR-6.6.3")
        if kind == self.refused:
            return Reason("surplus", {"card": card}, "PAR-6.6.2")
        if not FIRST_OF[self.source] <= kind < AFTER_OF[self.source]:
            return Reason("wrong_class", {"card": card}, "PAR-6.3.1")
        have = g.count(self.place, kind)
        if have == 0:
            return Reason("no_more_cards", {"card": card, "have": 0}, "PAR-6.2.4")
        if kind < self.first:
            return Reason("in_order", {"card": g.word("cards", self.first)}, "PAR-2.2.4")
        return Reason("would_not_do", {"card": card, "due": int(self.due)}, "PAR-2.2.4")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if m.take.holds(action):
            kind = m.take.index(action)
            g.take(self.place, kind, 1)
            g.tell(events.CARD_TAKEN, seat, kind)
            self.taken |= i64(1) << kind
            self.get -= 1
            self.first = kind
            return
        doubling = m.double.holds(action)
        kind = (m.double if doubling else m.give).index(action)
        g.give_up(self.place, kind, 1)
        g.tell(events.CARD_DOUBLED if doubling else events.CARD_GIVEN, seat, kind)
        self.given |= i64(1) << kind
        self.first = kind
        self.due -= 2 if doubling else 1
        if doubling:
            g.put_perk(seat, self.place % PLACES_EACH - 1, SHORTAGE_CARD)
            self.doubles = NOTHING
        if self.due == 0:
            self.first = 0

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.due > 0:
            return Prompt("exchange_give", {"due": int(self.due), "class": GOODS[self.source]})
        return Prompt("exchange_take", {"get": int(self.get), "class": GOODS[self.target]})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if m.take.holds(action):
            return []
        kind = (m.double if m.double.holds(action) else m.give).index(action)
        return [f"{place_id(self.place)}/{g.word('cards', kind)}"]

    def clone(self) -> "Exchange":
        out = Exchange(self.seat, self.place, self.source, self.due, self.target, self.get)
        out.first = self.first
        out.given = self.given
        out.taken = self.taken
        out.land_rare = self.land_rare
        out.refused = self.refused
        out.scarce = self.scarce
        out.doubles = self.doubles
        out.bonus = self.bonus
        out.reward = self.reward
        return out

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.place = p.num(self.place, 0, p.seats * PLACES_EACH - 1)
        self.source = p.num(self.source, BASIC, GOLDEN)
        self.due = p.num(self.due, 0, MANY)
        self.target = p.num(self.target, BASIC, GOLDEN)
        self.get = p.num(self.get, 0, MANY)
        self.first = p.num(self.first, 0, KINDS)
        self.given = p.bits(self.given, KINDS)
        self.taken = p.bits(self.taken, KINDS)
        self.land_rare = p.num(self.land_rare, NOTHING, KINDS - 1)
        self.refused = p.num(self.refused, NOTHING, KINDS - 1)
        self.scarce = p.num(self.scarce, NOTHING, KINDS - 1)
        self.doubles = p.num(self.doubles, NOTHING, KINDS - 1)
        self.bonus = p.num(self.bonus, 0, MANY)
        self.reward = p.num(self.reward, NOTHING, KINDS - 1)

    def audit(self, g: Pieces) -> None:
        """PAR-6.3.5 — Check that a seat gives its own cards and has enough, and that only exchanges from a hold use the
        effects of harbors."""
        hold = self.place % PLACES_EACH > 0
        require(self.place // PLACES_EACH == self.seat, "somebody exchanges cards that are not his")
        require(self.possible(g), "more cards are given than there are")
        require(self.get <= most_taken(g), "more cards are taken than any exchange brings")
        harbor = self.bonus > 0 or self.refused >= 0 or self.scarce >= 0 or self.doubles >= 0
        require(hold or not (harbor or self.land_rare >= 0 or self.reward >= 0), "an exchange at home is one abroad")
        surplus = self.refused >= 0 and self.bonus <= most_of(g.box.harbors.amount)
        require(self.bonus == 0 or surplus, "a surplus is given that there is not")
        require(self.doubles < 0 or self.source == BASIC, "a card counts double that is not asked for")
        bought = self.reward >= COMMODITIES and g.supply(self.reward - COMMODITIES) > 0 and self.get == 0
        require(self.reward < 0 or bought, "a card is bought that is not for sale")


def most_of(amounts: vec[i64]) -> i64:
    """The largest of some numbers, or 0."""
    most: i64 = 0
    for amount in amounts:
        most = amount if amount > most else most
    return most


def most_taken(g: Pieces) -> i64:
    """How many cards the best line brings, at home or abroad."""
    home = most_of(g.box.home.get)
    abroad = most_of(g.box.abroad.get)
    return home if home > abroad else abroad


def place_id(place: i64) -> str:
    """The zone of a place in the view."""
    seat = place // PLACES_EACH
    if place % PLACES_EACH == 0:
        return f"hand/{seat}"
    return f"hold/{seat}/{'abc'[place % PLACES_EACH - 1]}"


# -- the Market ------------------------------------------------------------------------------------------------


def market_open(g: Pieces, seat: i64) -> bool:
    """PAR-4.4.3 — Whether a player's Market can still be used, as everybody sees."""
    if not g.works(seat, MARKET):
        return False
    made = g.exchanged(seat)
    return made == 0 or (made < g.box.market_uses and g.exchanged_in(seat) == g.phase())


def market_cost(g: Pieces, seat: i64, line: i64) -> i64:
    """How many cards a line of the Market costs."""
    lines: Lines = g.box.home
    return lines.give[line] + surcharge(g, seat, lines.target[line])


def market_lines(g: Pieces, seat: i64, out: vec[i64]) -> vec[i64]:
    """The lines of the Market that a player can pay, behind what is in the list."""
    if market_open(g, seat):
        for line in range(g.moves.market_lines):
            if available(g, hand_of(seat), g.box.home.source[line], NOTHING, 0) >= market_cost(g, seat, line):
                out = append(out, g.moves.market.at(line))
    return out


def why_no_market(g: Pieces, seat: i64, action: i64) -> Reason:
    """Why a line of the Market is not possible."""
    line = g.moves.market.index(action)
    if not g.works(seat, MARKET):
        return Reason("no_market", {}, "PAR-4.4.3")
    if not market_open(g, seat):
        return Reason("market_used", {"exchanges": int(g.exchanged(seat))}, "PAR-4.4.3")
    have = available(g, hand_of(seat), g.box.home.source[line], NOTHING, 0)
    params: dict[str, int | str] = {
        "class": GOODS[g.box.home.source[line]],
        "have": int(have),
        "need": int(market_cost(g, seat, line)),
    }
    return Reason("too_few_of_class", params, "PAR-4.4.2")


def use_market(g: Pieces, seat: i64, action: i64) -> None:
    """PAR-4.4.4 — A line is named; then cards are given and received."""
    line = g.moves.market.index(action)
    lines = g.box.home
    g.add_exchanged(seat, 1)
    g.set_exchanged_in(seat, g.phase())
    g.tell(events.EXCHANGE_BEGUN, seat, line)
    cost = market_cost(g, seat, line)
    g.push(Exchange(seat, hand_of(seat), lines.source[line], cost, lines.target[line], lines.get[line]))


class MarketTurns(Turns):
    """PAR-3.2.6 — After production, in Archon order, each owner of an unused Market may use it."""

    RULE: ClassVar[str] = "PAR-3.2.6"
    VERBS: ClassVar[str] = "market done"

    def may(self, g: Pieces, seat: i64) -> bool:
        return market_open(g, seat) and g.hand_size(seat) > 0

    def sure(self, g: Pieces, seat: i64) -> bool:
        """PAR-3.2.6 — Everybody exchanges cards of his own with the bank, which has enough."""
        return True

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        return True

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return append(market_lines(g, seat, vec[i64]()), g.moves.done)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return why_no_market(g, seat, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.done:
            self.place += 1
        else:
            use_market(g, seat, action)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("market", {"exchanges": int(g.box.market_uses - g.exchanged(seat))})

    def clone(self) -> "MarketTurns":
        return MarketTurns(self.place)


def swap_at_home(seat: i64) -> Exchange:
    """PAR-8.3.13 — A basic for a basic of another type."""
    return Exchange(seat, hand_of(seat), BASIC, 1, BASIC, 1)
