"""Follows a page of the docs that shows changes to the letter, in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = ("docs/rules", "tests/record/baselines", "tests/record/snapshots", "tests/record/walks", "tests/rules/limits")
"""Folders that commands write into."""


class Page:
    """The changes and commands of a page, and the failure it predicts if one of them is forgotten."""

    def __init__(self, name: str) -> None:
        text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        self.changes: list[tuple[str, str]] = re.findall(
            r"^```diff\n--- (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL
        )
        self.forgotten: list[tuple[str, str, str]] = re.findall(
            r"^\| `(.+?)` \| `(tests/.+?)` \| (.+?) \|$", text, re.MULTILINE
        )
        typed = text[text.index("commands\n\n```sh") :]
        self.typed = [
            line.partition("#")[0].strip() for line in typed[typed.index("```sh") :].split("```")[1].splitlines()[1:]
        ]

    def files(self) -> set[str]:
        """The files changed by hand."""
        return {path for path, _ in self.changes}

    def copy(self, to: Path, without: str = "") -> Path:
        """The sources with the page's changes, except for one file."""
        left_out = shutil.ignore_patterns("__pycache__", "*.so", "siege", "node_modules")
        for folder in ("petteia", "tests", "docs", "examples"):
            shutil.copytree(ROOT / folder, to / folder, copy_function=os.link, ignore=left_out)
        for name in ("pyproject.toml", "README.md", "setup.py"):
            os.link(ROOT / name, to / name)
        for path, change in self.changes:
            if not without or not path.endswith(without):
                changed(to / path, change)
        for written in (path for folder in WRITTEN for path in (to / folder).rglob("*") if path.is_file()):
            unlink(written)
        for written in (to / "tests" / "rules").rglob("golden/*"):
            unlink(written)
        return to

    def type_in(self, where: Path, without: str = "") -> None:
        """Run the page's commands, except for one."""
        for line in self.typed:
            if not without or without not in line:
                done = run(where, *as_python(line))
                assert done.returncode == 0, done.stdout + done.stderr


def as_python(line: str) -> list[str]:
    """The Python arguments that do the same as a line."""
    if line.startswith("make snapshots"):
        return ["-m", "tests.record.snapshots", "--accept"]
    if line.startswith("make golden NAME="):
        return ["-m", "tests.record.make_golden", line.removeprefix("make golden NAME=")]
    return line.removeprefix("python ").split()


def unlink(path: Path) -> None:
    """Turn a file into the copy's own: it is a link to the real one."""
    text = path.read_bytes()
    path.unlink()
    path.write_bytes(text)


def changed(path: Path, change: str) -> None:
    """Apply a change where its unmarked lines are, which must be only one place."""
    lines = change.splitlines()
    old = "\n".join(line[1:] for line in lines if not line.startswith("+"))
    new = "\n".join(line[1:] for line in lines if not line.startswith("-"))
    unlink(path)
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} has changed: the page has to show other lines of it"
    path.write_text(text.replace(old, new), encoding="utf-8")


def run(where: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the sources of the copy."""
    environment = {**os.environ, "PYTHONPATH": str(where), "PETTEIA_FORM": "pure", "PETTEIA_BUDGET": "10"}
    return subprocess.run(
        [sys.executable, *command], cwd=where, env=environment, capture_output=True, text=True, check=False
    )


def tried(where: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """Run tests in the copy."""
    return run(where, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--tb=short", *tests)
