"""How tables are loaded, set up, and put away."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

from petteia.engine.protocol import CHANCE
from petteia.tables.afterwards.jobs import HistoryPort, InProcessHistory
from petteia.tables.afterwards.new_tables import Bundle, New
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import created_by, restored
from petteia.tables.journal.rules_migration import STRANDED, MigrationResult
from petteia.tables.journal.specs import GameSpec, Origin, OwnBox, SeatPlan, Settings
from petteia.tables.live.bot_requests import BotRequests
from petteia.tables.live.delivered import DeliveredHistory
from petteia.tables.live.live_table import LiveTable, now_ms
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.live.replication import Replication
from petteia.tables.live.subscribers import Subscribers
from petteia.tables.ports.bots import BotPort
from petteia.tables.ports.store import Away, Batch, Conflict, NoSuchTable, Store, StoreError
from petteia.tables.table.info import summary
from petteia.tables.table.metadata import CLOSED, FINISHED, RUNNING
from petteia.tables.table.table import Table
from petteia.tables.table.table_state import Loader

log = logging.getLogger("petteia.tables")
MOST_RESTING = 300
"""How many idle tables without clients stay in memory; beyond that, the ones viewed longest ago are put away."""
PUT_AWAY_AT_ONCE = 2
"""How many are put away when another one is opened: writing a snapshot takes a while."""
SORTED_AGAIN = 4
"""How often a table is read again because its rules were migrated, here or elsewhere."""


class TableOpening(RegistryBase):
    """Opens tables, sets them up, and puts them away."""

    def __init__(
        self,
        store: Store,
        load: Loader,
        bots: BotPort | None = None,
        history: HistoryPort | None = None,
        *,
        now: Callable[[], int] = now_ms,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        super().__init__(store, history or InProcessHistory(store, load), now)
        self.load = load
        self.entropy = entropy
        self.replication = Replication(self)
        self.bot_requests = BotRequests(self, self.replication, bots)
        self.subscribers = Subscribers(self, self.replication)
        self.delivered = DeliveredHistory(self, self.replication)
        self.away = Away()
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[str, asyncio.Future[None]] = {}
        self._excused: set[str] = set()
        self._faults: dict[str, int] = {}
        self._unread: set[str] = set()
        """Tables that the store could not read: logged once."""

    # -- tables come and go ---------------------------------------------------------------------

    async def create(
        self,
        game: str,
        owner: str,
        seats: list[SeatPlan] | int | None = None,
        options: dict[str, str] | None = None,
        settings: Settings | None = None,
        components: dict[str, Any] | None = None,
        *,
        own: OwnBox | None = None,
        start: dict[str, Any] | None = None,
        origin: Origin | None = None,
        name: str = "",
    ) -> str:
        """Set a table up and return its name, which may be given: then Conflict if there is one of that name. `seats`
        is how many, or who sits where from the beginning. ValueError (`petteia.LoadError`) if the game cannot be opened
        like this."""
        plans = seats if isinstance(seats, list) else None
        count = len(plans) if plans is not None else seats
        box = self.load(game, count if isinstance(count, int) else None, options, components)
        table_id = name or self.entropy(9).hex()
        spec = GameSpec.of(game, box, components, own)
        now = self.now()
        plans = plans or [SeatPlan()] * spec.seats
        settings = settings or Settings()
        needs = max(settings.needs, 1 if origin is None else origin.needs)
        created = j.Created(now, table_id, spec, owner, settings, plans, start, origin, needs)
        table = Table(created, self.load, remembers=False)
        people = (owner, *[plan.player for plan in plans if plan.player])
        batch = Batch(table_id, 1, now, [j.encode(created)], summary(table), named=people)
        await asyncio.wrap_future(self.store.append(batch))
        self._excused.add(table_id)  # any outage was before it existed
        self.live[table_id] = LiveTable(TableCommands(table, self.entropy, now), now, not self.store.shared)
        self._make_room(table_id)
        return table_id

    def new(self, owner: str, settings: Settings | None) -> New:
        """A table that a history job is to set up."""
        return New(self.entropy(9).hex(), self.now(), owner, settings or Settings())

    async def adopt(self, bundle: Bundle) -> str:
        """Add a table that a history job has set up; returns its name."""
        table = bundle.summary.id
        entries = [bundle.created] if bundle.given is None else [bundle.created, bundle.given]
        listed = bundle.summary
        batch = Batch(table, 1, listed.changed, entries, listed, named=(listed.owner,))
        await asyncio.wrap_future(self.store.append(batch))
        await asyncio.wrap_future(self.store.keep_snapshot(table, len(entries), bundle.snapshot))
        self._excused.add(table)
        return table

    async def open(self, table: str) -> LiveTable:
        """A table in memory, read from the store if necessary. NeedsHost if it is set aside."""
        while (live := self.live.get(table)) is None:
            if table in self._leaving:
                await asyncio.shield(self._leaving[table])
                continue
            if table in self.unloadable:
                raise NeedsHost
            if table not in self._opening:
                opening = asyncio.ensure_future(self._open(table))
                self._opening[table] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            await asyncio.shield(self._opening[table])
        return live

    async def _open(self, table: str) -> None:
        try:
            await self._enter(table)
        except StoreError:
            raise
        except Exception as problem:  # an unreadable journal, or a fault in its game
            live = self.live.get(table)
            if live is not None:
                self.distrust(live)
            written = self.unloadable.put(table, problem, self.now())
            if written is not None:
                with contextlib.suppress(StoreError):  # then it is noticed again after the next start
                    await asyncio.wrap_future(written)
            raise NeedsHost from problem

    async def _enter(self, table: str) -> None:
        there = await self.replication.present(table)
        found, last = await self._read(table)
        # The first to open it after an outage records the outage; anything newer was written since.
        excused = self.away.ms and table not in self._excused and (self.away.ms < 0 or last <= self.away.until)
        if self.store.shared and (not excused or self.away.ms > 0):
            self.agreed.heard(last)
        now = self.now()
        live = LiveTable(TableCommands(found, self.entropy, now), now, not self.store.shared)
        live.elsewhere = there
        for player in there:
            live.commands.people.seen(player, now=now)
        self.live[table] = live
        if excused:
            self.release(live, live.commands.people.outage(self.away.ms, now=now), now)
        self._excused.add(table)
        self.replication.entered(live)
        b = found.metadata
        if b.divergence is not None or (b.rules_change is not None and found.play is not None and _owes_chance(found)):
            self.by_itself(live, lambda s, now: s.consent.after_rules(now=now))
        self.wake(live)
        self.bot_requests.put(live)
        self._make_room(table)

    def _make_room(self, for_table: str) -> None:
        """Put idle tables away, so that guests who open one table after the other do not fill the memory."""
        if len(self.live) <= MOST_RESTING:
            return
        resting = [live for table, live in self.live.items() if table != for_table and live.rests()]
        for live in resting[: max(0, min(PUT_AWAY_AT_ONCE, len(resting) - MOST_RESTING))]:
            self.put_away(live)

    async def _read(self, table: str) -> tuple[Table, int]:
        """A table as stored, by the rules installed here if possible: one that began by older rules is migrated first.
        Also returns when its last entry was written."""
        for _ in range(SORTED_AGAIN):
            found, at = await self._as_kept(table)
            if not await self._sort(found):
                break
        if found.unplayable and found.status == RUNNING:  # without its rules a journal does not say that it is over
            listed = await asyncio.wrap_future(self.store.summary(table))
            if listed is not None and listed.status in (FINISHED, CLOSED):
                found.metadata.status = listed.status
        return found, at

    async def _sort(self, found: Table) -> bool:
        """Migrate a table to rules that have changed since it was last read, and write that down. Returns whether
        anything was written."""
        b = found.metadata
        asked = b.divergence is not None and b.divergence.entry.rules == found.outdated
        if not found.outdated or asked or b.status in (FINISHED, CLOSED):
            return False
        return bool((await self.bring_up(found.id)).entry)

    async def bring_up(self, table: str) -> MigrationResult:
        """A history job finds out what the rules installed here mean for a table, and the result is stored, without
        opening the table. The first server to do so does it for all."""
        now = self.now()
        listed = await asyncio.wrap_future(self.store.summary(table))
        if listed is None or listed.status in (FINISHED, CLOSED):  # its journal alone may not say that it is over
            return MigrationResult(STRANDED)
        verdict = await self.history.migrate(table, now)
        if verdict.entry:
            kept = await asyncio.wrap_future(self.store.standing(table))
            with contextlib.suppress(Conflict):
                await asyncio.wrap_future(self.store.append(verdict.batch(table, now, listed, kept.due)))
                of = {"table": table, "kind": verdict.kind, "before": verdict.before, "rules": verdict.rules}
                log.info("a table is brought to other rules", extra=of)
        return verdict

    async def _as_kept(self, table: str) -> tuple[Table, int]:
        """A table as stored, and when its last entry was written. What has to be replayed for that is replayed in a
        history job: here only a snapshot is read, which takes as long for a long game as for a short one."""
        kept = await asyncio.wrap_future(self.store.standing(table))
        created = created_by([kept.created])
        if kept.snapshot is not None and kept.taken == kept.seq:
            found = restored(created, self.load, kept.snapshot)
            if found is not None:
                return found, kept.at
        snapshot = await self.history.snapshot(table)
        found = restored(created, self.load, snapshot)
        if found is None:
            raise j.UnreadableJournal("the archive and the hall do not read the same snapshots")
        if found.play is not None:
            self.store.keep_snapshot(table, found.metadata.seq, snapshot)
        if found.metadata.seq != kept.seq:  # somebody has written meanwhile, perhaps by a clock that is ahead
            kept = await asyncio.wrap_future(self.store.standing(table))
        return found, kept.at

    def in_use(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self.live or table in self._opening or table in self._leaving

    async def let_go(self, table: str, player: str) -> bool:
        """A player no longer keeps a finished game. When neither players nor owner keep it, it is deleted: then
        True."""
        found = await asyncio.wrap_future(self.store.summary(table))
        if found is None:
            raise NoSuchTable(f"there is no table {table[:40]!r}")
        if player != found.owner and not any(seat.player == player for seat in found.seats):
            raise NotPossible("players_only", "only those who sat at the table, or set it up, can let go of it")
        if found.status not in (FINISHED, CLOSED):
            raise NotPossible("not_over", "a game can be let go of when it is over or given up")
        if not await asyncio.wrap_future(self.store.let_go(table, player)):
            return False
        await asyncio.wrap_future(self.store.remove([table]))
        await self.unloadable.release(table, self.now())
        live = self.live.get(table)
        if live is not None:
            self.forget(live, NoSuchTable(f"table {table} is gone"))
        return True

    def put_away(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        table = live.table.id
        if live.timer is not None:
            live.timer.cancel()
        self._no_longer(live)
        try:
            self.keep_snapshot(live, views=True)
        except Exception as problem:  # a position that cannot be written could not go on either
            self.unloadable.put(table, problem, self.now())

    def _no_longer(self, live: LiveTable) -> None:
        """A table is no longer in memory, and another server may look after it."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            if live.kept:
                self.replication.let([live.table.id])


def _owes_chance(table: Table) -> bool:
    """Whether an outcome is due that has not been dealt."""
    return table.running.state.pending() is CHANCE
