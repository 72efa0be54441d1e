"""Whom people have silenced, and what they have reported to the operator."""

from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

MUTE: Final = "mute"
BLOCK: Final = "block"
TABLE: Final = "table"
"""A guest whose words one does not want to read; a guest with whom one does not want to sit, either; a table whose chat
one does not want to read at all."""


class Silence(msgspec.Struct, frozen=True):
    """Whom (a guest, or a table) a guest does not want to read, their name at the time, and since when."""

    kind: str
    whom: str
    name: str
    at: int


class Report(msgspec.Struct, frozen=True):
    """A guest's report to the operator: about whom, what they said (or their name), and why it is reported."""

    id: str
    at: int
    player: str
    table: str
    about: str
    name: str
    line: int
    words: str
    why: str


class Talk:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def silence(self, player: str, silence: Silence, most: int) -> "Future[bool]":
        """Silence a guest or table for a guest; False if they have silenced too many already."""

        def work(c: Connection) -> bool:
            where = (player, silence.kind, silence.whom)
            c.execute("DELETE FROM silences WHERE player = ? AND kind = ? AND whom = ?", where)
            if c.execute("SELECT count(*) FROM silences WHERE player = ?", (player,)).fetchone()[0] >= most:
                return False
            c.execute("INSERT INTO silences VALUES (?, ?, ?, ?, ?)", (*where, silence.name, silence.at))
            return True

        return self.file.call(work)

    def hear(self, player: str, kind: str, whom: str) -> "Future[None]":
        """And wants to again."""

        def work(c: Connection) -> None:
            c.execute("DELETE FROM silences WHERE player = ? AND kind = ? AND whom = ?", (player, kind, whom))

        return self.file.call(work)

    def silences(self, player: str) -> "Future[list[Silence]]":
        """Whom a guest has silenced, the last first."""
        sql = "SELECT kind, whom, name, at FROM silences WHERE player = ? ORDER BY at DESC, kind, whom"
        return self.file.read(lambda c: [Silence(*row) for row in c.execute(sql, (player,))])

    def report(self, report: Report, most: int) -> "Future[bool]":
        """Report something to the operator; the same report is stored only once. False if too many reports wait
        already."""
        same = "SELECT 1 FROM reports WHERE player = ? AND table_id = ? AND about = ? AND line = ?"

        def work(c: Connection) -> bool:
            if c.execute(same, (report.player, report.table, report.about, report.line)).fetchone() is not None:
                return True
            if c.execute("SELECT count(*) FROM reports").fetchone()[0] >= most:
                return False
            c.execute(f"INSERT INTO reports VALUES ({', '.join('?' * 9)})", msgspec.structs.astuple(report))
            return True

        return self.file.call(work)

    def reports(self, player: str = "") -> "Future[list[Report]]":
        """Reports that the operator has not dealt with yet, the oldest first; or those of one guest."""
        sql = f"SELECT * FROM reports {'WHERE player = ? ' if player else ''}ORDER BY at, id"
        return self.file.read(lambda c: [Report(*row) for row in c.execute(sql, (player,) if player else ())])

    def waiting(self) -> "Future[int]":
        """How many reports the operator has not dealt with."""
        return self.file.read(lambda c: int(c.execute("SELECT count(*) FROM reports").fetchone()[0]))

    def seen_to(self, report: str) -> "Future[bool]":
        """The operator has dealt with a report: it is deleted."""

        def work(c: Connection) -> bool:
            there = c.execute("SELECT 1 FROM reports WHERE id = ?", (report,)).fetchone()
            c.execute("DELETE FROM reports WHERE id = ?", (report,))
            return there is not None

        return self.file.call(work)

    def forget_reports(self, before: int) -> "Future[int]":
        """Delete reports that have not been looked at for so long; returns how many."""

        def work(c: Connection) -> int:
            gone = c.execute("SELECT count(*) FROM reports WHERE at < ?", (before,)).fetchone()[0]
            c.execute("DELETE FROM reports WHERE at < ?", (before,))
            return int(gone)

        return self.file.call(work)


def forget(c: Connection, player: str) -> None:
    """Erase a guest: whom they silenced, who silenced them, and reports about them, with their words. Their own reports
    stay for the operator, without their name."""
    c.execute("DELETE FROM silences WHERE player = ? OR whom = ?", (player, player))
    c.execute("DELETE FROM reports WHERE about = ?", (player,))
    c.execute("UPDATE reports SET player = '' WHERE player = ?", (player,))


def merge(c: Connection, player: str, into: str) -> None:
    """Merge two guests: what was one's is the other's."""
    for mine, theirs in (("player", "whom"), ("whom", "player")):
        same = f"s.{mine} = ? AND s.kind = silences.kind AND s.{theirs} = silences.{theirs}"
        double = f"DELETE FROM silences WHERE {mine} = ? AND EXISTS (SELECT 1 FROM silences AS s WHERE {same})"
        c.execute(double, (player, into))
        c.execute(f"UPDATE silences SET {mine} = ? WHERE {mine} = ?", (into, player))
    c.execute("DELETE FROM silences WHERE player = whom")
    c.execute("UPDATE reports SET player = ? WHERE player = ?", (into, player))
    c.execute("UPDATE reports SET about = ? WHERE about = ?", (into, player))
