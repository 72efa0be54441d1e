"""Siege: what all share and somebody takes for themselves: hands that read games, the store's answers about its health,
bots that think, and ratings."""

import asyncio
import contextlib
import itertools
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

import httpx
import pytest

from tests.server.running import PATIENCE_S
from tests.siege.hostile import TOO_MUCH, hand_in
from tests.siege.siegecraft import (
    SOAK_WAIT_MS,
    get,
    new_guest,
    post,
    sized,
    web_socket,
)
from tests.siege.test_heavy_work import ask
from tests.siege.victims import Guest


@sized(small=(2, 100, 1.0), large=(4, 14_000, 30.0))
def test_siege_with_looks_back(strict_house, judge, size):
    """Guests look back in each other's long games, each time in another one, so that nothing is at hand. Whoever
    wants a list of tables, or to open one, finds a hand."""
    server, (guests, lines, seconds) = strict_house, size
    tokens, tables = [], []
    for n in range(guests):
        tokens.append(new_guest(server.url, f"Eve {n}"))
        table, lines = hand_in(server.url, tokens[n], "parthenon", 6, lines)
        tables.append(table)
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
    judge(field)
    if seconds > 1:
        assert max(waited) <= SOAK_WAIT_MS, f"somebody waited {max(waited):.0f} ms for a list"


@sized(small=(4, 0.5), large=(60, 20.0))
def test_siege_with_questions_after_health(strict_house, judge, size):
    """Asked by anonymous clients, on many connections, as fast as they are answered."""
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
    """Ida plays this many moves with a bot while Mallory's bots play each other; the table is hers."""
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
            while (begun := await guest.http.post(f"/api/tables/{table}/start")).status_code == 429:
                await asyncio.sleep(0.5)  # a guest starts so many a minute
            begun.raise_for_status()
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


@sized(small=(2, 0.5), large=(10, 40.0))
def test_siege_with_ones_own_second_guests(strict_house, judge, size):
    """They resign at once, one rated game after the other, to somebody who would be the best player there is."""
    pytest.importorskip("openskill", reason="ratings need openskill")
    server, (puppets, seconds) = strict_house, size
    sends = f"{puppets} guests resign to one in rated games for {seconds:.0f} s"
    with server.siege("one's own second guests", sends, "rated 1558 points") as field:
        games, profile = asyncio.run(resign_to_one(server.url, puppets, seconds))
    judge(field)
    assert games and not profile["ratings"], profile


async def resign_to_one(url: str, puppets: int, seconds: float) -> tuple[int, dict[str, Any]]:
    """How many games were begun and given up, and the winner's profile."""
    async with contextlib.AsyncExitStack() as stack:
        guests = [Guest(url, name) for name in ("Mallory", *(f"Puppet {n}" for n in range(puppets)))]
        for guest in guests:
            stack.push_async_callback(guest.close)
            await guest.come_in()
            await guest.pick_up()
        mallory, games = guests[0], 0
        until = asyncio.get_running_loop().time() + seconds

        async def resign(puppet: Guest) -> None:
            nonlocal games
            settings = {"window_ms": 0, "rated": True, "listed": True}
            body = {"game": "deukalion", "seats": [{"who": "me"}, {}], "settings": settings}
            table = str((await puppet.post("/api/tables", body))["table"])
            await mallory.post(f"/api/tables/{table}/sit", {"seat": 1})
            await puppet.post(f"/api/tables/{table}/start")
            for seat, guest in enumerate((puppet, mallory)):
                await guest.ask("add", table=table, seat=seat, random="00" * 16)
            for seat, guest in enumerate((puppet, mallory)):
                await guest.ask("resign", table=table, seat=seat)
            games += 1

        async def keep_resigning(puppet: Guest) -> None:
            while not games or asyncio.get_running_loop().time() < until:
                try:
                    await resign(puppet)
                except httpx.HTTPStatusError as problem:
                    assert problem.response.status_code in (409, 429), problem.response.text
                    await asyncio.sleep(0.2)

        await asyncio.gather(*map(keep_resigning, guests[1:]))
        answer = await mallory.http.get("/api/me/profile")
        while answer.status_code == 429:
            await asyncio.sleep(0.2)
            answer = await mallory.http.get("/api/me/profile")
        return games, answer.json()
