"""Notes to oneself at a table: nobody else ever sees them, and they go with the table."""

import asyncio
import io
import json
import zipfile

import pytest

from tests.server.running import Client, Running, seated

pytestmark = pytest.mark.part("friends")
SECRET = "the third amphora is empty"


def test_a_note_is_for_the_one_who_made_it_and_nobody_else(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            where = f"/api/tables/{table}/note"
            assert await ida.get(where) == {"text": "", "at": 0}
            made = await ida.http.put(where, json={"text": f"{SECRET}\x00\x1b[2J\r\n\nsell wine \u202e"})
            assert made.status_code == 200 and made.json()["text"] == f"{SECRET} [2J\n\nsell wine"
            assert await ida.get(where) == made.json()
            assert (await odo.get(where))["text"] == ""
            await odo.http.put(where, json={"text": "mine"})
            for page in (f"/api/tables/{table}", "/api/tables?which=running"):
                assert SECRET not in json.dumps(await odo.get(page))
            assert SECRET not in "".join(odo.frames + una.frames)
            for client, there in ((ida, True), (odo, False)):
                content = (await client.http.get("/api/me/everything")).content
                with zipfile.ZipFile(io.BytesIO(content)) as parts:
                    assert (SECRET in parts.read(f"games/{table}.json").decode()) is there
            assert (await ida.http.put(where, json={"text": "x" * 4001})).status_code == 400
            assert (await ida.http.put("/api/tables/nowhere/note", json={"text": "x"})).status_code == 404
            assert (await ida.http.put(where, json={"text": " \n "})).json() == {"text": "", "at": 0}
            assert await ida.get(where) == {"text": "", "at": 0}
            assert (await odo.get(where))["text"] == "mine"
            await server.instance.wait(server.instance.store.remove([table]))
            left = server.instance.store.file.read(lambda c: c.execute("SELECT count(*) FROM notes").fetchone()[0])
            assert await server.instance.wait(left) == 0, "they go with the table"

    with Running(tmp_path) as server:
        asyncio.run(play())
