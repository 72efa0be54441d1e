"""The registry: all the tables of a server, and one promise: nothing leaves a table before it is durable.

A command changes the table in memory at once, so the next one finds it changed; but the reply, and what others are
sent, wait until the store has the entries, in the order of the commands. If the store fails, the table is forgotten and
read anew from what is durable: nobody has been told anything that is lost.

The registry lives on one asyncio loop and is not for several threads.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from petteia.engine.protocol import CHANCE
from petteia.tables.afterwards.jobs import HistoryPort, InProcessHistory
from petteia.tables.afterwards.new_tables import Bundle, New
from petteia.tables.commands.context import CommandResult, Reply
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.entries import GameSpec, OwnBox, SeatPlan, Settings
from petteia.tables.journal.loading import created_by, restored
from petteia.tables.journal.rules_migration import STRANDED, MigrationResult
from petteia.tables.live.bot_requests import BotRequests
from petteia.tables.live.delivered import DeliveredHistory
from petteia.tables.live.live_table import LiveTable, now_ms, resolve
from petteia.tables.live.registry_base import Done, RegistryBase
from petteia.tables.live.replication import Replication
from petteia.tables.live.subscribers import Subscribers
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ack, Draft
from petteia.tables.ports.bots import BotPort
from petteia.tables.ports.store import Away, Batch, Conflict, NoSuchTable, Store, StoreError
from petteia.tables.table.info import summary
from petteia.tables.table.metadata import CLOSED, FINISHED, RUNNING
from petteia.tables.table.table import Loader, Table

log = logging.getLogger("petteia.tables")
T = TypeVar("T")
SNAPSHOT_EVERY = 200
"""After so many entries a snapshot is kept. Only after a crash has anybody to play on from one, in a scribe's process;
to write one down holds everybody up, and takes as long as fifty moves."""
MOST_FAULTS = 3
"""How often what somebody asks of a table may fail by a fault before it is set aside; what it does by itself, never."""
REST_AFTER_MS = 600_000
"""A table nobody watches is put away after this long."""
MOST_RESTING = 300
"""So many tables at which nobody is and nothing goes on stay at hand: then whoever was first looked at is put away."""
PUT_AWAY_AT_ONCE = 2
"""When another one is opened: to write a snapshot down takes a while."""


SORTED_AGAIN = 4
"""So often a table is read again because it was sorted, here or elsewhere."""


class TableRegistry(RegistryBase):
    """Opens tables, runs commands at them, and delivers what comes of it."""

    def __init__(
        self,
        store: Store,
        load: Loader,
        bots: BotPort | None = None,
        history: HistoryPort | None = None,
        *,
        now: Callable[[], int] = now_ms,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        super().__init__(store, history or InProcessHistory(store, load), now)
        self.load = load
        self.entropy = entropy
        self.replication = Replication(self)
        self.bot_requests = BotRequests(self, self.replication, bots)
        self.subscribers = Subscribers(self, self.replication)
        self.delivered = DeliveredHistory(self, self.replication)
        self.away = Away()
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[str, asyncio.Future[None]] = {}
        self._excused: set[str] = set()
        self._faults: dict[str, int] = {}
        self._unread: set[str] = set()
        """Tables that the store could not read: said once."""

    async def begin(self) -> None:
        """Say that the server is there, find out how long it was not, and look after the tables that waited."""
        self.store.deliver_on(asyncio.get_running_loop().call_soon_threadsafe)
        self.away = await asyncio.wrap_future(self.store.begin(self.now()))
        self.replication.begin()
        await self.unloadable.begin()
        await self.look_after()

    async def look_after(self) -> None:
        """To be called every few seconds: says that the server is alive, opens tables whose time has come, puts away
        those that rest."""
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
            except NeedsHost:  # said when it was set aside
                continue
            except StoreError as problem:  # the others must not wait for it
                if table not in self._unread:
                    self._unread.add(table)
                    log.error("a table cannot be read", extra={"table": table, "problem": str(problem)})
        for table, live in list(self.live.items()):
            if not live.subscriptions and not live.queue and now - live.used > REST_AFTER_MS and table in self.live:
                self.put_away(live)
                await asyncio.sleep(0)  # to write a snapshot down takes a while, and there may be many

    async def end(self) -> None:
        """Let everything become durable that is under way, and keep snapshots."""
        self.replication.ending = True
        for live in list(self.live.values()):
            await self.settled(live)
            self.put_away(live)
        await asyncio.wrap_future(self.store.beat(self.now()))

    # -- tables come and go ---------------------------------------------------------------------

    async def create(
        self,
        game: str,
        owner: str,
        seats: list[SeatPlan] | int | None = None,
        options: dict[str, str] | None = None,
        settings: Settings | None = None,
        components: dict[str, Any] | None = None,
        *,
        own: OwnBox | None = None,
        start: dict[str, Any] | None = None,
        origin: j.Origin | None = None,
    ) -> str:
        """Set a table up and return its name. `seats` is how many, or who sits where from the beginning. ValueError
        (`petteia.LoadError`) if the game cannot be opened so."""
        plans = seats if isinstance(seats, list) else None
        count = len(plans) if plans is not None else seats
        box = self.load(game, count if isinstance(count, int) else None, options, components)
        table_id = self.entropy(9).hex()
        spec = GameSpec.of(game, box, components, own)
        now = self.now()
        plans = plans or [SeatPlan()] * spec.seats
        created = j.Created(now, table_id, spec, owner, settings or Settings(), plans, start, origin)
        table = Table(created, self.load, remembers=False)
        batch = Batch(table_id, 1, now, [j.encode(created)], summary(table))
        await asyncio.wrap_future(self.store.append(batch))
        self._excused.add(table_id)  # whatever outage there was, it was before
        self.live[table_id] = LiveTable(TableCommands(table, self.entropy, now), now, not self.store.shared)
        self._make_room(table_id)
        return table_id

    def new(self, owner: str, settings: Settings | None) -> New:
        """A table that the archive is to set up."""
        return New(self.entropy(9).hex(), self.now(), owner, settings or Settings())

    async def adopt(self, bundle: Bundle) -> str:
        """A table that the archive has set up is one of the house; its name."""
        table = bundle.summary.id
        entries = [bundle.created] if bundle.given is None else [bundle.created, bundle.given]
        batch = Batch(table, 1, bundle.summary.changed, entries, bundle.summary)
        await asyncio.wrap_future(self.store.append(batch))
        await asyncio.wrap_future(self.store.keep_snapshot(table, len(entries), bundle.snapshot))
        self._excused.add(table)
        return table

    async def open(self, table: str) -> LiveTable:
        """A table in memory, read from the store if it is not. NeedsHost if it is set aside."""
        while (live := self.live.get(table)) is None:
            if table in self._leaving:
                await asyncio.shield(self._leaving[table])
                continue
            if table in self.unloadable:
                raise NeedsHost
            if table not in self._opening:
                opening = asyncio.ensure_future(self._open(table))
                self._opening[table] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            await asyncio.shield(self._opening[table])
        return live

    async def _open(self, table: str) -> None:
        try:
            await self._enter(table)
        except StoreError:
            raise
        except Exception as problem:  # its journal, or a fault in its game
            live = self.live.get(table)
            if live is not None:
                self.distrust(live)
            written = self.unloadable.put(table, problem, self.now())
            if written is not None:
                with contextlib.suppress(StoreError):  # then it is found out again after the next start
                    await asyncio.wrap_future(written)
            raise NeedsHost from problem

    async def _enter(self, table: str) -> None:
        there = await self.replication.present(table)
        found, last = await self._read(table)
        # Whoever opens it first after nobody served it says so; what is newer was written since.
        excused = self.away.ms and table not in self._excused and (self.away.ms < 0 or last <= self.away.until)
        if self.store.shared and not excused:
            self.agreed.heard(last)
        now = self.now()
        live = LiveTable(TableCommands(found, self.entropy, now), now, not self.store.shared)
        live.elsewhere = there
        for player in there:
            live.commands.people.seen(player, now=now)
        self.live[table] = live
        if excused:
            self.release(live, live.commands.people.outage(self.away.ms, now=now), now)
        self._excused.add(table)
        self.replication.entered(live)
        b = found.metadata
        if b.divergence is not None or (b.rules_change is not None and found.play is not None and _owes_chance(found)):
            self.by_itself(live, lambda s, now: s.consent.after_rules(now=now))
        self.wake(live)
        self.bot_requests.put(live)
        self._make_room(table)

    def _make_room(self, for_table: str) -> None:
        """Whoever opens one table after the other does not fill the house with them."""
        if len(self.live) <= MOST_RESTING:
            return
        resting = [live for table, live in self.live.items() if table != for_table and live.rests()]
        for live in resting[: max(0, min(PUT_AWAY_AT_ONCE, len(resting) - MOST_RESTING))]:
            self.put_away(live)

    async def _read(self, table: str) -> tuple[Table, int]:
        """A table as it is kept, by rules that are here if that can be: one that began by older ones is sorted first.
        With it, when its last entry was written."""
        for _ in range(SORTED_AGAIN):
            found, at = await self._as_kept(table)
            if not await self._sort(found):
                break
        if found.unplayable and found.status == RUNNING:  # without its rules a journal does not tell that it is over
            listed = await asyncio.wrap_future(self.store.summary(table))
            if listed is not None and listed.status in (FINISHED, CLOSED):
                found.metadata.status = listed.status
        return found, at

    async def _sort(self, found: Table) -> bool:
        """The rules have changed since a table was last read: find out what that means for it, and write it down.
        Whether anything was."""
        b = found.metadata
        asked = b.divergence is not None and b.divergence.entry.rules == found.outdated
        if not found.outdated or asked or b.status in (FINISHED, CLOSED):
            return False
        return bool((await self.bring_up(found.id)).entry)

    async def bring_up(self, table: str) -> MigrationResult:
        """What the rules that are here mean for a table is found out in the archive and written down, without opening
        it. Whoever is first has done it for all."""
        now = self.now()
        listed = await asyncio.wrap_future(self.store.summary(table))
        if listed is None or listed.status in (FINISHED, CLOSED):  # its journal alone may not tell that it is over
            return MigrationResult(STRANDED)
        verdict = await self.history.migrate(table, now)
        if verdict.entry:
            kept = await asyncio.wrap_future(self.store.standing(table))
            with contextlib.suppress(Conflict):
                await asyncio.wrap_future(self.store.append(verdict.batch(table, now, listed, kept.due)))
                of = {"table": table, "kind": verdict.kind, "before": verdict.before, "rules": verdict.rules}
                log.info("a table is brought to other rules", extra=of)
        return verdict

    async def _as_kept(self, table: str) -> tuple[Table, int]:
        """A table as it is kept, and when its last entry was written. What has to be played for that is played in the
        archive: here only a snapshot is read, which is as long for a long game as for a short one."""
        kept = await asyncio.wrap_future(self.store.standing(table))
        created = created_by([kept.created])
        if kept.snapshot is not None and kept.taken == kept.seq:
            found = restored(created, self.load, kept.snapshot)
            if found is not None:
                return found, kept.at
        snapshot = await self.history.snapshot(table)
        found = restored(created, self.load, snapshot)
        if found is None:
            raise j.UnreadableJournal("the archive and the hall do not read the same snapshots")
        if found.play is not None:
            self.store.keep_snapshot(table, found.metadata.seq, snapshot)
        return found, kept.at

    def in_use(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self.live or table in self._opening or table in self._leaving

    async def let_go(self, table: str, player: str) -> bool:
        """Somebody does not want to keep a game any longer that is over. When nobody does who sat there or set it up,
        it is gone for everybody: then True."""
        found = await asyncio.wrap_future(self.store.summary(table))
        if found is None:
            raise NoSuchTable(f"there is no table {table[:40]!r}")
        if player != found.owner and not any(seat.player == player for seat in found.seats):
            raise NotPossible("players_only", "only those who sat at the table, or set it up, can let go of it")
        if found.status not in (FINISHED, CLOSED):
            raise NotPossible("not_over", "a game can be let go of when it is over or given up")
        if not await asyncio.wrap_future(self.store.let_go(table, player)):
            return False
        await asyncio.wrap_future(self.store.remove([table]))
        await self.unloadable.release(table, self.now())
        live = self.live.get(table)
        if live is not None:
            self.forget(live, NoSuchTable(f"table {table} is gone"))
        return True

    def put_away(self, live: LiveTable) -> None:
        """Nobody needs it in memory any longer."""
        table = live.table.id
        if live.timer is not None:
            live.timer.cancel()
        self._no_longer(live)
        try:
            self.keep_snapshot(live, views=True)
        except Exception as problem:  # a position that cannot be written down could not go on either
            self.unloadable.put(table, problem, self.now())

    def _no_longer(self, live: LiveTable) -> None:
        """A table is not in memory any more, and somebody else may look after it."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            if live.kept:
                self.replication.let([live.table.id])

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
        """A command failed midway, by a fault in the game or in here: what is in memory is no longer what the journal
        tells. Nothing of the command is kept. What came before it leaves as it would have; then the table is read
        anew."""
        if live.good():
            self._no_longer(live)
            if live.timer is not None:
                live.timer.cancel()
            live.distrusted = self._leaving[live.table.id] = asyncio.get_running_loop().create_future()
            self._flush(live)

    def fall_ill(self, live: LiveTable, problem: BaseException) -> None:
        """What a table does by itself failed, and would again: it is set aside."""
        self.distrust(live)
        self.unloadable.put(live.table.id, problem, self.now())

    def fault(self, table: str, problem: BaseException) -> None:
        """What somebody asked of a table failed by a fault, in the game or in here."""
        faults = self._faults[table] = self._faults.get(table, 0) + 1
        if faults >= MOST_FAULTS:
            live = self.live.get(table)
            if live is not None:
                self.distrust(live)
            self.unloadable.put(table, problem, self.now())

    async def try_again(self, table: str) -> LiveTable:
        """A table that was set aside is tried again, because somebody asked. NeedsHost if that fails too."""
        if table in self._leaving:
            await asyncio.shield(self._leaving[table])
        self._faults.pop(table, None)
        await self.unloadable.release(table, self.now())
        return await self.open(table)

    async def end_aside(self, table: str, player: str) -> None:
        """Whoever set a table up that is set aside ends it without a result. If it plays, but could not go on, it is a
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
        """Run a command at a table that is in memory. `done` is told the reply when everything is durable, after what
        the command tells those who watch."""
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
        """`act` for what happens most: somebody answers a decision."""
        self.act(live, lambda s, now: s.decide(player, seat, decision, actions, key, now=now), done)

    async def look(self, table: str, ask: Callable[[TableCommands], T]) -> T:
        """Ask a table something; the answer comes when everything it shows is durable, and so does a refusal: it tells
        of the position, too, and nobody hears of a move in it before the move itself has left."""

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
        """What others have written to its journal happens here, too. What takes the history of a game is read anew."""
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
        """What came of a command is written down, and leaves in its turn."""
        live.used = now
        answer.done = done
        if answer.entries:
            table = live.table.id
            due, chain = live.commands.due(), live.chain
            told, outcome = answer.told, answer.outcome
            batch = Batch(table, answer.seq, now, answer.entries, answer.summary, due, told, chain, outcome)
            self.store.write(batch, partial(self._durable, live, answer))
        if live.commands.context.ephemeral:
            self.replication.put_ephemeral(live)
        self.queue(live, answer)
        self.wake(live)

    def queue(self, live: LiveTable, answer: CommandResult) -> None:
        """An answer leaves when everything before it has left and it is durable itself."""
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
        """What came of a command goes out: first to those who watch, then to whoever gave it."""
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
        """Keep how the table stands, if something has happened since that was last kept."""
        seq = live.table.metadata.seq
        if seq > live.snapshot and not live.table.unplayable:
            live.snapshot = seq
            self.store.keep_snapshot(live.table.id, seq, live.table.snapshot(views))

    # -- what tables do by themselves -----------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Set the alarm for the next thing that happens by itself."""
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
        """Put every decision that a bot owes to it, once."""
        self.bot_requests.put(live)

    async def resume(self, table: str, watch: Subscription) -> None:
        """The table had to be read anew: whoever watched is told what has come since."""
        await self.subscribers.resume(table, watch)

    def by_itself(self, live: LiveTable, do: Callable[[TableCommands, int], CommandResult]) -> None:
        """A command that nobody gave: if it fails there is nobody to tell, and it would fail again."""
        try:
            self.act(live, do)
        except Exception as problem:
            self.fall_ill(live, problem)


def _owes_chance(table: Table) -> bool:
    """Whether an outcome is due that nobody has dealt."""
    return table.running.state.pending() is CHANCE
