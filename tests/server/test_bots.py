"""The pool of bots: one that hangs or dies is seen in the log, the level below plays, the table goes on."""

import asyncio
import logging
import random
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from petteia.server.jobs import bot_pool
from petteia.server.jobs.bot_pool import BotPool
from petteia.server.jobs.child_process import Work
from tests.server.running import Client, Running, choice, seated

HANGING = """
import sys, time, msgspec
while head := sys.stdin.buffer.read(4):
    question = msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(head, "big")))
    if question["fallen"] < {answers_from}:
        time.sleep(60)
    body = msgspec.msgpack.encode({{"id": 1, "action": question["fallen"]}})
    sys.stdout.buffer.write(len(body).to_bytes(4, "big") + body)
    sys.stdout.buffer.flush()
"""


METRICS = SimpleNamespace(
    bot_failures=SimpleNamespace(inc=lambda: None),
    bot_starts=SimpleNamespace(inc=lambda: None),
    bot=SimpleNamespace(observe=lambda seconds: None),
)
ASK = SimpleNamespace(
    table="t", seat=0, decision=1, purpose="play", idle=False, played=True, owner="", window=False, company=[],
    budget_ms=10,
    bot=SimpleNamespace(kind="olympian", settings={}),
    game=SimpleNamespace(name="x", seats=2, options={}, components=None), update=SimpleNamespace(view={}),
)  # fmt: skip


def asked(answers_from: int, patience_ms: int, monkeypatch) -> tuple[list[int] | None, SimpleNamespace]:
    """The answer of a bot that hangs until it has fallen this far."""
    monkeypatch.setattr(bot_pool, "STARTING_MS", patience_ms)
    monkeypatch.setattr(bot_pool, "LATE_MS", 0)
    failed: list[int] = []
    metrics = SimpleNamespace(**vars(METRICS) | {"bot_failures": SimpleNamespace(inc=lambda: failed.append(1))})

    async def put() -> list[int] | None:
        command = (sys.executable, "-c", HANGING.format(answers_from=answers_from))
        pool = BotPool(1, ("olympian",), {}, metrics, command)
        future: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
        pool.ask(ASK, bot_pool.answered_in(future))
        try:
            return await asyncio.wait_for(future, 60)
        finally:
            await pool.end()

    return asyncio.run(put()), SimpleNamespace(failed=len(failed))


def test_a_bot_that_may_choose_takes_as_long_as_one_that_may_not(monkeypatch):
    """In a window: one that thinks for its whole time, longer than the window stays open, and one that has nothing to
    think about. Where nothing is secret an answer comes when it is there. The clock is the test's."""
    now = [0.0]
    monkeypatch.setattr(bot_pool, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def story() -> dict[tuple[bool, float], float]:
        loop = asyncio.get_running_loop()
        pool = BotPool(1, ("olympian",), {}, METRICS)
        took: dict[tuple[bool, float], float] = {}

        def call_later(seconds: float, callback: Callable[[], None]) -> asyncio.Handle:
            now[0] += seconds
            return loop.call_soon(callback)

        async def start() -> Nobody:
            return Nobody()

        async def put(process: Nobody, question: bot_pool.Question, seconds: float) -> list[int]:
            now[0] += question.ask.update.view["think"]
            return [0]

        pool._start, pool._answered = start, put
        monkeypatch.setattr(loop, "call_later", call_later, raising=False)
        for window, think in ((True, 0.0), (True, 0.8), (False, 0.0), (False, 0.8)):
            view = SimpleNamespace(view={"think": think})
            ask = SimpleNamespace(**vars(ASK) | {"window": window, "budget_ms": 1000, "update": view})
            future: asyncio.Future[list[int] | None] = loop.create_future()
            began = now[0]
            pool.ask(ask, bot_pool.answered_in(future))
            assert await future == [0]
            took[window, think] = now[0] - began
        await pool.end()
        return took

    took = asyncio.run(story())
    whole = bot_pool.WHOLE_TIME
    expected = {(True, 0.0): whole, (True, 0.8): whole, (False, 0.0): 0.0, (False, 0.8): 0.8}
    assert took == pytest.approx(expected), "of the time that a decision has"


class Nobody:
    """Replaces a process."""

    async def end(self) -> None:
        """It does nothing that would have to be ended."""


class ToldEvent:
    """A pool whose workers answer on command; the questions put to them, in order."""

    def __init__(self, workers: int = 1) -> None:
        self.pool = BotPool(workers, ("olympian",), {}, METRICS)
        self.pool.address_of = {"mallory": "6", "eve": "6", "ida": "7"}.get
        self.put: list[str] = []
        self.go: list[asyncio.Future[list[int]]] = []
        self.pool._start, self.pool._answered = self._start, self._answer

    async def _start(self) -> "Nobody":
        return Nobody()

    async def _answer(self, process: Any, question: Any, seconds: float) -> list[int]:
        self.put.append(question.ask.table)
        self.go.append(asyncio.get_running_loop().create_future())
        return await self.go[-1]

    def ask(self, owner: str, table: str, **facts: Any) -> None:
        self.pool.ask(SimpleNamespace(**vars(ASK) | {"owner": owner, "table": table, **facts}), lambda *_: None)

    async def answered(self) -> None:
        """Answer the oldest current question, and start the next."""
        next(one for one in self.go if not one.done()).set_result([0])
        await settled()


async def settled() -> None:
    """Wait until everything that can go on has gone on."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_those_who_set_tables_up_take_turns_with_the_bots() -> None:
    """By address, and there by guest; a table with a person comes before one that is only watched."""

    async def story() -> None:
        told = ToldEvent()
        for n in range(3):
            told.ask("mallory", f"m{n}")
        told.ask("eve", "e0")
        told.ask("ida", "i0")
        told.ask("ida", "i1")
        await settled()
        for _ in range(6):
            await told.answered()
        assert told.put == ["m0", "i0", "e0", "i1", "m1", "m2"]
        await told.pool.end()

    asyncio.run(story())


def test_bots_among_themselves_keep_no_bot_of_a_person_waiting() -> None:
    async def story() -> None:
        told = ToldEvent()
        for n in range(20):
            told.ask("mallory", f"m{n}", played=False)
        await settled()
        assert told.put == ["m0"]
        told.ask("ida", "i0")
        told.ask("ida", "i1")
        await settled()
        assert told.put == ["m0", "i0"], "beside what is under way"
        await told.answered()
        assert told.put[2:] == ["m1"], "the other one goes on"
        told.pool.forget("i1", 0, 1)
        assert not told.pool.asked("i1", 0, 1) and told.pool.asked("i0", 0, 1)
        await told.pool.end()

    asyncio.run(story())


def test_a_worker_that_a_busy_machine_does_not_let_think_is_waited_for() -> None:
    """It counts what a worker did, not what a clock says; one that has nothing to do is late."""

    async def story(*seen: Any) -> Any:
        pool = BotPool(1, ("olympian",), {}, METRICS)
        looks = iter(seen)
        hand = SimpleNamespace(work=lambda: next(looks))
        done = asyncio.get_running_loop().create_future()

        async def put(process: Any, question: Any) -> list[int]:
            return await done

        pool._put = put
        asyncio.get_running_loop().call_later(0.05, done.set_result, [7])
        try:
            return await pool._answered(hand, SimpleNamespace(), 0.01)
        except TimeoutError:
            return None

    starved = [Work(1.0 + 0.0001 * n, True) for n in range(30)]
    assert asyncio.run(story(*starved)) == [7]
    assert asyncio.run(story(Work(1.0, True), Work(1.01, True))) is None, "it had the time"
    assert asyncio.run(story(Work(1.0, True), Work(1.0, False))) is None, "it does nothing"
    assert asyncio.run(story(None, None)) is None, "where nobody sees it the clock counts"


def test_a_bot_that_hangs_is_replaced_by_the_level_below(monkeypatch, caplog):
    with caplog.at_level(logging.WARNING):
        actions, seen = asked(1, 6000, monkeypatch)  # a busy machine takes a while to start the second
    assert actions == [1] and seen.failed >= 1
    (marked, *_) = [one for one in caplog.records if one.message == "decision cut short by the timer"]
    assert (marked.bot, marked.table, marked.seat, marked.decision, marked.budget_ms) == ("olympian", "t", 0, 1, 10)


def test_if_the_level_below_hangs_too_the_table_is_told(monkeypatch):
    actions, seen = asked(2, 300, monkeypatch)
    assert actions is None and seen.failed == 2


def test_a_hint_that_takes_too_long_comes_from_the_level_below_without_chances(monkeypatch):
    """Uncompiled, the strongest level may take longer than anybody waits; "no idea either" was said then."""
    monkeypatch.setattr(bot_pool, "LATE_MS", 0)
    put: list[tuple[int, int, float]] = []

    async def story() -> list[dict[str, Any]] | None:
        pool = BotPool(1, ("olympian",), {}, METRICS)

        async def start() -> Nobody:
            return Nobody()

        async def answered(process: Any, question: Any, seconds: float) -> list[int] | None:
            asked: list[dict[str, Any]] = []

            async def ask(frame: dict[str, Any]) -> dict[str, Any]:
                asked.append(frame)
                return {"id": 1, "action": 7}

            actions = await pool._put(SimpleNamespace(ask=ask), question)  # type: ignore[arg-type]
            put.append((asked[0]["fallen"], asked[0]["advice"], seconds))
            if question.fallen == 0:
                raise TimeoutError
            return actions

        pool._start, pool._answered = start, answered
        try:
            return await pool.hint(SimpleNamespace(**vars(ASK) | {"purpose": "hint"}))
        finally:
            await pool.end()

    assert asyncio.run(story()) == [{"action": 7}]
    patience = (bot_pool.STARTING_MS + ASK.budget_ms) / 1000
    assert put == [(0, bot_pool.HINTED, patience), (1, 0, patience)]


def test_an_answer_in_the_moment_of_closing_keeps_nobody():
    """A worker whose bot answers just as the house ends stops as well, rather than waiting for the next question."""

    async def close() -> None:
        pool = BotPool(1, ("olympian",), {}, METRICS)
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        asking = asyncio.Event()

        async def start() -> Nobody:
            return Nobody()

        async def put(process, question, seconds) -> list[int]:
            asking.set()
            return await answer

        pool._start, pool._answered = start, put
        pool.ask(ASK, lambda ask, actions, remark: None)
        await asking.wait()
        answer.set_result([0])
        await asyncio.wait({asyncio.create_task(pool.end())}, timeout=60)
        assert all(task.done() for task in pool._tasks)

    asyncio.run(close())


def test_a_leavers_seat_at_a_live_table_is_taken_by_the_strongest_and_given_back(tmp_path):
    """Nobody has to choose the bot: it is the last of the server, and it plays only while a player is away."""

    async def play(server: Running) -> None:
        asked: list[tuple[int, str]] = []
        put = server.instance.bots.ask
        server.instance.bots.ask = lambda ask, answer: (asked.append((ask.seat, ask.bot.kind)), put(ask, answer))[1]
        rng = random.Random(5)
        ida, kim, joe = (Client(server.url, name) for name in ("Ida", "Kim", "Joe"))

        async def go_on() -> None:
            """Ida and Kim play when it is their turn."""
            for seat, client in enumerate((ida, kim)):
                if client.tables[table].update["owes"]:
                    await decide(client, table, seat, rng)
            await asyncio.sleep(0.01)

        async with ida, kim, joe:
            table = await seated([ida, kim, joe], takeover_ms=1)
            assert ida.tables[table].info["settings"]["stand_in"]["kind"] == "olympian"
            await joe.drop()
            await ida.until(table, lambda t: t.info["seats"][2].get("kept"))
            while len(asked) < 3:
                await go_on()
            assert set(asked) == {(2, "olympian")}
            await joe.connect()
            await joe.watch(table)
            await ida.until(table, lambda t: not t.info["seats"][2].get("kept"))
            before = len(asked)
            while not joe.tables[table].update["owes"]:
                await go_on()
            assert (await decide(joe, table, 2, rng))["t"] == "ack" and len(asked) == before

    with Running(tmp_path, kinds=("random", "olympian")) as server:
        asyncio.run(play(server))


async def decide(client: Client, table: str, seat: int, rng: random.Random) -> dict[str, Any]:
    """Any of the actions that a seat is offered."""
    update = client.tables[table].update
    wish = {"table": table, "seat": seat, "decision": update["decision"], "key": str(update["n"])}
    return await client.ask("decide", actions=[choice(update, rng)], **wish)
