"""What a client can send over its WebSocket: each request with its fields, their limits, and how it is carried out.

A request that is one command at a table carries it out in `do`, through the table's commands. Others say
by `answer` what they take. Nothing else lists them: a request is written here and nowhere else between the client and
the table.
"""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, Union

import msgspec

from petteia.server.websocket import glance_requests as glance_requests  # its requests are requests, too
from petteia.server.websocket import history_requests as history_requests
from petteia.server.websocket import plan_requests as plan_requests
from petteia.server.websocket.client import Client
from petteia.server.websocket.replies import Pong, ReplyBody
from petteia.server.websocket.request_base import (
    EVENT_BYTES,
    VIEW_BYTES,
    ActionNumber,
    AtTable,
    ClientRequest,
    Command,
    Key,
    Notation,
    Number,
    OwnCommand,
    SeatNumber,
)
from petteia.tables.commands.trial import NotPossible
from petteia.tables.messages import Ack, Effect, Preview, Refusal
from petteia.tables.table.apply_entry import LETTERS_KEPT
from petteia.tables.table.table import EVENTS_KEPT

if TYPE_CHECKING:
    from petteia.tables.commands.context import CommandResult as Outcome
    from petteia.tables.commands.play import TableCommands

CAUGHT_UP_BYTES: Final = VIEW_BYTES + EVENTS_KEPT * EVENT_BYTES + LETTERS_KEPT


class Watch(AtTable, frozen=True, kw_only=True, tag="watch"):
    """Be sent what happens at a table from now on. The reply is a `catchup`: how things stand and what was missed.
    After a lost connection `events` is the number of the next event not seen yet, `chat` of the last line seen."""

    events: Number | None = None
    chat: Number = 0

    def size(self) -> int:
        return CAUGHT_UP_BYTES

    async def answer(self, me: Client) -> ReplyBody | None:
        limit = me.instance.config.limits.watched
        if self.table not in me.views and len(me.views) >= limit:
            raise NotPossible("watching_enough", f"one connection watches at most {limit} tables")
        limit, address = me.instance.config.limits.watched_per_address, me.quota.address
        watched = me.instance.clients.watched[address] + me.instance.elsewhere.held("watched", address)
        if self.table not in me.views and watched >= limit:
            raise NotPossible("watching_enough", f"from one address at most {limit} tables are watched")
        view = await me.new_view(self.table)
        try:
            caught = await me.registry.subscribers.watch(self.table, view.watch, self.events, self.chat)
        except Exception:
            me.drop_view(self.table)
            raise
        me.reply(self.ref, caught)
        view.open(caught)
        return None


class Unwatch(AtTable, frozen=True, kw_only=True, tag="unwatch"):
    """Be sent no more."""

    async def answer(self, me: Client) -> ReplyBody | None:
        await me.unsubscribe(self.table)
        return Ack(self.table)


class ShowSeat(AtTable, frozen=True, kw_only=True, tag="curtain"):
    """On a shared screen: show this seat's side from now on, or, without a seat, none. With `openly` and without a seat
    what everybody may see is shown, and what one of the seats is asked with everybody looking on, unless it is asked
    something in secret. The reply is a `catchup`."""

    seat: SeatNumber | None = None
    events: Number | None = None
    openly: bool = False

    def size(self) -> int:
        return CAUGHT_UP_BYTES

    async def answer(self, me: Client) -> ReplyBody | None:
        view = me.views.get(self.table)
        if view is None:
            raise NotPossible("watch_first", "watch the table first")
        view.held = []
        caught = await me.registry.subscribers.show_seat(self.table, view.watch, self.seat, self.events, self.openly)
        me.reply(self.ref, caught)
        view.open(caught)
        return None


class Add(Command, frozen=True, kw_only=True, tag="add"):
    """A seat's 16 random bytes in hexadecimal, after the dealer's commitment has been shown and before the start."""

    seat: SeatNumber
    random: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.seating.add(player, self.seat, bytes.fromhex(self.random), now=now)


class Decide(OwnCommand, frozen=True, kw_only=True, tag="decide"):
    """Answer the decision with that number by a list of actions: all of them happen or none. `key` is the client's own
    name for this answer: the same key twice is one answer. Replies: `ack` when it is on disk, `stale`, or a refusal."""

    decision: Number
    actions: Annotated[list[ActionNumber], msgspec.Meta(max_length=64)]
    key: Key = ""

    def openly(self) -> list[int] | None:
        return self.actions

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.decide(player, self.seat, self.decision, self.actions, self.key, now=now)


class Pick(OwnCommand, frozen=True, kw_only=True, tag="pick"):
    """Put a batch together: which actions go together with these, in any order? Nothing happens yet."""

    decision: Number
    picks: Annotated[list[ActionNumber], msgspec.Meta(max_length=64)]

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.draft(player, self.seat, self.decision, self.picks, now=now)


class PreviewOptions(AtTable, frozen=True, kw_only=True, tag="weigh"):
    """What would each option of this decision do, after these picks? The reply is `weighed`. It is computed from what
    the seat knows, by the rules that carry options out, and only on request."""

    seat: SeatNumber
    decision: Number
    picks: Annotated[list[ActionNumber], msgspec.Meta(max_length=64)] = []

    BESIDE: ClassVar[bool] = True

    async def answer(self, me: Client) -> ReplyBody | None:
        await me.must_be_shown(self.table, self.seat)
        player = me.player.id
        found = await me.registry.look(self.table, lambda s: s.preview(player, self.seat, self.decision, self.picks))
        await me.instance.previews.run(player, found)  # it shares nothing with the table
        await me.must_be_shown(self.table, self.seat)  # it may have fallen meanwhile
        effects = msgspec.convert(found.effects, list[Effect])
        return Preview(self.table, self.seat, self.decision, effects, sorted(self.picks), found.odds or {})


class Undo(OwnCommand, frozen=True, kw_only=True, tag="undo"):
    """Take the seat's last decision back; `decision` is the number of the one it owes now."""

    decision: Number
    key: Key = ""

    def openly(self) -> list[int] | None:
        return []

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.undo(player, self.seat, self.decision, self.key, now=now)


class Confirm(OwnCommand, frozen=True, kw_only=True, tag="confirm"):
    """Show the others now what the seat did and is held back from them (`held` in its last update)."""

    key: Key = ""

    def openly(self) -> list[int] | None:
        return []

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.confirm(player, self.seat, self.key, now=now)


class Why(AtTable, frozen=True, kw_only=True, tag="why"):
    """Why can the seat not do this now? The action is named by its number or, as it may never have been offered, in
    notation (`build wonder`). The reply is a refusal with its rule, or an `ack` if it can."""

    seat: SeatNumber
    action: ActionNumber | Notation

    async def answer(self, me: Client) -> ReplyBody | None:
        await me.must_be_shown(self.table, self.seat)
        await me.registry.look(self.table, lambda s: s.judge(me.player.id, self.seat, self.action))
        return Ack(self.table)


class Say(AtTable, frozen=True, kw_only=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    key: Key = ""

    async def answer(self, me: Client) -> ReplyBody | None:
        me.not_too_often(me.instance.limits.sayings)
        known = await me.instance.wait(me.instance.store.player(me.player.id))
        if known is not None and known.muted:
            raise NotPossible("muted", "the host of this house lets you say nothing here")
        who, view = me.player, me.views.get(self.table)
        shown_seat = None if view is None else view.watch.shown_seat
        return await me.registry.command(
            self.table, lambda s, now: s.people.say(who.id, who.name, self.text, self.key, shown_seat, now=now)
        )


class Propose(AtTable, frozen=True, kw_only=True, tag="propose"):
    """Ask everybody for a pause, to give up, or for an undo to how things stood at the seat's update `moment`."""

    what: Literal["undo", "pause", "give_up"]
    seat: SeatNumber
    moment: Number = 0

    async def answer(self, me: Client) -> ReplyBody | None:
        player = me.player.id
        back = await me.registry.delivered.back(self.table, self.seat, self.moment) if self.what == "undo" else None
        return await me.registry.command(
            self.table, lambda s, now: s.consent.propose(player, self.what, self.seat, back, now=now)
        )


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Accept a proposal, or reject it."""

    agrees: bool

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.consent.answer(player, self.agrees, now=now)


class Choose(Command, frozen=True, kw_only=True, tag="choose"):
    """If the rules have changed under a game (`parting` in its `info`): how it should go on. `back`: from before it
    would have gone otherwise; `keep`: with the position as it is; `end`: not at all, without a result."""

    choice: Literal["back", "keep", "end"]

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.consent.choose(player, self.choice, now=now)


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """End a pause."""

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.consent.resume(player, now=now)


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up: a bot plays the seat to the end."""

    seat: SeatNumber

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.people.resign(player, self.seat, now=now)


class Order(Command, frozen=True, kw_only=True, tag="order"):
    """A standing order: pass windows without being asked, or no longer."""

    seat: SeatNumber
    pass_windows: bool

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.order(player, self.seat, self.pass_windows, now=now)


def _pass(player: str, seat: int, s: "TableCommands", now: int) -> "Outcome":
    return s.pass_window(player, seat, now=now)


class PassAll(AtTable, frozen=True, kw_only=True, tag="passall"):
    """On a shared screen: nobody there wants to act at this moment. All its seats that are asked and may pass do so.
    The reply is an `ack`."""

    async def answer(self, me: Client) -> ReplyBody | None:
        player = me.player.id
        seats = await me.registry.look(self.table, lambda s: s.table.seats_of(player))
        for seat in seats:
            reply = await me.registry.command(self.table, partial(_pass, player, seat))
            if isinstance(reply, Refusal):
                return reply
        return Ack(self.table)


class Keep(OwnCommand, frozen=True, kw_only=True, tag="keep"):
    """Keep the window open that the seat has now: nothing is answered for it."""

    decision: Number

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.keep_open(player, self.seat, self.decision, now=now)


class Nudge(Command, frozen=True, kw_only=True, tag="nudge"):
    """Remind the player of a seat to move; at most once a minute."""

    seat: SeatNumber

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.people.nudge(player, self.seat, now=now)


class StandIn(Command, frozen=True, kw_only=True, tag="standin"):
    """For the owner: a bot plays for a seat whose player has been away for a minute."""

    seat: SeatNumber

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.people.stand_in(player, self.seat, now=now)


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Take back a seat that a bot plays meanwhile."""

    def do(self, s: "TableCommands", player: str, now: int) -> "Outcome":
        return s.people.back(player, now=now)


class PageVisible(ClientRequest, frozen=True, kw_only=True, tag="eyes"):
    """Whether the page is visible just now, or lies behind others. Guests who see it are not notified elsewhere of
    their moves; clients that never say so are taken to show it."""

    open: bool

    async def answer(self, me: Client) -> ReplyBody | None:
        me.looking = self.open
        return Ack("")


class Follow(ClientRequest, frozen=True, kw_only=True, tag="follow"):
    """Be told (`tournament`) whenever something changes in a tournament or a league from now on, instead of in any
    other; of none if it is empty."""

    tournament: Annotated[str, msgspec.Meta(max_length=40)] = ""

    async def answer(self, me: Client) -> ReplyBody | None:
        me.following = self.tournament
        return Ack("")


class Ping(ClientRequest, frozen=True, kw_only=True, tag="ping"):
    """Is the server there? The reply is a `pong`."""

    async def answer(self, me: Client) -> ReplyBody | None:
        return Pong(me.registry.now())


def kinds(kind: type[ClientRequest]) -> Iterator[type[ClientRequest]]:
    """What can be wished, in the order in which it is written here."""
    below = kind.__subclasses__()
    for other in below:
        yield from kinds(other)
    if not below:
        yield kind


if TYPE_CHECKING:
    AnyRequest = ClientRequest
else:
    AnyRequest = Union[tuple(kinds(ClientRequest))]  # noqa: UP007
