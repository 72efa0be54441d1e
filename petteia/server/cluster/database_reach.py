"""Whether a server still reaches the database that it shares with others.

A server that does not can neither make moves nor hear of those made elsewhere: clients that look at a table through it
see an old position, and wait for nothing. So it sends its clients away, to return through whatever distributes clients
over servers, and takes in none until the database answers again.
"""

import asyncio
import time
from typing import Final

from petteia.server.core import Core
from petteia.server.monitoring.logs import log

ASK_SECONDS: Final = 2.0
GIVE_UP_SECONDS: Final = 8.0
"""Longer than a database takes that starts again or hands over; others take this server's tables over after twenty."""


class DatabaseReach:
    """Polls the database all the time. A server that has its database for itself has no other to send clients to."""

    def __init__(self, instance: Core) -> None:
        self.instance = instance
        self.lost = False
        """Whether the database has been silent for so long that clients are sent away."""

    async def go_on(self) -> None:
        """Until cancelled."""
        answered = time.monotonic()
        while self.instance.store.shared:
            beat = asyncio.wrap_future(self.instance.store.beat(self.instance.registry.now()))
            while not beat.done():  # one question at a time: they would all wait for the same line
                await asyncio.wait({beat}, timeout=ASK_SECONDS)
                if not beat.done():  # a late answer is one, too
                    self._note(time.monotonic() - answered)
            if beat.exception() is None:
                answered = time.monotonic()
            self._note(time.monotonic() - answered)
            await asyncio.sleep(ASK_SECONDS)

    def _note(self, silent: float) -> None:
        lost = silent >= GIVE_UP_SECONDS
        if lost and not self.lost:
            log.error("the database does not answer: clients are sent away, and none taken in until it does")
        elif self.lost and not lost:
            log.warning("the database answers again")
        self.lost = lost
        if lost:
            for connection in list(self.instance.clients.connections):
                connection.send_away()
