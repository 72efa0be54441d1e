"""PAR-2.2.6, PAR-5.3.8 — Commodities lost at random."""

from typing import ClassVar

from petteia.engine.ints import i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Seats
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import ALL_COMMODITIES, NO_LIMIT, everybody_sees
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import COMMODITIES, PLACES_EACH


class RandomLoss(Procedure):
    """PAR-2.2.6 — Commodities are lost at random, one by one, every card equally likely."""

    RULE: ClassVar[str] = "PAR-2.2.6"

    def __init__(self, place: i64 = 0, left: i64 = 0) -> None:
        self.place: i64 = place
        self.left: i64 = left

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if self.left > 0 else NOBODY

    def luck(self, g: Pieces) -> str:
        return f"pool loss {self.place // PLACES_EACH}"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.count_row(self.place)[:COMMODITIES]

    def resolve(self, g: Pieces, outcome: i64) -> None:
        g.give_up(self.place, outcome, 1)
        g.tell(events.LOST_AT_RANDOM, self.place // 4, outcome)
        self.left -= 1

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.word("cards", outcome)

    def clone(self) -> "RandomLoss":
        return RandomLoss(self.place, self.left)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, p.seats * PLACES_EACH - 1)
        self.left = p.num(self.left, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more cards than lie there."""
        require(self.left <= g.commodities(self.place), "more cards are lost than there are")


def push_losses(g: Pieces, places: vec[i64], amount: i64) -> None:
    """Begin the random loss of commodities from each place, or of all that are there, in the order of the places."""
    at = len(places) - 1
    while at >= 0:
        have = g.commodities(places[at])
        g.push(RandomLoss(places[at], amount if amount < have else have))
        at -= 1


def lose_at_random(g: Pieces, holds: vec[i64], amount: i64) -> None:
    """PAR-5.3.8 — Fleets lose a number of commodities at random, or what they have; everybody sees how many."""
    for hold in holds:
        have = g.commodities(hold)
        lost = amount if amount < have else have
        g.tell(events.CARGO_LOSS_DUE, hold // PLACES_EACH, hold % PLACES_EACH - 1, lost)
        everybody_sees(g, hold, ALL_COMMODITIES, lost, NO_LIMIT if lost == amount else lost)
    push_losses(g, holds, amount)
