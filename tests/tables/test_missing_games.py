"""Rules are mended under lessons, and games vanish from a server while they are played: every table opens with a
sentence, and goes on when it can."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from petteia.engine.protocol import Game
from petteia.games import LoadError
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import load_table
from petteia.tables.journal.rules_migration import ONWARD, PARTED, STRANDED
from petteia.tables.journal.specs import LESSON, BotSpec, Origin, SeatPlan, Settings
from petteia.tables.live.follow_ups import export
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.subscription import Subscription
from petteia.tables.table.metadata import CLOSED, FINISHED, RUNNING
from tests.tables.amended import AMENDED, Instance, bidding, laid_parted, played, run, won
from tests.tables.sitting import PEOPLE

pytestmark = pytest.mark.part("friends")
PUPIL = PEOPLE[0]


async def lesson(registry: TableRegistry, luck: int) -> str:
    """A lesson as the server begins one: against bots, dealt from a public key."""
    seats = [SeatPlan(PUPIL, PUPIL.title()), SeatPlan(bot=BotSpec("random")), SeatPlan(bot=BotSpec("random"))]
    how = Settings(takeover_ms=0, window_ms=0, listed=False, watchers=False)
    table = await registry.create("agora", PUPIL, seats, {"market": "busy"}, how, origin=Origin(kind=LESSON))
    await registry.command(table, lambda s, now: s.seating.begin_lesson(bytes([luck] * 32), now=now))
    return table


async def all_play(registry: TableRegistry, table: str, until: Any, seed: int) -> None:
    """The pupil and, as a bot would, the others."""
    live = await registry.open(table)
    while live.table.pending() and not until(live.table):
        seat = live.table.pending()[0]
        legal = [int(a) for a in live.table.running.state.legal(seat)]
        action, number = legal[seed % len(legal)], live.table.decision(seat)
        seed = seed * 31 + 7
        if seat:
            await registry.command(table, lambda s, now: s.bot_decides(seat, number, [action], now=now))  # noqa: B023
        else:
            await registry.command(table, lambda s, now: s.decide(PUPIL, 0, number, [action], now=now))  # noqa: B023
        live = await registry.open(table)


def test_a_lesson_goes_on_by_mended_rules_or_its_pupil_chooses(tmp_path: Path) -> None:
    """AGO-3.3 is mended: a lesson that has not met the rule goes on, in one that has the pupil alone has the word, and
    both are dealt from the same known key as before."""

    async def story(server: Instance) -> None:
        early = await lesson(server.registry, 1)
        for luck in range(2, 60):
            late = await lesson(server.registry, luck)
            await all_play(server.registry, late, won(3), luck)
            found = (await server.registry.open(late)).table
            if won(3)(found) and found.status == RUNNING:
                break
        else:
            raise AssertionError("nobody ever won one")
        key = found.key()
        await server.upgrade(2)
        kinds = [(await server.registry.history.migrate(table, 0)).kind for table in (early, late)]
        assert kinds == [ONWARD, PARTED]
        told = (await server.registry.open(early)).commands.context._info
        assert told.rules_change.changes == [AMENDED] and told.practice
        asked = (await server.registry.open(late)).commands.context._info
        assert asked.divergence.waiting == [PUPIL], "bots want what the pupil wants"
        await server.registry.command(late, lambda s, now: s.consent.choose(PUPIL, "back", now=now))
        for _ in range(500):
            now = (await server.registry.open(late)).table
            if now.metadata.divergence is None:
                break
            await asyncio.sleep(0.01)
        assert now.lesson and now.metadata.rules_change.choice == "back" and now.key() == key
        for table in (early, late):
            await all_play(server.registry, table, lambda _: False, 5)
            assert (await server.registry.open(table)).table.status == FINISHED
            journal = await asyncio.wrap_future(server.store.journal(table))
            assert load_table(journal.entries, server.registry.load).status == FINISHED

    run(tmp_path, story)


def gone(game: str, seats: int | None, options: Mapping[str, str] | None, components: Any) -> Game:
    """A server from which the game has been removed."""
    raise LoadError(f"the game {game} is not installed here")


def test_a_game_that_has_vanished_is_shown_with_a_sentence_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async def story(server: Instance) -> None:
        runs, over = await server.table("busy", bidding), await server.table("quiet", lambda _: False, 3)
        parted = await laid_parted(server.registry)
        text = await export(server.registry, over, PUPIL)
        open_table = await server.registry.create("agora", PUPIL, 3, {"market": "busy"})
        await server.upgrade(2)
        assert (await server.registry.open(parted)).table.metadata.divergence is not None
        lengths = {t: await asyncio.wrap_future(server.store.length(t)) for t in (runs, over, parted, open_table)}
        await server.registry.end()
        server.registry = TableRegistry(server.store, gone)
        await server.registry.begin()
        for table in lengths:
            assert (await server.registry.history.migrate(table, 0)).kind == STRANDED
            found = (await server.registry.open(table)).table
            assert "is not installed here" in found.unplayable
            caught = await server.registry.subscribers.watch(table, Subscription(PUPIL, lambda messages: None))
            assert caught.info.stranded == found.unplayable and len(caught.info.seats) == 3
        assert (await server.registry.open(over)).table.status == FINISHED
        decided = await server.registry.command(runs, lambda s, now: s.decide(PUPIL, 0, 1, [0], now=now))
        assert decided.code == "stranded" and "not installed" in decided.text
        started = await server.registry.command(open_table, lambda s, now: s.seating.start(PUPIL, now=now))
        assert started.code == "stranded"
        for table, length in lengths.items():
            journal = await asyncio.wrap_future(server.store.journal(table))
            since = [j.decode(payload) for payload in journal.entries[length:]]
            assert all(isinstance(entry, j.Outage) for entry in since), "nothing is written but that nobody was here"
        record = await export(server.registry, over, PUPIL)
        moves = [line for line in text.splitlines() if line[:1].isdigit()]
        assert record.startswith("petteia record") and "not installed here" in record and moves[-1] in record
        await server.upgrade(2)
        assert (await server.registry.history.migrate(runs, 0)).kind == ONWARD
        await played(server.registry, PEOPLE, runs, lambda _: False, 4)
        assert (await server.registry.open(runs)).table.status == FINISHED
        assert (await server.registry.open(parted)).table.metadata.divergence is not None
        await server.registry.end()
        server.registry = TableRegistry(server.store, gone)
        await server.registry.begin()
        closed = await server.registry.command(open_table, lambda s, now: s.people.close(PUPIL, now=now))
        assert (await server.registry.open(open_table)).table.status == CLOSED, closed

    run(tmp_path, story)
