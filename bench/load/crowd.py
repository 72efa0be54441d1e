"""Our clients: as little as it takes to be one, so that the server is what is measured.

    python crowd.py PORT PHASES PLAYING AFTER < seats.json

PHASES are a JSON list of [name, moves a second, seconds]: with 0 moves a second every table plays as fast as the server
lets it, with -1 nobody moves. Seats from PLAYING on only watch. First one client of each table comes, then the others.
Before anything is counted every table makes AFTER moves. Prints a line for each thing that happens, so that whoever
measures the server can look at it: `one a table`, `all here {…}` with what went wrong, `opened`, `counting NAME`, and
`counted NAME {…}`: how many moves were acknowledged, and how long each took from being sent to the screens of the other
three. Where several decide at once, as in Age of Mythology,
what arrives is counted from the last move that was sent.
"""

import asyncio
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvloop

SEATS = 4
AT_ONCE = 50
"""How many come at the same moment."""
NOT_KEPT = "not_kept"
AGAIN_SECONDS = 0.05
PATIENCE_SECONDS = 60.0
SETTLING_SECONDS = 1.0


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
    code: str = ""
    view: View | None = None
    message: "Message | None" = None
    update: "Message | None" = None
    now: Any = None
    """An update, where it comes with `stale`."""


_decoder = msgspec.json.Decoder(list[Message])


class Relay:
    """A table: when its last move was sent, and how many were made."""

    def __init__(self) -> None:
        self.sent = 0.0
        self.moves = 0


class Crowd:
    """All clients together."""

    def __init__(self) -> None:
        self.pause = 0.0
        self.playing = False
        self.opening = 0
        """How many moves every table is to make before anything is counted; 0: they have."""
        self.counting = False
        self.moves = 0
        self.seen: list[float] = []
        self.problems: dict[str, int] = {}
        self.over = False

    def trouble(self, what: str) -> None:
        """Something came to pass that should not have."""
        self.problems[what] = self.problems.get(what, 0) + 1


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
        self.wish = ""
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
            self.watch()
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

    def connection_lost(self, problem: Exception | None) -> None:
        """Nobody comes back here: what a server does to those who must is in tests/faults."""
        if not self.crowd.over:
            self.crowd.trouble("cut off")
            if not self.here.done():
                self.here.set_exception(ConnectionError(f"turned away: {bytes(self.buffer[:80])!r} {problem or ''}"))

    def take(self, message: Message) -> None:
        """Something the house says."""
        if message.t == "update":
            self.saw(message)
        elif message.t == "lost":  # the table is read anew there, and has to be watched anew
            self.crowd.trouble("lost")
            self.watch()
        elif message.t == "reply" and message.message is not None:
            inner = message.message
            if inner.t == "ack":
                self.relay.moves += 1
                if self.crowd.counting:
                    self.crowd.moves += 1
            elif inner.t == "catchup" and inner.update is not None:
                self.owed = inner.update if inner.update.owes else None
                if not self.here.done():
                    self.here.set_result(None)
                elif self.owed is not None:
                    self.move(self.owed)
            elif inner.t == "refusal" and inner.code == NOT_KEPT:
                self.crowd.trouble(NOT_KEPT)
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.send, self.wish)
            elif inner.t == "stale":
                self.crowd.trouble("stale")
                self.mine, self.answered = False, 0
                now = msgspec.convert(inner.now, Message)
                if now.owes:
                    self.move(now)
            else:
                self.crowd.trouble(inner.code or inner.t)

    def watch(self) -> None:
        """See the table."""
        self.wish = f'{{"t":"watch","ref":1,"table":"{self.table}"}}'
        self.send(self.wish)

    def saw(self, update: Message) -> None:
        """The table went on."""
        if self.mine:
            self.mine = False
        elif self.crowd.counting and self.relay.sent:
            self.crowd.seen.append(time.perf_counter() - self.relay.sent)
        self.owed = update if update.owes else None
        if update.owes and self.crowd.playing and not (self.crowd.opening and self.relay.moves >= self.crowd.opening):
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
        self.wish = (
            f'{{"t":"decide","ref":2,"table":"{self.table}","seat":{self.seat},"decision":{decision},'
            f'"actions":[{options[decision % len(options)].n}],"key":"{decision}"}}'
        )
        self.send(self.wish)


async def come(port: int, crowd: Crowd, relays: dict[str, Relay], seats: list[dict[str, Any]]) -> list[Client]:
    """Let these in, some at a time, and wait until each has seen its table."""
    loop = asyncio.get_running_loop()
    clients: list[Client] = []
    for at in range(0, len(seats), AT_ONCE):
        batch = []
        for seat in seats[at : at + AT_ONCE]:
            relay = relays.setdefault(seat["table"], Relay())
            make: Callable[[], Client] = lambda s=seat, r=relay: Client(  # type: ignore[misc] # noqa: E731
                crowd, r, s["table"], s["seat"], s["token"]
            )
            batch.append(loop.create_connection(make, "127.0.0.1", port))
        new = [client for _, client in await asyncio.gather(*batch)]
        done, waiting = await asyncio.wait([client.here for client in new], timeout=PATIENCE_SECONDS)
        if waiting:
            raise SystemExit(f"{len(clients)} came, then {len(waiting)} of {len(new)} saw nothing; {crowd.problems}")
        for one in done:
            one.result()
        clients += new
    return clients


async def open_all(crowd: Crowd, players: list[Client], moves: int) -> None:
    """Let every table make so many moves; whoever has waits for the others."""
    crowd.opening, crowd.playing = moves, True
    for client in players:
        if client.owed is not None:
            client.move(client.owed)
    tables = {id(client.relay): client.relay for client in players}.values()
    while any(table.moves < moves for table in tables):
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLING_SECONDS)
    crowd.opening, crowd.playing = 0, False
    print("opened", flush=True)


async def phase(crowd: Crowd, players: list[Client], name: str, rate: float, seconds: float) -> None:
    """Let every table go on at this pace, and count."""
    loop = asyncio.get_running_loop()
    crowd.pause = 1 / rate if rate > 0 else 0.0
    if rate >= 0 and not crowd.playing:
        crowd.playing = True
        for n, client in enumerate(c for c in players if c.owed):
            loop.call_later((n % 97) / 97 * (crowd.pause or 0.2), client.move, client.owed)
    await asyncio.sleep(max(SETTLING_SECONDS, crowd.pause * 2))
    crowd.moves, crowd.seen, crowd.problems = 0, [], {}
    crowd.counting = True
    print(f"counting {name}", flush=True)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    crowd.counting = False
    took = time.perf_counter() - began
    seen = sorted(crowd.seen)
    counted = {
        "moves": crowd.moves,
        "seconds": took,
        "deliveries": len(seen),
        "p50": seen[len(seen) // 2] * 1000 if seen else 0,
        "p99": seen[len(seen) * 99 // 100] * 1000 if seen else 0,
        "problems": crowd.problems,
    }
    print(f"counted {name} {msgspec.json.encode(counted).decode()}", flush=True)


async def run(
    port: int, phases: list[tuple[str, float, float]], playing: int, after: int, seats: list[dict[str, Any]]
) -> None:
    """Connect everybody, let every table begin, and count."""
    crowd = Crowd()
    relays: dict[str, Relay] = {}
    clients = await come(port, crowd, relays, [seat for seat in seats if seat["seat"] == 0])
    print("one a table", flush=True)
    clients += await come(port, crowd, relays, [seat for seat in seats if seat["seat"]])
    print(f"all here {msgspec.json.encode(crowd.problems).decode()}", flush=True)
    at_play = {seat["table"] for seat in seats[:playing]}
    players = [client for client in clients if client.table in at_play]
    if after:
        await open_all(crowd, players, after)
    for name, rate, seconds in phases:
        await phase(crowd, players, name, rate, seconds)
    crowd.over = True
    for client in clients:
        client.transport.abort()


def main() -> None:
    """Everybody's seats come over standard input."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    everybody = msgspec.json.decode(sys.stdin.buffer.read())
    port, playing, after = int(sys.argv[1]), int(sys.argv[3]), int(sys.argv[4])
    uvloop.run(run(port, msgspec.json.decode(sys.argv[2]), playing, after, everybody))


if __name__ == "__main__":
    main()
