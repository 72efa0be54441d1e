"""HTTP below the application: uvicorn's, with time limits.

A client has a limited time to begin a request, then a limited time to send it; and a client that does not take the
answer is not waited for. Only so many connections without a request may come from one address, to all servers of a
cluster; and when a server runs out of descriptors these are closed, the oldest first, before anybody is turned away.
Some descriptors are reserved for the server itself: for its files, and for its workers.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from petteia.server.limits.buckets import Bucket, whence
from petteia.server.monitoring.logs import log

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0
TAKE_SECONDS: Final = 30.0
LEAST_TAKEN: Final = 16_384
"""How much of an answer has to be taken in that time, or all that is left of it."""
KEPT_BACK: Final = 64
"""Descriptors that are reserved for the server."""
WANTED: Final = 65_536


def descriptors() -> int:
    """How many the process may have open; as many as it is allowed are asked for."""
    if resource is None:
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError):
            pass
    return WANTED if soft == resource.RLIM_INFINITY else soft


class PendingConnections:
    """Connections that have not sent a request yet."""

    def __init__(self, per_address: int, trusted: list[str]) -> None:
        self.per_address = per_address
        self.trusted = trusted
        self.most = max(KEPT_BACK, descriptors() - KEPT_BACK)
        self._waiting: dict[HttpProtocol, str] = {}
        self.by_address: Counter[str] = Counter()
        self.elsewhere: Callable[[str], int] = lambda address: 0
        """How many pending connections of an address other servers have."""
        self._saying = Bucket(1 / 60, 1, 0.0)

    def __len__(self) -> int:
        return len(self._waiting)

    def come(self, connection: "HttpProtocol", connected: int) -> bool:
        """A client connects; returns whether there is room."""
        address = whence(connection.client[0]) if connection.client else "?"
        proxy = address in self.trusted or "*" in self.trusted
        if not proxy and self.by_address[address] + self.elsewhere(address) >= self.per_address:
            return False
        if connected > self.most:
            if self._saying.offered(connection.loop.time()):
                facts = {"connected": connected, "waiting": len(self._waiting), "most": self.most}
                log.error("out of file descriptors: closing connections without a request", extra=facts)
            oldest = next(iter(self._waiting), None)
            if oldest is None:
                return False
            oldest.give_up()
        self._waiting[connection] = address
        self.by_address[address] += 1
        return True

    def leave(self, connection: "HttpProtocol") -> None:
        """A connection has sent its request, or closed."""
        address = self._waiting.pop(connection, None)
        if address is not None:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]


class HttpProtocol(H11Protocol):
    """A connection over which requests come."""

    pending: PendingConnections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: asyncio.TimerHandle | None = None
        self._awaits: object = None
        """The part of a request that is waited for: its head (h11.IDLE), its body (h11.SEND_BODY)."""
        self._taking: asyncio.TimerHandle | None = None
        """While there are answers that have not been taken."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connects."""
        super().connection_made(transport)
        if self.pending.come(self, len(self.connections)):
            self._await(h11.IDLE, HEADER_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has closed."""
        self._await(None, 0)
        if self._taking is not None:
            self._taking.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some more of a request."""
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        state = self.conn.their_state
        if state is h11.IDLE:
            self._await(h11.IDLE, HEADER_SECONDS)
        elif state is h11.SEND_BODY:
            self._await(h11.SEND_BODY, BODY_SECONDS)
        else:
            self._await(None, 0)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a WebSocket, which another protocol handles."""
        self._await(None, 0)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """A request is answered; how long the next one may take uvicorn knows, until its first byte."""
        self._await(None, 0)
        self._offer()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Much of an answer has not been taken."""
        super().pause_writing()
        self._offer()

    def resume_writing(self) -> None:
        """Most of it has; the rest has its own time."""
        super().resume_writing()
        self._offer()

    def _offer(self) -> None:
        """From now on the rest of an answer, if there is one, has to be taken."""
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        left = self.transport.get_write_buffer_size()
        if left:
            self._taking = self.loop.call_later(TAKE_SECONDS, self._look_what_was_taken, left)

    def _look_what_was_taken(self, before: int) -> None:
        if self.transport.get_protocol() is not self:  # a WebSocket, which looks after itself
            return
        if self.transport.get_write_buffer_size() > max(0, before - LEAST_TAKEN):
            self.give_up()
        else:
            self._offer()

    def _await(self, what: object, seconds: float) -> None:
        """What is waited for, from now on or still."""
        if what is not h11.IDLE:
            self.pending.leave(self)
        if what is self._awaits:
            return
        self._awaits = what
        if self._patience is not None:
            self._patience.cancel()
        self._patience = self.loop.call_later(seconds, self.give_up) if what is not None else None

    def give_up(self) -> None:
        """Stop waiting for a request."""
        self.pending.leave(self)
        self.transport.abort()


def protocol(pending: PendingConnections) -> type[HttpProtocol]:
    """The protocol that uvicorn uses for every connection."""
    return type("HttpProtocol", (HttpProtocol,), {"pending": pending})
