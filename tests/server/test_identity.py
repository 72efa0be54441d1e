"""Two guests who are one person become one; and a guest who wants to be forgotten is, everywhere."""

import asyncio
import io
import json
import random
import re
import sqlite3
import time
import zipfile
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from petteia.cli import app
from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.store.people.merge_and_erase import THEIRS, Identity
from petteia.store.schema import STEPS
from petteia.tables.ports.store import StoreError
from tests.games.agora.agora import GAME
from tests.server.running import AGORA, Client, Running, choice, seated
from tests.server.test_afterwards import play_out

pytestmark = pytest.mark.part("friends")
NAME = "Xanthippe"


async def packed(server: Running, table: str) -> None:
    """As the server does with finished games that rest."""

    async def work() -> bool:
        parts = await server.instance.history.pack(table)
        return await server.instance.wait(server.instance.store.pack(table, parts, server.instance.registry.now()))

    assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work(), server.loop))


def kept(folder: Path) -> bytes:
    """Everything in the folder, including packed games."""
    raw = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    with closing(sqlite3.connect(folder / "petteia.db")) as c:
        parts = c.execute("SELECT payload FROM packed").fetchall()
        told = c.execute("SELECT told FROM events WHERE told IS NOT NULL").fetchall()
    opened = [zlib.decompress(row[0]) for row in parts]
    return raw + b"".join(opened) + b"".join(bytes(row[0]) for row in told)


def admin(folder: Path, *words: str, command: str = "admin"):
    config = folder / "petteia.toml"
    config.write_text(f"games = [{json.dumps(AGORA)}]\n", "utf-8")
    return CliRunner().invoke(app, [command, *words, "--config", str(config), "--data", str(folder)])


def ratings(folder: Path) -> dict:
    """Where the stored data differs from the journals."""
    found = json.loads(admin(folder, "--check", "--json", command="ratings").output)
    assert found["unread"] == {}
    return found


async def play_on(seats: dict[int, Client], table: str) -> None:
    """The remaining players of a table play to the end."""
    rng = random.Random(7)
    async with asyncio.timeout(60):
        while any(client.tables[table].info["status"] == "running" for client in seats.values()):
            for seat, client in seats.items():
                update = client.tables[table].update
                if update is not None and update["owes"]:
                    actions, decision = [choice(update, rng)], update["decision"]
                    await client.ask("decide", table=table, seat=seat, decision=decision, actions=actions, key="")
            await asyncio.sleep(0.01)


async def become(client: Client, other: Client) -> dict:
    """A device becomes another guest, by the code of that one."""
    code = (await other.post("/api/me/recovery"))["code"]
    return await client.post("/api/recovery", {"code": code})


def test_somebody_who_is_forgotten_is_found_nowhere_and_games_stay(tmp_path):
    async def play() -> str:
        async with Client(server.url, NAME) as xan, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            all_three = [xan, odo, una]
            over, old = await seated(all_three), await seated(all_three)
            going, alone = await seated(all_three), await seated([xan])
            for table in (over, old):
                assert (await xan.ask("say", table=table, text=f"{NAME} was here", key="k"))["t"] == "ack"
                await play_out(all_three, table)
            await packed(server, old)
            watched = await seated([odo, una])
            await xan.watch(watched)
            await xan.ask("say", table=watched, text="hello from outside", key="w")
            open_ = (await xan.post("/api/tables", {"game": "agora", "seats": [{"who": "me"}, {}, {}]}, 201))["table"]
            await xan.http.put(f"/api/tables/{over}/note", json={"text": f"{NAME}'s plan"})
            await xan.post("/api/me/recovery")
            before = {table: await odo.get(f"/api/tables/{table}/record") for table in (over, old)}
            copied = (await odo.post("/api/records", {"record": before[over]}, 201))["table"]
            await xan.post("/api/me/erasure", {"name": "somebody"}, expect=409)
            assert NAME.encode() in kept(tmp_path)
            gone = await xan.post("/api/me/erasure", {"name": NAME})
            assert gone == {"tables": 6, "me": None}
            assert (await xan.http.get("/api/me")).status_code == 401
            for table in (over, old):
                record = await odo.get(f"/api/tables/{table}/record")
                assert record == re.sub(r"^seat A .*\n", "", before[table], flags=re.M), "all but the name"
                found = {f.about: f.verdict for f in verify(Record.parse(record), GAME())}
                assert found["commitment"] == found["outcomes"] == found["digests"] == "verified"
                assert (await odo.get(f"/api/tables/{table}/proof")).get("departs", "") == ""
            assert NAME not in await odo.get(f"/api/tables/{copied}/record")
            running = await odo.get(f"/api/tables/{going}")
            assert running["status"] == "running" and running["seats"][0]["resigned"]
            assert (await odo.get(f"/api/tables/{open_}"))["status"] == "closed"
            assert (await odo.get(f"/api/tables/{alone}"))["status"] == "closed"
            await play_on({1: odo, 2: una}, going)
            final = await odo.get(f"/api/tables/{going}/record")
            assert {f.verdict for f in verify(Record.parse(final), GAME())} == {"verified", "note"}
            del odo.tables[over]
            chat = (await odo.watch(over))["chat"]
            assert [(line["name"], line["text"]) for line in chat] == [("", "")]
            assert (await odo.http.get(f"/api/players/{xan.id}/profile")).status_code == 404
            for client in (odo, una):
                assert NAME not in str((await client.http.get("/api/me/everything")).content)
                assert NAME not in json.dumps(await client.get("/api/me/profile"))
            return xan.id

    with Running(tmp_path) as server:
        player = asyncio.run(play())
        assert server.instance.store.check() == []
    found = kept(tmp_path)
    assert NAME.encode() not in found and b"hello from outside" not in found
    with closing(sqlite3.connect(tmp_path / "petteia.db")) as c:
        for table in (*THEIRS, "players"):
            column = "id" if table == "players" else "player"
            assert c.execute(f"SELECT count(*) FROM {table} WHERE {column} = ?", (player,)).fetchone() == (0,)
    again = admin(tmp_path, "erase", player)
    assert again.exit_code == 0 and "is forgotten" in again.output, again.output
    assert ratings(tmp_path)["results_other"] == []


def test_every_table_that_knows_guests_is_emptied_of_them_or_named():
    """A new table with a player column requires a decision here about its treatment."""
    columns = [re.search(r"CREATE TABLE (\w+) \(([^;]*)\)", part) for step in STEPS for part in step.split(";")]
    with_players = {found[1] for found in columns if found and re.search(r"^\s*player\b", found[2], re.M)}
    assert with_players == {*THEIRS, "finishes", "ratings", "reports", "daily_tries", "tournament_entrants"}


def test_two_guests_of_one_person_are_one(tmp_path):
    pytest.importorskip("openskill", reason="ratings need openskill")

    async def play() -> None:
        async with (
            Client(server.url, "Ida") as ida,
            Client(server.url, "Ida on the train") as phone,
            Client(server.url, "Odo") as odo,
            Client(server.url, "Una") as una,
        ):
            first = await seated([ida, odo, una], rated=True)
            second, going = await seated([phone, odo, una], rated=True), await seated([phone, odo, una])
            await play_out([ida, odo, una], first)
            await play_out([phone, odo, una], second)
            await phone.ask("say", table=going, text="from the train", key="k")
            for client in (ida, phone):
                await client.http.put(f"/api/tables/{going}/note", json={"text": f"a note of {client.name}"})
            code = (await phone.post("/api/me/recovery"))["code"]
            assert (await ida.post("/api/me/merge", expect=409))["code"] == "nobody_before"
            ida.http.cookies.set("petteia-before", "x" * 43)
            assert (await ida.post("/api/me/merge", expect=409))["code"] == "nobody_before", "nobody makes up a guest"
            ida.http.cookies.delete("petteia-before")
            both = (await odo.post("/api/tables", {"game": "agora", "seats": [{}] * 3}, 201))["table"]
            await ida.post(f"/api/tables/{both}/sit", {"seat": 0})
            await phone.post(f"/api/tables/{both}/sit", {"seat": 1})
            assert (await become(phone, ida))["before"] == "Ida on the train"
            assert (await phone.post("/api/me/merge", expect=409))["code"] == "both_at_table"
            assert (await odo.get(f"/api/tables/{going}"))["seats"][0]["player"] == phone.id, "nothing has happened"
            await ida.post(f"/api/tables/{both}/stand", {"seat": 0})
            server.instance.account_jobs.under_way.add(phone.id)  # who is being forgotten, say, by another device
            assert (await phone.post("/api/me/merge", expect=429))["code"] == "too_often"
            server.instance.account_jobs.under_way.discard(phone.id)
            assert await phone.post("/api/me/merge") == {"id": ida.id, "name": "Ida"}
            assert (await phone.post("/api/me/merge", expect=409))["code"] == "nobody_before"
            mine = {table["id"] for table in (await ida.get("/api/tables?which=mine"))["tables"]}
            assert mine == {first, second, going, both}
            profile = await ida.get("/api/me/profile")
            assert profile["played"] == 2 and profile["ratings"][0]["games"] == 2
            assert {game["table"] for game in profile["games"]} == {first, second}
            note = (await ida.get(f"/api/tables/{going}/note"))["text"]
            assert note == "a note of Ida\na note of Ida on the train"
            everything = zipfile.ZipFile(io.BytesIO((await ida.http.get("/api/me/everything")).content))
            assert b"from the train" in everything.read(f"games/{going}.json"), "what either said is hers"
            async with Client(server.url, "Somebody") as other:
                assert (await other.post("/api/recovery", {"code": code}))["id"] == ida.id, "either code is hers"
            await ida.watch(going)
            assert ida.tables[going].info["seats"][0]["player"] == ida.id
            assert ida.tables[going].info["seats"][0]["name"] == "Ida on the train", "the others know her by it"
            await play_out([ida, odo, una], going)
            assert (await become(una, odo))["before"] == "Una"
            assert (await una.post("/api/me/merge", expect=409))["code"] == "both_rated"
            assert server.instance.store.player(phone.id).result() is None

    with Running(tmp_path) as server:
        asyncio.run(play())
    assert ratings(tmp_path)["ratings_other"] == [], "what the journals say is what is kept"
    with closing(sqlite3.connect(tmp_path / "petteia.db")) as c:
        ids = dict(c.execute("SELECT name, id FROM players"))
    refused = admin(tmp_path, "merge", ids["Una"], "--into", ids["Odo"])
    assert refused.exit_code == 2 and "rated" in refused.output
    assert admin(tmp_path, "merge", ids["Una"]).exit_code == 2
    assert admin(tmp_path, "merge", ids["Somebody"], "--into", ids["Odo"]).exit_code == 0


def test_somebody_who_became_one_with_another_is_forgotten_under_both_names(tmp_path):
    async def play() -> None:
        async with Client(server.url, NAME) as xan, Client(server.url, "Odo") as odo, Client(server.url, "Zoe") as zoe:
            old, over = await seated([xan, odo, zoe]), await seated([odo, xan, zoe])
            for table in (old, over):
                await xan.ask("say", table=table, text=f"{NAME} was here", key="k")
                await play_out([xan, odo, zoe] if table == old else [odo, xan, zoe], table)
            await packed(server, old)
            async with Client(server.url, "Between") as between, Client(server.url, "Last") as last:
                for now, later in ((xan, between), (xan, last)):
                    await become(now, later)
                    await xan.post("/api/me/merge")
            await xan.post("/api/me/erasure", {"name": "Last"})
            for table in (old, over):
                assert NAME not in await odo.get(f"/api/tables/{table}/record")

    with Running(tmp_path) as server:
        asyncio.run(play())
        assert server.instance.store.check() == []
    assert NAME.encode() not in kept(tmp_path)


def test_a_house_that_ended_while_somebody_was_forgotten_goes_on_with_it(tmp_path, monkeypatch):
    async def play() -> None:
        async with Client(server.url, NAME) as xan, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            await seated([xan, odo, una])
            await seated([odo, xan, una])
            monkeypatch.setattr(Identity, "rewrite", broken)
            assert (await xan.http.post("/api/me/erasure", json={"name": NAME})).status_code >= 500
            assert (await xan.http.get("/api/me")).status_code == 401, "she cannot ask for it again"

    def broken(*_: object) -> None:
        raise StoreError("the disk is full")

    with Running(tmp_path) as server:
        asyncio.run(play())
    assert NAME.encode() in kept(tmp_path)
    monkeypatch.undo()
    with Running(tmp_path) as server:
        until = time.monotonic() + 60
        while server.instance.store.identity.half_forgotten().result() and time.monotonic() < until:
            time.sleep(0.05)
        assert server.instance.store.check() == []
    assert NAME.encode() not in kept(tmp_path)
