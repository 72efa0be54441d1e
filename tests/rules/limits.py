"""What an owner's file may say, figure by figure: `python -m tests.rules.limits` writes it down.

Each key of a game's components file is given a value of another kind; the sentence that refuses it tells what would be
right. Then it is given just that, at both ends, and whatever is next to what it was; where an end does not go together
with the rest of the file, the first number that does not is looked for. A text is given what it is in another row. Each
key is left out once. Of tables that are alike, and of one kind where kinds are told apart, one is taken, another each
time; and every list of tables is tried without its first row, with that row alone or twice, and with more and more rows
until something else is said of them.
`limits/` has a line for each trial: what was said, or what was in the box then, as a hash.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from petteia.games.age_of_mythology import components as age_of_mythology
from petteia.games.deukalion import components as deukalion
from petteia.games.parthenon import components as parthenon

FOLDER = Path(__file__).with_name("limits")
DOORS: dict[str, tuple[Callable[[], dict[str, Any]], Callable[..., object]]] = {
    "age_of_mythology": (age_of_mythology.shipped, age_of_mythology.read_box),
    "deukalion": (deukalion.shipped, deukalion.read_box),
    "parthenon": (parthenon.shipped, parthenon.read_box),
}
ASIDE = ("source", "confidence", "note", "origin", "text")
"""What says where a figure comes from, and what a card reads."""
TELLING = ("kind", "effect")
"""Rows that differ in these are not alike: what else may be in them, and its limits, depends on it."""
MORE = 64
"""With so many rows more than there are a list is tried."""
LETTERS = 6
"""How much of a box's hash is written down."""
NUMBER = re.compile(r"taken, .*|\d+")
"""What two sentences may differ in and say the same."""
FROM_TO = re.compile(r"from (-?\d+) to (-?\d+)")

Way = tuple[str | int, ...]


def leaves(value: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every value of a file with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ASIDE:
                yield from leaves(inner, (*way, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict | list):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*way, at))
    else:
        yield way, value


def lists(value: Any, way: Way = ()) -> Iterator[tuple[Way, list[Any]]]:
    """Every list of tables with the way to it."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if isinstance(inner, list) and inner and isinstance(inner[0], dict):
            yield (*way, key), inner
        yield from lists(inner, (*way, key))


def chosen(data: dict[str, Any]) -> Iterator[tuple[Way, Any, Any]]:
    """A value for each key; of rows that are alike another one each time. And what it is in the row after that."""
    alike: dict[Way, list[tuple[Way, Any]]] = {}
    for way, value in leaves(data):
        alike.setdefault(tuple(sort(data, way)), []).append((way, value))
    for at, ways in enumerate(alike.values()):
        yield *ways[at % len(ways)], ways[(at + 1) % len(ways)][1]


def sort(data: Any, way: Way) -> Iterator[str]:
    """The way to a value without numbers of rows, but with what kind of thing the tables on it are."""
    place = data
    for part in way:
        if isinstance(place, dict):
            yield from (place[key] for key in TELLING if key != part and isinstance(place.get(key), str))
        yield "" if isinstance(part, int) else part
        place = place[part]


def facts(thing: Any) -> Any:
    """What is in a box, part by part, so that it can be written down."""
    if thing is None or isinstance(thing, int | str | float):
        return thing
    if isinstance(thing, dict):
        return {str(key): facts(thing[key]) for key in sorted(thing, key=str)}
    if hasattr(thing, "__getitem__"):
        return [facts(each) for each in thing]
    named = [name for name in dir(thing) if not name.startswith("_")]
    return {name: facts(value) for name in named if not callable(value := getattr(thing, name))}


def contents(box: object) -> str:
    """A hash of what is in a box."""
    return sha256(json.dumps(facts(box)).encode()).hexdigest()[:LETTERS]


def further(rows: list[dict[str, Any]], count: int) -> list[Any]:
    """A list with so many rows more, each beside one that it is like, with a word or numbers that none has."""
    words = [key for key in ("id", "name") if key in rows[0]]
    numbers = [] if words else [key for key, value in rows[0].items() if type(value) is int]
    most = {key: max(row.get(key, 0) for row in rows) for key in numbers}
    out = []
    for at, row in enumerate(rows):
        out.append(row)
        for turn, _ in enumerate(range(at, count, len(rows)), 1):
            other = deepcopy(row)
            other.update({key: f"{other[key]}_{turn}" for key in words if key in other})
            other.update({key: most[key] + turn for key in numbers if key in other})
            out.append(other)
    return out


LEFT_OUT = object()
"""What a key is given that is left out."""


def trials(game: str, every: int = 1) -> Iterator[str]:
    """A line for each value that is tried: of every key, or of one key out of so many."""
    shipped, read = DOORS[game]
    data = deepcopy(shipped())

    def tried(way: Way, value: Any) -> str:
        place = data
        for part in way[:-1]:
            place = place[part]  # type: ignore[index]
        before = place[way[-1]]  # type: ignore[index]
        whole = place.copy()
        place[way[-1]] = value  # type: ignore[index]
        if value is LEFT_OUT:
            del place[way[-1]]  # type: ignore[arg-type]
        try:
            return f"taken, {contents(read(data))}"
        except ValueError as problem:
            return str(problem).removeprefix("components: ")
        finally:
            if value is not LEFT_OUT:
                place[way[-1]] = before  # type: ignore[index]
            elif isinstance(place, list):
                place[:] = whole
            else:  # in the order it was: some sentences show a whole table
                place.clear()
                place.update(whole)

    def taken(way: Way, value: Any) -> bool:
        return tried(way, value).startswith("taken, ")

    def turning(way: Way, good: int, bad: int) -> Iterator[int]:
        """Between a number that is taken and one that is not: the last and the first."""
        while abs(good - bad) > 1:
            middle = (good + bad) // 2
            if taken(way, middle):
                good = middle
            else:
                bad = middle
        yield from (good, bad)

    for way, value, elsewhere in islice(chosen(data), 0, None, every):
        named = ".".join(str(part) for part in way)
        wrong: Any = None if isinstance(value, str) else "x"
        said = tried(way, wrong)
        yield f"{named} = {wrong!r}: {said}"
        others: list[Any] = []
        if isinstance(value, bool):
            others = [not value]
        elif isinstance(value, int):
            ends = FROM_TO.search(said)
            least, most = (int(ends[1]), int(ends[2])) if ends else (0, 0)
            others = [least, most, value + 1, value - 1]
            for end in (least, most):
                if ends and not taken(way, end):
                    others += turning(way, value, end)
            others = [other for other in dict.fromkeys(others) if other != value]
        elif isinstance(value, str):
            others = [elsewhere] if elsewhere != value else []
        elif isinstance(value, list):
            others = [value[1:], [*value, *value[:1]]]
        for other in others:
            yield f"{named} = {other!r}: {tried(way, other)}"
        yield f"{named} left out: {tried(way, LEFT_OUT)}"
    for way, rows in islice(list(lists(data)), 0, None, every):
        named = ".".join(str(part) for part in way)
        yield f"{named} without its first row: {tried(way, rows[1:])}"
        yield f"{named} with its first row alone: {tried(way, rows[:1])}"
        yield f"{named} with its first row twice: {tried(way, [*rows, rows[0]])}"
        few, many = 1, MORE
        said, other = (NUMBER.sub("", tried(way, further(rows, count))) for count in (few, many))
        while said != other and many - few > 1:
            middle = (few + many) // 2
            if NUMBER.sub("", tried(way, further(rows, middle))) == said:
                few = middle
            else:
                many = middle
        for count in (few, many) if said != other else (few,):
            yield f"{named} with {count} rows more: {tried(way, further(rows, count))}"


def main() -> None:
    """Write down what is said now."""
    FOLDER.mkdir(exist_ok=True)
    for game in DOORS:
        lines = list(trials(game))
        (FOLDER / f"{game}.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        sys.stdout.write(f"{game}: {len(lines)} trials\n")


if __name__ == "__main__":
    main()
