"""Rules are mended under running tables: nobody loses a game."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from petteia.engine.header import RecordError
from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import load_table
from petteia.tables.journal.rules_migration import ONWARD, OWN, PARTED, SAME, STRANDED, UNAFFECTED
from petteia.tables.journal.specs import SeatPlan
from petteia.tables.live.follow_ups import export, play_on, take_in
from petteia.tables.ports.store import Batch
from petteia.tables.table.metadata import CLOSED, FINISHED, RUNNING
from tests.tables.amended import AMENDED, Instance, Luck, bidding, laid_parted, loader, run, won
from tests.tables.sitting import PATIENCE_S, PEOPLE

pytestmark = pytest.mark.part("days")


def seen(table: Any) -> list[dict[str, Any]]:
    """Everybody's view, except for the version of the rules."""
    return [{**table.update(seat).view, "rules": 0} for seat in (0, 1, 2, -1)]


async def kinds(server: Instance, *tables: str) -> list[str]:
    return [(await server.registry.history.migrate(table, 0)).kind for table in tables]


async def settled(server: Instance, table: str) -> Any:
    """The table, once the choice has been carried out."""
    for _ in range(200):
        live = await server.registry.open(table)
        if live.table.metadata.divergence is None:
            return live.table
        await asyncio.sleep(0.01)
    raise AssertionError("nothing came of it")


async def choose(server: Instance, table: str, *wishes: str) -> None:
    for player, choice in zip(PEOPLE, wishes, strict=False):
        await server.registry.command(table, lambda s, now, p=player, c=choice: s.consent.choose(p, c, now=now))


def test_three_kinds_of_tables(tmp_path: Path) -> None:
    """AGO-3.3 is mended: a quiet market goes on silently, a busy one is told, one that met the rule has to choose."""

    async def story(server: Instance) -> None:
        quiet = await laid_parted(server.registry, market="quiet")
        onward = await server.table("busy", bidding)
        other = await laid_parted(server.registry)
        open_table = await server.registry.create("agora", "ida", 3, {"market": "busy"})
        before = {t: (await server.registry.open(t)).table for t in (quiet, onward, other)}
        views = {t: seen(before[t]) for t in before}
        assert await kinds(server, quiet, onward, other) == [SAME] * 3
        await server.upgrade(2)
        assert await kinds(server, quiet, onward, other, open_table) == [UNAFFECTED, ONWARD, PARTED, UNAFFECTED]
        silent = (await server.registry.open(quiet)).commands
        assert silent.table.metadata.game.rules == 2 and silent.context._info.rules_change.changes == []
        told = (await server.registry.open(onward)).commands.context._info
        assert told.rules_change.changes == [AMENDED] and (told.rules_change.before, told.rules_change.rules) == (1, 2)
        for table in (quiet, onward):
            now = (await server.registry.open(table)).table
            assert seen(now) == views[table]
            assert now.pending() == before[table].pending()
        asked = (await server.registry.open(other)).commands.context._info
        assert asked.divergence.choices == ["back", "keep", "end"] and asked.divergence.waiting == list(PEOPLE)
        sent = msgspec.json.encode(asked)
        assert b"position" not in sent and b'"line"' not in sent, "no line of a running game, nothing of the position"
        shown = (await server.registry.open(other)).table
        assert seen(shown) == views[other], "everybody sees what they saw last"
        assert (await server.registry.open(open_table)).table.metadata.game.rules == 2
        assert await kinds(server, quiet, onward, open_table) == [SAME] * 3
        for table in (quiet, onward):
            await server.play(table, lambda _: False, 5)
            await proved(server, table)

    run(tmp_path, story)


async def proved(server: Instance, table: str) -> str:
    """The record of a game that is over, verified."""
    assert (await server.registry.open(table)).table.status == FINISHED
    text = await export(server.registry, table, "ida")
    game = loader(server.folder, 2)("agora", 3, {"market": "busy"}, None)
    record = Record.parse(text)
    found = verify(record, loader(server.folder, 2)("agora", 3, record.header.options, None))
    assert record.header.rules == 1 and record.rules == 2 and game.rules_version == 2
    assert any(f.about == "outcomes" and f.verdict == "verified" for f in found)
    return text


@pytest.mark.parametrize(("choice", "luck"), [("back", "stream"), ("keep", "stream"), ("keep", "keyed")])
def test_a_game_that_parted_goes_on_as_its_players_chose(tmp_path: Path, choice: str, luck: Luck) -> None:
    async def story(server: Instance) -> None:
        table = await laid_parted(server.registry, luck=luck)
        before = (await server.registry.open(table)).table
        seen = before.update(0).view
        await server.upgrade(2)
        await choose(server, table, choice)
        assert (await server.registry.open(table)).table.metadata.divergence.votes == {"ida": choice}, (
            "one of three is not enough"
        )
        await choose(server, table, choice, choice)
        now = await settled(server, table)
        assert now.metadata.rules_change.choice == choice and now.metadata.game.rules == 2 and now.status == RUNNING
        if choice == "keep":
            assert now.update(0).view["zones"] == seen["zones"]
            assert now.running.lines == before.running.lines + 1
        else:
            assert now.running.lines >= before.running.lines + 2
            assert not won(4)(now), "it is before the amphora was won"
        text = (await server.registry.history.snapshot(table)).decode()
        await server.registry.end()
        await server.upgrade(2)  # read anew, from the snapshot and from the journal
        again = (await server.registry.open(table)).table
        journal = await asyncio.wrap_future(server.store.journal(table))
        played = load_table(journal.entries, server.registry.load)
        assert played.running.state.digest() == again.running.state.digest()
        assert played.metadata.heard.keys() == again.metadata.heard.keys() and text
        for seat in (0, 1, 2, -1):
            assert played.metadata.heard[seat].sent == again.metadata.heard[seat].sent
            past = await server.registry.history.past(table, seat, 1, 50, True, again.metadata.heard[seat].sent)
            assert [m.n for m in past.moments] == list(range(1, len(past.moments) + 1))
            assert len(past.moments) == min(again.metadata.heard[seat].sent, 1000)
        await server.play(table, lambda _: False, 9)
        text = await proved(server, table)
        assert " all rules 2 past " in text and (" with [" in text) == (choice == "keep")
        lines = (await server.registry.open(table)).table.running.lines
        for line in (0, lines - 1):
            assert await play_on(server.registry, table, "ida", line)
        assert await take_in(server.registry, text, "ida", "agora")

    run(tmp_path, story)


def test_nobody_waits_for_the_word_of_somebody_who_is_forgotten(tmp_path: Path) -> None:
    async def story(server: Instance) -> None:
        table = await laid_parted(server.registry)
        await server.upgrade(2)
        await choose(server, table, "keep", "back")
        assert (await server.registry.open(table)).table.metadata.divergence is not None
        await server.registry.command(table, lambda s, now: s.people.became(PEOPLE[2], now=now))
        now = await settled(server, table)
        assert now.metadata.rules_change.choice == "keep" and now.status == RUNNING, (
            "all who are left have said something"
        )

    run(tmp_path, story)


def test_a_game_that_parted_is_ended_without_a_result(tmp_path: Path) -> None:
    async def story(server: Instance) -> None:
        table = await laid_parted(server.registry)
        await server.upgrade(2)
        refused = await server.registry.command(table, lambda s, now: s.consent.choose("mob", "end", now=now))
        assert refused.code == "players_only"
        refused = await server.registry.command(table, lambda s, now: s.decide("ida", 0, 1, [0], now=now))
        assert refused.code == "parted", "the game stands still until it is settled"
        refused = await server.registry.command(table, lambda s, now: s.people.close("ida", now=now))
        assert refused.code == "by_consent", "the host alone does not end it"
        await choose(server, table, "end", "keep", "back")
        ended = await settled(server, table)
        assert (ended.status, ended.metadata.why_closed) == (CLOSED, "parted"), "between equals the host's word counts"
        assert "\nend" in await export(server.registry, table, "ida")

    run(tmp_path, story)


def test_somebody_who_upgrades_twice_goes_back_or_is_killed_midway_loses_nothing(tmp_path: Path) -> None:
    async def story(server: Instance) -> None:
        onward, other = await server.table("busy", bidding), await laid_parted(server.registry)
        await server.upgrade(2)
        assert (await server.registry.open(onward)).table.metadata.game.rules == 2
        await choose(server, other, "keep")
        await server.upgrade(1)  # back to the old rules
        older = (await server.registry.open(onward)).table
        assert "A newer petteia is needed" in older.unplayable, "a sentence, and nothing written"
        assert await kinds(server, onward, other) == [STRANDED, SAME]
        assert (await server.registry.open(other)).table.status == RUNNING
        await server.upgrade(3)
        now = (await server.registry.open(onward)).commands.context._info
        assert (now.rules_change.before, now.rules_change.rules, now.rules_change.changes) == (2, 3, ["AGO-4.3"])
        asked = (await server.registry.open(other)).table.metadata.divergence
        assert asked.entry.rules == 3 and asked.votes == {} and asked.entry.changes == [AMENDED, "AGO-4.3"]
        # killed after the last vote, before anything came of it
        await server.registry.end()
        seq = await asyncio.wrap_future(server.store.length(other))
        votes = [j.encode(j.DivergenceVoted(1, player, "keep")) for player in PEOPLE]
        summary = await asyncio.wrap_future(server.store.summary(other))
        await asyncio.wrap_future(server.store.append(Batch(other, seq + 1, 1, votes, summary)))
        await server.upgrade(3)
        await server.registry.open(other)
        assert (await settled(server, other)).metadata.rules_change.choice == "keep"
        await server.play(other, lambda _: False)
        assert (await server.registry.open(other)).table.status == FINISHED

    run(tmp_path, story)


def test_rules_that_can_still_be_played_are(tmp_path: Path) -> None:
    async def story(server: Instance) -> None:
        table = await server.table("busy", bidding)
        await server.upgrade(2)
        kind = type(server.registry.load("agora", 3, {}, None))
        kind.OLDER_RULES = (1,)
        try:
            assert await kinds(server, table) == [OWN]
            assert (await server.registry.open(table)).table.game.rules_version == 1
        finally:
            kind.OLDER_RULES = ()

    run(tmp_path, story)


@pytest.mark.parametrize("crashed", [False, True])
def test_what_was_taken_back_matters_to_nobody(tmp_path: Path, crashed: bool) -> None:
    """An amphora worth three was won, and all went back to before that: nothing has to be chosen."""

    async def story(server: Instance) -> None:
        table = await laid_parted(server.registry)
        registry = server.registry
        found = await registry.history.migrate(table, 0)
        assert found.kind == SAME
        back = await registry.delivered.back(table, 0, 1)
        await registry.command(table, lambda s, now: s.consent.propose("ida", "undo", 0, back, now=now))
        for player in PEOPLE[1:]:
            await registry.command(table, lambda s, now, p=player: s.consent.answer(p, True, now=now))
        async with asyncio.timeout(PATIENCE_S):
            while (await registry.open(table)).table.metadata.proposal is not None:
                await asyncio.sleep(0.01)
        await server.play(table, bidding)
        before = seen((await registry.open(table)).table)
        sent = {seat: heard.sent for seat, heard in (await registry.open(table)).table.metadata.heard.items()}
        await server.upgrade(2, crashed)
        assert await kinds(server, table) == [ONWARD]
        now = (await server.registry.open(table)).table
        assert seen(now) == before
        assert bool(now.metadata.past) == crashed, "what was told otherwise, and taken back, is passed over"
        journal = await asyncio.wrap_future(server.store.journal(table))
        played = load_table(journal.entries, server.registry.load)
        assert {seat: heard.sent for seat, heard in played.metadata.heard.items()} == sent
        await server.play(table, lambda _: False, 7)
        if (await server.registry.open(table)).table.status == FINISHED:
            text = await export(server.registry, table, "ida")
            record = Record.parse(text)
            assert verify(record, loader(server.folder, 2)("agora", 3, record.header.options, None))

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("all rules", "all can only go back"),
        ("all rules two", "says nothing about rules"),
        ("all rules 2 past 5", "says nothing about rules"),
        ("all rules 2 past 1-9", "what is past stands above"),
        ("all rules 2 with [1,2", "says nothing about rules"),
        ("all rules 2 with [1,2]", "cannot be used"),
        ("all rules 9", "A newer petteia is needed"),
    ],
)
def test_a_record_that_tells_nonsense_about_rules_is_refused_with_a_sentence(
    tmp_path: Path, line: str, why: str
) -> None:
    text = f'petteia record 1\ngame agora\nseat A "a"\nseat B "b"\nseat C "c"\n{line}\nend\n'
    game = loader(tmp_path, 2)("agora", 3, None, None)
    with pytest.raises(RecordError, match=why):
        verify(Record.parse(text), game)


@pytest.mark.parametrize("fits", [True, False])
def test_a_table_that_began_in_a_position_is_sorted_too(tmp_path: Path, fits: bool) -> None:
    """As in lessons, and games that are played on with hidden things dealt anew."""

    async def story(server: Instance) -> None:
        registry = server.registry
        start = registry.load("agora", 3, {"market": "busy"}, None).new().save()
        seats = [SeatPlan(player, player.title(), ready=True) for player in PEOPLE]
        if not fits:
            start = {**start, "cells": [*start["cells"][:3], 9, *start["cells"][4:]]}
        table = await registry.create("agora", "ida", seats, {"market": "busy"}, start=start)
        if fits:
            await registry.command(table, lambda s, now: s.seating.start("ida", now=now))
            for n, player in enumerate(PEOPLE):
                await registry.command(table, lambda s, now, p=player, n=n: s.seating.add(p, n, bytes(16), now=now))
            await server.play(table, bidding)
        await server.upgrade(2)
        found = (await server.registry.open(table)).table
        assert await kinds(server, table) == [SAME if fits else PARTED]
        if fits:
            await server.play(table, lambda _: False, 3)
            await proved(server, table)
        else:
            assert found.metadata.divergence is not None and found.metadata.divergence.choices() == ["end"]

    run(tmp_path, story)
