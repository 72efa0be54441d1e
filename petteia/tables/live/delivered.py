"""The history of a registry's tables: what each seat was told, and the way back to an earlier position."""

import asyncio
import logging

from petteia.tables.live.live_table import LiveTable
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.live.replication import Replication
from petteia.tables.messages import ToldEvent
from petteia.tables.ports.store import Back, Batch, Conflict

log = logging.getLogger("petteia.tables")


class DeliveredHistory:
    """What the store and the history jobs know of tables being played."""

    def __init__(self, registry: RegistryBase, replication: Replication) -> None:
        self.registry = registry
        self.replication = replication
        self._retelling: dict[str, asyncio.Task[None]] = {}

    def go_back(self, live: LiveTable) -> None:
        """Everybody has agreed to go back: a history job finds the way. What happens meanwhile is undone as well."""
        consent = live.commands.consent
        line, consent.going_back = consent.going_back, 0
        if live.back is None:
            live.back = asyncio.ensure_future(self._find_way_back(live, line))

    async def _find_way_back(self, live: LiveTable, line: int) -> None:
        table = live.table
        try:
            while live.failed is None and live.distrusted is None:
                await self.registry.settled(live)
                seq = table.metadata.seq
                found = await self.registry.history.way_back(table.id, line)
                if table.metadata.seq != seq:
                    continue  # something has happened since, perhaps another undo
                first, way = found or (line, None)
                live.back = None
                live.snapshot_soon()
                self.registry.act(live, lambda s, now: s.consent.go_back(first, way, now=now))  # noqa: B023
                return
        except Exception:
            log.exception("going back failed", extra={"table": table.id})
        finally:
            live.back = None

    def rule(self, live: LiveTable) -> None:
        """The players of a diverged game have chosen: a history job checks whether it can go on like that; if so, it
        does, and all servers read the table again."""
        consent = live.commands.consent
        choice, consent.chosen_rules = consent.chosen_rules, ""
        if live.back is None:
            live.back = asyncio.ensure_future(self._rule(live, choice))

    async def _rule(self, live: LiveTable, choice: str) -> None:
        table, registry = live.table, self.registry
        try:
            await registry.settled(live)
            now = registry.now()
            found = await registry.history.chosen_rules(table.id, choice, now)
            if found.seq == table.metadata.seq and live.good():
                batch = Batch(table.id, found.seq + 1, now, found.entries, found.summary, now, found.told)
                await asyncio.wrap_future(registry.store.append(batch))
            live.back = None
            registry.distrust(live)
        except Conflict:  # another server was first
            registry.distrust(live)
        except Exception:
            log.exception("what was chosen cannot be done", extra={"table": table.id, "choice": choice})
        finally:
            live.back = None

    async def told(self, table: str, seat: int, first: int, count: int) -> list[ToldEvent]:
        """What a seat (or `SPECTATOR`) was told from event `first` on, at most `count` events."""
        found = await asyncio.wrap_future(self.registry.store.told(table, seat, first, count))
        if found is None and (await self.registry.open(table)).table.play is not None:
            await self._retold(table)
            found = await asyncio.wrap_future(self.registry.store.told(table, seat, first, count))
        return found or []

    async def back(self, table: str, seat: int, moment: int) -> Back | None:
        """Where an undo to a seat's update would lead; None if there is no such update."""
        return await self.replication.in_turn(lambda: self._back(table, seat, moment))

    async def _back(self, table: str, seat: int, moment: int) -> Back | None:
        live = await self.registry.open(table)
        await self.registry.settled(live)
        b = live.table.metadata
        if not 1 <= moment <= (b.heard[seat].sent if seat in b.heard else 0):
            return None
        found = await asyncio.wrap_future(self.registry.store.back(table, seat, moment, b.given))
        if found is None:
            await self._retold(table)
            found = await asyncio.wrap_future(self.registry.store.back(table, seat, moment, b.given))
        return found

    async def _retold(self, table: str) -> None:
        """Store what was told at an older table; callers that ask meanwhile wait for the same task."""
        if table not in self._retelling:
            retelling = asyncio.ensure_future(self.registry.history.retell(table))
            self._retelling[table] = retelling
            retelling.add_done_callback(lambda _: self._retelling.pop(table, None))
        await asyncio.shield(self._retelling[table])
