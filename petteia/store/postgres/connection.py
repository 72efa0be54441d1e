"""A connection to PostgreSQL that is used like one to SQLite: by one thread at a time, which waits for each answer.

asyncpg wants a loop, so each line has one of its own, and turns it only while its thread waits. The server's loop is
not it: what is asked here are several questions in a row, with work in between that would hold everybody up, and the
functions that ask them are the same as for SQLite.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import asyncpg

from petteia.store.connection import PATIENCE, Unreachable, in_postgresql
from petteia.store.schema import APPLICATION_ID

T = TypeVar("T")

ANSWER_SECONDS: Final = 60.0
CLASHES: Final[tuple[type[Exception], ...]] = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""What whoever asked is to blame for, or two at once. Everything else is the database's trouble: `Unreachable`."""
FAILURES: Final[tuple[type[Exception], ...]] = (Unreachable, *CLASHES)
TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
ALIVE: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "idle_in_transaction_session_timeout": "10000",
}
"""PostgreSQL notices in half a minute that somebody has gone, also when something was on its way to them, and sooner
that somebody stands still in the middle of a transaction; then it lets go of what they held, which others wait for."""
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


class PostgresConnection:
    """A connection to PostgreSQL. One that was lost is made anew when the next transaction begins, never within one."""

    def __init__(self, url: str, reads: bool = False, quick: bool = False) -> None:
        self.url = url
        self.reads = reads
        """It only reads: a transaction sees one moment, and could not write."""
        self.quick = quick
        """What it writes need not be on a disk when COMMIT returns."""
        self._loop = new_loop()
        self._connection: Any = None
        self._within = False
        """Whether a transaction is under way."""
        self.claims = ""
        """Nothing is asked unless this connection has a claim to the database (`ALONE`, `TOGETHER`)."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> QueryResult:
        """Carry a statement out."""
        said = in_postgresql(sql)
        if said == "ROLLBACK" and self._lost():
            self._within = False  # it went with the connection
            return QueryResult([], 0)
        values = [_plain(value) for value in parameters]
        connected = not self._lost()
        try:
            answer = self._run(self._execute(said, values))
        except Unreachable:
            if self._within or not connected or not self._lost():
                raise
            answer = self._run(self._execute(said, values))  # it had been lost before, and nothing had begun
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
            self._run(self._execute_many(in_postgresql(sql), rows))

    async def _execute(self, said: str, values: list[Any]) -> QueryResult:
        connection = await self._connected()
        if said.startswith(("SELECT", "WITH")) or " RETURNING " in said:
            rows = [tuple(row) for row in await connection.fetch(said, *values)]
            return QueryResult(rows, len(rows))
        done: str = await connection.execute(said, *values)
        count = done.rpartition(" ")[2]
        return QueryResult([], int(count) if count.isdecimal() else -1)

    async def _execute_many(self, said: str, rows: list[list[Any]]) -> None:
        await (await self._connected()).executemany(said, rows)

    def _lost(self) -> bool:
        return self._connection is None or self._connection.is_closed()

    async def _connected(self) -> Any:
        if self._lost():
            if self._within:
                raise Unreachable(f"the connection to {name_of(self.url)} was lost")
            self._connection = await connect(self.url, self.reads, self.quick)
            if self.claims:
                await self._claim()
        return self._connection

    async def _claim(self) -> None:
        if not await self._connection.fetchval(self.claims):
            await self._connection.close(timeout=PATIENCE)
            where = name_of(self.url)
            raise Unreachable(
                f"another Petteia serves from {where}; stop that one, name another database, or let both serve:"
                " petteia serve --workers 1"
            )

    def claim(self, together: bool = False) -> None:
        """Have the database for oneself from now on, or together with others who say so, also after the connection was
        lost. Unreachable if somebody else has it. For a line on which nothing is under way."""
        self.claims = TOGETHER if together else ALONE
        if not self._lost():
            self._run(self._claim())

    def _run(self, asked: "Coroutine[Any, Any, T]") -> T:
        try:
            return self._loop.run_until_complete(asked)
        except CLASHES:
            raise
        except TROUBLE as problem:
            if isinstance(problem, asyncpg.InternalClientError) and not self._lost():
                self._connection.terminate()  # cut off in the middle of something, it does not know where it is
            raise Unreachable(f"{name_of(self.url)}: {problem or type(problem).__name__}") from problem

    def pid(self) -> int:
        """By which number PostgreSQL knows this connection; 0 if there is none."""
        return 0 if self._lost() else int(self._connection.get_server_pid())

    def close(self) -> None:
        """Ask no more. From any thread, also one with a loop that runs."""
        if not self._loop.is_closed():
            apart(self._hang_up)

    def _hang_up(self) -> None:
        if not self._lost():
            try:
                self._loop.run_until_complete(self._connection.close(timeout=PATIENCE))
            except TROUBLE:
                self._connection.terminate()
        self._loop.run_until_complete(asyncio.sleep(0))  # what was closed is let go
        self._loop.close()


def new_loop() -> asyncio.AbstractEventLoop:
    """The loop that takes least to wait for one answer."""
    try:
        import uvloop
    except ModuleNotFoundError:  # on Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def connect(url: str, reads: bool = False, quick: bool = False) -> Any:
    """A connection of asyncpg's."""
    settings = {"application_name": "petteia", **ALIVE}
    if reads:
        settings |= {"default_transaction_isolation": "repeatable read", "default_transaction_read_only": "on"}
    if quick:
        settings |= {"synchronous_commit": "off"}
    return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=ANSWER_SECONDS, server_settings=settings)


def name_of(url: str) -> str:
    """An address for everybody's eyes: without what somebody gets in with."""
    parts = urlsplit(url)
    return f"postgres://{parts.hostname or 'localhost'}{parts.path}"


def apart(work: Callable[[], T]) -> T:
    """Do something on a thread of its own, and wait: whoever asks may have a loop that runs."""
    out: list[T] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            out.append(work())
        except BaseException as problem:
            failed.append(problem)

    thread = threading.Thread(target=run, name="petteia-store-apart")
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return out[0]


def _plain(value: Any) -> Any:
    """PostgreSQL has no text with a zero in it; nothing of ours has one either, so nothing is found by it."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value
