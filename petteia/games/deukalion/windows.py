"""DEU-8.2.3, DEU-8.2.4 — W-ROLL and W-SET: everybody asked chooses in secret between passing and one card. As an option
they are asked so at other moments, too (DEU-8.2.2)."""

from typing import ClassVar, Final

from petteia.engine.commit import SecretChoice, choosing, determinize_choices, several
from petteia.engine.generator import Generator
from petteia.engine.ints import append, contains, i64, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats
from petteia.games.deukalion import events
from petteia.games.deukalion.cards import NO_OCCASION, carry_out, open_card, playable, why_not_play, without_effect
from petteia.games.deukalion.hand import come_back
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import NOTHING, W_ROLL, W_SET, W_THROW

UNDECIDED: Final = 0
PASSED: Final = 1
HIDDEN: Final = 2
"""A choice that has been made and is not known."""
PLAYED: Final = 3
"""From here on: the card that was chosen."""


class CardWindow(Procedure, SecretChoice[Pieces]):
    """All who hold any action card are asked at the same time (DEU-8.3.1). The cards chosen are opened together and
    carried out in table order; then the window is held again, until everybody passes."""

    RULE: ClassVar[str] = "DEU-8.2.3"
    VERBS: ClassVar[str] = "play pass"

    def __init__(self, moment: i64 = W_ROLL) -> None:
        self.moment: i64 = moment
        self.opened: bool = False
        self.next: i64 = 0  # in table order, whose card is next
        self.choice: vec[i64] = zeros(4)
        self.carried_out: bool = False

    def is_asked(self, g: Pieces, seat: i64) -> bool:
        """DEU-8.2.3, DEU-8.3.1 — W-ROLL asks all players who hold a card, W-SET only the others."""
        if self.moment != W_ROLL and seat == g.active():
            return False
        return g.hand_size(seat) > 0

    def undecided(self, g: Pieces, seat: i64) -> bool:
        return self.choice[seat] == UNDECIDED and self.is_asked(g, seat)

    def pending(self, g: Pieces) -> Seats:
        return NOBODY if self.opened else several(choosing(self, g))

    def proceed(self, g: Pieces) -> None:
        if not self.opened:
            self.open_choices(g)
        elif self.next < g.seats:
            seat = g.in_table_order(self.next)
            self.next += 1
            if self.choice[seat] >= PLAYED:
                self.carry_out(g, seat, self.choice[seat] - PLAYED)
        elif self.carried_out:
            self.opened = False
            self.next = 0
            self.choice = zeros(4)
            self.carried_out = False
        else:
            g.stack.pop()

    def open_choices(self, g: Pieces) -> None:
        """DEU-8.3.3 — The others see the cards that are played; who passed and who was not asked look alike."""
        self.opened = True
        players = vec[i64]()
        asked = False
        for place in range(g.seats):
            seat = g.in_table_order(place)
            asked = asked or self.choice[seat] != UNDECIDED
            if self.choice[seat] >= PLAYED:
                players = append(players, seat)
            else:
                self.choice[seat] = UNDECIDED
        if asked:
            g.tell(events.WINDOW_CLOSED, many=players)
        for seat in players:
            open_card(g, seat, self.choice[seat] - PLAYED)

    def carry_out(self, g: Pieces, seat: i64, card: i64) -> None:
        """DEU-8.2.4 — A card takes effect; one that has lost its effect meanwhile goes back to hand."""
        self.choice[seat] = UNDECIDED
        if without_effect(g, seat, card, self.moment, NO_OCCASION) is not None:
            come_back(g, seat, card)
            return
        self.carried_out = True
        carry_out(g, seat, card, NO_OCCASION)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return append(playable(g, seat, self.moment, NO_OCCASION, vec[i64](capacity=6)), g.moves.pass_)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return why_not_play(g, seat, g.moves.play.index(action), self.moment, NO_OCCASION)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        self.note(g, seat, action)

    def note(self, g: Pieces, seat: i64, action: i64) -> None:
        self.choice[seat] = PASSED if action == g.moves.pass_ else PLAYED + g.moves.play.index(action)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("after_roll" if self.moment == W_ROLL else "after_placing")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.pass_ else [f"hand/{seat}/{g.box.card_ids[g.moves.play.index(action)]}"]

    def window(self, g: Pieces, seat: i64) -> bool:
        return True

    def passable(self, g: Pieces, seat: i64) -> bool:
        return True

    def observe(self, g: Pieces, seat: i64) -> "CardWindow":
        out = self.clone()
        if not self.opened:
            for other in range(g.seats):
                if other != seat and self.choice[other] != UNDECIDED:
                    out.choice[other] = HIDDEN
        return out

    def secret(self, g: Pieces, seat: i64) -> bool:
        return self.choice[seat] == HIDDEN

    def reopen(self, g: Pieces, seat: i64) -> None:
        self.choice[seat] = UNDECIDED

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        determinize_choices(self, g, seat, rng)

    def clone(self) -> "CardWindow":
        out = CardWindow(self.moment)
        self.copy_to(out)
        return out

    def copy_to(self, out: "CardWindow") -> None:
        """Copy the choices to another one."""
        out.opened = self.opened
        out.next = self.next
        out.choice = self.choice[:]
        out.carried_out = self.carried_out

    def fields(self, p: Packer) -> None:
        self.moment = p.num(self.moment, W_ROLL, W_THROW)
        self.opened = p.flag(self.opened)
        self.next = p.num(self.next, 0, p.seats)
        self.choice = p.nums(self.choice, 0, MANY, 4)
        self.carried_out = p.flag(self.carried_out)

    def audit(self, g: Pieces) -> None:
        """Check that every choice was possible."""
        for seat in range(4):
            choice = self.choice[seat]
            require(choice < PLAYED + g.box.cards, "a card is played that is not in the box")
            require(choice == UNDECIDED or seat < g.seats, "somebody plays a card who does not sit here")
            require(choice != HIDDEN, "a card is played that nobody knows")
            if not self.opened and choice >= PLAYED:
                could = contains(self.legal(g, seat), g.moves.play.at(choice - PLAYED))
                require(could and self.is_asked(g, seat), "somebody plays a card that he could not")


class Interruption(CardWindow):
    """DEU-8.2.2 — As an option: a moment in the middle of something at which all others may play a card."""

    RULE: ClassVar[str] = "DEU-8.2.2"

    def __init__(self, mover: i64 = NOTHING) -> None:
        super().__init__(W_SET)
        self.mover: i64 = mover  # the seat that is not asked: its own part goes on

    def is_asked(self, g: Pieces, seat: i64) -> bool:
        return seat != self.mover and g.hand_size(seat) > 0

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("any_moment")

    def clone(self) -> "Interruption":
        out = Interruption(self.mover)
        self.copy_to(out)
        return out

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.mover = p.num(self.mover, NOTHING, 3)

    def audit(self, g: Pieces) -> None:
        super().audit(g)
        require(g.rules.any_moment and self.moment == W_SET, "cards are asked for at a moment that there is not")
        require(self.mover < g.seats, "somebody moves who does not sit here")


def interrupt(g: Pieces, mover: i64) -> None:
    """DEU-8.2.2 — The others may play a card, where that is an option."""
    if g.rules.any_moment:
        g.push(Interruption(mover))
