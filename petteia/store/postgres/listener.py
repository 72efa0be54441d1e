"""Hears what other servers on the same PostgreSQL database say."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from petteia.store.postgres.connection import TROUBLE, connect, new_loop
from petteia.store.writer import JournalWriter

Heard = Callable[[str, int], None]

CHANNEL: Final = "petteia"

ASIDE: Final = "petteia_aside"
"""On which servers hear of journals, and on which they say what nobody has to keep."""

LISTEN_AGAIN_SECONDS: Final = 1.0

STILL_THERE_SECONDS: Final = 5.0
"""How often a listener asks whether anybody would still tell it something."""


class NotifyListener:
    """A connection that listens, on a thread of its own. If it is lost it is made anew, and whoever hears is told that
    something may have been missed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stirred = asyncio.Event()
        """The connection was lost, or it is over."""
        self._over = False
        self._schema = ""
        self.overheard: Callable[[str], None] | None = None

    def listen(self, heard: Heard, file: JournalWriter) -> None:
        """Begin."""
        self._heard, self._file = heard, file
        if self._thread is None:
            self._loop = new_loop()
            self._thread = threading.Thread(target=self._run, name="petteia-store-ear", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        if self._loop is not None and self._thread is not None:
            self._over = True
            self._loop.call_soon_threadsafe(self._stirred.set)
            self._thread.join()
            self._loop.close()
            self._loop = None

    def _run(self) -> None:
        assert self._loop is not None
        self._loop.run_until_complete(self._listen())

    async def _listen(self) -> None:
        while not self._over:
            connection: Any = None
            try:
                connection = await connect(self.url)
                connection.add_termination_listener(lambda _: self._stirred.set())
                self._schema = await connection.fetchval("SELECT current_schema()")
                await connection.add_listener(CHANNEL, self._hear)
                await connection.add_listener(ASIDE, self._overhear)
                self._tell("", 0)
                while not self._over:
                    await self._rest(STILL_THERE_SECONDS)
                    await connection.execute("SELECT 1", timeout=STILL_THERE_SECONDS)
            except TROUBLE:
                await self._rest(LISTEN_AGAIN_SECONDS)
            finally:
                if connection is not None:
                    with contextlib.suppress(*TROUBLE):
                        await connection.close(timeout=1)

    async def _rest(self, seconds: float) -> None:
        self._stirred.clear()
        if not self._over:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._stirred.wait()

    def _hear(self, _connection: object, _pid: int, _channel: str, said: object) -> None:
        table, _, number = str(said).rpartition(":")
        if table and number.isdecimal():
            self._tell(table, int(number))

    def _overhear(self, _connection: object, _pid: int, _channel: str, said: object) -> None:
        schema, _, words = str(said).partition(" ")
        if self.overheard is not None and schema == self._schema:
            with contextlib.suppress(RuntimeError):
                self._file.post(partial(self.overheard, words))

    def _tell(self, table: str, seq: int) -> None:
        with contextlib.suppress(RuntimeError):  # the loop that was to be told has ended
            self._file.post(partial(self._heard, table, seq))
