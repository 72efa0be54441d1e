"""PAR-3.8, PAR-4, PAR-8 — What a plan does at home: what is built in which order, what is saved, exchanges."""

from typing import Any, Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, row_of, word_of
from petteia.games.parthenon.build_turn import Earthquake
from petteia.games.parthenon.exchange import Exchange, MarketTurns, market_cost
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.pricing import BUYS_FLEET
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    AEGIS,
    ANY_BASIC,
    BASICS,
    CARDS,
    COMMODITIES,
    KINDS,
    NOTHING,
    OTHER_BASIC,
    PLACES_EACH,
)
from petteia.games.parthenon.voyage_plan import MARGIN, bargain, class_of, exchanges, payable
from petteia.games.parthenon.wanted import THINGS, WONDER, Worth, all_of, goals, price_of
from petteia.games.parthenon.wonders import Window

MOST_KEPT: Final = 8
NEAR: Final = 3
"""How many of the things to build are saved for."""
SOONER: Final = 60
"""What it is worth more to come nearer to the next of them."""


class Building(PlanKind):
    """PAR-3.8, PAR-2.3 — What is built in which order, and what is saved for it; wonders, the Market, philosophies."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        ids = tuple(g.box.philosophy_ids)
        bought = tuple([each for at, each in enumerate(g.box.wonder_ids) if g.box.givers.buy_in[len(ids) + at] > 0])
        return [
            PlanField("order", THINGS, len(THINGS)),
            PlanField("save", ("none", "next", "strict")),
            PlanField("keep", CARDS, MOST_KEPT, low=1, high=6),
            PlanField("pay", ("soon", "turn", "ask")),
            PlanField("aegis", AEGIS, len(AEGIS)),
            PlanField("adopt", ids, len(ids)),
            PlanField("buy_in", bought, len(bought)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        if isinstance(top, Window):
            how = word_of(says, "pay")
            return ASK if how == "ask" else m.done if how == "turn" else freely(g, seat, says)
        worth = Worth(g, seat, row_of(says, "order"), row_of(says, "keep"))
        if isinstance(top, Exchange):
            return exchanges(g, top, seat, worth) if top.place % PLACES_EACH == 0 else ASK
        if isinstance(top, Payment):
            return pays(g, top, seat, worth)
        if isinstance(top, Earthquake):
            return m.pay_off if m.pay_off in list(g.legal(seat)) else int(g.legal(seat)[0])
        if isinstance(top, MarketTurns):
            return at_market(g, seat, worth, row_of(says, "order"), SOONER)
        return builds(g, seat, says, worth)


def freely(g: Pieces, seat: i64, says: PlanValues) -> i64:
    """PAR-2.3 — Pay for a wonder as soon as the cards are there; buy into those that are said."""
    m = g.moves
    names = row_of(says, "buy_in")
    for option in g.legal(seat):
        if m.plan.holds(option) or m.complete.holds(option):
            return option
        if m.buy_in.holds(option) and g.box.wonder_ids[m.buy_in.index(option)] in names:
            return option
    return m.done


def action_for(g: Pieces, what: i64) -> i64:
    """The action that builds or buys it; NOTHING for a wonder, which is paid as a free action."""
    if what >= WONDER:
        return NOTHING
    return g.moves.buy_fleet.at(what - BUYS_FLEET) if what >= BUYS_FLEET else g.moves.build.at(what)


def lacking(g: Pieces, seat: i64, hand: vec[i64], price: vec[i64]) -> i64:
    """How many cards a hand lacks for a price."""
    out: i64 = 0
    spare: i64 = 0
    others: i64 = 0
    for kind in range(COMMODITIES):
        left = hand[kind] - price[kind]
        if left < 0:
            out -= left
        elif kind < BASICS:
            spare += left
            others += 1 if left > 0 and not g.is_own(seat, kind) else 0
    wild = min(price[OTHER_BASIC], others)
    out += price[OTHER_BASIC] - wild
    return out + max(0, wild + price[ANY_BASIC] - spare)


def spared(g: Pieces, seat: i64, price: vec[i64], sooner: list[i64], kept: vec[i64]) -> bool:
    """Whether a price can be paid without what is kept, and without putting off what comes sooner."""
    hand = g.count_row(hand_of(seat))
    for kind in range(COMMODITIES):
        if price[kind] > 0 and hand[kind] - price[kind] < kept[kind]:
            return False
        hand[kind] -= kept[kind]
    after = hand[:]
    for kind in range(COMMODITIES):
        after[kind] -= price[kind]
    wild = price[OTHER_BASIC] + price[ANY_BASIC]
    for what in sooner:
        first = price_of(g, seat, what)
        both = first[:]
        both[ANY_BASIC] += wild
        if lacking(g, seat, after, both) > lacking(g, seat, hand, first):
            return False
    return True


def saved(says: PlanValues) -> vec[i64]:
    """The cards that are not spent, by kind."""
    out = zeros(KINDS)
    for word in row_of(says, "keep"):
        name, _, number = word.rpartition("/")
        out[CARDS.index(name)] += int(number)
    return out


def builds(g: Pieces, seat: i64, says: PlanValues, worth: Worth) -> i64:
    """PAR-3.8.3 — The next thing in the order that can be paid; then what is free, the Market, aegis cards."""
    m = g.moves
    options = list(g.legal(seat))
    for option in options:
        if m.muster.holds(option):
            return mustered(g, options, row_of(says, "aegis"))
    if word_of(says, "pay") != "ask":
        paid = freely(g, seat, says)
        if paid != m.done:
            return paid
    how, kept = word_of(says, "save"), saved(says)
    sooner: list[i64] = []
    for what in goals(g, seat, row_of(says, "order")):
        action = action_for(g, what)
        if action in options and spared(g, seat, price_of(g, seat, what), sooner, kept):
            return action
        if how == "strict" and what < WONDER:
            break
        if how != "none" and len(sooner) < NEAR:
            sooner.append(what)
    adopted = adopts(g, options, row_of(says, "adopt"))
    if adopted >= 0:
        return adopted
    bought = at_market(g, seat, worth, row_of(says, "order"), MARGIN)
    return bought if bought != m.done else uses(g, seat, options, row_of(says, "aegis"), sooner, kept)


def missing(cards: vec[i64], price: vec[i64]) -> i64:
    """The kinds, as bits, of which a price names more than there are."""
    out: i64 = 0
    for kind in range(COMMODITIES):
        if cards[kind] < price[kind]:
            out |= i64(1) << kind
    return out


def mustered(g: Pieces, options: list[i64], wanted: list[str]) -> i64:
    """PAR-8.3.10 — The aegis card that a wonder gives: the first one said, else the first."""
    m = g.moves
    for name in wanted:
        if m.muster.at(AEGIS.index(name)) in options:
            return m.muster.at(AEGIS.index(name))
    return next(option for option in options if m.muster.holds(option))


def adopts(g: Pieces, options: list[i64], wanted: list[str]) -> i64:
    """PAR-4.5 — The first philosophy said that can be adopted, else any that is free; NOTHING if there is none."""
    m, ids = g.moves, g.box.philosophy_ids
    for name in wanted:
        if m.adopt.at(ids.index(name)) in options:
            return m.adopt.at(ids.index(name))
    if not wanted:
        for option in options:
            if m.adopt.holds(option):
                return option
    return NOTHING


def uses(g: Pieces, seat: i64, options: list[i64], wanted: list[str], sooner: list[i64], kept: vec[i64]) -> i64:
    """PAR-4.7 to PAR-4.9 — Aegis cards that are wanted, as far as nothing is put off by them."""
    m = g.moves
    for name in wanted:
        for option in options:
            if m.use.holds(option) and g.box.use_aegis[m.use.index(option)] == CARDS.index(name):
                building = m.use.index(option)
                price = g.box.use_price[building * 13 : building * 13 + 13]
                if spared(g, seat, price, sooner, kept):
                    return option
    return m.done


def at_market(g: Pieces, seat: i64, worth: Worth, order: list[str], least: i64) -> i64:
    """PAR-4.4.2 — The exchange that brings a card for the next thing to build, else the one that helps most and at
    least so much: after production only the former; or done."""
    m, lines = g.moves, g.box.home
    sooner = goals(g, seat, order)
    price = price_of(g, seat, sooner[0]) if sooner else zeros(COMMODITIES)
    best, most = m.done, least
    pool, hand = all_of(g, seat), hand_of(seat)
    for option in g.legal(seat):
        if m.market.holds(option):
            line = m.market.index(option)
            kinds: i64 = 0
            for kind in range(COMMODITIES):
                if class_of(kind) == lines.target[line] and (g.box.only_abroad >> kind) & 1 == 0:
                    kinds |= i64(1) << kind
            have = payable(g, hand, lines.source[line], NOTHING)
            gain = bargain(worth, pool, have, market_cost(g, seat, line), kinds, lines.get[line])
            lacks, loose = kinds & missing(pool, price), i64(0)
            for kind in range(COMMODITIES):
                loose += max(i64(0), have[kind] - price[kind])
            if lacks != 0 and loose >= market_cost(g, seat, line):
                gain += SOONER
        elif option == m.swap:
            gain = bargain(worth, pool, payable(g, hand, 0, NOTHING), 1, (i64(1) << BASICS) - 1, 1)
        else:
            continue
        if gain > most:
            best, most = option, gain
    return best


def pays(g: Pieces, of: Payment, seat: i64, worth: Worth) -> i64:
    """PAR-4.1.8 — Discounts leave out the dearest cards; wildcards are paid with those missed least."""
    m = g.moves
    options = g.legal(seat)
    pool = all_of(g, seat)
    for kind in range(COMMODITIES):
        pool[kind] = max(0, pool[kind] - of.price[kind] - of.paid[kind])
    best, most = options[0], i64(-1)
    for option in options:
        value: i64 = 0
        if m.discount.holds(option):
            item = m.discount.index(option) % 8
            value = 1 + worth.of(item, pool[item]) if item < BASICS else 1
        elif m.give.holds(option):
            value = 1000 - worth.lost(pool, m.give.index(option))
        if value > most:
            best, most = option, value
    return best
