"""AOM-5.6.2 — What follows an encounter: a rescue, a rout, and a further unit."""

from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events, terms
from petteia.games.age_of_mythology.battlefield import AFTERWARDS, REINFORCE, Battlefield, with_one
from petteia.games.age_of_mythology.encounter import Moment
from petteia.games.age_of_mythology.state import Pieces


class Rescue(Moment):
    """AOM-5.6.1, AOM-5.8.11 — The losing unit goes back to the supply, unless its owner pays for its return to his
    holding area."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return one(of.owner(of.loser)) if self.rescuable(g, of) else NOBODY

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        of.eliminate(g)
        of.stage = AFTERWARDS

    def rescuable(self, g: Pieces, of: Battlefield) -> bool:
        """AOM-5.8.11 to AOM-5.8.13 — Whether the owner may pay for the unit's return to his holding area."""
        e = g.box.effects
        unit = of.unit[of.loser]
        seat = of.owner(of.loser)
        if e.special[unit] & terms.RISES == 0 or of.saved(g) or g.cubes(seat, terms.FAVOR) < e.rescue_favor[unit]:
            return False
        priest = e.rescuer[unit]
        if g.box.unit_culture[priest] != g.culture(seat):
            return False
        return g.in_battle(seat, priest) > (1 if priest == unit else 0)

    def legal(self, g: Pieces, of: Battlefield, seat: i64) -> vec[i64]:
        return vec[i64]([g.moves.rescue, g.moves.no])

    def apply(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> None:
        """AOM-5.8.11, AOM-5.8.13 — For favor the unit returns to the holding area, not into the battle."""
        if action != g.moves.rescue:
            self.proceed(g, of)
            return
        unit = of.unit[of.loser]
        favor = g.box.effects.rescue_favor[unit]
        g.pay(seat, terms.FAVOR, favor)
        of.leave(g, of.loser, unit, of.grown[of.loser], True)
        g.tell(events.RESCUED, seat, unit, favor)
        of.stage = AFTERWARDS

    def prompt(self, g: Pieces, of: Battlefield, seat: i64) -> Prompt:
        unit = of.unit[of.loser]
        return Prompt("rescue", {"unit": g.box.unit_ids[unit], "favor": int(g.box.effects.rescue_favor[unit])})


class Afterwards(Moment):
    """AOM-5.6.2 c, d — A rout, and the check for the end."""

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        winner = 1 - of.loser
        routs = g.box.effects.special[of.unit[winner]] & terms.ROUTS != 0
        if routs and g.box.unit_class[of.unit[of.loser]] == terms.HERO:
            g.tell(events.ROUTED, of.owner(of.loser))
            of.finish(g, winner)
        elif g.force(of.owner(of.loser)) == 0:
            of.finish(g, winner)
        else:
            of.stage = REINFORCE


class Reinforcement(Moment):
    """AOM-5.6.2 e, AOM-5.8.21 — A winner that may call adds a unit from the holding area."""

    def pending(self, g: Pieces, of: Battlefield) -> Seats:
        return one(of.owner(1 - of.loser)) if self.may_call(g, of) else NOBODY

    def proceed(self, g: Pieces, of: Battlefield) -> None:
        of.next_encounter()

    def may_call(self, g: Pieces, of: Battlefield) -> bool:
        """AOM-5.8.21 — Whether the winner may add a unit from his holding area."""
        winner = 1 - of.loser
        if g.box.effects.special[of.unit[winner]] & terms.CALLS == 0:
            return False
        for unit in range(g.first_unit(of.owner(winner)), g.after_units(of.owner(winner))):
            if g.held(of.owner(winner), unit) > 0:
                return True
        return False

    def legal(self, g: Pieces, of: Battlefield, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.held(seat, unit) > 0:
                out = append(out, g.moves.reinforce.at(unit))
        return append(out, g.moves.no)

    def refusal(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> Reason:
        if g.moves.reinforce.holds(action):
            unit = g.box.unit_ids[g.moves.reinforce.index(action)]
            return Reason("not_in_holding_area", {"unit": unit}, "AOM-5.8.21")
        return super().refusal(g, of, seat, action)

    def apply(self, g: Pieces, of: Battlefield, seat: i64, action: i64) -> None:
        if action != g.moves.no:
            self.call(g, of, seat, g.moves.reinforce.index(action))
        of.next_encounter()

    def call(self, g: Pieces, of: Battlefield, seat: i64, unit: i64) -> None:
        """AOM-5.8.21 — A unit from the holding area joins the battle."""
        g.touch(seat)
        g.add_held(seat, unit, -1)
        g.add_in_battle(seat, unit, 1)
        if g.box.effects.special[unit] & terms.GROWS != 0:
            if of.side(seat) == 0:
                of.kills_a = with_one(of.kills_a, 0)
            else:
                of.kills_d = with_one(of.kills_d, 0)
        g.tell(events.REINFORCED, seat, unit)

    def prompt(self, g: Pieces, of: Battlefield, seat: i64) -> Prompt:
        return Prompt("reinforce", self.figures(g, of))
