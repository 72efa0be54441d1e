"""Finds few events that still make a seed fail in the same way, and tells the story of what happens with them.

Events are what need not happen: faults, servers that die or hang, what people do besides deciding, and whole groups of
people.
"""

import re
import time
from collections.abc import Callable
from typing import Final

from tests.simulation.world import World

MOST_TRIES: Final = 400
MOST_S: Final = 90.0
"""How much processor time shrinking takes at most."""
MOST_EVENTS: Final = 50
"""How long a story is."""
_NAMES: Final = re.compile(r"[\w.-]*\d[\w.-]*")


def of_the_same_kind(failure: str) -> str:
    """A failure without its names and numbers."""
    return _NAMES.sub("#", failure)[:60]


def shrunk(run: Callable[[frozenset[str] | None], World], seconds: float = MOST_S) -> World:
    """The run with the fewest events that was found to fail in the same way. Halves of the events are left out, then
    quarters, and so on, as in delta debugging; leaving events out changes what comes after them, so every try is a run
    of its own."""
    best = run(None)
    kind = of_the_same_kind(best.failures[0]) if best.failures else ""
    began, tries, pieces = time.process_time(), 0, 2
    while best.faults.struck and tries < MOST_TRIES and time.process_time() - began < seconds:
        struck = best.faults.struck
        size = -(-len(struck) // pieces)
        smaller = None
        for at in range(0, len(struck), size):
            tries += 1
            tried = run(frozenset(struck[:at] + struck[at + size :]))
            if (
                tried.failures
                and of_the_same_kind(tried.failures[0]) == kind
                and len(tried.faults.struck) < len(struck)
            ):
                smaller = tried
                break
            if tries >= MOST_TRIES or time.process_time() - began >= seconds:
                break
        if smaller is not None:
            best, pieces = smaller, max(2, pieces - 1)
        elif size == 1:
            break
        else:
            pieces = min(2 * pieces, len(struck))
    return best


def story(lines: list[str], failure: str, tables: list[str]) -> list[str]:
    """What led to a failure: its events, and the last of all else that happened at the tables it is about."""
    other = [table for table in tables if table not in failure] if any(t in failure for t in tables) else []
    ends = next((n for n, line in enumerate(lines) if "WRONG" in line), len(lines) - 1)
    told = [line for line in lines[: ends + 1] if line.startswith("!") or not any(table in line for table in other)]
    room = MOST_EVENTS - sum(1 for line in told if line.startswith("!"))
    routine = [n for n, line in enumerate(told) if not line.startswith("!")]
    left = set(routine[-max(1, room) :])
    chosen = [line for n, line in enumerate(told) if line.startswith("!") or n in left]
    return chosen[-MOST_EVENTS:]
