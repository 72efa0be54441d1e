"""Cards drawn unseen from a deck that everybody knows: finds a deal that agrees with everything that was seen.

A game keeps a log: every card drawn (known to the drawer alone), every card that left a hand face up and, where that
happens, every card that came back to one face up. A new deck is known to consist of the discards, and it is made only
when the old one is used up. This divides the log into *spells*, from one making of the deck to the next. At the end of
a spell everybody knows which cards are in all hands together, and the only question is who holds which. A deal is a
path through these moments. A player still holds the cards they held and have not shown; the others are shared out at
random. A card that was shown later must have been held, or have come from the deck in time: the search looks ahead for
that, player by player and kind by kind, and where it still fails, a few moments are dealt anew. Where even that does
not succeed (now and then, in a long game with many reshuffles), the path is searched from its end (`retrace.py`), or
players exchange cards until everything agrees (`barter.py`).

Every deal that agrees with the log can come out, and no other. The weights follow the deal of the cards, except that
what hands held when the deck was made anew is drawn from one such moment to the next.
"""

from typing import Final

from petteia.engine.barter import Barter
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.old_names import warn
from petteia.engine.retrace import Retrace

DRAWN: Final = 0
"""In the high bits of an entry: a card was drawn. Games define the other values."""
FORTH: Final = 0
BACK: Final = 1
EXCHANGE: Final = 2
"""The ways to a deal: from the first moment on, from the last one back (`retrace.py`), by exchange (`barter.py`)."""
TRIES: Final = 12
"""How often a moment is dealt before going further back."""
MOST_FAILED: Final = 40
"""How often in a row a moment may fail before the other ways are tried."""
MOST_TURNS: Final = 40
"""How often each of the other two ways is tried. In the longest games one try in two to four succeeds."""


def entry(what: i64, who: i64, card: i64) -> i64:
    """A line of a log: what happened, to whom, with which card (-1: none, or unknown)."""
    return (what << 16) | (who << 8) | (card + 1)


def observed_log(log: vec[i64], seat: i64) -> vec[i64]:
    """A log as a seat knows it: cards drawn by others are unknown."""
    out = vec[i64](capacity=len(log))
    for line in log:
        secret = line >> 16 == DRAWN and (line >> 8) & 255 != seat
        out = append(out, line & ~255 if secret else line)
    return out


def seen_log(log: vec[i64], seat: i64) -> vec[i64]:
    """The old name of `observed_log`."""
    warn("seen_log", "observed_log")
    return observed_log(log, seat)


class HiddenDeck:
    """What a seat knows of the cards of the others, and a deal that agrees with it. A game passes in its log, line by
    line: `made`, `drawn`, `left`, `came_back`; then it asks for a `deal`, and takes hands, deck and log."""

    def __init__(self, kinds: i64, seats: i64, seat: i64, deck: vec[i64]) -> None:
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.spells: i64 = 0
        self.pile: vec[i64] = vec[i64]()  # spell x kind: cards in the deck that did not come to the seat itself
        self.sizes: vec[i64] = vec[i64]()  # spell x seat: unknown cards in hand when the spell began
        self.draws: vec[i64] = vec[i64]()  # of others: spell, player, place in the log
        self.cards: vec[i64] = vec[i64]()  # of each of these draws: the kind
        self.sheds: vec[i64] = vec[i64]()  # of others, of cards not known before: spell, player, kind, place, size left
        self.first: vec[i64] = vec[i64]()  # seat x spell: where a player's sheds from a spell on begin
        self.known: vec[i64] = zeros(self.seats * self.kinds)  # cards that came back face up and are still there
        self.size: vec[i64] = zeros(self.seats)  # unknown cards in hand
        self.shown: vec[i64] = vec[i64]()  # spell x seat x kind: cards shown before the spell
        self.stock: vec[i64] = vec[i64]()  # spell x kind: cards in decks before the spell
        self.held: vec[i64] = vec[i64]()  # spell x seat x kind: the deal, what was in hands when the spell began
        self.whole: vec[i64] = vec[i64]()  # spell x kind: cards in all hands when the spell began
        self.loose: vec[i64] = vec[i64]()  # by kind: what is left in the deck
        self.hands: vec[i64] = vec[i64]()  # seat x kind: what others hold
        self.made(deck)

    # -- what was seen ---------------------------------------------------------------------------

    def made(self, deck: vec[i64]) -> None:
        """The deck is made, or made anew, and everybody knows what is in it."""
        self.spells += 1
        for kind in range(self.kinds):
            self.pile = append(self.pile, deck[kind])
        for who in range(self.seats):
            self.sizes = append(self.sizes, self.size[who])

    def drawn(self, who: i64, kind: i64, place: i64) -> None:
        """A card was drawn at a place of the log; its kind counts only if the seat itself drew it."""
        if who == self.seat:
            self.pile[(self.spells - 1) * self.kinds + kind] -= 1
            return
        self.size[who] += 1
        self.draws = append(self.draws, self.spells - 1)
        self.draws = append(self.draws, who)
        self.draws = append(self.draws, place)

    def left(self, who: i64, kind: i64, place: i64) -> None:
        """A card left a hand face up."""
        if who == self.seat:
            return
        if self.known[who * self.kinds + kind] > 0:
            self.known[who * self.kinds + kind] -= 1
            return
        self.size[who] -= 1
        for figure in (self.spells - 1, who, kind, place, self.size[who]):
            self.sheds = append(self.sheds, figure)

    def came_back(self, who: i64, kind: i64) -> None:
        """A card that everybody has seen came back to a hand."""
        if who != self.seat:
            self.known[who * self.kinds + kind] += 1

    # -- the deal --------------------------------------------------------------------------------

    def deal(self, rng: Generator, way: i64 = FORTH) -> None:
        """Give every unknown draw a card, trying this way first. ValueError if no deal agrees with the log."""
        self.sort()
        self.add_up()
        if way != FORTH or not self.find(rng):
            self.held = self.found_otherwise(rng, way)
        self.give_all(rng)
        self.hands = self.known[:]
        for at in range(len(self.cards)):
            self.hands[self.draws[at * 3 + 1] * self.kinds + self.cards[at]] += 1
        for at in range(0, len(self.sheds), 5):
            self.hands[self.sheds[at + 1] * self.kinds + self.sheds[at + 2]] -= 1

    def found_otherwise(self, rng: Generator, way: i64) -> vec[i64]:
        """Find the hands at all moments, by turns from the end and by exchange: what one way hardly finds, the other
        finds at once."""
        for turn in range(MOST_TURNS):
            retrace = Retrace(self.kinds, self.seats, self.sizes, self.whole, self.sheds)
            if (turn > 0 or way != EXCHANGE) and retrace.find(rng):
                return retrace.held
            barter = Barter(self.kinds, self.seats, self.sizes, self.pile, self.sheds)
            if barter.find(rng):
                return barter.held
        raise ValueError("the log of cards drawn contradicts itself")

    def write(self, log: vec[i64], first: i64) -> None:
        """Name the cards in a log, in which the kinds have the numbers from a first one on."""
        for at in range(len(self.cards)):
            log[self.draws[at * 3 + 2]] = entry(DRAWN, self.draws[at * 3 + 1], first + self.cards[at])

    def sort(self) -> None:
        """Sheds by player, and for each in the order of the log."""
        self.first = zeros(self.seats * (self.spells + 1) + 1)
        out = vec[i64](capacity=len(self.sheds))
        for who in range(self.seats):
            spell: i64 = 0
            for at in range(0, len(self.sheds), 5):
                if self.sheds[at + 1] == who:
                    while spell <= self.sheds[at]:
                        self.first[who * (self.spells + 1) + spell] = len(out)
                        spell += 1
                    for i in range(5):
                        out = append(out, self.sheds[at + i])
            while spell <= self.spells:
                self.first[who * (self.spells + 1) + spell] = len(out)
                spell += 1
        self.sheds = out

    def add_up(self) -> None:
        """Count what was shown and what decks held before each spell; this gives the totals of all hands together."""
        wide = self.seats * self.kinds
        self.shown = zeros((self.spells + 1) * wide)
        self.stock = zeros((self.spells + 1) * self.kinds)
        self.whole = zeros((self.spells + 1) * self.kinds)
        self.held = zeros(self.spells * wide)
        for at in range(0, len(self.sheds), 5):
            self.shown[(self.sheds[at] + 1) * wide + self.sheds[at + 1] * self.kinds + self.sheds[at + 2]] += 1
        for spell in range(self.spells):
            for at in range(wide):
                self.shown[(spell + 1) * wide + at] += self.shown[spell * wide + at]
            for kind in range(self.kinds):
                after = (spell + 1) * self.kinds + kind
                self.stock[after] = self.stock[after - self.kinds] + self.pile[after - self.kinds]
                self.whole[after] = self.stock[after]
                for who in range(self.seats):
                    self.whole[after] -= self.shown[(spell + 1) * wide + who * self.kinds + kind]

    def shown_in(self, spell: i64, who: i64, kind: i64) -> i64:
        """How many cards of a kind a player has shown in a spell."""
        wide = self.seats * self.kinds
        at = spell * wide + who * self.kinds + kind
        return self.shown[at + wide] - self.shown[at]

    # -- looking ahead ---------------------------------------------------------------------------

    def fits_player(self, spell: i64, who: i64, hand: vec[i64], first: i64) -> bool:
        """Whether a player can have held the hand at this place in the vector when a spell began: at any later time,
        the cards of it not yet shown must not outnumber the cards the player then held."""
        rest = hand[first : first + self.kinds]
        left: i64 = 0
        for count in rest:
            left += count
        if left > self.sizes[spell * self.seats + who]:
            return False
        of_player = who * (self.spells + 1)
        for at in range(self.first[of_player + spell], self.first[of_player + self.spells], 5):
            kind = self.sheds[at + 2]
            if rest[kind] > 0:
                rest[kind] -= 1
                left -= 1
                if left == 0:
                    return True
            if left > self.sheds[at + 4]:
                return False
        return left <= self.size[who]

    def fits_kind(self, spell: i64, kind: i64, hands: vec[i64]) -> bool:
        """Whether hands (seat x kind) agree with what was shown of a kind from a spell on: cards that the decks since
        did not hold must have been in the right hands."""
        wide = self.seats * self.kinds
        for until in range(spell + 1, self.spells + 1):
            missing = self.stock[spell * self.kinds + kind] - self.stock[until * self.kinds + kind]
            for who in range(self.seats):
                at = who * self.kinds + kind
                asked = self.shown[until * wide + at] - self.shown[spell * wide + at]
                missing += asked - (hands[at] if hands[at] < asked else asked)
            if missing > 0:
                return False
        return True

    # -- finding a deal --------------------------------------------------------------------------

    def find(self, rng: Generator) -> bool:
        """Deal one moment after the other. Where that fails, go back one moment, and further the more often it has
        failed without progress. Returns whether it succeeded."""
        wide = self.seats * self.kinds
        spell: i64 = 1
        furthest: i64 = 1
        failed: i64 = 0
        while spell < self.spells:
            hands = vec[i64]()
            for _ in range(TRIES):
                hands = self.try_moment(spell, rng)
                if len(hands) > 0:
                    break
            if len(hands) > 0:
                for at in range(wide):
                    self.held[spell * wide + at] = hands[at]
                spell += 1
                if spell > furthest:
                    furthest = spell
                    failed = 0
            else:
                failed += 1
                if failed > MOST_FAILED:
                    return False
                back = 1 + rng.below(1 + failed // 4)
                spell = spell - back if spell > back else 1
        return True

    def try_moment(self, spell: i64, rng: Generator) -> vec[i64]:
        """The hands at the beginning of a spell, dealt at random from those of the one before; empty if that fails."""
        wide = self.seats * self.kinds
        before = (spell - 1) * wide
        hands = zeros(wide)
        free = self.sizes[spell * self.seats : (spell + 1) * self.seats]
        rest = self.whole[spell * self.kinds : (spell + 1) * self.kinds]
        for who in range(self.seats):
            for kind in range(self.kinds):
                at = who * self.kinds + kind
                kept = self.held[before + at] - self.shown_in(spell - 1, who, kind)
                if kept > 0:
                    hands[at] = kept
                    free[who] -= kept
                    rest[kind] -= kept
        order = self.in_order(spell, hands, rng)
        for kind in order:
            if not self.share(spell, kind, rest[kind], hands, free, rng):
                return vec[i64]()
        return hands

    def in_order(self, spell: i64, hands: vec[i64], rng: Generator) -> vec[i64]:
        """The kinds in the order in which they are shared out: first those that must be in the right hands."""
        any_order = zeros(self.kinds)
        for kind in range(self.kinds):
            any_order[kind] = kind
        rng.shuffle(any_order)
        out = vec[i64](capacity=self.kinds)
        for urgent in range(2):
            for kind in any_order:
                if self.fits_kind(spell, kind, hands) == (urgent == 1):
                    out = append(out, kind)
        return out

    def share(self, spell: i64, kind: i64, count: i64, hands: vec[i64], free: vec[i64], rng: Generator) -> bool:
        """Share out the cards of a kind; False if several attempts fail."""
        given = zeros(self.seats)
        for _ in range(TRIES):
            stuck = False
            for _ in range(count):
                who = self.receiver(spell, kind, hands, free, rng)
                if who < 0:
                    stuck = True
                    break
                hands[who * self.kinds + kind] += 1
                free[who] -= 1
                given[who] += 1
            if not stuck and self.fits_kind(spell, kind, hands):
                return True
            for who in range(self.seats):
                hands[who * self.kinds + kind] -= given[who]
                free[who] += given[who]
                given[who] = 0
        return False

    def receiver(self, spell: i64, kind: i64, hands: vec[i64], free: vec[i64], rng: Generator) -> i64:
        """A seat to get one more card of a kind, weighted by room in hand, of those that can have held it; or -1."""
        weights = zeros(self.seats)
        some = False
        for who in range(self.seats):
            if free[who] > 0:
                hands[who * self.kinds + kind] += 1
                if self.fits_player(spell, who, hands, who * self.kinds):
                    weights[who] = free[who]
                    some = True
                hands[who * self.kinds + kind] -= 1
        return rng.pick(weights) if some else -1

    # -- which draw brought which card -----------------------------------------------------------

    def give_all(self, rng: Generator) -> None:
        """Give every draw its card; what is left over is the deck."""
        cards = zeros(len(self.draws) // 3)
        for at in range(len(cards)):
            cards[at] = -1
        loose = self.pile[(self.spells - 1) * self.kinds :]
        for spell in range(self.spells):
            for who in range(self.seats):
                self.draw_needed(spell, who, cards, rng)
            if spell + 1 < self.spells:
                for who in range(self.seats):
                    self.draw_others(spell, who, cards, rng)
        for at in range(len(cards)):
            if self.draws[at * 3] == self.spells - 1 and cards[at] >= 0:
                loose[cards[at]] -= 1
        for at in range(len(cards)):
            if cards[at] < 0:
                cards[at] = rng.pick(loose)
                loose[cards[at]] -= 1
        self.cards = cards
        self.loose = loose

    def draw_needed(self, spell: i64, who: i64, cards: vec[i64], rng: Generator) -> None:
        """Cards shown in a spell that were not held before it came from its deck, before they were shown. Taken in the
        order in which they were shown, there is always a draw left."""
        first = (spell * self.seats + who) * self.kinds
        rest = self.held[first : first + self.kinds]
        of_player = who * (self.spells + 1) + spell
        for at in range(self.first[of_player], self.first[of_player + 1], 5):
            kind = self.sheds[at + 2]
            if rest[kind] > 0:
                rest[kind] -= 1
            else:
                self.give(spell, who, kind, self.sheds[at + 3], cards, rng)

    def draw_others(self, spell: i64, who: i64, cards: vec[i64], rng: Generator) -> None:
        """What was held after a spell, and neither before it nor drawn yet, came from its deck too."""
        for kind in range(self.kinds):
            at = who * self.kinds + kind
            wide = self.seats * self.kinds
            more = self.held[(spell + 1) * wide + at]
            kept = self.held[spell * wide + at] - self.shown_in(spell, who, kind)
            for _ in range(more - kept if kept > 0 else more):
                self.give(spell, who, kind, -1, cards, rng)

    def give(self, spell: i64, who: i64, kind: i64, before: i64, cards: vec[i64], rng: Generator) -> None:
        """Assign a card to one of a player's open draws of a spell, all equally likely, before a place in the log if
        given."""
        weights = zeros(len(cards))
        for at in range(len(cards)):
            mine = self.draws[at * 3] == spell and self.draws[at * 3 + 1] == who
            if cards[at] < 0 and mine and (before < 0 or self.draws[at * 3 + 2] < before):
                weights[at] = 1
        cards[rng.pick(weights)] = kind
