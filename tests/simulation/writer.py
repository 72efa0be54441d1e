"""How a simulated server writes: its jobs travel to the database, and what becomes of them travels back."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import msgspec

from petteia.store.connection import Connection, Rows, Unreachable
from petteia.store.journals.append_cache import AppendCache
from petteia.store.writer import MOST_AT_ONCE, JournalWriter, WriteJob, resolve_with, settle
from petteia.tables.ports.store import Batch, Conflict, StoreError, WriteChain
from tests.simulation.loop import Process

if TYPE_CHECKING:
    from tests.simulation.database import Database

T = TypeVar("T")
QUICK_S: Final = 0.0005
"""How long a query takes at least."""


class FaultyConnection:
    """A connection whose COMMIT may fail, before or after it took effect."""

    def __init__(self, database: "Database") -> None:
        self.database = database
        self.durable = False
        """Whether the last transaction took effect."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        if sql.startswith("DELETE FROM beside"):  # a table that is modelled
            ephemeral = self.database.ephemeral
            self.database.ephemeral = {key: one for key, one in ephemeral.items() if key[0] != parameters[0]}
            return self.database.connection.execute("SELECT 1 WHERE 0")
        if sql.startswith("BEGIN"):
            self.durable = False
        faults = self.database.faults
        if sql == "COMMIT" and faults.happens("connection ends before COMMIT"):
            self.database.connection.execute("ROLLBACK")
            raise Unreachable("the connection has ended")
        rows: Rows = self.database.connection.execute(sql, parameters)
        if sql == "COMMIT":
            self.durable = True
            if faults.happens("answer to COMMIT is lost"):
                raise Unreachable("the connection has ended")
        return rows

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object:
        return self.database.connection.executemany(sql, parameters)

    def close(self) -> None:
        pass


class SharedCache(AppendCache):
    """Others write to the same journals: nothing is known from one transaction to the next."""

    def __init__(self, database: "Database") -> None:
        super().__init__()
        self.database = database
        self.ends: dict[str, int] = {}

    def begin(self, c: Connection, tables: set[str]) -> None:
        self.forget()
        self.ends = {}

    def append(self, c: Connection, batches: list[Batch]) -> None:
        super().append(c, batches)
        self.ends |= {batch.table: batch.seq + len(batch.entries) - 1 for batch in batches}


class SimulatedWriter(JournalWriter):
    """A server's writer, which has no thread here: its jobs travel to the database, and the results travel back."""

    CLASHES: ClassVar[tuple[type[Exception], ...]] = (StoreError, sqlite3.IntegrityError)

    def __init__(self, database: "Database", server: Process) -> None:
        self.database = database
        self.server = server
        self.line = FaultyConnection(database)
        self.cache = SharedCache(database)
        self.failed: dict[int, WriteChain] = {}
        self._under_way = False
        self._reaches = 0.0
        """When what was last asked on the connection beside the journals arrives,"""
        self._answers = 0.0
        """and its answer."""
        super().__init__(self.line, self.cache)

    def _sit_down(self) -> None:
        """There is no thread."""

    def wake(self) -> None:
        self._gathering = False
        if self._jobs and not self._under_way:
            self._under_way = True
            jobs = [self._jobs.popleft() for _ in range(min(MOST_AT_ONCE, len(self._jobs)))]
            self.database.later(QUICK_S + self.database.faults.delay(), partial(self._arrive, jobs))

    def _arrive(self, jobs: list[WriteJob]) -> None:
        if not self.server.alive and self.database.faults.happens("a dying server's write is lost"):
            return
        self.commit(jobs)
        self._promised(jobs)
        if self.line.durable:
            self._listed(jobs)
            for table, seq in self.cache.ends.items():
                self.database.notify(table, seq)
        answered = partial(self._answer, jobs)
        self.database.loop.call_later(self.database.faults.delay(), answered, context=self.server.context)

    def _promised(self, jobs: list[WriteJob]) -> None:
        """Of a chain of writes nothing is stored behind one that was not."""
        for batch, error in [(job.batch, job.error) for job in jobs]:
            if batch is None or batch.chain is None:
                continue
            if error is not None:
                self.failed[id(batch.chain)] = batch.chain
            elif id(batch.chain) in self.failed:
                self.database.fail(f"entry {batch.seq} of {batch.table} is written, and what it rests on is not")

    def _listed(self, jobs: list[WriteJob]) -> None:
        """Lists show a table as the last of several changes has left it."""
        changed = Counter(job.table for job in jobs if job.batch is not None and job.error is None)
        last = {job.table: job.batch.summary for job in jobs if job.batch is not None and job.error is None}
        for table, summary in last.items():
            if changed[table] > 1 and summary is not None:
                sql = "SELECT summary FROM tables WHERE id = ?"
                if self.database.connection.execute(sql, (table,)).fetchone()[0] != msgspec.json.encode(summary):
                    self.database.fail(f"of {changed[table]} changes to {table} in one transaction lists show another")

    def _answer(self, jobs: list[WriteJob]) -> None:
        self._under_way = False
        settle(jobs)
        self.wake()

    def fault(self, problem: Exception) -> StoreError:
        """Of two that write the same number at once the primary key lets one through."""
        if isinstance(problem, sqlite3.IntegrityError) and "events" in str(problem):
            return Conflict(f"somebody else was first: {problem}")
        return super().fault(problem)

    def came_through(self) -> bool:
        """As PostgreSQL says when it is asked again."""
        return self.line.durable

    def read(self, work: Callable[[Connection], T]) -> "Future[T]":
        return self.ask(lambda: work(self.database.connection), "could not read")

    def ask(self, work: Callable[[], T], failed: str = "could not write") -> "Future[T]":
        """Something that the database does all at once."""
        future: Future[T] = Future()

        def arrive() -> None:
            result, problem = None, None
            if self.database.faults.happens("question is lost"):
                problem = StoreError(f"the store {failed}: the connection has ended")
            else:
                try:
                    result = work()
                except Exception as found:
                    problem = found
            answer = partial(resolve_with, future, result, problem)
            self.database.loop.call_later(self.database.faults.delay(), answer, context=self.server.context)

        self.database.later(QUICK_S + self.database.faults.delay(), arrive)
        return future

    def beside(self, work: Callable[[], T]) -> "Future[T]":
        """The same on the connection beside the journals, on which everything stays in order."""
        future: Future[T] = Future()
        loop, faults = self.database.loop, self.database.faults

        def arrive() -> None:
            result, problem = None, None
            if faults.happens("question is lost"):
                problem = StoreError("the store could not write: the connection has ended")
            else:
                result = work()
            self._answers = max(self._answers, loop.now + faults.delay())
            loop.call_at(self._answers, resolve_with, future, result, problem, context=self.server.context)

        self._reaches = max(self._reaches, loop.now + QUICK_S + faults.delay())
        self.database.later(self._reaches - loop.now, arrive)
        return future

    def close(self) -> None:
        self._closed = True
