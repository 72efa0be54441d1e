"""Refused requests: other sites' pages, wrong hosts, too much, too often; and the headers for a browser."""

import asyncio
import heapq
import json
import socket
import time

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from petteia.server.config import Limits
from petteia.server.http import protocol
from petteia.server.limits.buckets import Bucket, Buckets, whence
from tests.server.running import PATIENCE_S, UNLIMITED, Client, Running, settings


def limits(**changes: int) -> Limits:
    import msgspec

    return msgspec.structs.replace(UNLIMITED, **changes)


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://[::1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_request_of_another_sites_page_changes_nothing(tmp_path, headers):
    with Running(tmp_path) as server:
        answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ida"}, headers=headers)
        assert answer.status_code == 403 and answer.json()["code"] == "wrong_origin"
        assert "set-cookie" not in answer.headers


def test_the_houses_own_pages_and_programs_are_let_in(tmp_path):
    with Running(tmp_path) as server:
        for headers in ({}, {"origin": server.url}, {"sec-fetch-site": "same-origin"}):
            assert httpx.post(f"{server.url}/api/guests", json={"name": "I"}, headers=headers).status_code == 201


def test_only_json_is_read(tmp_path):
    with Running(tmp_path) as server:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            answer = httpx.post(f"{server.url}/api/guests", content=b'{"name":"Ida"}', headers={"content-type": kind})
            assert answer.status_code in (400, 415), kind


def test_a_websocket_of_another_sites_page_is_turned_away(tmp_path):
    async def try_it() -> None:
        async with Client(server.url) as ida:
            url = server.url.replace("http", "ws") + "/api/socket"
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Cookie": ida.cookie(), "Origin": "https://evil.example"})
            async with connect(url) as nobody:
                with pytest.raises(ConnectionClosed) as closed:
                    await nobody.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401

    with Running(tmp_path) as server:
        asyncio.run(try_it())


def test_a_local_house_answers_to_no_foreign_name(tmp_path):
    with Running(tmp_path) as server:
        answer = httpx.get(f"{server.url}/api/house", headers={"host": "evil.example"})
        assert answer.status_code == 403 and answer.json()["code"] == "wrong_host"
        assert httpx.get(f"{server.url}/api/house", headers={"host": "localhost:1"}).status_code == 200


@pytest.mark.parametrize("host", ["[bad", "127.0.0.1:abc", "localhost:99999999"])
def test_a_host_that_is_none_is_turned_away(tmp_path, host):
    with Running(tmp_path) as server:
        headers = {"host": host, "origin": "http://localhost"}
        for answer in (
            httpx.get(f"{server.url}/api/house", headers=headers),
            httpx.post(f"{server.url}/api/guests", json={"name": "Ida"}, headers=headers),
        ):
            assert answer.status_code == 403 and answer.json()["code"] == "wrong_host"
            assert "content-security-policy" in answer.headers


def test_every_answer_carries_the_strict_headers(tmp_path):
    with Running(tmp_path) as server:
        for path in ("/", "/api/docs", "/api/house", "/api/nothing", "/healthz", "/api/me"):
            headers = httpx.get(server.url + path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "img-src 'self' data:" in policy and "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in headers
        assert httpx.get(f"{server.url}/api/me").headers["cache-control"] == "no-store"


def test_pages_load_nothing_from_elsewhere_and_hold_no_inline_script_or_style(tmp_path):
    with Running(tmp_path) as server:
        for path in ("/", "/api/docs", "/api/docs/socket", "/api/docs.js", "/api/docs.css"):
            text = httpx.get(server.url + path).text.replace(server.url, "")  # previews name the house itself
            assert "http://" not in text and "https://" not in text
            assert "style=" not in text and "<script>" not in text and "innerHTML" not in text


def test_what_is_too_large_is_turned_away(tmp_path):
    with Running(tmp_path, settings(limits=limits(body_bytes=2000))) as server:
        answer = httpx.post(f"{server.url}/api/guests", json={"name": "I" * 5000})
        assert answer.status_code == 413

        def drip():
            yield b'{"name": "'
            for _ in range(100):
                yield b"I" * 100
            yield b'"}'

        answer = httpx.post(f"{server.url}/api/guests", content=drip(), headers={"content-type": "application/json"})
        assert answer.status_code == 413


def test_a_socket_message_that_is_too_large_ends_the_connection(tmp_path):
    async def send() -> None:
        async with Client(server.url) as ida:
            await ida.connect()
            assert ida.socket is not None
            await ida.socket.send(json.dumps({"t": "say", "table": "x", "text": "a" * 5000}))
            await ida.socket.wait_closed()
            assert ida.socket.close_code == 1009

    with Running(tmp_path, settings(limits=limits(message_bytes=2000))) as server:
        asyncio.run(send())


def test_who_asks_too_often_is_told_to_wait(tmp_path):
    """The clock of the limits stands still, so that a slow machine asks no less often."""
    with Running(tmp_path, settings(limits=limits(requests_per_second=2))) as server, httpx.Client() as browser:
        for buckets in (server.instance.limits.requests, server.instance.limits.probes):
            buckets.clock = lambda now=buckets.clock(): now
        answers = [browser.get(f"{server.url}/api/house") for _ in range(20)]
        assert answers[0].status_code == 200 and answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_often" and answers[-1].headers["retry-after"]
        assert browser.get(f"{server.url}/healthz").status_code == 200, "counted apart"
        commits = server.instance.store.file.counts.commits
        answers = [browser.get(f"{server.url}/healthz") for _ in range(20)]
        assert answers[0].status_code == 200 and answers[-1].status_code == 429
        assert server.instance.store.file.counts.commits <= commits + 1, "nor does each of them write something"


@pytest.mark.parametrize("lines", [8, 60, 256])
def test_more_lines_do_not_get_more_refusals(lines):
    """Every connection asks again as soon as it is refused; the clock is the test's."""
    now = [0.0]
    refusals = Buckets(rate=10, burst=20, clock=lambda: now[0])
    asking = [0.0] * lines
    heapq.heapify(asking)
    refused = 0
    while (at := heapq.heappop(asking)) < 30:
        now[0], refused = at, refused + 1
        heapq.heappush(asking, at + refusals.queue("flood", 5.0))
    assert refused <= 20 + 30 * max(10, lines / 5) + 2 * lines
    assert refusals.queue("somebody else", 5.0) == 0
    now[0] = 36.0
    assert refusals.queue("flood", 5.0) == 0, "what was asked too often is forgotten"


def test_a_password_cannot_be_tried_often(tmp_path):
    config = settings(password="sesame", limits=limits(guests_per_minute=5))
    with Running(tmp_path, config) as server, httpx.Client() as browser:
        answers = [
            browser.post(f"{server.url}/api/guests", json={"name": "Ida", "password": str(n)}).status_code
            for n in range(10)
        ]
        assert answers[:5] == [403] * 5 and answers[-1] == 429


def test_connections_are_limited_for_each_guest(tmp_path):
    async def try_it() -> None:
        async with Client(server.url) as ida:
            url = server.url.replace("http", "ws") + "/api/socket"
            headers = {"Cookie": ida.cookie()}
            async with connect(url, additional_headers=headers) as one, connect(url, additional_headers=headers) as two:
                assert "hello" in str(await one.recv()) and "hello" in str(await two.recv())
                async with connect(url, additional_headers=headers) as three:
                    with pytest.raises(ConnectionClosed):
                        await three.recv()
                    assert three.close_code == 4429

    with Running(tmp_path, settings(limits=limits(connections_per_guest=2))) as server:
        asyncio.run(try_it())


def test_who_sends_too_fast_is_read_more_slowly(tmp_path):
    async def flood() -> float:
        async with Client(server.url) as ida:
            await ida.connect()
            loop = asyncio.get_running_loop()
            began = loop.time()
            replies = [ida.send("ping") for _ in range(60)]
            await asyncio.gather(*replies)
            return loop.time() - began

    with Running(tmp_path, settings(limits=limits(messages_per_second=10))) as server:
        assert asyncio.run(flood()) >= 1.5  # forty at once, twenty more at ten a second


@pytest.mark.parametrize(
    "one, other, same",
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("?", "no: address", False),
    ],
)
def test_who_has_a_whole_network_of_addresses_counts_as_one(one, other, same):
    assert (whence(one) == whence(other)) == same


def test_a_bucket_fills_again():
    now = [0.0]
    buckets = Buckets(rate=1, burst=2, most=2, clock=lambda: now[0])
    assert [buckets.offered("a") for _ in range(3)] == [True, True, False]
    now[0] = 1.0
    assert [buckets.offered("a") for _ in range(2)] == [True, False]
    for who in "bcdefg":
        assert buckets.offered(who)
    assert len(buckets._buckets) <= 3


def test_a_bucket_says_how_long_to_wait():
    bucket = Bucket(rate=10, burst=1, now=0.0)
    assert bucket.take(0.0) == 0.0
    assert bucket.take(0.0) == pytest.approx(0.1)
    assert bucket.take(0.0) == pytest.approx(0.2)
    assert bucket.full(10.0)


@pytest.mark.parametrize("requests", [1, 20], ids=["the rest of one answer", "many answers"])
def test_somebody_who_does_not_take_an_answer_is_not_waited_for(tmp_path, monkeypatch, requests):
    monkeypatch.setattr(protocol, "TAKE_SECONDS", 1.5)
    asking = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with Running(tmp_path) as server, socket.socket() as lazy, socket.socket() as slow:
        for line in (lazy, slow):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", server.port))
        while len(server.server.server_state.connections) < 2:
            time.sleep(0.01)
        for listener in list(server.server.server_state.connections):
            listener.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        lazy.sendall(asking * requests)
        slow.sendall(asking)
        head, _, taken = slow.recv(4096).partition(b"\r\n\r\n")
        length = int(next(line for line in head.lower().split(b"\r\n") if b"content-length" in line).split(b":")[1])
        while len(taken) < length:  # slowly, but it goes on
            more = slow.recv(16_384)
            assert more, "somebody who takes it bit by bit gets it whole"
            taken += more
            time.sleep(0.001)
        lazy.settimeout(PATIENCE_S)
        until = time.monotonic() + PATIENCE_S
        while any(c.client == lazy.getsockname() for c in list(server.server.server_state.connections)):
            assert time.monotonic() < until, "it is still waited for"
            time.sleep(0.05)


def test_tables_watched_are_counted_by_address(tmp_path):
    """Each stays in memory as long as it is watched."""

    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            tables = [(await ida.post("/api/tables", {"game": "agora"}))["table"] for _ in range(4)]
            await ida.connect()
            await odo.connect()
            for client, table in ((ida, 0), (odo, 0), (ida, 1)):
                await client.watch(tables[table])
            refused = await odo.ask("watch", table=tables[2])
            assert refused["code"] == "watching_enough" and "3" in refused["text"]
            await odo.watch(tables[0])  # once more is no more
            await ida.ask("unwatch", table=tables[1])
            assert (await odo.ask("watch", table="none"))["code"] == "no_such_table"
            await odo.watch(tables[2])
            assert list(server.instance.clients.watched.values()) == [3]

    limits = msgspec.structs.replace(UNLIMITED, watched_per_address=3)
    with Running(tmp_path, settings(limits=limits)) as server:
        asyncio.run(story())
        until = time.monotonic() + PATIENCE_S
        while server.instance.clients.watched:  # whoever has gone does not count any more
            assert time.monotonic() < until
            time.sleep(0.01)
