"""The registry: all the tables of a server, and one promise: nothing leaves a table before it is durable.

A command changes the table in memory at once, so the next one finds it changed; but the reply, and what others are
sent, wait until the store has the entries, in the order of the commands. If the store fails, the table is dropped and
read anew from what is durable: nothing that is lost has been sent to anybody.

The registry lives on one asyncio loop and is not thread-safe.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from petteia.tables.commands.context import CommandResult, Reply
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.live.live_table import LiveTable, resolve
from petteia.tables.live.opening import TableOpening
from petteia.tables.live.registry_base import Done
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ack, Draft
from petteia.tables.ports.store import Away, Batch, Conflict, StoreError

log = logging.getLogger("petteia.tables")
T = TypeVar("T")
SNAPSHOT_EVERY = 200
"""A snapshot is written after this many entries. One is replayed from only after a crash, in a job worker; writing one
holds everybody up, for as long as fifty moves."""
MOST_FAULTS = 3
"""How often requests may fail by a fault before their table is set aside; what it does by itself may never fail."""
CLOCKS_DIFFER_MS = 60_000
"""How much the clocks of servers that share a database may differ by themselves."""
REST_AFTER_MS = 600_000
"""A table without subscribers is put away after this long."""


class TableRegistry(TableOpening):
    """Opens tables, runs commands at them, and delivers the results."""

    async def begin(self) -> None:
        """Announce the server, find out how long none was there, and look after the tables that waited."""
        self.store.deliver_on(asyncio.get_running_loop().call_soon_threadsafe)
        self.away = self._agreed_on(await asyncio.wrap_future(self.store.begin(self.now())))
        self.replication.begin()
        await self.unloadable.begin()
        await self.look_after()

    def _agreed_on(self, away: Away) -> Away:
        """Where clocks differ, nothing is dated before what others have written, also before a time without servers: a
        short step back of the clock is none. After a long one time does go back, and no clock pays for it."""
        if not self.store.shared or away.ms <= -CLOCKS_DIFFER_MS:
            return away
        self.agreed.heard(away.until - min(0, away.ms))
        return away if away.ms > 0 else Away()

    async def look_after(self) -> None:
        """To be called every few seconds: announces that the server is alive, opens tables whose time has come, and
        puts idle ones away."""
        now = self.now()
        await asyncio.wrap_future(self.store.beat(now))
        await self.replication.look_after()
        if self.store.shared:
            for table in await self.unloadable.look_again():
                if table in self.live:
                    self.distrust(self.live[table])
        for table in await asyncio.wrap_future(self.store.due(now + 60_000)):
            try:
                await self.open(table)
            except NeedsHost:  # logged when it was set aside
                continue
            except StoreError as problem:  # the others must not wait for it
                if table not in self._unread:
                    self._unread.add(table)
                    log.error("a table cannot be read", extra={"table": table, "problem": str(problem)})
        for table, live in list(self.live.items()):
            if not live.subscriptions and not live.queue and now - live.used > REST_AFTER_MS and table in self.live:
                self.put_away(live)
                await asyncio.sleep(0)  # writing a snapshot takes a while, and there may be many

    async def end(self) -> None:
        """Wait until everything under way is durable, and write snapshots."""
        self.replication.ending = True
        for live in list(self.live.values()):
            await self.settled(live)
            self.put_away(live)
        await asyncio.wrap_future(self.store.beat(self.now()))

    # -- tables that fail -----------------------------------------------------------------------

    def forget(self, live: LiveTable, problem: BaseException) -> None:
        """What is in memory is not what is durable: read the table anew when it is next needed."""
        if live.failed is None:
            live.failed = problem
            self._no_longer(live)
            if live.timer is not None:
                live.timer.cancel()
            waiting, live.queue = list(live.queue), deque()
            if isinstance(problem, Conflict):
                self.replication.rejoin(live)
            for answer in waiting:
                self._leave(live, answer, problem)
            self._hang_up(live)

    def distrust(self, live: LiveTable) -> None:
        """A command failed midway, by a fault in the game or in this code: the table in memory no longer matches the
        journal. Nothing of the command is kept. What came before it leaves normally; then the table is read anew."""
        if live.good():
            self._no_longer(live)
            if live.timer is not None:
                live.timer.cancel()
            live.distrusted = self._leaving[live.table.id] = asyncio.get_running_loop().create_future()
            self._flush(live)

    def fall_ill(self, live: LiveTable, problem: BaseException) -> None:
        """What a table does by itself failed, and would fail again: set the table aside."""
        self.distrust(live)
        self.unloadable.put(live.table.id, problem, self.now())

    def fault(self, table: str, problem: BaseException) -> None:
        """A request to a table failed by a fault, in the game or in this code."""
        faults = self._faults[table] = self._faults.get(table, 0) + 1
        if faults >= MOST_FAULTS:
            live = self.live.get(table)
            if live is not None:
                self.distrust(live)
            self.unloadable.put(table, problem, self.now())

    async def try_again(self, table: str) -> LiveTable:
        """Try to open a table that was set aside, on request. NeedsHost if that fails too."""
        if table in self._leaving:
            await asyncio.shield(self._leaving[table])
        self._faults.pop(table, None)
        await self.unloadable.release(table, self.now())
        return await self.open(table)

    async def end_aside(self, table: str, player: str) -> None:
        """The owner ends a table that was set aside, without a result. If it can be replayed but not continued, it is a
        closed table like others from now on."""
        if table in self._leaving:
            await asyncio.shield(self._leaving[table])
        await self.unloadable.end(table, player, self.now())
        with contextlib.suppress(NeedsHost):
            await self.try_again(table)

    def _hang_up(self, live: LiveTable) -> None:
        if live.distrusted is not None:
            self._leaving.pop(live.table.id, None)
            resolve(live.distrusted, None, None)
        watches, live.subscriptions = live.subscriptions, []
        for watch in watches:
            self.replication.left(live.table.id, watch.player)
            watch.lost(live.table.id)

    # -- commands -------------------------------------------------------------------------------

    async def command(self, table: str, do: Callable[[TableCommands, int], CommandResult]) -> Reply:
        """Run a command: `registry.command(t, lambda s, now: s.people.nudge("p", 0, now=now))`. Returns its reply when
        everything it changed is durable. StoreError if it is not: then nothing has happened."""

        async def once() -> Reply:
            live = await self.open(table)
            future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
            self.act(live, do, partial(resolve, future))
            reply = await future
            if not isinstance(reply, Ack | Draft):
                await self.replication.in_doubt(live)
            return reply

        return await self.replication.in_turn(once)

    def act(self, live: LiveTable, do: Callable[[TableCommands, int], CommandResult], done: Done | None = None) -> None:
        """Run a command at a table that is in memory. `done` is called with the reply when everything is durable, after
        the command's messages to subscribers."""
        now = self.now()
        try:
            answer = do(live.commands, now)
        except Exception as problem:
            self.distrust(live)
            self.fault(live.table.id, problem)
            raise
        self.release(live, answer, now, done)

    def decide(
        self, live: LiveTable, player: str, seat: int, decision: int, actions: list[int], key: str, done: Done
    ) -> None:
        """`act` for the most frequent command: answering a decision."""
        self.act(live, lambda s, now: s.decide(player, seat, decision, actions, key, now=now), done)

    async def look(self, table: str, ask: Callable[[TableCommands], T]) -> T:
        """Query a table; the answer comes when everything it shows is durable. So does a refusal: it also reveals the
        position, and must not show a move before the move itself has left."""

        async def once() -> T:
            live = await self.replication.up_to_date(table)
            try:
                answer = ask(live.commands)
            except NotPossible:
                await self.settled(live)
                raise
            except Exception as problem:
                self.fault(table, problem)
                raise
            await self.settled(live)
            return answer

        return await self.replication.in_turn(once)

    def follow(self, live: LiveTable, entries: list[j.AnyEntry]) -> None:
        """Apply entries that others have written. If one needs the history of the game, the table is read anew."""
        if live.table.game is None or any([isinstance(entry, j.WentBack | j.RulesChanged) for entry in entries]):
            self.distrust(live)
            return
        self.agreed.heard(max([entry.at for entry in entries], default=0))
        self.queue(live, live.commands.context.follow(entries))
        self.wake(live)

    async def settled(self, live: LiveTable) -> None:
        """Wait until everything that has happened at the table is durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue(live, CommandResult(done=partial(resolve, future)))
        await future

    def release(self, live: LiveTable, answer: CommandResult, now: int, done: Done | None = None) -> None:
        """Write the result of a command, which leaves in its turn."""
        live.used = now
        answer.done = done
        if answer.entries:
            table = live.table.id
            due, chain = live.commands.due(), live.chain
            told, outcome, named = answer.told, answer.outcome, answer.named
            batch = Batch(table, answer.seq, now, answer.entries, answer.summary, due, told, chain, outcome, named)
            self.store.write(batch, partial(self._durable, live, answer))
        if live.commands.context.ephemeral:
            self.replication.put_ephemeral(live)
        self.queue(live, answer)
        self.wake(live)

    def queue(self, live: LiveTable, answer: CommandResult) -> None:
        """A result leaves when everything before it has left and it is durable itself."""
        if live.failed is not None:
            self._leave(live, answer, live.failed)
            return
        live.queue.append(answer)
        self._flush(live)

    def _durable(self, live: LiveTable, answer: CommandResult, problem: BaseException | None) -> None:
        if problem is not None:
            self.forget(live, problem)
            return
        answer.durable = True
        self._flush(live)

    def _flush(self, live: LiveTable) -> None:
        while live.queue and live.queue[0].durable:
            self._leave(live, live.queue.popleft(), None)
        if live.queue or live.failed is not None:
            return
        if live.distrusted is not None:
            self._hang_up(live)
            return
        if live.heard > live.table.metadata.seq:
            self.replication.follow(live)
        try:
            if live.kept and live.table.metadata.seq - live.snapshot >= SNAPSHOT_EVERY:
                self.keep_snapshot(live)
            if live.commands.consent.going_back:
                self.delivered.go_back(live)
            if live.commands.consent.chosen_rules:
                self.delivered.rule(live)
            self.bot_requests.put(live)
        except Exception as problem:
            self.fall_ill(live, problem)

    def _leave(self, live: LiveTable, answer: CommandResult, problem: BaseException | None) -> None:
        """Send the result of a command: first to subscribers, then to its sender."""
        fault: Exception | None = None
        if problem is None and answer.envelopes and live.subscriptions:
            try:
                self.subscribers.tell(live, answer.envelopes)
            except Exception as found:  # a view that cannot be shown; what happened is durable all the same
                fault = found
        if answer.done is not None:
            answer.done(answer.reply, problem)
        if fault is not None:
            self.fall_ill(live, fault)

    def keep_snapshot(self, live: LiveTable, views: bool = False) -> None:
        """Write a snapshot of the table, if something has happened since the last one."""
        seq = live.table.metadata.seq
        if seq > live.snapshot and not live.table.unplayable:
            live.snapshot = seq
            self.store.keep_snapshot(live.table.id, seq, live.table.snapshot(views))

    # -- what tables do by themselves -----------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Set the alarm for the next timer of the table."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if not self.replication.keeps(live):
            return
        try:
            due = live.commands.due()
        except Exception as problem:
            self.fall_ill(live, problem)
            return
        if due is not None and live.good():
            wait = max(0, due - self.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._tick, live)

    def _tick(self, live: LiveTable) -> None:
        live.timer = None
        if live.good():
            self.bot_requests.wait_on(live)
            self.by_itself(live, lambda s, now: s.tick(now=now))

    def ask_bots(self, live: LiveTable) -> None:
        """Ask every bot for the decision it has to make, once."""
        self.bot_requests.put(live)

    async def resume(self, table: str, watch: Subscription) -> None:
        """The table had to be read anew: send the subscriber what has come since."""
        await self.subscribers.resume(table, watch)

    def by_itself(self, live: LiveTable, do: Callable[[TableCommands, int], CommandResult]) -> None:
        """A command without a sender: if it fails there is no one to tell, and it would fail again."""
        try:
            self.act(live, do)
        except Exception as problem:
            self.fall_ill(live, problem)
