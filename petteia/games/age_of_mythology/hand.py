"""AOM-2.3 — The cards of a turn: choosing permanent ones, drawing random ones."""

from typing import ClassVar, Final

from petteia.engine.commit import SecretChoice, choosing, determinize_choices, several
from petteia.engine.events import only
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import ALL_PERMANENTS, PERMANENTS
from petteia.games.age_of_mythology.knowledge import guess_took, log_drawn, log_shuffled
from petteia.games.age_of_mythology.procedure import Procedure
from petteia.games.age_of_mythology.state import Pieces

PICKING: Final = 0
NUMBERED: Final = 1
DONE: Final = 2


def shuffle_discards(g: Pieces, culture: i64) -> None:
    """AOM-2.3.8, AOM-2.3.9 — The discard pile becomes the face-down deck, if there is one."""
    count: i64 = 0
    for kind in range(g.box.cards_of[culture]):
        count += g.discarded(culture, kind)
        g.add_in_deck(culture, kind, g.discarded(culture, kind))
        g.set_discarded(culture, kind, 0)
    if count > 0:
        g.set_deck_size(culture, count)
        log_shuffled(g, culture)
        g.tell(events.RESHUFFLED, culture, count)


class DrawCards(Procedure, SecretChoice[Pieces]):
    """AOM-2.3 — Everyone secretly picks permanent cards and a number of random ones; the draws follow in turn order.

    A player picks, names a number, and stops; stopping without a number draws none (AOM-10.6). Only stopping makes a
    player ready, and it is always possible, so being ready tells the others nothing about the choice. That is also why
    the last stop is asked for when nothing else is left: picks are secret, so the others cannot see that it is forced.
    """

    RULE: ClassVar[str] = "AOM-2.3.3"
    VERBS: ClassVar[str] = "pick draw stop"

    def __init__(self) -> None:
        self.stage: vec[i64] = vec[i64]()  # by seat: PICKING, NUMBERED or DONE
        self.picked: vec[i64] = vec[i64]()  # by seat: permanent cards, one bit each
        self.next: vec[i64] = vec[i64]()  # by seat: the first card that may still be picked (AOM-10.2)
        self.number: vec[i64] = vec[i64]()  # by seat: random cards to draw
        self.drawing: bool = False
        self.at: i64 = 0  # how far in turn order the draws have got

    def begin(self, g: Pieces) -> None:
        """A player whose hand is full has nothing to decide."""
        self.stage = zeros(g.seats)
        self.picked = zeros(g.seats)
        self.next = zeros(g.seats)
        self.number = zeros(g.seats)
        for seat in range(g.seats):
            if self.room(g, seat) <= 0:
                self.stage[seat] = DONE
        if choosing(self, g) == 0:
            self.take_cards(g)

    def undecided(self, g: Pieces, seat: i64) -> bool:
        return self.stage[seat] != DONE

    def pending(self, g: Pieces) -> Seats:
        if not self.drawing:
            return several(choosing(self, g))
        if self.at >= g.seats:
            return NOBODY
        seat = g.clockwise(g.first(), self.at)
        return CHANCE if self.number[seat] > 0 and g.deck_size(g.culture(seat)) > 0 else NOBODY

    def proceed(self, g: Pieces) -> None:
        if self.at >= g.seats:
            g.stack.pop()
            return
        seat = g.clockwise(g.first(), self.at)
        if self.number[seat] > 0:
            shuffle_discards(g, g.culture(seat))
            if g.deck_size(g.culture(seat)) > 0:
                return
        self.number[seat] = 0
        self.at += 1

    def room(self, g: Pieces, seat: i64) -> i64:
        """AOM-2.3.1, AOM-2.3.2 — How many cards a player may still add."""
        chosen: i64 = 0
        for card in range(PERMANENTS):
            chosen += (self.picked[seat] >> card) & 1
        return g.box.hand_limit[g.age(seat)] - g.hand_size(seat) - chosen

    def in_pile(self, g: Pieces, seat: i64, card: i64) -> bool:
        """AOM-2.3.10 — Whether a permanent card is in the pile and not picked yet."""
        return ((g.pile(seat) & ~self.picked[seat]) >> card) & 1 != 0

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if self.stage[seat] == PICKING:
            room = self.room(g, seat)
            if room > 0:
                pile = g.pile(seat) & ~self.picked[seat]
                for card in range(self.next[seat], PERMANENTS):
                    if (pile >> card) & 1 != 0:
                        out = append(out, g.moves.pick.at(card))
                for number in range(room):
                    out = append(out, g.moves.draw.at(number))
        return append(out, g.moves.stop)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if self.stage[seat] == NUMBERED:
            if m.draw.holds(action):
                return Reason("number_named", {"number": int(self.number[seat])}, "AOM-2.3.6")
            return Reason("permanent_cards_first", {}, "AOM-2.3.3")
        room = int(self.room(g, seat))
        if m.draw.holds(action):
            asked = int(m.draw.index(action)) + 1
            return Reason("hand_limit", {"room": room, "asked": asked}, "AOM-2.3.2")
        card = m.pick.index(action)
        if not self.in_pile(g, seat, card):
            return Reason("not_in_pile", {"card": g.box.card_ids[card]}, "AOM-2.3.10")
        if room == 0:
            return Reason("hand_limit", {"room": 0, "asked": 1}, "AOM-2.3.2")
        return Reason("in_order", {"after": g.box.card_ids[self.next[seat] - 1]}, "AOM-10.2")

    def note(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.stop:
            self.stage[seat] = DONE
        elif g.moves.pick.holds(action):
            card = g.moves.pick.index(action)
            self.picked[seat] |= i64(1) << card
            self.next[seat] = card + 1
        else:
            self.number[seat] = g.moves.draw.index(action) + 1
            self.stage[seat] = NUMBERED

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        self.note(g, seat, action)
        if self.stage[seat] == DONE:
            g.tell(events.READY, seat)
            if choosing(self, g) == 0:
                self.take_cards(g)

    def take_cards(self, g: Pieces) -> None:
        """AOM-9.2.3 — The choices are carried out; only the numbers become public."""
        self.drawing = True
        for place in range(g.seats):
            seat = g.clockwise(g.first(), place)
            g.touch_hand(seat)
            count: i64 = 0
            for card in range(PERMANENTS):
                if (self.picked[seat] >> card) & 1 != 0:
                    g.set_in_hand(seat, card, 1)
                    count += 1
            g.set_pile(seat, g.pile(seat) & ~self.picked[seat])
            g.add_permanent_cards(seat, count)
            self.picked[seat] = 0  # no trace of the secret choice is left
            self.next[seat] = 0
            guess_took(g, seat, count)
            g.tell(events.CARDS_TAKEN, seat, count, self.number[seat])

    def luck(self, g: Pieces) -> str:
        return f"pool cards {g.clockwise(g.first(), self.at)}"

    def weights(self, g: Pieces) -> vec[i64]:
        culture = g.culture(g.clockwise(g.first(), self.at))
        return g.in_deck_row(culture)

    def resolve(self, g: Pieces, outcome: i64) -> None:
        """AOM-2.3.4 — A random card comes into a hand, unseen by the others."""
        seat = g.clockwise(g.first(), self.at)
        culture = g.culture(seat)
        g.add_in_deck(culture, outcome, -1)
        g.add_deck_size(culture, -1)
        g.touch_hand(seat)
        g.add_in_hand(seat, PERMANENTS + outcome, 1)
        g.add_random_cards(seat, 1)
        card = g.box.first_card[culture] + outcome
        log_drawn(g, seat, card)
        g.tell(events.DREW, seat, card, to=only(seat))
        self.number[seat] -= 1
        if g.deck_size(culture) == 0:
            shuffle_discards(g, culture)

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        return g.box.card_ids[g.box.first_card[g.culture(g.clockwise(g.first(), self.at))] + outcome]

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("draw_cards", {"room": int(self.room(g, seat)), "number": int(self.number[seat])})

    def batch(self, g: Pieces, seat: i64) -> bool:
        return True

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.stop:
            return []
        if g.moves.pick.holds(action):
            return [f"pile/{seat}/{g.box.card_ids[g.moves.pick.index(action)]}"]
        return [f"deck/{g.game.words['cultures'][g.culture(seat)]}"]

    def window(self, g: Pieces, seat: i64) -> bool:
        return True

    def observe(self, g: Pieces, seat: i64) -> "DrawCards":
        out = DrawCards()
        out.stage = zeros(g.seats)
        out.picked = zeros(g.seats)
        out.next = zeros(g.seats)
        out.number = zeros(g.seats)
        out.drawing = self.drawing
        out.at = self.at
        for owner in range(g.seats):
            if owner == seat:
                out.stage[owner] = self.stage[owner]
                out.picked[owner] = self.picked[owner]
                out.next[owner] = self.next[owner]
            elif self.stage[owner] == DONE:
                out.stage[owner] = DONE
            if owner == seat or self.drawing:
                out.number[owner] = self.number[owner]
        return out

    def secret(self, g: Pieces, seat: i64) -> bool:
        return not self.drawing and self.room(g, seat) > 0

    def reopen(self, g: Pieces, seat: i64) -> None:
        self.stage[seat] = PICKING

    def ends(self, g: Pieces, seat: i64, action: i64) -> bool:
        return action == g.moves.stop

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        determinize_choices(self, g, seat, rng)

    def clone(self) -> "DrawCards":
        out = DrawCards()
        out.stage = self.stage[:]
        out.picked = self.picked[:]
        out.next = self.next[:]
        out.number = self.number[:]
        out.drawing = self.drawing
        out.at = self.at
        return out

    def fields(self, p: Packer) -> None:
        self.stage = p.by_seat(self.stage, PICKING, DONE)
        self.picked = p.by_seat(self.picked, 0, ALL_PERMANENTS)
        self.next = p.by_seat(self.next, 0, PERMANENTS)
        self.number = p.by_seat(self.number, 0, MANY)
        self.drawing = p.flag(self.drawing)
        self.at = p.num(self.at, 0, p.seats)

    def audit(self, g: Pieces) -> None:
        """Check that no player has picked too much, and that no card lies in front of a player: those are discarded."""
        for seat in range(g.seats):
            require(g.front(seat, 0) < 0, "a card is in front of a player while cards are drawn")
            require(self.picked[seat] & ~g.pile(seat) == 0, "a card is picked that is not in the pile")
            named = self.number[seat] > 0
            stage = self.stage[seat]
            fits = stage == DONE or (not self.drawing and (stage == NUMBERED) == named)
            require(fits, "somebody has named a number, and has not")
            room = self.room(g, seat)
            require(self.number[seat] <= (room if room > 0 else 0), "somebody draws more cards than he has room for")
            require(not self.drawing or self.picked[seat] == 0, "somebody picks cards while cards are drawn")
