"""What the parts of a server may ask of a client's connection."""

from typing import Protocol

from petteia.tables.live.outbox import ViewSubscription
from petteia.tables.live.registry import TableRegistry
from petteia.tables.ports.store import Player


class Connected(Protocol):
    """A client that is connected to this server."""

    player: Player
    token: bytes
    looking: bool
    registry: TableRegistry
    muted: set[str]
    views: dict[str, ViewSubscription]

    def say_what_waits(self) -> None:
        """Tell which tables wait for its guest, if that has changed."""

    def stop(self) -> None:
        """The server stops: finish the request under way, then tell the client to come back."""

    def send_away(self) -> None:
        """The server cannot do anything for this client."""

    def log_out(self) -> None:
        """The device has been forgotten: do nothing more for it."""
