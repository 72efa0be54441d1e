"""A person with a client: plays at one table, and goes on at another server when a connection is lost."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from petteia.tables.commands.context import CommandResult, Reply
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NotPossible
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ack, CatchUp, Chat, Info, Stale, Update
from petteia.tables.ports.store import NotNow, StoreError
from tests.simulation.faults import Faults
from tests.simulation.history import Acknowledged, History
from tests.simulation.loop import SimulatedLoop
from tests.simulation.server import Server

THINKS_S = 1.5
"""How long people think about something, on the average."""
PATIENT_S = 8.0
"""How long a client waits for an answer before it connects anew."""
Command = Callable[[TableCommands, int], CommandResult]


class Lost(Exception):
    """The connection has ended."""


class Connection:
    """A client's connection to a server: messages arrive in order, late, or, when it ends, not at all."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, person: "Person", server: Server) -> None:
        self.loop = loop
        self.faults = faults
        self.person = person
        self.server = server
        self.open = True
        self.watch = Subscription(person.name, self._send, lambda table: self.end())
        self._arrives = {True: 0.0, False: 0.0}
        server.hang_ups.append(self.end)

    def end(self) -> None:
        """It is closed, at both ends."""
        if self.open:
            self.open = False
            self.server.hang_ups.remove(self.end)
            if self.server.process.alive:
                self._in(True, self._gone)
            self._in(False, self.person.hung_up, self)

    def _gone(self) -> None:
        self.loop.create_task(self.server.registry.subscribers.unwatch(self.person.table, self.watch))

    def _in(self, at_server: bool, do: Callable[..., object], *args: Any) -> None:
        """Something arrives at one end, after all that was sent there before."""
        process = self.server.process if at_server else self.person.process
        self._arrives[at_server] = max(self._arrives[at_server], self.loop.now + self.faults.delay())
        self.loop.call_at(self._arrives[at_server], do, *args, context=process.context)

    def _across(self, at_server: bool, do: Callable[..., object], *args: Any) -> None:
        if not self.open:
            return
        if self.faults.happens("message is lost with its connection"):
            self.end()
            return
        self._in(at_server, self._arrived, do, *args)

    def _arrived(self, do: Callable[..., object], *args: Any) -> None:
        if self.open:
            do(*args)

    def _send(self, messages: list[Any]) -> None:
        self._across(False, self.person.receive, self, messages)

    async def ask(self, work: Callable[[], Any]) -> Any:
        """Have the server do something; returns its answer. Lost if the connection ends first, or it takes too long."""
        answer: asyncio.Future[Any] = self.loop.create_future()

        async def do() -> None:
            result, problem = None, None
            try:
                result = await work()
            except (NotPossible, StoreError) as found:
                problem = found
            self._across(False, settle, result, problem)

        def settle(result: Any, problem: Exception | None) -> None:
            if not answer.done():
                if problem is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(problem)

        self.person.waiting = answer
        self._across(True, lambda: self.loop.create_task(do()))
        try:
            async with asyncio.timeout(PATIENT_S):
                return await answer
        except TimeoutError:
            self.end()
            raise Lost from None


class Person:
    """Somebody who plays by a script: whatever is legal, now and then something else, at random moments."""

    def __init__(self, name: str, loop: SimulatedLoop, faults: Faults, rng: random.Random, history: History) -> None:
        self.name = name
        self.loop = loop
        self.faults = faults
        self.rng = rng
        self.history = history
        self.process = loop.process(name)
        self.table = ""
        self.over = False
        self.last: Update | None = None
        self.events = 0
        self.chat = 0
        self.connection: Connection | None = None
        self.waiting: asyncio.Future[Any] | None = None
        self.pending: tuple[str, Command, list[int], int] | None = None
        """What was last asked for and not answered yet,"""
        self.asked = 0.0
        """and since when."""
        self._news = asyncio.Event()
        self._count = 0

    def sit_down(self, table: str) -> None:
        """Play at a table from now on."""
        self.table, self.over, self.last, self.events, self.chat = table, False, None, 0, 0
        self.pending = None
        if self.connection is not None:
            self.connection.end()

    def begin(self, choose: Callable[[], Server | None]) -> None:
        """Connect again and again; `choose` names a server to connect to."""
        self.process.context.run(lambda: self.loop.create_task(self._live(choose)))

    def hung_up(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection is self.connection:
            self.connection = None
            if self.waiting is not None and not self.waiting.done():
                self.waiting.set_exception(Lost())
            self._news.set()

    def receive(self, connection: Connection, messages: list[Any]) -> None:
        """Messages of the table have arrived."""
        if connection is not self.connection:
            return
        for message in messages:
            if isinstance(message, Update):
                self._update(message)
            elif isinstance(message, Info):
                self.over = message.status in ("finished", "closed")
            elif isinstance(message, Chat):
                self.history.said(self.table, self.name, message)
                self.chat = max(self.chat, message.number)
        self._news.set()

    def _update(self, update: Update) -> None:
        self.history.shown(self.table, self.name, update, self.events)
        self.last = update
        self.events = update.event + len(update.events)

    async def _live(self, choose: Callable[[], Server | None]) -> None:
        while True:
            server = choose()
            if server is None or not self.table:
                await asyncio.sleep(0.5)
                continue
            self.connection = connection = Connection(self.loop, self.faults, self, server)
            with contextlib.suppress(Lost, StoreError):
                await self._session(connection)
            connection.end()
            await asyncio.sleep(0.1 + self.rng.random())

    async def _session(self, connection: Connection) -> None:
        registry = connection.server.registry
        events = self.events if self.last is not None and self.rng.random() < 0.8 else None
        if events is None:
            self.events = 0
        watch = partial(registry.subscribers.watch, self.table, connection.watch, events, self.chat)
        caught: CatchUp = await connection.ask(watch)
        if self.connection is not connection:
            raise Lost
        messages: list[Any] = [caught.info, *caught.chat]
        if caught.update is not None:
            messages.append(caught.update)
            if events is None:
                self.events = caught.update.event
        self.receive(connection, messages)
        while self.connection is connection:
            if self.pending is None:  # else an answer is missing: the same is asked again, under the same key
                await self._look()
                self.pending, self.asked = self._next(), self.loop.now
            if self.pending is not None:
                await self._do(connection, *self.pending)
                self.pending = None

    async def _look(self) -> None:
        """Wait for news, or a while."""
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                await self._news.wait()
        await asyncio.sleep(self.rng.expovariate(1 / THINKS_S))

    def _next(self) -> tuple[str, Command, list[int], int] | None:
        """What to do now, with a key under which it may be repeated."""
        update = self.last
        if self.over or update is None or update.seat is None:
            return None
        self._count += 1
        key = f"{self.name}-{self._count}"
        seat, decision = update.seat, update.decision
        draw = self.rng.random()
        if draw < 0.02:
            return key, lambda s, now: s.people.say(self.name, self.name, f"word {key}", key, now=now), [], 0
        if draw < 0.05:
            return key, lambda s, now: s.undo(self.name, seat, decision, key, now=now), [], 0
        actions = [each["n"] for each in update.view["actions"]] if update.owes else []
        if not actions:
            return None
        chosen = [self.rng.choice(actions)]
        return key, lambda s, now: s.decide(self.name, seat, decision, chosen, key, now=now), chosen, decision

    async def _do(self, connection: Connection, key: str, command: Command, actions: list[int], decision: int) -> None:
        """Send a command, and the same again at whatever server until there is an answer."""
        try:
            reply: Reply = await connection.ask(partial(connection.server.registry.command, self.table, command))
        except (NotPossible, NotNow):
            return
        except StoreError:  # nothing of it has happened
            self.history.denied.add((self.table, self.name, key))
            return
        if isinstance(reply, Ack) and actions:
            self.history.acknowledged(self.table, Acknowledged(self.name, key, decision, self.asked, self.loop.now))
        elif isinstance(reply, Stale):
            self.history.shown(self.table, self.name, reply.now, None)
