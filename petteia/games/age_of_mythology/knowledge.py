"""AOM-9 — What each player may conclude about hidden cards.

**Permanent cards.** The others see how many permanent cards a player takes, plays and returns, and which are played.
This determines exactly which sets of the seven the player may hold: one bit for each of the 128 sets, in four lanes of
32.

**Random cards.** `log` lists every card drawn (known to the drawer alone), every card played, passed with or discarded
(known to all) and every reshuffle. A reshuffled deck is known to be the discard pile, so the cards held at that
moment are not in it. A world is possible exactly if every card shed can be matched with an earlier draw of the same
player from a deck that held such a card; the draws that are left over, and the deck, share what is left of
each deck, in any way. `petteia.engine.hidden_deck` builds such worlds.
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.hidden_deck import DRAWN, HiddenDeck, entry, observed_log
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.age_of_mythology.box import ALL_PERMANENTS, GUESS_LANES, MOST_FRONT, PERMANENTS
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import PEOPLES

# -- permanent cards ------------------------------------------------------------------------------------------

WITHOUT: Final = (0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF)
"""In a lane, the sets without each of the first five cards; the last two cards choose the lane."""


def guess_nothing(g: Pieces, seat: i64) -> None:
    """A player holds no permanent card, and everybody knows."""
    for lane in range(GUESS_LANES):
        g.set_guess(seat, lane, 1 if lane == 0 else 0)


def guess_took(g: Pieces, seat: i64, count: i64) -> None:
    """A player has taken a number of permanent cards, unseen by others."""
    for _ in range(count):
        a = g.guess(seat, 0)
        b = g.guess(seat, 1)
        c = g.guess(seat, 2)
        d = g.guess(seat, 3)
        g.set_guess(seat, 0, _with_one_more(a))
        g.set_guess(seat, 1, _with_one_more(b) | a)
        g.set_guess(seat, 2, _with_one_more(c) | a)
        g.set_guess(seat, 3, _with_one_more(d) | b | c)


def guess_returned(g: Pieces, seat: i64, count: i64) -> None:
    """A player has put a number of permanent cards back, unseen by others."""
    for _ in range(count):
        a = g.guess(seat, 0)
        b = g.guess(seat, 1)
        c = g.guess(seat, 2)
        d = g.guess(seat, 3)
        g.set_guess(seat, 0, _with_one_less(a) | b | c)
        g.set_guess(seat, 1, _with_one_less(b) | d)
        g.set_guess(seat, 2, _with_one_less(c) | d)
        g.set_guess(seat, 3, _with_one_less(d))


def guess_played(g: Pieces, seat: i64, card: i64) -> None:
    """A player has shown a permanent card, and so held it and holds it no longer."""
    if card < 5:
        for lane in range(GUESS_LANES):
            g.set_guess(seat, lane, (g.guess(seat, lane) & ~WITHOUT[card]) >> (1 << card))
    elif card == 5:
        g.set_guess(seat, 0, g.guess(seat, 1))
        g.set_guess(seat, 2, g.guess(seat, 3))
        g.set_guess(seat, 1, 0)
        g.set_guess(seat, 3, 0)
    else:
        g.set_guess(seat, 0, g.guess(seat, 2))
        g.set_guess(seat, 1, g.guess(seat, 3))
        g.set_guess(seat, 2, 0)
        g.set_guess(seat, 3, 0)


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


def possible_sets(g: Pieces, seat: i64) -> vec[i64]:
    """The sets of permanent cards a seat may hold as the others see it, one bit for each card."""
    out = vec[i64]()
    for chosen in range(128):
        if (g.guess(seat, chosen >> 5) >> (chosen & 31)) & 1 != 0:
            out = append(out, chosen)
    return out


# -- random cards ---------------------------------------------------------------------------------------------

SHED: Final = 1
SHUFFLED: Final = 2


def log_drawn(g: Pieces, seat: i64, card: i64) -> None:
    """A player has drawn a random card."""
    g.log = append(g.log, entry(DRAWN, seat, card))


def log_shed(g: Pieces, seat: i64, card: i64) -> None:
    """A player has shown a random card and holds it no more."""
    g.log = append(g.log, entry(SHED, seat, card))


def log_shuffled(g: Pieces, culture: i64) -> None:
    """A discard pile has become a deck."""
    g.log = append(g.log, entry(SHUFFLED, culture, -1))


def determinize_permanents(g: Pieces, seat: i64, rng: Generator) -> None:
    """Give every other player a possible set of permanent cards."""
    for owner in range(g.seats):
        if owner == seat:
            continue
        sets = possible_sets(g, owner)
        chosen = sets[rng.below(len(sets))]
        for card in range(PERMANENTS):
            if (chosen >> card) & 1 != 0:
                g.set_in_hand(owner, card, 1)
                g.drop_pile(owner, card)


def determinize_cards(g: Pieces, seat: i64, rng: Generator) -> None:
    """Give every unknown draw a card, so that everything everybody has seen could have happened."""
    g.log = g.log[:]
    for culture in range(PEOPLES):
        kinds = g.box.cards_of[culture]
        first = g.box.first_card[culture]
        deck = HiddenDeck(kinds, g.seats, seat, g.box.card_count[first : first + kinds])
        shown = zeros(kinds)
        for place in range(len(g.log)):
            what = g.log[place] >> 16
            who = (g.log[place] >> 8) & 255
            kind = (g.log[place] & 255) - 1 - first
            if what == SHUFFLED:
                if who == culture:
                    deck.made(shown)
                    shown = zeros(kinds)
            elif g.culture(who) == culture:
                if what == SHED:
                    shown[kind] += 1
                    deck.left(who, kind, place)
                else:
                    deck.drawn(who, kind, place)
        deck.deal(rng)
        deck.write(g.log, first)
        for owner in range(g.seats):
            if owner != seat and g.culture(owner) == culture:
                for kind in range(kinds):
                    g.set_in_hand(owner, PERMANENTS + kind, deck.hands[owner * kinds + kind])
        for kind in range(kinds):
            g.set_in_deck(culture, kind, deck.loose[kind])


# -- the whole table ------------------------------------------------------------------------------------------


def put_observation(g: Pieces, out: Pieces, seat: i64) -> None:
    """AOM-9.1, AOM-9.2 — Everything that lies open, the seat's own hand, and the sizes of other hands and the decks."""
    g.put_plain(out, seat)
    out.log = observed_log(g.log, seat)
    for owner in range(g.seats):
        if owner == seat:
            out.set_pile(owner, g.pile(owner))
            continue
        pile: i64 = ALL_PERMANENTS  # which of them are in hand is not known
        for place in range(MOST_FRONT):
            card = g.front(owner, place)
            if 0 <= card < PERMANENTS:
                pile &= ~(i64(1) << card)
        out.set_pile(owner, pile)


def determinize_pieces(g: Pieces, seat: i64, rng: Generator) -> None:
    """Fill in hands and decks."""
    determinize_permanents(g, seat, rng)
    determinize_cards(g, seat, rng)
