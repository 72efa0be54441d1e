"""`bench/peers`: one run, in turn, with equal counting."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
AGORA = f"{ROOT / 'tests' / 'games' / 'agora' / 'agora.py'}:GAME"


def run(*args: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-P", str(ROOT / "bench" / "peers"), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_every_round_of_every_contestant_is_told() -> None:
    told = run(AGORA, "--peers", "", "--pure", "", "--rounds", "2", "--seconds", "0.02", "--json")
    answer = json.loads(told.stdout)
    assert {"command", "petteia", "form", "python", "librt", "cpu"} <= set(answer["setting"])
    agora = [c for c in answer["contestants"] if c["name"] == "agora"]
    assert agora
    for contestant in agora:
        assert len(contestant["decisions_per_second"]) == len(contestant["copy_microseconds"]) == 2


def test_a_promise_that_nobody_checked_is_broken() -> None:
    told = run(AGORA, "--peers", "", "--rounds", "1", "--seconds", "0.01", "--check")
    assert told.returncode == 1 and "catanatron is not in the run" in told.stderr
    for game in ("age_of_mythology", "deukalion"):
        assert f"{game} (compiled) is not in the run" in told.stderr


def test_an_unknown_game_is_refused_with_a_sentence() -> None:
    told = run("chess", "--peers", "", "--rounds", "1", "--seconds", "0.01")
    assert told.returncode == 1 and "chess cannot take part: there is no game 'chess'" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.skipif(find_spec("catanatron") is None, reason="needs catanatron: make bench installs it")
def test_catanatron_takes_its_turns() -> None:
    told = run(AGORA, "--peers", "catanatron", "--rounds", "1", "--seconds", "0.01", "--json")
    answer = json.loads(told.stdout)
    (ratio,) = [r for r in answer["ratios"] if r["ours"].startswith("agora")][:1]
    assert ratio["peer"] == "catanatron (Python)" and ratio["decisions"][0] > 1


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="needs OpenSpiel: make bench installs it")
def test_openspiel_takes_its_turns() -> None:
    told = run(AGORA, "--peers", "open_spiel/backgammon", "--rounds", "1", "--seconds", "0.01", "--json")
    spiel = [c for c in json.loads(told.stdout)["contestants"] if c["name"] == "backgammon"]
    assert spiel[0]["form"] == "C++" and spiel[0]["decisions_per_second"][0] > 0
