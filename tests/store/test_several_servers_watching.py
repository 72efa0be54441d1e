"""Several servers at the same tables: everybody sees one game, wherever they are connected."""

import asyncio
import random
from concurrent.futures import Future
from typing import Any

import pytest

from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Ack, Chat, Draft, Info, Nudged
from petteia.tables.ports.store import Conflict, NoSuchTable, StoreError
from tests.store.postgresql import Server
from tests.store.registries import in_registries, move, seq, until
from tests.tables.in_registry import Screen, seated

pytestmark = pytest.mark.part("faults")


@pytest.fixture
def address(postgresql: Server) -> str:
    return postgresql.fresh()


def test_what_is_done_at_one_server_is_told_at_the_other(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        here, there = Screen("ida"), Screen("joe")
        await one.subscribers.watch(table, here.watch)
        await two.subscribers.watch(table, there.watch)
        rng = random.Random(1)
        for registry in [one, two] * 10:
            if registry.live[table].table.pending():
                assert isinstance(await move(registry, table, rng), Ack)
                await until(lambda: seq(two, table) == seq(one, table))
        tables = [registry.live[table].table for registry in (one, two)]
        assert tables[0].digest() == tables[1].digest(), "both have one table"
        told = [event for update in there.updates() for event in update.events]
        heard = tables[0].metadata.heard[1]
        assert told == heard.events[-len(told) :] and len(told) > 20
        assert [u.n for u in there.updates()] == sorted({u.n for u in there.updates()}), "once each"
        assert not here.lost and not there.lost
        assert {u.seat for u in there.updates()} == {1}, "and nobody else's"
        said = await two.command(table, lambda s, now: s.people.say("joe", "Joe", "hello", now=now))
        assert isinstance(said, Ack)
        await until(lambda: any(getattr(m, "text", "") == "hello" for m in here.got))

    in_registries(address, story)


def test_somebody_who_watched_where_somebody_was_second_goes_on_watching_and_misses_nothing(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        screen = Screen("kim")
        await two.subscribers.watch(table, screen.watch)
        live = two.live[table]
        two.store._listener._heard = lambda table, seq: None
        await one.command(table, lambda s, now: s.people.say("ida", "Ida", "first", now=now))
        with pytest.raises(Conflict):
            future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            two.act(
                live,
                lambda s, now: s.people.say("kim", "Kim", "too late", now=now),
                lambda reply, problem: future.set_exception(problem) if problem else future.set_result(reply),
            )
            await future
        await until(lambda: screen.got)
        assert [m.text for m in screen.got if isinstance(m, Chat)] == ["first"], "what was not kept is not told"
        assert not screen.lost and [w.player for w in two.live[table].subscriptions] == ["kim"]
        await two.command(table, lambda s, now: s.people.say("kim", "Kim", "then", now=now))
        assert [m.text for m in screen.got if isinstance(m, Chat)] == ["first", "then"], "each once"
        assert "kim" not in two.live[table].commands.context.away

    in_registries(address, story)


def test_who_is_connected_anywhere_is_not_away(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        here, there = Screen("ida"), Screen("joe")
        await one.subscribers.watch(table, here.watch)
        assert one.live[table].commands.context.away.keys() == {"joe", "kim"}
        await two.subscribers.watch(table, there.watch)
        await until(lambda: one.live[table].commands.context.away.keys() == {"kim"})
        await until(lambda: two.live[table].commands.context.away.keys() == {"kim"})
        await two.subscribers.unwatch(table, there.watch)
        await until(lambda: one.live[table].commands.context.away.keys() == {"joe", "kim"})
        infos = [m for m in here.got if isinstance(m, Info)]
        assert infos[-1].away[1] > 1 and infos[-1].away[0] == 0, "they have seen Joe leave"
        await one.subscribers.watch(table, (again := Screen("joe")).watch)
        await two.subscribers.watch(table, there.watch)
        await until(lambda: "joe" in one.live[table].elsewhere)
        await one.subscribers.unwatch(table, again.watch)
        assert "joe" not in one.live[table].commands.context.away, "another screen is still there"

    in_registries(address, story)


def test_who_comes_while_a_table_is_being_read_is_seen(address, monkeypatch):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table, other = await seated(one), await seated(one)
        await two.subscribers.watch(other, Screen("kim").watch)
        here, reads, waiting, before = Screen("ida"), two.store.standing, [], seq(two, other)

        def late(name: str) -> Any:
            """Somebody comes elsewhere, and this server hears of it, before the table has been read."""
            answer: Future[Any] = Future()

            async def read() -> None:
                await one.subscribers.watch(table, here.watch)
                await until(lambda: "ida" in asked, ask)
                await one.command(other, lambda s, now: s.people.say("joe", "Joe", "hello", now=now))
                await until(lambda: seq(two, other) > before)
                answer.set_result(await asyncio.wrap_future(reads(name)))

            asked: set[str] = set()

            async def ask() -> None:
                asked.update(await two.replication.present(name))

            if name != table or waiting:
                return reads(name)
            waiting.append(asyncio.ensure_future(read()))
            return answer

        monkeypatch.setattr(two.store, "standing", late)
        await two.open(table)
        assert waiting
        await until(lambda: two.live[table].elsewhere == {"ida"})

    in_registries(address, story)


def test_who_has_come_is_written_again_if_that_failed(address, monkeypatch):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        await one.subscribers.watch(table, Screen("ida").watch)
        failed: Future[None] = Future()
        failed.set_exception(StoreError("the connection has ended"))
        with monkeypatch.context() as broken:
            broken.setattr(two.store, "come", lambda *_: failed)
            await two.subscribers.watch(table, Screen("joe").watch)
        assert "joe" in one.live[table].commands.context.away
        await two.look_after()
        await until(lambda: one.live[table].elsewhere == {"joe"})

    in_registries(address, story)


def test_what_somebody_has_picked_and_who_was_nudged_is_known_everywhere(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        there = Screen("joe")
        await two.subscribers.watch(table, there.watch)
        number = (await one.open(table)).table.decision(1)
        empty = await one.command(table, lambda s, now: s.draft("joe", 1, number, [], now=now))
        assert isinstance(empty, Draft)
        picks = empty.addable[:1]
        drafted = await one.command(table, lambda s, now: s.draft("joe", 1, number, picks, now=now))
        assert isinstance(drafted, Draft) and drafted.picks == picks
        await asyncio.wrap_future(one.store.let([]))  # what was asked before is done
        assert (await two.subscribers.watch(table, (again := Screen("joe")).watch)).picks == picks, "on any device"
        assert (await two.subscribers.watch(table, Screen("kim").watch)).picks == [], "but only theirs"
        nudged = await one.command(table, lambda s, now: s.people.nudge("ida", 1, now=now))
        assert isinstance(nudged, Ack)
        await until(lambda: any(isinstance(m, Nudged) for m in there.got))
        assert sum(isinstance(m, Nudged) for m in again.got) == 1
        once = await two.command(table, lambda s, now: s.people.nudge("kim", 1, now=now))
        assert once.code == "nudged_already"
        assert two.live[table].commands.catch_up(1).nudged == "Ida"
        await one.command(table, lambda s, now: s.people.became("ida", now=now))
        await until(lambda: two.live[table].commands.catch_up(1).nudged != "Ida")

    in_registries(address, story)


def test_what_was_said_while_nobody_could_hear_is_found_out(address, postgresql):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        screen = Screen("joe")
        await two.subscribers.watch(table, screen.watch)
        heard, two.store._listener._heard = two.store._listener._heard, lambda table, seq: None
        await one.command(table, lambda s, now: s.people.say("ida", "Ida", "anybody?", now=now))
        assert seq(two, table) < seq(one, table)
        two.store._listener._heard = heard
        await asyncio.to_thread(
            postgresql.run,
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'",  # which a listener asks every few seconds
        )
        await until(lambda: seq(two, table) == seq(one, table))
        assert [m.text for m in screen.got if isinstance(m, Chat)] == ["anybody?"]

    in_registries(address, story)


def test_what_was_missed_is_asked_for_again_if_that_failed(address, monkeypatch):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        await two.subscribers.watch(table, Screen("joe").watch)
        heard, two.store._listener._heard = two.store._listener._heard, lambda table, seq: None
        await one.command(table, lambda s, now: s.people.say("ida", "Ida", "anybody?", now=now))
        failed: Future[dict[str, int]] = Future()
        failed.set_exception(StoreError("the connection has ended"))
        with monkeypatch.context() as broken:
            broken.setattr(two.store, "lengths", lambda tables: failed)
            heard("", 0)
            await until(lambda: two.replication._tasks)
            await until(lambda: not two.replication._tasks)
        assert seq(two, table) < seq(one, table)
        await two.look_after()
        await until(lambda: seq(two, table) == seq(one, table))

    in_registries(address, story)


def test_a_table_that_is_taken_away_or_taken_back_elsewhere_is_read_anew(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        screen = Screen("joe")
        await two.subscribers.watch(table, screen.watch)
        rng = random.Random(4)
        for _ in range(3):
            await move(one, table, rng)
        await until(lambda: seq(two, table) == seq(one, table))
        moment = one.live[table].table.metadata.heard[0].sent - 1
        back = await one.delivered.back(table, 0, moment)
        await one.command(table, lambda s, now: s.consent.propose("ida", "undo", 0, back, now=now))
        for player, registry in (("joe", two), ("kim", one)):
            await registry.command(table, lambda s, now, p=player: s.consent.answer(p, True, now=now))
        await until(lambda: one.live[table].back is None and one.live[table].table.metadata.proposal is None)
        await until(lambda: screen.lost == [table])
        assert (await two.open(table)).table.digest() == one.live[table].table.digest()
        await asyncio.wrap_future(one.store.remove([table]))
        with pytest.raises(NoSuchTable):
            await two.command(table, lambda s, now: s.people.say("joe", "Joe", "anybody?", now=now))

    in_registries(address, story)


def test_who_is_there_is_said_again_when_postgresql_has_failed(postgresql):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        here, there = Screen("ida"), Screen("joe")
        await one.subscribers.watch(table, here.watch)
        await two.subscribers.watch(table, there.watch)
        await until(lambda: one.live[table].elsewhere == {"joe"})
        await asyncio.to_thread(postgresql.kill)
        await asyncio.to_thread(postgresql.start)

        async def look() -> None:
            for registry in (one, two):
                await asyncio.gather(registry.look_after(), return_exceptions=True)

        found: dict[str, set[str]] = {}

        async def ask() -> None:
            await look()
            found.clear()
            found.update(await asyncio.wrap_future(one.store.elsewhere([table])))

        await until(lambda: found.get(table) == {"joe"}, ask)
        await one.command(table, lambda s, now: s.people.say("ida", "Ida", "still here?", now=now))
        await until(lambda: any(getattr(m, "text", "") == "still here?" for m in there.got))
        assert not here.lost and not there.lost

    try:
        in_registries(postgresql.fresh(), story)
    finally:  # it ends with the thread that started it: for those who come after, from this one
        postgresql.kill()
        postgresql.start()
