"""Nothing a guest can ask holds the loop: the house feels its own pulse while everything is asked of a long table."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from petteia.engine.form import compiled
from tests.server.running import QUICK, Client, Running, settings
from tests.siege.hostile import long_record

MOST_SECONDS = 0.02 if compiled() else 0.1
"""Of processor time: a busy machine changes nothing about it. Uncompiled, everything takes several times as long."""
LINES = 1500 if compiled() else 500


class Asked:
    """A table that came from a long record, and somebody who asks everything of it."""

    def __init__(self, ida: Client, table: str, text: str, total: int) -> None:
        self.ida = ida
        self.table = table
        self.text = text
        self.total = total

    def path(self, what: str) -> str:
        return f"/api/tables/{self.table}/{what}"


Wish = Callable[[Asked], Awaitable[Any]]
WISHES: dict[str, Wish] = {
    "hand in": lambda a: a.ida.http.post("/api/records", json={"record": a.text}),
    "record": lambda a: a.ida.http.get(a.path("record")),
    "proof": lambda a: a.ida.http.get(a.path("proof")),
    "play on": lambda a: a.ida.http.post(a.path("play-on"), json={"line": LINES - 1}),
    "components": lambda a: a.ida.http.post("/api/tables", json={"game": "agora", "components": "a." * 4000 + "a=1"}),
    "list": lambda a: a.ida.http.get("/api/tables?which=mine"),
    "house": lambda a: a.ida.http.get("/api/house"),
    "rules": lambda a: a.ida.http.get("/api/games/agora/rules"),
    "figures": lambda a: a.ida.http.get("/api/games/agora/components"),
    "table": lambda a: a.ida.http.get(f"/api/tables/{a.table}"),
    "watch": lambda a: a.ida.ask("watch", table=a.table),
    "look": lambda a: a.ida.ask("look", table=a.table, first=max(1, a.total - 40), count=40),
    "look in brief": lambda a: a.ida.ask("look", table=a.table, first=1, count=1000, brief=True),
    "events": lambda a: a.ida.ask("events", table=a.table, first=0, count=200),
    "say": lambda a: a.ida.ask("say", table=a.table, text="x" * 500),
    "metrics": lambda a: a.ida.http.get("/metrics"),
}


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, float]:
    """How long each wish held the loop at most."""
    held: dict[str, float] = {}

    async def story() -> None:
        async with Client(house.url, "Ida") as ida:
            text = long_record(house.games[0], 3, LINES)
            body = {"record": text, "settings": QUICK}
            table = (await ida.post("/api/records", body, expect=201))["table"]
            await ida.post(f"/api/tables/{table}/close")
            await ida.connect()
            caught = await ida.watch(table)
            asked = Asked(ida, table, text, caught["update"]["n"])
            pulse = house.house.metrics.pulse
            for name, wish in WISHES.items():
                await asyncio.sleep(0.1)
                pulse.longest = 0.0
                answer = await wish(asked)
                assert getattr(answer, "status_code", 200) != 500, (name, answer.text)
                await asyncio.sleep(0.1)
                held[name] = pulse.longest

    with Running(tmp_path_factory.mktemp("lag"), settings()) as house:
        asyncio.run(story())
    return held


@pytest.mark.parametrize("wish", WISHES)
def test_no_wish_holds_the_loop(answered: dict[str, float], wish: str) -> None:
    assert answered[wish] < MOST_SECONDS, f"{1000 * answered[wish]:.1f} ms"


def test_the_pulse_feels_what_holds_the_loop(tmp_path: Any) -> None:
    """The check of the check: work on the loop shows, and stands in /metrics."""

    async def hold() -> None:
        until = time.thread_time() + 0.2
        while time.thread_time() < until:
            sum(range(10_000))

    async def story() -> None:
        async with Client(house.url, "Ida") as ida:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(hold(), house.loop))
            await asyncio.sleep(0.1)
            text = await ida.get("/metrics")
            assert "petteia_loop_lag_seconds_bucket" in text
            line = next(line for line in text.splitlines() if line.startswith("petteia_loop_hold_max_seconds"))
            assert float(line.split()[1]) > 0.05
            assert house.house.metrics.pulse.longest > 0.05

    with Running(tmp_path) as house:
        asyncio.run(story())
