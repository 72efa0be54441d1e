"""A server that does not reach the database it shares sends its clients to the others."""

import asyncio
from concurrent.futures import Future

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from petteia.server.cluster import database_reach
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.ports.store import StoreError
from tests.server.running import PATIENCE_S, Client, Running

pytestmark = pytest.mark.part("faults")


class Far(SqliteStore):
    """A shared database that may stop answering."""

    shared = True
    beats = "answered"

    def beat(self, now: int) -> "Future[int]":
        asked.append(now)
        if Far.beats == "answered":
            return super().beat(now)
        out: Future[int] = Future()
        if Far.beats == "refused":
            out.set_exception(StoreError("no line"))
        waiting.append(out)
        return out


asked: list[int] = []
waiting: list[Future[int]] = []


async def several_beats(server: Running) -> None:
    asked.clear()
    await until(lambda: len(asked) > 5, "the database is asked all the time")


async def until(done, what: str) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not done():
            await asyncio.sleep(0.01)
    assert done(), what


@pytest.mark.parametrize("how", ["swallowed", "refused"])
def test_who_is_at_a_server_without_its_database_is_told_and_nobody_taken_in_until_it_answers(
    how, tmp_path, monkeypatch
):
    monkeypatch.setattr(database_reach, "ASK_SECONDS", 0.02)
    monkeypatch.setattr(database_reach, "GIVE_UP_SECONDS", PATIENCE_S)
    monkeypatch.setattr(Far, "beats", "answered")
    waiting.clear()

    async def come(server: Running) -> None:
        async with Client(server.url) as idle:
            await idle.connect()
            await several_beats(server)
            assert not idle.goodbye and not server.instance.reach.lost
            monkeypatch.setattr(database_reach, "GIVE_UP_SECONDS", 0.5)
            Far.beats = how
            await until(lambda: idle.goodbye, "who only looks is told, too")
            await until(lambda: not server.instance.clients.connections, "and let go")
            with pytest.raises(ConnectionClosed) as turned_away:
                async with connect(f"{server.url.replace('http', 'ws')}/api/socket") as socket:
                    await socket.recv()
            assert turned_away.value.rcvd is not None and turned_away.value.rcvd.code == 1012
            Far.beats = "answered"
            for one in waiting:
                if not one.done():
                    one.set_result(0)
            await until(lambda: not server.instance.reach.lost, "until it answers again")
            monkeypatch.setattr(database_reach, "GIVE_UP_SECONDS", PATIENCE_S)
            await several_beats(server)
            idle.goodbye = False
            await idle.disconnect()
            await idle.connect()
            await several_beats(server)
            assert not idle.goodbye

    with Running(tmp_path, store=Far) as server:
        asyncio.run(come(server))


def test_a_server_that_has_its_file_for_itself_sends_nobody_away(tmp_path, monkeypatch):
    monkeypatch.setattr(database_reach, "ASK_SECONDS", 0.02)
    monkeypatch.setattr(database_reach, "GIVE_UP_SECONDS", 0.1)
    monkeypatch.setattr(Far, "shared", False)
    monkeypatch.setattr(Far, "beats", "answered")

    async def come(server: Running) -> None:
        async with Client(server.url) as client:
            await client.connect()
            await until(lambda: server.instance.clients.connections, "somebody is there")
            Far.beats = "refused"
            await asyncio.sleep(0.5)
            assert not client.goodbye and server.instance.clients.connections

    with Running(tmp_path, store=Far) as server:
        asyncio.run(come(server))
