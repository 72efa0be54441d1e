"""Several servers on one database notify a guest once of their move."""

import asyncio

import pytest

from tests.notice.conftest import MINUTE, Notifier, confirmed, post, table_of
from tests.server.running import Client

__all__ = ["post"]


@pytest.mark.part("faults")
def test_of_two_servers_one_sends_it(post: Notifier, postgresql):
    from petteia.store.postgres.store import PostgresStore

    address = postgresql.fresh()
    config = post.config(database=address, workers=1)

    async def play() -> None:
        store = lambda _: PostgresStore(address)  # noqa: E731
        with post.open("one", config=config, store=store) as one, post.open("two", config=config, store=store) as two:
            for server in (one, two):
                post.ready(server)
            async with Client(one.url, "Ida") as ida, Client(one.url, "Odo") as odo:
                _, mover = await table_of(ida, odo)
                await confirmed(post, mover)
                post.later(0, one, two)
                post.shift += 6 * MINUTE
                both = [asyncio.run_coroutine_threadsafe(h.instance.notices.round(), h.loop) for h in (one, two) * 3]
                assert sum([each.result(60) for each in both]) == 1
                assert len(post.mails) == 1
                other = await mover.http.get(f"{two.url}/api/me/notices")
                assert other.json()["ways"][0]["shown"] == "ida@example.org"
                await mover.connect()  # at the first, where the second sees that somebody looks
                post.later(0, one)
                assert post.at(two, _looked(two, mover.id)) > 0

    async def _looked(server, player: str) -> int:
        return (await server.instance.wait(server.instance.store.notices.preferences(player))).looked

    asyncio.run(play())
