"""The store that several servers share: everything in one PostgreSQL database.

Anybody who may read the database can read the dealers' secrets of running games, so nothing else should use it.
"""

import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ClassVar, Final, TypeVar

from psycopg import errors

from petteia.store.connection import Connection, Unreachable
from petteia.store.journals.append_cache import AppendCache, JournalEnd
from petteia.store.postgres.cluster import ClusterStore
from petteia.store.postgres.cluster_schema import SHAPE as SHAPE_OF_COMPANY
from petteia.store.postgres.connection import CLASHES, FAILURES, PostgresConnection, name_of
from petteia.store.postgres.listener import CHANNEL
from petteia.store.schema import (
    APPLICATION_ID,
    BOXES,
    DAILY,
    DUPLICATES,
    NOTICES,
    PASSKEYS,
    RATINGS,
    TALK,
    TOURNAMENTS,
    WrongFile,
)
from petteia.store.schema_of_people import LESSONS, NOTES, PUZZLES
from petteia.store.single_server import SHAPE
from petteia.store.writer import JournalWriter
from petteia.tables.ports.store import Batch, Conflict, StoreError

T = TypeVar("T")

DAMAGE: Final = (errors.DataCorrupted, errors.IndexCorrupted)
READERS: Final = 4
"""How many reads run at once."""

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE events (
        table_id TEXT COLLATE "C" NOT NULL,
        seq BIGINT NOT NULL,
        at BIGINT NOT NULL,
        payload BYTEA NOT NULL,
        mark BIGINT,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        status TEXT NOT NULL,
        listed BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        due BIGINT,
        summary BYTEA NOT NULL
    );
    CREATE INDEX tables_changed ON tables (changed);
    CREATE INDEX tables_status ON tables (status, changed);
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE members (
        player TEXT COLLATE "C" NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL,
        gone BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (player, table_id)
    );
    CREATE INDEX members_table ON members (table_id);
    CREATE TABLE snapshots (
        table_id TEXT COLLATE "C" PRIMARY KEY,
        seq BIGINT NOT NULL,
        payload BYTEA NOT NULL,
        mark BIGINT
    );
    CREATE TABLE players (
        id TEXT COLLATE "C" PRIMARY KEY,
        name TEXT NOT NULL,
        created BIGINT NOT NULL,
        muted BIGINT NOT NULL DEFAULT 0,
        banned BIGINT NOT NULL DEFAULT 0,
        room BIGINT
    );
    CREATE TABLE tokens (
        hash BYTEA PRIMARY KEY,
        player TEXT NOT NULL,
        created BIGINT NOT NULL
    );
    CREATE INDEX tokens_player ON tokens (player);
    CREATE TABLE tickets (
        hash BYTEA PRIMARY KEY,
        kind TEXT NOT NULL,
        table_id TEXT NOT NULL,
        player TEXT NOT NULL,
        until BIGINT NOT NULL
    );
    CREATE TABLE house (
        key TEXT PRIMARY KEY,
        value BIGINT NOT NULL
    );
    CREATE TABLE aside (
        table_id TEXT COLLATE "C" PRIMARY KEY,
        at BIGINT NOT NULL,
        why TEXT NOT NULL
    );
    CREATE TABLE told (
        table_id TEXT COLLATE "C" NOT NULL,
        line BIGINT NOT NULL,
        gone BIGINT NOT NULL,
        payload BYTEA NOT NULL,
        PRIMARY KEY (table_id, line)
    );
    CREATE TABLE packed (
        table_id TEXT COLLATE "C" NOT NULL,
        kind TEXT NOT NULL,
        first BIGINT NOT NULL,
        last BIGINT NOT NULL,
        at BIGINT NOT NULL,
        payload BYTEA NOT NULL,
        mark BIGINT NOT NULL,
        PRIMARY KEY (table_id, kind, first)
    );
    """,
    SHAPE_OF_COMPANY,
    """
    CREATE TABLE writers (
        id TEXT PRIMARY KEY,
        at BIGINT NOT NULL
    )
    """,
    "",  # a row of `told` may hold several lines
    """
    ALTER TABLE events ADD COLUMN line BIGINT;
    ALTER TABLE events ADD COLUMN told BYTEA
    """,
    NOTICES.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA"),
    RATINGS.replace("INTEGER", "BIGINT"),
    NOTES.replace("INTEGER", "BIGINT"),
    BOXES.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA"),
    TALK.replace("INTEGER", "BIGINT"),
    PASSKEYS.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA"),
    DAILY.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA"),
    TOURNAMENTS.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA"),
    DUPLICATES.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA"),
    PUZZLES.replace("INTEGER", "BIGINT"),
    LESSONS.replace("INTEGER", "BIGINT"),
)
"""How a database of version n becomes one of version n + 1; the same tables as in SQLite (`petteia.store.schema`)."""
SIGN: Final = "INSERT INTO writers VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
SIGN_AND_HOLD: Final = f"WITH signed AS ({SIGN}) SELECT id FROM tables WHERE id = ANY(?::text[]) ORDER BY id FOR UPDATE"
WRITERS_NS: Final = 7 * 24 * 3600 * 10**9
"""A writer that has not signed for so long is gone."""
SIZE: Final = "SELECT pg_database_size(current_database())"


def bring_up(c: Connection, name: str, steps: tuple[str, ...] = STEPS) -> int:
    """Give the database the newest shape; returns the version it had. All or nothing, and one server at a time."""
    c.execute("BEGIN")
    try:
        c.execute("SELECT pg_advisory_xact_lock(?)", (APPLICATION_ID,))
        sql = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema()"
        there = {row[0] for row in c.execute(sql)}
        if there and not {"house", "events", "told"} <= there:
            raise WrongFile(f"{name} is a database, but not one of Petteia's; name another one")
        row = c.execute("SELECT value FROM house WHERE key = ?", (SHAPE,)).fetchone() if there else (0,)
        if row is None:
            raise WrongFile(f"{name} is a database, but not one of Petteia's; name another one")
        version = int(row[0])
        if version > len(steps):
            raise WrongFile(
                f"{name} has the shape of version {version}; this Petteia knows up to {len(steps)}. "
                "A newer Petteia is needed"
            )
        for step in steps[version:]:
            for statement in step.split(";"):
                if statement.strip():
                    c.execute(statement.strip())
        c.execute(
            "INSERT INTO house VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (SHAPE, len(steps)),
        )
        c.execute("COMMIT")
    except BaseException:
        c.execute("ROLLBACK")
        raise
    return version


class SharedAppendCache(AppendCache):
    """Others write to the same journals: what is known of a table holds while it is held, and no longer."""

    def __init__(self) -> None:
        super().__init__()
        self.me = secrets.token_hex(8)
        self.signed = 0
        """What is stored beside the writer's name if the transaction that has begun is durable. PostgreSQL's own number
        for it would not do: after a crash it gives the number again to another transaction, of any client."""

    def begin(self, c: Connection, tables: set[str]) -> None:
        """A transaction has begun, and is signed. It holds all its tables from now on, in one order, so that no two
        servers wait for each other whatever either does with them."""
        self.forget()
        self.signed = max(self.signed + 1, time.time_ns())
        if tables:
            c.execute(SIGN_AND_HOLD, (self.me, self.signed, sorted(tables)))
        else:
            c.execute(SIGN, (self.me, self.signed))

    def append(self, c: Connection, batches: list[Batch]) -> None:
        """Add entries to journals; listeners hear of it when they are durable."""
        super().append(c, batches)
        ends = {batch.table: batch.seq + len(batch.entries) - 1 for batch in batches}
        heard = [f"{table}:{seq}" for table, seq in ends.items()]
        c.execute(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(?::text[]) AS said", (heard,))

    def _meet(self, c: Connection, tables: set[str]) -> None:
        """Read how tables stand that are held."""
        if not tables:
            return
        names = sorted(tables)
        sql = (
            "SELECT n.id, coalesce(greatest(e.seq, last), 0), e.line, last IS NOT NULL, status, listed, changed, due,"
            " ARRAY(SELECT player FROM members WHERE table_id = n.id)"
            " FROM unnest(?::text[]) AS n(id) LEFT JOIN tables AS t ON t.id = n.id"
            " LEFT JOIN packed AS p ON p.table_id = n.id AND kind = 'record'"
            " LEFT JOIN LATERAL"
            " (SELECT seq, line FROM events WHERE table_id = n.id ORDER BY seq DESC LIMIT 1) AS e ON true"
        )
        for table, seq, line, is_packed, status, listed, changed, due, members in c.execute(sql, (names,)):
            row = None if status is None else (status, listed, changed, due)
            self._known[table] = JournalEnd(seq, line, is_packed, row, set(members))


class JournalServer(JournalWriter):
    """A database of journals, with this process's writer and its readers: threads that wait for PostgreSQL, so that the
    server's loop does not."""

    CLASHES: ClassVar[tuple[type[Exception], ...]] = (StoreError, *CLASHES)

    def __init__(self, url: str) -> None:
        self.url = url
        writing = PostgresConnection(url)
        try:
            bring_up(writing, name_of(url))
        except BaseException as problem:
            writing.close()
            if isinstance(problem, (Unreachable, ValueError)):
                raise WrongFile(f"{problem}. Is PostgreSQL running there, and is there such a database?") from problem
            raise
        self._readers = ThreadPoolExecutor(READERS, "petteia-store-reader")
        self._mine = threading.local()
        self._lines: list[PostgresConnection] = []
        self._line_to_write = writing
        self.shared = SharedAppendCache()
        self._enter(writing)
        super().__init__(writing, self.shared)

    def _enter(self, c: Connection) -> None:
        """A row of this writer's own, so that there is one to wait for."""
        c.execute("DELETE FROM writers WHERE at < ?", (time.time_ns() - WRITERS_NS,))
        c.execute(SIGN, (self.shared.me, time.time_ns()))

    def claim(self, together: bool = False) -> None:
        """No other server serves from this database as long as this one does, or only those that share it; a server
        that lost its claim writes no more. WrongFile if another server has it already."""
        try:
            self._line_to_write.claim(together)
        except Unreachable as problem:
            raise WrongFile(str(problem)) from problem

    def came_through(self) -> bool:
        """Ask PostgreSQL, on another connection and until it answers, what became of the transaction: until that is
        known no reply is sent. Without PostgreSQL nothing else could be written meanwhile."""
        other = PostgresConnection(self.url)
        try:
            while not self._closed:
                try:  # as long as the transaction goes on somewhere it holds the row, and this waits
                    said = other.execute("SELECT at FROM writers WHERE id = ? FOR UPDATE", (self.shared.me,)).fetchone()
                    return said is not None and said[0] == self.shared.signed
                except CLASHES:  # one that took over from another does not know it: there it was never created
                    return False
                except Unreachable as problem:
                    self.unwritable = str(problem)
                time.sleep(0.2)
        finally:
            other.close()
        return False

    def fault(self, problem: Exception) -> StoreError:
        """Of two that write the same number at once the primary key lets one through."""
        if isinstance(problem, errors.UniqueViolation) and problem.diag.table_name == "events":
            return Conflict(f"somebody else was first: {problem.diag.message_detail}")
        if isinstance(problem, errors.DeadlockDetected):
            return Conflict(f"somebody else was let through: {problem.diag.message_detail}")
        return super().fault(problem)

    def read(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Reading waits for no writer. The future resolves in the reading thread, which waiters do not hold up."""
        future: Future[T] = Future()
        try:
            self._readers.submit(self._read, work, future)
        except RuntimeError:
            future.set_exception(StoreError("the store is closed"))
        return future

    def _read(self, work: Callable[[Connection], T], future: "Future[T]") -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            result = work(self._line())
            self.unanswered = ""
            future.set_result(result)
        except FAILURES as problem:
            if isinstance(problem.__cause__, DAMAGE):
                self.unreadable = str(problem)
            elif isinstance(problem, Unreachable):  # anything else is the fault of the question
                self.unanswered = str(problem)
            future.set_exception(StoreError(f"the store could not read: {problem}"))
        except BaseException as problem:
            future.set_exception(problem)

    def _line(self) -> PostgresConnection:
        line: PostgresConnection | None = getattr(self._mine, "line", None)
        if line is None:
            line = self._mine.line = PostgresConnection(self.url, reads=True)
            self._lines.append(line)
        return line

    def hang_up(self) -> None:
        """Close the connections."""
        self._readers.shutdown()
        for line in (self.writing, *self._lines):
            line.close()


class PostgresStore(ClusterStore):
    """Stores tables in a database that others write to as well."""

    def __init__(self, url: str) -> None:
        super().__init__(url, name_of(url), JournalServer(url))
        self._size = 0

    def size(self) -> int:
        """How many bytes the database took when last asked; the caller does not wait."""

        def heard(asked: "Future[int]") -> None:
            if asked.exception() is None:
                self._size = asked.result()

        self.file.read(lambda c: int(c.execute(SIZE).fetchone()[0])).add_done_callback(heard)
        return self._size

    def vacuum(self) -> int:
        """Make the room of removed tables usable again; PostgreSQL also does that by itself."""
        line = PostgresConnection(str(self.where))
        try:
            before = line.execute(SIZE).fetchone()
            line.execute("VACUUM")
            after = line.execute(SIZE).fetchone()
            return 0 if before is None or after is None else int(before[0]) - int(after[0])
        finally:
            line.close()

    def settings(self) -> dict[str, Any]:
        """PostgreSQL's actual settings for durability."""
        names = ("fsync", "synchronous_commit", "full_page_writes")
        asked = self.file.call(lambda c: [c.execute(f"SELECT current_setting('{n}')").fetchone()[0] for n in names])
        return dict(zip(names, asked.result(), strict=True))
