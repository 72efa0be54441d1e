"""Deukalion at the terminal: a person can play it, and everything can be read."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from petteia.cli import app
from petteia.cli.boards import board, brief, facts, open_view
from petteia.cli.game_texts import GameTexts
from petteia.engine.protocol import State
from petteia.games.deukalion.scenario import scenario
from tests.rules.deukalion.at_sea import sailing

RAW = re.compile(r"[a-z]_[a-z]|⟦|\{|[a-z]/[a-z]")
"""What shows that an id or a key was printed instead of a name."""


def drawn(state: State, seat: int | None = 0, whole: bool = True, width: int = 80) -> str:
    """A board as it stands in a terminal."""
    texts = GameTexts(state.game, ["Ariadne", "Bion", "Chloe", "Damon"][: int(state.game.seats)])
    view = open_view(state) if seat is None else state.view(seat)
    page = StringIO()
    Console(file=page, width=width, color_system=None).print((board if whole else brief)(view, texts))
    return page.getvalue()


def test_the_map_shows_cities_settlements_ships_and_the_hydra_in_their_squares() -> None:
    state = scenario(ships={0: "G3", 1: "G3"}, settlements={"argos": 1}, hydra="F6", options={"charybdis": "on"}).state
    lines = drawn(state).splitlines()
    rows = {line[:2].strip(): (line, lines[i + 1]) for i, line in enumerate(lines) if re.match(r" \d ", line)}
    assert sorted(rows) == list("1234567")
    at = 3 + 6 * 6
    assert rows["3"][1][at : at + 2] == "12"
    assert rows["6"][1][3 + 6 * 5] == "H"
    assert rows["4"][0][3:].startswith("COR2") and rows["4"][0][at:].startswith("RHO2")
    assert rows["6"][0][3:].startswith("Arg=2")
    assert rows["3"][0][3] == "@" and rows["3"][0].rstrip()[-1] == "@"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everything_is_in_words(seat: int | None) -> None:
    table = sailing(
        "G3", hands={0: ["pegasus", "trojan_horse"]}, missions={0: "m07"}, cargo={1: ["red"]}, aboard={1: 9},
        front={1: ["golden_fleece"]}, done={1: ["m01"]}, seats=3,
    ).play("attack rhodes").deal("4/3/3")  # fmt: skip
    for state in (table.state, scenario(phase="others").state, scenario(phase="roll").state):
        for whole in (True, False):
            text = drawn(state, seat, whole)
            assert RAW.search(text) is None, text
            assert max(len(line) for line in text.splitlines()) <= 80
    text = drawn(table.state, 0)
    assert "Strength 5½" in text and "Strength needed: 5" in text
    assert "Pegasus, Trojan Horse" in text and "Cyprus" in text
    assert "Trojan" not in drawn(table.state, 1)


def test_treasures_values_and_garrisons_can_be_read() -> None:
    state = scenario(cities={"rhodes": ["red", "white"]}, settlements={"argos": 1}, options={"theseus": "on"}).state
    for seat in (0, None):
        text = drawn(state, seat)
        assert "RHO 5: red treasure, white treasure" in text and "Arg 3, 2 × soldier: Bion" in text
        assert "Eph 1, soldier: nothing" in text and re.search(r"CRE 4: .*Theseus", text)
        assert max(len(line) for line in text.splitlines()) <= 80


def test_facts_of_a_component_stand_in_a_line() -> None:
    texts = GameTexts(scenario().game, ["Ariadne", "Bion"])
    assert facts("rhodes", texts) == "conquest value 5 · treasure slots 2"


def test_a_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    rng = Random(5)
    typed = "".join(f"{rng.choice((1, 1, 2, 3, 4))}\n" for _ in range(6000))
    env = {"COLUMNS": "80", "NO_COLOR": "1", "USER": "Sappho", "PYTHONIOENCODING": "utf-8"}
    words = ["play", "--terminal", "deukalion", "--bot", "random", "--seed", "supper", "--option", "turn_limit=quarter"]
    done = CliRunner().invoke(app, [*words, "--record", str(tmp_path / "game.record")], input=typed, env=env)
    assert done.exit_code == 0, done.output
    text, _, _ = done.stdout.partition("The record is in")
    assert "1. " in text and RAW.search(text) is None
