"""AOM-5 — Battle: encounters of one unit against one unit until a side retreats or has no units left."""

from typing import Final

from petteia.engine.commit import several
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.encounter import CALM, RAGING, THROWING, Encounter, with_one, without_one
from petteia.games.age_of_mythology.rewards import Reward
from petteia.games.age_of_mythology.state import FIELD, HELD, LAST_BATTLE, SUPPLY, Table
from petteia.games.age_of_mythology.terms import (
    AREAS,
    CALLS,
    CITY,
    EARNS,
    FAVOR,
    GROWS,
    HERO,
    HOLDING,
    MULTIPLIES,
    NOTHING,
    PROTECT,
    RISES,
    ROUTS,
    SEDUCE,
    THROWS,
    WINS_TIES,
    WON_THE_LAST_BATTLE,
    WRECKS,
)

# -- the stages of a battle, in order (AOM-5.1)
SEDUCING: Final = 0
CHECK: Final = 1
RETREAT: Final = 2  # attacker, then defender
CARDS: Final = 4
STAND_IN: Final = 5  # attacker, then defender
DECLARE: Final = 7
ROLL: Final = 9
RESULT: Final = 11
RESCUE: Final = 12
AFTERWARDS: Final = 13
REINFORCE: Final = 14

HIDDEN: Final = 999
"""A battle card that has been chosen and not been seen."""


def begin_battle(g: Table, attacker: i64, defender: i64, area: i64, power: i64) -> None:
    """The units are revealed; every Hydra starts without a kill (AOM-5.8.6)."""
    battle = Battle(attacker, defender, area, power)
    for side in range(2):
        kills = zeros(battle.growing(g, side))
        if side == 0:
            battle.kills_a = kills
        else:
            battle.kills_d = kills
    g.push(battle)


class Battle(Encounter):
    """AOM-5 — A battle in progress: what is asked and what follows, stage by stage."""

    def rule(self) -> str:
        return "AOM-5.1.2"

    # -- the course of the battle ----------------------------------------------------------------

    def pending(self, g: Table) -> Seats:
        stage = self.stage
        if stage == RETREAT or stage == RETREAT + 1:
            return one(self.owner(stage - RETREAT))
        if stage == CARDS:
            mask: i64 = 0
            for side in range(2):
                if self.card[side] < 0:
                    mask |= i64(1) << self.owner(side)
            return several(mask)
        if stage == ROLL or stage == ROLL + 1:
            return CHANCE if self.dice[stage - ROLL] > 0 else NOBODY
        if stage == SEDUCING:
            return one(self.attacker) if self.god(g, SEDUCE) and g.force(self.defender) > 0 else NOBODY
        if stage == STAND_IN or stage == STAND_IN + 1:
            side = stage - STAND_IN
            return one(self.owner(side)) if self.stand_in(g, side) >= 0 else NOBODY
        if stage == DECLARE or stage == DECLARE + 1:
            side = stage - DECLARE
            return one(self.owner(side)) if self.may_rage(g, side) or self.may_throw(g, side) else NOBODY
        if stage == RESCUE:
            return one(self.owner(self.loser)) if self.rescuable(g) else NOBODY
        if stage == REINFORCE:
            return one(self.owner(1 - self.loser)) if self.may_call(g) else NOBODY
        return NOBODY

    def proceed(self, g: Table) -> None:
        stage = self.stage
        if stage == CHECK:
            self.check(g)
        elif stage == CARDS:
            self.reveal_cards(g)
        elif stage == ROLL or stage == ROLL + 1:
            side = stage - ROLL
            if g.sink is not None:
                sources = self.dice_by_source(g, side)
                g.tell(events.ROLLED, self.owner(side), self.dice_of(g, side), self.hits[side], many=sources)
            self.stage += 1
        elif stage == RESULT:
            self.result(g)
        elif stage == RESCUE:
            self.eliminate(g)
            self.stage = AFTERWARDS
        elif stage == AFTERWARDS:
            self.afterwards(g)
        elif stage == REINFORCE:
            self.next_encounter()
        else:
            self.stage += 1
            if self.stage == ROLL:
                self.begin_rolling(g)

    def check(self, g: Table) -> None:
        """AOM-5.1.3 — A side without units in the battle has lost; before the first encounter a defender who has
        committed nothing (AOM-5.1.4)."""
        for side in range(2):
            if g.force(self.owner(side)) == 0:
                self.finish(g, 1 - side)
                return
        self.stage = RETREAT

    def finish(self, g: Table, winner: i64) -> None:
        """AOM-5.7.1 to AOM-5.7.4 — Units go home, the winner takes the cubes, a winning attacker his reward."""
        e = g.box.effects
        spoils: i64 = 1
        if self.area == CITY:
            spoils += 1 if self.has(g, 0, WRECKS) else 0  # AOM-5.8.1: two
            spoils += e.siege_extra if g.built(self.attacker, e.siege) > 0 else 0
            if spoils > g.box.most_destroyed:
                spoils = g.box.most_destroyed  # AOM-5.7.7
        elif self.area == HOLDING:
            spoils = g.box.loot
        for side in range(2):
            seat = self.owner(side)
            for unit in range(g.first_unit(seat), g.after_units(seat)):
                place = g.unit_place(seat, unit)
                g.cells[place + HELD] += g.cells[place + FIELD]
                g.cells[place + FIELD] = 0
        seat = self.owner(winner)
        cubes = g.gain_victory(seat, WON_THE_LAST_BATTLE)
        g.cells[LAST_BATTLE] = seat + 1
        g.tell(events.BATTLE_WON, seat, self.owner(1 - winner), cubes)
        g.stack.pop()
        if winner == 0:
            g.push(Reward(self.attacker, self.defender, self.area, spoils))

    def reveal_cards(self, g: Table) -> None:
        """AOM-5.3.1 — Both battle cards are turned up at the same time."""
        for side in range(2):
            seat = self.owner(side)
            self.unit[side] = self.fighter(g, seat, self.card[side])
            self.grown[side] = 0
            if g.box.effects.special[self.unit[side]] & GROWS != 0:
                rank = self.card[side] - self.further(g, seat) + 1 if self.card[side] >= g.box.units else 0
                self.grown[side] = self.rank_kills(side, rank)
            self.mood[side] = CALM
            g.tell(events.BATTLE_CARD, seat, self.unit[side])
        self.stage = STAND_IN

    def weights(self, g: Table) -> vec[i64]:
        return self.roll_weights(g, self.stage - ROLL)

    def resolve(self, g: Table, outcome: i64) -> None:
        self.roll(g, self.stage - ROLL, outcome)

    def begin_rolling(self, g: Table) -> None:
        """AOM-5.5.6 — The dice are counted, and both sides roll."""
        self.begin_roll(g)
        self.stage = ROLL

    # -- the result ----------------------------------------------------------------------------------

    def result(self, g: Table) -> None:
        """AOM-5.5 — More hits win; a tie goes to a Medusa, else against a lone berserk unit, else is rolled again."""
        if self.hits[0] != self.hits[1]:
            self.loser = 1 if self.hits[0] > self.hits[1] else 0
        else:
            g.tell(events.TIED, self.hits[0])
            loser = self.loser_of_tie(g)
            if loser < 0:
                self.begin_rolling(g)
                return
            self.loser = loser
        winner = 1 - self.loser
        g.tell(events.ENCOUNTER_WON, self.owner(winner), self.unit[winner])
        if self.mood[winner] == THROWING:
            self.leave(g, self.loser, self.unit[self.loser], self.grown[self.loser], HELD)
            g.tell(events.THROWN, self.owner(self.loser), self.unit[self.loser])
            self.next_encounter()  # AOM-5.6.4: nothing that eliminating triggers
            return
        g.tell(events.ELIMINATED, self.owner(self.loser), self.unit[self.loser])
        self.gains(g, winner)
        self.stage = RESCUE

    def loser_of_tie(self, g: Table) -> i64:
        """AOM-5.5 — The side that loses at equal hits, or NOTHING: then both roll again."""
        special = g.box.effects.special
        first = special[self.unit[0]] & WINS_TIES != 0
        second = special[self.unit[1]] & WINS_TIES != 0
        if first != second:
            return 1 if first else 0
        if (self.mood[0] == RAGING) != (self.mood[1] == RAGING) and not first:
            return 0 if self.mood[0] == RAGING else 1
        return NOTHING

    def gains(self, g: Table, winner: i64) -> None:
        """AOM-5.6.2 a — A Mummy's offspring, a Hydra's kill, a Valkyrie's favor."""
        e = g.box.effects
        unit = self.unit[winner]
        seat = self.owner(winner)
        if e.special[unit] & MULTIPLIES != 0 and g.supply(seat, e.offspring[unit]) > 0:
            g.recruit(seat, e.offspring[unit])
            g.tell(events.UNIT_GAINED, seat, e.offspring[unit])
        if e.special[unit] & GROWS != 0:
            more = with_one(without_one(self.kills(winner), self.grown[winner]), self.grown[winner] + 1)
            if winner == 0:
                self.kills_a = more
            else:
                self.kills_d = more
        if e.special[unit] & EARNS != 0:
            g.tell(events.FAVOR_EARNED, seat, g.take(seat, FAVOR, e.earned_favor[unit]))

    def saved(self, g: Table) -> bool:
        """AOM-6.2.8 — Whether Isis returns the unit into the battle: the attacker's first one eliminated."""
        return self.loser == 0 and not self.protected and self.god(g, PROTECT)

    def rescuable(self, g: Table) -> bool:
        """AOM-5.8.11 to AOM-5.8.13 — Whether the owner may pay for the unit's return to his holding area."""
        e = g.box.effects
        unit = self.unit[self.loser]
        seat = self.owner(self.loser)
        if e.special[unit] & RISES == 0 or self.saved(g) or g.cubes(seat, FAVOR) < e.rescue_favor[unit]:
            return False
        priest = e.rescuer[unit]
        if g.box.unit_culture[priest] != g.culture(seat):
            return False
        return g.in_battle(seat, priest) > (1 if priest == unit else 0)

    def eliminate(self, g: Table) -> None:
        """AOM-5.6.1 — The losing unit goes back to the supply, unless Isis returns it."""
        unit = self.unit[self.loser]
        if self.saved(g):
            self.protected = True
            g.tell(events.PROTECTED, self.owner(self.loser), unit)
        else:
            self.leave(g, self.loser, unit, self.grown[self.loser], SUPPLY)

    def afterwards(self, g: Table) -> None:
        """AOM-5.6.2 c to e — A rout, the check for the end, a reinforcement."""
        winner = 1 - self.loser
        e = g.box.effects
        if e.special[self.unit[winner]] & ROUTS != 0 and g.box.unit_class[self.unit[self.loser]] == HERO:
            g.tell(events.ROUTED, self.owner(self.loser))
            self.finish(g, winner)
        elif g.force(self.owner(self.loser)) == 0:
            self.finish(g, winner)
        else:
            self.stage = REINFORCE

    def may_call(self, g: Table) -> bool:
        """AOM-5.8.21 — Whether the winner may add a unit from his holding area."""
        winner = 1 - self.loser
        if g.box.effects.special[self.unit[winner]] & CALLS == 0:
            return False
        for unit in range(g.first_unit(self.owner(winner)), g.after_units(self.owner(winner))):
            if g.held(self.owner(winner), unit) > 0:
                return True
        return False

    def next_encounter(self) -> None:
        """The battle goes on with the check and the retreat question."""
        self.card[0] = NOTHING
        self.card[1] = NOTHING
        self.encounter += 1
        self.stage = CHECK

    # -- decisions -------------------------------------------------------------------------------------

    def verbs(self, g: Table) -> str:
        return "retreat stay fight wadjet berserk throw rescue reinforce choose no"

    def legal(self, g: Table, seat: i64) -> vec[i64]:
        m = g.moves
        stage = self.stage
        if stage == RETREAT or stage == RETREAT + 1:
            return vec[i64]([m.retreat, m.stay])
        if stage == CARDS:
            out = self.options(g, seat)
            for at in range(len(out)):
                out[at] = m.fight.at(out[at])
            return out
        if stage == SEDUCING:
            out = vec[i64](capacity=12)
            for unit in range(g.first_unit(self.defender), g.after_units(self.defender)):
                if g.in_battle(self.defender, unit) > 0:
                    out = append(out, m.choose.at(unit))
            return out
        if stage == STAND_IN or stage == STAND_IN + 1:
            return vec[i64]([m.wadjet, m.no])
        if stage == RESCUE:
            return vec[i64]([m.rescue, m.no])
        out = vec[i64](capacity=12)
        if stage == REINFORCE:
            for unit in range(g.first_unit(seat), g.after_units(seat)):
                if g.held(seat, unit) > 0:
                    out = append(out, m.reinforce.at(unit))
        else:
            if self.may_rage(g, self.side(seat)):
                out = append(out, m.berserk)
            if self.may_throw(g, self.side(seat)):
                out = append(out, m.throw)
        return append(out, m.no)

    def refusal(self, g: Table, seat: i64, action: i64) -> Reason:
        m = g.moves
        if self.stage == CARDS and m.fight.holds(action):
            return Reason("not_in_the_battle", {"unit": g.game.words["fighters"][m.fight.index(action)]}, "AOM-5.3.1")
        if self.stage == SEDUCING and m.choose.holds(action):
            return Reason("not_in_the_battle", {"unit": g.box.unit_ids[m.choose.index(action)]}, "AOM-6.1.8")
        if self.stage == REINFORCE and m.reinforce.holds(action):
            return Reason("not_in_holding_area", {"unit": g.box.unit_ids[m.reinforce.index(action)]}, "AOM-5.8.21")
        if action == m.throw and self.stage in (DECLARE, DECLARE + 1):
            if g.box.effects.special[self.unit[self.side(seat)]] & THROWS != 0:
                unit = g.box.unit_ids[self.unit[1 - self.side(seat)]]
                return Reason("giants_cannot_be_thrown", {"unit": unit}, "AOM-5.8.4")
            return Reason("cannot_throw", {"unit": g.box.unit_ids[self.unit[self.side(seat)]]}, "AOM-5.8.4")
        if action == m.berserk and self.stage in (DECLARE, DECLARE + 1):
            return Reason("cannot_go_berserk", {"unit": g.box.unit_ids[self.unit[self.side(seat)]]}, "AOM-5.8.16")
        if action == m.retreat:
            return Reason("no_retreat_now", {}, "AOM-5.2.4")
        return Reason("not_at_this_point_of_the_battle", {"encounter": int(self.encounter)}, "AOM-5.1.2")

    def apply(self, g: Table, seat: i64, action: i64) -> None:
        m = g.moves
        stage = self.stage
        side = self.side(seat)
        if stage == CARDS:
            self.card[side] = m.fight.index(action)
            g.tell(events.READY, seat)
        elif stage == RETREAT or stage == RETREAT + 1:
            if action == m.retreat:
                g.tell(events.RETREATED, seat)
                self.finish(g, 1 - side)
            else:
                g.tell(events.STAYED, seat)
                self.stage += 1
                if self.stage == CARDS:
                    self.forced_cards(g)
        elif stage == SEDUCING:
            unit = m.choose.index(action)
            self.leave(g, 1, unit, 0, HELD)
            g.tell(events.SEDUCED, self.defender, unit)
            self.stage = CHECK
        elif stage == STAND_IN or stage == STAND_IN + 1:
            if action == m.wadjet:
                self.unit[side] = self.stand_in(g, side)
                self.grown[side] = 0
                g.tell(events.STOOD_IN, seat, self.unit[side])
            self.stage += 1
        elif stage == DECLARE or stage == DECLARE + 1:
            if action == m.berserk:
                self.mood[side] = RAGING
                g.tell(events.WENT_BERSERK, seat, self.unit[side])
            elif action == m.throw:
                self.mood[side] = THROWING
                g.tell(events.THREATENED_THROW, seat, self.unit[side])
            self.stage += 1
            if self.stage == ROLL:
                self.begin_rolling(g)
        elif stage == RESCUE:
            self.rescue(g, seat, action == m.rescue)
        else:
            if action != m.no:
                self.call(g, seat, m.reinforce.index(action))
            self.next_encounter()

    def forced_cards(self, g: Table) -> None:
        """AOM-10.1 — A side with one type in the battle has nothing to choose, and everybody sees that."""
        for side in range(2):
            options = self.options(g, self.owner(side))
            if len(options) == 1:
                self.card[side] = options[0]

    def rescue(self, g: Table, seat: i64, paid: bool) -> None:
        """AOM-5.8.11, AOM-5.8.13 — For favor the unit returns to the holding area, not into the battle."""
        if paid:
            unit = self.unit[self.loser]
            favor = g.box.effects.rescue_favor[unit]
            g.pay(seat, FAVOR, favor)
            self.leave(g, self.loser, unit, self.grown[self.loser], HELD)
            g.tell(events.RESCUED, seat, unit, favor)
        else:
            self.eliminate(g)
        self.stage = AFTERWARDS

    def call(self, g: Table, seat: i64, unit: i64) -> None:
        """AOM-5.8.21 — A unit from the holding area joins the battle."""
        place = g.unit_place(seat, unit)
        g.cells[place + HELD] -= 1
        g.cells[place + FIELD] += 1
        if g.box.effects.special[unit] & GROWS != 0:
            if self.side(seat) == 0:
                self.kills_a = with_one(self.kills_a, 0)
            else:
                self.kills_d = with_one(self.kills_d, 0)
        g.tell(events.REINFORCED, seat, unit)

    # -- people and plain data ---------------------------------------------------------------------------

    def prompt(self, g: Table, seat: i64) -> Prompt:
        stage = self.stage
        params: dict[str, int | str] = {"encounter": int(self.encounter), "area": AREAS[self.area]}
        if stage == SEDUCING:
            return Prompt("seduce", params)
        if stage == CARDS:
            return Prompt("battle_card", params)
        if stage < CARDS:
            return Prompt("retreat", params)
        if stage < ROLL:
            side = self.side(seat)
            params["unit"] = g.box.unit_ids[self.unit[side]]
            params["opponent"] = g.box.unit_ids[self.unit[1 - side]]
            return Prompt("stand_in" if stage < DECLARE else "declare", params)
        if stage == RESCUE:
            unit = self.unit[self.loser]
            return Prompt("rescue", {"unit": g.box.unit_ids[unit], "favor": int(g.box.effects.rescue_favor[unit])})
        return Prompt("reinforce", params)

    def pieces(self, g: Table, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if m.fight.holds(action):
            return [f"battle/{seat}/{g.game.words['fighters'][m.fight.index(action)]}"]
        if m.reinforce.holds(action):
            return [f"holding/{seat}/{g.box.unit_ids[m.reinforce.index(action)]}"]
        if m.choose.holds(action):
            return [f"battle/{self.defender}/{g.box.unit_ids[m.choose.index(action)]}"]
        return []

    def window(self, g: Table, seat: i64) -> bool:
        return False

    def seen(self, g: Table, seat: i64) -> "Battle":
        out = self.clone()
        if self.stage == CARDS:
            for side in range(2):
                # That a card has been chosen is public; which one is not, unless there was no choice.
                hidden = self.owner(side) != seat and self.card[side] >= 0
                if hidden and len(self.options(g, self.owner(side))) > 1:
                    out.card[side] = HIDDEN
        return out

    def suppose(self, g: Table, seat: i64, rng: Generator) -> None:
        for side in range(2):
            if self.card[side] == HIDDEN:
                options = self.options(g, self.owner(side))
                self.card[side] = options[rng.below(len(options))]

    def clone(self) -> "Battle":
        out = Battle(self.attacker, self.defender, self.area, self.power)
        self.copy_to(out)
        return out
