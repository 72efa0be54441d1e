"""The games a house offers. Clients name them by id only: a name that leads to a file is never taken from outside."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

import petteia
from petteia.engine.differences import own_components, plain
from petteia.engine.protocol import Game
from petteia.rulebook import Rule, RulebookError, read

MOST_BOXES: Final = 200
LESSON: Final = "lesson.toml"


class Catalogue:
    """Games by id: how each is loaded, and the host's own components for it."""

    def __init__(self, names: Iterable[str], components: Mapping[str, str] | None = None) -> None:
        """`names` are what `petteia.load` takes; `components` the files with a host's own data by game id."""
        self.names: dict[str, str] = {}
        self.kinds: dict[str, type[Game]] = {}
        self.components: dict[str, dict[str, Any]] = {}
        for name in names:
            kind = type(petteia.load(name))
            self.names[kind.ID] = name
            self.kinds[kind.ID] = kind
        for game, file in (components or {}).items():
            if game not in self.names:
                there = ", ".join(self.names)
                raise petteia.LoadError(f"components are set for {game!r}, which this house does not have: {there}")
            petteia.load(self.names[game], None, None, file)  # says what is wrong with it
            self.components[game] = tomllib.loads(Path(file).read_text("utf-8"))
        self._rules: dict[str, list[Rule]] = {}
        self._boxes: dict[bytes, Game] = {}

    def load(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None
    ) -> Game:
        """Open a box. ValueError if the house does not have the game or it cannot be set up so."""
        if game not in self.names:
            raise petteia.LoadError(f"this house does not have the game {game[:40]!r}; it has {', '.join(self.names)}")
        key = msgspec.json.encode([game, seats, sorted((options or {}).items()), components])
        box = self._boxes.get(key)
        if box is None:  # a box is immutable: all tables that play the same share it
            box = petteia.load(self.names[game], seats, options, components)
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            self._boxes[key] = box
        return box

    def rules(self, game: str) -> list[Rule]:
        """The numbered rules of a game; none if it has no file of them."""
        if game not in self._rules:
            kind = self.kinds[game]
            try:
                self._rules[game] = read(Path(kind.RULES)).rules if kind.RULES else []
            except (RulebookError, OSError):
                self._rules[game] = []
        return self._rules[game]

    def lesson(self, game: str) -> dict[str, Any] | None:
        """How the lesson of a game is set up, if it has one: `lesson.toml` beside its rules."""
        return tomllib.loads(self._lesson(game).read_text("utf-8")) if self.has_lesson(game) else None

    def has_lesson(self, game: str) -> bool:
        """Whether a game has a lesson."""
        return bool(self.kinds[game].RULES) and self._lesson(game).is_file()

    def _lesson(self, game: str) -> Path:
        return Path(self.kinds[game].RULES).with_name(LESSON)

    def figures(self, game: str) -> dict[str, Any]:
        """The component data a game is played with here."""
        return plain(self.components.get(game) or own_components(self.kinds[game]))

    def texts(self, game: str) -> dict[str, list[Traversable]]:
        """The files of a game's texts by language; those that an outsider brings come after ours."""
        files = texts_of(game)
        folder = getattr(self.kinds[game], "LOCALE", "")
        for language, theirs in (texts_of(game, Path(folder)) if folder else {}).items():
            files.setdefault(language, []).extend(theirs)
        return files

    def languages(self, game: str) -> list[str]:
        """The languages in which a game has texts."""
        return sorted(self.texts(game))


def texts_of(domain: str, folder: Traversable | None = None) -> dict[str, list[Traversable]]:
    """The files of a domain's texts by language, in one folder with a folder for each: if none is named, in ours."""
    folder = folder or resources.files("petteia").joinpath("locale")
    if not folder.is_dir():
        return {}
    files = {language.name: language.joinpath(f"{domain}.ftl") for language in folder.iterdir() if language.is_dir()}
    return {language: [file] for language, file in files.items() if file.is_file()}
