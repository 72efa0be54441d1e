"""Truthful operation: the server's statements about itself are true; the host's manual actions take effect."""

import asyncio
import json
import sqlite3
import time
from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from petteia.cli import app
from petteia.server.upkeep import DAY_MS
from petteia.store import maintenance
from petteia.tables.live.live_table import Steady
from tests.server.running import PATIENCE_S, UNLIMITED, Client, Running, seated, settings

pytestmark = pytest.mark.part("siege")


def admin(folder, *arguments: str) -> tuple[int, str]:
    told = CliRunner().invoke(app, ["admin", *arguments, "--data", str(folder)])
    assert "Traceback" not in told.output
    return told.exit_code, told.output


def test_the_house_is_not_well_while_moves_are_refused_or_a_journal_is_damaged(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            assert (await ida.http.get("/healthz")).status_code == 200
            table = (await ida.post("/api/tables", {"game": "agora"}))["table"]
            server.instance.store.file.unwritable = "disk full"
            until = time.monotonic() + PATIENCE_S
            while (await ida.http.get("/healthz")).status_code != 200:  # the store is asked once a second
                assert time.monotonic() < until, "the next write went well"
                await asyncio.sleep(0.1)
            server.loop.call_soon_threadsafe(server.instance.registry.live.clear)
            with sqlite3.connect(tmp_path / "petteia.db") as file:
                file.execute("UPDATE events SET payload = CAST(replace(payload, 'agora', 'Agora') AS BLOB)")
            file.close()
            assert (await ida.get(f"/api/tables/{table}"))["aside"]
            answer = await ida.http.get("/healthz")
            assert answer.status_code == 503 and answer.json()["code"] == "ailing"
            figures = (await ida.http.get("/metrics")).text
            assert "petteia_tables_set_aside 1.0" in figures and "petteia_bot_queue 0.0" in figures

    with Running(tmp_path) as server:
        asyncio.run(story())
    code, said = admin(tmp_path, "check")
    assert code == 1 and "is not what was written" in said


def test_the_house_is_well_again_when_a_damaged_table_is_mended_closed_or_removed(tmp_path):
    def change(table: str, this: str, that: str) -> None:
        with sqlite3.connect(tmp_path / "petteia.db") as file:
            sql = "UPDATE events SET payload = CAST(replace(payload, ?, ?) AS BLOB) WHERE table_id = ?"
            file.execute(sql, (this, that, table))
        file.close()

    async def story() -> None:
        async with Client(server.url, "Ida") as ida:

            async def well() -> bool:
                return (await ida.http.get("/healthz")).status_code == 200

            async def look() -> None:
                doing = asyncio.run_coroutine_threadsafe(server.instance.upkeep.look_at_damage(), server.loop)
                await asyncio.wrap_future(doing)

            for way in ("mended", "closed", "closed by the host", "removed"):
                table = (await ida.post("/api/tables", {"game": "agora"}))["table"]
                server.loop.call_soon_threadsafe(server.instance.registry.live.clear)
                change(table, "agora", "Agora")
                assert (await ida.get(f"/api/tables/{table}"))["aside"] and not await well()
                await look()
                assert not await well(), "nobody has seen to it"
                if way == "mended":
                    change(table, "Agora", "agora")
                    assert not (await ida.post(f"/api/tables/{table}/retry")).get("aside")
                elif way == "closed":
                    await ida.post(f"/api/tables/{table}/close")
                else:
                    assert admin(tmp_path, "remove" if way == "removed" else "close", table)[0] == 0
                    await look()
                assert await well(), way
                await ida.http.get(f"/api/tables/{table}")
                assert await well(), "and stays so when somebody looks at it"

    with Running(tmp_path) as server:
        asyncio.run(story())


@pytest.mark.parametrize("body", [b"[" * 20_000, b'{"name": "\xff\xfe"}', b'{"name":' * 5_000])
def test_json_that_cannot_be_read_is_a_sentence(tmp_path, body):
    with Running(tmp_path) as server:
        answer = httpx.post(f"{server.url}/api/guests", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400 and answer.json()["code"] == "unreadable"


def test_head_is_answered_and_nothing_is_unused(tmp_path):
    with Running(tmp_path) as server:
        for path in ("/", "/healthz", "/api/house"):
            answer = httpx.head(f"{server.url}{path}")
            assert answer.status_code == 200 and not answer.content
        for path in ("/api/unused", "/api/unused/openapi.json", "/api/unused/swagger"):
            assert httpx.get(f"{server.url}{path}").status_code == 404
        assert httpx.get(f"{server.url}/api/openapi.json").json()["paths"]["/api/tables/{table}/retry"]


def test_a_clock_that_is_put_back_goes_on(monkeypatch):
    steady = Steady()
    before, real = steady(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() - 3600 * 10**9)
    assert before <= steady() < before + 60_000
    monkeypatch.setattr(time, "time_ns", lambda: real() + 3600 * 10**9)
    assert steady() >= before + 3600_000, "forward it follows"


def test_what_the_host_does_by_hand_happens_while_the_house_runs(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            other = (await ida.post("/api/tables", {"game": "agora"}))["table"]
            assert (await odo.ask("say", table=table, text="hello"))["t"] == "ack"
            assert admin(tmp_path, "mute", odo.id)[0] == 0
            assert (await odo.ask("say", table=table, text="hello"))["code"] == "muted"
            assert admin(tmp_path, "pardon", odo.id)[0] == 0
            assert (await odo.ask("say", table=table, text="hello"))["t"] == "ack"
            kept = json.loads(admin(tmp_path, "list", "--json")[1])
            assert {row["id"] for row in kept} == {table, other} and kept[0]["owner"] == "Ida"
            assert "bytes" in admin(tmp_path, "quota", ida.id)[1]
            assert admin(tmp_path, "close", table)[0] == 0 and admin(tmp_path, "remove", other)[0] == 0
            said = await ida.ask("say", table=table, text="is anybody there?")
            assert said["t"] == "ack", "the house finds out that somebody else wrote, and reads again"
            assert (await ida.get(f"/api/tables/{table}"))["status"] == "closed"
            assert [t["id"] for t in (await ida.get("/api/tables?which=mine"))["tables"]] == [table]
            assert admin(tmp_path, "ban", odo.id)[0] == 0 and admin(tmp_path, "revoke", una.id)[0] == 0
            assert (await odo.http.get("/api/me")).status_code == 401
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.instance.upkeep.show_out(), server.loop))
            for gone in (odo, una):
                assert gone.socket is not None
                await asyncio.wait_for(gone.socket.wait_closed(), PATIENCE_S)
            assert (await ida.ask("ping"))["t"] == "pong"

    with Running(tmp_path) as server:
        asyncio.run(story())
    assert admin(tmp_path, "check") == (0, "nothing is wrong\n")
    assert admin(tmp_path, "vacuum")[0] == 0


@pytest.mark.parametrize("arguments", [["close"], ["close", "here"], ["mute", "nobody"], ["quota"], ["remove", "no"]])
def test_what_the_host_cannot_do_is_a_sentence(tmp_path, arguments):
    with Running(tmp_path):
        pass
    code, said = admin(tmp_path, *arguments)
    assert code == 2 and "petteia admin" in said.replace("\n", " ")


@pytest.mark.parametrize("arguments", [["quota", "x", "--most", "many"], ["mute", "x", "--most", "5"]])
def test_a_quota_that_is_none_is_a_sentence(tmp_path, arguments):
    with Running(tmp_path):
        pass
    code, said = admin(tmp_path, *arguments)
    assert code == 2 and "--most" in said


def test_tables_without_people_are_cleared_by_age_and_count_against_a_guests_disk(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            alone = (await ida.post("/api/tables", {"game": "agora", "seats": [{"who": "bot"}] * 3}))["table"]
            mine = (await ida.post("/api/tables", {"game": "agora", "seats": [{"who": "me"}, {}, {}]}))["table"]
            await ida.post(f"/api/tables/{alone}/start")
            store = server.instance.store
            now = server.instance.registry.now()
            assert maintenance.unpeopled(store.path, now - 90 * DAY_MS) == []
            assert maintenance.unpeopled(store.path, now + 1) == [alone]
            assert store.remove([alone, mine], before=1).result() == 0, "something has happened there since"
            assert store.remove([alone], before=now + DAY_MS).result() == 1
            left = [t["id"] for t in (await ida.get("/api/tables?which=mine"))["tables"]]
            assert left == [mine] and alone not in left

            later = (await ida.post("/api/tables", {"game": "agora"}))["table"]
            for seat in range(3):
                await ida.post(f"/api/tables/{later}/bots", {"seat": seat})
            with sqlite3.connect(tmp_path / "petteia.db") as file:  # as if a long game had been played
                file.execute("UPDATE events SET payload = zeroblob(1000000), mark = NULL WHERE table_id = ?", (mine,))
            file.close()
            wishes: list[tuple[str, dict[str, Any]]] = [
                ("/api/records", {"record": "any"}),
                ("/api/tables", {"game": "agora", "seats": [{"who": "bot"}] * 3}),
                ("/api/tables", {"game": "agora", "components": "any = 1"}),
                (f"/api/tables/{later}/start", {}),
            ]
            for path, body in wishes:
                refused = await ida.http.post(path, json=body)
                assert refused.status_code == 409 and refused.json()["code"] == "disk_enough", path
                assert "1 MB" in refused.json()["text"]
            await ida.post("/api/tables", {"game": "agora", "seats": [{"who": "me"}, {}, {}]})
            bots = {"game": "agora", "seats": [{"who": "bot"}] * 3}
            code, said = admin(tmp_path, "quota", ida.id, "--most", "50000000")
            assert code == 0 and "may take 50000000" in said
            await ida.post("/api/tables", bots)
            assert admin(tmp_path, "quota", ida.id, "--most", "usual")[0] == 0
            assert (await ida.http.post("/api/tables", json=bots)).json()["code"] == "disk_enough"
            assert admin(tmp_path, "quota", ida.id, "--most", "0")[0] == 0
            assert (await ida.http.post("/api/records", json={"record": "x"})).json()["code"] == "disk_enough"

    limits = msgspec.structs.replace(UNLIMITED, guest_bytes=1_000_000)
    with Running(tmp_path, settings(limits=limits)) as server:
        asyncio.run(story())


def test_a_house_ends_although_its_database_never_says_what_became_of_a_move(tmp_path, monkeypatch):
    monkeypatch.setattr("petteia.server.instance.DURABLE_SECONDS", 0.2)

    def gone(_: object) -> None:
        while not store._closed:  # as one does whose database is gone: it asks until nobody wants to know
            time.sleep(0.01)

    with Running(tmp_path) as server:
        store = server.instance.store.file
        asked = store.call(gone)
        server.stop()
        assert asked.done() and server.problem is None
