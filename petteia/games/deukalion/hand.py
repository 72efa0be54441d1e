"""DEU-8.1 — Action cards: drawing, leaving a hand, the discards."""

from typing import ClassVar

from petteia.engine.events import only
from petteia.engine.ints import i64, vec
from petteia.engine.packing import Packer
from petteia.engine.protocol import CHANCE, NOBODY, Seats
from petteia.games.deukalion import events
from petteia.games.deukalion.knowledge import log_came_back, log_drawn, log_left, log_shuffled
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.state import Pieces


def leave_hand(g: Pieces, seat: i64, card: i64) -> None:
    """A card leaves a hand face up."""
    g.add_in_hand(seat, card, -1)
    g.add_hand_size(seat, -1)
    log_left(g, seat, card)


def come_back(g: Pieces, seat: i64, card: i64) -> None:
    """DEU-8.2.4 — A card that has lost its effect goes back to the hand; everybody has seen it."""
    g.add_in_hand(seat, card, 1)
    g.add_hand_size(seat, 1)
    log_came_back(g, seat, card)
    g.tell(events.CARD_RETURNED, seat, card)


def give_card(g: Pieces, seat: i64, card: i64) -> None:
    """DEU-7.2.4 — An action card is discarded for a mission."""
    leave_hand(g, seat, card)
    g.add_discarded(card, 1)
    g.tell(events.CARD_GIVEN, seat, card)


def draw_card(g: Pieces, seat: i64, card: i64) -> None:
    """A card comes from the draw pile into a hand, unseen by the others."""
    g.add_in_deck(card, -1)
    g.add_deck_size(-1)
    g.add_in_hand(seat, card, 1)
    g.add_hand_size(seat, 1)
    log_drawn(g, seat, card)
    g.tell(events.DREW, seat, card, to=only(seat))


def shuffle_discards(g: Pieces) -> None:
    """DEU-8.1.5 — The discards become the draw pile, if there are any."""
    count: i64 = 0
    for card in range(g.box.cards):
        count += g.discarded(card)
    if count == 0:
        return
    log_shuffled(g)
    for card in range(g.box.cards):
        g.set_in_deck(card, g.discarded(card))
        g.set_discarded(card, 0)
    g.set_deck_size(count)
    g.tell(events.RESHUFFLED, count)


class DrawCards(Procedure):
    """DEU-4.3.1 — The active player draws a card, or each other player does, in table order."""

    RULE: ClassVar[str] = "DEU-4.3.1"

    def __init__(self, active: bool = False, next: i64 = 0) -> None:
        self.active: bool = active
        self.next: i64 = next  # in table order

    def begin(self, g: Pieces) -> None:
        """The active player comes last in table order."""
        if self.active:
            self.next = g.seats - 1

    def done(self, g: Pieces) -> bool:
        """Whether everybody has drawn."""
        return self.next >= (g.seats if self.active else g.seats - 1)

    def pending(self, g: Pieces) -> Seats:
        return CHANCE if not self.done(g) and g.deck_size() > 0 else NOBODY

    def proceed(self, g: Pieces) -> None:
        if self.done(g):
            g.stack.pop()
            return
        shuffle_discards(g)
        if g.deck_size() == 0:
            g.tell(events.NO_CARD_LEFT, g.in_table_order(self.next))
            self.next += 1

    def luck(self, g: Pieces) -> str:
        return f"pool cards {g.in_table_order(self.next)}"

    def weights(self, g: Pieces) -> vec[i64]:
        return g.in_deck_row()

    def resolve(self, g: Pieces, outcome: i64) -> None:
        draw_card(g, g.in_table_order(self.next), outcome)
        self.next += 1

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.box.card_ids[outcome]

    def clone(self) -> "DrawCards":
        return DrawCards(self.active, self.next)

    def fields(self, p: Packer) -> None:
        self.active = p.flag(self.active)
        self.next = p.num(self.next, 0, p.seats)
