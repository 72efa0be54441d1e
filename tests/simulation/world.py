"""One run of the simulation: servers on a shared database, tables, people, and a seed for everything that happens."""

import asyncio
import random
from collections.abc import Callable
from typing import Final

from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import BotSpec, Clock, SeatPlan, Settings
from petteia.tables.live import registry
from petteia.tables.ports.store import StoreError
from tests.simulation.database import Database
from tests.simulation.faults import Faults
from tests.simulation.history import History
from tests.simulation.loop import SimulatedLoop
from tests.simulation.person import THINKS_S, Guest, Person
from tests.simulation.rest import Rest, integrity
from tests.simulation.server import Server
from tests.simulation.watch import Watch
from tests.tables.sitting import AGORA

LOOK_S: Final = 5.0
QUIET_S: Final = 1_200.0
"""How long everything may take to come to rest when no more faults happen."""
CALM_S: Final = 75.0
"""How long everything that has failed may be felt afterwards,"""
DEAD_S: Final = 45.0
"""and the death of a server when nothing else fails."""
SEATS: Final = 3
SETTLE_S: Final = 130.0
"""How long it may take after the last game until every server knows what all others know."""
DEVICES: Final = ("", "", "", "/b")
"""What devices guests have besides their first one, one in four."""


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
        allowed: frozenset[str] | None = None,
    ) -> None:
        self.trace = trace
        self.seed = seed
        self.rng = random.Random(seed)
        self.loop = SimulatedLoop(self.rng)
        self.faults = Faults(random.Random(seed + 1), self.tell, allowed)
        self.faults.scale = self.rng.choice((0.3, 1.0, 3.0, 10.0))
        self.database = Database(self.loop, self.faults, self.fail)
        self.history = History(self.fail, self.tell)
        self.failures: list[str] = []
        self.servers: list[Server] = []
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.wanted_groups = groups
        self.thinks_s = THINKS_S
        registry.SNAPSHOT_EVERY = self.rng.choice((15, 40, 200))
        self.watch = Watch(self.loop, self.servers, self.database, self.fail)
        self.gone: set[int] = set()
        """Groups that have gone for good in the middle of a game."""
        self.closing = False
        self.home: set[int] = set()
        self._servers = servers
        self._started = 0

    def tell(self, what: str, event: bool = False) -> None:
        """A line of the story, marked if it tells of an event that need not have happened."""
        if self.trace is not None:
            self.trace(f"{'!' if event else ' '}{self.loop.now:9.3f} {what}")

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
        ready = [server for server in self.servers if server.ready and not server.empties]
        return self.rng.choice(ready) if ready else None

    def gather(self) -> None:
        """The people: groups of one to three, who play one game after the other; some come with two devices, and
        somebody watches. Bots have the other seats."""
        for group in range(self.wanted_groups):
            guests = [Guest(group, number) for number in range(self.rng.randint(1, SEATS))]
            watcher = Guest(group, SEATS)
            devices = [(guest, device) for guest in guests for device in {"", self.rng.choice(DEVICES)}]
            people = [self._person(guest, device) for guest, device in sorted(devices, key=lambda d: (d[0].id, d[1]))]
            people.append(self._person(watcher, ""))
            for guest in (*guests, watcher):
                self.database.meet(guest.id, guest.name)
                self.history.names[guest.id] = guest.name
            self.people += people
            if not self.faults.may(f"group {group} comes to play"):
                self.home.add(group)
                continue
            host = people[0].process
            host.context.run(self.loop.create_task, self._play(guests, people))

    def _person(self, guest: Guest, device: str) -> Person:
        rng = random.Random(self.rng.random())
        person = Person(guest, device, self.loop, self.faults, rng, self.history)
        person.thinks_s = self.thinks_s
        return person

    async def _play(self, guests: list[Guest], people: list[Person]) -> None:
        for person in people:
            person.begin(self.any_server)
        while not self.closing and (group := [guest for guest in guests if not guest.erased]):
            server = self.any_server()
            if server is None or any(person.busy() for person in people):
                await asyncio.sleep(1)
                continue
            task = server.process.context.run(self.loop.create_task, self._open(server, group))
            await asyncio.wait({task}, timeout=60)  # its server may die meanwhile
            try:
                table = task.result()
            except (StoreError, NotPossible, asyncio.InvalidStateError):
                await asyncio.sleep(1)  # the host tries once more
                continue
            self.tables.append(table)
            self.tell(f"{len(group)} people play at table {table[:6]}")
            for person in people:
                person.sit_down(table)
            while not all(person.over or person.guest.erased for person in people):
                await asyncio.sleep(1)
        self.home.add(people[0].guest.group)

    async def _open(self, server: Server, people: list[Guest]) -> str:
        registry = server.registry
        ids = [guest.id for guest in people]
        plans = [SeatPlan(guest.id, guest.name) for guest in people]
        plans += [SeatPlan(bot=BotSpec("random"))] * (SEATS - len(people))
        table = await registry.create(AGORA, ids[0], plans, settings=self._settings())
        for n, name in enumerate(ids):
            await registry.command(table, lambda s, now, n=n, p=name: s.seating.ready(p, n, True, now=now))
        await registry.command(table, lambda s, now: s.seating.start(ids[0], now=now))
        for n, name in enumerate(ids):
            await registry.command(table, lambda s, now, n=n, p=name: s.seating.add(p, n, bytes([n] * 16), now=now))
        return table

    def _settings(self) -> Settings:
        rng = self.rng
        return Settings(
            window_ms=rng.choice((0, 1500)),
            confirm_ms=rng.choice((0, 3000)),
            rated=rng.random() < 0.4,
            takeover_ms=rng.choice((0, 5000, 15_000)),
            takeover_clock=rng.random() < 0.5,
            clock=rng.choice((Clock(), Clock(), Clock(move_ms=15_000), Clock(bank_ms=120_000))),
            present_decide=rng.random() < 0.2,
        )

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
            while self.loop.now < pause and not self.failures:
                self.loop.run(lambda: bool(self.failures), min(pause, self.loop.now + LOOK_S))
                self.watch.look()
            self.inside(self.trouble)
        self.faults.on = False
        self.faults.quiet_since = self.loop.now
        self.tell("no more faults")
        while len(self.servers) < self._servers:
            self.inside(self.start_server)
        self._go_on(CALM_S, 45.0)
        self._lose_servers()
        self.closing = True
        end = self.loop.now + QUIET_S
        while not self.failures and not self._all_over() and self.loop.now < end:
            self._go_on(0.0, LOOK_S, self._all_over)
        if not self.failures and not self._all_over():
            self.fail(f"not all games came to their end within {QUIET_S:.0f} s without faults: {self._stuck()}")
        self._come_to_rest()
        self._look_at_what_is_left()

    def _go_on(self, trouble_s: float, watched_s: float, enough: Callable[[], bool] = lambda: False) -> None:
        """Everything goes on without faults: until all that has happened has been made good, and on for a while, in
        which everything has to happen in time."""
        self.watch.calm_from = max(self.watch.calm_from if not trouble_s else 0.0, self.loop.now + trouble_s)
        end = self.loop.now + trouble_s + watched_s
        while self.loop.now < end and not self.failures and not enough():
            self.loop.run(lambda: bool(self.failures), min(end, self.loop.now + LOOK_S))
            self.watch.look()

    def _lose_servers(self) -> None:
        """One server dies, and others have to do what it did; then, often, all of them, when some have gone home."""
        dies = self.rng.choice(self.servers)
        if self.rng.random() < 0.7:  # nobody is connected to it then, so that nobody comes elsewhere when it dies
            self.tell(f"people leave {dies.process} for others")
            dies.empties = True
            for connection in list(dies.connections):
                self.inside(connection.end)
            self._go_on(0.0, 15.0)
        self.faults.calm_again = self.loop.now + DEAD_S
        self._kill(dies)
        self._go_on(DEAD_S, 30.0)
        if self.rng.random() < 0.5 and not self.failures:
            self.gone = {group for group in range(self.wanted_groups) if self.rng.random() < 0.5}
            for person in self.people:
                if person.guest.group in self.gone:
                    person.process.hung_until = float("inf")
            self.tell(f"groups {sorted(self.gone)} go home, and all servers end")
            for server in list(self.servers):
                self._kill(server)
        while len(self.servers) < self._servers:
            self.inside(self.start_server)
        self.faults.calm_again = self.loop.now + DEAD_S
        self._go_on(DEAD_S, 30.0)

    def _kill(self, server: Server) -> None:
        self.tell(f"{server.process} dies")
        self.servers.remove(server)
        self.inside(server.die)

    def _come_to_rest(self) -> None:
        """Time goes on while nobody does anything, and a server is replaced by another one."""
        if self.failures:
            return
        for person in self.people:
            person.process.hung_until = float("inf")  # they read no more and ask for nothing
        self._kill(self.servers[0])
        self.inside(self.start_server)
        self.loop.run(lambda: bool(self.failures), self.loop.now + SETTLE_S)
        self.loop.run(lambda: bool(self.failures) or self._counted(), self.loop.now + SETTLE_S)

    def _counted(self) -> bool:
        """Whether no result waits to be counted: a game may have ended by its clock a moment ago."""
        sql = "SELECT 1 FROM results WHERE rated = 1 AND counted = 0 LIMIT 1"
        return self.database.connection.execute(sql).fetchone() is None

    def _all_over(self) -> bool:
        left = [person for person in self.people if person.guest.group not in self.gone]
        return len(self.home | self.gone) == self.wanted_groups and not any(person.busy() for person in left)

    def _stuck(self) -> str:
        left = [person for person in self.people if person.guest.group not in self.gone]
        return ", ".join(sorted({person.table for person in left if not person.over}))

    def _look_at_what_is_left(self) -> None:
        over = not self.failures
        left = {person.table for person in self.people if person.guest.group in self.gone}
        rest = Rest(self.database, self.history, self.servers, self.fail)
        integrity(self.database.connection, self.fail)
        for (table,) in self.database.connection.execute("SELECT id FROM tables ORDER BY id").fetchall():
            rest.table(table, over and table in self.tables and table not in left)
        if over:  # else it is not at rest
            rest.accounts()
            rest.ratings()
            rest.forgotten()
            rest.connected()
        aside = self.database.connection.execute("SELECT table_id, why FROM aside").fetchall()
        for table, why in aside:
            self.fail(f"{table} was set aside: {why}")
        for failure in self.loop.failures:
            self.fail(failure)
