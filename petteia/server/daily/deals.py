"""Keeps the secrets of days, begins tries and counts them.

Every server of a database may do all of it: the store decides which secret a day has, and which of a guest's tables is
the counted try.
"""

import asyncio
import secrets
from typing import Final

import msgspec

from petteia.engine.day_deal import open_secret
from petteia.engine.dealer import SECRET_BYTES
from petteia.server.core import Core
from petteia.server.http.errors import HttpError, unless_refused
from petteia.server.jobs.errors import TooMuch
from petteia.server.monitoring.logs import log
from petteia.store.people.daily import COUNTED, GIVEN_UP, LATE, VOID, DailyTry, DaySecret
from petteia.tables.commands.trial import NotPossible
from petteia.tables.days import day_after, day_ends, day_of, day_plan
from petteia.tables.journal.specs import DAILY, BotSpec, DayPlan, Origin, SeatPlan, Settings
from petteia.tables.ports.store import Damaged, Player, StoreError
from petteia.tables.table.metadata import CLOSED, FINISHED

OTHERWISE: Final = ("greedy", "random")
"""The bots of a day in a house that has none of its level."""
WINDOW_MS = 250
CONFIRM_MS: Final = 600_000
"""How long windows stay open and moves can be taken back, as at any table of one person among bots."""
BOT_MS: Final = 1000
BOT_MS_IN_TAB: Final = 20_000
TRIED_AGAIN: Final = 3
"""How often a try is counted again that could not be."""


class DailyService:
    """The deals of the day of one server."""

    def __init__(self, core: Core, ranked: bool) -> None:
        self.core = core
        self.store = core.store.daily
        self.ranked = ranked
        """Whether tries are compared; if not, the luck of a day follows from its date."""
        self._secrets: dict[str, DaySecret] = {}
        self._failed: dict[str, int] = {}
        self._counting = asyncio.Lock()

    # -- days -----------------------------------------------------------------------------------

    def today(self) -> str:
        """The day that it is."""
        return day_of(self.core.registry.now())

    async def secret(self, day: str) -> DaySecret | None:
        """The secret of a day that has one. Today and tomorrow have, and in a tab all days before."""
        known = self._secrets.get(day) or await self.core.wait(self.store.secret(day))
        today = self.today()
        if known is None and (today <= day <= day_after(today) or (not self.ranked and day < today)):
            fresh = secrets.token_bytes(SECRET_BYTES) if self.ranked else open_secret(day)
            known = await self.core.wait(self.store.keep_secret(day, fresh))
        if known is not None:
            known = self._secrets[day] = DaySecret(known.secret, day < today)
        return known

    async def look_after(self) -> None:
        """Commit to what is next, and reveal what is over."""
        today = self.today()
        for day in (today, day_after(today)):
            if day not in self._secrets:
                await self.secret(day)
        self._secrets = {day: found for day, found in self._secrets.items() if day >= today}
        if await self.core.wait(self.store.to_reveal(today)):
            await self.core.wait(self.store.reveal(today))

    def plan(self, game: str, day: str) -> DayPlan:
        """How a game is played on a day."""
        kind = self.core.catalogue.kinds[game]
        return day_plan(game, kind.SEAT_COUNTS, self.core.catalogue.manifest(game).too_long_in_a_tab, day)

    # -- tries ----------------------------------------------------------------------------------

    async def begin(self, game: str, day: str, player: Player, counted: bool) -> str:
        """The table of a try, which has begun. The caller has looked whether the guest may."""
        secret = await self.secret(day)
        assert secret is not None, "the caller has looked"
        table = await self._set_up(game, day, player, counted)
        if counted:
            begun = DailyTry(day, game, player.id, table, self.core.registry.now())
            found = await self.core.wait(self.store.claim(begun))
            if found.table != table:  # two tabs at the same moment: one is enough
                await self.core.registry.command(table, lambda s, now: s.people.close(player.id, now=now))
                table = found.table
        await self.deal(table, secret)
        return table

    async def deal(self, table: str, secret: DaySecret) -> None:
        """Begin the game at a table, if nobody has yet."""
        command = self.core.registry.command
        unless_refused(await command(table, lambda s, now: s.seating.begin_day(secret.secret, now=now)))

    async def _set_up(self, game: str, day: str, player: Player, counted: bool) -> str:
        kinds = self.core.bots.kinds(game)
        plan = self.plan(game, day)
        bot = next((kind for kind in (plan.level, *OTHERWISE) if kind in kinds), "")
        if not bot:
            raise HttpError(409, "no_such_bot", "a deal of the day is played against bots, and this house has none")
        seats = [SeatPlan(bot=BotSpec(bot)) for _ in range(plan.seats)]
        seats[plan.seat] = SeatPlan(player.id, player.name, ready=True)
        over = day < self.today()
        settings = Settings(
            window_ms=WINDOW_MS,
            confirm_ms=CONFIRM_MS,
            bot_ms=BOT_MS if self.ranked else BOT_MS_IN_TAB,
            stand_in=BotSpec(bot),
            listed=False,
            watchers=False,
            hints=over,
            luck="keyed",
        )
        origin = Origin(kind=DAILY, day=day, counted=counted)
        components, own = self.core.catalogue.components.get(game), self.core.catalogue.own.get(game)
        return await self.core.registry.create(
            game, player.id, seats, None, settings, components, own=own, origin=origin
        )

    # -- counting -------------------------------------------------------------------------------

    async def count(self, player: str = "") -> None:
        """Settle the tries that are over, of a guest if one is named: replay and verify them."""
        if not await self.core.wait(self.store.waiting(self.today(), player)):
            return
        async with self._counting:
            for one in await self.core.wait(self.store.waiting(self.today(), player)):
                done = await self._settled(one)
                if done is not None:
                    await self.core.wait(self.store.settle(done))

    async def _settled(self, one: DailyTry) -> DailyTry | None:
        """What became of a try; None if that cannot be said yet."""
        summary = await self.core.wait(self.core.store.summary(one.table))
        replace = msgspec.structs.replace
        if summary is None:
            return replace(one, state=VOID)
        if summary.status not in (FINISHED, CLOSED):
            return replace(one, state=LATE) if one.day < self.today() else None
        plan = self.plan(one.game, one.day) if one.game in self.core.catalogue.kinds else None
        if plan is None:
            return replace(one, state=VOID)
        try:
            found = await self.core.history.daily(one.table, plan, day_ends(one.day))
        except (NotPossible, Damaged, TooMuch, StoreError, ValueError) as problem:
            failed = self._failed[one.table] = self._failed.get(one.table, 0) + 1
            log.warning(
                "a try at a deal of the day is not counted", extra={"table": one.table, "problem": str(problem)}
            )
            return replace(one, state=VOID) if failed >= TRIED_AGAIN else None
        if found.why:
            log.warning("a try at a deal of the day does not count", extra={"table": one.table, "problem": found.why})
        late = found.ended >= day_ends(one.day)
        state = LATE if late else GIVEN_UP if found.given_up else VOID if found.why else COUNTED
        return replace(one, ended=found.ended, state=state, place=found.place, seats=plan.seats, ahead=found.ahead)
