"""PAR-5.3.6 — Gifts of Poseidon: whether one is spent for a fleet that a hazard strikes."""

from typing import ClassVar

from petteia.engine.ints import i64, vec
from petteia.engine.packing import require
from petteia.engine.protocol import Prompt, Reason
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import NO_LIMIT, VALUABLES, everybody_sees, everybody_sees_none
from petteia.games.parthenon.losses import Struck, takes_valuables
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.state import Pieces, hold_of
from petteia.games.parthenon.terms import COMMODITIES, FIRST_RARE, GIFT, MOST_FLEETS


class Strike(Procedure):
    """A hazard card that strikes fleets."""

    def __init__(self) -> None:
        self.struck: i64 = 0  # bits of fleets
        self.gifts: i64 = 0  # bits of fleets for which a Gift was spent


class GiftQuestion(Struck):
    """PAR-5.3.6 — The owner of each fleet still struck decides whether to spend a Gift aboard; all at the same time."""

    RULE: ClassVar[str] = "PAR-5.3.6"
    VERBS: ClassVar[str] = "gift bear done"

    def fleet(self, g: Pieces, seat: i64) -> i64:
        """The fleet a seat decides about next, or MOST_FLEETS."""
        skip: i64 = len(self.picks[seat])
        for fleet in range(MOST_FLEETS):
            if (self.struck >> (seat * MOST_FLEETS + fleet)) & 1 != 0 and g.size(hold_of(seat, fleet)) > 0:
                if skip == 0:
                    return fleet
                skip -= 1
        return MOST_FLEETS

    def is_struck(self, g: Pieces, hold: i64) -> bool:
        """PAR-5.3.6 — Fleets not struck cannot use Gifts: a card that takes valuables passes others by."""
        return not takes_valuables(g, self.card) or g.count_part(hold, FIRST_RARE, COMMODITIES) > 0

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        if self.fleet(g, seat) == MOST_FLEETS:
            return vec[i64]([g.moves.done])
        hold = hold_of(seat, self.fleet(g, seat))
        if g.count(hold, GIFT) > 0 and self.is_struck(g, hold):
            return vec[i64]([g.moves.gift, g.moves.bear])
        return vec[i64]([g.moves.bear])

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        fleet = self.fleet(g, seat)
        if fleet == MOST_FLEETS:
            return Reason("all_decided", {}, "PAR-5.3.6")
        name = g.word("fleets", fleet)
        if action == g.moves.done:
            return Reason("fleet_waits", {"fleet": name}, "PAR-5.3.6")
        if g.count(hold_of(seat, fleet), GIFT) == 0:
            return Reason("no_gift_aboard", {"fleet": name}, "PAR-5.5.4")
        return Reason("not_struck", {"fleet": name}, "PAR-5.3.6")

    def complete(self, g: Pieces, seat: i64) -> bool:
        due: i64 = 0
        for fleet in range(MOST_FLEETS):
            if (self.struck >> (seat * MOST_FLEETS + fleet)) & 1 != 0 and g.size(hold_of(seat, fleet)) > 0:
                due += 1
        return self.settled(g, seat, due)

    def carry_out(self, g: Pieces) -> None:
        """PAR-5.3.11 — A spent Gift leaves the hold for the supply at once."""
        below = g.stack[-1]
        for place in range(g.seats):
            seat = g.in_order(place)
            at: i64 = 0
            for fleet in range(MOST_FLEETS):
                each = seat * MOST_FLEETS + fleet
                hold = hold_of(seat, fleet)
                if (self.struck >> each) & 1 == 0 or g.size(hold) == 0:
                    continue
                spent = self.picks[seat][at] == g.moves.gift
                at += 1
                if not spent:
                    g.tell(events.GIFT_NOT_SPENT, seat, fleet)
                    continue
                g.tell(events.GIFT_SPENT, seat, fleet)
                if takes_valuables(g, self.card):  # it was struck, so it carries some, and no free protection
                    everybody_sees(g, hold, VALUABLES, 1, NO_LIMIT)
                    everybody_sees_none(g, hold, g.box.hazards.shield[self.card])
                g.give_up(hold, GIFT, 1)
                if isinstance(below, Strike):
                    below.gifts |= i64(1) << each
                    below.struck &= ~(i64(1) << each)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.fleet(g, seat) == MOST_FLEETS:
            return Prompt("nothing_to_choose")
        params: dict[str, int | str] = {"hazard": g.word("hazards", self.card)}
        params["fleet"] = g.word("fleets", self.fleet(g, seat))
        return Prompt("gift", params)

    def empty(self) -> "GiftQuestion":
        return GiftQuestion(0, 0, self.struck, self.card)

    def audit(self, g: Pieces) -> None:
        """A hazard of the box."""
        require(self.card < len(g.box.hazard_ids), "a hazard strikes that is not in the box")
        super().audit(g)
