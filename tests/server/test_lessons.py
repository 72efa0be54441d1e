"""Lessons over the wire: a table of one's own, always the same seed, and no claim to be fair."""

import asyncio
from typing import Any

import msgspec
import pytest

from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.server.jobs import pool
from petteia.server.jobs.worker import JobWorker
from petteia.server.library import catalogue
from petteia.server.lobby.lesson_plan import LessonPlan
from tests.server.running import AGORA, Client, Running

AOM = "age_of_mythology"


async def begun(client: Client, game: str = AOM) -> tuple[str, dict[str, Any]]:
    """A lesson, watched."""
    table = (await client.post(f"/api/games/{game}/lessons"))["table"]
    await client.connect()
    await client.watch(table)
    known = await client.until(table, lambda t: t.update is not None and t.update["owes"])
    assert known.update is not None
    return table, known.update


def test_everybody_who_takes_a_lesson_has_the_same_luck(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            game = next(g for g in (await ida.get("/api/house"))["games"] if g["id"] == AOM)
            assert game["lesson"] is True
            views = [(await begun(client))[1]["view"] for client in (ida, odo)]
            assert views[0] == views[1]
            assert views[0]["pending"] == [0], "the pupil begins"
            counters = {counter["id"]: counter["value"] for counter in views[0]["counters"]}
            assert counters["culture/0"] == "greek" and counters["first_player"] == 0
            assert len(views[0]["actions"]) == 4

    with Running(tmp_path, games=(AOM, AGORA), kinds=("random",)) as server:
        asyncio.run(play())


def test_a_lesson_is_private_counts_for_nothing_and_proves_nothing(tmp_path):
    async def play() -> str:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table, _ = await begun(ida)
            info = ida.tables[table].info
            assert info["status"] == "running" and info["practice"] is True
            assert info["origin"]["kind"] == "lesson" and not info.get("commitment")
            assert [t["id"] for t in (await odo.get("/api/tables?which=running"))["tables"]] == []
            assert (await odo.http.get(f"/api/tables/{table}")).status_code == 403
            assert [t["practice"] for t in (await ida.get("/api/tables?which=mine"))["tables"]] == [True]
            assert (await ida.ask("resign", table=table, seat=0))["t"] == "ack"
            await ida.until(table, lambda t: t.info["status"] == "closed")
            assert not ida.tables[table].info.get("secret")
            proof = await ida.get(f"/api/tables/{table}/proof")
            assert proof["commitment"] == proof["seed"] == "" and proof["outcomes"] == 0
            return str(await ida.get(f"/api/tables/{table}/record"))

    with Running(tmp_path, games=(AOM,), kinds=("random",)) as server:
        record = Record.parse(asyncio.run(play()))
        assert record.seed is None and not record.header.commitment
        found = {f.about: f.verdict for f in verify(record, server.instance.catalogue.load(AOM, 2, None, None))}
        assert found.get("outcomes", "not verified") == "not verified" and found["lines"] == "verified"


def test_a_lesson_outlives_the_house(tmp_path):
    async def first() -> tuple[str, str, dict[str, Any]]:
        async with Client(server.url, "Ida") as ida:
            table, update = await begun(ida)
            action = update["view"]["actions"][0]["n"]
            done = await ida.ask("decide", table=table, seat=0, decision=update["decision"], actions=[action])
            assert done["t"] == "ack"
            known = await ida.until(
                table, lambda t: t.update["view"]["pending"] == [0] and t.update["decision"] > update["decision"]
            )
            return table, ida.cookie(), known.update["view"]

    async def again(table: str, cookie: str) -> dict[str, Any]:
        async with Client(server.url, "Odo") as ida:
            ida.http.cookies.clear()
            name, _, value = cookie.partition("=")
            ida.http.cookies.set(name, value)
            await ida.connect()
            return (await ida.watch(table))["update"]["view"]

    with Running(tmp_path, games=(AOM,), kinds=("random",)) as server:
        table, cookie, before = asyncio.run(first())
    with Running(tmp_path, games=(AOM,), kinds=("random",)) as server:
        assert asyncio.run(again(table, cookie)) == before


def test_what_is_taught_is_told_step_by_step_and_what_the_others_play_is_not(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            chapters = (await ida.get(f"/api/games/{AOM}/lessons"))["chapters"]
            assert chapters[0]["name"] == "aim" and chapters[0]["steps"][1]["play"] == ["place won_the_last_battle"]
            table, update = await begun(ida)
            assert "rehearsed" not in str(ida.tables[table].info["origin"])
            action = next(a["n"] for a in update["view"]["actions"] if a["text"] == "place won_the_last_battle")
            await ida.ask("decide", table=table, seat=0, decision=update["decision"], actions=[action])
            known = await ida.until(table, lambda t: t.update["owes"] and t.update["decision"] > update["decision"])
            cubes = {z["id"]: z.get("pieces", [{}])[0].get("count") for z in known.update["view"]["zones"]}
            assert cubes["victory/most_buildings"] == 3, "the opponent has placed what it rehearsed"

    with Running(tmp_path, games=(AOM,), kinds=("random",)) as server:
        asyncio.run(play())


def test_only_games_with_a_lesson_have_one(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            for game in ("agora", "atlantis"):
                answer = await ida.http.post(f"/api/games/{game}/lessons")
                assert answer.status_code == 404 and answer.json()["code"] == "no_such_lesson"

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_a_lesson_may_begin_from_a_position(tmp_path, monkeypatch: pytest.MonkeyPatch):
    position = {"game": AOM, "cultures": ["norse", "egyptian"], "phase": "place_victory_cubes"}
    plan = LessonPlan(2, "x", position=position)
    monkeypatch.setattr(catalogue.Catalogue, "lesson", lambda self, game, name: plan)

    async def told(self: pool.JobPool, game: str, name: str) -> Any:
        worker = JobWorker(self.catalogue.names, str(self.store.path))
        return msgspec.msgpack.decode(worker.lesson(game, name), type=LessonPlan)

    monkeypatch.setattr(pool.JobPool, "lesson", told)

    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            _, update = await begun(ida)
            assert update["view"]["prompt"]["key"] == "place_cube"

    with Running(tmp_path, games=(AOM,), kinds=("random",)) as server:
        asyncio.run(play())


async def decided(client: Client, table: str, *texts: str) -> None:
    """A decision, and all that the others do until the next is asked for."""
    update = client.tables[table].update
    numbers = {action["text"]: action["n"] for action in update["view"]["actions"]}
    now = update["decision"]
    done = await client.ask("decide", table=table, seat=0, decision=now, actions=[numbers[text] for text in texts])
    assert done["t"] == "ack", done
    await client.until(table, lambda t: t.update["owes"] and t.update["decision"] > now)


def test_a_test_is_passed_by_playing_it_and_remembered(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            house = await ida.get("/api/house")
            assert next(g for g in house["games"] if g["id"] == AOM)["lessons"][:2] == ["first", "harvest"]
            assert await ida.get("/api/me/lessons") == []
            lesson = await ida.get(f"/api/games/{AOM}/lessons?lesson=harvest")
            assert lesson["test"] is True and "solution" not in str(lesson)
            first = (await ida.post(f"/api/games/{AOM}/lessons?lesson=harvest"))["table"]
            (row,) = await ida.get("/api/me/lessons")
            assert (row["lesson"], row["table"], row.get("done", 0)) == ("harvest", first, 0)
            assert (await ida.post(f"/api/tables/{first}/lesson"))["state"] == "open", "saying so is not enough"

            table = (await ida.post(f"/api/games/{AOM}/lessons?lesson=harvest&test=true"))["table"]
            await ida.connect()
            await ida.watch(table)
            await ida.until(table, lambda t: t.update is not None and t.update["owes"])
            assert ida.tables[table].info["origin"]["test"] is True
            assert (await ida.http.post(f"/api/tables/{table}/lesson")).json()["state"] == "open"
            assert (await odo.http.post(f"/api/tables/{table}/lesson")).status_code == 403
            for said in ("play permanent_gather", "gather hills", "stop", "play permanent_next_age"):
                await decided(ida, table, said)
            assert (await ida.http.post(f"/api/tables/{table}/lesson")).json()["state"] == "reached"
            (row,) = await ida.get("/api/me/lessons")
            assert row["done"] > 0 and row["table"] == table

    with Running(tmp_path, games=(AOM,), kinds=("random",)) as server:
        asyncio.run(play())


def test_a_lesson_that_is_begun_again_takes_the_place_of_its_table(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            for _ in range(3):
                await ida.post("/api/games/deukalion/lessons?lesson=cup")
            running = (await ida.get("/api/tables?which=going"))["tables"]
            assert [table["status"] for table in running].count("running") == 1
            state = await ida.http.post(f"/api/tables/{(await ida.get('/api/me/lessons'))[0]['table']}/lesson")
            assert state.json() == {"state": "open"}

    with Running(tmp_path, games=("deukalion",), kinds=("random",)) as server:
        asyncio.run(play())


def test_what_is_no_lesson_is_refused(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            for query in ("lesson=../first", "lesson=nothing", "lesson=first&test=true"):
                answer = await ida.http.post(f"/api/games/deukalion/lessons?{query}")
                assert answer.status_code == 404 and answer.json()["code"] == "no_such_lesson"
            assert (await ida.http.get("/api/games/deukalion/lessons?lesson=nothing")).status_code == 404
            table = (await ida.post("/api/games/deukalion/lessons"))["table"]
            assert (await ida.http.post(f"/api/tables/{table}/lesson")).json() == {"state": "reached"}
            assert [row["lesson"] for row in await ida.get("/api/me/lessons")] == ["first"]

    with Running(tmp_path, games=("deukalion",), kinds=("random",)) as server:
        asyncio.run(play())
