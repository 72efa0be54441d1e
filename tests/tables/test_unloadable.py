"""One sick table harms nobody: it is set aside, reported once, shown as such, and ended or retried on request."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from petteia.engine.record import Record
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.journal.specs import Clock, SeatPlan, Settings
from petteia.tables.live.follow_ups import export
from petteia.tables.live.registry import MOST_FAULTS, TableRegistry
from petteia.tables.messages import Ack, CatchUp
from petteia.tables.ports.store import Batch
from tests.tables.in_registry import Screen, play_out, seated
from tests.tables.sitting import AGORA, PATIENCE_S, PEOPLE, load

BAD = b'{"e":"decided","at":1,"seat":0,"actions":["pay one","pay one"]}'
"""A move that the game does not allow: a fault, or a game that was changed without a new version."""
CLOCK = Settings(window_ms=0, clock=Clock(move_ms=50_000))


class Quota:
    """Random bytes, unless it is broken: then every automatic action of a table fails."""

    def __init__(self) -> None:
        self.torn = False

    def __call__(self, n: int) -> bytes:
        if self.torn:
            raise ZeroDivisionError("a fault")
        return secrets.token_bytes(n)


def in_a_registry(
    tmp_path: Any, story: Callable[[TableRegistry, Any, Quota], Coroutine[Any, Any, None]], torn: bool = False
) -> None:
    async def main() -> None:
        store, quota = SqliteStore(tmp_path / "tables.db"), Quota()
        quota.torn = torn
        registry = TableRegistry(store, load, entropy=quota)
        try:
            await registry.begin()
            await story(registry, store, quota)
            await registry.end()
        finally:
            store.close()

    asyncio.run(main())


async def spoilt(registry: TableRegistry, store: SqliteStore) -> str:
    """A running table whose journal no longer plays."""
    table = await seated(registry, settings=CLOCK)
    live = registry.live.pop(table)
    if live.timer is not None:
        live.timer.cancel()
    await asyncio.wrap_future(store.append(Batch(table, live.table.metadata.seq + 1, 1, [BAD])))
    return table


async def failing(registry: TableRegistry, quota: Quota) -> str:
    """A table that fails when it acts by itself: the server adds bytes for seats that do not."""
    settings = Settings(window_ms=0, adding_ms=100)
    table = await registry.create(AGORA, "ida", [SeatPlan(p, p) for p in PEOPLE], settings=settings)
    for n, player in enumerate(PEOPLE):
        await registry.command(table, lambda s, now, n=n, p=player: s.seating.ready(p, n, True, now=now))
    await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
    quota.torn = True
    async with asyncio.timeout(PATIENCE_S):
        while table not in registry.unloadable:
            await asyncio.sleep(0.005)
    return table


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.table for r in caplog.records if "set aside" in r.message]  # type: ignore[attr-defined]


def test_a_table_that_fails_by_itself_is_set_aside_and_said_once(tmp_path, caplog):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        ida = Screen("ida")
        table = await failing(registry, quota)
        for _ in range(3):
            await registry.look_after()
            caught = await registry.subscribers.watch(table, ida.watch)
            assert isinstance(caught, CatchUp) and caught.info.aside and caught.update is None
            with pytest.raises(NeedsHost):
                await registry.command(table, lambda s, now: s.people.say("ida", "Ida", "hello?", now=now))
        assert told(caplog) == [table] and len(caplog.records) == 1
        assert store.tables(player="ida").result()[0].aside
        quota.torn = False
        other = await seated(registry)
        await play_out(registry, other)

    with caplog.at_level(logging.INFO, "petteia"):
        in_a_registry(tmp_path, story)


def test_a_house_starts_with_sick_tables_and_knows_them(tmp_path, caplog):
    names: list[str] = []

    async def before(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        names.append(await spoilt(registry, store))
        names.append(await seated(registry, settings=CLOCK))
        names.append(await failing(registry, quota))

    async def again(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        assert list(registry.unloadable) == sorted([names[0], names[2]]) and names[1] in registry.live
        assert {aside.table for aside in store.aside().result()} == {names[0], names[2]}
        assert store.due(registry.now() + 60_000).result() == [names[1]]

    in_a_registry(tmp_path, before)
    for _ in range(2):
        in_a_registry(tmp_path, again)
    assert sorted(told(caplog)) == sorted([names[0], names[2]])


def test_a_table_is_tried_again_when_somebody_asks(tmp_path):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        table = await failing(registry, quota)
        ida = Screen("ida")
        await registry.subscribers.watch(table, ida.watch)
        with contextlib.suppress(NeedsHost):  # it can be read, and fails as soon as it goes on
            await registry.try_again(table)
        async with asyncio.timeout(PATIENCE_S):
            while table not in registry.unloadable:
                await asyncio.sleep(0.005)
        assert ida.lost == [table] and table in registry.unloadable
        quota.torn = False
        await registry.try_again(table)
        async with asyncio.timeout(PATIENCE_S):
            while (await registry.open(table)).table.status != "running":
                await asyncio.sleep(0.005)
        assert not store.aside().result() and not store.tables(player="ida").result()[0].aside
        await play_out(registry, table)

    in_a_registry(tmp_path, story)


def test_what_can_still_be_had_of_a_journal_that_no_longer_plays(tmp_path):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        table = await spoilt(registry, store)
        with pytest.raises(NeedsHost):
            await registry.open(table)
        with pytest.raises(NeedsHost):
            await export(registry, table, "ida")
        with pytest.raises(NotPossible, match="only the owner"):
            await registry.end_aside(table, "joe")
        await registry.end_aside(table, "ida")
        assert store.tables(player="ida").result()[0].status == "closed"
        text = await export(registry, table, "joe")
        assert isinstance(text, str) and Record.parse(text).header.table == table
        assert "pay one" not in text

    in_a_registry(tmp_path, story)


def test_a_table_that_plays_but_cannot_go_on_is_a_closed_one_when_it_has_ended(tmp_path):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        table = await failing(registry, quota)
        await registry.end_aside(table, "ida")
        live = await registry.open(table)
        assert (live.table.status, live.table.metadata.why_closed) == ("closed", "set_aside")
        assert not registry.unloadable

    in_a_registry(tmp_path, story)


def test_nobody_sees_by_its_sickness_a_table_that_is_by_invitation(tmp_path):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        table = await seated(registry, settings=Settings(window_ms=0, listed=False))
        live = registry.live.pop(table)
        await asyncio.wrap_future(store.append(Batch(table, live.table.metadata.seq + 1, 1, [BAD])))
        assert isinstance(await registry.subscribers.watch(table, Screen("ida").watch), CatchUp)
        with pytest.raises(NotPossible, match="invitation"):
            await registry.subscribers.watch(table, Screen("zoe").watch)
        with pytest.raises(NotPossible, match="invitation"):
            await registry.unloadable.info(table, "zoe")

    in_a_registry(tmp_path, story)


def test_a_fault_that_somebody_brings_about_again_and_again_sets_the_table_aside(tmp_path, caplog):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        table = await registry.create(AGORA, "ida", [SeatPlan(p, p) for p in PEOPLE])
        for n, player in enumerate(PEOPLE):
            await registry.command(table, lambda s, now, n=n, p=player: s.seating.ready(p, n, True, now=now))
        quota.torn = True
        for _ in range(MOST_FAULTS):
            assert table not in registry.unloadable
            with pytest.raises(ZeroDivisionError):
                await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
        with pytest.raises(NeedsHost):
            await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
        assert told(caplog) == [table]
        quota.torn = False
        await registry.try_again(table)
        assert isinstance(await registry.command(table, lambda s, now: s.seating.start("ida", now=now)), Ack)

    in_a_registry(tmp_path, story)


@pytest.mark.parametrize("what", ["payload = CAST(replace(payload, 'Ida', 'Ira') AS BLOB)", "seq = seq + 1000"])
def test_a_journal_that_is_not_what_was_written_is_not_played(tmp_path, what):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        table = await seated(registry)
        registry.live.clear()
        change = f"UPDATE events SET {what} WHERE table_id = ? AND seq = (SELECT max(seq) - ? FROM events)"
        back = registry.store.length(table).result() - 1 if "Ida" in what else 1
        assert await asyncio.wrap_future(store.file.call(lambda c: c.execute(change, (table, back)).rowcount)) == 1
        with pytest.raises(NeedsHost):
            await registry.open(table)
        assert table in store.damaged

    in_a_registry(tmp_path, story)


def test_a_snapshot_that_is_not_what_was_written_is_left_aside(tmp_path):
    async def story(registry: TableRegistry, store: SqliteStore, quota: Quota) -> None:
        table = await seated(registry)
        live = registry.live[table]
        await asyncio.wrap_future(store.keep_snapshot(table, live.table.metadata.seq, live.table.snapshot()))
        digest = live.table.digest()
        change = "UPDATE snapshots SET payload = CAST(replace(payload, 'Ida', 'Ira') AS BLOB)"
        assert await asyncio.wrap_future(store.file.call(lambda c: c.execute(change).rowcount)) == 1
        registry.live.clear()
        assert (await registry.open(table)).table.digest() == digest

    in_a_registry(tmp_path, story)
