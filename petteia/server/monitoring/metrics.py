"""The server's metrics, for Prometheus."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from petteia.server.monitoring.loop_lag import LoopLag

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Moves(Collector):
    """How many decisions there were and how long they took. Prometheus' own counters lock and look up at every step,
    which for something that happens with every move shows; this one belongs to the loop."""

    def __init__(self) -> None:
        self.within = [0] * (len(QUICK) + 1)
        """How many took no longer than each of `QUICK`, but longer than the one before; the last: longer than all."""
        self.seconds = 0.0

    def collect(self) -> Iterator[Any]:
        """The figures of this moment."""
        sums = list(accumulate(self.within))
        yield CounterMetricFamily("petteia_moves", "Decisions of people that became durable", value=sums[-1])
        yield HistogramMetricFamily(
            "petteia_decision_seconds",
            "From the arrival of a decision until it is durable, sent out and acknowledged",
            buckets=list(zip((*map(floatToGoString, QUICK), "+Inf"), sums, strict=True)),
            sum_value=self.seconds,
        )


class Metrics:
    """Counters of one server; each has a registry of its own, so that two servers in a process do not mix."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        registry = self.registry = CollectorRegistry()
        self._moves = Moves()
        registry.register(self._moves)
        self.stale = Counter("petteia_stale", "Decisions that came too late or twice", registry=registry)
        self.refused = Counter("petteia_refused", "Messages that were refused", ["code"], registry=registry)
        self.requests = Counter("petteia_requests", "HTTP requests by status", ["status"], registry=registry)
        self.request = Histogram("petteia_request_seconds", "HTTP requests", buckets=QUICK, registry=registry)
        self.connections = Gauge("petteia_connections", "WebSockets that are open", registry=registry)
        self.notices = Counter("petteia_notices", "People told that it is their move", ["kind"], registry=registry)
        self.notices_failed = Counter("petteia_notices_failed", "And not reached", ["kind"], registry=registry)
        self.reports = Counter("petteia_reports", "What guests reported to the operator", registry=registry)
        self.loop_lag = LoopLag()
        registry.register(self.loop_lag)
        self.work = Histogram("petteia_work_seconds", "How long scribes work", buckets=QUICK, registry=registry)
        self.work_ended = Counter("petteia_work_ended", "Wishes that took too much", registry=registry)
        self._waiting = Gauge("petteia_work_waiting", "Wishes that wait for a scribe", registry=registry)
        self.bot = Histogram("petteia_bot_seconds", "How long bots think", buckets=QUICK, registry=registry)
        self.bot_failures = Counter("petteia_bot_failures", "Questions a bot had no answer to", registry=registry)
        self.bot_starts = Counter("petteia_bot_starts", "Worker processes started", registry=registry)

    def works(self, waiting: Callable[[], int]) -> None:
        """Also report how many requests wait for a job worker."""
        self._waiting.set_function(waiting)

    def moved(self, seconds: float) -> None:
        """A decision became durable, so long after it arrived."""
        self._moves.within[bisect_left(QUICK, seconds)] += 1
        self._moves.seconds += seconds

    def watch(
        self,
        statuses: Callable[[], Tally[str]],
        store: Callable[[], dict[str, int]],
        sizes: Callable[[], dict[str, float]],
    ) -> None:
        """Also tell what others count: tables in memory by status, what the store has done, how large things are."""
        self.registry.register(_OtherCollector(statuses, store, sizes))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class _OtherCollector(Collector):
    def __init__(
        self,
        statuses: Callable[[], Tally[str]],
        store: Callable[[], dict[str, int]],
        sizes: Callable[[], dict[str, float]],
    ) -> None:
        self.sizes = sizes
        self.statuses = statuses
        self.store = store

    def collect(self) -> Iterator[Any]:
        """The figures of this moment."""
        tables = GaugeMetricFamily("petteia_tables", "Tables in memory", labels=["status"])
        for status, number in sorted(self.statuses().items()):
            tables.add_metric([status], number)
        yield tables
        for name, size in self.sizes().items():
            yield GaugeMetricFamily(f"petteia_{name}", f"At this moment: {name}", value=size)
        for name, number in self.store().items():
            yield CounterMetricFamily(f"petteia_store_{name}", f"What the store has written: {name}", value=number)
