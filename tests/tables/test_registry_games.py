"""Tables in a registry: bots, windows, shared screens, rematches, and games played on."""

import asyncio
from collections.abc import Callable

import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from petteia.tables.live.follow_ups import export, play_on, rematch, take_in
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Ask, CatchUp, Info
from tests.tables.in_registry import Bots, Screen, Slow, in_a_registry, play_out, seated
from tests.tables.sitting import AGORA, DONE, PATIENCE_S, PEOPLE


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
        table = await seated(registry, settings=Settings(window_ms=3_600_000))  # however long this takes, it is open
        await registry.command(table, lambda s, now: s.decide("ida", 0, 1, [DONE], now=now))
        assert (await registry.open(table)).table.pending() == [0, 1, 2]
        late = registry.now() + 7_200_000
        registry.now = lambda: late
        registry.wake(await registry.open(table))
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
