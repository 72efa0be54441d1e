"""A glance at a table: what somebody who comes once a day wants to know of each of theirs, without joining it."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from petteia.engine.early_turn import EarlyTurn
from petteia.server.websocket.client import Client
from petteia.server.websocket.replies import Glanced, ReplyBody
from petteia.server.websocket.request_base import EVENT_BYTES, AtTable, SeatNumber
from petteia.tables.plans.changes import USED
from petteia.tables.plans.plan import EARLY, Plan
from petteia.tables.plans.spared import spared
from petteia.tables.table.metadata import RUNNING
from petteia.tables.views import Prompt

if TYPE_CHECKING:
    from petteia.tables.commands.play import TableCommands

MOST_TOLD: Final = 40


class Glance(AtTable, frozen=True, kw_only=True, tag="glance"):
    """How does a running table stand for my seat? Nobody is told that I looked, and nothing follows. With `ahead` also:
    which questions will surely come that my plan does not answer? The reply is `glanced`."""

    seat: SeatNumber
    ahead: bool = False

    BESIDE: ClassVar[bool] = True

    def size(self) -> int:
        return MOST_TOLD * EVENT_BYTES

    async def answer(self, me: Client) -> ReplyBody | None:
        me.not_too_often(me.instance.limits.glances)
        await me.must_be_shown(self.table, self.seat)
        player, seat = me.player.id, self.seat
        found = await me.registry.look(self.table, lambda s: glanced(s, player, seat))
        if self.ahead:
            questions = await spared(me.registry, me.instance.previews.run, self.table, player, seat)
            found = msgspec.structs.replace(found, ahead=msgspec.convert(questions, list[Prompt]))
        await me.must_be_shown(self.table, self.seat)  # it may have fallen meanwhile
        return found


def glanced(s: "TableCommands", player: str, seat: int) -> Glanced:
    """How the table stands for a player's seat."""
    s.context.own(player, seat)
    s.context.must_be(RUNNING)
    table, b = s.table, s.table.metadata
    heard, plan = b.heard[seat], b.plans.get(seat) or Plan()
    shown = table.running.shown(seat)
    asked: dict[str, Any] | None = None
    if seat in table.pending() and seat in shown.pending() and seat not in b.held and not b.paused:
        asked = shown.prompt(seat).plain()
    early = EarlyTurn(shown, seat) if shown.asks_beside(seat) and not b.paused else None
    beside = None if early is None or early.over() else early.prompt().plain()
    since = heard.acted or heard.told  # who has not decided anything yet has not been away
    return Glanced(
        table.id,
        seat,
        asked=msgspec.convert(asked, Prompt | None),
        since=b.clocks.opened[seat] if asked else 0,
        planned=len(plan.entries),
        answered=len([note for note in plan.notes if note.why == USED and note.event >= since]),
        told=heard.told - since,
        beside=msgspec.convert(beside, Prompt | None),
        early=any(entry.do == EARLY for entry in plan.entries),
        events=heard.events[max(since - heard.first, len(heard.events) - MOST_TOLD, 0) :],
    )
