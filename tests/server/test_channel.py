"""The socket itself: frames in pieces, in bulk, in parts, or wrong; and the order of messages to a client."""

import asyncio
import contextlib
import json
import random
import threading
from typing import Any

import httpx
import pytest

from petteia.server.config import Limits
from petteia.server.websocket import history_requests
from petteia.tables.live.registry import TableRegistry
from tests.server.running import PATIENCE_S, Client, Running, choice, seated, settings

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(body: bytes, opcode: int = TEXT, fin: bool = True, mask: bytes | None = b"\x11\x22\x33\x44") -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2)."""
    size, masked = len(body), 0x80 if mask is not None else 0
    out = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        out += bytes([masked | size])
    elif size < 65536:
        out += bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        out += bytes([masked | 127]) + size.to_bytes(8, "big")
    if mask is None:
        return out + body
    return out + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(body))


def ping(ref: int, blanks: int = 0) -> bytes:
    return json.dumps({"t": "ping", "ref": ref}).encode() + b" " * blanks


class Wire:
    """A socket without a library: what is written is what travels."""

    def __init__(self, server: Running) -> None:
        self.instance = server
        self.token = httpx.post(f"{server.url}/api/guests", json={"name": "Ida"}).cookies["petteia"]

    async def __aenter__(self) -> "Wire":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.instance.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()

    def knock(self) -> None:
        self.writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.instance.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: petteia={self.token}\r\n\r\n".encode()
        )

    async def let_in(self) -> None:
        answer = await self.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer

    async def frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE_S):
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def refs(self, number: int) -> list[int]:
        """The `ref` of this many next replies."""
        out: list[int] = []
        while len(out) < number:
            opcode, body = await self.frame()
            assert opcode == TEXT, (opcode, body)
            out += [m["ref"] for m in json.loads(body) if m["t"] == "reply"]
        return out


def on_a_wire(tmp_path: Any, story: Any, limits: Limits | None = None) -> None:
    async def tell() -> None:
        async with Wire(server) as wire:
            wire.knock()
            await wire.let_in()
            await story(wire)

    with Running(tmp_path, settings(limits=limits) if limits else settings()) as server:
        asyncio.run(tell())


def test_frames_arrive_whole_however_they_were_cut(tmp_path):
    async def story(wire: Wire) -> None:
        rng = random.Random(3)
        sent = b""
        for ref in range(1, 301):
            if rng.random() < 0.1:
                sent += frame(b"are you there?", PING)
            if rng.random() < 0.15:  # in three parts, with a ping among them
                body = ping(ref, rng.randrange(300))
                a, b = sorted(rng.sample(range(len(body)), 2))
                sent += frame(body[:a], TEXT, fin=False) + frame(body[a:b], 0, fin=False)
                sent += frame(b"", PING) + frame(body[b:], 0)
            else:
                blanks = rng.choice((0, 0, 90, 200, 40_000))
                sent += frame(ping(ref, blanks), rng.choice((TEXT, TEXT, BINARY)), mask=rng.randbytes(4))
        pongs = 0
        answered: list[int] = []

        async def read() -> None:
            nonlocal pongs
            while len(answered) < 300:
                opcode, body = await wire.frame()
                pongs += opcode == PONG
                if opcode == TEXT:
                    answered.extend(m["ref"] for m in json.loads(body) if m["t"] == "reply")

        reading = asyncio.create_task(read())
        at = 0
        while at < len(sent):
            size = rng.choice((1, 2, 3, 7, 100, 5000, 70_000))
            wire.writer.write(sent[at : at + size])
            at += size
            if rng.random() < 0.5:
                await wire.writer.drain()
                await asyncio.sleep(0)
        await asyncio.wait_for(reading, PATIENCE_S)
        assert answered == list(range(1, 301)), "every wish is answered once, in order"
        assert pongs > 20

    on_a_wire(tmp_path, story)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b'{"t":"ping"}', mask=None), 1002),
        (frame(b'{"t":"ping"}', 3), 1002),
        (bytes([0xC1]) + frame(b'{"t":"ping"}')[1:], 1002),
        (frame(b'{"t":', fin=False) + frame(b'{"t":"ping"}'), 1002),
        (frame(b'"ping"}', 0), 1002),
        (frame(b'{"t":"\xff"}'), 1007),
        (frame(b'{"t":', fin=False) + frame(b'"\xff"}', 0), 1007),
        (frame(b" " * 70_000), 1009),
        (frame(b" " * 70_000)[:20], 1009),
    ],
)
def test_a_frame_that_breaks_the_rules_ends_the_connection(tmp_path, wrong, code):
    async def story(wire: Wire) -> None:
        wire.writer.write(frame(ping(1)))
        assert await wire.refs(1) == [1]
        wire.writer.write(wrong)
        while (got := await wire.frame())[0] != CLOSE:
            assert b"reply" not in got[1]
        assert int.from_bytes(got[1][:2], "big") == code

    on_a_wire(tmp_path, story)


def test_what_a_decision_leads_to_comes_before_its_acknowledgement(tmp_path):
    """docs/api.md: messages stand in the order in which they must be processed."""

    async def game(clients: list[Client], told: list[list[Any]], rng: random.Random) -> int:
        table = await seated(clients)
        moves = 0
        while clients[0].tables[table].info["status"] == "running":
            seat = next((n for n, c in enumerate(clients) if c.tables[table].update["owes"]), None)
            if seat is None:
                await asyncio.sleep(0.001)
                continue
            client, update = clients[seat], clients[seat].tables[table].update
            told[seat].clear()
            reply = await client.ask(
                "decide", table=table, seat=seat, decision=update["decision"], actions=[choice(update, rng)]
            )
            kinds = [message["t"] for message in told[seat]]
            if reply["t"] == "stale":  # the table answered itself, where there was nothing to choose
                assert len(update["view"]["actions"]) == 1
            else:
                assert reply["t"] == "ack"
                assert kinds.index("update") < kinds.index("reply"), kinds
                moves += 1
            assert client.tables[table].update["n"] > update["n"], "what it is told leads to where it stands"
        return moves

    async def play() -> None:
        rng, moves = random.Random(5), 0
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            clients = [ida, odo, una]
            told: list[list[Any]] = [[], [], []]
            for client, heard in zip(clients, told, strict=True):
                client._take = noted(client, heard)  # type: ignore[method-assign]
            while moves < 50:
                moves += await game(clients, told, rng)

    with Running(tmp_path) as server:
        asyncio.run(play())


def noted(client: Client, heard: list[Any]) -> Any:
    take = client._take

    def also(message: dict[str, Any]) -> None:
        heard.append(message)
        take(message)

    return also


def test_looking_back_does_not_keep_the_house_waiting(tmp_path):
    """It runs elsewhere: while one guest's question is being answered, everybody else gets answers."""
    answered, asked = threading.Event(), threading.Event()

    async def slowly(*args: Any) -> Any:
        asked.set()
        assert await asyncio.to_thread(answered.wait, PATIENCE_S), "nobody was answered meanwhile"
        return await really(*args)

    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = await seated([ida, odo])
            looking = ida.send("look", table=table, seat=0, first=1)
            while not asked.is_set():
                await asyncio.sleep(0.005)
            for client in (odo, ida):
                assert (await client.ask("ping"))["t"] == "pong"
            answered.set()
            assert (await asyncio.wait_for(looking, PATIENCE_S))["t"] == "past"

    with Running(tmp_path) as server:
        really = server.instance.history.past
        server.instance.history.past = slowly  # type: ignore[method-assign]
        asyncio.run(play())


def test_who_is_cut_off_before_the_answer_does_not_watch_for_ever(tmp_path):
    """Otherwise the player would never count as gone, and no bot would take over."""

    async def come_and_go() -> None:
        async with Client(server.url) as ida:
            table = (await ida.post("/api/tables", {"game": "agora"}))["table"]
            await ida.connect()
            asking = ida.send("watch", table=table)
            live = server.instance.registry.live[table]
            while not live.subscriptions:
                await asyncio.sleep(0.01)
            await ida.disconnect()
            asking.cancel()
            async with asyncio.timeout(PATIENCE_S):
                while live.subscriptions:
                    await asyncio.sleep(0.01)

    class Slow:
        """The registry, slow to say how things stand. (A compiled class lets nobody change a method.)"""

        def __init__(self, registry: TableRegistry) -> None:
            self.registry = registry

        def __getattr__(self, name: str) -> Any:
            return getattr(self.registry, name)

        async def watch(self, *args: Any) -> Any:
            caught = await self.registry.subscribers.watch(*args)
            await asyncio.Event().wait()
            return caught

    with Running(tmp_path) as server:
        server.instance.registry = Slow(server.instance.registry)  # type: ignore[assignment]
        asyncio.run(come_and_go())


@pytest.mark.parametrize("wish", ["hint", "look"])
def test_what_comes_after_the_curtain_has_fallen_stays_behind_it(tmp_path, wish):
    """A hint, or a look back, takes its time; meanwhile somebody else sits down before the shared screen."""

    async def ask(seen: list[dict[str, Any]]) -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = await seated([ida, odo])
            assert (await odo.ask("curtain", table=table, seat=1, events=0))["t"] == "catchup"
            asking = odo.send(wish, table=table, seat=1)
            assert await asyncio.to_thread(begun.wait, PATIENCE_S)
            odo.tables[table].events.clear()
            assert (await odo.ask("curtain", table=table, seat=2, events=0))["t"] == "catchup"
            go_on.set()
            seen.append(await asking)

    with Running(tmp_path) as server:
        begun, go_on = threading.Event(), threading.Event()

        async def slow_hint(question: Any) -> list[dict[str, Any]] | None:
            begun.set()
            while not go_on.is_set():
                await asyncio.sleep(0.01)
            return [{"action": 0}]

        async def slow_past(*args: Any) -> Any:
            begun.set()
            while not go_on.is_set():
                await asyncio.sleep(0.01)
            return await past(*args)

        past = server.instance.history.past
        server.instance.bots.hint = slow_hint  # type: ignore[method-assign]
        server.instance.history.past = slow_past  # type: ignore[method-assign]
        seen: list[dict[str, Any]] = []
        asyncio.run(ask(seen))
    assert seen[0]["t"] == "refusal" and seen[0]["code"] == "curtain_down", seen


def test_what_an_answer_did_not_need_is_given_back(tmp_path):
    """A long look back is paid for before it is made, and costs what it turned out to be: of the guest's purse and of
    the address's."""

    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            purses = (server.instance.limits.guest_quotas, server.instance.limits.address_quotas)
            for quota in purses:
                quota.clock = lambda: 10**9  # far ahead, when all are full, and standing still
            look = {"table": table, "seat": 0, "first": 1, "count": 40}
            thought = history_requests.Look(ref=1, **look).size()
            before = [quota.pay(who, 0) or quota._buckets[who].left for quota, who in zip(purses, whose(), strict=True)]
            answer = await ida.ask("look", **look)
            assert answer["t"] == "past", answer
            for quota, who, left in zip(purses, whose(), before, strict=True):
                spent = left - quota._buckets[who].left
                assert 0 < spent < thought / 2, (spent, thought)

    def whose() -> tuple[str, str]:
        line = next(line for line in server.instance.clients.connections if line.player.name == "Ida")
        return line.player.id, line.quota.address

    with Running(tmp_path) as server:
        asyncio.run(story())
