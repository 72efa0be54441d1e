"""Tests. `make test` runs them against the installed package, once compiled and once pure."""

import ast
import os
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[1]

FORM = os.environ.get("PETTEIA_FORM", "")
"""The form that has to be loaded: `compiled`, `pure`, or nothing when a test is run by hand on the sources."""


BUDGET = int(os.environ.get("PETTEIA_BUDGET", "100"))
"""How much of what could be tried is tried, in percent: `make test` takes less, `make soak` all of it."""


def budget(n: int) -> int:
    """How many rounds of something to do: `n`, or the percentage of it that PETTEIA_BUDGET says, but at least one."""
    return max(1, n * BUDGET // 100)


def some(every: list[T], few: list[T]) -> list[T]:
    """The cases to try: every one, or few of them in the form that is ten times slower, unless all is to be tried."""
    return few if FORM == "pure" and BUDGET < 100 else every


def left_interpreted() -> set[str]:
    """The modules of compiled rooms that `setup.py` leaves alone, by path."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "INTERPRETED" and node.value is not None:
            return {
                path.relative_to(ROOT).as_posix()
                for pattern in ast.literal_eval(node.value)
                for path in sorted(ROOT.glob(pattern)) or [ROOT / pattern]
            }
    raise AssertionError("setup.py has no INTERPRETED")
