"""How long the loop lets others wait, measured all the time.

A beat is due every fiftieth of a second. The *lag* is how late it comes: everybody who wants something at that moment
waits so long. The *hold* is the part of the lag that the loop used itself and did not lose to other programs on the
machine: never more than the processor time since the last beat.
"""

import asyncio
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final

from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

EVERY: Final = 0.02
MINUTE: Final = 60.0
STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class LoopLag(Collector):
    """Beats on the loop it is begun on."""

    def __init__(self) -> None:
        self.within = [0] * (len(STEPS) + 1)
        self.seconds = 0.0
        self.longest = 0.0
        """The longest delay since this was last reset."""
        self._minute: deque[tuple[float, float, float]] = deque()
        """When, lag and hold of those beats in the last minute than which none since was longer."""
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._used = 0.0

    def begin(self) -> None:
        """From now on."""
        self._used = time.thread_time()
        self._next()

    def end(self) -> None:
        """No more."""
        if self._timer is not None:
            self._timer.cancel()

    def _next(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + EVERY
        self._timer = loop.call_at(self._due, self._beat)

    def _beat(self) -> None:
        used = time.thread_time()
        lag = max(0.0, asyncio.get_running_loop().time() - self._due)
        hold = min(lag, used - self._used)
        self._used = used
        self.within[bisect_left(STEPS, lag)] += 1
        self.seconds += lag
        self.longest = max(self.longest, hold)
        now = time.monotonic()
        while self._minute and self._minute[-1][1] <= lag:
            self._minute.pop()
        self._minute.append((now, lag, hold))
        while self._minute[0][0] < now - MINUTE:
            self._minute.popleft()
        self._next()

    def collect(self) -> Iterator[Any]:
        """The figures of this moment."""
        sums = list(accumulate(self.within))
        yield HistogramMetricFamily(
            "petteia_loop_lag_seconds",
            "How late the loop is, felt fifty times a second",
            buckets=list(zip((*map(floatToGoString, STEPS), "+Inf"), sums, strict=True)),
            sum_value=self.seconds,
        )
        lag = self._minute[0][1] if self._minute else 0.0
        hold = max((hold for _, _, hold in self._minute), default=0.0)
        yield GaugeMetricFamily("petteia_loop_lag_max_seconds", "The longest lag of the last minute", value=lag)
        yield GaugeMetricFamily("petteia_loop_hold_max_seconds", "Of that, what the loop itself used", value=hold)
