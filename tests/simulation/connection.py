"""A client's connection to a server: messages arrive in order, late, or, when it ends, not at all."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from petteia.tables.commands.trial import NotPossible
from petteia.tables.live.subscription import Subscription
from petteia.tables.ports.store import StoreError
from tests.simulation.faults import Faults
from tests.simulation.loop import SimulatedLoop
from tests.simulation.server import Server

if TYPE_CHECKING:
    from tests.simulation.person import Person

PATIENT_S: Final = 8.0
"""How long a client waits for an answer before it connects anew."""
PROMPT_S: Final = 3.0
"""How long an answer may take when nothing has failed for a while."""


class Lost(Exception):
    """The connection has ended."""


class Connection:
    """A connection: `person` has one at a time, and each of a guest's devices is a person of its own here."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, person: "Person", server: Server) -> None:
        self.loop = loop
        self.faults = faults
        self.person = person
        self.server = server
        self.open = True
        self.table = person.table
        self.watch = Subscription(person.name, self._send, self._told_to_watch_anew)
        self.waiting: set[asyncio.Future[Any]] = set()
        self.requests: set[asyncio.Task[None]] = set()
        self._arrives = {True: 0.0, False: 0.0}
        server.connections.append(self)

    def end(self) -> None:
        """It is closed, at both ends."""
        if self.open:
            self.open = False
            self.server.connections.remove(self)
            if self.server.process.alive:
                self._in(True, self._gone)
            self._in(False, self.person.hung_up, self)

    def _gone(self) -> None:
        self.loop.create_task(self._leave())

    async def _leave(self) -> None:
        """As `petteia.server.websocket.connection` does it."""
        for task in self.requests:
            task.cancel()
        await asyncio.gather(*self.requests, return_exceptions=True)
        await self.server.registry.subscribers.unwatch(self.table, self.watch)

    def _begin(self, request: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(request)
        self.requests.add(task)
        task.add_done_callback(self.requests.discard)

    def lost(self) -> None:
        """The client has noticed."""
        for answer in self.waiting:
            if not answer.done():
                answer.set_exception(Lost())

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

    def _told_to_watch_anew(self, table: str) -> None:
        self._across(False, self.person.watch_anew, self)

    async def ask(self, work: Callable[[], Any], patience: float = PATIENT_S) -> Any:
        """Have the server do something; returns its answer. Lost if the connection ends first, or it takes too long."""
        answer: asyncio.Future[Any] = self.loop.create_future()

        async def do() -> None:
            result, problem = None, None
            try:
                result = await work()
            except (NotPossible, StoreError) as found:
                problem = found
            except Exception as found:  # a fault of the server: the client would be told that there was one
                self.person.history.fail(f"{self.person.label} asked, and {type(found).__name__}: {found}")
                raise
            self._across(False, settle, result, problem)

        def settle(result: Any, problem: Exception | None) -> None:
            if not answer.done():
                if problem is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(problem)

        asked = self.loop.now
        self.waiting.add(answer)
        self._across(True, lambda: self._begin(do()))
        try:
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            self.end()
            raise Lost from None
        finally:
            self.waiting.discard(answer)
            if self.faults.calm(asked) and self.loop.now - asked > PROMPT_S:
                self.person.history.fail(f"{self.person.label} waited {self.loop.now - asked:.1f} s at {self.table}")
