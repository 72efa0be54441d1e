"""A position's numbers are declared once, in schema.toml: the generated files are up to date, no code uses offsets, and
another counter takes one more declaration."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from petteia.engine.schema.declarations import SchemaError, read, schemas
from petteia.engine.schema.page import page
from petteia.engine.schema.source import source
from tests import ROOT

GAMES = [file.parent.name for file in schemas()]
RULES = ROOT / "petteia" / "games"
OFFSET = re.compile(r"\bcells\[")


@pytest.mark.parametrize("game", GAMES)
def test_the_module_is_what_the_schema_says(game: str) -> None:
    file = RULES / game / "schema.toml"
    assert file.with_name("cells.py").read_text("utf-8") == source(read(file)), "right would be `make schemas`"


def test_the_page_is_what_the_schemas_say() -> None:
    written = (ROOT / "docs" / "positions.md").read_text("utf-8")
    assert written == page([read(RULES / game / "schema.toml") for game in GAMES]), "right would be `make schemas`"


@pytest.mark.parametrize("game", GAMES)
def test_no_offset_leaves_the_module(game: str) -> None:
    folders = [RULES / game, ROOT / "petteia/bots/evaluations" / game, ROOT / "tests/rules" / game]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py")) if file.name != "cells.py"]
    assert len(files) > 30
    assert [str(file) for file in files if OFFSET.search(file.read_text("utf-8"))] == []


# -- one counter more ---------------------------------------------------------------------------------------------

LAURELS = """
[seat.laurels]
is = "laurels won"
most = 9
seen = "{seen}"
counter = "laurels"
scenario = "laurels"
"""
USE = """
import sys
from petteia import load
from petteia.engine.packing import Unreadable
from petteia.engine.scenario import ScenarioError
from petteia.games.{game}.scenario import scenario

table = scenario(laurels={{1: 3}})
state = table.state
assert [int(state.laurels(seat)) for seat in range(2)] == [0, 3]
copy = state.clone()
copy.add_laurels(1, 1)
assert (int(copy.laurels(1)), int(state.laurels(1))) == (4, 3), "cloned"
assert copy.digest() != state.digest()
again = state.game.restore(state.save())
assert int(again.laurels(1)) == 3 and again.digest() == state.digest(), "saved"
shown = {{counter["id"]: counter["value"] for counter in state.view({viewer})["counters"]}}
assert {{name: value for name, value in shown.items() if name in ("laurels/0", "laurels/1")}} == {shown}, shown
assert int(state.observe(0).laurels(1)) == {known}, "observed"
try:
    scenario(laurels={{0: 10}})
except ScenarioError as wrong:
    assert "laurels won: 10 cannot be; right would be 0 to 9" in str(wrong), wrong
else:
    sys.exit("a scenario with ten laurels was set up")
copy.set_laurels(1, 10)
try:
    copy.audit()
except Unreadable as wrong:
    assert "laurels" in str(wrong)
else:
    sys.exit("ten laurels were let in")
"""
CASES = {
    "everybody": {"viewer": "0", "shown": {"laurels/0": 0, "laurels/1": 3}, "known": 3},
    "owner": {"viewer": "1", "shown": {"laurels/1": 3}, "known": 0},
}


def with_declaration(tmp_path: Path, game: str, text: str) -> Path:
    """A copy of the package in which the schema of a game declares another number."""
    copy = tmp_path / "petteia"
    shutil.copytree(ROOT / "petteia", copy, ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    file = copy / "games" / game / "schema.toml"
    file.write_text(file.read_text("utf-8").replace("\n[row.", text + "\n[row.", 1), "utf-8")
    return file


@pytest.mark.parametrize("seen", CASES)
@pytest.mark.parametrize("game", GAMES)
def test_a_counter_more_is_one_declaration(game: str, seen: str, tmp_path: Path) -> None:
    with_declaration(tmp_path, game, LAURELS.format(seen=seen))
    for command in (["-m", "petteia.engine.schema"], ["-c", USE.format(game=game, **CASES[seen])]):
        made = subprocess.run(
            [sys.executable, *command], env={"PYTHONPATH": str(tmp_path)}, cwd=tmp_path, text=True, capture_output=True
        )
        assert made.returncode == 0, made.stderr


@pytest.mark.parametrize(
    "text, says",
    [
        (LAURELS.replace('seen = "{seen}"\n', ""), "laurels does not say 'seen'; right would be a line seen = ..."),
        (LAURELS.format(seen="friends"), "right would be one of everybody, owner, nobody, rule"),
        (LAURELS.format(seen="owner").replace("seat.", "table."), "as the table has no owner"),
        (LAURELS.format(seen="owner").replace("most", "mots"), "seat.laurels has 'mots'"),
        (LAURELS.format(seen="owner") + 'shape = ["cards"]\n', "right would be a single number"),
        (LAURELS.format(seen="owner").replace("laurels]", "aboard]"), "aboard"),
    ],
)
def test_a_declaration_that_cannot_be_is_refused(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "schema.toml"
    whole = (ROOT / "petteia/games/deukalion/schema.toml").read_text("utf-8")
    file.write_text(whole + text, "utf-8")
    with pytest.raises((SchemaError, ValueError), match=re.escape(says)):
        read(file)
