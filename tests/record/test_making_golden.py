"""Golden records are made in a separate folder: after any failure the old ones remain."""

from collections import Counter
from collections.abc import Set
from pathlib import Path

import pytest
from agora import Agora

from petteia.engine.play import Play
from petteia.engine.record import Record
from tests.record.baselines import GAMES, RULES
from tests.record.golden import Golden, Recipe
from tests.record.make_golden import goldens


def recipe(text: str) -> Recipe:
    return lambda: (Play(Agora(), listening=False), text)


def failing() -> tuple[Play, str]:
    raise ValueError("a rule fails")


def golden(folder: Path, recipes: dict[str, Recipe], wanted: Set[str] = frozenset()) -> Golden:
    folder.mkdir()
    (folder / "old.record").write_text("old")
    (folder / "first.record").write_text("old")
    return Golden(folder, recipes, lambda play: Counter({"seen": 1}), lambda: wanted)


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in sorted(folder.iterdir())}


OLD = {"first.record": "old", "old.record": "old"}


def test_all_records_take_the_place_of_the_old_ones(tmp_path: Path) -> None:
    golden(tmp_path / "golden", {"first": recipe("new")}, {"seen"}).make_all()
    assert contents(tmp_path / "golden") == {"first.record": "new"}
    assert [path.name for path in tmp_path.iterdir()] == ["golden"]


def test_a_game_that_fails_replaces_nothing(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="a rule fails"):
        golden(tmp_path / "golden", {"first": recipe("new"), "second": failing}).make_all()
    assert contents(tmp_path / "golden") == OLD


def test_records_that_do_not_show_everything_replace_nothing_and_say_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="not shown: card x"):
        golden(tmp_path / "golden", {"first": recipe("new")}, {"seen", "card x"}).make_all()
    assert contents(tmp_path / "golden") == OLD


def test_one_record_is_made_by_its_name_and_the_others_stay(tmp_path: Path) -> None:
    made = golden(tmp_path / "golden", {"first": recipe("new"), "second": failing})
    made.make("first")
    assert contents(tmp_path / "golden") == {**OLD, "first.record": "new"}
    with pytest.raises(SystemExit, match="'frist' is no golden record here; right would be for example first"):
        made.make("frist")


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_record_can_be_made_by_its_name(game: str) -> None:
    there = {path.stem for path in (RULES / game / "golden").glob("*.record")}
    assert there and there <= set(goldens()[game].names())


def test_a_record_made_by_its_name_is_the_one_that_is_there(tmp_path: Path) -> None:
    kept = RULES / "deukalion" / "golden"
    made = Golden(tmp_path, goldens()["deukalion"].recipes, Counter, frozenset)
    made.make("horse")
    now, before = (Record.parse((folder / "horse.record").read_bytes()) for folder in (tmp_path, kept))
    assert [line.written() for line in now.lines] == [line.written() for line in before.lines]
    assert [(mark.number, mark.digest) for mark in now.marks] == [(mark.number, mark.digest) for mark in before.marks]
    # An option that has come since is named in the one that is made now, and is no difference.
    assert before.header.options.items() <= now.header.options.items()
