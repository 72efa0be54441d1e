"""Asking side by side: a seat's turn on a copy, as if it came first, where nothing that others do before it matters."""

from typing import Any

from petteia.engine.events import Sink
from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import CHANCE, Prompt, Reason, Refused, State, Step


class EarlyTurn:
    """The turn of a seat that is asked beside the one whose turn it is (`Step.beside`), action by action. Everything
    comes from what the seat knows: it sees what it would see if its turn had come."""

    def __init__(self, g: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.state: State = g.clone()
        self.step: Step[Any] = self.state.stack[-1]
        self.told: list[dict[str, Any]] = []
        """What the seat would be told of it, up to the action that ends its turn."""
        self.step.turn_to(self.state, seat)
        self.state.settle()
        self._go_on()

    def _go_on(self) -> None:
        """What has no choice is not asked."""
        while not self.over() and self.state.pending() is not CHANCE:
            options = self.state.legal(self.seat)
            if len(options) > 1 or not self.state.stack[-1].alone(self.state, self.seat, options[0]):
                return
            self._apply(options[0])

    def _apply(self, action: i64) -> None:
        sink = Sink()
        self.state.apply(self.seat, action, sink)
        if not self.over():  # what comes after its turn is not what will come
            self.told += [event.form(int(self.seat)) for event in sink.events]

    def over(self) -> bool:
        """Whether the seat's turn has ended."""
        who = self.state.pending()
        asked = who is CHANCE or (len(who) == 1 and who[0] == self.seat)
        return not asked or self.step.in_turn(self.state) != self.seat

    def options(self) -> vec[i64]:
        """What the seat may do next without depending on anybody; nothing if its turn has ended."""
        out = vec[i64]()
        if self.over() or self.state.pending() is CHANCE:
            return out
        top = self.state.stack[-1]
        for action in self.state.legal(self.seat):
            if top.alone(self.state, self.seat, action):
                out = append(out, action)
        return out

    def prompt(self) -> Prompt:
        """What the seat is asked next."""
        return self.state.prompt(self.seat)

    def take(self, action: i64) -> None:
        """The seat does something, or `Refused` is raised."""
        if action not in self.options():
            raise Refused(Reason("not_possible", {}, ""))
        self._apply(action)
        self._go_on()


def asked_beside(g: State) -> list[int]:
    """The seats that are asked beside the one whose turn it is, in the order of their numbers."""
    return [seat for seat in range(int(g.game.seats)) if seat not in g.pending() and g.asks_beside(seat)]
