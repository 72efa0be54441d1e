"""AOM-5.3 to AOM-5.5 — The two sides of a battle: which units can fight, what they may do, how many dice they roll."""

from typing import Final

from petteia.engine.ints import append, i64, remove, total, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.moves import MOST_FIGURES
from petteia.games.age_of_mythology.procedure import audit_power, helps
from petteia.games.age_of_mythology.rewards import Reward
from petteia.games.age_of_mythology.sides import Sides
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    ALL_BERSERK,
    BERSERK,
    CITY,
    EXTRA_DIE,
    GIVES_WAY,
    GROWS,
    HOLDING,
    MIRRORS,
    NEGATES,
    NOTHING,
    PROTECT,
    THROWS,
    WINS_TIES,
    WON_THE_LAST_BATTLE,
    WRECKS,
)

# -- the paragraphs of a battle, in order (AOM-5.1)
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

CALM: Final = 0
RAGING: Final = 1
THROWING: Final = 2

# -- where dice come from (AOM-5.4), in the order in which they are added
PRINTED: Final = 0
AGAINST: Final = 1
KILLS: Final = 2
OPPOSING: Final = 3
RAGE: Final = 4
THROW: Final = 5
GOD: Final = 6
FORTRESS: Final = 7
DICE_SOURCES: Final = 8


def with_one(kills: vec[i64], n: i64) -> vec[i64]:
    """The kill counts, in order, with one figure more."""
    out = vec[i64](capacity=len(kills) + 1)
    put = False
    for k in kills:
        if not put and k > n:
            out = append(out, n)
            put = True
        out = append(out, k)
    return out if put else append(out, n)


def without_one(kills: vec[i64], n: i64) -> vec[i64]:
    """The kill counts with one figure less."""
    out = kills[:]
    return remove(out, n)


class Battlefield(Sides):
    """The two sides of a battle, their units, cards and dice, and how far it is."""

    def __init__(self, attacker: i64 = 0, defender: i64 = 0, area: i64 = 0, power: i64 = NOTHING) -> None:
        super().__init__(attacker, defender, area, power)
        self.stage: i64 = 0
        self.protected: bool = False  # Isis has returned a unit
        self.encounter: i64 = 1
        self.card: vec[i64] = vec[i64]([NOTHING, NOTHING])  # battle cards, secret until both are there
        self.unit: vec[i64] = vec[i64]([NOTHING, NOTHING])  # the units that fight
        self.grown: vec[i64] = zeros(2)  # kills of the fighting unit
        self.mood: vec[i64] = zeros(2)  # CALM, RAGING or THROWING
        self.dice: vec[i64] = zeros(2)  # still to be rolled
        self.hits: vec[i64] = zeros(2)
        self.loser: i64 = NOTHING  # the side that lost the encounter
        self.kills_a: vec[i64] = vec[i64]()  # of the attacker's Hydras, in order
        self.kills_d: vec[i64] = vec[i64]()

    # -- who and what is in the battle -----------------------------------------------------------

    def kills(self, side: i64) -> vec[i64]:
        """The kill counts of a side's Hydras."""
        return self.kills_a if side == 0 else self.kills_d

    def growing(self, g: Pieces, side: i64) -> i64:
        """How many units of a side count their kills."""
        out: i64 = 0
        seat = self.owner(side)
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.box.effects.special[unit] & GROWS != 0:
                out += g.in_battle(seat, unit)
        return out

    def has(self, g: Pieces, side: i64, special: i64) -> bool:
        """Whether a unit with a special is in the battle on a side, fighting or not."""
        seat = self.owner(side)
        specials = g.box.effects.special
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if specials[unit] & special != 0 and g.in_battle(seat, unit) > 0:
                return True
        return False

    def leave(self, g: Pieces, side: i64, unit: i64, kills: i64, home: bool) -> None:
        """A unit leaves the battle: to the holding area or to the supply."""
        seat = self.owner(side)
        g.touch(seat)
        g.add_in_battle(seat, unit, -1)
        if home:
            g.add_held(seat, unit, 1)
        else:
            g.add_supply(seat, unit, 1)
        if g.box.effects.special[unit] & GROWS != 0:
            if side == 0:
                self.kills_a = without_one(self.kills_a, kills)
            else:
                self.kills_d = without_one(self.kills_d, kills)

    def god(self, g: Pieces, effect: i64) -> bool:
        """Whether the attacker has bought a power with an effect."""
        return helps(g, self.power, effect)

    # -- battle cards ------------------------------------------------------------------------------

    def options(self, g: Pieces, seat: i64) -> vec[i64]:
        """AOM-5.3.3 — The types a side has in the battle, as fighters; Hydras by different numbers of kills."""
        out = vec[i64](capacity=16)
        further: i64 = 0
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.in_battle(seat, unit) > 0:
                out = append(out, unit)
                if g.box.effects.special[unit] & GROWS != 0:
                    further = self.ranks(self.side(seat)) - 1
        for rank in range(further):
            out = append(out, self.further(g, seat) + rank)
        return out

    def ranks(self, side: i64) -> i64:
        """How many different numbers of kills a side's Hydras have."""
        out: i64 = 0
        before: i64 = -1
        for k in self.kills(side):
            if k != before:
                out += 1
                before = k
        return out

    def rank_kills(self, side: i64, rank: i64) -> i64:
        """The kills of the Hydras of a rank, those with the fewest being the first."""
        before: i64 = -1
        for k in self.kills(side):
            if k != before:
                if rank == 0:
                    return k
                rank -= 1
                before = k
        return 0

    def further(self, g: Pieces, seat: i64) -> i64:
        """Where the second, third... Hydra of a seat's culture begins among the fighters."""
        at = g.box.units
        for unit in range(g.box.units):
            if g.box.effects.special[unit] & GROWS != 0:
                if g.box.unit_culture[unit] == g.culture(seat):
                    return at
                at += MOST_FIGURES - 1
        return at

    def fighter(self, g: Pieces, seat: i64, index: i64) -> i64:
        """The unit of a fighter in the list of actions, if the seat has it in the battle, else NOTHING."""
        if index < g.box.units:
            mine = g.box.unit_culture[index] == g.culture(seat)
            return index if mine and g.in_battle(seat, index) > 0 else NOTHING
        rank = index - self.further(g, seat) + 1
        if rank < 1 or rank >= self.ranks(self.side(seat)):
            return NOTHING
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.box.effects.special[unit] & GROWS != 0:
                return unit
        return NOTHING

    def stand_in(self, g: Pieces, side: i64) -> i64:
        """AOM-5.8.14 — The unit that may fight instead of the one revealed, or NOTHING."""
        unit = self.unit[side]
        if g.box.effects.special[unit] & GIVES_WAY == 0:
            return NOTHING
        other = g.box.effects.stand_in[unit]
        mine = g.box.unit_culture[other] == g.culture(self.owner(side))
        return other if mine and g.in_battle(self.owner(side), other) > 0 else NOTHING

    def may_rage(self, g: Pieces, side: i64) -> bool:
        """AOM-5.8.16, AOM-6.3.11 — Whether the fighting unit may go berserk, on its own or through Tyr."""
        return self.rages_alone(g, side) or (side == 0 and self.god(g, ALL_BERSERK))

    def may_throw(self, g: Pieces, side: i64) -> bool:
        """AOM-5.8.4 — Whether the fighting unit may throw its opponent: not a giant."""
        e = g.box.effects
        unit = self.unit[side]
        return e.special[unit] & THROWS != 0 and g.box.unit_types[self.unit[1 - side]] & e.throw_spares[unit] == 0

    # -- dice --------------------------------------------------------------------------------------

    def dice_of(self, g: Pieces, side: i64) -> i64:
        """AOM-5.4.1 — How many dice a side rolls."""
        return total(self.dice_by_source(g, side), 0, DICE_SOURCES)

    def dice_by_source(self, g: Pieces, side: i64) -> vec[i64]:
        """AOM-5.4 — The dice of a side by where they come from."""
        e = g.box.effects
        unit = self.unit[side]
        other = self.unit[1 - side]
        out = zeros(DICE_SOURCES)
        out[PRINTED] = g.box.unit_dice[unit]
        out[AGAINST] = g.variant.against[unit * g.box.units + other]
        out[KILLS] = e.growth[unit] * self.grown[side]
        if e.special[unit] & MIRRORS != 0:
            out[OPPOSING] = g.box.unit_dice[other]
        if self.mood[side] == RAGING:
            out[RAGE] = e.berserk_dice[unit] if self.rages_alone(g, side) else e.amount[self.power]  # AOM-6.4.4
        elif self.mood[side] == THROWING:
            out[THROW] = e.throw_dice[unit]
        if side == 0:
            if self.god(g, EXTRA_DIE):
                out[GOD] = e.amount[self.power]
        elif self.fortified(g):
            out[FORTRESS] = e.fortress_dice[self.area]
        return out

    def rages_alone(self, g: Pieces, side: i64) -> bool:
        """Whether the fighting unit goes berserk on its own, without a god."""
        return g.box.effects.special[self.unit[side]] & BERSERK != 0

    def fortified(self, g: Pieces) -> bool:
        """AOM-5.4.6, AOM-5.4.7 — Whether the defender's Wall or Tower counts in this encounter; still when it is over
        and the unit that fought has left the battle (AOM-5.4.8)."""
        e = g.box.effects
        fortress = e.fortress[self.area]
        if fortress < 0 or g.built(self.defender, fortress) == 0:
            return False
        if g.built(self.attacker, e.siege) > 0 or e.special[self.unit[0]] & NEGATES != 0:
            return False
        return not self.has(g, 0, NEGATES)

    def begin_roll(self, g: Pieces) -> None:
        """AOM-5.5.6 — Both sides roll all their dice."""
        for side in range(2):
            self.dice[side] = self.dice_of(g, side)
            self.hits[side] = 0

    def begin_rolling(self, g: Pieces) -> None:
        """AOM-5.5.6 — The dice are counted, and both sides roll."""
        self.begin_roll(g)
        self.stage = ROLL

    def roll_weights(self, g: Pieces, side: i64) -> vec[i64]:
        """In how many ways a number of dice show each number of hits; many dice are rolled in several handfuls."""
        dice = self.dice[side]
        most = g.box.dice_per_node
        n = dice if dice < most else most
        at = n * (most + 1)
        return g.box.hits[at : at + n + 1]

    def roll(self, g: Pieces, side: i64, outcome: i64) -> None:
        """A handful of dice has been rolled."""
        most = g.box.dice_per_node
        self.hits[side] += outcome
        self.dice[side] -= self.dice[side] if self.dice[side] < most else most

    # -- how it goes on

    def finish(self, g: Pieces, winner: i64) -> None:
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
            g.touch(seat)
            for unit in range(g.first_unit(seat), g.after_units(seat)):
                g.add_held(seat, unit, g.in_battle(seat, unit))
                g.set_in_battle(seat, unit, 0)
        seat = self.owner(winner)
        cubes = g.gain_victory(seat, WON_THE_LAST_BATTLE)
        g.set_last_winner(seat)
        g.tell(events.BATTLE_WON, seat, self.owner(1 - winner), cubes)
        g.stack.pop()
        if winner == 0:
            g.push(Reward(self.attacker, self.defender, self.area, spoils))

    def saved(self, g: Pieces) -> bool:
        """AOM-6.2.8 — Whether Isis returns the unit into the battle: the attacker's first one eliminated."""
        return self.loser == 0 and not self.protected and self.god(g, PROTECT)

    def eliminate(self, g: Pieces) -> None:
        """AOM-5.6.1 — The losing unit goes back to the supply, unless Isis returns it."""
        unit = self.unit[self.loser]
        if self.saved(g):
            self.protected = True
            g.tell(events.PROTECTED, self.owner(self.loser), unit)
        else:
            self.leave(g, self.loser, unit, self.grown[self.loser], False)

    def loser_of_tie(self, g: Pieces) -> i64:
        """AOM-5.5 — The side that loses at equal hits, or NOTHING: then both roll again."""
        special = g.box.effects.special
        first = special[self.unit[0]] & WINS_TIES != 0
        second = special[self.unit[1]] & WINS_TIES != 0
        if first != second:
            return 1 if first else 0
        if (self.mood[0] == RAGING) != (self.mood[1] == RAGING) and not first:
            return 0 if self.mood[0] == RAGING else 1
        return NOTHING

    def next_encounter(self) -> None:
        """The battle goes on with the check and the retreat question."""
        self.card[0] = NOTHING
        self.card[1] = NOTHING
        self.encounter += 1
        self.stage = CHECK

    # -- battle cards are a commit

    def undecided(self, g: Pieces, seat: i64) -> bool:
        return self.fights(seat) and self.card[self.side(seat)] < 0

    def secret(self, g: Pieces, seat: i64) -> bool:
        return self.fights(seat) and self.card[self.side(seat)] == HIDDEN

    def reopen(self, g: Pieces, seat: i64) -> None:
        self.card[self.side(seat)] = NOTHING

    def note(self, g: Pieces, seat: i64, action: i64) -> None:
        self.card[self.side(seat)] = g.moves.fight.index(action)

    # -- plain data

    def copy_to(self, out: "Battlefield") -> None:
        """Copy everything to another one."""
        out.stage = self.stage
        out.protected = self.protected
        out.encounter = self.encounter
        out.card = self.card[:]
        out.unit = self.unit[:]
        out.grown = self.grown[:]
        out.mood = self.mood[:]
        out.dice = self.dice[:]
        out.hits = self.hits[:]
        out.loser = self.loser
        out.kills_a = self.kills_a[:]
        out.kills_d = self.kills_d[:]

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.stage = p.num(self.stage, SEDUCING, REINFORCE)
        self.protected = p.flag(self.protected)
        self.encounter = p.num(self.encounter, 1, MANY)
        self.card = p.nums(self.card, NOTHING, MANY, 2)
        self.unit = p.nums(self.unit, NOTHING, MANY, 2)
        self.grown = p.nums(self.grown, 0, MANY, 2)
        self.mood = p.nums(self.mood, CALM, THROWING, 2)
        self.dice = p.nums(self.dice, 0, MANY, 2)
        self.hits = p.nums(self.hits, 0, MANY, 2)
        self.loser = p.num(self.loser, NOTHING, 1)
        self.kills_a = p.nums(self.kills_a, 0, MANY)
        self.kills_d = p.nums(self.kills_d, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """Check the two players and the bound power. The stage of the battle is checked with the table
        (`soundness.py`)."""
        audit_power(g, self.power)
        require(not g.allied(self.attacker, self.defender), "somebody fights himself")
