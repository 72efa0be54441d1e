"""PAR-2.2.4 — Cards that are picked one by one, in ascending order, so that each choice is made in one way only."""

from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import KINDS


def only_kind(kinds: i64) -> i64:
    """The only kind among some, or -1 if there are more."""
    found: i64 = -1
    for kind in range(KINDS):
        if (kinds >> kind) & 1 != 0:
            if found >= 0:
                return -1
            found = kind
    return found


def next_kinds(spare: vec[i64], first: i64, left: i64) -> i64:
    """Given the cards of each kind: the kinds from a first one on after which enough are left to be picked."""
    out: i64 = 0
    found: i64 = 0
    for kind in range(len(spare) - 1, first - 1, -1):
        if spare[kind] > 0:
            found += spare[kind]
            if found >= left:
                out |= i64(1) << kind
    return out


def gifts(g: Pieces, kinds: i64) -> vec[i64]:
    """The actions that give up a card of one of some kinds."""
    out = vec[i64]()
    for kind in range(KINDS):
        if (kinds >> kind) & 1 != 0:
            out = append(out, g.moves.give.at(kind))
    return out


class Picking:
    """A seat's picks so far from a place, and what it has to pick next; forced picks are made automatically."""

    def __init__(self, size: i64) -> None:
        self.cards: vec[i64] = zeros(size)  # given up, by kind: of several places one after the other
        self.first: i64 = 0
        self.after: i64 = 0
        self.left: i64 = 0  # cards still to be picked, from `first` to before `after`
        self.at: i64 = 0

    def demand(self, g: Pieces, place: i64, first: i64, after: i64, n: i64) -> None:
        """Demand a number of cards of some kinds, or all if there are fewer."""
        have = g.count_part(place, first, after)
        self.left = n if n < have else have
        self.first = first
        self.after = after

    def choose(self, g: Pieces, place: i64, off: i64, picks: vec[i64]) -> bool:
        """Apply the picks from a place, which is counted from `off` on; False if some are still to be made."""
        while self.left > 0:
            kind = only_kind(self.givable(g, place, off))
            if kind < 0:
                if self.at == len(picks):
                    return False
                kind = g.moves.give.index(picks[self.at])
                self.at += 1
            self.cards[off + kind] += 1
            self.first = kind
            self.left -= 1
        return True

    def givable(self, g: Pieces, place: i64, off: i64) -> i64:
        """The kinds that can be picked next."""
        spare = zeros(self.after)
        for kind in range(self.first, self.after):
            spare[kind] = g.count(place, kind) - self.cards[off + kind]
        return next_kinds(spare, self.first, self.left)
