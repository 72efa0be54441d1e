"""Finished games, packed into their record: readers find the same as before, whatever happens meanwhile."""

import signal
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.store import maintenance
from petteia.store.journals import delivered, packed, reader
from petteia.store.opening import open_store
from petteia.store.reading import reading as reading_of
from petteia.store.sql import SqlStore
from petteia.tables.messages import SeatInfo
from petteia.tables.ports.store import Batch, Damaged
from petteia.tables.summaries import Summary
from tests.tables.sitting import Sitting
from tests.tables.test_journal import commotion

pytestmark = pytest.mark.part("siege")

SEATS = (0, 1, 2, SPECTATOR)
RECORD = "petteia record 1\n…\n"


def about(status: str = "finished", changed: int = 0) -> Summary:
    seats = [SeatInfo("ida", "Ida"), SeatInfo("joe", "Joe"), SeatInfo("kim", "Kim")]
    return Summary("t1", "agora", "Agora", status, True, "ida", 0, changed, seats)


@pytest.fixture(scope="module")
def sitting() -> Sitting:
    return commotion(3)


@pytest.fixture
def store(where: str, sitting: Sitting):
    store = open_store(where)
    for batch in sitting.written:
        store.append(msgspec.structs.replace(batch, at=sitting.now, summary=about())).result()
    store.keep_snapshot("t1", len(sitting.journal), sitting.table.snapshot()).result()
    yield store
    store.close()


def everything(store: SqlStore, sitting: Sitting) -> dict[str, Any]:
    """Everything that can be read of the table."""
    seen: dict[str, Any] = {"journal": store.journal("t1").result(), "standing": store.standing("t1").result()}
    seen["length"] = store.length("t1").result()
    for seat in SEATS:
        heard = sitting.table.metadata.heard[seat]
        seen[f"told {seat}"] = [store.told("t1", seat, first, 7).result() for first in range(0, heard.told + 8, 5)]
        seen[f"back {seat}"] = [store.back("t1", seat, moment, 2).result() for moment in range(0, heard.sent + 2, 3)]
    reading = reader.DatabaseReader(store.where)
    seen["entries"] = [reading.entries("t1", after) for after in (0, 1, 2, 50, len(sitting.journal))]
    reading.close()
    return seen


def parts(store: SqlStore) -> packed.Packed:
    reading = reader.DatabaseReader(store.where)
    try:
        return reading.parts("t1", RECORD)
    finally:
        reading.close()


def rows(store: SqlStore) -> dict[str, int]:
    with reading_of(store.where) as c:
        names = ("events", "told", "snapshots")
        return {name: c.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


@pytest.mark.parametrize("few", [3, 1000])
def test_a_packed_table_reads_as_before_and_takes_less(store, sitting, monkeypatch, few):
    for size in ("ENTRIES_A_PART", "LINES_A_PART"):
        monkeypatch.setattr(packed, size, few)
    before, took = everything(store, sitting), maintenance.used_by(store.where, "ida")
    assert store.pack("t1", parts(store), 5).result()
    assert rows(store) == {"events": 1, "told": 0, "snapshots": 0}
    assert everything(store, sitting) == before
    assert store.check() == []
    if few == 1000:
        assert maintenance.used_by(store.where, "ida") < took / 3
    (kept,) = maintenance.listed(store.where)
    assert kept.entries == len(sitting.journal) and kept.bytes == maintenance.used_by(store.where, "ida")
    reading = reader.DatabaseReader(store.where)
    assert reading.record("t1") == RECORD
    reading.close()


def test_what_comes_after_stands_behind_the_parts_until_it_is_packed_too(store, sitting):
    store.pack("t1", parts(store), 5).result()
    seq = len(sitting.journal) + 1
    store.append(Batch("t1", seq, 9, [b'{"e":"said"}'], about(changed=99_000))).result()
    assert store.journal("t1").result().entries == [*sitting.journal, b'{"e":"said"}']
    assert store.standing("t1").result().seq == store.length("t1").result() == seq
    assert store.check() == []
    store.keep_snapshot("t1", seq, b"newer").result()
    assert store.standing("t1").result().taken == seq
    assert maintenance.at_rest(store.where, 100_000) == [("t1", 99_000)]
    assert store.pack("t1", parts(store), 100_000).result()
    assert rows(store) == {"events": 1, "told": 0, "snapshots": 0}
    assert store.journal("t1").result().entries == [*sitting.journal, b'{"e":"said"}']
    assert store.standing("t1").result().snapshot == b"newer"
    assert maintenance.at_rest(store.where, 100_000) == []


def test_parts_of_a_table_at_which_something_has_happened_since_are_not_kept(store, sitting):
    old = parts(store)
    store.append(Batch("t1", len(sitting.journal) + 1, 9, [b'{"e":"said"}'], about())).result()
    assert not store.pack("t1", old, 5).result()
    assert rows(store)["events"] == len(sitting.journal) + 1


def test_what_is_told_after_packing_is_told_behind_the_rest(store, sitting):
    whole = [store.told("t1", seat, 0, 10_000).result() for seat in SEATS]
    store.pack("t1", parts(store), 5).result()
    again = [t for t in sitting.told if t.back][-1:] or sitting.told[-1:]
    store.append(Batch("t1", len(sitting.journal) + 1, 9, [b'{"e":"said"}'], about(), told=again)).result()
    assert [store.told("t1", seat, 0, 10_000).result() for seat in SEATS] == whole
    assert rows(store)["told"] == len(sitting.told)


CRASH = """
import os, signal, sys
from petteia.store.journals import packed, reader
from petteia.store.opening import open_store
packed.ROWS_AT_ONCE = 8
store = open_store(sys.argv[1])
left = [int(sys.argv[2])]
def dying(work):
    def then(*args):
        out = work(*args)
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return out
    return then
packed.keep, packed.clear = dying(packed.keep), dying(packed.clear)
parts = reader.DatabaseReader(sys.argv[1]).parts("t1", "record")
assert store.pack("t1", parts, 5).result()
"""


@pytest.mark.parametrize("step", [1, 3, *(pytest.param(step, marks=pytest.mark.soak) for step in (2, 5))])
def test_a_crash_in_the_middle_loses_nothing(store, sitting, step):
    before = everything(store, sitting)
    store.close()
    died = subprocess.run([sys.executable, "-c", CRASH, str(store.where), str(step)], capture_output=True)
    assert died.returncode == -signal.SIGKILL, died.stderr
    again = open_store(store.where)
    try:
        assert everything(again, sitting) == before
        assert again.check() == []
        half = maintenance.half_packed(again.where)
        assert half == ([] if step == 1 else ["t1"])
        for table in half:
            assert again.pack_on(table).result()
        assert everything(again, sitting) == before and again.check() == []
        assert rows(again)["events"] == (len(sitting.journal) if step == 1 else 1)
    finally:
        again.close()


def tear(store: SqlStore, kind: str) -> None:
    sql = "UPDATE packed SET payload = ?2 WHERE kind = ?1 AND first = (SELECT max(first) FROM packed WHERE kind = ?1)"
    store.file.call(lambda c: c.execute(sql, (kind, bytes(100))).rowcount).result()


def test_a_part_of_a_journal_that_is_not_what_was_written_is_found(store, sitting, monkeypatch):
    monkeypatch.setattr(packed, "ENTRIES_A_PART", 20)
    store.pack("t1", parts(store), 5).result()
    tear(store, "journal")
    with pytest.raises(Damaged, match="is not what was written"):
        store.journal("t1").result()
    readable = store.journal("t1", damaged=True).result().entries
    assert 1 < len(readable) < len(sitting.journal) and readable == sitting.journal[: len(readable)]
    assert maintenance.seen_to(store.where, ["t1"]) == (set(), set())
    assert any("packed journal" in finding for finding in store.check())


@pytest.mark.parametrize("kind", ["journal", "told", "record", "snapshot"])
def test_a_part_that_is_gone_or_torn_costs_only_what_cannot_be_made_again(store, sitting, kind):
    whole = store.told("t1", 0, 0, 10_000).result()
    store.pack("t1", parts(store), 5).result()
    tear(store, kind)
    reading = reader.DatabaseReader(store.where)
    assert (reading.record("t1") is None) == (kind == "record")
    assert (reading.standing("t1").snapshot is None) == (kind == "snapshot")
    reading.close()
    assert (store.told("t1", 0, 0, 10_000).result() is None) == (kind == "told")
    if kind == "told":  # then it is told again, from the journal
        store.keep_told("t1", [*sitting.told[1:], sitting.told[0]]).result()
        assert store.told("t1", 0, 0, 10_000).result() == whole


def test_a_page_of_a_packed_chronicle_reads_few_parts(store, sitting, monkeypatch):
    monkeypatch.setattr(packed, "LINES_A_PART", 8)
    store.pack("t1", parts(store), 5).result()
    read: list[int] = []
    lines = packed.lines
    monkeypatch.setattr(packed, "lines", lambda c, table, line: read.append(line) or lines(c, table, line))
    store.told("t1", 0, 20, 5).result()
    assert 0 < len(read) <= 2 * len(sitting.told).bit_length()


def test_only_games_of_people_that_are_over_and_rest_are_packed(store):
    bots = Summary("bots", "agora", "Agora", "finished", True, "ida", 0, 0, [SeatInfo(), SeatInfo()])
    store.append(Batch("bots", 1, 0, [b"x"], bots)).result()
    for status in ("open", "running", "closed", "finished"):
        seats = [SeatInfo("ida", "Ida")]
        store.append(
            Batch(status, 1, 0, [b"x"], Summary(status, "agora", "Agora", status, True, "ida", 0, 7, seats))
        ).result()
    assert [table for table, _ in maintenance.at_rest(store.where, 7)] == ["t1"]
    assert {table for table, _ in maintenance.at_rest(store.where, 8)} == {"t1", "closed", "finished"}
    assert maintenance.unpeopled(store.where, 8) == ["bots"]


def test_a_packed_game_goes_whole_when_it_is_removed(store):
    store.pack("t1", parts(store), 5).result()
    assert store.remove(["t1", "none"]).result() == 1
    with reading_of(store.where) as c:
        for name, column in maintenance.PARTS:
            assert c.execute(f"SELECT count(*) FROM {name} WHERE {column} = 't1'").fetchone() == (0,), name
    assert store.check() == []


def test_a_long_chronicle_goes_some_lines_at_a_time(store, sitting, monkeypatch):
    monkeypatch.setattr(maintenance, "LINES_AT_ONCE", 2)
    commits = store.file.counts.commits
    with reading_of(store.where) as c:
        rows = c.execute("SELECT count(*) FROM told WHERE table_id = 't1'").fetchone()[0]
    assert store.remove(["t1"]).result() == 1
    assert rows > 4 and store.file.counts.commits - commits >= rows // 2


def test_a_game_is_kept_until_all_have_let_go_of_it(store):
    mine = lambda player: [t.id for t in store.tables(player=player).result()]  # noqa: E731
    assert not store.let_go("t1", "ida").result()
    assert (mine("ida"), mine("joe")) == ([], ["t1"])
    seq = store.length("t1").result() + 1
    store.append(Batch("t1", seq, 9, [b'{"e":"said"}'], about(changed=50))).result()
    assert mine("ida") == [], "what others say there does not bring it back"
    assert maintenance.used_by(store.where, "ida") > 0, "somebody who set it up pays for it as long as it is there"
    assert not store.let_go("t1", "joe").result()
    assert store.let_go("t1", "kim").result()


def test_the_lines_of_a_table_without_any_are_none(store):
    with reading_of(store.where) as c:
        assert delivered.rows(c, "none") == []
