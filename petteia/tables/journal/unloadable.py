"""Tables that are set aside: something is wrong with their game or their journal, and they need the host.

A table that fails in what it does by itself would fail again at once, and one whose journal can no longer be replayed
would fail at every request: that would cost the server time and fill its log. So it is closed to everybody until
another try is requested. What is known without replaying it (the list's summary) is still shown; the owner can end it
without a result, and then its record can be downloaded as far as it can be replayed.
"""

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import Future

import msgspec

from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import set_up
from petteia.tables.journal.records import plain_record, record_of
from petteia.tables.journal.specs import Settings
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import CatchUp, Info
from petteia.tables.ports.store import Aside, Batch, NoSuchTable, Store
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import CLOSED, FINISHED, OPEN
from petteia.tables.table.table import Table
from petteia.tables.table.table_state import Loader

log = logging.getLogger("petteia.tables")
MOST_WHY = 300


class UnloadableTables:
    """The tables of a registry that are set aside, and the clients that wait at them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, list[Subscription]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._waiting

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._waiting))

    def __len__(self) -> int:
        return len(self._waiting)

    async def begin(self) -> None:
        """Remember those that were set aside before."""
        for aside in await asyncio.wrap_future(self.store.aside()):
            self._waiting.setdefault(aside.table, [])

    async def look_again(self) -> list[str]:
        """Others set tables aside, and try them again. Returns those that were set aside since the last time."""
        found = [aside.table for aside in await asyncio.wrap_future(self.store.aside())]
        for table in set(self._waiting).difference(found):
            for watch in self._waiting.pop(table):
                watch.lost(table)
        new = [table for table in found if table not in self._waiting]
        for table in new:
            self._waiting[table] = []
        return new

    def put(self, table: str, problem: BaseException, now: int) -> "Future[None] | None":
        """Set a table aside, and log that once. The future is done when the lists show it."""
        if table in self._waiting:
            return None
        self._waiting[table] = []
        why = f"{type(problem).__name__}: {problem}"[:MOST_WHY]
        log.error("a table is set aside and needs the host", exc_info=problem, extra={"table": table, "why": why})
        return self.store.set_aside(Aside(table, now, why))

    async def release(self, table: str, now: int) -> None:
        """The table can be tried again from now on; clients that wait at it have to look again."""
        if table in self._waiting:
            await asyncio.wrap_future(self.store.no_longer_aside(table, now))
            for watch in self._waiting.pop(table, []):
                watch.lost(table)

    async def summary(self, table: str, player: str) -> Summary:
        """What the lists know of it. NotPossible for guests who may not see it; those who came by an invitation and
        never sat down are named in the journal only."""
        found = await asyncio.wrap_future(self.store.summary(table))
        if found is None:
            raise NoSuchTable(f"there is no table {table[:40]!r}")
        inside = player == found.owner or any(seat.player == player for seat in found.seats)
        public = found.listed and (found.watchers or found.status == OPEN)
        by_link = found.shared and found.status in (FINISHED, CLOSED)
        if not (inside or public or by_link):
            raise NotPossible("by_invitation", "this table is by invitation only")
        return found

    async def info(self, table: str, player: str) -> Info:
        """What can be shown of it without replaying it."""
        s = await self.summary(table, player)
        return Info(
            table=s.id,
            game=s.game,
            rules=0,
            options={},
            title=s.title,
            status=s.status,
            owner=s.owner,
            settings=Settings(listed=s.listed, watchers=s.watchers),
            seats=s.seats,
            practice=s.practice,
            closed="set_aside" if s.status == CLOSED else "",
            aside=True,
            box=s.box,
        )

    async def watch(self, table: str, watch: Subscription) -> CatchUp | None:
        """A client waits at the table, and is told when it has been tried again or ended. None if it was, meanwhile."""
        info = await self.info(table, watch.player)
        waiting = self._waiting.get(table)
        if waiting is None:
            return None
        waiting.append(watch)
        return CatchUp(table, info, None, [])

    def unwatch(self, table: str, watch: Subscription) -> None:
        """The client no longer waits."""
        waiting = self._waiting.get(table)
        if waiting and watch in waiting:
            waiting.remove(watch)

    async def end(self, table: str, player: str, now: int) -> None:
        """The owner ends it without a result."""
        found = await self.summary(table, player)
        if player != found.owner:
            raise NotPossible("owner_only", "only the owner of the table can do that")
        if found.status in (FINISHED, CLOSED):
            return
        seq = await asyncio.wrap_future(self.store.length(table)) + 1
        ended = msgspec.structs.replace(found, status=CLOSED, changed=now, pending=[])
        entry = j.encode(j.Closed(now, "set_aside"))
        await asyncio.wrap_future(self.store.append(Batch(table, seq, now, [entry], ended)))

    async def may_have_record(self, table: str, player: str) -> None:
        """NeedsHost as long as the table is not over: its record would show what is hidden."""
        found = await self.summary(table, player)
        if found.status not in (FINISHED, CLOSED):
            raise NeedsHost


def record_up_to_there(payloads: list[bytes], load: Loader) -> str:
    """The record of a journal, up to the entry that cannot be read or replayed."""
    entries: list[j.AnyEntry] = []
    for payload in payloads:
        try:
            entries.append(j.decode(payload))
        except j.UnreadableJournal:
            break
    if not entries or not isinstance(entries[0], j.Created):
        raise NotPossible("never_began", "nothing of this table can be read, so it has no record")
    table, plays = _as_far_as_it_plays(entries, load)
    table.metadata.status = CLOSED
    try:
        return record_of(table, entries[:plays])
    except NotPossible:
        raise
    except Exception:  # its game cannot even tell how things stood
        table.unplayable = table.unplayable or "the game cannot be played here up to its end"
        return plain_record(table, entries)


def _as_far_as_it_plays(entries: list[j.AnyEntry], load: Loader) -> tuple[Table, int]:
    """The table before the first entry that does not play, and how many entries that are."""
    created = entries[0]
    assert isinstance(created, j.Created)
    table = set_up(created, entries, load)
    for n, entry in enumerate(entries[1:], 1):
        if table.game is None and isinstance(
            entry, j.Decided | j.Dealt | j.Undone | j.MoveShown | j.WentBack | j.GameBegan
        ):
            continue
        try:
            table.take(entry)
        except Exception:  # half of it may have happened: once more, up to there
            return _as_far_as_it_plays(entries[:n], load)
    return table, len(entries)
