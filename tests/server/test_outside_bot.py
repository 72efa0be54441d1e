"""The bot from outside in docs/ comes in by a code and plays a whole game."""

import asyncio
import importlib.util
import random
import threading

from agora import Agora

from tests import ROOT
from tests.server.running import PATIENCE_S, QUICK, Client, Running
from tests.server.test_tables import play_on

EXAMPLE = ROOT / "docs" / "outside_bot.py"


def test_the_example_is_short_and_plays_to_the_end(tmp_path):
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 100
    spec = importlib.util.spec_from_file_location("outside_bot", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)

    class Here(example.OutsideBot):
        def open(self, info):
            return Agora(len(info["seats"]), info["options"])

    ends = []

    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            seats = [{"who": "me"}, {"who": "bot"}, {}]
            table = (await ida.post("/api/tables", {"game": "agora", "seats": seats, "settings": QUICK}))["table"]
            await ida.post(f"/api/tables/{table}/ready", {"seat": 0})
            await ida.connect()
            await ida.watch(table)
            code = (await ida.post(f"/api/tables/{table}/code"))["code"]
            guest = threading.Thread(target=lambda: ends.append(Here(server.url, "Outsider", "greedy").play(code)))
            guest.start()
            await ida.until(table, lambda t: t.info["seats"][2].get("ready"))
            await ida.post(f"/api/tables/{table}/start")
            await ida.ask("add", table=table, seat=0, random="0" * 32)
            await asyncio.wait_for(play_on(ida, table, 0, random.Random(1)), 3 * PATIENCE_S)
            await asyncio.to_thread(guest.join, PATIENCE_S)

    with Running(tmp_path) as server:
        asyncio.run(play())
    assert [end["status"] for end in ends] == ["finished"]
    assert ends[0]["result"] and ends[0]["seats"][2]["name"] == "Outsider"
