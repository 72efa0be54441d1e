"""Several servers at the same tables: the first writer wins, and automatic actions happen once."""

import asyncio
import random
from concurrent.futures import Future
from typing import Any

import pytest

from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import BotSpec, Clock, SeatPlan, Settings
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Ack, Stale
from petteia.tables.plans.plan import PlanEntry
from tests.store.postgresql import Server
from tests.store.registries import PATIENCE_S, entries, in_registries, move, seq, until
from tests.tables.in_registry import Bots, Screen, seated
from tests.tables.sitting import DONE, PEOPLE

pytestmark = pytest.mark.part("faults")


@pytest.fixture
def address(postgresql: Server) -> str:
    return postgresql.fresh()


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

    in_registries(address, story)


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

    in_registries(address, story, bots=True)


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

    in_registries(address, story)


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

    in_registries(address, story)


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

    in_registries(address, story)


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

    in_registries(address, story)


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
    in_registries(address, first, 1)
    in_registries(address, later)


def test_no_snapshot_is_stored_of_going_back_before_it_is_durable(address, monkeypatch):
    async def story(one: TableRegistry, two: TableRegistry) -> None:
        table, rng = await seated(one), random.Random(3)
        await two.open(table)
        while seq(one, table) < 30:
            await move(one, table, rng)
        write, keep = one.store.write, one.store.keep_snapshot
        under_way: list[Any] = []
        first: list[asyncio.Task[None]] = []
        too_early: list[Any] = []

        def noted(batch: Any, done: Any) -> None:
            under_way.append(batch)

            def written(problem: BaseException | None) -> None:
                under_way.remove(batch)
                done(problem)

            if not first and any(isinstance(j.decode(payload), j.WentBack) for payload in batch.entries):
                first.append(asyncio.ensure_future(overtake(batch, written)))
            else:
                write(batch, written)

        async def overtake(batch: Any, written: Any) -> None:
            """Somebody writes elsewhere before the way back is written here."""
            for _ in batch.entries:
                await two.command(table, lambda s, now: s.people.say("joe", "Joe", "wait", now=now))
            write(batch, written)

        def durable(kept: str, number: int, snapshot: bytes) -> Any:
            too_early.extend(under_way)
            return keep(kept, number, snapshot)

        monkeypatch.setattr(one.store, "write", noted)
        monkeypatch.setattr(one.store, "keep_snapshot", durable)
        heard = one.live[table].table.metadata.heard[0].sent
        back = await one.delivered.back(table, 0, heard - 3)
        for player in PEOPLE:
            do = (lambda s, now: s.consent.propose("ida", "undo", 0, back, now=now)) if player == "ida" else None
            answer = lambda s, now, player=player: s.consent.answer(player, True, now=now)  # noqa: E731
            await one.command(table, do or answer)
        proposed = [True]

        async def look() -> None:
            await one.open(table)
            proposed[0] = (await two.open(table)).table.metadata.proposal is not None

        await until(lambda: not proposed[0], look)
        assert [e for e in await entries(two, table) if isinstance(e, j.WentBack)], "tried again behind the others"
        assert first and not too_early, "a snapshot was of entries that another server has written instead"

    in_registries(address, story)
