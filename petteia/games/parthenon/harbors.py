"""PAR-6.1, PAR-6.6 — Harbor cards: looked at in secret, turned up or left, in force until the end of the year."""

from typing import ClassVar

from petteia.engine.ints import i64, vec
from petteia.engine.packing import Packer
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats
from petteia.games.parthenon import events
from petteia.games.parthenon.harbor_effects import HARBOR_EFFECTS
from petteia.games.parthenon.procedure import Commit, Procedure
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import SHORES


class Look(Procedure):
    """PAR-13.2.4 — Some players look at the harbor card of a land; it gets its identity at the first look."""

    RULE: ClassVar[str] = "PAR-6.1.1"

    def __init__(self, land: i64 = 0, viewers: i64 = 0) -> None:
        self.land: i64 = land
        self.viewers: i64 = viewers

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if g.harbor(self.land) < 0 else NOBODY

    def proceed(self, g: Pieces) -> None:
        g.stack.pop()
        g.set_knowers(self.land, g.knowers(self.land) | self.viewers)
        for place in range(g.seats):
            seat = g.in_order(place)
            if (self.viewers >> seat) & 1 != 0:
                g.tell(events.LOOKED, seat, self.land, g.harbor(self.land), to=i64(1) << seat)

    def luck(self, g: Pieces) -> str:
        return f"pool harbor {self.land}"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.stack_of_harbors[:]

    def resolve(self, g: Pieces, outcome: i64) -> None:
        g.stack_of_harbors[outcome] -= 1
        g.set_harbor(self.land, outcome)

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.word("harbors", outcome)

    def clone(self) -> "Look":
        return Look(self.land, self.viewers)

    def fields(self, p: Packer) -> None:
        self.land = p.num(self.land, 0, SHORES - 1)
        self.viewers = p.some_seats(self.viewers)


def look_at(g: Pieces, land: i64, viewers: i64) -> None:
    """Some players look at the harbor card of a land."""
    g.push(Look(land, viewers))


def visitors(g: Pieces, land: i64) -> i64:
    """Owners of fleets that arrived in a land, as bits."""
    out: i64 = 0
    for seat in range(g.seats):
        if g.arrived(seat, land) > 0:
            out |= i64(1) << seat
    return out


class Arrival(Procedure):
    """PAR-6.1.1 — Land by land in board order, the owners of fleets there look at a face-down harbor card."""

    RULE: ClassVar[str] = "PAR-6.1.1"

    def __init__(self, land: i64 = 0) -> None:
        self.land: i64 = land

    def proceed(self, g: Pieces) -> None:
        if self.land == SHORES:
            g.stack.pop()
            return
        land = self.land
        self.land += 1
        viewers = visitors(g, land)
        if viewers != 0 and not g.is_open(land):
            look_at(g, land, viewers)

    def clone(self) -> "Arrival":
        return Arrival(self.land)

    def fields(self, p: Packer) -> None:
        self.land = p.num(self.land, 0, SHORES)


def wishes(g: Pieces) -> i64:
    """The seats that decide about a harbor: owners of fleets in lands with a face-down card."""
    out: i64 = 0
    for land in range(SHORES):
        if not g.is_open(land):
            out |= visitors(g, land)
    return out


class Opening(Commit):
    """PAR-6.1.2 — Each owner decides for each such land: open, or leave closed; all at the same time."""

    RULE: ClassVar[str] = "PAR-6.1.2"
    VERBS: ClassVar[str] = "open leave done"

    def land(self, g: Pieces, seat: i64) -> i64:
        """The land a seat decides about next, or SHORES."""
        skip: i64 = len(self.picks[seat])
        for land in range(SHORES):
            if not g.is_open(land) and g.arrived(seat, land) > 0:
                if skip == 0:
                    return land
                skip -= 1
        return SHORES

    def named(self, g: Pieces, action: i64) -> i64:
        """The land that a seat would have opened, or not."""
        return (g.moves.open if g.moves.open.holds(action) else g.moves.leave).index(action)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        land = self.land(g, seat)
        if land == SHORES:
            return vec[i64]([g.moves.done])
        return vec[i64]([g.moves.open.at(land), g.moves.leave.at(land)])

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if self.land(g, seat) == SHORES:
            return Reason("all_decided", {}, "PAR-6.1.2")
        if action == g.moves.done:
            return Reason("another_land", {"land": g.word("lands", self.land(g, seat))}, "PAR-6.1.2")
        land = self.named(g, action)
        name = g.word("lands", land)
        if g.arrived(seat, land) == 0:
            return Reason("no_fleet_there", {"land": name}, "PAR-6.1.2")
        if g.is_open(land):
            return Reason("open_already", {"land": name}, "PAR-6.1.4")
        return Reason("another_land", {"land": g.word("lands", self.land(g, seat))}, "PAR-6.1.2")

    def complete(self, g: Pieces, seat: i64) -> bool:
        due: i64 = 0
        for land in range(SHORES):
            if not g.is_open(land) and g.arrived(seat, land) > 0:
                due += 1
        return self.settled(g, seat, due)

    def carry_out(self, g: Pieces) -> None:
        """PAR-6.1.3, PAR-13.2.7 — With at least one wish the card is turned up; it is public who wished it."""
        opened: i64 = 0
        for land in range(SHORES):
            if g.is_open(land):
                continue
            wished = False
            for place in range(g.seats):
                seat = g.in_order(place)
                if (self.asked >> seat) & 1 == 0 or g.arrived(seat, land) == 0:
                    continue
                wish = self.count(seat, g.moves.open.at(land))
                g.tell(events.HARBOR_WISH, seat, land, wish)
                wished = wished or wish > 0
            if wished:
                opened |= i64(1) << land
            elif visitors(g, land) != 0:
                g.tell(events.HARBOR_CLOSED, land)
        g.push(TurnUpHarbors(opened))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.land(g, seat) == SHORES:
            return Prompt("nothing_to_choose")
        return Prompt("open_harbor", {"land": g.word("lands", self.land(g, seat))})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.done:
            return []
        return [f"harbors/{g.word('lands', self.named(g, action))}"]

    def empty(self) -> "Opening":
        return Opening()


class TurnUpHarbors(Procedure):
    """PAR-3.6.1 — Cards are turned up in board order, and effects of turning up happen once (PAR-6.1.4)."""

    RULE: ClassVar[str] = "PAR-6.1.3"

    def __init__(self, opened: i64 = 0) -> None:
        self.opened: i64 = opened

    def proceed(self, g: Pieces) -> None:
        for land in range(SHORES):
            if (self.opened >> land) & 1 != 0:
                self.opened &= ~(i64(1) << land)
                g.set_harbor_open(land, 1)
                card = g.harbor(land)
                g.tell(events.HARBOR_OPENED, land, card)
                HARBOR_EFFECTS[g.box.harbors.effect[card]].turned_up(g, land)
                return
        g.stack.pop()

    def clone(self) -> "TurnUpHarbors":
        return TurnUpHarbors(self.opened)

    def fields(self, p: Packer) -> None:
        self.opened = p.bits(self.opened, SHORES)
