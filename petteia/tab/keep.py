"""The store of an instance in a tab: the same SQLite file, in memory, with every change saved in the browser's storage.

There are no threads here and no disk. A transaction is carried out in place; then the pages of the file that it changed
are handed to the browser, and callers that wait for durability are told when the browser has them. Changes that arrive
meanwhile go with the next transaction.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from petteia.store.sqlite.file import JournalFile
from petteia.store.sqlite.store import SqliteStore
from petteia.store.writer import MOST_AT_ONCE, settle
from petteia.tables.ports.store import StoreError

PAGE: Final = 4096
Save = Callable[[dict[int, bytes], int], Awaitable[None]]
"""Stores pages by number, and the number of pages; done when they are safe."""


class TabFile(JournalFile):
    """A file that a browser stores."""

    def __init__(self, path: str | Path, save: Save) -> None:
        self._save = save
        self._kept: list[bytes] = []
        """The file's pages as the browser has them."""
        self._working: asyncio.Task[None] | None = None
        file = Path(path)
        if file.is_file():
            self._kept = pages_of(file)
        super().__init__(path)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None)
        for setting in (f"page_size = {PAGE}", "journal_mode = MEMORY", "synchronous = OFF", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {setting}")
        return connection

    def _sit_down(self) -> None:
        """The loop's thread is the writer."""

    def wake(self) -> None:
        """Write in the loop's thread."""
        self._gathering = False
        if self._jobs and (self._working is None or self._working.done()):
            self._working = asyncio.ensure_future(self._write_on())

    async def _write_on(self) -> None:
        while self._jobs:
            jobs = [self._jobs.popleft() for _ in range(min(MOST_AT_ONCE, len(self._jobs)))]
            if not self._closed:
                self.commit(jobs)
            try:
                await self._hand_over()
            except Exception as problem:
                # The file in memory is ahead of what is stored: from here on nothing more is promised.
                self._closed = True
                self.unwritable = f"the browser does not keep it: {problem}"
                for job in jobs:
                    job.error = job.error or StoreError(self.unwritable)
            settle(jobs)

    async def _hand_over(self) -> None:
        """Have the browser store what has changed."""
        now = pages_of(self.path)
        before = self._kept
        changed = {n: page for n, page in enumerate(now) if n >= len(before) or before[n] != page}
        if changed or len(now) < len(before):
            await self._save(changed, len(now))
            self._kept = now

    def close(self) -> None:
        """Finish: a tab may be closed at any moment, so nothing is waited for."""
        if not self._closed:
            self._closed = True
        self.hang_up()


class TabStore(SqliteStore):
    """Stores tables in a browser."""

    def __init__(self, path: str | Path, save: Save) -> None:
        super().__init__(path, TabFile(path, save))


def pages_of(file: Path) -> list[bytes]:
    """A file, page by page."""
    whole = file.read_bytes()
    return [whole[at : at + PAGE] for at in range(0, len(whole), PAGE)]
