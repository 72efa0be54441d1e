"""What the processes of one machine ask each other, so that any of them that answers at their port speaks for all.

Each listens in a folder that the supervisor made and only its own user may enter. A process that was killed has left a
socket where nothing listens; one that hangs lets the others wait, for a moment, and is reported.
"""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from petteia.server.monitoring.logs import log

PATIENCE_SECONDS: Final = 4.0
"""Longer than a process waits for its store before it says that it is not well."""
LONGEST_QUESTION: Final = 20

Answer = Callable[[], Awaitable[bytes]]


class Siblings:
    """The processes of a machine, seen from one of them."""

    def __init__(self, folder: Path, answers: dict[str, Answer]) -> None:
        self.folder = folder
        self.answers = answers
        self.me = str(os.getpid())
        self._server: asyncio.Server | None = None
        self._asked: dict[str, asyncio.Future[dict[str, bytes | None]]] = {}
        """Questions under way: callers who ask the same meanwhile wait for the same answers, or connections to a
        process that hangs would pile up."""

    async def begin(self) -> None:
        """Start answering the other processes."""
        self._server = await asyncio.start_unix_server(self._answer, self.folder / self.me, limit=LONGEST_QUESTION)

    async def end(self) -> None:
        """Stop answering."""
        if self._server is not None:
            self._server.close()
            with contextlib.suppress(FileNotFoundError):
                (self.folder / self.me).unlink()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ValueError):  # the caller has gone, or asks an unknown question
            answer = self.answers.get((await reader.readline()).decode().strip())
            if answer is not None:
                writer.write(await answer())
            await writer.drain()
        writer.close()

    async def ask(self, question: str) -> dict[str, bytes | None]:
        """The answers of all other processes; None from one that hangs."""
        under_way = self._asked.get(question)
        if under_way is None:
            under_way = self._asked[question] = asyncio.ensure_future(self._ask_all(question))
            under_way.add_done_callback(lambda _: self._asked.pop(question, None))
        return await asyncio.shield(under_way)

    async def _ask_all(self, question: str) -> dict[str, bytes | None]:
        others = sorted(path for path in self.folder.iterdir() if path.name != self.me)
        said = await asyncio.gather(*(self._ask(path, question) for path in others))
        return {path.name: answer for path, answer in zip(others, said, strict=True) if answer != b""}

    async def _ask(self, path: Path, question: str) -> bytes | None:
        """The answer of a process; None from one that is gone."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                reader, writer = await asyncio.open_unix_connection(path)
                writer.write(f"{question}\n".encode())
                try:
                    return await reader.read()
                finally:
                    writer.close()
        except TimeoutError:
            log.warning("a process of the house does not answer", extra={"process": path.name})
            return None
        except ConnectionRefusedError:
            path.unlink(missing_ok=True)
            return b""
        except OSError:
            return b""


class MergedMetrics(Collector):
    """The figures of all processes, each under its own number."""

    def __init__(self, told: dict[str, bytes | None]) -> None:
        self.told = told

    def collect(self) -> Iterator[Any]:
        """One family for what all of them count."""
        up = GaugeMetricFamily("petteia_process_up", "Whether a process answers", labels=["process"])
        families: dict[str, Metric] = {}
        for process, text in sorted(self.told.items()):
            up.add_metric([process], 1 if text is not None else 0)
            for family in text_string_to_metric_families((text or b"").decode()):
                whole = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    whole.add_sample(sample.name, {**sample.labels, "process": process}, sample.value)
        yield up
        yield from families.values()


def together(told: dict[str, bytes | None]) -> bytes:
    """What Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(MergedMetrics(told))
    return generate_latest(registry)
