"""The basis of every test: which package is loaded, and where the small game is."""

import functools
import gc
import os
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

ROOT = Path(__file__).resolve().parents[1]

# `tests` is found through the project's folder, but behind everything installed: `petteia` must be the wheel's.
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))
# The small game's source, interpreted in both forms: tests break it by subclassing, which compiled games do not allow.
sys.path.append(str(ROOT / "tests" / "games" / "agora"))


from tests.cost import Costs, adopt, bury, spent  # noqa: E402
from tests.stages import FIRST, LANES, part_of  # noqa: E402

# Whoever speaks reads the files of a language, a third of a second each time; what comes out is only ever read. As it
# stays in memory, nobody has to look through it for cycles.
_parse = FluentParser.parse


@functools.cache
def _parsed(source: str) -> Resource:
    out = _parse(FluentParser(), source)
    gc.freeze()
    return out


FluentParser.parse = lambda self, source: _parsed(source)  # type: ignore[method-assign]

DEAREST = 12
"""The number of tests, and of files, listed with their costs at the end."""


def pytest_configure(config: pytest.Config) -> None:
    adopt()
    notes = os.environ.get("PETTEIA_STAGES")
    if notes and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes(Path(notes), config.getoption("numprocesses", None) or 1))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Told())


def pytest_unconfigure() -> None:
    bury()


class Told:
    """Reports at the end which tests cost most."""

    def __init__(self) -> None:
        self.costs = Costs()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.costs.add(report.nodeid, dict(report.user_properties).get("processor", 0.0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.costs.told(DEAREST, DEAREST):
            terminalreporter.write_line(line)


_told_until = [0.0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The cost since the last report belongs to this phase; the cost before a test counts as its setup."""
    report = yield
    now = spent()
    report.user_properties.append(("processor", round(max(0.0, now - _told_until[0]), 3)))
    _told_until[0] = now
    return report


class Notes:
    """Records for the summary of `make test` the time of each part of the tests, and every test that failed even
    once."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        self.workers = workers
        self.seconds: Counter[str] = Counter()
        self.processor: Counter[str] = Counter()
        self.costs = Costs()

    def note(self, name: str, line: str) -> None:
        with (self.folder / name).open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = dict(report.user_properties)
        part = told.get("part", FIRST)  # a worker that died says nothing about its last test
        self.seconds[part] += report.duration
        self.processor[part] += told.get("processor", 0.0)
        self.costs.add(report.nodeid, told.get("processor", 0.0))
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            why = (crash.message if crash else report.longreprtext).strip().partition("\n")[0]
            self.note("failed", f"{report.nodeid} ({report.when}) {why}")

    def pytest_sessionfinish(self) -> None:
        for part, seconds in self.seconds.items():
            self.note("parts", f"{seconds / self.workers / len(LANES):.2f} {self.processor[part]:.2f} {part}")
        for test, processor in self.costs.tests.items():  # for whoever wants to save some
            self.note("costs", f"{processor:.2f} {test}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        mark = item.get_closest_marker("part")
        item.user_properties.append(("part", part_of(item.path, str(mark.args[0]) if mark else None)))


def pytest_report_header() -> str:
    import petteia
    from petteia.engine.build import build

    wanted = os.environ.get("PETTEIA_FORM", "not said which")
    return f"petteia: {build()} (wanted: {wanted}) from {Path(petteia.__file__).parent}"


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory: searching them for cycles again and again took a sixth of the conformance
    tests' time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    _told_until[0] = spent()
