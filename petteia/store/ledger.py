"""Adding to journals without reading first.

The writer remembers where each journal ends and how its table stands in the lists, so that a move costs one row in
`events` and, as long as nothing that lists go by has changed, the table's summary. If another process has written to
the file, or a transaction came to nothing, all of that is forgotten and read again.
"""

import sqlite3
from typing import Final

import msgspec

from petteia.tables.messages import Summary
from petteia.tables.store import Batch, Conflict

SAME_MOMENT_MS: Final = 60_000
"""In the order of lists a table moves up at most this often: that order is kept in two indexes."""
MOST_KNOWN: Final = 20_000

_encoder = msgspec.json.Encoder()


class Place:
    """What the writer knows of a table: the number of its last entry, and its row in `tables`."""

    __slots__ = ("changed", "due", "listed", "members", "players", "seq", "status")

    def __init__(self, c: sqlite3.Connection, table: str) -> None:
        self.seq: int = c.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()[0] or 0
        row = c.execute("SELECT status, listed, changed, due FROM tables WHERE id = ?", (table,)).fetchone()
        self.status: str = row[0] if row else ""
        self.listed: bool = bool(row and row[1])
        self.changed: int = row[2] if row else 0
        self.due: int | None = row[3] if row else None
        self.members = {row[0] for row in c.execute("SELECT player FROM members WHERE table_id = ?", (table,))}
        self.players: list[str] | None = None
        """Who sat there when `members` was last compared with them."""


class Ledger:
    """Belongs to the writer's thread and connection."""

    def __init__(self) -> None:
        self._known: dict[str, Place] = {}
        self._version = -1

    def forget(self) -> None:
        """What is remembered may not be what is in the file."""
        self._known.clear()

    def begin(self, c: sqlite3.Connection) -> None:
        """A transaction has begun: has somebody else written since the last one?"""
        version: int = c.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version or len(self._known) > MOST_KNOWN:
            self._version = version
            self.forget()

    def append(self, c: sqlite3.Connection, batch: Batch) -> None:
        """Add entries to a journal, and let the lists say how the table stands now."""
        table, seq = batch.table, batch.seq
        place = self._known.get(table)
        if place is None:
            place = self._known[table] = Place(c, table)
        if place.seq != seq - 1:
            raise Conflict(f"table {table}: entry {seq} was to be written, but the last one is {place.seq}")
        for payload in batch.entries:
            c.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (table, seq, batch.at, payload))
            seq += 1
        place.seq = seq - 1
        if batch.summary is not None:
            self._list(c, place, batch.summary, batch.due)

    def _list(self, c: sqlite3.Connection, place: Place, s: Summary, due: int | None) -> None:
        if (
            place.status == s.status
            and place.listed == s.listed
            and place.due == due
            and 0 <= s.changed - place.changed < SAME_MOMENT_MS
        ):
            c.execute("UPDATE tables SET summary = ? WHERE id = ?", (_encoder.encode(s), s.id))
        else:
            row = (s.id, s.status, s.listed, s.changed, due, _encoder.encode(s))
            c.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            place.status, place.listed, place.changed, place.due = s.status, s.listed, s.changed, due
        players = [s.owner, *[seat.player for seat in s.seats]]
        if players != place.players:
            self._seat(c, place, s.id, set(filter(None, players)))
            place.players = players

    def _seat(self, c: sqlite3.Connection, place: Place, table: str, players: set[str]) -> None:
        come, gone = sorted(players - place.members), sorted(place.members - players)
        c.executemany("INSERT INTO members VALUES (?, ?)", [(player, table) for player in come])
        c.executemany("DELETE FROM members WHERE player = ? AND table_id = ?", [(player, table) for player in gone])
        place.members = players
