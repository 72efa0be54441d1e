"""How a connection speaks to its client: over a WebSocket (`line.py`), or by messages inside a browser."""

from collections.abc import Callable
from typing import Final, Protocol

EXTENSION: Final = "petteia.line"
"""Under which name the application finds the line in an ASGI scope."""


class Line(Protocol):
    """How a connection speaks."""

    def say(self, text: bytes) -> None:
        """Send a frame of text."""

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""

    def cut(self) -> None:
        """End it at once."""

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on what the client says goes there and not to ASGI's `receive`."""

    def hold(self, held: bool) -> None:
        """Read nothing more for now, or read on."""
