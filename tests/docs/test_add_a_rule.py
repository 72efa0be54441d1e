"""docs/add-a-rule.md works as described: complete in a copy, and with each file or command left out in turn."""

from pathlib import Path

import pytest

from tests.docs.following import Page, run, tried

PAGE = Page("add-a-rule.md")


def test_the_house_rule_is_data_words_and_a_test() -> None:
    assert 0 < len(PAGE.files()) <= 5
    assert {Path(path).name for path in PAGE.files()} <= {Path(name).name for name, _, _ in PAGE.forgotten}
    assert not [path for path in PAGE.files() if path.endswith(".py") and not path.startswith("tests/")], "no code"
    assert all(any(name in line for name, _, _ in PAGE.forgotten) for line in PAGE.typed)


def test_its_changes_fit_and_the_rule_is_played(tmp_path: Path) -> None:
    where = PAGE.copy(tmp_path)
    done = tried(where, "tests/rules/test_options.py", "tests/rules/age_of_mythology/test_turn.py")
    assert done.returncode == 0, done.stdout


@pytest.mark.soak
def test_followed_to_the_letter_it_leaves_all_rules_and_records_green(tmp_path: Path) -> None:
    where = PAGE.copy(tmp_path)
    PAGE.type_in(where)
    done = tried(where, "tests/rules", "tests/record")
    assert done.returncode == 0, done.stdout
    game = "petteia.load('age_of_mythology', seats=2, options={'hand': 'eight'})"
    played = (
        f"import petteia; from petteia.engine.conformance import conformance; print(conformance({game}, games=1).ok)"
    )
    done = run(where, "-c", played)
    assert done.stdout.strip().endswith("True"), done.stdout + done.stderr


@pytest.mark.soak
@pytest.mark.parametrize(("forgotten", "test", "said"), PAGE.forgotten, ids=[name for name, _, _ in PAGE.forgotten])
def test_whatever_is_forgotten_is_named(tmp_path: Path, forgotten: str, test: str, said: str) -> None:
    where = PAGE.copy(tmp_path, forgotten)
    if forgotten == "make snapshots":
        PAGE.type_in(where, forgotten)
    done = tried(where, test)
    assert done.returncode == 1, done.stdout + done.stderr
    assert said in done.stdout
