"""Siege: connections without requests: control frames, refused connections, half a request."""

import contextlib
import sys
import time

import pytest

from tests.server.running import PATIENCE_S
from tests.siege.siegecraft import Instance, answered, frame, new_guest, pump, raw, sized, web_socket


@sized(small=(2, 1.0), large=(8, 10.0))
def test_siege_of_control_frames(server, judge, size):
    sockets, seconds = size
    token = new_guest(server.url)
    sends = f"pings for {seconds:.0f} s on {sockets} sockets"
    with server.siege("control frames", sends) as field:
        lines = [web_socket(server.port, token) for _ in range(sockets)]
        lines[0].sendall(frame(9) * 43_690)
        taken = pump(lines, frame(9) * 20_000, seconds)
        for line in lines:
            line.close()
    assert taken < sockets * 10_000_000, "they are cut off"
    judge(field)


@sized(small=(5, 1.0), large=(40, 10.0))
def test_siege_of_lines_that_were_turned_away(server, judge, size):
    """An unknown guest: the connection is closed with 4401, and anything further is not read."""
    sockets, seconds = size
    sends = f"pings for {seconds:.0f} s on {sockets} sockets without a guest"
    with server.siege("refused connections", sends) as field:
        lines = [web_socket(server.port, "nobody-at-all-nobody") for _ in range(sockets)]
        time.sleep(0.2)
        pump(lines, frame(9) * 20_000, seconds)
        for line in lines:
            line.close()
    judge(field)


HALVES = (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1", b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\n")


ANOTHER_ADDRESS = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"


@sized(small=90, large=500)
def test_siege_of_half_open_requests(server, judge, size):
    """From an address of their own, of which so many are let in: those who play on a busy machine may have to open a
    connection for their next game, and would be turned away with the rest."""
    lines = []
    with server.siege("half a request", f"{size} connections that say half of it", "shut out") as field:
        before = server.descriptors()
        for n in range(size):
            lines.append(raw(server.port, HALVES[n % len(HALVES)], ANOTHER_ADDRESS))
        time.sleep(0.5)
        assert server.descriptors() < before + size + 40
    for line in lines:
        line.close()
    judge(field)


@pytest.mark.soak
def test_siege_of_a_house_with_few_descriptors(tmp_path, judge):
    """With `ulimit -n 256`: clients that have sent nothing go, people stay, and the log says so."""
    limits = {"guests_per_minute": 6000, "connections_per_address": 10_000}
    with Instance(tmp_path / "house", descriptors=256, limits=limits, port=0) as server:
        lines = []
        with server.siege("out of descriptors", "400 half-open requests, ulimit -n 256", "shut out") as field:
            for n in range(400):
                with contextlib.suppress(OSError):
                    lines.append(raw(server.port, HALVES[n % len(HALVES)]))
            assert answered(lambda: bool(server.told("out of file descriptors")))
            new_guest(server.url)
        for line in lines:
            line.close()
        assert len(server.told("out of file descriptors")) == 1
        judge(field)


def test_somebody_who_says_half_a_request_is_not_waited_for(server):
    """Also after a first request that was whole."""
    whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    body = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n"
    lines = [raw(server.port, b"GET"), raw(server.port, whole), raw(server.port, body)]
    answer = b""
    while not answer.endswith(b'{"ok":true}'):  # which may come in parts
        more = lines[1].recv(65536)
        assert more
        answer += more
    assert answer.startswith(b"HTTP/1.1 200")
    lines[1].sendall(b"GET / HT")
    for line in lines:
        line.settimeout(PATIENCE_S)
        assert line.recv(100) == b""
        line.close()
