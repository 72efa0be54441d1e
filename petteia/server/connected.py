"""Who is connected to a server, and what its parts may ask of a client's connection."""

import asyncio
import contextlib
from collections import Counter
from typing import Final, Protocol

import msgspec

from petteia.tables.live.outbox import ViewSubscription
from petteia.tables.live.registry import TableRegistry
from petteia.tables.ports.store import Player

FAREWELL_SECONDS: Final = 5.0


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


class Clients:
    """All clients of this server, and from where they are."""

    def __init__(self) -> None:
        self.connections: set[Connected] = set()
        self.by_address: Counter[str] = Counter()
        self.by_guest: Counter[str] = Counter()
        self.watched: Counter[str] = Counter()
        """From where how many tables are watched here. (Counted along: to look at all connections whenever somebody
        wants to watch another one would be a sixth of the work of letting thousands in.)"""

    def add(self, connection: Connected, address: str, guest: str) -> None:
        """Somebody has come."""
        self.connections.add(connection)
        self.by_address[address] += 1
        self.by_guest[guest] += 1

    def remove(self, connection: Connected, address: str, guest: str) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)
        one_less(self.by_address, address)
        one_less(self.by_guest, guest)

    def log_out(self, token: bytes) -> None:
        """A device is forgotten: its connections are closed."""
        for connection in list(self.connections):
            if connection.token == token:
                connection.log_out()

    def log_out_guests(self, *players: str) -> None:
        """Connections of guests who are somebody else now, or nobody: they come back as who they are."""
        for connection in list(self.connections):
            if connection.player.id in players:
                connection.log_out()

    def renamed(self, player: str, name: str) -> None:
        """Somebody goes by another name from now on."""
        for connection in self.connections:
            if connection.player.id == player:
                connection.player = msgspec.structs.replace(connection.player, name=name)

    async def farewell(self) -> None:
        """Every client finishes the request under way, is told to come back, and hangs up."""
        for connection in list(self.connections):
            connection.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self.connections:
                    await asyncio.sleep(0.01)


def one_less(counter: Counter[str], who: str) -> None:
    """One of what somebody holds is gone; of those who hold nothing nothing is kept."""
    counter[who] -= 1
    if counter[who] <= 0:
        del counter[who]
