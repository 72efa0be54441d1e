"""What the parts of the registry need of it. The registry imports its parts, so they cannot import it: they know it as
this class."""

from collections.abc import Callable
from typing import Any, TypeVar

from petteia.engine.ints import mypyc_attr
from petteia.tables.afterwards.jobs import HistoryPort
from petteia.tables.commands.context import CommandResult, Reply
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.journal.unloadable import UnloadableTables
from petteia.tables.live.live_table import Agreed, LiveTable
from petteia.tables.live.subscription import Subscription
from petteia.tables.ports.store import Store

T = TypeVar("T")
Done = Callable[[Any, BaseException | None], None]
"""Called with the reply of a command, or with the reason why it failed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RegistryBase:
    """The live tables of a server, and what can be done with one of them."""

    def __init__(self, store: Store, history: HistoryPort, now: Callable[[], int]) -> None:
        self.store = store
        self.history = history
        self.agreed = Agreed(now)
        self.now: Callable[[], int] = self.agreed
        self.live: dict[str, LiveTable] = {}
        self.unloadable = UnloadableTables(store)

    async def open(self, table: str) -> LiveTable:
        """A table in memory, read from the store if necessary. NeedsHost if it is set aside."""
        raise NotImplementedError

    def in_use(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        raise NotImplementedError

    async def command(self, table: str, do: Callable[[TableCommands, int], CommandResult]) -> Reply:
        """Run a command, and return its reply when everything it changed is durable."""
        raise NotImplementedError

    def act(self, live: LiveTable, do: Callable[[TableCommands, int], CommandResult], done: Done | None = None) -> None:
        """Run a command at a table that is in memory."""
        raise NotImplementedError

    def by_itself(self, live: LiveTable, do: Callable[[TableCommands, int], CommandResult]) -> None:
        """Run a command without a sender."""
        raise NotImplementedError

    def queue(self, live: LiveTable, answer: CommandResult) -> None:
        """A result leaves when everything before it has left and it is durable itself."""
        raise NotImplementedError

    def release(self, live: LiveTable, answer: CommandResult, now: int, done: Done | None = None) -> None:
        """Write the result of a command, which leaves in its turn."""
        raise NotImplementedError

    async def look(self, table: str, ask: Callable[[TableCommands], T]) -> T:
        """Query a table; the answer comes when everything it shows is durable."""
        raise NotImplementedError

    def follow(self, live: LiveTable, entries: list[j.AnyEntry]) -> None:
        """Apply entries that other servers have written to the journal."""
        raise NotImplementedError

    async def settled(self, live: LiveTable) -> None:
        """Wait until everything that has happened at the table is durable."""
        raise NotImplementedError

    def keep_snapshot(self, live: LiveTable, views: bool = False) -> None:
        """Write a snapshot of the table."""
        raise NotImplementedError

    def put_away(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        raise NotImplementedError

    def forget(self, live: LiveTable, problem: BaseException) -> None:
        """What is in memory is not what is durable: read the table anew when it is next needed."""
        raise NotImplementedError

    def distrust(self, live: LiveTable) -> None:
        """A command failed midway: the table is read anew."""
        raise NotImplementedError

    def fault(self, table: str, problem: BaseException) -> None:
        """A request to a table failed by a fault."""
        raise NotImplementedError

    def wake(self, live: LiveTable) -> None:
        """Set the alarm for the next timer of the table."""
        raise NotImplementedError

    def ask_bots(self, live: LiveTable) -> None:
        """Ask every bot for the decision it has to make, once."""
        raise NotImplementedError

    async def resume(self, table: str, watch: Subscription) -> None:
        """The table had to be read anew: send the subscriber what has come since."""
        raise NotImplementedError
