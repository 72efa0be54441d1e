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
"""The form that must be loaded: `compiled`, `pure`, or empty when a test is run by hand on the sources."""


BUDGET = int(os.environ.get("PETTEIA_BUDGET", "100"))
"""The share of the possible work to do, in percent: `make test` does less, `make soak` all of it."""


def budget(n: int) -> int:
    """The number of rounds: `n`, or the percentage of it in PETTEIA_BUDGET, but at least one."""
    return max(1, n * BUDGET // 100)


def some(every: list[T], few: list[T]) -> list[T]:
    """The cases to try: all, or only a few in the form that is ten times slower, unless everything is to be tried."""
    return few if FORM == "pure" and BUDGET < 100 else every


CLOSELY = max(*some([4], [2]), budget(10))
"""The number of positions of a game to examine closely; uncompiled, a late one of Parthenon takes six seconds."""


def chequered(ones: Iterable[T], others: Iterable[U]) -> list[tuple[T, U]]:
    """Pairs of one of each: all of them, or every second like the white squares of a board, so that each value still
    occurs."""
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
