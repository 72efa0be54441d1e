"""History jobs: whatever takes as long as a game, and is therefore not done where people wait for each other's moves.

The port is what the registry needs of them. A server has job workers, in processes of their own
(`petteia.server.jobs.pool`); `InProcessHistory` does the work in place, for a registry without a server.
"""

import asyncio
from typing import Any, Protocol

from petteia.tables.afterwards.new_tables import Bundle, New
from petteia.tables.afterwards.reader import HistoryReader
from petteia.tables.journal.rules_migration import ChosenRules, MigrationResult
from petteia.tables.journal.unloadable import record_up_to_there
from petteia.tables.messages import Past
from petteia.tables.ports.store import Standing, Store
from petteia.tables.table.metadata import Delivery
from petteia.tables.table.table_state import Loader


class HistoryPort(Protocol):
    """Reads journals. Whatever keeps a journal from being read or replayed is raised as found."""

    async def snapshot(self, table: str) -> bytes:
        """A table's snapshot after its last entry."""

    async def migrate(self, table: str, now: int) -> MigrationResult:
        """What the rules installed here mean for a table that began by others."""

    async def chosen_rules(self, table: str, choice: str, now: int) -> ChosenRules:
        """What the players of a diverged game chose, as entries."""

    async def way_back(self, table: str, line: int) -> tuple[int, dict[str, Any]] | None:
        """The first line from there on that stands, and the way back to before it; None if there is none."""

    async def retell(self, table: str) -> None:
        """Store beside the journal what was told at a table that was played before that was done."""

    async def record(self, table: str) -> str:
        """The record of a game that is over."""

    async def record_up_to_there(self, table: str) -> str:
        """The record of a table that is set aside, as far as its journal can be read and played."""

    async def fork(self, table: str, line: int, hidden: str, keep: int | None, seed: int, new: New) -> Bundle:
        """A new table that goes on after a line of a game that is over."""

    async def take_in(self, text: str, game: str, new: New) -> Bundle:
        """A new table out of a record."""


class InProcessHistory:
    """History jobs done in place."""

    def __init__(self, store: Store, load: Loader) -> None:
        self.store = store
        self.reader = HistoryReader(self, load)

    def standing(self, table: str) -> Standing:
        """How a table stands."""
        return self.store.standing(table).result()

    def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of its journal after that number."""
        return self.store.journal(table).result().entries[after:]

    async def snapshot(self, table: str) -> bytes:
        """A table's snapshot after its last entry."""
        return self.reader.snapshot(table)

    def deliveries(self, table: str) -> list[Delivery]:
        """Everything that was told there."""
        return self.store.deliveries(table).result()

    async def migrate(self, table: str, now: int) -> MigrationResult:
        """What the rules that are here mean for a table."""
        return self.reader.migrate(table, now)

    async def chosen_rules(self, table: str, choice: str, now: int) -> ChosenRules:
        """What players chose, as entries."""
        return self.reader.chosen_rules(table, choice, now)

    async def way_back(self, table: str, line: int) -> tuple[int, dict[str, Any]] | None:
        """The way back to before a line."""
        return self.reader.way_back(table, line)

    async def retell(self, table: str) -> None:
        """Keep what was told."""
        chunk = 0
        while told := self.reader.retell(table, chunk):
            await asyncio.wrap_future(self.store.keep_told(table, told))
            chunk += 1

    async def record(self, table: str) -> str:
        """The record of a game that is over."""
        return self.reader.record(table)

    async def record_up_to_there(self, table: str) -> str:
        """The record as far as the journal can be replayed."""
        return record_up_to_there(self.store.journal(table, damaged=True).result().entries, self.reader.load)

    async def fork(self, table: str, line: int, hidden: str, keep: int | None, seed: int, new: New) -> Bundle:
        """A new table that goes on after a line of a game that is over."""
        return self.reader.fork(table, line, hidden, keep, seed, new)

    async def past(self, table: str, seat: int, first: int, count: int, brief: bool, total: int) -> Past:
        """What a seat was sent earlier."""
        return await asyncio.to_thread(self.reader.past, table, seat, first, count, brief, total)

    async def take_in(self, text: str, game: str, new: New) -> Bundle:
        """A new table out of a record."""
        return self.reader.take_in(text, game, new)
