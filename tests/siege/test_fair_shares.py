"""Siege: what all share and somebody takes for themselves: hands that read games, the store's answers about its health,
bots that think."""

import asyncio
import contextlib
import itertools
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import PATIENCE_S
from tests.siege.hostile import long_record
from tests.siege.siegecraft import (
    SOAK_WAIT_MS,
    TEST_WAIT_MS,
    Instance,
    get,
    new_guest,
    post,
    sized,
    web_socket,
)
from tests.siege.test_heavy_work import TOO_MUCH, ask
from tests.siege.victims import Guest


@pytest.fixture
def strict_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Instance]:
    """As `server`, with the limits of any house where figures are large."""
    if request.node.get_closest_marker("soak") is None:
        yield request.getfixturevalue("shared_house")
        return
    shape: Callable[[], dict[str, Any]] = request.getfixturevalue("shape")
    with Instance(tmp_path / "house", limits={}, log_level="info", port=0, **shape()) as own:
        yield own


@sized(small=(2, 100, 1.0), large=(4, 14_000, 30.0))
def test_siege_with_looks_back(strict_house, judge, size):
    """Guests look back in each other's long games, each time in another one, so that nothing is at hand. Whoever
    wants a list of tables, or to open one, finds a hand."""
    server, (guests, lines, seconds) = strict_house, size
    record, tokens, tables = long_record("parthenon", 6, lines), [], []
    for n in range(guests):
        tokens.append(new_guest(server.url, f"Eve {n}"))
        tables.append(post(server.url, "/api/records", tokens[n], {"record": record}).json()["table"])
        assert post(server.url, f"/api/tables/{tables[n]}/close", tokens[n]).status_code == 200
    until = 0.0

    def look_back(n: int) -> int:
        with contextlib.closing(web_socket(server.port, tokens[n])) as line:
            for count in itertools.count(1):
                wish = {"t": "look", "ref": count, "table": tables[(n + count) % guests], "seat": count % 6}
                found = ask(line, {**wish, "first": 2})
                assert found["t"] == "past" or found["code"] in TOO_MUCH, found
                if time.monotonic() >= until:
                    return count
        return 0

    ida, waited = new_guest(server.url, "Ida"), []
    sends = f"{guests} guests look back for {seconds:.0f} s in games of {lines} lines"
    with server.siege("looks back in long games", sends, "lists: 2.8 s") as field, ThreadPoolExecutor(guests) as many:
        until = time.monotonic() + seconds
        looking = [many.submit(look_back, n) for n in range(guests)]
        while not waited or time.monotonic() < until:
            began = time.monotonic()
            assert get(server.url, "/api/tables?which=finished", ida).status_code == 200
            waited.append(1000 * (time.monotonic() - began))
            time.sleep(0.1)
        assert all(one.result() for one in looking)
    most = SOAK_WAIT_MS if lines > 1000 else TEST_WAIT_MS
    judge(field)
    assert max(waited) <= most, f"somebody waited {max(waited):.0f} ms for a list"


@sized(small=(4, 0.5), large=(60, 20.0))
def test_siege_with_questions_after_health(strict_house, judge, size):
    """Asked by nobody in particular, on many lines, as fast as they are answered."""
    server, (lines, seconds) = strict_house, size
    until = 0.0

    def keep_asking(line: HTTPConnection) -> set[int]:
        said = set[int]()
        while not said or time.monotonic() < until:
            line.request("GET", "/healthz")
            with line.getresponse() as answer:
                said.add(answer.status)
                answer.read()
        return said

    # the plainest client there is: others take more processor time than what they ask for
    many = [HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S) for _ in range(lines)]
    sends = f"/healthz on {lines} lines for {seconds:.0f} s"
    with server.siege("questions after health", sends, "357 ms") as field, ThreadPoolExecutor(lines) as at_once:
        until = time.monotonic() + seconds
        assert set().union(*at_once.map(keep_asking, many)) <= {200, 429}
    for line in many:
        line.close()
    judge(field)


@sized(small=("random", 2, 2), large=("olympian", 20, 40))
def test_siege_with_tables_of_bots(strict_house, judge, size):
    """Somebody has many tables at which the strongest bots play each other, and watches; somebody else plays with one
    of them, and it is the bot who answers, never the game in its place."""
    server, (kind, tables, moves) = strict_house, size
    if "database" in server.settings:
        pytest.skip("who answered is read from a file")
    sends = f"{tables} tables of bots, and somebody else plays {moves} moves against one"
    with server.siege("tables of bots", sends, "every move by default, after 18 s") as field:
        table = asyncio.run(play_beside(server.url, {"who": "bot", "bot": kind}, tables, moves))
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "petteia.db")) as file:
        rows = file.execute("SELECT payload FROM events WHERE table_id = ?", (table,)).fetchall()
    judge(field)
    entries = [json.loads(payload) for (payload,) in rows]
    by = [entry.get("by") for entry in entries if entry.get("e") == "decided" and entry["seat"] == 1]
    assert by and "late" not in by, by


async def play_beside(url: str, bot: dict[str, str], tables: int, moves: int) -> str:
    """Ida plays so many moves with a bot while Mallory's bots play with each other; the table is hers."""
    async with contextlib.AsyncExitStack() as stack:
        mallory, ida = Guest(url, "Mallory"), Guest(url, "Ida")
        for guest in (mallory, ida):
            stack.push_async_callback(guest.close)
            await guest.come_in()
            await guest.pick_up()

        async def begin(guest: Guest, seats: list[Any], bot_ms: int) -> str:
            settings = {"window_ms": 0, "bot_ms": bot_ms, "listed": False}
            body = {"game": "deukalion", "seats": seats, "settings": settings}
            table = str((await guest.post("/api/tables", body))["table"])
            await guest.ask("watch", table=table)
            await guest.post(f"/api/tables/{table}/start")
            return table

        for _ in range(tables):
            await begin(mallory, [bot] * 4, 20_000)
        mine = await begin(ida, [{"who": "me"}, bot], 1000)
        await ida.ask("add", table=mine, seat=0, random="00" * 16)
        while ida.infos[mine]["status"] in ("starting", "running"):
            update = ida.updates.get(mine, {"owes": False})
            if update["owes"] and moves <= 0:
                break
            if update["owes"]:
                wish = {"table": mine, "seat": 0, "decision": update["decision"]}
                await ida.ask("decide", actions=[update["view"]["actions"][-1]["n"]], **wish)
                moves -= 1
            else:
                ida.news.clear()
                async with asyncio.timeout(PATIENCE_S):  # the bot answers
                    await ida.news.wait()
        return mine
