"""PAR-9 — What a plan does in the trading window: standing offers, a price list, and whose offers are accepted."""

from typing import Any, Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, number_of, row_of, word_of
from petteia.games.parthenon.bargain import ALL_OTHERS, SIDES, side_sum
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import CARDS, KINDS, KINDS_OF_STRUCTURE, NOTHING
from petteia.games.parthenon.trading_floor import ADDRESS, DONE, GIVING, NO_DRAFT
from petteia.games.parthenon.voyage_plan import MARGIN
from petteia.games.parthenon.wanted import Worth, all_of, with_

MOST_PRICES: Final = 8
MOST_HELD: Final = 9
MOST_JOINED: Final = 3
"""How many cards there are on a side of a price."""


def others(g: Pieces, seat: i64) -> tuple[str, ...]:
    """The islands of the other players."""
    return tuple([g.box.island_ids[g.island(other)] for other in range(g.seats) if other != seat])


class Price:
    """Some cards for others, until one has so many of them."""

    def __init__(self, word: str) -> None:
        give, get, number = word.split("/")
        self.give: vec[i64] = counted(give)
        self.get: vec[i64] = counted(get)
        self.until: i64 = int(number)

    def wanted(self, held: vec[i64]) -> bool:
        """Whether a player with these cards has too few of what is got."""
        for kind in range(KINDS):
            if self.get[kind] > 0 and held[kind] < self.until:
                return True
        return False


def counted(words: str) -> vec[i64]:
    """The cards of one side of a price."""
    out = zeros(KINDS)
    for word in words.split("+"):
        out[CARDS.index(word)] += 1
    return out


def among(cards: vec[i64], of: vec[i64]) -> bool:
    """Whether some cards are among others."""
    for kind in range(KINDS):
        if cards[kind] > of[kind]:
            return False
    return True


def overlap(cards: vec[i64], others: vec[i64]) -> bool:
    """PAR-9.3.2 — Whether a kind is on both sides."""
    for kind in range(KINDS):
        if cards[kind] > 0 and others[kind] > 0:
            return True
    return False


class Trading(PlanKind):
    """PAR-9.2 to PAR-9.4 — Standing offers at the prices said, as long as one has fewer than so many of what is got;
    which offers of others are accepted; never with those who are excepted."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        most = min(MOST_JOINED, int(g.box.side))
        return [
            PlanField("prices", CARDS, MOST_PRICES, CARDS, low=1, high=MOST_HELD, first=2, joined=most),
            PlanField("send", ("all", "each", "none")),
            PlanField("accept", ("prices", "useful", "presents", "ask"), first=1),
            PlanField("hold", CARDS, MOST_PRICES, low=1, high=MOST_HELD),
            PlanField("not_to", others(g, seat), int(g.seats) - 1),
            PlanField("drafts", high=int(g.box.drafts), first=int(g.box.drafts)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top: IslandTrade = g.stack[-1]
        if top.stage[seat] != NO_DRAFT:
            return drafts(g, top, seat, says)
        m = g.moves
        for other in range(g.seats):
            if top.is_offered(seat, other):
                if word_of(says, "accept") == "ask":
                    return ASK
                return int(m.accept.at(other) if accepts(g, top, seat, other, says) else m.decline.at(other))
        may = top.to[seat] == NOTHING and top.may_draft(g, seat) and g.drafts(seat) < number_of(says, "drafts")
        return int(m.draft if may and next_offer(g, top, seat, says, g.drafts(seat)) is not None else m.wait)


def partners(g: Pieces, of: IslandTrade, seat: i64, says: PlanValues) -> list[i64]:
    """The players who are there and not excepted."""
    out: list[i64] = []
    for other in range(g.seats):
        there = other != seat and of.status[other] != DONE
        if there and g.box.island_ids[g.island(other)] not in row_of(says, "not_to"):
            out.append(i64(other))
    return out


def open_prices(g: Pieces, seat: i64, says: PlanValues) -> list[Price]:
    """The prices at which one still trades: the cards are there, and one has not enough of the others."""
    out: list[Price] = []
    held, spare = all_of(g, seat), zeros(KINDS)
    for kind in range(KINDS):
        spare[kind] = max(i64(0), g.hand(seat, kind) - kept(says, i64(kind)))
    for word in row_of(says, "prices"):
        price = Price(word)
        if not overlap(price.give, price.get) and among(price.give, spare) and price.wanted(held):
            out.append(price)
    return out


def kept(says: PlanValues, kind: i64) -> i64:
    """How many cards of a kind are never given."""
    for word in row_of(says, "hold"):
        name, _, number = word.rpartition("/")
        if name == CARDS[kind]:
            return i64(int(number))
    return 0


class Offer:
    """To whom an offer goes, and at which price."""

    def __init__(self, to: i64, price: Price) -> None:
        self.to = to
        self.price = price


def next_offer(g: Pieces, of: IslandTrade, seat: i64, says: PlanValues, begun: i64) -> Offer | None:
    """PAR-9.5.1 — The standing offers one after the other: every draft of a season is for another one. Nobody who is
    excepted gets any, so there is no offer to all then."""
    there = partners(g, of, seat, says)
    how = word_of(says, "send")
    if how == "none" or not there:
        return None
    to: list[i64] = there if how == "each" or row_of(says, "not_to") else [i64(ALL_OTHERS)]
    offers = [Offer(other, price) for price in open_prices(g, seat, says) for other in to]
    return offers[begun] if begun < len(offers) else None


def drafts(g: Pieces, of: IslandTrade, seat: i64, says: PlanValues) -> i64:
    """PAR-9.3.1 — The next choice of the draft that has been begun; one that was begun by hand is left alone."""
    m = g.moves
    offer = next_offer(g, of, seat, says, g.drafts(seat) - 1)
    if of.counters[seat] != NOTHING:
        return ASK
    if offer is None:
        return m.drop if of.stage[seat] == ADDRESS else ASK
    if of.stage[seat] == ADDRESS:
        return m.to_all if offer.to == ALL_OTHERS else m.to.at(offer.to)
    at = seat * SIDES
    given, asked = of.draft[at : at + KINDS], of.draft[at + KINDS : at + SIDES]
    price = offer.price
    if of.draft_to[seat] != offer.to or not among(given, price.give) or not among(asked, price.get):
        return ASK
    if of.stage[seat] == GIVING:
        kind = missing(given, price.give)
        return m.give.at(kind) if kind >= 0 else m.next
    kind = missing(asked, price.get)
    return m.ask.at(kind) if kind >= 0 else m.send


def missing(cards: vec[i64], of: vec[i64]) -> i64:
    """PAR-2.2.4 — The first kind of which a side of a draft has too few, or NOTHING."""
    for kind in range(KINDS):
        if cards[kind] < of[kind]:
            return i64(kind)
    return NOTHING


def accepts(g: Pieces, of: IslandTrade, seat: i64, other: i64, says: PlanValues) -> bool:
    """PAR-9.4.1 — Whether an offer is taken: presents always; at one's prices; or if it is useful."""
    give, get = of.asked(other), of.given(other)
    how = word_of(says, "accept")
    if not of.can_accept(g, seat, other) or g.box.island_ids[g.island(other)] in row_of(says, "not_to"):
        return False
    given: i64 = 0
    for kind in range(KINDS):
        given += give[kind]
        if give[kind] > 0 and g.hand(seat, kind) - give[kind] < kept(says, kind):
            return False
    if given == 0 or at_prices(open_prices(g, seat, says), 0, give, get, all_of(g, seat)):
        return True
    if how != "useful":
        return False
    pool = all_of(g, seat)
    worth = Worth(g, seat, [], row_of(says, "hold"))
    after = with_(with_(pool, get, 1), give, -1)
    return worth.sum_of(after) - worth.sum_of(pool) > MARGIN and not wins_by_it(g, other)


def at_prices(prices: list[Price], first: int, give: vec[i64], get: vec[i64], held: vec[i64]) -> bool:
    """Whether all cards asked for are paid as the prices from a place on say, each as often as it is wanted."""
    if side_sum(give, 0) == 0:
        return True
    for at in range(first, len(prices)):
        price = prices[at]
        if price.wanted(held) and among(price.give, give) and among(price.get, get):
            left, rest = with_(give, price.give, -1), with_(get, price.get, -1)
            if at_prices(prices, at, left, rest, with_(held, price.get, 1)):
                return True
    return False


def wins_by_it(g: Pieces, other: i64) -> bool:
    """Whether a player is about to finish: then he gets nothing but at the prices said."""
    built: i64 = 0
    for structure in range(KINDS_OF_STRUCTURE):
        built += 1 if g.has_built(other, structure) else 0
    return built >= KINDS_OF_STRUCTURE - 1
