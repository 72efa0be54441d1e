"""A player who owes a decision can preview their options; that delays nobody, and tells nobody else anything."""

import asyncio
import importlib.util
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from petteia.engine.build import compiled
from petteia.games import shelf
from tests.server.running import Client, Running, choice, seated
from tests.server.test_lag import Holds

pytestmark = pytest.mark.part("boards")

GAMES = tuple(sorted(shelf()))
MOST_SECONDS = 0.02 if compiled() else 0.15
"""As in test_lag: of processor time on the loop, when nothing disturbs it (`Holds`)."""
DECISIONS = 24


async def owing(clients: list[Client], table: str) -> tuple[Client, dict[str, Any]]:
    """A player who owes a decision."""
    while True:
        for client in clients:
            update = client.tables[table].update
            if update is not None and update["owes"]:
                return client, update
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", GAMES)
def test_options_are_weighed_and_nobody_waits_for_it(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        clients = [Client(server.url, name) for name in ("Ariadne", "Bion", "Chloe")]
        rng = random.Random(4)
        async with clients[0], clients[1], clients[2]:
            table = await seated(clients, game)
            holds = Holds(server)
            certain = decided = 0
            while decided < DECISIONS:
                who, update = await owing(clients, table)
                wish = {"table": table, "seat": update["seat"], "decision": update["decision"]}
                weighed = await holds.during(f"decision {decided}", partial(who.ask, "weigh", **wish))
                if weighed["t"] != "weighed":  # what the last decision changed had not come yet
                    assert weighed["code"] == "not_your_decision"
                    continue
                update = who.tables[table].update or update  # it may just have come
                assert [e["n"] for e in weighed["effects"]] == [a["n"] for a in update["view"]["actions"]]
                certain += sum(e.get("certain", False) for e in weighed["effects"])
                assert await who.ask("weigh", **wish) == weighed
                other = clients[(clients.index(who) + 1) % 3]
                assert (await other.ask("weigh", **wish))["code"] == "not_your_seat"
                await who.ask("decide", **wish, actions=[choice(update, rng)], key=f"{update['decision']}")
                decided += 1
            assert certain > DECISIONS / 2
            longest = max(holds.seconds().values())
            assert longest < MOST_SECONDS, f"{1000 * longest:.1f} ms"

    with Running(tmp_path, games=GAMES) as server:
        asyncio.run(story())


def test_only_the_decision_that_is_owed_is_weighed(tmp_path: Path) -> None:
    async def story() -> None:
        ida = Client(server.url)
        async with ida:
            table = await seated([ida], "age_of_mythology", 2)
            known = await ida.ask("curtain", table=table, seat=0, events=0)
            update = known["update"]
            wish = {"table": table, "seat": 0, "decision": update["decision"]}
            assert (await ida.ask("weigh", **{**wish, "decision": 99}))["code"] == "not_your_decision"
            assert (await ida.ask("weigh", **{**wish, "seat": 1}))["code"] == "curtain_down"
            assert (await ida.ask("weigh", **wish, picks=[99_999]))["code"] in ("picks_do_not_fit", "not_your_decision")

    with Running(tmp_path, games=GAMES) as server:
        asyncio.run(story())


def test_options_are_weighed_where_no_clock_tells_a_threads_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser's tab."""
    monkeypatch.delattr(time, "thread_time")
    found = importlib.util.find_spec("petteia.server.websocket.previews")
    assert found is not None and found.loader is not None
    previews = importlib.util.module_from_spec(found)
    found.loader.exec_module(previews)
    left = [True, True, False]

    class Three:
        def next(self) -> bool:
            return left.pop(0)

    asyncio.run(previews.PreviewScheduler().run("ada", Three()))
    assert left == []
