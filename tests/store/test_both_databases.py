"""A server behaves the same on either database."""

import asyncio
import random

import msgspec
import pytest

from petteia.server.config import ConfigError, read_config
from petteia.server.jobs.packing import Packing
from petteia.server.run import serve
from petteia.server.upkeep import DAY_MS
from petteia.store.opening import open_store
from tests.server.running import AGORA, PATIENCE_S, Client, Running, seated, settings
from tests.server.test_tables import play_on

pytestmark = pytest.mark.part("faults")


def test_a_game_is_played_kept_packed_and_found_again(where, tmp_path):
    kept = {}

    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            clients = [ida, odo, una]
            table = await seated(clients)
            rng = random.Random(7)
            await asyncio.gather(*(play_on(client, table, seat, rng) for seat, client in enumerate(clients)))
            kept.update(table=table, cookie=ida.cookie(), record=await una.get(f"/api/tables/{table}/record"))
            assert (await ida.http.get("/healthz")).status_code == 200
            assert "petteia_database_bytes" in await ida.get("/metrics")

    async def again() -> None:
        async with Client(server.url, "Joe") as joe:
            headers = {"Cookie": kept["cookie"]}
            mine = (await joe.http.get("/api/tables?which=finished", headers=headers)).json()["tables"]
            assert [table["id"] for table in mine] == [kept["table"]]
            assert await joe.get(f"/api/tables/{kept['table']}/record") == kept["record"]

    def opened(_):
        return open_store(where)

    with Running(tmp_path, store=opened) as server:
        asyncio.run(play())
    with Running(tmp_path, store=opened, config=settings(pack_days=1)) as server:
        asyncio.run(again())
        registry = server.instance.registry
        now = registry.now
        registry.now = lambda: now() + 3 * DAY_MS
        for live in list(registry.live.values()):
            server.loop.call_soon_threadsafe(registry.live.pop, live.table.id, None)
        packing = asyncio.run_coroutine_threadsafe(Packing(server.instance).round(), server.loop)
        assert packing.result(PATIENCE_S) == 1
        asyncio.run(again())
        assert server.instance.store.check() == []


def test_a_setting_chooses_the_database(tmp_path):
    assert read_config(environment={}, flags={"data": str(tmp_path)}).where == str(tmp_path / "petteia.db")
    file = read_config(environment={"PETTEIA_DATABASE": f"sqlite://{tmp_path}/club.db"})
    assert file.folder == tmp_path, "its lock lies beside it"
    address = {"PETTEIA_DATABASE": "postgres://ida@localhost/club"}
    server = read_config(environment=address, flags={"data": str(tmp_path)})
    assert server.where == "postgres://ida@localhost/club" and server.folder == tmp_path
    with pytest.raises(ConfigError, match=r"database: .*right would be"):
        read_config(environment={"PETTEIA_DATABASE": "mysql://localhost/club"})
    with pytest.raises(ConfigError, match="one of them is enough"):
        read_config(environment={}, flags={"data": str(tmp_path), "database": "club.db"})


def test_a_second_house_on_one_database_is_refused_with_a_sentence(postgresql, tmp_path, monkeypatch):
    monkeypatch.setattr("petteia.server.run.set_up", lambda level: None)  # the log is that of all tests
    address = postgresql.fresh()
    first = open_store(address)
    first.claim()
    config = msgspec.structs.replace(settings(data=str(tmp_path)), database=address)
    with pytest.raises(ConfigError, match=r"another Petteia serves from .*; stop that one"):
        serve(config, [AGORA], ("random",))
    first.close()
