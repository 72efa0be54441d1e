"""Siege of a house of four processes on one database: it lets through what one process does, however the attacker's
connections fall on them. What one process has let through the others know of a second later, so a burst finds a little
more; what goes on does not."""

import contextlib
import socket
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.siege.siegecraft import Instance, family, frame, new_guest, post, raw, web_socket
from tests.store.postgresql import Server

WORKERS = 4
SECONDS = 12.0
AT_ONCE = 6
WRONG = "ACD-EFG-HJK"
WISH, STILL_THERE = b'{"t": "watch", "ref": 1, "table": "nowhere"}', b"no_such_table"
Attack = Callable[[Instance], int]


def again_and_again(server: Instance, ask: Callable[[], int], seconds: float = SECONDS) -> int:
    """How many of these requests were let in, each on a connection of its own, so that it comes to any process."""
    until = time.monotonic() + seconds

    def one(_: int) -> int:
        let_in = 0
        while time.monotonic() < until:
            code = ask()
            assert code < 500
            let_in += code != 429
        return let_in

    with ThreadPoolExecutor(AT_ONCE) as many:
        return sum(many.map(one, range(AT_ONCE)))


def asked(server: Instance, method: str, path: str, body: str = "", token: str = "") -> int:
    """The status of an answer, with as little as it takes to ask."""
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n"
    if token:
        head += f"Cookie: petteia={token}\r\n"
    if body:
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    with contextlib.closing(raw(server.port, f"{head}\r\n{body}".encode())) as line:
        return int(line.recv(1 << 16).split(b" ", 2)[1])


def guests(server: Instance) -> int:
    """New guests from one address: 20 a minute."""
    return again_and_again(server, lambda: asked(server, "POST", "/api/guests", '{"name": "Eve"}'))


def requests(server: Instance) -> int:
    """Questions from one address: 50 a second."""
    return again_and_again(server, lambda: asked(server, "GET", "/api/tables"))


def codes(server: Instance) -> int:
    """Wrong codes: 20 a minute from an address."""
    token = new_guest(server.url)
    return again_and_again(server, lambda: asked(server, "POST", "/api/codes", f'{{"code": "{WRONG}"}}', token))


def tables(server: Instance) -> int:
    """Tables of one guest: 20."""
    token = new_guest(server.url)
    full = 409
    ask = lambda: asked(server, "POST", "/api/tables", '{"game": "deukalion"}', token)  # noqa: E731
    return again_and_again(server, lambda: 429 if (code := ask()) == full else code, seconds=4.0)


def lines(server: Instance) -> int:
    """Connections of one guest: 8. They are opened one after the other, and those count that are still open."""
    token = new_guest(server.url)
    opened: list[socket.socket] = []
    for _ in range(40):
        with contextlib.suppress(OSError, AssertionError):
            opened.append(web_socket(server.port, token))
        time.sleep(0.1)
    open_still = 0
    for line in opened:
        line.settimeout(0.5)
        heard = b""
        with contextlib.suppress(TimeoutError, OSError):
            line.sendall(frame(1, WISH))
            while STILL_THERE not in heard and (more := line.recv(1 << 16)):
                heard += more
        open_still += STILL_THERE in heard
    for line in opened:
        line.close()
    return open_still


def halves(server: Instance) -> int:
    """Connections of one address that say half a request: 64. Those count that are still open after some seconds."""
    opened = []
    for _ in range(120):
        opened.append(raw(server.port, b"GET / HTTP/1.1\r\n"))
        time.sleep(0.04)
    open_still = 0
    for line in opened:
        line.setblocking(False)
        try:
            line.recv(1)
        except BlockingIOError:
            open_still += 1
        except OSError:  # turned away
            pass
        line.close()
    return open_still


def long_work(server: Instance) -> int:
    """Component files that take half a second each, from five guests of one address: one is read at a time. Told is
    how many scribes are at it at once, at most moments."""
    tokens = [new_guest(server.url, f"Eve {n}") for n in range(5)]
    body = {"game": "age_of_mythology", "components": "".join(f"{'a.' * 290}b{n} = 1\n" for n in range(300))}

    def hand_in(token: str) -> None:
        answer = post(server.url, "/api/tables", token, body)
        assert answer.json()["code"] in ("cannot_be_set_up", "takes_too_long"), answer.text

    seen = []
    with ThreadPoolExecutor(len(tokens)) as many:
        handing_in = [many.submit(hand_in, token) for token in tokens]
        while not all(one.done() for one in handing_in):
            seen.append(sum(map(at_work, scribes(server))))
            time.sleep(0.1)
    for one in handing_in:
        one.result()
    return int(statistics.median(n for n in seen if n))


def scribes(server: Instance) -> list[int]:
    """The processes of all scribes."""
    assert server.process is not None
    found = []
    for pid in family(server.process.pid):
        with contextlib.suppress(OSError):
            if b"petteia.server.jobs.worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def at_work(pid: int) -> bool:
    """Whether a process runs, or would if there were a core for it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "R"
    except OSError:
        return False


ATTACKS: dict[str, Attack] = {
    **{"guests": guests, "requests": requests, "codes": codes, "tables": tables, "lines": lines},
    **{"halves": halves, "long work": long_work},
}


@pytest.mark.soak
@pytest.mark.parametrize("name", ATTACKS)
def test_siege_of_four_processes_finds_the_limits_of_one(name: str, postgresql: Server, tmp_path: Path) -> None:
    let_in = {}
    for workers in (1, WORKERS):
        folder = tmp_path / str(workers)
        with Instance(folder, log_level="warning", port=0, database=postgresql.fresh(), workers=workers) as server:
            let_in[workers] = ATTACKS[name](server)
    one, four = let_in[1], let_in[WORKERS]
    print(f"{name}: {one} let in by one process, {four} by {WORKERS}")
    if name == "tables":
        assert one == four == 20, "what stands in the database holds at once"
    elif name == "long work":
        assert one == four == 1, "and so does what one of them does for all"
    else:
        assert four <= 1.5 * one + 8, f"one process lets {one} in, {WORKERS} let {four} in"
