"""Whom the Archon picks, in what order events come, what a Stoic ignores, whom to vote for."""

from petteia.bots.evaluations.parthenon.card_values import CardValues
from petteia.bots.evaluations.parthenon.terms import Terms
from petteia.engine.ints import i64, zeros
from petteia.games.parthenon.event_phase import RunThrough
from petteia.games.parthenon.production import product
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import (
    AWARD,
    BASICS,
    BLOCK_PRODUCTION,
    CLOSE_LAND,
    EXTRA_COST,
    HAZARD_DRAWS,
    PAY_OR_SUFFER,
    PER_REGION,
    REDUCE_PRODUCTION,
    SUSPEND,
    WORKSHOP,
)


def strongest(g: Pieces, worth: Terms, seat: i64, among: i64) -> i64:
    """The strongest rival of some; the seat itself only if there is no other."""
    best: i64 = seat
    most: i64 = -1
    for other in range(g.seats):
        if other != seat and (among >> other) & 1 != 0:
            standing = worth.standing(g, other)
            if standing > most:
                best = other
                most = standing
    return best


def weakest(g: Pieces, worth: Terms, seat: i64) -> i64:
    """The weakest rival."""
    best: i64 = -1
    least: i64 = 0
    for other in range(g.seats):
        if other != seat:
            standing = worth.standing(g, other)
            if best < 0 or standing < least:
                best = other
                least = standing
    return best


def event_choice(g: Pieces, step: RunThrough, seat: i64, worth: Terms) -> i64:
    """What the Archon chooses for an event: what hurts the strongest rival most, and the Archon least."""
    m = g.moves
    effect = g.box.events.effect[step.event(g)]
    if effect == BLOCK_PRODUCTION:
        return m.drought.at(driest(g, seat, worth))
    if effect == AWARD:
        return m.target.at(weakest(g, worth, seat))
    if effect == SUSPEND:
        among: i64 = 0
        for action in step.options(g):
            among |= i64(1) << m.target.index(action)
        return m.target.at(strongest(g, worth, seat, among))
    options = step.options(g)
    if effect == CLOSE_LAND:  # Ionia only helps owners of an Academy, Athens as long as plans are missing
        first = m.close.index(options[0])
        wanted: i64 = 1 if g.plans(seat) >= 2 else PER_REGION - 1
        return m.close.at(first + wanted)
    return options[0]


def driest(g: Pieces, seat: i64, worth: Terms) -> i64:
    """The basic whose drought costs the rivals most, and the seat itself least."""
    strong = strongest(g, worth, seat, (i64(1) << g.seats) - 1)
    loss = zeros(BASICS)
    for other in range(g.seats):
        each: i64 = -3 if other == seat else 2 if other == strong else 1
        for village in range(WORKSHOP):
            if g.has_built(other, village):
                loss[product(g, other, village)] += each
    best: i64 = 0
    for basic in range(1, BASICS):
        if loss[basic] > loss[best]:
            best = basic
    return best


def order_events(g: Pieces, place: i64) -> i64:
    """Gains before payments, as far as an order matters."""
    for at in range(place, g.events_up()):
        event = g.ordered(at)
        if g.box.events.bad[event] == 0:
            return event
    return g.ordered(place)


def ignored_event(g: Pieces, seat: i64, worth: Terms) -> i64:
    """The face-up event that costs a Stoic most, or -1."""
    card_values = CardValues(g, seat, worth)
    best: i64 = -1
    most: i64 = 0
    for slot in range(g.events_up()):
        event = g.ordered(slot)
        if g.box.events.bad[event] == 0:
            continue
        cost = hurts(g, seat, event, card_values)
        if cost > most:
            best = event
            most = cost
    return best


def hurts(g: Pieces, seat: i64, event: i64, card_values: CardValues) -> i64:
    """What an event roughly costs a seat in a season."""
    effect = g.box.events.effect[event]
    if effect == PAY_OR_SUFFER:
        return 160
    if effect == EXTRA_COST:
        return 200
    if effect == REDUCE_PRODUCTION:
        return 100
    if effect == BLOCK_PRODUCTION:
        dry = g.choice(event)
        return 100 * card_values.income[dry] if dry >= 0 else 0
    if effect == SUSPEND:
        return 110 if g.choice(event) == seat else 0
    if effect == HAZARD_DRAWS:
        return 90
    return 40
