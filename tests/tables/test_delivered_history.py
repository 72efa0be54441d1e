"""Everybody's messages, kept beside the journal and read by page."""

import asyncio
import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.store.connection import Connection
from petteia.store.journals import delivered
from petteia.store.sqlite.file import JournalFile
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.afterwards import reader
from petteia.tables.afterwards.reader import HistoryReader, in_chunks
from petteia.tables.journal.history import told_by
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import ToldEvent, Update
from petteia.tables.ports.store import Batch
from tests.tables.sitting import Sitting, load
from tests.tables.test_journal import commotion

SEATS = (0, 1, 2, SPECTATOR)


def kept(s: Sitting, path: Path, whole: bool = True) -> SqliteStore:
    """A store with the table of a sitting; if not `whole`, without delivered messages, as an old version left it."""
    store = SqliteStore(path / "told.db")
    for batch in s.written:
        store.append(msgspec.structs.replace(batch, told=batch.told if whole else [])).result()
    return store


def as_before(store: SqliteStore) -> None:
    """Let what was told lie there as the version before left it: in rows of its own, several lines in some of them."""

    def work(c: Connection) -> None:
        lines = delivered.rows(c, "t1")
        c.execute("UPDATE events SET line = NULL, told = NULL")
        c.execute("DELETE FROM told")
        run: list[bytes] = []
        for line, (gone, one) in enumerate(lines):
            payload = msgspec.json.encode(delivered.read_line(one))
            if line and not gone and len(run) < 5:
                run.append(payload)
                continue
            if run:
                c.execute("INSERT INTO told VALUES ('t1', ?, 0, ?)", (line - 1, b"[" + b",".join(run) + b"]"))
            run = [] if gone or not line else [payload]
            if not run:
                c.execute("INSERT INTO told VALUES ('t1', ?, ?, ?)", (line, gone, payload))
        if run:
            c.execute("INSERT INTO told VALUES ('t1', ?, 0, ?)", (len(lines) - 1, b"[" + b",".join(run) + b"]"))

    store.file.call(work).result()


def heard(s: Sitting, seat: int) -> list[dict[str, object]]:
    """Every event a seat was sent, in its order."""
    return [event for m in s.sent_to(seat) if isinstance(m, Update) for event in m.events]


def flat(page: list[ToldEvent] | None) -> list[dict[str, object]]:
    assert page is not None
    return [event for one in page for event in one.events]


@pytest.mark.parametrize("seed", range(6))
def test_any_page_is_what_the_seat_was_sent(seed: int, tmp_path: Path) -> None:
    s, rng = commotion(seed), random.Random(seed)
    store = kept(s, tmp_path)
    for seat in SEATS:
        everything = heard(s, seat)
        assert len(everything) == s.table.metadata.heard[seat].told
        assert flat(store.told("t1", seat, 0, 10_000).result()) == everything
        for _ in range(12):
            first, count = rng.randrange(len(everything) + 2), rng.randrange(1, 40)
            page = store.told("t1", seat, first, count).result()
            assert flat(page) == everything[first : first + count]
            numbers = [one.event + n for one in page or [] for n in range(len(one.events))]
            assert numbers == list(range(first, first + len(numbers)))
    store.close()


def test_two_desks_that_take_turns_tell_everything_once() -> None:
    s = Sitting(seed=7)
    while len(s.told) <= 3 * reader.CHUNK:
        s.decide(0, s.legal(0)[0])
        s.ok(lambda t, now: t.undo("ida", 0, t.table.decision(0), now=now))
    shelf = SimpleNamespace(entries=lambda table, after=0: s.journal[after:])
    desks, again = [HistoryReader(shelf, load), HistoryReader(shelf, load)], []
    for number, at in enumerate((0, 1, 1, 0, 1, 0)):
        again += desks[at].retell("t1", number)
    assert again == [*s.told[1:], s.told[0]]
    in_its_place = HistoryReader(shelf, load)
    assert in_its_place.retell("t1", 1) == s.told[1 + reader.CHUNK : 1 + 2 * reader.CHUNK]


@pytest.mark.parametrize("seed", range(6))
def test_a_table_of_an_older_house_is_told_again_as_it_was(seed: int, tmp_path: Path) -> None:
    s = commotion(seed)
    new = kept(s, tmp_path)
    (tmp_path / "old").mkdir()
    old = kept(s, tmp_path / "old", whole=False)
    assert old.told("t1", 0, 0, 200).result() is None
    assert list(told_by(s.journal, load)) == s.told
    for chunk in in_chunks(told_by(s.journal, load)):
        old.keep_told("t1", chunk).result()
    for seat in SEATS:
        assert old.told("t1", seat, 0, 10_000).result() == new.told("t1", seat, 0, 10_000).result()
        for moment in (1, 2, 5, s.table.metadata.heard[seat].sent, 10_000):
            assert old.back("t1", seat, moment, 0).result() == new.back("t1", seat, moment, 0).result()
    new.close()
    old.close()


@pytest.mark.parametrize("seed", range(6))
def test_a_game_goes_on_in_which_lines_have_rows_of_their_own(seed: int, tmp_path: Path) -> None:
    s = commotion(seed)
    new = kept(s, tmp_path)
    (tmp_path / "mixed").mkdir()
    mixed, middle = SqliteStore(tmp_path / "mixed" / "told.db"), len(s.written) // 2
    for at, batch in enumerate(s.written):
        if at == middle:
            as_before(mixed)
        mixed.append(batch).result()
    for seat in SEATS:
        assert mixed.told("t1", seat, 0, 10_000).result() == new.told("t1", seat, 0, 10_000).result()
        for first in range(0, s.table.metadata.heard[seat].told, 7):
            assert mixed.told("t1", seat, first, 3).result() == new.told("t1", seat, first, 3).result()
        for moment in (1, 2, 5, 9, s.table.metadata.heard[seat].sent, 10_000):
            assert mixed.back("t1", seat, moment, 0).result() == new.back("t1", seat, moment, 0).result()
    new.close()
    mixed.close()


@pytest.mark.parametrize("seed", range(3))
def test_lines_told_again_stand_there_once_although_some_were_kept_together(seed: int, tmp_path: Path) -> None:
    s = commotion(seed)
    new = kept(s, tmp_path)
    (tmp_path / "half").mkdir()
    half, middle = kept(s, tmp_path / "half", whole=False), len(s.told) // 2
    half.append(Batch("t1", len(s.journal) + 1, s.now, [s.journal[-1]], told=s.told[middle:])).result()
    for chunk in in_chunks(told_by(s.journal, load)):
        half.keep_told("t1", chunk).result()
    for seat in SEATS:
        assert half.told("t1", seat, 0, 10_000).result() == new.told("t1", seat, 0, 10_000).result()
    new.close()
    half.close()


def test_what_was_taken_back_is_marked_for_the_one_who_was_told_so(tmp_path: Path) -> None:
    s = Sitting(seed=7)
    s.decide(0, s.legal(0)[0])
    s.ok(lambda t, now: t.undo("ida", 0, t.table.decision(0), now=now))
    secret = len(s.told)
    s.play_some(8, 2)
    s.ok(lambda t, now: t.consent.propose("ida", "undo", 0, s.back(0, 4), now=now))
    for player in ("joe", "kim"):
        s.ok(lambda t, now, p=player: t.consent.answer(p, True, now=now))
    back = s.told[-1].back or next(t.back for t in reversed(s.told) if t.back)
    store = kept(s, tmp_path)
    for seat in SEATS:
        page = store.told("t1", seat, 0, 200).result() or []
        gone = {one.line for one in page if one.undone}
        assert gone == {n for one in page for n in [one.line] if back[0] <= n <= back[1] and s.told[n].back is None}
        assert max(gone) >= secret and min(gone) == min(n.line for n in page if n.line >= back[0])
    store.close()


def test_a_line_is_kept_with_the_journal_or_not_at_all(tmp_path: Path) -> None:
    s = Sitting(seed=7)
    store = kept(s, tmp_path)
    lines = len(s.told)
    s.decide(0, s.legal(0)[0])
    wrong = Batch("t1", len(s.journal) + 5, s.now, s.journal[-1:], told=s.told[lines:])
    with pytest.raises(Exception, match="was to be written"):
        store.append(wrong).result()
    assert store.file.read(lambda c: delivered.Lines(c, "t1").last()).result() == lines - 1
    store.close()


class Counting(JournalFile):
    """Counts the data read from it."""

    statements = 0

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        connection.set_trace_callback(self._count)
        return connection

    def _count(self, statement: str) -> None:
        if statement.lstrip().upper().startswith("SELECT"):
            self.statements += 1


class Counted(SqliteStore):
    """A store whose queries to its file are counted."""

    def __init__(self, path: Path) -> None:
        self.counting = Counting(path)
        super().__init__(path, self.counting)


def long_game(store: SqliteStore, lines: int) -> int:
    """A table at which somebody decides and takes it back, over and over; how many entries its journal has."""

    async def play() -> int:
        registry = TableRegistry(store, load)
        await registry.begin()
        s = Sitting(seed=7)
        while s.table.running.lines < lines:
            s.decide(0, s.legal(0)[0])
            s.ok(lambda t, now: t.undo("ida", 0, t.table.decision(0), now=now))
        await asyncio.wrap_future(store.append(Batch("t1", 1, s.now, s.journal, told=s.told)))
        await asyncio.wrap_future(store.keep_snapshot("t1", len(s.journal), s.table.snapshot()))
        await registry.end()
        return len(s.journal)

    return asyncio.run(play())


async def opened(store: Counted, lines: int) -> tuple[int, int]:
    """Open the table: returns the number of queries to the store, and the length of the snapshot read."""
    registry = TableRegistry(store, load)
    await registry.begin()
    before = store.counting.statements
    table = (await registry.open("t1")).table
    asked = store.counting.statements - before
    assert asked > 0
    assert table.running.lines >= lines and not table.lines(), "its history stays outside"
    snapshot = (await asyncio.wrap_future(store.standing("t1"))).snapshot
    total = table.metadata.heard[0].told
    page = await registry.delivered.told("t1", 0, max(0, total - 200), 200)
    assert sum(len(one.events) for one in page) == min(200, total)
    await registry.end()
    assert snapshot is not None
    return asked, len(snapshot)


@pytest.mark.parametrize("lines", [3000, pytest.param(10_000, marks=pytest.mark.soak)])
def test_opening_a_table_costs_the_same_early_and_late_in_a_game(lines: int, tmp_path: Path) -> None:
    costs = []
    for at in (100, 600, lines):  # at 600 there are as many events at hand as there ever are
        (tmp_path / str(at)).mkdir()
        store = Counted(tmp_path / str(at) / "told.db")
        long_game(store, at)
        costs.append(asyncio.run(opened(store, at)))
        store.close()
    (begun, _), (early, short), (late, long) = costs
    assert begun == early == late, "as many questions to the store"
    assert long < 1.5 * short, "and as much to read: a quarter more or fewer events are at hand"
