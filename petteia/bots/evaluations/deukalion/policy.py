"""Choices for which one step of lookahead shows too little, or that need none."""

from petteia.bots.evaluations.deukalion.distances import FAR
from petteia.bots.evaluations.deukalion.terms import Terms
from petteia.engine.ints import i64, vec, zeros
from petteia.games.deukalion.box import ROUND_ABOUT
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.effects import stays
from petteia.games.deukalion.kylix import Acting, MoveHydra
from petteia.games.deukalion.mission_price import PAY
from petteia.games.deukalion.missions import Claim
from petteia.games.deukalion.opponents import POSES as POSES_OF_A_SIDE
from petteia.games.deukalion.opponents import PREPARE
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import (
    BRING_BACK,
    CARDS,
    CROSS,
    SAVE_FALLEN,
    SOLDIERS,
    STRIKE_HARDER,
    STRONGER,
    THROW_AGAIN,
)
from petteia.games.deukalion.trophies import Trophy


def first_with_effect(g: Pieces, options: vec[i64], effect: i64) -> i64:
    """The option to play a card of an effect, or -1."""
    m = g.moves
    for action in options:
        if m.play.holds(action) and g.box.card_effect[m.play.index(action)] == effect:
            return action
    return -1


def lay_out(g: Pieces, options: vec[i64]) -> i64:
    """The option to play a card that stays, best played at once; or -1."""
    m = g.moves
    for action in options:
        if m.play.holds(action) and stays(g.box, m.play.index(action)):
            return action
    return -1


def claim_best(g: Pieces, options: vec[i64]) -> i64:
    """The mission worth most, of those that can be claimed; or -1."""
    m = g.moves
    best: i64 = -1
    for action in options:
        if m.claim.holds(action):
            points = g.box.mission_points[m.claim.index(action)]
            if best < 0 or points > g.box.mission_points[m.claim.index(best)]:
                best = action
    return best


def in_window(g: Pieces, seat: i64, options: vec[i64]) -> i64:
    """Out of turn: a card that stays, and soldiers back if the card brings as many as it can."""
    action = lay_out(g, options)
    if action >= 0:
        return action
    action = first_with_effect(g, options, BRING_BACK)
    if action >= 0:
        amount = g.box.card_amount[g.moves.play.index(action)]
        if g.can_return(seat, amount) == amount:
            return action
    return g.moves.pass_


def in_fight(worth: Terms, g: Pieces, fight: Fight, seat: i64) -> i64:
    """Before the throw, soldiers who can still join; after it, cards that turn a defeat into a victory or save many."""
    options = fight.legal(g, seat)
    if fight.stage == PREPARE:
        song = first_with_effect(g, options, BRING_BACK)
        return song if song >= 0 and g.can_return(seat, 2) == 2 else g.moves.pass_
    fleece = first_with_effect(g, options, STRONGER)
    if fleece >= 0:
        return fleece
    side = fight.turn
    need = fight.needed(g) - fight.strength(g, 0)
    if fight.ships():
        need = fight.strength(g, 1 - side) - fight.strength(g, side) + (1 if side == 0 else 0)
    cross = fight.pose[side * POSES_OF_A_SIDE + CROSS]
    if need > 0:
        rage = first_with_effect(g, options, STRIKE_HARDER)
        help_at_hand: i64 = 0
        if rage >= 0:
            card = g.moves.play.index(rage)
            help_at_hand = g.box.card_amount[card] * g.in_hand(seat, card)
            if help_at_hand >= need:
                return rage
        nike = first_with_effect(g, options, THROW_AGAIN)
        if nike >= 0 and worth.odds.reach(cross, need - help_at_hand) >= worth.weights.throw_again:
            return nike
    aegis = first_with_effect(g, options, SAVE_FALLEN)
    return aegis if aegis >= 0 and cross >= 3 else g.moves.pass_


def trophy(g: Pieces, step: Trophy, seat: i64) -> i64:
    """The mission worth most."""
    action = claim_best(g, step.legal(g, seat))
    return action if action >= 0 else g.moves.decline


def payment(g: Pieces, step: Claim, seat: i64) -> i64:
    """Pay with the most frequent action cards; treasures are left to lookahead."""
    if step.stage != PAY or not step.gives_cards(g):
        return -1
    best: i64 = -1
    for card in range(g.box.cards):
        if g.in_hand(seat, card) > 0 and (best < 0 or g.in_hand(seat, card) > g.in_hand(seat, best)):
            best = card
    return g.moves.give.at(best)


def acting(g: Pieces, step: Acting, seat: i64) -> i64:
    """Missions first, then cards and soldiers: later actions benefit from them."""
    options = step.legal(g, seat)
    action = claim_best(g, options)
    if action >= 0:
        return action
    action = lay_out(g, options)
    if action >= 0:
        return action
    for each in (CARDS, SOLDIERS):
        if step.can_use(g, seat, each):
            return g.moves.use.at(each)
    return -1


def hydra_worth(worth: Terms, g: Pieces, seat: i64) -> i64:
    """What it is worth to a player to send the Hydra against a rival, who may be driven off, or win."""
    w = worth.weights
    won = worth.odds.reach(g.aboard(seat), g.box.hydra_strength - g.strength_bonus(seat))
    gain = worth.hydra_gain(worth.agenda(g, seat, False))
    away = w.driven_off + worth.harvest(worth.goods(g, seat), worth.agenda(g, seat, False)) // 5
    return (away * (1000 - won) - gain * won) // 1000 + worth.loss(g, seat)


def send_hydra(worth: Terms, g: Pieces, step: MoveHydra, seat: i64) -> i64:
    """Towards the ship that would suffer most, if it is near enough; else it stays."""
    best: i64 = 0
    toward: i64 = -1
    for field in range(g.box.fields):
        ships = g.ships_on(field, seat)
        if ships == 0 or not g.ordinary(field) or g.ship(seat) == field:
            continue
        for other in range(g.seats):
            if (ships >> other) & 1 != 0:
                gain = hydra_worth(worth, g, other)
                if gain > best and steps_to(g, seat, g.hydra(), field) <= step.left:
                    best = gain
                    toward = field
    if toward >= 0:
        at = g.hydra() * ROUND_ABOUT
        near = steps_to(g, seat, g.hydra(), toward)
        for way in range(ROUND_ABOUT):
            field = g.box.beside[at + way]
            if field >= 0 and near > 0 and steps_to(g, seat, field, toward) == near - 1 and open_to(g, seat, field):
                return g.moves.hydra.at(field)
    return g.moves.stop


def open_to(g: Pieces, seat: i64, field: i64) -> bool:
    """Whether the Hydra can be moved to a field."""
    return g.ordinary(field) and g.ship(seat) != field


def steps_to(g: Pieces, seat: i64, start: i64, end: i64) -> i64:
    """The Hydra's distance to a field, where its move would end."""
    if start == end:
        return 0
    reached = zeros(g.box.fields)
    reached[end] = 1
    for steps in range(1, 4):
        for field in range(g.box.fields):
            if reached[field] != steps:
                continue
            for way in range(ROUND_ABOUT):
                other = g.box.beside[field * ROUND_ABOUT + way]
                if other == start:
                    return steps
                if other >= 0 and reached[other] == 0 and open_to(g, seat, other) and g.ships_on(other, seat) == 0:
                    reached[other] = steps + 1
    return FAR


def dice_worth(worth: Terms, g: Pieces, seat: i64, cards: i64, soldiers: i64) -> i64:
    """What the dice for cards and soldiers bring."""
    w = worth.weights
    out: i64 = 0
    if g.box.draws[cards - 1] == 0:
        out = -w.card * (g.seats - 1) * w.rival // 1000
    elif g.box.draws[cards - 1] == 2:
        out = w.card
    return out + g.can_return(seat, soldiers) * (w.soldier - w.below + w.recovery)
