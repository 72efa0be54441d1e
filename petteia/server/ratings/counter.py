"""Counts results: soon after a game is over, and before anybody looks."""

import asyncio
import time
from importlib.util import find_spec
from typing import Final

from petteia.server.core import Core
from petteia.server.monitoring.logs import log
from petteia.server.ratings.model import PlackettLuce

BOARDS_SECONDS: Final = 3.0
"""How old leaderboards may be."""


class ResultCounter:
    """Counts results. Without OpenSkill nothing is rated, and nothing is lost: it is counted once OpenSkill is
    there."""

    def __init__(self, instance: Core, wanted: bool) -> None:
        self.instance = instance
        self.offered = wanted and find_spec("openskill") is not None
        """Whether a table can be rated here."""
        self._model: PlackettLuce | None = None
        self._boards: tuple[float, bytes] = (-BOARDS_SECONDS, b"")
        self._reading = asyncio.Lock()

    async def count(self) -> None:
        """Count what has not been counted yet."""
        instance = self.instance
        if not self.offered or not await instance.wait(instance.store.ratings.waiting()):
            return
        if self._model is None:
            self._model = PlackettLuce()
        await instance.wait(instance.store.ratings.count(self._model))
        log.debug("ratings are up to date")

    async def leaderboards(self) -> bytes:
        """The leaderboards, as JSON: the same for everybody, and read anew after some seconds."""
        async with self._reading:
            read, boards = self._boards
            if time.monotonic() - read >= BOARDS_SECONDS:
                await self.count()
                boards = await self.instance.history.leaderboards(self.offered)
                self._boards = (time.monotonic(), boards)
            return boards

    def look_again(self) -> None:
        """A guest has hidden their results, or shows them again."""
        self._boards = (-BOARDS_SECONDS, b"")
