"""Two servers on one database with different versions of a game's rules: the older one leaves tables alone that the
newer one has migrated, says why, and neither breaks the other's data."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from petteia.store.opening import open_store
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import load_table
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Ack
from petteia.tables.table.metadata import FINISHED, RUNNING
from tests.store.postgresql import Server
from tests.tables.amended import bidding, laid, laid_parted, loader, played
from tests.tables.sitting import PATIENCE_S, PEOPLE

pytestmark = pytest.mark.part("faults")


async def told(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await condition():
            await asyncio.sleep(0.01)


def test_an_older_server_leaves_alone_what_a_newer_one_has_upgraded(tmp_path: Path, postgresql: Server) -> None:
    where = postgresql.fresh()

    async def story() -> None:
        stores = [open_store(where), open_store(where)]
        old, new = TableRegistry(stores[0], loader(tmp_path, 1)), TableRegistry(stores[1], loader(tmp_path, 2))
        try:
            await old.begin()
            onward, parted = await laid(old, PEOPLE, "busy", bidding), await laid_parted(old)
            lost: list[str] = []
            for table in (onward, parted):
                await old.subscribers.watch(table, Subscription("ida", lambda messages: None, lost.append))
            await new.begin()
            assert (await new.open(onward)).table.metadata.game.rules == 2
            assert (await new.open(parted)).table.metadata.divergence is not None

            async def stranded() -> bool:
                return bool((await old.replication.up_to_date(onward)).table.unplayable)

            await told(stranded)
            here = (await old.open(onward)).table
            assert "A newer petteia is needed" in here.unplayable and here.status == RUNNING
            before = await asyncio.wrap_future(stores[0].length(onward))
            seat = (await new.open(onward)).table.pending()[0]
            number = (await new.open(onward)).table.decision(seat)
            refused = await old.command(onward, lambda s, now: s.decide(PEOPLE[seat], seat, number, [0], now=now))
            assert refused.code == "stranded" and "A newer petteia" in refused.text
            assert await asyncio.wrap_future(stores[0].length(onward)) == before, "nothing is written"

            # Who is still connected to the old one votes there, with the last vote; it comes about once, at the other.
            for registry, player in ((new, PEOPLE[0]), (old, PEOPLE[1])):
                reply = await registry.command(parted, lambda s, now, p=player: s.consent.choose(p, "back", now=now))
                assert isinstance(reply, Ack), reply

            async def ruled() -> bool:
                found = (await new.replication.up_to_date(parted)).table
                return found.metadata.divergence is None and found.metadata.rules_change is not None

            await told(ruled)
            for table in (onward, parted):
                await played(new, PEOPLE, table, lambda _: False, 4)
                assert (await new.open(table)).table.status == FINISHED
                journal = await asyncio.wrap_future(stores[1].journal(table))
                entries = [j.decode(payload) for payload in journal.entries]
                assert sum(isinstance(entry, j.RulesChanged) for entry in entries) == 1
                assert load_table(journal.entries, new.load).status == FINISHED
            await old.end()
            await new.end()
        finally:
            for store in stores:
                await asyncio.to_thread(store.close)

    asyncio.run(story())
