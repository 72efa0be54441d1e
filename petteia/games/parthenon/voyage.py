"""PAR-3.4 — The voyage: looks into the future and into harbors, and the lands that are closed."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.harbors import look_at
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import CLOSE_LAND, PEEK_HARBORS, PEEK_HAZARDS, SHORES


def shuffle_if_empty(g: Pieces) -> None:
    """PAR-5.3.16 — When a card is needed and the draw pile is empty, the discard pile is shuffled into a new one."""
    if g.hazards.size() == 0:
        n: i64 = 0
        for kind in range(len(g.spent)):
            g.hazards.counts[kind] = g.spent[kind]
            n += g.spent[kind]
            g.spent[kind] = 0
        g.tell(events.HAZARDS_RESHUFFLED, n)


class Oracle(Procedure):
    """PAR-8.3.7, PAR-8.3.8 — The player with the Oracle sees the top hazard cards, which keep their order."""

    RULE: ClassVar[str] = "PAR-8.3.7"

    def __init__(self, viewers: i64 = 0, deep: i64 = 0, at: i64 = 0) -> None:
        self.viewers: i64 = viewers  # bits of seats
        self.deep: i64 = deep  # how many cards to look at
        self.at: i64 = at  # how many have been seen

    def pending(self, g: Pieces) -> Seats:
        if self.at == self.deep or self.at < len(g.hazards.top):
            return NOBODY
        return CHANCE

    def proceed(self, g: Pieces) -> None:
        if self.at == self.deep:
            g.stack.pop()
            return
        pool = g.hazards
        place = len(pool.top) - 1 - self.at
        pool.top_knowers[place] |= self.viewers
        g.tell(events.FORESEEN, self.at + 1, pool.top[place], to=self.viewers)
        self.at += 1

    def luck(self, g: Pieces) -> str:
        return "pool oracle"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.hazards.counts[:]

    def resolve(self, g: Pieces, outcome: i64) -> None:
        """Give the next card below those already seen its identity."""
        pool = g.hazards
        pool.counts[outcome] -= 1
        top = vec[i64]([outcome])
        knowers = vec[i64]([self.viewers])
        for i in range(len(pool.top)):
            top = append(top, pool.top[i])
            knowers = append(knowers, pool.top_knowers[i])
        pool.top = top
        pool.top_knowers = knowers
        g.tell(events.FORESEEN, self.at + 1, outcome, to=self.viewers)
        self.at += 1

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.word("hazards", outcome)

    def clone(self) -> "Oracle":
        return Oracle(self.viewers, self.deep, self.at)

    def fields(self, p: Packer) -> None:
        self.viewers = p.some_seats(self.viewers)
        self.deep = p.num(self.deep, 0, MANY)
        self.at = p.num(self.at, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """No more cards than the pile has."""
        require(self.at <= self.deep <= g.hazards.size(), "more hazards are foreseen than there are")


def ask_oracle(g: Pieces) -> None:
    """PAR-3.4.1 — The Oracle comes first."""
    viewers: i64 = 0
    deep: i64 = 0
    for place in range(g.seats):
        seat = g.in_order(place)
        n = g.effect_sum(seat, PEEK_HAZARDS)
        if n > 0:
            viewers |= i64(1) << seat
            deep = n
            g.tell(events.ORACLE_ASKED, seat)
    if viewers != 0:
        shuffle_if_empty(g)
        size = g.hazards.size()
        g.push(Oracle(viewers, deep if deep < size else size))


class Skeptics(Procedure):
    """PAR-4.10.6 — Holders of Skepticism look at face-down harbor cards, one land at a time."""

    RULE: ClassVar[str] = "PAR-4.10.6"
    VERBS: ClassVar[str] = "look done"

    def __init__(self, place: i64 = 0, looked: i64 = 0) -> None:
        self.place: i64 = place  # in the Archon order
        self.looked: i64 = looked  # bits of lands the player has looked at now

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    def left(self, g: Pieces) -> i64:
        """How many looks the player has left."""
        n = g.effect_sum(g.in_order(self.place), PEEK_HARBORS)
        for land in range(SHORES):
            n -= (self.looked >> land) & 1
        return n

    def can_look(self, g: Pieces, land: i64) -> bool:
        """Whether there is a face-down card the player has not just seen."""
        return not g.is_open(land) and (self.looked >> land) & 1 == 0

    def pending(self, g: Pieces) -> Seats:
        if self.place >= g.seats or self.left(g) <= 0:
            return NOBODY
        for land in range(SHORES):
            if self.can_look(g, land):
                return one(g.in_order(self.place))
        return NOBODY

    def proceed(self, g: Pieces) -> None:
        if self.place >= g.seats:
            g.stack.pop()
        else:
            self.place += 1
            self.looked = 0

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for land in range(SHORES):
            if self.can_look(g, land):
                out = append(out, g.moves.look.at(land))
        return append(out, g.moves.done)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        land = g.moves.look.index(action)
        up = g.is_open(land)
        return Reason("face_up" if up else "just_seen", {"land": g.word("lands", land)}, "PAR-4.10.6")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.done:
            self.place += 1
            self.looked = 0
        else:
            land = g.moves.look.index(action)
            self.looked |= i64(1) << land
            look_at(g, land, i64(1) << seat)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("look", {"left": int(self.left(g))})

    def clone(self) -> "Skeptics":
        return Skeptics(self.place, self.looked)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, p.seats)
        self.looked = p.bits(self.looked, SHORES)


def is_closed(g: Pieces, land: i64) -> bool:
    """PAR-7.4.3 — Whether a land is closed this season."""
    event = g.in_force(CLOSE_LAND)
    return event >= 0 and g.choice(event) == land


def closed_for(g: Pieces, seat: i64, land: i64) -> bool:
    """PAR-7.4.3 — Whether a land is closed to a player this season."""
    event = g.in_force(CLOSE_LAND)
    return event >= 0 and g.choice(event) == land and not g.ignores(seat, event)
