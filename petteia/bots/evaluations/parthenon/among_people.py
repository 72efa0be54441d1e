"""How a bot trades with people: it gives them time to read an offer, answers theirs, stays as long as they do, and says
why it declines.

Among bots alone none of this applies.
"""

from petteia.bots.evaluations.parthenon.terms import Terms
from petteia.bots.evaluations.parthenon.trades import Market, answer, change, dangerous
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.bargain import SIDES
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.pricing import BUYS_FLEET, price_for
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import (
    ACROPOLIS,
    BUILDINGS,
    COMMODITIES,
    KINDS,
    KINDS_OF_STRUCTURE,
    MOST_FLEETS,
    NOTHING,
    PARTIAL,
    PLAN,
    WONDERS,
    WORKSHOP,
)
from petteia.games.parthenon.trading_floor import ACTIVE, DONE, NO_DRAFT
from petteia.games.parthenon.wonders import due


def in_company(g: Pieces, step: IslandTrade, seat: i64, action: i64, people: i64, worth: Terms) -> i64:
    """What a bot does in a market with people (bits of seats) instead of what it has chosen; -1: nothing yet."""
    m = g.moves
    present: i64 = 0
    reading: i64 = 0
    for other in range(g.seats):
        if (people >> other) & 1 != 0 and step.status[other] != DONE:
            present |= i64(1) << other
            reading |= (i64(1) << other) if step.status[other] == ACTIVE else i64(0)
    if present == 0 or step.stage[seat] != NO_DRAFT:
        return action
    if m.accept.holds(action):
        proposer = m.accept.index(action)
        if (people >> proposer) & 1 != 0:
            return action
        shared = step.answering[proposer] & reading != 0
        return -1 if shared or (step.answering[seat] & reading != 0 and uncovers(g, step, seat, proposer)) else action
    if m.decline.holds(action):
        return action
    if step.offers_to(g, seat) & people != 0:
        reply = answer(g, step, Market(g, seat, worth), people)
        if reply >= 0:
            return reply
    read = step.answering[seat] & reading != 0
    if action == m.done or (read and (action == m.withdraw or action == m.draft or m.counter.holds(action))):
        return m.wait
    return action


def uncovers(g: Pieces, step: IslandTrade, seat: i64, proposer: i64) -> bool:
    """Whether a seat that accepts an offer could no longer pay for its own offer."""
    for kind in range(KINDS):
        left = g.hand(seat, kind) - step.cards[proposer * SIDES + KINDS + kind] + step.cards[proposer * SIDES + kind]
        if left < step.cards[seat * SIDES + kind]:
            return True
    return False


# -- why an offer is declined ----------------------------------------------------------------------------------------


def why_declined(g: Pieces, step: IslandTrade, seat: i64, proposer: i64, worth: Terms) -> dict[str, str]:
    """Why a seat declines an offer: a code and its words."""
    give = step.asked(proposer)
    get = step.given(proposer)
    for kind in range(KINDS):
        if g.hand(seat, kind) < give[kind]:
            return {"code": "lacks", "card": g.word("cards", kind)}
    market = Market(g, seat, worth)
    if market.gain(give, get) >= worth.weights.agreed:
        return {"code": "danger" if dangerous(g, proposer) else "envy"}
    dearest = most_missed(market, give)
    if dearest < 0:
        return {"code": "no_use", "card": g.word("cards", most_missed(market, get, 1))}
    card = g.word("cards", dearest)
    needed = needed_for(g, seat, dearest, give[dearest])
    if needed:
        return {"code": "needs", "card": card, "for": needed}
    if dearest >= COMMODITIES:
        return {"code": "keeps", "card": card}
    offered = most_missed(market, get, 1)
    if offered >= 0 and market.gain(zeros(KINDS), get) < worth.weights.agreed:
        return {"code": "no_use", "card": g.word("cards", offered)}
    return {"code": "too_little", "card": card}


def most_missed(market: Market, cards: vec[i64], n: i64 = -1) -> i64:
    """The kind among some cards where one more or less makes the greatest difference; NOTHING if there are none."""
    best: i64 = NOTHING
    most: i64 = -1
    for kind in range(KINDS):
        if cards[kind] == 0:
            continue
        difference = change(market.mine, market.hand, market.now, kind, n)
        difference = difference if n > 0 else -difference
        if best == NOTHING or difference > most:
            best = kind
            most = difference
    return best


def needed_for(g: Pieces, seat: i64, kind: i64, n: i64) -> str:
    """What a seat could not pay for without this many cards of a kind; of several things the one that lacks least."""
    found = ""
    least: i64 = 1000
    for item in range(KINDS_OF_STRUCTURE):
        if not g.has_built(seat, item):
            short = shortage(g, seat, price_for(g, seat, item), 0, kind, n)
            if short < least:
                least = short
                found = (
                    BUILDINGS[item - ACROPOLIS] if item >= ACROPOLIS else "workshop" if item >= WORKSHOP else "village"
                )
    for wonder in range(WONDERS):
        if g.owner(wonder) == seat and PLAN <= g.stage(wonder) <= PARTIAL:
            short = shortage(g, seat, due(g, wonder), 0, kind, n)
            if short < least:
                least = short
                found = "wonder"
    for fleet in range(MOST_FLEETS):
        if not g.has_fleet(seat, fleet):
            short = shortage(g, seat, price_for(g, seat, BUYS_FLEET + fleet), 0, kind, n)
            if short < least:
                least = short
                found = "fleet"
    return found


def shortage(g: Pieces, seat: i64, prices: vec[i64], at: i64, kind: i64, n: i64) -> i64:
    """How many cards named in a price a hand lacks; a large number if the price does not need this many of a kind."""
    if kind >= COMMODITIES or g.hand(seat, kind) - n >= prices[at + kind]:
        return 1000
    short: i64 = 0
    for item in range(COMMODITIES):
        lack = prices[at + item] - g.hand(seat, item)
        short += lack if lack > 0 else i64(0)
    return short
