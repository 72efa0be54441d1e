"""A registry of tables for tests: clients, bots and a slow store, and a table that has started."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from petteia.store.sqlite.store import SqliteStore
from petteia.tables.commands.play import CommandResult, TableCommands
from petteia.tables.journal.specs import SeatPlan, Settings
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ack, Ask, Update
from petteia.tables.ports.store import Batch
from tests.tables.sitting import AGORA, PEOPLE, load

MINUTE_MS = 60_000


class Screen:
    """A client: keeps everything it is sent."""

    def __init__(self, player: str) -> None:
        self.got: list[Any] = []
        self.lost: list[str] = []
        self.watch = Subscription(player, self.got.extend, self.lost.append)

    def updates(self) -> list[Update]:
        return [m for m in self.got if isinstance(m, Update)]


class Bots:
    """Answers every question with the first action, a little later."""

    def __init__(self) -> None:
        self.put: list[Ask] = []

    def kinds(self) -> list[str]:
        return ["first"]

    def ask(self, ask: Ask, answer: Callable[[Ask, list[int] | None], None]) -> None:
        self.put.append(ask)
        first = ask.update.view["actions"][0]["n"]
        asyncio.get_running_loop().call_later(0.001, answer, ask, [first])

    def asked(self, table: str, seat: int, decision: int) -> bool:
        return False

    def forget(self, table: str, seat: int, decision: int) -> None:
        pass


class Slow(SqliteStore):
    """A slow disk: nothing is written before `go` says so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.waiting: list[tuple[Batch, Callable[[BaseException | None], None]]] = []
        self.slow = False

    def write(self, batch: Batch, done: Callable[[BaseException | None], None]) -> None:
        if self.slow:
            self.waiting.append((batch, done))
        else:
            super().write(batch, done)

    async def go(self, problem: Exception | None = None) -> None:
        waiting, self.waiting = self.waiting, []
        for batch, done in waiting:
            if problem is None:
                written: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
                super().write(batch, written.set_result)
                done(await written)
            else:
                done(problem)


def in_a_registry(
    tmp_path: Path, story: Callable[[TableRegistry, Any], Coroutine[Any, Any, None]], bots: Bots | None = None
) -> None:
    async def main() -> None:
        store = Slow(tmp_path / "tables.db")
        registry = TableRegistry(store, load, bots)
        try:
            await registry.begin()
            await story(registry, store)
            await registry.end()
        finally:
            store.close()

    asyncio.run(main())


async def seated(
    registry: TableRegistry, seats: list[SeatPlan] | None = None, settings: Settings | None = None, game: str = AGORA
) -> str:
    """A table that has started."""
    plans = seats or [SeatPlan(p, p.title()) for p in PEOPLE]
    table = await registry.create(game, "ida", plans, settings=settings or Settings(window_ms=0))
    for n, plan in enumerate(plans):
        if plan.player:
            await registry.command(table, lambda s, now, n=n, p=plan.player: s.seating.ready(p, n, True, now=now))
    await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
    for n, plan in enumerate(plans):
        if plan.player:
            await registry.command(
                table, lambda s, now, n=n, p=plan.player: s.seating.add(p, n, bytes([n] * 16), now=now)
            )
    return table


def decided(player: str, seat: int, number: int, action: int, commands: TableCommands, now: int) -> CommandResult:
    return commands.decide(player, seat, number, [action], now=now)


async def play_out(registry: TableRegistry, table: str) -> None:
    live = await registry.open(table)
    while live.table.pending():
        seat = live.table.pending()[0]
        action = int(live.table.running.state.legal(seat)[0])
        player, number = live.table.seats[seat].player, live.table.decision(seat)
        reply = await registry.command(table, partial(decided, player, seat, number, action))
        assert isinstance(reply, Ack)
