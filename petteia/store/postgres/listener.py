"""Listens to other servers on the same PostgreSQL database."""

import contextlib
import selectors
import socket
import threading
from collections.abc import Callable
from functools import partial
from typing import Final

from petteia.store.connection import Unreachable
from petteia.store.postgres.connection import TROUBLE, TimedConnection, connect
from petteia.store.writer import JournalWriter

Heard = Callable[[str, int], None]

CHANNEL: Final = "petteia"

ASIDE: Final = "petteia_aside"
"""The channel on which servers hear of journals, and the one for messages that need not be stored."""

LISTEN_AGAIN_SECONDS: Final = 1.0

STILL_THERE_SECONDS: Final = 5.0
"""How often a listener asks whether anybody would still tell it something."""


class NotifyListener:
    """A connection that listens, on its own thread. If it is lost it is made anew, and the callback is told that
    something may have been missed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._thread: threading.Thread | None = None
        self._over = threading.Event()
        self._schema = ""
        self.overheard: Callable[[str], None] | None = None

    def listen(self, heard: Heard, file: JournalWriter) -> None:
        """Begin."""
        self._heard, self._file = heard, file
        if self._thread is None:
            self._ending, self._end = socket.socketpair()
            self._thread = threading.Thread(target=self._run, name="petteia-store-ear", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        if self._thread is not None:
            self._over.set()
            self._end.close()  # the other end becomes readable, which wakes the thread
            self._thread.join()
            self._ending.close()
            self._thread = None

    def _run(self) -> None:
        while not self._over.is_set():
            try:
                with contextlib.closing(connect(self.url)) as connection:
                    self._listen(connection)
            except (Unreachable, *TROUBLE):
                self._over.wait(LISTEN_AGAIN_SECONDS)

    def _listen(self, connection: TimedConnection) -> None:
        connection.seconds = STILL_THERE_SECONDS
        row = connection.execute("SELECT current_schema()").fetchone()
        self._schema = row[0] if row else ""
        for channel in (CHANNEL, ASIDE):
            connection.execute(f"LISTEN {channel}")
        self._tell("", 0)
        with selectors.DefaultSelector() as selector:
            selector.register(connection, selectors.EVENT_READ)
            selector.register(self._ending, selectors.EVENT_READ)
            while not self._over.is_set():
                if not selector.select(STILL_THERE_SECONDS):
                    connection.execute("SELECT 1")
                for said in connection.notifies(timeout=0):
                    (self._hear if said.channel == CHANNEL else self._overhear)(said.payload)

    def _hear(self, said: str) -> None:
        table, _, number = said.rpartition(":")
        if table and number.isdecimal():
            self._tell(table, int(number))

    def _overhear(self, said: str) -> None:
        schema, _, words = said.partition(" ")
        if self.overheard is not None and schema == self._schema:
            with contextlib.suppress(RuntimeError):
                self._file.post(partial(self.overheard, words))

    def _tell(self, table: str, seq: int) -> None:
        with contextlib.suppress(RuntimeError):  # the loop that was to be told has ended
            self._file.post(partial(self._heard, table, seq))
