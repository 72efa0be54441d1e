"""The final report of `make test`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT, stages
from tests.stages import BUDGETS, FIRST, Time, ended, part_of, shares, summary

TWENTY_MINUTES = 1200


def test_all_parts_together_stay_under_twenty_minutes():
    assert sum(BUDGETS.values()) < TWENTY_MINUTES


def test_seconds_stand_beside_their_budget_and_what_is_over_says_so():
    took = {"tools": Time(40, 50), "test-web": Time(200, 350)}
    told = summary(240, took, shares(["30.5 70 bots", "20 50 bots", "120 200 first"]), [])
    bots, first = BUDGETS["bots"], BUDGETS[FIRST]
    on = "s on 2 idle cores of"
    assert f"    50 s,   120 s of processor:   60 {on}  {bots} for the part bots  over its budget" in told
    assert f"   190 s,   280 s of processor:  140 {on} {first} for the part first" in told, "building, too"
    assert "   240 s,   400 s of processor  in all" in told and "   200 s,   350 s of processor  test-web" in told


def test_what_failed_once_is_told_even_if_all_is_green():
    assert "  web/test_a.py::test_b it fell" in summary(1, {"tools": Time(1, 1)}, {}, ["web/test_a.py::test_b it fell"])


def test_a_suite_that_cannot_run_here_is_named_at_the_end():
    told = summary(1, {"tools": Time(1, 1)}, {}, [], ["not run: open_spiel: no wheel for CPython 3.15"])
    assert told[-1] == "not run: open_spiel: no wheel for CPython 3.15"


def test_what_a_stage_starts_counts_to_it():
    busy = "import time; until = time.process_time() + 0.3\nwhile time.process_time() < until: pass"
    with subprocess.Popen(["sh", "-c", '"$0" -c "$1"; exit 3', sys.executable, busy], text=True) as made:
        assert ended(made) >= 0.3 and made.returncode == 3


def test_no_stage_installs_anew_what_another_is_testing():
    """Somebody may change a file while all of it runs."""
    clean = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "PETTEIA_STAGES")}

    def would(*which: str, **more: str) -> str:
        make = [os.environ.get("MAKE", "make"), "-n", "--no-print-directory", "-W", "pyproject.toml", *which]
        return subprocess.run(make, cwd=ROOT, env=clean | more, capture_output=True, text=True, check=True).stdout

    assert "pip" in would("test-pure"), "alone it sets up what it needs"
    assert "pip" not in would(*(stage for lane in stages.LANES for stage in lane), PETTEIA_STAGES=str(stages.NOTES))


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
    assert "ready | ready" in told and "installed | both" in told
    assert told.rstrip().endswith("== test-installed failed") and "== test-fresh\n" not in told


def test_a_test_counts_to_the_part_its_folder_or_its_mark_names():
    assert part_of(Path("tests/siege/test_door.py"), None) == "siege"
    assert part_of(Path("tests/bots/test_honesty.py"), None) == FIRST
    assert part_of(Path("tests/bots/test_learned.py"), "bots") == "bots"
    with pytest.raises(ValueError, match=r"no part 'bost'.*bots"):
        part_of(Path("tests/bots/test_learned.py"), "bost")


def test_pytest_leaves_what_the_summary_needs_and_tells_what_the_dear_ones_cost(tmp_path: Path):
    ours = str(Path(__file__).parents[1])
    (tmp_path / "conftest.py").write_text(f"import sys; sys.path.append({ours!r})\nfrom tests.conftest import *\n")
    (tmp_path / "test_luck.py").write_text(
        "import pytest, time\n"
        "pytestmark = pytest.mark.part('bots')\n"
        "def test_luck():\n    assert 1 == 2, 'no luck'\n"
        "def test_skill():\n    pass\n"
        "def test_dear():\n    began = time.process_time()\n    while time.process_time() - began < 1.1: pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(tmp_path)]
    environment = os.environ | {"PETTEIA_STAGES": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout
    assert (tmp_path / "failed").read_text("utf-8") == "test_luck.py::test_luck (call) AssertionError: no luck\n"
    assert list(shares((tmp_path / "parts").read_text("utf-8").splitlines())) == ["bots"]
    assert "s  test_luck.py::test_dear" in done.stdout and "test_skill" not in done.stdout, done.stdout
