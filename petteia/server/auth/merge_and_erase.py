"""Merging two guests, and erasing one.

A guest who became another on this device (by a link, a code or a passkey) can merge both. Guests can have themselves
erased: games stay, the name goes. Both go through every table that knows the guest, one after the other, and can be
repeated after an interruption (`petteia admin erase`): what has been done already is skipped. The database knows from
the beginning what is under way: what a server that ended has left half done goes on when a server opens.

From the moment in which the database no longer knows a guest nothing is written under their name (`NotKnown`), wherever
a device of theirs is still connected: what was written before that is found by the search that follows.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from typing import Final

from petteia.server.auth.mentions import HOUR_MS, MentionSearch
from petteia.server.core import Core
from petteia.server.monitoring.logs import log
from petteia.store.connection import is_server
from petteia.store.people.merge_and_erase import AccountTraces, HalfMerge
from petteia.store.sql import SqlStore
from petteia.tables.commands.trial import NeedsHost
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Refusal
from petteia.tables.ports.store import Damaged, NoSuchTable, NotKnown, NotNow, StoreError
from petteia.tables.table.metadata import CLOSED, FINISHED

ROUNDS: Final = 3
"""How many passes there are at most: the guest may sit down meanwhile, on another device."""
LOOK_AGAIN_S: Final = 3600.0
"""How often a server looks whether somebody is not forgotten, or not merged, everywhere yet,"""
TRY_AGAIN_S: Final = 30.0
"""and how soon if the store failed."""


class Apart(Exception):
    """Two guests who cannot be merged: a code, and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.tables = 0
        """How many tables already knew of it: they stay two only for a while then."""


async def merge(registry: TableRegistry, store: SqlStore, search: MentionSearch, player: str, into: str) -> None:
    """Merge two guests. Raises Apart if they cannot be: then nothing has happened, unless they have sat down at the
    same table meanwhile. In that case the rest follows when that game is over."""
    for half in await asyncio.wrap_future(store.identity.half_merged()):
        if {half.player, half.into} & {player, into}:
            await _go_on_merging(registry, store, search, half)
    if await asyncio.wrap_future(store.player(player)) is None:  # that was it
        return
    if await asyncio.wrap_future(store.player(into)) is None:
        raise NotKnown(f"{into} is no guest any longer")
    found = await search.everywhere(player)
    for table in found.tables:
        kept = await asyncio.wrap_future(store.summary(table))
        if kept is None:
            continue
        sit = {seat.player for seat in kept.seats}
        if {player, into} <= sit and kept.status not in (FINISHED, CLOSED):
            raise Apart("both_at_table", "both of you sit at a table that is not over; finish that game first")
        if player in sit and kept.aside:
            raise Apart("one_set_aside", "a table of theirs is set aside; the host has to see to it first")
    if await asyncio.wrap_future(store.identity.together(player, into)):
        raise Apart("both_rated", "you have played a rated game against each other; so you stay two")
    half = await asyncio.wrap_future(store.identity.begin_merge(player, into))
    try:
        await _go_on_merging(registry, store, search, half, found)
    except Apart as problem:
        if not problem.tables:
            await asyncio.wrap_future(store.identity.merged(player, into))
        raise


async def _go_on_merging(
    registry: TableRegistry, store: SqlStore, search: MentionSearch, half: HalfMerge, found: AccountTraces | None = None
) -> None:
    """Merge two guests everywhere; from the beginning, or from wherever it was interrupted."""
    player, into, began = half.player, half.into, registry.now()
    found = found or await search.everywhere(player)
    await _tell(registry, found, player, into)
    for _ in range(ROUNDS):  # they may have sat down meanwhile, on another device
        await asyncio.wrap_future(store.identity.merge(player, into, half.let_go, registry.now()))
        found = await search.since(player, began, found)
        sat = [table for table in found.tables if await _sits(store, table, player)]
        if not sat:
            await asyncio.wrap_future(store.identity.merged(player, into))
            return
        await _tell(registry, AccountTraces(sat, {}), player, into)


async def _sits(store: SqlStore, table: str, player: str, named: bool = False) -> bool:
    """Whether a guest owns a table or sits there (under their name)."""
    kept = await asyncio.wrap_future(store.summary(table))
    if kept is None:
        return False
    return (kept.owner == player and not named) or any(s.player == player and (s.name or not named) for s in kept.seats)


async def _tell(registry: TableRegistry, found: AccountTraces, player: str, into: str) -> None:
    """Tell the tables."""
    for told, table in enumerate(found.tables):
        try:
            reply = await registry.command(table, lambda s, now: s.people.became(player, into, now=now))
        except NotNow:
            raise
        except (NeedsHost, Damaged, NoSuchTable):
            continue  # no one plays there
        if isinstance(reply, Refusal):
            problem = Apart(reply.code, reply.text)
            problem.tables = told
            raise problem


async def forget(
    registry: TableRegistry,
    store: SqlStore,
    search: MentionSearch,
    player: str,
    gone: Callable[[], None] = lambda: None,
) -> int:
    """Erase a guest, and return in how many tables they were. `gone` is called when the server no longer knows them:
    everything written under the name was written before that. Whoever was to become this guest is erased as well, and
    so is the one whom this guest is just becoming, on another device. NotKnown if that is complete already: the other
    one was not asked."""
    for half in await asyncio.wrap_future(store.identity.half_merged()):
        if half.into == player:
            await forget(registry, store, search, half.player)
        elif half.player == player:
            with contextlib.suppress(Apart):  # then they stay two, and only this one is erased
                await _go_on_merging(registry, store, search, half)
                return await forget(registry, store, search, half.into, gone)
    began = registry.now()
    found = await search.everywhere(player)
    await _tell(registry, found, player, "")
    if not await asyncio.wrap_future(store.identity.forget(player, registry.now())):
        raise NotKnown(f"{player} has become another guest on another device, who can be forgotten as well")
    gone()
    found = await search.since(player, began, found)
    seats: dict[str, list[int]] = {}
    for table in found.tables:
        if await _sits(store, table, player, named=True):  # they sat down meanwhile, on another device
            await _tell(registry, AccountTraces([table], {}), player, "")
        seats[table] = await asyncio.wrap_future(store.identity.rewrite(table, player))
    for table, origin in found.copies.items():
        await asyncio.wrap_future(store.identity.rewrite(table, player, seats.get(origin)))
        live = registry.live.get(table)
        if live is not None:  # the table in memory still has the record's names
            registry.distrust(live)
    if not is_server(store.where):
        await asyncio.to_thread(_empty_log, store)
    await asyncio.wrap_future(store.identity.forgotten(player))
    return len(found.tables)


async def go_on_with_the_rest(instance: Core) -> None:
    """Continue merges and erasures that were interrupted when a server ended: these guests cannot ask again. All
    servers look, and what one has done another skips."""
    while True:
        wait = LOOK_AGAIN_S
        try:
            for half in await instance.wait(instance.store.identity.half_merged()):
                of = {"guest": half.player, "into": half.into}
                try:
                    await _go_on_merging(instance.registry, instance.store, instance.search, half)
                    log.info("two guests are one everywhere now", extra=of)
                except Apart as problem:
                    log.info("two guests are not one everywhere yet", extra={**of, "problem": str(problem)})
            for player in await instance.wait(instance.store.identity.half_forgotten()):
                tables = await forget(instance.registry, instance.store, instance.search, player)
                log.info("somebody is forgotten everywhere now", extra={"guest": player, "tables": tables})
            await instance.wait(instance.store.identity.clear_away(instance.registry.now() - HOUR_MS))
        except StoreError as problem:
            log.warning("somebody may not be forgotten or merged everywhere yet", extra={"problem": str(problem)})
            wait = TRY_AGAIN_S
        except Exception:
            log.exception("somebody is not forgotten or merged everywhere; `petteia admin` does it")
        await asyncio.sleep(wait)


def _empty_log(store: SqlStore) -> None:
    """Write SQLite's log into the file, so that nothing that was deleted stays in it. If the database is being read,
    this happens later."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(store.where, timeout=5)) as c:
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
