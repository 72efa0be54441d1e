"""An entry of the leaderboard is what its file says, and its file is what comes of playing it."""

import tomllib

import pytest

from petteia.benchmark.playing import ScriptedBot, fixtures, play_fixture
from petteia.benchmark.tasks import task_of
from petteia.benchmark.verifying import read_result, verify
from tests import ROOT

FOLDER = ROOT / "docs" / "benchmark"
ENTRIES = tomllib.loads((FOLDER / "leaderboard.toml").read_text("utf-8"))["entry"]
QUICK = 1
"""How many games of an entry are played again in every run of the tests."""


def test_no_result_is_listed_twice_or_left_out():
    files = [entry["file"] for entry in ENTRIES]
    assert sorted(files) == sorted(f"results/{file.name}" for file in (FOLDER / "results").glob("*.json"))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["file"])
def test_an_entry_is_what_its_file_says(entry: dict):
    found = read_result(FOLDER / entry["file"])
    for key in ("task", "agent", "split", "edition", "score", "low", "high", "complete"):
        assert found[key] == entry[key], key
    assert found["checksum"] == task_of(entry["task"]).checksum and entry["by"]


@pytest.mark.parametrize("entry", ENTRIES[:2], ids=lambda entry: entry["file"])
def test_a_game_of_an_entry_comes_out(entry: dict):
    found = read_result(FOLDER / entry["file"])
    task = task_of(entry["task"])
    for row, fixture in list(zip(found["played"], fixtures(task, entry["split"], "", 1), strict=False))[:QUICK]:
        played = play_fixture(task, entry["split"], ScriptedBot(row["actions"]), fixture)
        assert (played.won, played.length) == (row["won"], row["length"])


@pytest.mark.soak
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["file"])
def test_an_entry_comes_out(entry: dict):
    if entry["split"] == "validation":
        verify(read_result(FOLDER / entry["file"]))
