"""Which package may import which (docs/architecture.md): imports between the packages of Petteia point one way."""

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests import ROOT, left_interpreted

PACKAGE = ROOT / "petteia"

# The engine's types are what all the others speak in. FRONT is the package's own front door, `petteia.load`.
FRONT = "(front door)"
ALLOWED_IMPORTS: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "locale": set(),
    "bots": {"engine", "games"},
    "tables": {"engine", "bots"},
    "store": {"tables"},
    "server": {"engine", "tables", "store", "locale", FRONT},
    "tab": {"engine", "games", "bots", "tables", "store", "server", FRONT},
    "lab": {"engine", "games", "bots", FRONT},
    "adapters": {"engine", "games", "bots", FRONT},
    "benchmark": {"engine", "games", "bots", "lab", "adapters", "locale", FRONT},
    FRONT: {"engine", "games"},
}
ALLOWED_IMPORTS["cli"] = set(ALLOWED_IMPORTS)

BARE = {"librt", "mypy_extensions"}
"""What the engine may use beyond the standard library, and only in the one module that passes it on."""
PASSES_IT_ON = "petteia/engine/ints.py"
COMPILED = {"engine": set(), "games": set(), "bots": set(), "tables": {"msgspec"}}
"""The packages that are compiled, and what each may use besides. A build has nothing else at hand, either: what they
import has to be there when they are compiled, so it stands in the extra `compile`."""

MODULES = sorted(p for p in PACKAGE.rglob("*.py"))


def package_of(name: str) -> str:
    """The package of a dotted name."""
    parts = name.split(".")
    if parts[1:2] == ["__main__"]:
        return "cli"  # `python -m petteia` is the command
    return parts[1] if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() else FRONT


def dotted(file: Path) -> str:
    """A file's module name."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(file: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(file.read_text("utf-8"))


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Everything a file imports, wherever in it: line and full dotted name."""
    folder = dotted(file).split(".")
    if file.name != "__init__.py":
        folder = folder[:-1]
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = folder[: len(folder) - node.level + 1] if node.level else []
            for alias in node.names:
                yield node.lineno, ".".join([*base, *filter(None, [node.module]), alias.name])


def breaches(file: Path) -> Iterator[str]:
    """Imports of a file that its package does not allow."""
    here = file.relative_to(ROOT).as_posix()
    package = package_of(dotted(file))
    for line, name in imports(file):
        top = name.split(".")[0]
        if top == "petteia":
            other = package_of(name)
            if other != package and other not in ALLOWED_IMPORTS[package]:
                yield f"{here}:{line}: {package} may not know {other} ({name})"
            mine, its = dotted(file).split("."), name.split(".")
            if package == other == "games" and len(mine) > 2 and len(its) > 2 and mine[2] != its[2]:
                yield f"{here}:{line}: a game may not know another game ({name})"
        elif package in COMPILED and here not in left_interpreted():
            allowed = COMPILED[package] | (BARE if here == PASSES_IT_ON else set())
            if top == "random" and package != "bots":
                yield f"{here}:{line}: chance is handed in, never drawn from a global generator"
            elif top not in sys.stdlib_module_names and top not in allowed:
                rest = " and ".join(["the standard library", "petteia.engine.ints", *sorted(COMPILED[package])])
                yield f"{here}:{line}: {package} uses only {rest}, not {top}"


def test_packages_only_import_what_they_may():
    assert [breach for file in MODULES for breach in breaches(file)] == []


def test_what_every_package_may_import_is_written_down():
    packages = {p.parent.name for p in PACKAGE.glob("*/__init__.py")}
    assert "engine" in packages
    assert packages <= set(ALLOWED_IMPORTS), "add the new package to ALLOWED_IMPORTS and to docs/architecture.md"


def known_by(file: Path, modules: set[str]) -> set[str]:
    """The modules of the package that a file imports, anywhere: inside functions and for type checkers, too."""
    found = {name if name in modules else name.rpartition(".")[0] for _, name in imports(file)}
    return (found & modules) - {dotted(file)}


def rings(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other, directly or by way of others."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen, waiting = set[str](), [*graph[start]]
        while waiting:
            one = waiting.pop()
            if one not in seen:
                seen.add(one)
                waiting += graph[one]
        reached[start] = seen
    together = {frozenset({name, *(other for other in to if name in reached[other])}) for name, to in reached.items()}
    return sorted(sorted(ring) for ring in together if len(ring) > 1)


def test_no_modules_import_each_other():
    modules = {dotted(file) for file in MODULES}
    graph = {dotted(file): known_by(file, modules) for file in MODULES}
    assert rings(graph) == []


def test_a_ring_of_imports_is_found():
    assert rings({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]


MOST_LINES = 400
WRITTEN = "cells.py"
"""Modules that are written from a schema may be as long as it takes."""


def lengths() -> dict[str, int]:
    """How many lines each file of the package has."""
    return {
        p.relative_to(ROOT).as_posix(): len(p.read_text("utf-8").splitlines())
        for p in PACKAGE.rglob("*.py")
        if p.name != WRITTEN
    }


def test_no_file_is_longer_than_a_reader_bears():
    assert {path: lines for path, lines in lengths().items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize(
    "where, line, says",
    [
        ("engine/x.py", "import petteia.games", "engine may not know games"),
        ("engine/x.py", "from petteia import load", "engine may not know (front door)"),
        ("engine/x.py", "from ..games import registry", "engine may not know games"),
        ("engine/x.py", "def f():\n    import numpy", "not numpy"),
        ("engine/x.py", "from librt.vecs import vec", "not librt"),
        ("engine/x.py", "from random import Random", "global generator"),
        ("bots/x.py", "import msgspec", "not msgspec"),
        ("tables/x.py", "import litestar", "not litestar"),
        ("games/one/x.py", "from petteia.games.two import state", "another game"),
        ("games/one/x.py", "from petteia import cli", "games may not know cli"),
        ("locale/x.py", "from petteia.engine import view", "locale may not know engine"),
    ],
)
def test_a_forbidden_import_is_noticed(monkeypatch, tmp_path, where, line, says):
    for package in ("engine", "games", "bots", "tables", "cli", "locale"):
        (tmp_path / "petteia" / package).mkdir(parents=True)
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path / "petteia")
    file = tmp_path / "petteia" / where
    file.parent.mkdir(exist_ok=True)
    file.write_text(line)
    assert [says in breach for breach in breaches(file)] == [True]


def test_whatever_is_imported_is_declared():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {re.split(r"[<>=~!\[ .]", name)[0].replace("-", "_") for name in project["dependencies"]}
    extras = project["optional-dependencies"]
    chosen = ("learn", "ladder", "lab", "cluster", "rl", "postgres", "notice", "passkey", "share")
    by_choice = [name for extra in chosen for name in extras[extra]]
    declared |= {re.split(r"[<>=~!\[ .]", name)[0] for name in by_choice}
    declared.add("pyspiel")  # the module of open_spiel
    used = {name.split(".")[0] for file in MODULES for _, name in imports(file)}
    assert used - set(sys.stdlib_module_names) - {"petteia", "__future__"} - declared == set()


def test_what_compiled_packages_use_is_there_when_they_are_compiled():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for name in sorted(set().union(*COMPILED.values()) | {"librt"}):
        (wanted,) = [line for line in project["dependencies"] if line.startswith(name)]
        assert wanted in project["optional-dependencies"]["compile"]


def test_every_dependency_is_explained():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    explained = (ROOT / "docs" / "dependencies.md").read_text("utf-8").lower()
    wanted = project["dependencies"] + [name for extra in project["optional-dependencies"].values() for name in extra]
    names = {re.split(r"[<>=~!\[ ]", name)[0] for name in wanted} - {"petteia"}
    assert [name for name in sorted(names) if f"**{name}**" not in explained] == []


BUILT = {".git", ".venv", ".venv-pure", ".venv-suites", "build", "dist", "node_modules", "__pycache__"}
OF_A_MACHINE = re.compile(r"(?<![\w.])/(work|tmp|home|root|Users|opt)/\w|\.\./+shared\b|[A-Z]:\\Users")


def texts() -> Iterator[Path]:
    """Every file that belongs to the project and can be read."""
    for folder, inside, files in os.walk(ROOT):
        inside[:] = [p for p in inside if p not in BUILT and not re.fullmatch(r"\.(.*_cache|hypothesis)", p)]
        yield from (Path(folder, name) for name in files if Path(name).suffix in TEXT and name not in BUILT)


TEXT = {".py", ".md", ".toml", ".ftl", ".txt", ".json", ".svelte", ".ts", ".css", ".html", ".record", ".yml", ""}


def test_nothing_names_a_path_of_one_machine():
    found = []
    for path in texts():
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            if OF_A_MACHINE.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert found == []


def test_a_path_of_one_machine_would_be_noticed():
    for folder in ("work", "tmp", "home", "root"):
        assert OF_A_MACHINE.search(f"open('/{folder}/someone/x')")
    assert OF_A_MACHINE.search("../" + "shared/rules")
    assert not OF_A_MACHINE.search("https://example.org/home/page")
