"""Everything that runs together in one server process: its parts are made, started and ended here."""

import asyncio
from functools import partial
from typing import Any, ClassVar, Final

import msgspec
from litestar.connection import ASGIConnection

from petteia.engine.differences import own_components
from petteia.server.auth.account_jobs import AccountJobs
from petteia.server.auth.merge_and_erase import go_on_with_the_rest
from petteia.server.cluster.database_reach import DatabaseReach
from petteia.server.cluster.siblings import Siblings
from petteia.server.config import ServerConfig
from petteia.server.core import Core
from petteia.server.daily.deals import DailyService
from petteia.server.http.page import Page
from petteia.server.jobs.fair_queue import GuestAddresses
from petteia.server.jobs.packing import Packing
from petteia.server.jobs.rules_migration import RulesUpgrade
from petteia.server.library.catalogue import Catalogue
from petteia.server.limits.rate_limits import RateLimits
from petteia.server.limits.shared import OtherServers
from petteia.server.lobby.pending_tables import PendingTables
from petteia.server.monitoring.logs import log
from petteia.server.monitoring.probe import StoreProbe
from petteia.server.monitoring.sizes import sizes, statuses
from petteia.server.notices.notifier import Notifier
from petteia.server.notices.waiting import WaitingTables
from petteia.server.ratings.counter import ResultCounter
from petteia.server.share.cache import Gallery
from petteia.server.tournaments.following import Following
from petteia.server.tournaments.service import TournamentService
from petteia.server.upkeep import Upkeep
from petteia.server.websocket.muting import silence_changed
from petteia.server.websocket.previews import PreviewScheduler
from petteia.store.sql import SqlStore
from petteia.tables.live.outbox import Outboxes
from petteia.tables.ports.store import StoreError

DURABLE_SECONDS: Final = 30.0
"""How long a closing server waits for its writes. A slow disk still gets all of them when the store is closed; a
database that is gone for good would be waited for for ever."""


class Instance(Core):
    """One server process with all its parts."""

    TELLS: ClassVar[bool] = True
    """Whether people are notified of their moves, wherever they are."""
    RATES: ClassVar[bool] = True
    """Whether games can be rated, and tries at deals of the day compared."""

    def __init__(
        self, config: ServerConfig, catalogue: Catalogue, store: SqlStore, bot_kinds: tuple[str, ...] = ()
    ) -> None:
        super().__init__(config, catalogue, store, bot_kinds)
        self.addresses = GuestAddresses()
        self.bots.address_of = self.addresses.of
        self.limits = RateLimits(config.limits)
        self.elsewhere = OtherServers(store, partial(silence_changed, self))
        self._share_limits()
        self.probe = StoreProbe(store, self.registry.now)
        self.gallery = Gallery()
        self.sheets: dict[str, Page] = {}
        """The contents of the box of each game that has been asked about."""
        self.account_jobs = AccountJobs(self.limits.exports)
        self.pending_tables = PendingTables(store)
        self.previews = PreviewScheduler()
        self.waiting = WaitingTables(self)
        self.notices = Notifier(self, self.waiting, self.previews.run)
        self.ratings = ResultCounter(self, self.RATES)
        self.daily = DailyService(self, self.RATES)
        self.tournaments = TournamentService(self, self.TELLS)
        self.following = Following(self, self.tournaments)
        self.upkeep = Upkeep(self, self.ratings, self.daily, self.tournaments)
        self.outboxes = Outboxes()
        self.reach = DatabaseReach(self)
        self.siblings: Siblings | None = None
        """Other processes behind the same port."""
        self.stopping = False
        self._care: list[asyncio.Task[None]] = []
        self.metrics.watch(
            partial(statuses, self),
            lambda: msgspec.structs.asdict(store.file.counts),
            partial(sizes, self, self.upkeep),
        )

    def _share_limits(self) -> None:
        """Make limits the same for any number of servers: of what is spent, and of what is held."""
        limits, turns, clients = self.config.limits, self.history.turns, self.clients
        self.elsewhere.share(**self.limits.shared())
        self.elsewhere.count("by_address", lambda: clients.by_address, limits.connections_per_address)
        self.elsewhere.count("by_guest", lambda: clients.by_guest, limits.connections_per_guest)
        self.elsewhere.count("watched", lambda: clients.watched, limits.watched_per_address)
        self.elsewhere.count("work_by_guest", turns.by_guest, limits.work_per_guest)
        self.elsewhere.count("work_by_address", turns.by_address, limits.work_per_address)
        turns.elsewhere = self.elsewhere.held

    async def begin(self) -> None:
        """Open the doors."""
        for kind in self.catalogue.kinds.values():  # read before a request needs it
            own_components(kind)
        self.metrics.loop_lag.begin()
        await self.registry.begin()
        if self.registry.unloadable:
            log.warning(
                "these tables are set aside and need the host", extra={"tables": list(self.registry.unloadable)}
            )
        self._care = [asyncio.create_task(self.upkeep.go_on()), asyncio.create_task(self.elsewhere.go_on())]
        self._care.append(asyncio.create_task(self.reach.go_on()))
        if self.TELLS:
            await self.waiting.round()
            self._care += [asyncio.create_task(self.waiting.go_on()), asyncio.create_task(self.notices.go_on())]
            self._care.append(asyncio.create_task(self.following.go_on()))
        if self.siblings is not None:
            await self.siblings.begin()
        self._care.append(asyncio.create_task(RulesUpgrade(self).go_on()))
        self._care.append(asyncio.create_task(go_on_with_the_rest(self)))
        if self.config.pack_days:
            self._care.append(asyncio.create_task(Packing(self).go_on()))
        log.info("open", extra={"games": list(self.catalogue.names), "data": self.store.name})

    @property
    def sends_away(self) -> bool:
        """Whether clients are told to come back later, or elsewhere."""
        return self.stopping or self.reach.lost

    async def farewell(self) -> None:
        """Take no more requests, finish those under way, tell every client to come back, and hang up."""
        self.stopping = True
        await self.clients.farewell()

    async def end(self) -> None:
        """Close: what is under way becomes durable first."""
        for task in self._care:
            task.cancel()
        self.metrics.loop_lag.end()
        if self.siblings is not None:
            await self.siblings.end()
        await self.bots.end()
        await self.gallery.end()
        try:
            async with asyncio.timeout(DURABLE_SECONDS):
                await self.history.end()
                await self.registry.end()
        except (TimeoutError, StoreError) as problem:
            why = str(problem) or f"no answer for {DURABLE_SECONDS:g} seconds"
            log.error("closing without the store: moves that nobody was told of may be lost", extra={"problem": why})
        await asyncio.to_thread(self.store.close)
        log.info("closed")


def instance_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Instance:
    """The instance that handles a request."""
    instance: Instance = connection.app.state.instance
    return instance
