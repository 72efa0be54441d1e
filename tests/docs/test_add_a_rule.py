"""docs/add-a-rule.md does what it says: in a copy, whole, and with one file or command after the other left out."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-rule.md").read_text(encoding="utf-8")
CHANGES = re.findall(r"^```diff\n--- (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FORGOTTEN = re.findall(r"^\| `(.+?)` \| `(tests/.+?)` \| (.+?) \|$", PAGE, re.MULTILINE)
COMMANDS = {
    "docs/tables.py": ("docs/tables.py",),
    "make golden": ("-m", "tests.record.make_golden", "age_of_mythology/options"),
    "make snapshots": ("-m", "tests.record.snapshots", "--accept"),
}
"""What the page has typed, as Python runs it."""


def changed(path: Path, change: str) -> None:
    """Put a change where its unmarked lines stand, which is one place only."""
    lines = change.splitlines()
    old = "\n".join(line[1:] for line in lines if not line.startswith("+"))
    new = "\n".join(line[1:] for line in lines if not line.startswith("-"))
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} has changed: the page has to show other lines of it"
    path.unlink()  # it is a link to the real one
    path.write_text(text.replace(old, new), encoding="utf-8")


def copy(to: Path, without: str = "") -> Path:
    """The sources with the house rule, but for one file or command of it."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "siege", "node_modules")
    for folder in ("petteia", "tests", "docs", "examples"):
        shutil.copytree(ROOT / folder, to / folder, copy_function=os.link, ignore=left_out)
    for name in ("pyproject.toml", "README.md", "setup.py"):
        os.link(ROOT / name, to / name)
    for path, change in CHANGES:
        if not without or not path.endswith(without):
            changed(to / path, change)
    unlink_what_is_written(to)
    return to


def unlink_what_is_written(where: Path) -> None:
    """Files that commands write over become files of the copy's own."""
    for folder in ("docs/rules", "tests/record/baselines", "tests/record/snapshots"):
        for path in [path for path in (where / folder).rglob("*") if path.is_file()]:
            text = path.read_bytes()
            path.unlink()
            path.write_bytes(text)


def run(where: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python, on the sources of the copy."""
    environment = {**os.environ, "PYTHONPATH": str(where), "PETTEIA_FORM": "pure", "PETTEIA_BUDGET": "10"}
    return subprocess.run(
        [sys.executable, *command], cwd=where, env=environment, capture_output=True, text=True, check=False
    )


def tried(where: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """Tests run in the copy."""
    return run(where, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--tb=short", *tests)


def test_the_house_rule_takes_at_most_eight_files() -> None:
    assert 0 < len({path for path, _ in CHANGES}) <= 8
    assert {Path(path).name for path, _ in CHANGES} <= {Path(name).name for name, _, _ in FORGOTTEN}
    typed = PAGE[PAGE.index("## Three commands") :]
    assert all(command in typed and command in {name for name, _, _ in FORGOTTEN} for command in COMMANDS)


@pytest.mark.soak
def test_followed_to_the_letter_it_leaves_all_rules_and_records_green(tmp_path: Path) -> None:
    where = copy(tmp_path)
    for command in COMMANDS.values():
        done = run(where, *command)
        assert done.returncode == 0, done.stdout + done.stderr
    done = tried(where, "tests/rules", "tests/record")
    assert done.returncode == 0, done.stdout
    game = "petteia.load('age_of_mythology', seats=2, options={'hand': 'eight'})"
    played = (
        f"import petteia; from petteia.engine.conformance import conformance; print(conformance({game}, games=1).ok)"
    )
    done = run(where, "-c", played)
    assert done.stdout.strip().endswith("True"), done.stdout + done.stderr


@pytest.mark.soak
@pytest.mark.parametrize(("forgotten", "test", "said"), FORGOTTEN, ids=[name for name, _, _ in FORGOTTEN])
def test_whatever_is_forgotten_is_named(tmp_path: Path, forgotten: str, test: str, said: str) -> None:
    where = copy(tmp_path, forgotten)
    if forgotten == "make snapshots":
        run(where, *COMMANDS["make golden"])
    done = tried(where, test)
    assert done.returncode == 1, done.stdout + done.stderr
    assert said in done.stdout
