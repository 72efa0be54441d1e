"""Which lessons guests have begun and which they are done with."""

from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

_ALL: Final = "l.game, l.lesson, l.table_id, l.began, l.done"


class LessonProgress(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a guest is in a lesson: the table at which it is going on (none: at none), and when they were done with
    it for the first time (0: not yet)."""

    game: str
    lesson: str
    table: str = ""
    began: int = 0
    done: int = 0


class Lessons:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def of(self, player: str) -> "Future[list[LessonProgress]]":
        """A guest's lessons, those begun first first. A table that is over is left out."""
        sql = (
            f"SELECT {_ALL}, t.status FROM lessons AS l LEFT JOIN tables AS t ON t.id = l.table_id WHERE l.player = ?"
            " ORDER BY l.began, l.game, l.lesson"
        )

        def work(c: Connection) -> list[LessonProgress]:
            rows = c.execute(sql, (player,)).fetchall()
            return [LessonProgress(row[0], row[1], row[2] if row[5] == "running" else "", *row[3:5]) for row in rows]

        return self.file.read(work)

    def begin(self, player: str, game: str, lesson: str, table: str, at: int) -> "Future[None]":
        """A guest takes a lesson, or its test, at this table."""
        sql = (
            "INSERT INTO lessons VALUES (?, ?, ?, ?, ?, 0)"
            " ON CONFLICT (player, game, lesson) DO UPDATE SET table_id = excluded.table_id, began = excluded.began"
        )
        return self.file.call(lambda c: _nothing(c.execute(sql, (player, game, lesson, table, at))))

    def finish(self, player: str, game: str, lesson: str, at: int) -> "Future[None]":
        """A guest is done with a lesson; the first time counts."""
        sql = "UPDATE lessons SET done = ? WHERE player = ? AND game = ? AND lesson = ? AND done = 0"
        return self.file.call(lambda c: _nothing(c.execute(sql, (at, player, game, lesson))))


def _nothing(_: object) -> None:
    return None


def merge(c: Connection, player: str, into: str) -> None:
    """The lessons of one guest are another's; what either is done with is done."""
    sql = "SELECT game, lesson, table_id, began, done FROM lessons WHERE player = ?"
    for game, lesson, table, began, done in c.execute(sql, (player,)).fetchall():
        mine = c.execute(
            "SELECT table_id, began, done FROM lessons WHERE player = ? AND game = ? AND lesson = ?",
            (into, game, lesson),
        ).fetchone()
        if mine is not None:
            table, began = max((began, table), (mine[1], mine[0]))[::-1]
            done = min(filter(None, (done, mine[2])), default=0)
        c.execute("DELETE FROM lessons WHERE player = ? AND game = ? AND lesson = ?", (into, game, lesson))
        c.execute("INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?)", (into, game, lesson, table, began, done))
    c.execute("DELETE FROM lessons WHERE player = ?", (player,))
