"""Reports the versions with which the suites run, and which suites do not."""

import os
from pathlib import Path

import pytest

from tests.suites import missing, versions

# Their suites warn where they would like something else; what counts is what they assert.
FILTERS = ("default",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "suites" in item.path.parts:
            for line in FILTERS:
                item.add_marker(pytest.mark.filterwarnings(line))


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """A suite whose package is missing is not collected; the summary names it."""
    lacking = {f"test_{package}.py" for package in missing()}
    return True if collection_path.name in lacking else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"public suites: {versions()}")
    lines = [f"not run: {package}: {why}" for package, why in missing().items()]
    for line in lines:
        terminalreporter.write_line(line)
    notes = os.environ.get("PETTEIA_STAGES")
    if notes and lines:
        with Path(notes, "not_run").open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
