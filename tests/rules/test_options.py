"""The options that a game declares and those that its rules read are the same, and each is worded and tried."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.engine.differences import differing, own_components
from petteia.engine.manifest import manifest_of
from petteia.engine.overlay import overlay
from petteia.engine.reading import ComponentsError
from petteia.games import find, shelf
from petteia.locale import languages
from tests.locale.spoken import messages

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(shelf())


def modules(game: str) -> Iterator[tuple[str, ast.AST]]:
    """The source of a game, file by file."""
    for path in sorted((ROOT / "petteia" / "games" / game).glob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def read_by(module: ast.AST) -> set[str]:
    """The options that a module asks for: `options.get("teams")`, `chosen["teams"]`."""
    out = set()
    for node in ast.walk(module):
        asked = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            asked, whose = node.args[0], node.func.value
        elif isinstance(node, ast.Subscript):
            asked, whose = node.slice, node.value
        if isinstance(asked, ast.Constant) and isinstance(asked.value, str):
            name = whose.attr if isinstance(whose, ast.Attribute) else getattr(whose, "id", "")
            if name in ("options", "chosen"):
                out.add(asked.value)
    return out


def figures(game: str) -> list[dict[str, Any]]:
    """The options that change figures: the manifest says how."""
    return manifest_of(find(game)).options


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_reads_an_option_that_changes_figures(game: str) -> None:
    read = set().union(*(read_by(module) for _, module in modules(game)))
    both = sorted({row["key"] for row in figures(game)} & read)
    assert not both, f"{game}/manifest.toml says what {both} change: rules read the figure, not the option"
    missing = {row["key"] for row in figures(game)} - {option.key for option in find(game).OPTIONS}
    assert not missing, f"{game}/game.py does not take {sorted(missing)} up from its manifest"


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_changes_figures_changes_what_it_names_and_leaves_the_rest(game: str) -> None:
    kind = find(game)
    ours = own_components(kind)
    shipped = Path(kind.COMPONENTS)
    laid = overlay(Path(kind.RULES).parent)
    assert laid.applied(shipped, None, {option.key: option.values[0] for option in kind.OPTIONS}) is None
    for row in figures(game):
        for value, changes in list(row["values"].items())[1:]:
            changed = laid.applied(shipped, None, {row["key"]: value})
            assert isinstance(changed, dict) and changed != ours
            sections = {entry[0] for entry in differing(ours, changed)}
            assert sections == {way.split(".")[0] for way in changes}, f"{row['key']} = {value} changes nothing there"
            assert laid.applied(shipped, changed, {}) is changed
            assert petteia.load(game, options={row["key"]: value}).components is None, "a record names the option alone"


def test_an_overlay_sets_adds_and_divides_in_one_row_or_in_all(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(
        '[[ages]]\nid = "old"\nhand = 4\n[[ages]]\nid = "new"\nhand = 7\n[turn]\nlimit = 9\n'
    )
    values = """a = {}
b = { "ages.hand" = { add = 1 } }
c = { "ages.new.hand" = 2, "turn.limit" = { divide = 2 } }
d = { "ages.newer.hand" = { add = 1 } }
"""
    (tmp_path / "manifest.toml").write_text(f'[[options]]\nkey = "hand"\nrule = "X-1"\n[options.values]\n{values}')
    laid = overlay(tmp_path)
    assert [(option.key, option.values) for option in laid.options] == [("hand", ("a", "b", "c", "d"))]

    def hands(value: str, own: Any = None) -> Any:
        box = laid.applied(tmp_path / "box.toml", own, {"hand": value})
        assert isinstance(box, dict)
        return [row["hand"] for row in box["ages"]], box["turn"]["limit"]

    assert hands("b") == ([5, 8], 9)
    assert hands("c") == ([4, 2], 4)
    mine = {"ages": [{"id": "new", "hand": 10}], "turn": {"limit": 40}}
    assert hands("c", mine) == ([2], 20) and mine["turn"] == {"limit": 40}, "an owner's box is changed on a copy"
    with pytest.raises(ComponentsError, match=r"an option changes ages\.newer\.hand, which is not there"):
        hands("d")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_rules_read_is_declared(game: str) -> None:
    declared = {option.key for option in find(game).OPTIONS}
    for name, module in modules(game):
        undeclared = read_by(module) - declared
        assert not undeclared, f"{game}/game.py does not declare {sorted(undeclared)}, which {name} reads"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_is_declared_is_read_by_rules(game: str) -> None:
    read = set().union(*(read_by(module) for _, module in modules(game)))
    unread = {option.key for option in find(game).OPTIONS} - read - {row["key"] for row in figures(game)}
    assert not unread, f"no rule reads {sorted(unread)}: {game}/state.py has to ask for what OPTIONS declares"


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_is_tried_by_a_test_of_the_game(game: str) -> None:
    folder = ROOT / "tests" / "rules" / game
    written = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py")))
    for option in find(game).OPTIONS:
        words = [[value] for value in option.values[1:] if not value.isdigit()]
        figures = [value for value in option.values[1:] if value.isdigit()]
        for values in [*words, figures] if figures else words:  # of figures that differ in nothing else one will do
            tried = option.key in written and any(f'"{value}"' in written for value in values)
            assert tried, f"no test in tests/rules/{game}/ plays with {option.key} = {' or '.join(values)}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_has_its_words(game: str, language: str) -> None:
    file = ROOT / "petteia" / "locale" / language / f"{game}.ftl"
    words = messages(file)
    for option in find(game).OPTIONS:
        for key in (f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values)):
            assert key in words, f"locale/{language}/{file.name} has no {key}"
