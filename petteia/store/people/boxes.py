"""Boxes of owners: the figures of a guest's own printed game, where they differ from ours."""

from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

_HEAD: Final = "id, game, name, changed, differs, problems"


class BoxHead(msgspec.Struct, frozen=True):
    """A box in a list: in how many entries it differs from the game's own, and how much of it is not right yet."""

    id: str
    game: str
    name: str
    changed: int
    differs: int
    problems: int


class Boxes:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def keep(self, player: str, box: BoxHead, entries: bytes, most: int) -> "Future[bool]":
        """Store a box in place of an earlier one with its id; not if the guest would have more than `most`, or if the
        box belongs to another guest. `entries` are the differences, as JSON."""

        def work(c: Connection) -> bool:
            row = c.execute("SELECT player FROM boxes WHERE id = ?", (box.id,)).fetchone()
            if row is not None and row[0] != player:
                return False
            count = c.execute("SELECT count(*) FROM boxes WHERE player = ?", (player,)).fetchone()[0]
            if row is None and count >= most:
                return False
            c.execute("DELETE FROM boxes WHERE id = ?", (box.id,))
            values = (box.id, player, box.game, box.name, box.changed, box.differs, box.problems, entries)
            c.execute("INSERT INTO boxes VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
            return True

        return self.file.call(work)

    def remove(self, player: str, box: str) -> "Future[bool]":
        """Throw a box away, if it is this player's."""

        def work(c: Connection) -> bool:
            there = c.execute("SELECT 1 FROM boxes WHERE id = ? AND player = ?", (box, player)).fetchone()
            c.execute("DELETE FROM boxes WHERE id = ? AND player = ?", (box, player))
            return there is not None

        return self.file.call(work)

    def of(self, player: str) -> "Future[list[BoxHead]]":
        """A guest's boxes, the one changed last first."""
        sql = f"SELECT {_HEAD} FROM boxes WHERE player = ? ORDER BY changed DESC, id"
        return self.file.read(lambda c: [BoxHead(*row) for row in c.execute(sql, (player,))])

    def open(self, player: str, box: str) -> "Future[tuple[BoxHead, bytes] | None]":
        """One of a guest's boxes with all its differences; None if they have no such box."""
        sql = f"SELECT {_HEAD}, entries FROM boxes WHERE id = ? AND player = ?"

        def work(c: Connection) -> tuple[BoxHead, bytes] | None:
            row = c.execute(sql, (box, player)).fetchone()
            return None if row is None else (BoxHead(*row[:6]), bytes(row[6]))

        return self.file.read(work)
