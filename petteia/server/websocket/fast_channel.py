"""The WebSocket under a connection: uvicorn's, with a fast path in and out.

What a table sends goes to four people and more; through ASGI every frame would pass half a dozen coroutines. Here a
frame is written to the transport at once, and a frame that arrives whole goes straight to its receiver. Everything else
(the handshake, frames in parts, control frames, compression, errors) takes the usual way.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from petteia.server.limits.buckets import Bucket
from petteia.server.websocket.channel import EXTENSION

try:
    from websockets.speedups import apply_mask
except ImportError:  # no wheel for this machine
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a frame: text, and whole."""
LONGER: Final = Struct("!BBH")
LONGEST: Final = Struct("!BBQ")
CONTROLS_PER_SECOND: Final = 50
MOST_AFTER_CLOSE: Final = 4096
PART: Final = 512
"""How many bytes are unpacked at once, so that a flood is noticed soon."""
CONTROL: Final = 0x08
"""Set in the opcode of a close, ping or pong."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket that hands itself to the application as a `Channel`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hear: Callable[[bytes], None] | None = None
        self._begun = bytearray()
        """The beginning of a frame whose end has not come."""
        self._needed = 0
        """How many bytes it takes until more can be said."""
        self._in_parts = False
        """Whether a message in parts is under way."""
        self._unread = bytearray()
        """What arrived the usual way and has not been read."""
        self._usual = False
        """Whether everything takes the usual way."""
        self._asides = Bucket(CONTROLS_PER_SECOND, 8 * CONTROLS_PER_SECOND, self.loop.time())
        """Frames that are no request: control frames, and parts of one."""
        self._after_close = 0
        self.waiting: Callable[[], int] = lambda: 0
        """How many bytes the client has not taken yet. (The transport is asked directly: it is, for every frame.)"""

    def connection_made(self, transport: Any) -> None:
        """A client has connected."""
        super().connection_made(transport)
        self.waiting = transport.get_write_buffer_size

    def handle_connect(self, event: Request) -> None:
        """A client wants a WebSocket: the application finds the channel in its scope."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on what the client says goes there and not to ASGI's `receive`."""
        self._hear = hear

    def hold(self, held: bool) -> None:
        """Read nothing more for now, or read on."""
        if held != self.read_paused and not self.transport.is_closing():
            self.read_paused = held
            if held:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
                if self._unread:
                    self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        """Read on the usual way, a little at a time: compressed data can be a thousand times as long as it looks, and
        nothing is unpacked while no one reads."""
        while self._unread and not (self._hear is not None and self.read_paused):
            if self.transport.is_closing():
                return
            part = bytes(self._unread[:PART])
            del self._unread[: len(part)]
            super().data_received(part)

    def data_received(self, data: bytes) -> None:
        """Bytes from the client: frame by frame, so that the usual way never has half of one."""
        if self.close_sent:  # it was refused or told goodbye: all it can still send is that it has received that
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        if not self.handshake_complete:
            if self.handshake_initiated or not data.endswith(b"\r\n\r\n"):
                self._usual = True  # it did not wait to be let in; where a frame begins is no longer known here
            super().data_received(data)
            return
        if self._usual or self.conn.extensions:
            self._unread += data
            self._read_on()
            return
        if self._begun:
            self._begun += data
            if len(self._begun) < self._needed:
                return
            data = bytes(self._begun)
            self._begun.clear()
        at = 0
        while at < len(data) and not self.transport.is_closing():
            head, size = frame_size(data, at)
            if size > self.config.ws_max_size:
                self._usual = True
                super().data_received(data[at:])
                return
            end = at + head + size
            if not head or end > len(data):
                self._begun += data[at:]
                self._needed = head + size
                return
            self._frame(data, at, head, end)
            at = end

    def _frame(self, data: bytes, at: int, head: int, end: int) -> None:
        first, masked = data[at], data[at + 1] & 0x80
        if first == TEXT and masked and not self._in_parts and self._hear is not None and not self.close_sent:
            text = apply_mask(data[at + head : end], data[at + head - 4 : at + head])
            if text.isascii() or _is_utf8(text):
                self._hear(text)
                return
        if not first & CONTROL:
            self._in_parts = not first & 0x80
        super().data_received(data[at:end])

    def handle_events(self) -> None:
        """Handle what came the usual way. Clients sending only pings, or a request in a thousand parts, are cut off."""
        for event in list(self.conn.events):
            beside = isinstance(event, Frame) and (event.opcode & CONTROL or not event.fin)
            if beside and not self._asides.offered(self.loop.time()):
                self.transport.abort()
                return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """A message arrived the usual way."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text" and not _is_utf8(data):
            self.frames = [data]
            super().send_receive_event_to_app()  # which hangs up
        else:
            self._hear(data)

    def say(self, text: bytes) -> None:
        """Send a frame of text."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.extensions:  # compressed
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(header(len(text)) + text)

    def cut(self) -> None:
        """End it at once."""
        self.transport.abort()


def header(size: int) -> bytes:
    """The beginning of an unmasked frame with so much text (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    return LONGER.pack(TEXT, 126, size) if size < 65536 else LONGEST.pack(TEXT, 127, size)


def frame_size(data: bytes, at: int) -> tuple[int, int]:
    """How long the header and the rest of the frame are that begins there; (0, 0) if that is not known yet."""
    left = len(data) - at
    if left < 2:
        return 0, 0
    size = data[at + 1] & 0x7F
    head = 2 if size < 126 else 4 if size == 126 else 10
    whole = head + (4 if data[at + 1] & 0x80 else 0)
    if left < whole:
        return 0, 0
    return whole, size if head == 2 else int.from_bytes(data[at + 2 : at + head], "big")


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
