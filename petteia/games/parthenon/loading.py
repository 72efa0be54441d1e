"""PAR-5.2 — Fleets are loaded, all at the same time or in an order that the Archon names, and set sail."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import LOADING, MOVE, move_cards, note
from petteia.games.parthenon.procedure import Commit, Procedure
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import KINDS, MOST_FLEETS, NOTHING, SHORES, UNDER_WAY
from petteia.games.parthenon.voyage import closed_for

# -- loading ---------------------------------------------------------------------------------------------------


def loaders(g: Pieces) -> i64:
    """PAR-10.3.3 — Players with a fleet and cards, as bits."""
    out: i64 = 0
    for seat in range(g.seats):
        if g.hand_size(seat) > 0 and (g.has_fleet(seat, 0) or g.has_fleet(seat, 1) or g.has_fleet(seat, 2)):
            out |= i64(1) << seat
    return out


class LoadingOrder(Procedure):
    """PAR-10.3 — The Archon lets everybody load at the same time, or names a full sequence before anybody loads."""

    RULE: ClassVar[str] = "PAR-10.3.1"
    VERBS: ClassVar[str] = "together loads"

    def __init__(self) -> None:
        self.order: vec[i64] = vec[i64]()
        self.settled: bool = False
        self.at: i64 = 0  # how many of the sequence have loaded

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    def left(self, g: Pieces) -> i64:
        """The seats not named yet."""
        out = loaders(g)
        for seat in self.order:
            out &= ~(i64(1) << seat)
        return out

    def pending(self, g: Pieces) -> Seats:
        if self.settled or alone(self.left(g)):
            return NOBODY
        return one(g.archon())

    def proceed(self, g: Pieces) -> None:
        if not self.settled:
            self.settled = True
            for seat in range(g.seats):
                if (self.left(g) >> seat) & 1 != 0:
                    self.order = append(self.order, seat)  # the last one is not asked for
        if self.at < len(self.order):
            self.at += 1
            g.push(Loading(g.seats, i64(1) << self.order[self.at - 1]))
        else:
            g.stack.pop()

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if len(self.order) == 0:
            out = append(out, g.moves.together)
        left = self.left(g)
        for other in range(g.seats):
            if (left >> other) & 1 != 0:
                out = append(out, g.moves.loads.at(other))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if action == g.moves.together:
            return Reason("sequence_begun", {}, "PAR-10.3.2")
        other = g.moves.loads.index(action)
        if (loaders(g) >> other) & 1 == 0:
            return Reason("nothing_to_load", {"seat": int(other)}, "PAR-10.3.3")
        return Reason("named_already", {"seat": int(other)}, "PAR-10.3.2")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.together:
            g.tell(events.LOAD_TOGETHER, seat)
            g.stack.pop()
            g.push(Loading(g.seats, loaders(g)))
        else:
            self.order = append(self.order[:], g.moves.loads.index(action))
            g.tell(events.LOADING_ORDER, seat, g.moves.loads.index(action), len(self.order))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("loading_order", {"place": len(self.order) + 1})

    def clone(self) -> "LoadingOrder":
        out = LoadingOrder()
        out.order = self.order[:]
        out.settled = self.settled
        out.at = self.at
        return out

    def fields(self, p: Packer) -> None:
        self.order = p.nums(self.order, 0, p.seats - 1)
        self.settled = p.flag(self.settled)
        self.at = p.num(self.at, 0, p.seats)


def alone(seats: i64) -> bool:
    """Whether at most one seat is among some."""
    return seats & (seats - 1) == 0


class Manifest:
    """What a seat has loaded so far, fleet by fleet."""

    def __init__(self, g: Pieces, seat: i64, picks: vec[i64]) -> None:
        self.land: vec[i64] = vec[i64]([NOTHING, NOTHING, NOTHING])
        self.cards: vec[i64] = zeros(MOST_FLEETS * KINDS)
        self.fleet: i64 = 0  # the current fleet, MOST_FLEETS when all are done
        self.loaded: i64 = 0  # cards aboard it
        self.first: i64 = 0  # no kind before this one
        self.left: vec[i64] = g.count_row(hand_of(seat))
        self.rest: i64 = g.hand_size(seat)
        self.skip(g, seat)
        for pick in picks:
            self.follow(g, seat, pick)

    def skip(self, g: Pieces, seat: i64) -> None:
        """Fleets that are not owned are passed over; without cards all others stay home."""
        while self.fleet < MOST_FLEETS and (self.rest == 0 or not g.has_fleet(seat, self.fleet)):
            self.fleet += 1

    def follow(self, g: Pieces, seat: i64, pick: i64) -> None:
        """One more pick."""
        m = g.moves
        if pick == m.done:
            return
        if m.sail.holds(pick):
            self.land[self.fleet] = m.sail.index(pick)
            return
        if m.load.holds(pick):
            kind = m.load.index(pick)
            self.cards[self.fleet * KINDS + kind] += 1
            self.left[kind] -= 1
            self.rest -= 1
            self.loaded += 1
            self.first = kind
            if self.loaded < g.box.hold and self.rest > 0:
                return
        self.fleet += 1
        self.loaded = 0
        self.first = 0
        self.skip(g, seat)


class Loading(Commit):
    """PAR-5.2.3, PAR-5.2.4 — Fleet by fleet: stay home, or a land and cards one by one; secret until all are done."""

    RULE: ClassVar[str] = "PAR-5.2.4"
    VERBS: ClassVar[str] = "sail load stay set_sail done"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        manifest = Manifest(g, seat, self.picks[seat])
        out = vec[i64]()
        if manifest.fleet == MOST_FLEETS:
            return append(out, m.done)
        if manifest.land[manifest.fleet] == NOTHING:
            for land in range(SHORES):
                if not closed_for(g, seat, land):
                    out = append(out, m.sail.at(land))
            return append(out, m.stay)
        for kind in range(manifest.first, KINDS):
            if manifest.left[kind] > 0:
                out = append(out, m.load.at(kind))
        if manifest.loaded > 0:
            out = append(out, m.set_sail)
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        manifest = Manifest(g, seat, self.picks[seat])
        if manifest.fleet == MOST_FLEETS:
            return Reason("all_loaded", {}, "PAR-5.2.4")
        fleet = g.word("fleets", manifest.fleet)
        if action == m.done:
            return Reason("fleet_waits", {"fleet": fleet}, "PAR-5.2.4")
        if manifest.land[manifest.fleet] == NOTHING:
            if m.sail.holds(action):
                return Reason("land_closed", {"land": g.word("lands", m.sail.index(action))}, "PAR-7.4.3")
            return Reason("land_first", {"fleet": fleet}, "PAR-5.2.4")
        if m.load.holds(action):
            kind = m.load.index(action)
            if manifest.left[kind] == 0:
                params: dict[str, int | str] = {"card": g.word("cards", kind), "have": int(g.hand(seat, kind))}
                return Reason("no_more_cards", params, "PAR-5.2.1")
            return Reason("in_order", {"card": g.word("cards", manifest.first)}, "PAR-2.2.4")
        if action == m.set_sail:
            return Reason("no_cargo", {"fleet": fleet}, "PAR-5.2.1")
        return Reason("under_sail", {"fleet": fleet}, "PAR-5.2.4")

    def carry_out(self, g: Pieces) -> None:
        """PAR-3.4.2 — Destination and number of cards become public; the cards stay face down."""
        for place in range(g.seats):
            seat = g.in_order(place)
            if (self.asked >> seat) & 1 == 0:
                continue
            manifest = Manifest(g, seat, self.picks[seat])
            note(g, LOADING)
            for fleet in range(MOST_FLEETS):
                land = manifest.land[fleet]
                if not g.has_fleet(seat, fleet):
                    continue
                if land == NOTHING:
                    g.tell(events.STAYED_HOME, seat, fleet)
                    continue
                cards = manifest.cards[fleet * KINDS : fleet * KINDS + KINDS]
                move_cards(g, MOVE, hand_of(seat), hold_of(seat, fleet), cards, i64(1) << seat)
                g.set_status(seat, fleet, UNDER_WAY)
                g.set_land(seat, fleet, land)
                g.set_begun(seat, fleet, 0)
                g.set_converted(seat, fleet, 0)
                g.set_perk(seat, fleet, 0)
                g.tell(events.SAILED, seat, fleet, land, g.size(hold_of(seat, fleet)))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        manifest = Manifest(g, seat, self.picks[seat])
        if manifest.fleet == MOST_FLEETS:
            return Prompt("nothing_to_choose")
        fleet = g.word("fleets", manifest.fleet)
        if manifest.land[manifest.fleet] == NOTHING:
            return Prompt("destination", {"fleet": fleet})
        land = g.word("lands", manifest.land[manifest.fleet])
        return Prompt("load", {"fleet": fleet, "land": land, "loaded": int(manifest.loaded), "most": int(g.box.hold)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if g.moves.load.holds(action):
            return [f"hand/{seat}/{g.word('cards', g.moves.load.index(action))}"]
        return []

    def empty(self) -> "Loading":
        return Loading()
