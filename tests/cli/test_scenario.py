"""`petteia scenario`: positions from files, and the messages for invalid files."""

from pathlib import Path
from typing import Any

import pytest

import petteia as games
from petteia.engine.positions import restored
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.games.age_of_mythology.scenario import open_scenario
from petteia.games.age_of_mythology.scenario_words import VOCABULARY
from tests import ROOT
from tests.cli.test_commands import GAME, petteia, started

BATTLE = str(ROOT / "docs" / "scenarios" / "battle.toml")


def file(tmp_path: Path, text: str) -> str:
    path = tmp_path / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_scenario_is_shown_with_all_hands_open() -> None:
    answer = petteia("scenario", BATTLE, "--show")
    assert answer.code == 0
    for words in ("Turn 7", "Heroic age", "Frost Giant", "3 × Hoplite", "Wall, Market", "Recruit 2"):
        assert words in answer.out


def test_a_scenario_as_json_has_a_position_that_a_record_can_start_from() -> None:
    told = petteia("scenario", BATTLE, "--json").json
    game = games.load("age_of_mythology", seats=2, options=told["options"])
    state = restored(game, told["start"])
    assert state.pending() == (0,) and told["view"]["pending"] == [0]


def test_a_scenario_is_played_on_from_and_its_record_replays(tmp_path: Path) -> None:
    there = tmp_path / "siege.record"
    typed = "city\nhuskarl\nfrost\ndone\nretreat\nquit\n"
    answer = started("scenario", BATTLE, "--seed", "a", "--bot", "random", "--record", str(there), typed=typed)
    assert answer.code == 0
    assert "The battle for the city" in answer.out and "retreats." in answer.out
    play = Replay(Record.parse(there.read_bytes()), games.load("age_of_mythology", seats=2)).run()
    assert [e.seat for e in play.entries].count(0) >= 5
    verified = petteia("verify", str(there))
    assert verified.code == 1 and "starts from a position" in verified.out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", 'right would be: game = "age_of_mythology"'),
        ("game = 3\n", "there is no game '3'"),
        ('game = "nonsense"\n', "there is no game 'nonsense'"),
        ('game = "age_of_mythology"\nunits = {\n', "is not TOML"),
        ('game = "age_of_mythology"\nunts = {}\n', "did you mean 'units'?"),
        ('game = "age_of_mythology"\nunits = { 0 = ["hoplte"] }\n', "did you mean 'hoplite'?"),
        ('game = "age_of_mythology"\nseats = 9\n', "right would be a number from 2 to 8"),
        ('game = "age_of_mythology"\nvictory = { the_wonder = 31 }\n', "right would be 30"),
        ('game = "age_of_mythology"\noptions = { teams = "on" }\n', "'on' is no value of the option teams"),
        ('game = "age_of_mythology"\nfourth = [7]\n', "right would be from 0 to 1"),
        ('game = "age_of_mythology"\ncomponents = "none.toml"\n', "none.toml"),
    ],
)
def test_a_file_that_is_no_position_gets_a_sentence(tmp_path: Path, text: str, says: str) -> None:
    answer = petteia("scenario", file(tmp_path, text))
    assert answer.code == 2 and says in answer.err and answer.err.count("\n") == 1


def test_a_file_that_cannot_be_read_gets_a_sentence(tmp_path: Path) -> None:
    assert "cannot be read" in petteia("scenario", str(tmp_path / "none.toml")).err
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert "not text in UTF-8" in petteia("scenario", str(tmp_path / "bytes.toml")).err
    (tmp_path / "large.toml").write_bytes(b"#" * 1_000_001)
    assert "no scenario is" in petteia("scenario", str(tmp_path / "large.toml")).err


def test_a_game_without_scenarios_says_so(tmp_path: Path) -> None:
    answer = petteia("scenario", file(tmp_path, "seats = 3\n"), *GAME)
    assert answer.code == 2 and "it has no scenarios" in answer.err


JUNK: list[Any] = [
    3, -1, 99, "x", "", [], {}, [3], ["x", "y"], [["x"], ["y"]], [[1], [2]], {"0": 3}, {"0": "x"}, {"0": ["x"]},
    {"x": 1}, {"gold": "x"}, {"gold": -3}, {"gold": [1, 2]}, {"0": {"jarl": "x"}}, {"0": {"food": "x"}},
    {"0": [1, 2, 3, "x"]}, {"0": [-1, 2, 3, 4]}, True, 1.5, {"greek": 3}, {"greek": ["x"]}, {"greek": [3]},
    {"the_wonder": -1}, {"the_wonder": "x"}, {"0": {"largest_army": "x"}}, {"0": [True]}, {"0": 1.5}, [0, 1, 2], [1, 1],
    {"0": ["greek_gather_hades"] * 3}, {"0": None}, {"teams": "two_cultures"}, {"teams": 3}, {"nonsense": "x"},
]  # fmt: skip


@pytest.mark.parametrize("key", VOCABULARY.keys)
def test_whatever_stands_in_a_file_is_set_up_or_refused_with_a_sentence(key: str) -> None:
    for value in JUNK:
        try:
            table = open_scenario({key: value})
        except ValueError as problem:
            assert len(str(problem).split()) > 4
        else:
            assert table.state.census() == table.game.new().census() or key == "pool"
