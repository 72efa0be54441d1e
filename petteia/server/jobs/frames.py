"""Frames between the server and its processes: four bytes of length, most significant first, then so much MessagePack.

`petteia.bots.worker` reads and writes the same ones; a bot's process knows nothing of a server.
"""

from typing import Any, BinaryIO, Final

import msgspec

MOST: Final = 32_000_000


def framed(something: Any) -> tuple[bytes, bytes]:
    """The length and the rest."""
    body = msgspec.msgpack.encode(something)
    return len(body).to_bytes(4, "big"), body


def read_frame(stream: BinaryIO) -> Any:
    """The next frame; None at the end."""
    head = stream.read(4)
    size = int.from_bytes(head, "big")
    if len(head) < 4 or size > MOST:
        return None
    body = stream.read(size)
    return msgspec.msgpack.decode(body) if len(body) == size else None


def write_frame(stream: BinaryIO, something: Any) -> None:
    """One frame, sent at once."""
    head, body = framed(something)
    stream.write(head)
    stream.write(body)
    stream.flush()
