"""Everything about me as one file: all of my data, and nothing that I could not have looked at."""

import asyncio
import io
import json
import zipfile

import pytest

from tests.server.running import Client, Running, seated
from tests.server.test_afterwards import play_out

OF_PERSON = {"me.json", "notices.json", "results.json", "talk.json", "puzzles.json", "lessons.json", "daily.json"}
OF_PERSON |= {"tournaments.json"}

pytestmark = pytest.mark.part("friends")


def test_a_guest_gets_all_that_is_theirs_and_nothing_else(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            clients = [ida, odo, una]
            over, going, theirs = [await seated(clients) for _ in range(2)] + [await seated([odo, una, odo])]
            for client, text in ((ida, "mine alone"), (odo, "said by Odo")):
                assert (await client.ask("say", table=over, text=text, key=text))["t"] == "ack"
            await play_out(clients, over)
            await ida.post("/api/me/recovery")
            answer = await ida.http.get("/api/me/everything")
            assert answer.headers["content-type"] == "application/zip"
            assert "no-store" in answer.headers["cache-control"]
            read(answer.content, ida, over, going, theirs)
            records = await ida.http.get("/api/me/records")
            with zipfile.ZipFile(io.BytesIO(records.content)) as parts:
                assert [name.partition("-agora-")[2] for name in parts.namelist()] == [f"{over}.record"]
                assert parts.read(parts.namelist()[0]).startswith(b"petteia record ")
            assert (await ida.http.get("/api/me/everything")).status_code == 200
            refused = await ida.http.get("/api/me/everything")
            assert refused.status_code == 429 and refused.json()["code"] == "too_often"
            assert (await odo.http.get("/api/me/everything")).status_code == 200
            ida.http.cookies.clear()
            assert (await ida.http.get("/api/me/everything")).status_code == 401

    def read(content: bytes, ida: Client, over: str, going: str, theirs: str) -> None:
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            assert parts.testzip() is None
            found = {name: parts.read(name).decode() for name in parts.namelist()}
        games = {f"games/{over}.json", f"games/{over}.record", f"games/{going}.json"}
        assert found.keys() == {*OF_PERSON, *games}
        me = json.loads(found["me.json"])
        assert (me["id"], me["name"], len(me["devices"]), me["recovery_code"]) == (ida.id, "Ida", 1, True)
        assert json.loads(found["results.json"])["played"] == 1
        assert found[f"games/{over}.record"].startswith("petteia record 2")
        ended, runs = (json.loads(found[f"games/{table}.json"]) for table in (over, going))
        assert [line["text"] for line in ended["said"]] == ["mine alone"] and "said by Odo" not in str(found)
        assert list(ended["seats"]) == list(runs["seats"]) == ["0"], "what the others were told is theirs"
        told = [event for one in ended["seats"]["0"] for event in one["events"]]
        assert told == ida.tables[over].events
        assert [event for one in runs["seats"]["0"] for event in one["events"]] == ida.tables[going].events
        assert all("line" not in one for one in runs["seats"]["0"]), "lines count what is secret"
        assert ended["info"]["secret"] and "secret" not in runs["info"] and theirs not in str(found)

    with Running(tmp_path) as server:
        asyncio.run(play())
