"""Somebody's eyes on a table: which of a table's notes reach one client.

On a shared screen, where one player holds several seats, only the seat whose curtain is up is sent anything of the
game; without one up, nothing but what is public.
"""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from petteia.engine.protocol import SPECTATOR
from petteia.tables.messages import EVERYBODY, WATCHERS, AnyMessage, Note, Update
from petteia.tables.table import Table

NOBODY: Final = -3
"""The seat of a shared screen whose curtain is down."""


class Watch:
    """One client watching one table. `send` takes what it is sent, after it is durable and in order; `lost` is
    called when the table had to be read anew: the client has to watch again."""

    def __init__(
        self,
        player: str,
        send: Callable[[list[AnyMessage]], None],
        lost: Callable[[str], None] = lambda table: None,
    ) -> None:
        self.player = player
        self.send = send
        self.lost = lost
        self.raised: int | None = None
        """The seat whose curtain is up, on a shared screen."""

    def seat(self, table: Table) -> int:
        """The seat through which this client looks: its own, the one whose curtain is up, `SPECTATOR` or `NOBODY`."""
        own = table.seats_of(self.player)
        if not own:
            return SPECTATOR
        if len(own) == 1:
            return own[0]
        return self.raised if self.raised in own else NOBODY

    def pick(self, table: Table, notes: Iterable[Note]) -> list[AnyMessage]:
        """What of these notes this client is sent."""
        seat = self.seat(table)
        through = WATCHERS if seat == SPECTATOR else seat
        return together([note.message for note in notes if note.to in (EVERYBODY, through)])


def together(messages: Iterable[AnyMessage]) -> list[AnyMessage]:
    """Updates that leave at the same moment travel as one: all their events, and the last view."""
    out: list[AnyMessage] = []
    for message in messages:
        before = out[-1] if out else None
        if isinstance(message, Update) and isinstance(before, Update) and before.seat == message.seat:
            out[-1] = msgspec.structs.replace(message, event=before.event, events=before.events + message.events)
        else:
            out.append(message)
    return out
