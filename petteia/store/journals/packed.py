"""Finished games, packed: the record, which anybody may have, and what a record does not hold.

A running game has a row for each entry and each line told. When it is over and has rested, it becomes a few compressed
parts: its `record`, as text; its `journal` from the second entry on (who sat where and when, chat); what everybody was
`told`, line by line; and the `snapshot` that opens the table. Readers get the same bytes as before. The first entry
stays a row, and entries written to such a table later are rows behind the parts until it is packed again.

Parts are made in the background and written in one transaction. Only then are the rows that they replace deleted, some
at a time, and they are no longer read: if that is interrupted, nothing is lost.
"""

import zlib
from collections.abc import Callable
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.schema import mark_of

RECORD: Final = "record"
JOURNAL: Final = "journal"
TOLD: Final = "told"
SNAPSHOT: Final = "snapshot"

ENTRIES_A_PART: Final = 1000
LINES_A_PART: Final = 128
"""A page of what was told is read while others wait: few enough lines that no part takes long."""
ROWS_AT_ONCE: Final = 4000
"""How many rows go in one transaction: moves share it, and wait for it."""

Row = tuple[int, bytes]
"""A line told: its value of `gone`, and the line itself."""

_rows: Final = msgspec.msgpack.Decoder(list[Row])
_entries: Final = msgspec.msgpack.Decoder(list[bytes])


class PackedPart(msgspec.Struct, frozen=True, array_like=True):
    """Something of a table, compressed: the entries or lines from `first` to `last`."""

    kind: str
    first: int
    last: int
    payload: bytes


class Packed(msgspec.Struct, frozen=True):
    """A table after its entry `seq`, in parts."""

    seq: int
    parts: list[PackedPart]


class TornPart(ValueError):
    """A part that is not what was written; `first` is the number of its first entry or line."""

    def __init__(self, kind: str, first: int) -> None:
        super().__init__(f"the part of {kind} from number {first} on is not what was written")
        self.first = first


def in_parts(record: str, entries: list[bytes], told: list[Row], snapshot: tuple[int, bytes] | None) -> Packed:
    """A table whose journal has these entries, the first one among them."""
    seq = len(entries)
    parts = [PackedPart(RECORD, seq, seq, zlib.compress(record.encode(), 9))]
    for at in range(1, seq, ENTRIES_A_PART):
        some = entries[at : at + ENTRIES_A_PART]
        parts.append(PackedPart(JOURNAL, at + 1, at + len(some), _compressed(some)))
    for at in range(0, len(told), LINES_A_PART):
        rows = told[at : at + LINES_A_PART]
        parts.append(PackedPart(TOLD, at, at + len(rows) - 1, _compressed(rows)))
    if snapshot is not None:
        parts.append(PackedPart(SNAPSHOT, snapshot[0], snapshot[0], zlib.compress(snapshot[1], 9)))
    return Packed(seq, parts)


def _compressed(what: list[bytes] | list[Row]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(what), 9)


def part_mark(table: str, kind: str, first: int, payload: bytes) -> int:
    """The checksum of a part."""
    return mark_of(f"{table} {kind}", first, payload)


def keep(c: Connection, table: str, packed: Packed, at: int) -> bool:
    """Keep the parts, and from now on read them; False if the table is not what it was when they were made."""
    if length(c, table) != packed.seq:
        return False
    c.execute("DELETE FROM packed WHERE table_id = ?", (table,))
    c.executemany(
        "INSERT INTO packed VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (table, p.kind, p.first, p.last, at, p.payload, part_mark(table, p.kind, p.first, p.payload))
            for p in packed.parts
        ],
    )
    if any(part.kind == SNAPSHOT for part in packed.parts):
        c.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    return True


def kept(c: Connection, table: str, seq: int, at: int) -> bool:
    """Whether exactly these parts are stored."""
    sql = "SELECT 1 FROM packed WHERE table_id = ? AND kind = 'record' AND last = ? AND at = ?"
    return c.execute(sql, (table, seq, at)).fetchone() is not None


def clear(c: Connection, table: str) -> bool:
    """Delete some of the rows that the parts replace; returns whether there may be more."""
    for rows, number, first, last in (
        ("events", "seq", 2, reach(c, table)),
        ("told", "line", 0, told_reach(c, table)),
    ):
        found = c.execute(
            f"SELECT max({number}) FROM (SELECT {number} FROM {rows} WHERE table_id = ?"
            f" AND {number} BETWEEN ? AND ? ORDER BY {number} LIMIT ?) AS few",
            (table, first, last, ROWS_AT_ONCE),
        ).fetchone()[0]
        if found is not None:
            c.execute(f"DELETE FROM {rows} WHERE table_id = ? AND {number} BETWEEN ? AND ?", (table, first, found))
            return True
    return False


def half_packed(c: Connection) -> list[str]:
    """Tables whose rows have not all been deleted."""
    sql = (
        "SELECT table_id FROM packed AS p WHERE kind = 'record' AND EXISTS"
        " (SELECT 1 FROM events AS e WHERE e.table_id = p.table_id AND seq BETWEEN 2 AND last)"
        " UNION SELECT table_id FROM packed AS p WHERE kind = 'told' AND EXISTS"
        " (SELECT 1 FROM told AS t WHERE t.table_id = p.table_id AND line BETWEEN first AND last)"
    )
    return [row[0] for row in c.execute(sql)]


def reach(c: Connection, table: str) -> int:
    """How many entries of a table are packed, the first among them; 0: it is not packed."""
    found = c.execute("SELECT last FROM packed WHERE table_id = ? AND kind = 'record'", (table,)).fetchone()
    return 0 if found is None else int(found[0])


def told_reach(c: Connection, table: str) -> int:
    """The number of the last line told that is packed; -1 if none is."""
    found = c.execute("SELECT max(last) FROM packed WHERE table_id = ? AND kind = 'told'", (table,)).fetchone()[0]
    return -1 if found is None else int(found)


def length(c: Connection, table: str) -> int:
    """How many entries a table's journal has."""
    rows = c.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()[0] or 0
    return max(int(rows), reach(c, table))


def entries(c: Connection, table: str, after: int) -> tuple[list[bytes], bool]:
    """The packed entries after that number, but for the first, which is not packed; and whether these are all, and as
    they were written."""
    sql = (
        "SELECT first, last, payload, mark FROM packed WHERE table_id = ? AND kind = 'journal' AND last > ?"
        " ORDER BY first"
    )
    out: list[bytes] = []
    number = max(after, 1)
    for first, last, payload, mark in c.execute(sql, (table, after)).fetchall():
        try:
            some = _entries.decode(_whole(table, JOURNAL, first, payload, mark))
        except TornPart:
            return out, False
        if first > number + 1:
            return out, False
        out += some[number + 1 - first :]
        number = last
    return out, number >= reach(c, table)


def changed(part: PackedPart, entry: Callable[[bytes], bytes], record: Callable[[str], str]) -> PackedPart:
    """A part of a journal, or a record, in which something is changed. Torn if it cannot be read."""
    try:
        if part.kind == JOURNAL:
            payload = _compressed([entry(one) for one in entries_in(part)])
        else:
            payload = zlib.compress(record(zlib.decompress(part.payload).decode()).encode(), 9)
    except (zlib.error, ValueError) as problem:
        raise TornPart(part.kind, part.first) from problem
    return msgspec.structs.replace(part, payload=payload)


def entries_in(part: PackedPart) -> list[bytes]:
    """The entries of a part of a journal."""
    return _entries.decode(zlib.decompress(part.payload))


def lines(c: Connection, table: str, line: int) -> tuple[int, list[Row]]:
    """The part with that line: the number of its first line, and its lines."""
    sql = (
        "SELECT first, payload, mark FROM packed WHERE table_id = ? AND kind = 'told' AND first <= ?"
        " ORDER BY first DESC LIMIT 1"
    )
    first, payload, mark = c.execute(sql, (table, line)).fetchone()
    return first, _rows.decode(_whole(table, TOLD, first, payload, mark))


def one(c: Connection, table: str, kind: str) -> tuple[int, bytes] | None:
    """The record or the snapshot, and the entry after which it was taken; None if there is no intact one."""
    sql = "SELECT first, payload, mark FROM packed WHERE table_id = ? AND kind = ?"
    row = c.execute(sql, (table, kind)).fetchone()
    if row is None:
        return None
    try:
        return row[0], _whole(table, kind, *row)
    except TornPart:  # the journal is played instead
        return None


def _whole(table: str, kind: str, first: int, payload: bytes, mark: int) -> bytes:
    if part_mark(table, kind, first, payload) != mark:
        raise TornPart(kind, first)
    return zlib.decompress(payload)
