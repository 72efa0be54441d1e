"""The registry: nothing leaves a table before it is durable, and then in order."""

import asyncio
from functools import partial
from typing import Any

import pytest

from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import BotSpec, Clock, SeatPlan, Settings
from petteia.tables.live.follow_ups import export
from petteia.tables.live.live_table import PendingBotRequest
from petteia.tables.live.opening import MOST_RESTING
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ack, Ask, CatchUp, Chat, Stale
from petteia.tables.ports.store import NoSuchTable, StoreError
from tests.tables.in_registry import MINUTE_MS, Screen, Slow, decided, in_a_registry, play_out, seated
from tests.tables.sitting import AGORA, DONE, PEOPLE, load


def test_a_game_is_played_and_everybodys_last_view_is_the_tables(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        screens = [Screen(p) for p in (*PEOPLE, "zoe")]
        for screen in screens:
            caught = await registry.subscribers.watch(table, screen.watch)
            assert isinstance(caught, CatchUp) and caught.update is not None
        await play_out(registry, table)
        live = await registry.open(table)
        for n, screen in enumerate(screens):
            seat = n if n < 3 else -1
            assert screen.updates()[-1].view == live.table.running.view(seat)
            assert screen.got[-1].status == "finished" and screen.got[-1].secret
        text = await export(registry, table, "zoe")
        assert isinstance(text, str)
        assert all(f.verdict != "not verified" for f in verify(Record.parse(text), live.table.game))

    in_a_registry(tmp_path, story)


def test_nothing_leaves_before_it_is_durable(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        ida, joe = Screen("ida"), Screen("joe")
        await registry.subscribers.watch(table, ida.watch)
        await registry.subscribers.watch(table, joe.watch)
        ida.got.clear()  # that Joe is here
        store.slow = True
        command = asyncio.ensure_future(
            registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], "k", now=now))
        )
        repeated = asyncio.ensure_future(
            registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], "k", now=now))
        )
        stale = asyncio.ensure_future(
            registry.command(table, lambda s, now: s.decide("ida", 0, 9, [DONE], "l", now=now))
        )
        late = Screen("zoe")
        watching = asyncio.ensure_future(registry.subscribers.watch(table, late.watch))
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in (command, repeated, stale, watching))
        assert ida.got == joe.got == []
        await store.go()
        assert (await command) == (await repeated) == Ack(table, "k", 1)
        assert isinstance(await stale, Stale)
        assert len(joe.updates()) == 1 and joe.updates()[0].events == [{"event": "ready", "seat": 0}]
        caught = await watching
        assert caught.update.view["pending"] == [1, 2] and late.got == []
        store.slow = False

    in_a_registry(tmp_path, story)


def test_a_refusal_tells_nothing_that_has_not_left(tmp_path):
    """Why somebody cannot do something depends on the moves of others: on those too that are only being written."""

    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        store.slow = True
        move = asyncio.ensure_future(registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], now=now)))
        await asyncio.sleep(0.01)
        why = asyncio.ensure_future(registry.look(table, lambda s: s.judge("ida", 0, DONE)))
        await asyncio.sleep(0.05)
        assert not move.done() and not why.done()
        await store.go()
        with pytest.raises(NotPossible):
            await why
        assert move.done(), "the move left first"
        store.slow = False

    in_a_registry(tmp_path, story)


def test_if_the_store_fails_nothing_has_happened(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        joe = Screen("joe")
        await registry.subscribers.watch(table, joe.watch)
        before = (await registry.open(table)).table.digest()
        store.slow = True
        first = asyncio.ensure_future(registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], now=now)))
        second = asyncio.ensure_future(registry.command(table, lambda s, now: s.decide("kim", 2, 1, [DONE], now=now)))
        await asyncio.sleep(0)
        await store.go(StoreError("the disk is full"))
        for task in (first, second):
            with pytest.raises(StoreError, match="full"):
                await task
        assert joe.got == [] and joe.lost == [table]
        store.slow = False
        assert (await registry.open(table)).table.digest() == before
        assert isinstance(await registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], now=now)), Ack)

    in_a_registry(tmp_path, story)


def test_another_server_at_the_same_table_is_noticed(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        other = TableRegistry(store, load)
        await other.command(table, lambda s, now: s.decide("joe", 1, 1, [DONE], now=now))
        stale = await registry.command(table, lambda s, now: s.decide("joe", 1, 1, [DONE], now=now))
        assert isinstance(stale, Stale), "it was decided there"
        await other.command(table, lambda s, now: s.people.say("kim", "Kim", "meanwhile", now=now))
        done = await registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], now=now))
        assert isinstance(done, Ack), "the table was read again, and this could still be done"
        assert (await registry.open(table)).table.pending() == [2]

    in_a_registry(tmp_path, story)


def test_a_table_is_the_same_after_a_restart(tmp_path):
    digests = []

    async def before(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        await registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], "k", now=now))
        digests.append((table, (await registry.open(table)).table.running.state.digest()))

    async def after(registry: TableRegistry, store: Slow) -> None:
        table, digest = digests[0]
        live = await registry.open(table)
        assert live.table.running.state.digest() == digest
        reply = await registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], "k", now=now))
        assert reply == Ack(table, "k", 1)
        await play_out(registry, table)

    in_a_registry(tmp_path, before)
    in_a_registry(tmp_path, after)


@pytest.mark.parametrize("by", ["a player", "the clock", "a bot"])
def test_a_command_that_fails_midway_leaves_the_table_as_it_was(tmp_path, by):
    """Earlier commands are acknowledged all the same; then the table is read again."""

    async def story(registry: TableRegistry, store: Slow) -> None:
        bot = BotSpec("first")
        plans = [SeatPlan(p, p.title()) for p in PEOPLE[:2]] + [SeatPlan(bot=bot) if by == "a bot" else SeatPlan("kim")]
        table = await seated(registry, plans, Settings(window_ms=0, clock=Clock(move_ms=MINUTE_MS)))
        screen = Screen("ida")
        await registry.subscribers.watch(table, screen.watch)
        live = await registry.open(table)
        digest, updates = live.table.digest(), len(screen.updates())
        store.slow = True
        before = asyncio.ensure_future(
            registry.command(table, lambda s, now: s.people.say("ida", "Ida", "hello", now=now))
        )
        await asyncio.sleep(0)
        told = live.table.digest()
        assert told != digest
        seat = live.table.pending()[0]
        number, action = live.table.decision(seat), int(live.table.running.state.legal(seat)[0])
        step, now = type(live.table.running.state.stack[-1]), registry.now
        happen = step.apply

        def midway(*what: Any) -> None:
            happen(*what)
            raise ZeroDivisionError("a fault in a game")

        with pytest.MonkeyPatch.context() as game:
            game.setattr(step, "apply", midway)
            if by == "a player":
                with pytest.raises(ZeroDivisionError):
                    await registry.command(table, partial(decided, PEOPLE[seat], seat, number, action))
            elif by == "the clock":
                game.setattr(registry, "now", lambda: now() + 2 * MINUTE_MS)
                registry._tick(live)
            else:
                update = live.table.update(2)
                assert update is not None
                ask = Ask(table, 2, 1, bot, live.table.metadata.game, update, 10)
                live.asked = {2: PendingBotRequest(ask, registry.now())}
                registry.bot_requests.answered(ask, [0])
        assert live.table.digest() != told
        again = asyncio.ensure_future(registry.open(table) if by == "a player" else registry.try_again(table))
        await asyncio.sleep(0.01)
        assert not again.done(), "what was handed in before is not durable yet"
        await store.go()
        store.slow = False
        assert isinstance(await before, Ack)
        assert (await again).table.digest() == told and (await again) is not live
        assert screen.lost == [table] and len(screen.updates()) == updates
        assert [m.text for m in screen.got if isinstance(m, Chat)] == ["hello"]
        reply = await registry.command(table, partial(decided, PEOPLE[seat], seat, number, action))
        assert isinstance(reply, Ack), "and it goes on"

    in_a_registry(tmp_path, story)


def test_tables_are_listed_for_everybody_and_for_me(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        running = await seated(registry)
        waiting = await registry.create(AGORA, "zoe", 3)
        mine = [s.id for s in store.tables(player="joe").result()]
        assert mine == [running]
        assert [s.id for s in store.tables(status=("open",), listed=True).result()] == [waiting]
        (summary,) = store.tables(status=("running",)).result()
        assert summary.pending == [0, 1, 2] and summary.seats[1].name == "Joe"

    in_a_registry(tmp_path, story)


def test_a_table_that_is_not_there_is_said_to_be_so(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        with pytest.raises(NoSuchTable):
            await registry.command("nowhere", lambda s, now: s.people.back("ida", now=now))
        with pytest.raises(ValueError, match="not for 9 seats"):
            await registry.create(AGORA, "ida", 9)

    in_a_registry(tmp_path, story)


def test_a_fault_in_a_command_forgets_what_is_in_memory(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        before = (await registry.open(table)).table.digest()

        def broken(s: Any, now: int) -> Any:
            s.table.metadata.status = "nonsense"
            raise KeyError("a fault")

        with pytest.raises(KeyError):
            await registry.command(table, broken)
        assert (await registry.open(table)).table.digest() == before

    in_a_registry(tmp_path, story)


def test_a_table_nobody_watches_is_put_away_with_a_snapshot(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        digest = (await registry.open(table)).table.digest()
        real = registry.now
        registry.now = lambda: real() + 3_600_000
        await registry.look_after()
        assert table not in registry.live
        registry.now = real
        assert (await asyncio.wrap_future(store.keep_snapshot("none", 1, b""))) is None
        assert store.journal(table).result().snapshot is not None
        assert (await registry.open(table)).table.digest() == digest

    in_a_registry(tmp_path, story)


def test_after_an_outage_nobodys_clock_has_run(tmp_path):
    from petteia.tables.journal.specs import Clock

    names = []

    async def before(registry: TableRegistry, store: Slow) -> None:
        names.append(await seated(registry, settings=Settings(window_ms=0, clock=Clock(move_ms=60_000))))

    async def after(registry: TableRegistry, store: Slow) -> None:
        live = await registry.open(names[0])
        assert live.table.pending() == [0, 1, 2]
        due = live.commands.due()
        assert due is not None and due > registry.now() + 30_000
        await registry.look(names[0], lambda s: None)  # until the excuse is durable
        reopened = len(store.journal(names[0]).result().entries)
        registry.live.clear()
        await registry.open(names[0])
        assert len(store.journal(names[0]).result().entries) == reopened, "an outage is excused once"

    in_a_registry(tmp_path, before)

    async def main() -> None:
        store = Slow(tmp_path / "tables.db")
        from petteia.tables.live.live_table import now_ms

        registry = TableRegistry(store, load, now=lambda: now_ms() + 3_600_000)
        try:
            await registry.begin()
            await after(registry, store)
        finally:
            store.close()

    asyncio.run(main())


def test_somebody_who_opens_one_table_after_the_other_does_not_fill_the_house(tmp_path):
    """A few hundred tables that nobody watches stay in memory; the others are dropped and can be opened again."""

    async def story(registry: TableRegistry, store: Slow) -> None:
        watched = await seated(registry)
        await registry.subscribers.watch(watched, Subscription("ida", lambda parcel: None, lambda table: None))
        names = [await registry.create(AGORA, "ida", 3) for _ in range(MOST_RESTING + 40)]
        assert len(registry.live) <= MOST_RESTING + 2
        assert watched in registry.live and names[0] not in registry.live and names[-1] in registry.live
        for name in names[:60]:
            assert (await registry.open(name)).table.status == "open"
        assert len(registry.live) <= MOST_RESTING + 2 and watched in registry.live

    in_a_registry(tmp_path, story)
