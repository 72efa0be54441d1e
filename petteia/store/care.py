"""Looking after the file: what is wrong with it, how much of it is whose, and what the host puts right by hand.

Questions that go through the whole file open it themselves, so that nobody who plays waits for them.
"""

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from petteia.store.schema import mark_of
from petteia.store.shelf import whole as whole_entries
from petteia.tables.books import CLOSED
from petteia.tables.messages import Summary

PARTS: Final = (
    ("events", "table_id"),
    ("told", "table_id"),
    ("snapshots", "table_id"),
    ("members", "table_id"),
    ("tickets", "table_id"),
    ("aside", "table_id"),
    ("tables", "id"),
)
"""Where something of a table is kept."""
MOST_AT_ONCE: Final = 500

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


def findings(path: Path, whole: bool = True) -> list[str]:
    """What is wrong with a file, in sentences; nothing, if all is well. `whole`: every checksum is looked at, too."""
    out: list[str] = []
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as c:
        try:
            out += [f"SQLite: {row[0]}" for row in c.execute("PRAGMA integrity_check") if row[0] != "ok"]
            gaps = c.execute(
                "SELECT table_id, count(*), min(seq), max(seq) FROM events GROUP BY table_id"
                " HAVING min(seq) <> 1 OR max(seq) <> count(*)"
            )
            out += [f"table {t}: {n} entries, numbered from {a} to {b}" for t, n, a, b in gaps]
            lost = c.execute("SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM events)")
            out += [f"table {row[0]}: stands in the list but has no journal" for row in lost]
            if whole:
                for kind in ("events", "snapshots"):
                    marked = c.execute(f"SELECT table_id, seq, payload, mark FROM {kind} WHERE mark IS NOT NULL")
                    wrong = [(t, seq) for t, seq, payload, mark in marked if mark_of(t, seq, bytes(payload)) != mark]
                    out += [f"table {t}: number {seq} in {kind} is not what was written" for t, seq in wrong]
        except sqlite3.DatabaseError as problem:
            out.append(f"SQLite: {problem}")
    return out


def seen_to(path: Path, tables: Iterable[str]) -> tuple[set[str], set[str]]:
    """Which of the tables whose journals were damaged are whole again or gone, and which have been closed."""
    whole, closed = set(), set()
    rows = "SELECT seq, payload, mark FROM events WHERE table_id = ? ORDER BY seq"
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as c:
        for table in tables:
            status = c.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
            kept = c.execute(rows, (table,)).fetchall()
            if whole_entries(table, kept) == len(kept):
                whole.add(table)
            elif status is not None and status[0] == CLOSED:
                closed.add(table)
    return whole, closed


def listed(path: Path, limit: int = 1000) -> list[Kept]:
    """The tables, the largest first."""
    sql = (
        "SELECT tables.summary, coalesce(why, ''), n, size FROM tables LEFT JOIN aside ON aside.table_id = id JOIN"
        " (SELECT table_id, count(*) AS n, sum(length(payload)) AS size FROM events GROUP BY table_id) AS e"
        " ON e.table_id = id ORDER BY size DESC LIMIT ?"
    )
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as c:
        names = dict(c.execute("SELECT id, name FROM players"))
        rows = [(_summary.decode(row[0]), *row[1:]) for row in c.execute(sql, (limit,))]
    return [Kept(s.id, s.game, s.status, names.get(s.owner, s.owner), size, n, why) for s, why, n, size in rows]


def used_by(path: Path, player: str) -> int:
    """How many bytes the tables take that somebody set up."""
    sql = (
        "SELECT coalesce(sum(coalesce((SELECT sum(length(payload)) FROM events WHERE table_id = id), 0)"
        " + coalesce((SELECT sum(length(payload)) FROM told WHERE table_id = id), 0)"
        " + coalesce((SELECT length(payload) FROM snapshots WHERE table_id = id), 0)), 0) FROM tables"
        " WHERE id IN (SELECT table_id FROM members WHERE player = ?)"
        " AND json_extract(CAST(summary AS TEXT), '$.owner') = ?"
    )
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as c:
        return int(c.execute(sql, (player, player)).fetchone()[0])


def unpeopled(c: sqlite3.Connection, before: int) -> list[str]:
    """Tables at which no person sits or ever sat (records that were handed in, positions nobody played on from, bots
    among themselves) and which nobody has touched since; not all at once. Those that never began are not among them."""
    sql = (
        "SELECT summary FROM tables WHERE changed < ? AND status NOT IN ('open', 'starting') "
        "ORDER BY changed LIMIT 20000"
    )
    rows = c.execute(sql, (before,))
    summaries = [_summary.decode(row[0]) for row in rows]
    return [s.id for s in summaries if not any(seat.player for seat in s.seats)][:MOST_AT_ONCE]


def remove(c: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Everything of these tables goes."""
    gone = [(table,) for table in tables]
    for name, column in PARTS:
        c.executemany(f"DELETE FROM {name} WHERE {column} = ?", gone)
