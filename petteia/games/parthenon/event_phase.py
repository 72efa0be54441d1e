"""PAR-3.1, PAR-9.6, PAR-10.2 — The event phase: an event is turned up, players donate, the Archon orders, chooses."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.event_effects import EVENT_EFFECTS, EventEffect
from petteia.games.parthenon.ledger import DEALING, MOVE, listed, move_cards, note
from petteia.games.parthenon.procedure import Asked, Commit, Procedure, all_seats
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import EVENT, EVENT_SLOTS, IGNORE_EVENT, KINDS


class TurnUp(Procedure):
    """PAR-1.4.5, PAR-3.1.1 — The leftmost face-down event is turned up: any of the year's that is not up yet."""

    RULE: ClassVar[str] = "PAR-3.1.1"

    def pending(self, g: Pieces) -> Seats:
        return CHANCE

    def luck(self, g: Pieces) -> str:
        return f"pool events {g.year()}"

    def weights(self, g: Pieces) -> vec[i64]:
        e = g.box.events
        out = zeros(len(e.year))
        for event in range(len(e.year)):
            taken_out = g.variant.first_game and e.harsh[event] != 0
            if e.year[event] == g.year() and g.slot_of(event) < 0 and not taken_out:
                out[event] = 1
        return out

    def resolve(self, g: Pieces, outcome: i64) -> None:
        slot = g.events_up()
        g.set_event(slot, outcome)
        g.set_ordered(slot, outcome)
        g.tell(events.EVENT_TURNED_UP, outcome)
        g.stack.pop()

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.word("events", outcome)

    def clone(self) -> "TurnUp":
        return TurnUp()

    def audit(self, g: Pieces) -> None:
        """Events are turned up in their phase."""
        require(g.phase() == EVENT, "an event is turned up when it is not due")


class Donations(Commit):
    """PAR-9.6.1 — Everybody but the Archon may give the Archon any cards of his hand, all at the same time."""

    RULE: ClassVar[str] = "PAR-9.6.1"
    VERBS: ClassVar[str] = "donate done"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        last = self.last(seat)
        for kind in range(g.moves.donate.index(last) if last >= 0 else 0, KINDS):
            if self.count(seat, g.moves.donate.at(kind)) < g.hand(seat, kind):
                out = append(out, g.moves.donate.at(kind))
        return append(out, g.moves.done)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        kind = g.moves.donate.index(action)
        have = g.hand(seat, kind)
        if self.count(seat, action) >= have:
            return Reason("no_more_cards", {"card": g.word("cards", kind), "have": int(have)}, "PAR-9.6.1")
        return Reason("in_order", {"card": g.word("cards", g.moves.donate.index(self.last(seat)))}, "PAR-2.2.4")

    def carry_out(self, g: Pieces) -> None:
        """PAR-13.2.9 — The Archon and the donor know the cards, the rest the number."""
        archon = g.archon()
        for place in range(1, g.seats):
            seat = g.in_order(place)
            if (self.asked >> seat) & 1 == 0:
                continue
            cards = zeros(KINDS)
            for pick in self.picks[seat]:
                if pick != g.moves.done:
                    cards[g.moves.donate.index(pick)] += 1
            knowers = (i64(1) << seat) | (i64(1) << archon)
            given = listed(cards)
            g.tell(events.DONATED, seat, archon, len(given), to=knowers, many=given)
            if len(given) > 0:
                move_cards(g, MOVE, hand_of(seat), hand_of(archon), cards, knowers)
                note(g, DEALING)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("donate", {"archon": int(g.archon()), "picked": len(self.picks[seat])})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.done else [f"hand/{seat}/{g.word('cards', g.moves.donate.index(action))}"]

    def empty(self) -> "Donations":
        return Donations()


def donors(g: Pieces) -> i64:
    """Everybody but the Archon who has cards."""
    out = all_seats(g) & ~(i64(1) << g.archon())
    for seat in range(g.seats):
        if g.hand_size(seat) == 0:
            out &= ~(i64(1) << seat)
    return out


class Ordering(Procedure):
    """PAR-3.1.3, PAR-10.2.1 — From the second season of a year on the Archon fixes the order of the events."""

    RULE: ClassVar[str] = "PAR-10.2.1"
    VERBS: ClassVar[str] = "order"

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place  # how many are ordered

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    def pending(self, g: Pieces) -> Seats:
        return one(g.archon()) if self.place + 1 < g.events_up() else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        left = [g.ordered(place) for place in range(self.place, g.events_up())]
        left.sort()
        out = vec[i64]()
        for event in left:
            out = append(out, g.moves.order.at(event))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        event = g.moves.order.index(action)
        down = g.slot_of(event) < 0
        name = g.word("events", event)
        return Reason("not_face_up" if down else "ordered_already", {"omen": name}, "PAR-10.2.1")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        event = g.moves.order.index(action)
        at = self.place
        while g.ordered(at) != event:
            at += 1
        while at > self.place:  # the others stay in the order of the row
            g.set_ordered(at, g.ordered(at - 1))
            at -= 1
        g.set_ordered(self.place, event)
        self.place += 1
        g.tell(events.EVENT_ORDERED, seat, event)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("order_events", {"place": int(self.place + 1)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"events/{g.word('events', g.moves.order.index(action))}"]

    def clone(self) -> "Ordering":
        return Ordering(self.place)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, 4)


class RunThrough(Procedure):
    """PAR-3.1.4, PAR-10.2.2 — The events one after the other: the Archon makes the choices for each now."""

    RULE: ClassVar[str] = "PAR-3.1.4"

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    def event(self, g: Pieces) -> i64:
        """The current event."""
        return g.ordered(self.place)

    def pending(self, g: Pieces) -> Seats:
        if self.place >= g.events_up() or len(self.options(g)) == 0:
            return NOBODY
        return one(g.archon())

    def proceed(self, g: Pieces) -> None:
        if self.place >= g.events_up():
            g.stack.pop()
            return
        self.effect(g).passed(g, self.event(g))
        self.place += 1

    def effect(self, g: Pieces) -> EventEffect:
        """What it does."""
        return EVENT_EFFECTS[g.box.events.effect[self.event(g)]]

    def options(self, g: Pieces) -> vec[i64]:
        """What the Archon may choose for the event; empty if it asks for no choice or no player can be named."""
        return self.effect(g).options(g, self.event(g))

    def verbs(self, g: Pieces) -> str:
        return self.effect(g).verb() if self.place < g.events_up() else ""

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return self.options(g)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return self.effect(g).refusal(g, self.event(g), action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        event = self.event(g)
        g.set_chosen(g.slot_of(event), self.effect(g).choose(g, seat, event, action))
        self.place += 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("event_choice", {"omen": g.word("events", self.event(g))})

    def clone(self) -> "RunThrough":
        return RunThrough(self.place)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, 4)


def bad_event_up(g: Pieces) -> bool:
    """Whether an event that a Stoic can ignore is face up."""
    for slot in range(EVENT_SLOTS):
        event = g.event(slot)
        if event >= 0 and g.box.events.bad[event] != 0:
            return True
    return False


def ignorable(g: Pieces) -> vec[i64]:
    """PAR-4.10.8 — Every face-up bad event, or none."""
    out = vec[i64]()
    for event in range(g.moves.events):
        if g.box.events.bad[event] != 0 and g.slot_of(event) >= 0:
            out = append(out, g.moves.ignore.at(event))
    return append(out, g.moves.none)


def why_not_ignore(g: Pieces, action: i64) -> Reason:
    """Why an event cannot be ignored."""
    event = g.moves.ignore.index(action)
    down = g.slot_of(event) < 0
    return Reason("not_face_up" if down else "not_bad", {"omen": g.word("events", event)}, "PAR-4.10.8")


def name_event(g: Pieces, seat: i64, action: i64) -> None:
    """PAR-4.10.9 — The choice of a Stoic is public and final."""
    if action == g.moves.none:
        g.tell(events.STOIC_NAMED_NONE, seat)
    else:
        event = g.moves.ignore.index(action)
        g.set_ignored(seat, event)
        g.tell(events.STOIC_NAMED, seat, event)


class Stoics(Commit):
    """PAR-3.1.6 — Every holder of Stoicism names an event that does not touch him, all at the same time."""

    RULE: ClassVar[str] = "PAR-4.10.9"
    VERBS: ClassVar[str] = "ignore none"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return ignorable(g)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return why_not_ignore(g, action)

    def complete(self, g: Pieces, seat: i64) -> bool:
        return True

    def carry_out(self, g: Pieces) -> None:
        for place in range(g.seats):
            seat = g.in_order(place)
            if (self.asked >> seat) & 1 != 0:
                name_event(g, seat, self.last(seat))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("ignore_event")

    def empty(self) -> "Stoics":
        return Stoics()


def stoics(g: Pieces) -> i64:
    """Who names an event to ignore."""
    out: i64 = 0
    if bad_event_up(g):
        for seat in range(g.seats):
            if g.has_effect(seat, IGNORE_EVENT):
                out |= i64(1) << seat
    return out


class LateStoic(Asked):
    """PAR-4.10.9 — Who gains Stoicism later in a season chooses at once."""

    RULE: ClassVar[str] = "PAR-4.10.9"
    VERBS: ClassVar[str] = "ignore none"

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return ignorable(g)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return why_not_ignore(g, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        name_event(g, seat, action)
        g.stack.pop()

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("ignore_event")

    def clone(self) -> "LateStoic":
        return LateStoic(self.seat)
