"""What the steps of this game share: one source of legality, defaults, and commitments made in secret."""

from typing import Final

from petteia.engine.commit import SecretChoice, determinize_choices, several
from petteia.engine.generator import Generator
from petteia.engine.ints import append, contains, i64, vec
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import NOBODY, Seats, Step, one
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import KINDS

FEWEST: Final = 3
MOST: Final = 6


def _all_turns() -> list[Seats]:
    """For every number of players, seat to begin with and bits of seats: those seats in their order."""
    out: list[Seats] = []
    for seats in range(FEWEST, MOST + 1):
        for first in range(MOST):
            for some in range(1 << MOST):
                order = [(first + place) % seats for place in range(seats)]
                turns = tuple([seat for seat in order if some >> seat & 1])
                out.append(turns or NOBODY)
    return out


_TURNS: Final = _all_turns()  # used after every move: avoids making a list of players each time


def in_turn(seats: i64, first: i64, some: i64) -> Seats:
    """Some seats (bits) in their order from a first one on; NOBODY if there are none."""
    return _TURNS[((seats - FEWEST) * MOST + first) << MOST | some]


class Procedure(Step[Pieces]):
    """A procedure of the rulebook in progress."""

    def demand(self, g: Pieces, reckoning: Account) -> None:
        """Note the bounds that everybody can conclude from this step in progress: it can be finished."""

    def possible(self, g: Pieces) -> bool:
        """Whether the step can be finished with the cards in this world; checks what `demand` cannot express."""
        return True

    def insist(self, g: Pieces, reckoning: Account, rng: Generator) -> None:
        """Draw one way to finish the step and demand the cards for it: used where few worlds would do."""

    def window(self, g: Pieces, seat: i64) -> bool:
        """PAR-13.2.11 — A player's options depend on cards that others do not see, unless a step says otherwise."""
        return True

    def default(self, g: Pieces, seat: i64) -> i64:
        """PAR-2.2.5 — The pass option (done before wait, in a draft drop), else the first option."""
        options = self.legal(g, seat)
        m = g.moves
        for action in options:
            if action == m.done or action == m.drop or action == m.none or action == m.finish or action == m.stay:
                return action
            if action == m.set_sail or action == m.go_on or action == m.bear or action == m.keep_army:
                return action
            if m.leave.holds(action):
                return action
        return options[0]

    def passable(self, g: Pieces, seat: i64) -> bool:
        """PAR-13.2.11 — Hidden cards alone do not make a step a reaction: a standing order passes only steps that say
        so."""
        return False


class Asked(Procedure):
    """One player is asked."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)


class Turns(Procedure):
    """In Archon order each player who may do something does so until done."""

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place  # in the Archon order

    def may(self, g: Pieces, seat: i64) -> bool:
        """Whether a player has a turn at all."""
        raise NotImplementedError(f"{type(self).__name__} has no may()")

    def pending(self, g: Pieces) -> Seats:
        if self.place >= g.seats:
            return NOBODY
        seat = g.in_order(self.place)
        return one(seat) if self.may(g, seat) else NOBODY

    def proceed(self, g: Pieces) -> None:
        if self.place >= g.seats:
            g.stack.pop()
        else:
            self.place += 1

    # -- asking side by side ------------------------------------------------------------------------------------

    def place_of(self, g: Pieces, seat: i64) -> i64:
        """A seat's place in the Archon order."""
        for place in range(g.seats):
            if g.in_order(place) == seat:
                return place
        return -1

    def sure(self, g: Pieces, seat: i64) -> bool:
        """Whether a seat that may do something keeps its turn, whatever others do before it."""
        return False

    def beside(self, g: Pieces, seat: i64) -> bool:
        return self.place_of(g, seat) > self.place and self.may(g, seat) and self.sure(g, seat)

    def in_turn(self, g: Pieces) -> i64:
        return g.in_order(self.place) if self.place < g.seats else -1

    def turn_to(self, g: Pieces, seat: i64) -> None:
        self.place = self.place_of(g, seat)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, p.seats)


class Commit(Procedure, SecretChoice[Pieces]):
    """PAR-2.2.1 — Several players decide in secret and at the same time; what they have picked is carried out together.

    A subclass says what may be picked next (`legal`, from `picks`), when a seat's part is complete, and what
    happens then. PAR-13.2.11 — A part of several picks ends with `done`, so that others cannot tell how many have been
    made; a seat with nothing (more) to choose can only pick `done`.
    """

    def __init__(self, seats: i64 = 0, asked: i64 = 0) -> None:
        self.asked: i64 = asked  # bits of seats
        self.finished: i64 = 0
        self.picks: list[vec[i64]] = [vec[i64]() for _ in range(seats)]

    def pending(self, g: Pieces) -> Seats:
        return several(self.asked & ~self.finished)

    def proceed(self, g: Pieces) -> None:
        g.stack.pop()
        self.carry_out(g)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        self.note(g, seat, action)

    def undecided(self, g: Pieces, seat: i64) -> bool:
        return (self.asked & ~self.finished) >> seat & 1 != 0

    def note(self, g: Pieces, seat: i64, action: i64) -> None:
        self.picks[seat] = append(self.picks[seat][:], action)
        if self.complete(g, seat):
            self.finished |= i64(1) << seat

    def complete(self, g: Pieces, seat: i64) -> bool:
        """Whether a seat's part is over with what it has picked."""
        return self.last(seat) == g.moves.done

    def carry_out(self, g: Pieces) -> None:
        """Carry out all picks."""

    def count(self, seat: i64, action: i64) -> i64:
        """How often a seat has picked an action."""
        n: i64 = 0
        for pick in self.picks[seat]:
            n += 1 if pick == action else 0
        return n

    def settled(self, g: Pieces, seat: i64, due: i64) -> bool:
        """Whether a seat's part of this many picks is over: a single one needs no `done` after it."""
        return self.last(seat) == g.moves.done or (due == 1 and len(self.picks[seat]) == 1)

    def last(self, seat: i64) -> i64:
        """A seat's last pick, or -1."""
        picks = self.picks[seat]
        return picks[len(picks) - 1] if len(picks) > 0 else -1

    # -- secrets --------------------------------------------------------------------------------------------

    def empty(self) -> "Commit":
        """A step of the same kind with nothing picked; everything public is in it."""
        raise NotImplementedError(f"{type(self).__name__} has no empty()")

    def observe(self, g: Pieces, seat: i64) -> "Commit":
        out = self.empty()
        out.asked = self.asked
        out.finished = self.finished
        for owner in range(len(self.picks)):
            out.picks.append(self.picks[owner][:] if owner == seat else vec[i64]())
        return out

    def secret(self, g: Pieces, seat: i64) -> bool:
        return self.asked >> seat & 1 != 0

    def reopen(self, g: Pieces, seat: i64) -> None:
        self.finished &= ~(i64(1) << seat)

    def ends(self, g: Pieces, seat: i64, action: i64) -> bool:
        before = self.picks[seat]
        self.picks[seat] = append(before[:], action)
        out = self.complete(g, seat)
        self.picks[seat] = before
        return out

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        determinize_choices(self, g, seat, rng)

    # -- plain data -----------------------------------------------------------------------------------------

    def clone(self) -> "Commit":
        out = self.empty()
        out.asked = self.asked
        out.finished = self.finished
        for picks in self.picks:
            out.picks.append(picks[:])
        return out

    def fields(self, p: Packer) -> None:
        self.asked = p.some_seats(self.asked)
        self.finished = p.some_seats(self.finished)
        n = p.num(len(self.picks), p.seats, p.seats)
        for seat in range(n):
            if seat == len(self.picks):
                self.picks.append(vec[i64]())
            self.picks[seat] = p.nums(self.picks[seat])

    def audit(self, g: Pieces) -> None:
        """Check that every pick was possible when it was made, and that finished seats have made all of theirs."""
        require(self.finished & ~self.asked == 0, "somebody has finished who was not asked")
        again = self.clone()
        again.finished = 0
        for seat in range(g.seats):
            again.picks[seat] = vec[i64]()
        for seat in range(g.seats):
            for pick in self.picks[seat]:
                fits = (self.asked & ~again.finished) >> seat & 1 != 0 and contains(again.legal(g, seat), pick)
                require(fits, "somebody has picked what he could not")
                again.note(g, seat, pick)
        require(again.finished == self.finished, "somebody has finished who has not, or has not who has")


def first_of(g: Pieces, place: i64, kinds: i64) -> i64:
    """The first card of some kinds (bits) in a place, or -1."""
    for kind in range(KINDS):
        if (kinds >> kind) & 1 != 0 and g.count(place, kind) > 0:
            return kind
    return -1


def given_from_hand(g: Pieces, seat: i64, action: i64) -> list[str]:
    """The piece in a hand that an action gives, if it does."""
    give = g.moves.give
    return [f"hand/{seat}/{g.word('cards', give.index(action))}"] if give.holds(action) else []


def all_seats(g: Pieces) -> i64:
    """Every seat, as bits."""
    return (i64(1) << g.seats) - 1
