"""What a player does about voyages, at home and in foreign harbors, without looking ahead."""

from petteia.bots.evaluations.parthenon.card_values import CardValues, all_cards, cheapest, dearest
from petteia.bots.evaluations.parthenon.harbor_deals import Dealings, Harbor
from petteia.bots.evaluations.parthenon.journeys import Journey, best_journey, extras
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.berth import DUES, FREE
from petteia.games.parthenon.harbors import Opening
from petteia.games.parthenon.loading import Loading, Manifest
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import ARMY, ARRIVED, DRAW_PLAN, ESCORT, KINDS, MOST_FLEETS, SHORES, UNDER_WAY
from petteia.games.parthenon.visit import Visit
from petteia.games.parthenon.voyage import closed_for


def fleets_bound_for(g: Pieces, seat: i64, region: i64) -> i64:
    """The fleets of others that may be in a region: those under way, or all that could be."""
    n: i64 = 0
    for other in range(g.seats):
        if other == seat:
            continue
        for fleet in range(MOST_FLEETS):
            if g.status(other, fleet) == UNDER_WAY:
                n += 1 if g.land(other, fleet) // 3 == region else 0
            elif g.has_fleet(other, fleet) and g.hand_size(other) > 0:
                n += 1
    return n


def loading(g: Pieces, step: Loading, seat: i64, card_values: CardValues) -> i64:
    """Send each fleet where it brings most, with what it exchanges there."""
    m = g.moves
    manifest = Manifest(g, seat, step.picks[seat])
    fleet = manifest.fleet
    if fleet == MOST_FLEETS:
        return m.done
    land = manifest.land[fleet]
    hand = manifest.left[:]
    for kind in range(KINDS):
        hand[kind] += manifest.cards[fleet * KINDS + kind]
    athens = False
    for earlier in range(fleet):
        athens = athens or (manifest.land[earlier] >= 0 and g.box.offer[manifest.land[earlier]] == DRAW_PLAN)
    if land < 0:
        best = Journey(0)
        for shore in range(SHORES):
            if not closed_for(g, seat, shore):
                journey = plan_journey(g, card_values, shore, hand, athens)
                if journey.gain > best.gain:
                    best = journey
        return m.sail.at(best.land) if best.gain > card_values.worth.weights.sailing else m.stay
    journey = plan_journey(g, card_values, land, hand, athens)
    for kind in range(manifest.first, KINDS):
        if manifest.left[kind] > 0 and manifest.cards[fleet * KINDS + kind] < journey.cargo[kind]:
            return m.load.at(kind)
    if manifest.loaded > 0:
        return m.set_sail
    kind = cheapest(card_values, hand, manifest.left, 0, KINDS)
    return m.load.at(kind)


def plan_journey(g: Pieces, card_values: CardValues, land: i64, hand: vec[i64], athens: bool) -> Journey:
    """The best voyage to a land; if another fleet goes to draw a plan, that plan is counted already."""
    others = fleets_bound_for(g, card_values.seat, land // 3)
    journey = best_journey(g, card_values, land, hand, g.box.hold, others)
    if athens and g.box.offer[land] == DRAW_PLAN:
        journey.gain -= extras(g, card_values, land, hand)
    return journey


def look(g: Pieces, seat: i64, card_values: CardValues, options: vec[i64]) -> i64:
    """Look at the harbor that would be the best to sail to."""
    m = g.moves
    hand = g.count_row(hand_of(seat))
    best: i64 = m.done
    most: i64 = 0
    for option in options:
        if option == m.done or g.harbor(m.look.index(option)) >= 0:
            continue
        journey = plan_journey(g, card_values, m.look.index(option), hand, False)
        if journey.gain > most:
            best = option
            most = journey.gain
    return best


def home_cards(g: Pieces, seat: i64, fleet: i64) -> vec[i64]:
    """All cards of a seat except those aboard a fleet."""
    out = all_cards(g, seat)
    hold = g.count_row(hold_of(seat, fleet))
    for kind in range(KINDS):
        out[kind] -= hold[kind]
    return out


def dealings(g: Pieces, seat: i64, fleet: i64, card_values: CardValues, most: i64) -> Dealings:
    """What a fleet would exchange where it is."""
    harbor = Harbor(g, seat, g.land(seat, fleet))
    out = Dealings(card_values, harbor, home_cards(g, seat, fleet), g.count_row(hold_of(seat, fleet)), 99)
    out.run(g, most)
    return out


def visit_gain(g: Pieces, seat: i64, fleet: i64, card_values: CardValues) -> i64:
    """What a fleet would gain by trading where it is."""
    land = g.land(seat, fleet)
    hold = g.count_row(hold_of(seat, fleet))
    harbor = Harbor(g, seat, land)
    if harbor.blocked and hold[ARMY] + hold[ESCORT] == 0:
        return 0
    deals = dealings(g, seat, fleet, card_values, 3)
    gain = deals.worth - card_values.cards(all_cards(g, seat)) + extras(g, card_values, land, hold) + 40 * harbor.free
    return gain - 45 if harbor.toll else gain


def opening(g: Pieces, step: Opening, seat: i64, card_values: CardValues) -> i64:
    """Open a harbor if a profitable trade is possible there."""
    m = g.moves
    land = step.land(g, seat)
    if land == SHORES:
        return m.done
    for fleet in range(MOST_FLEETS):
        here = g.status(seat, fleet) == ARRIVED and g.land(seat, fleet) == land
        if here and visit_gain(g, seat, fleet, card_values) > 0:
            return m.open.at(land)
    return m.leave.at(land)


def begin(g: Pieces, seat: i64, card_values: CardValues, options: vec[i64]) -> i64:
    """Let the first fleet with something to gain begin to trade."""
    for option in options:
        if option != g.moves.done and visit_gain(g, seat, g.moves.begin.index(option), card_values) > 0:
            return option
    return g.moves.done


def visit(g: Pieces, step: Visit, seat: i64, card_values: CardValues) -> i64:
    """Plans and philosophies first; then one exchange after the other, as long as they help."""
    m = g.moves
    options = step.legal(g, seat)
    pool = all_cards(g, seat)
    if step.stage == DUES:
        have = zeros(KINDS)
        for option in options:
            have[m.give.index(option)] = 1
        kind = cheapest(card_values, pool, have, 0, KINDS)
        return m.give.at(kind)
    if step.stage == FREE:
        kinds: i64 = 0
        for option in options:
            kinds |= i64(1) << m.take.index(option)
        return m.take.at(dearest(card_values, pool, kinds))
    thought: i64 = -1
    most: i64 = 0
    for option in options:
        if option == m.draw_plan:
            return option
        if m.adopt.holds(option):
            worth = card_values.worth.thought(g, m.adopt.index(option), card_values.turns)
            if thought < 0 or worth > most:
                thought = option
                most = worth
    if thought >= 0:
        return thought
    return exchange_abroad(g, step, seat, card_values, options)


def exchange_abroad(g: Pieces, step: Visit, seat: i64, card_values: CardValues, options: vec[i64]) -> i64:
    """The line that helps most, with all available discounts."""
    m = g.moves
    deals = dealings(g, seat, step.fleet, card_values, 1)
    if deals.done == 0:
        return m.finish
    if deals.buys_first:
        for option in options:
            if option == m.buy:
                return option
        return m.finish
    best: i64 = m.finish
    for option in options:
        if m.convert.holds(option) and m.convert.index(option) // 4 == deals.line:
            best = option  # the last has most discounts
    return best
