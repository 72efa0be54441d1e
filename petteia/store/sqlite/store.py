"""The default store: everything in one SQLite file.

The file holds the dealers' secrets of running games. It is made readable for its owner only, and so are backups.
"""

from pathlib import Path
from typing import ClassVar

from petteia.store import maintenance
from petteia.store.sql import SqlStore
from petteia.store.sqlite.file import JournalFile


class SqliteStore(SqlStore):
    """Keeps tables in a file."""

    SYNCHRONOUS: ClassVar[str] = "FULL"

    def __init__(self, path: str | Path, file: JournalFile | None = None) -> None:
        self.path = Path(path)
        super().__init__(self.path.absolute(), str(self.path), file or JournalFile(path, self.SYNCHRONOUS))

    def synchronous(self) -> int:
        """The actual setting of the writer's connection: 0 off, 1 normal, 2 full."""
        return int(self.file.call(lambda c: c.execute("PRAGMA synchronous").fetchone()[0]).result())

    def backup(self, target: str | Path) -> None:
        """Copy everything, as it is at one moment, while the server goes on."""
        maintenance.backup(self.path, Path(target))

    def size(self) -> int:
        """How large the file is."""
        return self.path.stat().st_size

    def vacuum(self) -> int:
        """Give the room of removed tables back to the disk; how many bytes."""
        before = self.size()
        maintenance.vacuum(self.path)
        return before - self.size()
