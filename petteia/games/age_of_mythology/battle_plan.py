"""AOM-5 — What a plan does in a battle, from the figures that the battle scene shows."""

from typing import Any, Final

from petteia.engine.ints import i64, zeros
from petteia.games.age_of_mythology.attack import Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import RAGING, THROWING
from petteia.games.age_of_mythology.chances import Units, Whole, fighters, mustered, pair, won
from petteia.games.age_of_mythology.rewards import Reward
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import CITY, KINDS_OF_CUBE, PRODUCTION, RESOURCES, TYPES

WORST: Final = -1.0


def share(g: Pieces, of: Battle, side: i64, unit: tuple[i64, i64], foe: tuple[i64, i64]) -> float:
    """How likely a unit of a side beats one of the other."""
    if side == 0:
        return won(g, pair(g, of, unit[0], foe[0], unit[1], foe[1]))
    return 1.0 - won(g, pair(g, of, foe[0], unit[0], foe[1], unit[1]))


def mean(g: Pieces, of: Battle, side: i64, unit: tuple[i64, i64], foes: Units) -> float:
    """How likely it beats one of them, whichever comes."""
    if not foes:
        return 1.0
    return sum([share(g, of, side, unit, foe) for foe in foes]) / len(foes)


def units_left(g: Pieces, seat: i64) -> i64:
    """How many units a side still has in the battle."""
    return g.force(seat)


def chance_to_win(g: Pieces, of: Battle, side: i64) -> float:
    """How likely a side wins the battle: as the battle scene says; where that is silent because the battle is too
    large, as if every encounter were an average one."""
    whole = Whole(g, of)
    if whole.possible:
        chance = whole.attacker_wins(of.protected)
        return chance if side == 0 else 1.0 - chance
    foes = fighters(g, of, 1 - side)
    own = fighters(g, of, side)
    each = sum([mean(g, of, side, unit, foes) for unit in own]) / max(1, len(own))
    return outlasts(each, int(g.force(of.owner(side))), int(g.force(of.owner(1 - side))))


def outlasts(each: float, own: int, other: int) -> float:
    """How likely so many units outlast so many others, if each encounter is won with this chance."""
    row = [1.0] * (own + 1)
    row[0] = 0.0
    for _ in range(other):
        for left in range(1, own + 1):
            row[left] = each * row[left] + (1.0 - each) * row[left - 1]
    return row[own]


def fights(g: Pieces, of: Battle, seat: i64, how: str, against: list[str]) -> i64:
    """AOM-5.3.1 — The battle card: the first unit said to fight a kind that the other side has; else by strength, or
    by the odds against whatever may come."""
    side = of.side(seat)
    kinds: i64 = 0
    for foe, _ in fighters(g, of, 1 - side):
        kinds |= g.box.unit_types[foe]
    options, own = of.options(g, seat), fighters(g, of, side)
    for said in against:
        name, _, kind = said.partition("/")
        if kind in TYPES and (kinds >> TYPES.index(kind)) & 1 != 0:
            for at in range(len(own)):
                if g.box.unit_ids[own[at][0]] == name:
                    return g.moves.fight.at(options[at])
    foes = fighters(g, of, 1 - side)
    best, most = 0, WORST
    for at in range(len(own)):
        unit = own[at]
        if how == "odds":
            value = mean(g, of, side, unit, foes)
        else:
            dice = float(g.box.unit_dice[unit[0]]) + 1.0
            value = dice if how == "strongest" else 1.0 / dice
        if value > most:
            best, most = at, value
    return g.moves.fight.at(options[best])


def steps_in(g: Pieces, of: Battle, side: i64) -> bool:
    """AOM-5.8.14 — Whether the Wadjet has the better odds against the unit that lies open."""
    other = of.clone()
    other.unit[side] = of.stand_in(g, side)
    other.grown[side] = 0
    return (won(g, other) > won(g, of)) == (side == 0)


def declares(g: Pieces, of: Battle, seat: i64, always: bool) -> i64:
    """AOM-5.8.4, AOM-5.8.16 — Going berserk or throwing, if it helps."""
    m, side = g.moves, of.side(seat)
    best, most = m.no, WORST
    for action, mood in ((m.no, of.mood[side]), (m.berserk, i64(RAGING)), (m.throw, i64(THROWING))):
        if action not in list(g.legal(seat)) or (always and action == m.no):
            continue
        said = of.clone()
        said.mood[side] = mood
        chance = won(g, said)
        chance = chance if side == 0 else 1.0 - chance
        if chance > most:
            best, most = action, chance
    return best


def best_guess(g: Pieces, of: Battle, enemy: i64, side: i64) -> i64:
    """The unit of the other side that is hardest to beat."""
    own = fighters(g, of, side)
    worst, least = -1, 2.0
    for foe in fighters(g, of, 1 - side):
        value = sum([share(g, of, side, unit, foe) for unit in own]) / max(1, len(own))
        if value < least:
            worst, least = int(foe[0]), value
    return worst


def calls(g: Pieces, of: Battle, seat: i64) -> i64:
    """AOM-5.8.21 — The unit at home that does best against those that are left."""
    side = of.side(seat)
    foes = fighters(g, of, 1 - side)
    best, most = g.moves.no, WORST
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        if g.held(seat, unit) > 0:
            value = mean(g, of, side, (unit, i64(0)), foes)
            if value > most:
                best, most = g.moves.reinforce.at(unit), value
    return best


def sends(g: Pieces, of: Commitment, seat: i64, most: i64, spared: list[str]) -> i64:
    """AOM-3.7.5 — The units that do best against those of the attacker, so many at most; none from the tiles."""
    side = of.side(seat)
    battle = Battle(of.attacker, of.defender, of.area, of.power)
    foes = mustered(g, of.owner(1 - side))
    ranked: list[tuple[float, int]] = []
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        if g.box.unit_ids[unit] not in spared:
            for _ in range(g.held(seat, unit)):
                ranked.append((-mean(g, battle, side, (unit, i64(0)), foes), int(unit)))
    ranked.sort()
    limit = most if most < of.limit[side] else of.limit[side]
    want = zeros(g.box.units)
    for _, unit in ranked[: int(limit)]:
        want[unit] += 1
    at = side * of.wide(g)
    for action in g.legal(seat):
        if action != g.moves.stop:
            pick = g.moves.commit.index(action)
            if pick < g.box.units and of.picked[at + pick] < want[pick]:
                return action
    return g.moves.stop


def taken(g: Any, seat: i64, buildings: list[str], resources: list[str]) -> i64:
    """AOM-5.7 — The reward: the first of these that is there, else the dearest building, the richest tile (one that has
    a place first), or the cube that one has fewest of."""
    reward: Reward = g.stack[-1]
    m, box = g.moves, g.box
    options = [action for action in g.legal(seat) if action != m.stop]
    if reward.area == CITY:
        names = [box.building_ids[m.destroy.index(action)] for action in options]
        for word in buildings:
            if word in names:
                return int(options[names.index(word)])
        return int(max(options, key=lambda action: _price(g, m.destroy.index(action))))
    for word in resources:
        if reward.area == PRODUCTION:
            fit = [each for each in options if RESOURCES[box.tile_resource[_tile(g, each)]] == word]
        else:
            fit = [each for each in options if RESOURCES[m.seize.index(each)] == word]
        if fit:
            options = fit
            break
    if reward.area == PRODUCTION:
        lands = g.free_lands(seat)
        return int(max(options, key=lambda each: _worth(g, lands, _tile(g, each))))
    return int(min(options, key=lambda each: int(g.cubes(seat, m.seize.index(each)))))


def _tile(g: Any, action: i64) -> int:
    return int(g.moves.capture.index(action)) // 3


def _price(g: Any, building: int) -> int:
    return sum([int(g.box.building_cost[building * KINDS_OF_CUBE + kind]) for kind in range(KINDS_OF_CUBE)])


def _worth(g: Any, lands: int, tile: int) -> int:
    kept = (lands >> int(g.box.tile_terrain[tile])) & 1
    return 10 * kept + int(g.box.tile_amount[tile])
