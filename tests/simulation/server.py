"""A simulated server: a registry of tables on its own store, with the bots it asks, its look round every few seconds,
the ratings it counts and the guests it merges and erases."""

import asyncio
import contextlib
import math
import random
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from petteia.server.auth.mentions import MentionSearch
from petteia.server.auth.merge_and_erase import Apart, forget, go_on_with_the_rest, merge
from petteia.store.people.merge_and_erase import Mentions, mentions
from petteia.store.people.results import Skill
from petteia.tables.afterwards.jobs import InProcessHistory
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Ack, Ask
from petteia.tables.ports.bots import BotAnswer
from petteia.tables.ports.store import Finish, NotKnown, NotNow, Player, StoreError
from tests.simulation.database import Database, SimulatedStore, job_store
from tests.simulation.faults import Faults
from tests.simulation.loop import SimulatedLoop
from tests.tables.sitting import load

if TYPE_CHECKING:
    from tests.simulation.connection import Connection

START_MS = 1_800_000_000_000
LOOK_AFTER_S = 5.0
BEGIN_AGAIN_S = 1.0
COUNT_S = 5.0
"""How often ratings are counted."""


class Points:
    """Ratings for which the order of games matters, and how often each is counted."""

    newcomer = Skill(25.0, 8.0)

    def rate(self, game: str, seats: list[Finish], known: dict[str, Skill], size: int = 0) -> dict[str, Skill]:
        out = {}
        for seat in seats:
            if seat.player:
                was = known.get(seat.player, self.newcomer)
                out[seat.player] = Skill(was.mu * 0.9 + seat.place, was.sigma * 0.9, was.games + 1)
        return out


class Bots:
    """Bots that do any legal thing after a moment."""

    def __init__(self, loop: SimulatedLoop, rng: random.Random, faults: Faults) -> None:
        self.loop = loop
        self.rng = rng
        self.faults = faults
        self.waiting: set[tuple[str, int, int]] = set()

    def kinds(self) -> list[str]:
        return ["random"]

    def ask(self, ask: Ask, answer: BotAnswer) -> None:
        if self.faults.happens("bot dies"):
            return
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
            Bots(loop, rng, database.faults),
            InProcessHistory(job_store(database), load),
            now=self.now,
            entropy=lambda n: rng.randbytes(n),
        )
        self._latest = 0
        self.search = MentionSearch(self._look)
        self.ready = False
        self.empties = False
        """Whether it takes no more connections."""
        self.connections: list[Connection] = []
        self.process.context.run(lambda: loop.create_task(self._live()))

    def now(self) -> int:
        """The time by its own clock, which never goes back (`petteia.tables.live.live_table.Steady`)."""
        self._latest = max(self._latest, START_MS + self.skew_ms + int(self.loop.now * 1000))
        return self._latest

    async def _live(self) -> None:
        while not self.ready:
            try:
                await self.registry.begin()
                self.ready = True
            except StoreError:  # the process would end, and be started again
                await asyncio.sleep(BEGIN_AGAIN_S)
        self.loop.create_task(self._count())
        self.loop.create_task(go_on_with_the_rest(self._core()))
        while True:
            await asyncio.sleep(LOOK_AFTER_S)
            with contextlib.suppress(StoreError):
                await self.registry.look_after()

    async def _count(self) -> None:
        while True:
            await asyncio.sleep(COUNT_S)
            with contextlib.suppress(StoreError):
                if await asyncio.wrap_future(self.store.ratings.waiting()):
                    await asyncio.wrap_future(self.store.ratings.count(Points()))

    # -- guests

    def _core(self) -> Any:
        return SimpleNamespace(
            registry=self.registry,
            store=self.store,
            search=self.search,
            wait=lambda future: asyncio.wrap_future(future),
        )

    async def _look(self, players: list[str], after: str, since: int) -> Mentions:
        c = self.database.connection
        found = self.store.writer.ask(lambda: mentions(c, players, after, since, math.inf), "could not read")
        return await asyncio.wrap_future(found)

    async def merge(self, player: str, into: str, name: str) -> Ack:
        """A guest becomes another one, who has come just now."""
        if await asyncio.wrap_future(self.store.player(player)) is None:  # it is done, and the answer was lost
            return Ack("")
        if await asyncio.wrap_future(self.store.player(into)) is None:
            await asyncio.wrap_future(self.store.add_player(Player(into, name, self.now()), into.encode()))
        try:
            await merge(self.registry, self.store, self.search, player, into)
        except Apart as problem:
            raise NotNow(409, problem.code, str(problem)) from problem
        return Ack("")

    async def forget(self, player: str, gone: Callable[[], None]) -> Ack:
        """A guest is erased. When nothing knows them any more their devices are hung up, and nobody can ask again."""
        try:
            await forget(self.registry, self.store, self.search, player, lambda: self._log_out(player, gone))
        except NotKnown as problem:  # on another device they became another one first, who stays
            raise NotNow(409, "became_another", str(problem)) from problem
        return Ack("")

    def _log_out(self, player: str, gone: Callable[[], None]) -> None:
        gone()
        for connection in [one for one in self.connections if one.watch.player == player]:
            connection.end()

    def hang(self, seconds: float) -> None:
        """It gets no processor for a while."""
        self.process.hung_until = self.loop.now + seconds

    def die(self) -> None:
        """It ends at once. Its connections close, and so does that to the database."""
        self.ready = False
        self.loop.kill(self.process)
        self.database.later(0.001, partial(self.database.lose, self.store))
        for connection in list(self.connections):
            connection.end()
