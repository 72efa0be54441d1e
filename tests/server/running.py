"""A server in a thread of its own, and a client for it."""

import asyncio
import contextlib
import functools
import gzip
import json
import random
import secrets
import threading
from collections.abc import Callable, Hashable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from petteia.server import app as routes
from petteia.server.app import application
from petteia.server.auth import guests
from petteia.server.config import Limits, ServerConfig
from petteia.server.http import pages
from petteia.server.instance import Instance
from petteia.server.library.catalogue import Catalogue
from petteia.server.process import Server, uvicorn_config
from petteia.store.sqlite.store import SqliteStore

AGORA = f"{Path(__file__).parents[1] / 'games' / 'agora' / 'agora.py'}:GAME"
UNLIMITED = Limits(
    connections=100_000,
    connections_per_address=100_000,
    connections_per_guest=1000,
    watched_per_address=100_000,
    tables_per_guest=100_000,
    messages_per_second=1_000_000,
    requests_per_second=1_000_000,
    guests_per_minute=1_000_000,
    starts_per_minute=1_000_000,
    hints_per_minute=1_000_000,
    lines_per_minute=1_000_000,
    answer_bytes_per_second=1_000_000_000,
)
PATIENCE_S = 120
"""What is waited for comes, or the test has failed; a machine may be busy with much else meanwhile."""
QUICK = {"window_ms": 0, "takeover_ms": 0}
"""Settings of a table on which nothing waits."""


def once(work: Callable[..., Any], whose: Callable[..., Hashable]) -> Callable[..., Any]:
    """Work that is done once for each `whose`, and every time without one."""
    done: dict[Hashable, Any] = {}

    def doing(*args: Any, **kwargs: Any) -> Any:
        key = whose(*args, **kwargs)
        if key is None:
            return work(*args, **kwargs)
        if key not in done:
            done[key] = work(*args, **kwargs)
        return done[key]

    return doing


def _described(server: Instance, structs: object, documented: bool = True) -> str | None:
    return guests.cookie_name(server) if documented else None


# Describing the interface and packing the client's files is three quarters of what opening a house takes, and comes out
# the same for every house of a process. `petteia serve`, in a process of its own, does all of it.
routes.litestar_app = once(routes.litestar_app, _described)
routes.document = once(routes.document, lambda app, structs: id(app))
pages.gzip = SimpleNamespace(compress=functools.cache(gzip.compress))  # type: ignore[attr-defined]


def settings(**changes: Any) -> ServerConfig:
    """A server for tests: any free port, no limits that tests would reach."""
    return ServerConfig(**{"port": 0, "limits": UNLIMITED, "log_level": "error", **changes})


class Running:
    """A running server. A context manager: closes at the end."""

    def __init__(
        self,
        folder: Path,
        config: ServerConfig | None = None,
        games: tuple[str, ...] = (AGORA,),
        kinds: tuple[str, ...] = ("random",),
        store: type[SqliteStore] = SqliteStore,
    ) -> None:
        self.folder = folder
        self.config = config or settings()
        self.games = games
        self.kinds = kinds
        self.open_store = store
        self._opened = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self.problem: BaseException | None = None

    async def _main(self) -> None:
        try:
            self.loop = asyncio.get_running_loop()
            store = self.open_store(self.folder / "petteia.db")
            self.instance = Instance(self.config, Catalogue(self.games), store, self.kinds)
            app = application(self.instance)
            config: uvicorn.Config = uvicorn_config(app, self.instance)
            self.server = Server(config, self.instance, self._is_open)
            await self.server.serve()
            store.close()
        except BaseException as problem:
            self.problem = problem
            raise
        finally:
            self._opened.set()

    def _is_open(self, port: int) -> None:
        self.port = port
        self._opened.set()

    def __enter__(self) -> "Running":
        self._thread.start()
        assert self._opened.wait(PATIENCE_S) and self.problem is None, self.problem
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive(), "the house did not stop"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Table:
    """A client's knowledge of a table: its last update, and every event by number."""

    def __init__(self) -> None:
        self.info: dict[str, Any] = {}
        self.update: dict[str, Any] | None = None
        self.events: list[Any] = []
        self.chat: list[Any] = []

    def take(self, update: dict[str, Any]) -> None:
        first = update["event"]
        assert first <= len(self.events), "events are missing"
        if self.update is not None and update["n"] <= self.update["n"] and update["view"] == self.update["view"]:
            assert self.events[first : first + len(update["events"])] == update["events"]
        self.events[first : first + len(update["events"])] = update["events"]
        self.update = update


class Client:
    """A guest with a browser. Keeps everything it was sent."""

    def __init__(self, url: str, name: str = "Ida") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_S)
        self.tables: dict[str, Table] = {}
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()
        self.goodbye = False
        self._reading: asyncio.Task[None] | None = None
        self._ref = 0

    async def __aenter__(self) -> "Client":
        answer = await self.http.post("/api/guests", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert expect is None or answer.status_code == expect, answer.text
        assert expect is not None or answer.status_code in (200, 201), answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    # -- the socket

    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    async def connect(self, asking: str = "") -> None:
        headers = {"Cookie": self.cookie(), "Origin": self.url}
        where = self.url.replace("http", "ws") + "/api/socket" + asking
        self.socket = await connect(where, additional_headers=headers, max_size=None, compression=None)
        self._reading = asyncio.create_task(self._read(self.socket))

    async def disconnect(self) -> None:
        if self.socket is not None:
            if self._reading is not None:
                self._reading.cancel()
            with contextlib.suppress(ConnectionClosed):
                await self.socket.close()
            self.socket = None
        for future in self.replies.values():
            if not future.done():
                future.cancel()
        self.replies.clear()

    async def drop(self) -> None:
        """The connection is cut: no goodbye, nothing still under way arrives."""
        assert self.socket is not None
        if self._reading is not None:
            self._reading.cancel()
        socket, self.socket = self.socket, None
        socket.transport.abort()
        await socket.wait_closed()
        for future in self.replies.values():
            if not future.done():
                future.cancel()
        self.replies.clear()

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                for message in json.loads(frame):
                    self._take(message)
        for future in self.replies.values():
            if not future.done():
                future.cancel()
        self.news.set()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "reply":
            inner = message["message"]
            if inner["t"] == "catchup":
                self._caught_up(inner)
            future = self.replies.pop(message["ref"], None)
            if future is not None and not future.done():
                future.set_result(inner)
        elif kind == "update":
            self.tables[message["table"]].take(message)
        elif kind == "info":
            self.tables[message["table"]].info = message
        elif kind == "chat":
            self.tables[message["table"]].chat.append(message)
        elif kind == "goodbye":
            self.goodbye = True
        self.news.set()

    def _caught_up(self, caught: dict[str, Any]) -> None:
        table = self.tables[caught["table"]]
        table.info = caught["info"]
        table.chat += caught["chat"]
        if caught.get("update") is not None:
            table.take(caught["update"])

    def send(self, t: str, **fields: Any) -> "asyncio.Future[dict[str, Any]]":
        """Send a request; the future is its reply."""
        self._ref += 1
        future = self.replies[self._ref] = asyncio.get_running_loop().create_future()
        text = json.dumps({"t": t, "ref": self._ref, **fields})
        assert self.socket is not None
        self.socket.protocol.send_text(text.encode())
        for data in self.socket.protocol.data_to_send():
            if data:
                self.socket.transport.write(data)
        return future

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for the reply."""
        async with asyncio.timeout(PATIENCE_S):
            return await self.send(t, **fields)

    async def watch(self, table: str) -> dict[str, Any]:
        """Watch a table, from the point this client has reached."""
        known = self.tables.setdefault(table, Table())
        caught = await self.ask("watch", table=table, events=len(known.events), chat=len(known.chat))
        assert caught["t"] == "catchup", caught
        return caught

    async def hear(self, seconds: float = PATIENCE_S) -> None:
        """Wait until something arrives. (Before Python 3.12 `wait_for` forgets that its task was cancelled if something
        arrives in the same moment, and whoever waits for the end of that task waits for ever.)"""
        async with asyncio.timeout(seconds):
            await self.news.wait()
        self.news.clear()

    async def until(self, table: str, condition: Any, seconds: float = PATIENCE_S) -> Table:
        """Wait until a condition on a table's known state holds."""
        known = self.tables[table]
        async with asyncio.timeout(seconds):
            while not condition(known):
                self.news.clear()
                if condition(known):
                    break
                await self.news.wait()
        return known


async def seated(clients: list[Client], game: str = "agora", seats: int = 3, bots: int = 0, **settings_: Any) -> str:
    """A table at which these clients sit, one seat each (the last one has the rest), and bots in further seats;
    started, with their random bytes added. They watch it."""
    owner = clients[0]
    places = [{}] * seats + [{"who": "bot"}] * bots
    body = {"game": game, "seats": places, "settings": {**QUICK, **settings_}}
    table: str = (await owner.post("/api/tables", body, expect=201))["table"]
    for seat in range(seats):
        client = clients[min(seat, len(clients) - 1)]
        await client.post(f"/api/tables/{table}/sit", {"seat": seat})
        await client.post(f"/api/tables/{table}/ready", {"seat": seat})
    for client in clients:
        if client.socket is None:
            await client.connect()
        await client.watch(table)
    started = await owner.http.post(f"/api/tables/{table}/start")
    assert started.status_code in (200, 409), started.text  # on a busy machine the count may be over already
    for seat in range(seats):
        client = clients[min(seat, len(clients) - 1)]
        await client.until(table, lambda t: t.info["status"] != "open")
        assert client.tables[table].info["commitment"]
        reply = await client.ask("add", table=table, seat=seat, random=secrets.token_hex(16))
        assert reply["t"] == "ack", reply
    return table


def choice(update: dict[str, Any], rng: random.Random) -> int:
    """Any of the actions a view offers."""
    number: int = rng.choice(update["view"]["actions"])["n"]
    return number
