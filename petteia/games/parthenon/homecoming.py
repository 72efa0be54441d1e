"""PAR-3.7 — The return: surplus cargo is left behind, everything else goes to the owners' hands."""

from typing import ClassVar

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.protocol import Prompt, Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import HOME, MOVE, listed, move_cards, note
from petteia.games.parthenon.picking import gifts, next_kinds
from petteia.games.parthenon.procedure import Commit
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import ARRIVED, AT_HOME, KINDS, MOST_FLEETS, NOTHING, SHORES


def surplus_at(g: Pieces, seat: i64, land: i64) -> i64:
    """PAR-3.7.1 — Cards over what a player's fleets in a land can bring home together."""
    cards: i64 = 0
    for fleet in range(MOST_FLEETS):
        if g.status(seat, fleet) == ARRIVED and g.land(seat, fleet) == land:
            cards += g.size(hold_of(seat, fleet))
    over = cards - g.box.hold_home * g.arrived(seat, land)
    return over if over > 0 else 0


def overladen(g: Pieces) -> i64:
    """The seats that have to leave cards behind, as bits; this is public."""
    out: i64 = 0
    for seat in range(g.seats):
        for land in range(SHORES):
            if surplus_at(g, seat, land) > 0:
                out |= i64(1) << seat
    return out


def main_hold(g: Pieces, seat: i64, land: i64) -> i64:
    """The hold of the first fleet in a land, where shared cargo is put together."""
    for fleet in range(MOST_FLEETS):
        if g.status(seat, fleet) == ARRIVED and g.land(seat, fleet) == land:
            return hold_of(seat, fleet)
    return NOTHING


class Surplus(Commit):
    """PAR-3.7.2 — The owner discards any surplus land by land in board order, by choice, all at the same time."""

    RULE: ClassVar[str] = "PAR-3.7.2"
    VERBS: ClassVar[str] = "give done"

    def land(self, g: Pieces, seat: i64) -> i64:
        """The land a seat picks for next, or SHORES."""
        picked: i64 = len(self.picks[seat]) - self.count(seat, g.moves.done)
        for land in range(SHORES):
            over = surplus_at(g, seat, land)
            if picked < over:
                return land
            picked -= over
        return SHORES

    def before(self, g: Pieces, seat: i64, land: i64) -> i64:
        """How many picks belong to the lands before one."""
        n: i64 = 0
        for each in range(land):
            n += surplus_at(g, seat, each)
        return n

    def discarded(self, g: Pieces, seat: i64, land: i64) -> vec[i64]:
        """What a seat has picked so far for a land, by kind."""
        out = zeros(KINDS)
        first = self.before(g, seat, land)
        after = first + surplus_at(g, seat, land)
        for i in range(len(self.picks[seat])):
            if first <= i < after:
                out[g.moves.give.index(self.picks[seat][i])] += 1
        return out

    def aboard(self, g: Pieces, seat: i64, land: i64, kind: i64) -> i64:
        """Cards of a kind in all own fleets in a land."""
        n: i64 = 0
        for fleet in range(MOST_FLEETS):
            if g.status(seat, fleet) == ARRIVED and g.land(seat, fleet) == land:
                n += g.count(hold_of(seat, fleet), kind)
        return n

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        land = self.land(g, seat)
        if land == SHORES:
            return vec[i64]([g.moves.done])
        gone = self.discarded(g, seat, land)
        left = surplus_at(g, seat, land)
        spare = zeros(KINDS)
        first: i64 = 0
        for kind in range(KINDS):
            spare[kind] = self.aboard(g, seat, land, kind) - gone[kind]
            left -= gone[kind]
            if gone[kind] > 0:
                first = kind
        return gifts(g, next_kinds(spare, first, left))

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        land = self.land(g, seat)
        if land == SHORES:
            return Reason("all_decided", {}, "PAR-3.7.2")
        if action == g.moves.done:
            return Reason("lose_first", {"left": int(surplus_at(g, seat, land))}, "PAR-3.7.2")
        kind = g.moves.give.index(action)
        card = g.word("cards", kind)
        if self.aboard(g, seat, land, kind) <= self.discarded(g, seat, land)[kind]:
            return Reason("no_more_cards", {"card": card, "have": 0}, "PAR-3.7.2")
        return Reason("would_not_do", {"card": card, "due": int(surplus_at(g, seat, land))}, "PAR-2.2.4")

    def complete(self, g: Pieces, seat: i64) -> bool:
        return self.settled(g, seat, self.before(g, seat, SHORES))

    def carry_out(self, g: Pieces) -> None:
        """Own fleets in the same land share their cargo; then commodities go to the bank, aegis to the supply."""
        for place in range(g.seats):
            seat = g.in_order(place)
            if (self.asked >> seat) & 1 == 0:
                continue
            taken: list[vec[i64]] = [self.discarded(g, seat, land) for land in range(SHORES)]
            for land in range(SHORES):
                if surplus_at(g, seat, land) == 0:
                    continue
                hold = main_hold(g, seat, land)
                for fleet in range(MOST_FLEETS):
                    other = hold_of(seat, fleet)
                    if other != hold and g.status(seat, fleet) == ARRIVED and g.land(seat, fleet) == land:
                        move_cards(g, MOVE, other, hold, g.count_row(other), i64(1) << seat)
                cards = taken[land]
                g.tell(events.SURPLUS_CARGO, seat, land, many=listed(cards))
                for kind in range(KINDS):
                    if cards[kind] > 0:
                        g.give_up(hold, kind, cards[kind])

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        land = self.land(g, seat)
        if land == SHORES:
            return Prompt("nothing_to_choose")
        left = int(self.before(g, seat, land) + surplus_at(g, seat, land) - len(self.picks[seat]))
        return Prompt("surplus_cargo", {"land": g.word("lands", land), "left": left})

    def empty(self) -> "Surplus":
        return Surplus()


def unload(g: Pieces) -> None:
    """PAR-3.7.3 — All cargo, also of fleets that turned back, goes to the owner's hand; counters return."""
    for place in range(g.seats):
        seat = g.in_order(place)
        n: i64 = 0
        for fleet in range(MOST_FLEETS):
            hold = hold_of(seat, fleet)
            n += g.size(hold)
            if g.size(hold) > 0:
                move_cards(g, MOVE, hold, hand_of(seat), g.count_row(hold), i64(1) << seat)
            g.set_status(seat, fleet, AT_HOME)
        if n > 0:
            g.tell(events.CAME_HOME, seat, n)
    note(g, HOME)
