"""A game brings itself: its manifest has everything others need, and no list of games elsewhere does."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import petteia
from petteia.bots import make_bot
from petteia.bots.greedy import evaluation_of
from petteia.bots.levels import LevelBot
from petteia.engine.manifest import KEYS, ManifestError, manifest_of, read_manifest
from petteia.engine.protocol import Game
from petteia.games import LoadError, shelf
from petteia.lab.match import play_match
from petteia.server.library.catalogue import Catalogue
from tests import ROOT

OURS = sorted(p.parent.name for p in (ROOT / "petteia" / "games").glob("*/rules.md"))
NAMED = "|".join(map(re.escape, OURS))
IN_A_LIST = re.compile(rf"""(?:^|[\s{{,(\[])(?:(?:{NAMED}):\s|(['"])(?:{NAMED})\1)""", re.MULTILINE)
"""In the client: a key of an object, or a text that is nothing but a game's id."""


def listed_in_python(file: Path) -> Iterator[str]:
    """Where a module has a game's id in a list, as a key, or compares something with it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        inside: list[ast.expr | None] = []
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            inside = [*node.elts]
        elif isinstance(node, ast.Dict):
            inside = [*node.keys, *node.values]
        elif isinstance(node, ast.Compare):
            inside = [node.left, *node.comparators]
        for each in inside:
            if isinstance(each, ast.Constant) and each.value in OURS:
                yield f"{file.name}:{each.lineno}: {each.value}"


def modules() -> list[Path]:
    """All that is shipped, but the games' own folders."""
    own = [ROOT / "petteia" / "games" / game for game in OURS]
    return [p for p in (ROOT / "petteia").rglob("*.py") if not any(folder in p.parents for folder in own)]


def client() -> list[Path]:
    """The sources of the web client, but the folders of boards, which are named after what they show."""
    found = [p for p in (ROOT / "web").glob("src/**/*") if p.suffix in (".ts", ".svelte")]
    found += [*(ROOT / "web" / "plugins").glob("*.ts"), *(ROOT / "web").glob("*.ts"), ROOT / "setup.py"]
    boards = [ROOT / "web" / "src" / "boards" / game for game in OURS]
    return [p for p in found if ".test." not in p.name and not any(board in p.parents for board in boards)]


def test_no_game_stands_in_a_list_outside_its_manifest():
    found = [place for file in [*modules(), ROOT / "setup.py"] for place in listed_in_python(file)]
    found += [f"{p.name}: {hit[0].strip()}" for p in client() for hit in IN_A_LIST.finditer(p.read_text("utf-8"))]
    assert found == [], "say it in the game's manifest.toml"


@pytest.mark.parametrize("line", ['X = {"parthenon": 1}', 'X = ["deukalion"]', 'if g == "age_of_mythology": pass'])
def test_a_list_of_games_in_python_would_be_noticed(tmp_path, line):
    (tmp_path / "x.py").write_text(line)
    assert list(listed_in_python(tmp_path / "x.py"))


@pytest.mark.parametrize("line", ["const X = { parthenon: 1 }", "if (g === 'deukalion') x()", '["age_of_mythology"]'])
def test_a_list_of_games_in_the_client_would_be_noticed(line):
    assert IN_A_LIST.search(line)


def test_every_game_on_the_shelf_has_a_manifest_and_what_it_names_is_there():
    for name, kind in shelf().items():
        assert not isinstance(kind, Exception), kind
        manifest = manifest_of(kind)
        assert type(evaluation_of(petteia.load(name))).__name__ != "ByPoints"
        assert (ROOT / "web" / "src" / "boards" / manifest.board / "entry.ts").is_file()
        icons = (ROOT / "web" / "src" / "look" / "shell.icons").read_text("utf-8").split()
        assert manifest.icon in icons
        texts = (ROOT / "petteia" / "locale" / "en" / f"web_{name}.ftl").read_text("utf-8")
        assert manifest.ladder == ("score-ladder" in texts), "somebody who compares says so at the end"
        figures = {figure.icon for field in Catalogue([name]).looks[name][0] for figure in field.figures}
        assert figures <= set((ROOT / "web" / "src" / "look" / "friezes.icons").read_text("utf-8").split())


GAME = """
from pathlib import Path
from agora import Agora

class Market(Agora):
    ID = "market"
    TITLE = "Market"
    RULES = str(Path(__file__).with_name("rules.md"))

GAME = Market
"""
EVALUATION = """
from petteia.bots.greedy import Evaluation

class Timid(Evaluation):
    def policy(self, g, seat, rng):
        return g.legal(seat)[-1]

    def value(self, g, seat):
        return 0
"""
AN_OPTION = "[[options]]\nkey = 'x'\nrule = 'X-1'\n"
BRINGS = """
evaluation = "thinking.py:Timid"
[levels]
shepherd = { coarse = 7 }
"""


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    (tmp_path / "market.py").write_text(GAME)
    (tmp_path / "thinking.py").write_text(EVALUATION)
    (tmp_path / "rules.md").write_text("")
    (tmp_path / "manifest.toml").write_text(BRINGS)
    return tmp_path


def test_a_game_from_outside_brings_its_evaluation_and_levels(outside):
    game: Game = petteia.load(f"{outside / 'market.py'}:GAME")
    assert type(evaluation_of(game)).__name__ == "Timid"
    shepherd = LevelBot()
    shepherd.set_up({"level": 0})
    assert shepherd.all_settings(game)["coarse"] == 7
    bots = [make_bot("greedy") for _ in range(game.seats)]
    assert play_match(game, bots, ["greedy"] * game.seats, seed=1).returns


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bord = 'x'", "has no 'bord'; right would be board"),
        ("board = 3", "board is a text"),
        ("spreads = { x = 'y' }", "whole numbers by name"),
        ("deeds = 'attacked'", "deeds is a list of texts"),
        ("levels = { seer = 3 }", "for each level"),
        ("picture = 'x'", r"a list of tables, \[\[picture\]\]"),
        ("scene = 'map'", r"scene is a table, \[scene\]"),
        ("ladder = 3", "ladder is true or false"),
        ("board = ", "cannot be read"),
        ("[[options]]\nkey = 'x'", "an option has a key, a rule and two values or more"),
        (
            f"{AN_OPTION}values = {{ a = {{ b = 1 }}, c = {{ d = 2 }} }}",
            "the first value of the option x",
        ),
        (f"{AN_OPTION}values = {{ a = {{}}, c = {{}} }}", "says which figures it changes"),
        (f"{AN_OPTION}values = {{ a = {{}}, c = {{ d = 'e' }} }}", "the option x sets a figure"),
        (
            f"{AN_OPTION}values = {{ a = {{}}, c = {{ d = {{ divide = 0 }} }} }}",
            "the option x sets a",
        ),
    ],
)
def test_a_manifest_that_says_nonsense_is_refused_with_a_sentence(outside, text, sentence):
    (outside / "manifest.toml").write_text(text)
    with pytest.raises(ManifestError, match=sentence):
        read_manifest(outside / "manifest.toml")
    with pytest.raises(LoadError, match=sentence):
        petteia.load(f"{outside / 'market.py'}:GAME")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("[[picture]]\nfigures = 3", "how it looks"), ("[scene]\nmap = 3", "what a scene is")],
)
def test_what_a_picture_cannot_be_is_refused_before_the_house_opens(outside, text, sentence):
    (outside / "manifest.toml").write_text(text)
    with pytest.raises(LoadError, match=f"does not say {sentence}"):
        Catalogue([f"{outside / 'market.py'}:GAME"])


def test_every_entry_of_a_manifest_is_explained():
    text = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    assert [key for key in KEYS if f"`{key}`" not in text] == []


def lists_of_games(file: Path) -> Iterator[str]:
    """Where a module lists nothing but the ids of all games."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            words = [each.value for each in node.elts if isinstance(each, ast.Constant)]
            if len(words) == len(node.elts) and set(words) == set(OURS):
                yield f"{file.relative_to(ROOT)}:{node.lineno}"


def test_tests_and_benchmarks_find_the_games_on_the_shelf():
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    assert [place for file in files for place in lists_of_games(file)] == [], "tests/shelf.py has them"
