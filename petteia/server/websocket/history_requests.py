"""Requests about the past: looking back, reading on, and what a bot would have done."""

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from petteia.server.websocket.client import Client
from petteia.server.websocket.replies import Advised, Hinted, ReplyBody
from petteia.server.websocket.request_base import (
    EVENT_BYTES,
    VIEW_BYTES,
    AtTable,
    HistoryRequest,
    Number,
    SeatNumber,
    looked_at,
)
from petteia.tables.afterwards.past import MOST_UPDATES
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import BotSpec
from petteia.tables.messages import Ask, Chronicle, Past
from petteia.tables.table.access import must_be_opened
from petteia.tables.table.metadata import CLOSED, FINISHED

if TYPE_CHECKING:
    pass


class Hint(AtTable, frozen=True, kw_only=True, tag="hint"):
    """What would a bot do that sees only what the seat sees? After the end of a game also: what would it have done when
    the seat was sent the update `n`?"""

    seat: SeatNumber
    n: Number | None = None

    BESIDE: ClassVar[bool] = True

    async def answer(self, me: Client) -> ReplyBody | None:
        me.not_too_often(me.instance.limits.hints)
        await me.must_be_shown(self.table, self.seat)
        bots = me.instance.bots
        if self.n is None:
            player, seat = me.player.id, self.seat
            ask = await me.registry.look(
                self.table, lambda s: s.bots.hint(player, seat, BotSpec(bots.best(s.table.metadata.game.name)))
            )
        else:
            ask = await self._asked_then(me, self.n)
        found = await me.instance.bots.hint(ask) or []
        await me.must_be_shown(self.table, self.seat)  # it may have fallen meanwhile
        advice = [Advised(**one) for one in found]
        return Hinted(self.table, self.seat, ask.decision, advice[0].action if advice else None, advice)

    async def _asked_then(self, me: Client, n: int) -> Ask:
        """The question for a bot about a decision of a game that is over: it gets what the seat was sent then."""
        table = await looked_at(me, self.table, self.seat)
        if table.status not in (FINISHED, CLOSED):
            raise NotPossible("record_at_the_end", "what a bot would have done is told when the game is over")
        must_be_opened(table, me.registry.now())
        total = table.metadata.heard[self.seat].sent
        found = await me.instance.history.past(self.table, self.seat, n, 1, False, total, True)
        (update,) = msgspec.json.decode(found, type=Past).updates
        if not isinstance(update.view, dict) or not update.view.get("actions"):
            raise NotPossible("not_your_decision", "there was nothing to decide for this seat then")
        b = table.metadata
        best = BotSpec(me.instance.bots.best(b.game.name))
        return Ask(self.table, self.seat, update.decision, best, b.game, update, b.settings.bot_ms, "hint")


class Look(HistoryRequest, frozen=True, kw_only=True, tag="look"):
    """Look back: the updates `first`, `first + 1`, … that the seat (none: a spectator) was sent, at most fifty; or, if
    `brief`, only what happened in them, at most a thousand. The reply is a `past`."""

    first: Number = 1
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    brief: bool = False

    def size(self) -> int:
        return self.count * EVENT_BYTES if self.brief else min(self.count, MOST_UPDATES) * VIEW_BYTES

    async def answer(self, me: Client) -> ReplyBody | None:
        total = (await looked_at(me, self.table, self.seat)).metadata.heard[self.viewpoint].sent
        past = me.instance.history.past
        found: ReplyBody = await past(self.table, self.viewpoint, self.first, self.count, self.brief, total, me.program)
        if self.seat is not None:
            await me.must_be_shown(self.table, self.seat)  # it may have fallen meanwhile
        return found


class Events(HistoryRequest, frozen=True, kw_only=True, tag="events"):
    """Read what the seat (none: a spectator) was told, from event `first` on, at most `count` events. The reply is a
    `chronicle`."""

    first: Number = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=200)] = 200

    def size(self) -> int:
        return self.count * EVENT_BYTES

    async def answer(self, me: Client) -> ReplyBody | None:
        table = await looked_at(me, self.table, self.seat)
        heard = table.metadata.heard[self.viewpoint]
        told = await me.registry.delivered.told(self.table, self.viewpoint, self.first, self.count)
        if self.seat is not None:
            await me.must_be_shown(self.table, self.seat)  # it may have fallen meanwhile
        if table.status not in (FINISHED, CLOSED):  # lines count what everybody did, secret picks too
            told = [msgspec.structs.replace(one, line=0) for one in told]
        return Chronicle(self.table, self.seat, heard.told, heard.acted, told)
