"""Adding to journals without reading first.

The writer remembers where each journal ends and how its table is listed, so that a move costs one row in `events` and,
as long as nothing that lists depend on has changed, the table's summary. If another process has written to the file, or
a transaction failed, all of that is forgotten and read again.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from petteia.store.connection import STAY, Connection, known
from petteia.store.journals import delivered, packed
from petteia.store.people import results
from petteia.store.schema import mark_of
from petteia.tables.messages import SeatInfo
from petteia.tables.ports.store import Batch, Conflict, NotKnown
from petteia.tables.summaries import Summary

SAME_MOMENT_MS: Final = 60_000
"""In lists a table moves up at most this often: their order is stored in two indexes."""
MOST_KNOWN: Final = 20_000
ROWS: Final = (128, 64, 32, 16, 8, 4, 2, 1)
"""How many rows a statement has. Between two statements a thread releases the interpreter, and getting it back from a
busy loop costs more than the row: the fewer the better, and few enough kinds that SQLite need not parse them again."""

GONE: Final = "gone "
"""The key, followed by an id, which says that a guest has been erased or is another one now. It is kept for a while,
for servers at which a device of theirs is still connected."""
_THERE: Final = f"SELECT 1 FROM players WHERE id = ? {STAY}"
ENTRIES: Final = "INSERT OR FAIL INTO events (table_id, seq, at, payload, mark, line, told) VALUES {}"
TABLES: Final = (
    "INSERT INTO tables VALUES {} ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,"
    " changed = excluded.changed, due = excluded.due, summary = excluded.summary"
)
SUMMARIES: Final = "INSERT OR FAIL INTO tables VALUES {} ON CONFLICT (id) DO UPDATE SET summary = excluded.summary"
"""Leaves the indexes alone. (`OR FAIL`: the caller rolls everything back, so SQLite need not be able to.)"""

_encoder = msgspec.json.Encoder()


class JournalEnd:
    """What the writer knows of a table: the numbers of its last entry and of the last line told with one, and its row
    in `tables`."""

    __slots__ = ("changed", "due", "line", "listed", "members", "owner", "packed", "seats", "seq", "status")

    def __init__(self, seq: int, line: int | None, packed: bool, row: Sequence[Any] | None, members: set[str]) -> None:
        self.seq = seq
        self.line = line
        self.packed = packed
        self.status: str = row[0] if row else ""
        self.listed: bool = bool(row and row[1])
        self.changed: int = row[2] if row else 0
        self.due: int | None = row[3] if row else None
        self.members = members
        self.seats: list[SeatInfo] | None = None
        self.owner = ""
        """The seats, and the owner, when `members` was last compared with them."""

    def moves(self, s: Summary, due: int | None) -> bool:
        """Whether the table's place in the lists changes; it is remembered."""
        if (
            self.status == s.status
            and self.listed == s.listed
            and self.due == due
            and 0 <= s.changed - self.changed < SAME_MOMENT_MS
        ):
            return False
        self.status, self.listed, self.changed, self.due = s.status, s.listed, s.changed, due
        return True


class AppendCache:
    """Belongs to the writer's thread and connection."""

    def __init__(self) -> None:
        self._known: dict[str, JournalEnd] = {}
        self._version = -1

    def forget(self) -> None:
        """Forget what is remembered, which may not be what is in the file."""
        self._known.clear()

    def begin(self, c: Connection, tables: set[str]) -> None:
        """A transaction to these tables has begun: check whether another process has written since the last one."""
        version: int = c.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version or len(self._known) > MOST_KNOWN:
            self._version = version
            self.forget()

    def append(self, c: Connection, batches: list[Batch]) -> None:
        """Add entries to journals, and update the tables in the lists."""
        entries: list[Any] = []
        deliveries: list[Any] = []
        listed: dict[str, Summary] = {}
        moved: set[str] = set()
        sat: dict[str, set[str]] = {}
        """Who sat at tables before, where players may have come or gone."""
        for player in sorted({player for batch in batches for player in batch.named}):
            if c.execute(_THERE, (player,)).fetchone() is None and known(c, GONE + player):
                raise NotKnown(f"{player} is no guest any longer")
        self._meet(c, {batch.table for batch in batches} - self._known.keys())
        for batch in batches:
            table, seq = batch.table, batch.seq
            place = self._known[table]
            if place.seq != seq - 1:
                raise Conflict(f"table {table}: entry {seq} was to be written, but the last one is {place.seq}")
            for payload in batch.entries:
                entries += (table, seq, batch.at, payload, mark_of(table, seq, payload), place.line, None)
                seq += 1
            place.seq = seq - 1
            if batch.told:
                if place.packed:
                    delivered.unpack(c, table)
                    place.packed = False
                rows_told, line, beside = delivered.kept_with(table, batch.told)
                deliveries += rows_told
                if line is not None:
                    place.line = line
                    entries[-2:] = line, beside
            if batch.outcome is not None:
                results.put_down(c, batch.outcome)
            summary = batch.summary
            if summary is not None:
                listed[table] = summary
                if place.moves(summary, batch.due):
                    moved.add(table)
                if summary.seats is place.seats and summary.owner == place.owner:  # as after most moves
                    continue
                # Erased guests keep nothing: they have no name at their seats, and without a seat they are not known.
                sit = {seat.player for seat in summary.seats}
                players = sit - {"", *[seat.player for seat in summary.seats if not seat.name]}
                if summary.owner not in sit and c.execute(_THERE, (summary.owner,)).fetchone() is not None:
                    players.add(summary.owner)
                place.seats, place.owner = summary.seats, summary.owner
                if players != place.members:
                    sat.setdefault(table, place.members)
                    place.members = players
        if sat:
            self._seat(c, sat)
        _insert(c, ENTRIES, 7, entries)
        _insert(c, delivered.INSERT, 4, deliveries)
        for batch in batches:
            for delivery in batch.told:
                if delivery.back is not None or delivery.later:
                    delivered.take_back(c, batch.table, delivery)
                    delivered.add(c, batch.table, delivery)
        rows: list[Any] = []
        whole_rows: list[Any] = []
        for table, summary in listed.items():
            place = self._known[table]
            row = (table, place.status, place.listed, place.changed, place.due, _encoder.encode(summary))
            if table in moved:
                whole_rows += row
            else:
                rows += row
        _insert(c, SUMMARIES, 6, rows)
        _insert(c, TABLES, 6, whole_rows)

    def _meet(self, c: Connection, tables: set[str]) -> None:
        """Read how tables stand that are not remembered."""
        for table in tables:
            row = c.execute("SELECT status, listed, changed, due FROM tables WHERE id = ?", (table,)).fetchone()
            members = {row[0] for row in c.execute("SELECT player FROM members WHERE table_id = ?", (table,))}
            seq, line = c.execute(delivered.LAST_ENTRY, (table,)).fetchone() or (0, None)
            reach = packed.reach(c, table)
            self._known[table] = JournalEnd(max(seq, reach), line, reach > 0, row, members)

    def _seat(self, c: Connection, sat: dict[str, set[str]]) -> None:
        now = {table: self._known[table].members for table in sat}
        come = [(player, table) for table, before in sat.items() for player in sorted(now[table] - before)]
        gone = [(player, table) for table, before in sat.items() for player in sorted(before - now[table])]
        c.executemany("INSERT INTO members (player, table_id) VALUES (?, ?)", come)
        c.executemany("DELETE FROM members WHERE player = ? AND table_id = ?", gone)


def _insert(c: Connection, statement: str, width: int, values: list[Any]) -> None:
    """Insert rows of so many values each, in as few statements as possible."""
    at = 0
    for rows in ROWS:
        size = rows * width
        while len(values) - at >= size:
            c.execute(_statement(statement, width, rows), values[at : at + size])
            at += size


@cache
def _statement(statement: str, width: int, rows: int) -> str:
    row = f"({', '.join('?' * width)})"
    return statement.format(", ".join([row] * rows))
