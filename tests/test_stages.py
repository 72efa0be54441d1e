"""What `make test` tells at the end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import stages
from tests.stages import BUDGETS, FIRST, part_of, shares, summary

TWENTY_MINUTES = 1200


def test_all_parts_together_stay_under_twenty_minutes():
    assert sum(BUDGETS.values()) < TWENTY_MINUTES


def test_seconds_stand_beside_their_budget_and_what_is_over_says_so():
    told = summary(240, {"tools": 40, "test-web": 200}, shares(["30.5 bots", "20 bots", "120 first"]), [])
    assert f"    50 s of  {BUDGETS['bots']} for the part bots  over its budget" in told
    assert f"   190 s of {BUDGETS[FIRST]} for the part first" in told, "what no other part names, building too"
    assert "   240 s  in all" in told


def test_what_failed_once_is_told_even_if_all_is_green():
    assert "  web/test_a.py::test_b it fell" in summary(1, {"tools": 1}, {}, ["web/test_a.py::test_b it fell"])


def test_lanes_run_beside_each_other_and_a_failure_ends_them(monkeypatch, tmp_path: Path, capsys):
    make = tmp_path / "make"
    make.write_text(
        '#!/bin/sh\ncase "$2" in\n'
        f"test-installed) until [ -e {tmp_path}/seen ]; do sleep 0.01; done; echo both; exit 3;;\n"
        f"test-web) touch {tmp_path}/seen; sleep 100;;\n"
        "*) echo ready;;\nesac\n"
    )
    make.chmod(0o755)
    monkeypatch.setattr(stages, "MAKE", str(make))
    monkeypatch.setattr(stages, "NOTES", tmp_path / "notes")
    assert stages.main() == 1
    told = capsys.readouterr().out
    assert "tools | ready" in told and "installed | both" in told
    assert told.rstrip().endswith("== test-installed failed") and "== test-fresh\n" not in told


def test_a_test_counts_to_the_part_its_folder_or_its_mark_names():
    assert part_of(Path("tests/siege/test_door.py"), None) == "siege"
    assert part_of(Path("tests/bots/test_honesty.py"), None) == FIRST
    assert part_of(Path("tests/bots/test_learned.py"), "bots") == "bots"
    with pytest.raises(ValueError, match=r"no part 'bost'.*bots"):
        part_of(Path("tests/bots/test_learned.py"), "bost")


def test_pytest_leaves_what_the_summary_needs(tmp_path: Path):
    ours = str(Path(__file__).parents[1])
    (tmp_path / "conftest.py").write_text(f"import sys; sys.path.append({ours!r})\nfrom tests.conftest import *\n")
    (tmp_path / "test_luck.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.part('bots')\n"
        "def test_luck():\n    assert 1 == 2, 'no luck'\n"
        "def test_skill():\n    pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(tmp_path)]
    environment = os.environ | {"PETTEIA_STAGES": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout
    assert (tmp_path / "failed").read_text("utf-8") == "test_luck.py::test_luck (call) AssertionError: no luck\n"
    assert list(shares((tmp_path / "parts").read_text("utf-8").splitlines())) == ["bots"]
