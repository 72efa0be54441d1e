"""A person with a client: plays at one table, and goes on at another server when a connection is lost."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from petteia.tables.commands.trial import NotPossible
from petteia.tables.messages import Ack, Backwards, CatchUp, Chat, Draft, Info, PlanShown, Stale, Update
from petteia.tables.ports.store import NotNow, StoreError
from tests.simulation.connection import Connection, Lost
from tests.simulation.deeds import Deed, deeds
from tests.simulation.faults import Faults
from tests.simulation.history import Acknowledged, History
from tests.simulation.loop import SimulatedLoop
from tests.simulation.server import Server

THINKS_S: Final = 1.5
"""How long people think about something, on the average."""
BACK_S: Final = 15.0
"""How soon somebody who has come back plays themselves."""
LONG_S: Final = 60.0
"""How long a client waits for something that takes a server long."""


class Guest:
    """Somebody whom servers know by an id, perhaps with several devices; later by another id, or no longer."""

    def __init__(self, group: int, number: int) -> None:
        self.group, self.number = group, number
        self.id = f"p{group}-{number}"
        self.names = [f"Zoe{group}x{number}z"]
        self.erased = False

    @property
    def name(self) -> str:
        """The name that they write now."""
        return self.names[-1]

    def other(self) -> tuple[str, str]:
        """Another id and name of the same person."""
        number = len(self.names)
        return f"{'qrstuvw'[number % 7]}{self.group}-{self.number}", f"Quin{number}x{self.group}x{self.number}z"


class Person:
    """Somebody who plays by a script: whatever is legal, now and then something else, at random moments."""

    def __init__(
        self, guest: Guest, device: str, loop: SimulatedLoop, faults: Faults, rng: random.Random, history: History
    ) -> None:
        self.guest = guest
        self.label = f"{guest.id}{device}"
        self.loop = loop
        self.faults = faults
        self.rng = rng
        self.history = history
        self.process = loop.process(self.label)
        self.thinks_s = THINKS_S
        self.begin_table("")
        self.connection: Connection | None = None
        self.pending: list[Deed] = []
        """What was last asked for and not answered yet,"""
        self.asked: dict[str, float] = {}
        """since when, by key,"""
        self.twice: set[str] = set()
        """and what has been asked more than once."""
        self.away_s = 0.0
        """How long to stay away after the connection has ended."""
        self.count = 0
        self.anew = False
        """Whether the server has told them to watch the table anew."""
        self._news = asyncio.Event()

    @property
    def name(self) -> str:
        """The id by which servers know them."""
        return self.guest.id

    def begin_table(self, table: str) -> None:
        """Nothing is known of a table."""
        self.table, self.over = table, False
        self.last: Update | None = None
        self.info: Info | None = None
        self.plan: PlanShown | None = None
        self.events = self.chat = 0

    def sit_down(self, table: str) -> None:
        """Play at a table from now on."""
        self.begin_table(table)
        self.pending = [deed for deed in self.pending if deed.long]
        if self.connection is not None:
            self.connection.end()

    def begin(self, choose: Callable[[], Server | None]) -> None:
        """Connect again and again; `choose` names a server to connect to."""
        self.process.context.run(lambda: self.loop.create_task(self._live(choose)))

    def key(self) -> str:
        """A new key under which something may be repeated."""
        self.count += 1
        return f"{self.label}.{self.count}"

    def hung_up(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection is self.connection:
            self.connection = None
            connection.lost()
            self._news.set()

    def watch_anew(self, connection: Connection) -> None:
        """The server had to read the table anew. What was asked is still answered."""
        if connection is self.connection:
            self.anew = True
            self._news.set()

    def receive(self, connection: Connection, messages: list[Any]) -> None:
        """Messages of the table have arrived."""
        if connection is not self.connection:
            return
        for message in messages:
            if isinstance(message, Update):
                self._update(message)
            elif isinstance(message, Info):
                self.info = message
                self.over = message.status in ("finished", "closed")
                self.history.described(message)
            elif isinstance(message, Chat):
                self.history.said(self.label, message, *self._plays(connection))
                self.chat = max(self.chat, message.number)
            elif isinstance(message, PlanShown):
                self._own(message.seat, "the plan")
                self.plan = message
            elif isinstance(message, Backwards) and message.seat is not None:
                self._own(message.seat, "how far back an undo leads")
        self._news.set()

    def _plays(self, connection: Connection) -> tuple[bool, bool]:
        """Whether they have a seat, and that in a game that goes on."""
        if self.info is None:
            return False, False
        seated = any(seat.player == connection.watch.player for seat in self.info.seats)
        return seated, seated and self.info.status == "running"

    def busy(self) -> bool:
        """Whether something is under way during which nobody would begin a game."""
        return not self.guest.erased and any(deed.long for deed in self.pending)

    def _own(self, seat: int | None, what: str) -> None:
        """What one seat alone may know is sent to nobody else."""
        seats = self.info.seats if self.info is not None else []
        mine = {self.name, self.connection.watch.player} if self.connection is not None else {self.name}
        if seat is not None and seats and not (0 <= seat < len(seats) and seats[seat].player in mine):
            self.history.fail(f"{self.label} at {self.table} was sent {what} of seat {seat}")

    def _update(self, update: Update) -> None:
        self._own(update.seat, f"update {update.n}")
        self.history.shown(self.table, self.label, update, self.events)
        self.last = update
        self.events = update.event + len(update.events)

    async def _live(self, choose: Callable[[], Server | None]) -> None:
        while not self.guest.erased:
            server = choose()
            if server is None or not self.table:
                await asyncio.sleep(0.5)
                continue
            self.connection = connection = Connection(self.loop, self.faults, self, server)
            try:
                await self._session(connection)
            except (Lost, StoreError, NotPossible) as problem:
                self.history.tell(f"{self.label} is gone from {server.process}: {type(problem).__name__} {problem}")
            connection.end()
            await asyncio.sleep(self.away_s or 0.1 + self.rng.random())
            self.away_s = 0.0

    async def _session(self, connection: Connection) -> None:
        registry, since, self.anew = connection.server.registry, self.loop.now, False
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
        self.plan = caught.plan
        self.receive(connection, messages)
        while self.connection is connection and not self.guest.erased and connection.watch.player == self.name:
            if not self.pending:  # else an answer is missing: the same is asked again, under the same key
                await self._look()
                if self.connection is not connection or self.anew:
                    raise Lost
                if self._kept(connection, since):
                    self.history.fail(f"a bot plays for {self.label} at {self.table}, who is there")
                self.pending = deeds(self)
                self.asked = {deed.key: self.loop.now for deed in self.pending}
                self.twice = set()
            if self.pending:
                done = await asyncio.gather(
                    *[self._do(connection, deed) for deed in list(self.pending)], return_exceptions=True
                )
                for problem in done:
                    if isinstance(problem, BaseException):
                        raise problem
            if self.away_s or self.anew:
                raise Lost

    def _kept(self, connection: Connection, since: float) -> bool:
        """Whether a bot plays for them although they have been here for a while."""
        if self.info is None or not self.faults.calm(since) or self.loop.now - since < BACK_S:
            return False
        settings = self.info.settings
        if settings.takeover_clock and not settings.clock.none:  # their time was over: they have to ask for it
            return False
        mine = [seat for seat in self.info.seats if seat.player == connection.watch.player]
        return self.info.status == "running" and any(seat.stood_in for seat in mine)

    async def _look(self) -> None:
        """Wait for news, or a while."""
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                await self._news.wait()
        await asyncio.sleep(self.rng.expovariate(1 / self.thinks_s))

    async def _do(self, connection: Connection, deed: Deed) -> None:
        """Ask for something, and for the same again at whatever server until there is an answer."""
        again = deed.key in self.twice
        self.twice.add(deed.key)
        patience = LONG_S if deed.long else 8.0
        try:
            reply = await connection.ask(partial(deed.do, connection.server), patience)
        except (NotPossible, NotNow):
            reply = None
        except StoreError:  # nothing of it has happened, unless an earlier try has
            if deed.long:
                raise
            if not again:
                self.history.denied.add((self.table, deed.key))
            reply = None
        if deed in self.pending:
            self.pending.remove(deed)
        if isinstance(reply, Ack) and (deed.keyed or deed.proof is not None):
            asked = self.asked.get(deed.key, self.loop.now)
            ack = Acknowledged(self.label, deed.key, deed.what, deed.proof, asked, self.loop.now)
            self.history.acknowledged(self.table, ack)
        elif isinstance(reply, Stale):
            self._own(reply.now.seat, "how things stand")
            self.history.shown(self.table, self.label, reply.now, None)
        elif isinstance(reply, Draft):
            self._own(reply.seat, "what is picked")
        if deed.after is not None and reply is not None:
            deed.after()
