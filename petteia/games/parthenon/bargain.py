"""PAR-9.4 — What an open offer does to hands, and to what everybody knows of them."""

from typing import Final

from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon import events
from petteia.games.parthenon.ledger import (
    ASKED,
    CLOSED,
    COVERED,
    DEALING,
    EVERYBODY_KNOWS,
    GIVEN,
    LAPSED,
    SENT,
    code_of,
    has_cards,
    listed,
    move_cards,
    move_openly,
    note,
    note_cards,
    place_of,
    unpack_cards,
)
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import KINDS, NOTHING

ALL_OTHERS: Final = 7
"""The addressee of an offer to all."""
SIDES: Final[i64] = 2 * KINDS
"""Cards given, then cards asked, by kind."""


def side_sum(cards: vec[i64], at: i64) -> i64:
    """How many cards are on a side."""
    n: i64 = 0
    for kind in range(KINDS):
        n += cards[at + kind]
    return n


def last_sent(g: Pieces, seat: i64) -> vec[i64]:
    """The cards given in the last offer of a seat, as the ledger has them."""
    found: i64 = -1
    at: i64 = 0
    while at < len(g.ledger):
        code = code_of(g.ledger[at])
        if code == SENT and place_of(g.ledger[at]) == hand_of(seat):
            found = at
        at += 4 if has_cards(code) else 1
    return unpack_cards(g.ledger, found) if found >= 0 else zeros(KINDS)


class OpenOffers(Procedure):
    """The offers that are open in a trading window."""

    def __init__(self, seats: i64 = 0) -> None:
        self.to: vec[i64] = zeros(seats)  # to whom, ALL_OTHERS, or NOTHING
        self.answering: vec[i64] = zeros(seats)  # bits of the seats that have not answered
        self.cards: vec[i64] = zeros(seats * SIDES)  # given, then asked
        self.counters: vec[i64] = zeros(seats)  # whose offer a seat's draft counters, or NOTHING
        for seat in range(seats):
            self.to[seat] = NOTHING
            self.counters[seat] = NOTHING

    def given(self, seat: i64) -> vec[i64]:
        """The cards a seat offers."""
        return self.cards[seat * SIDES : seat * SIDES + KINDS]

    def asked(self, seat: i64) -> vec[i64]:
        """The cards a seat asks for."""
        return self.cards[seat * SIDES + KINDS : seat * SIDES + SIDES]

    def told_to(self, seat: i64) -> i64:
        """Who knows the cards of a seat's open offer."""
        if self.to[seat] == ALL_OTHERS:
            return EVERYBODY_KNOWS
        return (i64(1) << seat) | (i64(1) << self.to[seat])

    def tell_offer(self, g: Pieces, seat: i64) -> None:
        """PAR-13.2.8 — Offers to all are public; of one to one player only the two know the cards."""
        given = listed(self.given(seat))
        asked = listed(self.asked(seat))
        if self.to[seat] == ALL_OTHERS:
            g.tell(events.OPEN_OFFER_SENT, seat, many=given)
            g.tell(events.OPEN_OFFER_ASKS, seat, many=asked)
        else:
            to = self.to[seat]
            g.tell(events.OFFERED, seat, to, to=self.told_to(seat), many=given)
            g.tell(events.ASKED, seat, to, to=self.told_to(seat), many=asked)
        note(g, SENT, hand_of(seat), c=self.told_to(seat))
        note_cards(g, self.given(seat))

    def covered(self, g: Pieces, seat: i64) -> bool:
        """PAR-9.4.6 — Whether a proposer still holds the cards given."""
        for kind in range(KINDS):
            if g.hand(seat, kind) < self.cards[seat * SIDES + kind]:
                return False
        return True

    def hand_changed(self, g: Pieces, seat: i64) -> None:
        """PAR-9.4.6 — An offer lapses the moment its proposer does not hold the cards given any more."""
        if self.to[seat] == NOTHING:
            return
        covered = self.covered(g, seat)
        note(g, COVERED if covered else LAPSED, hand_of(seat))
        if not covered:
            g.tell(events.OFFER_LAPSED, seat)
            self.forget(g, seat)
        else:
            g.tell(events.OFFER_COVERED, seat)

    def close(self, g: Pieces, seat: i64) -> None:
        """Close an offer."""
        if self.to[seat] != NOTHING:
            note(g, CLOSED, hand_of(seat))
            self.forget(g, seat)

    def forget(self, g: Pieces, seat: i64) -> None:
        """PAR-9.4.4 — Nothing is left of an offer; drafts that counter it go on as ordinary ones."""
        self.to[seat] = NOTHING
        self.answering[seat] = 0
        for i in range(seat * SIDES, seat * SIDES + SIDES):
            self.cards[i] = 0
        for other in range(g.seats):
            if self.counters[other] == seat:
                self.counters[other] = NOTHING

    def exchange(self, g: Pieces, seat: i64, proposer: i64) -> None:
        """PAR-9.4.1, PAR-13.2.8 — The cards change hands; others see them, or only how many went each way."""
        given = self.given(proposer)
        asked = self.asked(proposer)
        here = hand_of(proposer)
        there = hand_of(seat)
        open_to_all = self.to[proposer] == ALL_OTHERS
        knowers = self.told_to(proposer)
        if open_to_all:
            g.tell(events.OPEN_EXCHANGED, seat, proposer)
            self.close(g, proposer)
            move_openly(g, here, there, given)
            move_openly(g, there, here, asked)
        else:
            g.tell(events.EXCHANGED, seat, proposer, side_sum(given, 0), side_sum(asked, 0))
            self.forget(g, proposer)
            move_cards(g, GIVEN, here, there, given, knowers)
            move_cards(g, ASKED, there, here, asked, knowers)
            note(g, DEALING)
        self.hand_changed(g, seat)
