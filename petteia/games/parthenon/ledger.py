"""The ledger: what everybody has seen of hidden cards.

Hands begin empty, and cards from or to bank and supply are open (PAR-13.1.4). So everybody knows every hand, until
cards change their place face down: as donations, in deals between two players, aboard fleets. From then on the ledger
is kept: what lay where at that moment (`base`) and everything seen since. Once nothing is secret any more, it is
cleared.

    CHANGE   cards come into or leave a place, open
    MOVE     a number of cards go from one place to another; only some know which
    GIVEN    the same, for the cards of the proposer's open offer
    ASKED    the same, for the cards given in return: no kind of card goes both ways (PAR-9.3.2)
    BOUND    the least and the most cards of a kind or class in a place, as everybody could see
    SENT     an offer is sent; its cards given are in the proposer's hand, and only some know them
    COVERED  the proposer's hand has changed, and the offer is still open
    LAPSED   the proposer's hand has changed, and the offer is not covered any more (PAR-9.4.6)
    CLOSED   the offer is not open any more for another reason
    MARK     a season is over

An entry is one number (code, place, and three figures); those with cards that only some know have three more, with the
count of each kind in six bits. `reckoning.py` draws the conclusions.

The rules never read the ledger. They note what happens on the tablet, and the clerk (`clerk.py`) copies the notes when
the ledger is read: simulations, which never read it, pay for no bookkeeping. Some notes are only for the clerk:

    DEALING  cards changed hands in secret between two players
    LOADING  a voyage begins
    MARKET   the trading window closes
    HOME     all cargo is back in the owners' hands
    SHOWN    all hands lie open
"""

from typing import Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.parthenon.state import A_BITS, B_BITS, PLACE_BITS, Pieces
from petteia.games.parthenon.terms import BASICS, COMMODITIES, FIRST_RARE, GOLD, KINDS

MOVE: Final = 1
GIVEN: Final = 2
ASKED: Final = 3
BOUND: Final = 4
SENT: Final = 5
COVERED: Final = 6
LAPSED: Final = 7
CLOSED: Final = 8
MARK: Final = 9
DEALING: Final = 10
LOADING: Final = 11
MARKET: Final = 12
HOME: Final = 13
SHOWN: Final = 14
C_BITS: Final = 25
EVERYBODY_KNOWS: Final = 127
NO_LIMIT: Final = 127
HIDDEN: Final = 0x40000000

# rows: the kinds of cards, and the classes they belong to
ALL_BASICS: Final = 14
ALL_RARES: Final = 15
VALUABLES: Final = 16
ALL_COMMODITIES: Final = 17
ALL_AEGIS: Final = 18
WHOLE: Final = 19
ROWS: Final[i64] = 20
CLASS_OF: Final = vec[i64]([14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 16, 18, 18, 18, 17, 16, 17, 19, 19, 20])
"""The class each row belongs to; a class comes after all its members, except the rares, which are valuables."""


def code_of(entry: i64) -> i64:
    """The kind of an entry."""
    return entry & 15


def place_of(entry: i64) -> i64:
    """Its place."""
    return (entry >> PLACE_BITS) & 31


def a_of(entry: i64) -> i64:
    """Its first figure: a kind of card or row, or the place cards go to."""
    return (entry >> A_BITS) & 255


def b_of(entry: i64) -> i64:
    """Its second figure: a number of cards, or the lower bound."""
    return (entry >> B_BITS) & 255


def c_of(entry: i64) -> i64:
    """Its third figure: who knows the cards, or the upper bound."""
    return (entry >> C_BITS) & 127


def has_cards(code: i64) -> bool:
    """Whether an entry is followed by cards."""
    return MOVE <= code <= ASKED or code == SENT


def knows(mask: i64, seat: i64) -> bool:
    """Whether a seat is among those that know."""
    return mask == EVERYBODY_KNOWS or (seat >= 0 and (mask >> seat) & 1 != 0)


def pack_cards(cards: vec[i64], part: i64) -> i64:
    """Five counts of six bits."""
    out: i64 = 0
    for i in range(5):
        kind = part * 5 + i
        if kind < KINDS:
            out |= cards[kind] << (6 * i)
    return out


def unpack_cards(ledger: vec[i64], at: i64) -> vec[i64]:
    """The cards behind an entry."""
    out = zeros(KINDS)
    for kind in range(KINDS):
        out[kind] = (ledger[at + 1 + kind // 5] >> (6 * (kind % 5))) & 63
    return out


def write_cards(ledger: vec[i64], at: i64, cards: vec[i64]) -> None:
    """Put the cards behind an entry."""
    for part in range(3):
        ledger[at + 1 + part] = pack_cards(cards, part)


def entry_of(code: i64, place: i64, a: i64, b: i64, c: i64) -> i64:
    """An entry as a number."""
    return code | (place << PLACE_BITS) | (a << A_BITS) | (b << B_BITS) | (c << C_BITS)


def note(g: Pieces, code: i64, place: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note an entry on the tablet."""
    g.tablet = append(g.tablet, entry_of(code, place, a, b, c))


def note_cards(g: Pieces, cards: vec[i64]) -> None:
    """Note the cards behind an entry."""
    for part in range(3):
        g.tablet = append(g.tablet, pack_cards(cards, part))


def move_cards(g: Pieces, code: i64, source: i64, target: i64, cards: vec[i64], knowers: i64) -> None:
    """Move cards, face down for all but some seats."""
    n: i64 = 0
    for kind in range(KINDS):
        n += cards[kind]
    if n > 0 or code == GIVEN:  # an offer that gave nothing is information, too
        note(g, code, source, target, n, knowers)
        note_cards(g, cards)
        g.shift(source, target, cards)


def move_openly(g: Pieces, source: i64, target: i64, cards: vec[i64]) -> None:
    """Move cards openly."""
    for kind in range(KINDS):
        if cards[kind] > 0:
            g.gain(source, kind, -cards[kind])
            g.gain(target, kind, cards[kind])


def everybody_sees(g: Pieces, place: i64, row: i64, least: i64, most: i64) -> None:
    """Note that everybody can conclude how many cards of a kind or class are in a place now."""
    note(g, BOUND, place, row, least, most if most < NO_LIMIT else NO_LIMIT)


def everybody_sees_none(g: Pieces, place: i64, kinds: i64) -> None:
    """Note that everybody can conclude that a place holds none of some kinds (bits)."""
    for kind in range(KINDS):
        if (kinds >> kind) & 1 != 0:
            everybody_sees(g, place, kind, 0, 0)


def everybody_sees_all(g: Pieces, place: i64, first: i64, after: i64) -> None:
    """The cards of some kinds in a place are shown."""
    for kind in range(first, after):
        n = g.count(place, kind)
        everybody_sees(g, place, kind, n, n)


def seen_ledger(g: Pieces, seat: i64) -> vec[i64]:
    """The ledger as a seat knows it."""
    out = g.ledger[:]
    at: i64 = 0
    while at < len(out):
        entry = out[at]
        if has_cards(code_of(entry)):
            if not knows(c_of(entry), seat):
                out[at + 1] = HIDDEN
                out[at + 2] = 0
                out[at + 3] = 0
            at += 3
        at += 1
    return out


def row_sum(cards: vec[i64], row: i64) -> i64:
    """How many cards of a kind or class there are among some."""
    if row < KINDS:
        return cards[row]
    first: i64 = 0
    after: i64 = KINDS
    if row == ALL_BASICS:
        after = BASICS
    elif row == ALL_RARES:
        first = FIRST_RARE
        after = GOLD
    elif row == VALUABLES:
        first = FIRST_RARE
        after = COMMODITIES
    elif row == ALL_COMMODITIES:
        after = COMMODITIES
    elif row == ALL_AEGIS:
        first = COMMODITIES
    n: i64 = 0
    for kind in range(first, after):
        n += cards[kind]
    return n


def listed(cards: vec[i64]) -> vec[i64]:
    """Counted cards one by one, for events."""
    out = vec[i64]()
    for kind in range(len(cards)):
        for _ in range(cards[kind]):
            out = append(out, kind)
    return out
