"""Runs the stages of `make test` and tells at the end what each took, what each part may take, and what stumbled.

A stage is a target of the Makefile. A part is a share of the time that the whole may take on two idle cores: a test
counts to the part that its folder or `@pytest.mark.part("bots")` names, every other second to what was there first.
A part's seconds are those of its tests divided by how many run at once. A test that failed once is told at the end even
if it passed when it was tried alone.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

MAKE = os.environ.get("MAKE", "make")
ROOT = Path(__file__).resolve().parents[1]
NOTES = ROOT / "build" / "stages"
"""What pytest leaves for the summary; conftest.py writes it where `PETTEIA_STAGES` says."""

STAGES = ("tools", "built", "test-installed", "test-pure", "test-fresh", "test-web")

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


def summary(took: dict[str, float], parts: dict[str, float], stumbled: list[str]) -> list[str]:
    """What is told at the end."""
    whole = sum(took.values())
    spent = {part: parts.get(part, 0.0) for part in BUDGETS} | {
        FIRST: whole - sum(seconds for part, seconds in parts.items() if part != FIRST)
    }
    lines = [f"{seconds:6.0f} s  {stage}" for stage, seconds in took.items()] + [f"{whole:6.0f} s  in all", ""]
    for part, seconds in spent.items():
        if seconds:
            over = "  over its budget" if seconds > BUDGETS[part] else ""
            lines.append(f"{seconds:6.0f} s of {BUDGETS[part]:3} for the part {part}{over}")
    if stumbled:
        lines += ["", "passed when tried alone, but failed before, which is a mistake in the test or worse:"]
        lines += [f"  {line}" for line in stumbled]
    return lines


def noted(name: str) -> list[str]:
    """The lines that the stages have left."""
    file = NOTES / name
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def main() -> int:
    """Run them all; stop at the first that fails."""
    shutil.rmtree(NOTES, ignore_errors=True)
    NOTES.mkdir(parents=True)
    environment = os.environ | {"PETTEIA_STAGES": str(NOTES)}
    took: dict[str, float] = {}
    for stage in STAGES:
        print(f"== {stage}", flush=True)
        since = time.monotonic()
        done = subprocess.run([MAKE, "--no-print-directory", stage], cwd=ROOT, env=environment)
        took[stage] = time.monotonic() - since
        if done.returncode:
            break
    if done.returncode:
        print(f"== {stage} failed")
    else:
        print(*summary(took, shares(noted("parts")), noted("failed")), "== all green", sep="\n", flush=True)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
