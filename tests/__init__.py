"""Tests. `make test` runs them against the installed package, once compiled and once pure."""

import os

FORM = os.environ.get("PETTEIA_FORM", "")
"""The form that has to be loaded: `compiled`, `pure`, or nothing when a test is run by hand on the sources."""


def budget(n: int) -> int:
    """How many rounds of something to do: `n`, or the percentage of it that PETTEIA_BUDGET says, but at least one."""
    return max(1, n * int(os.environ.get("PETTEIA_BUDGET", "100")) // 100)
