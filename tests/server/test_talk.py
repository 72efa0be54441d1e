"""Chat at a table: who is muted, sent away, blocked or reported, by whom, and what the others learn of it."""

import asyncio
import json

import pytest
from typer.testing import CliRunner

from petteia.cli import app
from tests.server.running import Client, Running, seated
from tests.server.test_afterwards import play_out

pytestmark = pytest.mark.part("friends")


async def said(client: Client, table: str, text: str) -> dict:
    return await client.ask("say", table=table, text=text, key=text)


async def open_table(host: Client, **settings: object) -> str:
    body = {"game": "agora", "seats": [{"who": "me"}, {}, {}], "settings": settings}
    return str((await host.post("/api/tables", body, expect=201))["table"])


def test_a_host_mutes_and_sends_away_and_lets_again(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await open_table(ida)
            for client, seat in ((odo, 1), (una, 2)):
                await client.connect()
                await client.watch(table)
                await client.post(f"/api/tables/{table}/sit", {"seat": seat})

            async def bar(by: Client, whom: Client, what: str) -> int:
                wish = {"player": whom.id, "what": what}
                return (await by.http.post(f"/api/tables/{table}/bar", json=wish)).status_code

            assert await bar(odo, una, "mute") == 403 and await bar(ida, ida, "ban") == 409
            assert await bar(ida, odo, "mute") == 200
            assert (await said(odo, table, "one"))["code"] == "muted_here"
            muted = [{"player": odo.id, "name": "Odo", "what": "mute"}]
            await una.ask("ping")
            assert not any('"barred"' in frame for frame in una.frames), "only the host and whoever it is learn of it"
            assert "barred" not in (await una.ask("watch", table=table))["info"]
            for client, known in ((ida, muted), (odo, muted), (una, None)):
                assert (await client.get(f"/api/tables/{table}")).get("barred") == known
            assert (await odo.ask("watch", table=table))["info"]["barred"] == muted
            await odo.until(table, lambda t: t.info.get("barred") == muted)
            assert await bar(ida, odo, "") == 200 and (await said(odo, table, "two"))["t"] == "ack"
            assert await bar(ida, odo, "ban") == 200
            info = await ida.get(f"/api/tables/{table}")
            assert "player" not in info["seats"][1] and info["barred"][0]["what"] == "ban"
            for path, wish in (("sit", {"seat": 1}), ("reports", {"about": una.id})):
                answer = await odo.http.post(f"/api/tables/{table}/{path}", json=wish)
                assert (answer.status_code, answer.json()["code"]) == (403, "barred"), path
            code = (await ida.post(f"/api/tables/{table}/code"))["code"]
            assert (await odo.http.post("/api/codes", json={"code": code})).json()["code"] == "barred"
            link = await ida.post(f"/api/tables/{table}/invites")
            assert (await odo.http.post("/api/invites", json={"secret": link["secret"]})).json()["code"] == "barred"
            assert (await odo.ask("watch", table=table))["code"] == "barred"
            heard = len(odo.frames)
            assert (await said(una, table, "he is gone"))["t"] == "ack"
            await asyncio.sleep(0.05)
            assert not any("he is gone" in frame for frame in odo.frames[heard:])
            assert await bar(ida, odo, "") == 200
            assert (await odo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})).status_code == 200

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_somebody_who_plays_stays_and_a_journal_remembers_who_may_not_speak(tmp_path):
    async def play() -> str:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            wish = {"player": odo.id, "what": "ban"}
            refused = await ida.http.post(f"/api/tables/{table}/bar", json=wish)
            assert refused.json()["code"] == "plays_here"
            await ida.post(f"/api/tables/{table}/bar", {"player": odo.id, "what": "mute"})
            await play_out([ida, odo, una], table)
            assert (await ida.http.get(f"/api/tables/{table}/record")).text.startswith("petteia record")
            return table

    with Running(tmp_path) as server:
        table = asyncio.run(play())
    with Running(tmp_path) as server:

        async def look() -> None:
            async with Client(server.url, "Eva") as eva:
                assert "barred" not in await eva.get(f"/api/tables/{table}")
            live = server.instance.registry.live[table]
            assert list(live.table.metadata.barred.values()) == ["mute"]

        asyncio.run(look())


def test_no_word_of_somebody_muted_is_sent_until_they_are_heard_again(tmp_path):
    """Of the three only the one who muted hears less; the lines from that time are there afterwards, in their place."""

    def heard(client: Client, table: str) -> list[str]:
        return [line["text"] for line in sorted(client.tables[table].chat, key=lambda line: line["number"])]

    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            await said(odo, table, "zero")
            await ida.until(table, lambda t: len(t.chat) == 1)
            await ida.http.put("/api/me/silences", json={"kind": "mute", "whom": odo.id})
            before = len(ida.frames)
            for client, words in ((odo, "thersites"), (una, "two")):
                assert (await said(client, table, words))["t"] == "ack"
            await ida.until(table, lambda t: t.chat[-1]["text"] == "two")
            again = await ida.ask("watch", table=table, chat=0)
            assert [line["text"] for line in again["chat"]] == ["two"]
            assert "thersites" not in "".join(ida.frames[before:])
            await una.until(table, lambda t: len(t.chat) == 3)
            assert heard(una, table) == ["zero", "thersites", "two"]
            await ida.disconnect()
            await ida.connect()  # it holds for every device
            assert [line["text"] for line in (await ida.ask("watch", table=table))["chat"]] == ["two"]
            await ida.http.delete(f"/api/me/silences/mute/{odo.id}")
            await ida.until(table, lambda t: {"thersites", "two"} <= {line["text"] for line in t.chat})
            assert "zero" in heard(ida, table)

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_muting_and_sending_away_has_a_limit(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = await open_table(ida)
            wishes = [{"player": odo.id, "what": what} for what in ("mute", "") * 16]
            answers = [await ida.http.post(f"/api/tables/{table}/bar", json=wish) for wish in wishes]
            assert answers[0].status_code == 200 and answers[-1].json()["code"] == "too_often"
            muted = await ida.http.put("/api/me/silences", json={"kind": "mute", "whom": odo.id})
            assert muted.status_code == 429
            assert (await odo.http.put("/api/me/silences", json={"kind": "mute", "whom": ida.id})).status_code == 200

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_nobody_sits_with_somebody_they_blocked_without_being_told_and_the_other_learns_nothing(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = await open_table(odo)
            code = (await odo.post(f"/api/tables/{table}/code"))["code"]
            link = (await odo.post(f"/api/tables/{table}/invites"))["secret"]
            mine = await ida.http.put("/api/me/silences", json={"kind": "block", "whom": odo.id})
            assert [(s["kind"], s["name"]) for s in mine.json()["silences"]] == [("block", "Odo")]
            ways = [
                (f"/api/tables/{table}/sit", {"seat": 1}),
                ("/api/codes", {"code": code}),
                ("/api/invites", {"secret": link}),
            ]
            for path, wish in ways:
                told = await ida.http.post(path, json=wish)
                assert (told.status_code, told.json()["code"]) == (409, "blocked_there"), path
                assert told.json()["params"]["names"] == "Odo"
            assert "player" not in (await odo.get(f"/api/tables/{table}"))["seats"][1]
            assert (await ida.http.post("/api/invites", json={"secret": link, "anyway": True})).status_code == 200
            assert (await ida.http.post("/api/codes", json={"code": code, "anyway": True})).status_code == 200
            assert (await odo.get("/api/me/silences"))["silences"] == []
            assert "block" not in json.dumps(await odo.get(f"/api/tables/{table}"))
            for_others = (await odo.post("/api/tables", {"game": "agora", "seats": [{}, {}, {}]}))["table"]
            told = await ida.http.post(f"/api/tables/{for_others}/sit", json={"seat": 1})
            assert told.json()["params"]["names"] == "Odo", "who set it up and does not sit there"
            closed = await open_table(odo, listed=False)
            for path, wish in ((f"/api/tables/{closed}/sit", {"seat": 1}), ("/api/me/silences", None)):
                answer = await (
                    ida.http.post(path, json=wish)
                    if wish
                    else ida.http.put(path, json={"kind": "table", "whom": closed})
                )
                assert answer.json()["code"] == "by_invitation" and "Odo" not in answer.text
            for wish, code in ((ida.id, "not_yourself"), ("nobody", "no_such_guest")):
                answer = await ida.http.put("/api/me/silences", json={"kind": "mute", "whom": wish})
                assert answer.json()["code"] == code
            left = await ida.http.delete(f"/api/me/silences/block/{odo.id}")
            assert left.json()["silences"] == []

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_what_is_reported_reaches_the_operator_and_nobody_else(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            await said(odo, table, "you are a \x1b[31mfool")
            await ida.until(table, lambda t: any("fool" in line["text"] for line in t.chat))
            line = ida.tables[table].chat[-1]
            path = f"/api/tables/{table}/reports"
            wish = {"about": odo.id, "line": line["number"], "why": "rude"}
            for _ in range(2):
                assert (await ida.http.post(path, json=wish)).json() == {"words": line["text"]}
            for wrong in ({**wish, "about": una.id}, {**wish, "line": 99}, {"about": "nobody"}):
                assert (await ida.http.post(path, json=wrong)).json()["code"] == "no_such_line"
            assert (await una.http.post(path, json={"about": odo.id})).json() == {"words": "Odo"}, "a name"
            answers = [(await una.http.post(path, json={"about": odo.id})).status_code for _ in range(12)]
            assert answers[-1] == 429
            assert b"petteia_reports_total" in (await ida.http.get("/metrics")).content
            for client in (odo, una):
                assert "rude" not in json.dumps([await client.get(f"/api/tables/{table}"), client.frames])

    def told(*words: str) -> str:
        result = CliRunner().invoke(app, ["reports", "--data", str(tmp_path), *words])
        assert result.exit_code in (0, 2), result.output
        return result.output

    with Running(tmp_path) as server:
        asyncio.run(play())
        listed = told()
        assert "said: you are a" in listed and "rude" in listed and "\x1b" not in listed
        assert "is called that" in listed and "secret" not in listed
    first, second = json.loads(told("--json"))
    assert first["name"] == "Odo" and first["words"].endswith("fool")
    assert "there is no report" in told("--done", "none")
    assert second["id"] in told("--done", first["id"]) and first["id"] not in told()
    assert "nothing is reported" in told("--done", "all")
