"""What a test costs in seconds of processor, with everything that it started.

Seconds by the clock say little on a machine that others use, too. These count the test's own process and all below it:
houses, scribes, browsers.
"""

import contextlib
import ctypes
import os
import sys
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def spent() -> float:
    """Seconds of processor time that this process and everything it ever started have used so far."""
    own = sum(os.times()[:4])
    return own + sum(_below(os.getpid())) if _has_children() else own


def _has_children() -> bool:
    """Looking through all processes is expensive, and most tests start none."""
    if not hasattr(os, "waitid"):
        return False
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def _below(pid: int) -> list[float]:
    """The processor time of each process below one that has not been waited for, including what it waited for itself.
    Its children are found by name: reading every process of the machine takes fifty times as long."""
    found, at = [], [pid]
    while at:
        for child in _children(at.pop()):
            try:
                # What follows the name, which may hold anything: state, parent, …; user and system, own and waited for.
                fields = Path(f"/proc/{child}/stat").read_bytes().rpartition(b")")[2].split()
            except OSError:  # it has just ended
                continue
            found.append(sum(map(int, fields[11:15])) / TICKS)
            at.append(child)
    return found


def _children(pid: int) -> list[int]:
    """The processes started by one, from any of its threads."""
    out: list[int] = []
    with contextlib.suppress(OSError):  # there is no such list, or the process has just ended
        for thread in os.listdir(f"/proc/{pid}/task"):
            out += map(int, Path(f"/proc/{pid}/task/{thread}/children").read_bytes().split())
    return out


PR_SET_CHILD_SUBREAPER = 36
"""From linux/prctl.h."""


def adopt() -> None:
    """Processes that outlive their parent become children of this one, if the system allows it: a browser never waits
    for the processes that draw its pages, and their time would not be counted."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def bury() -> None:
    """Wait for everything below that has ended, so that whoever waits for this process gets its time."""
    with contextlib.suppress(ChildProcessError, AttributeError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


class Costs:
    """The most expensive tests, file by file, from the reports of each phase of each test."""

    def __init__(self) -> None:
        self.tests: dict[str, float] = {}

    def add(self, test: str, seconds: float) -> None:
        self.tests[test] = self.tests.get(test, 0.0) + seconds

    def files(self) -> dict[str, float]:
        """The total cost of the tests in each file."""
        total: dict[str, float] = {}
        for test, seconds in self.tests.items():
            file = test.partition("::")[0]
            total[file] = total.get(file, 0.0) + seconds
        return total

    def told(self, tests: int, files: int) -> list[str]:
        """The most expensive tests and files, most expensive first; those under a second are left out."""
        lines = [f"processor seconds: {sum(self.tests.values()):.0f} in all; the dearest tests and files:"]
        for costs, many in ((self.tests, tests), (self.files(), files)):
            dearest = sorted(costs.items(), key=lambda each: -each[1])[:many]
            lines += [f"{seconds:7.1f} s  {name}" for name, seconds in dearest if seconds >= 1]
        return lines
