"""Several registries of tables on one database, as several servers have them."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

from petteia.store.opening import open_store
from petteia.tables.journal import entries as j
from petteia.tables.live.registry import TableRegistry
from tests.tables.in_registry import Bots
from tests.tables.sitting import load

PATIENCE_S = 60


Story = Callable[..., Coroutine[Any, Any, None]]


def in_registries(address: str, story: Story, count: int = 2, bots: bool = False) -> None:
    """Several registries on one database, as several servers have them."""

    async def main() -> None:
        registries = [TableRegistry(open_store(address), load, Bots() if bots else None) for _ in range(count)]
        try:
            for registry in registries:
                await registry.begin()
            await story(*registries)
            for registry in registries:
                await registry.end()
        finally:
            for registry in registries:
                await asyncio.to_thread(registry.store.close)

    asyncio.run(main())


async def until(condition: Callable[[], Any], again: Callable[[], Coroutine[Any, Any, None]] | None = None) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)
            if again is not None:
                await again()


def seq(registry: TableRegistry, table: str) -> int:
    live = registry.live.get(table)
    return 0 if live is None else live.table.metadata.seq


async def entries(registry: TableRegistry, table: str) -> list[j.AnyEntry]:
    kept = await asyncio.wrap_future(registry.store.journal(table))
    return [j.decode(payload) for payload in kept.entries]


async def move(registry: TableRegistry, table: str, rng: random.Random, key: str = "") -> Any:
    """A player who has to decide does so."""
    live = await registry.open(table)
    seat = rng.choice([seat for seat in live.table.pending() if live.table.seats[seat].player])
    action = rng.choice([int(a) for a in live.table.running.state.legal(seat)])
    number, player = live.table.decision(seat), live.table.seats[seat].player
    return await registry.command(table, lambda s, now: s.decide(player, seat, number, [action], key, now=now))
