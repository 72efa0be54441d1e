"""PAR-1.4, PAR-1.5, PAR-12 — Setup: islands, the first Archon, extras by number of players, the quick start."""

from typing import ClassVar, Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Seats
from petteia.games.parthenon import events
from petteia.games.parthenon.plans import ChoosePlans
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.season import Season
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import ARMY, COMMODITIES, GIFT, ISLANDS, WORKSHOP

DRAW: Final = 0
DEAL: Final = 1
FIRST_ARCHON: Final = 2
REST: Final = 3


class Setup(Procedure):
    """PAR-1.4.1 to PAR-1.4.4 — Which islands take part, who gets which, who is the first Archon."""

    RULE: ClassVar[str] = "PAR-1.4.1"

    def __init__(self, islands: i64 = 0, stage: i64 = DRAW, left: i64 = 0) -> None:
        self.islands: i64 = islands  # bits of islands that take part and are not dealt yet
        self.stage: i64 = stage
        self.left: i64 = left  # islands still to be drawn, or seats still to be dealt to

    def pending(self, g: Pieces) -> Seats:
        return NOBODY if self.stage == REST or (self.stage == DRAW and self.left == 0) else CHANCE

    def luck(self, g: Pieces) -> str:
        if self.stage == FIRST_ARCHON:
            return "pool first-archon"
        return "pool islands" if self.stage == DRAW else "pool homes"

    def weights(self, g: Pieces) -> vec[i64]:
        if self.stage == FIRST_ARCHON:
            out = zeros(g.seats)
            for seat in range(g.seats):
                out[seat] = 1
            return out
        out = zeros(ISLANDS)
        for island in range(ISLANDS):
            taken = (self.islands >> island) & 1
            if self.stage == DEAL:
                out[island] = taken
            else:  # PAR-1.4.1: the torch islands take part anyway
                out[island] = 1 if taken == 0 and g.box.torch[island] == 0 else 0
        return out

    def resolve(self, g: Pieces, outcome: i64) -> None:
        if self.stage == DRAW:
            self.islands |= i64(1) << outcome
            self.left -= 1
            g.tell(events.ISLAND_DRAWN, outcome)
        elif self.stage == DEAL:
            seat = g.seats - self.left
            self.islands &= ~(i64(1) << outcome)
            settle_on(g, seat, outcome)
            g.tell(events.ISLAND_DEALT, seat, outcome)
            self.left -= 1
            if self.left == 0:
                self.stage = FIRST_ARCHON
        else:
            g.set_archon(outcome)
            g.tell(events.ARCHON_DRAWN, outcome)
            self.stage = REST

    def proceed(self, g: Pieces) -> None:
        if self.stage == DRAW:
            self.stage = DEAL
            self.left = g.seats
            return
        g.stack.pop()
        g.set_year(first_year(g))
        hand_out_extras(g)
        g.push(Season())
        if g.variant.quick:
            g.push(ChoosePlans())

    def audit(self, g: Pieces) -> None:
        """Check the number of islands still to be dealt."""
        there: i64 = 0
        for island in range(ISLANDS):
            there += (self.islands >> island) & 1
        if self.stage == DRAW:
            require(there + self.left == g.seats, "more or fewer islands take part than players")
        elif self.stage == DEAL:
            require(0 < self.left == there, "there are more or fewer islands than players without one")
            for seat in range(g.seats):
                dealt = seat < g.seats - self.left
                require((g.island(seat) >= 0) == dealt, "an island was dealt out of turn")
        else:
            require(self.left == 0 and there == 0, "islands are still to be dealt")

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return str(outcome) if self.stage == FIRST_ARCHON else g.word("islands", outcome)

    def clone(self) -> "Setup":
        return Setup(self.islands, self.stage, self.left)

    def fields(self, p: Packer) -> None:
        self.islands = p.bits(self.islands, ISLANDS)
        self.stage = p.num(self.stage, DRAW, REST)
        self.left = p.num(self.left, 0, ISLANDS)


def first_year(g: Pieces) -> i64:
    """PAR-12.1.1 — A quick start begins with the second year."""
    return 2 if g.variant.quick else 1


def begin_setup(g: Pieces) -> Setup:
    """PAR-1.4.1 — For each player beyond the third one more island is drawn."""
    torches: i64 = 0
    for island in range(ISLANDS):
        if g.box.torch[island] != 0:
            torches |= i64(1) << island
    step = Setup(torches)
    step.left = g.seats - 3
    return step


def settle_on(g: Pieces, seat: i64, island: i64) -> None:
    """PAR-1.4.3 — A player starts with fleet A and two villages; PAR-12.1.2 — or with much more."""
    g.set_island(seat, island)
    if g.variant.quick:
        g.set_built(seat, 63 | (i64(1) << WORKSHOP))  # PAR-12.1.3: the first workshop
        g.set_fleet(seat, 3)
    else:
        g.set_built(seat, g.box.start[island])
        g.set_fleet(seat, 1)


def same_start(g: Pieces, island: i64, other: i64) -> bool:
    """Whether two islands have the same start villages."""
    b = g.box.basics
    return b[island * 3] == b[other * 3] and b[island * 3 + 1] == b[other * 3 + 1]


def hand_out_extras(g: Pieces) -> None:
    """PAR-1.5 — With four players an army and two Gifts, with five four Gifts, handed out last."""
    if g.seats == 4:
        for seat in range(g.seats):
            island = g.island(seat)
            if g.box.torch[island] == 0:
                if g.variant.army_season <= 1:
                    give_extra(g, seat, ARMY)
                for other in range(g.seats):
                    if other != seat and same_start(g, g.island(other), island):
                        give_extra(g, other, GIFT)
                    if other != seat and g.box.rare[g.island(other)] == g.box.rare[island]:
                        give_extra(g, other, GIFT)
    elif g.seats == 5:
        for seat in range(g.seats):
            for other in range(g.seats):
                if other != seat and g.box.rare[g.island(other)] == g.box.rare[g.island(seat)]:
                    give_extra(g, seat, GIFT)
                    break


def give_extra(g: Pieces, seat: i64, kind: i64) -> None:
    """PAR-1.4.8 — From the supply into the hand."""
    if g.supply(kind - COMMODITIES) > 0:
        g.take(hand_of(seat), kind, 1)
        g.tell(events.EXTRA_GIVEN, seat, kind)
