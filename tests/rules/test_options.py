"""The options that a game declares and those that its rules read are the same, and each is worded and tried."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_rules_read_is_declared(game: str) -> None:
    declared = {option.key for option in find(game).OPTIONS}
    for name, module in modules(game):
        undeclared = read_by(module) - declared
        assert not undeclared, f"{game}/game.py does not declare {sorted(undeclared)}, which {name} reads"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_is_declared_is_read_by_rules(game: str) -> None:
    read = set().union(*(read_by(module) for _, module in modules(game)))
    unread = {option.key for option in find(game).OPTIONS} - read
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
