"""The WebSocket under a connection: uvicorn's, with a short way out.

What a table tells goes to four people and more; by way of ASGI every frame would pass half a dozen coroutines. Here a
frame is written to the transport at once. Everything else, and all that comes in, takes the usual way.
"""

from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "petteia.line"
TEXT: Final = 0x81
"""The first byte of a frame: text, and whole."""


class Line(Protocol):
    """How a connection speaks."""

    def say(self, text: bytes) -> None:
        """Send a frame of text."""

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""

    def cut(self) -> None:
        """End it at once."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket that hands itself to the application as a `Line`."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a WebSocket: the application finds the line in its scope."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def say(self, text: bytes) -> None:
        """Send a frame of text."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.extensions:  # compressed
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(header(len(text)) + text)

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it at once."""
        self.transport.abort()


def header(size: int) -> bytes:
    """The beginning of an unmasked frame with so much text (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
