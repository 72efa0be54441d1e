"""The cost of answers over HTTP, and of previews: nobody gets more than their share."""

import asyncio
from typing import Any

import msgspec
import pytest

from petteia.server.http.errors import HttpError
from petteia.server.limits.buckets import Buckets
from petteia.server.limits.quota import Quota
from petteia.server.websocket.previews import SLICE_S, PreviewScheduler
from tests.server.running import UNLIMITED, Client, Running, settings

pytestmark = pytest.mark.part("siege")


def quota(rate: float = 100.0) -> tuple[Quota, list[float]]:
    now = [0.0]
    buckets = [Buckets(rate, 8 * rate, clock=lambda: now[0]) for _ in range(2)]
    return Quota(buckets[0], buckets[1], "ida", "127.0.0.1"), now


async def twenty() -> bytes:
    return b"x" * 20


def test_an_answer_is_paid_by_what_it_may_be_and_costs_what_it_is():
    of, _ = quota()
    for _ in range(36):
        assert asyncio.run(of.answer(100, twenty)) == b"x" * 20
    assert of.pay(80) == 0.0 and of.pay(1) > 0.0, "forty times twenty bytes are what there was"


def test_what_comes_to_nothing_costs_nothing():
    of, _ = quota()

    async def fails() -> bytes:
        raise ValueError

    for _ in range(100):
        with pytest.raises(ValueError):
            asyncio.run(of.answer(800, fails))
    assert of.pay(800) == 0.0


def test_somebody_who_would_wait_for_long_is_told_so_and_pays_nothing():
    of, now = quota()
    of.pay(2000)
    with pytest.raises(HttpError, match="wait a moment"):
        asyncio.run(of.answer(2000, twenty))
    now[0] = 13.0
    assert asyncio.run(of.answer(80, twenty))


def test_records_and_lists_are_paid_for(tmp_path):
    """Nobody piles up answers that they do not fetch: the purse that pays is the one of the lines."""
    limits = msgspec.structs.replace(UNLIMITED, answer_bytes_per_second=250_000)

    async def story() -> None:
        async with Client(server.url) as ida, Client(server.url, "Joe") as joe:
            server.instance.limits.guest_quotas.pay(ida.id, 10_000_000)
            for path in ("/api/tables", "/api/tables/none/record"):
                refused = await ida.http.get(path)
                assert refused.status_code == 429 and refused.json()["code"] == "too_often", path
            assert (await joe.http.get("/api/tables")).status_code == 200

    with Running(tmp_path, settings(limits=limits)) as server:
        asyncio.run(story())


class Heavy:
    """Takes so many slices to be weighed."""

    def __init__(self, name: str, slices: int, told: list[str]) -> None:
        self.name = name
        self.left = slices
        self.told = told

    def next(self) -> bool:
        if not self.left:
            return False
        self.left -= 1
        self.told.append(self.name)
        return True


def test_however_many_ask_one_weighs_in_a_turn_of_the_loop(monkeypatch):
    """A player who moves meanwhile waits for one slice and not for everybody's; and a guest has one share, not one for
    each question."""
    monkeypatch.setattr("petteia.server.websocket.previews.SLICE_S", -1.0)  # every step is a slice
    told: list[str] = []
    most: list[int] = []

    async def story() -> None:
        previews = PreviewScheduler()
        asked = [previews.run("eve", Heavy("eve", 5, told)) for _ in range(30)]
        asked.append(previews.run("ida", Heavy("ida", 5, told)))
        weighing = asyncio.gather(*asked)
        while not weighing.done():
            before = len(told)
            await asyncio.sleep(0)
            most.append(len(told) - before)
        await weighing
        assert not previews._guests

    asyncio.run(story())
    assert max(most) == 1
    assert told.count("eve") == 150 and told.count("ida") == 5
    assert max(n for n, name in enumerate(told) if name == "ida") < 15, "she has every other turn"


def test_somebody_who_leaves_puts_the_scales_down():
    async def story() -> None:
        previews = PreviewScheduler()
        endless = Heavy("eve", 10**9, [])
        leaving = asyncio.create_task(previews.run("eve", endless))
        waiting = asyncio.create_task(previews.run("eve", Heavy("eve", 1, [])))
        await asyncio.sleep(10 * SLICE_S)
        leaving.cancel()
        await asyncio.wait_for(waiting, 60)
        with pytest.raises(asyncio.CancelledError):
            await leaving
        assert not previews._guests

    asyncio.run(story())


def test_lessons_are_games_that_are_started(tmp_path):
    limits = msgspec.structs.replace(UNLIMITED, starts_per_minute=1)

    async def story() -> None:
        async with Client(server.url) as ida:
            codes: list[Any] = []
            for _ in range(8):
                answer = await ida.http.post("/api/games/deukalion/lessons")
                codes.append(answer.status_code)
            assert codes == [201] * 5 + [429] * 3

    with Running(tmp_path, settings(limits=limits), games=("deukalion",)) as server:
        asyncio.run(story())
