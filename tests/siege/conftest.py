"""The siege's fixtures, and the table at the end. `PETTEIA_SIEGE_ROWS=FILE` also keeps each row when it is known, which
`python -m tests.siege FILE` writes as the table of docs/siege.md. `PETTEIA_SIEGE_WORKERS=4` has the house that most
sieges share be four processes on one PostgreSQL."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.siege.siegecraft import Field, Instance, Row
from tests.store.postgresql import Server, lent

GENEROUS = {
    "guests_per_minute": 6000,
    "requests_per_second": 2000,
    "lines_per_minute": 6000,
    "starts_per_minute": 6000,
}
"""Limits that every attacker would get round by coming from several addresses; here all come from one."""
ROW = "siege row"


WORKERS = int(os.environ.get("PETTEIA_SIEGE_WORKERS", "0"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """For servers of several processes."""
    yield from lent()


@pytest.fixture(scope="session")
def shape(request: pytest.FixtureRequest) -> Callable[[], dict[str, Any]]:
    """The parts of the attacked server: one process on a file, or as requested."""
    if not WORKERS:
        return dict
    server: Server = request.getfixturevalue("postgresql")
    return lambda: {"database": server.fresh(), "workers": WORKERS}


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory, shape: Callable[[], dict[str, Any]]) -> Iterator[Instance]:
    """One server for all small sieges. At the end it must still stop when told."""
    with Instance(tmp_path_factory.mktemp("siege"), limits=GENEROUS, log_level="info", port=0, **shape()) as server:
        yield server


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Instance]:
    """The attacked server: the shared one for small figures, a fresh one for large ones."""
    if request.node.get_closest_marker("soak") is None:
        yield request.getfixturevalue("shared_house")
        return
    shape: Callable[[], dict[str, Any]] = request.getfixturevalue("shape")
    with Instance(tmp_path / "house", limits=GENEROUS, log_level="info", port=0, **shape()) as own:
        yield own


@pytest.fixture
def strict_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Instance]:
    """As `server`, with the default limits where figures are large."""
    if request.node.get_closest_marker("soak") is None:
        yield request.getfixturevalue("shared_house")
        return
    shape: Callable[[], dict[str, Any]] = request.getfixturevalue("shape")
    with Instance(tmp_path / "house", limits={}, log_level="info", port=0, **shape()) as own:
        yield own


@pytest.fixture
def judge(request: pytest.FixtureRequest, record_property: Callable[[str, Any], None]) -> Callable[[Field], None]:
    """Whether the server held; its row goes into the table either way. A fresh server is stopped in its present
    state."""
    large = request.node.get_closest_marker("soak") is not None

    def judged(field: Field) -> None:
        try:
            if large:
                field.instance.send_victims_home()
                field.row.term_s = field.instance.shut()
            field.held(large)
        finally:
            record_property(ROW, msgspec.json.encode(field.row).decode())
            if rows := os.environ.get("PETTEIA_SIEGE_ROWS"):
                with open(rows, "ab") as file:
                    file.write(msgspec.json.encode(field.row) + b"\n")

    return judged


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """The table: the attack, what is sent, and how long others waited at most."""
    reports = [r for kind in ("passed", "failed") for r in terminalreporter.stats.get(kind, [])]
    found = [
        msgspec.json.decode(value, type=Row)
        for report in reports
        for name, value in getattr(report, "user_properties", [])
        if name == ROW and report.when == "call"
    ]
    if not found:
        return
    terminalreporter.section("what others noticed of each siege")
    figures = ("moves", "p50", "p99", "max ms", "lost", "MB", "fds", "TERM s")
    head = ("attack", "what the attacker sends", "others before", *figures)
    rows = [head]
    for row in sorted(found, key=lambda row: row.attack):
        waited = (f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", f"{row.max_ms:.1f}")
        rest = (str(row.lost), f"{row.memory_mb:.0f}", str(row.descriptors), f"{row.term_s:.1f}" if row.term_s else "-")
        rows.append((row.attack, row.sends, row.before or "-", str(row.moves), *waited, *rest))
    widths = [max(len(row[n]) for row in rows) for n in range(len(head))]
    for row in rows:
        cells = [text.ljust(w) if n < 3 else text.rjust(w) for n, (text, w) in enumerate(zip(row, widths, strict=True))]
        terminalreporter.write_line("  ".join(cells))
