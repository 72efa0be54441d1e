"""AOM-2.6 — At the end of a turn all players discard down to the hand limit."""

from typing import ClassVar

from petteia.engine.commit import SecretChoice, choosing, determinize_choices, several
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, total, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason, Seats
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import PERMANENTS, SLOTS
from petteia.games.age_of_mythology.knowledge import guess_returned, log_shed
from petteia.games.age_of_mythology.procedure import Procedure
from petteia.games.age_of_mythology.state import Pieces


class DiscardCards(Procedure, SecretChoice[Pieces]):
    """AOM-2.6 — Everyone secretly chooses which of the cards left in hand to discard; all are carried out together."""

    RULE: ClassVar[str] = "AOM-2.6.1"
    VERBS: ClassVar[str] = "discard stop"

    def __init__(self) -> None:
        self.picked: vec[i64] = vec[i64]()  # seat x slot: cards to discard
        self.next: vec[i64] = vec[i64]()  # by seat: the first slot that may still be picked (AOM-10.2)
        self.done: vec[i64] = vec[i64]()

    def begin(self, g: Pieces) -> None:
        """A player without cards has nothing to decide."""
        self.picked = zeros(g.seats * SLOTS)
        self.next = zeros(g.seats)
        self.done = zeros(g.seats)
        for seat in range(g.seats):
            if g.hand_size(seat) == 0:
                self.done[seat] = 1

    def undecided(self, g: Pieces, seat: i64) -> bool:
        return self.done[seat] == 0

    def pending(self, g: Pieces) -> Seats:
        return several(choosing(self, g))

    def proceed(self, g: Pieces) -> None:
        g.stack.pop()
        self.carry_out(g)

    def spare(self, g: Pieces, seat: i64, slot: i64) -> i64:
        """Cards of a slot in hand that are not picked yet."""
        return g.in_hand(seat, slot) - self.picked[seat * SLOTS + slot]

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for slot in range(self.next[seat], g.slots(seat)):
            if self.spare(g, seat, slot) > 0:
                out = append(out, g.moves.discard.at(g.card_of(seat, slot)))
        return append(out, g.moves.stop)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        card = g.moves.discard.index(action)
        culture = g.box.card_culture[card]
        slot = g.box.slot(card)
        if (culture >= 0 and culture != g.culture(seat)) or self.spare(g, seat, slot) <= 0:
            return Reason("not_in_hand", {"card": g.box.card_ids[card]}, "AOM-2.6.1")
        return Reason("in_order", {"after": g.box.card_ids[g.card_of(seat, self.next[seat])]}, "AOM-10.2")

    def note(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.stop:
            self.done[seat] = 1
            return
        slot = g.box.slot(g.moves.discard.index(action))
        self.picked[seat * SLOTS + slot] += 1
        self.next[seat] = slot

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        self.note(g, seat, action)
        if self.done[seat] == 1:
            g.tell(events.READY, seat)

    def carry_out(self, g: Pieces) -> None:
        """AOM-2.6.2, AOM-9.2.2 — Random cards go to the discard pile face up, permanent ones to their pile unseen."""
        for place in range(g.seats):
            seat = g.clockwise(g.first(), place)
            if g.hand_size(seat) == 0:
                continue
            g.touch_hand(seat)
            returned: i64 = 0
            shown = vec[i64]()
            for slot in range(g.slots(seat)):
                count = self.picked[seat * SLOTS + slot]
                if count == 0:
                    continue
                g.add_in_hand(seat, slot, -count)
                if slot < PERMANENTS:
                    g.put_pile(seat, slot)
                    returned += 1
                    continue
                g.add_random_cards(seat, -count)
                g.add_discarded(g.culture(seat), slot - PERMANENTS, count)
                for _ in range(count):
                    log_shed(g, seat, g.card_of(seat, slot))
                    shown = append(shown, g.card_of(seat, slot))
            g.add_permanent_cards(seat, -returned)
            guess_returned(g, seat, returned)
            g.tell(events.DISCARDED, seat, returned, many=shown)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("discard", {"cards": int(g.hand_size(seat) - total(self.picked, seat * SLOTS, SLOTS))})

    def batch(self, g: Pieces, seat: i64) -> bool:
        return True

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.stop else [f"hand/{seat}/{g.box.card_ids[g.moves.discard.index(action)]}"]

    def window(self, g: Pieces, seat: i64) -> bool:
        return True

    def observe(self, g: Pieces, seat: i64) -> "DiscardCards":
        out = DiscardCards()
        out.picked = zeros(g.seats * SLOTS)
        out.next = zeros(g.seats)
        out.done = self.done[:]
        if seat >= 0:
            out.next[seat] = self.next[seat]
            for slot in range(SLOTS):
                out.picked[seat * SLOTS + slot] = self.picked[seat * SLOTS + slot]
        return out

    def secret(self, g: Pieces, seat: i64) -> bool:
        return g.hand_size(seat) > 0

    def reopen(self, g: Pieces, seat: i64) -> None:
        self.done[seat] = 0

    def ends(self, g: Pieces, seat: i64, action: i64) -> bool:
        return action == g.moves.stop

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        determinize_choices(self, g, seat, rng)

    def clone(self) -> "DiscardCards":
        out = DiscardCards()
        out.picked = self.picked[:]
        out.next = self.next[:]
        out.done = self.done[:]
        return out

    def fields(self, p: Packer) -> None:
        self.picked = p.nums(self.picked, 0, MANY, p.seats * SLOTS)
        self.next = p.by_seat(self.next, 0, SLOTS)
        self.done = p.by_seat(self.done, 0, 1)

    def audit(self, g: Pieces) -> None:
        """Check that players hold the cards they discard."""
        for seat in range(g.seats):
            for slot in range(SLOTS):
                spare: i64 = 0 if slot >= g.slots(seat) else g.in_hand(seat, slot)
                require(self.picked[seat * SLOTS + slot] <= spare, "somebody discards a card that he does not hold")
