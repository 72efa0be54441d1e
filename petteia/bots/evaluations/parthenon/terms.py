"""What buildings, wonders, fleets and aegis cards are worth. A well-used basic counts 100."""

from typing import Final

from petteia.bots.named_weights import NamedWeights
from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.box import Box
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    ACADEMY,
    ACROPOLIS,
    ANY_BASIC,
    ARMY,
    BASICS,
    BONUS_PRODUCTION,
    BUILD_DISCOUNT,
    COMMODITIES,
    COMPLETE,
    ESCORT,
    EXTRA_COST,
    GOLD,
    HAND_BONUS,
    IGNORE_EVENT,
    KINDS_OF_STRUCTURE,
    MARKET,
    MOST_FLEETS,
    PARTIAL,
    PHILOSOPHIES,
    PLAN,
    PRICE,
    PRODUCTION,
    SEASONS,
    TRADE_DISCOUNT,
    TREASURY,
    WONDERS,
    WORKSHOP,
    YEARS,
)

UNITS: Final = KINDS_OF_STRUCTURE + 2
"""What an island needs to have finished: structures, and two wonders."""
STAGES: Final = COMPLETE + 1


class Weights(NamedWeights):
    """What things are worth, estimated by hand, by season where stated; `weights/parthenon.json` has what self-play
    found."""

    def __init__(self) -> None:
        self.village: i64 = 90  # by season
        self.workshop: i64 = 170  # by season
        self.market: i64 = 70  # by season
        self.academy: i64 = 60  # by season
        self.treasury: i64 = 90  # by season
        self.aegis_house: i64 = 45  # by season: Port, Fortress, Shrine
        self.acropolis: i64 = 420  # a rung of the last ladder
        self.last_workshop: i64 = 120  # the rung after it
        self.thought: i64 = 60  # and after that
        self.thought_used: i64 = 60  # by season
        self.plan: i64 = 650  # a plan in hand
        self.partial: i64 = 1150  # a plan that is paid
        self.complete: i64 = 1500  # a wonder
        self.wonder_used: i64 = 40  # by season
        self.second_fleet: i64 = 75  # by season
        self.third_fleet: i64 = 40  # by season
        self.first_fleet: i64 = 140  # by season
        self.army: i64 = 80  # by season, as long as there is a village for it
        self.idle_army: i64 = 45
        self.escort: i64 = 60
        self.gift: i64 = 70
        self.step: i64 = 160  # one thing less to build
        self.last_step: i64 = 1500  # divided by how many are left: the end draws near
        self.finished: i64 = 20000
        self.rival: i64 = 0  # thousandths of what lies open before the strongest rival
        # towards the end the last ladder counts: this much more when no harvest is left, less before
        self.late_acropolis: i64 = 0
        self.late_plan: i64 = 0
        self.late_partial: i64 = 0
        self.late_complete: i64 = 0
        # cards
        self.paid: i64 = 970  # thousandths of a thing that can be paid for: the rest counts once it is built
        self.held: i64 = 850  # the same for what can be paid for only elsewhere, or after something else
        self.promise: i64 = 1000  # a thing that lacks some cards, relative to the table written by hand
        self.gold: i64 = 160  # a card that no price needs
        self.rare: i64 = 90
        self.basic: i64 = 48
        self.plenty: i64 = 8  # less for a basic by each that comes in every season
        self.rare_plenty: i64 = 15  # and for a rare
        self.worth_paying: i64 = 20  # what a thing must bring for each basic it costs, or it is not built
        # bargains
        self.good: i64 = 20  # the least gain for which a trade is proposed
        self.agreed: i64 = 12  # the least gain for which one is agreed to
        self.tempting: i64 = 25  # the least gain for which another seat is expected to agree
        self.envy: i64 = 300  # thousandths of the other seat's gain that count against a trade
        # voyages
        self.exchange: i64 = 15  # the gain for which an exchange is made
        self.sailing: i64 = 30  # the gain for which a fleet sails
        self.unknown: i64 = 930  # thousandths of the gain hoped for in an unknown harbor
        self.sea: i64 = 1000  # how much the sea is feared
        self.early_market: i64 = 0  # 1: use the Market as soon as it opens, if that helps


def seasons_after(g: Pieces) -> i64:
    """The number of seasons after this one."""
    return YEARS * SEASONS - (g.year() - 1) * SEASONS - g.season()


def harvests(g: Pieces) -> i64:
    """How often villages will still yield."""
    after = seasons_after(g)
    return after + 1 if g.phase() < PRODUCTION else after


def complete_wonders(g: Pieces, seat: i64) -> i64:
    """Wonders a seat has completed."""
    n: i64 = 0
    for wonder in range(WONDERS):
        if g.owner(wonder) == seat and g.stage(wonder) == COMPLETE:
            n += 1
    return n


def gold_to_complete(g: Pieces) -> i64:
    """The gold that any wonder needs in the end."""
    prices = g.box.completion_price
    least = prices[GOLD]
    for wonder in range(1, WONDERS):
        gold = prices[wonder * PRICE + GOLD]
        least = gold if gold < least else least
    return least


def units_left(g: Pieces, seat: i64) -> i64:
    """How many things a seat still has to build."""
    return UNITS - g.count_built(seat, 0, KINDS_OF_STRUCTURE) - complete_wonders(g, seat)


def weight_of(item: i64) -> i64:
    """What a card of a price weighs relative to a basic."""
    return 2 if BASICS <= item < GOLD else 3 if item == GOLD else 1


class Terms:
    """What a seat has, apart from commodities."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.box: Box | None = None  # the box whose prices are computed
        self.dues: vec[i64] = vec[i64]()  # island x structure: what the price weighs
        self.gold: i64 = 0
        self.wonders: vec[i64] = zeros(8 * STAGES)  # a buffer in which features.py counts them

    def weigh_prices(self, g: Pieces) -> None:
        """Compute once what all printed prices weigh."""
        box = g.box
        self.box = box
        self.gold = gold_to_complete(g)
        self.dues = zeros(len(box.start) * KINDS_OF_STRUCTURE)
        for island in range(len(box.start)):
            for structure in range(KINDS_OF_STRUCTURE):
                again = (box.start[island] >> structure) & 1 != 0  # PAR-4.2.2: a start village that was razed
                at: i64 = 0 if again else (island * KINDS_OF_STRUCTURE + structure) * PRICE
                due: i64 = 0
                for item in range(PRICE):
                    due += (box.start_again[item] if again else box.price[at + item]) * weight_of(item)
                self.dues[island * KINDS_OF_STRUCTURE + structure] = due

    def odds(self, g: Pieces, seat: i64) -> i64:
        """The chance to finish in time, in thousandths: the income until the end against what is still to be paid."""
        if self.box is not g.box:
            self.weigh_prices(g)
        built = g.built(seat)
        row = g.island(seat) * KINDS_OF_STRUCTURE
        extra: i64 = 0
        event = g.in_force(EXTRA_COST)
        if event >= 0 and not g.ignores(seat, event):  # PAR-4.1.5, PAR-7.2.1
            extra = g.box.events.amount[event] * weight_of(ANY_BASIC)
        due: i64 = 0
        income: i64 = 0
        for structure in range(i64(KINDS_OF_STRUCTURE)):
            if (built >> structure) & 1 == 0:
                due += self.dues[row + structure] + extra
            elif structure < ACROPOLIS:
                income += 1 if structure < WORKSHOP else 2
        wonders: i64 = 0
        for wonder in range(i64(WONDERS)):
            if g.owner(wonder) == seat:
                wonders += 1
                stage = g.stage(wonder)
                due -= 5 if stage == PARTIAL else 7 + 3 * self.gold if stage == COMPLETE else 0
                if len(g.paid_in) > 0:
                    for kind in range(i64(COMMODITIES)):
                        due -= g.paid_in[wonder * COMMODITIES + kind] * weight_of(kind)
        due += 2 * (7 + 3 * self.gold) + (3 if wonders < 2 else 0)
        to_come: i64 = 0
        for place in range(hand_of(seat), hand_of(seat + 1)):
            if g.size(place) > 0:
                for kind in range(i64(COMMODITIES)):
                    to_come += g.count(place, kind) * weight_of(kind)
        turns = harvests(g)
        to_come += income * turns + turns * (turns - 1) * (8 - income if income < 8 else 0) // 16
        if due <= to_come:
            return 1000
        return 1000 * to_come * to_come // (due * due)

    # -- what is to be built --------------------------------------------------------------------------------

    def step(self, left: i64) -> i64:
        """What it is worth to build one of the things that are left."""
        return self.weights.step + self.weights.last_step // (left if left > 0 else 1)

    def structure(self, structure: i64, turns: i64) -> i64:
        """What a structure is worth besides being one thing less to build."""
        w = self.weights
        if structure < WORKSHOP:
            return w.village * turns
        if structure < ACROPOLIS:
            return w.workshop * turns + w.last_workshop
        use = w.aegis_house
        if structure == MARKET:
            use = w.market
        elif structure == ACADEMY:
            use = w.academy
        elif structure == TREASURY:
            use = w.treasury
        return use * turns + w.acropolis + self.late(w.late_acropolis, turns)

    def late(self, worth: i64, turns: i64) -> i64:
        """What counts more the fewer harvests are left."""
        all_turns: i64 = YEARS * SEASONS
        gone = all_turns - turns if turns < all_turns else i64(0)
        return worth * gone * gone // (all_turns * all_turns)

    def fleet(self, fleet: i64, turns: i64) -> i64:
        """What a fleet is worth."""
        w = self.weights
        return (w.first_fleet if fleet == 0 else w.second_fleet if fleet == 1 else w.third_fleet) * turns

    def wonder(self, stage: i64, turns: i64) -> i64:
        """What a wonder at this stage is worth."""
        w = self.weights
        if stage == PLAN:
            return self.hope(turns)
        if stage == PARTIAL:
            return self.hope(turns) + w.partial + self.late(w.late_partial, turns)
        if stage != COMPLETE:
            return 0
        late = self.late(w.late_partial + w.late_complete, turns)
        return self.hope(turns) + w.partial + w.complete + w.wonder_used * turns + late

    def hope(self, turns: i64) -> i64:
        """What a plan is worth to a seat with time to build it."""
        w = self.weights
        late = self.late(w.late_plan, turns)
        return w.plan + (w.partial + w.complete) * (turns if turns < 6 else i64(6)) // 12 + late

    def thought(self, g: Pieces, philosophy: i64, turns: i64) -> i64:
        """What a philosophy is worth."""
        w = self.weights
        effect = g.box.givers.effect[philosophy]
        use = w.thought_used // 3
        if effect == BUILD_DISCOUNT or effect == BONUS_PRODUCTION:
            use = w.thought_used * 3 // 2
        elif effect == TRADE_DISCOUNT or effect == IGNORE_EVENT:
            use = w.thought_used
        elif effect == HAND_BONUS:
            use = w.thought_used * 2 // 3
        return w.thought + use * turns

    def aegis(self, g: Pieces, seat: i64, kind: i64, n: i64, turns: i64) -> i64:
        """What this many aegis cards of a kind are worth."""
        w = self.weights
        if kind == ARMY:
            villages = g.count_built(seat, 0, WORKSHOP)
            used = n if n < villages else villages
            return n * w.idle_army + used * w.army * turns
        first = w.escort if kind == ESCORT else w.gift
        return first * (n if n < 2 else i64(2)) + (first // 3) * (n - 2 if n > 2 else 0)

    # -- what is there --------------------------------------------------------------------------------------

    def parts(self, g: Pieces, seat: i64) -> dict[str, int]:
        """The same for people, by name."""
        turns = harvests(g)
        buildings: i64 = 0
        for structure in range(KINDS_OF_STRUCTURE):
            if g.has_built(seat, structure):
                buildings += self.structure(structure, turns)
        fleets: i64 = 0
        for fleet in range(MOST_FLEETS):
            if g.has_fleet(seat, fleet):
                fleets += self.fleet(fleet, turns)
        wonders: i64 = 0
        for wonder in range(WONDERS):
            if g.owner(wonder) == seat:
                wonders += self.wonder(g.stage(wonder), turns)
        thoughts: i64 = 0
        for philosophy in range(PHILOSOPHIES):
            if g.has_thought(seat, philosophy):
                thoughts += self.thought(g, philosophy, turns)
        progress = self.standing(g, seat) - buildings - fleets - wonders - thoughts
        return {
            "progress": int(progress),
            "buildings": int(buildings),
            "fleets": int(fleets),
            "wonders": int(wonders),
            "philosophies": int(thoughts),
        }

    def standing(self, g: Pieces, seat: i64) -> i64:
        """What lies open before a seat."""
        turns = harvests(g)
        odds = self.odds(g, seat)
        left = units_left(g, seat)
        out: i64 = self.weights.finished if left == 0 else 0
        for n in range(left + 1, UNITS + 1):
            out += self.step(n) * odds // 1000
        for structure in range(KINDS_OF_STRUCTURE):
            if g.has_built(seat, structure):
                out += self.structure(structure, turns)
        for fleet in range(MOST_FLEETS):
            if g.has_fleet(seat, fleet):
                out += self.fleet(fleet, turns)
        for wonder in range(WONDERS):
            if g.owner(wonder) == seat:
                out += self.wonder(g.stage(wonder), turns)
        for philosophy in range(PHILOSOPHIES):
            if g.has_thought(seat, philosophy):
                out += self.thought(g, philosophy, turns)
        return out
