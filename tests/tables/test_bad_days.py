"""The registry on a bad day: people who leave halfway, unreadable tables, records from strangers."""

import asyncio
from typing import Any

import pytest

from petteia.store.sqlite.store import SqliteStore
from petteia.tables.commands.play import CommandResult, TableCommands
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import Clock, SeatPlan, Settings
from petteia.tables.live.follow_ups import export, rematch, take_in
from petteia.tables.live.live_table import now_ms
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import CatchUp
from petteia.tables.ports.store import Batch
from petteia.tables.safe_text import plain_text
from tests.tables.in_registry import Screen, Slow, in_a_registry, play_out, seated
from tests.tables.sitting import AGORA, PEOPLE, load


def test_a_table_set_up_after_an_outage_is_not_excused(tmp_path):
    in_a_registry(tmp_path, lambda registry, store: asyncio.sleep(0))

    async def main() -> None:
        store = Slow(tmp_path / "tables.db")
        registry = TableRegistry(store, load, now=lambda: now_ms() + 36_000_000)
        try:
            await registry.begin()
            table = await seated(registry, settings=Settings(window_ms=0, clock=Clock(move_ms=60_000)))
            before = (await registry.open(table)).commands.due()
            registry.live.clear()
            assert (await registry.open(table)).commands.due() == before
        finally:
            store.close()

    asyncio.run(main())


def test_a_table_that_cannot_be_opened_keeps_nobody_else_waiting(tmp_path):
    """Its journal has a move that its game does not allow: a fault, or a game changed without a new version."""
    names: list[str] = []
    limited = Settings(window_ms=0, clock=Clock(move_ms=50_000))

    async def before(registry: TableRegistry, store: Slow) -> None:
        names.append(await seated(registry, settings=limited))
        names.append(await seated(registry, settings=limited))
        bad = b'{"e":"decided","at":1,"seat":0,"actions":["pay one","pay one"]}'
        seq = registry.live[names[0]].table.metadata.seq + 1
        await asyncio.wrap_future(store.append(Batch(names[0], seq, 1, [bad])))
        registry.live.clear()

    async def after(registry: TableRegistry, store: Slow) -> None:
        assert store.due(registry.now() + 60_000).result() == [names[1]]
        assert names[1] in registry.live and names[0] not in registry.live and names[0] in registry.unloadable

    in_a_registry(tmp_path, before)
    in_a_registry(tmp_path, after)


def test_who_watched_an_open_table_leaves_when_it_begins_without_watchers(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        settings = Settings(window_ms=0, watchers=False)
        table = await registry.create(AGORA, "ida", [SeatPlan(p, p) for p in PEOPLE], settings=settings)
        zoe, ida = Screen("zoe"), Screen("ida")
        assert isinstance(await registry.subscribers.watch(table, zoe.watch), CatchUp)
        assert isinstance(await registry.subscribers.watch(table, ida.watch), CatchUp)
        for n, player in enumerate(PEOPLE):
            await registry.command(table, lambda s, now, n=n, p=player: s.seating.ready(p, n, True, now=now))
        await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
        for n, player in enumerate(PEOPLE):
            await registry.command(table, lambda s, now, n=n, p=player: s.seating.add(p, n, bytes(16), now=now))
        assert zoe.lost == [table] and not zoe.updates()
        assert not ida.lost and ida.updates()
        with pytest.raises(NotPossible, match="by invitation"):
            await registry.subscribers.watch(table, zoe.watch)

    in_a_registry(tmp_path, story)


def test_who_leaves_before_the_table_answers_does_not_stay(tmp_path):
    """Otherwise nobody's bot would ever take over, and the table would never be put away."""

    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry, settings=Settings(window_ms=0, takeover_ms=1))  # her bot gives the seat back
        live = registry.live[table]
        ida = Screen("ida")

        def say(s: TableCommands, now: int) -> CommandResult:
            return s.people.say("joe", "Joe", "hello", now=now)

        store.slow = True
        registry.act(live, say)
        coming = asyncio.ensure_future(registry.subscribers.watch(table, ida.watch))
        while len(store.waiting) < 2:  # what was said, and that she is back
            await asyncio.sleep(0)
        first, store.waiting = store.waiting, []
        for batch, done in first:
            SqliteStore.write(store, batch, done)
        while live.queue:
            await asyncio.sleep(0)
        registry.act(live, say)  # before the answer to `back` is heard
        await asyncio.sleep(0)
        assert not coming.done()
        coming.cancel()
        await store.go()
        await asyncio.gather(coming, return_exceptions=True)
        assert coming.cancelled() and ida.watch not in live.subscriptions

    in_a_registry(tmp_path, story)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        await play_out(registry, table)
        one, two = await asyncio.gather(rematch(registry, table, "ida"), rematch(registry, table, "joe"))
        assert one == two
        mine = store.tables(status=("open",), player="kim").result()
        assert [summary.id for summary in mine] == [one]

    in_a_registry(tmp_path, story)


def test_a_rematch_where_the_rules_are_not_loaded_is_refused(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        await play_out(registry, table)

        def nothing(*_: Any) -> Any:
            raise ValueError("this house does not have the game")

        registry.load = nothing
        with pytest.raises(NotPossible, match="does not have the game"):
            await rematch(registry, table, "ida")

    in_a_registry(tmp_path, story)


def test_names_out_of_a_record_are_plain_and_short(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        text = (
            f'petteia record 1\ngame {{}}\nseat A "\\u202e\\u001b[2JX"\nseat B "{"y" * 200}"\nseat C "\\ud800Z"\n'
            f'table "{"t" * 5000}"\n\nend\n'
        )
        table = await take_in(registry, text.format("agora"), "ida", AGORA)
        info = (await registry.look(table, lambda s: s.catch_up(0))).info
        assert [seat.name for seat in info.seats] == ["[2JX", "y" * 40, "Z"]
        assert info.origin is not None and len(info.origin.table) <= 40

    in_a_registry(tmp_path, story)


def test_a_table_closed_before_it_began_has_no_record(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await registry.create(AGORA, "ida", [SeatPlan(p, p) for p in PEOPLE])
        for n, player in enumerate(PEOPLE):
            await registry.command(table, lambda s, now, n=n, p=player: s.seating.ready(p, n, True, now=now))
        await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
        await registry.command(table, lambda s, now: s.people.close("ida", now=now))
        with pytest.raises(NotPossible) as never_began:
            await export(registry, table, "ida")
        assert never_began.value.code == "never_began"

    in_a_registry(tmp_path, story)


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800\u2800", "\u115f \u200c"])
def test_a_name_that_nobody_can_see_is_none(name):
    assert plain_text(name, 40) == ""
    assert plain_text(f"a{name}b", 40) == f"a{name}b"
