"""Puts an instance for one person together, in the worker of a tab.

What a server uses processes for is done in place (reading records, looking back), or by a second worker (bots). The
page's side is `web/src/tab`; it calls `begin` once and then what that returns.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from petteia.bots import KINDS as BOTS
from petteia.bots.level_settings import TITAN
from petteia.engine.manifest import manifest_of
from petteia.games import find
from petteia.server.app import application
from petteia.server.config import DATABASE, Limits, ServerConfig
from petteia.server.instance import Instance
from petteia.server.jobs.bot_pool import BotPool
from petteia.server.jobs.child_process import ChildProcess
from petteia.server.jobs.pool import JobPool
from petteia.server.jobs.worker import JobWorker
from petteia.server.library.catalogue import Catalogue
from petteia.server.monitoring.loop_lag import LoopLag
from petteia.tab.bridge import HOST, Bridge
from petteia.tab.keep import Save, TabStore

LONGEST: Final = ("olympian", TITAN)
"""Bots that think between moves, whatever the game, and so play on servers only. (A game's manifest names the
others.)"""
KINDS: Final = tuple(kind for kind in BOTS if kind not in LONGEST)
PLENTY: Final = 1_000_000
LIMITS: Final = Limits(
    connections_per_guest=1000,
    connections_per_address=100_000,
    watched_per_address=100_000,
    tables_per_guest=100_000,
    messages_per_second=PLENTY,
    requests_per_second=PLENTY,
    guests_per_minute=PLENTY,
    starts_per_minute=PLENTY,
    hints_per_minute=PLENTY,
    lines_per_minute=PLENTY,
    answer_bytes_per_second=1_000_000_000,
)
"""An instance for one person needs no limits."""

Think = Callable[[bytes], Awaitable[bytes]]
"""Puts a question to the worker with the bots, both as MessagePack."""


class InProcessChild(ChildProcess):
    """Takes the place of a process: works in place, or in another worker."""

    def __init__(self, answer: Callable[[Any], Awaitable[Any]]) -> None:
        self._answer = answer

    async def tell(self, something: Any) -> None:
        """It knows already."""

    async def ask(self, question: Any) -> Any:
        """Ask a question; returns the answer."""
        return await self._answer(question)

    def work(self) -> None:
        """Nothing shows it."""

    async def end(self) -> None:
        """There is nothing to end."""


class TabBots(BotPool):
    """Bots in a second worker: they never keep the page waiting."""

    SPARE: ClassVar[int] = 0
    worker: ClassVar[list[Think]] = []

    def elsewhere(self, game: str) -> list[str]:
        """Bots that think too long in a browser."""
        name = self.names.get(game)
        long = [*(manifest_of(find(name)).too_long_in_a_tab if name else ()), *LONGEST]
        return [kind for kind in long if kind not in self.strangers(game)]

    async def _start(self) -> ChildProcess:
        think = self.worker[-1]

        async def answer(question: Any) -> Any:
            return msgspec.msgpack.decode(await think(msgspec.msgpack.encode(question)))

        await answer({"ready": True})  # the first time it has to be loaded, which takes as long as it takes
        child = InProcessChild(answer)
        self.processes.add(child)
        return child


class TabJobs(JobPool):
    """Reads and replays in place: no other clients would have to wait."""

    async def _start(self) -> ChildProcess:
        worker = JobWorker(self.catalogue.names, str(self.store.where))

        async def answer(question: Any) -> Any:
            return worker.answer(msgspec.msgpack.decode(msgspec.msgpack.encode(question)))

        child = InProcessChild(answer)
        self.processes.add(child)
        return child


class NoLoopLag(LoopLag):
    """Does not beat."""

    def begin(self) -> None:
        """No."""


class TabInstance(Instance):
    """An instance for one person."""

    BOTS = TabBots
    JOBS = TabJobs
    TELLS = False
    RATES = False

    async def begin(self) -> None:
        """Open without measuring loop lag: nobody would look at it, and it would keep a sleeping tablet awake."""
        self.metrics.loop_lag = NoLoopLag()
        await super().begin()


async def at_once(work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What `asyncio.to_thread` does where there are no threads."""
    return work(*args, **kwargs)


async def begin(folder: str, games: list[str], cookies: str, save: Save, think: Think) -> Bridge:
    """Open the instance whose file is in that folder, and return the bridge to it."""
    if sys.platform == "emscripten":
        asyncio.to_thread = at_once
    logging.getLogger("petteia").setLevel(logging.WARNING)
    TabBots.worker = [think]
    config = ServerConfig(
        host=HOST, name="Petteia", data=folder, limits=LIMITS, bots=1, metrics="off", abandoned_days=0, pack_days=0
    )
    store = TabStore(Path(folder) / DATABASE, save)
    instance = TabInstance(config, Catalogue(games), store, KINDS)
    app = application(instance)
    await instance.begin()
    return Bridge(app, cookies)
