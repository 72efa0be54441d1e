"""WebSockets without the fast path: over ASGI alone everything is the same, and the server chooses that path by
itself."""

import asyncio
import logging

import pytest

from petteia.server import process
from petteia.server.process import websocket_class
from petteia.server.websocket.channel import PlainChannel
from petteia.server.websocket.fast_channel import WebSocketProtocol
from tests.server.running import Client, Running
from tests.server.test_whole_games import whole_game


@pytest.fixture
def plain(monkeypatch):
    monkeypatch.setattr(process, "websocket_class", lambda: "auto")


def test_the_fast_path_is_taken_with_the_uvicorn_that_is_installed_for_it():
    assert websocket_class() is WebSocketProtocol


@pytest.mark.parametrize("version", ["0.54.1", "0.55.0"])
def test_with_another_uvicorn_the_plain_path_is_taken_and_said(monkeypatch, caplog, version):
    monkeypatch.setattr("uvicorn.__version__", version)
    with caplog.at_level(logging.WARNING):
        assert websocket_class() == "auto"
    assert version in caplog.records[-1].why  # type: ignore[attr-defined]


def test_a_whole_game_with_a_bad_line_goes_the_plain_way(tmp_path, plain):
    with Running(tmp_path) as server:
        asyncio.run(whole_game(server, "agora", 3, seed=5))


def test_what_a_client_does_not_take_is_counted_and_a_cut_line_ends_at_once():
    async def clog() -> None:
        never = asyncio.Event()
        line = PlainChannel(lambda message: never.wait(), never.wait)  # type: ignore[arg-type,return-value]
        reading = asyncio.create_task(line.receive())
        for _ in range(3):
            line.say(b"x" * 1000)
            await asyncio.sleep(0)
        assert line.waiting() == 3000, "what is under way has not been taken either"
        line.cut()
        assert await reading == {"type": "websocket.disconnect"}
        line.say(b"more")
        assert line.waiting() == 0
        await line.finish(seconds=0.01)

    asyncio.run(clog())


def test_while_a_line_is_held_nothing_is_read():
    async def held() -> None:
        said = iter(("one", "two"))

        async def receive() -> dict[str, str]:
            return {"type": "websocket.receive", "text": next(said)}

        line = PlainChannel(lambda message: asyncio.sleep(0), receive)
        assert (await line.receive())["text"] == "one"
        line.hold(True)
        reading = asyncio.create_task(line.receive())
        await asyncio.sleep(0.01)
        assert not reading.done()
        line.hold(False)
        assert (await reading)["text"] == "two"

    asyncio.run(held())


def test_a_house_that_stops_says_goodbye_on_the_plain_way_too(tmp_path, plain):
    async def wait_for_goodbye() -> None:
        async with Client(server.url, "Ida") as ida:
            await ida.connect()
            assert (await ida.ask("ping"))["t"] == "pong"
            server.server.should_exit = True
            while not ida.goodbye:
                await ida.hear()

    with Running(tmp_path) as server:
        asyncio.run(wait_for_goodbye())
