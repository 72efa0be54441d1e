"""Tables, people and values about the database itself: the queries that SQLite and PostgreSQL share."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from petteia.store import maintenance
from petteia.store.connection import HOLD, Connection, know, known
from petteia.store.journals import delivered, packed
from petteia.store.journals.reader import (
    LISTED,
    as_listed,
    kept_entries,
    kept_snapshot,
    read_entries,
    read_standing,
    read_tables,
)
from petteia.store.people.boxes import Boxes
from petteia.store.people.daily import DailyDeals
from petteia.store.people.lessons import Lessons
from petteia.store.people.merge_and_erase import Identity
from petteia.store.people.notes import Notes
from petteia.store.people.notices import Notices
from petteia.store.people.passkeys import Passkeys
from petteia.store.people.players import PlayerStore
from petteia.store.people.puzzles import PuzzleTryStore
from petteia.store.people.ratings import Ratings
from petteia.store.people.talk import Talk
from petteia.store.people.tournaments import Tournaments
from petteia.store.schema import WrongFile, mark_of
from petteia.store.single_server import MOVING
from petteia.store.writer import JournalWriter, WriteJob, resolve_with
from petteia.tables.commands.account_changes import renamed
from petteia.tables.messages import ToldEvent
from petteia.tables.ports.store import (
    Aside,
    Back,
    Batch,
    Damaged,
    Journal,
    NoSuchTable,
    Standing,
)
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import Delivery

BACKED_UP: Final = "backed up"
_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, seq, payload, mark) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
    " DO UPDATE SET seq = excluded.seq, payload = excluded.payload, mark = excluded.mark"
)
_ASIDE: Final = (
    "INSERT INTO aside VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, why = excluded.why"
)
_HELD: Final = f"SELECT changed FROM tables WHERE id = ? {HOLD}"


class SqlStore(PlayerStore):
    """Stores tables in a database. Implements `petteia.tables.ports.store.Store`."""

    def __init__(self, where: str | Path, name: str, file: JournalWriter) -> None:
        super().__init__(file)
        self.where = where
        """Where the database is, for code that opens it to read."""
        self.name = name
        """The same for everybody's eyes."""
        self.notices = Notices(file)
        self.ratings = Ratings(file)
        self.notes = Notes(file)
        self.lessons = Lessons(file)
        self.boxes = Boxes(file)
        self.talk = Talk(file)
        self.daily = DailyDeals(file)
        self.puzzles = PuzzleTryStore(file)
        self.tournaments = Tournaments(file)
        self.passkeys = Passkeys(file)
        self.identity = Identity(file)
        self.damaged: set[str] = set()
        """Tables whose journals were found damaged."""

    def deliver_on(self, post: Callable[[Callable[[], None]], object]) -> None:
        """Where futures resolve."""
        self.file.deliver_on(post)

    def close(self) -> None:
        """Finish what was asked for and stop."""
        self.file.close()

    # -- tables ---------------------------------------------------------------------------------

    def write(self, batch: Batch, done: Callable[[BaseException | None], None]) -> None:
        """Add entries to a journal; `done` is called afterwards."""
        self.file.give(WriteJob(lambda job: done(job.error), batch))

    def append(self, batch: Batch) -> "Future[None]":
        """Add entries to a journal."""
        future: Future[None] = Future()
        self.write(batch, lambda problem: resolve_with(future, None, problem))
        return future

    def journal(self, table: str, damaged: bool = False) -> "Future[Journal]":
        """A table's journal."""

        def work(c: Connection) -> Journal:
            entries, all_of_them = kept_entries(c, table)
            if not all_of_them and not damaged:
                self.damaged.add(table)
                raise Damaged(f"entry {len(entries) + 1} of the journal of table {table} is not what was written")
            if not entries and all_of_them:
                raise NoSuchTable(f"there is no table {table[:40]!r}")
            kept = kept_snapshot(c, table)
            return Journal(entries, kept[1] if kept else None)

        return self.file.read(work)

    def standing(self, table: str) -> "Future[Standing]":
        """How a table stands, without its journal."""

        def work(c: Connection) -> Standing:
            try:
                return read_standing(c, table)
            except Damaged:
                self.damaged.add(table)
                raise

        return self.file.read(work)

    def entries(self, table: str, after: int) -> "Future[list[bytes]]":
        """The entries of a table's journal after that number."""

        def work(c: Connection) -> list[bytes]:
            try:
                return read_entries(c, table, after)
            except Damaged:
                self.damaged.add(table)
                raise

        return self.file.read(work)

    def told(self, table: str, seat: int, first: int, count: int) -> "Future[list[ToldEvent] | None]":
        """What a seat was told, from event `first` on."""
        return self.file.read(lambda c: delivered.page(c, table, seat, first, count))

    def back(self, table: str, seat: int, moment: int, given: int) -> "Future[Back | None]":
        """Where an undo to a seat's update would lead."""
        return self.file.read(lambda c: delivered.back(c, table, seat, moment, given))

    def deliveries(self, table: str) -> "Future[list[Delivery]]":
        """Everything that was told at a table."""
        return self.file.read(lambda c: delivered.deliveries(c, table))

    def keep_told(self, table: str, deliveries: list[Delivery]) -> "Future[None]":
        """Store what was told before this was stored."""

        def work(c: Connection) -> None:
            c.execute(_HELD, (table,))
            delivered.forget(c, table)  # told again because what is stored of it is incomplete
            for delivery in deliveries:
                c.execute(delivered.INSERT.format("(?, ?, ?, ?)"), delivered.row(table, delivery))
            for delivery in deliveries:
                delivered.take_back(c, table, delivery)
            if any(delivery.line == 0 for delivery in deliveries):  # whole: what was taken back meanwhile must show
                delivered.take_back_again(c, table, max(delivery.line for delivery in deliveries))

        return self.file.call(work, table)

    def keep_snapshot(self, table: str, seq: int, snapshot: bytes) -> "Future[None]":
        """Store a snapshot taken after entry `seq`."""

        def work(c: Connection) -> None:
            if seq > packed.length(c, table):  # a snapshot of what never became durable would be worse than none
                return
            sql = "SELECT payload FROM events WHERE table_id = ? AND seq > ?"
            since = [bytes(row[0]) for row in c.execute(sql, (table, seq)).fetchall()]
            if not renamed([*packed.entries(c, table, seq)[0], *since]):  # it would bring an erased name back
                c.execute(_SNAPSHOT, (table, seq, snapshot, mark_of(table, seq, snapshot)))

        return self.file.call(work, table)

    def drop_snapshots(self) -> "Future[None]":
        """Forget the cache."""

        def work(c: Connection) -> None:
            c.execute("DELETE FROM snapshots")
            c.execute("DELETE FROM packed WHERE kind = 'snapshot'")

        return self.file.call(work)

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
        return self.file.read(lambda c: read_tables(c, status, player, listed, after, limit))

    def summary(self, table: str) -> "Future[Summary | None]":
        """A table as it is listed."""

        def work(c: Connection) -> Summary | None:
            row = c.execute(f"SELECT {LISTED} FROM tables WHERE id = ?", (table,)).fetchone()
            return as_listed(*row) if row else None

        return self.file.read(work)

    def length(self, table: str) -> "Future[int]":
        """How many entries its journal has."""
        return self.file.read(lambda c: packed.length(c, table))

    def set_aside(self, aside: Aside) -> "Future[None]":
        """A table needs the host."""

        def work(c: Connection) -> None:
            c.execute(_ASIDE, (aside.table, aside.at, aside.why))
            c.execute("UPDATE tables SET due = NULL WHERE id = ?", (aside.table,))
            self.file.append_cache.forget()

        return self.file.call(work)

    def no_longer_aside(self, table: str, now: int) -> "Future[None]":
        """The table is tried again."""

        def work(c: Connection) -> None:
            c.execute("DELETE FROM aside WHERE table_id = ?", (table,))
            c.execute("UPDATE tables SET due = ? WHERE id = ? AND status IN ('starting', 'running')", (now, table))
            self.file.append_cache.forget()

        return self.file.call(work)

    def aside(self) -> "Future[list[Aside]]":
        """The tables that are set aside."""
        return self.file.read(lambda c: [Aside(*row) for row in c.execute("SELECT * FROM aside ORDER BY at, table_id")])

    def due(self, until: int, limit: int = 1000) -> "Future[list[str]]":
        """The tables that have to be looked after until then."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?"
        return self.file.read(lambda c: [row[0] for row in c.execute(sql, (until, limit))])

    def sweep(self, *, open_before: int, closed_before: int) -> "Future[int]":
        """Remove abandoned tables."""

        def next_one(c: Connection) -> str | None:
            sql = (
                "SELECT id FROM tables WHERE (status IN ('open', 'starting') AND changed < ?)"
                f" OR (status = 'closed' AND changed < ?) LIMIT 1 {HOLD}"
            )
            row = c.execute(sql, (open_before, closed_before)).fetchone()
            return row[0] if row else None

        return self._remove(next_one)

    def remove(self, tables: list[str], before: int | None = None) -> "Future[int]":
        """Delete everything of these tables, unless something has happened at them since; returns how many."""
        left = list(tables)

        def next_one(c: Connection) -> str | None:
            while left:
                row = c.execute(_HELD, (left[-1],)).fetchone()
                if row is not None and (before is None or row[0] < before):
                    return left[-1]
                left.pop()  # it has gone, or stays
            return None

        return self._remove(next_one)

    def _remove(self, next_one: Callable[[Connection], str | None]) -> "Future[int]":
        """Remove one table after the other. A step may be rolled back with its transaction, so each begins with what is
        in the file."""
        gone: set[str] = set()

        def step(c: Connection) -> int | None:
            table = next_one(c)
            if table is None:
                return len(gone)
            if not maintenance.thin(c, table):
                maintenance.remove(c, [table])
                gone.add(table)
                self.file.append_cache.forget()
            return None

        return self.file.in_steps(step)

    def pack(self, table: str, parts: packed.Packed, at: int) -> "Future[bool]":
        """Store a table in parts instead of in rows; False if something has happened at it since they were made."""

        def step(c: Connection) -> bool | None:
            self.file.append_cache.forget()
            c.execute(_HELD, (table,))
            if not packed.kept(c, table, parts.seq, at):
                return None if packed.keep(c, table, parts, at) else False
            return None if packed.clear(c, table) else True

        return self.file.in_steps(step)

    def pack_on(self, table: str) -> "Future[bool]":
        """Delete the rows that are left of a packed table."""
        return self.file.in_steps(lambda c: None if packed.clear(c, table) else True)

    def let_go(self, table: str, player: str) -> "Future[bool]":
        """A player of a finished game no longer keeps it; returns whether nobody does now."""

        def work(c: Connection) -> bool:
            c.execute("UPDATE members SET gone = 1 WHERE table_id = ? AND player = ?", (table, player))
            kept = "SELECT 1 FROM members WHERE table_id = ? AND gone = 0"
            return c.execute(kept, (table,)).fetchone() is None

        return self.file.call(work)

    # -- the database ---------------------------------------------------------------------------

    def size(self) -> int:
        """How many bytes everything takes; for a database elsewhere, when that was last asked."""
        raise NotImplementedError

    def claim(self, together: bool = False) -> None:
        """Claim the database: no other server may serve from it, or only those that share it. WrongFile if another one
        does, or if a move into it is not finished."""
        self.file.claim(together)
        if self.file.read(lambda c: known(c, MOVING)).result():
            raise WrongFile(f"{self.name} is an unfinished copy; run the same `petteia migrate` once more")

    def backed_up(self) -> "Future[int]":
        """When everything was last copied; 0: never."""
        return self.file.read(lambda c: known(c, BACKED_UP))

    def back_up(self, at: int) -> "Future[None]":
        """Note that everything has been copied."""
        return self.file.call(lambda c: know(c, BACKED_UP, at))

    def vacuum(self) -> int:
        """Return the room of removed tables to the disk; returns how many bytes."""
        raise NotImplementedError

    def check(self) -> list[str]:
        """What is wrong with the stored data, in sentences; empty if all is well."""
        return maintenance.findings(self.where)
