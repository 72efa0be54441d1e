"""What is acknowledged is on the disk: sync calls are counted against acknowledged batches, and a writer is killed.

A shim between the process and the C library counts `fsync` and `fdatasync`; killing a process proves less, because
what a killed process has written the system still has. Both are shown to notice a store that does not keep its word.
"""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from petteia.store.sqlite.store import SqliteStore
from petteia.tables.ports.store import NoSuchTable

HERE = Path(__file__).parent
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if COMPILER is None or not sys.platform.startswith("linux"):
        pytest.skip("counting sync calls needs Linux and a C compiler")
    library = tmp_path_factory.mktemp("shim") / "counting.so"
    subprocess.run([COMPILER, "-shared", "-fPIC", "-O1", "-o", library, HERE / "counting.c", "-ldl"], check=True)
    return library


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), **more}


def written(shim: Path, folder: Path, how: str, batches: int) -> list[tuple[int, int]]:
    """For each acknowledged batch, how many syncs there had been when it was handed in and when it was acknowledged."""
    counts = folder / "counts"
    counts.write_bytes(bytes(8))
    told = subprocess.run(
        [sys.executable, HERE / "writing.py", folder / "tables.db", "t1", how],
        env=environment(LD_PRELOAD=str(shim), COUNTS=str(counts), BATCHES=str(batches)),
        check=True,
        capture_output=True,
        timeout=120,
    ).stdout.decode()
    rows = [line.split() for line in told.splitlines()]
    assert len(rows) == batches
    return [(int(before), int(after)) for _, before, after in rows]


def unsynced(rows: list[tuple[int, int]]) -> int:
    """The batches that were acknowledged without a sync since they were handed in."""
    return sum(1 for before, after in rows if after <= before)


def test_every_acknowledged_batch_was_synced_first(shim: Path, tmp_path: Path):
    rows = written(shim, tmp_path, "full", 60)
    assert unsynced(rows) == 0
    assert rows[-1][1] - rows[0][0] >= len(rows)


def test_a_store_that_does_not_sync_is_noticed(shim: Path, tmp_path: Path):
    assert unsynced(written(shim, tmp_path, "off", 60)) == 60


def test_a_store_that_acknowledges_early_is_noticed(shim: Path, tmp_path: Path):
    assert unsynced(written(shim, tmp_path, "early", 60)) > 0


def test_the_store_says_that_it_syncs_fully(tmp_path: Path):
    store = SqliteStore(tmp_path / "tables.db")
    assert store.synchronous() == 2
    store.close()


# -- killing ---------------------------------------------------------------------------------------------------


def killed(folder: Path, how: str, rng: random.Random) -> int:
    """Kill a writer at a random moment; the number of the last entry it had acknowledged by then."""
    command = [sys.executable, HERE / "writing.py", folder / "tables.db", "t1", how]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        last = 0
        for _ in range(20 + rng.randrange(20)):
            last = int(process.stdout.readline().split()[0])
        time.sleep(rng.random() / 200)
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().splitlines(keepends=True)
    whole = [line for line in rest if line.endswith(b"\n")]
    return int(whole[-1].split()[0]) if whole else last


def lost(folder: Path, acknowledged: int) -> int:
    """How many acknowledged entries are missing; those that exist must be whole and in order."""
    store = SqliteStore(folder / "tables.db")
    try:
        assert store.check() == []
        entries = store.journal("t1").result().entries
    except NoSuchTable:
        entries = []
    finally:
        store.close()
    assert entries == [b"%d" % n for n in range(1, len(entries) + 1)]
    return max(0, acknowledged - len(entries))


def test_a_writer_that_is_killed_has_lost_nothing_it_acknowledged(tmp_path: Path):
    rng = random.Random(5)
    for _ in range(20):
        assert lost(tmp_path, killed(tmp_path, "full", rng)) == 0


def test_killing_notices_a_store_that_acknowledges_early(tmp_path: Path):
    rng = random.Random(5)
    for n in range(20):
        folder = tmp_path / str(n)
        folder.mkdir()
        if lost(folder, killed(folder, "early", rng)) > 0:
            return
    raise AssertionError("nothing was ever lost: the test would not notice")
