"""AOM-10.36 — God powers over the player's own things: cubes by choice, units given up, called or changed."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.procedure import Asked, audit_god, audit_left
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import CONVERT, GAIN_UNITS, KINDS_OF_CUBE, MORTAL, RESOURCES


def may_be_sacrificed(g: Pieces, seat: i64, unit: i64) -> bool:
    """AOM-6.1.3 — Hades takes any unit, or as an option a mortal."""
    return g.on_board(seat, unit) > 0 and (not g.variant.hades_mortal or g.box.unit_class[unit] == MORTAL)


class Granted(Asked):
    """A number of things, granted one after the other."""

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.left = p.num(self.left, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more than a god grants."""
        audit_left(g, self.left)


class Boon(Granted):
    """AOM-6.4.12 — Cubes by choice from the bank, one after the other (Hermes, Forseti, Hades)."""

    RULE: ClassVar[str] = "AOM-6.4.12"
    VERBS: ClassVar[str] = "gain"

    def pending(self, g: Pieces) -> Seats:
        if self.left > 0:
            for resource in range(KINDS_OF_CUBE):
                if g.bank(resource) > 0:
                    return one(self.seat)
        return NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for resource in range(KINDS_OF_CUBE):
            if g.bank(resource) > 0:
                out = append(out, g.moves.gain.at(resource))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("bank_has_none", {"resource": RESOURCES[g.moves.gain.index(action)]}, "AOM-6.4.12")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.take(seat, g.moves.gain.index(action), 1)
        g.tell(events.CUBES_GAINED, seat, g.moves.gain.index(action), 1)
        self.left -= 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("boon", {"left": int(self.left)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"bank/{RESOURCES[g.moves.gain.index(action)]}"]

    def clone(self) -> "Boon":
        return Boon(self.seat, self.left)


class UnitChoice(Granted):
    """The player chooses own units."""

    VERBS: ClassVar[str] = "choose"
    ZONE: ClassVar[str] = "holding"

    def may_choose(self, g: Pieces, unit: i64) -> bool:
        """Whether a unit of the player's culture can be chosen."""
        raise NotImplementedError(f"{type(self).__name__} has no may_choose()")

    def pending(self, g: Pieces) -> Seats:
        if self.left > 0:
            for unit in range(g.first_unit(self.seat), g.after_units(self.seat)):
                if self.may_choose(g, unit):
                    return one(self.seat)
        return NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if self.may_choose(g, unit):
                out = append(out, g.moves.choose.at(unit))
        return out

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.stop:
            return []
        return [f"{type(self).ZONE}/{seat}/{g.box.unit_ids[g.moves.choose.index(action)]}"]


class Sacrifice(UnitChoice):
    """AOM-6.1.3 — Hades: one unit goes back to the supply, and cubes come for it."""

    RULE: ClassVar[str] = "AOM-6.1.3"

    def may_choose(self, g: Pieces, unit: i64) -> bool:
        return may_be_sacrificed(g, self.seat, unit)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        unit = g.moves.choose.index(action)
        name = g.box.unit_ids[unit]
        if g.box.unit_culture[unit] != g.culture(seat) or g.on_board(seat, unit) == 0:
            return Reason("no_such_unit", {"unit": name, "have": 0}, "AOM-6.1.3")
        return Reason("not_a_mortal", {"unit": name}, "AOM-6.1.3")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.dismiss(seat, g.moves.choose.index(action))
        g.tell(events.SACRIFICED, seat, g.moves.choose.index(action))
        g.stack.pop()
        g.push(Boon(seat, self.left))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("sacrifice", {"cubes": int(self.left)})

    def clone(self) -> "Sacrifice":
        return Sacrifice(self.seat, self.left)


class GodsChoice(UnitChoice):
    """A god says which units."""

    KIND: ClassVar[int]
    """The power that lets a player choose."""

    def __init__(self, seat: i64 = 0, god: i64 = 0, left: i64 = 0) -> None:
        super().__init__(seat, left)
        self.god: i64 = god

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.god = p.num(self.god, 0, MANY)
        self.left = p.num(self.left, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """The god whose power this is."""
        audit_god(g, self.god)
        require(g.box.effects.power[self.god] == type(self).KIND, "a god calls or changes units who cannot")
        require(self.left <= g.box.effects.amount[self.god], "more is left than any card or god grants")


class Levy(GodsChoice):
    """AOM-6.3.6 — Hel: units by choice from the supply, free of charge."""

    RULE: ClassVar[str] = "AOM-6.3.6"
    ZONE: ClassVar[str] = "supply"
    KIND: ClassVar[int] = GAIN_UNITS

    def may_choose(self, g: Pieces, unit: i64) -> bool:
        return g.box.names(self.god, unit) and g.supply(self.seat, unit) > 0

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        unit = g.moves.choose.index(action)
        return Reason("cannot_join", {"unit": g.box.unit_ids[unit], "god": g.box.god_ids[self.god]}, "AOM-6.3.6")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.recruit(seat, g.moves.choose.index(action))
        g.tell(events.UNIT_GAINED, seat, g.moves.choose.index(action))
        self.left -= 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("levy", {"left": int(self.left)})

    def clone(self) -> "Levy":
        return Levy(self.seat, self.god, self.left)


class Mummification(GodsChoice):
    """AOM-6.2.5 — Anubis: one to three mortals become Mummies, as long as there are any in the supply."""

    RULE: ClassVar[str] = "AOM-6.2.5"
    VERBS: ClassVar[str] = "choose stop"
    KIND: ClassVar[int] = CONVERT

    def __init__(self, seat: i64 = 0, god: i64 = 0, left: i64 = 0, begun: bool = False) -> None:
        super().__init__(seat, god, left)
        self.begun: bool = begun

    def may_choose(self, g: Pieces, unit: i64) -> bool:
        return g.box.unit_class[unit] == MORTAL and g.on_board(self.seat, unit) > 0

    def pending(self, g: Pieces) -> Seats:
        return super().pending(g) if g.supply(self.seat, g.box.effects.second[self.god]) > 0 else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = super().legal(g, seat)
        return append(out, g.moves.stop) if self.begun else out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if action == g.moves.stop:
            return Reason("at_least_one", {}, "AOM-6.2.5")
        return Reason("no_such_mortal", {"unit": g.box.unit_ids[g.moves.choose.index(action)]}, "AOM-6.2.5")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.stop:
            g.stack.pop()
            return
        into = g.box.effects.second[self.god]
        g.dismiss(seat, g.moves.choose.index(action))
        g.recruit(seat, into)
        g.tell(events.CONVERTED, seat, g.moves.choose.index(action), into)
        self.begun = True
        self.left -= 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("mummify", {"left": int(self.left)})

    def clone(self) -> "Mummification":
        return Mummification(self.seat, self.god, self.left, self.begun)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.begun = p.flag(self.begun)
