"""Maintenance of the file: what is wrong with it, how much of it belongs to whom, and what the host repairs by hand.

Queries that read the whole file open it themselves, so that players do not wait for them.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from petteia.store.connection import OWNER, PEOPLED, Connection, Unreachable
from petteia.store.journals import packed
from petteia.store.journals.reader import kept_entries
from petteia.store.reading import reading
from petteia.store.schema import mark_of
from petteia.tables.ports.store import StoreError
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import CLOSED

PARTS: Final = (
    ("events", "table_id"),
    ("told", "table_id"),
    ("packed", "table_id"),
    ("snapshots", "table_id"),
    ("members", "table_id"),
    ("tickets", "table_id"),
    ("aside", "table_id"),
    ("notice_owed", "table_id"),
    ("notes", "table_id"),
    ("silences", "whom"),
    ("tables", "id"),
)
"""Where parts of a table are stored."""
LINES_AT_ONCE: Final = 4000
"""How many lines told go in one transaction: moves share it, and wait for it."""

_summary = msgspec.json.Decoder(Summary)


class Kept(msgspec.Struct, frozen=True):
    """A table as the host sees it in a list."""

    id: str
    game: str
    status: str
    owner: str
    bytes: int
    entries: int
    aside: str = ""


def findings(where: str | Path, whole: bool = True) -> list[str]:
    """What is wrong with a file, in sentences; empty if all is well. `whole`: every checksum is checked, too."""
    out: list[str] = []
    with reading(where) as c:
        try:
            if isinstance(c, sqlite3.Connection):
                out += [f"SQLite: {row[0]}" for row in c.execute("PRAGMA integrity_check") if row[0] != "ok"]
            gaps = c.execute(
                "SELECT e.table_id, count(*), min(seq), max(seq) FROM events AS e"
                " LEFT JOIN packed AS p ON p.table_id = e.table_id AND kind = 'record'"
                " WHERE seq = 1 OR seq > coalesce(last, 0) GROUP BY e.table_id, last"
                " HAVING min(seq) <> 1 OR count(*) - 1 + coalesce(last, 1)"
                " <> CASE WHEN max(seq) > coalesce(last, 1) THEN max(seq) ELSE coalesce(last, 1) END"
            )
            out += [f"table {t}: {n} entries, numbered from {a} to {b}" for t, n, a, b in gaps]
            lost = c.execute("SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM events)")
            out += [f"table {row[0]}: stands in the list but has no journal" for row in lost]
            if whole:
                for kind in ("events", "snapshots"):
                    marked = c.execute(f"SELECT table_id, seq, payload, mark FROM {kind} WHERE mark IS NOT NULL")
                    wrong = [(t, seq) for t, seq, payload, mark in marked if mark_of(t, seq, bytes(payload)) != mark]
                    out += [f"table {t}: number {seq} in {kind} is not what was written" for t, seq in wrong]
                parts = c.execute("SELECT table_id, kind, first, payload, mark FROM packed")
                torn = [row[:3] for row in parts if packed.part_mark(*row[:4]) != row[4]]
                out += [f"table {t}: number {n} in the packed {kind} is not what was written" for t, kind, n in torn]
        except (sqlite3.DatabaseError, Unreachable) as problem:
            out.append(f"{'SQLite' if isinstance(c, sqlite3.Connection) else 'PostgreSQL'}: {problem}")
    return out


def seen_to(where: str | Path, tables: Iterable[str]) -> tuple[set[str], set[str]]:
    """Which of the tables with damaged journals are intact again or gone, and which have been closed."""
    whole, closed = set(), set()
    with reading(where) as c:
        for table in tables:
            status = c.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
            if kept_entries(c, table)[1]:
                whole.add(table)
            elif status is not None and status[0] == CLOSED:
                closed.add(table)
    return whole, closed


TAKES: Final = (
    "(SELECT coalesce(sum(length(payload) + coalesce(length(told), 0)), 0) FROM events WHERE table_id = id)"
    " + (SELECT coalesce(sum(length(payload)), 0) FROM told WHERE table_id = id)"
    " + (SELECT coalesce(sum(length(payload)), 0) FROM packed WHERE table_id = id)"
    " + (SELECT coalesce(sum(length(payload)), 0) FROM snapshots WHERE table_id = id)"
)
"""What a table takes on disk, in bytes."""


def listed(where: str | Path, limit: int = 1000) -> list[Kept]:
    """The tables, the largest first."""
    sql = (
        "SELECT tables.summary, coalesce(why, ''), (SELECT coalesce(max(number), 0) FROM"
        " (SELECT max(seq) AS number FROM events WHERE table_id = id"
        " UNION ALL SELECT max(last) FROM packed WHERE table_id = id AND kind = 'record') AS numbers),"
        f" {TAKES} AS size FROM tables LEFT JOIN aside ON aside.table_id = id ORDER BY size DESC LIMIT ?"
    )
    with reading(where) as c:
        names = dict(c.execute("SELECT id, name FROM players"))
        rows = [(_summary.decode(row[0]), *row[1:]) for row in c.execute(sql, (limit,))]
    return [Kept(s.id, s.game, s.status, names.get(s.owner, s.owner), size, n, why) for s, why, n, size in rows]


def used_by(where: str | Path, player: str) -> int:
    """How many bytes the tables take that a guest set up, including those that only others keep now."""
    sql = (
        f"SELECT coalesce(sum({TAKES}), 0) FROM tables WHERE id IN (SELECT table_id FROM members WHERE player = ?)"
        f" AND {OWNER} = ?"
    )
    with reading(where) as c:
        return int(c.execute(sql, (player, player)).fetchone()[0])


def unpeopled(where: str | Path, before: int) -> list[str]:
    """Tables at which no person sits or ever sat (imported records, positions that were never played on, bots among
    themselves) and which nobody has touched since. Those that never began are not included."""
    sql = f"SELECT id FROM tables WHERE changed < ? AND status NOT IN ('open', 'starting') AND NOT {PEOPLED}"
    with reading(where) as c:
        return [row[0] for row in c.execute(sql, (before,))]


def at_rest(where: str | Path, before: int) -> list[tuple[str, int]]:
    """Finished games of people that have not been touched since and are not packed, or not in their present state; and
    when they were last touched, the oldest first. Not those that are set aside."""
    sql = (
        "SELECT id, changed FROM tables WHERE status IN ('finished', 'closed') AND changed < ?"
        " AND NOT EXISTS (SELECT 1 FROM packed WHERE table_id = id AND kind = 'record' AND at >= changed)"
        f" AND id NOT IN (SELECT table_id FROM aside) AND {PEOPLED} ORDER BY changed"
    )
    with reading(where) as c:
        return [(row[0], row[1]) for row in c.execute(sql, (before,))]


def half_packed(where: str | Path) -> list[str]:
    """Tables that are packed but still have rows: packing was interrupted."""
    with reading(where) as c:
        return packed.half_packed(c)


def thin(c: Connection, table: str) -> bool:
    """Delete some of what was told at a table that is about to be removed, its beginning first: the rest no longer
    counts then, and can be computed again. Returns whether there was any."""
    sql = (
        "DELETE FROM told WHERE table_id = ? AND line <= (SELECT max(line) FROM"
        " (SELECT line FROM told WHERE table_id = ? ORDER BY line LIMIT ?) AS few)"
    )
    return c.execute(sql, (table, table, LINES_AT_ONCE)).rowcount > 0


def remove(c: Connection, tables: Iterable[str]) -> None:
    """Delete everything of these tables."""
    gone = [(table,) for table in tables]
    for name, column in PARTS:
        c.executemany(f"DELETE FROM {name} WHERE {column} = ?", gone)


def backup(path: Path, target: Path) -> None:
    """Copy a file as it is at one moment, while others write to it. Only its owner may read the copy: it holds the
    secrets of running games."""
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        os.chmod(part, 0o600)
        with (
            contextlib.closing(sqlite3.connect(path)) as source,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
        with open(part, "rb+") as written:
            os.fsync(written.fileno())
        os.replace(part, target)
    except (OSError, sqlite3.Error) as problem:
        part.unlink(missing_ok=True)
        raise StoreError(f"the backup {target} could not be written: {problem}") from problem


def vacuum(path: Path) -> None:
    """Return the room of what was removed to the disk. For when nothing else runs: it copies the whole file."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
