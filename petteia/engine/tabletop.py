"""A table for trying things out: play in notation, feed it chance, ask what is possible and what was told.

    table.play("set_sail", "sail C3")             decisions in notation, for the seat that has to decide
    table.play("pass", seat=1)                    where several decide at the same time
    table.deal("red") · table.deal(3)             chance outcomes by name or number
    table.outcomes()                              what chance can bring now, by name
    table.fork().play("end_move")                 a variation; the table itself stays as it is
    table.offers("sail C3") · table.refused("sail C3") -> Reason
    table.heard("sailed") · table.state

Games' scenarios make one; their own classes say what lies where. Decisions without a choice are made automatically, as
at a real table.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic, Self, TypeVar, cast

from petteia.engine.events import Event, Sink
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE, Reason, Refused, State

P = TypeVar("P", bound=State)


class Tabletop(Generic[P]):
    """A position that can be played on."""

    def __init__(self, state: P) -> None:
        self.state = state
        self.sink = Sink()
        self.go_on()

    # -- playing -------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that decide now; (-1,) for chance, () when the game is over."""
        return self.state.pending()

    @property
    def seat(self) -> int:
        """The seat that decides now, the first of several."""
        if self.pending in (CHANCE, ()):
            raise ValueError(f"nobody has to decide: {self.what_is_due()}")
        return self.pending[0]

    def play(self, *texts: str, seat: int | None = None) -> "Tabletop[P]":
        """Carry out one notation after the other; decisions without a choice are made automatically."""
        for text in self.notations(texts):
            number = self.state.game.actions.number(text)
            self.decide(number, self.decider(number) if seat is None else seat)
            self.go_on()
        return self

    def fork(self) -> Self:
        """An independent copy of the table, to try a variation on."""
        out = copy(self)
        out.state = cast(P, self.state.clone())
        out.sink = Sink()
        out.sink.events = list(self.sink.events)
        return out

    def notations(self, texts: Sequence[str]) -> list[str]:
        """Several notations, or the words of one."""
        known = {action.text for action in self.state.game.actions.all()}
        whole = " ".join(texts)
        return [whole] if whole in known else [" ".join(text.split()) for text in texts]

    def decider(self, number: int) -> int:
        """The seat meant: the one that may do it, else the first that has to decide."""
        if self.pending in (CHANCE, ()):
            raise ValueError(f"{self.state.game.actions.text(number)!r} cannot be played: {self.what_is_due()}")
        able = [s for s in self.pending if self.state.why_not(s, number) is None]
        return able[0] if able else self.pending[0]

    def decide(self, number: int, seat: int) -> None:
        """One decision, without going on."""
        try:
            self.state.apply(seat, number, self.sink)
        except Refused as refusal:
            offered = ", ".join(self.offered(seat)[:12]) if seat in self.pending else self.what_is_due()
            text = self.state.game.actions.text(number)
            raise ValueError(f"seat {seat} cannot {text!r}: {refusal.reason}; possible: {offered}") from refusal

    def go_on(self) -> None:
        """Make every decision that has no choice."""
        self.state.advance(self.sink)

    def deal(self, *outcomes: str | int) -> "Tabletop[P]":
        """Chance outcomes in order, by name or number."""
        for outcome in outcomes:
            self.resolve(self.outcome(outcome) if isinstance(outcome, str) else outcome)
            self.go_on()
        return self

    def outcome(self, name: str) -> int:
        """The number of a chance outcome with a name."""
        possible = self.outcomes()
        if name not in possible:
            raise ValueError(f"{name!r} cannot come up here; possible: {', '.join(possible)}")
        return possible[name]

    def outcomes(self) -> dict[str, int]:
        """The possible chance outcomes by name, with their numbers."""
        self.expect_chance()
        step = self.state.stack[-1]
        out: dict[str, int] = {}
        for number, weight in enumerate(self.state.chance()):
            if weight > 0:
                out.setdefault(step.outcome_name(self.state, number), number)
        return out

    def expect_chance(self) -> None:
        """Complain unless an outcome is due."""
        if self.pending != CHANCE:
            raise ValueError(f"no chance outcome is due: {self.what_is_due()}")

    def resolve(self, number: int) -> None:
        """One outcome, without going on."""
        self.expect_chance()
        self.state.resolve(number, self.sink)

    def play_on(self, seed: int = 0, decisions: int = 0) -> "Tabletop[P]":
        """Play at random: this many decisions, or to the end."""
        rng = Generator(seed)
        made = 0
        while self.pending and (decisions == 0 or made < decisions):
            if self.pending == CHANCE:
                self.resolve(int(rng.pick(self.state.chance())))
                continue
            seat = self.pending[int(rng.below(len(self.pending)))]
            options = self.state.legal(seat)
            self.state.apply(seat, options[rng.below(len(options))], self.sink)
            made += 1
        return self

    # -- asking --------------------------------------------------------------------------------------------

    def offered(self, seat: int | None = None) -> list[str]:
        """What a seat may do, in notation."""
        who = self.seat if seat is None else seat
        return [self.state.game.actions.text(n) for n in self.state.legal(who)]

    def offers(self, *texts: str, seat: int | None = None) -> bool:
        """Whether every one of these is possible for the seat (the one that decides)."""
        if self.pending in (CHANCE, ()):
            return False
        offered = self.offered(seat)
        return all([text in offered for text in self.notations(texts)])

    def refused(self, *texts: str, seat: int | None = None) -> Reason:
        """Why something is not possible; complains if it is."""
        (text,) = self.notations(texts)
        who = seat
        if who is None:
            who = self.seat if self.pending not in (CHANCE, ()) else 0
        reason = self.state.why_not(who, self.state.game.actions.number(text))
        if reason is None:
            raise ValueError(f"seat {who} may {text!r}")
        return reason

    def what_is_due(self) -> str:
        """What the table waits for: seats or chance."""
        if not self.pending:
            return "the game is over"
        step = type(self.state.stack[-1]).__name__
        if self.pending == CHANCE:
            return f"{step} waits for a chance outcome"
        return f"{step} waits for seat {', '.join([str(s) for s in self.pending])}"

    @property
    def prompt(self) -> str:
        """The key of what is asked."""
        return self.state.prompt(self.seat).key

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    # -- events --------------------------------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """Everything told since the scenario was set up."""
        return self.sink.events

    def heard(self, kind: str, seat: int = -1) -> list[dict[str, Any]]:
        """The events of a kind as a seat (or an onlooker) hears them."""
        return [dict(event.form(seat)) for event in self.sink.events if event.kind.name == kind]
