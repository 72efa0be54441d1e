"""Compares the picture in docs/architecture.md of a decision's way with a real decision."""

import asyncio
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

import petteia
from tests import ROOT
from tests.server.running import Client, Running, seated

PACKAGE = Path(petteia.__file__).parent
STOP = re.compile(r"^(?:in |out)? +(\S+\.py) +(\w+) {2,}\S", re.MULTILINE)


def picture() -> list[tuple[str, str]]:
    """The stops in the order in which they are drawn: a file, and a function or class in it."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    return STOP.findall(text.split("The way of a decision", 1)[1].split("```")[1])


class Follower:
    """Notes in which order functions of the package are first called, on any thread that begins while it is there."""

    def __init__(self) -> None:
        self.passed: list[tuple[str, str]] = []
        self.follows = False

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if not self.follows or event != "call" or not frame.f_code.co_filename.startswith(str(PACKAGE)):
            return
        file = Path(frame.f_code.co_filename).relative_to(PACKAGE).as_posix()
        for name in frame.f_code.co_qualname.split("."):  # a class is passed where something of it is called
            if (file, name) not in self.passed:
                self.passed.append((file, name))


@pytest.fixture
def follower() -> Iterator[Follower]:
    out = Follower()
    threading.setprofile(out)
    yield out
    threading.setprofile(None)


def test_a_decision_goes_the_way_that_is_drawn(tmp_path, follower):
    """In the compiled form only those stops are seen that are not compiled."""

    async def decide(server: Running) -> None:
        url = server.url
        async with Client(url, "Ida") as ida, Client(url, "Joe") as joe, Client(url, "Kim") as kim:
            table = await seated([ida, joe, kim])
            before = {
                c: (await c.until(table, lambda t: t.update and t.update["view"])).update for c in (ida, joe, kim)
            }
            player, update = next((c, update) for c, update in before.items() if update["owes"])
            follower.follows = True
            await player.ask(
                "decide",
                table=table,
                seat=update["seat"],
                decision=update["decision"],
                actions=[update["view"]["actions"][0]["n"]],
            )
            await player.until(table, lambda t: t.update["n"] > update["n"])
            follower.follows = False

    with Running(tmp_path) as server:
        asyncio.run(decide(server))
    drawn = [stop for stop in picture() if module(stop[0]).endswith(".py")]
    assert drawn
    assert [stop for stop in follower.passed if stop in drawn] == drawn


def module(file: str) -> str:
    """Where a file of the package was loaded from."""
    name = ".".join(("petteia", *Path(file).with_suffix("").parts))
    return sys.modules[name].__file__ or ""
