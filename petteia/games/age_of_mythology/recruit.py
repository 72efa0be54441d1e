"""AOM-3.4 — Recruit: units bought one after the other."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.procedure import Purchase, helps, pay_all, shortage, too_dear
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import AGES, KINDS_OF_CUBE, MORTAL, MORTAL_PRICE

NOT_YOURS: Final = 1
NO_FIGURE: Final = 2
TOO_EARLY: Final = 3
TOO_DEAR: Final = 4


class Recruit(Purchase):
    """AOM-3.4.1 — A limited number of units, one after another, or stop."""

    RULE: ClassVar[str] = "AOM-3.4.1"
    VERBS: ClassVar[str] = "recruit stop"

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if self.left > 0 else NOBODY

    def cheap(self, g: Pieces, unit: i64) -> bool:
        """AOM-6.2.6 — Whether Bast sets the price of a unit."""
        return helps(g, self.power, MORTAL_PRICE) and g.box.unit_class[unit] == MORTAL

    def short(self, g: Pieces, unit: i64) -> i64:
        """How many cubes are missing for a unit."""
        if self.cheap(g, unit):
            return shortage(g, self.seat, g.box.effects.price, self.power * KINDS_OF_CUBE)
        return shortage(g, self.seat, g.box.unit_cost, unit * KINDS_OF_CUBE)

    def unmet(self, g: Pieces, unit: i64) -> i64:
        """AOM-3.4.2, AOM-3.4.4 — The first condition that a unit does not meet, or 0."""
        if g.box.unit_culture[unit] != g.culture(self.seat):
            return NOT_YOURS
        if g.supply(self.seat, unit) == 0:
            return NO_FIGURE
        if not g.hero_allowed(self.seat, unit):
            return TOO_EARLY
        return TOO_DEAR if self.short(g, unit) > 0 else 0

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if self.unmet(g, unit) == 0:
                out = append(out, g.moves.recruit.at(unit))
        return append(out, g.moves.stop)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        unit = g.moves.recruit.index(action)
        name = g.box.unit_ids[unit]
        unmet = self.unmet(g, unit)
        if unmet == NOT_YOURS:
            return Reason("not_your_culture", {"unit": name}, "AOM-1.2.4")
        if unmet == NO_FIGURE:
            return Reason("no_figure_left", {"unit": name}, "AOM-3.4.2")
        if unmet == TOO_EARLY:
            age = g.age_before(seat) if g.variant.heroes_wait else g.age(seat)
            return Reason("age_too_early", {"needed": AGES[g.box.unit_age[unit]], "age": AGES[age]}, "AOM-3.4.4")
        if self.cheap(g, unit):
            return too_dear(g, seat, g.box.effects.price, self.power * KINDS_OF_CUBE, 0, "AOM-6.2.6")
        return too_dear(g, seat, g.box.unit_cost, unit * KINDS_OF_CUBE, 0, "AOM-3.4.2")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.stop:
            g.stack.pop()
            return
        unit = g.moves.recruit.index(action)
        price = g.box.effects.price if self.cheap(g, unit) else g.box.unit_cost
        at = (self.power if self.cheap(g, unit) else unit) * KINDS_OF_CUBE
        pay_all(g, seat, price, at)
        g.tell(events.PAID, seat, price[at], price[at + 1], price[at + 2], price[at + 3])
        g.recruit(seat, unit)
        g.tell(events.RECRUITED, seat, unit)
        self.left -= 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("recruit", {"left": int(self.left)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.stop else [f"supply/{seat}/{g.box.unit_ids[g.moves.recruit.index(action)]}"]

    def clone(self) -> "Recruit":
        return Recruit(self.seat, self.left, self.power)
