"""Relay, a trivial game for four, written twice: here, and in ../boardgame_io/relay.js. Nobody would play it; it is
there to load servers with.

In turn everybody plays one of three hidden cards face up, scores what it shows, and draws another one.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from petteia.engine.events import EventKind, only
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.protocol import CHANCE, Game, Seats, State, Step, one
from petteia.engine.view import ViewBuilder

SEATS: Final = 4
CARDS: Final = 3
FACES: Final = 9
PLAYS: Final = 4000

PLAYED = EventKind("played", "seat face")
DREW = EventKind("drew", "seat", secret="face")


class Relay(Game):
    """The box: cards from 1 to 9, as many as it takes."""

    ID: ClassVar[str] = "relay"
    TITLE: ClassVar[str] = "Relay"
    SEAT_COUNTS: ClassVar[tuple[int, ...]] = (SEATS,)

    def __init__(self, seats: int, options: Mapping[str, str], components: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options, components)
        self.words["cards"] = ("left", "middle", "right")
        self.play = self.actions.add("play", card="cards")
        self.bound = PLAYS + 1
        self.steps = [Turns]

    def new(self) -> "Hands":
        """Everybody holds a 1, a 2 and a 3."""
        state = Hands(self)
        for seat in range(SEATS):
            for card in range(CARDS):
                state.cards[seat * CARDS + card] = card + 1
        state.push(Turns())
        state.settle()
        return state

    def blank(self) -> "Hands":
        """Nothing."""
        return Hands(self)


class Hands(State):
    """Cards and points; a card that is not known is 0."""

    def __init__(self, game: Relay) -> None:
        super().__init__(game)
        self.cards: vec[i64] = zeros(SEATS * CARDS)
        self.points: vec[i64] = zeros(SEATS)

    def clone(self) -> "Hands":
        """A deep copy."""
        out = Hands(self.game)  # type: ignore[arg-type]
        out.cards = self.cards[:]
        out.points = self.points[:]
        out.clone_stack(self)
        return out

    def fields(self, p: Packer) -> None:
        """Cards and points."""
        self.cards = p.nums(self.cards)
        self.points = p.nums(self.points)

    def put_observation(self, out: "Hands", seat: i64) -> None:
        """Points, and one's own cards."""
        out.points = self.points[:]
        if seat >= 0:
            for card in range(CARDS):
                out.cards[seat * CARDS + card] = self.cards[seat * CARDS + card]

    def determinize(self, seat: i64, rng: Generator) -> None:
        """Others' cards: any."""
        for card in range(SEATS * CARDS):
            if self.cards[card] == 0:
                self.cards[card] = 1 + rng.below(FACES)

    def show(self, view: ViewBuilder) -> None:
        """Hands and points."""
        for seat in range(SEATS):
            hand = view.zone(f"hand/{seat}", seat)
            for card in range(CARDS):
                face = self.cards[seat * CARDS + card]
                if face:
                    hand.piece(str(face), 1, name=str(card))
                else:
                    hand.unseen(1)
            view.counter(f"points/{seat}", int(self.points[seat]), seat)

    def census(self) -> dict[str, int]:
        """Nothing is conserved."""
        return {}

    def scores(self) -> list[dict[str, int]]:
        """What was played."""
        return [{"cards": int(self.points[seat])} for seat in range(SEATS)]


class Turns(Step[Hands]):
    """Play, draw, the next one."""

    def __init__(self, played: i64 = 0, slot: i64 = -1) -> None:
        self.played: i64 = played
        self.slot: i64 = slot

    def pending(self, g: Hands) -> Seats:
        """The seat whose turn it is, or its draw."""
        return CHANCE if self.slot >= 0 else one(self.played % SEATS)

    def verbs(self, g: Hands) -> str:
        """There is one."""
        return "play"

    def legal(self, g: Hands, seat: i64) -> vec[i64]:
        """Any card."""
        return vec[i64]([0, 1, 2])

    def apply(self, g: Hands, seat: i64, action: i64) -> None:
        """A card is shown and scores."""
        face = g.cards[seat * CARDS + action]
        g.points[seat] += face
        self.slot = seat * CARDS + action
        g.tell(PLAYED, seat, face)

    def weights(self, g: Hands) -> vec[i64]:
        """All faces alike."""
        return vec[i64]([1] * FACES)

    def resolve(self, g: Hands, outcome: i64) -> None:
        """Another card."""
        seat = self.played % SEATS
        g.cards[self.slot] = outcome + 1
        g.tell(DREW, seat, outcome + 1, to=only(seat))
        self.slot = -1
        self.played += 1
        if self.played == PLAYS:
            g.stack.pop()

    def clone(self) -> "Turns":
        """A copy."""
        return Turns(self.played, self.slot)

    def fields(self, p: Packer) -> None:
        """Both numbers."""
        self.played = p.num(self.played)
        self.slot = p.num(self.slot)


GAME = Relay
