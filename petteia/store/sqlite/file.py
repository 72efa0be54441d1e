"""One SQLite file in WAL mode with full sync: COMMIT returns after the log has reached the disk."""

import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from petteia.store.connection import Connection
from petteia.store.journals.append_cache import AppendCache
from petteia.store.schema import WrongFile, bring_up
from petteia.store.writer import JournalWriter
from petteia.tables.ports.store import StoreError

T = TypeVar("T")

LOG_PAGES: Final = 4000
"""How long the log may get before it is put into the file: a page that many moves have changed is put there once."""

DAMAGE: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOTADB})
"""SQLite's errors about a file, or a disk, that has to be looked at. All others pass."""


class JournalFile(JournalWriter):
    """A file of journals, with its writer and its readers."""

    CLASHES: ClassVar[tuple[type[Exception], ...]] = (StoreError, sqlite3.IntegrityError)

    def __init__(self, path: str | Path, synchronous: str = "FULL") -> None:
        self.path = Path(path)
        self.synchronous = synchronous
        self._create_private()
        writing = self._connect()
        self.reading = self._connect()
        self._read_lock = threading.Lock()
        try:
            bring_up(writing, str(self.path))
        except BaseException:
            writing.close()
            self.reading.close()
            raise
        super().__init__(writing, AppendCache())

    def _create_private(self) -> None:
        """Make the file readable for its owner only; SQLite gives its log the same mode."""
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as problem:
            raise WrongFile(f"{self.path} cannot be opened: {problem.strerror}. Is the folder there?") from problem

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        try:
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            if mode != "wal":
                raise WrongFile(f"{self.path} lies where SQLite cannot keep a write-ahead log (a network folder?)")
            connection.execute(f"PRAGMA synchronous = {self.synchronous}")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        except sqlite3.DatabaseError as problem:
            connection.close()
            what = "cannot be used" if isinstance(problem, sqlite3.OperationalError) else "is no database"
            raise WrongFile(f"{self.path} {what}: {problem}") from problem
        return connection

    def read(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Reading waits for no writer: a write-ahead log lets readers see the last committed state."""
        future: Future[T] = Future()
        try:
            with self._read_lock:
                result = work(self.reading)
            self.unanswered = ""
            future.set_result(result)
        except sqlite3.Error as problem:
            if getattr(problem, "sqlite_errorcode", 0) & 0xFF in DAMAGE:
                self.unreadable = str(problem)
            else:
                self.unanswered = str(problem)
            future.set_exception(StoreError(f"the store could not read: {problem}"))
        except Exception as problem:
            future.set_exception(problem)
        return future

    def hang_up(self) -> None:
        """Close the file."""
        self.writing.close()
        self.reading.close()
