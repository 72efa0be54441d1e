"""Finds few faults that still make a seed fail, and tells the story of what happens with them."""

from collections.abc import Callable
from typing import Final

from tests.simulation.world import World

MOST_TRIES: Final = 200
MOST_EVENTS: Final = 50


def shrunk(run: Callable[[frozenset[int] | None], World]) -> World:
    """The run with the fewest faults that was found to fail. Halves of the faults are left out, then quarters, and so
    on, as in delta debugging; leaving faults out changes what comes after them, so every try is a run of its own."""
    best = run(None)
    pieces, tries = 2, 0
    while best.faults.struck and pieces <= 2 * len(best.faults.struck) and tries < MOST_TRIES:
        struck = best.faults.struck
        size = max(1, len(struck) // pieces)
        for at in range(0, len(struck), size):
            tries += 1
            tried = run(frozenset(struck[:at] + struck[at + size :]))
            if tried.failures and len(tried.faults.struck) < len(struck):
                best = tried
                pieces = max(2, pieces - 1)
                break
            if tries >= MOST_TRIES:
                break
        else:
            if size == 1:
                break
            pieces *= 2
    return best


def story(lines: list[str], failure: str, tables: list[str]) -> list[str]:
    """The last events before a failure, without those of tables that it is not about."""
    other = [table for table in tables if table not in failure] if any(t in failure for t in tables) else []
    told = [line for line in lines if not any(table in line for table in other)]
    ends = next((n for n, line in enumerate(told) if "WRONG" in line), len(told) - 1)
    return told[: ends + 1][-MOST_EVENTS:]
