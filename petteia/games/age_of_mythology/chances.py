"""AOM-5.4, AOM-5.5 — What a side of a battle may expect, from what it knows: each of its units against each of theirs,
the open pair, and the battle if both sides choose evenly among the types they have left and neither retreats or uses
optional abilities (berserk, throwing, standing in, rescuing, calling)."""

from typing import Any, Final, cast

from petteia.engine.ints import i64, vec
from petteia.games.age_of_mythology.attack import Attack, Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import CALM, CARDS, FORTRESS, ROLL
from petteia.games.age_of_mythology.recruit import Recruit
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import AREAS, GROWS, HERO, NEGATES, NOTHING, PROTECT, ROUTS, WORKING_UNIT

MOST_WORK: Final = 60_000
"""Larger battles than that would keep others waiting: then there is no figure for the whole."""


def spread(g: Pieces, battle: Battle, side: i64) -> list[float]:
    """How likely a side's dice show each number of hits."""
    out = [1.0]
    while battle.dice[side] > 0:
        weights = battle.roll_weights(g, side)
        whole = float(sum([int(w) for w in weights]))
        more = [0.0] * (len(out) + len(weights) - 1)
        for before in range(len(out)):
            for hits in range(len(weights)):
                more[before + hits] += out[before] * float(weights[hits]) / whole
        out = more
        battle.roll(g, side, 0)
    return out


def won(g: Pieces, battle: Battle) -> float:
    """AOM-5.5 — How likely the attacker's unit wins the encounter as it is."""
    rolled = battle.clone()
    rolled.begin_roll(g)
    mine, theirs = spread(g, rolled, 0), spread(g, rolled, 1)
    more = tied = below = 0.0
    for hits in range(len(mine)):
        even = theirs[hits] if hits < len(theirs) else 0.0
        more += mine[hits] * below
        tied += mine[hits] * even
        below += even
    loser = battle.loser_of_tie(g)
    if loser >= 0:
        return more + tied if loser == 1 else more
    return more / (1.0 - tied)  # rolled again until one side wins


def pair(g: Pieces, battle: Battle, attacker: i64, defender: i64, kills: i64 = 0, their_kills: i64 = 0) -> Battle:
    """The encounter of two units, both calm."""
    out = battle.clone()
    out.unit = vec[i64]([attacker, defender])
    out.grown = vec[i64]([kills, their_kills])
    out.mood = vec[i64]([CALM, CALM])
    return out


def fighters(g: Pieces, battle: Battle, side: i64) -> list[tuple[i64, i64]]:
    """What a side can send into the next encounter: units, with their kills."""
    seat = battle.owner(side)
    out: list[tuple[i64, i64]] = []
    for option in battle.options(g, seat):
        unit = battle.fighter(g, seat, option)
        rank = option - battle.further(g, seat) + 1 if option >= g.box.units else i64(0)
        out.append((unit, battle.rank_kills(side, rank) if g.box.effects.special[unit] & GROWS != 0 else i64(0)))
    return out


def mustered(g: Pieces, seat: i64) -> list[tuple[i64, i64]]:
    """What a seat could send into a battle: units at home, and those at work."""
    out: list[tuple[i64, i64]] = []
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        works = unit == g.box.effects.worker and g.working(seat, WORKING_UNIT) > 0
        if g.held(seat, unit) > 0 or works:
            out.append((unit, i64(0)))
    return out


Units = list[tuple[i64, i64]]
"""Units, each with its kills."""


def table_of(g: Pieces, battle: Battle, side: i64, own: Units, other: Units) -> list[Any]:
    """Each unit of a side against each of the other: dice of both, and how likely it wins."""
    rows: list[Any] = []
    for unit, kills in own:
        row: list[Any] = []
        for foe, their_kills in other:
            if side == 0:
                met = pair(g, battle, unit, foe, kills, their_kills)
            else:
                met = pair(g, battle, foe, unit, their_kills, kills)
            share = won(g, met)
            row.append(
                {
                    "unit": g.box.unit_ids[foe],
                    "dice": int(met.dice_of(g, side)),
                    "theirs": int(met.dice_of(g, 1 - side)),
                    "win": share if side == 0 else 1.0 - share,
                }
            )
        rows.append({"unit": g.box.unit_ids[unit], "kills": int(kills), "against": row})
    return rows


class Whole:
    """A battle to its end. Positions are numbered by how many units of each type are left."""

    def __init__(self, g: Pieces, battle: Battle) -> None:
        self.units: list[list[i64]] = [[], []]
        self.counts: list[list[i64]] = [[], []]
        self.sizes: list[i64] = [1, 1]
        self.possible = True
        special = g.box.effects.special
        for side in range(2):
            seat = battle.owner(side)
            for unit in range(g.first_unit(seat), g.after_units(seat)):
                if g.in_battle(seat, unit) > 0:
                    self.units[side].append(unit)
                    self.counts[side].append(g.in_battle(seat, unit))
                    self.sizes[side] *= g.in_battle(seat, unit) + 1
                    self.possible = self.possible and special[unit] & GROWS == 0
        pairs = len(self.units[0]) * len(self.units[1])
        self.possible = self.possible and pairs > 0 and self.sizes[0] * self.sizes[1] * pairs <= MOST_WORK
        self.known: dict[i64, float] = {}
        if not self.possible:
            return
        self.protects = battle.god(g, PROTECT)
        self.negates = [special[unit] & NEGATES != 0 for unit in self.units[0]]
        self.now = self.shares(g, battle)
        later = cast(Pieces, g.clone())  # a wall counts again when the unit that brings it down has fallen
        for unit in self.units[0]:
            if special[unit] & NEGATES != 0:
                later.set_in_battle(battle.attacker, unit, 0)
        self.later = self.shares(later, battle)
        self.routs = [[special[unit] & ROUTS != 0 for unit in self.units[side]] for side in range(2)]
        self.hero = [[g.box.unit_class[unit] == HERO for unit in self.units[side]] for side in range(2)]

    def shares(self, g: Pieces, battle: Battle) -> list[list[float]]:
        """How likely each unit of the attacker beats each of the defender."""
        return [[won(g, pair(g, battle, a, d)) for d in self.units[1]] for a in self.units[0]]

    def attacker_wins(self, protected: bool) -> float:
        """How likely the attacker wins from here."""
        return self.from_here(self.counts[0][:], self.counts[1][:], protected)

    def from_here(self, own: list[i64], other: list[i64], protected: bool) -> float:
        """The same, from these numbers of units of each type on."""
        if sum(own) == 0 or sum(other) == 0:
            return 1.0 if sum(own) > 0 else 0.0
        key: i64 = 1 if protected else 0
        for side, left in ((0, own), (1, other)):
            for at in range(len(left)):
                key = key * (self.counts[side][at] + 1) + left[at]
        found = self.known.get(key)
        if found is not None:
            return found
        siege = any([self.negates[at] and own[at] > 0 for at in range(len(own))])
        shares = self.now if siege else self.later
        total, pairs = 0.0, 0
        for a in range(len(own)):
            for d in range(len(other)):
                if own[a] > 0 and other[d] > 0:
                    pairs += 1
                    total += shares[a][d] * self.after_win(own, other, a, d, protected)
                    total += (1.0 - shares[a][d]) * self.after_loss(own, other, a, d, protected)
        self.known[key] = total / pairs
        return total / pairs

    def after_win(self, own: list[i64], other: list[i64], a: int, d: int, protected: bool) -> float:
        """AOM-5.6.2 — The defender's unit has fallen; a rout ends the battle."""
        if self.routs[0][a] and self.hero[1][d]:
            return 1.0
        other[d] -= 1
        out = self.from_here(own, other, protected)
        other[d] += 1
        return out

    def after_loss(self, own: list[i64], other: list[i64], a: int, d: int, protected: bool) -> float:
        """AOM-6.2.8 — The attacker's unit has fallen, unless Isis returns it: the first one."""
        if self.routs[1][d] and self.hero[0][a]:
            return 0.0
        if self.protects and not protected:
            return self.from_here(own, other, True)
        own[a] -= 1
        out = self.from_here(own, other, protected)
        own[a] += 1
        return out


def fortress(g: Pieces, battle: Battle, attackers: Units, defenders: Units) -> dict[str, Any]:
    """AOM-5.4.6 — The building that would defend the area, whether it is built, and its dice: none if a possible
    attacker brings it down."""
    building = g.box.effects.fortress[battle.area]
    if building < 0 or not attackers or not defenders:
        return {}
    most = 0
    for unit, _ in attackers:
        met = pair(g, battle, unit, defenders[0][0])
        most = max(most, int(met.dice_by_source(g, 1)[FORTRESS]))
    stands = bool(g.built(battle.defender, building) > 0)
    return {"fortress": {"building": g.box.building_ids[building], "stands": stands, "dice": most}}


def unfortified(g: Pieces) -> i64:
    """An area that no building defends; the first if every one has such a building."""
    for area in range(len(AREAS)):
        if g.box.effects.fortress[area] < 0:
            return area
    return 0


def before_attack(g: Pieces, attack: Attack) -> dict[str, Any]:
    """The units of both where no building defends, and the building of each area."""
    own, other = mustered(g, attack.seat), mustered(g, attack.defender)
    areas: dict[str, Any] = {}
    for area in range(len(AREAS)):
        areas[AREAS[area]] = fortress(g, Battle(attack.seat, attack.defender, area, attack.power), own, other)
    battle = Battle(attack.seat, attack.defender, unfortified(g), attack.power)
    return {"battle": {"rows": table_of(g, battle, 0, own, other)}, "areas": areas}


def matches(g: Pieces, seat: i64) -> dict[str, Any]:
    """AOM-3.4 — Each unit of a culture against those of the neighbours, whom it could attack."""
    own: Units = []
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        if g.supply(seat, unit) > 0 and g.box.unit_dice[unit] > 0:
            own.append((unit, i64(0)))
    out: list[Any] = []
    left = g.left_of(seat)
    right = g.right_of(seat)
    for foe in [left] if left == right else [left, right]:
        other = mustered(g, foe)
        if other:
            rows = table_of(g, Battle(seat, foe, unfortified(g), NOTHING), 0, own, other)
            out.append({"seat": int(foe), "rows": rows})
    return {"matches": out} if out else {}


def expectations(g: Pieces, seat: i64) -> dict[str, Any]:
    """What a seat may expect of its battle, of one that it may begin, or of units that it may recruit; else empty."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Attack) and seat == top.seat and top.defender >= 0:
        return before_attack(g, top)
    if isinstance(top, Recruit) and seat == top.seat:
        return matches(g, seat)
    if isinstance(top, Commitment):
        if seat != top.attacker and seat != top.defender:
            return {}
        side: i64 = 0 if seat == top.attacker else 1
        battle = Battle(top.attacker, top.defender, top.area, top.power)
        rows = table_of(g, battle, side, mustered(g, seat), mustered(g, battle.owner(1 - side)))
        defended = fortress(g, battle, mustered(g, top.attacker), mustered(g, top.defender))
        return {"battle": {"rows": rows, **defended}}
    if not isinstance(top, Battle) or (seat != top.attacker and seat != top.defender) or top.stage >= ROLL:
        return {}
    side = top.side(seat)
    out: dict[str, Any] = {"rows": [], **fortress(g, top, fighters(g, top, 0), fighters(g, top, 1))}
    if top.stage > CARDS:
        share = won(g, top)
        out["shown"] = share if side == 0 else 1.0 - share
    else:
        out["rows"] = table_of(g, top, side, fighters(g, top, side), fighters(g, top, 1 - side))
        whole = Whole(g, top)
        if whole.possible:
            share = whole.attacker_wins(top.protected)
            out["win"] = share if side == 0 else 1.0 - share
    return {"battle": out}
