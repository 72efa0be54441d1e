"""The registry: nothing leaves a table before it is durable, and then in order."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.commands.play import CommandResult, TableCommands
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import BotSpec, Clock, SeatPlan, Settings
from petteia.tables.live.follow_ups import export, play_on, rematch, take_in
from petteia.tables.live.live_table import PendingBotRequest
from petteia.tables.live.opening import MOST_RESTING
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ack, Ask, CatchUp, Chat, Info, Stale, Update
from petteia.tables.ports.store import Batch, NoSuchTable, StoreError
from tests.tables.sitting import AGORA, DONE, PATIENCE_S, PEOPLE, load

MINUTE_MS = 60_000


class Screen:
    """A client: keeps everything it is sent."""

    def __init__(self, player: str) -> None:
        self.got: list[Any] = []
        self.lost: list[str] = []
        self.watch = Subscription(player, self.got.extend, self.lost.append)

    def updates(self) -> list[Update]:
        return [m for m in self.got if isinstance(m, Update)]


class Bots:
    """Answers every question with the first action, a little later."""

    def __init__(self) -> None:
        self.put: list[Ask] = []

    def kinds(self) -> list[str]:
        return ["first"]

    def ask(self, ask: Ask, answer: Callable[[Ask, list[int] | None], None]) -> None:
        self.put.append(ask)
        first = ask.update.view["actions"][0]["n"]
        asyncio.get_running_loop().call_later(0.001, answer, ask, [first])

    def asked(self, table: str, seat: int, decision: int) -> bool:
        return False

    def forget(self, table: str, seat: int, decision: int) -> None:
        pass


class Slow(SqliteStore):
    """A slow disk: nothing is written before `go` says so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.waiting: list[tuple[Batch, Callable[[BaseException | None], None]]] = []
        self.slow = False

    def write(self, batch: Batch, done: Callable[[BaseException | None], None]) -> None:
        if self.slow:
            self.waiting.append((batch, done))
        else:
            super().write(batch, done)

    async def go(self, problem: Exception | None = None) -> None:
        waiting, self.waiting = self.waiting, []
        for batch, done in waiting:
            if problem is None:
                written: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
                super().write(batch, written.set_result)
                done(await written)
            else:
                done(problem)


def in_a_registry(
    tmp_path: Path, story: Callable[[TableRegistry, Any], Coroutine[Any, Any, None]], bots: Bots | None = None
) -> None:
    async def main() -> None:
        store = Slow(tmp_path / "tables.db")
        registry = TableRegistry(store, load, bots)
        try:
            await registry.begin()
            await story(registry, store)
            await registry.end()
        finally:
            store.close()

    asyncio.run(main())


async def seated(
    registry: TableRegistry, seats: list[SeatPlan] | None = None, settings: Settings | None = None, game: str = AGORA
) -> str:
    """A table that has started."""
    plans = seats or [SeatPlan(p, p.title()) for p in PEOPLE]
    table = await registry.create(game, "ida", plans, settings=settings or Settings(window_ms=0))
    for n, plan in enumerate(plans):
        if plan.player:
            await registry.command(table, lambda s, now, n=n, p=plan.player: s.seating.ready(p, n, True, now=now))
    await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
    for n, plan in enumerate(plans):
        if plan.player:
            await registry.command(
                table, lambda s, now, n=n, p=plan.player: s.seating.add(p, n, bytes([n] * 16), now=now)
            )
    return table


def decided(player: str, seat: int, number: int, action: int, commands: TableCommands, now: int) -> CommandResult:
    return commands.decide(player, seat, number, [action], now=now)


async def play_out(registry: TableRegistry, table: str) -> None:
    live = await registry.open(table)
    while live.table.pending():
        seat = live.table.pending()[0]
        action = int(live.table.running.state.legal(seat)[0])
        player, number = live.table.seats[seat].player, live.table.decision(seat)
        reply = await registry.command(table, partial(decided, player, seat, number, action))
        assert isinstance(reply, Ack)


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


class Busy(Bots):
    """Has questions in hand, or (not `busy`) has lost them; either way nobody is answered."""

    busy = True

    def ask(self, ask: Ask, answer: Callable[[Ask, list[int] | None], None]) -> None:
        self.asked_now = ask

    def asked(self, table: str, seat: int, decision: int) -> bool:
        return self.busy


def test_a_bot_whose_turn_has_not_come_is_not_late(tmp_path):
    """The game's default moves for a bot that has nothing to say, not for one that stands in line."""
    bots = Busy()

    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry, [SeatPlan("ida", "Ida"), SeatPlan(bot=BotSpec("first")), SeatPlan("kim", "Kim")])
        live = await registry.open(table)

        async def long_after() -> bool:
            for question in list(live.commands.context.asked):
                live.commands.context.asked[question] -= 3600_000
            live.commands.context.timers = None
            registry._tick(live)
            await registry.settled(live)
            return 1 in live.table.pending()

        assert bots.asked_now.owner == "ida" and 1 in live.table.pending()
        assert await long_after() and await long_after(), "however long that takes"
        bots.busy = False
        assert not await long_after()

    in_a_registry(tmp_path, story, bots)


def test_bots_play_at_the_table_and_a_game_of_bots_ends(tmp_path):
    bots = Bots()

    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry, [SeatPlan(bot=BotSpec("first"))] * 3)
        async with asyncio.timeout(PATIENCE_S):
            while (await registry.open(table)).table.status != "finished":
                await asyncio.sleep(0.005)
        asked = [(a.seat, a.decision) for a in bots.put]
        assert len(asked) == len(set(asked)), "nobody is asked twice for the same decision"

    in_a_registry(tmp_path, story, bots)


def test_windows_close_by_themselves(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry, settings=Settings(window_ms=100))
        real, frozen = registry.now, registry.now()
        registry.now = lambda: frozen  # however long this takes, the window is open
        await registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], now=now))
        assert (await registry.open(table)).table.pending() == [0, 1, 2]
        registry.now = real
        async with asyncio.timeout(PATIENCE_S):
            while (await registry.open(table)).table.pending() == [0, 1, 2]:
                await asyncio.sleep(0.02)
        assert (await registry.open(table)).table.pending() == [1, 2]

    in_a_registry(tmp_path, story)


def test_a_shared_screen_shows_only_the_seat_whose_curtain_is_up(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry, [SeatPlan("ida", "Ida"), SeatPlan("ida", "Aunt Ida"), SeatPlan("kim", "Kim")])
        ida = Screen("ida")
        caught = await registry.subscribers.watch(table, ida.watch)
        assert caught.update is None
        await registry.command(table, lambda s, now: s.decide("kim", 2, 1, [DONE], now=now))
        assert ida.updates() == [] and any(isinstance(m, Info) for m in ida.got)
        up = await registry.subscribers.show_seat(table, ida.watch, 1)
        assert up.update.seat == 1
        await registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], now=now))
        assert {u.seat for u in ida.updates()} == {1}
        down = await registry.subscribers.show_seat(table, ida.watch, None)
        assert down.update is None
        other = await registry.subscribers.show_seat(table, ida.watch, 2)
        assert other.update is None, "that is not her seat"

    in_a_registry(tmp_path, story)


def test_a_shared_screen_shows_what_is_decided_openly_without_a_curtain(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        plans = [SeatPlan("ida", "Ida"), SeatPlan("ida", "Aunt Ida")]
        table = await seated(registry, plans, game="age_of_mythology")
        ida = Screen("ida")
        await registry.subscribers.watch(table, ida.watch)
        for _ in range(2):
            caught = await registry.subscribers.show_seat(table, ida.watch, None, openly=True)
            update, spectator = caught.update, (await registry.open(table)).table.update(SPECTATOR)
            seat = update.view["seat"]
            assert update.owes and seat == update.seat and update.view["zones"] == spectator.view["zones"]
            action = update.view["actions"][0]["n"]
            await registry.command(
                table, lambda s, now, u=update, a=action: s.decide("ida", u.seat, u.decision, [a], now=now)
            )
        assert {u.seat for u in ida.updates()} <= {None}

        secret = await seated(registry, [*plans, SeatPlan("kim", "Kim")])
        screen = Screen("ida")
        await registry.subscribers.watch(secret, screen.watch)
        caught = await registry.subscribers.show_seat(secret, screen.watch, None, openly=True)
        assert caught.update is None and caught.passable, "all decide at once, in secret"
        for seat in (0, 1):
            await registry.command(secret, lambda s, now, seat=seat: s.pass_window("ida", seat, now=now))
        assert (await registry.open(secret)).table.pending() == [2] and screen.updates() == []

    in_a_registry(tmp_path, story)


def test_a_private_table_cannot_be_watched_uninvited(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await registry.create(AGORA, "ida", 3, settings=Settings(listed=False))
        with pytest.raises(NotPossible, match="by invitation"):
            await registry.subscribers.watch(table, Screen("zoe").watch)
        await registry.command(table, lambda s, now: s.seating.admit("zoe", now=now))
        assert isinstance(await registry.subscribers.watch(table, Screen("zoe").watch), CatchUp)

    in_a_registry(tmp_path, story)


def test_a_rematch_seats_the_same_people_one_further(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        with pytest.raises(NotPossible, match="after the game"):
            await rematch(registry, table, "ida")
        await play_out(registry, table)
        new = await rematch(registry, table, "joe")
        assert await rematch(registry, table, "kim") == new
        with pytest.raises(NotPossible, match="who played"):
            await rematch(registry, table, "zoe")
        seats = (await registry.open(new)).table.seats
        assert [seat.player for seat in seats] == ["kim", "ida", "joe"]
        assert (await registry.open(table)).table.metadata.rematch == new

    in_a_registry(tmp_path, story)


@pytest.mark.parametrize("byte", [0x00, 0x7F, 0x80, 0xFF])
def test_a_game_is_played_on_from_a_position_and_the_new_record_verifies(tmp_path, byte):
    """Whatever the seed by which hidden cards are dealt anew: a compiled generator takes 64 bits, the first a sign."""

    async def story(registry: TableRegistry, store: Slow) -> None:
        drawn = registry.entropy
        registry.entropy = lambda n: bytes([byte] * n) if n == 8 else drawn(n)
        table = await seated(registry)
        await play_out(registry, table)
        for hidden in ("kept", "anew"):
            new = await play_on(registry, table, "zoe", 10, hidden)
            assert isinstance(new, str), new
            for n, p in enumerate(PEOPLE):
                await registry.command(new, lambda s, now, n=n, p=p: s.seating.sit(p, p, n, now=now))
                await registry.command(new, lambda s, now, n=n, p=p: s.seating.ready(p, n, True, now=now))
            await registry.command(new, lambda s, now: s.seating.start("zoe", now=now))
            for n, p in enumerate(PEOPLE):
                await registry.command(new, lambda s, now, n=n, p=p: s.seating.add(p, n, bytes(16), now=now))
            await play_out(registry, new)
            text = await export(registry, new, "zoe")
            box = (await registry.open(new)).table.game
            verdicts = {f.about: f.verdict for f in verify(Record.parse(text), box)}
            assert verdicts["commitment"] == verdicts["outcomes"] == "verified"
            assert ("given" in verdicts) == (hidden == "kept") and ("start" in verdicts) == (hidden == "anew")

    in_a_registry(tmp_path, story)


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


def test_a_record_becomes_a_table_again(tmp_path):
    async def story(registry: TableRegistry, store: Slow) -> None:
        table = await seated(registry)
        await play_out(registry, table)
        text = await export(registry, table, "ida")
        new = await take_in(registry, text, "zoe", AGORA)
        live = await registry.open(new)
        assert live.table.status == "finished"
        assert live.table.running.state.digest() == (await registry.open(table)).table.running.state.digest()
        assert await export(registry, new, "zoe") == text
        half = "\n".join([*text.split("\n")[:4], 'seat A "A"', 'seat B "B"', 'seat C "C"', "1 * one", "end"])
        half = half.replace("digest 1\n", "")
        going_on = await take_in(registry, half, "zoe", AGORA)
        assert (await registry.open(going_on)).table.status == "open"
        with pytest.raises(ValueError, match="not a record"):
            await take_in(registry, "once upon a time", "zoe", AGORA)

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


def test_whoever_opens_one_table_after_the_other_does_not_fill_the_house(tmp_path):
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
