"""The other way to a deal that agrees with everything seen: all decks are dealt out, then cards change places.

Every draw gets some card of its pile. Whoever then lacks a card that he showed gets it from a draw of the same pile,
for what he had there, if altogether no more is lacking than before, and now and then if a little more is. It takes
longer than dealing one moment after the other (`hidden_deck.py`), but does not run into a dead end.
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros

ROUNDS: Final = 30
STEPS: Final = 60_000
"""So many barters are tried, and so often from the start: a log that tells of what happened does not get near it."""
FOR_THE_WORSE: Final = 80
"""One barter in so many is made though one more card is lacking afterwards."""


def bartered(kinds: i64, seats: i64, pile: vec[i64], draws: vec[i64], sheds: vec[i64], rng: Generator) -> vec[i64]:
    """What each draw brought: of the draws, spell by spell, player and place in the log; of the cards shown, player by
    player, spell, player, kind, place and a fifth number."""
    barter = Barter(kinds, seats, pile, draws, sheds)
    for _ in range(ROUNDS):
        if barter.settle(rng):
            return barter.kind[: len(draws) // 3]
    raise ValueError("the log of cards drawn contradicts itself")


class Barter:
    """Draws with the cards they bring, and what is lacking of those shown."""

    def __init__(self, kinds: i64, seats: i64, pile: vec[i64], draws: vec[i64], sheds: vec[i64]) -> None:
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.pile: vec[i64] = pile
        self.sheds: vec[i64] = sheds
        self.spell: vec[i64] = vec[i64]()  # of each draw; the cards still in the pile are draws of nobody
        self.who: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.begins: vec[i64] = vec[i64]()  # by spell: its first draw
        self.own: list[vec[i64]] = [vec[i64]() for _ in range(seats)]  # by player: his draws
        self.first: vec[i64] = zeros(seats + 1)  # by player: where his shown cards begin
        self.lacking: vec[i64] = zeros(seats * kinds)  # seat x kind: cards shown that no draw accounts for
        for at in range(0, len(draws), 3):
            self.own[draws[at + 1]] = append(self.own[draws[at + 1]], at // 3)
            self.add(draws[at], draws[at + 1], draws[at + 2])
        last = len(pile) // kinds - 1
        left: i64 = 0
        for at in range(last * kinds, len(pile)):
            left += pile[at]
        for at in range(len(self.spell)):
            left -= 1 if self.spell[at] == last else 0
        for _ in range(left):
            self.add(last, seats, 0)
        while len(self.begins) <= last + 1:
            self.begins = append(self.begins, len(self.spell))
        for at in range(0, len(sheds), 5):
            self.first[sheds[at + 1] + 1] = at + 5
        for who in range(seats):
            if self.first[who + 1] == 0:
                self.first[who + 1] = self.first[who]

    def add(self, spell: i64, who: i64, place: i64) -> None:
        """One more draw, in the order of the log."""
        while len(self.begins) <= spell:
            self.begins = append(self.begins, len(self.spell))
        self.spell = append(self.spell, spell)
        self.who = append(self.who, who)
        self.place = append(self.place, place)
        self.kind = append(self.kind, 0)

    def settle(self, rng: Generator) -> bool:
        """From a deal at random to one in which nothing is lacking; whether that came out."""
        for spell in range(len(self.begins) - 1):
            rest = self.pile[spell * self.kinds : (spell + 1) * self.kinds]
            for draw in range(self.begins[spell], self.begins[spell + 1]):
                self.kind[draw] = rng.pick(rest)
                rest[self.kind[draw]] -= 1
        for who in range(self.seats):
            for kind in range(self.kinds):
                self.lacking[who * self.kinds + kind] = self.lack(who, kind)
        for _ in range(STEPS):
            some: i64 = 0
            for lack in self.lacking:
                some += 1 if lack > 0 else 0
            if some == 0:
                return True
            some = rng.below(some)
            for at in range(len(self.lacking)):
                if self.lacking[at] > 0:
                    if some == 0:
                        self.barter(at // self.kinds, at % self.kinds, rng)
                        break
                    some -= 1
        return False

    def lack(self, who: i64, kind: i64) -> i64:
        """How many cards of a kind a player showed that he had not drawn by then."""
        if who == self.seats:
            return 0
        out: i64 = 0
        drawn: i64 = 0
        shown: i64 = 0
        own = self.own[who]
        at: i64 = 0
        for shed in range(self.first[who], self.first[who + 1], 5):
            if self.sheds[shed + 2] != kind:
                continue
            while at < len(own) and self.place[own[at]] < self.sheds[shed + 3]:
                drawn += 1 if self.kind[own[at]] == kind else 0
                at += 1
            shown += 1
            if shown - drawn > out:
                out = shown - drawn
        return out

    def lacks_since(self, who: i64, kind: i64) -> i64:
        """The place in the log at which a player first showed a card of a kind that he had not drawn."""
        drawn: i64 = 0
        shown: i64 = 0
        own = self.own[who]
        at: i64 = 0
        for shed in range(self.first[who], self.first[who + 1], 5):
            if self.sheds[shed + 2] == kind:
                while at < len(own) and self.place[own[at]] < self.sheds[shed + 3]:
                    drawn += 1 if self.kind[own[at]] == kind else 0
                    at += 1
                shown += 1
                if shown > drawn:
                    return self.sheds[shed + 3]
        return 0

    def barter(self, who: i64, kind: i64, rng: Generator) -> None:
        """A player gets a card that he lacks with one of his draws before he showed it, from another of the pile."""
        place = self.lacks_since(who, kind)
        mine = vec[i64]()
        for draw in self.own[who]:
            if self.place[draw] < place and self.kind[draw] != kind:
                mine = append(mine, draw)
        if len(mine) == 0:
            return
        one = mine[rng.below(len(mine))]
        others = vec[i64]()
        for draw in range(self.begins[self.spell[one]], self.begins[self.spell[one] + 1]):
            if self.kind[draw] == kind:
                others = append(others, draw)
        if len(others) == 0:
            return
        other = others[rng.below(len(others))]
        more = self.change_places(one, other)
        if more > 1 or (more == 1 and rng.below(FOR_THE_WORSE) > 0):
            self.change_places(one, other)

    def change_places(self, one: i64, other: i64) -> i64:
        """Two draws bring each other's card; returns how many more are lacking then."""
        a = self.kind[one]
        b = self.kind[other]
        self.kind[one] = b
        self.kind[other] = a
        out = self.count(self.who[one], a) + self.count(self.who[one], b)
        if self.who[other] != self.who[one]:
            out += self.count(self.who[other], a) + self.count(self.who[other], b)
        return out

    def count(self, who: i64, kind: i64) -> i64:
        """Count what is lacking of a kind anew; returns by how much it grew."""
        if who == self.seats:
            return 0
        at = who * self.kinds + kind
        before = self.lacking[at]
        self.lacking[at] = self.lack(who, kind)
        return self.lacking[at] - before
