"""One SQLite file in WAL mode with full sync, and the one thread that writes in it.

It takes everything that waits, writes it in one transaction, and says so only after COMMIT has returned, which with
`synchronous=FULL` is after the log has reached the disk: under load many moves share one sync, and no move waits longer
than for the one before it and its own.
"""

import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from petteia.store.ledger import Ledger
from petteia.store.schema import WrongFile, bring_up
from petteia.tables.store import Batch, Conflict, StoreError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE: Final = 2000
"""How many jobs share a transaction at most."""

LOG_PAGES: Final = 4000
"""How long the log may get before it is put into the file: a page that many moves have changed is put there once."""

_log = logging.getLogger("petteia.store")


class Job:
    """Something the writer does: a batch of entries that it adds to a journal, or some other work. `done` is told."""

    __slots__ = ("batch", "done", "error", "result", "work")

    def __init__(self, done: "Callable[[Job], None]", batch: Batch | None = None, work: Work | None = None) -> None:
        self.done = done
        self.batch = batch
        self.work = work
        self.result: Any = None
        self.error: BaseException | None = None


class Counts(msgspec.Struct):
    """What the writer has done: for /metrics, and for the test that syncs keep up with acknowledgements."""

    commits: int = 0
    batches: int = 0
    entries: int = 0
    conflicts: int = 0


class JournalFile:
    """A file of journals, with its writer and its readers."""

    def __init__(self, path: str | Path, synchronous: str = "FULL") -> None:
        self.path = Path(path)
        self.synchronous = synchronous
        self.counts = Counts()
        self.unreadable = ""
        """What SQLite said when it last could not read: the file may be damaged."""
        self.unwritable = ""
        """Why the last transaction came to nothing; empty as soon as one does not."""
        self.ledger = Ledger()
        self._post: Callable[[Callable[[], None]], object] = lambda call: call()
        self._jobs: deque[Job] = deque()
        self._woken: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """Says that there are jobs, or (False) that there will be no more."""
        self._gathering = False
        self._closed = False
        self._create_private()
        self._writing = self._connect()
        self._reading = self._connect()
        self._read_lock = threading.Lock()
        try:
            bring_up(self._writing, str(self.path))
        except BaseException:
            self._writing.close()
            self._reading.close()
            raise
        self._sit_down()

    def _sit_down(self) -> None:
        """The writer begins."""
        self._writer = threading.Thread(target=self._write, name="petteia-store-writer", daemon=True)
        self._writer.start()

    def _create_private(self) -> None:
        """Make the file for its owner's eyes only; SQLite gives its log the same mode."""
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as problem:
            raise WrongFile(f"{self.path} cannot be opened: {problem.strerror}. Is the folder there?") from problem

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        try:
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            if mode != "wal":
                raise WrongFile(f"{self.path} lies where SQLite cannot keep a write-ahead log (a network folder?)")
            connection.execute(f"PRAGMA synchronous = {self.synchronous}")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        except sqlite3.DatabaseError as problem:
            connection.close()
            what = "cannot be used" if isinstance(problem, sqlite3.OperationalError) else "is no database"
            raise WrongFile(f"{self.path} {what}: {problem}") from problem
        return connection

    def _write(self) -> None:
        going_on = True
        while going_on:
            going_on = self._woken.get()
            while self._jobs:
                jobs = [self._jobs.popleft() for _ in range(min(MOST_AT_ONCE, len(self._jobs)))]
                self.commit(jobs)
                try:
                    self._post(partial(settle, jobs))
                except RuntimeError:  # the loop that was to be told has ended; whoever still waits hears it here
                    settle(jobs)
                del jobs  # it is not for this thread to clear away what has been sent

    def commit(self, jobs: list[Job]) -> None:
        """Do all jobs in one transaction. A job that fails undoes only itself; if COMMIT fails they all have failed."""
        connection = self._writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            self.ledger.begin(connection)
            try:
                self._do(jobs)
            except (StoreError, sqlite3.IntegrityError):  # it hardly ever happens: begin again, and find out which
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                self._one_by_one(jobs)
            connection.execute("COMMIT")
        except BaseException as problem:
            self.ledger.forget()
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = StoreError(f"the store could not write: {problem}")
            self.unwritable = str(problem) or type(problem).__name__
            return
        self.unwritable = ""
        batches = [job.batch for job in jobs if job.batch is not None and job.error is None]
        self.counts.commits += 1
        self.counts.batches += len(batches)
        self.counts.entries += sum([len(batch.entries) for batch in batches])
        self.counts.conflicts += sum([isinstance(job.error, Conflict) for job in jobs])

    def _do(self, jobs: list[Job]) -> None:
        """Batches that follow one another are written together."""
        run: list[Batch] = []
        for job in jobs:
            if job.batch is not None:
                run.append(job.batch)
                continue
            if run:
                self.ledger.append(self._writing, run)
                run = []
            assert job.work is not None
            job.result = job.work(self._writing)
        if run:
            self.ledger.append(self._writing, run)

    def _one_by_one(self, jobs: list[Job]) -> None:
        connection = self._writing
        for job in jobs:
            self.ledger.forget()
            connection.execute("SAVEPOINT job")
            try:
                self._do([job])
            except (StoreError, sqlite3.IntegrityError) as problem:
                job.error = problem if isinstance(problem, StoreError) else StoreError(str(problem))
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        self.ledger.forget()

    def call(self, work: Callable[[sqlite3.Connection], T]) -> "Future[T]":
        """Something that changes the file."""
        future: Future[T] = Future()
        self.give(Job(partial(resolve, future), work=work))
        return future

    def in_steps(self, step: Callable[[sqlite3.Connection], T | None]) -> "Future[T]":
        """Something that takes long, in steps: until one of them has an answer. Moves are written in between."""
        future: Future[T] = Future()

        def done(job: Job) -> None:
            if job.error is None and job.result is None:
                self.give(Job(done, work=step))
            else:
                resolve(future, job)

        self.give(Job(done, work=step))
        return future

    def give(self, job: Job) -> None:
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

    def wake(self) -> None:
        """There are jobs."""
        self._gathering = False
        self._woken.put(True)

    def read(self, work: Callable[[sqlite3.Connection], T]) -> "Future[T]":
        """Reading waits for nobody: a log lets readers see the last committed state."""
        future: Future[T] = Future()
        try:
            with self._read_lock:
                future.set_result(work(self._reading))
        except sqlite3.Error as problem:
            self.unreadable = str(problem)
            future.set_exception(StoreError(f"the store could not read: {problem}"))
        except Exception as problem:
            future.set_exception(problem)
        return future

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
            self._writing.close()
            self._reading.close()


def settle(jobs: list[Job]) -> None:
    """Tell those who wait for these jobs."""
    for job in jobs:
        try:
            job.done(job)
        except Exception:  # whoever comes after it must hear it all the same
            _log.exception("told of something durable, somebody failed")


def resolve(future: "Future[Any]", job: Job) -> None:
    """Whoever waits for a job hears what came of it."""
    resolve_with(future, job.result, job.error)


def resolve_with(future: "Future[Any]", result: Any, problem: BaseException | None) -> None:
    """Whoever waits hears a result, or why there is none."""
    if not future.set_running_or_notify_cancel():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(result)
