"""DEU-5.3.1 — What a ship does where it stops: attacks, founding, claims, unloading."""

from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import Reason
from petteia.games.deukalion import events
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.end import reached, take_point_cards
from petteia.games.deukalion.missions import claim
from petteia.games.deukalion.settlements import found, may_found, why_not_found
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.tasks import Store, claimable, why_not_claim
from petteia.games.deukalion.terms import AGAINST_CITY, AGAINST_SETTLEMENT, FROM_DELIVERIES
from petteia.games.deukalion.under_way import Deed, Move


class StopAction(Deed):
    """DEU-5.3.1, DEU-5.3.4 — It ends the steps of the move; a ship that was displaced has none."""

    def refusal(self, g: Pieces, of: Move, seat: i64, action: i64) -> Reason:
        return Reason("ship_was_displaced", {}, "DEU-5.3.4") if of.off else self.why_not(g, of, action)

    def why_not(self, g: Pieces, of: Move, action: i64) -> Reason:
        """Why a ship that is where it wanted to be cannot do it."""
        raise NotImplementedError(f"{type(self).__name__} has no why_not()")

    def apply(self, g: Pieces, of: Move, seat: i64, action: i64) -> None:
        of.stopped = True
        self.carry_out(g, of, action)

    def carry_out(self, g: Pieces, of: Move, action: i64) -> None:
        """It is done."""
        raise NotImplementedError(f"{type(self).__name__} has no carry_out()")


class Attack(StopAction):
    """DEU-5.3.2, DEU-10.3.1, DEU-10.4.1 — A city or a settlement is attacked, once in a move; as an option several are,
    and a move whose attack fails goes on."""

    def holds(self, g: Pieces, action: i64) -> bool:
        return g.moves.attack.holds(action)

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        seat = of.seat
        if g.aboard(seat) == 0 or g.in_athens(seat):
            return out
        for city in range(g.box.cities):
            if of.may_attack(city) and g.lies_at_city(seat, city) and (g.stored(city) > 0 or g.theseus_in(city)):
                out = append(out, g.moves.attack.at(city))
        for place in range(g.box.settlements):
            there = g.lies_at_settlement(seat, place) and g.holder(place) >= 0 and g.holder(place) != seat
            if there and of.may_attack(g.box.cities + place):
                out = append(out, g.moves.attack.at(g.box.cities + place))
        return out

    def why_not(self, g: Pieces, of: Move, action: i64) -> Reason:
        seat = of.seat
        place = g.moves.attack.index(action)
        if not of.may_attack(place):
            return Reason("attacked_there" if g.rules.several_attacks else "attacked_already", {}, "DEU-5.3.2")
        if place < g.box.cities:
            figures: dict[str, int | str] = {"city": g.box.city_ids[place]}
            if not g.lies_at_city(seat, place):
                return Reason("not_beside_city", figures, "DEU-10.3.1")
            if g.stored(place) == 0 and not g.theseus_in(place):
                return Reason("city_is_empty", figures, "DEU-10.3.1")
        else:
            settlement = place - g.box.cities
            named: dict[str, int | str] = {"settlement": g.box.settlement_ids[settlement]}
            if not g.lies_at_settlement(seat, settlement):
                return Reason("not_beside_settlement", named, "DEU-10.4.1")
            if g.holder(settlement) < 0:
                return Reason("settlement_is_empty", named, "DEU-10.4.1")
            if g.holder(settlement) == seat:
                return Reason("settlement_is_yours", named, "DEU-9.2.2")
        return Reason("nobody_to_throw", {}, "DEU-10.1.7")

    def apply(self, g: Pieces, of: Move, seat: i64, action: i64) -> None:
        if not g.rules.sails_on:
            of.stopped = True
        self.carry_out(g, of, action)

    def carry_out(self, g: Pieces, of: Move, action: i64) -> None:
        place = g.moves.attack.index(action)
        of.attack(place)
        if place < g.box.cities:
            g.tell(events.ATTACKED_CITY, of.seat, place)
            g.push(Fight(AGAINST_CITY, of.seat, place))
        else:
            place -= g.box.cities
            g.tell(events.ATTACKED_SETTLEMENT, of.seat, place, g.holder(place))
            g.push(Fight(AGAINST_SETTLEMENT, of.seat, place))


class Founding(StopAction):
    """DEU-9.1 — A settlement is founded."""

    def holds(self, g: Pieces, action: i64) -> bool:
        return g.moves.found.holds(action)

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        if g.in_athens(of.seat):
            return out
        for place in range(g.box.settlements):
            if may_found(g, of.seat, place):
                out = append(out, g.moves.found.at(place))
        return out

    def why_not(self, g: Pieces, of: Move, action: i64) -> Reason:
        return why_not_found(g, of.seat, g.moves.found.index(action))

    def carry_out(self, g: Pieces, of: Move, action: i64) -> None:
        found(g, of.seat, g.moves.found.index(action))


class Claiming(StopAction):
    """DEU-7.3 — A mission is claimed."""

    def holds(self, g: Pieces, action: i64) -> bool:
        return g.moves.claim.holds(action)

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        return claimable(g, of.seat, out)

    def why_not(self, g: Pieces, of: Move, action: i64) -> Reason:
        return why_not_claim(g, of.seat, g.moves.claim.index(action))

    def carry_out(self, g: Pieces, of: Move, action: i64) -> None:
        claim(g, of.seat, g.moves.claim.index(action))


class Unloading(StopAction):
    """DEU-7.6.1 — A treasure is unloaded in Athens for a point card, then put back."""

    def holds(self, g: Pieces, action: i64) -> bool:
        return g.moves.unload.holds(action)

    def add(self, g: Pieces, of: Move, out: vec[i64]) -> vec[i64]:
        if g.in_athens(of.seat):
            for colour in range(g.box.colours):
                if g.cargo(of.seat, colour) > 0:
                    out = append(out, g.moves.unload.at(colour))
        return out

    def why_not(self, g: Pieces, of: Move, action: i64) -> Reason:
        if not g.in_athens(of.seat):
            return Reason("not_in_athens", {"field": g.box.labels[g.ship(of.seat)]}, "DEU-7.6.1")
        return Reason("not_aboard", {"treasure": g.box.colour_ids[g.moves.unload.index(action)]}, "DEU-7.6.1")

    def carry_out(self, g: Pieces, of: Move, action: i64) -> None:
        colour = g.moves.unload.index(action)
        g.tell(events.UNLOADED, of.seat, colour)
        g.add_leaving(of.seat, colour, 1)
        take_point_cards(g, of.seat, g.box.for_treasure, FROM_DELIVERIES)
        if not reached(g):
            g.push(Store(of.seat))
