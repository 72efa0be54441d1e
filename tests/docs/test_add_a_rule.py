"""docs/add-a-rule.md does what it says: in a copy, whole, and with one file after the other left out."""

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
EIGHT = "test_turn.py::test_kept_cards_count_against_the_limit"


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
    """The sources with the house rule, but for one file of it."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "web", "siege", "node_modules")
    for folder in ("petteia", "tests", "docs"):
        shutil.copytree(ROOT / folder, to / folder, copy_function=os.link, ignore=left_out)
    for name in ("pyproject.toml", "README.md"):
        os.link(ROOT / name, to / name)
    for path, change in CHANGES:
        if not without or not path.endswith(without):
            changed(to / path, change)
    return to


def tried(where: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """Tests run in the copy, on its sources."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--tb=short", *tests]
    environment = {**os.environ, "PYTHONPATH": str(where)}
    return subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, timeout=600, check=False)


def test_the_house_rule_takes_at_most_eight_files() -> None:
    assert 0 < len({path for path, _ in CHANGES}) <= 8
    assert {Path(path).name for path, _ in CHANGES} <= {Path(name).name for name, _, _ in FORGOTTEN}


@pytest.mark.soak
def test_the_house_rule_can_be_played(tmp_path: Path) -> None:
    where = copy(tmp_path)
    run = tried(where, "tests/rules/test_options.py", f"tests/rules/age_of_mythology/{EIGHT}")
    assert run.returncode == 0, run.stdout
    game = "petteia.load('age_of_mythology', seats=2, options={'hand': 'eight'})"
    played = (
        f"import petteia; from petteia.engine.conformance import conformance; print(conformance({game}, games=1).ok)"
    )
    run = subprocess.run(
        [sys.executable, "-c", played], cwd=where, env={**os.environ, "PYTHONPATH": str(where)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.stdout.strip().endswith("True"), run.stdout + run.stderr


@pytest.mark.soak
@pytest.mark.parametrize(("forgotten", "test", "said"), FORGOTTEN, ids=[name for name, _, _ in FORGOTTEN])
def test_whatever_is_forgotten_is_named(tmp_path: Path, forgotten: str, test: str, said: str) -> None:
    run = tried(copy(tmp_path, forgotten), test)
    assert run.returncode == 1, run.stdout + run.stderr
    assert said in run.stdout
