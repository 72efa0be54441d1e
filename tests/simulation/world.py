"""One run of the simulation: servers on a shared database, tables, people, and a seed for everything that happens."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final

from petteia.engine.protocol import CHANCE
from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import load_table
from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from petteia.tables.ports.store import StoreError
from petteia.tables.table.metadata import CLOSED, FINISHED
from tests.simulation.database import Database
from tests.simulation.faults import Faults
from tests.simulation.history import History
from tests.simulation.loop import SimulatedLoop
from tests.simulation.person import Person
from tests.simulation.server import Server
from tests.tables.sitting import AGORA, load

QUIET_S: Final = 1_200.0
"""How long everything may take to come to rest when no more faults happen."""
SEATS: Final = 3


class Failed(Exception):
    """Something happened that must not: the sentence says what."""


class World:
    """Everything that a seed decides."""

    def __init__(
        self,
        seed: int,
        servers: int = 3,
        groups: int = 4,
        trace: Callable[[str], None] | None = None,
        allowed: frozenset[int] | None = None,
    ) -> None:
        self.trace = trace
        self.seed = seed
        self.rng = random.Random(seed)
        self.loop = SimulatedLoop(self.rng)
        self.faults = Faults(random.Random(seed + 1), self.tell, allowed)
        self.faults.scale = self.rng.choice((0.3, 1.0, 3.0, 10.0))
        self.database = Database(self.loop, self.faults)
        self.history = History(self.fail, self.tell)
        self.failures: list[str] = []
        self.servers: list[Server] = []
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.wanted_groups = groups
        self.closing = False
        self.gone_home = 0
        self._servers = servers
        self._started = 0

    def tell(self, what: str) -> None:
        """A line of the story."""
        if self.trace is not None:
            self.trace(f"{self.loop.now:9.3f} {what}")

    def fail(self, what: str) -> None:
        """Something is wrong."""
        self.tell(f"WRONG: {what}")
        self.failures.append(what)

    # -- what goes on

    def start_server(self) -> Server:
        """One more server process."""
        self._started += 1
        skew = self.rng.choice((0, 0, self.rng.randrange(-3000, 3000)))
        server = Server(f"server {self._started}", self.loop, self.database, self.rng, skew)
        self.servers.append(server)
        self.tell(f"{server.process} starts, its clock is wrong by {skew} ms")
        return server

    def inside(self, do: Callable[[], object]) -> None:
        """Do something while the loop counts as running."""
        asyncio._set_running_loop(self.loop)
        try:
            do()
        finally:
            asyncio._set_running_loop(None)

    def any_server(self) -> Server | None:
        """A server that takes connections."""
        ready = [server for server in self.servers if server.ready]
        return self.rng.choice(ready) if ready else None

    def gather(self) -> None:
        """The people: groups of one to three, who play one game after the other. Bots have the other seats."""
        for number in range(self.wanted_groups):
            names = [f"p{number}{n}" for n in range(self.rng.randint(1, SEATS))]
            group = [
                Person(name, self.loop, self.faults, random.Random(self.rng.random()), self.history) for name in names
            ]
            self.people += group
            host = group[0].process
            host.context.run(self.loop.create_task, self._play(group))

    async def _play(self, group: list[Person]) -> None:
        for person in group:
            person.begin(self.any_server)
        while not self.closing:
            server = self.any_server()
            if server is None:
                await asyncio.sleep(1)
                continue
            task = server.process.context.run(self.loop.create_task, self._open(server, [one.name for one in group]))
            await asyncio.wait({task}, timeout=60)  # its server may die meanwhile
            try:
                table = task.result()
            except (StoreError, NotPossible, asyncio.InvalidStateError):
                await asyncio.sleep(1)  # the host tries once more
                continue
            self.tables.append(table)
            self.tell(f"{len(group)} people play at table {table[:6]}")
            for person in group:
                person.sit_down(table)
            while not all(person.over for person in group):
                await asyncio.sleep(1)
        self.gone_home += 1

    async def _open(self, server: Server, people: list[str]) -> str:
        registry = server.registry
        plans = [SeatPlan(name, name.upper()) for name in people]
        plans += [SeatPlan(bot=BotSpec("random"))] * (SEATS - len(people))
        settings = Settings(window_ms=self.rng.choice((0, 1500)), confirm_ms=self.rng.choice((0, 3000)))
        table = await registry.create(AGORA, people[0], plans, settings=settings)
        for n, name in enumerate(people):
            await registry.command(table, lambda s, now, n=n, p=name: s.seating.ready(p, n, True, now=now))
        await registry.command(table, lambda s, now: s.seating.start(people[0], now=now))
        for n, name in enumerate(people):
            await registry.command(table, lambda s, now, n=n, p=name: s.seating.add(p, n, bytes([n] * 16), now=now))
        return table

    def trouble(self) -> None:
        """Now and then something larger happens."""
        alive = [server for server in self.servers if server.process.alive]
        draw, seconds, skew = self.rng.random(), self.rng.choice((1.0, 8.0, 30.0)), self.rng.randrange(-20_000, 20_000)
        server = self.rng.choice(alive) if alive else None
        if server is not None and draw < 0.35 and self.faults.strikes("a server dies"):
            self.tell(f"it is {server.process}")
            server.die()
            self.servers.remove(server)
        elif server is not None and 0.35 <= draw < 0.6 and self.faults.strikes("a server hangs"):
            self.tell(f"it is {server.process}, for {seconds} s")
            server.hang(seconds)
        elif server is not None and 0.6 <= draw < 0.75 and self.faults.strikes("a clock jumps"):
            self.tell(f"it is that of {server.process}, by {skew} ms")
            server.skew_ms += skew
        if len(self.servers) < self._servers and self.rng.random() < 0.7:
            self.start_server()

    def run(self, minutes: float) -> None:
        """The whole story: start, trouble, rest, and a look at what is left. Failed if anything is wrong."""
        for _ in range(self._servers):
            self.inside(self.start_server)
        if not self.loop.run(lambda: all(server.ready for server in self.servers), 60):
            raise Failed("the servers did not start")
        self.inside(self.gather)
        self.faults.on = True
        end = self.loop.now + 60 * minutes
        while self.loop.now < end and not self.failures:
            pause = self.loop.now + self.rng.expovariate(1 / 15)
            self.loop.run(lambda: bool(self.failures), pause)
            self.inside(self.trouble)
        self.faults.on = False
        self.closing = True
        self.tell("no more faults")
        while len(self.servers) < self._servers:
            self.inside(self.start_server)
        if not self.failures and not self.loop.run(lambda: bool(self.failures) or self._all_over(), end + QUIET_S):
            self.fail(f"not all games came to their end within {QUIET_S:.0f} s without faults: {self._stuck()}")
        self._look_at_what_is_left()

    def _all_over(self) -> bool:
        return self.gone_home == self.wanted_groups

    def _stuck(self) -> str:
        return ", ".join(sorted({person.table for person in self.people if not person.over}))

    def _entries(self, table: str) -> list[Any]:
        sql = "SELECT payload FROM events WHERE table_id = ? ORDER BY seq"
        return [j.decode(row[0]) for row in self.database.connection.execute(sql, (table,))]

    def _look_at_what_is_left(self) -> None:
        for table in self.tables:
            entries = self._entries(table)
            self.history.compare(table, entries)
            try:
                found = load_table([j.encode(entry) for entry in entries], load)
            except (NeedsHost, StoreError, ValueError) as problem:
                self.fail(f"the journal of {table} cannot be read: {problem}")
                continue
            if not self.failures and found.status not in (FINISHED, CLOSED):
                self.fail(f"{table} is {found.status} in its journal, and its players were told that it is over")
            if found.play is not None and found.running.state.pending() is CHANCE:
                self.fail(f"{table} waits for an outcome")
        aside = self.database.connection.execute("SELECT table_id, why FROM aside").fetchall()
        for table, why in aside:
            self.fail(f"{table} was set aside: {why}")
        results = self.database.connection.execute("SELECT count(*), count(DISTINCT table_id) FROM results").fetchone()
        if results[0] != results[1]:
            self.fail(f"{results[0]} results of {results[1]} games are written down")
        for failure in self.loop.failures:
            self.fail(failure)
