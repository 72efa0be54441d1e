"""What a server does by itself every few seconds, hours and days: it looks after tables, file and clients."""

import asyncio
import time
from typing import Final

from petteia.server.connected import Connected
from petteia.server.core import Core
from petteia.server.daily.deals import DailyService
from petteia.server.jobs import threads
from petteia.server.jobs.packing import UPKEEP
from petteia.server.monitoring.logs import log
from petteia.server.ratings.counter import ResultCounter
from petteia.server.tournaments.service import TournamentService
from petteia.store import maintenance

LOOK_AFTER_SECONDS: Final = 5.0
CLEAR_AWAY_SECONDS: Final = 3600.0
CHECK_SECONDS: Final = 24 * 3600.0
CHECK_AGAIN_SECONDS: Final = 600.0
"""How often while something is wrong with the file."""
DAMAGED_AT_ONCE: Final = 20
TOKENS_AT_ONCE: Final = 200
DAY_MS: Final = 24 * 3600_000
REPORT_DAYS: Final = 180
"""How long the operator has to look at a report."""


class Upkeep:
    """The server's own upkeep, and what it has found."""

    def __init__(self, core: Core, ratings: ResultCounter, daily: DailyService, tournaments: TournamentService) -> None:
        self._core = core
        self._store = core.store
        self._ratings = ratings
        self._daily = daily
        self._tournaments = tournaments
        self.reported = 0
        """Reports of guests that the operator has not dealt with."""
        self.backed_up = 0
        """When `petteia backup` last copied the file; 0: never."""
        self.findings: list[str] = []
        """What was wrong with the file at the last check."""
        self.closed_damaged: set[str] = set()
        """Tables that have been closed because their journals are damaged: they are no longer played."""

    async def go_on(self) -> None:
        """Until cancelled."""
        cleared, checked = -CLEAR_AWAY_SECONDS, -CHECK_SECONDS
        while True:
            await asyncio.sleep(LOOK_AFTER_SECONDS)
            try:
                await self._core.registry.look_after()
                await self.show_out()
                await self.look_at_damage()
                self.reported = await self._core.wait(self._store.talk.waiting())
                self.backed_up = await self._core.wait(self._store.backed_up())
                keeper = UPKEEP in await self._core.wait(self._store.hold([UPKEEP]))
                wrong = bool(self.findings or self._store.file.unreadable)
                every = CHECK_AGAIN_SECONDS if wrong else CHECK_SECONDS
                if (keeper or wrong) and time.monotonic() - checked >= every:
                    checked = time.monotonic()
                    await self._check()
                if not keeper:
                    continue  # another server does the rest
                await self._ratings.count()
                await self._daily.look_after()
                await self._daily.count()
                await self._tournaments.look_after()
                if time.monotonic() - cleared >= CLEAR_AWAY_SECONDS:
                    cleared = time.monotonic()
                    await self.clear_away()
            except Exception:
                log.exception("looking after the tables failed")

    async def _check(self) -> None:
        """Check the file, in the background."""
        self.findings = await threads.UPKEEP.run(maintenance.findings, self._store.where, whole=False)
        for finding in self.findings:
            log.error("the file is damaged; `petteia admin check` says more", extra={"finding": finding})
        if not self.findings:
            self._store.file.unreadable = ""

    async def look_at_damage(self) -> None:
        """Whether the host, or their owners, have dealt with the tables whose journals are damaged."""
        waiting = sorted(self._store.damaged - self.closed_damaged)[:DAMAGED_AT_ONCE]
        if waiting:
            whole, closed = await threads.UPKEEP.run(maintenance.seen_to, self._store.where, waiting)
            self._store.damaged -= whole
            self.closed_damaged |= closed

    def ailing(self) -> bool:
        """Whether moves are refused, or the file is known to be damaged."""
        store = self._store
        damaged = store.damaged - self.closed_damaged
        file = store.file
        return bool(file.unwritable or file.unanswered or file.unreadable or damaged or self.findings)

    async def show_out(self) -> None:
        """Close the connections of guests who were banned, logged out from outside, merged or erased."""
        by_token: dict[bytes, list[Connected]] = {}
        for connection in self._core.clients.connections:
            if connection.token:
                by_token.setdefault(connection.token, []).append(connection)
        tokens = list(by_token)
        for at in range(0, len(tokens), TOKENS_AT_ONCE):
            some = tokens[at : at + TOKENS_AT_ONCE]
            known: dict[bytes, str] = await self._core.wait(self._store.known(some))
            for token in some:
                for connection in by_token[token]:
                    if known.get(token) != connection.player.id:
                        connection.log_out()
            await asyncio.sleep(0)

    async def clear_away(self) -> int:
        """Remove tables that never began and that have not been touched for long, and those without people; returns how
        many. Games that were given up stay: they can be looked at, proved and played on from, as finished ones can."""
        days, unpeopled = self._core.config.abandoned_days, self._core.config.unpeopled_days
        now, gone = self._core.registry.now(), 0
        if days:
            gone += await self._core.wait(self._store.sweep(open_before=now - days * DAY_MS, closed_before=0))
        if unpeopled:
            before = now - unpeopled * DAY_MS
            alone = await threads.UPKEEP.run(maintenance.unpeopled, self._store.where, before)
            gone += await self._core.wait(self._store.remove(alone, before))
        await self._core.wait(self._store.talk.forget_reports(now - REPORT_DAYS * DAY_MS))
        if gone:
            log.info("cleared away", extra={"tables": gone})
        return gone
