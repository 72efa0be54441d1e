"""Our side: running tables, set up once for all who play at so many, a server on them, and what it has cost."""

import asyncio
import contextlib
import itertools
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import petteia
from petteia.server.auth.guests import hashed
from petteia.store.migrate import move
from petteia.store.opening import open_store
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.journal.specs import SeatPlan, Settings
from petteia.tables.live.registry import TableRegistry
from petteia.tables.ports.store import Player

HERE = Path(__file__).parent
COMPILED = HERE.parents[1] / "build" / "outside"
RELAY = f"{(COMPILED if any(COMPILED.glob('relay.*.so')) else HERE / 'game') / 'relay.py'}:GAME"
"""Compiled, as a house's own games are, where the build has done it."""
GAMES = {"relay": RELAY, "age_of_mythology": "age_of_mythology"}
SEATS = 4
STOPPING_SECONDS = 60
"""Thousands of clients have just hung up, and everything of theirs is written down before it ends."""
LAUNCH = """
import sys, petteia
from petteia.server import process
from petteia.server.config import ServerConfig, Limits
from petteia.server.run import serve
most = 1_000_000
limits = Limits(
    connections=most, connections_per_address=most, messages_per_second=most, requests_per_second=most,
    watched_per_address=most, answer_bytes_per_second=1_000_000_000, work_per_address=most, work_waiting=most,
)
config = ServerConfig(
    port=0, data=sys.argv[1], limits=limits, log_level="error", bots=0, database=sys.argv[3], workers=int(sys.argv[4]),
)
if sys.argv[5]:
    process.websocket_class = lambda: "auto"
serve(config, [sys.argv[2]], (), lambda port: print(port, flush=True))
"""


class Unsynced(SqliteStore):
    """Only for setting up."""

    SYNCHRONOUS = "OFF"


class Seat(msgspec.Struct):
    """A client to be: its token, its table, its seat."""

    token: str
    table: str
    seat: int


async def prepare(folder: Path, tables: int, game: str) -> list[Seat]:
    """Tables that are running, and the tokens of those who sit at them."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Unsynced(folder / "petteia.db")

    def load(name, seats, options, components):  # type: ignore[no-untyped-def]
        return petteia.load(GAMES[name], seats, options, components)

    registry = TableRegistry(store, load)
    await registry.begin()
    out: list[Seat] = []
    for _ in range(tables):
        players = [Player(secrets.token_hex(9), f"Guest {n}", 1) for n in range(SEATS)]
        plans = [SeatPlan(p.id, p.name) for p in players]
        table = await registry.create(game, players[0].id, plans, settings=Settings(window_ms=0, takeover_ms=0))
        for n, player in enumerate(players):
            out.append(Seat(secrets.token_urlsafe(32), table, n))
            store.add_player(player, hashed(out[-1].token))
            await registry.command(table, lambda s, now, p=player.id, n=n: s.seating.ready(p, n, True, now=now))
        await registry.command(table, lambda s, now, p=players[0].id: s.seating.start(p, now=now))
        for n, player in enumerate(players):
            await registry.command(
                table, lambda s, now, p=player.id, n=n: s.seating.add(p, n, secrets.token_bytes(16), now=now)
            )
    await registry.end()
    store.close()
    return out


def family(pid: int) -> Iterator[int]:
    """A process and all that it started."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            with contextlib.suppress(OSError):  # it has ended meanwhile
                yield from family(int(child))


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:  # it has ended meanwhile
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Its share of the memory, in bytes."""
    try:
        found = re.search(r"^Pss: +(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    except OSError:
        return 0.0
    return float(found[1]) * 1024 if found else 0.0


def command_of(pid: int) -> bytes:
    """What was started."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has ended meanwhile
        return b""


class Server:
    """A server process: ours or another one that prints its port when it is ready."""

    def __init__(self, command: list[str], cwd: Path | None = None) -> None:
        environment = {**os.environ, "NODE_ENV": "production"}  # or boardgame.io would do things for developers
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.strip().isdigit():
            raise SystemExit(f"{command[0]} did not start: {line}")
        self.port = int(line)

    def cpu(self) -> float:
        """Seconds of CPU that the process has used and all that it started, all their threads."""
        return sum(map(cpu_of, family(self.process.pid)))

    def memory(self) -> float:
        """What they hold, in bytes: what several share counts once. Scribes do not serve anybody who only plays."""
        return sum(memory_of(pid) for pid in family(self.process.pid) if b"scribe" not in command_of(pid))

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def ours(folder: Path, game: str, database: str = "", workers: int = 0, plain: bool = False) -> Server:
    """Our server on a prepared folder, or on a database; WebSockets over ASGI alone if it is to be `plain`."""
    arguments = [str(folder), GAMES[game], database, str(workers), "plain" if plain else ""]
    return Server([sys.executable, "-P", "-c", LAUNCH, *arguments])  # -P: the package that is installed


class Prepared:
    """Houses with so many running tables. Each contestant has a copy: setting them up takes longer than playing."""

    def __init__(self, folder: Path, postgresql: Any = None) -> None:
        self.folder = folder
        self.postgresql = postgresql
        self._seats: dict[tuple[str, int], list[Seat]] = {}
        self._databases: dict[tuple[str, int], str] = {}
        self._copies = itertools.count(1)

    def _place(self, game: str, tables: int) -> Path:
        return self.folder / f"{game}-{tables}"

    def seats(self, game: str, tables: int) -> list[Seat]:
        """Who sits there."""
        if (game, tables) not in self._seats:
            self._seats[game, tables] = asyncio.run(prepare(self._place(game, tables), tables, game))
        return self._seats[game, tables]

    def copy(self, game: str, tables: int, folder: Path) -> None:
        """A file of one's own."""
        self.seats(game, tables)
        shutil.copy2(self._place(game, tables) / "petteia.db", folder)

    @contextlib.contextmanager
    def database(self, game: str, tables: int) -> Iterator[str]:
        """A database of one's own in PostgreSQL, while this lasts."""
        if (game, tables) not in self._databases:
            self.seats(game, tables)
            self._databases[game, tables] = name = f"{game}_{tables}"
            self.postgresql.run(f"CREATE DATABASE {name}")
            source, target = SqliteStore(self._place(game, tables) / "petteia.db"), open_store(self._address(name))
            try:
                move(source, target)
            finally:
                source.close()
                target.close()
        copy = f"copy{next(self._copies)}"
        self.postgresql.run(f"CREATE DATABASE {copy} TEMPLATE {self._databases[game, tables]}")
        self.postgresql.run("CHECKPOINT")  # not while somebody plays
        try:
            yield self._address(copy)
        finally:
            self.postgresql.run(f"DROP DATABASE {copy} WITH (FORCE)")

    def _address(self, name: str) -> str:
        return f"postgres://petteia@/{name}?host={self.postgresql.folder}"
