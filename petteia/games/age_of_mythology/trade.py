"""AOM-3.5 — Trade: the fee, the Great Temple, the exchange with the bank, the Great Temple again."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.procedure import Asked
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import FAVOR, GREAT_TEMPLE, KINDS_OF_CUBE, NOTHING, RESOURCES

FEE: Final = 0
TEMPLE_BEFORE: Final = 1
GIVE: Final = 2
FOR: Final = 3
AMOUNT: Final = 4
TEMPLE_AFTER: Final = 5


def trade_fee(g: Pieces, seat: i64, printed: i64) -> i64:
    """AOM-3.5.2 — The fee of a Trade card: none for the owner of a Market."""
    return 0 if g.built(seat, g.box.effects.market) > 0 else printed


def why_not_trade(g: Pieces, seat: i64, printed: i64) -> Reason:
    """Why a Trade card cannot be carried out."""
    fee = trade_fee(g, seat, printed)
    have = g.all_cubes(seat)
    return Reason("cannot_pay_fee", {"fee": int(fee), "have": int(have), "missing": int(fee - have)}, "AOM-3.5.2")


class Trade(Asked):
    """AOM-3.5.1 — A trade in progress. A colour once given is not taken in it, nor the reverse (AOM-3.5.4)."""

    RULE: ClassVar[str] = "AOM-3.5.1"
    VERBS: ClassVar[str] = "fee temple give for amount stop"

    def __init__(self, seat: i64 = 0, fee: i64 = 0) -> None:
        super().__init__(seat)
        self.fee: i64 = fee  # cubes still to be paid
        self.stage: i64 = FEE
        self.given: i64 = 0  # colours given so far, one bit each
        self.taken: i64 = 0
        self.give: i64 = NOTHING
        self.get: i64 = NOTHING

    def pending(self, g: Pieces) -> Seats:
        if self.stage == FEE:
            return one(self.seat) if self.fee > 0 else NOBODY
        if self.stage == TEMPLE_BEFORE:
            return one(self.seat) if not g.variant.temple_after and self.affordable(g) > 0 else NOBODY
        if self.stage == TEMPLE_AFTER:
            return one(self.seat) if self.affordable(g) > 0 else NOBODY
        return one(self.seat)

    def proceed(self, g: Pieces) -> None:
        if self.stage == TEMPLE_AFTER:
            g.stack.pop()
        else:
            self.stage += 1

    def affordable(self, g: Pieces) -> i64:
        """AOM-3.5.5 — How many victory cubes the Great Temple can buy now."""
        e = g.box.effects
        if g.built(self.seat, e.temple) == 0:
            return 0
        n = g.cubes(self.seat, FAVOR) // e.temple_favor
        return n if n < g.victory_bank() else g.victory_bank()

    def receivable(self, g: Pieces, gave: i64, resource: i64) -> bool:
        """Whether a colour can be taken for another."""
        return resource != gave and (self.given >> resource) & 1 == 0 and g.bank(resource) > 0

    def giveable(self, g: Pieces, resource: i64) -> bool:
        """AOM-10.19 — Whether a colour can be given: the player has it, has not taken it, and can get another for
        it."""
        if g.cubes(self.seat, resource) == 0 or (self.taken >> resource) & 1 != 0:
            return False
        for other in range(KINDS_OF_CUBE):
            if self.receivable(g, resource, other):
                return True
        return False

    def most(self, g: Pieces) -> i64:
        """How many cubes of the two current colours can be exchanged."""
        mine = g.cubes(self.seat, self.give)
        theirs = g.bank(self.get)
        return mine if mine < theirs else theirs

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        if self.stage == AMOUNT:
            return m.amount.first(self.most(g))
        if self.stage == TEMPLE_BEFORE or self.stage == TEMPLE_AFTER:
            return m.temple.first(self.affordable(g) + 1)
        out = vec[i64](capacity=8)
        for resource in range(KINDS_OF_CUBE):
            if self.stage == FEE:
                if g.cubes(seat, resource) > 0:
                    out = append(out, m.fee.at(resource))
            elif self.stage == GIVE:
                if self.giveable(g, resource):
                    out = append(out, m.give.at(resource))
            elif self.receivable(g, self.give, resource):
                out = append(out, m.for_.at(resource))
        return append(out, m.stop) if self.stage == GIVE else out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if m.fee.holds(action) and self.stage == FEE:
            return self.lacks(m.fee.index(action), "AOM-3.5.2")
        if m.temple.holds(action) and self.stage in (TEMPLE_BEFORE, TEMPLE_AFTER):
            return self.why_not_temple(g, m.temple.index(action))
        if m.give.holds(action) and self.stage == GIVE:
            resource = m.give.index(action)
            if (self.taken >> resource) & 1 != 0:
                return Reason("colour_taken", {"resource": RESOURCES[resource]}, "AOM-3.5.4")
            if g.cubes(seat, resource) > 0 and not self.giveable(g, resource):
                return Reason("nothing_to_get", {"resource": RESOURCES[resource]}, "AOM-3.5.3")
            return self.lacks(resource, "AOM-3.5.3")
        if m.for_.holds(action) and self.stage == FOR:
            return self.why_not_get(m.for_.index(action))
        if m.amount.holds(action) and self.stage == AMOUNT:
            asked = m.amount.index(action) + 1
            have = int(g.cubes(seat, self.give))
            params: dict[str, int | str] = {"asked": int(asked), "have": have, "bank": int(g.bank(self.get))}
            return Reason("too_many_cubes", params, "AOM-3.5.3")
        return Reason("not_at_this_point_of_the_trade", {}, "AOM-3.5.1")

    def lacks(self, resource: i64, rule: str) -> Reason:
        """Why a cube of a colour cannot be paid."""
        return Reason("no_such_cube", {"resource": RESOURCES[resource]}, rule)

    def why_not_temple(self, g: Pieces, cubes: i64) -> Reason:
        """Why this many victory cubes cannot be bought."""
        favor = g.box.effects.temple_favor * cubes
        params: dict[str, int | str] = {"favor": int(favor), "have": int(g.cubes(self.seat, FAVOR))}
        params["bank"] = int(g.victory_bank())
        return Reason("temple_too_dear", params, "AOM-3.5.5")

    def why_not_get(self, resource: i64) -> Reason:
        """Why a colour cannot be taken for the one given."""
        name = RESOURCES[resource]
        if resource == self.give or (self.given >> resource) & 1 != 0:
            return Reason("colour_given", {"resource": name}, "AOM-3.5.4")
        return Reason("bank_has_none", {"resource": name}, "AOM-3.5.3")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if action == m.stop:
            self.stage = TEMPLE_AFTER
        elif self.stage == FEE:
            resource = m.fee.index(action)
            g.pay(seat, resource, 1)
            self.fee -= 1
            paid = [1 if r == resource else 0 for r in range(KINDS_OF_CUBE)]
            g.tell(events.PAID, seat, paid[0], paid[1], paid[2], paid[3])
        elif self.stage == GIVE:
            self.give = m.give.index(action)
            self.stage = FOR
        elif self.stage == FOR:
            self.get = m.for_.index(action)
            self.stage = AMOUNT
        elif self.stage == AMOUNT:
            self.exchange(g, m.amount.index(action) + 1)
        else:
            self.buy_victory(g, m.temple.index(action))
            self.proceed(g)

    def exchange(self, g: Pieces, cubes: i64) -> None:
        """AOM-3.5.3 — One for one with the bank."""
        g.pay(self.seat, self.give, cubes)
        g.take(self.seat, self.get, cubes)
        self.given |= i64(1) << self.give
        self.taken |= i64(1) << self.get
        g.tell(events.EXCHANGED, self.seat, self.give, self.get, cubes)
        self.give = NOTHING
        self.get = NOTHING
        self.stage = GIVE

    def buy_victory(self, g: Pieces, cubes: i64) -> None:
        """AOM-3.5.5, AOM-3.5.8 — Favor goes to the bank, victory cubes come out of it."""
        if cubes == 0:
            return
        favor = cubes * g.box.effects.temple_favor
        g.pay(self.seat, FAVOR, favor)
        g.add_victory_bank(-cubes)
        g.touch(self.seat)
        g.add_won(self.seat, GREAT_TEMPLE, cubes)
        g.tell(events.TEMPLE_BOUGHT, self.seat, cubes, favor)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.stage == FEE:
            return Prompt("trade_fee", {"left": int(self.fee)})
        if self.stage == GIVE:
            return Prompt("trade_give")
        if self.stage == FOR:
            return Prompt("trade_for", {"give": RESOURCES[self.give]})
        if self.stage == AMOUNT:
            return Prompt("trade_amount", {"give": RESOURCES[self.give], "get": RESOURCES[self.get]})
        return Prompt("temple", {"favor": int(g.box.effects.temple_favor)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if m.fee.holds(action):
            return [f"cubes/{seat}/{RESOURCES[m.fee.index(action)]}"]
        if m.give.holds(action):
            return [f"cubes/{seat}/{RESOURCES[m.give.index(action)]}"]
        if m.for_.holds(action):
            return [f"bank/{RESOURCES[m.for_.index(action)]}"]
        return []

    def clone(self) -> "Trade":
        out = Trade(self.seat, self.fee)
        out.stage = self.stage
        out.given = self.given
        out.taken = self.taken
        out.give = self.give
        out.get = self.get
        return out

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.fee = p.num(self.fee, 0, MANY)
        self.stage = p.num(self.stage, FEE, TEMPLE_AFTER)
        self.given = p.bits(self.given, KINDS_OF_CUBE)
        self.taken = p.bits(self.taken, KINDS_OF_CUBE)
        self.give = p.num(self.give, NOTHING, KINDS_OF_CUBE - 1)
        self.get = p.num(self.get, NOTHING, KINDS_OF_CUBE - 1)

    def audit(self, g: Pieces) -> None:
        """AOM-3.5.3, AOM-3.5.4 — Two colours are set only while they are being exchanged, and are never the same."""
        due = self.fee <= g.all_cubes(self.seat) if self.stage == FEE else self.fee == 0
        require(due, "a fee is due that cannot be paid")
        require((self.give >= 0) == (self.stage in (FOR, AMOUNT)), "a colour is given at another time")
        require((self.get >= 0) == (self.stage == AMOUNT), "a colour is taken at another time")
        require(self.given & self.taken == 0, "a colour is both given and taken in one trade")
        require(self.give < 0 or self.giveable(g, self.give), "a colour is given that cannot be")
        require(self.get < 0 or self.receivable(g, self.give, self.get), "a colour is taken that cannot be")
