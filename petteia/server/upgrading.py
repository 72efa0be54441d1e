"""Sorting: after the rules of a game were mended, every table that is played by older ones is looked at once.

Whoever opens a table has it sorted first (`petteia.tables.hall`); here those are opened that nobody comes to, one after
the other and only while nobody waits for a scribe. One of several servers does it for all.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from petteia.server.logs import log
from petteia.server.packing import UPKEEP
from petteia.tables.store import StoreError
from petteia.tables.trying import NotPossible

if TYPE_CHECKING:
    from petteia.server.house import House

AGAIN_SECONDS: Final = 60.0
"""When it is asked again whether this server does it, or whether the others have."""
PATIENCE_SECONDS: Final = 0.05


class Upgrading:
    """Goes through the tables that are played by older rules, once."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.left: set[str] = set()
        """Tables that were looked at and stay as they are."""

    async def go_on(self) -> None:
        """Until all have been looked at."""
        while True:
            try:
                if UPKEEP in await self.house.wait(self.house.store.hold([UPKEEP])):
                    await self.round()
                    return
            except Exception:
                log.exception("sorting tables by rules failed")
            await asyncio.sleep(AGAIN_SECONDS)

    async def round(self) -> int:
        """Look at every one; how many there were."""
        house, done = self.house, 0
        current = {game: int(kind.RULES_VERSION) for game, kind in house.catalogue.kinds.items()}
        if all(version == 1 for version in current.values()):
            return 0  # nothing has ever been mended
        for table in await house.archive.older(current):
            while house.archive.turns.length:
                await asyncio.sleep(PATIENCE_SECONDS)
            if table in house.hall.live or table in self.left:
                continue
            try:
                live = await house.hall.open(table)
            except (NotPossible, StoreError) as problem:  # said when it was set aside, or when it was read
                log.debug("a table is not sorted", extra={"table": table, "problem": str(problem)})
                continue
            self.left.add(table)
            done += 1
            if live.rests() and house.hall.live.get(table) is live:
                house.hall.put_away(live)
        if done:
            log.info("sorted by rules", extra={"tables": done})
        return done
