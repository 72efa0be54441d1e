"""Servers that can be killed at any moment, and players who record what they were promised."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from queue import Empty, Queue

from petteia.tables.journal import entries as j
from tests.server.running import PATIENCE_S, Client, choice, seated

ROOT = Path(__file__).parents[2]


PORTS = range(16_384, 32_768)
"""From which the system takes none for whoever connects somewhere: a server that is killed finds its own free."""


def free_port() -> int:
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Zygote:
    """The process that forks servers. A context manager."""

    def __init__(self, folder: Path, variant: str = "sound", environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.variant = variant
        self.environment = environment or {}
        self.port = free_port()
        self.pid = 0

    def __enter__(self) -> "Zygote":
        path = os.pathsep.join(dict.fromkeys([*filter(None, sys.path), str(ROOT)]))
        environment = {**os.environ, "PYTHONPATH": path, **self.environment}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from tests.server.zygote import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            env=environment,
        )
        self.said: Queue[str] = Queue()
        self.listening = threading.Thread(target=self.listen, daemon=True)
        self.listening.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE_S)
        self.listening.join(1)
        if not self.listening.is_alive():  # else a child of the server outlives it for a moment
            self.process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def listen(self) -> None:
        """Wait until the last possible writer has gone."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.put(line)
        self.said.put("")

    def hear(self, word: str) -> int:
        """Silence is a failure: waiting for ever would stall everything that runs in parallel."""
        try:
            line = self.said.get(timeout=PATIENCE_S)
        except Empty:
            raise AssertionError(f"the server has not said {word!r} for {PATIENCE_S} s") from None
        assert line.startswith(word), f"the server said {line!r}, not {word!r}"
        return int(line.split()[1])

    def start(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"start {self.folder} {self.port} {self.variant}\n")
        self.process.stdin.flush()
        self.pid = self.hear("started")
        self.hear("open")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self.hear("ended") == -signal.SIGKILL
        self.pid = 0

    def stop(self) -> int:
        os.kill(self.pid, signal.SIGTERM)
        self.pid = 0
        return self.hear("ended")


class Kept:
    """The actual content of the database: the keys of decisions at each table."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "petteia.db"
        self.keys: set[tuple[str, str]] = set()
        self.until: dict[str, int] = {}

    def read(self) -> None:
        """Read everything new since last time."""
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            for (table,) in connection.execute("SELECT DISTINCT table_id FROM events").fetchall():
                since = self.until.get(table, 0)
                sql = "SELECT seq, payload FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
                for seq, payload in connection.execute(sql, (table, since)):
                    entry = j.decode(payload)
                    if isinstance(entry, j.Decided | j.AnswerHeld):
                        self.keys.add((table, entry.key))
                    self.until[table] = seq


class Crowd:
    """Three people who sit at several tables at once and never stop playing."""

    def __init__(self, zygote: Zygote, tables: int, seed: int) -> None:
        self.zygote = zygote
        self.wanted = tables
        self.rng = random.Random(seed)
        self.clients = [Client(zygote.url, f"Guest {n}") for n in range(3)]
        self.tables: list[str] = []
        self.promised: set[tuple[str, str]] = set()
        self.since_start: dict[str, int] = {}
        self.problems: list[str] = []
        self._key = 0

    async def come_in(self) -> None:
        for client in self.clients:
            await client.__aenter__()

    async def leave(self) -> None:
        for client in self.clients:
            await client.disconnect()
            await client.http.aclose()

    async def come_back(self) -> None:
        """Reconnect and watch all tables; nobody may have been shown something that is gone."""
        self.since_start = {}
        for client in self.clients:
            await client.disconnect()  # when all games were over before the kill the line is still open
            await client.connect()
            for table in self.tables:
                known = len(client.tables[table].events)
                caught = await client.watch(table)
                update = caught.get("update")
                if update is not None and update["event"] + len(update["events"]) < known:
                    self.problems.append(f"{table}: {known} events were sent, but now there are fewer")
        self.tables = [t for t in self.tables if self.clients[0].tables[t].info["status"] == "running"]
        while len(self.tables) < self.wanted:
            self.tables.append(await seated(self.clients))
        self.since_start = dict.fromkeys(self.tables, 0)

    async def play(self) -> None:
        await asyncio.gather(*(self._player(seat, client) for seat, client in enumerate(self.clients)))

    async def _player(self, seat: int, client: Client) -> None:
        while client.socket is not None:
            busy = False
            for table in list(self.tables):
                update = client.tables[table].update
                if client.tables[table].info["status"] == "running" and update is not None and update["owes"]:
                    busy = True
                    await self._move(client, table, seat, update)
            if not busy:
                if all(client.tables[t].info["status"] == "finished" for t in self.tables):
                    return
                with contextlib.suppress(TimeoutError):
                    await client.hear(0.5)

    async def _move(self, client: Client, table: str, seat: int, update: dict) -> None:
        self._key += 1
        key = f"k{self._key}"
        actions = [choice(update, self.rng)]
        reply = await client.ask(
            "decide", table=table, seat=seat, decision=update["decision"], actions=actions, key=key
        )
        if reply["t"] == "ack":
            self.promised.add((table, key))
            self.since_start[table] += 1
        elif reply["t"] != "stale":
            self.problems.append(f"{table}: a move was answered with {reply}")

    def all_go_on(self) -> bool:
        """Every table has gone on since it was last opened."""
        return all(self.since_start.values())


async def crash_often(folder: Path, times: int, seed: int, variant: str = "sound", tables: int = 4) -> "Crowd":
    """Kill the server this often, each time at least twenty acknowledged moves after the last, at a random moment under
    load. Promises that are not kept are in `problems`."""
    rng = random.Random(seed)
    kept = Kept(folder)
    with Zygote(folder, variant) as zygote:
        zygote.start()
        crowd = Crowd(zygote, tables, seed)
        await crowd.come_in()
        for _ in range(times):
            await crowd.come_back()
            playing = asyncio.ensure_future(crowd.play())
            enough = len(crowd.promised) + 20 + rng.randrange(20)
            async with asyncio.timeout(PATIENCE_S):
                while len(crowd.promised) < enough or not crowd.all_go_on():
                    if playing.done():  # all games are over: on with new ones
                        await playing
                        await crowd.come_back()
                        playing = asyncio.ensure_future(crowd.play())
                    await asyncio.sleep(0.001)
            await asyncio.sleep(rng.random() * 0.02)
            zygote.kill()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                playing.cancel()
                await playing
            for client in crowd.clients:
                await client.disconnect()
            kept.read()
            missing = crowd.promised - kept.keys
            crowd.problems += [f"{table}: {key} was acknowledged and is gone" for table, key in sorted(missing)]
            if crowd.problems:
                break
            zygote.start()
        if not crowd.problems:
            await crowd.come_back()
            await asyncio.wait_for(crowd.play(), 5 * PATIENCE_S)  # every table goes on to the end
        await crowd.leave()
    return crowd
