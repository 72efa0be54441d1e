"""The third way to a deal that agrees with everything seen: players exchange cards until it does.

First the hands at the beginnings of spells (`hidden_deck.py`) are filled kind by kind: cards of a kind go where they
are shown next. No player then shows a card they cannot have had, but some hands are too large or too small, or there
was no time to draw a card that is shown. So two players at a time exchange cards of one kind, at all moments of the
game at once. One of all the ways to share these cards is drawn, with weights that prefer fewer faults, a little at
first and then more and more (annealing). If that fails, it starts again with more time.

All arithmetic is in whole numbers, so that every machine deals alike.
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros

ROUNDS: Final = 6
"""Number of attempts before the second way is tried again."""
SHORTEST: Final = 60
LONGER: Final = 20
"""Rounds of exchanges, all with all, in the first attempt, and how many more in each later one."""
WARM: Final = 210
COLD: Final = 17
"""How much less likely one more fault is, in 256ths, at the beginning of an attempt and at its end."""
HEAVY: Final = 1 << 16
MOST_AMISS: Final = 12
"""Numbers of faults above this count as this many."""
MOST_WEIGHT: Final = 1 << 24


class Barter:
    """Hands at the beginning of every spell. What is known is that of a `HiddenDeck`, its sheds sorted by player."""

    def __init__(self, kinds: i64, seats: i64, sizes: vec[i64], pile: vec[i64], sheds: vec[i64]) -> None:
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.spells: i64 = len(sizes) // seats
        self.sizes: vec[i64] = sizes  # spell x seat: cards in hand when it began
        self.pile: vec[i64] = pile  # spell x kind: cards in the deck
        self.held: vec[i64] = zeros(self.spells * seats * kinds)  # spell x seat x kind: the hands
        self.total: vec[i64] = zeros(self.spells * seats)  # spell x seat: how many cards these are
        self.shown: vec[i64] = zeros(self.spells * seats * kinds)  # spell x seat x kind: cards shown during the spell
        self.first: vec[i64] = zeros(self.spells * seats + 1)  # spell x seat: where its sheds begin
        self.shed: vec[i64] = vec[i64]()  # kind, the how many-th of it in the spell, draws before it
        self.players: vec[i64] = vec[i64]()  # who had unknown cards
        self.weights: vec[i64] = zeros(MOST_AMISS + 1)  # by what is amiss
        self.sort(sheds)

    def sort(self, sheds: vec[i64]) -> None:
        """Sheds by spell, then by player; and who had cards at all."""
        had = zeros(self.seats)
        for spell in range(self.spells):
            for who in range(self.seats):
                number: i64 = 0
                self.first[spell * self.seats + who] = len(self.shed)
                size = self.sizes[spell * self.seats + who]
                had[who] += size
                for at in range(0, len(sheds), 5):
                    if sheds[at] == spell and sheds[at + 1] == who:
                        number += 1
                        mine = (spell * self.seats + who) * self.kinds + sheds[at + 2]
                        self.shown[mine] += 1
                        for figure in (sheds[at + 2], self.shown[mine], sheds[at + 4] + number - size):
                            self.shed = append(self.shed, figure)
                had[who] += number
        self.first[self.spells * self.seats] = len(self.shed)
        for who in range(self.seats):
            if had[who] > 0:
                self.players = append(self.players, who)

    def find(self, rng: Generator) -> bool:
        """Look for a deal; returns whether one was found."""
        for turn in range(ROUNDS):
            for kind in range(self.kinds):
                if not self.begin(kind, rng):
                    return False
            self.add_up()
            long = SHORTEST + LONGER * turn
            for at in range(long):
                if self.agrees():
                    return True
                self.cool(WARM - (WARM - COLD) * at // long)
                self.exchange_all(rng)
            if self.agrees():
                return True
        return False

    def cool(self, likely: i64) -> None:
        """The weight of faults from now on."""
        weight: i64 = HEAVY
        for amiss in range(MOST_AMISS + 1):
            self.weights[amiss] = weight if weight > 0 else 1
            weight = weight * likely >> 8

    def begin(self, kind: i64, rng: Generator) -> bool:
        """Cards of a kind go to the player who shows one next; when none is shown any more, to any hand. False if
        a player shows a card that was not there."""
        next_spell: i64 = 0
        waiting = zeros(self.seats)  # what each player shows in that spell and does not have yet
        hand = zeros(self.seats)
        for spell in range(self.spells):
            for who in range(self.seats):
                self.held[(spell * self.seats + who) * self.kinds + kind] = hand[who]
            for _ in range(self.pile[spell * self.kinds + kind]):
                while next_spell < self.spells and not any_of(waiting):
                    for who in self.players:
                        waiting[who] = self.shown[(next_spell * self.seats + who) * self.kinds + kind]
                    next_spell += 1
                if any_of(waiting):
                    who = rng.pick(waiting)
                    waiting[who] -= 1
                elif spell + 1 < self.spells:
                    who = rng.pick(self.sizes[(spell + 1) * self.seats : (spell + 2) * self.seats])
                else:
                    break
                hand[who] += 1
            for who in range(self.seats):
                hand[who] -= self.shown[(spell * self.seats + who) * self.kinds + kind]
                if hand[who] < 0:
                    return False
        return True

    def add_up(self) -> None:
        """How many cards hands hold."""
        for at in range(len(self.total)):
            self.total[at] = 0
            for kind in range(self.kinds):
                self.total[at] += self.held[at * self.kinds + kind]

    def agrees(self) -> bool:
        """Whether there are no faults."""
        amiss: i64 = 0
        for at in range(len(self.total)):
            amiss += self.amiss(at, 0, self.held[at * self.kinds])
        return amiss == 0

    def amiss(self, at: i64, kind: i64, count: i64) -> i64:
        """How far a hand (spell x seat) with so many cards of a kind is from its size, and how many cards it would have
        had to draw sooner than there was a draw."""
        off = self.total[at] - self.held[at * self.kinds + kind] + count - self.sizes[at]
        out = off if off > 0 else -off
        needed: i64 = 0
        for shed in range(self.first[at], self.first[at + 1], 3):
            shows = self.shed[shed]
            if self.shed[shed + 1] > (count if shows == kind else self.held[at * self.kinds + shows]):
                needed += 1
            if needed > self.shed[shed + 2]:
                out += needed - self.shed[shed + 2]
        return out

    def exchange_all(self, rng: Generator) -> None:
        """Every kind between any two, in any order."""
        kinds = zeros(self.kinds)
        for kind in range(self.kinds):
            kinds[kind] = kind
        rng.shuffle(kinds)
        rng.shuffle(self.players)
        for kind in kinds:
            for a in range(1, len(self.players)):
                for b in range(a):
                    self.exchange(kind, self.players[a], self.players[b], rng)

    def exchange(self, kind: i64, one: i64, other: i64, rng: Generator) -> None:
        """Share out anew what two players have of a kind: for every moment, from the last one on, how much weight there
        is behind every share of the one; then shares from the first moment on, by these weights."""
        both = zeros(self.spells)
        widest: i64 = 0
        for spell in range(self.spells):
            both[spell] = self.has(spell, one, kind) + self.has(spell, other, kind)
            widest = both[spell] if both[spell] > widest else widest
        if widest == 0:
            return
        wide = widest + 1
        weight = zeros(self.spells * wide)
        for spell in range(self.spells - 1, -1, -1):
            most: i64 = 0
            for share in range(both[spell] + 1):
                behind = self.behind(spell, kind, one, other, share, both, weight, wide)
                if behind > 0:
                    wrong = self.amiss(spell * self.seats + one, kind, share)
                    wrong += self.amiss(spell * self.seats + other, kind, both[spell] - share)
                    behind *= self.weights[wrong if wrong < MOST_AMISS else MOST_AMISS]
                    weight[spell * wide + share] = behind
                    most = behind if behind > most else most
            while most > MOST_WEIGHT:
                most >>= 4
                for at in range(spell * wide, spell * wide + both[spell] + 1):
                    if weight[at] > 0:
                        weight[at] = (weight[at] >> 4) + 1
        low: i64 = 0
        high = both[0]
        for spell in range(self.spells):
            share = low + rng.pick(weight[spell * wide + low : spell * wide + high + 1])
            self.put(spell, one, kind, share)
            self.put(spell, other, kind, both[spell] - share)
            if spell + 1 < self.spells:
                low = self.kept(spell, one, kind, share)
                high = both[spell + 1] - self.kept(spell, other, kind, both[spell] - share)

    def behind(
        self, spell: i64, kind: i64, one: i64, other: i64, share: i64, both: vec[i64], weight: vec[i64], wide: i64
    ) -> i64:
        """The weight of all that can follow a share: what was not shown is kept, and in the last spell what is shown
        and was not there is in the deck."""
        theirs = both[spell] - share
        if spell + 1 == self.spells:
            drawn: i64 = 0
            for who in self.players:
                has = share if who == one else theirs if who == other else self.has(spell, who, kind)
                shows = self.shown[(spell * self.seats + who) * self.kinds + kind]
                drawn += shows - has if shows > has else 0
            return 1 if drawn <= self.pile[spell * self.kinds + kind] else 0
        out: i64 = 0
        high = both[spell + 1] - self.kept(spell, other, kind, theirs)
        for after in range(self.kept(spell, one, kind, share), high + 1):
            out += weight[(spell + 1) * wide + after]
        return out

    def has(self, spell: i64, who: i64, kind: i64) -> i64:
        """Cards of a kind in a hand."""
        return self.held[(spell * self.seats + who) * self.kinds + kind]

    def kept(self, spell: i64, who: i64, kind: i64, count: i64) -> i64:
        """How many of the cards that a hand had when a spell began it still has when it ends."""
        left = count - self.shown[(spell * self.seats + who) * self.kinds + kind]
        return left if left > 0 else 0

    def put(self, spell: i64, who: i64, kind: i64, count: i64) -> None:
        """A hand has so many cards of a kind."""
        at = spell * self.seats + who
        self.total[at] += count - self.held[at * self.kinds + kind]
        self.held[at * self.kinds + kind] = count


def any_of(counts: vec[i64]) -> bool:
    """Whether any of the numbers is positive."""
    return any(count > 0 for count in counts)
