"""`petteia conformance`: the suite for people and for programs."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from petteia.cli import app

AGORA = str(Path(__file__).parents[1] / "games" / "agora" / "agora.py") + ":GAME"
FEW = ["--games", "2", "--comparisons", "20"]


def run(*words):
    return CliRunner().invoke(app, ["conformance", *words])


def test_a_sound_game_is_told_with_what_was_checked():
    result = run(AGORA, *FEW)
    assert result.exit_code == 0, result.output
    assert "every contract holds over 2 games" in result.stdout
    assert "Views forget nothing" in result.stdout


def test_a_broken_game_ends_with_1_and_leaves_its_record(tmp_path):
    kept = tmp_path / "breach.record"
    result = run("tests.conformance.broken_rules:LostCoin", "--json", "--record", str(kept))
    assert result.exit_code == 1
    answer = json.loads(result.stdout)
    assert answer["ok"] is False and answer["failure"]["contract"] == 9
    assert kept.read_text("utf-8") == answer["failure"]["record"]
    assert answer["failure"]["record"].startswith("petteia record")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["no_such_game"], "no_such_game"),
        ([AGORA, "--seats", "7"], "7 seats"),
        ([AGORA, "--option", "colour"], "key=value"),
        ([AGORA, "--option", "colour=red"], "no option"),
    ],
)
def test_what_cannot_be_set_up_gets_a_sentence_and_2(words, says):
    result = run(*words)
    assert result.exit_code == 2
    assert says in result.output and "Traceback" not in result.output
