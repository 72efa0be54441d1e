"""Which offers help both sides: what to propose to whom, what to accept, and when to stop.

Every seat is assumed to judge cards as this one does, with its own things to build; unknown hands are those of an
imagined table.
"""

from typing import Final

from petteia.bots.evaluations.parthenon.card_values import CardValues
from petteia.bots.evaluations.parthenon.terms import Terms, units_left
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.bargain import SIDES
from petteia.games.parthenon.clerk import write_up
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.ledger import CLOSED, LAPSED, MARK, SENT, code_of, has_cards, place_of, unpack_cards
from petteia.games.parthenon.state import CHANGE, Pieces, hand_of
from petteia.games.parthenon.terms import COMMODITIES, KINDS, NOTHING
from petteia.games.parthenon.trading_floor import ADDRESS, DONE, GIVING, NO_DRAFT

SLACK: Final = 20
"""How much worse than its worth a deal may look by its single cards."""
DANGER: Final = 2
"""A seat with at most this much left to build gets nothing it needs."""


class Deal:
    """Cards against cards."""

    def __init__(self) -> None:
        self.give: vec[i64] = zeros(KINDS)
        self.ask: vec[i64] = zeros(KINDS)
        self.score: i64 = 0


class Market:
    """What a seat's cards are worth to it, in one trading window."""

    def __init__(self, g: Pieces, seat: i64, worth: Terms) -> None:
        self.seat: i64 = seat
        self.worth: Terms = worth
        self.mine: CardValues = CardValues(g, seat, worth)
        self.hand: vec[i64] = g.count_row(hand_of(seat))
        self.now: i64 = self.mine.cards(self.hand)

    def gain(self, give: vec[i64], ask: vec[i64]) -> i64:
        """What an exchange brings this seat."""
        after = self.hand[:]
        for kind in range(KINDS):
            after[kind] += ask[kind] - give[kind]
        return self.mine.cards(after) - self.now


def gain_of(card_values: CardValues, hand: vec[i64], now: i64, get: vec[i64], lose: vec[i64]) -> i64:
    """What an exchange brings a given seat."""
    after = hand[:]
    for kind in range(KINDS):
        after[kind] += get[kind] - lose[kind]
    return card_values.cards(after) - now


def dangerous(g: Pieces, seat: i64) -> bool:
    """Whether a seat is about to finish."""
    return units_left(g, seat) <= DANGER


def judged(g: Pieces, worth: Terms, other: i64, mine: i64, theirs: i64) -> i64:
    """What a trade is worth, given what it brings this seat and the other."""
    if dangerous(g, other) and theirs > mine:
        return 0
    return mine - theirs * worth.weights.envy // 1000 if theirs > 0 else mine


def deals_with(g: Pieces, market: Market, other: i64) -> list[Deal]:
    """Trades that help both, the best first: one card against one, or two against one."""
    found: list[Deal] = []
    theirs = CardValues(g, other, market.worth)
    hand = g.count_row(hand_of(other))
    now = theirs.cards(hand)
    mine = market.hand
    my_loss = zeros(KINDS)
    my_gain = zeros(KINDS)
    their_loss = zeros(KINDS)
    their_gain = zeros(KINDS)
    for kind in range(KINDS):
        my_gain[kind] = change(market.mine, mine, market.now, kind, 1)
        their_gain[kind] = change(theirs, hand, now, kind, 1)
        my_loss[kind] = -change(market.mine, mine, market.now, kind, -1) if mine[kind] > 0 else i64(0)
        their_loss[kind] = -change(theirs, hand, now, kind, -1) if hand[kind] > 0 else i64(0)
    for get in range(KINDS):
        if hand[get] == 0 or my_gain[get] < market.worth.weights.good:
            continue
        for give in range(KINDS):
            if mine[give] == 0 or give == get:
                continue
            if my_gain[get] - my_loss[give] > -SLACK and their_gain[give] - their_loss[get] > -SLACK:
                consider(g, market, theirs, hand, now, other, found, give, NOTHING, get, NOTHING)
            if their_loss[get] > their_gain[give] or get >= 6:
                for more in range(give, COMMODITIES):
                    enough = mine[more] > (1 if more == give else 0)
                    if enough and more != get and my_gain[get] > my_loss[give] + my_loss[more]:
                        consider(g, market, theirs, hand, now, other, found, give, more, get, NOTHING)
            if my_loss[give] > my_gain[get] or give >= 6:
                for more in range(get, COMMODITIES):
                    enough = hand[more] > (1 if more == get else 0)
                    if enough and more != give and their_gain[give] > their_loss[get] + their_loss[more]:
                        consider(g, market, theirs, hand, now, other, found, give, NOTHING, get, more)
    return found


def change(card_values: CardValues, hand: vec[i64], now: i64, kind: i64, n: i64) -> i64:
    """How much more a hand would be worth with this many cards of a kind."""
    hand[kind] += n
    out = card_values.cards(hand) - now
    hand[kind] -= n
    return out


def consider(
    g: Pieces,
    market: Market,
    theirs: CardValues,
    hand: vec[i64],
    now: i64,
    other: i64,
    found: list[Deal],
    give: i64,
    give_too: i64,
    get: i64,
    get_too: i64,
) -> None:
    """Insert a deal among those found, in its place, if both gain."""
    deal = Deal()
    deal.give[give] += 1
    deal.ask[get] += 1
    if give_too >= 0:
        deal.give[give_too] += 1
    if get_too >= 0:
        deal.ask[get_too] += 1
    mine = market.gain(deal.give, deal.ask)
    if mine < market.worth.weights.good:
        return
    their = gain_of(theirs, hand, now, deal.give, deal.ask)
    if their < market.worth.weights.tempting or judged(g, market.worth, market.seat, their, mine) <= 0:
        return
    deal.score = judged(g, market.worth, other, mine, their)
    if deal.score <= 0:
        return
    place = len(found)
    while place > 0 and found[place - 1].score < deal.score:
        place -= 1
    found.insert(place, deal)


# -- what is done in the window ------------------------------------------------------------------------------------


def is_refused(g: Pieces, seat: i64, give: vec[i64]) -> bool:
    """Whether these cards have been offered in vain this season. What was asked for them does not matter: nothing is
    offered twice."""
    write_up(g)
    here = hand_of(seat)
    found = False
    waiting = False
    at: i64 = 0
    while at < len(g.ledger):
        entry = g.ledger[at]
        code = code_of(entry)
        after = at + (4 if has_cards(code) else 1)
        if code == MARK:
            found = False
        elif place_of(entry) == here:
            if code == SENT:
                waiting = same_cards(unpack_cards(g.ledger, at), give)
            elif code == CLOSED or code == LAPSED:
                taken = after < len(g.ledger) and code_of(g.ledger[after]) == CHANGE
                found = found or (waiting and not taken)
                waiting = False
        at = after
    return found


def same_cards(some: vec[i64], others: vec[i64]) -> bool:
    """Whether cards are the same."""
    for kind in range(KINDS):
        if some[kind] != others[kind]:
            return False
    return True


def has_offer(g: Pieces, step: IslandTrade, market: Market) -> bool:
    """Whether another seat would agree to some deal."""
    for other in range(g.seats):
        if other == market.seat or step.status[other] == DONE:
            continue
        for deal in deals_with(g, market, other):
            if not is_refused(g, market.seat, deal.give):
                return True
    return False


def answer(g: Pieces, step: IslandTrade, market: Market, among: i64 = -1) -> i64:
    """Accept the best offer that helps; decline one that does not; or -1 if there is none. Only offers of seats whose
    bits are in `among` count."""
    seat = market.seat
    best: i64 = -1
    most: i64 = 0
    declined: i64 = -1
    for other in range(g.seats):
        if not step.is_offered(seat, other) or (among >> other) & 1 == 0:
            continue
        declined = other
        if not step.can_accept(g, seat, other):
            continue
        get = step.given(other)
        give = step.asked(other)
        mine = market.gain(give, get)
        card_values = CardValues(g, other, market.worth)
        hand = g.count_row(hand_of(other))
        theirs = gain_of(card_values, hand, card_values.cards(hand), give, get)
        score = judged(g, market.worth, other, mine, theirs)
        if mine >= market.worth.weights.agreed and score > most:
            best = other
            most = score
    if best >= 0:
        return g.moves.accept.at(best)
    return g.moves.decline.at(declined) if declined >= 0 else -1


def trade_move(g: Pieces, step: IslandTrade, seat: i64, worth: Terms) -> i64:
    """What a player does in the trading window."""
    m = g.moves
    market = Market(g, seat, worth)
    if step.stage[seat] != NO_DRAFT:
        return draft_on(g, step, market)
    reply = answer(g, step, market)
    if reply >= 0:
        return reply
    if step.to[seat] != NOTHING:
        still_good = market.gain(step.given(seat), step.asked(seat)) >= worth.weights.good
        return m.wait if still_good else m.withdraw
    if step.may_draft(g, seat) and has_offer(g, step, market):
        return m.draft
    return m.wait


def draft_on(g: Pieces, step: IslandTrade, market: Market) -> i64:
    """The next choice of a draft: what is given, what is asked. Offers go to all, so that more may agree."""
    m = g.moves
    seat = market.seat
    if step.stage[seat] == ADDRESS:
        return m.to_all
    at = seat * SIDES
    giving = step.stage[seat] == GIVING
    best: i64 = m.drop
    most: i64 = 0
    for other in range(g.seats):
        if other == seat or step.status[other] == DONE:
            continue
        for deal in deals_with(g, market, other):
            if deal.score <= most or is_refused(g, seat, deal.give):
                continue
            fits = True
            add: i64 = NOTHING
            for kind in range(KINDS):
                given = step.draft[at + kind]
                asked = step.draft[at + KINDS + kind]
                fits = fits and given <= deal.give[kind] and (giving or given == deal.give[kind])
                fits = fits and asked <= deal.ask[kind]
                missing = given < deal.give[kind] if giving else asked < deal.ask[kind]
                if add < 0 and missing:
                    add = kind
            if not fits or 0 <= add < step.highest(seat, 0 if giving else 1):
                continue
            most = deal.score
            if giving:
                best = m.next if add < 0 else m.give.at(add)
            else:
                best = m.send if add < 0 else m.ask.at(add)
    return best
