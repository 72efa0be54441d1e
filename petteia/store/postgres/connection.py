"""A connection to PostgreSQL that is used like one to SQLite: by one thread at a time, which waits for each answer."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from time import monotonic
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, urlsplit

import psycopg
from psycopg import errors
from psycopg.adapt import AdaptersMap
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import Conninfo, TransactionStatus
from psycopg.types.numeric import Int8BinaryDumper

from petteia.store.connection import PATIENCE, Unreachable, in_postgresql
from petteia.store.schema import APPLICATION_ID

T = TypeVar("T")

ANSWER_SECONDS: Final = 60.0
CLASHES: Final[tuple[type[Exception], ...]] = (
    psycopg.IntegrityError,
    psycopg.DataError,
    errors.DeadlockDetected,
    errors.SerializationFailure,
)
"""Errors of the caller's, or of two transactions at once. All others are the database's trouble: `Unreachable`."""
FAILURES: Final[tuple[type[Exception], ...]] = (Unreachable, *CLASHES)
TROUBLE: Final = (psycopg.Error, OSError)
SETTINGS: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "idle_in_transaction_session_timeout": "10000",
    "statement_timeout": "50000",
}
"""PostgreSQL notices in half a minute that a client is gone, even with data on its way to it, and sooner that one
stands still in the middle of a transaction; then it releases the locks that others wait for. It gives a statement up
before we do (`ANSWER_SECONDS`), for the same reason."""
KEYWORDS: Final = {option.keyword.decode() for option in Conninfo.get_defaults()}
"""What an address may name of a connection. Anything else in it is a setting of PostgreSQL's (`search_path`)."""
NO_HOST: Final = "/run/postgresql,/tmp,localhost"
"""Where PostgreSQL is looked for if an address does not say so."""
ADAPTERS: Final = AdaptersMap(psycopg.adapters)
"""Every number is a BIGINT, as in our tables: otherwise a statement would be prepared for each size of number."""
ADAPTERS.register_dumper(int, Int8BinaryDumper)
ADAPTERS.register_dumper(bool, Int8BinaryDumper)
ALONE: Final = f"SELECT pg_try_advisory_lock({APPLICATION_ID}, hashtext(current_schema()))"
TOGETHER: Final = f"SELECT pg_try_advisory_lock_shared({APPLICATION_ID}, hashtext(current_schema()))"
"""How a server claims a database: for itself, or with others who do so together."""
ENDS: Final = ("COMMIT", "ROLLBACK")


class QueryResult:
    """What came of a statement."""

    __slots__ = ("_rows", "rowcount")

    def __init__(self, rows: list[tuple[Any, ...]], rowcount: int) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> tuple[Any, ...] | None:
        """The next row, or None."""
        return next(self._rows, None)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return self._rows


class TimedConnection(psycopg.Connection[tuple[Any, ...]]):
    """A connection of psycopg's that waits for no answer longer than so many seconds."""

    seconds = ANSWER_SECONDS

    def wait(self, gen: Generator[Any, Any, T], *how: Any, **timing: Any) -> T:
        """Every answer is waited for here, also one to a statement that libpq has sent already."""
        return super().wait(_limited(gen, self.seconds), *how, **timing)


def _limited(waiting: Generator[Any, Any, T], seconds: float) -> Generator[Any, Any, T]:
    """Limit how long a query waits: it is resumed several times a second, ready or not."""
    until = monotonic() + seconds
    try:
        wanted = next(waiting)
        while True:
            ready = yield wanted
            if not ready and monotonic() > until:
                raise TimeoutError(f"no answer within {seconds:g} seconds")
            wanted = waiting.send(ready)
    except StopIteration as end:
        answer: T = end.value
        return answer


class PostgresConnection:
    """A connection to PostgreSQL. If it was lost it is made anew when the next transaction begins, never within one."""

    def __init__(self, url: str, reads: bool = False, quick: bool = False) -> None:
        self.url = url
        self.reads = reads
        """It only reads: a transaction sees one moment, and could not write."""
        self.quick = quick
        """What it writes need not be on a disk when COMMIT returns."""
        self._connection: TimedConnection | None = None
        self._within = False
        """Whether a transaction is under way."""
        self.claims = ""
        """Nothing is run unless this connection has a claim to the database (`ALONE`, `TOGETHER`)."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> QueryResult:
        """Carry a statement out."""
        said = in_postgresql(sql)
        if said == "ROLLBACK" and self._lost():
            self._within = False  # it went with the connection
            return QueryResult([], 0)
        values = [_plain(value) for value in parameters]
        connected = not self._lost()
        try:
            answer = self._run(lambda: self._execute(said, values))
        except Unreachable:
            if self._within or not connected or not self._lost():
                raise
            answer = self._run(lambda: self._execute(said, values))  # it had been lost before, and nothing had begun
        finally:
            if said in ENDS:
                self._within = False
        if said == "BEGIN":
            self._within = True
        return answer

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        """Carry it out once for each row of values."""
        rows = [[_plain(value) for value in row] for row in parameters]
        if rows:
            self._run(lambda: self._connected().executemany(in_postgresql(sql), rows))

    def _execute(self, said: str, values: list[Any]) -> QueryResult:
        cursor = self._connected().execute(said, values)
        return QueryResult(cursor.fetchall() if cursor.description else [], cursor.rowcount)

    def _lost(self) -> bool:
        return self._connection is None or self._connection.closed

    def _connected(self) -> "psycopg.Cursor[tuple[Any, ...]]":
        if self._lost():
            if self._within:
                raise Unreachable(f"the connection to {name_of(self.url)} was lost")
            self._connection = connect(self.url, self.reads, self.quick)
            self._cursor = self._connection.cursor(binary=True)
            if self.claims:
                self._claim(self._connection)
        return self._cursor

    def _claim(self, connection: TimedConnection) -> None:
        claimed = connection.execute(self.claims).fetchone()
        if claimed is None or not claimed[0]:
            connection.close()
            where = name_of(self.url)
            raise Unreachable(
                f"another Petteia serves from {where}; stop that one, name another database, or let both serve:"
                " petteia serve --workers 1"
            )

    def claim(self, together: bool = False) -> None:
        """Claim the database for this server alone, or together with others that say so, also after the connection was
        lost. Unreachable if another server has it. For a connection on which nothing is under way."""
        self.claims = TOGETHER if together else ALONE
        connection = self._connection
        if connection is not None and not connection.closed:
            self._run(lambda: self._claim(connection))

    def _run(self, asked: Callable[[], T]) -> T:
        try:
            return asked()
        except CLASHES:
            raise
        except TROUBLE as problem:
            connection = self._connection
            if connection is not None and connection.info.transaction_status == TransactionStatus.ACTIVE:
                connection.close()  # cut off in the middle of something, it does not know where it is
            what = str(problem).partition("\n")[0] or type(problem).__name__
            raise Unreachable(f"{name_of(self.url)}: {what}") from problem

    def pid(self) -> int:
        """The number by which PostgreSQL knows this connection; 0 if there is none."""
        connection = self._connection
        return 0 if connection is None or connection.closed else connection.info.backend_pid

    def close(self) -> None:
        """Stop running anything. From any thread."""
        if self._connection is not None:
            self._connection.close()


def connect(url: str, reads: bool = False, quick: bool = False) -> TimedConnection:
    """A connection of psycopg's. What an address asks for after its `?` concerns the connection (`sslmode`), or it is
    a setting of PostgreSQL's (`search_path`)."""
    address, _, query = url.partition("?")
    asked: dict[str, Any] = dict(parse_qsl(query))
    if "database" in asked:
        asked["dbname"] = asked.pop("database")
    settings = {name: asked.pop(name) for name in list(asked) if name not in KEYWORDS} | SETTINGS
    if reads:
        settings |= {"default_transaction_isolation": "repeatable read", "default_transaction_read_only": "on"}
    if quick:
        settings |= {"synchronous_commit": "off"}
    options = [asked.pop("options", ""), *(f"-c {name}={_escaped(value)}" for name, value in settings.items())]
    asked = {"connect_timeout": int(PATIENCE), **asked, "application_name": "petteia", "client_encoding": "utf8"}
    try:
        asked |= conninfo_to_dict(address, **asked, options=" ".join(options))
    except psycopg.ProgrammingError:  # what libpq says of it names the password
        raise Unreachable(f"{name_of(url)}: that is no address of a database") from None
    if os.name != "nt" and "PGHOST" not in os.environ and not asked.keys() & {"host", "hostaddr", "service"}:
        asked["host"] = NO_HOST
    return TimedConnection.connect(autocommit=True, cursor_factory=psycopg.RawCursor, context=ADAPTERS, **asked)


def _escaped(value: str) -> str:
    """In the form of libpq's `options`."""
    return value.replace("\\", "\\\\").replace(" ", "\\ ")


def name_of(url: str) -> str:
    """An address that everybody may see: without credentials."""
    parts = urlsplit(url)
    return f"postgres://{parts.hostname or 'localhost'}{parts.path}"


def _plain(value: Any) -> Any:
    """PostgreSQL has no text with a zero in it; nothing of ours has one either, so nothing is found by it. An array
    goes as its text, which takes a fifth of the time that psycopg would take for it."""
    if isinstance(value, str):
        return value.replace("\0", "\ufffd")
    if isinstance(value, (list, tuple)):
        return "{" + ",".join(str(each) if isinstance(each, int) else _quoted(_plain(each)) for each in value) + "}"
    return value


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
