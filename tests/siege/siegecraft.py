"""What every siege needs: a house in a process of its own, people who play there meanwhile, and what they noticed.

    with house.siege("half-open requests", "200 connections that say half a line") as field:
        ...                                     # the attack
    field.row                                   # what the others waited, what it cost the house

A row goes to the table that is printed at the end (`conftest.py`).
"""

import contextlib
import json
import os
import re
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.running import PATIENCE_S

VICTIMS = Path(__file__).with_name("victims.py")
VICTIMS_ADDRESS = ["127.0.0.9"] if sys.platform == "linux" else []
"""Elsewhere a machine is its own neighbour at one address only."""
TERM_SECONDS = 10.0
SOAK_WAIT_MS = 250.0
"""Nobody waits longer than this while the house is attacked, on a machine that does nothing else."""
TEST_HOLD_S = 0.5
"""Of processor time, beside other tests, which share the cores: enough to tell a slow answer from a house that stands
still."""
MOST_MEMORY_MB = 1500.0
BEFORE_AND_AFTER = 0.3


class Row(msgspec.Struct):
    """A line of the table."""

    attack: str
    sends: str
    before: str = ""
    moves: int = 0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    max_ms: float = 0.0
    lost: int = 0
    memory_mb: float = 0.0
    descriptors: int = 0
    term_s: float = 0.0


def sized(large: Any, small: Any = None) -> Any:
    """A test of an attack that runs with small figures in `make test`, if there are any, and with large ones in
    `make soak`."""
    soaks = [pytest.param(large, id="large", marks=pytest.mark.soak)]
    return pytest.mark.parametrize("size", soaks if small is None else [pytest.param(small, id="small"), *soaks])


class Instance:
    """A server in a process of its own, with two people playing at it."""

    def __init__(self, folder: Path, descriptors: int = 0, **settings: Any) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.descriptors_limit = descriptors
        self.settings = settings
        self.command = ["-m", "petteia"]
        self.process: subprocess.Popen[bytes] | None = None
        self._victims: subprocess.Popen[str] | None = None
        self._moves: list[dict[str, Any]] = []
        self.port = 0

    # -- open and shut -----------------------------------------------------------------------------

    def __enter__(self) -> "Instance":
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.send_victims_home()
        if self.process is not None and self.process.poll() is None:
            self.shut()

    def open(self, wait: float = PATIENCE_S) -> float:
        """Start it; returns how many seconds that took."""
        began = time.monotonic()
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "petteia.toml"
        limits = self.settings.pop("limits", {}) if "limits" in self.settings else None
        if limits is not None or not file.exists():
            lines = [f"{key} = {json.dumps(value)}" for key, value in self.settings.items()]
            lines += ["[limits]", *(f"{key} = {value}" for key, value in (limits or {}).items())]
            file.write_text("\n".join(lines) + "\n")
        command = [sys.executable, "-P", *self.command, "serve", "--port", str(self.port), "--config", str(file)]
        command += ["--data", str(self.folder / "data")]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PETTEIA")}
        before = self._said()
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=environment, preexec_fn=self._limited if os.name != "nt" else None
            )
        while time.monotonic() - began < wait:
            found = re.search(rb"open at http://[^:]+:(\d+)/?\s", self._said()[len(before) :])
            if found:
                self.port = int(found[1])
                return time.monotonic() - began
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"the house did not open: {self._said()[-2000:].decode(errors='replace')}")

    def _limited(self) -> None:
        if self.descriptors_limit:
            import resource

            resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors_limit, self.descriptors_limit))

    def shut(self) -> float:
        """Ask it to stop; returns how many seconds that took. A server that does not stop is killed, and that is a
        failure."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        took = time.monotonic() - began
        assert self.process.returncode == 0, f"SIGTERM: {self.process.returncode} after {took:.1f} s"
        return took

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    # -- what can be seen of it --------------------------------------------------------------------

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _said(self) -> bytes:
        return self.log.read_bytes() if self.log.exists() else b""

    def told(self, what: str = "") -> list[dict[str, Any]]:
        """Its log, as far as the lines with `what`."""
        lines = [line for line in self._said().decode(errors="replace").splitlines() if line.startswith("{")]
        return [told for line in lines if what in (told := json.loads(line)).get("what", "")]

    def memory_mb(self) -> float:
        """What the house holds, its scribes and bots too; what they have of the same files counts once. (Where /proc is
        not there it is not measured.)"""
        assert self.process is not None
        held = [_held_by(pid) for pid in family(self.process.pid)]
        return (sum(own for own, _ in held) + max((files for _, files in held), default=0)) / 1024

    def descriptors(self) -> int:
        """How many descriptors its processes have open, all together."""
        assert self.process is not None
        count = 0
        for pid in family(self.process.pid):
            with contextlib.suppress(OSError):
                count += len(os.listdir(f"/proc/{pid}/fd"))
        return count

    def longest_hold(self) -> float:
        """The longest processor time, in seconds, that the loop used without a pause in the last minute."""
        lines = httpx.get(f"{self.url}/metrics", timeout=PATIENCE_S).text.splitlines()
        held = [float(line.split()[-1]) for line in lines if line.startswith("petteia_loop_hold_max_seconds")]
        assert held, lines
        return max(held)

    # -- the people --------------------------------------------------------------------------------

    def bring_victims(self) -> None:
        """Two people come and play, until they rest or the server is shut down."""
        if self._victims is not None and self._victims.poll() is None:
            self._tell_victims("play")
            self.await_moves(time.monotonic(), 1)
            return
        self._victims = subprocess.Popen(
            [sys.executable, "-P", str(VICTIMS), self.url, *VICTIMS_ADDRESS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._listening = threading.Thread(target=self._listen, args=(self._victims,), daemon=True)
        self._listening.start()
        self.await_moves(time.monotonic(), 3)

    def _listen(self, victims: "subprocess.Popen[str]") -> None:
        assert victims.stdout is not None
        for line in victims.stdout:
            self._moves.append(json.loads(line))

    def _tell_victims(self, what: str) -> None:
        assert self._victims is not None and self._victims.stdin is not None
        self._victims.stdin.write(f"{what}\n")
        self._victims.stdin.flush()

    def await_moves(self, since: float, count: int, seconds: float = PATIENCE_S) -> None:
        until = time.monotonic() + seconds
        while sum(1 for move in list(self._moves) if move["at"] >= since) < count:
            assert self._victims is not None and self._victims.poll() is None, "the people went home"
            assert time.monotonic() < until, f"nobody could move for {seconds} s"
            time.sleep(0.02)

    def send_victims_home(self) -> None:
        if self._victims is not None:
            assert self._victims.stdin is not None
            with contextlib.suppress(OSError):
                self._victims.stdin.close()
            try:
                self._victims.wait(10)
            except subprocess.TimeoutExpired:
                self._victims.kill()
                self._victims.wait()
            self._listening.join(10)
            assert self._victims.stdout is not None
            self._victims.stdout.close()
            self._victims = None

    # -- the siege ---------------------------------------------------------------------------------

    @contextlib.contextmanager
    def siege(self, attack: str, sends: str, before: str = "", cut_off: int = 0) -> "Iterator[Field]":
        """The server is attacked while this lasts; then the field's row has what the others noticed. The attack itself
        may cut a connection this often."""
        self.bring_victims()
        field = Field(self, Row(attack, sends, before), cut_off)
        field.begin()
        time.sleep(BEFORE_AND_AFTER)
        try:
            yield field
        finally:
            field.attacked = time.monotonic()
        self.await_moves(time.monotonic(), 2)  # whoever is waiting for an answer now waited because of this
        self._tell_victims("rest")  # whoever shares the house may come much later
        field.end([move for move in list(self._moves) if move["at"] >= field.began])


class Field:
    """A siege: when it began, and the measurements during it."""

    def __init__(self, server: Instance, row: Row, cut_off: int = 0) -> None:
        self.instance = server
        self.row = row
        self.cut_off = cut_off
        self.began = 0.0
        self.attacked = 0.0
        self.hold_s = 0.0
        self._over = threading.Event()
        self._sampling = threading.Thread(target=self._sample, daemon=True)

    def begin(self) -> None:
        self.began = time.monotonic()
        self._sampling.start()

    def _sample(self) -> None:
        while not self._over.wait(0.05):
            self.row.memory_mb = max(self.row.memory_mb, self.instance.memory_mb())
            self.row.descriptors = max(self.row.descriptors, self.instance.descriptors())

    def end(self, moves: list[dict[str, Any]]) -> None:
        self._over.set()
        self._sampling.join()
        self.hold_s = self.instance.longest_hold()
        took = sorted(1000 * move["took"] for move in moves if not move.get("lost"))
        row = self.row
        row.moves = len(took)
        row.lost = sum(1 for move in moves if move.get("lost"))
        if took:
            row.p50_ms = statistics.median(took)
            row.p99_ms = took[min(len(took) - 1, int(len(took) * 0.99))]
            row.max_ms = took[-1]
        assert self.instance.process is not None and self.instance.process.poll() is None, "the house fell"

    def held(self, large: bool) -> None:
        """Nobody was cut off, the server kept its memory, and nobody waited for it. When other tests run in parallel a
        clock measures the machine; then the loop's own longest step counts."""
        row = self.row
        if large:
            assert row.max_ms <= SOAK_WAIT_MS, f"somebody waited {row.max_ms:.0f} ms"
            assert row.term_s < TERM_SECONDS, f"SIGTERM took {row.term_s:.1f} s"
        else:
            assert self.hold_s <= TEST_HOLD_S, f"the loop worked {self.hold_s:.2f} s without a pause"
        assert row.moves and row.lost <= self.cut_off, f"{row.lost} moves came to nothing, {row.moves} did not"
        assert row.memory_mb <= MOST_MEMORY_MB, f"the house took {row.memory_mb:.0f} MB"


def family(process: int) -> Iterator[int]:
    """A process and those it started."""
    yield process
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from family(int(child))


def _held_by(process: int) -> tuple[int, int]:
    """The kilobytes of memory that a process has for itself, and those of files, which others may have, too."""
    held = {"RssAnon:": 0, "RssFile:": 0}
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            name, _, rest = line.partition("\t")
            if name in held:
                held[name] = int(rest.split()[0])
    return held["RssAnon:"], held["RssFile:"]


# -- what attackers use -------------------------------------------------------------------------------------------


def new_guest(url: str, name: str = "Mallory") -> str:
    """The token of a new guest. If there are too many it is told to wait, and does."""
    for _ in range(100):
        answer = httpx.post(f"{url}/api/guests", json={"name": name}, timeout=60)
        if answer.status_code == 201:
            return str(answer.cookies["petteia"])
        time.sleep(0.2)
    raise AssertionError(answer.text)


def post(url: str, path: str, token: str, body: Any = None) -> httpx.Response:
    """A request as a guest."""
    cookies = {"petteia": token}
    with httpx.Client(base_url=url, cookies=cookies, timeout=60) as client:
        return client.post(path) if body is None else client.post(path, json=body)


def get(url: str, path: str, token: str) -> httpx.Response:
    """A query as a guest."""
    return httpx.get(f"{url}{path}", headers={"Cookie": f"petteia={token}"}, timeout=60)


def raw(port: int, data: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A bare connection, from this address of the machine, on which this has been sent."""
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S, source_address=(address, 0))
    if data:
        line.sendall(data)
    return line


def web_socket(port: int, token: str, compressed: bool = False) -> socket.socket:
    """A bare connection that has become a WebSocket; `compressed`: with compressed frames."""
    extension = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if compressed else ""
    asking = (
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"{extension}Cookie: petteia={token}\r\n\r\n"
    )
    line = raw(port, asking.encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        more = line.recv(4096)
        assert more, heard
        heard += more
    assert heard.startswith(b"HTTP/1.1 101"), heard[:200]
    assert compressed == (b"permessage-deflate" in heard), heard
    return line


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A whole frame as a client sends it, masked with zeros."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 65536:
        head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


COMPRESSED = 0x40
"""Set in the first byte of a frame: its payload is."""


def deflated(text: bytes) -> bytes:
    """A whole text frame whose payload is compressed (RFC 7692), by itself: it can be sent over and over."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    payload = packer.compress(text) + packer.flush(zlib.Z_FULL_FLUSH)
    return frame(COMPRESSED | 1, payload.removesuffix(b"\x00\x00\xff\xff"))


def pump(lines: list[socket.socket], data: bytes, seconds: float) -> int:
    """Send this on all connections over and over; returns how many bytes were accepted."""
    taken, until = 0, time.monotonic() + seconds
    alive = list(lines)
    for line in alive:
        line.setblocking(False)
    while alive and time.monotonic() < until:
        pushed = False
        for line in list(alive):
            try:
                taken += line.send(data)
                pushed = True
            except BlockingIOError:
                pass
            except OSError:
                alive.remove(line)
        if not pushed:
            time.sleep(0.002)
    return taken


def answered(condition: Callable[[], bool], seconds: float = PATIENCE_S) -> bool:
    """Whether something becomes true in time."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
