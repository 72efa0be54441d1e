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
    following: str
    registry: TableRegistry
    muted: set[str]
    views: dict[str, ViewSubscription]

    def say_what_waits(self) -> None:
        """Send the tables that wait for its guest, if they have changed."""

    def say_that_it_moved(self, tournament: str) -> None:
        """Tell the client that something has changed in the tournament that it follows."""

    def stop(self) -> None:
        """The server stops: finish the request under way, then tell the client to come back."""

    def send_away(self) -> None:
        """The server cannot do anything for this client."""

    def log_out(self) -> None:
        """The device has been forgotten: do nothing more for it."""


class Clients:
    """All clients of this server, and the addresses they come from."""

    def __init__(self) -> None:
        self.connections: set[Connected] = set()
        self.by_address: Counter[str] = Counter()
        self.by_guest: Counter[str] = Counter()
        self.watched: Counter[str] = Counter()
        """How many tables are watched here from each address. (Kept as a count: looking at all connections at every
        request to watch a table would be a sixth of the work of letting thousands in.)"""

    def add(self, connection: Connected, address: str, guest: str) -> None:
        """A client has connected."""
        self.connections.add(connection)
        self.by_address[address] += 1
        self.by_guest[guest] += 1

    def remove(self, connection: Connected, address: str, guest: str) -> None:
        """A client has disconnected."""
        self.connections.discard(connection)
        one_less(self.by_address, address)
        one_less(self.by_guest, guest)

    def log_out(self, token: bytes) -> None:
        """Close the connections of a forgotten device."""
        for connection in list(self.connections):
            if connection.token == token:
                connection.log_out()

    def log_out_guests(self, *players: str) -> None:
        """Close the connections of guests who have been merged or erased: they return as who they are."""
        for connection in list(self.connections):
            if connection.player.id in players:
                connection.log_out()

    def renamed(self, player: str, name: str) -> None:
        """Change a guest's name."""
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
    """Decrease a count; zero counts are removed."""
    counter[who] -= 1
    if counter[who] <= 0:
        del counter[who]
