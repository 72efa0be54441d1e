"""Uploading things made elsewhere: records that become tables, and an owner's component data."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

import petteia
from petteia.engine.header import Header, header_check
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.engine.record import write
from petteia.games import LoadError, shelf
from tests import budget
from tests.server.running import AGORA, QUICK, UNLIMITED, Client, Running, settings

AOM = "age_of_mythology"


def played(lines: int, seed: int = 1, game: str = AGORA, components: Any = None) -> str:
    """A record without a seed: so many lines of a random game, or all of it."""
    box = petteia.load(game, 3, None, components)
    play, rng = Play(box, listening=False), random.Random(seed)
    while len(play.entries) < lines and (waiting := play.state.pending()):
        if waiting == CHANCE:
            weights = list(play.state.chance())
            play.deal(rng.choices(range(len(weights)), weights)[0])
        else:
            seat = rng.choice([int(s) for s in waiting])
            play.decide(seat, int(rng.choice(list(play.state.legal(seat)))))
    return write(play, Header.of(box, ["Ann", "Bob", "Cy"]))


def with_a_house(tmp_path: Any, story: Any, **changes: Any) -> None:
    async def tell() -> None:
        async with Client(server.url, "Ida") as ida:
            await story(server, ida)

    games = (AGORA, AOM)
    with Running(tmp_path, settings(**changes), games) as server:
        asyncio.run(tell())


def test_a_whole_record_becomes_a_finished_table(tmp_path):
    async def story(server: Running, ida: Client) -> None:
        text = played(10_000)
        table = (await ida.post("/api/records", {"record": text}, expect=201))["table"]
        info = await ida.get(f"/api/tables/{table}")
        assert info["status"] == "finished" and [s["name"] for s in info["seats"]] == ["Ann", "Bob", "Cy"]
        assert info["origin"]["kind"] == "record"
        assert await ida.get(f"/api/tables/{table}/record") == text
        await ida.connect()
        await ida.watch(table)
        past = await ida.ask("look", table=table, seat=1, first=1, count=5)
        assert len(past["updates"]) == 5
        new = (await ida.post(f"/api/tables/{table}/play-on", {"line": 5}))["table"]
        assert (await ida.get(f"/api/tables/{new}"))["status"] == "open"

    with_a_house(tmp_path, story)


def test_a_record_that_breaks_off_is_played_on(tmp_path):
    async def story(server: Running, ida: Client) -> None:
        body = {"record": played(20), "settings": QUICK}
        table = (await ida.post("/api/records", body, expect=201))["table"]
        assert (await ida.get(f"/api/tables/{table}"))["status"] == "open"
        for seat in range(3):
            await ida.post(f"/api/tables/{table}/sit", {"seat": seat})
            await ida.post(f"/api/tables/{table}/ready", {"seat": seat})
        await ida.connect()
        await ida.watch(table)
        await ida.post(f"/api/tables/{table}/start")
        for seat in range(3):
            assert (await ida.ask("add", table=table, seat=seat, random="0" * 32))["t"] == "ack"
        room = server.instance.registry.live[table]
        assert room.table.status == "running" and room.table.running.lines >= 20

    with_a_house(tmp_path, story)


def test_a_record_that_is_none_is_refused_with_a_sentence(tmp_path):
    whole = played(10_000)
    lines = whole.split("\n")
    head = next(n for n, line in enumerate(lines) if line.startswith("header "))
    other = [line.replace("game agora", "game chess") for line in lines[:head]]
    other += [f"header {header_check(other)}", *lines[head + 1 :]]
    moved = next(n for n, line in enumerate(lines) if " lay" in line)

    async def story(server: Running, ida: Client) -> None:
        for text, sentence in (
            ("once upon a time", "not a record"),
            ("\n".join(other), "does not have the game"),
            ("\n".join(lines[:moved]), "cut off"),
            ("\n".join([*lines[:moved], lines[moved].replace(" lay", " lie"), *lines[moved + 1 :]]), ""),
        ):
            problem = await ida.post("/api/records", {"record": text}, expect=400)
            assert problem["code"] == "bad_record" and sentence in problem["text"], problem
            assert len(problem["text"]) <= 500 and "Traceback" not in problem["text"]
        assert (await ida.get("/api/tables?which=mine"))["tables"] == []

    with_a_house(tmp_path, story)


def test_records_that_were_tampered_with_never_break_the_house(tmp_path):
    """Every change to one is refused with a sentence, or it is still a record."""
    rng = random.Random(7)
    whole = played(60)

    def tampered() -> str:
        text = whole
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(text))
            kind = rng.randrange(4)
            if kind == 0:
                text = text[:at] + chr(rng.choice((0, 10, 34, 48, 57, 65, 92, 123, 0x7F, 0x2028, 0x1F600))) + text[at:]
            elif kind == 1:
                text = text[:at] + text[at + rng.choice((1, 3, 40)) :]
            elif kind == 2:
                lines = text.split("\n")
                a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[a], lines[b] = lines[b], lines[a]
                text = "\n".join(lines)
            else:
                text = text[:at] + str(rng.choice((-1, 0, 10**6, 10**30))) + text[at + 1 :]
        return text or "x"

    async def story(server: Running, ida: Client) -> None:
        refused = 0
        for _ in range(budget(200)):
            answer = await ida.http.post("/api/records", json={"record": tampered()})
            assert answer.status_code in (201, 400), answer.text
            refused += answer.status_code == 400
        assert refused > budget(200) // 2

    with_a_house(tmp_path, story)


def test_a_record_may_be_larger_than_other_wishes_but_not_endless(tmp_path):
    async def story(server: Running, ida: Client) -> None:
        remark = "# " + "x" * 90 + "\n"
        text = played(10_000)
        large = text + remark * 1000
        assert len(large) > server.config.limits.body_bytes
        assert (await ida.http.post("/api/records", json={"record": large})).status_code in (201, 400)
        answer = await ida.http.post("/api/records", json={"record": text + remark * 3000})
        assert answer.status_code == 413 and answer.json()["code"] == "too_large"

        async def drip():
            for _ in range(300):
                yield b'"' + b"x" * 1000

        answer = await ida.http.post("/api/records", content=drip(), headers={"content-type": "application/json"})
        assert answer.status_code == 413
        assert (await ida.http.post("/api/guests", json={"name": "x" * 70_000})).status_code == 413

    with_a_house(tmp_path, story, limits=msgspec.structs.replace(UNLIMITED, record_bytes=200_000))


def test_a_table_is_played_with_the_components_its_owner_hands_in(tmp_path):
    kind = shelf()[AOM]
    assert not isinstance(kind, LoadError)
    ours = Path(kind.RULES).with_name("components.toml").read_text("utf-8")
    changed = ours.replace("amount = 2\ncount = 12", "amount = 3\ncount = 12", 1)
    assert changed != ours

    async def story(server: Running, ida: Client) -> None:
        async def made(components: str) -> str:
            body = {"game": AOM, "seats": [{}] * 2, "components": components}
            return str((await ida.post("/api/tables", body, expect=201))["table"])

        same, other = await made(ours), await made(changed)
        spec = server.instance.registry.live[other].table.metadata.game
        assert spec.components is not None
        assert spec.components != server.instance.registry.live[same].table.metadata.game.components
        server.instance.registry.live.clear()
        room = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(server.instance.registry.open(other), server.loop)
        )
        assert room.table.metadata.game.components == spec.components and not room.table.unplayable
        for components, sentence in (
            ("count = ", "not TOML"),
            ("[[unit]]\nid = 1979-05-27T07:32:00Z", ""),
            (ours.replace("count = 12\nsource", "count = 1000000000000\nsource", 1), ""),
            (ours.replace("count = 12\nsource", "count = nan\nsource", 1), ""),
            ("x = " + "[" * 2000, ""),
        ):
            body = {"game": AOM, "seats": [{}] * 2, "components": components}
            problem = await ida.post("/api/tables", body, expect=409)
            assert problem["code"] == "cannot_be_set_up" and sentence in problem["text"], problem

    with_a_house(tmp_path, story)
