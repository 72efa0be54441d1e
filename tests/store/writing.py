"""Run as a program: writes batches to a store and says so, one line for each that is acknowledged.

    python writing.py FILE TABLE HOW

`HOW` is `full` (the store as it is), `off` (one that does not sync) or `early` (one that acknowledges before it has
committed). With `COUNTS` in the environment, a file that the counting shim keeps, every line also says how many sync
calls the process had made before the batch was handed in and when it was acknowledged.
"""

import mmap
import os
import struct
import sys
from collections.abc import Callable

from petteia.store.sqlite.store import SqliteStore
from petteia.tables.ports.store import Batch
from petteia.tables.summaries import Summary


class Off(SqliteStore):
    """Never syncs."""

    SYNCHRONOUS = "OFF"


class Early(SqliteStore):
    """Acknowledges batches that it has not committed."""

    def write(self, batch: Batch, done: Callable[[BaseException | None], None]) -> None:
        super().write(batch, lambda problem: None)
        done(None)


def syncs() -> int:
    """How many sync calls this process has made so far."""
    if _counts is None:
        return 0
    return int(struct.unpack_from("q", _counts)[0])


_counts: mmap.mmap | None = None


def main(path: str, table: str, how: str) -> None:
    global _counts
    if "COUNTS" in os.environ:
        _counts = mmap.mmap(os.open(os.environ["COUNTS"], os.O_RDONLY), 8, prot=mmap.PROT_READ)
    store = {"full": SqliteStore, "off": Off, "early": Early}[how](path)
    summary = Summary(table, "agora", "Agora", "running", True, "ida", 0, 0, [])
    try:
        seq = len(store.journal(table).result().entries) + 1
    except Exception:
        seq = 1
    most = int(os.environ.get("BATCHES", "1000000"))
    for n in range(most):
        before = syncs()
        entries = [b"%d" % (seq + k) for k in range(n % 3 + 1)]
        store.append(Batch(table, seq, 0, entries, summary)).result()
        after = syncs()
        seq += len(entries)
        os.write(1, b"%d %d %d\n" % (seq - 1, before, after))
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
