"""Runs the stages of `make test` and tells at the end what each took, what each part may take, and what stumbled.

A stage is a target of the Makefile. A part is a share of the time that the whole may take on two idle cores: a test
counts to the part that its folder or `@pytest.mark.part("bots")` names, every other second to what was there first.
A part's seconds are those of its tests divided by how many run at once, in all lanes. A test that failed once is told
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

MAKE = os.environ.get("MAKE", "make")
ROOT = Path(__file__).resolve().parents[1]
NOTES = ROOT / "build" / "stages"
"""What pytest leaves for the summary; conftest.py writes it where `PETTEIA_STAGES` says."""

LANES = (("test-installed", "test-pure"), ("test-web", "test-fresh"))
"""What goes on beside each other once everything is built: browsers mostly wait, games mostly reckon."""
STAGES = ("tools", "built", *(stage for lane in LANES for stage in lane))

FIRST = "first"
BUDGETS = {
    FIRST: 660,  # everything that no other part names: setting up, building, and the tests of the beginning
    "siege": 90,  # fuzzing and sieges of a running house
    "boards": 150,  # the table and the boards of the games
    "bots": 45,
    "suites": 60,  # the public suites of formats and protocols
    "faults": 90,  # PostgreSQL, and disks and networks that fail
    "tab": 45,  # the house in a tab
    "friends": 45,
}
"""Seconds of each part; together a little under twenty minutes."""
FOLDERS = {"fuzz": "siege", "siege": "siege"}
"""Folders of tests whose name says to which part they count; tests elsewhere are marked."""


def part_of(path: Path, marked: str | None) -> str:
    """To which part a test counts."""
    part = marked or next((FOLDERS[folder] for folder in path.parts if folder in FOLDERS), FIRST)
    if part not in BUDGETS:
        raise ValueError(f"{path.name}: there is no part {part!r} of the time; there are {', '.join(BUDGETS)}")
    return part


def shares(lines: Iterable[str]) -> dict[str, float]:
    """The seconds of each part, from lines `SECONDS PART`."""
    total: dict[str, float] = {}
    for line in lines:
        seconds, part = line.split()
        total[part] = total.get(part, 0) + float(seconds)
    return total


def summary(whole: float, took: dict[str, float], parts: dict[str, float], failed: list[str]) -> list[str]:
    """What is told at the end, of all seconds together, each stage's and each part's. Tests that failed are told even
    if they passed when they were tried alone."""
    spent = {part: parts.get(part, 0.0) for part in BUDGETS} | {
        FIRST: whole - sum(seconds for part, seconds in parts.items() if part != FIRST)
    }
    lines = [f"{seconds:6.0f} s  {stage}" for stage, seconds in took.items()] + [f"{whole:6.0f} s  in all", ""]
    for part, seconds in spent.items():
        if seconds:
            over = "  over its budget" if seconds > BUDGETS[part] else ""
            lines.append(f"{seconds:6.0f} s of {BUDGETS[part]:3} for the part {part}{over}")
    if failed:
        lines += ["", "failed, and leans on luck if it passed when tried alone:", *(f"  {line}" for line in failed)]
    return lines


def noted(name: str) -> list[str]:
    """The lines that the stages have left."""
    file = NOTES / name
    return file.read_text("utf-8").splitlines() if file.is_file() else []


class Runs:
    """The stages that have run, how long each took, and the first that failed."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.took: dict[str, float] = {}
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
                    command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                    errors="replace", start_new_session=True,
                )
            with made:
                assert made.stdout is not None
                for line in made.stdout:
                    print(f"{stage.removeprefix('test-'):>9} | {line.rstrip()}", flush=True)
            status = made.returncode
            with self.lock:
                del self.running[stage]
                self.took[stage] = time.monotonic() - since
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
    print(*summary(whole, runs.took, shares(noted("parts")), noted("failed")), sep="\n")
    print(f"== {runs.failed} failed" if runs.failed else "== all green", flush=True)
    return 1 if runs.failed else 0


if __name__ == "__main__":
    sys.exit(main())
