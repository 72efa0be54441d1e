"""Merging and erasing guests: what changes in everything that is stored.

Games stay. When a guest is erased, journal entries that name them are rewritten without the name, and so are their
marks; this is the only time that stored entries change.
"""

import contextlib
import sqlite3
import time
import zlib
from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import HOLD, Connection, know, known
from petteia.store.journals import packed
from petteia.store.journals.append_cache import GONE
from petteia.store.people import daily, lessons, puzzles, talk, tournament_names
from petteia.store.schema import mark_of
from petteia.store.writer import JournalWriter
from petteia.tables.commands.account_changes import Without
from petteia.tables.journal.entries import Created, UnreadableJournal, decode
from petteia.tables.summaries import Summary

THEIRS: Final = (
    *("tokens", "tickets", "passkeys", "notice_ways", "notice_wishes", "notice_owed", "notes", "boxes", "silences"),
    *("members", "puzzle_tries", "lessons"),
)
"""Tables that hold data of one guest alone; the column is `player`."""

TABLES_AT_ONCE: Final = 200
"""How many tables are asked for at once."""
FORGETTING: Final = "forgetting "
"""The key, followed by a guest's id, which says that a guest is erased but may still be found in places."""
MERGING: Final = "merging "
"""The key, followed by two ids, which says that one guest becomes another, but not everywhere yet. There are more such
keys, each with a finished game besides that the first one no longer keeps."""

MERGED: Final = "merged "
"""The key, followed by a guest's id, which says for a while that this guest has become another."""

_summary: Final = msgspec.json.Decoder(Summary)
_encoder: Final = msgspec.json.Encoder()


class AccountTraces(msgspec.Struct, frozen=True):
    """Where a guest has left traces: tables whose journals mention them, and tables that were made from the records of
    those, each with the table it was made from."""

    tables: list[str]
    copies: dict[str, str]


class HalfMerge(msgspec.Struct, frozen=True):
    """Two guests who are not one everywhere yet, and the finished games that the first no longer kept."""

    player: str
    into: str
    let_go: list[str] = []


class Mentions(msgspec.Struct, frozen=True):
    """What was found in some of the tables: which guests each mentions, and which were made from the records of which
    others. `after` is the last one that was looked at; empty: there are no more."""

    found: dict[str, list[str]]
    copies: dict[str, str]
    after: str


def mentions(c: Connection, players: list[str], after: str = "", since: int = 0, seconds: float = 1.0) -> Mentions:
    """Search the tables behind `after` for guests, for so long; only those at which something has happened `since`."""
    until = time.monotonic() + seconds
    every = "SELECT table_id FROM events WHERE seq = 1 AND table_id > ? ORDER BY table_id LIMIT ?"
    last = "SELECT at FROM events WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
    found: dict[str, list[str]] = {}
    copies: dict[str, str] = {}
    while True:
        tables = [row[0] for row in c.execute(every, (after, TABLES_AT_ONCE)).fetchall()]
        for table in tables:
            after = table
            if since and c.execute(last, (table,)).fetchone()[0] < since:
                continue
            if mentioned := _mentioned(c, table, players):
                found[table] = mentioned
            if origin := _copy_of(c, table):
                copies[table] = origin
            if time.monotonic() > until:
                return Mentions(found, copies, after)
        if len(tables) < TABLES_AT_ONCE:
            return Mentions(found, copies, "")


def _mentioned(c: Connection, table: str, players: list[str]) -> list[str]:
    """Which of these guests a table's journal, or its list of members, mentions."""
    sql = "SELECT payload FROM events WHERE table_id = ?"
    texts = [bytes(row[0]) for row in c.execute(sql, (table,)).fetchall()]
    sql = "SELECT payload FROM packed WHERE table_id = ? AND kind = 'journal'"
    for (payload,) in c.execute(sql, (table,)).fetchall():
        with contextlib.suppress(zlib.error):  # damaged: no name can be read from it either
            texts.append(zlib.decompress(payload))
    sits = {row[0] for row in c.execute("SELECT player FROM members WHERE table_id = ?", (table,)).fetchall()}
    whole = b"\n".join(texts)
    return [player for player in players if player in sits or player.encode() in whole]


def _copy_of(c: Connection, table: str) -> str:
    """The table whose record this one was made from; empty: none."""
    row = c.execute("SELECT payload FROM events WHERE table_id = ? AND seq = 1", (table,)).fetchone()
    if row is not None and b'"kind":"record"' in row[0]:
        with contextlib.suppress(UnreadableJournal):
            created = decode(bytes(row[0]))
            if isinstance(created, Created) and created.origin is not None:
                return created.origin.table
    return ""


class Identity:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def begin_merge(self, player: str, into: str) -> "Future[HalfMerge]":
        """Note that one guest becomes another, and which finished games the first no longer keeps: as soon as tables
        hear of it these can no longer be told."""

        def work(c: Connection) -> HalfMerge:
            key = f"{MERGING}{player} {into}"
            if not known(c, key):
                know(c, key, 1)
                sql = "SELECT table_id FROM members WHERE player = ? AND gone = 1"
                for (table,) in c.execute(sql, (player,)).fetchall():
                    know(c, f"{key} {table}", 1)
            return next(half for half in _half_merged(c) if (half.player, half.into) == (player, into))

        return self.file.call(work)

    def half_merged(self) -> "Future[list[HalfMerge]]":
        """Those whose merge was interrupted, or goes on at this moment."""
        return self.file.read(_half_merged)

    def merged(self, player: str, into: str) -> "Future[None]":
        """Confirm that two guests are one everywhere, or stay two."""
        return self.file.call(lambda c: _no_longer_merging(c, f"{player} {into}"))

    def together(self, player: str, other: str) -> "Future[bool]":
        """Whether two have played a rated game against each other."""
        sql = (
            "SELECT 1 FROM results WHERE rated = 1 AND table_id IN (SELECT table_id FROM finishes WHERE player = ?)"
            " AND table_id IN (SELECT table_id FROM finishes WHERE player = ?) LIMIT 1"
        )
        return self.file.read(lambda c: c.execute(sql, (player, other)).fetchone() is not None)

    def merge(self, player: str, into: str, let_go: list[str], at: int = 0) -> "Future[bool]":
        """Give everything of one guest to another, and remove the first; False if one of them is not known."""

        def work(c: Connection) -> bool:
            known = dict(c.execute("SELECT id, created FROM players WHERE id IN (?, ?)", (player, into)).fetchall())
            if len(known) != 2:
                return False
            both = (into, player)
            for name in ("tokens", "tickets", "passkeys", "boxes"):
                c.execute(f"UPDATE {name} SET player = ? WHERE player = ?", both)
            c.execute(
                "DELETE FROM notice_ways WHERE player = ? AND EXISTS (SELECT 1 FROM notice_ways AS mine"
                " WHERE mine.player = ? AND mine.kind = notice_ways.kind AND mine.target = notice_ways.target)",
                (player, into),
            )
            c.execute("UPDATE notice_ways SET player = ? WHERE player = ?", both)
            for name, column in (("notice_wishes", ""), ("notice_owed", "table_id"), ("members", "table_id")):
                same = f" AND mine.{column} = {name}.{column}" if column else ""
                mine = f"SELECT 1 FROM {name} AS mine WHERE mine.player = ?{same}"
                c.execute(f"DELETE FROM {name} WHERE player = ? AND EXISTS ({mine})", (player, into))
                c.execute(f"UPDATE {name} SET player = ? WHERE player = ?", both)
            c.executemany("UPDATE members SET gone = 1 WHERE player = ? AND table_id = ?", [(into, t) for t in let_go])
            _notes(c, player, into)
            talk.merge(c, player, into)
            daily.merge(c, player, into)
            puzzles.merge(c, player, into)
            lessons.merge(c, player, into)
            tournament_names.merge(c, player, into)
            _results(c, player, into)
            barred = "SELECT max(muted), max(banned), max(hidden) FROM players WHERE id IN (?, ?)"
            muted, banned, hidden = c.execute(barred, both).fetchone()
            sql = "UPDATE players SET muted = ?, banned = ?, hidden = ?, created = ? WHERE id = ?"
            c.execute(sql, (muted, banned, hidden, min(known.values()), into))
            c.execute("DELETE FROM players WHERE id = ?", (player,))
            know(c, GONE + player, max(1, at))
            know(c, MERGED + player, max(1, at))
            self.file.append_cache.forget()
            return True

        return self.file.call(work)

    def forget(self, player: str, at: int = 0) -> "Future[bool]":
        """Delete all that is a guest's alone. The results of their games stay, under a number that leads to no one.
        False if they have just become another guest: then this one is to be asked."""

        def work(c: Connection) -> bool:
            if c.execute("SELECT 1 FROM house WHERE key = ?", (MERGED + player,)).fetchone() is not None:
                return False
            _delete(c, player)
            _no_longer_merging(c, player)
            know(c, FORGETTING + player, 1)
            know(c, GONE + player, max(1, at))
            self.file.append_cache.forget()
            return True

        return self.file.call(work)

    def forgotten(self, player: str) -> "Future[None]":
        """Confirm that a guest is mentioned nowhere any more."""

        def work(c: Connection) -> None:
            _delete(c, player)  # a device that was still connected to another server may have added something
            c.execute("DELETE FROM house WHERE key = ?", (FORGETTING + player,))

        return self.file.call(work)

    def clear_away(self, before: int) -> "Future[None]":
        """Of those who were erased or merged before then no device is connected anywhere: forget their ids."""

        def work(c: Connection) -> None:
            sql = "SELECT key FROM house WHERE key LIKE ? AND value < ?"
            for (key,) in c.execute(sql, (f"{GONE}%", before)).fetchall():
                _delete(c, key.removeprefix(GONE))
                c.execute("DELETE FROM house WHERE key IN (?, ?)", (key, MERGED + key.removeprefix(GONE)))

        return self.file.call(work)

    def half_forgotten(self) -> "Future[list[str]]":
        """Guests whose erasure was interrupted: they may still be mentioned."""
        sql = "SELECT key FROM house WHERE key LIKE ? ORDER BY key"
        every = (f"{FORGETTING}%",)
        return self.file.read(lambda c: [row[0].removeprefix(FORGETTING) for row in c.execute(sql, every)])

    def rewrite(self, table: str, player: str, seats: list[int] | None = None) -> "Future[list[int]]":
        """Rewrite what is stored of a table without a guest's names, and return which seats were theirs. `seats`: the
        table was made from the record of a game in which they had these."""

        def work(c: Connection) -> list[int]:
            _thoroughly(c)
            c.execute(f"SELECT changed FROM tables WHERE id = ? {HOLD}", (table,))
            while packed.clear(c, table):  # rows that are no longer read
                pass
            without = Without(player, seats)
            rows = c.execute("SELECT payload FROM events WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
            without.read([*packed.entries(c, table, 0)[0], *(bytes(row[0]) for row in rows)])
            _rows(c, table, without, "seq = 1")
            _parts(c, table, without)
            _rows(c, table, without, "seq > 1")
            if not isinstance(c, sqlite3.Connection):  # who has nudged whom, for other servers
                c.execute("DELETE FROM beside WHERE table_id = ?", (table,))
            c.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
            c.execute("DELETE FROM packed WHERE table_id = ? AND kind = 'snapshot'", (table,))
            row = c.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone()
            if row is not None:
                summary = _encoder.encode(without.summary(_summary.decode(row[0])))
                c.execute("UPDATE tables SET summary = ? WHERE id = ?", (summary, table))
            self.file.append_cache.forget()
            return without.seats

        return self.file.call(work, table)


def _half_merged(c: Connection) -> list[HalfMerge]:
    found: dict[tuple[str, str], list[str]] = {}
    for (key,) in c.execute("SELECT key FROM house WHERE key LIKE ? ORDER BY key", (f"{MERGING}%",)).fetchall():
        player, into, *table = key.removeprefix(MERGING).split(" ")
        found.setdefault((player, into), []).extend(table)
    return [HalfMerge(player, into, let_go) for (player, into), let_go in found.items()]


def _no_longer_merging(c: Connection, who: str) -> None:
    """`who`: a guest, or both of them."""
    key = f"{MERGING}{who}"
    c.execute("DELETE FROM house WHERE key = ? OR key LIKE ?", (key, f"{key} %"))


def _delete(c: Connection, player: str) -> None:
    """Delete all that is a guest's alone."""
    _thoroughly(c)
    for name in THEIRS:
        c.execute(f"DELETE FROM {name} WHERE player = ?", (player,))
    talk.forget(c, player)
    tournament_names.forget(c, player)
    c.execute("DELETE FROM players WHERE id = ?", (player,))


def _thoroughly(c: Connection) -> None:
    """Make SQLite leave nothing of deleted rows in its free pages; PostgreSQL clears them by itself."""
    if isinstance(c, sqlite3.Connection):
        c.execute("PRAGMA secure_delete = ON")


def _changed(without: Without, payload: bytes) -> bytes:
    try:
        return without.entry(payload)
    except UnreadableJournal:  # damaged: no name can be read from it either
        return payload


def _rows(c: Connection, table: str, without: Without, which: str) -> None:
    sql = f"SELECT seq, payload FROM events WHERE table_id = ? AND {which} ORDER BY seq"
    for seq, payload in c.execute(sql, (table,)).fetchall():
        changed = _changed(without, bytes(payload))
        if changed != payload:
            row = (changed, mark_of(table, seq, changed), table, seq)
            c.execute("UPDATE events SET payload = ?, mark = ? WHERE table_id = ? AND seq = ?", row)


def _parts(c: Connection, table: str, without: Without) -> None:
    """Rewrite the packed parts, the journal before the record, which needs to know whose the seats were."""
    sql = "UPDATE packed SET payload = ?, mark = ? WHERE table_id = ? AND kind = ? AND first = ?"
    found = c.execute(
        "SELECT kind, first, last, payload FROM packed WHERE table_id = ? AND kind IN ('journal', 'record')"
        " ORDER BY kind, first",
        (table,),
    ).fetchall()
    for kind, first, last, payload in found:
        part = packed.PackedPart(kind, first, last, bytes(payload))
        try:
            changed = packed.changed(part, lambda entry: _changed(without, entry), without.record)
        except packed.TornPart:
            continue
        if changed.payload != part.payload:
            mark = packed.part_mark(table, kind, first, changed.payload)
            c.execute(sql, (changed.payload, mark, table, kind, first))


def _notes(c: Connection, player: str, into: str) -> None:
    """Join the notes of both at a table, one below the other."""
    for table, text, at in c.execute("SELECT table_id, text, at FROM notes WHERE player = ?", (player,)).fetchall():
        mine = c.execute("SELECT text, at FROM notes WHERE player = ? AND table_id = ?", (into, table)).fetchone()
        c.execute("DELETE FROM notes WHERE player IN (?, ?) AND table_id = ?", (player, into, table))
        both = (text, at) if mine is None else (f"{mine[0]}\n{text}", max(at, mine[1]))
        c.execute("INSERT INTO notes VALUES (?, ?, ?, ?)", (into, table, *both))


def _results(c: Connection, player: str, into: str) -> None:
    """Their games count as one person's: every pool in which they played is counted anew."""
    pools = c.execute(
        "SELECT DISTINCT game, seats FROM results WHERE rated = 1"
        " AND table_id IN (SELECT table_id FROM finishes WHERE player = ?)",
        (player,),
    ).fetchall()
    c.execute("UPDATE finishes SET player = ? WHERE player = ?", (into, player))
    for pool in pools:
        c.execute("DELETE FROM ratings WHERE game = ? AND seats = ?", tuple(pool))
        c.execute("UPDATE rating_pools SET ended = -1, table_id = '' WHERE game = ? AND seats = ?", tuple(pool))
        c.execute("UPDATE results SET counted = 0 WHERE game = ? AND seats = ? AND rated = 1", tuple(pool))
