"""Simulated instances: nothing acknowledged is lost, everybody sees one history, and games come to their end."""

import os
import secrets
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.simulation.shrink import MOST_EVENTS, shrunk, story

pytestmark = pytest.mark.part("faults")

ROOT = Path(__file__).parents[2]
RUN = f"import sys; sys.path.append({str(ROOT)!r}); from tests.simulation.__main__ import main; sys.exit(main())"


def simulated(*asked: str) -> str:
    """What the simulation prints in a process of its own, in which sets of strings have a fixed order."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run([sys.executable, "-c", RUN, *asked], env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_nothing_is_lost_whatever_fails() -> None:
    assert "6 runs, 0 failed" in simulated("--seeds", "0", "6", "--minutes", "3")


def test_nothing_is_lost_by_a_seed_that_nobody_has_tried() -> None:
    """If this fails, the seed it prints fails again."""
    seed = secrets.randbelow(10**9)
    assert "2 runs, 0 failed" in simulated("--seeds", str(seed), str(seed + 2), "--minutes", "3")


def test_a_seed_tells_the_same_story_every_time() -> None:
    first, second = [simulated("--seed", "11", "--minutes", "2", "--trace").splitlines()[:-2] for _ in range(2)]
    assert len(first) > 10 and first == second


def test_a_failure_is_shrunk_to_what_it_needs_and_told() -> None:
    tried = []

    def run(allowed: frozenset[str] | None) -> Any:
        """Fails if two of 300 things happen; otherwise perhaps in another way."""
        happened = [f"fault {n}" for n in range(300) if allowed is None or f"fault {n}" in allowed]
        tried.append(happened)
        if {"fault 30", "fault 170"} <= set(happened):
            return SimpleNamespace(faults=SimpleNamespace(struck=happened), failures=[f"p0-{len(tried)} was wrong"])
        other = ["and now something else"] if len(happened) % 2 else []
        return SimpleNamespace(faults=SimpleNamespace(struck=happened), failures=other)

    assert shrunk(run).faults.struck == ["fault 30", "fault 170"] and len(tried) < 100
    lines = [f"{'!' if n in (7, 90) else ' '} {n} at {'t1' if n % 3 else 't2'}" for n in range(300)]
    told = story([*lines, "  WRONG: it was t1", "  and so on"], "it was t1", ["t1", "t2"])
    assert len(told) == MOST_EVENTS and told[:2] == [lines[7], lines[90]] and told[-1] == "  WRONG: it was t1"
    assert not any("t2" in line for line in told if line.startswith(" "))


@pytest.mark.soak
def test_a_thousand_seeds() -> None:
    assert "1000 runs, 0 failed" in simulated("--seeds", "1000", "2000", "--minutes", "10")
