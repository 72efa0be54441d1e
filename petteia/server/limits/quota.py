"""Quotas for answers: every guest has so many bytes a second, and so has an address, on all connections of any kind.

An answer is paid before it is made, by its largest possible size; what it turns out not to need is given back.
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
        """Pay for an answer of that size (negative: it is given back); returns how long the client has to wait."""
        return max(self._guests.pay(self.guest, size), self._addresses.pay(self.address, size))

    async def answer(self, most: int, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """An answer that is at most so long, once it can be paid."""
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
