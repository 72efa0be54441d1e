"""What is left when everything has come to rest: journals, and what follows from them, and what servers remember."""

import sqlite3
import zlib
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from petteia.engine.protocol import CHANCE, SPECTATOR
from petteia.server.ratings.recount import outcome_of
from petteia.store.journals import delivered
from petteia.store.people import results
from petteia.store.people.merge_and_erase import FORGETTING, MERGING, THEIRS
from petteia.tables.commands.trial import NeedsHost
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import created_by, load_table, restored
from petteia.tables.ports.store import Outcome, StoreError
from petteia.tables.summaries import Summary
from petteia.tables.table.info import summary
from petteia.tables.table.metadata import CLOSED, FINISHED
from petteia.tables.table.table import Table
from tests.simulation.database import Database
from tests.simulation.history import History
from tests.simulation.replay import Replay
from tests.simulation.server import Points, Server
from tests.tables.sitting import load

MANY: Final = 10_000


class Rest:
    """Everything that is left of a run."""

    def __init__(
        self,
        database: Database,
        history: History,
        servers: list[Server],
        fail: Callable[[str], None],
    ) -> None:
        self.c = database.connection
        self.database = database
        self.history = history
        self.servers = servers
        self.fail = fail
        self.outcomes: dict[str, Outcome] = {}
        self.changed: set[tuple[str, str]] = set()
        """Who has become whom, or (empty) was erased, as journals tell."""

    def payloads(self, table: str) -> list[bytes]:
        """The journal of a table."""
        sql = "SELECT payload FROM events WHERE table_id = ? ORDER BY seq"
        return [bytes(row[0]) for row in self.c.execute(sql, (table,))]

    def table(self, table: str, over: bool) -> None:
        """One table: its journal, and all that has to follow from it."""
        payloads = self.payloads(table)
        entries = [j.decode(payload) for payload in payloads]
        self.changed |= {(one.player, one.into) for one in entries if isinstance(one, j.AccountMerged)}
        self.history.compare(table, entries)
        try:
            found = Replay(table, payloads, self.history, self.fail).run()
            outcome = outcome_of(payloads, load)
        except (NeedsHost, StoreError, ValueError, AssertionError) as problem:
            self.fail(f"the journal of {table} cannot be read: {type(problem).__name__}: {problem}")
            return
        if outcome is not None:
            self.outcomes[table] = outcome
        if over and found.status not in (FINISHED, CLOSED):
            self.fail(f"{table} is {found.status} in its journal, and its players were told that it is over")
        if found.play is not None and found.running.state.pending() is CHANCE:
            self.fail(f"{table} waits for an outcome")
        self._listed(found)
        self._told(found)
        self._remembered(found, payloads)

    def _listed(self, found: Table) -> None:
        row = self.c.execute("SELECT status, changed, due, summary FROM tables WHERE id = ?", (found.id,)).fetchone()
        if row is None:
            self.fail(f"{found.id} is in no list")
            return
        listed, right = msgspec.json.decode(row[3], type=Summary), summary(found)
        if unnamed(listed) != unnamed(right) or row[0] != found.status:
            self.fail(f"{found.id} is listed as {listed}, and is {right}")
        if found.status in (FINISHED, CLOSED) and row[2] is not None:
            self.fail(f"{found.id} is over, and something is due there")

    def _told(self, found: Table) -> None:
        """What can be read later of what everybody was told is what they were told."""
        if found.play is None:
            return
        for seat in (*range(len(found.seats)), SPECTATOR):
            told = delivered.page(self.c, found.id, seat, 0, MANY)
            if told is None:
                self.fail(f"what was told at {found.id} is not all there")
                return
            number = 0
            for page in told:
                for event in page.events:
                    known = self.history.events.get((found.id, seat, number))
                    if known is not None and known != msgspec.json.encode(event, order="deterministic"):
                        self.fail(f"event {number} of seat {seat} at {found.id} is kept otherwise than it was told")
                    number += 1
            if number != found.metadata.heard[seat].told:
                self.fail(f"{number} of {found.metadata.heard[seat].told} events of seat {seat} are kept of {found.id}")

    def _remembered(self, found: Table, payloads: list[bytes]) -> None:
        """Snapshots, and the tables that servers have in memory."""
        row = self.c.execute("SELECT seq, payload FROM snapshots WHERE table_id = ?", (found.id,)).fetchone()
        if row is not None:
            kept, then = restored(created_by(payloads), load, bytes(row[1])), load_table(payloads[: row[0]], load)
            if kept is None or plain(kept) != plain(then):
                what = "all of it" if kept is None else differs(kept, then)
                self.fail(f"the snapshot of {found.id} after entry {row[0]} is of another table: {what}")
        for server in self.servers:
            live = server.registry.live.get(found.id)
            if live is None or not live.good():
                continue
            if live.table.metadata.seq != found.metadata.seq:
                self.fail(
                    f"{server.process} knows {live.table.metadata.seq} of {found.metadata.seq} entries of {found.id}"
                )
            elif plain(live.table) != plain(found):
                self.fail(f"{found.id} in memory of {server.process} is another one: {differs(live.table, found)}")

    def accounts(self) -> None:
        """Guests who became others are so everywhere, also those who went home before they were told."""
        left = self.c.execute("SELECT key FROM house WHERE key LIKE ?", (f"{MERGING}%",)).fetchall()
        if left:
            self.fail(f"not one everywhere after all that time: {left}")
        for player, into in self.changed:
            if self.c.execute("SELECT 1 FROM players WHERE id = ?", (player,)).fetchone():
                self.fail(f"a table was told that {player} is {into or 'nobody'} now, and guests have not heard of it")
            if into:
                self.history.became.setdefault(player, into)
        for player, into in self.changed:
            if not into:
                theirs = {player, *[one for one in self.history.became if self.now(one) == player]}
                names = [self.history.names[one] for one in sorted(theirs) if one in self.history.names]
                self.history.forgotten.setdefault(player, names)

    def ratings(self) -> None:
        """Results and ratings are what the journals say."""
        kept = results.kept(self.c)
        outcomes = {table: self._renamed(outcome) for table, outcome in self.outcomes.items()}
        for table in sorted(kept.keys() | outcomes.keys()):
            if kept.get(table) != outcomes.get(table):
                self.fail(f"the result of {table} is {kept.get(table)}, and its journal says {outcomes.get(table)}")
        right, found = results.fold(Points(), list(kept.values())), results.ratings(self.c)
        if found != {pool: skills for pool, skills in right.items() if skills}:
            self.fail(f"ratings are {found}, and results say {right}")

    def _renamed(self, outcome: Outcome) -> Outcome:
        """A result with the ids that its players have now."""
        seats = [msgspec.structs.replace(s, player=self.now(s.player)) for s in outcome.seats]
        return msgspec.structs.replace(outcome, seats=seats)

    def now(self, player: str) -> str:
        """The id that somebody has now."""
        while player in self.history.became:
            player = self.history.became[player]
        return player

    def forgotten(self) -> None:
        """Nobody who was erased is anywhere: not in the database, not in the memory of a server."""
        names = [name for known in self.history.forgotten.values() for name in known]
        for player in self.history.forgotten:
            for name in (*THEIRS, "players"):
                column = "id" if name == "players" else "player"
                if self.c.execute(f"SELECT 1 FROM {name} WHERE {column} = ?", (player,)).fetchone():
                    self.fail(f"{player} was erased, and is still among the {name}")
        left = self.c.execute("SELECT key FROM house WHERE key LIKE ?", (f"{FORGETTING}%",)).fetchall()
        if left:
            self.fail(f"not erased everywhere after all that time: {left}")
        if not names:
            return
        for where, text in self._everything():
            for name in names:
                if name.encode() in text:
                    self.fail(f"{name} was erased, and still stands in {where}")

    def _everything(self) -> Iterable[tuple[str, bytes]]:
        names = [row[0] for row in self.c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            for row in self.c.execute(f"SELECT * FROM {name}").fetchall():
                yield f"{name} {row[0]}", b" ".join([as_bytes(value) for value in row])
        for one in self.database.ephemeral.values():
            yield "what servers tell each other", msgspec.json.encode(one)
        for server in self.servers:
            for table, live in server.registry.live.items():
                context = live.commands.context
                yield f"{table} at {server.process}", live.table.snapshot()
                yield f"what everybody is told of {table} at {server.process}", msgspec.json.encode(context._info)
                yield f"who was nudged at {table} at {server.process}", repr(live.commands.people.nudges).encode()

    def connected(self) -> None:
        """Who is there is known, to every server; nothing waits any more."""
        there = {(c.table, c.watch.player, str(s.process)) for s in self.servers for c in s.connections if c.open}
        there = {one for one in there if one[0]}
        alive = {str(server.process) for server in self.servers}
        present = {one for one in self.database.present if one[2] in alive}
        if present != there:
            self.fail(f"present are {sorted(present - there)} too many and {sorted(there - present)} too few")
        for server in self.servers:
            registry = server.registry
            for table, live in registry.live.items():
                if live.queue or live.following or live.back:
                    self.fail(f"something waits at {table} at {server.process}")
                if live.elsewhere != (right := {p for t, p, s in there if t == table and s != str(server.process)}):
                    self.fail(
                        f"{server.process} believes {live.elsewhere} to be at {table} elsewhere, and it is {right}"
                    )
                here = sorted(watch.player for watch in live.subscriptions)
                if here != sorted(c.watch.player for c in server.connections if c.open and c.table == table):
                    self.fail(f"{here} watch {table} at {server.process}, and others are connected")
            if registry._opening or registry._leaving or registry.replication._tasks or server.store.writer._jobs:
                self.fail(f"{server.process} is still busy")


def as_bytes(value: Any) -> bytes:
    """A value of the database as it can be searched."""
    if isinstance(value, bytes):
        try:
            return value + b" " + zlib.decompress(value)
        except zlib.error:
            return value
    return str(value).encode()


def unnamed(listed: Summary) -> Summary:
    """A summary without names, which go when somebody is erased, and without what depends on when it is asked."""
    seats = [msgspec.structs.replace(seat, name="") for seat in listed.seats]
    return msgspec.structs.replace(listed, seats=seats, changed=0)


def plain(table: Table) -> bytes:
    """A table as it is stored, with everything that a journal tells."""
    return msgspec.json.encode(msgspec.json.decode(table.snapshot()), order="deterministic")


def differs(one: Table, other: Table) -> str:
    """Where two tables differ."""
    a, b = (msgspec.json.decode(each.snapshot()) for each in (one, other))
    return ", ".join(
        f"{part}.{key}"
        for part in ("books", "play")
        for key in (a[part] or {})
        if a[part][key] != (b[part] or {}).get(key)
    )


def integrity(c: sqlite3.Connection, fail: Callable[[str], None]) -> None:
    """Journals have no gaps."""
    sql = "SELECT table_id, count(*), max(seq) FROM events GROUP BY table_id HAVING count(*) <> max(seq)"
    for table, count, last in c.execute(sql).fetchall():
        fail(f"the journal of {table} has {count} entries, and the last one is {last}")
