"""Several servers at the same tables: the first writer wins, all see one game, and automatic actions happen once."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from typing import Any

import pytest

from petteia.store.connection import Unreachable
from petteia.store.opening import open_store
from petteia.store.writer import JournalWriter
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import BotSpec, Clock, SeatPlan, Settings
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.replication import HELD_UP_S
from petteia.tables.messages import Ack, Chat, Draft, Info, Nudged, Stale
from petteia.tables.plans.plan import PlanEntry
from petteia.tables.ports.store import Conflict, NoSuchTable, StoreError
from tests.store.postgresql import Server
from tests.tables.in_registry import Bots, Screen, seated
from tests.tables.sitting import DONE, PEOPLE, load

pytestmark = pytest.mark.part("faults")

PATIENCE_S = 60


@pytest.fixture
def address(postgresql: Server) -> str:
    return postgresql.fresh()


Story = Callable[..., Coroutine[Any, Any, None]]


def in_halls(address: str, story: Story, count: int = 2, bots: bool = False) -> None:
    """Several registries on one database, as several servers have them."""

    async def main() -> None:
        halls = [TableRegistry(open_store(address), load, Bots() if bots else None) for _ in range(count)]
        try:
            for registry in halls:
                await registry.begin()
            await story(*halls)
            for registry in halls:
                await registry.end()
        finally:
            for registry in halls:
                await asyncio.to_thread(registry.store.close)

    asyncio.run(main())


async def until(condition: Callable[[], Any], again: Callable[[], Coroutine[Any, Any, None]] | None = None) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)
            if again is not None:
                await again()


def seq(registry: TableRegistry, table: str) -> int:
    live = registry.live.get(table)
    return 0 if live is None else live.table.metadata.seq


async def entries(registry: TableRegistry, table: str) -> list[j.AnyEntry]:
    kept = await asyncio.wrap_future(registry.store.journal(table))
    return [j.decode(payload) for payload in kept.entries]


async def move(registry: TableRegistry, table: str, rng: random.Random, key: str = "") -> Any:
    """A player who has to decide does so."""
    live = await registry.open(table)
    seat = rng.choice([seat for seat in live.table.pending() if live.table.seats[seat].player])
    action = rng.choice([int(a) for a in live.table.running.state.legal(seat)])
    number, player = live.table.decision(seat), live.table.seats[seat].player
    return await registry.command(table, lambda s, now: s.decide(player, seat, number, [action], key, now=now))


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

    in_halls(address, story)


def test_of_two_who_are_at_it_at_once_the_second_is_judged_by_what_the_first_did(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        await two.open(table)
        live = await one.open(table)
        seat = live.table.pending()[0]
        player, number = live.table.seats[seat].player, live.table.decision(seat)

        def decide(key: str) -> Any:
            return lambda s, now: s.decide(player, seat, number, [DONE], key, now=now)

        before = seq(one, table)
        replies = await asyncio.gather(one.command(table, decide("a")), two.command(table, decide("b")))
        assert sorted(type(reply).__name__ for reply in replies) == ["Ack", "Stale"]
        stale = next(reply for reply in replies if isinstance(reply, Stale))
        assert stale.now.n > 1, "it shows how things stand now"
        same = await asyncio.gather(one.command(table, decide("a")), two.command(table, decide("a")))
        assert all(type(reply) is type(same[0]) for reply in same), "a key is answered alike everywhere"
        lines = [e for e in (await entries(one, table))[before:] if isinstance(e, j.Decided)]
        assert len(lines) == 1
        words = [
            registry.command(table, lambda s, now, n=n: s.people.say("ida", "Ida", f"line {n}", now=now))
            for n, registry in enumerate([one, two] * 8)
        ]
        assert all(isinstance(reply, Ack) for reply in await asyncio.gather(*words)), "chat does not spoil anything"
        said = [e.text for e in await entries(one, table) if isinstance(e, j.ChatSent)]
        assert sorted(said) == sorted(f"line {n}" for n in range(16)), "each once"
        assert one.store.file.counts.conflicts + two.store.file.counts.conflicts > 0, "they did meet"

    in_halls(address, story)


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

    in_halls(address, story)


def test_bots_are_asked_once_whoever_watches_where(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        bot = SeatPlan(bot=BotSpec("first"))
        table = await seated(one, [SeatPlan("ida", "Ida"), bot, bot])
        screen = Screen("ida")
        await two.subscribers.watch(table, screen.watch)
        await two.look_after()
        rng = random.Random(5)
        async with asyncio.timeout(PATIENCE_S):
            while (live := await two.open(table)).table.status == "running":
                if 0 in live.table.pending():
                    assert isinstance(await move(two, table, rng), Ack)
                await asyncio.sleep(0.005)
        assert isinstance(one.bot_requests.bots, Bots) and isinstance(two.bot_requests.bots, Bots)
        asked = [(a.seat, a.decision) for registry in (one, two) for a in registry.bot_requests.bots.put]
        by_bots = [e for e in await entries(one, table) if isinstance(e, j.Decided) and e.by == "bot"]
        assert 5 < len(by_bots) <= len(set(asked)), "each decision once; on a floor somebody else may be quicker"
        conflicts = one.store.file.counts.conflicts + two.store.file.counts.conflicts
        assert len(asked) - len(set(asked)) <= 2 * conflicts, "nothing is asked again unless somebody else was first"
        assert not screen.lost

    in_halls(address, story, bots=True)


def test_a_clock_runs_out_once_and_another_server_sees_to_it_when_its_keeper_is_gone(address, monkeypatch):
    from petteia.store.postgres import cluster, cluster_schema  # needs the extra `postgres`

    async def story(one: TableRegistry, two: TableRegistry) -> None:
        settings = Settings(window_ms=0, takeover_ms=0, clock=Clock(1500))
        table = await seated(one, settings=settings)
        await two.open(table)
        screens = [Screen(player) for player in PEOPLE]
        for screen in screens:
            await two.subscribers.watch(table, screen.watch)
        await until(lambda: one.live[table].kept)
        assert not two.live[table].kept
        await until(lambda: seq(two, table) == seq(one, table))
        live = one.live.pop(table)  # as good as dead: it says nothing and does nothing any more
        if live.timer is not None:
            live.timer.cancel()
        # Only now: on a busy machine somebody who lives may be silent for as long.
        monkeypatch.setattr(cluster, "IS_ALIVE", cluster.IS_ALIVE.replace(str(cluster_schema.ALIVE_MS), "700"))
        await until(lambda: two.live[table].kept, two.look_after)
        late: list[j.Decided] = []

        async def look() -> None:
            late[:] = [e for e in await entries(two, table) if isinstance(e, j.Decided) and e.by == "clock"]

        await until(lambda: len(late) >= 3, look)
        numbers = [(e.seat, e.at) for e in late]
        assert late and len(numbers) == len(set(numbers))

    in_halls(address, story)


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

    in_halls(address, story)


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

    in_halls(address, story)


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

    in_halls(address, story)


def test_a_bot_that_took_over_a_moment_too_late_gives_the_seat_back(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        await one.subscribers.watch(table, Screen("ida").watch)
        await until(lambda: one.live[table].kept)
        one.replication._looks = True  # as if it were just looking: it hears of joe too late
        await two.subscribers.watch(table, Screen("joe").watch)
        live = one.live[table]
        one.by_itself(live, lambda s, now: s.people.stand_in("ida", 1, now=now + 3_600_000))
        assert live.table.seats[1].stood_in
        one.replication._looks = False
        one.replication._look_soon(table)
        await until(lambda: not live.table.seats[1].stood_in)

    in_halls(address, story)


def test_an_answer_that_was_overtaken_does_not_send_anybody_away(address, monkeypatch):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)
        await one.subscribers.watch(table, Screen("ida").watch)
        late: Future[dict[str, set[str]]] = Future()
        with monkeypatch.context() as slow:
            slow.setattr(one.store, "elsewhere", lambda tables: late)
            asked = asyncio.ensure_future(one.replication._look_round([table]))
            await asyncio.sleep(0)
        await two.subscribers.watch(table, Screen("joe").watch)
        await until(lambda: "joe" in one.live[table].elsewhere)
        late.set_result({})
        await asked
        assert one.live[table].elsewhere == {"joe"} and "joe" not in one.live[table].commands.context.away

    in_halls(address, story)


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

    in_halls(address, story)


def test_a_plan_made_at_one_server_is_carried_out_at_another(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table = await seated(one)

        async def done(registry: TableRegistry, seat: int) -> None:
            live = await registry.open(table)
            player, number = live.table.seats[seat].player, live.table.decision(seat)
            reply = await registry.command(
                table, lambda s, now: s.decide(player, seat, number, [DONE], f"{seat}", now=now)
            )
            assert isinstance(reply, Ack)

        for registry, player in ((one, "ida"), (two, "joe")):
            await registry.subscribers.watch(table, Screen(player).watch)
        await done(one, 0)
        planned = [(PlanEntry(0, prompt="bid"), [DONE])]
        made = await two.command(table, lambda s, now: s.planning.change("ida", 0, planned, [], 0, now=now))
        assert isinstance(made, Ack)
        await until(lambda: one.live[table].table.plan_shown(0).entries)
        for seat in (1, 2):
            await done(one, seat)
        for registry in (one, two):
            await until(lambda registry=registry: registry.live[table].table.plan_shown(0).notes)
        by_plan = [e for e in await entries(one, table) if isinstance(e, j.Decided) and e.by == "plan"]
        assert [e.seat for e in by_plan] == [0], "once"

    in_halls(address, story)


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

    in_halls(address, story)


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

    in_halls(address, story)


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

    in_halls(address, story)


def test_nobody_pays_twice_for_a_time_without_servers(address):
    async def first(one: TableRegistry) -> None:
        settings = Settings(window_ms=0, takeover_ms=0, clock=Clock(600_000))
        kept["table"] = await seated(one, settings=settings)

    async def later(one: TableRegistry, two: TableRegistry) -> None:
        await asyncio.gather(two.open(kept["table"]), one.open(kept["table"]))
        await one.open(kept["table"])
        await until(lambda: seq(one, kept["table"]) > 0)
        await one.look(kept["table"], lambda s: None)
        await two.look(kept["table"], lambda s: None)
        outages = [e for e in await entries(one, kept["table"]) if isinstance(e, j.Outage)]
        assert len(outages) == 1 and outages[0].ms > 0

    kept: dict[str, str] = {}
    in_halls(address, first, 1)
    in_halls(address, later)


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
        in_halls(postgresql.fresh(), story)
    finally:  # it ends with the thread that started it: for those who come after, from this one
        postgresql.kill()
        postgresql.start()


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

    in_halls(address, story)


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

    in_halls(address, first, 1)
    in_halls(address, later)


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

    in_halls(address, story)


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

    in_halls(address, story)


def test_who_comes_and_goes_at_once_is_written_down_together(address):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        waits = [one.store.come(f"t{n}", "ida", n) for n in range(50)]
        waits += [one.store.leave(f"t{n}", "ida") for n in (1, 2)]
        await asyncio.gather(*map(asyncio.wrap_future, waits))
        there = await asyncio.wrap_future(two.store.elsewhere([f"t{n}" for n in range(50)]))
        assert set(there) == {f"t{n}" for n in range(50)} - {"t1", "t2"}

    in_halls(address, story)


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

    in_halls(address, story)
