"""What a table is made from: a game's component data, its rules, and how it is spoken of."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from petteia.locale import DEFAULT_LANGUAGE, Speech

PAGES = Path(__file__).resolve().parents[1] / "rules"
NOTHING = "–"

Row = list[str]


class Box:
    """A game's component data, its rules and how it is spoken of in a language."""

    def __init__(self, game: str, components: Path, rules: Path, language: str = DEFAULT_LANGUAGE) -> None:
        self.game = game
        self.data: dict[str, Any] = tomllib.loads(components.read_text(encoding="utf-8"))
        self.rules = rules.read_text(encoding="utf-8")
        domains = ("common", game, "tables", f"rulings_{game}")
        self.speech = Speech(language, domains, folder=PAGES, components=self.data)

    def heading(self, *columns: str) -> Row:
        """The first line of a table."""
        return [self.speech.say(f"word-column-{column}") for column in columns]

    def name(self, vocabulary: str, word: str) -> str:
        """The name of a component as a table begins with it."""
        called = self.speech.name(vocabulary, word)
        return called[:1].upper() + called[1:]

    def price(self, cost: Mapping[str, int]) -> str:
        """2 food, 1 gold."""
        return ", ".join(f"{n} {self.speech.name('resource', kind)}" for kind, n in cost.items() if n) or NOTHING

    def of_culture(self, table: str, culture: str) -> list[dict[str, Any]]:
        """The entries of one culture."""
        return [entry for entry in self.data[table] if entry["culture"] == culture]


def table(head: Row, rows: Iterable[Row]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)
