"""A house: everything that runs together in one server process."""

import asyncio
import contextlib
import os
import shutil
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
from litestar.connection import ASGIConnection

from petteia.engine.differences import own_components
from petteia.server.auth.merge_and_erase import go_on_forgetting
from petteia.server.cluster.database_reach import DatabaseReach
from petteia.server.cluster.siblings import Siblings
from petteia.server.config import ConfigError, ServerConfig
from petteia.server.connected import Connected
from petteia.server.core import Core
from petteia.server.http.errors import HttpError
from petteia.server.http.page import Page
from petteia.server.jobs import threads
from petteia.server.jobs.fair_queue import Requester, asking
from petteia.server.jobs.packing import UPKEEP, Packing
from petteia.server.jobs.rules_migration import RulesUpgrade
from petteia.server.library.catalogue import Catalogue
from petteia.server.limits.buckets import Buckets
from petteia.server.limits.quota import Quota
from petteia.server.limits.shared import OtherServers
from petteia.server.monitoring.logs import log
from petteia.server.monitoring.probe import StoreProbe
from petteia.server.notices.notifier import Notifier
from petteia.server.notices.waiting import WaitingTables
from petteia.server.ratings.counter import ResultCounter
from petteia.server.share.cache import Gallery
from petteia.server.websocket.muting import silence_changed
from petteia.server.websocket.previews import PreviewScheduler
from petteia.store import maintenance
from petteia.store.connection import is_server
from petteia.store.sql import SqlStore
from petteia.tables.live.outbox import Outboxes
from petteia.tables.ports.store import StoreError

try:
    import fcntl
except ImportError:  # not on Windows; there the database's own lock has to do
    fcntl = None  # type: ignore[assignment]

LOOK_AFTER_SECONDS: Final = 5.0
FAREWELL_SECONDS: Final = 5.0
DURABLE_SECONDS: Final = 30.0
"""So long a house that closes waits for what it has written. A disk that is slow still gets all of it when the store is
closed; a database that is gone for good would be waited for for ever."""
CLEAR_AWAY_SECONDS: Final = 3600.0
CHECK_SECONDS: Final = 24 * 3600.0
CHECK_AGAIN_SECONDS: Final = 600.0
"""As long as something is wrong with the file."""
DAMAGED_AT_ONCE: Final = 20
TOKENS_AT_ONCE: Final = 200
DAY_MS: Final = 24 * 3600_000
MOST_ADDRESSES: Final = 50_000
REFUSALS_PER_SECOND: Final = 10.0
"""How often an address is told that it asks too often; beyond that it is told later."""
PROBES: Final = 5
"""Monitoring asks this many times less often than guests may."""
RETRIES_PER_SECOND: Final = 0.1
"""How often a guest may have a table tried again that is set aside."""
BOXES_PER_SECOND: Final = 2.0
"""How often a guest may have a box of theirs looked over, a while and then on and on."""
EXPORTS: Final = 3
EXPORT_SECONDS: Final = 300.0
"""So often a guest gets everything about them: three times, and then once in so many seconds."""
REPORTS_PER_HOUR: Final = 10
REPORT_DAYS: Final = 180
"""So much may a guest report, and so long the operator has to look at it."""
BARS_PER_MINUTE: Final = 30
"""So often a guest may mute, block or send somebody away, or take that back."""
PICTURES_PER_MINUTE: Final = 60
"""So many previews an address may ask for."""
AT_ONCE: Final = 5
"""So many times `guests_per_minute` may come from an address in one moment."""
INVITED: Final = 12
INVITED_PER_MINUTE: Final = 2
"""So many new guests may come to one table, and then so many a minute."""
FILES: Final = 4
"""So many times as many files as other requests are answered."""
MAKING: Final = "making "
MAKING_SECONDS: Final = 5.0
"""So long a guest waits to set a table up while another server does that for them."""
SLIPS: Final = 3
SLIPS_FORGOTTEN: Final = 600.0
"""So many wrong codes are anybody's, and are forgotten in so many seconds. Beyond them an address shares what the house
listens to with all others that guess: so no number of them keeps somebody out who has the right code."""


class Instance(Core):
    """The store, the registry, the bots, and who is connected."""

    TELLS: ClassVar[bool] = True
    """Whether people are told that it is their move, wherever they are."""
    RATES: ClassVar[bool] = True
    """Whether games can be rated."""

    def __init__(
        self, config: ServerConfig, catalogue: Catalogue, store: SqlStore, bot_kinds: tuple[str, ...] = ()
    ) -> None:
        super().__init__(config, catalogue, store, bot_kinds)
        self.addresses: dict[str, str] = {}
        """From where guests came last; of the many who ever came those who did so most recently."""
        self.bots.address_of = lambda guest: self.addresses.get(guest, "")
        self.probe = StoreProbe(store, self.registry.now)
        limits = config.limits
        self.requests = Buckets(limits.requests_per_second, 4 * limits.requests_per_second)
        self.probes = Buckets(max(1, limits.requests_per_second // PROBES), limits.requests_per_second)
        """Requests for health and metrics: counted apart, so that no crowd of guests behind the same address makes an
        instance look ill."""
        self.refusals = Buckets(REFUSALS_PER_SECOND, 2 * REFUSALS_PER_SECOND)
        self.tries = Buckets(limits.guests_per_minute / 60, limits.guests_per_minute)
        """Passwords, links and codes that were none."""
        self.newcomers = Buckets(limits.guests_per_minute / 60, AT_ONCE * limits.guests_per_minute)
        self.invited = Buckets(INVITED_PER_MINUTE / 60, INVITED)
        """New guests who are invited to a table, by table: they come in however many others do from their address."""
        self.files = Buckets(FILES * limits.requests_per_second, FILES * 8 * limits.requests_per_second)
        """Files of the client, from an address: every device of a club needs some dozens of them once."""
        self.codes = Buckets(limits.wrong_codes_per_minute / 60, limits.wrong_codes_per_minute)
        self.slips = Buckets(SLIPS / SLIPS_FORGOTTEN, SLIPS)
        self.retries = Buckets(RETRIES_PER_SECOND, 3)
        self.starts, self.hints, self.sayings = (
            Buckets(most / 60, max(5, most / 4))
            for most in (limits.starts_per_minute, limits.hints_per_minute, limits.lines_per_minute)
        )
        self.pictures = Buckets(PICTURES_PER_MINUTE / 60, PICTURES_PER_MINUTE / 2)
        self.gallery = Gallery()
        self.reports = Buckets(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR)
        self.reports_from = Buckets(10 * REPORTS_PER_HOUR / 3600, 10 * REPORTS_PER_HOUR)
        """The same from an address: guests are quickly made."""
        self.bars = Buckets(BARS_PER_MINUTE / 60, BARS_PER_MINUTE)
        self.reported = 0
        """What guests have reported and the operator has not seen to."""
        self.backed_up = 0
        """When `petteia backup` last copied the file; 0: never."""
        self.exports = Buckets(1 / EXPORT_SECONDS, EXPORTS)
        self.boxes = Buckets(BOXES_PER_SECOND, 20 * BOXES_PER_SECOND)
        self.sheets: dict[str, Page] = {}
        """What is in the box of each game that somebody has asked about."""
        self.exporting: set[str] = set()
        """Guests for whom everything about them is put together just now."""
        self.making: Counter[str] = Counter()
        """Tables that guests are just setting up: they count before they are there."""
        quota = limits.answer_bytes_per_second
        self.guest_quotas = Buckets(quota, 8 * quota)
        self.address_quotas = Buckets(4 * quota, 32 * quota)
        """What answers may still be asked for: it is paid before an answer is made."""
        self.previews = PreviewScheduler()
        self.elsewhere = OtherServers(store, partial(silence_changed, self))
        self.elsewhere.share(
            requests=self.requests,
            probes=self.probes,
            tries=self.tries,
            newcomers=self.newcomers,
            invited=self.invited,
            files=self.files,
            codes=self.codes,
            slips=self.slips,
            retries=self.retries,
            starts=self.starts,
            hints=self.hints,
            sayings=self.sayings,
            exports=self.exports,
            boxes=self.boxes,
            pictures=self.pictures,
            reports=self.reports,
            reports_from=self.reports_from,
            bars=self.bars,
            guest_purses=self.guest_quotas,
            address_purses=self.address_quotas,
        )
        self.by_address: Counter[str] = Counter()
        self.by_guest: Counter[str] = Counter()
        self.watched: Counter[str] = Counter()
        """From where how many tables are watched here. (Counted along: to look at all connections whenever somebody
        wants to watch another one would be a sixth of the work of letting thousands in.)"""
        self.elsewhere.count("by_address", lambda: self.by_address, limits.connections_per_address)
        self.elsewhere.count("by_guest", lambda: self.by_guest, limits.connections_per_guest)
        self.elsewhere.count("watched", lambda: self.watched, limits.watched_per_address)
        turns = self.history.turns
        self.elsewhere.count("work_by_guest", turns.by_guest, limits.work_per_guest)
        self.elsewhere.count("work_by_address", turns.by_address, limits.work_per_address)
        turns.elsewhere = self.elsewhere.held
        self.waiting = WaitingTables(self)
        self.notices = Notifier(self, self.waiting)
        self.ratings = ResultCounter(self, self.RATES)
        self.outboxes = Outboxes()
        self.stopping = False
        self.reach = DatabaseReach(self)
        self.siblings: Siblings | None = None
        """Other processes behind the same port."""
        self.findings: list[str] = []
        """What was wrong with the file when it was last looked through."""
        self.closed_damaged: set[str] = set()
        """Tables whose journals are damaged and which have been closed: nobody plays there any more."""
        self._care: list[asyncio.Task[None]] = []
        self.metrics.watch(self._statuses, lambda: msgspec.structs.asdict(store.file.counts), self._sizes)

    def quota(self, guest: str, address: str) -> Quota:
        """What somebody's answers are paid from."""
        return Quota(self.guest_quotas, self.address_quotas, guest, address)

    def on_behalf_of(self, guest: str, address: str) -> None:
        """What is done from here on is done for a guest who comes from there."""
        asking.set(Requester(guest, address))
        self.addresses.pop(guest, None)
        self.addresses[guest] = address
        if len(self.addresses) > MOST_ADDRESSES:
            del self.addresses[next(iter(self.addresses))]

    async def begin(self) -> None:
        """Open the doors."""
        for kind in self.catalogue.kinds.values():  # read before anybody would wait for it
            own_components(kind)
        self.metrics.loop_lag.begin()
        await self.registry.begin()
        if self.registry.unloadable:
            log.warning(
                "these tables are set aside and need the host", extra={"tables": list(self.registry.unloadable)}
            )
        self._care = [asyncio.create_task(self._look_after()), asyncio.create_task(self.elsewhere.go_on())]
        self._care.append(asyncio.create_task(self.reach.go_on()))
        if self.TELLS:
            await self.waiting.round()
            self._care += [asyncio.create_task(self.waiting.go_on()), asyncio.create_task(self.notices.go_on())]
        if self.siblings is not None:
            await self.siblings.begin()
        self._care.append(asyncio.create_task(RulesUpgrade(self).go_on()))
        self._care.append(asyncio.create_task(go_on_forgetting(self)))
        if self.config.pack_days:
            self._care.append(asyncio.create_task(Packing(self).go_on()))
        log.info("open", extra={"games": list(self.catalogue.names), "data": self.store.name})

    async def _look_after(self) -> None:
        cleared, checked = -CLEAR_AWAY_SECONDS, -CHECK_SECONDS
        while True:
            await asyncio.sleep(LOOK_AFTER_SECONDS)
            try:
                await self.registry.look_after()
                await self._show_out()
                await self.look_at_damage()
                self.reported = await self.wait(self.store.talk.waiting())
                self.backed_up = await self.wait(self.store.backed_up())
                keeper = UPKEEP in await self.wait(self.store.hold([UPKEEP]))
                wrong = bool(self.findings or self.store.file.unreadable)
                every = CHECK_AGAIN_SECONDS if wrong else CHECK_SECONDS
                if (keeper or wrong) and time.monotonic() - checked >= every:
                    checked = time.monotonic()
                    await self._check()
                if not keeper:
                    continue  # another server does the rest
                await self.ratings.count()
                if time.monotonic() - cleared >= CLEAR_AWAY_SECONDS:
                    cleared = time.monotonic()
                    await self.clear_away()
            except Exception:
                log.exception("looking after the tables failed")

    async def _check(self) -> None:
        """Look through the file, where nobody waits for it."""
        self.findings = await threads.UPKEEP.run(maintenance.findings, self.store.where, whole=False)
        for finding in self.findings:
            log.error("the file is damaged; `petteia admin check` says more", extra={"finding": finding})
        if not self.findings:
            self.store.file.unreadable = ""

    async def look_at_damage(self) -> None:
        """Whether the host, or whoever set them up, has seen to the tables whose journals are damaged."""
        waiting = sorted(self.store.damaged - self.closed_damaged)[:DAMAGED_AT_ONCE]
        if waiting:
            whole, closed = await threads.UPKEEP.run(maintenance.seen_to, self.store.where, waiting)
            self.store.damaged -= whole
            self.closed_damaged |= closed

    def ailing(self) -> bool:
        """Whether moves are refused, or the file is known to be damaged."""
        store = self.store
        damaged = store.damaged - self.closed_damaged
        file = store.file
        return bool(file.unwritable or file.unanswered or file.unreadable or damaged or self.findings)

    async def _show_out(self) -> None:
        """Who was banned, or logged out from outside, has no connection any more; nor has who is somebody else now."""
        by_token: dict[bytes, list[Connected]] = {}
        for connection in self.connections:
            if connection.token:
                by_token.setdefault(connection.token, []).append(connection)
        tokens = list(by_token)
        for at in range(0, len(tokens), TOKENS_AT_ONCE):
            some = tokens[at : at + TOKENS_AT_ONCE]
            known: dict[bytes, str] = await self.wait(self.store.known(some))
            for token in some:
                for connection in by_token[token]:
                    if known.get(token) != connection.player.id:
                        connection.log_out()
            await asyncio.sleep(0)

    async def clear_away(self) -> int:
        """Remove tables that never began and that nobody has touched for long, and those without people; how many.
        Games that were given up stay: they can be looked at, proved and played on from, as finished ones can."""
        days, unpeopled = self.config.abandoned_days, self.config.unpeopled_days
        now, gone = self.registry.now(), 0
        if days:
            gone += await self.wait(self.store.sweep(open_before=now - days * DAY_MS, closed_before=0))
        if unpeopled:
            before = now - unpeopled * DAY_MS
            alone = await threads.UPKEEP.run(maintenance.unpeopled, self.store.where, before)
            gone += await self.wait(self.store.remove(alone, before))
        await self.wait(self.store.talk.forget_reports(now - REPORT_DAYS * DAY_MS))
        if gone:
            log.info("cleared away", extra={"tables": gone})
        return gone

    @property
    def sends_away(self) -> bool:
        """Whether clients are told to come back later, or elsewhere."""
        return self.stopping or self.reach.lost

    async def farewell(self) -> None:
        """Take no more requests, finish those under way, tell every client to come back, and hang up."""
        self.stopping = True
        for connection in list(self.connections):
            connection.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self.connections:
                    await asyncio.sleep(0.01)

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

    def watched_from(self, address: str) -> int:
        """How many tables are watched from there, at all servers."""
        return self.watched[address] + self.elsewhere.held("watched", address)

    def log_out(self, token: bytes) -> None:
        """A device is forgotten: its connections are closed."""
        for connection in list(self.connections):
            if connection.token == token:
                connection.log_out()

    async def make(self, player: str) -> int:
        """Somebody sets a table up; it counts until this request is answered. How many of theirs come before it. At one
        server at a time: Trouble if another one is still at it."""
        asking = asyncio.current_task()
        assert asking is not None
        before = self.making[player]
        self.making[player] += 1
        asking.add_done_callback(lambda _: self.made(player))
        name = MAKING + player
        until = time.monotonic() + MAKING_SECONDS
        while self.store.shared and name not in await self.wait(self.store.hold([name])):
            if time.monotonic() > until:
                raise HttpError(429, "too_many_at_once", "another table of yours is still being set up; wait for it")
            await asyncio.sleep(MAKING_SECONDS / 50)
        return before

    def made(self, player: str) -> None:
        """A table that somebody was setting up is there, or will not be."""
        self.making[player] -= 1
        if not self.making[player]:
            del self.making[player]
            if self.store.shared:
                self.store.let([MAKING + player])

    def renamed(self, player: str, name: str) -> None:
        """Somebody goes by another name from now on."""
        for connection in self.connections:
            if connection.player.id == player:
                connection.player = msgspec.structs.replace(connection.player, name=name)

    def _sizes(self) -> dict[str, float]:
        return {
            "bot_queue": self.bots.queued(),
            "database_bytes": self.store.size(),
            "memory_bytes": _memory(),
            "reports_waiting": self.reported,
            "healthy": float(not self.ailing()),
            **self._disk(),
            "tables_set_aside": len(self.registry.unloadable),
        }

    def _disk(self) -> dict[str, float]:
        """How much room is left where the file is, and when it was last copied; nothing of a database elsewhere."""
        if is_server(self.store.where):
            return {}
        with contextlib.suppress(OSError):
            free = shutil.disk_usage(Path(self.store.where).parent).free
            return {"disk_free_bytes": free, "last_backup_timestamp_seconds": self.backed_up / 1000}
        return {}

    def _statuses(self) -> Counter[str]:
        return Counter(live.table.status for live in self.registry.live.values())


def _memory() -> int:
    """What this process holds; 0 where that cannot be asked."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def instance_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Instance:
    """The house a request came to."""
    instance: Instance = connection.app.state.instance
    return instance


class Folder:
    """The data folder, for one server at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = os.open(path / "petteia.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise ConfigError(f"the data folder {path} cannot be used: {problem.strerror}") from problem
        if fcntl is None:
            return
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            os.close(self._lock)
            raise ConfigError(
                f"another Petteia is running on {path}; stop that one, or name another folder with --data"
            ) from problem

    def close(self) -> None:
        """Another server may have it."""
        os.close(self._lock)
