"""`python -m tests.faults [--times N] [--only WORD] [--store NAME]`: the matrix of faults, cell after cell."""

import argparse
import contextlib
import sys
import tempfile
import traceback
from pathlib import Path

from tests.faults.faults import FAULTS
from tests.faults.ground import STORES, Disk, hindered
from tests.faults.trial import suffer
from tests.store.postgresql import Server
from tests.store.postgresql import hindrance as without_postgresql


def main() -> int:
    """How many cells lost something, or did not come to an end."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="how often each fault is done (3)")
    parser.add_argument("--only", default="", help="those in whose name this stands")
    parser.add_argument("--store", choices=STORES, help="only on this one")
    wanted = parser.parse_args()
    missing = without_postgresql()
    bad = 0
    print("| fault | store | times | moves acknowledged | lost, twice, out of order | nobody moved for at most |")
    print("| --- | --- | ---: | ---: | ---: | ---: |", flush=True)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="petteia-faults-")))
        folder.chmod(0o755)
        disk = Disk(folder)
        database = None
        if not missing:
            database = Server(disk.environment)
            stack.callback(database.close)
        for fault in FAULTS.values():
            for store in fault.stores:
                if wanted.only not in fault.name or wanted.store not in (None, store):
                    continue
                if store == "postgresql" and database is None:
                    print(f"| {fault.name} | {store} | not run: {missing} | | | |", flush=True)
                    continue
                hindrance = hindered(fault.needs)
                if hindrance:
                    print(f"| {fault.name} | {store} | not run: {hindrance} | | | |", flush=True)
                    continue
                moves, still, found, done = 0, 0.0, [], 0
                for _ in range(wanted.times):
                    house = Path(tempfile.mkdtemp(dir=folder))
                    try:
                        outcome = suffer(fault, house, store, database, disk)
                    except Exception:
                        traceback.print_exc()
                        found.append("it did not come to an end")
                        break
                    moves, still, done = moves + outcome.moves, max(still, outcome.still_s), done + 1
                    found += outcome.losses
                bad += bool(found)
                print(f"| {fault.name} | {store} | {done} | {moves} | {len(found)} | {still:.1f} s |", flush=True)
                for sentence in found:
                    print(f"{fault.name}, {store}: {sentence}", file=sys.stderr)
    return bad


if __name__ == "__main__":
    sys.exit(min(main(), 1))
