"""The clerk: copies the notes on the tablet into the ledger when the ledger is read.

The ledger is begun when something becomes secret, cleared once nothing is secret any more, and kept short: voyages are
folded when they are over, and entries before a season at whose end everybody can work out every hand are dropped. Its
contents depend only on the notes, never on when they are copied.
"""

from typing import Final

from petteia.engine.ints import append, extend, i64, vec
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.folding import folded_voyage
from petteia.games.parthenon.ledger import (
    DEALING,
    HOME,
    LOADING,
    MARK,
    SENT,
    SHOWN,
    a_of,
    b_of,
    code_of,
    has_cards,
    place_of,
    seen_ledger,
    unpack_cards,
)
from petteia.games.parthenon.state import CHANGE, MIDDLE_DELTA, Pieces
from petteia.games.parthenon.terms import KINDS, PLACES_EACH

WORTH_READING: Final = 250
"""A ledger shorter than this is left alone: working out what is certain takes longer than keeping it."""


def write_up(g: Pieces) -> None:
    """Go through the notes in order."""
    if len(g.tablet) == 0:
        return
    tablet = g.tablet
    g.tablet = vec[i64]()
    at: i64 = 0
    while at < len(tablet):
        code = code_of(tablet[at])
        size: i64 = 4 if has_cards(code) else 1
        if code >= MARK:
            file_away(g, tablet, at)
        else:
            if size > 1:
                begin(g, tablet, at)
            if len(g.base) > 0:
                g.ledger = extend(g.ledger, tablet[at : at + size])
        at += size


def file_away(g: Pieces, tablet: vec[i64], at: i64) -> None:
    """Handle a note for the clerk."""
    code = code_of(tablet[at])
    if code == MARK:
        forget_what_is_certain(g)
    elif code == DEALING:
        g.set_dealt(1)
    elif code == LOADING:
        begin(g, tablet, at)
        if g.voyage_from() < 0:
            g.set_voyage_from(len(g.ledger))
    elif code == SHOWN or g.dealt() == 0:
        clear(g)
    elif code == HOME and g.voyage_from() >= 0:
        g.ledger = folded_voyage(g.ledger, g.voyage_from(), g.seats)
    if code == HOME:
        g.set_voyage_from(-1)


def begin(g: Pieces, tablet: vec[i64], at: i64) -> None:
    """Something is about to become secret: write down what lay where before a note and all later ones."""
    if len(g.base) > 0:
        return
    base = vec[i64](capacity=g.seats * PLACES_EACH * KINDS)
    for place in range(g.seats * PLACES_EACH):
        base = extend(base, g.count_row(place))
    while at < len(tablet):
        entry = tablet[at]
        place = place_of(entry)
        code = code_of(entry)
        if code == CHANGE:
            base[place * KINDS + a_of(entry)] -= b_of(entry) - MIDDLE_DELTA
        at += 1
        if has_cards(code):
            if code != SENT:
                take_back(base, place, a_of(entry), unpack_cards(tablet, at - 1))
            at += 3
    g.base = base
    g.ledger = vec[i64]()


def take_back(base: vec[i64], source: i64, target: i64, cards: vec[i64]) -> None:
    """Put moved cards back where they came from."""
    for kind in range(KINDS):
        base[source * KINDS + kind] += cards[kind]
        base[target * KINDS + kind] -= cards[kind]


def clear(g: Pieces) -> None:
    """Clear the ledger: nothing is secret any more."""
    g.base = vec[i64]()
    g.ledger = vec[i64]()
    g.set_dealt(0)


def forget_what_is_certain(g: Pieces) -> None:
    """Drop entries before a season at whose end everybody can now work out every hand."""
    if g.dealt() == 0:
        return
    g.ledger = append(g.ledger, MARK)
    if len(g.ledger) < WORTH_READING:
        return
    reckoning = Account(g.base, seen_ledger(g, -1), g.box.side)
    since = reckoning.certain_since()
    if since < 0:
        return
    first = reckoning.mark_at[since] + 1
    if first == len(g.ledger):
        clear(g)
    else:
        g.base = reckoning.base_at(since)
        g.ledger = g.ledger[first:]
