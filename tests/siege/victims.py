"""Two people who play while a house is attacked, in a process of their own so that the attack's work is not theirs.

    python victims.py URL [ADDRESS]

They come from ADDRESS, so that what attackers use up of theirs is not the victims'.
Prints a line of JSON for every move: when it was answered (the machine's monotonic clock) and how many seconds it took.
A move that came to nothing is told with `"lost": true`. A line `rest` on its standard input has them pause, `play` has
them go on; it ends when its standard input does.
"""

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import sys
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PAUSE = 0.04
"""What a victim waits between two moves: enough of them to see a short stop, few enough to be no load themselves."""
PATIENCE = 60.0
GAME = "deukalion"
SETTINGS = {"window_ms": 0, "takeover_ms": 0, "listed": False}


class Guest:
    """Somebody with a line to the house, who keeps what each table last told them."""

    def __init__(self, url: str, name: str, token: str = "", address: str = "") -> None:
        self.url = url
        self.name = name
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address or None)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)
        if token:
            self.http.cookies.set("petteia", token)
        self.refs = itertools.count(1)
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.updates: dict[str, dict[str, Any]] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self.lost: set[str] = set()
        """Tables that the house had to read anew."""
        self.news = asyncio.Event()
        self.line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def token(self) -> str:
        return self.http.cookies.get("petteia") or ""

    async def come_in(self) -> "Guest":
        answer = await self.http.post("/api/guests", json={"name": self.name})
        answer.raise_for_status()
        self.id = answer.json()["id"]
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await (self.http.post(path) if body is None else self.http.post(path, json=body))
        answer.raise_for_status()
        return answer.json()

    async def pick_up(self) -> None:
        """Open a line, a new one if there was one."""
        await self.hang_up()
        url = self.url.replace("http", "ws") + "/api/socket"
        headers = {"Cookie": f"petteia={self.token}", "Origin": self.url}
        options: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": 60}
        if self.address:
            options["local_addr"] = (self.address, 0)
        self.line = await connect(url, additional_headers=headers, **options)
        self._reading = asyncio.create_task(self._read(self.line))

    async def hang_up(self) -> None:
        if self.line is not None:
            line, self.line = self.line, None
            if self._reading is not None:
                self._reading.cancel()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    await line.close()

    async def close(self) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def _read(self, line: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in line:
                for message in json.loads(frame):
                    self._take(message)
                self.news.set()
        for future in self.replies.values():
            if not future.done():
                future.set_exception(ConnectionError("the line was cut"))
        self.replies.clear()
        self.news.set()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "reply":
            inner = message["message"]
            if inner["t"] == "catchup":
                self.infos[inner["table"]] = inner["info"]
                if inner.get("update"):
                    self.updates[inner["table"]] = inner["update"]
            elif inner["t"] == "stale":
                self.updates[inner["now"]["table"]] = inner["now"]
            future = self.replies.pop(message["ref"], None)
            if future is not None and not future.done():
                future.set_result(inner)
        elif kind == "update":
            self.updates[message["table"]] = message
        elif kind == "info":
            self.infos[message["table"]] = message
        elif kind == "lost":
            self.lost.add(message["table"])

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a wish and wait for its reply."""
        if self.line is None:
            raise ConnectionError("there is no line")
        ref = next(self.refs)
        future = self.replies[ref] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"t": t, "ref": ref, **fields}))
        async with asyncio.timeout(PATIENCE):
            return await future


async def sit_down(guests: list[Guest], game: str = GAME, **settings: Any) -> str:
    """A table at which these people play, one seat each."""
    body = {"game": game, "seats": [{}] * len(guests), "settings": {**SETTINGS, **settings}}
    body["settings"]["listed"] = True
    table: str = (await guests[0].post("/api/tables", body))["table"]
    for seat, guest in enumerate(guests):
        await guest.post(f"/api/tables/{table}/sit", {"seat": seat})
        await guest.post(f"/api/tables/{table}/ready", {"seat": seat})
        await guest.ask("watch", table=table)
    await guests[0].post(f"/api/tables/{table}/start")
    for seat, guest in enumerate(guests):
        await guest.ask("add", table=table, seat=seat, random=secrets.token_hex(16))
    return table


async def play(guests: list[Guest], table: str, rng: random.Random, awake: asyncio.Event) -> None:
    """Moves at a table until its game is over; each is told."""
    while True:
        await awake.wait()
        info = guests[0].infos.get(table, {})
        if info.get("status") in ("finished", "closed"):
            return
        for guest in guests:
            if table in guest.lost and (await guest.ask("watch", table=table))["t"] == "catchup":
                guest.lost.discard(table)
        mover = next((g for g in guests if g.updates.get(table, {}).get("owes")), None)
        if mover is None or not mover.updates[table]["view"]["actions"]:
            for guest in guests:
                guest.news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await guests[0].news.wait()
            continue
        update = mover.updates[table]
        action = rng.choice(update["view"]["actions"])["n"]
        began = time.monotonic()
        reply = await mover.ask(
            "decide", table=table, seat=update["seat"], decision=update["decision"], actions=[action]
        )
        ended = time.monotonic()
        if reply["t"] == "ack":
            print(json.dumps({"at": ended, "took": ended - began}), flush=True)
        await asyncio.sleep(PAUSE)


async def suffer(url: str, address: str, awake: asyncio.Event) -> None:
    """Play one game after the other, come what may."""
    rng = random.Random(1)
    guests = [await Guest(url, name, address=address).come_in() for name in ("Ida", "Odo")]
    for guest in guests:
        await guest.pick_up()
    while True:
        began = time.monotonic()
        try:
            table = await sit_down(guests)
            await play(guests, table, rng, awake)
            for guest in guests:  # a line watches so many tables and no more
                await guest.ask("unwatch", table=table)
        except (OSError, TimeoutError, ConnectionClosed, httpx.HTTPError) as problem:
            lost = {"at": time.monotonic(), "took": time.monotonic() - began, "lost": True, "why": str(problem)[:200]}
            print(json.dumps(lost), flush=True)
            await asyncio.sleep(0.5)
            with contextlib.suppress(Exception):
                for guest in guests:
                    await guest.pick_up()


async def main(url: str, address: str = "") -> None:
    awake = asyncio.Event()
    awake.set()
    suffering = asyncio.create_task(suffer(url, address, awake))
    loop = asyncio.get_running_loop()

    def listen() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(awake.set if line.strip() == "play" else awake.clear)

    ending = loop.run_in_executor(None, listen)
    await asyncio.wait({suffering, asyncio.ensure_future(ending)}, return_when=asyncio.FIRST_COMPLETED)
    if suffering.done():
        await suffering  # says why
    suffering.cancel()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
