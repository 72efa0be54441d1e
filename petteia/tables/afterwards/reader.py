"""Reading journals: everything that takes as long as a game.

A reader handles one request after the other, and keeps the tables it had last. On a server, job workers run readers,
each in a process of its own.
"""

from collections.abc import Iterator
from typing import Any, Final, Protocol

from msgspec.structs import replace

from petteia.engine.play import Play, repeat_next
from petteia.engine.protocol import SPECTATOR, Game
from petteia.tables.afterwards.new_tables import Bundle, New, forked, read_in
from petteia.tables.afterwards.past import Reel, past
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.history import remembered, told_by, way_back_to
from petteia.tables.journal.loading import created_by, go_on, load_table, restored, set_up
from petteia.tables.journal.records import record_of
from petteia.tables.journal.rules_migration import PARTED, ChosenRules, MigrationResult, RulesMigration, chosen_rules
from petteia.tables.messages import Past
from petteia.tables.ports.store import Standing
from petteia.tables.table.info import summary
from petteia.tables.table.metadata import CLOSED, FINISHED, RUNNING, Delivery
from petteia.tables.table.table import Table
from petteia.tables.table.table_state import Loader

MOST_KEPT: Final = 2
"""How many tables a reader keeps open."""
MOST_REELS: Final = 3
"""Of one table: those used last stay."""
CHUNK: Final = 60
"""How many lines of what was told are handed over at once: the receiver has other clients to serve."""


class JournalReader(Protocol):
    """Where journals are read."""

    def standing(self, table: str) -> Standing:
        """How a table stands. NoSuchTable if there is none."""

    def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of its journal after that number."""

    def deliveries(self, table: str) -> list[Delivery]:
        """Everything that was told there, if that is stored."""


class Opened:
    """An open table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.reels: dict[int, Reel] = {}
        self.retold: Iterator[list[Delivery]] | None = None
        self.chunks = 0
        """How many of them have been handed over, or left to another reader."""


class HistoryReader:
    """Not thread-safe."""

    def __init__(self, journals: JournalReader, load: Loader) -> None:
        self.journals = journals
        self.load = load
        self._opened: dict[str, Opened] = {}

    def _open(self, table: str) -> Opened:
        """A table with all its lines."""
        opened = self._opened.pop(table, None)
        if opened is None:
            opened = Opened(remembered(self.journals.entries(table), self.load))
        else:
            after = [j.decode(payload) for payload in self.journals.entries(table, opened.table.metadata.seq)]
            if any(isinstance(entry, j.RulesChanged) for entry in after):
                opened = Opened(remembered(self.journals.entries(table), self.load))
            else:
                go_on(opened.table, after)
        self._opened[table] = opened
        while len(self._opened) > MOST_KEPT:
            del self._opened[next(iter(self._opened))]
        return opened

    def snapshot(self, table: str) -> bytes:
        """A table's snapshot after its last entry."""
        kept = self.journals.standing(table)
        found = None if kept.snapshot is None else restored(created_by([kept.created]), self.load, kept.snapshot)
        if found is not None:
            after = [j.decode(payload) for payload in self.journals.entries(table, found.metadata.seq)]
            if not any(
                isinstance(entry, j.WentBack | j.RulesChanged) for entry in after
            ):  # which take the lines before them
                return go_on(found, after).snapshot()
        return load_table(self.journals.entries(table), self.load).snapshot()

    def migrate(self, table: str, now: int) -> MigrationResult:
        """What the rules that are here mean for a table that began by others."""
        journal, snapshot = self.journals.entries(table), self.journals.standing(table).snapshot
        found = RulesMigration(journal, self.load, snapshot, self.journals.deliveries(table)).migrate(now)
        if found.kind != PARTED or not found.entry:
            return found
        return replace(found, summary=summary(load_table([*journal, found.entry], self.load, snapshot)))

    def chosen_rules(self, table: str, choice: str, now: int) -> ChosenRules:
        """What the players of a diverged game chose, once it is certain that the game can go on like that."""
        journal = self.journals.entries(table)
        before = [j.decode(payload) for payload in journal[1:]]
        chosen = chosen_rules(journal, choice, now)
        table_then = set_up(created_by(journal), [*before, *chosen], self.load)
        if table_then.unplayable:
            raise ValueError(table_then.unplayable)
        go_on(table_then, before)
        for entry in chosen:
            table_then.take(entry)
        told = table_then.told if self.journals.deliveries(table) else []
        return ChosenRules(len(journal), [j.encode(entry) for entry in chosen], summary(table_then), told or [])

    def way_back(self, table: str, line: int) -> tuple[int, dict[str, Any]] | None:
        """The first line from there on that stands, and the way back to before it; None if there is none."""
        return way_back_to(self._open(table).table, line)

    def retell(self, table: str, chunk: int) -> list[Delivery]:
        """What was told at a table, so many lines at a time, the beginning last: once that is stored all of it is, and
        nothing follows. The caller counts the chunks: the next one may be asked of another reader."""
        opened = self._open(table)
        if opened.retold is None or chunk < opened.chunks:
            opened.retold, opened.chunks = in_chunks(told_by(self.journals.entries(table), self.load)), 0
        while opened.chunks < chunk:
            next(opened.retold, None)
            opened.chunks += 1
        opened.chunks += 1
        return next(opened.retold, [])

    def past(self, table: str, seat: int, first: int, count: int, brief: bool, total: int) -> Past:
        """What a seat was sent earlier; `total` is how many updates it has had."""
        opened = self._open(table)
        if opened.table.play is None:
            raise NotPossible("never_began", "there is nothing to look back on: the game has not begun")
        reel = opened.reels.pop(seat, None) or Reel(opened.table.play, seat)
        opened.reels[seat] = reel
        while len(opened.reels) > MOST_REELS:
            del opened.reels[next(iter(opened.reels))]
        return past(opened.table, reel, total, first, count, brief)

    def seen(self, table: str, n: int, seat: int) -> dict[str, Any]:
        """What a spectator saw of a finished game when a seat had its `n`-th update; 0: at its end."""
        opened = self._open(table)
        played = opened.table.play
        if played is None or opened.table.status not in (FINISHED, CLOSED):
            raise NotPossible("not_over", "only a game that is over can be looked at so")
        if not n:
            return played.view(SPECTATOR)
        found = self.past(table, seat, n, 1, True, n).moments
        if not found:
            raise NotPossible("no_such_moment", f"there is no update {n} of that seat")
        play, lines = Play(played.game, played.start, remembers=False), played.entries
        play.sent_stands = True
        while play.lines < found[0].line:
            repeat_next(play, lines)
        return play.view(SPECTATOR)

    def record(self, table: str) -> str:
        """The record of a game that is over."""
        found = self._open(table).table
        entries: list[j.AnyEntry] = []
        if found.unplayable and found.metadata.status == RUNNING:
            found.metadata.status = CLOSED  # a journal does not say so without the rules; the caller knows
        if found.unplayable or found.metadata.given_record:
            entries = [j.decode(payload) for payload in self.journals.entries(table)]
        return record_of(found, entries)

    def game(self, table: str) -> Game | None:
        """The box a table is played with, if it can be opened here."""
        return self._open(table).table.game

    def day(self, table: str) -> str:
        """Whose deal it is, if it is a deal of the day."""
        return self._open(table).table.day

    def opened(self, table: str) -> bytes:
        """The secret of a duplicate whose tables are all over; empty: it is none, or they are not."""
        found = self._open(table).table
        return found.metadata.secret if found.duplicate and not found.sealed else b""

    def clear(self) -> None:
        """Close all tables."""
        self._opened.clear()

    def fork(self, table: str, line: int, hidden: str, keep: int | None, seed: int, new: New) -> Bundle:
        """A new table that goes on after a line of a game that is over."""
        return forked(self.load, self._open(table).table, line, hidden, keep, seed, new)

    def take_in(self, text: str, game: str, new: New) -> Bundle:
        """A new table made from a record. RecordError or LoadError (both ValueError) say what is wrong with it."""
        return read_in(self.load, text, game, new)


def in_chunks(told: Iterator[Delivery]) -> Iterator[list[Delivery]]:
    """What was told, so many lines at a time, the beginning last."""
    beginning = next(told, None)
    if beginning is None:
        return
    chunk: list[Delivery] = []
    for delivery in told:
        if len(chunk) == CHUNK:
            yield chunk
            chunk = []
        chunk.append(delivery)
    yield [*chunk, beginning]
