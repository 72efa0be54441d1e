"""The ledger as read by a seat, entry by entry: what is not known, and what changed in it.

Between two secret moves that touch it a place is a *span*: unknown content at its beginning, and known changes since.
What has been seen in it (cards leaving, bounds) bounds that content. A secret move links four spans: source and target
before and after. All places of a seat together are also a place, which moves between its hand and its holds do not
touch: the cards that come home are those that sailed.
"""

from typing import Final

from petteia.engine.ints import append, extend, i64, vec, zeros
from petteia.games.parthenon.bounds import PLENTY, Bounds
from petteia.games.parthenon.ledger import (
    ASKED,
    BOUND,
    CLASS_OF,
    COVERED,
    GIVEN,
    HIDDEN,
    LAPSED,
    MARK,
    MOVE,
    NO_LIMIT,
    ROWS,
    SENT,
    WHOLE,
    a_of,
    b_of,
    c_of,
    code_of,
    has_cards,
    place_of,
    row_sum,
    unpack_cards,
)
from petteia.games.parthenon.state import CHANGE, MIDDLE_DELTA
from petteia.games.parthenon.terms import KINDS, PLACES_EACH

NO_OFFER: Final = -1
KNOWN_OFFER: Final = -2


class Spans:
    """Spans, secret moves between them, offers that the seat was not shown."""

    def __init__(self, base: vec[i64], ledger: vec[i64], side: i64) -> None:
        self.ledger: vec[i64] = ledger
        self.side: i64 = side  # most cards on one side of an offer
        self.places: i64 = len(base) // KINDS
        self.seats: i64 = self.places // PLACES_EACH
        self.aboard: vec[i64] = zeros(self.seats)  # cards in all holds of a seat
        self.bounds: Bounds = Bounds()
        self.spans: i64 = 0
        self.now: vec[i64] = vec[i64]()  # place -> its present span
        self.off: vec[i64] = zeros((self.places + self.seats) * ROWS)  # place x row: changes since its span began
        self.made_by: vec[i64] = vec[i64]()  # span -> the move it begins with, or -1
        self.used_by: vec[i64] = vec[i64]()  # span -> the move it ends with, or -1
        self.moves: i64 = 0
        self.move_at: vec[i64] = vec[i64]()  # the place of each secret move in the ledger
        self.code: vec[i64] = vec[i64]()
        self.source: vec[i64] = vec[i64]()  # spans: source before
        self.source_after: vec[i64] = vec[i64]()
        self.target: vec[i64] = vec[i64]()
        self.target_after: vec[i64] = vec[i64]()
        self.source_off: vec[i64] = vec[i64]()  # move x row
        self.target_off: vec[i64] = vec[i64]()
        self.twin: vec[i64] = vec[i64]()  # of a move between seats: its twin between all places of each, else -1
        self.number: vec[i64] = vec[i64]()  # cards moved
        self.partner: vec[i64] = vec[i64]()  # of an ASKED move: the GIVEN one before it, or -1
        # offers of which the seat does not know the cards
        self.offer_at: vec[i64] = vec[i64]()
        self.offer_move: vec[i64] = vec[i64]()  # the secret move that carried it out, or -1
        self.offer_first: vec[i64] = vec[i64]()  # its first moment
        self.offer_lapse: vec[i64] = vec[i64]()  # the moment after which it was not covered, or -1
        self.of_move: vec[i64] = vec[i64]()  # move -> its offer, or -1
        # moments: the content of a span with an offset
        self.moment_offer: vec[i64] = vec[i64]()
        self.moment_span: vec[i64] = vec[i64]()
        self.moment_off: vec[i64] = vec[i64]()  # moment x kind
        self.moment_after: vec[i64] = vec[i64]()  # how many moves came before it
        # offers the seat knows that lapsed: not all of these cards were there at a moment
        self.short_span: vec[i64] = vec[i64]()
        self.short_off: vec[i64] = vec[i64]()
        self.short_cards: vec[i64] = vec[i64]()
        self.open: vec[i64] = vec[i64]()  # place -> its open offer
        self.open_cards: vec[i64] = zeros(self.places * KINDS)
        # ends of seasons: what lay where
        self.mark_at: vec[i64] = vec[i64]()
        self.mark_span: vec[i64] = vec[i64]()  # mark x place
        self.mark_off: vec[i64] = vec[i64]()  # mark x place x row
        self.given: i64 = -1  # the last entry, if it was GIVEN and secret
        self.base: vec[i64] = base[:]
        for seat in range(self.seats):
            for kind in range(KINDS):
                n: i64 = 0
                for place in range(seat * PLACES_EACH, seat * PLACES_EACH + PLACES_EACH):
                    n += base[place * KINDS + kind]
                    if place % PLACES_EACH != 0:
                        self.aboard[seat] += base[place * KINDS + kind]
                self.base = append(self.base, n)
        for place in range(self.places + self.seats):
            self.now = append(self.now, self.new_span())
            self.open = append(self.open, NO_OFFER)
            cards = self.base[place * KINDS : place * KINDS + KINDS]
            for row in range(ROWS):
                n = row_sum(cards, row)
                self.bounds.lo[place * ROWS + row] = n
                self.bounds.hi[place * ROWS + row] = n
        self.read()

    # -- reading ------------------------------------------------------------------------------------------

    def new_span(self) -> i64:
        """Begin a span; nothing is known of it."""
        for _ in range(ROWS):
            self.bounds.lo = append(self.bounds.lo, 0)
            self.bounds.hi = append(self.bounds.hi, PLENTY)
        self.made_by = append(self.made_by, -1)
        self.used_by = append(self.used_by, -1)
        self.spans += 1
        return self.spans - 1

    def read(self) -> None:
        """Go through the ledger."""
        at: i64 = 0
        while at < len(self.ledger):
            entry = self.ledger[at]
            code = code_of(entry)
            place = place_of(entry)
            secret = has_cards(code) and self.ledger[at + 1] == HIDDEN
            if code == CHANGE:
                self.change(place, a_of(entry), b_of(entry) - MIDDLE_DELTA)
            elif code == BOUND:
                self.bound(place, a_of(entry), b_of(entry), c_of(entry))
            elif code == SENT:
                self.sent(place, at, secret)
            elif code == COVERED:
                self.covered(place)
            elif code == LAPSED:
                self.lapsed(place)
                self.open[place] = NO_OFFER
            elif has_cards(code):
                if secret:
                    self.move(at, code, place, a_of(entry), b_of(entry))
                else:
                    cards = unpack_cards(self.ledger, at)
                    for kind in range(KINDS):
                        if cards[kind] > 0:
                            self.change(place, kind, -cards[kind])
                            self.change(a_of(entry), kind, cards[kind])
                if code == GIVEN:
                    self.open[place] = NO_OFFER
            elif code == MARK:
                self.mark(at)
            else:  # CLOSED
                self.open[place] = NO_OFFER
            at += 4 if has_cards(code) else 1

    def change(self, place: i64, kind: i64, n: i64) -> None:
        """Cards come or go openly; cards that go must have been there."""
        at = place * ROWS
        whole = (self.places + place // PLACES_EACH) * ROWS
        row = kind
        while row < ROWS:
            self.off[at + row] += n
            self.off[whole + row] += n
            row = CLASS_OF[row]
        if place % PLACES_EACH != 0:
            self.aboard[place // PLACES_EACH] += n
        if n < 0:
            self.bound(place, kind, 0, NO_LIMIT)

    def bound(self, place: i64, row: i64, least: i64, most: i64) -> None:
        """Bound the number of cards in a place now, and in all places of its seat."""
        if place < self.places:
            at_home = place % PLACES_EACH == 0 and self.aboard[place // PLACES_EACH] == 0
            self.bound(self.places + place // PLACES_EACH, row, least, most if at_home else NO_LIMIT)
        at = self.now[place] * ROWS + row
        off = self.off[place * ROWS + row]
        if self.bounds.lo[at] < least - off:
            self.bounds.lo[at] = least - off
        if most < NO_LIMIT and self.bounds.hi[at] > most - off:
            self.bounds.hi[at] = most - off

    def move(self, at: i64, code: i64, source: i64, target: i64, n: i64) -> None:
        """A secret move: two new spans, and if it is between seats two more for all their places."""
        self.link_up(at, code, source, target, n)
        if source // PLACES_EACH != target // PLACES_EACH:
            self.twin[self.moves - 1] = self.moves
            self.link_up(at, MOVE, self.places + source // PLACES_EACH, self.places + target // PLACES_EACH, n)
            self.given = self.moves - 2 if code == GIVEN else -1
        elif source % PLACES_EACH == 0:
            self.aboard[source // PLACES_EACH] += n
        elif target % PLACES_EACH == 0:
            self.aboard[source // PLACES_EACH] -= n

    def link_up(self, at: i64, code: i64, source: i64, target: i64, n: i64) -> None:
        """The spans before and after a move."""
        self.move_at = append(self.move_at, at)
        self.code = append(self.code, code)
        self.number = append(self.number, n)
        self.source = append(self.source, self.now[source])
        self.target = append(self.target, self.now[target])
        self.source_off = extend(self.source_off, self.off[source * ROWS : source * ROWS + ROWS])
        self.target_off = extend(self.target_off, self.off[target * ROWS : target * ROWS + ROWS])
        self.partner = append(self.partner, self.given if code == ASKED else -1)
        offer: i64 = -1
        if code == GIVEN and self.open[source] >= 0:
            offer = self.open[source]
            self.offer_move[offer] = self.moves
        self.of_move = append(self.of_move, offer)
        self.given = -1
        self.twin = append(self.twin, -1)
        for row in range(ROWS):
            self.bounds.move_lo = append(self.bounds.move_lo, n if row == WHOLE else 0)
            self.bounds.move_hi = append(self.bounds.move_hi, n)
        self.used_by[self.now[source]] = self.moves
        self.used_by[self.now[target]] = self.moves
        self.now[source] = self.new_span()
        self.now[target] = self.new_span()
        self.made_by[self.now[source]] = self.moves
        self.made_by[self.now[target]] = self.moves
        self.source_after = append(self.source_after, self.now[source])
        self.target_after = append(self.target_after, self.now[target])
        for row in range(ROWS):
            self.off[source * ROWS + row] = 0
            self.off[target * ROWS + row] = 0
        self.moves += 1

    def sent(self, place: i64, at: i64, secret: bool) -> None:
        """An offer: its cards are in the proposer's hand."""
        if secret:
            self.open[place] = len(self.offer_at)
            self.offer_at = append(self.offer_at, at)
            self.offer_first = append(self.offer_first, len(self.moment_span))
            self.offer_move = append(self.offer_move, -1)
            self.offer_lapse = append(self.offer_lapse, -1)
        else:
            self.open[place] = KNOWN_OFFER
            cards = unpack_cards(self.ledger, at)
            for kind in range(KINDS):
                self.open_cards[place * KINDS + kind] = cards[kind]
        self.covered(place)

    def covered(self, place: i64) -> None:
        """The proposer's hand covers the offer now."""
        if self.open[place] >= 0:
            self.moment(place, self.open[place])
        elif self.open[place] == KNOWN_OFFER:
            for kind in range(KINDS):
                if self.open_cards[place * KINDS + kind] > 0:
                    self.bound(place, kind, self.open_cards[place * KINDS + kind], NO_LIMIT)

    def lapsed(self, place: i64) -> None:
        """The proposer's hand does not cover the offer any more."""
        if self.open[place] >= 0:
            self.offer_lapse[self.open[place]] = len(self.moment_span)
            self.moment(place, -1)
        elif self.open[place] == KNOWN_OFFER:
            self.short_span = append(self.short_span, self.now[place])
            for kind in range(KINDS):
                self.short_off = append(self.short_off, self.off[place * ROWS + kind])
                self.short_cards = append(self.short_cards, self.open_cards[place * KINDS + kind])

    def moment(self, place: i64, offer: i64) -> None:
        """Remember what a place holds now."""
        self.moment_offer = append(self.moment_offer, offer)
        self.moment_span = append(self.moment_span, self.now[place])
        self.moment_after = append(self.moment_after, self.moves)
        for kind in range(KINDS):
            self.moment_off = append(self.moment_off, self.off[place * ROWS + kind])

    def mark(self, at: i64) -> None:
        """Remember what lies where at the end of a season."""
        self.mark_at = append(self.mark_at, at)
        self.mark_span = extend(self.mark_span, self.now)
        self.mark_off = extend(self.mark_off, self.off)
