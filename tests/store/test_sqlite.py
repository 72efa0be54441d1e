"""The file of the SQLite store: who may read it, its shape, backup."""

import re
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from petteia.store import schema
from petteia.store.schema import WrongFile, bring_up
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.ports.store import StoreError
from tests.store.test_stores import batch

ASKED = Path(schema.__file__).parent
OF_POSTGRESQL = {"company.py"}


def test_values_are_given_in_their_order():
    """`?1` with values in a row is an error in the SQLite of Python 3.14; older ones say nothing about it."""
    files = [file for file in sorted(ASKED.glob("*.py")) if file.name not in OF_POSTGRESQL]
    assert [file.name for file in files if re.search(r"[ (=]\?\d", file.read_text("utf-8"))] == []


@pytest.fixture
def store(tmp_path: Path):
    out = SqliteStore(tmp_path / "tables.db")
    yield out
    out.close()


def test_the_file_and_its_log_are_for_the_owners_eyes_only(store):
    store.append(batch("a", 1, b"x")).result()
    for path in store.path.parent.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_a_backup_while_writing_is_whole_and_private(store, tmp_path):
    stop = threading.Event()

    def write() -> None:
        n = 1
        while not stop.is_set():
            n += 1
            store.append(batch("a", n, b"x" * 2000)).result()

    store.append(batch("a", 1, b"x" * 2000)).result()
    writer = threading.Thread(target=write)
    writer.start()
    try:
        for n in range(5):
            target = tmp_path / f"backup{n}.db"
            store.backup(target)
            assert stat.S_IMODE(target.stat().st_mode) == 0o600
            copy = SqliteStore(target)
            assert copy.check() == []
            assert copy.journal("a").result().entries
            copy.close()
    finally:
        stop.set()
        writer.join()
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_that_cannot_be_written_says_so(store, tmp_path):
    with pytest.raises(StoreError, match="could not be written"):
        store.backup(tmp_path / "nowhere" / "backup.db")


def test_a_newer_file_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    with sqlite3.connect(path) as c:
        c.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    c.close()
    with pytest.raises(WrongFile, match="newer Petteia"):
        SqliteStore(path)


def test_an_older_file_is_brought_up_with_everything_in_it(tmp_path):
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    store.append(batch("a", 1, b"one")).result()
    store.close()
    newer = (*schema.STEPS, "CREATE TABLE more (x INTEGER); CREATE INDEX more_x ON more (x)")
    c = sqlite3.connect(path, isolation_level=None)
    assert bring_up(c, "it", newer) == schema.VERSION
    assert c.execute("PRAGMA user_version").fetchone()[0] == schema.VERSION + 1
    assert c.execute("SELECT payload FROM events").fetchall() == [(b"one",)]
    c.close()


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path):
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    c = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.Error):
        bring_up(c, "it", (*schema.STEPS, "CREATE TABLE more (x INTEGER); CREATE TABLE more (x INTEGER)"))
    assert c.execute("PRAGMA user_version").fetchone()[0] == schema.VERSION
    assert c.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone()[0] == 0
    c.close()


def test_somebody_elses_database_and_what_is_none_are_refused(tmp_path):
    theirs = tmp_path / "theirs.db"
    c = sqlite3.connect(theirs)
    c.execute("CREATE TABLE recipes (x)")
    c.commit()
    c.close()
    with pytest.raises(WrongFile, match="not one of Petteia's"):
        SqliteStore(theirs)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ida, " * 1000)
    with pytest.raises(WrongFile, match="no database"):
        SqliteStore(letter)
    with pytest.raises(WrongFile, match="folder"):
        SqliteStore(tmp_path / "no" / "such" / "folder.db")


def test_a_disk_that_is_full_is_not_taken_for_a_wrong_file(tmp_path):
    resource = pytest.importorskip("resource")
    program = (
        "import sys\nfrom petteia.store.sqlite.store import SqliteStore\nfrom petteia.store.schema import WrongFile\n"
        "try:\n    SqliteStore(sys.argv[1])\nexcept WrongFile as problem:\n    print(problem)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "tables.db")],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512)),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "cannot be used" in told and "no database" not in told
