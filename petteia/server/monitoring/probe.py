"""Whether the store answers: asked at most once a second, however many people want to know."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from petteia.store.sql import SqlStore
from petteia.tables.ports.store import StoreError

EVERY_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 3.0


class StoreProbe:
    """Writes and reads a little. Anyone may ask for health, so asking must not cost the store a transaction each."""

    def __init__(self, store: SqlStore, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._asked_at = float("-inf")
        self._asking: asyncio.Task[bool] | None = None
        self._answered = False

    async def answered(self) -> bool:
        """Whether the store has answered in time, within the last second. What it answered the store knows itself."""
        if self._asking is None and time.monotonic() - self._asked_at >= EVERY_SECONDS:
            self._asked_at = time.monotonic()
            self._asking = asyncio.create_task(self._ask())
        return self._answered if self._asking is None else await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        self._answered = False
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await asyncio.wrap_future(self.store.beat(self.now()))
                await asyncio.wrap_future(self.store.read_something())
            self._answered = True
        except StoreError:
            self._answered = True
        except TimeoutError:
            pass
        finally:
            self._asking = None
        return self._answered
