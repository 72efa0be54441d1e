"""What a table tells, and whom: a note has an audience and a message."""

from typing import Final

from petteia.engine.play import Message as Sent
from petteia.engine.protocol import SPECTATOR
from petteia.tables.messages import Backwards, Chat, Info, Nudged, Update

WATCHERS: Final = -1
"""The audience of a note: everybody who watches without a seat."""
EVERYBODY: Final = -2
"""The audience of a note: everybody at the table."""
SEATED: Final = -4
"""The audience of a note: everybody who has a seat, also before a shared screen whose curtain is down."""


class Note:
    """A message and whom it is for: a seat, `WATCHERS`, `SEATED` or `EVERYBODY`."""

    def __init__(self, to: int, message: Info | Chat | Backwards | Nudged) -> None:
        self.to = to
        self.message = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.to == other.to and self.message == other.message


class News:
    """A note with the `n`th message that a play has for a seat (or `SPECTATOR`). Nothing is laid out before somebody
    gets it."""

    def __init__(self, to: int, table: str, seat: int, n: int, sent: Sent) -> None:
        self.to = to
        self.table = table
        self.seat = seat
        self.n = n
        self.sent = sent

    @property
    def message(self) -> Update:
        """What is sent."""
        return self.update([])

    def update(self, before: "list[News]") -> Update:
        """As it travels. What was sent `before` and leaves at the same moment goes along: all the events, one view."""
        sent = self.sent
        view, events, first = sent.view, sent.events, sent.first_event
        sent.sight.put_away()
        if before:
            events = [event for news in before for event in news.sent.events] + events
            first = before[0].sent.first_event
        seat = None if self.seat == SPECTATOR else self.seat
        owes, held = self.seat in view["pending"], sent.sight.held
        return Update(self.table, seat, self.n, sent.decision, owes, first, events, view, held)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, News) and self.to == other.to and self.message == other.message


AnyNote = Note | News
