"""A server packs finished games that rest; no reader notices. Players drop what they do not keep."""

import asyncio
import gzip
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from petteia.server.jobs.packing import DAY_MS, Packing
from petteia.store import maintenance
from tests.server.running import PATIENCE_S, Client, Running, seated, settings
from tests.store.earlier import GAMES, KEPT, play
from tests.store.test_earlier import TABLES, Returning

pytestmark = pytest.mark.part("siege")

OVER = TABLES["over"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's data as an earlier version left it."""
    (tmp_path / "petteia.db").write_bytes(gzip.decompress(KEPT.read_bytes()))
    return tmp_path


def packs(server: Running, days: int = 2) -> int:
    """Some days pass, and the server packs."""

    async def work() -> int:
        registry = server.instance.registry
        real = registry.now
        registry.now = lambda: real() + days * DAY_MS
        await registry.look_after()  # puts away what nobody looks at
        return await Packing(server.instance).round()

    return asyncio.run_coroutine_threadsafe(work(), server.loop).result(PATIENCE_S)


async def packs_one(server: Running) -> None:
    """A game is packed as soon as the server has noticed that a player left."""
    async with asyncio.timeout(PATIENCE_S):
        while await asyncio.to_thread(packs, server) != 1:
            await asyncio.sleep(0.05)


async def everything(client: Client, table: str = OVER) -> dict[str, Any]:
    """Everything a guest sees of a finished game."""
    seen: dict[str, Any] = {
        path: await client.get(f"/api/tables/{table}{path}") for path in ("", "/record", "/proof", "/hindsight")
    }
    for which in ("mine", "finished"):
        tables = (await client.get(f"/api/tables?which={which}"))["tables"]
        seen[which] = next(listed for listed in tables if listed["id"] == table)
    client.tables.clear()
    seen["watch"] = await client.watch(table)
    for seat in (None, 0, 1, 2):
        seen[f"look {seat}"] = await client.ask("look", table=table, seat=seat, first=1, count=50)
        seen[f"brief {seat}"] = await client.ask("look", table=table, seat=seat, first=1, count=500, brief=True)
        seen[f"events {seat}"] = await client.ask("events", table=table, seat=seat, first=0, count=200)
        assert {seen[f"{what} {seat}"]["t"] for what in ("look", "events")} == {"past", "chronicle"}, seen
    await client.ask("unwatch", table=table)
    return seen


def rows(folder: Path, table: str = OVER) -> tuple[int, int]:
    """How many rows a table has, and how many parts."""
    with sqlite3.connect(folder / "petteia.db") as c:
        ask = lambda name: c.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table,)).fetchone()[0]  # noqa: E731
        return ask("events") + ask("told") + ask("snapshots"), ask("packed")


def test_nobody_sees_that_a_game_of_an_earlier_house_was_packed(folder):
    async def visit(name: str) -> dict[str, Any]:
        async with Returning(server.url, name) as ida:
            await ida.connect()
            return await everything(ida)

    with Running(folder, games=GAMES) as server:
        before = asyncio.run(visit("Ida"))
        assert packs(server, days=0) == 0, "it has not rested for a day"
        assert packs(server) == 1
        assert rows(folder) == (1, 4)
        assert asyncio.run(visit("Ida")) == before, "read by the processes that had read it before"
        assert packs(server) == 0, "and there is nothing more to pack"
    with Running(folder, games=GAMES) as server:
        assert asyncio.run(visit("Ida")) == before, "and by fresh ones"
        assert server.instance.store.check() == []
        assert rows(folder) == (1, 4), "to look at it changes nothing"


def test_a_game_is_not_packed_while_somebody_looks_at_it_and_goes_on_after(folder):
    async def story() -> None:
        async with Returning(server.url, "Ida") as ida, Returning(server.url, "Joe") as joe:
            await ida.connect()
            await ida.watch(OVER)
            assert await asyncio.to_thread(packs, server) == 0
            await ida.disconnect()
            await packs_one(server)
            await joe.connect()
            await joe.watch(OVER)
            assert (await joe.ask("say", table=OVER, text="well played", key="k"))["t"] == "ack"
            # It still leads to others: the same people again, and a game from one of its positions.
            body = {"line": 9, "hidden": "anew", "keep": None}
            assert (await joe.post(f"/api/tables/{OVER}/play-on", body))["table"]
            await joe.disconnect()
            await packs_one(server)  # with what was said
            await joe.connect()
            joe.tables.clear()
            await joe.watch(OVER)
            assert joe.tables[OVER].chat[-1]["text"] == "well played"

    with Running(folder, games=GAMES) as server:
        asyncio.run(story())
        assert not len(server.instance.registry.unloadable) and server.instance.store.check() == []
        assert rows(folder)[1] == 4


def test_a_game_whose_rules_are_not_here_stays_as_it_is_and_is_not_tried_again(folder):
    with Running(folder, games=GAMES[:3]) as server:
        packing = Packing(server.instance)

        async def rounds() -> list[int]:
            real = server.instance.registry.now
            server.instance.registry.now = lambda: real() + 2 * DAY_MS
            return [await packing.round(), await packing.round()]

        assert asyncio.run_coroutine_threadsafe(rounds(), server.loop).result(PATIENCE_S) == [0, 0]
        assert packing.left == {OVER}
    assert rows(folder)[1] == 0


def test_a_table_that_was_closed_before_it_began_goes_as_one_that_nobody_began(folder):
    async def close() -> str:
        async with Returning(server.url, "Ida") as ida:
            body = {"game": "deukalion", "seats": [{"who": "me"}, {}, {}, {}]}
            table: str = (await ida.post("/api/tables", body))["table"]
            await ida.post(f"/api/tables/{table}/close")
            return table

    with Running(folder, games=GAMES) as server:
        closed = asyncio.run(close())
        packs(server, days=2)
        assert server.instance.store.summary(closed).result() is not None
        packs(server, days=31)
        assert server.instance.store.summary(closed).result() is None
        assert server.instance.store.summary(OVER).result() is not None, "what was played stays"


def test_a_house_packs_by_itself(folder, monkeypatch):
    monkeypatch.setattr("petteia.server.jobs.packing.ROUND_SECONDS", 0.05)
    monkeypatch.setattr("petteia.server.jobs.packing.DAY_MS", 0)

    async def packed() -> None:
        while rows(folder)[1] == 0:
            await asyncio.sleep(0.05)

    with Running(folder, games=GAMES):
        asyncio.run(asyncio.wait_for(packed(), PATIENCE_S))
    assert rows(folder) == (1, 4)


def test_a_game_that_is_over_is_kept_until_all_its_players_have_let_go(tmp_path):
    async def story() -> None:
        people = [Client(server.url, name) for name in ("Ida", "Joe", "Kim", "Lou")]
        for person in people:
            await person.__aenter__()
        ida, joe, kim, lou = people
        table = await seated([ida, joe, kim], "agora", 3)
        address = f"/api/tables/{table}"

        async def lets_go(who: Client) -> tuple[int, Any]:
            answer = await who.http.delete(address)
            return answer.status_code, answer.json().get("code", answer.json().get("gone"))

        assert await lets_go(ida) == (409, "not_over")
        await play([ida, joe, kim], table, 10_000, random.Random(2), takes_back=False)
        await ida.until(table, lambda t: t.info["status"] == "finished")
        assert await lets_go(lou) == (403, "players_only")
        assert (await lou.http.delete("/api/tables/none")).status_code == 404
        stranger = Client(server.url)
        assert (await stranger.http.delete(address)).status_code == 401
        await stranger.http.aclose()
        assert await lets_go(ida) == (200, False)
        assert await lets_go(ida) == (200, False), "once more is no harm"
        assert (await ida.get("/api/tables?which=mine"))["tables"] == []
        assert [t["id"] for t in (await joe.get("/api/tables?which=mine"))["tables"]] == [table]
        assert (await ida.get(address))["status"] == "finished", "it can still be looked at, as everybody may"
        assert maintenance.used_by(server.instance.store.path, ida.id) > 0
        await ida.ask("say", table=table, text="bye", key="k")
        assert (await ida.get("/api/tables?which=mine"))["tables"] == []
        assert await lets_go(kim) == (200, False)
        assert await lets_go(joe) == (200, True)
        assert (await joe.http.get(address)).status_code == 404
        assert (await joe.ask("say", table=table, text="?", key="k2"))["t"] == "refusal"
        assert maintenance.used_by(server.instance.store.path, ida.id) == 0
        assert await lets_go(joe) == (404, "no_such_table")
        for person in people:
            await person.__aexit__()

    with Running(tmp_path, settings()) as server:
        asyncio.run(story())
        assert server.instance.store.check() == []
