"""The subscribers of a registry's tables: they are sent what happens, and catch up when they come late."""

import asyncio
from collections.abc import Set as AbstractSet

import msgspec

from petteia.engine.protocol import SPECTATOR
from petteia.tables.commands.context import CommandResult, Reply
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NeedsHost
from petteia.tables.live.envelope import OPENLY, SCREEN_HIDDEN, Envelope, laid_out
from petteia.tables.live.live_table import LiveTable, resolve
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.live.replication import Replication
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import AnyMessage, CatchUp, Info
from petteia.tables.table.access import listens
from petteia.tables.table.info import told_to
from petteia.tables.table.table import Table


class Subscribers:
    """Everybody who watches a table."""

    def __init__(self, registry: RegistryBase, replication: Replication) -> None:
        self.registry = registry
        self.replication = replication

    async def watch(
        self, table: str, watch: Subscription, events_seen: int | None = None, chat_seen: int = 0
    ) -> CatchUp:
        """Subscribe a client. The answer is how things stand; everything after it goes to `watch.send`."""
        while True:
            try:
                return await self.replication.in_turn(lambda: self._watch(table, watch, events_seen, chat_seen))
            except NeedsHost:
                waiting = await self.registry.unloadable.watch(table, watch)
                if waiting is not None:
                    return waiting

    async def _watch(self, table: str, watch: Subscription, events_seen: int | None, chat_seen: int) -> CatchUp:
        live = await self.replication.up_to_date(table)
        live.commands.context.must_see(watch.player)
        await self.replication.recall(live)
        await self.registry.command(table, lambda s, now: s.people.back(watch.player, now=now))
        live = await self.registry.open(table)
        future: asyncio.Future[CatchUp] = asyncio.get_running_loop().create_future()
        try:
            caught = self._caught_up(live, watch, events_seen, chat_seen)
        except Exception as problem:
            self.registry.fault(table, problem)
            raise

        def begin(_: Reply | None, problem: BaseException | None) -> None:
            if problem is None and not future.cancelled():  # the client may have left while it waited
                watch.left = False
                watch.saw(caught_up(caught))
                live.subscriptions.append(watch)
                self.replication.came(table, watch.player)
            resolve(future, caught, problem)

        self.registry.queue(live, CommandResult(done=begin))
        return await future

    async def resume(self, table: str, watch: Subscription) -> None:
        """The table had to be read anew because other servers changed it: send the subscriber what has come since,
        without a break."""
        live = await self.registry.open(table)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.registry.by_itself(live, lambda s, now: s.people.back(watch.player, now=now))
        messages = caught_up(self._caught_up(live, watch, watch.events, watch.chat))

        def begin(_: Reply | None, problem: BaseException | None) -> None:
            if problem is None and not watch.left:
                live.subscriptions.append(watch)
                watch.saw(messages)
                watch.send(messages)
            resolve(future, None, problem)

        self.registry.queue(live, CommandResult(done=begin))
        await future

    def _caught_up(self, live: LiveTable, watch: Subscription, events_seen: int | None, chat_seen: int) -> CatchUp:
        seat = watch.seat(live.table)
        if seat == OPENLY:
            caught = shared_screen(live.commands, watch.player, events_seen, chat_seen)
        elif seat != SCREEN_HIDDEN:
            caught = live.commands.catch_up(seat, events_seen, chat_seen)
        else:
            behind = live.commands.catch_up(SPECTATOR, None, chat_seen)
            heard = [line for line in live.table.metadata.chat if line.number > chat_seen]
            passable = live.table.could_pass(watch.player)
            caught = CatchUp(behind.table, behind.info, None, heard, passable=passable)
        listening = listens(live.table, watch.player)
        chat = [line for line in caught.chat if listening and line.player not in watch.muted]
        return msgspec.structs.replace(caught, info=told_to(caught.info, watch.player), chat=chat)

    async def said_by(self, table: str, watch: Subscription, whom: AbstractSet[str]) -> list[AnyMessage]:
        """What these guests have said at a table, for a subscriber who did not hear them until now."""

        def ask(s: TableCommands) -> list[AnyMessage]:
            s.context.must_see(watch.player)
            b = s.table.metadata
            if not listens(s.table, watch.player):
                return []
            heard = b.chat if s.table.seats_of(watch.player) else b.watchers_chat
            return [line for line in heard if line.player in whom]

        return await self.registry.look(table, ask)

    async def show_seat(
        self, table: str, watch: Subscription, seat: int | None, events_seen: int | None = None, openly: bool = False
    ) -> CatchUp:
        """On a shared screen: show this seat's side from now on; None hides the screen, or shows (`openly`) what
        everybody may see, unless one of its seats is asked in secret."""

        async def once() -> CatchUp:
            live = await self.registry.open(table)
            watch.shown_seat = seat
            watch.openly = openly and seat is None and not asked_in_secret(live.table, watch.player)
            caught = self._caught_up(live, watch, events_seen, 0)
            await self.registry.settled(live)
            watch.saw(caught_up(caught))
            return caught

        return await self.replication.in_turn(once)

    async def unwatch(self, table: str, watch: Subscription) -> None:
        """Unsubscribe a client; if it was a player's last one a bot may take over after a while."""
        live = self.registry.live.get(table)
        watch.left = True
        self.registry.unloadable.unwatch(table, watch)
        if live is None or watch not in live.subscriptions:
            return
        live.subscriptions.remove(watch)
        if any(other.player == watch.player for other in live.subscriptions):
            return
        self.replication.left(table, watch.player)
        if watch.player not in live.elsewhere:
            now = self.registry.now()
            self.registry.release(live, live.commands.people.gone(watch.player, now=now), now)

    def tell(self, live: LiveTable, envelopes: list[Envelope]) -> None:
        """Send each subscriber the envelopes meant for them."""
        self._show_out(live)
        audiences: dict[int, list[Subscription]] = {}
        table = live.table
        for watch in live.subscriptions:
            audiences.setdefault(watch.seat(table), []).append(watch)
        for audience, watches in audiences.items():  # one after the other: views are large, and soon freed again
            messages = laid_out(table.id, envelopes, audience, any([watch.program for watch in watches]))
            if messages:
                shared = nobodys(messages) if table.metadata.barred else messages
                for watch in watches:
                    watch.saw(messages)
                    own = watch.own(table, messages) if watch.concerned(table) else shared
                    if own:
                        watch.send(own)

    def _show_out(self, live: LiveTable) -> None:
        """Remove watchers without a seat when a game without watchers begins, and banned guests at once."""
        b = live.table.metadata
        if b.settings.watchers and b.settings.listed and not b.barred:
            return
        for watch in [w for w in live.subscriptions if not live.commands.context.may_see(w.player)]:
            live.subscriptions.remove(watch)
            self.replication.left(live.table.id, watch.player)
            watch.lost(live.table.id)


def asked_in_secret(table: Table, player: str) -> bool:
    """Whether a player at a shared screen is asked something that not everybody there may see."""
    own = [seat for seat in table.seats_of(player) if seat in table.pending()]
    return bool(own) and (len(own) > 1 or table.asked_openly(own[0]) is None)


def shared_screen(s: TableCommands, player: str, events_seen: int | None, chat_seen: int) -> CatchUp:
    """How things stand for everybody at one screen: what everybody may see, and what one of them is asked."""
    table, b = s.table, s.table.metadata
    told = s.catch_up(SPECTATOR, events_seen)
    update = told.update
    for seat in table.seats_of(player):
        question = table.asked_openly(seat) if seat in table.pending() else None
        if question is not None and update is not None:
            asked = {"seat": seat, "decision": question.decision, "owes": True}
            update = msgspec.structs.replace(update, **asked, view=question.view, held=question.held)
    chat = [line for line in b.chat if line.number > chat_seen]
    return CatchUp(told.table, told.info, update, chat)


def nobodys(messages: list[AnyMessage]) -> list[AnyMessage]:
    """These messages as they are for all who are neither the owner nor barred."""
    return [told_to(message, "") if isinstance(message, Info) else message for message in messages]


def caught_up(caught: CatchUp) -> list[AnyMessage]:
    """How things stand, in the messages that subscribers are sent anyway."""
    parts: list[AnyMessage | None] = [caught.info, caught.update, *caught.chat, caught.backwards]
    return [message for message in parts if message is not None]
