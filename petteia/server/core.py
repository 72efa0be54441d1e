"""What every part of a server builds on: its configuration, store, tables, bots and jobs, and who is connected.

The parts (notices, ratings, packing, ...) get a `Core`. `petteia.server.instance` makes one, makes the parts, and
hands both to the routes.
"""

import asyncio
from concurrent.futures import Future
from typing import ClassVar, TypeVar

from petteia.server.auth.mentions import MentionSearch
from petteia.server.config import ServerConfig
from petteia.server.connected import Clients
from petteia.server.jobs.bot_pool import BotPool
from petteia.server.jobs.pool import JobPool
from petteia.server.library.catalogue import Catalogue
from petteia.server.monitoring.metrics import Metrics
from petteia.store.sql import SqlStore
from petteia.tables.live.registry import TableRegistry

T = TypeVar("T")


class Core:
    """One server process without its parts."""

    BOTS: ClassVar[type[BotPool]] = BotPool
    JOBS: ClassVar[type[JobPool]] = JobPool

    def __init__(
        self, config: ServerConfig, catalogue: Catalogue, store: SqlStore, bot_kinds: tuple[str, ...] = ()
    ) -> None:
        self.config = config
        self.catalogue = catalogue
        self.store = store
        self.metrics = Metrics()
        self.bots = self.BOTS(config.bots, bot_kinds, catalogue.names, self.metrics)
        self.bots.not_learnt = {game for game in catalogue.kinds if not catalogue.manifest(game).policies}
        self.history = self.JOBS(config, catalogue, store, self.metrics)
        self.registry = TableRegistry(store, catalogue.load, self.bots, self.history)
        self.search = MentionSearch(self.history.mentions)
        self.clients = Clients()

    async def wait(self, future: "Future[T]") -> T:
        """What the store answers."""
        return future.result() if future.done() else await asyncio.wrap_future(future)
