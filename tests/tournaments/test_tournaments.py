"""Tournaments at a server: people register, rounds are played at ordinary tables, standings follow."""

import asyncio
import csv
import io
import json

import pytest

from petteia.server.tournaments import service
from tests.server.running import Client, Running
from tests.tournaments.playing import made, nothing_twice, page, play, until

pytestmark = pytest.mark.part("friends")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for windows."""
    monkeypatch.setattr(service, "WINDOW_MS", 0)


def later(server: Running, minutes: int) -> None:
    now = server.instance.registry.now
    server.instance.registry.now = lambda: now() + minutes * 60_000


def test_a_swiss_tournament_is_played_to_its_end(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            t = await made(ida, join=True, rounds=2)
            assert (await page(odo, t))["mine"] == 0
            await odo.post(f"/api/tournaments/{t}/entry")
            found = await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": 7})
            assert found["state"] == "open" and len(found["entrants"]) == 9 and found["host"] and found["made"] == "Ida"
            line = (await odo.get("/api/tournaments"))["tournaments"][0]
            assert line["id"] == t and line["mine"] and line["entrants"] == 9
            await ida.post(f"/api/tournaments/{t}/start")
            for number in (1, 2):
                found = await until(ida, t, lambda p, n=number: p["round"] == n and p["table"])
                tables = [found["table"], (await page(odo, t))["table"]]
                await asyncio.gather(play(ida, tables[0], number), play(odo, tables[1], 10 + number))
            found = await until(ida, t, lambda p: p["state"] == "over")
            nothing_twice(found)
            assert found["rounds"] == 2 and all(row["played"] == 2 for row in found["standings"])
            assert sum(row["points"] for row in found["standings"]) == 2 * 3 * found["win"] * 3 // 2
            info = await ida.get(f"/api/tables/{tables[0]}")
            assert info["origin"]["tournament"] == t and not info["settings"].get("hints", True)
            mine = (await ida.get("/api/tournaments?which=mine"))["tournaments"]
            assert [one["state"] for one in mine] == ["over"]
            rows = list(csv.reader(io.StringIO(await ida.get(f"/api/tournaments/{t}/results.csv"))))
            assert rows[0][:3] == ["rank", "name", "points"] and len(rows) == 1 + 9 + 2 + 18
            text = await ida.get(f"/api/tournaments/{t}/calendar.ics")
            assert text.startswith("BEGIN:VCALENDAR\r\n") and text.count("BEGIN:VEVENT") == 2

    with Running(tmp_path) as server:
        asyncio.run(play_all())


def test_who_does_not_come_loses_and_who_is_alone_walks_over(tmp_path):
    async def play_all() -> None:
        people = [Client(server.url, name) for name in ("Ida", "Odo", "Una")]
        for person in people:
            await person.__aenter__()
        ida, odo, una = people
        t = await made(ida, join=True, rounds=2, ready_minutes=10)
        for person in (odo, una):
            await person.post(f"/api/tournaments/{t}/entry")
        found = await ida.post(f"/api/tournaments/{t}/start")
        table = found["table"]
        assert found["played"][0]["tables"][0]["state"] == "called" and found["played"][0]["ready"]
        waits = server.instance.waiting
        asyncio.run_coroutine_threadsafe(waits.round(), server.loop).result(60)
        assert [turn.table for turn in waits.of(odo.id)] == [table], "the round calls those who are away"
        seats = {one["player"]: n for n, one in enumerate((await ida.get(f"/api/tables/{table}"))["seats"])}
        refused = await ida.post(f"/api/tables/{table}/stand", {"seat": seats[ida.id]}, 409)
        assert refused["code"] == "tournament_seats"
        assert (await ida.http.post(f"/api/tables/{table}/close")).status_code in (403, 409)
        await ida.post(f"/api/tables/{table}/ready", {"seat": seats[ida.id]})
        later(server, 11)
        found = await page(ida, t)
        tables = found["played"][0]["tables"]
        mine = found["mine"]
        assert tables[0]["state"] == "done" and set(tables[0]["absent"]) == {1, 2, 3} - {mine}
        assert dict(zip(tables[0]["entrants"], tables[0]["places"], strict=True))[mine] == 1
        found = await until(ida, t, lambda p: p["round"] == 2)
        table = found["table"]
        for person in (ida, odo):
            seat = next(n for n, one in enumerate((await ida.get(f"/api/tables/{table}"))["seats"])
                        if one["player"] == person.id)  # fmt: skip
            await person.post(f"/api/tables/{table}/ready", {"seat": seat})
        later(server, 11)
        found = await page(una, t)
        assert found["played"][1]["tables"][0]["state"] == "playing", "two are enough; a bot plays for the third"
        await asyncio.gather(play(ida, table, 1), play(odo, table, 2))
        found = await until(una, t, lambda p: p["state"] == "over")
        last = found["played"][1]["tables"][0]
        assert dict(zip(last["entrants"], last["places"], strict=True))[found["mine"]] == 3
        for person in people:
            await person.__aexit__()

    with Running(tmp_path) as server:
        asyncio.run(play_all())


def test_the_host_rules_and_a_round_has_an_end(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            t = await made(ida, join=True, rounds=3, pause_minutes=5, round_minutes=60, late=True)
            await odo.post(f"/api/tournaments/{t}/entry")
            assert (await ida.post(f"/api/tournaments/{t}/start", expect=409))["code"] == "too_few"
            await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random"})
            assert (await odo.post(f"/api/tournaments/{t}/start", expect=403))["code"] == "tournament_host"
            found = await ida.post(f"/api/tournaments/{t}/start")
            places = {"board": 0, "places": [2, 1, 2]}
            assert (await odo.post(f"/api/tournaments/{t}/rulings", places, 403))["code"] == "tournament_host"
            wrong = await ida.post(f"/api/tournaments/{t}/rulings", {"board": 0, "places": [2, 2, 2]}, 409)
            assert wrong["code"] == "places_wrong"
            found = await ida.post(f"/api/tournaments/{t}/rulings", places)
            table = found["played"][0]["tables"][0]
            assert table["state"] == "judged" and table["points"] == [
                found["win"] // 4,
                found["win"],
                found["win"] // 4,
            ]
            assert found["next"] and found["round"] == 1, "a pause"
            assert (await una.post(f"/api/tournaments/{t}/entry"))["mine"] == 4
            watched = (await una.post(f"/api/tournaments/{t}/watch", {"table": table["table"]}))["table"]
            assert (await una.get(f"/api/tables/{watched}"))["status"] in ("starting", "running")
            later(server, 6)
            found = await page(ida, t)
            assert found["round"] == 2 and len(found["played"][1]["byes"]) == 1
            later(server, 61)
            found = await page(ida, t)
            assert found["played"][1]["tables"][0]["places"] == [1, 1, 1], "what is not over is a draw"
            await odo.post(f"/api/tournaments/{t}/leave", {})
            assert (await odo.post(f"/api/tournaments/{t}/leave", {}, 409))["code"] == "not_entered"
            found = await ida.post(f"/api/tournaments/{t}/start")
            assert found["round"] == 3, "the host need not wait for the end of the pause"
            assert 2 not in [one for table in found["played"][2]["tables"] for one in table["entrants"]]
            found = await ida.post(f"/api/tournaments/{t}/end")
            assert found["state"] == "over" and len(found["standings"]) == 4

    with Running(tmp_path) as server:
        asyncio.run(play_all())


@pytest.mark.parametrize(("format_", "count", "rounds"), [("knockout", 9, 2), ("robin", 7, 3)])
def test_bots_alone_play_a_tournament_by_the_clock(tmp_path, format_, count, rounds):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida:
            starts = server.instance.registry.now() + 60_000
            t = await made(ida, format=format_, starts=starts)
            await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": count})
            assert (await page(ida, t))["state"] == "open" and "DTSTART" in await ida.get(
                f"/api/tournaments/{t}/calendar.ics"
            )
            later(server, 2)
            found = await until(ida, t, lambda p: p["state"] == "over")
            assert found["round"] == rounds
            nothing_twice(found, again=format_ == "robin")
            assert [row["rank"] for row in found["standings"]] == list(range(1, count + 1))
            if format_ == "knockout":
                assert found["standings"][0]["ties"]["rounds"] == 3

    with Running(tmp_path) as server:
        asyncio.run(play_all())


def test_it_begins_when_it_is_full_and_is_called_off_if_nobody_comes(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            t = await made(ida, most=3, when_full=True, rounds=1)
            await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": 2})
            found = await odo.post(f"/api/tournaments/{t}/entry")
            assert found["state"] == "running" and found["table"]
            assert (await ida.post(f"/api/tournaments/{t}/entry", expect=409))["code"] == "tournament_begun"
            empty = await made(ida, starts=server.instance.registry.now() + 60_000, listed=False)
            assert empty not in [one["id"] for one in (await odo.get("/api/tournaments"))["tournaments"]]
            later(server, 2)
            assert (await page(odo, empty))["state"] == "off"

    with Running(tmp_path) as server:
        asyncio.run(play_all())


def test_what_cannot_be_is_refused_with_a_sentence(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:

            async def refused(expect: int, **plan: object) -> str:
                body = {"plan": {"name": "x", "game": "agora", "seats": 3, "round_minutes": 5, **plan}}
                answer = await ida.http.post("/api/tournaments", json=body)
                assert answer.status_code == expect, answer.text
                assert answer.json()["text"]
                code: str = answer.json()["code"]
                return code

            assert await refused(409, seats=8) == "tournament_seats_count"
            assert await refused(409, starts=1) == "tournament_past"
            assert await refused(409, round_minutes=0) == "tournament_endless"
            assert await refused(409, format="knockout", late=True) == "tournament_late"
            assert await refused(404, game="chess") == "no_such_game"
            assert await refused(409, name="\u200b") == "tournament_name"
            assert await refused(400, seats=20) == "unreadable"
            assert (await ida.http.get("/api/tournaments/none")).json()["code"] == "no_such_tournament"
            t = await made(ida, most=2, rounds=1)
            for person in (ida, odo):
                await person.post(f"/api/tournaments/{t}/entry")
            full = await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random"}, 409)
            assert full["code"] == "tournament_full"
            assert (await odo.post(f"/api/tournaments/{t}/leave", {"number": 1}, 403))["code"] == "tournament_host"
            assert (await ida.post(f"/api/tournaments/{t}/leave", {"number": 2}))["entrants"][-1]["number"] == 1
            assert (await ida.post(f"/api/tournaments/{t}/watch", {"table": "x"}, 404))["code"] == "no_such_table"
            assert (await ida.post(f"/api/tournaments/{t}/end"))["state"] == "off"
            assert (await ida.post(f"/api/tournaments/{t}/end", expect=409))["code"] == "tournament_over"
            for _ in range(5):
                await made(ida)
            enough = await ida.http.post("/api/tournaments", json={"plan": {**(await page(ida, t))["plan"]}})
            assert enough.json()["code"] == "tournaments_enough"

    with Running(tmp_path) as server:
        asyncio.run(play_all())


def test_those_who_look_are_told_when_something_changes(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            t = await made(ida, join=True)
            other = await made(ida)
            await odo.connect()
            assert (await odo.ask("follow", tournament=t))["t"] == "ack"
            following = server.instance.following

            async def round_() -> list[str]:
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(following.round(), server.loop))
                assert odo.socket is not None
                await odo.ask("ping")
                return [
                    one["tournament"] for text in odo.frames for one in json.loads(text) if one["t"] == "tournament"
                ]

            await round_()
            told = await round_()
            await ida.post(f"/api/tournaments/{other}/entry")
            assert await round_() == told, "nothing has changed there"
            await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random"})
            assert set(await round_()) == {t}
            await odo.ask("follow")
            before = await round_()
            await ida.post(f"/api/tournaments/{t}/end")
            assert await round_() == before, "and not any more"

    with Running(tmp_path) as server:
        asyncio.run(play_all())
