"""What the house counts, for Prometheus."""

from collections import Counter as Tally
from collections.abc import Callable, Iterator
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters of one house; a registry of its own, so that two houses in a process do not mix."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("petteia_moves", "Decisions of people that became durable", registry=registry)
        self.stale = Counter("petteia_stale", "Decisions that came too late or twice", registry=registry)
        self.refused = Counter("petteia_refused", "Messages that were refused", ["code"], registry=registry)
        self.decision = Histogram(
            "petteia_decision_seconds",
            "From the arrival of a decision until it is durable, sent out and acknowledged",
            buckets=QUICK,
            registry=registry,
        )
        self.requests = Counter("petteia_requests", "HTTP requests by status", ["status"], registry=registry)
        self.request = Histogram("petteia_request_seconds", "HTTP requests", buckets=QUICK, registry=registry)
        self.connections = Gauge("petteia_connections", "WebSockets that are open", registry=registry)
        self.bot = Histogram("petteia_bot_seconds", "How long bots think", buckets=QUICK, registry=registry)
        self.bot_failures = Counter("petteia_bot_failures", "Questions a bot had no answer to", registry=registry)
        self.bot_starts = Counter("petteia_bot_starts", "Worker processes started", registry=registry)

    def watch(self, statuses: Callable[[], Tally[str]], store: Callable[[], dict[str, int]]) -> None:
        """Also tell what others count: tables in memory by status, and what the store has done."""
        self.registry.register(_Others(statuses, store))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class _Others(Collector):
    def __init__(self, statuses: Callable[[], Tally[str]], store: Callable[[], dict[str, int]]) -> None:
        self.statuses = statuses
        self.store = store

    def collect(self) -> Iterator[Any]:
        """The figures of this moment."""
        tables = GaugeMetricFamily("petteia_tables", "Tables in memory", labels=["status"])
        for status, number in sorted(self.statuses().items()):
            tables.add_metric([status], number)
        yield tables
        for name, number in self.store().items():
            yield CounterMetricFamily(f"petteia_store_{name}", f"What the store has written: {name}", value=number)
