"""Siege: work as long as an attacker likes. Records, replays, component files, bursts of questions."""

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.siege.hostile import TOO_MUCH, long_record
from tests.siege.siegecraft import frame, get, new_guest, post, sized, web_socket


def ask(line: socket.socket, wish: dict[str, Any]) -> dict[str, Any]:
    """Send a request, and read until it is answered."""
    line.settimeout(120)
    line.sendall(frame(1, json.dumps(wish).encode()))
    while True:
        for message in json.loads(_read_frame(line)):
            if message.get("t") == "reply" and message["ref"] == wish["ref"]:
                return message["message"]


def _read_frame(line: socket.socket) -> bytes:
    first, size = _exactly(line, 2)
    size &= 0x7F
    if size > 125:
        size = int.from_bytes(_exactly(line, 2 if size == 126 else 8), "big")
    body = _exactly(line, size)
    return body if first & 0x0F == 1 else b"[]"


def _exactly(line: socket.socket, size: int) -> bytes:
    out = bytearray()
    while len(out) < size:
        more = line.recv(min(1 << 16, size - len(out)))
        assert more, "the house hung up"
        out += more
    return bytes(out)


@sized(small=400, large=90_000)
def test_siege_with_a_long_record(server, judge, size):
    """It is uploaded, opened, viewed from its end, read, verified and played on from."""
    text = long_record("parthenon", 6, size)
    token = new_guest(server.url)
    sends = f"a record of {size} lines, then look, events, record, proof, play-on"
    with server.siege("a long record", sends, "17.1 s; look: 111 s, 6.2 GB") as field:
        answer = post(server.url, "/api/records", token, {"record": text})
        assert answer.status_code == 201 or answer.json()["code"] in TOO_MUCH, answer.text
        if answer.status_code == 201:
            table = answer.json()["table"]
            assert post(server.url, f"/api/tables/{table}/close", token).status_code == 200
            line = web_socket(server.port, token)
            caught = ask(line, {"t": "watch", "ref": 1, "table": table})
            last = caught["update"]["n"]
            for n, wish in enumerate(({"t": "look", "first": last}, {"t": "look", "seat": 0}, {"t": "events"}), 2):
                found = ask(line, {**wish, "ref": n, "table": table})
                assert found["t"] in ("past", "chronicle") or found["code"] in TOO_MUCH, found
            line.close()
            for path in ("record", "proof"):
                assert get(server.url, f"/api/tables/{table}/{path}", token).status_code in (200, 503)
            played = post(server.url, f"/api/tables/{table}/play-on", token, {"line": size - 1})
            assert played.status_code in (200, 201, 503), played.text
    judge(field)


@sized(small=8_000, large=900_000)
def test_siege_with_one_long_key(server, judge, size):
    """Component data with one key of very many parts: reading time grows with the square."""
    body = {"game": "age_of_mythology", "components": "a." * size + "a = 1"}
    tokens = [new_guest(server.url) for _ in range(2)]
    sends = f"2 component files with a key of {size} parts"
    with server.siege("one long key", sends, "no look for 50 s") as field, ThreadPoolExecutor(2) as both:
        asking = [both.submit(_patient_post, server.url, token, body) for token in tokens]
        assert get(server.url, "/api/tables", new_guest(server.url)).status_code == 200
        for one in asking:
            answer = one.result()
            assert answer.json()["code"] in ("cannot_be_set_up", *TOO_MUCH), answer.text
    judge(field)


def _patient_post(url: str, token: str, body: Any) -> httpx.Response:
    return httpx.post(f"{url}/api/tables", json=body, headers={"Cookie": f"petteia={token}"}, timeout=120)


@sized(small=(2, 40), large=(48, 505))
def test_siege_with_bursts_of_watch(server, judge, size):
    """Every connection sends two hundred `watch` in one write, and reads no answer."""
    lines, chat = size
    owner = new_guest(server.url)
    table = post(server.url, "/api/tables", owner, {"game": "deukalion", "seats": [{"who": "me"}, {}]}).json()["table"]
    line = web_socket(server.port, owner)
    for n in range(chat):
        said = ask(line, {"t": "say", "ref": n + 1, "table": table, "text": "𒐫" * 500})
        assert said["t"] in ("ack", "refusal")
    line.close()
    tokens = [new_guest(server.url) for _ in range(1 + lines // 8)]
    sockets = [web_socket(server.port, tokens[n // 8]) for n in range(lines)]
    burst = frame(1, json.dumps({"t": "watch", "ref": 1, "table": table}).encode()) * 200
    before = server.memory_mb()
    with server.siege("bursts of watch", f"{lines} lines, 200 watch each", "600 MB a line; the house fell") as field:
        for one in sockets:
            one.sendall(burst)
        server.await_moves(field.began, 40)
    for one in sockets:
        one.close()
    assert field.row.memory_mb < before + 60 + 4 * lines, "what is asked for and not read takes no memory"
    judge(field)
