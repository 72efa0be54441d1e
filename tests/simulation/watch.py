"""What has to hold all the time: nothing that a server remembers or waits for grows without bounds, servers know what
others have written, and, while nothing fails, whatever a table does by itself happens in time."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from petteia.tables.live.live_table import LiveTable
from petteia.tables.table.metadata import RUNNING
from tests.simulation.database import Database
from tests.simulation.loop import SimulatedLoop
from tests.simulation.server import Server

MOST_QUEUED: Final = 200
MOST_JOBS: Final = 400
MOST_TASKS: Final = 400
BEHIND_S: Final = 25.0
"""How long a server may not know what another has written to a table that is watched there,"""
OVERDUE_S: Final = 20.0
"""and, while nothing fails, how long it may take until a table does what it does by itself,"""
IDLE_S: Final = 40.0
"""until a bot moves,"""
UNSEEN_S: Final = 15.0
"""and until all servers know who is connected where."""
TICK: Final = "_tick"


class Watch:
    """Looks at the servers now and then."""

    def __init__(
        self, loop: SimulatedLoop, servers: list[Server], database: Database, fail: Callable[[str], None]
    ) -> None:
        self.loop = loop
        self.servers = servers
        self.database = database
        self.fail = fail
        self.calm_from = float("inf")
        """When nothing has failed for long enough that all of it has been made good."""
        self._since: dict[tuple[str, ...], float] = {}
        """Since when something has been found that must not last."""
        self._found: set[tuple[str, ...]] = set()
        self._moved: dict[str, tuple[int, float]] = {}
        """The length of each journal, and since when."""

    def look(self) -> None:
        """Look now."""
        self._timers()
        self._found = set()
        ready = [server for server in self.servers if server.process.alive and server.ready]
        for server in ready:
            registry, name = server.registry, server.process.name
            for table, live in registry.live.items():
                if len(live.queue) > MOST_QUEUED:
                    self.fail(f"{len(live.queue)} results wait at {table} at {name}")
                connected = sum(1 for one in server.connections if one.table == table)
                if len(live.subscriptions) > connected + MOST_QUEUED:
                    self.fail(
                        f"{len(live.subscriptions)} subscribe to {table} at {name}, and {connected} are connected"
                    )
            if len(server.store.writer._jobs) > MOST_JOBS:
                self.fail(f"{len(server.store.writer._jobs)} jobs wait for the writer of {name}")
            if len(registry.replication._tasks) > MOST_TASKS:
                self.fail(f"{name} has {len(registry.replication._tasks)} tasks about others")
        self._lengths(ready)
        if self.loop.now > self.calm_from:
            self._by_itself(ready)
            self._presence(ready)
        self._since = {what: since for what, since in self._since.items() if what in self._found}

    def _lasts(self, *what: str) -> float:
        """How long this has been so, seen each time."""
        self._found.add(what)
        return self.loop.now - self._since.setdefault(what, self.loop.now)

    def _lengths(self, ready: list[Server]) -> None:
        """Who watches a table is shown what has been written to it."""
        sql = "SELECT max(seq) FROM events WHERE table_id = ?"
        for table in sorted({table for server in ready for table in server.registry.live}):
            length: int = self.database.connection.execute(sql, (table,)).fetchone()[0] or 0
            if self._moved.get(table, (0, 0.0))[0] != length:
                self._moved[table] = length, self.loop.now
            for server in ready:
                live = server.registry.live.get(table)
                if live is None or not live.subscriptions or server.process.hung_until > self.loop.now:
                    continue
                knows = live.table.metadata.seq
                if knows < length and self._lasts("behind", str(server.process), table, str(knows)) > BEHIND_S:
                    self.fail(f"{server.process} has not known for {BEHIND_S:.0f} s what others wrote to {table}")

    def _by_itself(self, ready: list[Server]) -> None:
        """Timers go off, and bots move."""
        tables: dict[str, list[tuple[Server, LiveTable]]] = {}
        for server in ready:
            for table, live in server.registry.live.items():
                if live.good():
                    tables.setdefault(table, []).append((server, live))
        for table, copies in tables.items():
            keepers = [each for each in copies if each[1].kept] or copies
            late = [(s.registry.now() - (live.commands.due() or s.registry.now())) / 1000 for s, live in keepers]
            if max(late) > OVERDUE_S and self._lasts("due", table) > OVERDUE_S:
                self.fail(f"{table} should have done something by itself {max(late):.0f} s ago")
            if self._waits_for_a_bot(copies[0][1]) and any(live.subscriptions for _, live in copies):
                length, since = self._moved.get(table, (0, self.loop.now))
                if self.loop.now - since > IDLE_S and self._lasts("bot", table, str(length)) > IDLE_S / 2:
                    self.fail(f"a bot should have moved at {table} {self.loop.now - since:.0f} s ago")
        if ready:
            latest = min(server.registry.now() for server in ready) - int(OVERDUE_S * 1000)
            sql = "SELECT id FROM tables WHERE due < ? ORDER BY id"
            for (table,) in self.database.connection.execute(sql, (latest,)).fetchall():
                if table not in tables and self._lasts("asleep", table) > OVERDUE_S:
                    self.fail(f"{table} should do something by itself, and no server has opened it")

    def _waits_for_a_bot(self, live: LiveTable) -> bool:
        table = live.table
        if table.status != RUNNING or table.metadata.paused or table.play is None or table.metadata.divergence:
            return False
        return any(table.seats[seat].by_bot for seat in table.pending())

    def _presence(self, ready: list[Server]) -> None:
        """Every server knows who is connected to the others."""
        here = {s: {t: {w.player for w in live.subscriptions} for t, live in s.registry.live.items()} for s in ready}
        for server in ready:
            for table, live in server.registry.live.items():
                right = set().union(*[here[other].get(table, ()) for other in ready if other is not server])
                if live.elsewhere != right:
                    wrong = ",".join(sorted(live.elsewhere ^ right))
                    if self._lasts("presence", str(server.process), table, wrong) > UNSEEN_S:
                        self.fail(f"{server.process} does not know of {wrong} at {table}, who have come or gone")

    def _timers(self) -> None:
        """A table has one alarm at most."""
        set_for = Counter[int]()
        tables: dict[int, str] = {}
        for _, _, handle in self.loop._timers:
            callback = handle._callback
            if not handle.cancelled() and getattr(callback, "__name__", "") == TICK:
                live = handle._args[0]
                owner = getattr(callback, "__self__", None)
                if any(server.registry is owner and server.process.alive for server in self.servers):
                    set_for[id(live)] += 1
                    tables[id(live)] = live.table.id
        for which, times in set_for.items():
            if times > 1:
                self.fail(f"{times} alarms are set for {tables[which]}")
