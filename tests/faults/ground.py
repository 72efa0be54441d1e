"""Servers and the database with their tables, and the ways to harm them. Everything runs on this machine."""

import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from tests.faults.network import Network, Wire
from tests.faults.network import hindrance as network_hindrance
from tests.server.crashing import Zygote
from tests.server.running import PATIENCE_S
from tests.store.postgresql import Server, family

STORES = ("sqlite", "postgresql")
SHIM = Path(__file__).with_name("disk.c")
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
SOCKET = ".s.PGSQL.5432"
KEEPER = ThreadPoolExecutor(max_workers=1)
"""A database ends with the thread that started it: this one ends last."""


NETWORK, SMALL_DISK = "a network", "a small disk"
"""The special requirements of some faults."""
SMALL_DISK_MB = 200

T = TypeVar("T")


async def kept(work: Callable[[], T]) -> T:
    """Do something that starts a database, while people play."""
    return await asyncio.get_running_loop().run_in_executor(KEEPER, work)


class Channel:
    """A proxy between a server and its database: a Unix socket that passes data on until told not to. To a program it
    is a network whose packets come late, never come, or that is gone."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-channel-"))
        self.late_s = 0.0
        """At most so late something arrives."""
        self.silent = False
        """Nothing arrives any more, and nobody is told."""
        self._rng = random.Random(1)
        self._lines: set[asyncio.StreamWriter] = set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self._thread.start()
        self._ready.wait()

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._over = asyncio.Event()
        server = await asyncio.start_unix_server(self._line, self.folder / SOCKET)
        self._ready.set()
        await self._over.wait()
        server.close()
        for writer in list(self._lines):
            writer.transport.abort()
        await asyncio.sleep(0.05)  # until all have noticed

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self.target / SOCKET)
        except OSError:
            writer.close()
            return
        both = {writer, back}
        self._lines |= both
        try:
            with contextlib.suppress(OSError):
                await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        finally:
            self._lines -= both
            for end in both:
                end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while said := await reader.read(65536):
                if self.late_s:
                    await asyncio.sleep(self.late_s * self._rng.random() ** 4)
                while self.silent:
                    await asyncio.sleep(0.02)
                writer.write(said)
                await writer.drain()
        finally:
            writer.close()

    def cut(self) -> None:
        """Every connection breaks now; new ones are accepted."""

        def now() -> None:
            for writer in list(self._lines):
                writer.transport.abort()

        self._loop.call_soon_threadsafe(now)

    def close(self) -> None:
        """Nothing is left."""
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE_S)
        shutil.rmtree(self.folder, ignore_errors=True)


class Disk:
    """A disk that can become slow: a sync through the shim waits for the number of microseconds in a file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "slow"
        self.file.write_bytes(bytes(8))
        self.environment: dict[str, str] = {}
        if COMPILER is not None and sys.platform.startswith("linux"):
            library = folder / "disk.so"
            subprocess.run([COMPILER, "-shared", "-fPIC", "-O1", "-o", library, SHIM, "-ldl"], check=True)
            self.environment = {"LD_PRELOAD": str(library), "SLOW": str(self.file)}
            for path in (folder, library, self.file):
                path.chmod(0o755)

    def slow(self, seconds: float) -> None:
        """Every sync takes this much longer from now on."""
        with open(self.file, "r+b") as file:
            file.write(int(seconds * 1e6).to_bytes(8, sys.byteorder))


class Ground:
    """The place where people play: a server on a file, or two on one PostgreSQL, each with its own connection: a proxy,
    or a wire if the database is in a network of its own."""

    def __init__(
        self,
        folder: Path,
        store: str,
        database: Server | None = None,
        disk: Disk | None = None,
        network: Network | None = None,
    ) -> None:
        self.folder = folder
        self.store = store
        self.database = database
        self.disk = disk
        self.clock = folder / "clock"
        self.clock.write_text("0")
        self.channels: list[Channel] = []
        self.wires: list[Wire] = []
        environment = {"JUMPS": str(self.clock), **(disk.environment if disk else {})}
        if database is None:
            self.servers = [Zygote(folder, environment=environment)]
        else:
            self.fresh, self.first = database.fresh(), str(database.folder)
            if network is None:
                self.channels = [Channel(database.folder), Channel(database.folder)]
            else:
                self.wires = [Wire(network), Wire(network)]
            ends = [*(str(channel.folder) for channel in self.channels), *(wire.address for wire in self.wires)]
            ways = [self.fresh.replace(self.first, end) for end in ends]
            self.servers = [Zygote(folder, way, environment) for way in ways]

    @property
    def address(self) -> str:
        """The address of the database itself, which may have changed."""
        if self.database is None:
            return str(self.folder / "petteia.db")
        return self.fresh.replace(self.first, str(self.database.folder))

    @property
    def urls(self) -> list[str]:
        """The addresses for people."""
        return [server.url for server in self.servers]

    def __enter__(self) -> "Ground":
        with contextlib.ExitStack() as ending:
            for line in (*self.channels, *self.wires):
                ending.callback(line.close)
            for server in self.servers:
                ending.enter_context(server)
                server.start()
            self._ending = ending.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.close()

    def stop(self) -> None:
        """Stop all servers, and wait for that."""
        codes = [server.stop() for server in self.servers if server.pid]
        assert codes == [0] * len(self.servers), codes


def hindered(needs: str) -> str:
    """Why something that needs more than a server and its database is impossible here; empty if it is possible."""
    if needs == NETWORK:
        return network_hindrance()
    if needs == SMALL_DISK:
        return "" if os.geteuid() == 0 and _mounts() else "file systems cannot be mounted here"
    return ""


def _mounts() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "petteia", folder], capture_output=True)
        if done.returncode == 0:
            subprocess.run(["umount", folder], check=True, capture_output=True)
        return done.returncode == 0


@contextlib.contextmanager
def database_for(
    needs: str, database: Server | None, disk: Disk | None
) -> "Iterator[tuple[Server | None, Network | None]]":
    """The shared database, or one of its own in a network or on a disk of its own."""
    if not needs:
        yield database, None
        return
    network = Network() if needs == NETWORK else None
    environment = disk.environment if disk else {}
    if network is not None:
        own = Server(environment, network.entered)
    else:
        own = Server(environment, megabytes=SMALL_DISK_MB)
    try:
        yield own, network
    finally:
        own.close()
        if network is not None:
            network.close()


def helpers(pid: int, word: str) -> list[int]:
    """The processes of a server whose command contains a word."""
    found = []
    for one in family(pid):
        with contextlib.suppress(OSError):
            if word.encode() in Path(f"/proc/{one}/cmdline").read_bytes():
                found.append(one)
    return found


@contextlib.contextmanager
def frozen(pids: list[int]) -> Iterator[None]:
    """These processes are stopped meanwhile."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
