"""What each seat of a play has been sent, and what it may take back."""

from collections.abc import Sequence

from petteia.engine.events import Event, Form
from petteia.engine.ints import mypyc_attr
from petteia.engine.lines import NOT_UNDONE, Inbox, Message, UndoPoint
from petteia.engine.protocol import SPECTATOR, Game, State
from petteia.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatMessages:
    """The side of a play that seats see. With `listening` every seat, and the spectators, get messages."""

    def __init__(self, game: Game, state: State, listening: bool) -> None:
        self.game = game
        self.state = state
        self.listening = listening
        self.sent_stands = False
        """Whether a line that others have been sent can no longer be taken back alone."""
        self.inboxes: dict[int, Inbox] = {seat: Inbox(seat) for seat in (*range(int(game.seats)), SPECTATOR)}
        self._moments: list[UndoPoint] = []
        self._later: list[list[list[Form]]] = []
        """Messages about the last lines, held back from the others: for each line the events that each of `inboxes`
        will get."""
        self.sent: list[Message] = []
        """The messages that the last line caused (before the first line: the start)."""

    # -- what may be taken back -------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """The line a seat may take back: its last one since the last barrier, if no other seat has gone on from it and
        it has opened nothing that others have been sent. Picks of others in the same commit do not matter: they
        stay."""
        line = self._last_of(seat)
        if line is not None and not self._later and any([m.opens and m.entry.line >= line for m in self._moments]):
            return None
        return line

    def unsent(self, seat: int) -> int | None:
        """The line a seat may take back before others have been sent it: one held back, or a pick."""
        line = self._last_of(seat)
        if line is None or self._later:
            return line
        return line if next(m.pick for m in self._moments if m.entry.line == line) else None

    def _last_of(self, seat: int) -> int | None:
        passed_over = False
        for moment in reversed(self._moments):
            if moment.entry.seat == seat:
                return moment.entry.line if moment.pick or not passed_over else None
            if not moment.pick:
                return None
            passed_over = True
        return None

    def holder(self) -> int:
        """The seat whose last lines are held back from the others; `SPECTATOR` if none are."""
        return self._moments[-1].entry.seat if self._later else SPECTATOR

    def shown(self, seat: int) -> State:
        """The last position that a seat has been sent."""
        last = self.inboxes[seat].last.state if self._later and seat != self.holder() else None
        return self.state if last is None else last

    # -- what is sent ---------------------------------------------------------------------------

    def _send(self, actor: int, events: list[Event], held: bool = False, undone: bool = False) -> None:
        """Give every seat its message, or only the acting seat if the line is `held` back. A seat for which nothing
        has happened gets none: even an empty message would betray a secret pick."""
        if not self.listening:
            return
        waiting, now = self.state.pending(), self.state.clone()
        for seat, inbox in self.inboxes.items():
            if not held or seat == actor:
                inbox.ask(seat >= 0 and seat in waiting, seat == actor)
                self._give(seat, now, [event.form(seat) for event in events], events, actor if undone else NOT_UNDONE)

    def _give(
        self, seat: int, now: State, heard: list[Form], events: Sequence[Event] = (), undone_by: int = NOT_UNDONE
    ) -> None:
        if not self.listening:
            return
        inbox, message = self.inboxes[seat], self._message(seat, now)
        if undone_by != NOT_UNDONE and (seat == undone_by or not message.same(inbox.last)):
            heard.append({"event": "undone", "seat": undone_by})
        if heard or not message.same(inbox.last):
            message.events, message.told = heard, events
            self.sent.append(message)
            inbox.events += len(heard)
            inbox.last = message

    def decision_number(self, seat: int) -> int:
        """How many decisions a seat has been asked for."""
        return self.inboxes[seat].decision

    def view(self, seat: int) -> View:
        """What a seat sees now, laid out."""
        return self.shows(seat).view

    def shows(self, seat: int) -> Message:
        """The current position for a seat: a message without events."""
        if self._later and seat != self.holder():
            inbox = self.inboxes[seat]
            last = inbox.last
            return Message(seat, last.state, last.undo, last.held, self.decision_number(seat), inbox.events)
        return self._message(seat, self.state.clone())

    def _message(self, seat: int, now: State) -> Message:
        decision, event = self.decision_number(seat), self.inboxes[seat].events
        if seat == SPECTATOR:
            return Message(seat, now, decision=decision, first_event=event)
        line = self.unsent(seat) if self.sent_stands else self.undoable(seat)
        held = bool(self._later) and seat == self.holder()
        return Message(seat, now, line is not None, held, decision, event)
