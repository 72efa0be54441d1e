"""Choices for which one step of lookahead shows too little: cards picked one by one, voyages, harbors, losses."""

from petteia.bots.evaluations.parthenon.card_values import CardValues, all_cards, dearest, give_away
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.discard import HandLimit, keep_any, keep_per_type
from petteia.games.parthenon.exchange import Exchange
from petteia.games.parthenon.gift_question import GiftQuestion
from petteia.games.parthenon.homecoming import Surplus
from petteia.games.parthenon.losses import Losses
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.production import POST, RANSOM, SILENCE, Plan, Production, product
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import (
    AEGIS_OR_CARGO,
    AFTER_OF,
    ARRIVED,
    BASICS,
    COMMODITIES,
    DIVERT,
    FIRST_OF,
    HAND_BONUS,
    HARMLESS,
    KINDS,
    LOSE_CARGO,
    MOST_FLEETS,
    SHORES,
    TURN_BACK,
)
from petteia.games.parthenon.trade_start import CARDS, PAY, Bill, Settlement, class_range, way_of

# -- production ------------------------------------------------------------------------------------------------------


def production(g: Pieces, step: Production, seat: i64, card_values: CardValues) -> i64:
    """Armies and bonus cards for the goods wanted most; give up what is missed least."""
    m = g.moves
    plan = Plan(g, seat, step.picks[seat])
    options = step.legal(g, seat)
    if plan.stage == RANSOM:
        return m.keep_army if card_values.turns > 1 else m.return_army
    pool = all_cards(g, seat)
    for kind in range(COMMODITIES):
        pool[kind] += plan.due[kind]
    first = options[0]
    best = first
    most: i64 = 0
    for at in range(len(options)):
        action = options[at]
        if plan.stage == SILENCE or plan.stage == POST:
            kind = product(g, seat, (m.silence if plan.stage == SILENCE else m.post).index(action))
        elif m.take.holds(action):
            kind = m.take.index(action)
        elif m.forgo.holds(action):
            kind = m.forgo.index(action)
        else:
            return action
        lost = plan.stage == SILENCE or m.forgo.holds(action)
        n: i64 = -1 if lost and pool[kind] > 0 else 0 if lost else 1
        pool[kind] += n
        value = card_values.cards(pool)
        pool[kind] -= n
        if at == 0 or value > most:
            best = action
            most = value
    return best


# -- cards given one by one --------------------------------------------------------------------------------------------


def pick_next(
    g: Pieces, card_values: CardValues, seat: i64, options: vec[i64], have: vec[i64], due: i64, first: i64, after: i64
) -> i64:
    """The next of several cards to give, in the order of kinds: those missed least."""
    m = g.moves
    least: i64 = after
    for option in options:
        if m.give.holds(option) and m.give.index(option) < least:
            least = m.give.index(option)
    pool = all_cards(g, seat)
    mine = have[:]
    given = give_away(card_values, pool, mine, due, least if least > first else first, after)
    for kind in range(least, after):
        if given[kind] > 0:
            for option in options:
                if option == m.give.at(kind):
                    return option
    return options[0]


def settlement(g: Pieces, step: Settlement, seat: i64, card_values: CardValues) -> i64:
    """The way to pay that costs least; the cards, or the village, missed least."""
    m = g.moves
    options = step.legal(g, seat)
    if m.take.holds(options[0]):
        return m.take.at(dearest(card_values, all_cards(g, seat), (i64(1) << BASICS) - 1))
    bill = Bill(g, step.event, seat, step.picks[seat])
    hand = g.count_row(hand_of(seat))
    if bill.stage == PAY:
        best = options[0]
        most: i64 = 0
        for at in range(len(options)):
            way = way_of(g, step.event, m.settle.index(options[at]))
            e = g.box.events
            what = e.pay_what[step.event * 3 + way]
            pool = all_cards(g, seat)
            have = hand[:]
            due = e.pay_count[step.event * 3 + way]
            give_away(card_values, pool, have, due, class_range(what, True), class_range(what, False))
            value = card_values.cards(pool)
            if at == 0 or value > most:
                best = options[at]
                most = value
        return best
    if m.raze.holds(options[0]):
        return options[len(options) - 1]
    if bill.stage == CARDS or bill.left > 0:
        for kind in range(KINDS):
            hand[kind] -= bill.cards[kind]
        return pick_next(g, card_values, seat, options, hand, bill.left, bill.first, bill.after)
    return options[0]


def exchange(g: Pieces, step: Exchange, seat: i64, card_values: CardValues) -> i64:
    """Cards of an exchange: give what is missed least, take what helps most."""
    m = g.moves
    options = step.legal(g, seat)
    if step.due > 0:
        if m.double.holds(options[len(options) - 1]):
            return options[len(options) - 1]
        have = g.count_row(step.place)
        if step.refused >= 0:
            have[step.refused] = 0
        return pick_next(g, card_values, seat, options, have, step.due, FIRST_OF[step.source], AFTER_OF[step.source])
    pool = all_cards(g, seat)
    kinds: i64 = 0
    for option in options:
        kinds |= i64(1) << m.take.index(option)
    wanted: i64 = KINDS
    for _ in range(step.get):
        kind = dearest(card_values, pool, kinds)
        pool[kind] += 1
        wanted = kind if kind < wanted else wanted
    return m.take.at(wanted)


def payment(g: Pieces, step: Payment, seat: i64, card_values: CardValues) -> i64:
    """Open choices of a price: discounts on the dearest goods, wildcards from the cards missed least."""
    m = g.moves
    options = step.legal(g, seat)
    pool = all_cards(g, seat)
    for kind in range(COMMODITIES):
        pool[kind] -= step.price[kind] + step.paid[kind]
        pool[kind] = pool[kind] if pool[kind] > 0 else i64(0)
    if step.choosing_discounts(g):
        best = options[0]
        most: i64 = -1
        for option in options:
            if option == m.go_on:
                continue
            place = m.discount.index(option) % 8
            value: i64 = 0
            if place < BASICS:
                pool[place] += 1
                value = card_values.cards(pool)
                pool[place] -= 1
            else:
                value = card_values.cards(pool)
            if value > most:
                most = value
                best = option
        return best
    best = options[0]
    most = -1
    for option in options:
        kind = m.give.index(option)
        if pool[kind] == 0:
            continue
        pool[kind] -= 1
        value = card_values.cards(pool)
        pool[kind] += 1
        if value > most:
            most = value
            best = option
    return best


def hand_limit(g: Pieces, step: HandLimit, seat: i64, card_values: CardValues) -> i64:
    """Take the option that keeps the better cards; discard what is missed least."""
    m = g.moves
    options = step.legal(g, seat)
    if options[0] == m.done:
        return options[0]
    hand = g.count_row(hand_of(seat))
    if options[0] == m.keep_any or options[0] == m.keep_per_type:
        some = hand[:]
        keep = hand[:]
        give_away(card_values, some, keep, g.commodities(hand_of(seat)) - keep_any(g, seat), 0, COMMODITIES)
        each = hand[:]
        over: i64 = -g.effect_sum(seat, HAND_BONUS)
        spare = zeros(KINDS)
        for kind in range(COMMODITIES):
            more = hand[kind] - keep_per_type(g, seat)
            spare[kind] = more if more > 0 else i64(0)
            over += spare[kind]
        give_away(card_values, each, spare, over if over > 0 else i64(0), 0, COMMODITIES)
        return m.keep_any if card_values.cards(some) > card_values.cards(each) else m.keep_per_type
    gone = step.gone(g, seat)
    have = zeros(KINDS)
    for kind in range(COMMODITIES):
        left = step.spare(g, seat, gone, kind)
        have[kind] = left if left > 0 else i64(0)
    return pick_from(g, card_values, hand, gone, options, have, step.left(g, seat))


def pick_from(
    g: Pieces, card_values: CardValues, hand: vec[i64], gone: vec[i64], options: vec[i64], have: vec[i64], due: i64
) -> i64:
    """The next of several cards to discard, in the order of kinds."""
    m = g.moves
    pool = hand[:]
    for kind in range(COMMODITIES):
        pool[kind] -= gone[kind]
    least = m.give.index(options[0])
    given = give_away(card_values, pool, have, due, least, COMMODITIES)
    for option in options:
        if given[m.give.index(option)] > 0:
            return option
    return options[0]


def surplus(g: Pieces, step: Surplus, seat: i64, card_values: CardValues) -> i64:
    """Leave behind what is missed least."""
    options = step.legal(g, seat)
    land = step.land(g, seat)
    if land == SHORES:
        return options[0]
    gone = step.discarded(g, seat, land)
    have = zeros(KINDS)
    pool = all_cards(g, seat)
    due = step.before(g, seat, land) - len(step.picks[seat])
    for fleet in range(MOST_FLEETS):
        if g.status(seat, fleet) == ARRIVED and g.land(seat, fleet) == land:
            for kind in range(KINDS):
                have[kind] += g.count(hold_of(seat, fleet), kind)
            due += g.size(hold_of(seat, fleet)) - g.box.hold_home
    for kind in range(KINDS):
        have[kind] -= gone[kind]
        pool[kind] -= gone[kind]
    given = give_away(card_values, pool, have, due, g.moves.give.index(options[0]), KINDS)
    for option in options:
        if given[g.moves.give.index(option)] > 0:
            return option
    return options[0]


# -- at sea ----------------------------------------------------------------------------------------------------------


def gift(g: Pieces, step: GiftQuestion, seat: i64, card_values: CardValues) -> i64:
    """Spend a Gift when a card would cost more than the Gift is worth."""
    m = g.moves
    fleet = step.fleet(g, seat)
    if fleet == MOST_FLEETS:
        return m.done
    h = g.box.hazards
    effect = h.effect[step.card]
    hold = hold_of(seat, fleet)
    if effect == HARMLESS or effect == DIVERT:
        return m.bear
    if effect == TURN_BACK:
        return m.gift if g.size(hold) > 2 else m.bear
    if effect == AEGIS_OR_CARGO:
        return m.bear
    if effect == LOSE_CARGO and 0 < h.amount[step.card] < 2:
        return m.bear
    pool = all_cards(g, seat)
    before = card_values.cards(pool)
    for kind in range(COMMODITIES):
        n = g.count(hold, kind)
        pool[kind] -= (n + 1) // 2 if effect == LOSE_CARGO else n
    return m.gift if before - card_values.cards(pool) > card_values.worth.weights.gift else m.bear


def losses(g: Pieces, step: Losses, seat: i64, card_values: CardValues) -> i64:
    """Throw overboard what is missed least."""
    options = step.legal(g, seat)
    jettison = step.jettison(g, seat)
    if jettison.fleet == MOST_FLEETS:
        return options[0]
    have = g.count_row(hold_of(seat, jettison.fleet))
    for kind in range(KINDS):
        have[kind] -= jettison.cards[jettison.fleet * KINDS + kind]
    return pick_next(g, card_values, seat, options, have, jettison.left, jettison.first, jettison.after)


# -- voyages ----------------------------------------------------------------------------------------------------------


# -- abroad ---------------------------------------------------------------------------------------------------------
