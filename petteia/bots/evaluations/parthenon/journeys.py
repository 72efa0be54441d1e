"""Where to sail with what, what to exchange abroad, and what the sea takes on the way."""

from typing import Final

from petteia.bots.evaluations.parthenon.card_values import CardValues, cheapest
from petteia.bots.evaluations.parthenon.harbor_deals import Dealings, Harbor
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.hazards import draws
from petteia.games.parthenon.plans import plan_price, plans_left
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import (
    ACADEMY,
    AEGIS_OR_CARGO,
    ALL,
    ARMY,
    BASICS,
    COMMODITIES,
    COPY_PHILOSOPHY,
    DIVERT,
    DOWN_TO,
    DRAW_PLAN,
    ESCORT,
    GIFT,
    GIVERS,
    GOLD,
    HALF_UP,
    IGNORE_HAZARD_TAG,
    IGNORE_REGION,
    KINDS,
    LARGEST,
    LOSE_AND_RETURN,
    LOSE_CARGO,
    MOST_VALUABLE,
    PHILOSOPHIES,
    SINK,
    TURN_BACK,
)

SAFE: Final = 3
"""Cards that most hazards spare."""


# -- the sea -------------------------------------------------------------------------------------------------------


class Risk:
    """What the sea does to a fleet on average, in thousandths."""

    def __init__(self) -> None:
        self.lost: i64 = 0  # of the cargo
        self.stopped: i64 = 0  # of all voyages
        self.sunk: i64 = 0


def risk(g: Pieces, seat: i64, region: i64, cargo: vec[i64], others: i64) -> Risk:
    """The risk of a fleet with a cargo in a region with this many other fleets."""
    out = Risk()
    h = g.box.hazards
    size: i64 = 0
    aboard: i64 = 0
    rich: i64 = 0
    for kind in range(KINDS):
        size += cargo[kind]
        if cargo[kind] > 0:
            aboard |= i64(1) << kind
            rich += cargo[kind] if BASICS <= kind < COMMODITIES else i64(0)
    if size == 0:
        return out
    whole: i64 = 0
    for card in range(len(h.count)):
        whole += h.count[card] - g.spent[card]
    whole = whole if whole > 0 else i64(1)
    for giver in range(PHILOSOPHIES, GIVERS):
        give = g.box.givers
        if give.effect[giver] == IGNORE_REGION and give.region[giver] == region and g.has(seat, giver):
            return out
    pirate_proof = g.has_effect(seat, IGNORE_HAZARD_TAG)
    for card in range(len(h.count)):
        if size < h.least[card] or (pirate_proof and h.pirates[card] != 0):
            continue
        if h.shield[card] & aboard != 0:
            continue
        chance = 1000 * (h.count[card] - g.spent[card]) // whole
        if h.target[card] != ALL:
            big = size > SAFE
            mine: i64 = 600 if big == (h.target[card] == LARGEST) else 300
            chance = chance * (mine if others > 0 else i64(1000)) // 1000
        if (aboard >> GIFT) & 1 != 0:
            chance = chance // 2
        amount = h.amount[card]
        if amount == HALF_UP:
            amount = (size + 1) // 2
        elif amount <= DOWN_TO:
            amount = size - (DOWN_TO - amount)
        elif amount < 0:
            amount = size
        effect = h.effect[card]
        if effect == LOSE_CARGO:
            if h.way[card] == MOST_VALUABLE:
                amount = 2 if rich > 0 else i64(0)
        elif effect == SINK or effect == LOSE_AND_RETURN:
            amount = size
            out.stopped += chance
            out.sunk += chance if effect == SINK else i64(0)
        elif effect == TURN_BACK:
            amount = 0
            out.stopped += chance
        elif effect == DIVERT:
            amount = 0
            out.stopped += chance // 2
        elif effect != AEGIS_OR_CARGO:
            amount = 0
        out.lost += chance * (amount if amount < size else size) // size
    n = draws(g, region)
    out.lost *= n
    out.stopped *= n
    out.sunk *= n
    out.stopped = out.stopped if out.stopped < 900 else i64(900)
    return out


# -- where to --------------------------------------------------------------------------------------------------------


class Journey:
    """A voyage under consideration: where to, with what cargo, for what gain."""

    def __init__(self, land: i64) -> None:
        self.land: i64 = land
        self.cargo: vec[i64] = zeros(KINDS)
        self.gain: i64 = 0


def extras(g: Pieces, card_values: CardValues, land: i64, have: vec[i64]) -> i64:
    """What a land offers besides goods: plans, philosophies."""
    seat = card_values.seat
    offer = g.box.offer[land]
    if offer == DRAW_PLAN and g.plans(seat) < 2 and plans_left(g) > 0 and have[GOLD] >= plan_price(g, seat):
        return card_values.worth.hope(card_values.turns)
    if offer == COPY_PHILOSOPHY and g.copied(seat) == 0 and g.has_built(seat, ACADEMY):
        best: i64 = 0
        for philosophy in range(PHILOSOPHIES):
            if can_be_copied(g, seat, philosophy):
                worth = card_values.worth.thought(g, philosophy, card_values.turns)
                best = worth if worth > best else best
        return best
    return 0


def can_be_copied(g: Pieces, seat: i64, philosophy: i64) -> bool:
    """Whether another seat holds a philosophy that this seat lacks."""
    if g.has_thought(seat, philosophy):
        return False
    holders: i64 = 0
    for other in range(g.seats):
        if g.has_thought(other, philosophy):
            holders += 1
    return 0 < holders < g.box.philosophy_copies[philosophy]


def best_journey(g: Pieces, card_values: CardValues, land: i64, hand: vec[i64], room: i64, others: i64) -> Journey:
    """The best voyage to a land: the cargo is what would be exchanged there."""
    out = Journey(land)
    harbor = Harbor(g, card_values.seat, land)
    if harbor.blocked and hand[ARMY] + hand[ESCORT] == 0:
        return out
    before = card_values.cards(hand)
    none = zeros(KINDS)
    for size in (SAFE, room):
        if size > room:
            continue
        plan = size - 1 if harbor.toll else size
        fee: i64 = 0
        if g.box.offer[land] == DRAW_PLAN and hand[GOLD] > 0 and g.plans(card_values.seat) < 2:
            fee = plan_price(g, card_values.seat)
        stock = hand[:]
        stock[GOLD] -= fee
        dealings = Dealings(card_values, Harbor(g, card_values.seat, land), none, stock, plan - fee)
        dealings.run(g, g.box.conversions)
        cargo = dealings.cargo[:]
        cargo[GOLD] += fee
        gain = dealings.worth - card_values.cards(stock) + extras(g, card_values, land, hand)
        gain += 35 * harbor.free if gain > 0 or harbor.free > 0 else i64(0)
        if fee > 0:
            gain -= before - card_values.cards(stock)
        if not harbor.known:
            gain = gain * card_values.worth.weights.unknown // 1000  # it may be closed to us
        if gain <= 0:
            continue
        if total(cargo) == 0 or harbor.toll:
            add_cheapest(card_values, hand, cargo)
            gain -= 40 if harbor.toll else i64(0)
        for guard in range(COMMODITIES - 1, KINDS):
            with_guard = cargo[:]
            if guard >= COMMODITIES:
                if hand[guard] == 0 or total(cargo) >= g.box.hold:
                    continue
                with_guard[guard] += 1
            elif harbor.blocked:
                continue
            if harbor.blocked and with_guard[ARMY] + with_guard[ESCORT] == 0:
                continue
            expected = expect(g, card_values, harbor.region, hand, with_guard, gain, others)
            if expected > out.gain and total(with_guard) > 0:
                out.gain = expected
                out.cargo = with_guard
    return out


def expect(
    g: Pieces, card_values: CardValues, region: i64, hand: vec[i64], cargo: vec[i64], gain: i64, others: i64
) -> i64:
    """What a voyage brings on average, less what the sea may take."""
    fear = risk(g, card_values.seat, region, cargo, others)
    rest = hand[:]
    for kind in range(KINDS):
        rest[kind] -= cargo[kind]
    stake = card_values.cards(hand) - card_values.cards(rest)
    ship = card_values.worth.fleet(0, card_values.turns) // 2 + 100
    taken = stake * fear.lost // 1000 + ship * fear.sunk // 1000
    return gain * (1000 - fear.stopped) // 1000 - taken * card_values.worth.weights.sea // 1000


def add_cheapest(card_values: CardValues, hand: vec[i64], cargo: vec[i64]) -> None:
    """Add the card that is missed least."""
    have = zeros(KINDS)
    for kind in range(KINDS):
        have[kind] = hand[kind] - cargo[kind]
    kind = cheapest(card_values, hand, have, 0, COMMODITIES)
    if kind < 0:
        kind = cheapest(card_values, hand, have, COMMODITIES, KINDS)
    if kind >= 0:
        cargo[kind] += 1


def total(cards: vec[i64]) -> i64:
    """How many cards there are."""
    n: i64 = 0
    for kind in range(KINDS):
        n += cards[kind]
    return n
