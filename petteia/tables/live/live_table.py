"""A table that is in memory, and what waits to leave it."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from petteia.tables.commands.context import CommandResult
from petteia.tables.commands.play import TableCommands
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ask
from petteia.tables.ports.store import WriteChain
from petteia.tables.table.table import Table

NO_SNAPSHOT: Final = -1_000_000
"""So far behind that the next snapshot is due."""


class Steady:
    """The time, in milliseconds since 1970, never going back: when the machine's clock is set back it goes on by
    itself; otherwise what is due would wait until the clock has caught up."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        """Now."""
        self._ahead = max(self._ahead, time.time_ns() - time.monotonic_ns())
        return (time.monotonic_ns() + self._ahead) // 1_000_000


now_ms: Final = Steady()


class Agreed:
    """The time shared by all servers of a cluster: none is behind what another has written. Where clocks differ the one
    furthest ahead counts; otherwise what one server has begun would seem not to begin for hours at the others."""

    def __init__(self, own: Callable[[], int]) -> None:
        self.own = own
        self.ahead = 0

    def __call__(self) -> int:
        """Now."""
        return self.own() + self.ahead

    def heard(self, at: int) -> None:
        """An event was written by another server at that time."""
        self.ahead = max(self.ahead, at - self.own())


class PendingBotRequest:
    """A question that has been put to a bot, and when."""

    def __init__(self, ask: Ask, at: int) -> None:
        self.ask = ask
        self.at = at

    def same(self, other: Ask) -> bool:
        """Whether it is the same question, also in what the bot has heard of others' actions meanwhile."""
        return (self.ask.decision, self.ask.heard) == (other.decision, other.heard)


class LiveTable:
    """A table that is in memory, and what waits to leave it, in the order of the commands."""

    def __init__(self, commands: TableCommands, now: int, kept: bool = True) -> None:
        self.commands = commands
        self.kept = kept
        """Whether this server does what the table does by itself: only one server does."""
        self.wanted = False
        """Whether this server has asked to do so."""
        self.heard = 0
        """The length of its journal, as far as other servers have said."""
        self.following: asyncio.Future[None] | None = None
        """Set while entries of other servers are being read."""
        self.elsewhere: set[str] = set()
        """Who is connected to other servers."""
        self.looked = 0
        """The number of the query that returned this."""
        self.subscriptions: list[Subscription] = []
        self.queue: deque[CommandResult] = deque()
        self.chain = WriteChain()
        self.failed: BaseException | None = None
        self.distrusted: asyncio.Future[None] | None = None
        """Set when a command failed midway: done once everything before it has left."""
        self.timer: asyncio.TimerHandle | None = None
        self.asked: dict[int, PendingBotRequest] = {}
        """What bots have been asked, by seat."""
        self.back: asyncio.Future[None] | None = None
        """Set while the way back that everybody agreed to is being searched."""
        self.snapshot = commands.table.metadata.seq
        self.used = now

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.commands.table

    def snapshot_soon(self) -> None:
        """Have the next snapshot stored as soon as everything at the table is durable: earlier it could be one of
        entries that another server has written instead."""
        self.snapshot = NO_SNAPSHOT

    def good(self) -> bool:
        """Whether it is still the table that everybody plays at."""
        return self.failed is None and self.distrusted is None

    def rests(self) -> bool:
        """Whether no client is connected and nothing is going on, by itself or otherwise."""
        return not (self.subscriptions or self.queue or self.asked or self.back) and self.timer is None


def resolve(future: "asyncio.Future[Any]", value: Any, problem: BaseException | None) -> None:
    """Give a future its result, or the reason why there is none."""
    if future.done():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(value)
