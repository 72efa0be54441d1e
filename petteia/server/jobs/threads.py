"""Threads for what waits long: for a mail server, or for the whole database to be read.

Each kind has its own pool, so that it never holds the threads that short work needs (`asyncio.to_thread`). They are
daemons: a server that is told to stop does not wait for another's mail server.
"""

import asyncio
import queue
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Pool:
    """Some threads, started when they are needed. In a browser's tab there are none, and work is done at once."""

    def __init__(self, name: str, threads: int) -> None:
        self.name = name
        self.threads = threads
        self._started = 0
        self._waiting = 0
        """How many jobs are running or waiting."""
        self._work: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = queue.SimpleQueue()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function run in one of the threads."""
        if sys.platform == "emscripten":
            return work(*args, **kwargs)
        future: Future[T] = Future()
        self._work.put((future, partial(work, *args, **kwargs)))
        self._waiting += 1
        if self._started < min(self.threads, self._waiting):
            self._started += 1
            threading.Thread(target=self._go_on, name=f"petteia-{self.name}-{self._started}", daemon=True).start()
        try:
            return await asyncio.wrap_future(future)
        finally:
            self._waiting -= 1

    def _go_on(self) -> None:
        while True:
            future, work = self._work.get()
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(work())
            except BaseException as problem:
                future.set_exception(problem)


UPKEEP: Final = Pool("upkeep", 1)
"""Reads the whole database now and then; nothing waits for it."""
