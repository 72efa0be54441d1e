"""The shelf: which games there are, and how a box is opened.

Ours are the folders of this room. Others come through the entry-point group `petteia.games` of an installed
package, or are named directly: `my_game.py:GAME`, `package.module:GAME`. Wherever it comes from, what is named is a
class derived from `petteia.engine.protocol.Game`.
"""

import importlib
import importlib.machinery
import importlib.util
import pkgutil
import sys
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from petteia.engine.manifest import ManifestError, manifest_of
from petteia.engine.protocol import Game

__all__ = ["LoadError", "find", "load", "named", "open_box", "read_components", "shelf"]

GROUP: Final = "petteia.games"
EXTENSIONS: Final = tuple(importlib.machinery.EXTENSION_SUFFIXES)

_modules: dict[Path, ModuleType] = {}
"""Modules loaded from files, by resolved path: the same file twice is the same class twice."""


class LoadError(ValueError):
    """A game that cannot be set up as asked; the message says what would be right."""


def load(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    rules: int | None = None,
) -> Game:
    """Open a box: `load("age_of_mythology", seats=3)`.

    `game` is a name on the shelf, or an outsider's `file.py:GAME` or `module:GAME`. `seats` defaults to the game's
    first number of seats, options to their first values. `components` is an owner's own component data: the path
    of a TOML file, or what is in one. `rules` is an older version of the rules, if the game can still be played by it.
    """
    box = open_box(find(game), seats, options, components)
    try:
        return box if rules is None else box.by_rules(rules)
    except ValueError as problem:
        raise LoadError(f"{problem}.") from problem


def open_box(
    kind: type[Game],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Set up a game whose class is at hand."""
    counts = kind.SEAT_COUNTS
    if seats is None:
        seats = counts[0]
    if seats not in counts:
        raise LoadError(f"{kind.TITLE} is not for {seats} seats; right would be {_either([str(n) for n in counts])}.")
    chosen = {option.key: option.values[0] for option in kind.OPTIONS}
    for key, value in (options or {}).items():
        allowed = next((option.values for option in kind.OPTIONS if option.key == key), None)
        if allowed is None:
            there_are = _nearest(key, list(chosen)) if chosen else "it has none"
            raise LoadError(f"{kind.TITLE} has no option {key!r}; {there_are}.")
        if value not in allowed:
            raise LoadError(f"{value!r} is no value of the option {key!r}; right would be {_either(allowed)}.")
        chosen[key] = value
    data = components if components is None or isinstance(components, Mapping) else read_components(components)
    try:
        return kind(seats, chosen, data)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
        if data is None:
            raise
        source = "these components" if isinstance(components, Mapping) else str(components)
        raise LoadError(
            f"{kind.TITLE} cannot be set up with {source}: {_told(problem)}. "
            "Right would be a file like the game's own components.toml."
        ) from problem


def read_components(path: str | Path) -> dict[str, Any]:
    """An owner's component data, out of a TOML file."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as problem:
        raise LoadError(f"the components {path} cannot be read: {problem.strerror or problem}.") from problem
    except ValueError as problem:  # not TOML, or not UTF-8
        raise LoadError(f"the components {path} are not TOML: {problem}.") from problem


# -- finding -------------------------------------------------------------------------------------------------


def shelf() -> dict[str, type[Game] | LoadError]:
    """Every game that is installed, by name; for one that cannot be loaded, why."""
    out: dict[str, type[Game] | LoadError] = {}
    for name in sorted({*_ours(), *_others()}):
        try:
            out[name] = find(name)
        except LoadError as problem:
            out[name] = problem
    return out


def find(game: str) -> type[Game]:
    """The class of a game: by its name on the shelf, or by `file.py:GAME` or `module:GAME`."""
    if game in _ours():
        return _game_in(_imported(f"{__name__}.{game}", game), "GAME", game)
    entry = _others().get(game)
    if entry is not None:
        return find(entry)
    place, _, attribute = game.rpartition(":") if ":" in game else (game, "", "GAME")
    if place.endswith((".py", *EXTENSIONS)):
        return _game_in(_from_file(Path(place)), attribute, game)
    if ":" in game:
        return _game_in(_imported(place, game), attribute, game)
    known = sorted({*_ours(), *_others()})
    there_are = _nearest(game, known) if known else "none is installed"
    raise LoadError(f"there is no game {game!r}; {there_are}. A game of your own is named as my_game.py:GAME.")


def named(what: str, folder: Path) -> Any:
    """Something that a manifest names: `module:Name`, or `file.py:Name` with a file that lies in its folder."""
    place, _, attribute = what.rpartition(":")
    module = _from_file(folder / place) if place.endswith(".py") else _imported(place, what)
    if not hasattr(module, attribute):
        raise LoadError(f"{what!r}: there is no {attribute} in it.")
    return getattr(module, attribute)


def _ours() -> list[str]:
    """The games in this room: every folder that says it is one."""
    return [m.name for m in pkgutil.iter_modules(__path__) if m.ispkg]


def _others() -> dict[str, str]:
    """The games of other installed packages: `module:GAME` by name. Ours keep their names."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _imported(name: str, asked: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as problem:  # whatever an outsider's module does while it is imported
        raise LoadError(
            f"{asked!r} cannot be imported: {_told(problem)}. Right would be module:GAME with a module that Python "
            "finds, or file.py:GAME."
        ) from problem


def _from_file(path: Path) -> ModuleType:
    """The module in a file, once. A compiled form beside the source is preferred, as Python itself would."""
    path = path.resolve()
    if path in _modules:
        return _modules[path]
    if not path.is_file():
        siblings = [p.name for p in path.parent.glob("*.py")] if path.parent.is_dir() else []
        near = f"; did you mean {siblings[0]}?" if len(siblings) == 1 else ""
        raise LoadError(f"there is no file {path.name} in {path.parent}{near}")
    folder, stem = str(path.parent), path.name.split(".")[0]
    if folder not in sys.path:
        sys.path.append(folder)  # what lies beside the game is its own to import
    spec = importlib.machinery.PathFinder.find_spec(stem, [folder])
    if spec is None or spec.origin is None or spec.origin.endswith(".py"):
        # A name of its own: two outsiders' files may both be called game.py.
        spec = importlib.util.spec_from_file_location(f"{stem}_{sha256(str(path).encode()).hexdigest()[:8]}", path)
    if spec is None or spec.loader is None:
        raise LoadError(f"{path} is not a Python file.")
    there = sys.modules.get(spec.name)
    if there is not None and getattr(there, "__file__", None) == spec.origin:
        _modules[path] = there
        return there
    if there is not None:
        raise LoadError(f"another module called {spec.name} is loaded already; rename {path.name}.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:  # whatever the file does
        del sys.modules[spec.name]
        raise LoadError(f"{path} cannot be imported: {_told(problem)}.") from problem
    _modules[path] = module
    return module


def _game_in(module: ModuleType, attribute: str, asked: str) -> type[Game]:
    found = getattr(module, attribute, None)
    if isinstance(found, type) and issubclass(found, Game) and found is not Game:
        missing = [name for name in ("ID", "TITLE", "SEAT_COUNTS") if not getattr(found, name)]
        if missing:
            raise LoadError(f"the game in {asked!r} does not say its {_listed(missing)}.")
        try:
            manifest_of(found)
        except ManifestError as problem:
            raise LoadError(f"{problem}.") from problem
        return found
    if found is not None:
        raise LoadError(f"{asked!r} is not a game; right would be a class derived from petteia.engine.protocol.Game.")
    games = [n for n, x in vars(module).items() if isinstance(x, type) and issubclass(x, Game) and x is not Game]
    instead = f"; right would be {_either(games)}" if games else ", nor any other class derived from Game"
    raise LoadError(f"{asked!r}: there is no {attribute} in it{instead}.")


# -- words -----------------------------------------------------------------------------------------------------


def _told(problem: BaseException) -> str:
    """An exception in a line."""
    text = " ".join(str(problem).split())
    return f"{type(problem).__name__}: {text}" if text else type(problem).__name__


def _nearest(word: str, known: list[str]) -> str:
    near = get_close_matches(word, known, n=3, cutoff=0.5)
    return f"did you mean {_either(near)}" if near else f"there is {_listed(known)}"


def _either(words: Iterable[str]) -> str:
    return _listed(words, "or")


def _listed(words: Iterable[str], last: str = "and") -> str:
    row = list(words)
    return row[0] if len(row) == 1 else f"{', '.join(row[:-1])} {last} {row[-1]}"
