"""Other servers at the same tables: what they do is read and sent on here, as if it had been done here.

Every server that needs a table has it in memory, and writes to its journal as if it were alone. If two write the same
number, the journal's key lets one through (`Conflict`); the other reads the table again and runs the command once more,
which may now be stale. One server, the table's keeper, does what the table does by itself; that saves work and decides
nothing, since a keeper that was held up comes too late like any other server.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from petteia.tables.journal import entries as j
from petteia.tables.live.live_table import LiveTable
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.live.subscription import Subscription
from petteia.tables.ports.store import NUDGED, PICKED, Conflict, EphemeralState, NoSuchTable, NotKnown, StoreError
from petteia.tables.table.metadata import OPEN, RUNNING, STARTING

T = TypeVar("T")
log = logging.getLogger("petteia.tables")

GATHERING_S: Final = 0.02
"""How long a server waits for more before it looks who has come or gone."""
LOOK_ANYWAY_S: Final = 60.0
"""How often a server looks at all its tables even if nothing says that it should."""
HELD_UP_S: Final = 10.0
"""A server that has not looked for this long may have been given up by the others."""
TRIES: Final = 10
"""How often a command may lose to another server before its sender is told to try again."""


class Replication:
    """All other servers of a registry's tables."""

    def __init__(self, registry: RegistryBase) -> None:
        self.registry = registry
        self.store = registry.store
        self.shared: bool = registry.store.shared
        self._early: dict[str, int] = {}
        """What was heard of tables that are still being read,"""
        self._early_people: set[str] = set()
        """and those where somebody came or went meanwhile."""
        self._wanted: dict[str, LiveTable] = {}
        self._looking: set[str] = set()
        self._looks = False
        self._round = 0
        """How often the question who is there was asked: answers may overtake each other."""
        self._alive: frozenset[str] | None = None
        """The servers that were there when all tables were last looked at; None: look at them again."""
        self._looked = self._asked = 0.0
        """When all tables were last looked at, and when the server last checked whether they have to be."""
        self._unsaid = False
        """Whether others may not know who is connected here, since it could not be written."""
        self._missed = self._caught_up = 0
        """How often messages may have been missed, and what has been caught up with of that."""
        self._tasks: set[asyncio.Future[None]] = set()
        self.ending = False
        """The store lets go of all tables at once."""

    def begin(self) -> None:
        """Start listening."""
        if self.shared:
            self.store.listen(self.heard)

    async def look_after(self) -> None:
        """Every few seconds: who is there, and who looks after what. Servers announce changes themselves, except for
        those that died: so all tables are looked at when a server has come or gone, and otherwise rarely."""
        if self._missed > self._caught_up:
            await self._catch_up()
        if self.shared and self._unsaid:
            await self._say_who_is_here()
        if not self.shared or not self.registry.live:
            return
        alive, before = await asyncio.wrap_future(self.store.alive()), self._asked
        now = self._asked = asyncio.get_running_loop().time()
        if alive == self._alive and now - before < HELD_UP_S and now - self._looked < LOOK_ANYWAY_S:
            return
        await self._look_round(list(self.registry.live))
        await self._keep(list(self.registry.live.values()))
        self._alive, self._looked = alive, now

    async def in_turn(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run something at a table. If another server was first, read the table again and run it once more."""
        for _ in range(TRIES - 1):
            try:
                return await work()
            except NotKnown:
                raise
            except Conflict:
                continue
        return await work()

    async def up_to_date(self, table: str) -> LiveTable:
        """A table in memory with everything that was acknowledged anywhere before this call: a client that did
        something at one server and asks another finds it done."""
        live = self.registry.live.get(table)
        if self.shared and live is not None:
            lengths = await asyncio.wrap_future(self.store.lengths([table]))
            self.heard(table, lengths.get(table, 0))
            while live.heard > live.table.metadata.seq and self.registry.live.get(table) is live:
                if live.queue:  # our own entries come first, or (Conflict) fail
                    await self.registry.settled(live)
                self.follow(live)
                if live.following is not None:
                    await asyncio.shield(live.following)
        return await self.registry.open(table)

    async def in_doubt(self, live: LiveTable) -> None:
        """A command is about to be refused. Conflict if the table is out of date: then it is looked at once more."""
        if self.shared:
            seq = live.table.metadata.seq
            now = await self.up_to_date(live.table.id)
            if now is not live or now.table.metadata.seq != seq:
                raise Conflict("somebody else has been at the table")

    # -- what others write --------------------------------------------------------------------------

    def heard(self, table: str, seq: int) -> None:
        """A journal has that many entries; 0: someone has come or gone; no table: something may have been missed."""
        if not table:
            self._missed += 1
            self._later(self._catch_up())
            return
        live = self.registry.live.get(table)
        if live is None:
            if self.registry.in_use(table):
                if seq:
                    self._early[table] = max(seq, self._early.get(table, 0))
                else:
                    self._early_people.add(table)
        elif not seq:
            self._look_soon(table)
        elif seq > live.table.metadata.seq:
            live.heard = max(seq, live.heard)
            if live.rests() and not live.kept:
                self.registry.put_away(live)  # no one here needs it
            else:
                self.follow(live)

    def entered(self, live: LiveTable) -> None:
        """A table has been read; messages that arrived meanwhile may be newer."""
        live.heard = self._early.pop(live.table.id, 0)
        if live.table.id in self._early_people:
            self._early_people.discard(live.table.id)
            self._look_soon(live.table.id)
        self.follow(live)

    def follow(self, live: LiveTable) -> None:
        """Read what others have written, unless entries of our own are under way: these come first, or fail."""
        if live.heard > live.table.metadata.seq and not live.queue and live.following is None and live.good():
            live.following = asyncio.ensure_future(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        table = live.table
        try:
            while live.heard > table.metadata.seq and not live.queue and live.good():
                seq = table.metadata.seq
                written = await asyncio.wrap_future(self.store.entries(table.id, seq))
                if live.queue or table.metadata.seq != seq or not live.good():
                    continue
                if not written:
                    raise NoSuchTable(f"table {table.id} is gone")
                self.registry.follow(live, [j.decode(payload) for payload in written])
        except StoreError as problem:
            self.registry.forget(live, problem)
        except Exception as problem:  # what others can play cannot be played here, or is damaged: see when it is read
            log.warning("a table is read anew", extra={"table": table.id, "problem": str(problem)})
            self.registry.distrust(live)
        finally:
            live.following = None

    async def _catch_up(self) -> None:
        """Messages were missed for a while. PostgreSQL may have failed, and have forgotten who is here and who looks
        after what. If it fails now, the next round does this."""
        self._alive = None
        missed = self._missed
        tables = list(self.registry.live)
        await self._say_who_is_here()
        lengths = await asyncio.wrap_future(self.store.lengths(tables))
        for table in tables:
            self.heard(table, lengths.get(table, 0))
            if table not in lengths:
                live = self.registry.live.get(table)
                if live is not None:
                    self.registry.forget(live, NoSuchTable(f"table {table} is gone"))
        self._caught_up = max(self._caught_up, missed)
        await self._look_round(tables)

    async def _say_who_is_here(self) -> None:
        live = self.registry.live
        here = {(table, watch.player) for table in live for watch in live[table].subscriptions}
        self._unsaid = False
        written = self.store.are_here(sorted(here), self.registry.now())
        written.add_done_callback(self._note)
        await asyncio.wrap_future(written)

    def _note(self, written: "Future[None]") -> None:
        """If who is here cannot be written, all of it is written once more when the server next looks round."""
        if written.cancelled() or written.exception() is not None:
            self._unsaid = True

    def rejoin(self, live: LiveTable) -> None:
        """Another server was first, and the table is read again: its subscribers keep watching."""
        watches, live.subscriptions = live.subscriptions, []
        if watches or (live.kept and _goes_on(live)):  # bots among themselves wait for no one
            self._later(self._rejoin(live.table.id, watches))

    async def _rejoin(self, table: str, watches: list[Subscription]) -> None:
        if not watches:
            await self.registry.open(table)
        for watch in watches:
            try:
                await self._resume(table, watch)
            except Exception as problem:
                log.debug("a table has to be watched anew", extra={"table": table, "problem": str(problem)})
                self.left(table, watch.player)
                watch.lost(table)

    async def _resume(self, table: str, watch: Subscription) -> None:
        await self.in_turn(lambda: self.registry.resume(table, watch))
        live = self.registry.live.get(table)
        if watch.left and not any([w.player == watch.player for w in (live.subscriptions if live else [])]):
            self.left(table, watch.player)  # the connection closed meanwhile

    # -- who looks after a table ------------------------------------------------------------------

    def keeps(self, live: LiveTable) -> bool:
        """Whether this server does what the table does by itself; asks for it when that may first matter."""
        if not live.kept and not live.wanted and _goes_on(live):
            live.wanted = True
            if not self._wanted:
                self._later(self._ask())
            self._wanted[live.table.id] = live
        return live.kept

    async def _ask(self) -> None:
        await asyncio.sleep(0)  # other tables wanted in this turn of the loop are asked for at the same time
        wanted, self._wanted = list(self._wanted.values()), {}
        await self._keep(wanted)

    async def _keep(self, tables: list[LiveTable]) -> None:
        """Find out which of these are kept here, and start those that newly are."""
        wanted = [live for live in tables if live.good() and _goes_on(live)]
        if not wanted:
            return
        mine = await asyncio.wrap_future(self.store.hold([live.table.id for live in wanted]))
        for live in wanted:
            before, live.kept = live.kept, live.table.id in mine
            if live.kept and not before and live.good():
                self.registry.wake(live)
                self.registry.ask_bots(live)
            elif before and not live.kept and live.timer is not None:
                live.timer.cancel()
                live.timer = None
        gone = [live.table.id for live in wanted if live.kept and self.registry.live.get(live.table.id) is not live]
        self.let([table for table in gone if table not in self.registry.live])

    def let(self, tables: list[str]) -> None:
        """These are no longer in memory."""
        if self.shared and tables and not self.ending:
            self.store.let(tables)

    # -- who is connected where -------------------------------------------------------------------

    async def present(self, table: str) -> set[str]:
        """Who is at a table that is about to be read."""
        if not self.shared:
            return set()
        return (await asyncio.wrap_future(self.store.elsewhere([table]))).get(table, set())

    def came(self, table: str, player: str) -> None:
        """A player watches here."""
        if self.shared:
            self.store.come(table, player, self.registry.now()).add_done_callback(self._note)

    def left(self, table: str, player: str) -> None:
        """Their last connection here is gone."""
        if self.shared:
            self.store.leave(table, player).add_done_callback(self._note)

    def put_ephemeral(self, live: LiveTable) -> None:
        """Tell other servers what is not in the journal."""
        ephemeral, live.commands.context.ephemeral = live.commands.context.ephemeral, []
        if self.shared:
            self.store.put_ephemeral(live.table.id, ephemeral)

    async def recall(self, live: LiveTable) -> None:
        """Read what has been picked at other servers, before it is shown to a client, and who has been nudged there."""
        if self.shared:
            found = await asyncio.wrap_future(self.store.ephemeral([live.table.id]))
            for one in found.get(live.table.id, []):
                if one.kind == PICKED:
                    live.commands.pick_up(one)
                else:
                    self._nudge(live, one)

    def _nudge(self, live: LiveTable, one: EphemeralState) -> None:
        by = int(one.said) if one.said in map(str, range(len(live.table.seats))) else None  # earlier versions: a name
        if by is not None and live.good() and one.number > live.commands.people.nudged_at(one.seat):
            self.registry.by_itself(live, lambda s, now: s.people.nudged(one.seat, one.number, by, now=now))

    def _look_soon(self, table: str) -> None:
        self._looking.add(table)
        if not self._looks:
            self._looks = True
            self._later(self._look())

    async def _look(self) -> None:
        """One query after the other, each for all tables that were mentioned meanwhile: when a server fills up or goes,
        that is every table, and every server asks."""
        try:
            while self._looking:
                await asyncio.sleep(GATHERING_S)
                tables, self._looking = list(self._looking), set()
                await self._look_at(tables)
        finally:
            self._looks = False

    async def _look_at(self, tables: list[str]) -> None:
        await self._look_round(tables)
        found = await asyncio.wrap_future(self.store.ephemeral(tables))
        for table, known in found.items():
            for one in known:
                if one.kind == NUDGED and table in self.registry.live:
                    self._nudge(self.registry.live[table], one)
        idle = [
            self.registry.live[table]
            for table in tables
            if table in self.registry.live and not self.registry.live[table].kept
        ]
        await self._keep(idle)

    async def _look_round(self, tables: list[str]) -> None:
        self._round += 1
        asked = self._round
        found = await asyncio.wrap_future(self.store.elsewhere(tables))
        for table in tables:
            live = self.registry.live.get(table)
            if live is None or not live.good() or live.looked > asked:  # newer information is known already
                continue
            live.looked = asked
            before, live.elsewhere = live.elsewhere, found.get(table, set())
            here = {watch.player for watch in live.subscriptions}
            for player in sorted(live.elsewhere - before - here):
                self._see(live, player)
            for player in sorted(before - live.elsewhere - here):
                self._miss(live, player)

    def _see(self, live: LiveTable, player: str) -> None:
        """Somebody has come elsewhere. The table's keeper may have let a bot take over before it heard of that."""
        if live.kept:
            self.registry.by_itself(live, lambda s, now: s.people.back(player, now=now))
        else:
            self.registry.by_itself(live, lambda s, now: s.people.seen(player, now=now))

    def _miss(self, live: LiveTable, player: str) -> None:
        self.registry.by_itself(live, lambda s, now: s.people.gone(player, now=now))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run in the background; if the store fails now, the next round notices."""
        task = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as problem:
            self._alive = None
            log.warning("the others are not heard", extra={"problem": str(problem)})
        except Exception:
            self._alive = None
            log.exception("following the others failed")


def _goes_on(live: LiveTable) -> bool:
    """Whether the table may have something to do by itself."""
    b = live.table.metadata
    return b.status in (RUNNING, STARTING) or (b.status == OPEN and b.counting > 0)
