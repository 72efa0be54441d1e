"""Siege: what comes in at the doors, over and over: codes that are guessed, tables in a race, bodies nobody can read,
sockets that come and go, previews of options, records that nobody fetches."""

import contextlib
import json
import random
import time
from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.server.running import PATIENCE_S
from tests.siege.conftest import GENEROUS
from tests.siege.hostile import long_record
from tests.siege.siegecraft import Instance, frame, get, new_guest, post, raw, sized, web_socket

WRONG = "ACD-EFG-HJK"
DEEP = b'{"game": ' + b"[" * 30_000 + b"]" * 30_000 + b"}"
UNREADABLE = (DEEP, b'{"game": "\xff\xfe"}', b"\x00" * 60_000, b'{"game": 1e999999}', b"{" * 60_000)


@sized(small=(6, 8), large=(250, 40))
def test_siege_with_codes_that_are_guessed(tmp_path, shape, judge, size):
    """From many addresses: they share the server's limit on guesses, and a friend who has the code comes in at once."""
    addresses, each = size
    settings = {"trusted_proxies": ["127.0.0.1"], "log_level": "info", "port": 0, **shape()}
    with Instance(tmp_path / "house", limits=GENEROUS, **settings) as server:
        host, friend, eve = (new_guest(server.url, name) for name in ("Host", "Friend", "Eve"))
        seats = [{"who": "me"}, {}]
        table = post(server.url, "/api/tables", host, {"game": "deukalion", "seats": seats}).json()["table"]
        code = post(server.url, f"/api/tables/{table}/code", host).json()["code"]

        def guess(n: int) -> set[int]:
            headers = {"Cookie": f"petteia={eve}", "X-Forwarded-For": f"203.0.{n // 250}.{n % 250}"}
            with httpx.Client(base_url=server.url, headers=headers, timeout=60) as client:
                return {client.post("/api/codes", json={"code": WRONG}).status_code for _ in range(each)}

        with server.siege(
            "codes guessed", f"{each} wrong codes from {addresses} addresses each", "locked out"
        ) as field:
            with ThreadPoolExecutor(6) as many:
                answers = set().union(*many.map(guess, range(addresses)))
            assert answers <= {403, 429}
            headers = {"Cookie": f"petteia={friend}", "X-Forwarded-For": "198.51.100.7"}
            came = httpx.post(f"{server.url}/api/codes", json={"code": code}, headers=headers, timeout=60)
            assert came.status_code == 200, came.text
        judge(field)


@sized(small=30, large=600)
def test_siege_with_a_race_for_tables(server, judge, size):
    """One guest sets tables up at the same moment on many connections: no more come of it than a guest may have."""
    token = new_guest(server.url)

    def set_up(_: int) -> int:
        return post(server.url, "/api/tables", token, {"game": "deukalion"}).status_code

    with server.siege("a race for tables", f"{size} tables by one guest, 12 at once") as field:
        with ThreadPoolExecutor(12) as many:
            answers = list(many.map(set_up, range(size)))
        assert set(answers) <= {201, 409, 429}
        there = len(get(server.url, "/api/tables?which=mine", token).json()["tables"])
        assert 0 < there == answers.count(201) <= 20
    judge(field)


@sized(small=4, large=400)
def test_siege_with_bodies_nobody_can_read(server, judge, size):
    """Deep, undecodable, or no JSON at all: a 4xx each time."""
    headers = {"Cookie": f"petteia={new_guest(server.url)}", "Content-Type": "application/json"}
    sends = f"{size} times {len(UNREADABLE)} bodies of up to 60 kB"
    client = httpx.Client(base_url=server.url, headers=headers, timeout=60)
    with client, server.siege("unreadable bodies", sends) as field:
        for _ in range(size):
            for body in UNREADABLE:
                for path in ("/api/tables", "/api/records", "/api/codes"):
                    assert 400 <= client.post(path, content=body).status_code < 500
    assert not server.told("unforeseen")
    judge(field)


@sized(small=60, large=4000)
def test_siege_of_sockets_that_come_and_go(server, judge, size):
    """Half of them disconnect silently; nothing of them stays behind."""
    token = new_guest(server.url)
    before = server.descriptors()
    with server.siege("sockets that come and go", f"{size} sockets, one after the other", "held") as field:
        for n in range(size):
            line = web_socket(server.port, token)
            if n % 2:
                line.sendall(b"\x88\x80\x00\x00\x00\x00")
            line.close()
    assert server.descriptors() <= before + 20
    judge(field)


def weigh_on(port: int, token: str, table: str, seconds: float, rng: random.Random) -> int:
    """Ask what options would do, four questions at a time and each time after other picks; how many were answered.

    The house hangs up on whoever asks too much for too long; such a one comes back at once. Where everything takes its
    time somebody goes on until the first answer.
    """
    until, said = time.monotonic() + seconds, 0
    at_the_latest = until + PATIENCE_S
    while time.monotonic() < (until if said else at_the_latest):
        with contextlib.suppress(ConnectionError), contextlib.closing(web_socket(port, token)) as line:
            line.settimeout(PATIENCE_S)
            heard = more = b"-"
            while more and time.monotonic() < (until if said else at_the_latest):
                for _ in range(4):
                    picks = [rng.randrange(200)] if rng.random() < 0.5 else []
                    wish = {"t": "weigh", "ref": 1, "table": table, "seat": 0, "decision": 1, "picks": picks}
                    line.sendall(frame(1, json.dumps(wish).encode()))
                more = line.recv(1 << 20)
                heard = heard[-8:] + more
                said += heard.count(b'"weighed"')
    return said


@sized(small=(1, 2, 1.0), large=(8, 8, 15.0))
def test_siege_with_options_to_be_weighed(server, judge, size):
    """Each question is small; all of them together would take every turn of the loop."""
    guests, lines, seconds = size
    tables = []
    for n in range(guests):
        token = new_guest(server.url, f"Eve {n}")
        body = {"game": "age_of_mythology", "seats": [{"who": "me"}, {"who": "bot"}]}
        table = post(server.url, "/api/tables", token, body).json()["table"]
        post(server.url, f"/api/tables/{table}/start", token)
        line = web_socket(server.port, token)
        add = {"t": "add", "ref": 1, "table": table, "seat": 0, "random": "00" * 16}
        line.sendall(frame(1, json.dumps(add).encode()))
        tables.append((token, table))
        line.recv(1 << 20)
        line.close()
    sends = f"four questions at a time on {guests * lines} lines for {seconds:.0f} s"
    with server.siege("previews of options", sends, "32 slices a turn") as field:
        asking = [one for one in tables for _ in range(lines)]
        with ThreadPoolExecutor(len(asking)) as many:
            work = [many.submit(weigh_on, server.port, *one, seconds, random.Random(n)) for n, one in enumerate(asking)]
            said = sum(one.result() for one in work)
    assert said, "they were answered"
    judge(field)


@sized(small=(1500, 20, 2.0), large=(60_000, 400, 30.0))
def test_siege_with_records_that_nobody_fetches(server, judge, size):
    """A record is asked for on many connections and not a byte of it is read: it is paid for before it is made."""
    lines, connections, seconds = size
    token = new_guest(server.url)
    table = post(server.url, "/api/records", token, {"record": long_record("deukalion", 2, lines)}).json()["table"]
    post(server.url, f"/api/tables/{table}/close", token)
    head = f"Host: 127.0.0.1:{server.port}\r\nCookie: petteia={token}\r\n\r\n"
    asking = f"GET /api/tables/{table}/record HTTP/1.1\r\n{head}"
    sends = f"{connections} requests for a record of {lines} lines, not a byte read"
    open_lines = []
    with server.siege("records not fetched", sends, "held in memory") as field:
        until = time.monotonic() + seconds
        for _ in range(connections):
            open_lines.append(raw(server.port, asking.encode()))
            time.sleep(max(0.0, seconds / connections / 2))
        while time.monotonic() < until:
            time.sleep(0.1)
    for line in open_lines:
        line.close()
    assert field.row.memory_mb < 800
    judge(field)
