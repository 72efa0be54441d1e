"""Running previews, a little at a time: they run on the loop, where everybody's moves are, so they give way.

However many clients ask, one preview runs at a time, for a few milliseconds, and then everything else that waits has
its turn. A guest who asks for several gets one after the other.
"""

import asyncio
import time
from typing import Final, Protocol

SLICE_S: Final = 0.004
"""How long a preview runs before others have their turn, in seconds of processor time."""

used_s: Final = getattr(time, "thread_time", time.perf_counter)
"""What this thread has used of the processor. Python in a browser has no such clock, and one thread that has it all."""


class Stepwise(Protocol):
    """Something that is previewed step by step."""

    def next(self) -> bool:
        """Do one more step; False if nothing was left."""


class PreviewScheduler:
    """Runs the previews of the whole server, one at a time."""

    def __init__(self) -> None:
        self._in_use = asyncio.Lock()
        """Held by the preview that runs: those who wait are served in order."""
        self._guests: dict[str, tuple[asyncio.Lock, int]] = {}

    async def run(self, guest: str, what: Stepwise) -> None:
        """Run it to the end."""
        lock, waiting = self._guests.get(guest, (asyncio.Lock(), 0))
        self._guests[guest] = (lock, waiting + 1)
        try:
            async with lock:
                while await self._some(what):
                    await asyncio.sleep(0)
        finally:
            lock, waiting = self._guests.pop(guest)
            if waiting > 1:
                self._guests[guest] = (lock, waiting - 1)

    async def _some(self, what: Stepwise) -> bool:
        async with self._in_use:
            since = used_s()
            while what.next():
                if used_s() - since > SLICE_S:
                    await asyncio.sleep(0)  # the lock is held: no other preview runs in this turn
                    return True
            return False
