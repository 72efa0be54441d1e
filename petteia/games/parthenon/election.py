"""PAR-3.10, PAR-10.5, PAR-10.6 — The election of the next Archon, and the last Archon's word."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import CHANCE, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import SHOWN, listed, note
from petteia.games.parthenon.procedure import Commit, Procedure
from petteia.games.parthenon.scoring import tied_winners
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import EXTRA_VOTE, GIVERS, GOLD


class Election(Commit):
    """PAR-10.5.1, PAR-10.5.2 — Everybody votes for another player, in secret; votes are revealed together."""

    RULE: ClassVar[str] = "PAR-10.5.1"
    VERBS: ClassVar[str] = "vote done"

    def votes(self, g: Pieces, seat: i64) -> i64:
        """PAR-10.5.3 — One vote; the owner of the Great Theater casts two."""
        return 1 + g.effect_sum(seat, EXTRA_VOTE)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if len(self.picks[seat]) == self.votes(g, seat):
            return append(out, g.moves.done)
        for other in range(g.seats):
            if other != seat:
                out = append(out, g.moves.vote.at(other))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if len(self.picks[seat]) == self.votes(g, seat):
            return Reason("all_decided", {}, "PAR-10.5.1")
        if action == g.moves.done:
            return Reason("vote_first", {}, "PAR-10.5.1")
        return Reason("not_for_yourself", {}, "PAR-10.5.1")

    def complete(self, g: Pieces, seat: i64) -> bool:
        return self.settled(g, seat, self.votes(g, seat))

    def carry_out(self, g: Pieces) -> None:
        """PAR-10.5.4, PAR-10.5.5 — The most votes win; a tie is settled by lot."""
        votes = zeros(g.seats)
        for place in range(g.seats):
            seat = g.in_order(place)
            for pick in self.picks[seat]:
                if pick == g.moves.done:
                    continue
                votes[g.moves.vote.index(pick)] += 1
                g.tell(events.VOTED, seat, g.moves.vote.index(pick))
        most: i64 = 0
        for seat in range(g.seats):
            most = votes[seat] if votes[seat] > most else most
        tied: i64 = 0
        first: i64 = -1
        for seat in range(g.seats):
            if votes[seat] == most:
                tied |= i64(1) << seat
                first = seat
        if tied & (tied - 1) == 0:
            elect(g, first)
        else:
            g.tell(events.ELECTION_TIED, most)
            g.push(Lots(tied))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("vote", {"left": int(self.votes(g, seat) - len(self.picks[seat]))})

    def empty(self) -> "Election":
        return Election()


class Lots(Procedure):
    """PAR-10.5.5 — One of those who share the most votes is drawn at random."""

    RULE: ClassVar[str] = "PAR-10.5.5"

    def __init__(self, tied: i64 = 0) -> None:
        self.tied: i64 = tied

    def pending(self, g: Pieces) -> Seats:
        return CHANCE

    def luck(self, g: Pieces) -> str:
        return "pool archon"

    def weights(self, g: Pieces) -> vec[i64]:
        out = zeros(g.seats)
        for seat in range(g.seats):
            out[seat] = (self.tied >> seat) & 1
        return out

    def resolve(self, g: Pieces, outcome: i64) -> None:
        g.stack.pop()
        elect(g, outcome)

    def clone(self) -> "Lots":
        return Lots(self.tied)

    def fields(self, p: Packer) -> None:
        self.tied = p.some_seats(self.tied)


def elect(g: Pieces, seat: i64) -> None:
    """PAR-3.10.1 — The new Archon takes the counter; PAR-8.3.12 — and gold from the Great Theater."""
    g.set_archon(seat)
    g.tell(events.ELECTED, seat)
    for giver in range(GIVERS):
        gold = g.box.givers.gold[giver]
        if gold > 0 and g.has(seat, giver):
            g.take(hand_of(seat), GOLD, gold)
            g.tell(events.THEATER_GOLD, seat, gold)


class LastWord(Procedure):
    """PAR-10.6.1 — A tie left after all card criteria is decided by the player who holds the counter."""

    RULE: ClassVar[str] = "PAR-10.6.1"
    VERBS: ClassVar[str] = "crown"

    def __init__(self, tied: i64 = 0) -> None:
        self.tied: i64 = tied  # bits of seats

    def window(self, g: Pieces, seat: i64) -> bool:
        return False

    def pending(self, g: Pieces) -> Seats:
        return one(g.archon())

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(g.seats):
            if (self.tied >> other) & 1 != 0:
                out = append(out, g.moves.crown.at(other))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return Reason("not_tied", {"seat": int(g.moves.crown.index(action))}, "PAR-10.6.1")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.set_crowned(g.moves.crown.index(action))
        g.tell(events.CROWNED, seat, g.moves.crown.index(action))
        g.stack.pop()

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("last_word")

    def clone(self) -> "LastWord":
        return LastWord(self.tied)

    def fields(self, p: Packer) -> None:
        self.tied = p.some_seats(self.tied)


def end_game(g: Pieces) -> None:
    """PAR-11.1, PAR-13.3.2 — The game is over, unless the last Archon has to speak; hands have been counted openly."""
    tied = tied_winners(g)
    if tied & (tied - 1) == 0:
        return
    for seat in range(g.seats):
        g.tell(events.HAND_COUNTED, seat, many=listed(g.count_row(hand_of(seat))))
    note(g, SHOWN)
    g.push(LastWord(tied))
