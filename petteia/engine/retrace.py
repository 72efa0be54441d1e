"""The second way to a deal that agrees with everything seen: from the last moment back to the first.

What is in hands when a spell begins (`hidden_deck.py`) was shown during the spell or is still there when it ends. So
going back, the cards that a hand held are some of those it showed and kept, as many as it had, and all hands together
held the cards that everybody knows were in hands. At any time, the cards of a hand not yet shown are no more than the
hand had then. That is a flow: cards of each kind run to the places of the players at which they were shown, and along
each player's places, none of which lets more through than the player held there. It is found kind by kind, in any
order, by making room where another player's card could just as well have come from the deck. This way rarely leads into
a dead end, as every draw leaves room; where it does, later moments are found anew. In some long games that does not
help, and cards are exchanged instead (`barter.py`).
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import append, extend, i64, vec, zeros

MOST_FAILED: Final = 2_000
"""How often in a row a moment may fail before another way is tried."""
SINK: Final = 0
KINDS_AT: Final = 1
ANY: Final = 1 << 30


class Flow:
    """Pipes from node to node, each with a capacity and a current flow."""

    def __init__(self, knots: i64) -> None:
        self.knots: i64 = knots
        self.first: vec[i64] = zeros(knots)  # of a node: its last pipe + 1
        self.next: vec[i64] = vec[i64]()  # of a pipe: the one before it at the same node, + 1
        self.to: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()  # of a pipe: what it still lets through; the one after it is the way back
        self.seen: vec[i64] = zeros(knots)

    def add(self, start: i64, end: i64, room: i64) -> None:
        """Add a pipe, and the way back."""
        for way in range(2):
            at = end if way == 1 else start
            self.to = append(self.to, start if way == 1 else end)
            self.room = append(self.room, 0 if way == 1 else room)
            self.next = append(self.next, self.first[at])
            self.first[at] = len(self.to)

    def push(self, start: i64) -> bool:
        """Send one more unit from a node to the sink; returns whether there is a way."""
        self.seen = zeros(self.knots)
        return self.reach(start)

    def reach(self, at: i64) -> bool:
        """Whether there is a way from here; the flow is noted on the way back."""
        self.seen[at] = 1
        pipe = self.first[at] - 1
        while pipe >= 0:
            to = self.to[pipe]
            if self.room[pipe] > 0 and (to == SINK or (self.seen[to] == 0 and self.reach(to))):
                self.room[pipe] -= 1
                self.room[pipe ^ 1] += 1
                return True
            pipe = self.next[pipe] - 1
        return False


class Retrace:
    """Hands at the beginning of every spell, found from the last one on. What is known is that of a `HiddenDeck`."""

    def __init__(self, kinds: i64, seats: i64, sizes: vec[i64], whole: vec[i64], sheds: vec[i64]) -> None:
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.spells: i64 = len(sizes) // seats
        self.sizes: vec[i64] = sizes  # spell x seat: cards in hand when it began
        self.whole: vec[i64] = whole  # spell x kind: cards in all hands when it began; at last with those in the deck
        self.sheds: vec[i64] = sheds  # spell, player, kind, place in the log, cards left; by player
        self.held: vec[i64] = zeros(self.spells * seats * kinds)  # spell x seat x kind: the hands

    def find(self, rng: Generator) -> bool:
        """Find one spell after the other, back to the first. Where one fails, later ones are found anew: more of them
        the more often it has failed without progress. Returns whether it succeeded."""
        spell = self.spells - 1
        earliest = self.spells
        failed: i64 = 0
        while spell > 0:
            if self.step(spell, rng):
                if spell < earliest:
                    earliest = spell
                    failed = 0
                spell -= 1
                continue
            failed += 1
            if failed > MOST_FAILED:
                return False
            spell += 1 + rng.below(1 + failed // 4)
            if spell >= self.spells:
                spell = self.spells - 1
        return True

    def step(self, spell: i64, rng: Generator) -> bool:
        """Find the hands when a spell began, from those when it ended."""
        shown = vec[i64]()  # of the cards shown in the spell: where they are in `sheds`
        for at in range(0, len(self.sheds), 5):
            if self.sheds[at] == spell:
                shown = append(shown, at)
        last = spell + 1 == self.spells
        kept_at: i64 = KINDS_AT + (self.kinds if last else 0)  # at the very end anything not shown may be kept
        knot = kept_at + self.kinds
        flow = Flow(knot + len(shown) + self.seats)
        cards = vec[i64]()  # the pipes that stand for cards: from, to, room, kind, player
        place: i64 = 0
        for who in range(self.seats):
            flow.add(knot, SINK, self.sizes[spell * self.seats + who])
            while place < len(shown) and self.sheds[shown[place] + 1] == who:
                kind = self.sheds[shown[place] + 2]
                cards = extend(cards, vec[i64]([KINDS_AT + kind, knot, 1, kind, who]))
                knot += 1
                flow.add(knot, knot - 1, self.sheds[shown[place] + 4])
                place += 1
            for kind in range(self.kinds):
                kept = ANY if last else self.held[((spell + 1) * self.seats + who) * self.kinds + kind]
                if kept > 0:
                    cards = extend(cards, vec[i64]([kept_at + kind, knot, kept, kind, who]))
            knot += 1
        for kind in range(self.kinds if last else 0):
            room = self.whole[self.spells * self.kinds + kind]
            cards = extend(cards, vec[i64]([KINDS_AT + kind, kept_at + kind, room, kind, self.seats]))
        pipes = self.lay(flow, cards, rng)
        if not self.run(flow, spell, rng):
            return False
        wide = self.seats * self.kinds
        for at in range(spell * wide, (spell + 1) * wide):
            self.held[at] = 0
        for at in range(len(pipes)):
            who = cards[at * 5 + 4]
            if who < self.seats:
                self.held[spell * wide + who * self.kinds + cards[at * 5 + 3]] += flow.room[pipes[at] ^ 1]
        return True

    def lay(self, flow: Flow, cards: vec[i64], rng: Generator) -> vec[i64]:
        """Lay the pipes for cards in any order, as the last ones are tried first; returns which is which."""
        order = zeros(len(cards) // 5)
        pipes = zeros(len(order))
        for at in range(len(order)):
            order[at] = at
        rng.shuffle(order)
        for at in order:
            pipes[at] = len(flow.to)
            flow.add(cards[at * 5], cards[at * 5 + 1], cards[at * 5 + 2])
        return pipes

    def run(self, flow: Flow, spell: i64, rng: Generator) -> bool:
        """Let all cards that were in hands run, in any order; returns whether all found a place."""
        cards = vec[i64]()
        for kind in range(self.kinds):
            for _ in range(self.whole[spell * self.kinds + kind]):
                cards = append(cards, kind)
        rng.shuffle(cards)
        return all(flow.push(KINDS_AT + kind) for kind in cards)
