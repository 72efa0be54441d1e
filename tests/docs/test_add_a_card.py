"""docs/add-a-card.md works as described: complete in a copy, and with each file or command left out in turn."""

from collections import Counter
from pathlib import Path

import pytest

from tests.docs.following import Page, run, tried
from tests.shelf import GAMES

PAGE = Page("add-a-card.md")


def test_the_effect_of_a_card_is_one_class_in_every_game_and_everything_forgotten_is_named() -> None:
    classes: Counter[str] = Counter()
    for path, change in PAGE.changes:
        if path.endswith(".py") and path.startswith("petteia/games/"):
            classes[path.split("/")[2]] += change.count("+class ")
    assert classes == dict.fromkeys(GAMES, 1)
    named = {Path(name).name for name, _, _ in PAGE.forgotten}
    assert {Path(path).name for path in PAGE.files()} <= named | {"test_owner_file.py"}
    assert all(any(name in line for name, _, _ in PAGE.forgotten) for line in PAGE.typed)


def test_its_changes_fit_and_the_card_is_played(tmp_path: Path) -> None:
    where = PAGE.copy(tmp_path)
    done = tried(where, "tests/rules/test_options.py", *{path for path, _ in PAGE.changes if "/test_" in path})
    assert done.returncode == 0, done.stdout


@pytest.mark.soak
def test_followed_to_the_letter_it_leaves_all_rules_and_records_green(tmp_path: Path) -> None:
    where = PAGE.copy(tmp_path)
    PAGE.type_in(where)
    done = tried(where, "tests/rules", "tests/record")
    assert done.returncode == 0, done.stdout
    game = "petteia.load('deukalion', seats=3, options={'titans': 'on', 'turn_limit': 'quarter'})"
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
    assert done.returncode != 0, done.stdout + done.stderr
    assert said in done.stdout + done.stderr
