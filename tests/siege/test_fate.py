"""Siege: what comes over a house that nobody sends: a clock that jumps, a disk that is full, a power cut. And start
positions that would hang a game, or lead it astray."""

import json
import os
import resource
import signal
import time
from pathlib import Path

import pytest

import petteia
from petteia.engine.header import Header
from tests.siege.conftest import GENEROUS
from tests.siege.siegecraft import TERM_SECONDS, Instance, answered, get, new_guest, post, sized

POSITIONS = sorted((Path(__file__).parents[1] / "fuzz" / "positions").glob("*.json"))
JUMPING = Path(__file__).with_name("jumping.py")


def starting_from(file: Path) -> str:
    """A record that starts from a position kept by the fuzzer, with nothing played in it."""
    told = json.loads(file.read_text("utf-8"))
    game = petteia.load(told["game"], told["seats"], told["options"])
    head = Header.of(game, ["x"] * told["seats"])
    head.digest, head.start = 0, told["cells"]
    return "\n".join([*head.lines(), "", "end"]) + "\n"


@sized(small=1, large=40)
def test_siege_with_positions_that_hang_or_raise(server, judge, size):
    """Each is refused with a sentence, or makes a playable table; the server starts again afterwards."""
    few = POSITIONS[::6] if size == 1 else POSITIONS  # the fuzzer's own tests try every one, without a house
    records = [starting_from(file) for file in few]
    token = new_guest(server.url)
    sends = f"{len(records)} start positions of 2 to 6 kB, {size} times"
    before = "for ever, and after every restart"
    with server.siege("positions that hang or raise", sends, before) as field:
        for _ in range(size):
            for text in records:
                answer = post(server.url, "/api/records", token, {"record": text})
                assert answer.status_code in (201, 400, 409, 422, 429, 503), answer.text
                assert answer.status_code == 201 or answer.json()["text"]
    assert not server.told("unforeseen")
    judge(field)


@sized(small=2, large=12)
def test_siege_of_a_clock_that_jumps(tmp_path, judge, size):
    """An hour back, two forward, and so on: moves go on, and no timer is early or late."""
    shift = tmp_path / "shift"
    shift.write_text("0")
    server = Instance(tmp_path / "house", limits=GENEROUS, log_level="info", port=0)
    server.command = [str(JUMPING), str(shift)]
    with server:
        sends = f"{size} jumps of an hour and more, both ways"
        with server.siege("a clock that jumps", sends, "games stood still") as field:
            for n in range(size):
                shift.write_text(str((-1) ** n * 3600 * (n + 1)))
                assert server.process is not None
                server.process.send_signal(signal.SIGUSR1)
                server.await_moves(time.monotonic(), 10)
        judge(field)


@sized(small=1, large=5)
def test_siege_of_a_disk_that_is_full(tmp_path, judge, size):
    """No file may grow: moves are refused and /healthz says so. When there is room again the game goes on, and what
    was acknowledged is there."""
    with Instance(tmp_path / "house", limits=GENEROUS, log_level="info", port=0) as server:
        sends = f"a full disk for a second, {size} times"
        with server.siege("a full disk", sends, "none lost") as field:
            for _ in range(size):
                assert server.process is not None
                largest = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
                assert answered(lambda: get(server.url, "/healthz", "").status_code == 503), "it is not noticed"
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, largest)
                server.await_moves(time.monotonic(), 10)
                assert get(server.url, "/healthz", "").status_code == 200
        judge(field)


@sized(large=8)
def test_siege_of_power_cuts(tmp_path, judge, size):
    """Killed in the midst of moves, the house opens again within seconds, and those who played there play.
    (server/test_crash.py cuts the power in `make test`.)"""
    with Instance(tmp_path / "house", limits=GENEROUS, log_level="info", port=0) as server:
        with server.siege("power cuts", f"SIGKILL {size} times", "none lost", cut_off=40 * size) as field:
            for _ in range(size):
                server.kill()
                assert server.open() < TERM_SECONDS, "it opens slowly"
                server.await_moves(time.monotonic(), 10)
        judge(field)


@pytest.mark.skipif(os.name == "nt", reason="signals and limits of a Unix")
def test_a_position_that_hangs_is_refused_with_what_would_be_right(server):
    token = new_guest(server.url)
    hanging = [file for file in POSITIONS if "endless" in file.stem]
    assert hanging
    for file in hanging:
        answer = post(server.url, "/api/records", token, {"record": starting_from(file)})
        assert answer.status_code in (400, 409, 422) and "position" in answer.json()["text"], answer.text
