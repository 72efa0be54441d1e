"""The database that simulated servers share, and each server's way to it.

Journals, lists and people are stored by the real queries, in an SQLite database in memory. What only PostgreSQL has
(who is alive, who keeps which table, who is connected where, notices) is modelled after
`petteia/store/postgres/cluster.py`. Everything takes time, and the faults of `Faults` happen on the way.
"""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Final, TypeVar

from petteia.store.connection import Connection
from petteia.store.journals.append_cache import AppendCache
from petteia.store.postgres.cluster_schema import ALIVE_MS
from petteia.store.schema import bring_up
from petteia.store.sql import SqlStore
from petteia.store.writer import JournalWriter, resolve_with
from petteia.tables.ports.store import NUDGED, Away, EphemeralState
from tests.simulation.faults import Faults
from tests.simulation.loop import Process, SimulatedLoop
from tests.simulation.writer import SimulatedWriter

T = TypeVar("T")
NAME: Final = "a simulated database"
WHERE: Final = "postgresql://simulated"
HEARD_AGAIN_S: Final = 2.0
"""How soon a server notices that it may have missed a notice."""


class Database:
    """What all servers share."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, fail: Callable[[str], None]) -> None:
        self.fail = fail
        self.loop = loop
        self.faults = faults
        self.process = loop.process("database")
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        bring_up(self.connection, NAME)
        self.stores: dict[str, SimulatedStore] = {}
        """The servers whose connection is open, by their names."""
        self.seen: dict[str, float] = {}
        """When a server last said that it is alive, by the database's clock."""
        self.said: dict[str, int] = {}
        """The same by that server's clock."""
        self.keepers: dict[str, str] = {}
        self.present: dict[tuple[str, str, str], int] = {}
        """Who is at which table, connected to which server, and since when."""
        self.ephemeral: dict[tuple[str, str, int], EphemeralState] = {}
        self.away = Away()

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """The database does something after a while."""
        self.loop.call_later(seconds, do, context=self.process.context)

    def alive(self) -> set[str]:
        """The servers that hold their lock and have spoken lately."""
        oldest = self.loop.now - ALIVE_MS / 1000
        return {name for name in self.stores if self.seen.get(name, -ALIVE_MS) > oldest}

    def notify(self, table: str, seq: int) -> None:
        """All servers that listen hear that a journal has so many entries."""
        for store in list(self.stores.values()):
            if self.faults.happens("notice is lost"):
                store.hear_again()
            else:
                store.post_later(self.faults.delay(), partial(store.hear, table, seq))

    def meet(self, player: str, name: str) -> None:
        """Somebody has come before the simulation began."""
        self.connection.execute("INSERT INTO players (id, name, created) VALUES (?, ?, 0)", (player, name))

    def lose(self, store: "SimulatedStore") -> None:
        """A server's connection has ended: its lock is free."""
        self.stores.pop(store.me, None)


class SimulatedStore(SqlStore):
    """The store of one server: the real queries, and a model of what several servers need of each other."""

    shared = True

    def __init__(self, database: Database, server: Process) -> None:
        self.database = database
        self.server = server
        self.me = server.name
        self.writer = SimulatedWriter(database, server)
        super().__init__(WHERE, NAME, self.writer)
        self._heard: Callable[[str, int], None] = lambda table, seq: None
        self._missed = False

    def post_later(self, seconds: float, do: Callable[[], None]) -> None:
        """This server does something after a while."""
        self.database.loop.call_later(seconds, do, context=self.server.context)

    def hear(self, table: str, seq: int) -> None:
        """A notice has arrived."""
        self._heard(table, seq)

    def hear_again(self) -> None:
        """A notice was lost, with the connection on which it was to come: it is made anew."""
        if not self._missed:
            self._missed = True
            self.post_later(HEARD_AGAIN_S, self._reconnected)

    def _reconnected(self) -> None:
        self._missed = False
        self._heard("", 0)

    # -- who is there

    def _here(self, now: int) -> int:
        db = self.database
        last = max(db.said.values(), default=0)
        db.stores[self.me] = self
        db.seen[self.me], db.said[self.me] = db.loop.now, now
        return last

    def beat(self, now: int) -> "Future[int]":
        return self.writer.ask(lambda: self._here(now))

    def begin(self, now: int) -> "Future[Away]":
        def work() -> Away:
            db = self.database
            alone = not db.alive() - {self.me}
            last = self._here(now)
            if not alone:
                return db.away
            db.away = Away(now - last, now) if last else Away()
            db.keepers = {name: server for name, server in db.keepers.items() if server in db.alive()}
            db.present = {key: at for key, at in db.present.items() if key[2] in db.alive()}
            db.ephemeral.clear()
            return db.away

        return self.writer.beside(work)

    def alive(self) -> "Future[frozenset[str]]":
        return self.writer.ask(lambda: frozenset(self.database.alive()), "could not read")

    # -- who looks after what

    def hold(self, names: list[str]) -> "Future[set[str]]":
        def work() -> set[str]:
            alive, keepers = self.database.alive(), self.database.keepers
            for name in names:
                if keepers.get(name) not in alive:
                    keepers[name] = self.me
            return {name for name in names if keepers[name] == self.me}

        return self.writer.beside(work)

    def let(self, names: list[str]) -> "Future[None]":
        def work() -> None:
            for name in names:
                if self.database.keepers.get(name) == self.me:
                    del self.database.keepers[name]
                    self.database.notify(name, 0)

        return self.writer.beside(work)

    def due(self, until: int, limit: int = 1000) -> "Future[list[str]]":
        def work() -> list[str]:
            sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due, id"
            found = [row[0] for row in self.database.connection.execute(sql, (until,))]
            alive, keepers = self.database.alive() - {self.me}, self.database.keepers
            return [table for table in found if keepers.get(table) not in alive][:limit]

        return self.writer.ask(work, "could not read")

    # -- who is connected where

    def come(self, table: str, player: str, at: int) -> "Future[None]":
        def work() -> None:
            if self.database.present.setdefault((table, player, self.me), at) == at:
                self.database.notify(table, 0)

        return self.writer.beside(work)

    def leave(self, table: str, player: str) -> "Future[None]":
        def work() -> None:
            if self.database.present.pop((table, player, self.me), None) is not None:
                self.database.notify(table, 0)

        return self.writer.beside(work)

    def are_here(self, present: list[tuple[str, str]], at: int) -> "Future[None]":
        def work() -> None:
            db = self.database
            known = {key[:2] for key in db.present if key[2] == self.me}
            for table, player in sorted(known - set(present)):
                del db.present[table, player, self.me]
            for table, player in sorted(set(present) - known):
                db.present[table, player, self.me] = at
            for table in sorted({table for table, _ in known ^ set(present)}):
                db.notify(table, 0)

        return self.writer.beside(work)

    def elsewhere(self, tables: list[str]) -> "Future[dict[str, set[str]]]":
        def work() -> dict[str, set[str]]:
            out: dict[str, set[str]] = {}
            others = self.database.alive() - {self.me}
            for table, player, server in self.database.present:
                if table in tables and server in others:
                    out.setdefault(table, set()).add(player)
            return out

        return self.writer.ask(work, "could not read")

    # -- what is told beside the journals

    def put_ephemeral(self, table: str, ephemeral: list[EphemeralState]) -> "Future[None]":
        def work() -> None:
            for one in ephemeral:
                self.database.ephemeral[table, one.kind, one.seat] = one
            if any(one.kind == NUDGED for one in ephemeral):
                self.database.notify(table, 0)

        return self.writer.beside(work)

    def ephemeral(self, tables: list[str]) -> "Future[dict[str, list[EphemeralState]]]":
        def work() -> dict[str, list[EphemeralState]]:
            out: dict[str, list[EphemeralState]] = {}
            for (table, _, _), one in sorted(self.database.ephemeral.items(), key=lambda item: item[0]):
                if table in tables:
                    out.setdefault(table, []).append(one)
            return out

        return self.writer.ask(work, "could not read")

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self._heard = heard

    def lengths(self, tables: list[str]) -> "Future[dict[str, int]]":
        def work() -> dict[str, int]:
            sql = "SELECT max(seq) FROM events WHERE table_id = ?"
            rows = {table: self.database.connection.execute(sql, (table,)).fetchone()[0] for table in tables}
            return {table: seq for table, seq in rows.items() if seq is not None}

        return self.writer.ask(work, "could not read")

    def size(self) -> int:
        return 0

    def vacuum(self) -> int:
        return 0


class DirectWriter(JournalWriter):
    """What a job worker of a server has: a connection of its own, to read."""

    def __init__(self, database: Database) -> None:
        self.database = database
        super().__init__(database.connection, AppendCache())

    def _sit_down(self) -> None:
        """There is no thread."""

    def read(self, work: Callable[[Connection], T]) -> "Future[T]":
        future: Future[T] = Future()
        try:
            resolve_with(future, work(self.database.connection), None)
        except Exception as problem:
            resolve_with(future, None, problem)
        return future


def job_store(database: Database) -> SqlStore:
    """The store that job workers read."""
    return SqlStore(NAME, NAME, DirectWriter(database))
