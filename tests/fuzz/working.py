"""Who does the tries: worker processes that take them block by block, and whoever looks after the workers.

Nothing comes back through a pipe. A worker counts in memory that it shares, and writes what it found into a file: so
the count stands also when a worker ends in the midst of a try. A try that uses up its processor time is ended by the
kernel (`ITIMER_PROF`), wherever its code is; a machine that is busy with other things accuses nobody.
"""

import json
import multiprocessing
import random
import signal
import tempfile
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable
from multiprocessing import connection
from pathlib import Path
from typing import Any, NamedTuple

import petteia
from tests.fuzz import trying
from tests.fuzz.changing import bases

WHAT = ("positions", "records", "components")
GOLDEN = Path(__file__).parents[1] / "rules"
WALKS = 12
BLOCK = 5_000
"""The positions that are changed are played to anew for every so many tries."""
MOST_FOUND = 10

COUNTED = ("refused", "refused by an exception", "accepted")
AT, LEFT, TRIES, *_ = range(3 + len(COUNTED))
"""A worker's shared memory: the number of its current try, the first try it skipped, how many it began, and the
results."""
GETTING_READY = -1
NEXT, FOUND = range(2)
"""Memory shared by all workers: the first try of the next block, and the number of findings."""


class Job(NamedTuple):
    """The task of all workers."""

    what: str
    game: str
    seed: int
    end: int
    patience: float
    until: float
    found: str
    most: int


class Came(NamedTuple):
    """The results: how often each occurred, which try failed and why, and the first try that was not begun."""

    tally: Counter[str]
    found: list[tuple[int, str]]
    left: int | None


def run(
    what: str,
    game: str,
    seed: int,
    first: int,
    number: int,
    patience: float,
    workers: int = 1,
    seconds: float = float("inf"),
    most: int = MOST_FOUND,
) -> Came:
    """This many tries, begun within this many seconds."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "found"
        job = Job(what, game, seed, first + number, patience, time.monotonic() + seconds, str(file), most)
        common = multiprocessing.Array("q", (first, 0))
        slots = [multiprocessing.RawArray("q", (GETTING_READY, -1, *[0] * (1 + len(COUNTED)))) for _ in range(workers)]
        running = {child.sentinel: (child, slot) for slot in slots for child in [_begun(job, slot, common)]}
        ended: list[tuple[int, str]] = []
        while running:
            late = time.monotonic() > job.until + 2 * patience
            for sentinel in connection.wait(list(running), timeout=patience) if not late else list(running):
                child, slot = running.pop(sentinel)  # type: ignore[call-overload]
                if late:  # it waits for something, or the machine is very busy: nobody waits for it
                    child.kill()
                child.join()
                if child.exitcode == 0:
                    continue
                assert slot[AT] != GETTING_READY or late, f"a worker could not begin: it ended with {child.exitcode}"
                hangs = child.exitcode == -signal.SIGPROF
                ended.append((slot[AT], "is late" if late else "hangs" if hangs else f"ends with {child.exitcode}"))
                common[FOUND] += 1
                if not late:
                    again = _begun(job, slot, common)
                    running[again.sentinel] = again, slot
        written = file.read_text("utf-8").splitlines() if file.exists() else []
    found = sorted([*ended, *((k, how) for k, how in map(json.loads, written))])
    tally = Counter({name: sum(slot[TRIES + 1 + n] for slot in slots) for n, name in enumerate(COUNTED)})
    tally["tries"] = sum(slot[TRIES] for slot in slots)
    left = [slot[LEFT] for slot in slots if slot[LEFT] >= 0]
    if common[NEXT] < job.end:
        left.append(common[NEXT])
    return Came(tally, found, min(left) if left else None)


def _begun(job: Job, slot: Any, common: Any) -> multiprocessing.Process:
    child = multiprocessing.Process(target=_work, args=(job, slot, common))
    child.start()
    return child


def _work(job: Job, slot: Any, common: Any) -> None:
    """Block after block. The successor of a worker that was ended goes on behind the try that ended it."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    if slot[AT] != GETTING_READY and (slot[AT] + 1) % BLOCK:
        _tries(job, slot, common, slot[AT] + 1)
    while time.monotonic() < job.until and common[FOUND] < job.most:
        with common.get_lock():
            first = common[NEXT]
            common[NEXT] = min(job.end, first - first % BLOCK + BLOCK)
        if first == job.end:
            break
        _tries(job, slot, common, first)


def _tries(job: Job, slot: Any, common: Any, first: int) -> None:
    """From here to the end of the block; each try is independent of those before."""
    try_one = _changer(job, first // BLOCK)
    for k in range(first, min(job.end, first - first % BLOCK + BLOCK)):
        if common[FOUND] >= job.most or time.monotonic() > job.until:
            slot[LEFT] = k
            return
        slot[AT] = k
        slot[TRIES] += 1
        tally: Counter[str] = Counter()
        rng = random.Random(f"{job.what} {job.game} {job.seed} {k}")
        wrong = ""
        signal.setitimer(signal.ITIMER_PROF, job.patience)
        try:
            try_one(rng, tally)
        except Exception:
            wrong = traceback.format_exc(limit=-3)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)  # nobody may be ended while it holds what all share
        if wrong:
            with common.get_lock(), open(job.found, "a", encoding="utf-8") as file:
                file.write(json.dumps((k, wrong)) + "\n")
                common[FOUND] += 1
        for n, name in enumerate(COUNTED):
            slot[TRIES + 1 + n] += tally[name]


def _changer(job: Job, block: int) -> Callable[[random.Random, Counter[str]], None]:
    """The work of one try of this block."""
    if job.what == "positions":
        positions = bases(job.game, WALKS, random.Random(f"positions {job.game} {job.seed} block {block}"))
        return lambda rng, tally: trying.position(rng.choice(positions), rng, tally)
    if job.what == "records":
        texts = [path.read_text("utf-8") for path in sorted((GOLDEN / job.game / "golden").glob("*.record"))]
        return lambda rng, tally: trying.record(rng.choice(texts), rng, tally)
    kind = type(petteia.load(job.game))
    data = tomllib.loads(Path(kind.COMPONENTS).read_text("utf-8"))
    return lambda rng, tally: trying.components(kind, data, rng, tally)
