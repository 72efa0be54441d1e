"""Statements of Python by room, now or as they were: `python bench/statements [COMMIT]`.

Counted are statements, not lines: how code is broken into lines, comments and docstrings make no difference.
"""

import ast
import io
import subprocess
import sys
import tarfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "games", "tables", "server")


def statements(source: bytes) -> int:
    """The statements of a module, without docstrings."""
    count = 0
    for node in ast.walk(ast.parse(source)):
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        count += isinstance(node, ast.stmt) and not text
    return count


def counted(commit: str) -> Counter[str]:
    """Statements by room, of a commit or, without one, of the files as they are."""
    out: Counter[str] = Counter()
    if not commit:
        for room in ROOMS:
            for path in (ROOT / "petteia" / room).rglob("*.py"):
                out[room] += statements(path.read_bytes())
        return out
    folders = [f"petteia/{room}" for room in ROOMS]
    packed = subprocess.run(["git", "archive", commit, *folders], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tree:
        for member in tree:
            file = tree.extractfile(member) if member.name.endswith(".py") else None
            if file is not None:
                out[member.name.split("/")[1]] += statements(file.read())
    return out


def main(commit: str) -> None:
    """Print a line for each room, and the sum."""
    then, now = counted(commit or "HEAD"), counted("")
    print(f"{'room':<8}{commit or 'HEAD':>12}{'now':>8}{'':>4}change")
    for room in ROOMS:
        print(f"{room:<8}{then[room]:>12}{now[room]:>8}{now[room] - then[room]:>+10}")
    print(f"{'in all':<8}{then.total():>12}{now.total():>8}{now.total() - then.total():>+10}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
