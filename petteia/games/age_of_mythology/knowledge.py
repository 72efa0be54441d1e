"""AOM-9 — What everybody may conclude about the cards that he does not see.

**Permanent cards.** The others see how many permanent cards a player takes, plays and returns, and which he plays.
From that follows exactly which sets of the seven he may hold: one bit for each of the 128 sets, in four lanes of 32.

**Random cards.** `log` tells every card drawn (known to the drawer alone), every card played, passed with or discarded
(known to all) and every reshuffle. A reshuffled deck is known to be the discard pile, so the cards held at that
moment are not in it. A world is possible exactly if every card shed can be matched with an earlier draw of the same
player out of a deck that held such a card; the draws that are left over, and the deck, share what is left of
each deck, in any way. `suppose_cards` builds such worlds: every possible one can come out, no other. Its weights
follow the deal of the cards except that matchings are drawn one shed card after the other.
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.age_of_mythology.box import PERMANENTS
from petteia.games.age_of_mythology.state import (
    BLOCK,
    DECK,
    DISCARDS,
    FRONT,
    GUESS,
    GUESS_LANES,
    HAND,
    MIDDLE,
    MOST_FRONT,
    PILE,
    Table,
    blank_cells,
)
from petteia.games.age_of_mythology.terms import PEOPLES

# -- permanent cards ------------------------------------------------------------------------------------------

LANE: Final = 0xFFFFFFFF
WITHOUT: Final = (0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF)
"""In a lane, the sets without each of the first five cards; the last two cards choose the lane."""
ALL_PERMANENTS: Final = 127


def guess_nothing(g: Table, seat: i64) -> None:
    """A player holds no permanent card, and everybody knows."""
    at = g.at(seat) + GUESS
    for lane in range(GUESS_LANES):
        g.cells[at + lane] = 1 if lane == 0 else 0


def guess_took(g: Table, seat: i64, count: i64) -> None:
    """A player has taken so many permanent cards, nobody knows which."""
    at = g.at(seat) + GUESS
    for _ in range(count):
        a = g.cells[at]
        b = g.cells[at + 1]
        c = g.cells[at + 2]
        d = g.cells[at + 3]
        g.cells[at] = _with_one_more(a)
        g.cells[at + 1] = _with_one_more(b) | a
        g.cells[at + 2] = _with_one_more(c) | a
        g.cells[at + 3] = _with_one_more(d) | b | c


def guess_returned(g: Table, seat: i64, count: i64) -> None:
    """A player has put so many permanent cards back, nobody knows which."""
    at = g.at(seat) + GUESS
    for _ in range(count):
        a = g.cells[at]
        b = g.cells[at + 1]
        c = g.cells[at + 2]
        d = g.cells[at + 3]
        g.cells[at] = _with_one_less(a) | b | c
        g.cells[at + 1] = _with_one_less(b) | d
        g.cells[at + 2] = _with_one_less(c) | d
        g.cells[at + 3] = _with_one_less(d)


def guess_played(g: Table, seat: i64, card: i64) -> None:
    """A player has shown a permanent card: he held it, and holds it no more."""
    at = g.at(seat) + GUESS
    if card < 5:
        for lane in range(GUESS_LANES):
            g.cells[at + lane] = (g.cells[at + lane] & ~WITHOUT[card]) >> (1 << card)
    elif card == 5:
        g.cells[at] = g.cells[at + 1]
        g.cells[at + 2] = g.cells[at + 3]
        g.cells[at + 1] = 0
        g.cells[at + 3] = 0
    else:
        g.cells[at] = g.cells[at + 2]
        g.cells[at + 1] = g.cells[at + 3]
        g.cells[at + 2] = 0
        g.cells[at + 3] = 0


def _with_one_more(sets: i64) -> i64:
    out: i64 = (sets & 0x55555555) << 1
    out |= (sets & 0x33333333) << 2
    out |= (sets & 0x0F0F0F0F) << 4
    out |= (sets & 0x00FF00FF) << 8
    return out | ((sets & 0x0000FFFF) << 16)


def _with_one_less(sets: i64) -> i64:
    out: i64 = (sets >> 1) & 0x55555555
    out |= (sets >> 2) & 0x33333333
    out |= (sets >> 4) & 0x0F0F0F0F
    out |= (sets >> 8) & 0x00FF00FF
    return out | ((sets >> 16) & 0x0000FFFF)


def possible_sets(g: Table, seat: i64) -> vec[i64]:
    """The sets of permanent cards a seat may hold as the others see it, one bit for each card."""
    at = g.at(seat) + GUESS
    out = vec[i64]()
    for chosen in range(128):
        if (g.cells[at + (chosen >> 5)] >> (chosen & 31)) & 1 != 0:
            out = append(out, chosen)
    return out


# -- random cards ---------------------------------------------------------------------------------------------

DRAWN: Final = 0
SHED: Final = 1
SHUFFLED: Final = 2


def log_drawn(g: Table, seat: i64, card: i64) -> None:
    """A player has drawn a random card."""
    g.log = append(g.log, (DRAWN << 16) | (seat << 8) | (card + 1))


def log_shed(g: Table, seat: i64, card: i64) -> None:
    """A player has shown a random card and holds it no more."""
    g.log = append(g.log, (SHED << 16) | (seat << 8) | (card + 1))


def log_shuffled(g: Table, culture: i64) -> None:
    """A discard pile has become a deck."""
    g.log = append(g.log, (SHUFFLED << 16) | (culture << 8))


def seen_log(g: Table, seat: i64) -> vec[i64]:
    """The log as a seat knows it: cards drawn by others have no name."""
    out = vec[i64](capacity=len(g.log))
    for entry in g.log:
        secret = entry >> 16 == DRAWN and (entry >> 8) & 255 != seat
        out = append(out, entry & ~255 if secret else entry)
    return out


def suppose_permanents(g: Table, seat: i64, rng: Generator) -> None:
    """Give every other player a set of permanent cards he may hold."""
    for owner in range(g.seats):
        if owner == seat:
            continue
        sets = possible_sets(g, owner)
        chosen = sets[rng.below(len(sets))]
        at = g.at(owner)
        for card in range(PERMANENTS):
            if (chosen >> card) & 1 != 0:
                g.cells[at + HAND + card] = 1
                g.cells[at + PILE] &= ~(i64(1) << card)


def suppose_cards(g: Table, seat: i64, rng: Generator) -> None:
    """Give every unknown draw a card, so that everything everybody has seen could have happened."""
    g.log = g.log[:]
    for culture in range(PEOPLES):
        deal = Deal(g, culture, seat)
        deal.match(g, rng)
        deal.hand_out(g, seat, rng)


class Deal:
    """The random cards of one culture: what was drawn from which deck, as far as a seat knows."""

    def __init__(self, g: Table, culture: i64, seat: i64) -> None:
        self.culture: i64 = culture
        self.kinds: i64 = g.box.cards_of[culture]
        self.first: i64 = g.box.first_card[culture]
        self.draws: vec[i64] = vec[i64]()  # the draws' places in the log
        self.deck: vec[i64] = vec[i64]()  # of each draw: which deck it came from, the first being 0
        self.owner: vec[i64] = vec[i64]()  # of each draw
        self.card: vec[i64] = vec[i64]()  # of each draw: the kind, or -1
        self.sheds: vec[i64] = vec[i64]()  # places in the log of cards shown by players whose draws are unknown
        self.left: vec[i64] = vec[i64]()  # deck x kind: cards not yet accounted for
        self.decks: i64 = 0
        self.read(g, seat)

    def read(self, g: Table, seat: i64) -> None:
        """Go through the log: the decks one after the other, what came out of them, and what was shown."""
        shown = zeros(self.kinds)
        for kind in range(self.kinds):
            shown[kind] = g.box.card_count[self.first + kind]
        self.add_deck(shown)
        shown = zeros(self.kinds)
        for place in range(len(g.log)):
            entry = g.log[place]
            what = entry >> 16
            who = (entry >> 8) & 255
            if what == SHUFFLED:
                if who == self.culture:
                    self.add_deck(shown)
                    shown = zeros(self.kinds)
            elif g.culture(who) == self.culture:
                kind = (entry & 255) - 1 - self.first
                if what == SHED:
                    shown[kind] += 1
                    if who != seat:
                        self.sheds = append(self.sheds, place)
                else:
                    self.draws = append(self.draws, place)
                    self.deck = append(self.deck, self.decks - 1)
                    self.owner = append(self.owner, who)
                    self.card = append(self.card, kind if who == seat else -1)
                    if who == seat:
                        self.left[(self.decks - 1) * self.kinds + kind] -= 1

    def add_deck(self, deck: vec[i64]) -> None:
        """A deck of which everybody knows what is in it."""
        for kind in range(self.kinds):
            self.left = append(self.left, deck[kind])
        self.decks += 1

    def match(self, g: Table, rng: Generator) -> None:
        """Find an earlier draw for every card shown: at random, and if that runs into dead ends, by exhaustion."""
        left = self.left[:]
        card = self.card[:]
        for _ in range(64):
            if self.try_at_random(g, rng):
                return
            self.left = left[:]
            self.card = card[:]
        if not self.try_all(g, 0):
            raise ValueError("the log of random cards contradicts itself")

    def try_at_random(self, g: Table, rng: Generator) -> bool:
        """Each card shown goes to an open draw, as likely as there are such cards in the deck it came from."""
        for place in self.sheds:
            entry = g.log[place]
            who = (entry >> 8) & 255
            kind = (entry & 255) - 1 - self.first
            whole: i64 = 0
            for i in range(len(self.draws)):
                if self.fits(i, place, who, kind):
                    whole += self.left[self.deck[i] * self.kinds + kind]
            if whole == 0:
                return False
            at = rng.below(whole)
            for i in range(len(self.draws)):
                if self.fits(i, place, who, kind):
                    at -= self.left[self.deck[i] * self.kinds + kind]
                    if at < 0:
                        self.card[i] = kind
                        self.left[self.deck[i] * self.kinds + kind] -= 1
                        break
        return True

    def fits(self, draw: i64, place: i64, who: i64, kind: i64) -> bool:
        """Whether a card shown at a place of the log may have come with a draw."""
        if self.card[draw] >= 0 or self.owner[draw] != who or self.draws[draw] > place:
            return False
        return self.left[self.deck[draw] * self.kinds + kind] > 0

    def try_all(self, g: Table, at: i64) -> bool:
        """Match the cards shown from the `at`-th on; one draw of each deck is tried, as its draws are alike."""
        if at == len(self.sheds):
            return True
        entry = g.log[self.sheds[at]]
        who = (entry >> 8) & 255
        kind = (entry & 255) - 1 - self.first
        tried: i64 = -1
        for i in range(len(self.draws)):
            if self.deck[i] != tried and self.fits(i, self.sheds[at], who, kind):
                tried = self.deck[i]
                self.card[i] = kind
                self.left[tried * self.kinds + kind] -= 1
                if self.try_all(g, at + 1):
                    return True
                self.card[i] = -1
                self.left[tried * self.kinds + kind] += 1
        return False

    def hand_out(self, g: Table, seat: i64, rng: Generator) -> None:
        """Deal what is left of each deck to the draws still open; hands and the deck follow."""
        for i in range(len(self.draws)):
            if self.card[i] < 0:
                at = self.deck[i] * self.kinds
                kind = rng.pick(self.left[at : at + self.kinds])
                self.left[at + kind] -= 1
                self.card[i] = kind
            if self.owner[i] != seat:
                g.log[self.draws[i]] = (self.owner[i] << 8) | (self.card[i] + self.first + 1)
                g.cells[g.at(self.owner[i]) + HAND + PERMANENTS + self.card[i]] += 1
        for place in self.sheds:
            entry = g.log[place]
            g.cells[g.at((entry >> 8) & 255) + HAND + PERMANENTS + (entry & 255) - 1 - self.first] -= 1
        deck = g.deck_at(self.culture)
        for kind in range(self.kinds):
            g.cells[deck + kind] = self.left[(self.decks - 1) * self.kinds + kind]


# -- the whole table ------------------------------------------------------------------------------------------


def put_seen(g: Table, out: Table, seat: i64) -> None:
    """AOM-9.1, AOM-9.2 — Everything that lies open, one's own hand, and of the other hands and the decks the sizes."""
    out.cells = blank_cells(g.seats)
    out.log = seen_log(g, seat)
    for at in range(MIDDLE):
        if at < DECK or at >= DISCARDS:
            out.cells[at] = g.cells[at]
    for owner in range(g.seats):
        block = g.at(owner)
        for at in range(block, block + HAND):
            out.cells[at] = g.cells[at]
        if owner == seat:
            for at in range(block + HAND, block + BLOCK):
                out.cells[at] = g.cells[at]
        else:
            out.cells[block + PILE] = ALL_PERMANENTS  # which of them are in hand is not known
            for at in range(block + FRONT, block + FRONT + MOST_FRONT):
                if 0 < g.cells[at] <= PERMANENTS:
                    out.cells[block + PILE] &= ~(i64(1) << (g.cells[at] - 1))


def suppose_table(g: Table, seat: i64, rng: Generator) -> None:
    """Fill in hands and decks."""
    suppose_permanents(g, seat, rng)
    suppose_cards(g, seat, rng)
