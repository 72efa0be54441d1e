"""How a connection sends to its client: over a WebSocket by a fast path (`fast_channel.py`) or by ASGI's own, or by
messages inside a browser.

The fast path relies on a private class of uvicorn's. With another version of uvicorn the plain path is taken
(`server/process.py`): slower, and otherwise the same.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

EXTENSION: Final = "petteia.channel"
"""The key under which the application finds the channel in an ASGI scope."""


class Channel(Protocol):
    """How a connection sends to its client."""

    def say(self, text: bytes) -> None:
        """Send a frame of text."""

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""

    def cut(self) -> None:
        """End it at once."""

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on the client's messages go there and not to ASGI's `receive`."""

    def hold(self, held: bool) -> None:
        """Pause reading, or go on."""


class PlainChannel:
    """A channel over ASGI alone, under any server."""

    def __init__(self, send: Callable[[Any], Awaitable[None]], receive: Callable[[], Awaitable[Any]]) -> None:
        self._send = send
        self._receive = receive
        self._out: deque[bytes] = deque()
        self._size = 0
        self._writing: asyncio.Task[None] | None = None
        self._free = asyncio.Event()
        """Set while the client's messages are being read."""
        self._free.set()
        self._cut = asyncio.get_running_loop().create_future()

    def say(self, text: bytes) -> None:
        """Send a frame of text, after those that wait."""
        if self._cut.done():
            return
        self._out.append(text)
        self._size += len(text)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._out:
                await self._send({"type": "websocket.send", "text": self._out[0].decode()})
                self._size -= len(self._out.popleft())
        except Exception:  # any error that a server raises when the client has gone
            self.cut()

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""
        return self._size

    def cut(self) -> None:
        """End it at once."""
        self._out.clear()
        self._size = 0
        if not self._cut.done():
            self._cut.set_result(None)

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Everything comes by `receive`."""

    def hold(self, held: bool) -> None:
        """Read nothing more for now, or read on."""
        if held:
            self._free.clear()
        else:
            self._free.set()

    async def receive(self) -> Any:
        """The client's next message, once it is read; a goodbye if the channel was cut."""
        next_one = asyncio.ensure_future(self._next())
        try:
            await asyncio.wait({next_one, self._cut}, return_when=asyncio.FIRST_COMPLETED)
            return next_one.result() if next_one.done() else {"type": "websocket.disconnect"}
        finally:
            next_one.cancel()

    async def _next(self) -> Any:
        await self._free.wait()
        return await self._receive()

    async def finish(self, seconds: float = 5) -> None:
        """Wait until everything has been sent, but no longer than so many seconds."""
        if self._writing is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await asyncio.shield(self._writing)
