"""What a game provides besides its rules: `manifest.toml`, beside its rules.md.

A manifest is data and only names things: the class that values its positions, how matches end, its board in the
browser, its icon. Each part that needs one looks it up (bots, lab, server, browser), so no package has a list of games,
and a game from outside provides the same as ours.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from petteia.engine.protocol import Game

FILE: Final = "manifest.toml"
TEXTS: Final = ("evaluation", "features", "lesson", "puzzles", "board", "styles", "icon")
FIGURES: Final = ("spreads", "ends")
ROWS: Final = ("picture", "milestones", "changes", "options", "characters")
LISTS: Final = ("deeds", "too_long_in_a_tab", "policies", "front")
NAMED: Final = {"endings": "event", "first": "option", "prices": "verb", "themes": "prompt"}
KEYS: Final = (*TEXTS, *FIGURES, *ROWS, *LISTS, *NAMED, "levels", "scene", "ladder")
CHANGE: Final = ("version", "rules", "seats", "options", "setup")
"""The keys of a row of `changes`."""
CHARACTER: Final = ("name", "called", "face", "percent", "more")
"""The keys of a row of `characters`."""
STEPS: Final = ("add", "divide")
"""What an option may do with a figure, besides setting it."""


class ManifestError(ValueError):
    """An invalid manifest; the sentence says what would be right."""


class Manifest:
    """The contents of one manifest, with defaults for whatever it leaves out."""

    def __init__(self, folder: Path, said: Mapping[str, Any]) -> None:
        self.folder = folder
        """The folder of the files it names."""
        self.evaluation: str = said.get("evaluation", "")
        """`module:Class`, or `file.py:Class`: what bots know about the game."""
        self.features: str = said.get("features", "")
        """`module:function`, or `file.py:function`: returns the `petteia.engine.features.Chart` of an open box."""
        self.levels: dict[str, dict[str, int]] = said.get("levels", {})
        """The settings of levels of bots that differ from those in other games."""
        self.spreads: dict[str, int] = said.get("spreads", {})
        """The first step size in learning for weights that start at zero or are a choice."""
        self.ends: dict[str, int] = said.get("ends", {})
        """The largest value of a weight."""
        self.endings: dict[str, str] = said.get("endings", {})
        """An event of the last step, perhaps with one of its words, and the name of that ending."""
        self.deeds: list[str] = said.get("deeds", [])
        """The events that reports count per game, perhaps with one of their words."""
        self.too_long_in_a_tab: list[str] = said.get("too_long_in_a_tab", [])
        """The levels of bots that think too long about it in a browser, besides those that always do."""
        self.policies: list[str] = said.get("policies", [])
        """The Titan's policies: a file for each number of seats, `deukalion-2.policy`."""
        self.front: list[str] = said.get("front", [])
        """The options asked for whenever a table is set up; the others are variants of rules."""
        self.first: dict[str, str] = said.get("first", {})
        """The options that the rulebook recommends for a first game."""
        self.ladder: bool = said.get("ladder", False)
        """Whether scores are compared one after the other instead of added up, so that the first difference decides."""
        self.prices: dict[str, str] = said.get("prices", {})
        """Actions that are paid for, by verb: the table of the component's entry with the price."""
        self.lesson: str = said.get("lesson", "lesson.toml")
        """The file that sets its lesson up, if there is one."""
        self.puzzles: str = said.get("puzzles", "puzzles.jsonl.gz")
        """The file of its puzzles, if there is one (docs/coach.md)."""
        self.themes: dict[str, str] = said.get("themes", {})
        """What puzzles are about, by the key of their prompt: the message `web-puzzles-theme-<theme>`."""
        self.board: str = said.get("board", "")
        """A board of the browser's own by its name, or a built ES module: a file ending in `.js`."""
        self.styles: str = said.get("styles", "")
        """The style sheet that belongs to a built board."""
        self.icon: str = said.get("icon", "")
        """The name of the game's icon."""
        self.picture: list[dict[str, Any]] = said.get("picture", [])
        """The picture on the lid of its box: fields side by side, each with a `culture`, a `frieze` and `figures`."""
        self.scene: dict[str, Any] = said.get("scene", {})
        """What a picture of a position shows: zones and counters by name."""
        self.milestones: list[dict[str, Any]] = said.get("milestones", [])
        """The moments worth going to: an `event`, words it must have, its `icon` and `weight`. The icon `$age` is the
        event's `age`."""

        self.changes: list[dict[str, Any]] = said.get("changes", [])
        """What changed with a `version` of the rules: the numbers of the `rules`, and, where the change is limited to
        some numbers of `seats`, some `options` or the `setup`, that limit."""

        self.characters: list[dict[str, Any]] = said.get("characters", [])
        """Ways of playing at the upper levels, see `petteia.bots.characters`: a `name`, what players read (`called`,
        `face`), and how its weights differ from the level's: in `percent` of them, or by so much `more`."""

        self.options: list[dict[str, Any]] = said.get("options", [])
        """The options that only change figures, see `overlay.py`."""

    def changed(self, before: int, now: int, seats: int, options: Mapping[str, str]) -> list[str]:
        """The numbers of the rules that changed between two versions and concern a game that has begun."""
        out: list[str] = []
        for row in self.changes:
            here = not row.get("setup") and seats in row.get("seats", [seats])
            chosen = all(options.get(key) == value for key, value in row.get("options", {}).items())
            if before < row["version"] <= now and here and chosen:
                out += [number for number in row["rules"] if number not in out]
        return out

    def file(self, name: str) -> Path:
        """A file that it names."""
        return self.folder / name


_read: Final[dict[Path, Manifest]] = {}


def manifest_of(kind: type[Game]) -> Manifest:
    """The manifest of a game, read once. ManifestError if it is invalid."""
    return manifest_at(Path(kind.RULES).parent) if kind.RULES else Manifest(Path(), {})


def manifest_at(folder: Path) -> Manifest:
    """The manifest in a folder, read once."""
    path = folder / FILE
    if path not in _read:
        _read[path] = read_manifest(path) if path.is_file() else Manifest(folder, {})
    return _read[path]


def read_manifest(path: Path) -> Manifest:
    """The manifest in a file."""
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as problem:
        raise ManifestError(f"{path} cannot be read: {problem}") from problem
    for key, value in said.items():
        wrong = _wrong(key, value)
        if wrong:
            raise ManifestError(f"{path}: {wrong}")
    return Manifest(path.parent, said)


def _wrong(key: str, value: Any) -> str:
    """What is wrong with an entry, and what would be right."""
    if key not in KEYS:
        near = get_close_matches(key, KEYS, n=1, cutoff=0.5) or KEYS
        return f"a manifest has no {key!r}; right would be {', '.join(near)}"
    if key in TEXTS:
        return "" if isinstance(value, str) else f"{key} is a text"
    if key in FIGURES:
        return "" if _figures(value) else f"{key} are whole numbers by name"
    if key == "levels":
        fine = isinstance(value, dict) and all(_figures(figures) for figures in value.values())
        return "" if fine else "levels are whole numbers by name, for each level"
    if key in NAMED:
        fine = isinstance(value, dict) and all(isinstance(name, str) for name in value.values())
        return "" if fine else f"{key} are texts by {NAMED[key]}"
    if key == "ladder":
        return "" if isinstance(value, bool) else "ladder is true or false"
    if key == "scene":
        return "" if isinstance(value, dict) else "scene is a table, [scene]"
    if key in LISTS:
        fine = isinstance(value, list) and all(isinstance(each, str) for each in value)
        return "" if fine else f"{key} is a list of texts"
    fine = isinstance(value, list) and all(isinstance(row, dict) for row in value)
    if fine and key == "changes":
        return next((wrong for row in value if (wrong := _wrong_change(row))), "")
    if fine and key == "characters":
        return next((wrong for row in value if (wrong := _wrong_character(row))), "")
    if fine and key == "options":
        return next((wrong for row in value if (wrong := _wrong_option(row))), "")
    return "" if fine else f"{key} is a list of tables, [[{key}]]"


def _wrong_change(row: dict[str, Any]) -> str:
    """What is wrong with a row of `changes`."""
    other = sorted(row.keys() - set(CHANGE))
    if other:
        return f"a change has no {other[0]!r}; right would be {', '.join(CHANGE)}"
    rules, seats, options = row.get("rules"), row.get("seats", []), row.get("options", {})
    if type(row.get("version")) is not int:
        return "a change names the version that it came with: version = 2"
    if not isinstance(rules, list) or not all(isinstance(number, str) for number in rules):
        return 'a change names rules by their numbers: rules = ["PAR-4.2"]'
    if not isinstance(seats, list) or not all(type(count) is int for count in seats):
        return "a change holds for numbers of seats: seats = [2, 3]"
    fine = isinstance(options, dict) and all(isinstance(chosen, str) for chosen in options.values())
    return "" if fine and isinstance(row.get("setup", False), bool) else "options are texts by name, setup is true"


def _wrong_character(row: dict[str, Any]) -> str:
    """What is wrong with a row of `characters`."""
    other = sorted(row.keys() - set(CHARACTER))
    if other:
        return f"a character has no {other[0]!r}; right would be {', '.join(CHARACTER)}"
    name, called, face = row.get("name", ""), row.get("called", ""), row.get("face", [])
    if not (isinstance(name, str) and name.isidentifier() and isinstance(called, str) and called):
        return 'a character has a name and what it is called: name = "imhotep", called = "Imhotep"'
    if not isinstance(face, list) or not all(isinstance(trait, str) for trait in face):
        return 'the face of a character is a list of texts: face = ["beard", "helmet"]'
    fine = _figures(row.get("percent", {})) and _figures(row.get("more", {}))
    return "" if fine else "percent and more of a character are whole numbers by name"


def _wrong_option(row: dict[str, Any]) -> str:
    """What is wrong with an option in a manifest."""
    if sorted(row) != ["key", "rule", "values"] or not isinstance(row["values"], dict) or len(row["values"]) < 2:
        return "an option has a key, a rule and two values or more: [[options]], [options.values]"
    first, *others = row["values"].values()
    if first != {}:
        return f"the first value of the option {row['key']} changes nothing: it is what is printed"
    for changes in others:
        if not isinstance(changes, dict) or not changes:
            return f"a value of the option {row['key']} says which figures it changes"
        for change in changes.values():
            steps = isinstance(change, dict) and len(change) == 1 and next(iter(change)) in STEPS
            figure = next(iter(change.values())) if steps else change
            if type(figure) is not int or (steps and "divide" in change and figure < 1):
                return f"the option {row['key']} sets a figure, or has {{ add = 1 }} or {{ divide = 2 }}"
    return ""


def _figures(value: Any) -> bool:
    return isinstance(value, dict) and all(type(figure) is int for figure in value.values())
