"""PAR-3.8 — The build phase: an earthquake is settled, then each player has one build turn in Archon order."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.exchange import market_lines, swap_at_home, use_market, why_no_market
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.philosophy import adopt_at_home, adoptions, free_adoption, why_no_adoption
from petteia.games.parthenon.pricing import BUYS_AEGIS, BUYS_FLEET, BUYS_PEACE, all_discounts, price_for, shortfall
from petteia.games.parthenon.procedure import Procedure, Turns
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    ACADEMY,
    ACROPOLIS,
    AEGIS_KINDS,
    ANY_BASIC,
    BASICS,
    COMMODITIES,
    GAIN_AEGIS,
    GIVERS,
    HOME_EXCHANGE,
    KINDS_OF_STRUCTURE,
    MOST_FLEETS,
    NOTHING,
    OTHER_BASIC,
    PHILOSOPHIES,
    PRICE,
    WONDERS,
)
from petteia.games.parthenon.wonders import (
    FREE_ACTIONS,
    free_actions,
    is_free_action,
    take_free_action,
    why_no_free_action,
    with_instalments,
)

# -- an earthquake ---------------------------------------------------------------------------------------------


def shaken(g: Pieces) -> i64:
    """PAR-7.3.3 — The player an earthquake hits now, or NOTHING."""
    event = g.suspending(0)
    if event < 0:
        return NOTHING
    seat = g.choice(event)
    if seat < 0 or g.ignores(seat, event) or g.count_built(seat, ACROPOLIS, KINDS_OF_STRUCTURE) == 0:
        return NOTHING
    return seat


class Earthquake(Procedure):
    """PAR-7.3.3 — The named player pays basics, or picks a building that does not work until the end of the season."""

    RULE: ClassVar[str] = "PAR-7.3.3"
    VERBS: ClassVar[str] = "pay_off idle"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def due(self, g: Pieces) -> i64:
        """The basics that keep it off."""
        return g.box.events.amount[g.suspending(0)]

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if g.basics_in(hand_of(seat)) >= self.due(g):
            out = append(out, g.moves.pay_off)
        for building in range(ACROPOLIS, KINDS_OF_STRUCTURE):
            if g.has_built(seat, building):
                out = append(out, g.moves.idle.at(building - ACROPOLIS))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if action == g.moves.pay_off:
            have = int(g.basics_in(hand_of(seat)))
            return Reason("too_few_of_class", {"class": "basics", "have": have, "need": int(self.due(g))}, "PAR-7.3.3")
        return Reason("not_built", {"structure": g.word("buildings", g.moves.idle.index(action))}, "PAR-7.3.3")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.stack.pop()
        if action == g.moves.pay_off:
            price = zeros(PRICE)
            price[ANY_BASIC] = self.due(g)
            g.tell(events.EARTHQUAKE_PAID, seat)
            g.push(Payment(seat, BUYS_PEACE, price))
        else:
            g.put_idle(seat, g.moves.idle.index(action))
            g.tell(events.BUILDING_IDLE, seat, g.moves.idle.index(action))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("earthquake", {"basics": int(self.due(g))})

    def clone(self) -> "Earthquake":
        return Earthquake(self.seat)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)

    def audit(self, g: Pieces) -> None:
        """An earthquake that is face up, and a player it hits."""
        require(shaken(g) == self.seat, "an earthquake hits a player who was not named for it")


# -- a build turn ----------------------------------------------------------------------------------------------


def mustering(g: Pieces, seat: i64, kind: i64) -> i64:
    """PAR-8.3.10, PAR-8.3.11 — The wonder of a player that gives an aegis card he can take now, or NOTHING."""
    if g.supply(kind - COMMODITIES) == 0:
        return NOTHING
    for giver in range(PHILOSOPHIES, GIVERS):
        wanted = g.box.givers.effect[giver] == GAIN_AEGIS and (g.box.givers.cards[giver] >> kind) & 1 != 0
        if wanted and g.has(seat, giver) and not g.has_used(seat, giver):
            return giver
    return NOTHING


def swaps_left(g: Pieces, seat: i64) -> i64:
    """PAR-8.3.13 — Basics that can still be exchanged one for one."""
    return g.effect_sum(seat, HOME_EXCHANGE) - g.swapped(seat)


def can_build(g: Pieces, seat: i64, structure: i64, discounts: i64) -> bool:
    """PAR-4.1.9 — A structure is on offer only if a complete legal payment exists, with discounts if need be."""
    if g.has_built(seat, structure):
        return False
    return shortfall(g, seat, price_for(g, seat, structure)) <= discounts


def builds_for_nothing(g: Pieces, seat: i64) -> bool:
    """PAR-4.1.7 — Whether discounts remove a whole price, which everybody can see of an empty hand."""
    discounts = all_discounts(g, seat)
    if discounts == 0 or g.hand_size(seat) > 0:
        return False
    for structure in range(KINDS_OF_STRUCTURE):
        if can_build(g, seat, structure, discounts):
            return True
    return False


def can_buy_fleet(g: Pieces, seat: i64, fleet: i64) -> bool:
    """PAR-5.1 — C only while B is owned."""
    if g.has_fleet(seat, fleet) or (fleet == 2 and not g.has_fleet(seat, 1)):
        return False
    return shortfall(g, seat, price_for(g, seat, BUYS_FLEET + fleet)) == 0


def can_use(g: Pieces, seat: i64, building: i64) -> bool:
    """PAR-4.7 to PAR-4.9 — Whether an aegis card can be bought in a building."""
    kind = g.box.use_aegis[building - ACROPOLIS]
    if kind < 0 or not g.unused(seat, building) or g.supply(kind - COMMODITIES) == 0:
        return False
    return shortfall(g, seat, price_for(g, seat, BUYS_AEGIS + building - ACROPOLIS)) == 0


class BuildTurns(Turns):
    """PAR-3.8.2, PAR-3.8.3 — Any number of build actions in any order, ended with done."""

    RULE: ClassVar[str] = "PAR-3.8.2"
    VERBS: ClassVar[str] = f"{FREE_ACTIONS} done swap build buy_fleet market adopt use muster"

    def verbs(self, g: Pieces) -> str:
        return with_instalments(g, type(self).VERBS)

    def may(self, g: Pieces, seat: i64) -> bool:
        if g.hand_size(seat) > 0 or free_adoption(g, seat) or builds_for_nothing(g, seat):
            return True
        for kind in range(COMMODITIES, COMMODITIES + AEGIS_KINDS):
            if mustering(g, seat, kind) >= 0:
                return True
        return False

    def sure(self, g: Pieces, seat: i64) -> bool:
        """PAR-3.8.3 — A seat with cards builds on its own island with its own hand."""
        return g.hand_size(seat) > 0

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        m = g.moves
        if m.build.holds(action) or m.buy_fleet.holds(action) or m.market.holds(action) or m.plan.holds(action):
            return True
        return action == m.swap or action == m.done

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = free_actions(g, seat, vec[i64]())
        discounts = all_discounts(g, seat)
        for structure in range(KINDS_OF_STRUCTURE):
            if can_build(g, seat, structure, discounts):
                out = append(out, m.build.at(structure))
        for fleet in range(MOST_FLEETS):
            if can_buy_fleet(g, seat, fleet):
                out = append(out, m.buy_fleet.at(fleet))
        out = adoptions(g, seat, market_lines(g, seat, out))
        for building in range(ACROPOLIS, KINDS_OF_STRUCTURE):
            if can_use(g, seat, building):
                out = append(out, m.use.at(building - ACROPOLIS))
        for kind in range(COMMODITIES, COMMODITIES + AEGIS_KINDS):
            if mustering(g, seat, kind) >= 0:
                out = append(out, m.muster.at(kind - COMMODITIES))
        if swaps_left(g, seat) > 0 and g.basics_in(hand_of(seat)) > 0:
            out = append(out, m.swap)
        return append(out, m.done)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if is_free_action(g, action):
            return why_no_free_action(g, seat, action)
        if m.build.holds(action):
            structure = m.build.index(action)
            if g.has_built(seat, structure):
                return Reason("built_already", {"structure": g.word("structures", structure)}, "PAR-4.1.1")
            return too_dear(g, seat, price_for(g, seat, structure), all_discounts(g, seat), "PAR-4.1.9")
        if m.buy_fleet.holds(action):
            fleet = m.buy_fleet.index(action)
            name = g.word("fleets", fleet)
            if g.has_fleet(seat, fleet):
                return Reason("fleet_owned", {"fleet": name}, "PAR-5.1.1")
            if fleet == 2 and not g.has_fleet(seat, 1):
                return Reason("fleet_before", {"fleet": name}, "PAR-5.1.2")
            return too_dear(g, seat, price_for(g, seat, BUYS_FLEET + fleet), 0, "PAR-5.1.1")
        if m.market.holds(action):
            return why_no_market(g, seat, action)
        if m.adopt.holds(action):
            return why_no_adoption(g, seat, m.adopt.index(action))
        if m.use.holds(action):
            return self.why_no_use(g, seat, ACROPOLIS + m.use.index(action))
        if m.muster.holds(action):
            return why_no_muster(g, seat, COMMODITIES + m.muster.index(action))
        if swaps_left(g, seat) <= 0:
            return Reason("no_swaps", {}, "PAR-8.3.13")
        return Reason("too_few_of_class", {"class": "basics", "have": 0, "need": 1}, "PAR-8.3.13")

    def why_no_use(self, g: Pieces, seat: i64, building: i64) -> Reason:
        """Why an acropolis building cannot be used."""
        name = g.word("buildings", building - ACROPOLIS)
        kind = g.box.use_aegis[building - ACROPOLIS]
        if kind < 0:
            return Reason("no_such_use", {"structure": name}, "PAR-4.4.3" if building != ACADEMY else "PAR-4.5.4")
        if not g.works(seat, building):
            idle = g.has_built(seat, building)
            return Reason("idle_building" if idle else "not_built", {"structure": name}, "PAR-4.1.10")
        if not g.unused(seat, building):
            return Reason("used_already", {"structure": name}, "PAR-4.1.10")
        if g.supply(kind - COMMODITIES) == 0:
            return Reason("supply_empty", {"card": g.word("cards", kind)}, "PAR-1.1.7")
        rule = ("PAR-4.7.1", "PAR-4.8.1", "PAR-4.9.1")[building - 11]
        return too_dear(g, seat, price_for(g, seat, BUYS_AEGIS + building - ACROPOLIS), 0, rule)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        if action == m.done:
            g.tell(events.TURN_ENDED, seat)
            self.place += 1
        elif is_free_action(g, action):
            take_free_action(g, seat, action)
        elif m.build.holds(action):
            structure = m.build.index(action)
            g.tell(events.BUILDING_BEGUN, seat, structure)
            g.push(Payment(seat, structure, price_for(g, seat, structure)))
        elif m.buy_fleet.holds(action):
            what = BUYS_FLEET + m.buy_fleet.index(action)
            g.push(Payment(seat, what, price_for(g, seat, what)))
            g.tell(events.FLEET_ORDERED, seat, m.buy_fleet.index(action))
        elif m.market.holds(action):
            use_market(g, seat, action)
        elif m.adopt.holds(action):
            adopt_at_home(g, seat, m.adopt.index(action))
        elif m.use.holds(action):
            what = BUYS_AEGIS + m.use.index(action)
            g.tell(events.BUILDING_USED, seat, m.use.index(action))
            g.push(Payment(seat, what, price_for(g, seat, what)))
        elif m.muster.holds(action):
            kind = COMMODITIES + m.muster.index(action)
            g.put_used(seat, mustering(g, seat, kind))
            g.take(hand_of(seat), kind, 1)
            g.tell(events.AEGIS_TAKEN, seat, kind)
        else:
            g.add_swapped(seat, 1)
            g.tell(events.SWAP_BEGUN, seat)
            g.push(swap_at_home(seat))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("build_turn")

    def clone(self) -> "BuildTurns":
        return BuildTurns(self.place)


def why_no_muster(g: Pieces, seat: i64, kind: i64) -> Reason:
    """Why no aegis card can be taken from a wonder."""
    card = g.word("cards", kind)
    for giver in range(PHILOSOPHIES, PHILOSOPHIES + WONDERS):
        wanted = g.box.givers.effect[giver] == GAIN_AEGIS and (g.box.givers.cards[giver] >> kind) & 1 != 0
        if wanted and g.has(seat, giver):
            rule = "PAR-8.3.11" if kind == COMMODITIES + 2 else "PAR-8.3.10"
            if g.has_used(seat, giver):
                return Reason("wonder_used", {"wonder": g.word("wonders", giver - PHILOSOPHIES)}, rule)
            return Reason("supply_empty", {"card": card}, "PAR-1.1.7")
    return Reason("no_such_wonder", {"card": card}, "PAR-8.1.6")


def too_dear(g: Pieces, seat: i64, price: vec[i64], discount: i64, rule: str) -> Reason:
    """Why a price cannot be paid: the first named card that is missing and no discount removes, or the basics."""
    for kind in range(BASICS, COMMODITIES):
        have = g.hand(seat, kind)
        if have < price[kind]:
            params: dict[str, int | str] = {"card": g.word("cards", kind), "have": int(have), "need": int(price[kind])}
            return Reason("too_few", params, rule)
    missing = int(shortfall(g, seat, price) - discount)
    for kind in range(BASICS):
        have = g.hand(seat, kind)
        if have < price[kind]:
            params = {"card": g.word("cards", kind), "have": int(have), "need": int(price[kind]), "missing": missing}
            return Reason("too_few_basics", params, rule)
    wild = int(price[OTHER_BASIC] + price[ANY_BASIC])
    return Reason("too_few_wild", {"need": wild, "missing": missing}, rule)
