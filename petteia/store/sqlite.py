"""The store that comes with the house: one SQLite file in WAL mode with full sync.

All writing is done by one thread. It takes everything that waits, writes it in one transaction, and says so
only after COMMIT has returned, which with `synchronous=FULL` is after the log has reached the disk: under load many
moves share one sync, and no move waits longer than for the one before it and its own.

The file holds the dealers' secrets of running games. It is made readable for its owner only, and so are backups.
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
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from petteia.store import care, packed, told
from petteia.store.ledger import Ledger
from petteia.store.schema import WrongFile, bring_up, mark_of
from petteia.store.shelf import LISTED, as_listed, kept_entries, kept_snapshot, read_standing, read_tables
from petteia.tables.books import Telling
from petteia.tables.messages import Summary, Told
from petteia.tables.store import (
    Aside,
    Back,
    Batch,
    Conflict,
    Damaged,
    Journal,
    NoSuchTable,
    Player,
    Standing,
    StoreError,
    Ticket,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE: Final = 2000
"""How many jobs share a transaction at most."""

LOG_PAGES: Final = 4000
"""How long the log may get before it is put into the file: a page that many moves have changed is put there once."""


_summary = msgspec.json.Decoder(Summary)
_log = logging.getLogger("petteia.store")

_PLAYER: Final = "id, name, players.created, muted, room"


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


class SqliteStore:
    """Keeps tables in a file. Implements `petteia.tables.store.Store`."""

    SYNCHRONOUS: ClassVar[str] = "FULL"

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.counts = Counts()
        self.damaged: set[str] = set()
        """Tables whose journal was found not to be what was written."""
        self.unreadable = ""
        """What SQLite said when it last could not read: the file may be damaged."""
        self.unwritable = ""
        """Why the last transaction came to nothing; empty as soon as one does not."""
        self._post: Callable[[Callable[[], None]], object] = lambda call: call()
        self._jobs: deque[Job] = deque()
        self._woken: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """Says that there are jobs, or (False) that there will be no more."""
        self._gathering = False
        self._ledger = Ledger()
        self._closed = False
        self._create_private()
        self._writing = self._connect()
        self._reading = self._connect()
        self._read_lock = threading.Lock()
        try:
            self.version_before = bring_up(self._writing, str(self.path))
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
            connection.execute(f"PRAGMA synchronous = {self.SYNCHRONOUS}")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        except sqlite3.DatabaseError as problem:
            connection.close()
            what = "cannot be used" if isinstance(problem, sqlite3.OperationalError) else "is no database"
            raise WrongFile(f"{self.path} {what}: {problem}") from problem
        return connection

    def synchronous(self) -> int:
        """What the writer's connection really does: 0 off, 1 normal, 2 full."""
        return int(self._call(lambda c: c.execute("PRAGMA synchronous").fetchone()[0]).result())

    # -- the writer -----------------------------------------------------------------------------

    def _write(self) -> None:
        going_on = True
        while going_on:
            going_on = self._woken.get()
            while self._jobs:
                jobs = [self._jobs.popleft() for _ in range(min(MOST_AT_ONCE, len(self._jobs)))]
                self._commit(jobs)
                try:
                    self._post(partial(settle, jobs))
                except RuntimeError:  # the loop that was to be told has ended; whoever still waits hears it here
                    settle(jobs)
                del jobs  # it is not for this thread to clear away what has been sent

    def _commit(self, jobs: list[Job]) -> None:
        """Do all jobs in one transaction. A job that fails undoes only itself; if COMMIT fails they all have failed."""
        connection = self._writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            self._ledger.begin(connection)
            try:
                self._do(jobs)
            except (StoreError, sqlite3.IntegrityError):  # it hardly ever happens: begin again, and find out which
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                self._one_by_one(jobs)
            connection.execute("COMMIT")
        except BaseException as problem:
            self._ledger.forget()
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
                self._ledger.append(self._writing, run)
                run = []
            assert job.work is not None
            job.result = job.work(self._writing)
        if run:
            self._ledger.append(self._writing, run)

    def _one_by_one(self, jobs: list[Job]) -> None:
        connection = self._writing
        for job in jobs:
            self._ledger.forget()
            connection.execute("SAVEPOINT job")
            try:
                self._do([job])
            except (StoreError, sqlite3.IntegrityError) as problem:
                job.error = problem if isinstance(problem, StoreError) else StoreError(str(problem))
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        self._ledger.forget()

    def _call(self, work: Callable[[sqlite3.Connection], T]) -> "Future[T]":
        future: Future[T] = Future()
        self._give(Job(partial(_resolve, future), work=work))
        return future

    def _in_steps(self, step: Callable[[sqlite3.Connection], T | None]) -> "Future[T]":
        """Something that takes long, in steps: until one of them has an answer. Moves are written in between."""
        future: Future[T] = Future()

        def done(job: Job) -> None:
            if job.error is None and job.result is None:
                self._give(Job(done, work=step))
            else:
                _resolve(future, job)

        self._give(Job(done, work=step))
        return future

    def _give(self, job: Job) -> None:
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
                self._post(self._wake)
            except RuntimeError:  # the loop has ended
                self._wake()

    def _wake(self) -> None:
        self._gathering = False
        self._woken.put(True)

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> "Future[T]":
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
        self._wake()  # a loop that has ended may have owed it

    def close(self) -> None:
        """Finish what was asked for and stop."""
        if not self._closed:
            self._closed = True
            self._woken.put(False)
            self._writer.join()
            self._writing.close()
            self._reading.close()

    # -- tables ---------------------------------------------------------------------------------

    def write(self, batch: Batch, done: Callable[[BaseException | None], None]) -> None:
        """Add entries to a journal; `done` is told."""
        self._give(Job(lambda job: done(job.error), batch))

    def append(self, batch: Batch) -> "Future[None]":
        """Add entries to a journal."""
        future: Future[None] = Future()
        self.write(batch, lambda problem: _resolve_with(future, None, problem))
        return future

    def journal(self, table: str, damaged: bool = False) -> "Future[Journal]":
        """A table's journal."""

        def work(c: sqlite3.Connection) -> Journal:
            entries, all_of_them = kept_entries(c, table)
            if not all_of_them and not damaged:
                self.damaged.add(table)
                raise Damaged(f"entry {len(entries) + 1} of the journal of table {table} is not what was written")
            if not entries and all_of_them:
                raise NoSuchTable(f"there is no table {table[:40]!r}")
            kept = kept_snapshot(c, table)
            return Journal(entries, kept[1] if kept else None)

        return self._read(work)

    def standing(self, table: str) -> "Future[Standing]":
        """How a table stands, without its journal."""

        def work(c: sqlite3.Connection) -> Standing:
            try:
                return read_standing(c, table)
            except Damaged:
                self.damaged.add(table)
                raise

        return self._read(work)

    def told(self, table: str, seat: int, first: int, count: int) -> "Future[list[Told] | None]":
        """What a seat was told, from event `first` on."""
        return self._read(lambda c: told.page(c, table, seat, first, count))

    def back(self, table: str, seat: int, moment: int, given: int) -> "Future[Back | None]":
        """Where an undo to a seat's update would lead."""
        return self._read(lambda c: told.back(c, table, seat, moment, given))

    def keep_told(self, table: str, tellings: list[Telling]) -> "Future[None]":
        """Keep what was told before this was kept."""

        def work(c: sqlite3.Connection) -> None:
            told.forget(c, table)  # it is told again because what was kept of it is not whole
            for telling in tellings:
                c.execute(told.INSERT.format("(?, ?, ?, ?)"), told.row(table, telling))
            for telling in tellings:
                told.take_back(c, table, telling)
            if any(telling.line == 0 for telling in tellings):  # whole: what was taken back meanwhile must show
                told.take_back_again(c, table, max(telling.line for telling in tellings))

        return self._call(work)

    def keep_snapshot(self, table: str, seq: int, snapshot: bytes) -> "Future[None]":
        """Keep a snapshot taken after entry `seq`."""

        def work(c: sqlite3.Connection) -> None:
            if seq <= packed.length(c, table):  # a snapshot of what never became durable would be worse than none
                row = (table, seq, snapshot, mark_of(table, seq, snapshot))
                c.execute("INSERT OR REPLACE INTO snapshots (table_id, seq, payload, mark) VALUES (?, ?, ?, ?)", row)

        return self._call(work)

    def drop_snapshots(self) -> "Future[None]":
        """Forget the cache."""

        def work(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM snapshots")
            c.execute("DELETE FROM packed WHERE kind = 'snapshot'")

        return self._call(work)

    def tables(
        self,
        *,
        status: tuple[str, ...] = (),
        player: str = "",
        listed: bool = False,
        after: tuple[int, str] | None = None,
        limit: int = 100,
    ) -> "Future[list[Summary]]":
        """The tables in these states, those that changed last first."""
        return self._read(lambda c: read_tables(c, status, player, listed, after, limit))

    def summary(self, table: str) -> "Future[Summary | None]":
        """A table as it stands in lists."""

        def work(c: sqlite3.Connection) -> Summary | None:
            row = c.execute(f"SELECT {LISTED} FROM tables WHERE id = ?", (table,)).fetchone()
            return as_listed(*row) if row else None

        return self._read(work)

    def length(self, table: str) -> "Future[int]":
        """How many entries its journal has."""
        return self._read(lambda c: packed.length(c, table))

    def set_aside(self, aside: Aside) -> "Future[None]":
        """A table needs the host."""

        def work(c: sqlite3.Connection) -> None:
            c.execute("INSERT OR REPLACE INTO aside VALUES (?, ?, ?)", (aside.table, aside.at, aside.why))
            c.execute("UPDATE tables SET due = NULL WHERE id = ?", (aside.table,))
            self._ledger.forget()

        return self._call(work)

    def no_longer_aside(self, table: str, now: int) -> "Future[None]":
        """It is tried again."""

        def work(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM aside WHERE table_id = ?", (table,))
            c.execute("UPDATE tables SET due = ? WHERE id = ? AND status IN ('starting', 'running')", (now, table))
            self._ledger.forget()

        return self._call(work)

    def aside(self) -> "Future[list[Aside]]":
        """The tables that are set aside."""
        return self._read(lambda c: [Aside(*row) for row in c.execute("SELECT * FROM aside ORDER BY at, table_id")])

    def due(self, until: int, limit: int = 1000) -> "Future[list[str]]":
        """The tables that have to be looked after until then."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?"
        return self._read(lambda c: [row[0] for row in c.execute(sql, (until, limit))])

    def sweep(self, *, open_before: int, closed_before: int) -> "Future[int]":
        """Remove abandoned tables."""

        def next_one(c: sqlite3.Connection) -> str | None:
            sql = (
                "SELECT id FROM tables WHERE (status IN ('open', 'starting') AND changed < ?)"
                " OR (status = 'closed' AND changed < ?) LIMIT 1"
            )
            row = c.execute(sql, (open_before, closed_before)).fetchone()
            return row[0] if row else None

        return self._remove(next_one)

    def remove(self, tables: list[str], before: int | None = None) -> "Future[int]":
        """Everything of these tables goes, unless something has happened at them since; how many went."""
        there = "SELECT changed FROM tables WHERE id = ?"
        left = list(tables)

        def next_one(c: sqlite3.Connection) -> str | None:
            while left:
                row = c.execute(there, (left[-1],)).fetchone()
                if row is not None and (before is None or row[0] < before):
                    return left[-1]
                left.pop()  # it has gone, or stays
            return None

        return self._remove(next_one)

    def _remove(self, next_one: Callable[[sqlite3.Connection], str | None]) -> "Future[int]":
        """One table after the other goes. What is said of a step may come to nothing with its transaction, so each
        begins with what is in the file."""
        gone: set[str] = set()

        def step(c: sqlite3.Connection) -> int | None:
            table = next_one(c)
            if table is None:
                return len(gone)
            if not care.thin(c, table):
                care.remove(c, [table])
                gone.add(table)
                self._ledger.forget()
            return None

        return self._in_steps(step)

    def pack(self, table: str, parts: packed.Packed, at: int) -> "Future[bool]":
        """Keep a table in parts instead of in rows; False if something has happened at it since they were made."""

        def step(c: sqlite3.Connection) -> bool | None:
            self._ledger.forget()
            if not packed.kept(c, table, parts.seq, at):
                return None if packed.keep(c, table, parts, at) else False
            return None if packed.clear(c, table) else True

        return self._in_steps(step)

    def pack_on(self, table: str) -> "Future[bool]":
        """Let the rows go that are left of a table that is packed."""
        return self._in_steps(lambda c: None if packed.clear(c, table) else True)

    def let_go(self, table: str, player: str) -> "Future[bool]":
        """Somebody who played a game that is over keeps it no longer; whether nobody does now."""

        def work(c: sqlite3.Connection) -> bool:
            c.execute("UPDATE members SET gone = 1 WHERE table_id = ? AND player = ?", (table, player))
            kept = "SELECT 1 FROM members WHERE table_id = ? AND gone = 0"
            return c.execute(kept, (table,)).fetchone() is None

        return self._call(work)

    # -- people ---------------------------------------------------------------------------------

    def bar(self, player: str, *, muted: bool, banned: bool) -> "Future[bool]":
        """The host has somebody say nothing, or never come again; whether there is such a player. Who is banned is
        logged out everywhere."""

        def work(c: sqlite3.Connection) -> bool:
            if banned:
                c.execute("DELETE FROM tokens WHERE player = ?", (player,))
                c.execute("DELETE FROM tickets WHERE player = ?", (player,))
            changed = c.execute("UPDATE players SET muted = ?, banned = ? WHERE id = ?", (muted, banned, player))
            return changed.rowcount == 1

        return self._call(work)

    def allow(self, player: str, room: int | None) -> "Future[bool]":
        """The host lets somebody's tables take so many bytes, or as many as everybody's; whether there is such a
        player."""
        sql = "UPDATE players SET room = ? WHERE id = ?"
        return self._call(lambda c: c.execute(sql, (room, player)).rowcount == 1)

    def revoke(self, player: str) -> "Future[int]":
        """Log somebody out on every device, and make their links worthless; how many devices."""

        def work(c: sqlite3.Connection) -> int:
            c.execute("DELETE FROM tickets WHERE player = ?", (player,))
            return c.execute("DELETE FROM tokens WHERE player = ?", (player,)).rowcount

        return self._call(work)

    def known(self, tokens: list[bytes]) -> "Future[set[bytes]]":
        """Which of these tokens somebody still has."""
        sql = "SELECT 1 FROM tokens WHERE hash = ?"
        return self._read(lambda c: {token for token in tokens if c.execute(sql, (token,)).fetchone()})


    def add_player(self, player: Player, token: bytes) -> "Future[None]":
        """Somebody new."""

        def work(c: sqlite3.Connection) -> None:
            row = (player.id, player.name, player.created)
            c.execute("INSERT INTO players (id, name, created) VALUES (?, ?, ?)", row)
            c.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, player.id, player.created))

        return self._call(work)

    def rename(self, player: str, name: str) -> "Future[None]":
        """Somebody goes by another name."""
        return self._call(lambda c: _nothing(c.execute("UPDATE players SET name = ? WHERE id = ?", (name, player))))

    def add_token(self, player: str, token: bytes, at: int) -> "Future[None]":
        """Another device of the same player."""
        return self._call(lambda c: _nothing(c.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, player, at))))

    def drop_token(self, token: bytes) -> "Future[None]":
        """This device is logged out."""
        return self._call(lambda c: _nothing(c.execute("DELETE FROM tokens WHERE hash = ?", (token,))))

    def player_of(self, token: bytes) -> "Future[Player | None]":
        """Who has this token."""
        sql = f"SELECT {_PLAYER} FROM tokens JOIN players ON players.id = player WHERE hash = ?"

        def work(c: sqlite3.Connection) -> Player | None:
            row = c.execute(sql, (token,)).fetchone()
            return Player(row[0], row[1], row[2], bool(row[3]), row[4]) if row else None

        return self._read(work)

    def add_ticket(self, ticket: Ticket) -> "Future[None]":
        """Hand a ticket out."""
        row = (ticket.hash, ticket.kind, ticket.table, ticket.player, ticket.until)
        return self._call(lambda c: _nothing(c.execute("INSERT OR IGNORE INTO tickets VALUES (?, ?, ?, ?, ?)", row)))

    def ticket(self, secret_hash: bytes, kind: str, now: int) -> "Future[Ticket | None]":
        """Look at a ticket without taking it."""
        sql = "SELECT hash, kind, table_id, player, until FROM tickets WHERE hash = ? AND kind = ? AND until >= ?"

        def work(c: sqlite3.Connection) -> Ticket | None:
            row = c.execute(sql, (secret_hash, kind, now)).fetchone()
            return Ticket(*row) if row else None

        return self._read(work)

    def player(self, player: str) -> "Future[Player | None]":
        """Who has this id."""

        def work(c: sqlite3.Connection) -> Player | None:
            row = c.execute(f"SELECT {_PLAYER} FROM players WHERE id = ?", (player,)).fetchone()
            return Player(row[0], row[1], row[2], bool(row[3]), row[4]) if row else None

        return self._read(work)

    def use_ticket(self, secret_hash: bytes, kind: str, now: int) -> "Future[Ticket | None]":
        """Take a ticket, once."""

        def work(c: sqlite3.Connection) -> Ticket | None:
            c.execute("DELETE FROM tickets WHERE until < ?", (now,))
            sql = "DELETE FROM tickets WHERE hash = ? AND kind = ? RETURNING hash, kind, table_id, player, until"
            row = c.execute(sql, (secret_hash, kind)).fetchone()
            return Ticket(*row) if row else None

        return self._call(work)

    # -- the house ------------------------------------------------------------------------------

    def beat(self, now: int) -> "Future[int]":
        """The server is alive; when it last said so."""

        def work(c: sqlite3.Connection) -> int:
            row = c.execute("SELECT value FROM house WHERE key = 'alive'").fetchone()
            c.execute("INSERT OR REPLACE INTO house VALUES ('alive', ?)", (now,))
            return int(row[0]) if row else 0

        return self._call(work)

    def backup(self, target: str | Path) -> None:
        """A copy of everything, as it is at one moment, while the server goes on. The copy is for its owner's eyes
        only: it holds the secrets of running games."""
        target = Path(target)
        part = target.with_name(target.name + ".part")
        try:
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
            os.chmod(part, 0o600)
            with (
                contextlib.closing(sqlite3.connect(self.path)) as source,
                contextlib.closing(sqlite3.connect(part)) as copy,
            ):
                source.backup(copy)
            with open(part, "rb+") as written:
                os.fsync(written.fileno())
            os.replace(part, target)
        except (OSError, sqlite3.Error) as problem:
            part.unlink(missing_ok=True)
            raise StoreError(f"the backup {target} could not be written: {problem}") from problem

    def check(self) -> list[str]:
        """What is wrong with the file, in sentences; nothing, if all is well."""
        return care.findings(self.path)

    def vacuum(self) -> None:
        """Give the room of removed tables back to the disk. For when nothing else goes on: it copies the whole file."""
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def settle(jobs: list[Job]) -> None:
    """Tell those who wait for these jobs."""
    for job in jobs:
        try:
            job.done(job)
        except Exception:  # whoever comes after it must hear it all the same
            _log.exception("told of something durable, somebody failed")


def _resolve(future: "Future[Any]", job: Job) -> None:
    _resolve_with(future, job.result, job.error)


def _resolve_with(future: "Future[Any]", result: Any, problem: BaseException | None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(result)


def _nothing(_: object) -> None:
    """A statement was executed; there is nothing to tell."""
