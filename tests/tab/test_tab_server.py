"""A server for one behind a bridge, outside a browser: the same application, stored page by page."""

import asyncio
import json
import random
import secrets
import tomllib
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.bots import KINDS
from petteia.engine.day_deal import day_commitment, open_secret
from petteia.server.daily import deals
from petteia.server.monitoring.metrics import Metrics
from petteia.store.sqlite.store import SqliteStore
from petteia.tab import bots
from petteia.tab.bridge import Bridge, CookieJar
from petteia.tab.instance import TabBots, begin
from petteia.tab.keep import PAGE
from petteia.tables.afterwards.proof import prove
from petteia.tables.days import day_after
from tests.server.running import AGORA, QUICK

pytestmark = pytest.mark.part("tab")


class Browser:
    """Keeps the pages of the server's file, and forgets everything else when it is closed."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.full = False
        self.saves = 0

    async def save(self, changed: dict[int, bytes], count: int) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the quota is used up")
        self.saves += 1
        self.pages.update(changed)
        for n in [n for n in self.pages if n >= count]:
            del self.pages[n]

    async def open(self, folder: Path, cookies: str = "") -> "Visit":
        folder.mkdir()
        if self.pages:
            (folder / "petteia.db").write_bytes(b"".join(self.pages[n] for n in range(len(self.pages))))
        return Visit(await begin(str(folder), [AGORA], cookies, self.save, think))


async def think(question: bytes) -> bytes:
    return bots.answer(question)


class Visit:
    """A page that plays: one seat, any of its options."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: list[int] = []
        self.ref = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.bridge.request(method, f"/api/{path}", b"" if body is None else json.dumps(body).encode())
        assert answer.status < 300, (path, answer.status, answer.body)
        return json.loads(answer.body) if "json" in answer.kind else answer.body.decode()

    def connect(self) -> None:
        self.bridge.open(1, lambda text: [self.heard.put_nowait(each) for each in json.loads(text)], self.closed.append)

    def say(self, t: str, **fields: Any) -> None:
        self.ref += 1
        self.bridge.hear(1, json.dumps({"t": t, "ref": self.ref, **fields}))

    async def new_table(self) -> str:
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
        table: str = (await self.ask("POST", "tables", {"game": "agora", "seats": seats, "settings": QUICK}))["table"]
        await self.ask("POST", f"tables/{table}/ready", {"seat": 0})
        await self.ask("POST", f"tables/{table}/start")
        return table

    async def play(self, table: str, decisions: int = 10_000, seat: int = 0) -> int:
        """This many decisions, or to the end; returns how many there were."""
        rng, made, decided = random.Random(7), 0, 0
        self.say("watch", table=table, events=0, chat=0)
        while made < decisions:
            message = await asyncio.wait_for(self.heard.get(), 60)
            if message["t"] == "reply":
                message = message["message"]
                assert message["t"] != "refusal" or message["code"] == "stale", message
            info = message.get("info") or (message if message["t"] == "info" else None)
            if info and info["status"] == "finished":
                break
            if info and info["status"] == "starting":
                self.say("add", table=table, seat=0, random="00" * 16)
            update = message.get("update") or (message if message["t"] == "update" else None)
            if update and update["view"]["actions"] and update["n"] > decided:
                decided, made = update["n"], made + 1
                answer = {"decision": update["decision"], "actions": [rng.choice(update["view"]["actions"])["n"]]}
                self.say("decide", table=table, seat=seat, key=secrets.token_hex(8), **answer)
        return made


def test_a_whole_game_against_bots_is_played_kept_and_verified(tmp_path: Path) -> None:
    browser = Browser()

    async def first() -> tuple[str, str, str]:
        visit = await browser.open(tmp_path / "first")
        await visit.ask("POST", "guests", {"name": "Ida"})
        visit.connect()
        table = await visit.new_table()
        await visit.play(table)
        return table, await visit.ask("GET", f"tables/{table}/record"), str(visit.bridge.jar)

    async def second() -> tuple[str, str]:
        visit = await browser.open(tmp_path / "second", cookies)
        me = await visit.ask("GET", "me")
        return me["name"], await visit.ask("GET", f"tables/{table}/record")

    table, record, cookies = asyncio.run(first())
    proof = prove(record, petteia.load(AGORA, 3))
    assert not proof.departs and proof.outcomes > 0, proof
    assert asyncio.run(second()) == ("Ida", record), "it is all there when the tab is opened again"


def test_the_deal_of_the_day_is_that_of_its_date_and_is_not_ranked(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(deals, "WINDOW_MS", 0)

    async def play() -> None:
        visit = await Browser().open(tmp_path / "tab")
        await visit.ask("POST", "guests", {"name": "Ida"})
        visit.connect()
        found = await visit.ask("GET", "daily")
        day, seat = found["day"], found["games"][0]["seat"]
        assert not found["ranked"] and found["commitment"] == day_commitment(day, open_secret(day))
        table = (await visit.ask("POST", f"daily/agora/{day}", {}))["table"]
        await visit.play(table, seat=seat)
        page = await visit.ask("GET", f"daily/agora/{day}")
        assert page["deal"]["mine"]["state"] == "counted" and not page["ranked"]
        before = day_after(day, -5)
        assert (await visit.ask("GET", f"daily/agora/{before}"))["secret"] == open_secret(before).hex()
        assert (await visit.ask("POST", f"daily/agora/{before}", {"fun": True}))["table"] != table

    asyncio.run(play())


def test_what_is_acknowledged_is_in_the_browser_already(tmp_path: Path) -> None:
    browser = Browser()

    async def leave_midway() -> tuple[str, int, str]:
        visit = await browser.open(tmp_path / "first")
        await visit.ask("POST", "guests", {"name": "Ida"})
        visit.connect()
        table = await visit.new_table()
        await visit.play(table, 3)
        while (message := await asyncio.wait_for(visit.heard.get(), 60))["t"] != "reply" or (
            message["message"]["t"] != "ack"
        ):
            pass
        kept = b"".join(browser.pages[n] for n in range(len(browser.pages)))
        (tmp_path / "kept.db").write_bytes(kept)
        return table, len(browser.pages), str(visit.bridge.jar)

    table, _, cookies = asyncio.run(leave_midway())
    store = SqliteStore(tmp_path / "kept.db")
    try:
        decided = [entry for entry in store.journal(table).result().entries if b'"decided"' in entry]
    finally:
        store.close()
    assert decided, "the pages that the browser has are a whole file, and the move is in it"

    async def go_on() -> int:
        visit = await browser.open(tmp_path / "second", cookies)
        visit.connect()
        return await visit.play(table)

    assert asyncio.run(go_on()) > 0, "the game goes on where it was left"


def test_a_browser_that_keeps_nothing_is_not_taken_for_one_that_does(tmp_path: Path) -> None:
    browser = Browser()

    async def until_it_is_full() -> None:
        visit = await browser.open(tmp_path / "first")
        await visit.ask("POST", "guests", {"name": "Ida"})
        browser.full = True
        answer = await visit.bridge.request("POST", "/api/tables", b'{"game": "agora"}')
        assert answer.status == 503, answer.body
        browser.full = False
        answer = await visit.bridge.request("POST", "/api/tables", b'{"game": "agora"}')
        assert answer.status == 503, "what is in memory is no longer what is kept: the tab has to be opened again"

    asyncio.run(until_it_is_full())

    async def again() -> list[Any]:
        visit = await browser.open(tmp_path / "second")
        await visit.ask("POST", "guests", {"name": "Ida"})
        found: list[Any] = (await visit.ask("GET", "tables?which=open"))["tables"]
        return found

    assert asyncio.run(again()) == []


def test_only_what_has_changed_is_kept(tmp_path: Path) -> None:
    browser = Browser()

    async def come_in() -> None:
        visit = await browser.open(tmp_path / "first")
        before = dict(browser.pages)
        await visit.ask("POST", "guests", {"name": "Ida"})
        changed = [n for n, page in browser.pages.items() if before.get(n) is not page]
        assert 0 < len(changed) < len(browser.pages)
        assert {len(page) for page in browser.pages.values()} == {PAGE}

    asyncio.run(come_in())


def test_levels_that_think_too_long_for_a_browser_are_named_and_not_offered(tmp_path: Path) -> None:
    async def told() -> tuple[list[str], dict[str, list[str]], list[int]]:
        bridge = await begin(str(tmp_path), ["age_of_mythology", "deukalion"], "", Browser().save, think)
        await bridge.request("POST", "/api/guests", b'{"name": "Ida"}')
        wishes = [{"settings": {}}, {"settings": {"stand_in": "hoplite"}}, {"settings": {"stand_in": "seer"}}]
        wishes.append({"seats": [{"who": "me"}, {"who": "bot", "bot": "seer"}]})
        answers = [
            await bridge.request("POST", "/api/tables", json.dumps({"game": "deukalion", **wish}).encode())
            for wish in wishes
        ]
        about = json.loads((await bridge.request("GET", "/api/house")).body)
        statuses = [answer.status for answer in answers]
        return about["bots"], {game["id"]: game["elsewhere"] for game in about["games"]}, statuses

    offered, elsewhere, statuses = asyncio.run(told())
    assert statuses == [201, 201, 409, 409], "nobody sits at a table for whom one would wait too long"
    assert offered == [kind for kind in KINDS if kind not in ("olympian", "titan")] and "seer" in offered
    assert elsewhere == {"age_of_mythology": ["olympian", "titan"], "deukalion": ["seer", "olympian"]}
    pool = TabBots(1, tuple(offered), {game: game for game in elsewhere}, Metrics())
    assert pool.best("age_of_mythology") == "seer" and pool.best("deukalion") == "hoplite", "hints, too, come in time"


def test_an_own_box_is_kept_and_played_with_in_a_tab(tmp_path: Path) -> None:
    """The figures entered for one table are on its cards there, and are shared as a file."""

    async def told() -> tuple[Any, Any, str]:
        visit = Visit(await begin(str(tmp_path), ["deukalion"], "", Browser().save, think))
        await visit.ask("POST", "guests", {"name": "Ida"})
        sheet = await visit.ask("GET", "games/deukalion/box")
        city = {**sheet["components"]["city"][0], "conquest_value": 6, "source": "owner"}
        entries = [["city", city["id"], city]]
        box = (await visit.ask("POST", "me/boxes", {"game": "deukalion", "name": "Shelf", "entries": entries}))["box"]
        wish = {"game": "deukalion", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "box": box["id"]}
        table = (await visit.ask("POST", "tables", wish))["table"]
        info, figures = await visit.ask("GET", f"tables/{table}"), await visit.ask("GET", f"tables/{table}/box")
        return info["box"], figures["components"]["city"][0], await visit.ask("GET", f"me/boxes/{box['id']}/file")

    said, city, file = asyncio.run(told())
    assert said == {"name": "Shelf", "differs": 1} and city["conquest_value"] == 6
    assert tomllib.loads(file)["city"][0] == city


def test_a_cookie_is_kept_until_the_house_takes_it_back() -> None:
    jar = CookieJar("petteia=abc")
    jar.take("petteia-before=xyz; Path=/; HttpOnly; Max-Age=100; SameSite=strict")
    assert str(CookieJar(str(jar))) == "petteia=abc; petteia-before=xyz"
    jar.take('petteia=""; Max-Age=0; Path=/')
    assert str(jar) == "petteia-before=xyz"
