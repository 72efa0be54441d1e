"""Tables reach time, randomness, threads and processes through what they are given, so that they can be simulated."""

import ast
from pathlib import Path
from types import ModuleType

import petteia.store
import petteia.tables

OUTSIDE = {"datetime", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
SEAMS = {
    ("days.py", "datetime"),  # the dates of times that it is given
    ("live/live_table.py", "time"),  # the clock that a registry has if it is given none
    ("live/opening.py", "secrets"),  # and its randomness
}

STORES = {
    ("journals/delivered.py", "time"),  # how long a page may take to read
    ("maintenance.py", "os"),  # sizes of files
    ("people/merge_and_erase.py", "time"),  # how long a search may take at once
    ("people/notices.py", "secrets"),  # keys and claims
    ("postgres/cluster.py", "secrets"),
    ("postgres/cluster.py", "threading"),
    ("postgres/connection.py", "os"),
    ("postgres/connection.py", "time"),
    ("postgres/listener.py", "socket"),
    ("postgres/listener.py", "threading"),
    ("postgres/store.py", "secrets"),
    ("postgres/store.py", "threading"),
    ("postgres/store.py", "time"),
    ("sqlite/file.py", "os"),
    ("sqlite/file.py", "threading"),
    ("writer.py", "threading"),  # its thread: `_sit_down`
}
"""What stores reach by themselves: drivers and files of the real ones, and these."""


def imported(file: Path) -> set[str]:
    """The packages that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names


def found_in(package: ModuleType) -> set[tuple[str, str]]:
    """What the files of a package reach by themselves."""
    folder = Path(package.__path__[0])
    files = sorted(folder.rglob("*.py"))
    assert len(files) > 25
    return {(file.relative_to(folder).as_posix(), name) for file in files for name in imported(file) & OUTSIDE}


def test_nothing_goes_around_the_seams() -> None:
    assert found_in(petteia.tables) == SEAMS


def test_what_a_store_reaches_by_itself_is_no_part_of_what_is_simulated() -> None:
    assert found_in(petteia.store) == STORES
