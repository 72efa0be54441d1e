"""Tells clients that a tournament has changed which they look at, whichever server changed it.

One read every second asks for the stamps of all tournaments that anybody here looks at: so a thousand people who look
at one cost as much as one, and nobody asks again and again for a page that has not changed.
"""

import asyncio
from typing import Final

from petteia.server.core import Core
from petteia.server.monitoring.logs import log
from petteia.server.tournaments.service import TournamentService

ROUND_SECONDS: Final = 1.0
MOST_FOLLOWED: Final = 500
"""How many tournaments are asked for at once; those who look at others wait for another round."""


class Following:
    """Who looks at which tournament at this server, and how it stood when they were told last."""

    def __init__(self, core: Core, service: TournamentService) -> None:
        self.core = core
        self.service = service
        self.stamps: dict[str, str] = {}

    async def go_on(self) -> None:
        """As long as the server is open."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.round()
            except Exception:
                log.exception("looking for changes in tournaments failed")

    async def round(self) -> None:
        """Do what is due in the tournaments that are looked at, and tell those who look of what has changed."""
        followed = {one.following for one in self.core.clients.connections if one.following}
        self.stamps = {name: stamp for name, stamp in self.stamps.items() if name in followed}
        if not followed:
            return
        store = self.service.store
        due = await self.core.wait(store.to_do(self.service.now()))
        for tournament in followed.intersection(due):
            await self.service.go_on(tournament)
        known = [name for name in followed if name in self.stamps]
        asked = sorted(followed - self.stamps.keys()) + sorted(known)
        found = await self.core.wait(store.stamps(asked[:MOST_FOLLOWED]))
        moved = {name for name, stamp in found.items() if self.stamps.get(name, stamp) != stamp}
        self.stamps.update(found)
        for connection in self.core.clients.connections:
            if connection.following in moved:
                connection.say_that_it_moved(connection.following)
