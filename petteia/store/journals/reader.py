"""Reading what is stored, from any process: the store's own, or one that only reads."""

from pathlib import Path
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.journals import delivered, packed
from petteia.store.reading import open_to_read
from petteia.store.schema import mark_of
from petteia.tables.ports.store import Damaged, NoSuchTable, Standing
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import Delivery

ROW: Final = "SELECT seq, payload, mark FROM"
LISTED: Final = "changed, summary, id IN (SELECT table_id FROM aside)"
"""What a list says of a table (`_listed`)."""
_summary: Final = msgspec.json.Decoder(Summary)


def read_standing(c: Connection, table: str) -> Standing:
    """How a table stands, without its journal."""
    c.execute("BEGIN")  # all questions see the same moment
    try:
        first = c.execute(f"{ROW} events WHERE table_id = ? AND seq = 1", (table,)).fetchone()
        seq = packed.length(c, table)
        kept = kept_snapshot(c, table)
        due = c.execute("SELECT due FROM tables WHERE id = ?", (table,)).fetchone()
        last = c.execute("SELECT at FROM events WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table,)).fetchone()
    finally:
        c.execute("COMMIT")
    if first is None:
        raise NoSuchTable(f"there is no table {table[:40]!r}")
    if whole(table, [first]) == 0:
        raise Damaged(f"entry 1 of the journal of table {table} is not what was written")
    taken, snapshot = kept or (0, None)
    return Standing(first[1], seq, snapshot, taken, last[0], due[0] if due else None)


def kept_snapshot(c: Connection, table: str) -> tuple[int, bytes] | None:
    """A table's snapshot, and the entry after which it was taken; None if there is no intact one: then the journal is
    replayed."""
    row = c.execute(f"{ROW} snapshots WHERE table_id = ?", (table,)).fetchone()
    if row is None:
        return packed.one(c, table, packed.SNAPSHOT)
    return (row[0], row[1]) if whole(table, [row], row[0]) else None


def kept_entries(c: Connection, table: str, after: int = 0) -> tuple[list[bytes], bool]:
    """The entries of a table's journal after that number, packed or not, as far as they are in their places and as
    they were written; and whether these are all."""
    c.execute("BEGIN")
    try:
        out: list[bytes] = []
        reach = packed.reach(c, table)
        if reach and after == 0:
            first = c.execute(f"{ROW} events WHERE table_id = ? AND seq = 1", (table,)).fetchall()
            if whole(table, first) == 0:
                return out, not first
            out = [first[0][1]]
        if after < reach:
            some, good = packed.entries(c, table, after)
            out += some
            if not good:
                return out, False
        begin = max(after, reach)
        rows = c.execute(f"{ROW} events WHERE table_id = ? AND seq > ? ORDER BY seq", (table, begin)).fetchall()
    finally:
        c.execute("COMMIT")
    good_rows = whole(table, rows, begin + 1)
    return out + [row[1] for row in rows[:good_rows]], good_rows == len(rows)


def read_entries(c: Connection, table: str, after: int = 0) -> list[bytes]:
    """The entries of a table's journal after that number, as they were written."""
    entries, all_of_them = kept_entries(c, table, after)
    if not all_of_them:
        raise Damaged(f"entry {after + len(entries) + 1} of the journal of table {table} is not what was written")
    if not entries and not after:
        raise NoSuchTable(f"there is no table {table[:40]!r}")
    return entries


def read_parts(c: Connection, table: str, record: str) -> packed.Packed:
    """A table in parts, with the record that was made from it."""
    entries = read_entries(c, table)
    return packed.in_parts(record, entries, delivered.rows(c, table), kept_snapshot(c, table))


def whole(table: str, rows: list[tuple[int, bytes, int | None]], first: int = 1) -> int:
    """How many of these entries, or snapshots, are in their places and as they were written."""
    for n, (seq, payload, mark) in enumerate(rows):
        if seq != first + n or (mark is not None and mark != mark_of(table, seq, payload)):
            return n
    return len(rows)


def read_tables(
    c: Connection,
    status: tuple[str, ...],
    player: str,
    listed: bool,
    after: tuple[int, str] | None,
    limit: int,
) -> list[Summary]:
    """The tables in these states at which `player` sits or which are `listed`, those that changed last first."""
    where: list[str] = ["1 = 1"]
    values: list[str | int] = []
    if status:
        where.append(f"status IN ({', '.join('?' * len(status))})")
        values += list(status)
    if player:
        where.append("id IN (SELECT table_id FROM members WHERE player = ? AND gone = 0)")
        values.append(player)
    if listed:
        where.append("listed = 1")
    if after is not None:
        where.append("(changed < ? OR (changed = ? AND id > ?))")
        values += [after[0], after[0], after[1]]
    sql = f"SELECT {LISTED} FROM tables WHERE {' AND '.join(where)} ORDER BY changed DESC, id LIMIT ?"
    return [as_listed(*row) for row in c.execute(sql, (*values, limit))]


def older_tables(c: Connection, current: dict[str, int]) -> list[str]:
    """The running tables whose rules are older than those `current` for their game, by its id: those that changed last
    first. Tables that cannot be read are left to the code that opens them."""
    sql = (
        "SELECT tables.id, payload FROM tables JOIN events ON table_id = tables.id AND seq = 1"
        " WHERE status NOT IN ('finished', 'closed') ORDER BY changed DESC"
    )
    out: list[str] = []
    for table, payload in c.execute(sql).fetchall():
        try:
            game = _first.decode(payload).game
            if game.rules < current.get(game.id, 0):
                later = [entry for entry in kept_entries(c, table)[0] if entry.startswith(_RULED)]
                rules = _ruled.decode(later[-1]).rules if later else game.rules
                out += [table] if rules < current[game.id] else []
        except msgspec.DecodeError:
            continue
    return out


class _Game(msgspec.Struct):
    id: str
    rules: int


class _First(msgspec.Struct):
    """Of the entry with which a journal begins, what says by which rules;"""

    game: _Game


class _RulesChanged(msgspec.Struct):
    """and of one that says that it goes on by others."""

    rules: int


_RULED: Final = b'{"e":"ruled"'
_first: Final = msgspec.json.Decoder(_First)
_ruled: Final = msgspec.json.Decoder(_RulesChanged)


def as_listed(changed: int, written: bytes, aside: int) -> Summary:
    """A table as a list has it, with the time by which it is ordered."""
    found = _summary.decode(written)
    if found.changed == changed and not aside:
        return found
    return msgspec.structs.replace(found, changed=changed, aside=bool(aside))


class DatabaseReader:
    """The journals in a database that another process writes, a `petteia.tables.afterwards.reader.JournalReader`."""

    def __init__(self, where: str | Path) -> None:
        self.connection = open_to_read(where)

    def standing(self, table: str) -> Standing:
        """How a table stands."""
        return read_standing(self.connection, table)

    def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of its journal after that number."""
        return read_entries(self.connection, table, after)

    def deliveries(self, table: str) -> list[Delivery]:
        """Everything that was told at a table."""
        return delivered.deliveries(self.connection, table)

    def readable(self, table: str) -> list[bytes]:
        """The entries of its journal up to the first that is not what was written."""
        return kept_entries(self.connection, table)[0]

    def record(self, table: str) -> str | None:
        """The record of a game that is packed."""
        kept = packed.one(self.connection, table, packed.RECORD)
        return None if kept is None else kept[1].decode()

    def parts(self, table: str, record: str) -> packed.Packed:
        """A table in parts, to be packed."""
        return read_parts(self.connection, table, record)

    def close(self) -> None:
        """Read no more."""
        self.connection.close()
