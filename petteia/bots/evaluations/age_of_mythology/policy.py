"""Choices for which one step of lookahead shows too little: workers, trades, units for battle, battle cards, retreat,
cards to keep."""

from petteia.bots.evaluations.age_of_mythology import war
from petteia.bots.evaluations.age_of_mythology.odds import MOST_DICE, Odds
from petteia.bots.evaluations.age_of_mythology.terms import Terms
from petteia.bots.evaluations.age_of_mythology.weights import CUBE
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.age_of_mythology.attack import Attack, Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import (
    CALM,
    CARDS,
    DECLARE,
    RAGING,
    REINFORCE,
    RESCUE,
    RETREAT,
    SEDUCING,
    STAND_IN,
    THROWING,
)
from petteia.games.age_of_mythology.box import PERMANENTS, SPACES
from petteia.games.age_of_mythology.discard import DiscardCards
from petteia.games.age_of_mythology.gather import EVERYTHING, Gather, Workers, harvested
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    ALL_BERSERK,
    CITY,
    EXTRA_DIE,
    HOLDING,
    KINDS_OF_CUBE,
    PRODUCTION,
    VILLAGER,
    WON_THE_LAST_BATTLE,
    WORKING_UNIT,
)
from petteia.games.age_of_mythology.trade import AMOUNT, FEE, FOR, GIVE, Trade

CARD_ROUNDS: i64 = 40
"""Rounds of mutual answers used to find a battle card."""


# -- workers ------------------------------------------------------------------------------------------------


def scope_at_hand(g: Pieces) -> i64:
    """What is being gathered."""
    for step in g.stack:
        if isinstance(step, Gather):
            return step.scope
    return EVERYTHING


def workers(worth: Terms, g: Pieces, step: Workers, seat: i64) -> i64:
    """Working units on the best tiles for them, then villagers on tiles that are harvested now, those of scarce
    resources first. The plan does not change while it is carried out, so each pick is the next one in list order. What
    somebody else has begun is finished as far as workers and tiles are left."""
    e = g.box.effects
    m = g.moves
    tiles = g.box.tiles
    scope = scope_at_hand(g)
    villagers = g.villagers(seat) + g.working(seat, VILLAGER)
    units: i64 = 0
    if e.worker >= 0 and g.box.unit_culture[e.worker] == g.culture(seat):
        units = g.on_board(seat, e.worker)
    plan = zeros(2 * tiles)  # worker x tile
    free = zeros(tiles)
    income = zeros(KINDS_OF_CUBE)
    for space in range(SPACES):
        tile = g.tile(seat, space)
        if tile >= 0:
            free[tile] += 1
            income[g.box.tile_resource[tile]] += g.box.tile_amount[tile]
    for worker in range(WORKING_UNIT, VILLAGER - 1, -1):
        for _ in range(units if worker == WORKING_UNIT else villagers):
            best: i64 = -1
            most: i64 = 0
            for tile in range(tiles):
                if free[tile] == 0 or (worker == WORKING_UNIT and g.box.tile_resource[tile] != e.work_resource):
                    continue
                rank = 100 - income[g.box.tile_resource[tile]] + (1000 if harvested(g, scope, tile) else 0)
                if best < 0 or rank > most:
                    best = tile
                    most = rank
            if best >= 0:
                free[best] -= 1
                income[g.box.tile_resource[best]] += 1
                plan[(worker - 1) * tiles + best] += 1
    now = zeros(2 * tiles)
    for space in range(SPACES):
        worker = g.worker(seat, space)
        if worker > 0:
            now[(worker - 1) * tiles + g.tile(seat, space)] += 1
    same = True
    for pick in range(2 * tiles):
        same = same and now[pick] == plan[pick]
    if same:
        return m.stop if step.lifted or g.legal(seat)[0] != m.keep else m.keep
    unmanned = step.free_tiles(g)
    for pick in range(step.next, 2 * tiles):
        possible = step.idle(g, pick // tiles + 1) > 0 and (unmanned >> (pick % tiles)) & 1 != 0
        if possible and plan[pick] > (now[pick] if step.lifted else 0):
            return m.put.at(pick)
    return m.stop


# -- trade -----------------------------------------------------------------------------------------------------


def trade(worth: Terms, g: Pieces, step: Trade, seat: i64) -> i64:
    """The fee from the cubes least missed; then the exchange after which the purse is worth most, as long as one helps;
    all favor for victory cubes."""
    m = g.moves
    if step.stage == FEE:
        best: i64 = -1
        most: i64 = 0
        for resource in range(KINDS_OF_CUBE):
            if g.cubes(seat, resource) > 0:
                value = purse_after(worth, g, seat, resource, -1, 1)
                if best < 0 or value > most:
                    best = resource
                    most = value
        return m.fee.at(best)
    if step.stage < GIVE or step.stage > AMOUNT:
        options = g.legal(seat)
        return options[len(options) - 1]
    give: i64 = -1
    get: i64 = -1
    cubes: i64 = 0
    most = worth.purse(g, seat) + worth.wishes(g, seat) + 20
    for a in range(KINDS_OF_CUBE):
        if (step.stage != GIVE and a != step.give) or (step.stage == GIVE and not step.giveable(g, a)):
            continue
        for b in range(KINDS_OF_CUBE):
            if (step.stage == AMOUNT and b != step.get) or (step.stage != AMOUNT and not step.receivable(g, a, b)):
                continue
            limit = g.cubes(seat, a) if g.cubes(seat, a) < g.bank(b) else g.bank(b)
            for n in range(1, limit + 1):
                value = purse_after(worth, g, seat, a, b, n)
                if value > most or (give < 0 and step.stage != GIVE):
                    most = value
                    give = a
                    get = b
                    cubes = n
    if give < 0:
        return m.stop
    if step.stage == GIVE:
        return m.give.at(give)
    return m.for_.at(get) if step.stage == FOR else m.amount.at(cubes - 1)


def purse_after(worth: Terms, g: Pieces, seat: i64, give: i64, get: i64, cubes: i64) -> i64:
    """What the purse would be worth after an exchange, or after only giving."""
    g.add_cubes(seat, give, -cubes)
    if get >= 0:
        g.add_cubes(seat, get, cubes)
    out = worth.purse(g, seat) + worth.wishes(g, seat)
    g.add_cubes(seat, give, cubes)
    if get >= 0:
        g.add_cubes(seat, get, -cubes)
    return out


# -- battles -----------------------------------------------------------------------------------------------------


def loot(worth: Terms, g: Pieces, attacker: i64, defender: i64, area: i64) -> i64:
    """What the reward of an area is worth, as gain and as loss together."""
    future = worth.future(g)
    if area == CITY:
        if g.city_size(defender) == 0:
            return 0
        ruin = worth.weights.ruin + worth.weights.ruin_later * future
        return ruin + worth.edge(g, 1, worth.city_lead(g, defender) - 1)
    if area == PRODUCTION:
        best: i64 = 0
        lands = g.free_lands(attacker)
        for space in range(SPACES):
            tile = g.tile(defender, space)
            if tile >= 0:
                value = g.box.tile_amount[tile] * worth.weights.harvest * future
                if (lands >> g.box.tile_terrain[tile]) & 1 != 0:
                    value *= 2
                best = value if value > best else best
        return best
    cubes = g.all_cubes(defender)
    cubes = cubes if cubes < g.box.loot else g.box.loot
    return cubes * worth.weights.loot if worth.turns_left(g) > 0 else i64(50)


def attack(worth: Terms, g: Pieces, step: Attack, seat: i64) -> i64:
    """The neighbour and the area that promise most."""
    m = g.moves
    best: i64 = -1
    area: i64 = 0
    most: i64 = 0
    for side in range(2):
        victim = g.left_of(seat) if side == 0 else g.right_of(seat)
        if step.defender >= 0 and victim != step.defender:
            continue
        for a in range(HOLDING + 1):
            fray = war.clash(worth.odds, g, seat, victim, a, step.power, step.limit)
            value = fray.chance * loot(worth, g, seat, victim, a) // 1000 + fray.chance
            if g.allied(seat, victim):
                value -= 10 * CUBE
            if best < 0 or value > most:
                best = victim
                area = a
                most = value
    return m.attack.at(best) if step.defender < 0 else m.area.at(area)


def commitment(worth: Terms, g: Pieces, step: Commitment, seat: i64) -> i64:
    """The units that do best against the enemy's, as many as may go; those on tiles last."""
    side = i64(0) if seat == step.attacker else i64(1)
    enemy = step.owner(1 - side)
    want = zeros(g.box.units)
    for unit in war.force_of(worth.odds, g, seat, enemy, step.limit[side]):
        want[unit] += 1
    at = side * step.wide(g)
    options = step.legal(g, seat)
    for action in options:
        if action == g.moves.stop:
            return action
        pick = g.moves.commit.index(action)
        if pick < g.box.units:
            if step.picked[at + pick] < want[pick]:
                return action
        else:
            sent: i64 = step.picked[at + g.box.effects.worker]
            for tile in range(g.box.units, step.wide(g)):
                sent += step.picked[at + tile]
            if sent < want[g.box.effects.worker]:
                return action
    return options[0]


def battle(worth: Terms, g: Pieces, step: Battle, seat: i64, rng: Generator) -> i64:
    """All decisions in a battle."""
    m = g.moves
    stage = step.stage
    side = step.side(seat)
    enemy = step.owner(1 - side)
    if stage == RETREAT or stage == RETREAT + 1:
        return m.stay if stays(worth, g, step, seat) else m.retreat
    if stage == CARDS:
        return battle_card(worth, g, step, seat, rng)
    if stage == SEDUCING:
        best: i64 = -1
        for unit in g.own_units(enemy):
            if g.in_battle(enemy, unit) > 0 and (best < 0 or worth.prowess[unit] > worth.prowess[best]):
                best = unit
        return m.choose.at(best)
    if stage == STAND_IN or stage == STAND_IN + 1:
        now = duel(worth.odds, g, step, side, step.unit[side], step.unit[1 - side])
        other = step.stand_in(g, side)
        instead = duel(worth.odds, g, step, side, other, step.unit[1 - side])
        return m.wadjet if instead > now else m.no
    if stage == DECLARE or stage == DECLARE + 1:
        return declare(worth.odds, g, step, side)
    if stage == RESCUE:
        return m.rescue
    if stage == REINFORCE:
        best = -1
        for unit in g.own_units(seat):
            if g.held(seat, unit) > 0 and (best < 0 or worth.prowess[unit] > worth.prowess[best]):
                best = unit
        return m.reinforce.at(best)
    return -1


def stays(worth: Terms, g: Pieces, step: Battle, seat: i64) -> bool:
    """Whether the prize is worth the fight."""
    fray = war.standing_clash(worth.odds, g, seat, step.attacker, step.defender, step.area, step.power)
    prize = g.on_card(WON_THE_LAST_BATTLE) * worth.weights.glory * CUBE // 1000
    prize += loot(worth, g, step.attacker, step.defender, step.area)
    edge = worth.edge(g, 0, worth.army_lead(g, seat) - 1)
    mine: i64 = 0
    for unit in fray.mine:
        mine += worth.fighter(unit) + edge
    theirs: i64 = 0
    for unit in fray.theirs:
        theirs += worth.fighter(unit) + edge
    a = len(fray.mine)
    b = len(fray.theirs)
    rival = worth.weights.rival
    return war.worth_staying(fray.duel, a, b, prize, mine // a, theirs * rival // 1000 // b)


def extras(g: Pieces, step: Battle, side: i64) -> i64:
    """Dice that a side gets in every encounter: a god's, or those of Wall or Tower."""
    e = g.box.effects
    if side == 0:
        return e.amount[step.power] if step.power >= 0 and e.power[step.power] == EXTRA_DIE else 0
    return e.fortress_dice[step.area] if step.fortified(g) else 0


def duel(odds: Odds, g: Pieces, step: Battle, side: i64, unit: i64, other: i64) -> i64:
    """The chance of a unit of a side in this battle."""
    e = g.box.effects
    frenzy = step.power >= 0 and e.power[step.power] == ALL_BERSERK
    if side == 0:
        return odds.duel(unit, other, extras(g, step, 0), extras(g, step, 1), frenzy)
    return 1000 - odds.duel(other, unit, extras(g, step, 0), extras(g, step, 1), frenzy)


def battle_card(worth: Terms, g: Pieces, step: Battle, seat: i64, rng: Generator) -> i64:
    """The card that two sides would play if they answered each other until neither gains: units are won and lost at
    their worth."""
    side = step.side(seat)
    mine = step.options(g, seat)
    theirs = step.options(g, step.owner(1 - side))
    payoff = vec[i64](capacity=len(mine) * len(theirs))
    for my_card in mine:
        unit = step.fighter(g, seat, my_card)
        for their_card in theirs:
            other = step.fighter(g, step.owner(1 - side), their_card)
            chance = duel(worth.odds, g, step, side, unit, other)
            my_worth = worth.unit(unit) + worth.prowess[unit] // 2 + 150
            their_worth = worth.unit(other) + worth.prowess[other] // 2 + 150
            payoff = append(payoff, chance * their_worth - (1000 - chance) * my_worth)
    played = war.best_card(payoff, len(mine), len(theirs), CARD_ROUNDS)
    return g.moves.fight.at(mine[rng.pick(played)])


def declare(odds: Odds, g: Pieces, step: Battle, side: i64) -> i64:
    """Berserk, throw or neither, whichever wins most often. A thrown unit comes back later, so a throw must be clearly
    better."""
    m = g.moves
    other = 1 - side
    mine = dice_in(g, step, side, CALM)
    theirs = dice_in(g, step, other, step.mood[other])
    unit = step.unit[side]
    raging = step.mood[other] == RAGING
    best = odds.rolls(mine, theirs, odds.ties(unit, step.unit[other], False, raging))
    action = m.no
    if step.may_rage(g, side):
        ties = odds.ties(unit, step.unit[other], True, raging)
        chance = odds.rolls(dice_in(g, step, side, RAGING), theirs, ties)
        if chance > best:
            best = chance
            action = m.berserk
    if step.may_throw(g, side):
        ties = odds.ties(unit, step.unit[other], False, raging)
        chance = odds.rolls(dice_in(g, step, side, THROWING), theirs, ties)
        if chance > best + 150:
            action = m.throw
    return action


def dice_in(g: Pieces, step: Battle, side: i64, mood: i64) -> i64:
    """The dice of a side in another mood."""
    before = step.mood[side]
    step.mood[side] = mood
    out = step.dice_of(g, side)
    step.mood[side] = before
    return out if out < MOST_DICE else MOST_DICE


# -- cards ---------------------------------------------------------------------------------------------------------


def discard(worth: Terms, g: Pieces, step: DiscardCards, seat: i64) -> i64:
    """Permanent cards go back, since they can be had again; random ones are kept if they are better than most."""
    for action in step.legal(g, seat):
        if action == g.moves.stop:
            return action
        card = g.moves.discard.index(action)
        if card < PERMANENTS or worth.card_rank(g, seat, card) < worth.weights.card_keep:
            return action
    return g.moves.stop
