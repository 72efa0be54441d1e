"""Several server processes behind one port, on one PostgreSQL database.

uvicorn's own supervisor starts them and replaces one that has died. On SIGHUP it replaces all of them, one after the
other: once the new process is open, the old one takes no more moves, tells its clients to come back, and ends.
"""

import asyncio
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from petteia.server.config import ConfigError, ServerConfig
from petteia.server.library.catalogue import Catalogue
from petteia.server.monitoring.logs import log, set_up
from petteia.server.process import Server, listen, opened_store, run
from petteia.store.sql import SqlStore

READY_SECONDS: Final = 60
"""How long a process may take to open, or not to answer, before another one takes its place."""


class WorkerConfig(uvicorn.Config):
    """What every process needs to know; it is sent to them, and is on no command line."""

    def __init__(self, instance: ServerConfig, games: list[str], kinds: tuple[str, ...]) -> None:
        super().__init__(
            "petteia.server.cluster.workers",
            workers=instance.workers,
            log_config=None,
            timeout_worker_healthcheck=READY_SECONDS,
        )
        self.instance = instance
        self.games = games
        self.kinds = kinds
        self.together = Path(tempfile.mkdtemp(prefix="petteia-")) if hasattr(asyncio, "start_unix_server") else None
        """Where they find each other (not on Windows); only this user may enter."""


class WorkerServer(Server):
    """One of several."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A terminal interrupts all processes at once; the supervisor decides what to do."""
        if sig != signal.SIGINT:
            super().handle_exit(sig, frame)


class Worker(multiprocess.Process):
    """A server process, as the supervisor sees it."""

    _house: "WorkerProcess | None" = None

    @property
    def server(self) -> "WorkerProcess":  # type: ignore[override]
        """What runs in it."""
        if self._house is None:
            assert isinstance(self.config, WorkerConfig)
            self._house = WorkerProcess(self.config)
        return self._house


class WorkerProcess:
    """What a process does."""

    def __init__(self, plan: WorkerConfig) -> None:
        self.plan = plan
        self.started = False

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop."""
        plan = self.plan
        set_up(plan.instance.log_level)
        try:
            catalogue = Catalogue(plan.games, plan.instance.components)
            store = opened_store(plan.instance)
        except ConfigError as problem:
            log.error("not opened", extra={"problem": str(problem)})
            sys.exit(STARTUP_FAILURE)
        try:
            assert sockets
            run(plan.instance, catalogue, store, plan.kinds, self._opened, sockets[0], WorkerServer, plan.together)
        finally:
            store.close()

    def _opened(self, port: int) -> None:
        self.started = True


class Workers(multiprocess.Multiprocess):
    """The supervisor."""

    def __init__(self, plan: WorkerConfig, listening: socket.socket, opened: Callable[[int], None]) -> None:
        super().__init__(plan, [listening])
        self.opened = opened

    def init_processes(self) -> None:
        """Start them all, and report when clients can connect."""
        super().init_processes()
        if all([process.wait_until_ready(READY_SECONDS, self.should_exit) for process in self.processes]):
            self.opened(self.sockets[0].getsockname()[1])


def serve_together(
    config: ServerConfig,
    games: Iterable[str],
    kinds: tuple[str, ...],
    opened: Callable[[int], None],
    open_store: Callable[[ServerConfig], SqlStore] = opened_store,
) -> None:
    """Run several processes until told to stop. ConfigError if the server cannot be opened like this: that is found out
    here, where the message is read."""
    Catalogue(games := list(games), config.components)
    open_store(config).close()
    listening = listen(config)
    plan = WorkerConfig(config, games, kinds)
    own, multiprocess.Process = multiprocess.Process, Worker  # type: ignore[misc]
    try:
        workers = Workers(plan, listening, opened)
        workers.run()
    finally:
        multiprocess.Process = own  # type: ignore[misc]
        listening.close()
        if plan.together is not None:
            shutil.rmtree(plan.together, ignore_errors=True)
    if any(process.exitcode == STARTUP_FAILURE for process in workers.processes):
        raise ConfigError("a process of the house could not be started; the log says why")
