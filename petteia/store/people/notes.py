"""Private notes that people make at a table."""

from concurrent.futures import Future

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter


class Note(msgspec.Struct, frozen=True):
    """A player's note at a table, and when they made it."""

    text: str = ""
    at: int = 0


class Notes:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def keep(self, player: str, table: str, note: Note) -> "Future[None]":
        """Store a player's note in place of their earlier one there; an empty note deletes it."""

        def work(c: Connection) -> None:
            c.execute("DELETE FROM notes WHERE player = ? AND table_id = ?", (player, table))
            if note.text:
                c.execute("INSERT INTO notes VALUES (?, ?, ?, ?)", (player, table, note.text, note.at))

        return self.file.call(work)

    def of(self, player: str, table: str) -> "Future[Note]":
        """A player's note at a table."""
        sql = "SELECT text, at FROM notes WHERE player = ? AND table_id = ?"

        def work(c: Connection) -> Note:
            row = c.execute(sql, (player, table)).fetchone()
            return Note(*row) if row else Note()

        return self.file.read(work)
