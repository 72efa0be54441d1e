"""Heavy work runs elsewhere, in turn, and within limits that hold."""

import asyncio
import os
import signal
import sqlite3
import time
from typing import Any, cast

import pytest

from petteia.server.jobs.child_process import ChildProcess
from petteia.server.jobs.errors import settle
from petteia.server.jobs.fair_queue import HOUSE, LONG, LOOK, QUICK, Job, Requester, WorkQueue
from petteia.server.jobs.worker import _wrong
from petteia.store.connection import Unreachable
from petteia.store.sql import SqlStore
from petteia.tables.ports.store import NotNow, StoreError
from tests.server.running import PATIENCE_S, Client, Running

pytestmark = pytest.mark.part("siege")

LONG_KEYS = "".join(f"{'a.' * 290}b{n} = 1\n" for n in range(1000))
"""Reading it takes a second: the time grows with the square of what a key is long, as far as that is allowed."""


def in_turns(turns: WorkQueue, jobs: list[Job]) -> list[str]:
    """The order in which the jobs are done, one at a time."""
    for job in jobs:
        turns.put(job)
    order = []
    while (job := turns.next()) is not None:
        order.append(job.do)
        turns.done(job)
    return order


def test_addresses_take_turns_and_guests_at_an_address() -> None:
    async def story() -> None:
        def job(guest: str, address: str, do: str) -> Job:
            return Job(Requester(guest, address), do, {}, QUICK, 1)

        greedy = [job("mallory", "6", f"m{n}") for n in range(4)] + [job("her friend", "6", "f")]
        order = in_turns(WorkQueue(2, 4, 16, 200), [*greedy, job("ida", "7", "i1"), job("ida", "7", "i2")])
        assert order == ["m0", "i1", "f", "i2", "m1", "m2", "m3"]

    asyncio.run(story())


def test_who_has_enough_in_line_is_told_so_and_the_house_never_is() -> None:
    async def story() -> None:
        turns = WorkQueue(2, per_guest=2, per_address=3, in_all=4)
        told = []
        for guest, address in [("a", "1")] * 3 + [("b", "1"), ("c", "1"), ("d", "2"), ("e", "3")]:
            try:
                turns.put(Job(Requester(guest, address), "x", {}, QUICK, 1))
            except NotNow as problem:
                told.append((guest, problem.status, problem.code))
        assert told == [("a", 429, "too_many_at_once"), ("c", 429, "too_many_at_once"), ("e", 503, "busy")]
        turns.put(Job(HOUSE, "x", {}, QUICK, 1))

    asyncio.run(story())


def test_one_guest_has_one_hand_and_long_work_never_all() -> None:
    async def story() -> None:
        turns = WorkQueue(2, 4, 16, 200)
        for guest in ("a", "a", "b"):
            turns.put(Job(Requester(guest, "1"), f"long {guest}", {}, LONG, 1))
        turns.put(Job(Requester("c", "1"), "short", {}, QUICK, 1))
        first, second = turns.next(), turns.next()
        assert first is not None and second is not None
        assert (first.do, second.do, turns.next()) == ("long a", "short", None)
        turns.done(first)
        third = turns.next()
        assert third is not None and third.do == "long b", "somebody who waits is before somebody who was served"

    asyncio.run(story())


def test_nothing_long_begins_before_a_process_is_left_for_what_is_quick() -> None:
    async def story() -> None:
        for hands, needed in ((1, 1), (2, 2), (3, 2)):
            turns = WorkQueue(hands, 4, 16, 200)
            turns.put(Job(Requester("a", "1"), "look", {}, LOOK, 1))
            began = []
            for turns.ready in range(hands + 1):
                began += [turns.ready] if turns.next() is not None else []
            assert began == [needed]

    asyncio.run(story())


def test_who_looks_back_in_long_games_keeps_nobody_from_anything_else() -> None:
    """Of three hands one is for quick work alone, one address has not both of the others, and looking back waits for
    nothing that takes longer."""

    async def story() -> None:
        turns = WorkQueue(3, 4, 16, 200)

        def put(guest: str, address: str, weight: int) -> Job:
            job = Job(Requester(guest, address), f"{guest} {weight}", {}, weight, 1)
            turns.put(job)
            return job

        one = put("mallory", "6", LOOK)
        assert turns.next() is one
        another = put("her friend", "6", LOOK)
        assert turns.next() is None, "from one address one at a time"
        record = put("eve", "8", LONG)
        assert turns.next() is record
        look, listed = put("ida", "7", LOOK), put("odo", "7", QUICK)
        assert turns.next() is listed, "however much the others have to do"
        turns.done(record)
        proof = put("eve", "8", LONG)
        assert turns.next() is look, "who waits longer is first"
        turns.done(look)
        assert turns.next() is proof
        put("joe", "9", LONG)
        assert turns.next() is None
        turns.done(one)
        assert turns.next() is another, "long work has not all hands that look back"

    asyncio.run(story())


def there(server: Running, coroutine: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(coroutine, server.loop).result(PATIENCE_S)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_what_takes_too_long_is_ended_with_its_process_and_nobody_else_waits_for_it(tmp_path, monkeypatch) -> None:
    """Its time is over when the test says so: no clock decides whether somebody else was served before."""
    timeout, limits = asyncio.timeout, list[asyncio.Timeout]()
    ask, stopped = ChildProcess.ask, list[int]()

    async def stopping(child: ChildProcess, question: dict[str, Any]) -> object:
        if question["do"] == "components":
            os.kill(child.process.pid, signal.SIGSTOP)  # this will take for ever
            stopped.append(child.process.pid)
        return await ask(child, question)

    def noted(seconds: float | None) -> asyncio.Timeout:
        limit = timeout(seconds)
        if seconds is not None and seconds >= 10 * PATIENCE_S:  # more, if its process has yet to start
            limits.append(limit)
        return limit

    monkeypatch.setattr(asyncio, "timeout", noted)
    monkeypatch.setattr(ChildProcess, "ask", stopping)

    async def story(server: Running) -> None:
        async with Client(server.url, "Mallory") as mallory, Client(server.url, "Ida") as ida:
            body = {"game": "agora", "components": "a = 1"}
            server.instance.history.seconds, allowed = 10 * PATIENCE_S, server.instance.history.seconds
            asking = asyncio.create_task(mallory.http.post("/api/tables", json=body))
            while not (stopped and limits):
                await asyncio.sleep(0.01)
            server.instance.history.seconds = allowed
            assert (await ida.http.get("/api/tables")).status_code == 200, "somebody else is served meanwhile"
            assert not asking.done()
            server.loop.call_soon_threadsafe(lambda: limits[0].reschedule(server.loop.time()))
            answer = await asking
            assert (answer.status_code, answer.json()["code"]) == (503, "takes_too_long")
            assert all(map(gone, stopped))
            assert (await mallory.http.get("/api/tables")).status_code == 200, "a fresh one has taken its place"

    with Running(tmp_path) as server:
        asyncio.run(story(server))


def test_what_takes_too_much_memory_is_ended_and_the_house_has_lost_nothing(tmp_path) -> None:
    with Running(tmp_path) as server:
        history = server.instance.history
        history.memory = 140_000_000  # less than anybody may set
        with pytest.raises(NotNow, match="memory"):
            there(server, history.components("agora", None, {}, "a = '" + "x" * 31_000_000 + "'"))
        assert there(server, history.tables((), "", True, None)) == b'{"tables":[],"more":""}'


def test_a_house_with_work_under_way_stops_when_told(tmp_path) -> None:
    with Running(tmp_path) as server:
        history = server.instance.history
        working = asyncio.run_coroutine_threadsafe(history.components("agora", None, {}, LONG_KEYS), server.loop)
        until = time.monotonic() + PATIENCE_S
        while not history.turns._long and time.monotonic() < until:
            time.sleep(0.02)
        processes = [hand.process.pid for hand in history.processes]
    assert len(processes) == 2 and all(map(gone, processes))
    assert working.cancelled() or working.exception() is not None


def test_a_scribe_whose_database_fails_does_not_make_the_table_ill() -> None:
    """It is the store that could not read: the table is read when it is next asked for, not set aside."""
    for trouble in (Unreachable("gone"), sqlite3.OperationalError("disk I/O error")):

        async def story(trouble: Exception = trouble) -> None:
            job = Job(HOUSE, "snapshot", {"table": "t"}, QUICK, 1)
            settle(job, _wrong(trouble), cast(SqlStore, None))
            with pytest.raises(StoreError, match=r"could not read: (gone|disk I/O)"):
                await job.answer

        asyncio.run(story())
