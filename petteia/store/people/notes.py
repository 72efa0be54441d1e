"""Notes that people make for themselves at a table: nobody else reads them."""

from concurrent.futures import Future

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter


class Note(msgspec.Struct, frozen=True):
    """What somebody has noted at a table, and when."""

    text: str = ""
    at: int = 0


class Notes:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def keep(self, player: str, table: str, note: Note) -> "Future[None]":
        """Somebody notes something, in place of what they had noted there; nothing: it goes."""

        def work(c: Connection) -> None:
            c.execute("DELETE FROM notes WHERE player = ? AND table_id = ?", (player, table))
            if note.text:
                c.execute("INSERT INTO notes VALUES (?, ?, ?, ?)", (player, table, note.text, note.at))

        return self.file.call(work)

    def of(self, player: str, table: str) -> "Future[Note]":
        """What somebody has noted at a table."""
        sql = "SELECT text, at FROM notes WHERE player = ? AND table_id = ?"

        def work(c: Connection) -> Note:
            row = c.execute(sql, (player, table)).fetchone()
            return Note(*row) if row else Note()

        return self.file.read(work)
