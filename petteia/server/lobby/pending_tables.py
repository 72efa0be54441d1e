"""Tables that guests are just setting up: they count before they exist."""

import asyncio
import time
from collections import Counter
from typing import Final

from petteia.server.http.errors import HttpError
from petteia.store.sql import SqlStore

MAKING: Final = "making "
MAKING_SECONDS: Final = 5.0
"""How long a guest waits to set a table up while another server sets one up for them."""


class PendingTables:
    """How many tables each guest is setting up right now."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._pending: Counter[str] = Counter()

    async def begin(self, player: str) -> int:
        """A guest sets a table up; it counts until this request is answered. Returns how many of theirs come before it.
        Only one server at a time: HttpError if another one is still at it."""
        request = asyncio.current_task()
        assert request is not None
        before = self._pending[player]
        self._pending[player] += 1
        request.add_done_callback(lambda _: self._end(player))
        name, store = MAKING + player, self._store
        until = time.monotonic() + MAKING_SECONDS
        while store.shared and name not in await asyncio.wrap_future(store.hold([name])):
            if time.monotonic() > until:
                raise HttpError(429, "too_many_at_once", "another table of yours is still being set up; wait for it")
            await asyncio.sleep(MAKING_SECONDS / 50)
        return before

    def _end(self, player: str) -> None:
        """The table that a guest was setting up exists, or will not."""
        self._pending[player] -= 1
        if not self._pending[player]:
            del self._pending[player]
            if self._store.shared:
                self._store.let([MAKING + player])
