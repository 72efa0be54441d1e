"""A long day at the house: people, bots, records handed in and lists, and what it holds does not grow.

    PETTEIA_SOAK_SECONDS=3600 make soak T='-k long_day'

In the second half memory and descriptors are flat: the last quarter holds no more than the third.
"""

import os
import random
import statistics
import threading
import time

import httpx
import pytest

from tests.siege.conftest import GENEROUS
from tests.siege.hostile import long_record
from tests.siege.siegecraft import Instance, get, new_guest, post

SECONDS = float(os.environ.get("PETTEIA_SOAK_SECONDS", "3600"))
EVERY = 2.0
GROWTH = 1.05
MORE_MB = 8.0
MORE_DESCRIPTORS = 6
BOTS = {"window_ms": 0, "bot_ms": 10, "listed": True}
BUSY = (409, 429, 503)
"""No room, too often, or too much at once: a guest who does too much is told so, and that is part of a day."""


class Day:
    """What guests do all day, each kind in a thread of its own; what went wrong is kept."""

    def __init__(self, server: Instance) -> None:
        self.instance = server
        self.over = threading.Event()
        self.done = {"imports": 0, "lists": 0, "bot tables": 0}
        self.wrong: list[str] = []
        self.records = [long_record("deukalion", 2, 200, seed=seed) for seed in range(4)]
        jobs = (self.hand_in, self.list_tables, self.let_bots_play)
        self.threads = [threading.Thread(target=self._over_and_over, args=(job,), daemon=True) for job in jobs]

    def _over_and_over(self, job) -> None:
        rng, token, times = random.Random(1), "", 0
        while not self.over.is_set():
            try:
                if times % 25 == 0:  # somebody else, who has not used anything up
                    token = new_guest(self.instance.url, f"Guest {rng.randrange(10**6)}")
                answer, name, pause = job(token, rng)
                if answer.status_code >= 400 and answer.status_code not in BUSY:
                    self.wrong.append(f"{name}: {answer.status_code} {answer.text[:200]}")
                self.done[name] += answer.status_code < 400
            except (httpx.HTTPError, AssertionError) as problem:
                self.wrong.append(f"{job.__name__}: {problem!r}")
                pause = 1.0
            times += 1
            self.over.wait(pause)

    def hand_in(self, token, rng):
        answer = post(self.instance.url, "/api/records", token, {"record": rng.choice(self.records)})
        if answer.status_code == 201:
            get(self.instance.url, f"/api/tables/{answer.json()['table']}/record", token)
        return answer, "imports", 1.0

    def list_tables(self, token, rng):
        return (
            get(self.instance.url, f"/api/tables?which={rng.choice(('mine', 'open', 'running'))}", token),
            "lists",
            0.5,
        )

    def let_bots_play(self, token, rng):
        seats = [{"who": "bot", "bot": "random"}] * 2
        answer = post(self.instance.url, "/api/tables", token, {"game": "deukalion", "seats": seats, "settings": BOTS})
        if answer.status_code == 201:
            post(self.instance.url, f"/api/tables/{answer.json()['table']}/start", token)
        return answer, "bot tables", 20.0


def told_of(held, moves, day) -> None:
    """What the day was like, before anything is judged."""
    done = ", ".join(f"{count} {what}" for what, count in day.done.items())
    print(f"\n{SECONDS:.0f} s: {moves} moves of people, {done}")
    for n, what in enumerate(("memory, MB", "descriptors")):
        each = [held[len(held) * q // 4 : len(held) * (q + 1) // 4] for q in range(4)]
        by_quarter = " ".join(f"{statistics.median(one[n] for one in quarter):.0f}" for quarter in each)
        print(f"{what}, by quarter: {by_quarter}; at most {max(one[n] for one in held):.0f}", flush=True)


@pytest.mark.soak
def test_a_long_day_leaves_no_more_behind_than_the_morning(tmp_path):
    with Instance(tmp_path / "house", limits=GENEROUS, log_level="info", port=0) as server:
        server.bring_victims()
        day = Day(server)
        for thread in day.threads:
            thread.start()
        began, held = time.monotonic(), []
        while time.monotonic() - began < SECONDS:
            assert server.process is not None and server.process.poll() is None, "the house fell"
            held.append((server.memory_mb(), server.descriptors()))
            time.sleep(EVERY)
        day.over.set()
        for thread in day.threads:
            thread.join(120)
        moves = len(server._moves)
        server.await_moves(time.monotonic(), 3)  # in the evening, too
        server.send_victims_home()
        told_of(held, moves, day)
        print(f"SIGTERM {server.shut():.1f} s")
    quarters = [held[len(held) * n // 4 : len(held) * (n + 1) // 4] for n in range(4)]
    memory = [statistics.median(mb for mb, _ in quarter) for quarter in quarters]
    files = [statistics.median(n for _, n in quarter) for quarter in quarters]
    assert not day.wrong, day.wrong[:5]
    assert moves and all(day.done.values()), day.done
    assert memory[3] <= memory[2] * GROWTH + MORE_MB, "memory grows"
    assert files[3] <= files[2] + MORE_DESCRIPTORS, "descriptors grow"
