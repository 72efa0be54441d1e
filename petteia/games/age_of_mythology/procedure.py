"""What the steps of this game share: defaults, prices, and the sentences about shortages."""

from petteia.engine.ints import i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Reason, Seats, Step, one
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, NOTHING, RESOURCES


class Procedure(Step[Pieces]):
    """A procedure of the rulebook in progress."""

    def default(self, g: Pieces, seat: i64) -> i64:
        """AOM-10.39 — Pass, decline, stop or be done where that is an option, else the first option."""
        options = self.legal(g, seat)
        for action in options:
            if action == g.moves.pass_ or action == g.moves.stop or action == g.moves.no:
                return action
        return options[0]

    def passable(self, g: Pieces, seat: i64) -> bool:
        """AOM-10.38 — A choice that depends on a hand is always a player's own move: no standing order passes it."""
        return False


class Asked(Procedure):
    """One player is asked."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)


def audit_god(g: Pieces, god: i64) -> None:
    """Check that a power in use is that of a god of the box, or none."""
    require(god < len(g.box.god_ids), "a god was called who is not in the box")


def helps(g: Pieces, god: i64, kind: i64) -> bool:
    """Whether an action goes with a power of a kind. `god` is the god of its power, or NOTHING."""
    return god >= 0 and g.box.effects.power[god] == kind


def audit_power(g: Pieces, god: i64) -> None:
    """AOM-3.9.4 — Check that the power of an action is a bound one of a god of the box, or none."""
    audit_god(g, god)
    require(god < 0 or g.box.effects.bound[god] == 1, "an action goes with a power that is not part of it")


def audit_left(g: Pieces, left: i64) -> None:
    """Check that no more is left than the largest number on a card or god."""
    most: i64 = 0
    for number in g.box.card_number:
        most = number if number > most else most
    for amount in g.box.effects.amount:
        most = amount if amount > most else most
    require(left <= most, "more is left than any card or god grants")


class Purchase(Asked):
    """AOM-3.3, AOM-3.4 — A number of things are bought one after the other, with a bound power or none."""

    def __init__(self, seat: i64 = 0, left: i64 = 0, power: i64 = NOTHING) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.power: i64 = power

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.left = p.num(self.left, 0, MANY)
        self.power = p.num(self.power, NOTHING, MANY)

    def audit(self, g: Pieces) -> None:
        """A bound power, and no more than a card grants."""
        audit_power(g, self.power)
        audit_left(g, self.left)


def shortage(g: Pieces, seat: i64, price: vec[i64], at: i64) -> i64:
    """How many cubes a seat lacks in all for the price in four cells from `at` on."""
    out: i64 = 0
    for resource in range(KINDS_OF_CUBE):
        asked = price[at + resource]
        lack = asked - g.cubes(seat, resource) if asked > 0 else asked
        if lack > 0:
            out += lack
    return out


def too_dear(g: Pieces, seat: i64, price: vec[i64], at: i64, discount: i64, rule: str) -> Reason:
    """The reason that a price cannot be paid: what is missing of each resource, and in total after the discount."""
    params: dict[str, int | str] = {"missing": int(shortage(g, seat, price, at) - discount), "discount": int(discount)}
    for resource in range(KINDS_OF_CUBE):
        lack = price[at + resource] - g.cubes(seat, resource)
        params[RESOURCES[resource]] = int(lack) if lack > 0 else 0
    return Reason("cannot_pay", params, rule)


def pay_all(g: Pieces, seat: i64, price: vec[i64], at: i64) -> None:
    """A price goes back to the bank."""
    for resource in range(KINDS_OF_CUBE):
        if price[at + resource] > 0:
            g.pay(seat, resource, price[at + resource])
