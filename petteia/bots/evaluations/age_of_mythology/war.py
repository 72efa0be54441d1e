"""How a battle will go, and which units to send into it.

A battle is modelled as a series of duels between average units of the two sides, until one side has none left.
"""

from typing import Final

from petteia.bots.evaluations.age_of_mythology.odds import Odds
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.age_of_mythology.attack import BOUNDLESS
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import ALL_BERSERK, EXTRA_DIE, NEGATES, NO_LIMIT, UNIT_LIMIT

MOST: Final = 12
"""More units per side are not counted."""
WIDE: Final = MOST + 1


class Clash:
    """Two forces, and how they compare."""

    def __init__(self) -> None:
        self.mine: vec[i64] = vec[i64]()  # the units of the side asked about
        self.theirs: vec[i64] = vec[i64]()
        self.duel: i64 = 500  # its chance in an average duel
        self.chance: i64 = 500  # and in the whole battle
        self.lost: i64 = 0  # thousandths of its units that fall, on average
        self.felled: i64 = 0


def limit_of(g: Pieces, seat: i64, printed: i64, power: i64, attacks: bool) -> i64:
    """AOM-3.7.3, AOM-3.7.4, AOM-6.1.9, AOM-6.3.10 — How many units a side may commit."""
    e = g.box.effects
    if power >= 0 and e.power[power] == NO_LIMIT:
        return BOUNDLESS
    limit = printed
    if power >= 0 and e.power[power] == UNIT_LIMIT:
        limit = e.amount[power] if attacks else e.second[power]
    return limit + (e.armory_units if g.built(seat, e.armory) > 0 else 0)


def force_of(odds: Odds, g: Pieces, seat: i64, enemy: i64, limit: i64) -> vec[i64]:
    """The units a seat sends against an enemy: those that do best against the units on the enemy's board."""
    rank = vec[i64](capacity=16)
    kinds = vec[i64](capacity=16)
    for unit in g.own_units(seat):
        if g.on_board(seat, unit) > 0:
            kinds = append(kinds, unit)
            rank = append(rank, prospects(odds, g, unit, enemy))
    out = vec[i64](capacity=16)
    while len(out) < limit:
        best: i64 = -1
        for at in range(len(kinds)):
            if rank[at] >= 0 and (best < 0 or rank[at] > rank[best]):
                best = at
        if best < 0:
            return out
        rank[best] = -1
        for _ in range(g.on_board(seat, kinds[best])):
            if len(out) < limit:
                out = append(out, kinds[best])
    return out


def prospects(odds: Odds, g: Pieces, unit: i64, enemy: i64) -> i64:
    """How a unit does against the units on an enemy's board, on average."""
    whole: i64 = 0
    count: i64 = 0
    for other in g.own_units(enemy):
        n = g.on_board(enemy, other)
        whole += n * odds.even[unit * g.box.units + other]
        count += n
    return whole // count if count > 0 else g.box.unit_dice[unit] * 50


def fortress(g: Pieces, attacker: i64, defender: i64, area: i64, sent: vec[i64]) -> i64:
    """AOM-5.4.6, AOM-5.4.7 — The dice a Wall or Tower adds."""
    e = g.box.effects
    if e.fortress[area] < 0 or g.built(defender, e.fortress[area]) == 0 or g.built(attacker, e.siege) > 0:
        return 0
    for unit in sent:
        if e.special[unit] & NEGATES != 0:
            return 0
    return e.fortress_dice[area]


def clash(odds: Odds, g: Pieces, attacker: i64, defender: i64, area: i64, power: i64, printed: i64) -> Clash:
    """How an attack would go, for the attacker."""
    out = Clash()
    out.mine = force_of(odds, g, attacker, defender, limit_of(g, attacker, printed, power, True))
    out.theirs = force_of(odds, g, defender, attacker, limit_of(g, defender, printed, power, False))
    compare(odds, g, out, power, fortress(g, attacker, defender, area, out.mine), True)
    return out


def standing_clash(odds: Odds, g: Pieces, seat: i64, attacker: i64, defender: i64, area: i64, power: i64) -> Clash:
    """How the battle in progress will go on, for a seat."""
    out = Clash()
    enemy = defender if seat == attacker else attacker
    out.mine = in_battle(g, seat)
    out.theirs = in_battle(g, enemy)
    sent = out.mine if seat == attacker else out.theirs
    compare(odds, g, out, power, fortress(g, attacker, defender, area, sent), seat == attacker)
    return out


def in_battle(g: Pieces, seat: i64) -> vec[i64]:
    """The units a seat has in the battle."""
    out = vec[i64](capacity=16)
    for unit in g.own_units(seat):
        for _ in range(g.in_battle(seat, unit)):
            out = append(out, unit)
    return out


def compare(odds: Odds, g: Pieces, clash: Clash, power: i64, walls: i64, attacks: bool) -> None:
    """Fill in the chances of a clash."""
    e = g.box.effects
    dice = e.amount[power] if power >= 0 and e.power[power] == EXTRA_DIE else 0
    frenzy = power >= 0 and e.power[power] == ALL_BERSERK
    mine = len(clash.mine)
    theirs = len(clash.theirs)
    if mine > 0 and theirs > 0:
        whole: i64 = 0
        for unit in clash.mine:
            for other in clash.theirs:
                if walls == 0 and dice == 0 and not frenzy:
                    whole += odds.even[unit * g.box.units + other]
                elif attacks:
                    whole += odds.duel(unit, other, dice, walls, frenzy)
                else:
                    whole += 1000 - odds.duel(other, unit, dice, walls, frenzy)
        clash.duel = whole // (mine * theirs)
    fight_out(clash, mine if mine < MOST else MOST, theirs if theirs < MOST else MOST)


def fight_out(clash: Clash, mine: i64, theirs: i64) -> None:
    """The chance to survive, and the losses, from duel to duel."""
    chance = zeros(WIDE * WIDE)
    lost = zeros(WIDE * WIDE)
    felled = zeros(WIDE * WIDE)
    for a in range(1, mine + 1):
        chance[a * WIDE] = 1000
    for a in range(1, mine + 1):
        for b in range(1, theirs + 1):
            here = a * WIDE + b
            won = here - 1
            beaten = here - WIDE
            p = clash.duel
            q = 1000 - p
            chance[here] = (p * chance[won] + q * chance[beaten]) // 1000
            lost[here] = (p * lost[won] + q * (1000 + lost[beaten])) // 1000
            felled[here] = (p * (1000 + felled[won]) + q * felled[beaten]) // 1000
    end = mine * WIDE + theirs
    clash.chance = chance[end]
    clash.lost = lost[end]
    clash.felled = felled[end]


def worth_staying(duel: i64, mine: i64, theirs: i64, prize: i64, my_unit: i64, their_unit: i64) -> bool:
    """Whether fighting on is worth more than retreating, given that a later retreat is possible.

    The prize is what the winner gains over the loser; retreating forgoes it and costs nothing more.
    """
    a = mine if mine < MOST else MOST
    b = theirs if theirs < MOST else MOST
    worth = zeros(WIDE * WIDE)
    for left in range(1, a + 1):
        worth[left * WIDE] = prize
        for right in range(1, b + 1):
            here = left * WIDE + right
            on = (duel * (their_unit + worth[here - 1]) + (1000 - duel) * (worth[here - WIDE] - my_unit)) // 1000
            worth[here] = on if on > 0 else 0
    return worth[a * WIDE + b] > 0


def best_card(payoff: vec[i64], rows: i64, columns: i64, rounds: i64) -> vec[i64]:
    """How often each row is played if both sides in turn answer what the other has played so far (`payoff` is the gain
    of the rows' side)."""
    played = zeros(rows)
    mine = zeros(rows)  # what each row has gained against the columns played
    theirs = zeros(columns)
    for _ in range(rounds):
        row: i64 = 0
        for r in range(1, rows):
            if mine[r] > mine[row]:
                row = r
        played[row] += 1
        for c in range(columns):
            theirs[c] -= payoff[row * columns + c]
        column: i64 = 0
        for c in range(1, columns):
            if theirs[c] > theirs[column]:
                column = c
        for r in range(rows):
            mine[r] += payoff[r * columns + column]
    return played
