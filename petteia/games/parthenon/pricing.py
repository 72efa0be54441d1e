"""PAR-4.1 — Prices: named cards, wildcards, the surcharge, discounts."""

from typing import Final

from petteia.engine.ints import i64, vec
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import (
    ANY_BASIC,
    BASICS,
    COMMODITIES,
    EXTRA_COST,
    GIVERS,
    KINDS_OF_STRUCTURE,
    OTHER_BASIC,
    PRICE,
)

BUYS_FLEET: Final = 14
BUYS_AEGIS: Final = 17
BUYS_PEACE: Final = 23
"""What a price is for: a structure, a fleet, the use of an acropolis building, or that an earthquake passes by."""


def price_for(g: Pieces, seat: i64, what: i64) -> vec[i64]:
    """The price of a structure with its surcharge, of a fleet, or of the aegis card of a building."""
    box = g.box
    if what >= BUYS_FLEET:
        if what < BUYS_AEGIS:
            at = (what - BUYS_FLEET) * PRICE
            return box.fleet_price[at : at + PRICE]
        at = (what - BUYS_AEGIS) * PRICE
        return box.use_price[at : at + PRICE]
    at = (g.island(seat) * KINDS_OF_STRUCTURE + what) * PRICE
    out = box.price[at : at + PRICE]
    if (box.start[g.island(seat)] >> what) & 1 != 0:  # PAR-4.2.2: a start village that was razed
        out = box.start_again[:]
    event = g.in_force(EXTRA_COST)
    if event >= 0 and not g.ignores(seat, event):  # PAR-4.1.5, PAR-7.2.1
        out[ANY_BASIC] += box.events.amount[event]
    return out


def discount_left(g: Pieces, seat: i64, source: i64) -> i64:
    """PAR-4.1.6 — How many cards a source of discounts can still leave out this season."""
    giver = g.box.discount_of[source]
    if giver < GIVERS:
        usable = g.has(seat, giver) and not g.has_used(seat, giver)
        return g.box.givers.amount[giver] if usable else 0
    slot = g.slot_of(giver - GIVERS)
    if slot < 0 or g.has_used_event(seat, slot):
        return 0
    return g.box.events.amount[giver - GIVERS]


def use_discount(g: Pieces, seat: i64, source: i64) -> None:
    """A source of discounts is used for this season."""
    giver = g.box.discount_of[source]
    if giver < GIVERS:
        g.put_used(seat, giver)
    else:
        g.put_used_event(seat, g.slot_of(giver - GIVERS))


def all_discounts(g: Pieces, seat: i64) -> i64:
    """Cards that all discounts together can leave out."""
    n: i64 = 0
    for source in range(g.moves.discounts):
        n += discount_left(g, seat, source)
    return n


def shortfall(g: Pieces, seat: i64, price: vec[i64]) -> i64:
    """PAR-4.1.4 — How many basics have to be left out of a price so that a hand can pay it; PRICE * 10 if it cannot."""
    spare: i64 = 0
    others: i64 = 0
    short: i64 = 0
    for kind in range(BASICS, COMMODITIES):
        if price[kind] > 0 and g.hand(seat, kind) < price[kind]:
            return PRICE * 10
    own = g.own_basics(seat)
    for kind in range(BASICS):
        left = g.hand(seat, kind) - price[kind]
        if left < 0:
            short -= left
        elif left > 0:
            spare += left
            others += 1 - ((own >> kind) & 1)
    wild = price[OTHER_BASIC]
    if wild > others:
        short += wild - others
        wild = others
    rest = wild + price[ANY_BASIC] - spare
    return short + rest if rest > 0 else short


def missing_before(g: Pieces, seat: i64, price: vec[i64], item: i64) -> i64:
    """PAR-2.2.4 — Basics that are missing and stand before an item in the list of what can be left out."""
    short: i64 = 0
    others: i64 = 0
    for kind in range(BASICS):
        left = g.hand(seat, kind) - price[kind]
        if left < 0 and kind < item_place(item):
            short -= left
        if left > 0 and not g.is_own(seat, kind):
            others += 1
    if item == ANY_BASIC and price[OTHER_BASIC] > others:
        short += price[OTHER_BASIC] - others
    return short


def can_pay(g: Pieces, seat: i64, price: vec[i64]) -> bool:
    """Whether a hand can pay a price as it stands."""
    return shortfall(g, seat, price) == 0


def item_place(item: i64) -> i64:
    """The place of an item in that list."""
    return item if item < BASICS else item - OTHER_BASIC + BASICS
