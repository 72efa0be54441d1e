"""An event loop whose clock only moves when nothing is left to do, and whose order a seed decides.

Every callback belongs to a process: that of the context in which it was scheduled. What a process does stays in order;
which process goes next is drawn. A process can be killed, and hung for a while, as an operating system would do it.
"""

import asyncio
import heapq
import random
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Process:
    """A server, a database or a client: the owner of callbacks."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.hung_until = 0.0
        self.ready: deque[asyncio.Handle] = deque()
        context = copy_context()
        context.run(PROCESS.set, self)
        self.context: Context = context

    def __repr__(self) -> str:
        return self.name


OUTSIDE: Final = "outside"
PROCESS: Final[ContextVar[Process]] = ContextVar("process")


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs callbacks of processes; time is virtual."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.now = 0.0
        self.steps = 0
        self.failures: list[str] = []
        """What callbacks raised that nobody waited for."""
        self.processes: list[Process] = []
        self._able: list[Process] = []
        """The processes that have something to do, and can,"""
        self._hung: list[Process] = []
        """and those that cannot yet."""
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._owners: dict[int, Process] = {}
        """Who waits for a future, by its id."""
        self.outside = self.process(OUTSIDE)

    def process(self, name: str) -> Process:
        """A new process."""
        new = Process(name)
        self.processes.append(new)
        return new

    def kill(self, process: Process) -> None:
        """End a process at once: nothing that it has scheduled happens."""
        process.alive = False
        process.ready.clear()
        process.hung_until = 0.0
        self.processes.remove(process)

    # -- what asyncio needs of a loop

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._put(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are skipped when their time comes."""

    def create_future(self) -> "asyncio.Future[Any]":
        future = asyncio.Future[Any](loop=self)
        self._owners[id(future)] = PROCESS.get(self.outside)
        return future

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: object = None, context: Context | None = None
    ) -> "asyncio.Task[T]":
        return asyncio.Task(coro, loop=self, context=context)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        problem, owner = context.get("exception"), self._owners.get(id(context.get("future")))
        if problem is None or (owner is not None and not owner.alive):  # whoever waited ended with its process
            return
        self.failures.append(f"{context.get('message')}: {type(problem).__name__}: {problem}")

    # -- running

    def _put(self, handle: asyncio.Handle) -> None:
        owner: Process = handle._context.get(PROCESS, self.outside)  # type: ignore[attr-defined]
        if owner.alive:
            if not owner.ready:
                self._able.append(owner)
            owner.ready.append(handle)

    def step(self) -> bool:
        """Run one callback, or move the clock to the next. False if nothing is left."""
        while True:
            handle = self._next()
            if handle is not None:
                if not handle._cancelled:
                    self.steps += 1
                    handle._run()
                    return True
                continue
            timers = self._timers
            while timers and timers[0][2]._cancelled:
                heapq.heappop(timers)
            wakes = min([each.hung_until for each in self._hung], default=float("inf"))
            if timers and timers[0][0] <= wakes:
                when, _, handle = heapq.heappop(timers)
                self.now = max(self.now, when)
                self._put(handle)
            elif wakes < float("inf"):
                self.now = max(self.now, wakes)
            else:
                return False
            if wakes <= self.now:
                self._able += [each for each in self._hung if each.hung_until <= self.now]
                self._hung = [each for each in self._hung if each.hung_until > self.now]

    def _next(self) -> asyncio.Handle | None:
        """The next callback of a process that is drawn."""
        able = self._able
        while able:
            n = int(self.rng.random() * len(able)) if len(able) > 1 else 0
            owner = able[n]
            if owner.ready and owner.hung_until <= self.now:
                handle = owner.ready.popleft()
                if not owner.ready:
                    able[n] = able[-1]
                    able.pop()
                return handle
            able[n] = able[-1]
            able.pop()
            if owner.ready:
                self._hung.append(owner)
        return None

    def run(self, until: Callable[[], bool], deadline: float) -> bool:
        """Go on until something holds; False if it did not before the clock shows `deadline`, or nothing was left."""
        asyncio._set_running_loop(self)
        try:
            while not until():
                if self.now > deadline or not self.step():
                    return False
            return True
        finally:
            asyncio._set_running_loop(None)
