"""Tables reach time, randomness, threads and processes through what they are given, so that they can be simulated."""

import ast
from pathlib import Path

import petteia.tables

OUTSIDE = {"datetime", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
SEAMS = {
    ("live/live_table.py", "time"),  # the clock that a registry has if it is given none
    ("live/opening.py", "secrets"),  # and its randomness
}


def imported(file: Path) -> set[str]:
    """The packages that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names


def test_nothing_goes_around_the_seams() -> None:
    folder = Path(petteia.tables.__path__[0])
    files = sorted(folder.rglob("*.py"))
    found = {(file.relative_to(folder).as_posix(), name) for file in files for name in imported(file) & OUTSIDE}
    assert found == SEAMS and len(files) > 30
