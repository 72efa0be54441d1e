"""Audits the ledger: replays what everybody has seen with the actual cards.

Reasoning from the ledger finds a world that fits it. If the actual cards did not fit, a card shown later would leave no
such world. So a position from outside is accepted only if its own cards fit the ledger.
"""

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import between, require
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.ledger import (
    ASKED,
    BOUND,
    COVERED,
    GIVEN,
    LAPSED,
    MARK,
    MOVE,
    NO_LIMIT,
    ROWS,
    SENT,
    a_of,
    b_of,
    c_of,
    code_of,
    has_cards,
    place_of,
    row_sum,
    unpack_cards,
)
from petteia.games.parthenon.state import CHANGE, MIDDLE_DELTA, Pieces, hand_of
from petteia.games.parthenon.terms import KINDS, MOST_IN_PLACE, NOTHING, PLACES_EACH


def audit_ledger(g: Pieces) -> None:
    """Go through the ledger and move its cards."""
    places = g.seats * PLACES_EACH
    if len(g.base) == 0:
        fits = len(g.ledger) == 0 and g.dealt() == 0 and g.voyage_from() < 0
        require(fits, "a ledger is kept that was not begun")
    else:
        require(len(g.base) == places * KINDS, "the ledger begins with more or fewer places than there are")
    page = Page(g)
    at: i64 = 0
    voyage = g.voyage_from()
    begun = voyage < 0
    while at < len(g.ledger):
        if voyage == at:
            page.ashore()
            begun = True
        if begun and voyage >= 0:
            page.at_sea(g.ledger[at])
        page.read(g, at)
        at += 4 if has_cards(code_of(g.ledger[at])) else 1
    require(begun or voyage == len(g.ledger), "the voyage begins in the middle of an entry")
    if voyage < 0 or voyage == len(g.ledger):
        page.ashore()
    if len(g.base) > 0:
        for place in range(places):
            for kind in range(KINDS):
                there = page.cards[place * KINDS + kind]
                require(there == g.count(place, kind), "the cards are not those that the ledger has")
    compare_offers(g, page)


def compare_offers(g: Pieces, page: "Page") -> None:
    """PAR-9.3 — Check that the open offers are those that were sent."""
    for seat in range(g.seats):
        sent = page.open[hand_of(seat)]
        found = False
        for step in g.stack:
            if isinstance(step, IslandTrade) and step.to[seat] != NOTHING:
                require(sent >= 0, "an offer is open that was never sent")
                given = unpack_cards(g.ledger, sent)
                for kind in range(KINDS):
                    require(given[kind] == step.given(seat)[kind], "an open offer is not the one that was sent")
                found = True
        require(found or sent < 0, "an offer was sent that is neither open nor closed")


class Page:
    """What lies where after the entries read so far, and which offers are open."""

    def __init__(self, g: Pieces) -> None:
        self.places: i64 = g.seats * PLACES_EACH
        self.side: i64 = g.box.side
        self.cards: vec[i64] = g.base[:]
        self.open: vec[i64] = zeros(self.places)  # where in the ledger it was sent, or -1
        self.given: vec[i64] = vec[i64]()  # the cards of the entry before, if they were given in a deal
        for place in range(self.places):
            self.open[place] = -1

    def read(self, g: Pieces, at: i64) -> None:
        """One entry."""
        entry = g.ledger[at]
        code = code_of(entry)
        place = place_of(entry)
        require(code <= MARK and 0 <= entry < 1 << 32, "the ledger has something that cannot happen")
        require(place < self.places, "the ledger has a place that is not there")
        before = self.given
        self.given = vec[i64]()
        if code == CHANGE:
            require(a_of(entry) < KINDS, "the ledger has a card that is not there")
            self.put(place, a_of(entry), b_of(entry) - MIDDLE_DELTA)
        elif code == BOUND:
            require(a_of(entry) < ROWS, "the ledger has a class of cards that is not there")
            there = row_sum(self.in_place(place), a_of(entry))
            fits = b_of(entry) <= there and (c_of(entry) == NO_LIMIT or there <= c_of(entry))
            require(fits, "the ledger says that something was seen which was not there")
        elif has_cards(code):
            require(at + 3 < len(g.ledger), "the ledger ends in the middle of an entry")
            self.move(g, at, before)
        elif code == COVERED or code == LAPSED:
            sent = self.open[place]
            if sent >= 0:
                covers = self.covers(place, unpack_cards(g.ledger, sent))
                require(covers == (code == COVERED), "the ledger says that an offer was covered, and it was not")
            if code == LAPSED:
                self.open[place] = -1
        elif code == MARK:
            self.ashore()
        else:  # CLOSED
            self.open[place] = -1

    def at_sea(self, entry: i64) -> None:
        """Check that while fleets are under way cards move only between the places of one player, and none come
        home."""
        code = code_of(entry)
        if has_cards(code):
            own = a_of(entry) // PLACES_EACH == place_of(entry) // PLACES_EACH
            require(own and code == MOVE, "the ledger has a deal at sea")
            require(a_of(entry) % PLACES_EACH != 0, "the ledger has cargo that came home, and fleets are away")

    def ashore(self) -> None:
        """Check that between two voyages nothing is aboard: what came home is in hand (PAR-3.7.3)."""
        for place in range(len(self.cards) // KINDS):
            if place % PLACES_EACH != 0:
                for kind in range(KINDS):
                    require(self.cards[place * KINDS + kind] == 0, "the ledger has cargo between two voyages")

    def move(self, g: Pieces, at: i64, before: vec[i64]) -> None:
        """Cards that only some know: offered, or moved."""
        entry = g.ledger[at]
        code = code_of(entry)
        place = place_of(entry)
        between(g.ledger, at + 1, 3, 0, (1 << 30) - 1, "cards in the ledger")
        cards = unpack_cards(g.ledger, at)
        require(self.covers(place, cards), "the ledger has cards that were not there")
        n: i64 = 0
        for kind in range(KINDS):
            n += cards[kind]
        if code == SENT:
            require(place % PLACES_EACH == 0 and n <= self.side, "the ledger has an offer that nobody could make")
            self.open[place] = at
            return
        require(n == b_of(entry), "the ledger has other cards than it counts")
        target = a_of(entry)
        require(target < self.places and target != place, "the ledger has a place that is not there")
        for kind in range(KINDS):
            self.put(place, kind, -cards[kind])
            self.put(target, kind, cards[kind])
        if code == GIVEN:
            if self.open[place] >= 0:
                sent = unpack_cards(g.ledger, self.open[place])
                for kind in range(KINDS):
                    require(cards[kind] == sent[kind], "the ledger has a deal that was not offered")
            self.open[place] = -1
            self.given = cards
        if code == GIVEN or code == ASKED:
            require(n <= self.side, "the ledger has a deal that nobody could make")
            require(place // PLACES_EACH != target // PLACES_EACH, "the ledger has a deal with oneself")
        if code == ASKED:
            for kind in range(len(before)):
                require(cards[kind] == 0 or before[kind] == 0, "the ledger has a card that goes both ways")

    def put(self, place: i64, kind: i64, n: i64) -> None:
        """Cards come into a place or leave it."""
        at = place * KINDS + kind
        self.cards[at] += n
        fits = 0 <= self.cards[at] <= MOST_IN_PLACE
        require(fits, "the ledger has cards that were not there")

    def in_place(self, place: i64) -> vec[i64]:
        """The cards of a place."""
        return self.cards[place * KINDS : place * KINDS + KINDS]

    def covers(self, place: i64, cards: vec[i64]) -> bool:
        """Whether some cards lie in a place."""
        for kind in range(KINDS):
            if self.cards[place * KINDS + kind] < cards[kind]:
                return False
        return True
