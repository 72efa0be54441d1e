"""Our clients: as little as it takes to be one, so that the server is what is measured.

    python crowd.py PORT SECONDS MOVES_A_SECOND < seats.json

Every table plays on; with MOVES_A_SECOND 0 as fast as the server lets it, with -1 nobody moves. Prints one line of
JSON: how many moves were acknowledged, and how long each took from being sent to the screens of the other three. Where
several decide at once, as in Age of Mythology, what arrives is counted from the last move that was sent.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvloop

SEATS = 4


class Option(msgspec.Struct):
    """What may be chosen."""

    n: int


class View(msgspec.Struct):
    """What matters of a view."""

    actions: list[Option]


class Message(msgspec.Struct):
    """What matters of a message."""

    t: str
    table: str = ""
    owes: bool = False
    decision: int = 0
    view: View | None = None
    message: "Message | None" = None
    update: "Message | None" = None


_decoder = msgspec.json.Decoder(list[Message])


class Relay:
    """A table: when its last move was sent, and who has seen it."""

    def __init__(self) -> None:
        self.sent = 0.0


class Crowd:
    """All clients together."""

    def __init__(self, rate: float) -> None:
        self.pause = 1 / rate if rate > 0 else 0.0
        self.counting = False
        self.moves = 0
        self.seen: list[float] = []
        self.problems = 0
        self.ready = 0


class Client(asyncio.Protocol):
    """One seat at one table."""

    def __init__(self, crowd: Crowd, relay: Relay, table: str, seat: int, token: str) -> None:
        self.crowd = crowd
        self.relay = relay
        self.table = table
        self.seat = seat
        self.token = token
        self.buffer = bytearray()
        self.upgraded = False
        self.mine = False
        self.answered = 0
        self.owed: Message | None = None
        self.here = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(
            b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"Cookie: petteia=" + self.token.encode() + b"\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        """Frames, as they come."""
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:80])
            del self.buffer[: end + 4]
            self.upgraded = True
            self.send(f'{{"t":"watch","ref":1,"table":"{self.table}"}}')
        while (frame := self.frame()) is not None:
            opcode, body = frame
            if opcode == 9:
                self.write(10, body)
            elif opcode == 1:
                for message in _decoder.decode(body):
                    self.take(message)

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame."""
        b = self.buffer
        if len(b) < 2:
            return None
        size, at = b[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(b[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(b[2:10], "big"), 10
        if len(b) < at + size:
            return None
        out = (b[0] & 15, bytes(b[at : at + size]))
        del b[: at + size]
        return out

    def write(self, opcode: int, body: bytes) -> None:
        """A frame; the mask is nothing but zeros."""
        size = len(body)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def send(self, text: str) -> None:
        """A wish."""
        self.write(1, text.encode())

    def take(self, message: Message) -> None:
        """Something the house says."""
        if message.t == "update":
            self.saw(message)
        elif message.t == "reply" and message.message is not None:
            inner = message.message
            if inner.t == "ack":
                if self.crowd.counting:
                    self.crowd.moves += 1
            elif inner.t == "catchup" and inner.update is not None:
                self.owed = inner.update if inner.update.owes else None
                self.here.set_result(None)
            else:
                self.crowd.problems += 1

    def saw(self, update: Message) -> None:
        """The table went on."""
        if self.mine:
            self.mine = False
        elif self.crowd.counting and self.relay.sent:
            self.crowd.seen.append(time.perf_counter() - self.relay.sent)
        if update.owes:
            if self.crowd.pause:
                asyncio.get_running_loop().call_later(self.crowd.pause, self.move, update)
            else:
                self.move(update)

    def move(self, update: Message) -> None:
        """Choose one of the options, another one each time."""
        decision = update.decision
        if self.transport.is_closing() or decision <= self.answered or update.view is None:
            return
        self.answered = decision
        options = update.view.actions
        self.mine = True
        self.relay.sent = time.perf_counter()
        self.send(
            f'{{"t":"decide","ref":2,"table":"{self.table}","seat":{self.seat},"decision":{decision},'
            f'"actions":[{options[decision % len(options)].n}],"key":"{decision}"}}'
        )


async def run(port: int, seconds: float, rate: float, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """Connect everybody, let every table begin, and count."""
    loop = asyncio.get_running_loop()
    crowd = Crowd(rate)
    relays: dict[str, Relay] = {}
    clients: list[Client] = []
    for at in range(0, len(seats), 50):
        batch = []
        for seat in seats[at : at + 50]:
            relay = relays.setdefault(seat["table"], Relay())
            make: Callable[[], Client] = lambda s=seat, r=relay: Client(  # type: ignore[misc] # noqa: E731
                crowd, r, s["table"], s["seat"], s["token"]
            )
            batch.append(loop.create_connection(make, "127.0.0.1", port))
        new = [client for _, client in await asyncio.gather(*batch)]
        await asyncio.wait_for(asyncio.gather(*(client.here for client in new)), 120)
        clients += new
    for n, client in enumerate(c for c in clients if c.owed and rate >= 0):
        loop.call_later((n % 97) / 97 * (crowd.pause or 0.2), client.move, client.owed)
    await asyncio.sleep(max(1.0, crowd.pause * 2))
    crowd.counting = True
    print("counting", flush=True)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    crowd.counting = False
    print("counted", flush=True)
    took = time.perf_counter() - began
    for client in clients:
        client.transport.abort()
    seen = sorted(crowd.seen)
    return {
        "moves": crowd.moves,
        "seconds": took,
        "deliveries": len(seen),
        "p50": seen[len(seen) // 2] * 1000 if seen else 0,
        "p99": seen[len(seen) * 99 // 100] * 1000 if seen else 0,
        "problems": crowd.problems,
    }


if __name__ == "__main__":
    everybody = msgspec.json.decode(sys.stdin.buffer.read())
    result = uvloop.run(run(int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]), everybody))
    print(msgspec.json.encode(result).decode(), flush=True)
