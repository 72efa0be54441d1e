"""Two guests become one, or one is erased, while servers die and devices are still connected elsewhere."""

import asyncio
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from petteia.server.auth.mentions import here
from petteia.server.auth.merge_and_erase import forget, go_on_with_the_rest, merge
from petteia.store.opening import open_store
from petteia.store.people.merge_and_erase import THEIRS
from petteia.store.people.notes import Note
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Ack
from petteia.tables.ports.store import NotKnown, Player, StoreError
from tests.store.postgresql import Server
from tests.tables.in_registry import Screen, play_out, seated
from tests.tables.sitting import AGORA, PEOPLE, load

pytestmark = pytest.mark.part("friends")


kept = asyncio.wrap_future


async def meet(registry: TableRegistry) -> None:
    for player in (*PEOPLE, "phone"):
        await kept(registry.store.add_player(Player(player, player.title(), 1), player.encode()))


def going_on(registry: TableRegistry) -> "asyncio.Task[None]":
    """What a server does by itself when it opens."""
    store = registry.store
    core: Any = SimpleNamespace(registry=registry, store=store, search=here(store.where), wait=asyncio.wrap_future)
    return asyncio.create_task(go_on_with_the_rest(core))


@pytest.mark.parametrize("fails", ["summary", "merge", "merged"])
def test_a_merge_that_was_interrupted_goes_on(where, monkeypatch, fails):
    def broken(*_: object) -> "Future[None]":
        problem: Future[None] = Future()
        problem.set_exception(StoreError("the server has ended"))
        return problem

    async def story() -> None:
        registry = TableRegistry(open_store(where), load)
        store, search = registry.store, here(where)
        await registry.begin()
        await meet(registry)
        over, goes_on = await seated(registry), await seated(registry)
        await play_out(registry, over)
        assert not await kept(store.let_go(over, "kim"))
        with monkeypatch.context() as patch:
            part = store if fails == "summary" else store.identity
            asked = iter([store.summary(over), store.summary(goes_on)])
            patch.setattr(part, fails, lambda *_: next(asked, None) or broken() if fails == "summary" else broken())
            with pytest.raises(StoreError):
                await merge(registry, store, search, "kim", "phone")
        assert [(half.player, half.let_go) for half in await kept(store.identity.half_merged())] == [("kim", [over])]
        rest = going_on(registry)
        async with asyncio.timeout(60):
            while await kept(store.identity.half_merged()):
                await asyncio.sleep(0.01)
        rest.cancel()
        assert await kept(store.player("kim")) is None
        for table in (over, goes_on):
            assert (await registry.open(table)).table.metadata.seats[2].player == "phone"
        rows = await kept(store.file.read(lambda c: [tuple(row) for row in c.execute("SELECT * FROM members")]))
        assert {(table, gone) for player, table, gone in rows if player == "phone"} == {(over, 1), (goes_on, 0)}
        assert "kim" not in {row[0] for row in rows}
        await merge(registry, store, search, "kim", "phone")  # asked once more, for want of an answer
        await registry.end()
        await asyncio.to_thread(store.close)

    asyncio.run(story())


@pytest.mark.parametrize("erased", ["phone", "kim"])
def test_two_who_are_becoming_one_are_erased_together(where, erased):
    async def story() -> None:
        registry = TableRegistry(open_store(where), load)
        store = registry.store
        await registry.begin()
        await meet(registry)
        table = await seated(registry)
        await kept(store.identity.begin_merge("kim", "phone"))
        await forget(registry, store, here(where), erased)
        assert [await kept(store.player(player)) for player in ("kim", "phone")] == [None, None]
        assert await kept(store.identity.half_merged()) == []
        assert b'"Kim"' not in b"".join((await kept(store.journal(table))).entries)
        await registry.end()
        await asyncio.to_thread(store.close)

    asyncio.run(story())


def test_who_has_just_become_another_is_not_told_to_be_forgotten(where):
    async def story() -> None:
        registry = TableRegistry(open_store(where), load)
        store, hung_up = registry.store, []
        await registry.begin()
        await meet(registry)
        await merge(registry, store, here(where), "kim", "phone")
        with pytest.raises(NotKnown):  # a request of another device that was under way meanwhile
            await forget(registry, store, here(where), "kim", lambda: hung_up.append("kim"))
        assert not hung_up and await kept(store.player("phone")) is not None
        await forget(registry, store, here(where), "phone")
        assert await kept(store.player("phone")) is None
        await kept(store.identity.clear_away(registry.now() + 1))
        rest = await kept(store.file.read(lambda c: [row[0] for row in c.execute("SELECT key FROM house")]))
        assert not [key for key in rest if "kim" in key]
        await registry.end()
        await asyncio.to_thread(store.close)

    asyncio.run(story())


def test_of_someone_erased_nothing_is_written_wherever_a_device_is_connected(postgresql: Server):
    address = postgresql.fresh()

    async def story() -> None:
        one, two = [TableRegistry(open_store(address), load) for _ in range(2)]
        for registry in (one, two):
            await registry.begin()
        await meet(one)
        tables, joe = [await seated(one), await seated(one)], Screen("joe")
        await two.subscribers.watch(tables[0], joe.watch)

        async def talks(table: str) -> None:
            for n in range(10_000):
                await asyncio.sleep(0.01)  # nobody may write so often that others at the table never come first
                text, key = f"Kim says {n}", f"k{n}"
                await two.command(table, lambda s, now, t=text, k=key: s.people.say("kim", "Kim", t, k, now=now))

        lines = [asyncio.create_task(talks(table)) for table in tables]
        await forget(one, one.store, here(address), "kim")
        async with asyncio.timeout(60):
            ends = await asyncio.gather(*lines, return_exceptions=True)
        assert [type(problem) for problem in ends] == [NotKnown, NotKnown], ends
        with pytest.raises(NotKnown):
            await two.create(AGORA, "kim", 3)
        await kept(two.store.notes.keep("kim", tables[0], Note("Kim was here", 1)))
        for table in tables:
            assert b'"Kim' not in b"".join((await kept(one.store.journal(table))).entries)
        ack = await two.command(tables[0], lambda s, now: s.people.say("joe", "Joe", "hello", "j", now=now))
        assert isinstance(ack, Ack) and not joe.lost, "the others at the table notice nothing"
        await kept(one.store.identity.clear_away(one.now() + 1))
        everything = [f"SELECT player FROM {name}" for name in THEIRS]
        rest = await kept(one.store.file.read(lambda c: [c.execute(sql).fetchall() for sql in everything]))
        assert "kim" not in {row[0] for rows in rest for row in rows}
        for registry in (one, two):
            await registry.end()
            await asyncio.to_thread(registry.store.close)

    asyncio.run(story())
