"""Work beside the loop: threads for long waits, and one pass for all searches."""

import asyncio
import threading

from petteia.server.auth.mentions import MentionSearch
from petteia.server.jobs.threads import Pool
from petteia.store.people.merge_and_erase import Mentions


def test_what_waits_in_one_pool_holds_no_threads_of_another():
    async def work() -> None:
        held, pool = threading.Event(), Pool("held", 2)
        waiting = [asyncio.create_task(pool.run(held.wait, 60)) for _ in range(40)]
        await asyncio.sleep(0)
        assert await asyncio.to_thread(int, "1") == 1 and await Pool("other", 1).run(int, "2") == 2
        names = [thread for thread in threading.enumerate() if thread.name.startswith("petteia-held")]
        assert len(names) == 2 and all(thread.daemon for thread in names)
        held.set()
        assert all(await asyncio.gather(*waiting))
        (failed,) = await asyncio.gather(pool.run(int, "no number"), return_exceptions=True)
        assert isinstance(failed, ValueError)

    asyncio.run(work())


def test_all_who_ask_meanwhile_are_looked_for_in_one_pass():
    passes: list[list[str]] = []

    async def look(players: list[str], after: str, since: int) -> Mentions:
        if not after:
            passes.append(players)
        await asyncio.sleep(0)
        found = {"t1": [p for p in players if p == "p3"]} if not after else {}
        return Mentions(found, {"copy": "t1", "other": "t2"} if after else {}, "" if after else "t1")

    async def work() -> None:
        search = MentionSearch(look)
        found = await asyncio.gather(*[search.everywhere(f"p{n}") for n in range(20)])
        assert sum(map(len, passes)) == 20 and len(passes) <= 2
        assert found[3].tables == ["t1"] and found[3].copies == {"copy": "t1"} and found[4].tables == []
        later = await search.since("p4", 10**12, found[3])
        assert later.tables == ["t1"] and later.copies == {"copy": "t1"}

    asyncio.run(work())


def test_a_pass_that_fails_fails_for_those_who_waited_and_the_next_one_is_made():
    tries: list[str] = []

    async def look(players: list[str], after: str, since: int) -> Mentions:
        tries.append(after)
        if len(tries) == 1:
            raise OSError("the database is away")
        return Mentions({}, {}, "")

    async def work() -> None:
        search = MentionSearch(look)
        first = await asyncio.gather(search.everywhere("a"), search.everywhere("b"), return_exceptions=True)
        assert [type(one) for one in first] == [OSError, OSError]
        assert (await search.everywhere("a")).tables == []

    asyncio.run(work())
