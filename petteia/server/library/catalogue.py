"""The games a server offers. Clients name them by id only: a name that leads to a file is never taken from outside."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

import petteia
from petteia.engine.differences import differing, own_components, plain
from petteia.engine.manifest import Manifest, manifest_of
from petteia.engine.protocol import Game
from petteia.rulebook import Rule, RulebookError, read
from petteia.server.lobby.lesson_plan import FIRST, LessonPlan, read_plan
from petteia.server.monitoring.logs import log
from petteia.server.share.scene import SceneSpec
from petteia.tables.journal.specs import OwnBox

MOST_BOXES: Final = 200
BOARD: Final = ("board.js", "board.css")
"""What a game's own board is called at its address, and what its styles."""


class Figure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An icon on the lid of a box, so many pixels high."""

    icon: str
    size: int = 130
    flip: bool = False


class LidField(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of the lid, in the colours of a `culture` and with its `frieze`."""

    culture: str = "greek"
    frieze: str = ""
    figures: list[Figure] = []


class MilestoneInfo(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment worth going to: an event (with these words). `icon` is a word of the game, or `$` and which word of the
    event is; where two would overlap, the one with the greater `weight` stays."""

    event: str
    icon: str = ""
    weight: int = 1
    words: dict[str, str] = {}


class Catalogue:
    """Games by id: how each is loaded, and the host's own components for it."""

    def __init__(self, names: Iterable[str], components: Mapping[str, str] | None = None) -> None:
        """`names` are what `petteia.load` takes; `components` the files with a host's own data by game id."""
        self.names: dict[str, str] = {}
        self.kinds: dict[str, type[Game]] = {}
        self.looks: dict[str, tuple[list[LidField], list[MilestoneInfo]]] = {}
        """The lid of each box, and the moments worth going to."""
        self.scenes: dict[str, SceneSpec] = {}
        """What the picture of a position shows, for games that say so."""
        self.components: dict[str, dict[str, Any]] = {}
        self.own: dict[str, OwnBox] = {}
        """The host's own components by game, and what tables say of them."""
        for name in names:
            kind = type(petteia.load(name))
            self.names[kind.ID] = name
            self.kinds[kind.ID] = kind
            self.looks[kind.ID] = looks_of(kind)
            self.scenes[kind.ID] = scene_spec_of(kind)
        for game, file in (components or {}).items():
            if game not in self.names:
                there = ", ".join(self.names)
                raise petteia.LoadError(f"components are set for {game!r}, which this house does not have: {there}")
            petteia.load(self.names[game], None, None, file)  # says what is wrong with it
            self.components[game] = tomllib.loads(Path(file).read_text("utf-8"))
            differs = len(differing(own_components(self.kinds[game]), self.components[game]))
            self.own[game] = OwnBox(differs=differs, house=True)
        self.boards: Final = self._boards()
        """The boards that games from outside bring, and their styles, by address."""
        self._rules: dict[str, list[Rule]] = {}
        self._lessons: dict[str, dict[str, Path]] = {}
        self._boxes: dict[bytes, Game] = {}

    def load(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None
    ) -> Game:
        """Open a box. ValueError if the server does not have the game or it cannot be set up like this."""
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

    def lesson(self, game: str, name: str = FIRST) -> LessonPlan | None:
        """How a lesson of a game goes, if it has it."""
        file = self.lessons(game).get(name)
        return None if file is None else read_plan(file)

    def lessons(self, game: str) -> dict[str, Path]:
        """The lessons of a game in their order, by name: `lesson.toml` beside its rules, and what lies in `lessons`."""
        if game not in self._lessons:
            self._lessons[game] = self._lessons_of(game) if self.kinds[game].RULES else {}
        return self._lessons[game]

    def _lessons_of(self, game: str) -> dict[str, Path]:
        manifest = self.manifest(game)
        first = manifest.file(manifest.lesson)
        found = {FIRST: first} if first.is_file() else {}
        if found:
            further = sorted(first.parent.glob("lessons/*-*.toml"), key=lambda file: (file.stem.index("-"), file.stem))
            found |= {file.stem.split("-", 1)[1]: file for file in further}
        return found

    def manifest(self, game: str) -> Manifest:
        """What a game brings along."""
        return manifest_of(self.kinds[game])

    def _boards(self) -> dict[str, bytes]:
        """One that is not built yet is left out: then the game is played on the plain table."""
        files: dict[str, bytes] = {}
        for game in self.kinds:
            manifest = self.manifest(game)
            for address, file in zip(BOARD, (manifest.board, manifest.styles), strict=True):
                if file and file.endswith((".js", ".css")):
                    try:
                        files[f"boards/{game}/{address}"] = manifest.file(file).read_bytes()
                    except OSError:
                        log.warning("a board is not there", extra={"game": game, "file": file})
        return files

    def about(self, game: str) -> dict[str, str]:
        """What a game is about, in a sentence, by language: `.about` of its own name in its texts."""
        pattern = re.compile(rf"^game-{re.escape(game)} =.*\n(?:[ ]+.*\n)*?[ ]+\.about = (.+)$", re.MULTILINE)
        said = {}
        for language, files in self.texts(game).items():
            for file in files:
                found = pattern.search(file.read_text("utf-8"))
                if found is not None:
                    said[language] = found[1]
        return said

    def figures(self, game: str) -> dict[str, Any]:
        """The component data a game is played with here."""
        return plain(self.components.get(game) or own_components(self.kinds[game]))

    def reconstructed(self, game: str) -> int:
        """How many of a hundred components of a game have figures that could be looked up nowhere."""
        sources = list(sources_of(self.figures(game)))
        return round(100 * sources.count("reconstructed") / len(sources)) if sources else 0

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


def sources_of(data: Any) -> Iterator[str]:
    """The sources of the figures in a box, as far as it names them."""
    if isinstance(data, dict):
        if isinstance(data.get("source"), str):
            yield data["source"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from sources_of(part)


def looks_of(kind: type[Game]) -> tuple[list[LidField], list[MilestoneInfo]]:
    """How a game's manifest wants it shown. LoadError if that cannot be."""
    manifest = manifest_of(kind)
    try:
        return msgspec.convert(manifest.picture, list[LidField]), msgspec.convert(
            manifest.milestones, list[MilestoneInfo]
        )
    except msgspec.ValidationError as problem:
        raise petteia.LoadError(f"the manifest of {kind.TITLE} does not say how it looks: {problem}.") from problem


def scene_spec_of(kind: type[Game]) -> SceneSpec:
    """What a game's manifest wants shown of a position. LoadError if that cannot be."""
    try:
        return msgspec.convert(manifest_of(kind).scene, SceneSpec)
    except msgspec.ValidationError as problem:
        raise petteia.LoadError(f"the manifest of {kind.TITLE} does not say what a scene is: {problem}.") from problem


def texts_of(domain: str, folder: Traversable | None = None) -> dict[str, list[Traversable]]:
    """The files of a domain's texts by language, in one folder with a folder for each: if none is named, in ours."""
    folder = folder or resources.files("petteia").joinpath("locale")
    if not folder.is_dir():
        return {}
    files = {language.name: language.joinpath(f"{domain}.ftl") for language in folder.iterdir() if language.is_dir()}
    return {language: [file] for language, file in files.items() if file.is_file()}
