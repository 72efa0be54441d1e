"""Rules migration: after the rules of a game were changed, every table with older ones is checked once.

Tables that are opened are migrated first (`petteia.tables.live.registry`); this migrates the others, one after the
other and only while no job waits. One of several servers does it for all.
"""

import asyncio
from typing import Final

from petteia.server.core import Core
from petteia.server.jobs.packing import UPKEEP
from petteia.server.monitoring.logs import log
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.rules_migration import PARTED
from petteia.tables.ports.store import StoreError

AGAIN_SECONDS: Final = 60.0
"""How often to ask whether this server does it, or the others have."""
PATIENCE_SECONDS: Final = 0.05


class RulesUpgrade:
    """Goes through the tables that are played by older rules, once."""

    def __init__(self, instance: Core) -> None:
        self.instance = instance

    async def go_on(self) -> None:
        """Until all have been looked at."""
        while True:
            try:
                if UPKEEP in await self.instance.wait(self.instance.store.hold([UPKEEP])):
                    await self.round()
                    return
            except Exception:
                log.exception("sorting tables by rules failed")
            await asyncio.sleep(AGAIN_SECONDS)

    async def round(self) -> int:
        """Check every table; returns for how many something was written."""
        instance, done = self.instance, 0
        current = {game: int(kind.RULES_VERSION) for game, kind in instance.catalogue.kinds.items()}
        if all(version == 1 for version in current.values()):
            return 0  # no rules have ever been changed
        for table in await instance.history.older(current):
            while instance.history.turns.length:
                await asyncio.sleep(PATIENCE_SECONDS)
            if not instance.registry.in_use(table):
                done += await self._one(table)
        if done:
            log.info("sorted by rules", extra={"tables": done})
        return done

    async def _one(self, table: str) -> bool:
        try:
            found = await self.instance.registry.bring_up(table)
            if found.kind == PARTED:
                await self.instance.registry.open(table)  # if no player has to choose, it goes on at once
            return bool(found.entry)
        except (NotPossible, StoreError) as problem:
            log.debug("a table is not sorted", extra={"table": table, "problem": str(problem)})
        except Exception as problem:  # its journal: it is set aside, and reported when opened
            log.warning("a table is not sorted", extra={"table": table, "problem": str(problem)})
        return False
