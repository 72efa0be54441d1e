"""Own boxes: kept for their owners, checked by the rules, played with openly, shared as files."""

import asyncio
import io
import json
import tomllib
import zipfile
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from typer.testing import CliRunner

import petteia
from petteia.cli import app
from petteia.engine.differences import own_components, plain
from petteia.server.library.boxes import MOST_BOXES
from petteia.tables.boxes import read
from tests.server.running import Client, Running
from tests.server.test_records import played

pytestmark = pytest.mark.part("friends")
GAME = "deukalion"
MINE = "Attic shelf"


def ours() -> dict[str, Any]:
    return plain(own_components(type(petteia.load(GAME))))


def row(section: str, name: str, **changed: Any) -> list[Any]:
    """An entry: one of our rows with other figures."""
    found = next(each for each in ours()[section] if each["id"] == name)
    return [section, name, {**found, **changed, "source": "owner"}]


STRONG = row("city", "corinth", conquest_value=6)
"""The city of the printed board, say."""


def with_a_house(tmp_path, story: Callable[[Running, Client, Client], Awaitable[None]]) -> None:
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            await story(server, ida, odo)

    with Running(tmp_path, games=(GAME, "age_of_mythology")) as server:
        asyncio.run(play())


async def kept(client: Client, *entries: list[Any], name: str = MINE) -> dict[str, Any]:
    return dict(await client.post("/api/me/boxes", {"game": GAME, "name": name, "entries": entries}, expect=201))


def test_a_box_is_kept_played_with_openly_and_handed_on(tmp_path):
    async def story(server: Running, ida: Client, odo: Client) -> None:
        sheet = await ida.get(f"/api/games/{GAME}/box")
        bounds = {json.dumps(each["way"]): each for each in sheet["bounds"]}
        at = [each["id"] for each in sheet["components"]["city"]].index("corinth")
        assert bounds[json.dumps(["city", at, "conquest_value"])]["kind"] == "number"
        assert bounds[json.dumps(["setup", "open_missions"])]["kind"] == "fixed"
        box = await kept(ida, STRONG)
        where = f"/api/me/boxes/{box['box']['id']}"
        assert (box["box"]["differs"], box["box"]["problems"], box["look"]["problems"]) == (1, 0, [])

        wish = {"game": GAME, "seats": [{"who": "me"}, {}], "box": box["box"]["id"]}
        table = (await ida.post("/api/tables", wish, expect=201))["table"]
        said = {"name": MINE, "differs": 1}
        assert (await odo.get(f"/api/tables/{table}"))["box"] == said, "who comes is told before sitting down"
        assert (await odo.get("/api/tables?which=open"))["tables"][0]["box"] == said
        figures = await odo.get(f"/api/tables/{table}/box")
        assert figures["name"] == MINE and figures["components"]["city"][at]["conquest_value"] == 6
        usual = (await ida.post("/api/tables", {"game": GAME, "seats": [{}, {}]}, expect=201))["table"]
        assert "box" not in await odo.get(f"/api/tables/{usual}")
        assert (await odo.http.get(f"/api/tables/{usual}/box")).status_code == 404
        rated = {**wish, "settings": {"rated": True}}
        assert (await ida.post("/api/tables", rated, expect=409))["code"] == "rated_by_the_box"

        file = (await ida.http.get(f"{where}/file")).text
        assert tomllib.loads(file)["city"][at]["conquest_value"] == 6 and MINE in file.splitlines()[0]
        given = await odo.post("/api/me/boxes", {"game": GAME, "name": "From Ida", "file": file}, expect=201)
        assert given["entries"] == [STRONG]
        changed = {"name": "Better", "entries": [row("city", "corinth", conquest_value=5)]}
        assert (await ida.http.put(where, json=changed)).json()["box"]["name"] == "Better"
        assert (await odo.get(f"/api/tables/{table}/box"))["components"]["city"][at]["conquest_value"] == 6

        said_code = (await ida.post(f"/api/tables/{table}/code", expect=200))["code"]
        assert (await odo.post("/api/codes", {"code": said_code}, expect=200))["table"] == table
        assert (await odo.get(f"/api/tables/{table}"))["seats"][1] == {}, "they look first, and sit down if they like"

        content = (await ida.http.get("/api/me/everything")).content
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            mine = json.loads(parts.read(f"boxes/{box['box']['id']}.json"))
        assert mine["box"]["name"] == "Better" and mine["entries"] == changed["entries"]
        for answer in (
            await odo.http.get(where),
            await odo.http.get(f"{where}/file"),
            await odo.http.put(where, json=changed),
            await odo.http.delete(where),
            await odo.http.post("/api/tables", json=wish),
        ):
            assert answer.status_code == 404 and MINE not in answer.text, "nobody else's business"
        assert (await ida.http.delete(where)).status_code == 204
        assert (await ida.get("/api/me/boxes"))["boxes"] == []
        assert (await odo.get(f"/api/tables/{table}"))["box"] == said, "the table goes on"

    with_a_house(tmp_path, story)


def test_an_unfinished_box_is_kept_and_nobody_plays_with_it(tmp_path):
    async def story(server: Running, ida: Client, odo: Client) -> None:
        task = {"type": "reach_with_soldiers"}
        wrong = [
            row("city", "corinth", conquest_value=-3),
            row("action_card", "pegasus", count=5),
            row("mission_card", "m04", tasks=[task, task]),
            ["nonsense", {"a": 1}],
        ]
        look = await ida.post(f"/api/games/{GAME}/box", {"entries": wrong}, expect=200)
        said = {".".join(map(str, each["way"])): each for each in look["problems"]}
        assert said["city.0.conquest_value"]["params"]["least"] == 0 and "whole number" in json.dumps(said)
        total = said["components.action_cards"]
        assert total["code"] == "only" and total["right"] == 33, "and what would be right can be put in"
        asked = {json.dumps(each["way"]): each for each in look["bounds"]}
        assert asked[json.dumps(["mission_card", 3, "tasks", 0, "city"])]["kind"] == "word"
        assert said["nonsense"]["code"] == "no_key"
        box = await kept(ida, *wrong)
        assert box["box"]["problems"] == len(look["problems"]) >= 4
        wish = {"game": GAME, "seats": [{"who": "me"}, {}], "box": box["box"]["id"]}
        refused = await ida.post("/api/tables", wish, expect=409)
        assert refused["code"] == "cannot_be_set_up" and "conquest_value" in refused["text"]

    with_a_house(tmp_path, story)


def test_files_that_are_no_box_are_refused_with_a_sentence(tmp_path):
    async def story(server: Running, ida: Client, odo: Client) -> None:
        server.instance.limits.boxes.rate = server.instance.limits.boxes.burst = 1000
        from petteia.engine.toml import written

        other = written(own_components(type(petteia.load("age_of_mythology"))))

        def changed(value: Any) -> str:
            data = ours()
            data["city"][0]["conquest_value"] = value
            return written(data)

        for file, sentence in (
            ("count = ", "not TOML"),
            ("a = 1", "missing"),
            (other, "Age of Mythology"),
            (changed(-1), "from 0 to"),
            (changed(10**40), ""),
            (changed(3).replace("conquest_value = 3", "conquest_value = nan"), ""),
            (changed(3).replace("conquest_value = 3", "conquest_value = " + "9" * 5000), ""),
            (changed("\u202emirror\u0000"), ""),
            (changed("x" * 100_000), ""),
            ("x = " + "[" * 3000, ""),
            ("a." * 4000 + "a = 1", ""),
            ("[../../etc/passwd]\nx = 1", "not TOML"),
            ("x = '" + "y" * 600_000 + "'", "500000"),
        ):
            problem = await ida.post("/api/me/boxes", {"game": GAME, "name": "x", "file": file}, expect=409)
            assert problem["code"] == "box_refused" and sentence in problem["text"], problem
            assert len(problem["text"]) <= 500
        deep: Any = 1
        for _ in range(100):
            deep = [deep]
        for entries in (
            [["city", deep]],
            [["city", "corinth", deep]],
            [["x"]],
            [[1, 2, 3, 4]],
            [[None, None]],
            [["city", [{"id": "a\u0301" + "\u0301" * 400}]]],
            [["setup", {"soldiers_per_player": 10**18}]],
            [["mission_card", []]],
            [["action_card", None]],
        ):
            answer = await ida.http.post(f"/api/games/{GAME}/box", json={"entries": entries})
            assert answer.status_code == 409 or answer.json()["problems"], entries
        steering = written({**ours(), "hero": [{**ours()["hero"][0], "name": "\u202eadI"}, *ours()["hero"][1:]]})
        refused = await ida.post("/api/tables", {"game": GAME, "seats": [{}, {}], "components": steering}, expect=409)
        assert refused["code"] == "cannot_be_set_up" and "cannot be shown" in refused["text"], refused
        whole = b'{"entries": ' + b"[" * 50_000 + b"]" * 50_000 + b"}"
        headers = {"content-type": "application/json"}
        assert (await ida.http.post(f"/api/games/{GAME}/box", content=whole, headers=headers)).status_code == 400
        much = await ida.http.post("/api/me/boxes", json={"game": GAME, "name": "x", "file": "x" * 10_000_000})
        assert much.status_code == 413
        assert (await ida.http.get("/api/me/boxes/..%2f..%2fetc%2fpasswd/file")).status_code == 404
        assert (await ida.http.get("/api/games/nothing/box")).status_code == 404
        named = await kept(ida, name="\u202e\x1b[2J " + "x" * 100)
        assert len(named["box"]["name"]) <= 40 and named["box"]["name"].isprintable()
        for _ in range(MOST_BOXES - 1):
            await kept(ida)
        full = await ida.post("/api/me/boxes", {"game": GAME, "name": "x", "entries": []}, expect=409)
        assert full["code"] == "boxes_enough"
        server.instance.limits.boxes.rate = 0.001
        server.instance.limits.boxes.burst = 1
        busy = [await odo.http.post(f"/api/games/{GAME}/box", json={"entries": []}) for _ in range(3)]
        assert busy[-1].status_code == 429

    with_a_house(tmp_path, story)


def test_a_game_with_an_own_box_is_verified_and_read_anywhere(tmp_path):
    async def story(server: Running, ida: Client, odo: Client) -> None:
        data = ours()
        data["city"][0]["conquest_value"] = 6
        text = played(40, game=GAME, components=data)
        file = tmp_path / "game.record"
        file.write_text(text, "utf-8")
        said = CliRunner().invoke(app, ["verify", str(file)])
        assert "✓ lines" in said.output and "an owner's components: 1 entries" in said.output, said.output
        table = (await ida.post("/api/records", {"record": text}, expect=201))["table"]
        assert (await ida.get(f"/api/tables/{table}"))["box"] == {"differs": 1}
        assert (await ida.get(f"/api/tables/{table}/box"))["components"]["city"][0]["conquest_value"] == 6
        assert (await ida.get("/api/tables?which=mine"))["tables"][0]["box"] == {"differs": 1}

    with_a_house(tmp_path, story)


def test_a_file_with_endless_keys_is_refused_before_anybody_reads_it():
    for key in ("a." * 60_000 + "b = 1", "[" + "a . " * 60_000 + "b]", '"a".' * 60_000 + "b = 1"):
        with pytest.raises(ValueError, match="no key lies so deep"):
            read(f"x = 1\n{key}\n")
