"""Finding where guests have left traces. This reads the whole database, so guests who are asked about meanwhile are
searched for in the same pass.

A pass is many short ones, each a job like any other: neither players nor short requests wait for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from pathlib import Path
from typing import Final

from petteia.store.people.merge_and_erase import AccountTraces, Mentions, mentions
from petteia.store.reading import reading

HOUR_MS: Final = 3600_000
"""How much the clocks of two servers may differ."""

Look = Callable[[list[str], str, int], Awaitable[Mentions]]
"""Searches for guests in the tables after one, at which something has happened since, as far as it gets in a while."""


class MentionSearch:
    """Searches for everybody who is waited for at once."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._waiting: dict[str, asyncio.Future[AccountTraces]] = {}
        self._task: asyncio.Task[None] | None = None

    async def everywhere(self, player: str) -> AccountTraces:
        """In all tables."""
        found = self._waiting.setdefault(player, asyncio.get_running_loop().create_future())
        if self._task is None:  # done for the server, not for the first caller
            self._task = asyncio.get_running_loop().create_task(self._go_on(), context=Context())
        return await asyncio.shield(found)

    async def since(self, player: str, at: int, before: AccountTraces) -> AccountTraces:
        """In tables at which something has happened since then, and what was found before."""
        found, copies = await self._pass([player], at - HOUR_MS)
        return AccountTraces(
            sorted({*found.get(player, ()), *before.tables}), {**before.copies, **_of(copies, found, player)}
        )

    async def _go_on(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, {}
                try:
                    found, copies = await self._pass(list(waiting), 0)
                except BaseException as problem:
                    for answer in waiting.values():
                        answer.set_exception(problem)
                        answer.exception()  # the caller may have gone
                    if not isinstance(problem, Exception):
                        raise
                    continue
                for player, answer in waiting.items():
                    answer.set_result(AccountTraces(sorted(found.get(player, ())), _of(copies, found, player)))
        finally:
            self._task = None

    async def _pass(self, players: list[str], since: int) -> tuple[dict[str, set[str]], dict[str, str]]:
        """The tables that mention each guest, and all that were made from others' records."""
        found: dict[str, set[str]] = {}
        copies: dict[str, str] = {}
        after = ""
        while True:
            some = await self.look(players, after, since)
            for table, mentioned in some.found.items():
                for player in mentioned:
                    found.setdefault(player, set()).add(table)
            copies.update(some.copies)
            after = some.after
            if not after:
                return found, copies


def _of(copies: dict[str, str], found: dict[str, set[str]], player: str) -> dict[str, str]:
    """Those that were made from tables at which a guest was."""
    return {table: origin for table, origin in copies.items() if origin in found.get(player, ())}


def here(where: str | Path) -> MentionSearch:
    """For a program that serves no one: it reads in its own process."""

    def read(players: list[str], after: str, since: int) -> Mentions:
        with reading(where) as c:
            return mentions(c, players, after, since)

    async def look(players: list[str], after: str, since: int) -> Mentions:
        return await asyncio.to_thread(read, players, after, since)

    return MentionSearch(look)
