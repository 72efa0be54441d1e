"""Several servers find the same tables with older rules: one of them migrates each, on either database."""

import asyncio
from pathlib import Path

import pytest

from petteia.store.journals.reader import older_tables
from petteia.store.opening import open_store
from petteia.store.reading import reading
from petteia.tables.journal import entries as j
from petteia.tables.live.registry import TableRegistry
from tests.tables.amended import Instance, bidding, laid_parted, loader, run
from tests.tables.sitting import PATIENCE_S, PEOPLE

pytestmark = pytest.mark.part("days")


def older(where: str) -> set[str]:
    """The tables with older rules."""
    with reading(where) as c:
        return set(older_tables(c, {"agora": 2}))


def test_a_table_is_sorted_once_however_many_servers_open_it(where: str, tmp_path: Path) -> None:
    async def story(server: Instance) -> None:
        onward, parted = await server.table("busy", bidding), await laid_parted(server.registry)
        await server.upgrade(2)
        assert {onward, parted} <= await asyncio.to_thread(older, where)
        other = open_store(where)
        try:
            second = (
                TableRegistry(other, loader(tmp_path, 2)) if other.shared else server.registry
            )  # a file is for one server
            await second.begin()
            for table in (onward, parted):
                await asyncio.gather(server.registry.open(table), second.open(table))
            assert (await second.open(onward)).table.metadata.game.rules == 2
            for player in PEOPLE[:2]:
                await second.command(parted, lambda s, now, p=player: s.consent.choose(p, "keep", now=now))
            async with asyncio.timeout(PATIENCE_S):
                while (await server.registry.replication.up_to_date(parted)).table.metadata.divergence is not None:
                    await asyncio.sleep(0.01)
            now = (await server.registry.replication.up_to_date(parted)).table
            assert (
                now.play is not None
                and now.metadata.rules_change is not None
                and now.metadata.rules_change.choice == "keep"
            )
            for table in (onward, parted):
                journal = await asyncio.wrap_future(other.journal(table))
                entries = [j.decode(payload) for payload in journal.entries]
                assert sum(isinstance(entry, j.RulesChanged) for entry in entries) == 1
                assert sum(isinstance(entry, j.RulesDiverged) for entry in entries) == (table == parted)
            assert {onward, parted}.isdisjoint(await asyncio.to_thread(older, where))
            await second.end()
        finally:
            await asyncio.to_thread(other.close)

    run(tmp_path, story, where)
