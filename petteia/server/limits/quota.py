"""What answers cost: everybody has so many bytes a second, and so has an address, on all connections and doors.

An answer is paid before it is made, by what it may be at most; what it turns out not to need is given back.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from petteia.server.http.errors import HttpError
from petteia.server.limits.buckets import Buckets

PATIENCE_SECONDS: Final = 10.0
"""The longest that an answer over HTTP is delayed: after that clients are told to come again."""


class Quota:
    """One guest's and one address's."""

    def __init__(self, guests: Buckets, addresses: Buckets, guest: str, address: str) -> None:
        self._guests = guests
        self._addresses = addresses
        self.guest = guest
        self.address = address

    def pay(self, size: int) -> float:
        """An answer of that size is going to be made (below nothing: it is given back); how long one has to wait."""
        return max(self._guests.pay(self.guest, size), self._addresses.pay(self.address, size))

    async def answer(self, most: int, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """An answer that is at most so long, when it can be paid."""
        wait = self.pay(most)
        kept = 0
        try:
            if wait > PATIENCE_SECONDS:
                raise HttpError(429, "too_often", "you have asked for a great deal just now; wait a moment", after=wait)
            await asyncio.sleep(wait)
            made = await make()
            kept = len(made)
            return made
        finally:
            self.pay(kept - most)
