"""The hall: all the tables of a server, and one promise: nothing leaves a table before it is durable.

A command changes the table in memory at once, so the next one finds it changed; but the reply, and what others are
sent, wait until the store has the entries, in the order of the commands. If the store fails, the table is forgotten and
read anew from what is durable: nobody has been told anything that is lost.

The hall lives on one asyncio loop and is not for several threads.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from petteia.engine.protocol import SPECTATOR
from petteia.tables import journal as j
from petteia.tables.again import Bundle, New
from petteia.tables.archive import Archive, Here
from petteia.tables.aside import AsideTables
from petteia.tables.bots import BotPort
from petteia.tables.conduct import Answer, Reply
from petteia.tables.facts import summary
from petteia.tables.journal import GameSpec, SeatPlan, Settings
from petteia.tables.loading import created_by, restored
from petteia.tables.messages import Ask, CatchUp, Refusal, Told
from petteia.tables.notes import AnyNote
from petteia.tables.steward import Steward
from petteia.tables.store import Back, Batch, Store, StoreError
from petteia.tables.table import Loader, Table
from petteia.tables.trying import NeedsHost, NotPossible
from petteia.tables.watch import NOBODY, Watch, parcel

log = logging.getLogger("petteia.tables")
T = TypeVar("T")
Done = Callable[[Reply, BaseException | None], None]
"""Is told the reply of a command, or why nothing came of it."""
SNAPSHOT_EVERY = 100
"""After so many entries a snapshot is kept."""
MOST_FAULTS = 3
"""How often what somebody asks of a table may fail by a fault before it is set aside; what it does by itself, never."""
REST_AFTER_MS = 600_000
"""A table nobody watches is put away after this long."""


class Steady:
    """The time, in milliseconds since 1970, as long as it goes on: when the machine's clock is put back it goes on by
    itself, or what is due would wait until it has caught up."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        """Now."""
        self._ahead = max(self._ahead, time.time_ns() - time.monotonic_ns())
        return (time.monotonic_ns() + self._ahead) // 1_000_000


now_ms: Final = Steady()


class Release:
    """Something that leaves a table when everything before it is durable, and it is itself."""

    def __init__(self, run: Callable[[BaseException | None], None], durable: bool) -> None:
        self.run = run
        self.durable = durable


class Room:
    """A table that is in memory, and what waits to leave it."""

    def __init__(self, steward: Steward, now: int) -> None:
        self.steward = steward
        self.watches: list[Watch] = []
        self.queue: deque[Release] = deque()
        self.failed: BaseException | None = None
        self.distrusted: asyncio.Future[None] | None = None
        """Set when a command failed midway: done when what came before it has left."""
        self.timer: asyncio.TimerHandle | None = None
        self.asked: dict[int, int] = {}
        self.back: asyncio.Future[None] | None = None
        """While the way back is looked for that all have agreed to."""
        self.snapshot = steward.table.books.seq
        self.used = now

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.steward.table


class Hall:
    """Opens tables, runs commands at them, and delivers what comes of it."""

    def __init__(
        self,
        store: Store,
        load: Loader,
        bots: BotPort | None = None,
        archive: Archive | None = None,
        *,
        now: Callable[[], int] = now_ms,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.load = load
        self.bots = bots
        self.archive: Archive = archive or Here(store, load)
        self.now = now
        self.entropy = entropy
        self.rooms: dict[str, Room] = {}
        self.outage_ms = 0
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[str, asyncio.Future[None]] = {}
        self._retelling: dict[str, asyncio.Task[None]] = {}
        self._excused: set[str] = set()
        self.aside = AsideTables(store)
        self._faults: dict[str, int] = {}
        self._unread: set[str] = set()
        """Tables that the store could not read: said once."""

    async def begin(self) -> None:
        """Say that the server is there, find out how long it was not, and look after the tables that waited."""
        self.store.deliver_on(asyncio.get_running_loop().call_soon_threadsafe)
        last = await asyncio.wrap_future(self.store.beat(self.now()))
        self.outage_ms = self.now() - last if last else 0  # below zero if the clock was put back meanwhile
        await self.aside.begin()
        await self.look_after()

    async def look_after(self) -> None:
        """To be called every few seconds: says that the server is alive, opens tables whose time has come, puts away
        those that rest."""
        now = self.now()
        await asyncio.wrap_future(self.store.beat(now))
        for table in await asyncio.wrap_future(self.store.due(now + 60_000)):
            try:
                await self.open(table)
            except NeedsHost:  # said when it was set aside
                continue
            except StoreError as problem:  # the others must not wait for it
                if table not in self._unread:
                    self._unread.add(table)
                    log.error("a table cannot be read", extra={"table": table, "problem": str(problem)})
        for table, room in list(self.rooms.items()):
            if not room.watches and not room.queue and now - room.used > REST_AFTER_MS:
                self._put_away(table, room)

    async def end(self) -> None:
        """Let everything become durable that is under way, and keep snapshots."""
        for table, room in list(self.rooms.items()):
            await self.settled(room)
            self._put_away(table, room)
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
        start: dict[str, Any] | None = None,
        origin: j.Origin | None = None,
    ) -> str:
        """Set a table up and return its name. `seats` is how many, or who sits where from the beginning. ValueError
        (`petteia.LoadError`) if the game cannot be opened so."""
        plans = seats if isinstance(seats, list) else None
        count = len(plans) if plans is not None else seats
        box = self.load(game, count if isinstance(count, int) else None, options, components)
        table_id = self.entropy(9).hex()
        spec = GameSpec.of(game, box, components)
        now = self.now()
        plans = plans or [SeatPlan()] * spec.seats
        created = j.Created(now, table_id, spec, owner, settings or Settings(), plans, start, origin)
        table = Table(created, self.load, remembers=False)
        batch = Batch(table_id, 1, now, [j.encode(created)], summary(table))
        await asyncio.wrap_future(self.store.append(batch))
        self._excused.add(table_id)  # whatever outage there was, it was before
        self.rooms[table_id] = Room(Steward(table, self.entropy, now), now)
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

    async def open(self, table: str) -> Room:
        """The room of a table, read from the store if it is not in memory. NeedsHost if it is set aside."""
        while (room := self.rooms.get(table)) is None:
            if table in self._leaving:
                await asyncio.shield(self._leaving[table])
                continue
            if table in self.aside:
                raise NeedsHost
            if table not in self._opening:
                opening = asyncio.ensure_future(self._open(table))
                self._opening[table] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            await asyncio.shield(self._opening[table])
        return room

    async def _open(self, table: str) -> None:
        try:
            await self._enter(table)
        except StoreError:
            raise
        except Exception as problem:  # its journal, or a fault in its game
            room = self.rooms.get(table)
            if room is not None:
                self._distrust(room)
            written = self.aside.put(table, problem, self.now())
            if written is not None:
                with contextlib.suppress(StoreError):  # then it is found out again after the next start
                    await asyncio.wrap_future(written)
            raise NeedsHost from problem

    async def _enter(self, table: str) -> None:
        now = self.now()
        room = Room(Steward(await self._read(table), self.entropy, now), now)
        self.rooms[table] = room
        if self.outage_ms and table not in self._excused:
            self._excused.add(table)
            self._release(room, room.steward.outage(self.outage_ms, now=now), now, None)
        self._wake(room)
        self._ask_bots(room)

    async def _read(self, table: str) -> Table:
        """A table as it is kept. What has to be played for that is played in the archive: here only a snapshot is
        read, which is as long for a long game as for a short one."""
        kept = await asyncio.wrap_future(self.store.standing(table))
        created = created_by([kept.created])
        if kept.snapshot is not None and kept.taken == kept.seq:
            found = restored(created, self.load, kept.snapshot)
            if found is not None:
                return found
        snapshot = await self.archive.snapshot(table)
        found = restored(created, self.load, snapshot)
        if found is None:
            raise j.Unreadable("the archive and the hall do not read the same snapshots")
        if found.play is not None:
            self.store.keep_snapshot(table, found.books.seq, snapshot)
        return found

    def _put_away(self, table: str, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
        self.rooms.pop(table, None)
        try:
            self._keep_snapshot(room, views=True)
        except Exception as problem:  # a position that cannot be written down could not go on either
            self.aside.put(table, problem, self.now())

    def _forget(self, room: Room, problem: BaseException) -> None:
        """What is in memory is not what is durable: read the table anew when it is next needed."""
        if room.failed is None:
            room.failed = problem
            self.rooms.pop(room.table.id, None)
            if room.timer is not None:
                room.timer.cancel()
            waiting, room.queue = list(room.queue), deque()
            for release in waiting:
                release.run(problem)
            self._hang_up(room)

    def _distrust(self, room: Room) -> None:
        """A command failed midway, by a fault in the game or in here: what is in memory is no longer what the journal
        tells. Nothing of the command is kept. What came before it leaves as it would have; then the table is read
        anew."""
        if room.failed is None and room.distrusted is None:
            self.rooms.pop(room.table.id, None)
            if room.timer is not None:
                room.timer.cancel()
            room.distrusted = self._leaving[room.table.id] = asyncio.get_running_loop().create_future()
            self._flush(room)

    def _fall_ill(self, room: Room, problem: BaseException) -> None:
        """What a table does by itself failed, and would again: it is set aside."""
        self._distrust(room)
        self.aside.put(room.table.id, problem, self.now())

    def _fault(self, table: str, problem: BaseException) -> None:
        """What somebody asked of a table failed by a fault, in the game or in here."""
        faults = self._faults[table] = self._faults.get(table, 0) + 1
        if faults >= MOST_FAULTS:
            room = self.rooms.get(table)
            if room is not None:
                self._distrust(room)
            self.aside.put(table, problem, self.now())

    async def try_again(self, table: str) -> Room:
        """A table that was set aside is tried again, because somebody asked. NeedsHost if that fails too."""
        if table in self._leaving:
            await asyncio.shield(self._leaving[table])
        self._faults.pop(table, None)
        await self.aside.release(table, self.now())
        return await self.open(table)

    async def end_aside(self, table: str, player: str) -> None:
        """Whoever set a table up that is set aside ends it without a result. If it plays, but could not go on, it is a
        closed table like others from now on."""
        if table in self._leaving:
            await asyncio.shield(self._leaving[table])
        await self.aside.end(table, player, self.now())
        with contextlib.suppress(NeedsHost):
            await self.try_again(table)

    def _hang_up(self, room: Room) -> None:
        if room.distrusted is not None:
            self._leaving.pop(room.table.id, None)
            _resolve(room.distrusted, None, None)
        watches, room.watches = room.watches, []
        for watch in watches:
            watch.lost(room.table.id)

    # -- commands -------------------------------------------------------------------------------

    async def command(self, table: str, do: Callable[[Steward, int], Answer]) -> Reply:
        """Run a command: `await hall.command(t, lambda s, now: s.sit("p", "Ida", 0, now=now))`. Returns its reply when
        everything it changed is durable. StoreError if it is not: then nothing has happened."""
        room = await self.open(table)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.act(room, do, partial(_resolve, future))
        return await future

    def act(self, room: Room, do: Callable[[Steward, int], Answer], done: Done | None = None) -> None:
        """Run a command at a table that is in memory. `done` is told the reply when everything is durable, after what
        the command tells those who watch."""
        now = self.now()
        try:
            answer = do(room.steward, now)
        except Exception as problem:
            self._distrust(room)
            self._fault(room.table.id, problem)
            raise
        self._release(room, answer, now, done)

    async def look(self, table: str, ask: Callable[[Steward], T]) -> T:
        """Ask a table something; the answer comes when everything it shows is durable."""
        room = await self.open(table)
        try:
            answer = ask(room.steward)
        except NotPossible:
            raise
        except Exception as problem:
            self._fault(table, problem)
            raise
        await self.settled(room)
        return answer

    async def settled(self, room: Room) -> None:
        """Wait until everything that has happened at the table is durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue(room, Release(partial(_resolve, future, None), durable=True))
        await future

    def _release(self, room: Room, answer: Answer, now: int, done: Done | None) -> None:
        room.used = now
        release = Release(partial(self._leave, room, answer.reply, answer.notes, done), durable=not answer.entries)
        if answer.entries:
            table = room.table.id
            batch = Batch(table, answer.seq, now, answer.entries, answer.summary, room.steward.due(), answer.told)
            self.store.write(batch, partial(self._durable, room, release))
        self._queue(room, release)
        self._wake(room)

    def _queue(self, room: Room, release: Release) -> None:
        if room.failed is not None:
            release.run(room.failed)
            return
        room.queue.append(release)
        self._flush(room)

    def _durable(self, room: Room, release: Release, problem: BaseException | None) -> None:
        if problem is not None:
            self._forget(room, problem)
            return
        release.durable = True
        self._flush(room)

    def _flush(self, room: Room) -> None:
        while room.queue and room.queue[0].durable:
            room.queue.popleft().run(None)
        if room.queue or room.failed is not None:
            return
        if room.distrusted is not None:
            self._hang_up(room)
            return
        try:
            if room.table.books.seq - room.snapshot >= SNAPSHOT_EVERY:
                self._keep_snapshot(room)
            if room.steward.going_back:
                self._go_back(room)
            self._ask_bots(room)
        except Exception as problem:
            self._fall_ill(room, problem)

    def _leave(
        self, room: Room, reply: Reply, notes: list[AnyNote], done: Done | None, problem: BaseException | None
    ) -> None:
        """What came of a command goes out: first to those who watch, then to whoever gave it."""
        fault: Exception | None = None
        if problem is None and notes and room.watches:
            try:
                self._tell(room, notes)
            except Exception as found:  # a view that cannot be shown; what happened is durable all the same
                fault = found
        if done is not None:
            done(reply, problem)
        if fault is not None:
            self._fall_ill(room, fault)

    def _tell(self, room: Room, notes: list[AnyNote]) -> None:
        self._show_out(room)
        audiences: dict[int, list[Watch]] = {}
        table = room.table
        for watch in room.watches:
            audiences.setdefault(watch.audience(table), []).append(watch)
        for audience, watches in audiences.items():  # one after the other: views are large, and soon free again
            picked = parcel(notes, audience)
            if picked is not None:
                for watch in watches:
                    watch.send(picked)

    def _show_out(self, room: Room) -> None:
        """Who watched an open table that is played without watchers has to leave when it begins."""
        settings = room.table.books.settings
        if settings.watchers and settings.listed:
            return
        for watch in [w for w in room.watches if not room.steward.may_see(w.player)]:
            room.watches.remove(watch)
            watch.lost(room.table.id)

    def _keep_snapshot(self, room: Room, views: bool = False) -> None:
        seq = room.table.books.seq
        if seq > room.snapshot and not room.table.stranded:
            room.snapshot = seq
            self.store.keep_snapshot(room.table.id, seq, room.table.snapshot(views))

    # -- what has been ------------------------------------------------------------------------------

    def _go_back(self, room: Room) -> None:
        """All have agreed to go back: the archive finds the way. What happens meanwhile is taken back with the rest."""
        line, room.steward.going_back = room.steward.going_back, 0
        if room.back is None:
            room.back = asyncio.ensure_future(self._find_way_back(room, line))

    async def _find_way_back(self, room: Room, line: int) -> None:
        table = room.table
        try:
            while room.failed is None and room.distrusted is None:
                await self.settled(room)
                seq = table.books.seq
                found = await self.archive.way_back(table.id, line)
                if table.books.seq != seq:
                    continue  # something has happened since, perhaps another undo
                first, way = found or (line, None)
                room.back = None
                self.act(room, lambda s, now: s.go_back(first, way, now=now))  # noqa: B023
                self._keep_snapshot(room)
                return
        except Exception:
            log.exception("going back failed", extra={"table": table.id})
        finally:
            room.back = None

    async def told(self, table: str, seat: int, first: int, count: int) -> list[Told]:
        """What a seat (or `SPECTATOR`) was told from event `first` on, at most so many events."""
        found = await asyncio.wrap_future(self.store.told(table, seat, first, count))
        if found is None and (await self.open(table)).table.play is not None:
            await self._retold(table)
            found = await asyncio.wrap_future(self.store.told(table, seat, first, count))
        return found or []

    async def back(self, table: str, seat: int, moment: int) -> Back | None:
        """Where an undo to a seat's update would lead; None if there is no such update."""
        room = await self.open(table)
        await self.settled(room)
        b = room.table.books
        if not 1 <= moment <= (b.heard[seat].sent if seat in b.heard else 0):
            return None
        found = await asyncio.wrap_future(self.store.back(table, seat, moment, b.given))
        if found is None:
            await self._retold(table)
            found = await asyncio.wrap_future(self.store.back(table, seat, moment, b.given))
        return found

    async def _retold(self, table: str) -> None:
        """What was told at an older table is kept from now on; who asks at the same moment waits for the same."""
        if table not in self._retelling:
            retelling = asyncio.ensure_future(self.archive.retell(table))
            self._retelling[table] = retelling
            retelling.add_done_callback(lambda _: self._retelling.pop(table, None))
        await asyncio.shield(self._retelling[table])

    # -- people watch ---------------------------------------------------------------------------

    async def watch(
        self, table: str, watch: Watch, events_seen: int | None = None, chat_seen: int = 0
    ) -> CatchUp | Refusal:
        """Somebody watches from now on. The answer is how things stand; everything after it goes to `watch.send`."""
        while True:
            try:
                return await self._watch(table, watch, events_seen, chat_seen)
            except NeedsHost:
                waiting = await self.aside.watch(table, watch)
                if waiting is not None:
                    return waiting

    async def _watch(self, table: str, watch: Watch, events_seen: int | None, chat_seen: int) -> CatchUp | Refusal:
        room = await self.open(table)
        if not room.steward.may_see(watch.player):
            return Refusal(table, "by_invitation", "this table is by invitation only")
        await self.command(table, lambda s, now: s.back(watch.player, now=now))
        room = await self.open(table)
        future: asyncio.Future[CatchUp] = asyncio.get_running_loop().create_future()
        try:
            caught = self._caught_up(room, watch, events_seen, chat_seen)
        except Exception as problem:
            self._fault(table, problem)
            raise

        def begin(problem: BaseException | None) -> None:
            if problem is None and not future.cancelled():  # it may have left while it waited
                room.watches.append(watch)
            _resolve(future, caught, problem)

        self._queue(room, Release(begin, durable=True))
        return await future

    def _caught_up(self, room: Room, watch: Watch, events_seen: int | None, chat_seen: int) -> CatchUp:
        seat = watch.seat(room.table)
        if seat != NOBODY:
            return room.steward.catch_up(seat, events_seen, chat_seen)
        caught = room.steward.catch_up(SPECTATOR, None, chat_seen)
        heard = [line for line in room.table.books.chat if line.number > chat_seen]
        return CatchUp(caught.table, caught.info, None, heard)

    async def raise_curtain(
        self, table: str, watch: Watch, seat: int | None, events_seen: int | None = None
    ) -> CatchUp:
        """On a shared screen: show this seat's side from now on; None lets the curtain down."""
        room = await self.open(table)
        watch.raised = seat
        caught = self._caught_up(room, watch, events_seen, 0)
        await self.settled(room)
        return caught

    async def unwatch(self, table: str, watch: Watch) -> None:
        """Somebody stops watching; if it was a player's last client a bot may take over after a while."""
        room = self.rooms.get(table)
        self.aside.unwatch(table, watch)
        if room is None or watch not in room.watches:
            return
        room.watches.remove(watch)
        if not any(other.player == watch.player for other in room.watches):
            now = self.now()
            self._release(room, room.steward.gone(watch.player, now=now), now, None)

    # -- what tables do by themselves -----------------------------------------------------------

    def _wake(self, room: Room) -> None:
        """Set the alarm for the next thing that happens by itself."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        try:
            due = room.steward.due()
        except Exception as problem:
            self._fall_ill(room, problem)
            return
        if due is not None and room.failed is None and room.distrusted is None:
            wait = max(0, due - self.now()) / 1000
            room.timer = asyncio.get_running_loop().call_later(wait, self._tick, room)

    def _tick(self, room: Room) -> None:
        room.timer = None
        if room.failed is None and room.distrusted is None:
            self._by_itself(room, lambda s, now: s.tick(now=now))

    def _by_itself(self, room: Room, do: Callable[[Steward, int], Answer]) -> None:
        """A command that nobody gave: if it fails there is nobody to tell, and it would fail again."""
        try:
            self.act(room, do)
        except Exception as problem:
            self._fall_ill(room, problem)

    def _ask_bots(self, room: Room) -> None:
        """Put every decision that a bot owes to it, once."""
        if self.bots is None or room.back is not None:
            return
        before, asks = room.asked, room.steward.asks(now=self.now())
        if not before and not asks:
            return
        room.asked = {ask.seat: ask.decision for ask in asks}
        for ask in asks:
            if before.get(ask.seat) != ask.decision:
                idle = not room.watches and not room.table.people()
                self.bots.ask(msgspec.structs.replace(ask, idle=True) if idle else ask, self._bot_answered)
        for seat, decision in before.items():
            if room.asked.get(seat) != decision:
                self.bots.forget(room.table.id, seat, decision)
        if asks:
            self._wake(room)

    def _bot_answered(self, ask: Ask, actions: list[int] | None) -> None:
        room = self.rooms.get(ask.table)
        if room is not None and room.asked.get(ask.seat) == ask.decision:
            self._by_itself(room, lambda s, now: s.bot_decides(ask.seat, ask.decision, actions, now=now))


def _resolve(future: "asyncio.Future[Any]", value: Any, problem: BaseException | None) -> None:
    if future.done():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(value)
