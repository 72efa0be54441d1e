"""A house whose wall clock jumps: `python jumping.py FILE serve …` is `petteia serve …`, and SIGUSR1 sets the clock,
as many seconds ahead as stand in FILE."""

import runpy
import signal
import sys
import time
from pathlib import Path

FILE = Path(sys.argv[1])
_time, _time_ns = time.time, time.time_ns
_off = 0


def jump(*_: object) -> None:
    """The clock shows another time from now on."""
    global _off
    _off = int(FILE.read_text())


if __name__ == "__main__":
    time.time = lambda: _time() + _off
    time.time_ns = lambda: _time_ns() + 1_000_000_000 * _off
    signal.signal(signal.SIGUSR1, jump)
    sys.argv = ["petteia", *sys.argv[2:]]
    runpy.run_module("petteia", run_name="__main__")
