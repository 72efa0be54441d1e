"""The only thread of a process that writes, to either kind of database.

It takes everything that waits, writes it in one transaction, and reports that only after COMMIT has returned, which is
after the log has reached the disk: under load many moves share one sync, and no move waits longer than for the one
before it and its own.
"""

import contextlib
import logging
import queue
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from petteia.store.connection import Connection
from petteia.store.journals.append_cache import AppendCache
from petteia.tables.ports.store import Batch, Conflict, StoreError

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_AT_ONCE: Final = 2000
"""How many jobs share a transaction at most."""

_log = logging.getLogger("petteia.store")


class WriteJob:
    """A job of the writer: a batch of entries to add to a journal, or other work. `done` is called afterwards."""

    __slots__ = ("batch", "done", "error", "result", "table", "work")

    def __init__(
        self, done: "Callable[[WriteJob], None]", batch: Batch | None = None, work: Work | None = None, table: str = ""
    ) -> None:
        self.done = done
        self.batch = batch
        self.work = work
        self.table = table if batch is None else batch.table
        """The table it writes to; empty: none, or several."""
        self.result: Any = None
        self.error: BaseException | None = None


class Counts(msgspec.Struct):
    """What the writer has done: for /metrics, and for the test that syncs keep up with acknowledgements."""

    commits: int = 0
    batches: int = 0
    entries: int = 0
    conflicts: int = 0


class JournalWriter:
    """Writes journals, and everything else, through a connection of its own."""

    CLASHES: ClassVar[tuple[type[Exception], ...]] = (StoreError,)
    """The errors of statements for which the job is to blame, and not the database."""

    def __init__(self, writing: Connection, append_cache: AppendCache) -> None:
        self.writing = writing
        self.append_cache = append_cache
        self.counts = Counts()
        self.unreadable = ""
        """The database's message when it last could not be read as if damaged; until that has been checked."""
        self.unanswered = ""
        """Why the last query failed otherwise: the database was gone, or busy. Empty as soon as one succeeds."""
        self.unwritable = ""
        """Why the last transaction failed; empty as soon as one succeeds."""
        self._post: Callable[[Callable[[], None]], object] = lambda call: call()
        self._jobs: deque[WriteJob] = deque()
        self._woken: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """Says that there are jobs, or (False) that there will be no more."""
        self._gathering = False
        self._closed = False
        self._sit_down()

    def _sit_down(self) -> None:
        """The writer begins."""
        self._writer = threading.Thread(target=self._write, name="petteia-store-writer", daemon=True)
        self._writer.start()

    def _write(self) -> None:
        going_on = True
        while going_on:
            going_on = self._woken.get()
            while self._jobs:
                jobs = [self._jobs.popleft() for _ in range(min(MOST_AT_ONCE, len(self._jobs)))]
                self.commit(jobs)
                try:
                    self._post(partial(settle, jobs))
                except RuntimeError:  # the loop to be told has ended; those that still wait get the error here
                    settle(jobs)
                del jobs  # it is not for this thread to clear away what has been sent

    def commit(self, jobs: list[WriteJob]) -> None:
        """Do all jobs in one transaction. A job that fails undoes only itself; if COMMIT fails they all have failed."""
        connection = self.writing
        tables = {job.table for job in jobs if job.table}
        try:
            connection.execute("BEGIN IMMEDIATE")
            self.append_cache.begin(connection, tables)
            try:
                self._do(jobs)
            except self.CLASHES:  # this hardly ever happens: begin again, and find out which
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                self.append_cache.begin(connection, tables)
                self._one_by_one(jobs)
            try:
                connection.execute("COMMIT")
            except Exception:
                if not self.came_through():
                    raise
        except BaseException as problem:
            self.append_cache.forget()
            with contextlib.suppress(Exception):
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = StoreError(f"the store could not write: {problem}")
                _break(job)
            self.unwritable = str(problem) or type(problem).__name__
            return
        self.unwritable = ""
        batches = [job.batch for job in jobs if job.batch is not None and job.error is None]
        self.counts.commits += 1
        self.counts.batches += len(batches)
        self.counts.entries += sum([len(batch.entries) for batch in batches])
        self.counts.conflicts += sum([isinstance(job.error, Conflict) for job in jobs])

    def _do(self, jobs: list[WriteJob]) -> None:
        """Batches that follow one another are written together."""
        run: list[Batch] = []
        for job in jobs:
            if job.batch is not None:
                if job.batch.chain is not None and job.batch.chain.broken:
                    raise Conflict(f"table {job.batch.table}: what comes before entry {job.batch.seq} is not kept")
                run.append(job.batch)
                continue
            if run:
                self.append_cache.append(self.writing, run)
                run = []
            assert job.work is not None
            job.result = job.work(self.writing)
        if run:
            self.append_cache.append(self.writing, run)

    def _one_by_one(self, jobs: list[WriteJob]) -> None:
        connection = self.writing
        for job in jobs:
            self.append_cache.forget()
            connection.execute("SAVEPOINT job")
            try:
                self._do([job])
            except self.CLASHES as problem:
                job.error = self.fault(problem)
                _break(job)
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        self.append_cache.forget()

    def call(self, work: Callable[[Connection], T], table: str = "") -> "Future[T]":
        """Run a job that changes what is stored, of one table if it is named."""
        future: Future[T] = Future()
        self.give(WriteJob(partial(resolve, future), work=work, table=table))
        return future

    def in_steps(self, step: Callable[[Connection], T | None]) -> "Future[T]":
        """Run a long job in steps, until one of them has a result. Moves are written in between."""
        future: Future[T] = Future()

        def done(job: WriteJob) -> None:
            if job.error is None and job.result is None:
                self.give(WriteJob(done, work=step))
            else:
                resolve(future, job)

        self.give(WriteJob(done, work=step))
        return future

    def give(self, job: WriteJob) -> None:
        """A job for the writer. It is woken once for all jobs of a turn of the loop: every time costs both threads a
        fight for the interpreter, and what is there when it wakes shares a sync."""
        if self._closed:
            job.error = StoreError("the store is closed")
            job.done(job)
            return
        self._jobs.append(job)
        if not self._gathering:
            self._gathering = True
            try:
                self._post(self.wake)
            except RuntimeError:  # the loop has ended
                self.wake()

    def post(self, call: Callable[[], None]) -> None:
        """Run something where futures resolve. RuntimeError if the loop there has ended."""
        self._post(call)

    def wake(self) -> None:
        """There are jobs."""
        self._gathering = False
        self._woken.put(True)

    def claim(self, together: bool = False) -> None:
        """No other server may serve from this. A file has its folder's lock for that."""

    def came_through(self) -> bool:
        """Whether a transaction is durable although its confirmation was lost: a server can fail between the two."""
        return False

    def fault(self, problem: Exception) -> StoreError:
        """The error given to the caller of a job that failed."""
        return problem if isinstance(problem, StoreError) else StoreError(str(problem))

    def read(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Run something that only reads; it sees the last committed state."""
        raise NotImplementedError

    def deliver_on(self, post: Callable[[Callable[[], None]], object]) -> None:
        """Where futures resolve."""
        self._post = post
        self.wake()  # a loop that has ended may have owed it

    def close(self) -> None:
        """Finish what was asked for and stop."""
        if not self._closed:
            self._closed = True
            self._woken.put(False)
            self._writer.join()
            self.hang_up()

    def hang_up(self) -> None:
        """Close the connections."""
        self.writing.close()


def _break(job: WriteJob) -> None:
    """Nothing that rests on it may be stored."""
    if job.batch is not None and job.batch.chain is not None:
        job.batch.chain.broken = True


def settle(jobs: list[WriteJob]) -> None:
    """Tell those who wait for these jobs."""
    for job in jobs:
        try:
            job.done(job)
        except Exception:  # those that come after it must get it all the same
            _log.exception("told of something durable, somebody failed")


def resolve(future: "Future[Any]", job: WriteJob) -> None:
    """Give the future of a job its result."""
    resolve_with(future, job.result, job.error)


def resolve_with(future: "Future[Any]", result: Any, problem: BaseException | None) -> None:
    """Give a future its result, or the reason why there is none."""
    if not future.set_running_or_notify_cancel():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(result)
