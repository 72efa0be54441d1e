"""Statements of Python by room, now or as they were: `python bench/statements [COMMIT]`.

Counted are statements, not lines: how code is broken into lines, comments and docstrings make no difference. What has a
purpose of its own (refusing positions from outside, what an option announces …) is counted apart, then and now alike,
by the names of modules and functions in `APART`; what nobody named there is the rest.
"""

import ast
import io
import re
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "games", "tables", "server")
APART = {
    "positions from outside are refused": (
        r"soundness|ledger_audit|positions|retrace|\.audit|audit_|\.granted"
        r"|packing\.(between|require|Packer\.(refuse|held_to|seat|bits|some_seats|by_seat))"
    ),
    "what an option announces": r"weighing|announcements|parthenon/tags|\.(assumes|batch|question|passable)$",
    "scenarios and tables for tests": r"scenario|tabletop",
    "chances and reach on the boards": r"chances|odds|reach|\.outlook$",
    "options are gone through pairwise": r"conformance/settings",
    "gathering, codes, looking back": r"gathering|tables/(desk|history|archive|proving)|server/(codes|turns)",
    "a house that cannot be brought down": r"server/(http|scribe|pulse|crew|frames)|tables/aside",
}
"""What is counted apart: the path of a module, or of a function in it (`games/deukalion/combat.Fight.audit`)."""


def placed(tree: ast.AST, where: str) -> Iterator[str]:
    """For every statement but docstrings, the path of the class or function that it stands in."""
    for node in ast.iter_child_nodes(tree):
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        inside = f"{where}.{node.name}" if isinstance(node, ast.ClassDef | ast.FunctionDef) else where
        if isinstance(node, ast.stmt) and not text:
            yield inside
        yield from placed(node, inside)


def files(commit: str) -> Iterator[tuple[str, bytes]]:
    """The modules of a commit or, without one, those that lie here: path within the package, and source."""
    if not commit:
        for room in ROOMS:
            for path in sorted((ROOT / "petteia" / room).rglob("*.py")):
                yield path.relative_to(ROOT / "petteia").as_posix(), path.read_bytes()
        return
    folders = [f"petteia/{room}" for room in ROOMS]
    packed = subprocess.run(["git", "archive", commit, *folders], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tree:
        for member in tree:
            file = tree.extractfile(member) if member.name.endswith(".py") else None
            if file is not None:
                yield member.name.removeprefix("petteia/"), file.read()


def counted(commit: str) -> tuple[Counter[str], Counter[str]]:
    """Statements by room, and by what they are for."""
    rooms: Counter[str] = Counter()
    purposes: Counter[str] = Counter()
    patterns = [(purpose, re.compile(pattern)) for purpose, pattern in APART.items()]
    for path, source in files(commit):
        for place in placed(ast.parse(source), path.removesuffix(".py")):
            rooms[path.split("/")[0]] += 1
            purposes[next((purpose for purpose, pattern in patterns if pattern.search(place)), "the rest")] += 1
    return rooms, purposes


def main(commit: str) -> None:
    """Print a line for each room and the sum, then for each purpose and the rest."""
    then, now = counted(commit or "HEAD"), counted("")
    print(f"{'':<38}{commit or 'HEAD':>10}{'now':>8}{'change':>9}")
    for names, before, after in ((ROOMS, then[0], now[0]), ((*APART, "the rest"), then[1], now[1])):
        for name in names:
            print(f"{name:<38}{before[name]:>10}{after[name]:>8}{after[name] - before[name]:>+9}")
        print(f"{'in all':<38}{before.total():>10}{after.total():>8}{after.total() - before.total():>+9}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
