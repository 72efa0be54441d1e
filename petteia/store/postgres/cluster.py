"""Several servers on one PostgreSQL database: who is there, who looks after which table, who is connected where, and
how they hear of each other.

What holds only for the moment (keepers, who is present) is in tables that PostgreSQL keeps without its log: if it fails
they are empty, and all servers write again what holds. They are written on a separate connection, in separate
transactions: no move waits for them, and no two servers wait for each other.

Nothing here decides what is right. A server that was held up and believes that it still looks after a table writes to
its journal like all others, and the primary key decides who was first.
"""

import contextlib
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from petteia.store.connection import PATIENCE, Connection, know, known
from petteia.store.journals.reader import read_entries, whole
from petteia.store.postgres.cluster_schema import ENTRIES_OF_MANY, IS_ALIVE, LOCKS, LOCKS_HELD, NOW
from petteia.store.postgres.connection import FAILURES, PostgresConnection
from petteia.store.postgres.listener import ASIDE, CHANNEL, Heard, NotifyListener
from petteia.store.schema import APPLICATION_ID
from petteia.store.single_server import ALIVE, AWAY, BACK
from petteia.store.sql import SqlStore
from petteia.store.writer import JournalWriter, resolve_with
from petteia.tables.ports.store import NUDGED, Away, Damaged, EphemeralState, StoreError

T = TypeVar("T")

FORGOTTEN_MS: Final = 24 * 3600_000


class JournalRead:
    """A request for entries of a journal, and the future that waits for them."""

    __slots__ = ("after", "answer", "table")

    def __init__(self, table: str, after: int) -> None:
        self.table = table
        self.after = after
        self.answer: Future[list[bytes]] = Future()


class PresenceChanges:
    """Who comes or goes, by table and player: since when they are there, or None; and the future of that write."""

    def __init__(self) -> None:
        self.at: dict[tuple[str, str], int | None] = {}
        self.written: Future[None]


class ClusterStore(SqlStore):
    """A store that others serve from, too."""

    shared = True

    def __init__(self, url: str, name: str, file: JournalWriter) -> None:
        super().__init__(url, name, file)
        self.me = secrets.token_hex(8)
        self._connection = PostgresConnection(url, quick=True)
        self._thread = ThreadPoolExecutor(1, "petteia-store-company")
        self._lock = secrets.randbits(31)
        self._listener = NotifyListener(url)
        self._serves = False
        self._asked: list[JournalRead] = []
        self._reading = False
        self._door = threading.RLock()
        """Guards the requests for journals that have not been read yet, and whether a thread is reading."""
        self._moving: PresenceChanges | None = None
        self._not_let: set[str] = set()
        """What this server no longer looks after, but could not say yet. (Only its own thread uses this.)"""

    def close(self) -> None:
        """Finish what was asked for and stop; others take over the tables."""
        super().close()
        self._listener.close()
        if self._serves:
            self._serves = False
            with contextlib.suppress(Exception):
                self._beside(self._goodbye).result(PATIENCE)
        self._thread.shutdown()
        self._connection.close()

    def _beside(
        self,
        work: Callable[[Connection], T],
        written: Callable[[], None] = lambda: None,
        failed: Callable[[], None] = lambda: None,
    ) -> "Future[T]":
        """Something small that is written beside the journals, all or nothing; what is done then, on the same
        thread."""
        future: Future[T] = Future()

        def run() -> None:
            try:
                self._connection.execute("BEGIN")
                try:
                    result = work(self._connection)
                    self._connection.execute("COMMIT")
                except BaseException:
                    self._connection.execute("ROLLBACK")
                    raise
                written()
                resolve_with(future, result, None)
            except FAILURES as problem:
                failed()
                resolve_with(future, None, StoreError(f"the store could not write: {problem}"))
            except BaseException as problem:
                failed()
                resolve_with(future, None, problem)

        try:
            self._thread.submit(run)
        except RuntimeError:
            future.set_exception(StoreError("the store is closed"))
        return future

    # -- who is there ---------------------------------------------------------------------------

    def _here(self, c: Connection, now: int) -> int:
        """Say that this server is there; returns when one last said so, by that server's clock."""
        row = c.execute("SELECT coalesce(max(at), 0) FROM servers").fetchone()
        sql = "INSERT INTO servers VALUES (?, ?, ?, {0}) ON CONFLICT (id) DO UPDATE SET at = excluded.at, seen = {0}"
        c.execute(sql.format(NOW), (self.me, self._lock, now))
        return max(int(row[0]), known(c, ALIVE))

    def beat(self, now: int) -> "Future[int]":
        """The server is alive; when one last said so."""
        return self.file.call(lambda c: self._here(c, now))

    def begin(self, now: int) -> "Future[Away]":
        """A server begins. The first one after a time without any says how long that was, for all."""
        self._serves = True
        self._connection.claims = f"SELECT pg_try_advisory_lock({LOCKS}, {self._lock})"

        def work(c: Connection) -> Away:
            c.execute("SELECT pg_advisory_xact_lock(?::int, hashtext(current_schema()))", (APPLICATION_ID + 1,))
            alone = c.execute(f"SELECT 1 FROM {IS_ALIVE} AND id <> ?", (self.me,)).fetchone() is None
            last = self._here(c, now)
            if not alone:
                return Away(known(c, AWAY), known(c, BACK))
            away = Away(now - last, now) if last else Away()
            know(c, AWAY, away.ms)
            know(c, BACK, away.until)
            c.execute(f"DELETE FROM servers WHERE seen < {NOW} - {FORGOTTEN_MS} AND id <> ?", (self.me,))
            for kept in ("keepers", "present"):
                c.execute(f"DELETE FROM {kept} WHERE server NOT IN (SELECT id FROM {IS_ALIVE})")
            c.execute("DELETE FROM beside")
            return away

        return self._beside(work)

    def _goodbye(self, c: Connection) -> None:
        """Give up everything that this server looked after."""
        kept = [row[0] for row in c.execute("DELETE FROM keepers WHERE server = ? RETURNING name", (self.me,))]
        there = [row[0] for row in c.execute("DELETE FROM present WHERE server = ? RETURNING table_id", (self.me,))]
        c.execute("UPDATE servers SET seen = 0 WHERE id = ?", (self.me,))
        _say(c, {*kept, *there})

    # -- who does what a table does by itself -----------------------------------------------------

    def hold(self, names: list[str]) -> "Future[set[str]]":
        """The names among these that this server looks after."""

        def work(c: Connection) -> set[str]:
            self._not_let.difference_update(names)
            if self._not_let:
                self._let(c, self._not_let)
            mine = self._mine(c, names)
            free = sorted(set(names) - mine)
            if free:
                alive = f"SELECT id FROM {IS_ALIVE}"
                c.execute(
                    f"INSERT INTO keepers SELECT n, ?::text FROM unnest(?::text[]) AS n"
                    f" WHERE n NOT IN (SELECT name FROM keepers WHERE server IN ({alive})) ORDER BY n"
                    f" ON CONFLICT (name) DO UPDATE SET server = excluded.server WHERE keepers.server NOT IN ({alive})",
                    (self.me, free),
                )
                mine = self._mine(c, names)
            return mine

        return self._beside(work, self._not_let.clear)

    def _mine(self, c: Connection, names: list[str]) -> set[str]:
        sql = "SELECT name FROM keepers WHERE server = ? AND name = ANY(?::text[])"
        return {row[0] for row in c.execute(sql, (self.me, names))}

    def let(self, names: list[str]) -> "Future[None]":
        """Let other servers look after these: from now on, or if the database cannot be told, as soon as it can."""

        def work(c: Connection) -> None:
            self._let(c, {*names, *self._not_let})

        return self._beside(work, self._not_let.clear, lambda: self._not_let.update(names))

    def _let(self, c: Connection, names: set[str]) -> None:
        sql = "DELETE FROM keepers WHERE server = ? AND name = ANY(?::text[]) RETURNING name"
        _say(c, {row[0] for row in c.execute(sql, (self.me, sorted(names)))})

    def due(self, until: int, limit: int = 1000) -> "Future[list[str]]":
        """The tables that have to be looked after until then and that no other server looks after."""
        sql = (
            "SELECT id FROM tables WHERE due <= ? AND id NOT IN"
            f" (SELECT name FROM keepers WHERE server <> ? AND server IN (SELECT id FROM {IS_ALIVE}))"
            " ORDER BY due, id LIMIT ?"
        )
        return self.file.read(lambda c: [row[0] for row in c.execute(sql, (until, self.me, limit))])

    # -- who is connected where -------------------------------------------------------------------

    def come(self, table: str, player: str, at: int) -> "Future[None]":
        """A player is connected here, and is at that table."""
        return self._move(table, player, at)

    def leave(self, table: str, player: str) -> "Future[None]":
        """Not any longer."""
        return self._move(table, player, None)

    def _move(self, table: str, player: str, at: int | None) -> "Future[None]":
        """Everybody who comes or goes while others are written down is written down together after them."""
        with self._door:
            moving = self._moving
            if moving is None:
                moving = self._moving = PresenceChanges()
                moving.written = self._beside(partial(self._write_moves, moving))
                moving.written.add_done_callback(lambda _: self._leave_open(moving))  # nothing may have come of it
            moving.at[table, player] = at
            return moving.written

    def _leave_open(self, moving: "PresenceChanges") -> None:
        """Later changes are written next time."""
        with self._door:
            if self._moving is moving:
                self._moving = None

    def _write_moves(self, moving: "PresenceChanges", c: Connection) -> None:
        self._leave_open(moving)
        come = sorted((*who, at) for who, at in moving.at.items() if at is not None)
        gone = sorted(who for who, at in moving.at.items() if at is None)
        told: set[str] = set()
        if come:
            tables, players, times = zip(*come, strict=True)
            arrivals = "FROM unnest(?2::text[], ?3::text[], ?4::bigint[]) AS n(t, p, a)"
            sql = f"INSERT INTO present SELECT t, p, ?1, a {arrivals} ON CONFLICT DO NOTHING RETURNING table_id"
            told |= {row[0] for row in c.execute(sql, (self.me, tables, players, times))}
        if gone:
            tables, players = zip(*gone, strict=True)
            departures = "USING unnest(?2::text[], ?3::text[]) AS n(t, p) WHERE table_id = t AND player = p"
            sql = f"DELETE FROM present {departures} AND server = ?1 RETURNING table_id"
            told |= {row[0] for row in c.execute(sql, (self.me, tables, players))}
        _say(c, told)

    def are_here(self, present: list[tuple[str, str]], at: int) -> "Future[None]":
        """These are connected here, and no one else."""

        def work(c: Connection) -> None:
            rows = c.execute("SELECT table_id, player FROM present WHERE server = ?", (self.me,))
            known = {(row[0], row[1]) for row in rows}
            gone, come = known - set(present), set(present) - known
            sql = "DELETE FROM present WHERE table_id = ? AND player = ? AND server = ?"
            c.executemany(sql, [(*one, self.me) for one in sorted(gone)])
            c.executemany("INSERT INTO present VALUES (?, ?, ?, ?)", [(*one, self.me, at) for one in sorted(come)])
            _say(c, {table for table, _ in gone | come})

        self._moving = None  # who comes or goes from now on is written after this
        return self._beside(work)

    def elsewhere(self, tables: list[str]) -> "Future[dict[str, set[str]]]":
        """Who is at these tables, connected to another server that is alive."""

        def work(c: Connection) -> dict[str, set[str]]:
            out: dict[str, set[str]] = {}
            sql = (
                "SELECT table_id, player FROM present WHERE table_id = ANY(?::text[]) AND server <> ?"
                f" AND server IN (SELECT id FROM {IS_ALIVE})"
            )
            for table, player in c.execute(sql, (tables, self.me)):
                out.setdefault(table, set()).add(player)
            return out

        return self.file.read(work)

    def alive(self) -> "Future[frozenset[str]]":
        """The servers that are there, each with the process of PostgreSQL that holds its lock: that is another one when
        its connection was lost and made anew, and others may have taken over meanwhile what it looked after."""
        holder = f"SELECT max(pid) FROM {LOCKS_HELD} AND objid::bigint = lock"
        sql = f"SELECT id, ({holder}) FROM {IS_ALIVE}"
        return self.file.read(lambda c: frozenset([f"{row[0]} {row[1]}" for row in c.execute(sql)]))

    def put_ephemeral(self, table: str, ephemeral: list[EphemeralState]) -> "Future[None]":
        """Tell other servers. What clients wait for is sent at once; picks are looked up when needed."""

        def work(c: Connection) -> None:
            sql = (
                "INSERT INTO beside VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, kind, seat)"
                " DO UPDATE SET number = excluded.number, said = excluded.said"
            )
            c.executemany(sql, [(table, one.kind, one.seat, one.number, one.said) for one in ephemeral])
            if any(one.kind == NUDGED for one in ephemeral):
                _say(c, {table})

        return self._beside(work)

    def ephemeral(self, tables: list[str]) -> "Future[dict[str, list[EphemeralState]]]":
        """What other servers have told."""
        sql = "SELECT table_id, kind, seat, number, said FROM beside WHERE table_id = ANY(?::text[]) ORDER BY seat"

        def work(c: Connection) -> dict[str, list[EphemeralState]]:
            out: dict[str, list[EphemeralState]] = {}
            for table, *row in c.execute(sql, (tables,)):
                out.setdefault(table, []).append(EphemeralState(*row))
            return out

        return self.file.read(work)

    # -- what others have done ----------------------------------------------------------------------

    def listen(self, heard: Heard) -> None:
        """Hear of what others do."""
        self._listener.listen(heard, self.file)

    def say(self, said: list[str]) -> "Future[None]":
        """Send to all servers of this cluster: others may have theirs in the same database."""
        sql = f"SELECT pg_notify('{ASIDE}', current_schema() || ' ' || said) FROM unnest(?::text[]) AS said"

        def work(c: Connection) -> None:
            c.execute(sql, (said,))

        return self._beside(work)

    def overhear(self, heard: Callable[[str], None]) -> None:
        """Hear what they say."""
        self._listener.overheard = heard

    def entries(self, table: str, after: int) -> "Future[list[bytes]]":
        """The entries of a table's journal after that number. Requests made while others are being read join the
        next query: a server that follows hundreds of tables asks once for all that others write at a moment."""
        asked = JournalRead(table, after)
        with self._door:
            self._asked.append(asked)
            if self._reading:
                return asked.answer
            self._reading = True
        self.file.read(self._read_asked).add_done_callback(self._stopped_reading)
        return asked.answer

    def _read_asked(self, c: Connection) -> None:
        while True:
            with self._door:
                asked, self._asked = self._asked, []
                if not asked:
                    self._reading = False
                    return
            try:
                self._answer(c, asked)
            except BaseException:
                with self._door:
                    self._asked += [one for one in asked if not one.answer.done()]
                raise

    def _answer(self, c: Connection, asked: "list[JournalRead]") -> None:
        found: dict[int, list[tuple[int, bytes, int | None]]] = {}
        for place, *row in c.execute(ENTRIES_OF_MANY, ([one.table for one in asked], [one.after for one in asked])):
            found.setdefault(place, []).append((row[0], row[1], row[2]))
        for place, one in enumerate(asked, 1):
            written = found.get(place, [])
            if written and whole(one.table, written, one.after + 1) == len(written):
                resolve_with(one.answer, [payload for _, payload, _ in written], None)
                continue
            try:  # packed, gone or damaged: looked at one by one
                resolve_with(one.answer, read_entries(c, one.table, one.after), None)
            except StoreError as problem:
                if isinstance(problem, Damaged):
                    self.damaged.add(one.table)
                resolve_with(one.answer, None, problem)

    def _stopped_reading(self, reading: "Future[None]") -> None:
        """If reading stopped because the database could not be asked, fail all that wait."""
        problem = reading.exception()
        if problem is not None:
            with self._door:
                asked, self._asked, self._reading = self._asked, [], False
            for one in asked:
                resolve_with(one.answer, None, problem)

    def lengths(self, tables: list[str]) -> "Future[dict[str, int]]":
        """How many entries these journals have; deleted ones are left out."""
        sql = "SELECT n, (SELECT max(seq) FROM events WHERE table_id = n) FROM unnest(?::text[]) AS n"
        return self.file.read(lambda c: {row[0]: row[1] for row in c.execute(sql, (tables,)) if row[1] is not None})


def _say(c: Connection, tables: set[str]) -> None:
    """Tell that players have come or gone at these tables, or that they are no longer looked after."""
    if tables:
        said = [f"{table}:0" for table in sorted(tables)]
        c.execute(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(?::text[]) AS said", (said,))
