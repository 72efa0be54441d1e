"""Boxes of owners: reading them, checking them by the rules, writing them to a file.

A box is the entries in which it differs from the game's own component data (`petteia.engine.differences`), as JSON. It
may be unfinished: then it is stored, but cannot be played with. Nothing in it is ever more than data.
"""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from petteia.engine.checking import Checked, check, unreadable
from petteia.engine.checking import ComponentProblem as Wrong
from petteia.engine.differences import Data, applied, own_components, plain
from petteia.engine.protocol import Game
from petteia.engine.reading import FIXED, NUMBER, PART, AskedValue
from petteia.engine.toml import written

MOST_COMPONENTS: Final = 500_000
"""How long component data may be, as JSON: every table that is played with it stores it."""
MOST_ENTRIES: Final = 150_000
"""How long the differences in a box may be."""
MOST_SENTENCE: Final = 400
MOST_DOTS: Final = 300
"""In one line of a file: parsing a key of so many parts takes more than their square."""
UNTOUCHED: Final = frozenset({"source", "confidence", "origin", "refs", "name_source", "outline_source", "inferred"})
"""Where figures come from: not filled in by hand, since an owner's figures are the owner's."""

Steps = list[str | int]


class Bounds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the checks ask for in one place: a number from `least` to `most`, one of the `words`, or what the rules
    leave no choice about (`fixed`). `words` is a number in the list of all lists of words."""

    way: Steps
    kind: str
    least: int = 0
    most: int = 0
    words: int = -1


class Sheet(msgspec.Struct, frozen=True):
    """All components of a game as it comes, what may be changed in them, and the words to choose from."""

    components: dict[str, Any]
    bounds: list[Bounds]
    words: list[list[str]]


class BoxProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong in one place, and what would be right: a sentence, and for translators a code with parameters.
    `right`: there is only this."""

    way: Steps
    text: str
    code: str = ""
    params: dict[str, int | str] = {}
    right: Any = None


class BoxLook(msgspec.Struct, frozen=True):
    """What the rules say to a box; `bounds` and `words` where it asks for something that the game's own does not."""

    differs: int
    problems: list[BoxProblem]
    bounds: list[Bounds]
    words: list[list[str]]


def entries_of(text: bytes) -> list[list[Any]]:
    """The differences in a box. ValueError if it is invalid."""
    if len(text) > MOST_ENTRIES:
        raise ValueError(f"what differs in a box may take {MOST_ENTRIES} bytes; this takes {len(text)}")
    try:
        return msgspec.json.decode(text, type=list[list[Any]])
    except (msgspec.MsgspecError, RecursionError):
        raise ValueError("a box is a list of entries, each with its section and what is in it") from None


def figures(ours: Data, entries: bytes) -> Data:
    """The component data of a box. ValueError if it is invalid."""
    try:
        data = applied(ours, entries_of(entries))
    except RecursionError:
        raise ValueError("its tables are nested too deeply") from None
    _not_too_long(msgspec.json.encode(data))
    return data


def read(text: str) -> Data:
    """Component data from a file."""
    if any([line.count(".") > MOST_DOTS for line in text.split("\n")]):
        raise ValueError(f"the component data has a line with more than {MOST_DOTS} dots; no key lies so deep")
    try:
        found = msgspec.json.encode(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError, OverflowError, ValueError) as problem:
        raise ValueError(f"the component data is not TOML: {problem}"[:MOST_SENTENCE]) from None
    _not_too_long(found)
    data: Data = msgspec.json.decode(found)
    return data


def must_be_plain(entries: list[list[Any]]) -> None:
    """ValueError if there are texts in what differs that would steer a screen: others read them."""
    for entry in entries:
        problem = unreadable(entry[-1], (entry[0],))
        if problem is not None:
            raise ValueError(f"{_place(problem)}: {problem.sentence}")


def _not_too_long(data: bytes) -> None:
    if len(data) > MOST_COMPONENTS:
        raise ValueError(f"component data may take {MOST_COMPONENTS} bytes; this takes {len(data)}")


def sheet(kind: type[Game]) -> bytes:
    """All components of a game."""
    ours = plain(own_components(kind))
    checked = check(kind, ours)
    bounds, words = _bounds(checked.asked)
    return msgspec.json.encode(Sheet(ours, bounds, words))


def _bounds(asked: list[AskedValue]) -> tuple[list[Bounds], list[list[str]]]:
    words: list[list[str]] = []
    numbers: dict[tuple[str, ...], int] = {}
    out: list[Bounds] = []
    for each in asked:
        if each.kind == PART or not UNTOUCHED.isdisjoint(each.way):
            continue
        chosen = -1
        if each.words:
            chosen = numbers.setdefault(tuple(each.words), len(words))
            if chosen == len(words):
                words.append(each.words)
        least, most = (each.least, each.most) if each.kind == NUMBER else (0, 0)
        out.append(Bounds(list(each.way), each.kind, least, most, chosen))
    return out, words


def looked_at(kind: type[Game], entries: bytes) -> bytes:
    """What the rules say to a box."""
    ours = own_components(kind)
    checked = check(kind, figures(ours, entries))
    before = {each.way for each in check(kind, ours).asked}
    bounds, words = _bounds([each for each in checked.asked if each.way not in before and each.kind != FIXED])
    problems = [_told(problem) for problem in checked.problems]
    return msgspec.json.encode(BoxLook(len(checked.entries), problems, bounds, words))


def _told(problem: Wrong) -> BoxProblem:
    params = {key: value if isinstance(value, int) else value[:MOST_SENTENCE] for key, value in problem.params.items()}
    return BoxProblem(list(problem.way), problem.sentence[:MOST_SENTENCE], problem.code, params, problem.right)


def taken(kinds: Mapping[str, type[Game]], game: str, text: str) -> bytes:
    """The differences in a file that a guest uploads, as JSON. ValueError if there is anything wrong with it."""
    data = read(text)
    other = _another(kinds, game, data)
    if other:
        raise ValueError(f"this is a file of {other}, not of {kinds[game].TITLE}")
    checked = check(kinds[game], data)
    if checked.problems:
        raise ValueError(_sentence(checked))
    found = msgspec.json.encode(checked.entries)
    entries_of(found)
    return found


def _another(kinds: Mapping[str, type[Game]], game: str, data: Data) -> str:
    """The game whose file this is, if the file names one and it is not the one that was meant."""
    meta = data.get("meta")
    title = meta.get("title") if isinstance(meta, Mapping) else None
    for name, kind in kinds.items():
        if name != game and title and own_components(kind).get("meta", {}).get("title") == title:
            return kind.TITLE
    return ""


def _sentence(checked: Checked) -> str:
    """The first thing that is wrong, and how many there are."""
    first, more = checked.problems[0], len(checked.problems) - 1
    place = _place(first)
    said = f"{place}: {first.sentence}" if place else first.sentence
    return f"{said} (and {more} more)" if more else said


def _place(problem: Wrong) -> str:
    return "".join([f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in problem.way])[1:]


def file(kind: type[Game], entries: bytes, heading: str) -> bytes:
    """A box as a file that `petteia play`, `petteia lab` and every server read."""
    return written(figures(own_components(kind), entries), heading).encode()
