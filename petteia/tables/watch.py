"""Somebody's eyes on a table: which of a table's notes reach one client.

On a shared screen, where one player holds several seats, only the seat whose curtain is up is sent anything of the
game; without one up, nothing but what is public.
"""

from collections.abc import Callable, Iterator
from typing import Final

from petteia.engine.protocol import SPECTATOR
from petteia.tables.messages import AnyMessage
from petteia.tables.notes import EVERYBODY, SEATED, WATCHERS, AnyNote, News
from petteia.tables.table import Table

NOBODY: Final = -3
"""The seat of a shared screen whose curtain is down."""


class Watch:
    """One client watching one table. `send` takes what it is sent, after it is durable and in order; `lost` is
    called when the table had to be read anew: the client has to watch again."""

    def __init__(
        self,
        player: str,
        send: "Callable[[Parcel], None]",
        lost: Callable[[str], None] = lambda table: None,
    ) -> None:
        self.player = player
        self.send = send
        self.lost = lost
        self.raised: int | None = None
        """The seat whose curtain is up, on a shared screen."""

    def seat(self, table: Table) -> int:
        """The seat through which this client looks: its own, the one whose curtain is up, `SPECTATOR` or `NOBODY`."""
        audience = self.audience(table)
        return SPECTATOR if audience == WATCHERS else audience

    def audience(self, table: Table) -> int:
        """Whom this client hears with: a seat, `WATCHERS`, or `NOBODY`."""
        own = table.seats_of(self.player)
        if len(own) == 1:
            return own[0]
        if not own:
            return WATCHERS
        return self.raised if self.raised in own else NOBODY


class Parcel:
    """What one audience is sent at one moment. `written` is for whoever writes it out first: the next one need not."""

    def __init__(self, messages: list[AnyMessage]) -> None:
        self.messages = messages
        self.written: bytes | None = None

    def __iter__(self) -> Iterator[AnyMessage]:
        return iter(self.messages)


def parcel(notes: list[AnyNote], audience: int) -> Parcel | None:
    """What of these notes an audience is sent. Updates that leave at the same moment travel as one: all their events,
    and the last view."""
    out: list[AnyMessage] = []
    run: list[News] = []
    for note in notes:
        to = note.to
        if to != audience and to != EVERYBODY and (to != SEATED or audience == WATCHERS):
            continue
        if isinstance(note, News):
            run.append(note)
            continue
        if run:
            out.append(run[-1].update(run[:-1]))
            run = []
        out.append(note.message)
    if run:
        out.append(run[-1].update(run[:-1]))
    return Parcel(out) if out else None
