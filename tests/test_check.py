"""Which tests `make check` selects."""

import sys

import pytest

from petteia.games import shelf
from tests import ROOT, check
from tests.check import GAMES, changed_tests, rules_of, touched


def test_the_games_are_those_of_the_shelf():
    assert set(GAMES) == set(shelf())


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("petteia/games/deukalion/turn.py", ["deukalion"]),
        ("tests/rules/parthenon/test_trade.py", ["parthenon"]),
        ("tests/record/snapshots/deukalion/horse.txt", ["deukalion"]),
        ("petteia/engine/play.py", list(GAMES)),
        ("petteia/games/__init__.py", list(GAMES)),
        ("petteia/server/app.py", []),
        ("docs/lab.md", []),
    ],
)
def test_a_file_is_about_one_game_or_all_or_none(file, games):
    assert touched([file], GAMES) == games


def test_rules_and_snapshots_of_the_game_touched_are_tested():
    words = rules_of(["petteia/games/deukalion/turn.py"], GAMES)
    assert "tests/rules/deukalion" in words and "tests/record/test_snapshots.py" in words
    assert "tests/rules/parthenon" not in words
    assert words[-1] == "not (test_snapshots and (age_of_mythology or parthenon))"


def test_all_games_are_tested_if_the_engine_was_touched():
    words = rules_of(["petteia/engine/play.py"], GAMES)
    assert {f"tests/rules/{game}" for game in GAMES} < set(words) and "-k" not in words


def test_a_test_that_changed_is_run_unless_it_needs_a_build():
    assert changed_tests(["tests/tables/test_undo.py", "petteia/cli/play.py"]) == ["tests/tables/test_undo.py"]
    assert changed_tests(["tests/web/test_facts.py", "tests/conftest.py", "README.md", "tests/test_gone.py"]) == []
    assert rules_of(["README.md"], GAMES) == []


def test_what_is_named_is_there():
    for name in check.QUICK:
        assert (ROOT / name).is_file()
    for name in check.SLOW:
        assert list(ROOT.glob(f"tests/rules/**/{name}"))
    for folder in check.ELSEWHERE:
        assert (ROOT / folder).is_dir()


def test_what_fails_is_told(capsys):
    failed: list[str] = []
    check.run("this", [sys.executable, "-c", "print('so it is'); raise SystemExit(3)"], failed)
    check.run("that", [sys.executable, "-c", "print('fine')"], failed)
    said = capsys.readouterr().out
    assert failed == ["this"] and "so it is" in said and "FAILED" in said and "ok" in said and "fine" not in said


def test_what_takes_too_long_is_ended_and_said(capsys):
    failed: list[str] = []
    check.run("endless", [sys.executable, "-c", "import time; time.sleep(60)"], failed, until=1.0)
    assert failed == [] and "LEFT" in capsys.readouterr().out
