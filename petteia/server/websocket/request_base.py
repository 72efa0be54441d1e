"""What the requests of a client have in common: fields with their limits, and how they are carried out."""

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec

from petteia.engine.protocol import SPECTATOR
from petteia.server.websocket.client import Client
from petteia.server.websocket.replies import ReplyBody
from petteia.tables.afterwards.past import may_look
from petteia.tables.table.table import Table

if TYPE_CHECKING:
    from petteia.tables.commands.context import CommandResult as Outcome
    from petteia.tables.commands.play import TableCommands


VIEW_BYTES: Final = 48_000
"""What a view takes, as far as that is known before it is laid out."""

EVENT_BYTES: Final = 120

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]

Number = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]

ActionNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

Notation = Annotated[str, msgspec.Meta(max_length=200)]

Key = Annotated[str, msgspec.Meta(max_length=64)]


class ClientRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    """Something a client sends. `ref` comes back with the reply."""

    BESIDE: ClassVar[bool] = False
    """Whether it may take long, so that other requests do not wait for it."""
    ref: Number = 0

    def size(self) -> int:
        """About how long the answer is; nothing for those that are short."""
        return 0

    async def answer(self, me: Client) -> ReplyBody | None:
        """Carry it out. None if it has been answered already."""
        raise NotImplementedError


class AtTable(ClientRequest, frozen=True, kw_only=True):
    """Something about a table."""

    table: TableId


class Command(AtTable, frozen=True, kw_only=True):
    """A command at a table."""

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        """Do it."""
        raise NotImplementedError

    async def answer(self, me: Client) -> ReplyBody | None:
        """Run the command; the reply comes when it is durable."""
        return await me.registry.command(self.table, lambda s, now: self.do(s, me.player.id, now))


class OwnCommand(Command, frozen=True, kw_only=True):
    """A command that on a shared screen is only for the shown seat."""

    seat: SeatNumber

    def openly(self) -> list[int] | None:
        """The actions that it takes, if it may also be given when the seat is not shown."""
        return None

    async def answer(self, me: Client) -> ReplyBody | None:
        """Run the command, if the seat is shown."""
        await me.must_be_shown(self.table, self.seat, self.openly())
        return await me.registry.command(self.table, lambda s, now: self.do(s, me.player.id, now))


class HistoryRequest(AtTable, frozen=True, kw_only=True):
    """A request about the past, for a seat or (none) for spectators."""

    BESIDE: ClassVar[bool] = True
    seat: SeatNumber | None = None

    @property
    def viewpoint(self) -> int:
        """The seat, or `SPECTATOR`."""
        return SPECTATOR if self.seat is None else self.seat


async def looked_at(me: Client, table: str, seat: int | None) -> Table:
    """A table on which a client may look back from a seat; everything that has happened there is durable."""
    if seat is not None:
        await me.must_be_shown(table, seat)

    def allowed(s: "TableCommands") -> Table:
        s.context.must_see(me.player.id)
        may_look(s.table, me.player.id, SPECTATOR if seat is None else seat)
        return s.table

    return await me.registry.look(table, allowed)
