"""Siege: a house that compresses. What is said is a hundred times as long as it looks, and nobody reads the answers."""

import itertools
import json

from tests.siege.conftest import GENEROUS
from tests.siege.siegecraft import Instance, deflated, new_guest, post, pump, sized, web_socket

LONG = 60_000
LINES_A_GUEST = 8


@sized(small=(4, 1.5), large=(48, 20.0))
def test_siege_with_compressed_messages_whose_answers_nobody_reads(tmp_path, judge, size):
    """Requests of 60 kB that are 150 bytes long on the wire, each for a whole position: nothing is decompressed while
    nobody reads, and a client that does not listen gets no answers."""
    sockets, seconds = size
    sends = f"requests of 60 kB in 150 bytes for {seconds:.0f} s on {sockets} sockets, not a byte read"
    with Instance(tmp_path / "house", limits=GENEROUS, compress=True, log_level="info", port=0) as server:
        guests = [new_guest(server.url, f"Eve {n}") for n in range(-(-sockets // LINES_A_GUEST))]
        seats = [{"who": "me"}, {"who": "bot"}]
        body = {"game": "age_of_mythology", "seats": seats}
        table = post(server.url, "/api/tables", guests[0], body).json()["table"]
        post(server.url, f"/api/tables/{table}/start", guests[0])
        asked = itertools.count(1)
        wishes = [{"t": "watch", "table": table, "ref": next(asked)}, {"t": "ping", "ref": next(asked)}]
        burst = b"".join(deflated(json.dumps(wish).encode() + b" " * LONG) for wish in wishes) * 400
        with server.siege("compressed requests, answers not read", sends, "waited unpacked") as field:
            lines = [web_socket(server.port, guests[n // LINES_A_GUEST], compressed=True) for n in range(sockets)]
            lines[0].sendall(burst)
            taken = pump(lines, burst, seconds)
            for line in lines:
                line.close()
        assert taken > 10_000, "they were listened to"
        assert field.row.memory_mb < 400 + sockets, "what waits is not unpacked"
        assert not server.told("unforeseen")
        judge(field)


@sized(small=20, large=400)
def test_siege_with_messages_that_grow(tmp_path, judge, size):
    """A message of 100 kB that would be 100 MB long: the connection is closed before it is decompressed."""
    bomb = deflated(b'{"t": "ping", "ref": 1}' + b" " * 100_000_000)
    with Instance(tmp_path / "house", limits=GENEROUS, compress=True, log_level="info", port=0) as server:
        token = new_guest(server.url)
        sends = f"{size} messages of {len(bomb) // 1000} kB that would be 100 MB long"
        with server.siege("messages that grow", sends, "waited unpacked") as field:
            for _ in range(size):
                line = web_socket(server.port, token, compressed=True)
                pump([line], bomb, 0.05)
                line.setblocking(True)
                while line.recv(65536):  # until the house hangs up
                    pass
                line.close()
        assert field.row.memory_mb < 400
        judge(field)
