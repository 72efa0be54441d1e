"""Runs the stages of `make test` and tells at the end what each took, what each part may take, and what stumbled.

A stage is a target of the Makefile. A part is a share of the time that the whole may take on two idle cores: a test
counts to the part that its folder or `@pytest.mark.part("bots")` names, every other second to what was there first.
Seconds by the clock, which for a part are divided by how many tests run at once, say little on a machine that others
use, too; so what counts against a budget is the processor's time, shared by two cores. A test that failed once is told
at the end even if it passed when it was tried alone.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

MAKE = os.environ.get("MAKE", "make")
ROOT = Path(__file__).resolve().parents[1]
NOTES = ROOT / "build" / "stages"
"""What pytest leaves for the summary; conftest.py writes it where `PETTEIA_STAGES` says."""

LANES = (("test-installed", "test-suites", "test-pure"), ("test-web", "test-fresh"))
"""What goes on beside each other once everything is built: browsers mostly wait, games mostly reckon."""
STAGES = ("ready", "built", *(stage for lane in LANES for stage in lane))

FIRST = "first"
BUDGETS = {
    FIRST: 680,  # everything that no other part names: setting up, building, and the tests of the beginning
    "siege": 80,  # fuzzing, sieges of a running house, and what it does to withstand them
    "boards": 150,  # the table and the boards of the games
    "bots": 45,
    "suites": 45,  # the public suites of formats and protocols
    "faults": 80,  # PostgreSQL, and disks and networks that fail
    "tab": 30,  # the house in a tab
    "friends": 45,
    "days": 30,  # games that last days, the deal of the day, upgrades in between
}
"""Seconds of each part on two idle cores; together a little under twenty minutes."""
CORES = 2
FOLDERS = {"fuzz": "siege", "siege": "siege", "suites": "suites", "adapters": "suites"}
"""Folders of tests whose name says to which part they count; tests elsewhere are marked."""


def part_of(path: Path, marked: str | None) -> str:
    """To which part a test counts."""
    part = marked or next((FOLDERS[folder] for folder in path.parts if folder in FOLDERS), FIRST)
    if part not in BUDGETS:
        raise ValueError(f"{path.name}: there is no part {part!r} of the time; there are {', '.join(BUDGETS)}")
    return part


class Time(NamedTuple):
    """Seconds by the clock, and seconds of processor."""

    clock: float = 0.0
    processor: float = 0.0

    def plus(self, other: "Time", sign: int = 1) -> "Time":
        """Both together; or, with the sign turned, what is left without the other."""
        return Time(self.clock + sign * other.clock, self.processor + sign * other.processor)

    def __str__(self) -> str:
        return f"{self.clock:6.0f} s, {self.processor:5.0f} s of processor"


def shares(lines: Iterable[str]) -> dict[str, Time]:
    """The time of each part, from lines `SECONDS PROCESSOR PART`."""
    total: dict[str, Time] = {}
    for line in lines:
        clock, processor, part = line.split()
        total[part] = total.get(part, Time()).plus(Time(float(clock), float(processor)))
    return total


def summary(
    whole: float, took: dict[str, Time], parts: dict[str, Time], failed: list[str], not_run: Iterable[str] = ()
) -> list[str]:
    """What is told at the end, of all seconds together, each stage's and each part's. Tests that failed are told even
    if they passed when they were tried alone, and so is a suite that could not run here."""
    everything = first = Time(whole, sum(each.processor for each in took.values()))
    for part, spent in parts.items():
        first = first if part == FIRST else first.plus(spent, -1)
    lines = [f"{spent}  {stage}" for stage, spent in took.items()] + [f"{everything}  in all", ""]
    for part, most in BUDGETS.items():
        spent = first if part == FIRST else parts.get(part, Time())
        alone = spent.processor / CORES
        if spent.clock:
            over = "  over its budget" if alone > most else ""
            lines.append(f"{spent}: {alone:4.0f} s on {CORES} idle cores of {most:3} for the part {part}{over}")
    if failed:
        lines += ["", "failed, and leans on luck if it passed when tried alone:", *(f"  {line}" for line in failed)]
    return [*lines, *not_run]


def noted(name: str) -> list[str]:
    """The lines that the stages have left."""
    file = NOTES / name
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def ended(made: subprocess.Popen[str]) -> float:
    """Wait for the end; what it and all that it started have used of the processor."""
    if not hasattr(os, "wait4"):
        made.wait()
        return 0.0
    _, status, used = os.wait4(made.pid, 0)
    made.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


class Runs:
    """The stages that have run, how long each took, and the first that failed."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.took: dict[str, Time] = {}
        self.failed = ""
        self.running: dict[str, subprocess.Popen[str]] = {}
        self.lock = threading.Lock()

    def run(self, stages: Iterable[str]) -> None:
        """One after the other, as long as none fails anywhere. Every line says which stage it is of."""
        for stage in stages:
            with self.lock:
                if self.failed:
                    return
                since = time.monotonic()
                print(f"== {stage}", flush=True)
                command = [MAKE, "--no-print-directory", stage]
                environment = os.environ | {"PETTEIA_STAGES": str(NOTES)}
                self.running[stage] = made = subprocess.Popen(
                    command,
                    cwd=ROOT,
                    env=environment,
                    text=True,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    errors="replace",
                    start_new_session=True,
                )
            with made:
                assert made.stdout is not None
                for line in made.stdout:
                    print(f"{stage.removeprefix('test-'):>9} | {line.rstrip()}", flush=True)
                processor = ended(made)
            status = made.returncode
            with self.lock:
                del self.running[stage]
                self.took[stage] = Time(time.monotonic() - since, processor)
                if status and not self.failed:
                    self.failed = stage
                    self.stop()

    def stop(self) -> None:
        """End what still runs: one failure is enough."""
        for made in self.running.values():
            with contextlib.suppress(ProcessLookupError):
                os.killpg(made.pid, signal.SIGTERM)


def main() -> int:
    """Run them all; stop at the first that fails."""
    shutil.rmtree(NOTES, ignore_errors=True)
    NOTES.mkdir(parents=True)
    runs = Runs()
    try:
        runs.run(STAGES[:2])
        lanes = [threading.Thread(target=runs.run, args=(lane,)) for lane in LANES]
        for lane in lanes:
            lane.start()
        for lane in lanes:
            lane.join()
    except KeyboardInterrupt:
        runs.failed = "interrupted, it"
        runs.stop()
    whole = time.monotonic() - runs.began
    print(*summary(whole, runs.took, shares(noted("parts")), noted("failed"), noted("not_run")), sep="\n")
    print(f"== {runs.failed} failed" if runs.failed else "== all green", flush=True)
    return 1 if runs.failed else 0


if __name__ == "__main__":
    sys.exit(main())
