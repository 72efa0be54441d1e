"""Rated games at a server: who may set one up, its result, who sees it, and that journals agree."""

import asyncio
import json
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from petteia.cli import app
from petteia.server.data_folder import DataFolder
from tests.server.running import AGORA, QUICK, Client, Running, seated, settings
from tests.server.test_afterwards import play_out

pytestmark = pytest.mark.part("friends")
pytest.importorskip("openskill", reason="ratings need openskill")
BOARDS = "/api/leaderboards"


def ratings(folder: Path, *words: str):
    """The command, for a server with the small game."""
    config = folder / "petteia.toml"
    config.write_text(f"games = [{json.dumps(AGORA)}]\n", "utf-8")
    return CliRunner().invoke(app, ["ratings", "--config", str(config), "--data", str(folder), *words])


async def unlisted(clients: list[Client]) -> str:
    """A rated table reached only by a code, started."""
    owner, *others = clients
    wish = {"game": "agora", "seats": [{"who": "me"}, {}, {}], "settings": {**QUICK, "rated": True, "listed": False}}
    table: str = (await owner.post("/api/tables", wish, expect=201))["table"]
    code = (await owner.post(f"/api/tables/{table}/code"))["code"]
    for client in others:
        await client.post("/api/codes", {"code": code})
    for client in clients:
        await client.watch(table)
    await owner.http.post(f"/api/tables/{table}/start")
    for seat, client in enumerate(clients):
        await client.until(table, lambda t: t.info["status"] != "open")
        assert (await client.ask("add", table=table, seat=seat, random=secrets.token_hex(16)))["t"] == "ack"
    return table


def test_a_rated_game_counts_and_is_seen_by_those_who_may(tmp_path):
    async def play() -> tuple[str, str]:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una], rated=True)
            info = ida.tables[table].info
            assert info["settings"]["rated"] and info["settings"]["hints"] is False
            assert (await ida.get("/api/me/profile"))["played"] == 0, "nothing of a running game"
            await play_out([ida, odo, una], table)
            mine = await ida.get("/api/me/profile")
            (rating,) = mine["ratings"]
            assert (rating["game"], rating["seats"], rating["games"]) == ("agora", 3, 1)
            (game,) = mine["games"]
            assert (
                game["rated"] and game["table"] == table and [s["name"] for s in game["seats"]] == ["Ida", "Odo", "Una"]
            )
            assert mine["won"] == (game["seats"][0]["place"] == 1)
            (board,) = (await una.get(BOARDS))["boards"]
            shown = {row["name"]: row["points"] for row in board["guests"]}
            assert shown.keys() == {"Ida", "Odo", "Una"} and shown["Ida"] == rating["points"]
            assert [row["points"] - row["give"] for row in board["guests"]] == sorted(
                [row["points"] - row["give"] for row in board["guests"]], reverse=True
            )
            theirs = await una.get(f"/api/players/{ida.id}/profile")
            assert theirs["ratings"] == mine["ratings"]
            secret = await unlisted([ida, odo, una])
            await play_out([ida, odo, una], secret)
            await hidden(server, ida, odo, una, secret)
            return table, secret

    async def hidden(server: Running, ida: Client, odo: Client, una: Client, secret: str) -> None:
        async with Client(server.url, "Eve") as eve:
            seen = await eve.get(f"/api/players/{ida.id}/profile")
            assert seen["played"] == 1 and secret not in json.dumps(seen), "of a table that is not listed"
            told = await ida.http.patch("/api/me/profile", json={"hidden": True})
            assert told.json()["hidden"] and told.json()["played"] == 2
            await eve.connect()
            await eve.ask("ping")
            pages = [BOARDS, f"/api/players/{odo.id}/profile", f"/api/players/{una.id}/profile"]
            read = json.dumps([await eve.get(page) for page in pages]) + "".join(eve.frames)
            assert ida.id not in read and "Ida" not in read
            seen = await eve.get(f"/api/players/{ida.id}/profile")
            assert seen == {**seen, "hidden": True, "played": 0, "won": 0, "ratings": [], "games": []}
            assert (await eve.http.get("/api/players/nobody/profile")).status_code == 404
            assert (await eve.http.patch("/api/me/profile", json={"hidden": 3})).status_code == 400
            assert (await ida.get("/api/me/profile"))["ratings"][0]["games"] == 2

    with Running(tmp_path) as server:
        tables = asyncio.run(play())
    with closing(DataFolder(tmp_path)):
        again = ratings(tmp_path, "--recompute")
        assert again.exit_code == 2 and "another Petteia is running" in again.stderr
    said = ratings(tmp_path, "--check", "--json")
    assert said.exit_code == 0, said.output
    answer = json.loads(said.stdout)
    assert (answer["games"], answer["rated"], answer["people"]) == (2, 2, 3)
    assert answer["results_other"] == answer["ratings_other"] == []
    with closing(sqlite3.connect(tmp_path / "petteia.db")) as c, c:
        c.execute("UPDATE ratings SET mu = mu + 0.0000001 WHERE player = (SELECT min(player) FROM ratings)")
        c.execute("UPDATE finishes SET place = 4 - place WHERE table_id = ?", (tables[0],))
    said = ratings(tmp_path, "--check", "--json")
    assert said.exit_code == 1
    assert json.loads(said.stdout)["results_other"] == [tables[0]]
    assert len(json.loads(said.stdout)["ratings_other"]) == 1
    said = ratings(tmp_path, "--recompute")
    assert said.exit_code == 0 and "they are now" in said.stdout
    assert ratings(tmp_path, "--check").exit_code == 0
    rows = json.loads(ratings(tmp_path, "--json").stdout)
    assert [row["games"] for row in rows] == [2, 2, 2]
    with closing(sqlite3.connect(tmp_path / "petteia.db")) as c, c:
        c.execute("DELETE FROM results")
        c.execute("DELETE FROM finishes")
        c.execute("DELETE FROM ratings")
    assert ratings(tmp_path, "--recompute").exit_code == 0, "as of a house from before there were results"
    assert json.loads(ratings(tmp_path, "--json").stdout) == rows


def test_what_cannot_be_rated_is_refused_with_a_sentence(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            assert (await ida.get("/api/house"))["rates"]
            me, bot = {"who": "me"}, {"who": "bot", "bot": "hoplite"}
            wish = {"game": "agora", "settings": {"rated": True}}
            for seats, code in (([me, me, {}], "rated_one_seat"), ([me, bot, bot], "bot_not_rated")):
                refused = await ida.post("/api/tables", {**wish, "seats": seats}, expect=409)
                assert refused["code"] == code
            table = (await ida.post("/api/tables", {**wish, "seats": [me, {}, {}]}, expect=201))["table"]
            where = f"/api/tables/{table}"
            assert (await ida.post(f"{where}/bots", {"seat": 1, "bot": "hoplite"}, expect=409))[
                "code"
            ] == "bot_not_rated"
            assert (await ida.post(f"{where}/sit", {"seat": 1}, expect=409))["code"] == "rated_one_seat"
            (listed,) = (await ida.get("/api/tables?which=open"))["tables"]
            assert listed["rated"]
            server.instance.ratings.offered = False
            refused = await ida.post("/api/tables", {**wish, "seats": [me, {}, {}]}, expect=409)
            assert refused["code"] == "not_rated_here"

    with Running(tmp_path, settings(), kinds=("random", "hoplite")) as server:
        asyncio.run(play())


def test_a_house_without_a_database_is_told_where_to_look(tmp_path):
    said = ratings(tmp_path)
    assert said.exit_code == 2 and "name the folder with --data" in said.stderr
