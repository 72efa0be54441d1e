"""`python -m tests.faults [--times N] [--only WORD] [--store NAME]`: the matrix of faults, cell after cell, and of
houses that are lost and restored from a backup."""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from tests.faults.faults import FAULTS
from tests.faults.ground import STORES, Disk, Ground, hindered
from tests.faults.restoring import lose_and_restore
from tests.faults.trial import Outcome, suffer
from tests.store.postgresql import Server
from tests.store.postgresql import hindrance as without_postgresql

RESTORED = "lost, and restored from a backup"


class Cell(msgspec.Struct, frozen=True):
    """A fault on a store, and the reason if it is impossible here."""

    name: str
    store: str
    once: Callable[[Path], Outcome]
    hindrance: str = ""


def restore(folder: Path, store: str, database: Server | None) -> Outcome:
    """A server is lost in the middle of games; moves count if they were acknowledged before its backup was
    requested."""
    lost, restored = folder / "lost", folder / "restored"
    for place in (folder, lost, restored):
        place.mkdir(exist_ok=True)
        place.chmod(0o755)
    with Ground(lost, store, database if store == "postgresql" else None) as ground:
        found = asyncio.run(lose_and_restore(ground, restored))
    return Outcome(found.before, 0.0, found.losses)


def cells(database: Server | None, disk: Disk) -> Iterator[Cell]:
    """All of them."""
    missing = without_postgresql()
    for fault in FAULTS.values():
        for store in fault.stores:
            why = (missing if store == "postgresql" else "") or hindered(fault.needs)
            yield Cell(fault.name, store, lambda at, f=fault, s=store: suffer(f, at, s, database, disk), why)  # type: ignore[misc]
    for store in STORES:
        why = missing if store == "postgresql" else ""
        yield Cell(RESTORED, store, lambda at, s=store: restore(at, s, database), why)  # type: ignore[misc]


def main() -> int:
    """The number of cells that lost something, or did not end."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="how often each fault is done (3)")
    parser.add_argument("--only", default="", help="those in whose name this stands")
    parser.add_argument("--store", choices=STORES, help="only on this one")
    wanted = parser.parse_args()
    began, bad, run, trials, in_all = time.monotonic(), 0, 0, 0, 0
    print("| fault | store | times | moves acknowledged | lost, twice, out of order | nobody moved for at most |")
    print("| --- | --- | ---: | ---: | ---: | ---: |", flush=True)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="petteia-faults-")))
        folder.chmod(0o755)
        disk = Disk(folder)
        database = None
        if not without_postgresql():
            database = Server(disk.environment)
            stack.callback(database.close)
        for cell in cells(database, disk):
            if wanted.only not in cell.name or wanted.store not in (None, cell.store):
                continue
            if cell.hindrance:
                print(f"| {cell.name} | {cell.store} | not run: {cell.hindrance} | | | |", flush=True)
                continue
            moves, still, found, done = 0, 0.0, [], 0
            for _ in range(wanted.times):
                server = Path(tempfile.mkdtemp(dir=folder))
                try:
                    outcome = cell.once(server)
                except Exception:
                    traceback.print_exc()
                    found.append("it did not come to an end")
                    break
                moves, still, done = moves + outcome.moves, max(still, outcome.still_s), done + 1
                found += outcome.losses
            bad, run, trials, in_all = bad + bool(found), run + 1, trials + done, in_all + moves
            print(f"| {cell.name} | {cell.store} | {done} | {moves} | {len(found)} | {still:.1f} s |", flush=True)
            for sentence in found:
                print(f"{cell.name}, {cell.store}: {sentence}", file=sys.stderr)
    minutes = (time.monotonic() - began) / 60
    print(
        f"\n{run} cells, {trials} trials, {in_all} moves acknowledged, {bad} cells with losses; {minutes:.0f} minutes"
    )
    return bad


if __name__ == "__main__":
    sys.exit(min(main(), 1))
