"""PAR-5.3.8, PAR-5.4 — What a hazard does to the fleets it strikes."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import ALL_COMMODITIES, VALUABLES, everybody_sees, everybody_sees_none, listed
from petteia.games.parthenon.picking import Picking, gifts
from petteia.games.parthenon.procedure import Commit
from petteia.games.parthenon.random_loss import RandomLoss, lose_at_random
from petteia.games.parthenon.state import Pieces, hold_of
from petteia.games.parthenon.terms import (
    AEGIS_OR_CARGO,
    AT_RANDOM,
    COMMODITIES,
    DOWN_TO,
    FIRST_RARE,
    GOLD,
    HALF_UP,
    KINDS,
    MOST_FLEETS,
    MOST_VALUABLE,
    PLACES_EACH,
)


def hold_of_ship(ship: i64) -> i64:
    """The hold of a fleet, by its number among all."""
    return hold_of(ship // MOST_FLEETS, ship % MOST_FLEETS)


def in_archon_order(g: Pieces, ships: i64) -> vec[i64]:
    """Some fleets (bits) in Archon order."""
    out = vec[i64]()
    for place in range(g.seats):
        first = g.in_order(place) * MOST_FLEETS
        for ship in range(first, first + MOST_FLEETS):
            if (ships >> ship) & 1 != 0:
                out = append(out, ship)
    return out


def takes_valuables(g: Pieces, card: i64) -> bool:
    """PAR-5.4.13 — Whether a card takes valuables: it passes fleets by that carry none."""
    return g.box.hazards.way[card] == MOST_VALUABLE


def ask_for_losses(g: Pieces, card: i64, struck: i64) -> None:
    """The owners choose what is lost, all at the same time."""
    asked = owners(g, struck)
    if asked != 0:
        g.push(Losses(g.seats, asked, struck, card))


def owners(g: Pieces, struck: i64) -> i64:
    """The seats whose fleets were struck with something aboard, as bits."""
    out: i64 = 0
    for ship in range(g.seats * MOST_FLEETS):
        if (struck >> ship) & 1 != 0 and g.size(hold_of_ship(ship)) > 0:
            out |= i64(1) << (ship // MOST_FLEETS)
    return out


def lose_randomly(g: Pieces, card: i64, struck: i64) -> None:
    """PAR-5.4.2, PAR-5.4.3 — Each struck fleet loses a number of commodities at random, or half of them rounded up."""
    holds = vec[i64]()
    for ship in in_archon_order(g, struck):
        holds = append(holds, hold_of_ship(ship))
    amount = g.box.hazards.amount[card]
    if amount != HALF_UP:
        lose_at_random(g, holds, amount)
        return
    for hold in holds:
        half = (g.commodities(hold) + 1) // 2
        g.tell(events.CARGO_LOSS_DUE, hold // PLACES_EACH, hold % PLACES_EACH - 1, half)
        everybody_sees(g, hold, ALL_COMMODITIES, 2 * half - 1 if half > 0 else 0, 2 * half)
    at = len(holds) - 1
    while at >= 0:
        g.push(RandomLoss(holds[at], (g.commodities(holds[at]) + 1) // 2))
        at -= 1


class Jettison(Picking):
    """What a seat has picked so far for its struck fleets, and what it has to pick next."""

    def __init__(self, g: Pieces, seat: i64, struck: i64, card: i64, picks: vec[i64]) -> None:
        super().__init__(MOST_FLEETS * KINDS)
        self.fleet: i64 = 0  # MOST_FLEETS when all is picked
        while self.fleet < MOST_FLEETS:
            if (struck >> (seat * MOST_FLEETS + self.fleet)) & 1 != 0:
                self.strike(g, hold_of(seat, self.fleet), card)
                if not self.choose(g, hold_of(seat, self.fleet), self.fleet * KINDS, picks):
                    return
            self.fleet += 1

    def strike(self, g: Pieces, hold: i64, card: i64) -> None:
        """PAR-5.4 — How many cards of which kinds the fleet has to lose by choice."""
        h = g.box.hazards
        amount = h.amount[card]
        first: i64 = 0
        after: i64 = COMMODITIES
        if h.effect[card] == AEGIS_OR_CARGO:
            aegis: i64 = 0
            for kind in range(COMMODITIES, KINDS):
                if (h.aegis_from[card] >> kind) & 1 != 0:
                    aegis += g.count(hold, kind)
            if aegis > 0:
                first = COMMODITIES
                after = KINDS
                amount = h.aegis[card]
            elif h.way[card] == AT_RANDOM:
                amount = 0
        elif h.way[card] == MOST_VALUABLE:
            first = GOLD if g.count(hold, GOLD) > 0 else FIRST_RARE
            after = COMMODITIES if g.count(hold, GOLD) > 0 else GOLD
        elif amount <= DOWN_TO:
            keep = DOWN_TO - amount
            amount = g.size(hold) - keep if g.size(hold) > keep else 0
        self.demand(g, hold, first, after, amount)


class Struck(Commit):
    """PAR-5.3 — The owners of the fleets struck by a hazard decide at the same time."""

    def __init__(self, seats: i64 = 0, asked: i64 = 0, struck: i64 = 0, card: i64 = 0) -> None:
        super().__init__(seats, asked)
        self.struck: i64 = struck
        self.card: i64 = card

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.struck = p.bits(self.struck, p.seats * MOST_FLEETS)
        self.card = p.num(self.card, 0, MANY)


class Losses(Struck):
    """PAR-5.3.8 — Owners choosing losses choose at the same time; a fleet that has less loses what it has."""

    RULE: ClassVar[str] = "PAR-5.3.8"
    VERBS: ClassVar[str] = "give done"

    def jettison(self, g: Pieces, seat: i64) -> Jettison:
        """What a seat has picked."""
        return Jettison(g, seat, self.struck, self.card, self.picks[seat])

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        jettison = self.jettison(g, seat)
        if jettison.fleet == MOST_FLEETS:
            return append(vec[i64](), g.moves.done)
        return gifts(g, jettison.givable(g, hold_of(seat, jettison.fleet), jettison.fleet * KINDS))

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        jettison = self.jettison(g, seat)
        if action == g.moves.done:
            return Reason("lose_first", {"left": int(jettison.left)}, "PAR-5.3.8")
        kind = g.moves.give.index(action)
        card = g.word("cards", kind)
        if jettison.fleet == MOST_FLEETS:
            return Reason("nothing_to_pick", {"card": card}, "PAR-5.3.8")
        if not jettison.first <= kind < jettison.after:
            return Reason("not_lost_to_it", {"card": card, "hazard": g.word("hazards", self.card)}, "PAR-5.3.13")
        have = g.count(hold_of(seat, jettison.fleet), kind) - jettison.cards[jettison.fleet * KINDS + kind]
        if have == 0:
            return Reason("no_more_cards", {"card": card, "have": 0}, "PAR-5.3.8")
        return Reason("would_not_do", {"card": card, "due": int(jettison.left)}, "PAR-2.2.4")

    def carry_out(self, g: Pieces) -> None:
        """PAR-5.3.13 — Commodities lost go to the bank, aegis cards to the supply."""
        holds = vec[i64]()
        jettisons = [self.jettison(g, seat) for seat in range(g.seats)]  # of what is aboard now
        for ship in in_archon_order(g, self.struck):
            seat, fleet = ship // MOST_FLEETS, ship % MOST_FLEETS
            cards = jettisons[seat].cards[fleet * KINDS : fleet * KINDS + KINDS]
            g.tell(events.CARGO_LOST, seat, fleet, many=listed(cards))
            if self.lose(g, hold_of_ship(ship), cards):
                holds = append(holds, hold_of_ship(ship))
        lose_at_random(g, holds, g.box.hazards.amount[self.card])

    def lose(self, g: Pieces, hold: i64, cards: vec[i64]) -> bool:
        """Remove cards from a hold, and note what everybody learns by it; True if cards are lost at random instead."""
        h = g.box.hazards
        lost: i64 = 0
        for kind in range(KINDS):
            lost += cards[kind]
        size = g.size(hold)
        if h.effect[self.card] == AEGIS_OR_CARGO and cards[11] + cards[12] + cards[13] == 0:
            everybody_sees_none(g, hold, h.aegis_from[self.card])
            if h.way[self.card] == AT_RANDOM:
                return size > 0
        elif h.way[self.card] == MOST_VALUABLE:
            if lost == 0:
                everybody_sees(g, hold, VALUABLES, 0, 0)
            else:
                everybody_sees_none(g, hold, h.shield[self.card])
                if cards[GOLD] == 0:
                    everybody_sees(g, hold, GOLD, 0, 0)
        for kind in range(KINDS):
            if cards[kind] > 0:
                g.give_up(hold, kind, cards[kind])
        due = h.amount[self.card]
        if due <= DOWN_TO:
            due = size - (DOWN_TO - due) if size > DOWN_TO - due else 0
        if h.way[self.card] != MOST_VALUABLE and cards[11] + cards[12] + cards[13] == 0 and lost < due:
            everybody_sees(g, hold, ALL_COMMODITIES, 0, 0)
        return False

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        jettison = self.jettison(g, seat)
        if jettison.fleet == MOST_FLEETS:
            return Prompt("nothing_to_choose")
        params: dict[str, int | str] = {"hazard": g.word("hazards", self.card), "left": int(jettison.left)}
        params["fleet"] = g.word("fleets", jettison.fleet)
        return Prompt("lose_cargo", params)

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.done:
            return []
        fleet = self.jettison(g, seat).fleet
        card = g.word("cards", g.moves.give.index(action))
        return [f"hold/{seat}/{'abc'[fleet]}/{card}"] if fleet < MOST_FLEETS else []

    def empty(self) -> "Losses":
        return Losses(0, 0, self.struck, self.card)

    def audit(self, g: Pieces) -> None:
        """Check that this is a hazard of the box, and that the owners of all struck fleets are asked."""
        require(self.card < len(g.box.hazard_ids), "a hazard strikes that is not in the box")
        require(self.asked == owners(g, self.struck), "others are asked for their losses than were struck")
        super().audit(g)
