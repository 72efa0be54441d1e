"""Whatever a client sends over its socket, the server keeps running, answers, and does not grow."""

import asyncio
import gc
import json
import random
import time
import tracemalloc
from typing import Any

from websockets.exceptions import ConnectionClosed

from petteia.server.websocket import codec, requests
from petteia.store.sqlite.store import SqliteStore
from tests import budget
from tests.server.running import PATIENCE_S, Client, Running, seated

WORDS = [kind.__name__.lower() for kind in codec.AnyRequest.__args__]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e400, "", "x", "x" * 3000, "\x00", "\ud800", [], {},
    [[]], [1, 2], {"t": "watch"}, "0" * 32, "../../etc", "<script>",
]  # fmt: skip


class Unsynced(SqliteStore):
    """This test is not about durability."""

    SYNCHRONOUS = "OFF"


def nonsense(rng: random.Random, table: str) -> str | bytes:
    """Something a client might send: almost right, or not at all."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return rng.choice(["", "{", "[]", "null", "[" * 5000, '{"t":' * 2000, "\ufeff{}", '{"t":"ping","t":"watch"}'])
    wish = {
        "t": rng.choice(WORDS),
        "ref": 1_000_000 + rng.randrange(5),
        "table": rng.choice([table, table, "nowhere"]),
        "seat": rng.randrange(4),
        "decision": rng.randrange(60),
        "actions": [rng.randrange(8) for _ in range(rng.randrange(3))],
        "picks": [rng.randrange(8) for _ in range(rng.randrange(3))],
        "action": rng.randrange(10),
        "text": "hm",
        "key": rng.choice(["", f"k{rng.randrange(1000)}"]),
        "what": rng.choice(["undo", "pause", "give_up", "all"]),
        "moment": rng.randrange(5),
        "agrees": rng.random() < 0.2,
        "pass_windows": rng.random() < 0.5,
        "random": "0" * 32,
        "first": rng.randrange(5),
        "count": rng.randrange(60),
        "events": rng.randrange(80),
        "chat": 0,
    }
    fields = next(k for k in codec.AnyRequest.__args__ if k.__name__.lower() == wish["t"]).__struct_fields__
    wish = {name: value for name, value in wish.items() if name == "t" or name in fields}
    if rng.random() < 0.4:
        wish[rng.choice([*wish, "surplus"])] = rng.choice(ODD)
    if wish["t"] in ("resign", "hint") and rng.random() < 0.95:
        wish["t"] = "ping"  # or the game would soon be over, and the bots kept busy
    return json.dumps(wish)


async def attack(server: Running, rounds: int, seed: int) -> list[int]:
    """The server's memory after each round."""
    rng = random.Random(seed)
    sizes: list[int] = []
    async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
        table = await seated([ida, odo, una])
        for _ in range(rounds):
            for client in (ida, odo, una):
                if client.socket is None:
                    await client.connect()
                    await client.watch(table)
                try:
                    for _ in range(100):
                        frame = nonsense(rng, table)
                        assert client.socket is not None
                        await client.socket.send(frame)
                    pong = await client.ask("ping")
                    assert pong["t"] == "pong"
                except (ConnectionClosed, asyncio.CancelledError):
                    raise AssertionError("the house hung up") from None
                client.frames.clear()
                known = client.tables[table]
                known.events.clear()
                known.chat.clear()
                if rng.random() < 0.3:
                    await client.drop()
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
        assert (await ida.http.get("/healthz")).json() == {"ok": True}
    return sizes


def test_nonsense_on_the_socket_breaks_nothing_and_nothing_grows(tmp_path, caplog, monkeypatch):
    # What was said and what was decided is kept, of course; chat would be most of it.
    monkeypatch.setattr(requests.Say, "answer", _silent)
    monkeypatch.setattr(Client, "_take", _ignore_events(Client._take))
    rounds = budget(30)
    with Running(tmp_path, store=Unsynced) as server:
        tracemalloc.start()
        sizes = asyncio.run(attack(server, rounds, seed=3))
        tracemalloc.stop()
        assert empties(server), "the house keeps what belongs to lines that are closed"
        metrics = server.instance.metrics.text().decode()
    assert 'code="unforeseen"' not in metrics
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert 'code="unreadable"' in metrics
    if rounds >= 20:
        third = rounds // 3
        middle, end = min(sizes[third : 2 * third]), min(sizes[2 * third :])
        assert end - middle < 1_500_000, f"the house grows: {sizes[::3]}"


def test_every_wish_is_answered_by_its_number_also_one_that_is_none(tmp_path):
    """A client that waits for an answer gets one, and learns what is wrong."""

    async def ask() -> None:
        async with Client(server.url, "Ida") as ida:
            await ida.connect()
            for kind in (*requests.kinds(requests.ClientRequest), None):
                tag = "nothing" if kind is None else kind.__struct_config__.tag
                for fields in ({}, {"table": "nowhere"}, {"table": "nowhere", "choice": "", "surplus": [1]}):
                    async with asyncio.timeout(PATIENCE_S):
                        answer = await ida.send(tag, **fields)
                    assert answer["t"] in ("refusal", "ack", "pong"), (tag, answer)
            answer = await ida.send("choose", table="nowhere", choice="")
            assert answer["code"] == "unreadable" and "$.choice" in answer["text"]

    with Running(tmp_path, store=Unsynced) as server:
        asyncio.run(ask())


def empties(running: Running, seconds: float = PATIENCE_S) -> bool:
    """Whether nothing is kept of closed connections. The server notices later than the client, so this waits."""
    server = running.instance
    clients = server.clients
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        watched = any(live.subscriptions for live in list(server.registry.live.values()))
        if not (clients.connections or clients.by_guest or clients.by_address or watched):
            return True
        time.sleep(0.01)
    return False


async def _silent(self: Any, me: Any) -> codec.ReplyBody:
    return codec.Pong(0)


def _ignore_events(take: Any) -> Any:
    def only_replies(self: Client, message: dict[str, Any]) -> None:
        if message["t"] == "reply":
            future = self.replies.pop(message["ref"], None)
            if future is not None and not future.done():
                future.set_result(message["message"])
            if message["message"]["t"] == "catchup":
                self.tables[message["message"]["table"]].info = message["message"]["info"]
        elif message["t"] == "info":
            self.tables[message["table"]].info = message
        self.news.set()

    return only_replies
