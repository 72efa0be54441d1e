"""AOM-3.6 — Next Age: pay of every resource, and be in the next age at once."""

from typing import Final

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import AGES, KINDS_OF_CUBE, MYTHIC, RESOURCES

LAST_AGE: Final = 1
ONE_A_TURN: Final = 2
TOO_DEAR: Final = 3


def price_of_next_age(g: Pieces, seat: i64, card: i64) -> i64:
    """AOM-3.6.2 — What the next age costs with a card, by resource."""
    return g.box.card_price[card * len(AGES) + g.age(seat) + 1]


def next_age_unmet(g: Pieces, seat: i64, card: i64) -> i64:
    """AOM-3.6.3 — The first condition that is not met, or 0."""
    if g.age(seat) == MYTHIC:
        return LAST_AGE
    if g.variant.one_age and g.age(seat) > g.age_before(seat):
        return ONE_A_TURN
    price = price_of_next_age(g, seat, card)
    for resource in range(KINDS_OF_CUBE):
        if g.cubes(seat, resource) < price:
            return TOO_DEAR
    return 0


def why_not_next_age(g: Pieces, seat: i64, card: i64) -> Reason:
    """Why a Next Age card cannot be carried out."""
    unmet = next_age_unmet(g, seat, card)
    if unmet == LAST_AGE:
        return Reason("last_age", {"age": AGES[MYTHIC]}, "AOM-3.6.3")
    if unmet == ONE_A_TURN:
        return Reason("one_age_a_turn", {"age": AGES[g.age(seat)]}, "AOM-3.6.5")
    price = int(price_of_next_age(g, seat, card))
    params: dict[str, int | str] = {"each": price, "missing": 0, "discount": 0}
    missing = 0
    for resource in range(KINDS_OF_CUBE):
        lack = max(0, price - int(g.cubes(seat, resource)))
        params[RESOURCES[resource]] = lack
        missing += lack
    params["missing"] = missing
    return Reason("cannot_pay", params, "AOM-3.6.3")


def advance_age(g: Pieces, seat: i64, card: i64) -> None:
    """AOM-3.6.1, AOM-3.6.4 — The player pays and is in the next age."""
    price = price_of_next_age(g, seat, card)
    for resource in range(KINDS_OF_CUBE):
        g.pay(seat, resource, price)
    g.touch(seat)
    g.add_age(seat, 1)
    g.tell(events.PAID, seat, price, price, price, price)
    g.tell(events.AGE_REACHED, seat, g.age(seat))
