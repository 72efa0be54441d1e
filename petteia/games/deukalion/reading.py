"""How Deukalion's components file is read: its figures, its texts, and what it says of the rules."""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from petteia.engine.reading import Part, own_file

# Not `__file__`: a compiled module in a group is wrong about its own folder.
FOLDER: Final = Path(str(files("petteia.games.deukalion")))
SHIPPED: Final = FOLDER / "components.toml"


def halves(part: Part, key: str, most: int) -> int:
    """A strength in whole halves (DEU-10.1.5)."""
    right = f"a strength from 0 to {most} in whole halves, such as 0.5"
    value = part.get(key, right)
    twice = value * 2 if isinstance(value, int | float) and not isinstance(value, bool) else -1
    if twice != int(twice) or not 0 <= twice <= most * 2:
        raise part.wrong(key, f"is {value!r}; right would be {right}")
    return int(twice)


def end(part: Part) -> str:
    """End reading a table: read the source of its figures, and refuse unknown keys."""
    source = part.origin()
    part.finish()
    return source


def said(part: Part, *keys: str) -> None:
    """Texts for people, which the program passes on or leaves alone."""
    for key in keys:
        part.text(key)


def as_shipped(part: Part, *keys: str) -> None:
    """Statements about the rules: the program follows its own file, so a different statement is refused."""
    ours: Any = own_file(SHIPPED)
    for step in part.place.split("."):
        ours = ours[step]
    for key in keys:
        part.exactly(key, ours[key], "the rules say so, and this program plays by them")
