"""Whom people do not want to hear, and what they have told the operator about others."""

from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

MUTE: Final = "mute"
BLOCK: Final = "block"
TABLE: Final = "table"
"""Somebody whose words one does not want to read; somebody with whom one does not want to sit, either; a table whose
chat one does not want to read at all."""


class Silence(msgspec.Struct, frozen=True):
    """Whom (a guest, or a table) somebody does not want to hear, how they were called then, and since when."""

    kind: str
    whom: str
    name: str
    at: int


class Report(msgspec.Struct, frozen=True):
    """What somebody told the operator: of whom, what these said (or how they are called), and why it is told."""

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
        """Somebody does not want to hear somebody from now on; False if there are so many already."""

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
        """Whom somebody does not want to hear, the last first."""
        sql = "SELECT kind, whom, name, at FROM silences WHERE player = ? ORDER BY at DESC, kind, whom"
        return self.file.read(lambda c: [Silence(*row) for row in c.execute(sql, (player,))])

    def report(self, report: Report, most: int) -> "Future[bool]":
        """Somebody tells the operator something; what was told before is not told twice. False if the operator has so
        much to look at already."""
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
        """What the operator has been told and has not seen to yet, the oldest first; or what one guest has told."""
        sql = f"SELECT * FROM reports {'WHERE player = ? ' if player else ''}ORDER BY at, id"
        return self.file.read(lambda c: [Report(*row) for row in c.execute(sql, (player,) if player else ())])

    def waiting(self) -> "Future[int]":
        """How much the operator has not seen to."""
        return self.file.read(lambda c: int(c.execute("SELECT count(*) FROM reports").fetchone()[0]))

    def seen_to(self, report: str) -> "Future[bool]":
        """The operator has: it is kept no longer."""

        def work(c: Connection) -> bool:
            there = c.execute("SELECT 1 FROM reports WHERE id = ?", (report,)).fetchone()
            c.execute("DELETE FROM reports WHERE id = ?", (report,))
            return there is not None

        return self.file.call(work)

    def forget_reports(self, before: int) -> "Future[int]":
        """What nobody has looked at for so long goes; how much."""

        def work(c: Connection) -> int:
            gone = c.execute("SELECT count(*) FROM reports WHERE at < ?", (before,)).fetchone()[0]
            c.execute("DELETE FROM reports WHERE at < ?", (before,))
            return int(gone)

        return self.file.call(work)


def forget(c: Connection, player: str) -> None:
    """Somebody is forgotten: whom they did not want to hear, that others did not want to hear them, and what was told
    about them, with their words. What they told themselves stays for the operator, without who it was."""
    c.execute("DELETE FROM silences WHERE player = ? OR whom = ?", (player, player))
    c.execute("DELETE FROM reports WHERE about = ?", (player,))
    c.execute("UPDATE reports SET player = '' WHERE player = ?", (player,))


def merge(c: Connection, player: str, into: str) -> None:
    """Two guests are one: what was one's is the other's."""
    for mine, theirs in (("player", "whom"), ("whom", "player")):
        same = f"s.{mine} = ? AND s.kind = silences.kind AND s.{theirs} = silences.{theirs}"
        double = f"DELETE FROM silences WHERE {mine} = ? AND EXISTS (SELECT 1 FROM silences AS s WHERE {same})"
        c.execute(double, (player, into))
        c.execute(f"UPDATE silences SET {mine} = ? WHERE {mine} = ?", (into, player))
    c.execute("DELETE FROM silences WHERE player = whom")
    c.execute("UPDATE reports SET player = ? WHERE player = ?", (into, player))
    c.execute("UPDATE reports SET about = ? WHERE about = ?", (into, player))
