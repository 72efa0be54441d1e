"""Tests. `make test` runs them against the installed package, once compiled and once pure."""

import ast
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")

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


CLOSELY = max(*some([4], [2]), budget(10))
"""So many positions of a game are looked at closely; uncompiled, one late in a game of Parthenon takes six seconds."""


def chequered(ones: Iterable[T], others: Iterable[U]) -> list[tuple[T, U]]:
    """One of each with one of the others: all pairs, or like the white squares of a board every second of them, so that
    each is still there."""
    every = list(enumerate(others))
    return [(a, b) for i, a in enumerate(ones) for j, b in every if BUDGET == 100 or (i + j) % 2 == 0]


@cache
def left_interpreted() -> set[str]:
    """The modules of compiled packages that `setup.py` leaves alone, by path."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "INTERPRETED" and node.value is not None:
            return {
                path.relative_to(ROOT).as_posix()
                for pattern in ast.literal_eval(node.value)
                for path in sorted(ROOT.glob(pattern)) or [ROOT / pattern]
            }
    raise AssertionError("setup.py has no INTERPRETED")
