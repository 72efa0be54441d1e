"""Deals of the day at a server: one counted try, counted when its record is verified, compared with the others'."""

import asyncio
from itertools import takewhile

import pytest

from petteia.engine.day_deal import day_commitment
from petteia.engine.play import OUTCOME
from petteia.engine.record import Record
from petteia.engine.replay import NOTE, UNVERIFIED, VERIFIED, verify
from petteia.server.daily import deals
from petteia.tables.days import day_after, day_of
from tests.daily.playing import begun, play_alone, seat_of
from tests.server.running import Client, Running
from tests.shelf import GAMES

pytestmark = pytest.mark.part("days")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for windows."""
    monkeypatch.setattr(deals, "WINDOW_MS", 0)


def today(server: Running) -> str:
    return day_of(server.instance.registry.now())


def test_a_try_is_counted_once_it_is_verified_and_compared_with_the_others(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            day = today(server)
            first = await ida.get("/api/daily")
            assert first["day"] == day and first["ranked"] and first["first"] == day and first["streak"] == 0
            page = await ida.get(f"/api/daily/agora/{day}")
            assert page["commitment"] == first["commitment"] and not page["shown"] and not page["secret"]
            tables = [await begun(client, "agora", day) for client in (ida, odo)]
            info = ida.tables[tables[0]].info
            assert info["commitment"] == first["commitment"] and info["origin"]["counted"] and not info.get("practice")
            assert info["settings"]["hints"] is False and info["settings"]["luck"] == "keyed"
            for client, table, seed in zip((ida, odo), tables, (1, 2), strict=True):
                await play_alone(client, table, seed)
                assert not client.tables[table].info.get("secret"), "others still play"
            found = await ida.get(f"/api/daily/agora/{day}")
            mine = found["deal"]["mine"]
            assert mine["state"] == "counted" and mine["table"] == tables[0] and mine["seats"] == 3
            assert found["shown"] and found["rank"] and found["deal"]["begun"] == 2
            other = await odo.get(f"/api/daily/agora/{day}")
            assert other["of"] == 2 and {other["rank"], (await ida.get(f"/api/daily/agora/{day}"))["rank"]} <= {1, 2}
            assert sum(bar["count"] for bar in other["bars"]) == 2
            assert {one["name"] for one in other["best"]} == {"Ida", "Odo"}
            assert (await ida.get("/api/daily"))["streak"] == 1
            assert not (await una.get(f"/api/daily/agora/{day}"))["shown"], "who has not played sees nothing"

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_two_tabs_begin_one_try(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            day = today(server)
            ways = [ida.post(f"/api/daily/agora/{day}", {}) for _ in range(5)]
            tables = {answer["table"] for answer in await asyncio.gather(*ways)}
            assert len(tables) == 1
            going = (await ida.get("/api/tables?which=going"))["tables"]
            assert [table["id"] for table in going] == list(tables), "the others are closed"
            assert await begun(ida, "agora", day) in tables, "one goes on with it"

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_the_luck_is_the_same_for_everybody(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            day = today(server)
            tables = [await begun(client, "agora", day) for client in (ida, odo)]
            seats = [seat_of(client, table) for client, table in zip((ida, odo), tables, strict=True)]
            assert seats[0] == seats[1]
            rolled = []
            for client, table in zip((ida, odo), tables, strict=True):
                await play_alone(client, table, 3)
                record = Record.parse(await client.get(f"/api/tables/{table}/record"))
                rolled.append([line.text for line in takewhile(lambda line: line.kind == OUTCOME, record.lines)])
            assert rolled[0] == rolled[1] and rolled[0]

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_nothing_helps_until_the_day_is_over(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            day = today(server)
            table = await begun(ida, "agora", day)
            seat = seat_of(ida, table)
            assert (await ida.ask("hint", table=table, seat=seat))["code"] == "daily_hints"
            assert (await ida.ask("propose", table=table, what="undo", seat=seat, moment=1))["code"] == "daily_stands"
            assert (await ida.post(f"/api/tables/{table}/invites", expect=409))["code"] == "daily_alone"
            assert (await ida.post(f"/api/daily/agora/{day}", {"fun": True}))["table"] == table
            assert (await odo.http.get(f"/api/tables/{table}")).status_code == 403
            assert (await odo.post(f"/api/daily/agora/{day}/watch", {"table": table}, 403))["code"] == "daily_own_first"
            assert (await odo.post(f"/api/daily/agora/{day}", {"fun": True}, 409))["code"] == "daily_first"
            await play_alone(ida, table)
            await ida.get(f"/api/daily/agora/{day}")
            assert (await ida.http.get(f"/api/tables/{table}/hindsight")).json()["code"] == "daily_until"
            assert (await ida.post(f"/api/tables/{table}/play-on", {"line": 1}, 409))["code"] == "daily_until"
            assert (await ida.post(f"/api/tables/{table}/share", {"open": True}, 409))["code"] == "daily_until"
            assert (await ida.ask("hint", table=table, seat=seat, n=1))["code"] == "daily_until"
            record = await ida.get(f"/api/tables/{table}/record")
            assert "\nseed " not in record
            assert (await ida.post("/api/records", {"record": record}, 409))["code"] == "daily_until"
            assert (await ida.post(f"/api/daily/agora/{day}", {}, 409))["code"] == "daily_done"
            for_fun = await begun(ida, "agora", day, fun=True)
            info = ida.tables[for_fun].info
            assert info["practice"] and not info["origin"].get("counted") and info["settings"]["hints"] is False
            assert (await ida.get("/api/daily"))["tries"][0]["table"] == table
            await odo_looks(odo, ida, day, table)

    async def odo_looks(odo: Client, ida: Client, day: str, table: str) -> None:
        await play_alone(odo, await begun(odo, "agora", day))
        assert (await odo.post(f"/api/daily/agora/{day}/watch", {"table": table}))["table"] == table
        assert (await odo.get(f"/api/tables/{table}"))["status"] == "finished"
        await odo.watch(table)
        assert (await odo.ask("say", table=table, text="well played", key="k"))["code"] == "by_invitation"
        assert (await odo.post(f"/api/daily/agora/{day}/watch", {"table": "none"}, 404))["code"] == "no_such_try"

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_what_is_given_up_or_unfinished_does_not_count_and_the_secret_proves_the_rest(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            day = today(server)
            commitment = (await ida.get("/api/daily"))["commitment"]
            given_up, _, done = [await begun(client, "agora", day) for client in (ida, odo, una)]
            assert (await ida.ask("resign", table=given_up, seat=seat_of(ida, given_up)))["t"] == "ack"
            assert (await ida.get(f"/api/daily/agora/{day}"))["deal"]["mine"]["state"] == "given_up"
            assert (await ida.get("/api/daily"))["streak"] == 0
            await play_alone(una, done)
            before = Record.parse(await una.get(f"/api/tables/{done}/record"))
            box = server.instance.catalogue.load("agora", 3, None, None)
            verdicts = {f.about: f.verdict for f in verify(before, box)}
            assert verdicts["outcomes"] == UNVERIFIED and verdicts["lines"] == VERIFIED
            await una.get(f"/api/daily/agora/{day}")
            tomorrow = (await una.get("/api/daily"))["next_commitment"]
            now = server.instance.registry.now
            server.instance.registry.now = lambda: now() + 24 * 3600_000
            asyncio.run_coroutine_threadsafe(server.instance.daily.look_after(), server.loop).result(60)
            page = await una.get(f"/api/daily/agora/{day}")
            assert page["over"] and day_commitment(day, bytes.fromhex(page["secret"])) == commitment
            assert (await una.get("/api/daily"))["commitment"] == tomorrow
            assert (await odo.get(f"/api/daily/agora/{day}"))["deal"]["mine"]["state"] == "late"
            after = Record.parse(await una.get(f"/api/tables/{done}/record"))
            assert {f.verdict for f in verify(after, box)} == {VERIFIED, NOTE}
            assert (await una.get("/api/daily"))["streak"] == 1, "today is not over"
            assert (await odo.post(f"/api/daily/agora/{day}", {}, 409))["code"] == "daily_over"
            for_fun = await begun(odo, "agora", day, fun=True)
            assert odo.tables[for_fun].info["settings"].get("hints", True)
            assert (await una.post(f"/api/tables/{done}/play-on", {"line": 1}))["table"]
            assert (await odo.http.get(f"/api/daily/agora/{day_after(day, -3)}")).status_code == 404
            assert (await odo.http.get(f"/api/daily/agora/{day_after(day, 2)}")).status_code == 404

    with Running(tmp_path) as server:
        asyncio.run(play())


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_deal_that_counts(tmp_path, game):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            day = today(server)
            await play_alone(ida, await begun(ida, game, day))
            assert (await ida.get(f"/api/daily/{game}/{day}"))["deal"]["mine"]["state"] == "counted"

    with Running(tmp_path, games=(game,)) as server:
        asyncio.run(play())
