"""Packing: finished games that have rested are reduced to their records, and take a fraction of the room.

A job worker makes the parts, one table at a time and only while no job waits; the store's writer stores them. Viewers
of the game do not notice. See `petteia.store.journals.packed`.
"""

import asyncio
from typing import Final

from petteia.engine.protocol import SPECTATOR
from petteia.server.core import Core
from petteia.server.jobs import threads
from petteia.server.jobs.errors import TooMuch
from petteia.server.monitoring.logs import log
from petteia.store import maintenance
from petteia.tables.commands.trial import NotPossible
from petteia.tables.ports.store import NoSuchTable, NotNow, StoreError

UPKEEP: Final = "upkeep"
"""What one of several servers does for all: it is claimed like a table."""
DAY_MS: Final = 24 * 3600_000
ROUND_SECONDS: Final = 3600.0
PATIENCE_SECONDS: Final = 0.2
"""How long packing waits while other jobs wait."""


class Packing:
    """Goes through everything that rests, again and again."""

    def __init__(self, instance: Core) -> None:
        self.instance = instance
        self.store = instance.store
        self.left: set[str] = set()
        """Tables that cannot be packed and are not tried again: their rules are not loaded, say."""

    async def go_on(self) -> None:
        """As long as the server is open."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                if UPKEEP in await self.instance.wait(self.store.hold([UPKEEP])):
                    await self.round()
            except Exception:
                log.exception("packing failed")

    async def round(self) -> int:
        """Pack every finished game of people that has not been touched for so long and is not being looked at; returns
        how many. A table that was closed before anything had begun there is removed like one that was never begun."""
        instance, where, done = self.instance, self.store.where, 0
        for table in await threads.UPKEEP.run(maintenance.half_packed, where):
            await instance.wait(self.store.pack_on(table))
        before = instance.registry.now() - instance.config.pack_days * DAY_MS
        for table, changed in await threads.UPKEEP.run(maintenance.at_rest, where, before):
            while instance.history.turns.length:
                await asyncio.sleep(PATIENCE_SECONDS)
            if table not in self.left and not instance.registry.in_use(table):
                done += await self._one(table, changed)
        if done:
            log.info("packed", extra={"tables": done})
        return done

    async def _one(self, table: str, changed: int) -> bool:
        instance = self.instance
        try:
            if await instance.wait(self.store.told(table, SPECTATOR, 0, 1)) is None:
                await instance.history.retell(table)
            parts = await instance.history.pack(table)
            return not instance.registry.in_use(table) and await instance.wait(
                self.store.pack(table, parts, instance.registry.now())
            )
        except NotPossible as problem:
            if problem.code == "never_began":
                await self._never_began(table, changed)
            else:
                self.left.add(table)
        except (NotNow, NoSuchTable) as problem:
            if isinstance(problem, TooMuch):
                self.left.add(table)
            log.debug("a table is packed another time", extra={"table": table})
        except StoreError:
            raise
        except Exception as problem:  # its journal does not play; it stays as it is
            self.left.add(table)
            log.warning("a table is not packed", extra={"table": table, "problem": str(problem)})
        return False

    async def _never_began(self, table: str, changed: int) -> None:
        days = self.instance.config.abandoned_days
        before = self.instance.registry.now() - days * DAY_MS
        if days and changed < before:
            await self.instance.wait(self.store.remove([table], before))
