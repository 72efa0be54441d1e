"""A simulated server: a registry of tables on its own store, with the bots it asks and its look round every few
seconds."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from functools import partial

from petteia.tables.afterwards.jobs import InProcessHistory
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Ask
from petteia.tables.ports.bots import BotAnswer
from petteia.tables.ports.store import StoreError
from tests.simulation.database import Database, SimulatedStore, job_store
from tests.simulation.loop import SimulatedLoop
from tests.tables.sitting import load

START_MS = 1_800_000_000_000
LOOK_AFTER_S = 5.0
BEGIN_AGAIN_S = 1.0


class Bots:
    """Bots that do any legal thing after a moment."""

    def __init__(self, loop: SimulatedLoop, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.waiting: set[tuple[str, int, int]] = set()

    def kinds(self) -> list[str]:
        return ["random"]

    def ask(self, ask: Ask, answer: BotAnswer) -> None:
        self.waiting.add((ask.table, ask.seat, ask.decision))
        action = self.rng.choice(ask.update.view["actions"])["n"]
        self.loop.call_later(self.rng.random(), self._answer, ask, answer, action)

    def _answer(self, ask: Ask, answer: BotAnswer, action: int) -> None:
        self.waiting.discard((ask.table, ask.seat, ask.decision))
        answer(ask, [action])

    def asked(self, table: str, seat: int, decision: int) -> bool:
        return (table, seat, decision) in self.waiting

    def forget(self, table: str, seat: int, decision: int) -> None:
        self.waiting.discard((table, seat, decision))


class Server:
    """One server process, from its start to its death."""

    def __init__(self, name: str, loop: SimulatedLoop, database: Database, rng: random.Random, skew_ms: int) -> None:
        self.loop = loop
        self.database = database
        self.skew_ms = skew_ms
        """By how much its clock is wrong."""
        self.process = loop.process(name)
        self.store = SimulatedStore(database, self.process)
        self.registry = TableRegistry(
            self.store,
            load,
            Bots(loop, rng),
            InProcessHistory(job_store(database), load),
            now=self.now,
            entropy=lambda n: rng.randbytes(n),
        )
        self.ready = False
        self.hang_ups: list[Callable[[], None]] = []
        """Called for each of its connections when it dies."""
        self.process.context.run(lambda: loop.create_task(self._live()))

    def now(self) -> int:
        """The time by its own clock."""
        return START_MS + self.skew_ms + int(self.loop.now * 1000)

    async def _live(self) -> None:
        while not self.ready:
            try:
                await self.registry.begin()
                self.ready = True
            except StoreError:  # the process would end, and be started again
                await asyncio.sleep(BEGIN_AGAIN_S)
        while True:
            await asyncio.sleep(LOOK_AFTER_S)
            with contextlib.suppress(StoreError):
                await self.registry.look_after()

    def hang(self, seconds: float) -> None:
        """It gets no processor for a while."""
        self.process.hung_until = self.loop.now + seconds

    def die(self) -> None:
        """It ends at once. Its connections close, and so does that to the database."""
        self.ready = False
        self.loop.kill(self.process)
        self.database.later(0.001, partial(self.database.lose, self.store))
        for hang_up in list(self.hang_ups):
            hang_up()
