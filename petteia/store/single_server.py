"""Who serves from a database: one server alone. For several see `petteia.store.postgres.cluster`."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, TypeVar

from petteia.store.connection import Connection, know, known
from petteia.store.writer import JournalWriter
from petteia.tables.ports.store import Away, EphemeralState

T = TypeVar("T")

ALIVE: Final = "alive"
"""The key under which the database stores when a server last said that it is alive."""
BACK: Final = "back"
AWAY: Final = "away"
"""The keys under which the database stores when a server was there again, and for how long none had been."""
SHAPE: Final = "shape"
"""The key under which a shared database stores its version."""
MOVING: Final = "moving"
"""The key by which a database says that a move into it is not finished (`petteia.store.migrate`)."""


class ServerPresence:
    """A part of every store: that this server is there, and what it needs to know of others. Here there are none."""

    shared: bool = False
    me: str = ""
    """The name of this server among others."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def beat(self, now: int) -> "Future[int]":
        """The server is alive; when one last said so."""
        return self.file.call(lambda c: seen(c, now))

    def read_something(self) -> "Future[None]":
        """Read as little as possible, to see whether that works."""
        return self.file.read(lambda c: c.execute("SELECT 1").fetchone()[0] and None)

    def begin(self, now: int) -> "Future[Away]":
        """A server begins; when there was none before."""

        def work(c: Connection) -> Away:
            last = seen(c, now)
            return Away(now - last, now) if last else Away()

        return self.file.call(work)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """There are no other servers to hear."""

    def say(self, said: list[str]) -> "Future[None]":
        """There are no other servers to tell."""
        return at_once(None)

    def overhear(self, heard: Callable[[str], None]) -> None:
        """There are no other servers to hear."""

    def lengths(self, tables: list[str]) -> "Future[dict[str, int]]":
        """No other server has added to any."""
        return at_once({})

    def hold(self, names: list[str]) -> "Future[set[str]]":
        """No other server looks after them."""
        return at_once(set(names))

    def let(self, names: list[str]) -> "Future[None]":
        """No other server waits for them."""
        return at_once(None)

    def come(self, table: str, player: str, at: int) -> "Future[None]":
        """There are no other servers to tell."""
        return at_once(None)

    def leave(self, table: str, player: str) -> "Future[None]":
        """There are no other servers to tell."""
        return at_once(None)

    def are_here(self, present: list[tuple[str, str]], at: int) -> "Future[None]":
        """There are no other servers to tell."""
        return at_once(None)

    def put_ephemeral(self, table: str, ephemeral: list[EphemeralState]) -> "Future[None]":
        """There are no other servers to tell."""
        return at_once(None)

    def ephemeral(self, tables: list[str]) -> "Future[dict[str, list[EphemeralState]]]":
        """Nothing."""
        return at_once({})

    def elsewhere(self, tables: list[str]) -> "Future[dict[str, set[str]]]":
        """There are no other servers."""
        return at_once({})

    def alive(self) -> "Future[frozenset[str]]":
        """No other server."""
        return at_once(frozenset())


def seen(c: Connection, now: int) -> int:
    """Note that a server is there; returns when one last was."""
    last = known(c, ALIVE)
    know(c, ALIVE, now)
    return last


def at_once(result: T) -> "Future[T]":
    """What is known already."""
    future: Future[T] = Future()
    future.set_result(result)
    return future
