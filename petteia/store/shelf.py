"""Reading what is kept, from any process: the store's own, or one that only reads."""

import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from petteia.store.schema import mark_of
from petteia.tables.messages import Summary
from petteia.tables.store import Damaged, NoSuchTable, Standing

PATIENCE: Final = 10.0
LISTED: Final = "changed, summary, id IN (SELECT table_id FROM aside)"
"""What a list says of a table (`_listed`)."""
_summary: Final = msgspec.json.Decoder(Summary)


def read_standing(c: sqlite3.Connection, table: str) -> Standing:
    """How a table stands, without its journal."""
    c.execute("BEGIN")  # all questions see the same moment
    try:
        row = "SELECT seq, payload, mark FROM"
        first = c.execute(f"{row} events WHERE table_id = ? AND seq = 1", (table,)).fetchone()
        seq = c.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()[0]
        kept = c.execute(f"{row} snapshots WHERE table_id = ?", (table,)).fetchone()
    finally:
        c.execute("COMMIT")
    if first is None:
        raise NoSuchTable(f"there is no table {table[:40]!r}")
    if whole(table, [first]) == 0:
        raise Damaged(f"entry 1 of the journal of table {table} is not what was written")
    if kept is not None and whole(table, [kept], kept[0]) == 0:
        kept = None  # the journal is played instead
    return Standing(first[1], seq, *((kept[1], kept[0]) if kept else ()))


def read_entries(c: sqlite3.Connection, table: str, after: int = 0) -> list[bytes]:
    """The entries of a table's journal after that number, as they were written."""
    sql = "SELECT seq, payload, mark FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
    rows = c.execute(sql, (table, after)).fetchall()
    if not rows and not after:
        raise NoSuchTable(f"there is no table {table[:40]!r}")
    good = whole(table, rows, after + 1)
    if good < len(rows):
        raise Damaged(f"entry {after + good + 1} of the journal of table {table} is not what was written")
    return [row[1] for row in rows]


def whole(table: str, rows: list[tuple[int, bytes, int | None]], first: int = 1) -> int:
    """How many of these entries, or snapshots, are in their places and as they were written."""
    for n, (seq, payload, mark) in enumerate(rows):
        if seq != first + n or (mark is not None and mark != mark_of(table, seq, payload)):
            return n
    return len(rows)


def read_tables(
    c: sqlite3.Connection,
    status: tuple[str, ...],
    player: str,
    listed: bool,
    after: tuple[int, str] | None,
    limit: int,
) -> list[Summary]:
    """The tables in these states at which `player` sits or which are `listed`, those that changed last first."""
    where: list[str] = ["1"]
    values: list[str | int] = []
    if status:
        where.append(f"status IN ({', '.join('?' * len(status))})")
        values += list(status)
    if player:
        where.append("id IN (SELECT table_id FROM members WHERE player = ?)")
        values.append(player)
    if listed:
        where.append("listed = 1")
    if after is not None:
        where.append("(changed < ? OR (changed = ? AND id > ?))")
        values += [after[0], after[0], after[1]]
    sql = f"SELECT {LISTED} FROM tables WHERE {' AND '.join(where)} ORDER BY changed DESC, id LIMIT ?"
    return [as_listed(*row) for row in c.execute(sql, (*values, limit))]


def as_listed(changed: int, written: bytes, aside: int) -> Summary:
    """A table as a list has it: with the moment that its place in the list goes by."""
    found = _summary.decode(written)
    if found.changed == changed and not aside:
        return found
    return msgspec.structs.replace(found, changed=changed, aside=bool(aside))


class ReadingShelf:
    """The journals in a file that another process writes. Implements `petteia.tables.desk.Shelf`."""

    def __init__(self, path: str | Path) -> None:
        where = f"{Path(path).absolute().as_uri()}?mode=ro"
        self.connection = sqlite3.connect(where, uri=True, isolation_level=None, timeout=PATIENCE)

    def standing(self, table: str) -> Standing:
        """How a table stands."""
        return read_standing(self.connection, table)

    def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of its journal after that number."""
        return read_entries(self.connection, table, after)

    def close(self) -> None:
        """Read no more."""
        self.connection.close()
