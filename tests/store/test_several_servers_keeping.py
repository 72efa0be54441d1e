"""Several servers on one database: clocks, shared reading and writing, and times without a server."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

import pytest

from petteia.store.connection import Unreachable
from petteia.store.opening import open_store
from petteia.store.writer import JournalWriter
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.replication import HELD_UP_S
from petteia.tables.ports.store import NoSuchTable, StoreError
from tests.store.postgresql import Server
from tests.store.registries import entries, in_registries, until
from tests.tables.in_registry import Screen, seated
from tests.tables.sitting import PEOPLE

pytestmark = pytest.mark.part("faults")


@pytest.fixture
def address(postgresql: Server) -> str:
    return postgresql.fresh()


def test_all_tables_are_looked_at_when_a_server_comes_or_goes_and_otherwise_not(address, monkeypatch):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        await two.subscribers.watch(table, Screen("joe").watch)
        await until(lambda: one.live[table].elsewhere == {"joe"})
        looks: list[list[str]] = []
        elsewhere = one.store.elsewhere

        def counted(tables: list[str]) -> "Future[dict[str, set[str]]]":
            looks.append(tables)
            return elsewhere(tables)

        monkeypatch.setattr(one.store, "elsewhere", counted)
        await one.look_after()
        looks.clear()
        for _ in range(3):
            await one.look_after()
        assert not looks, "nobody has come or gone"

        one.replication._asked -= HELD_UP_S  # it was held up, and may have been given up
        await one.look_after()
        assert looks == [[table]]
        two.store._listener._heard = lambda table, seq: None
        pid = await asyncio.wrap_future(two.store._beside(lambda c: c.execute("SELECT pg_backend_pid()").fetchone()[0]))
        end = "SELECT pg_terminate_backend(?::int)"
        await asyncio.wrap_future(one.store.file.call(lambda c: c.execute(end, (pid,))))
        await until(lambda: "joe" not in one.live[table].elsewhere, one.look_after)
        assert "joe" in one.live[table].commands.context.away, "somebody who was connected there is not any more"
        await two.look_after()  # which makes its line anew, on which it says what it looks after
        await until(lambda: one.live[table].elsewhere == {"joe"}, one.look_after)
        looks.clear()
        await one.look_after()
        assert not looks

    in_registries(address, story)


def test_the_first_server_after_a_time_without_any_says_how_long_it_was_for_all(address):
    one = open_store(address)
    assert one.begin(1000).result().ms == 0, "never before"
    one.beat(5000).result()
    one.close()
    two, three = open_store(address), open_store(address)
    try:
        began = [two.begin(65_000), three.begin(65_010)]
        first, second = (future.result() for future in began)
        assert first == second and first.ms in (60_000, 60_010), "whichever of them it was"
        assert first.until == 5000 + first.ms
        assert two.hold(["a", "b"]).result() == {"a", "b"}
        assert three.hold(["b", "c"]).result() == {"c"}
        two.let(["b"]).result()
        assert three.hold(["b", "c"]).result() == {"b", "c"}
        two.close()
        assert three.hold(["a"]).result() == {"a"}, "who has gone keeps nothing"
    finally:
        two.close()
        three.close()


def test_a_clock_that_is_ahead_is_everybodys(address):
    """What one server opened in two hours, by its clock, would not have begun for two hours at the other."""

    async def story(one: TableRegistry, two: TableRegistry) -> None:
        own = one.agreed.own
        one.agreed.own = lambda: own() + 7_200_000
        table = await seated(one)
        await two.open(table)
        assert two.now() - own() > 7_000_000

    in_registries(address, story)


def test_after_a_time_without_servers_nothing_is_dated_before_what_was_written(address):
    """The clock of the next server is behind, but was not put back."""
    kept: dict[str, Any] = {}

    async def first(one: TableRegistry) -> None:
        own = one.agreed.own
        one.agreed.own = lambda: own() + 5000
        table = kept["table"] = await seated(one)
        kept["last"] = one.now()
        await one.command(table, lambda s, now: s.people.say("ida", "Ida", "before", "a", now=now))
        for n, player in enumerate(PEOPLE):
            await one.command(table, lambda s, now, n=n, p=player: s.people.resign(p, n, now=now))
        assert one.live[table].table.status == "closed"

    async def later(one: TableRegistry, two: TableRegistry) -> None:
        for n, registry in enumerate((one, two, one)):
            say = partial(said, f"after {n}")
            await registry.command(kept["table"], say)
        times = [entry.at for entry in await entries(one, kept["table"])]
        assert times == sorted(times) and times[-1] > kept["last"]

    def said(text: str, s: Any, now: int) -> Any:
        return s.people.say("ida", "Ida", text, text, now=now)

    in_registries(address, first, 1)
    in_registries(address, later)


def test_what_others_wrote_at_many_tables_is_read_with_one_question(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        tables = [await seated(one) for _ in range(5)]
        asked: list[str] = []
        read = two.store.file.read

        def counting(work: Callable[..., Any]) -> Any:
            asked.append(work.__name__)
            return read(work)

        two.store.file.read = counting  # type: ignore[method-assign]
        found = await asyncio.gather(*(asyncio.wrap_future(two.store.entries(table, 1)) for table in tables))
        assert [len(some) for some in found] == [len(await entries(one, table)) - 1 for table in tables]
        assert 1 <= asked.count("_read_asked") <= 2
        with pytest.raises(NoSuchTable):
            await asyncio.wrap_future(two.store.entries("nowhere", 0))

    in_registries(address, story)


def test_what_could_not_be_let_go_is_let_go_as_soon_as_it_can_be(address, monkeypatch):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        async def held(registry: TableRegistry, *names: str) -> set[str]:
            return await asyncio.wrap_future(registry.store.hold(list(names)))

        assert await held(one, "a", "b") == {"a", "b"} and await held(two, "a", "b") == set()
        true = one.store._connection.execute

        def cut_off(sql: str, *rest: Any) -> Any:
            if sql.startswith("DELETE FROM keepers"):
                raise Unreachable("the line is cut")
            return true(sql, *rest)

        monkeypatch.setattr(one.store._connection, "execute", cut_off)
        for name in ("a", "b"):
            with pytest.raises(StoreError):
                await asyncio.wrap_future(one.store.let([name]))
        monkeypatch.undo()
        assert await held(one, "b") == {"b"}, "it is wanted again meanwhile"
        assert await held(two, "a", "b") == {"a"}

    in_registries(address, story)


def test_who_comes_and_goes_at_once_is_written_down_together(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        waits = [one.store.come(f"t{n}", "ida", n) for n in range(50)]
        waits += [one.store.leave(f"t{n}", "ida") for n in (1, 2)]
        await asyncio.gather(*map(asyncio.wrap_future, waits))
        there = await asyncio.wrap_future(two.store.elsewhere([f"t{n}" for n in range(50)]))
        assert set(there) == {f"t{n}" for n in range(50)} - {"t1", "t2"}

    in_registries(address, story)


def test_servers_that_keep_snapshots_of_the_same_tables_do_not_wait_for_each_other_in_a_circle(address, monkeypatch):
    """As all do when they are told to stop: PostgreSQL would end one after a second, and it would begin again."""
    again: list[int] = []
    monkeypatch.setattr(JournalWriter, "_one_by_one", lambda self, jobs: again.append(len(jobs)))

    async def story(one: TableRegistry, two: TableRegistry) -> None:
        tables = [await seated(one) for _ in range(6)]
        for _ in range(10):
            waits = [one.store.keep_snapshot(table, 1, b"one") for table in tables]
            waits += [two.store.keep_snapshot(table, 1, b"two") for table in reversed(tables)]
            await asyncio.gather(*map(asyncio.wrap_future, waits))
        assert again == []
        await asyncio.wrap_future(one.store.drop_snapshots())

    in_registries(address, story)
