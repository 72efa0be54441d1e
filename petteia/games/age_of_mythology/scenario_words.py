"""What the words of a scenario may stand for: checked before anything is put on the table, so that whatever is wrong in
a file is said in a sentence."""

from collections.abc import Mapping
from typing import Any, Final

WORD: Final = 0
NUMBER: Final = 1
WORDS: Final = 2
HEAP: Final = 3
CUBES: Final = 4
NUMBERS: Final = 5
CARDS: Final = 6

RIGHT: Final = (
    "a word in quotes",
    "a whole number from 0 on",
    "a list of words",
    "a list of words, or {word: number}",
    "four numbers from 0 on, or {resource: number}",
    "a list of whole numbers from 0 on",
    "a number from 0 on, or {source: number}",
)

BY_SEAT: Final = {
    "cultures": WORD,
    "ages": WORD,
    "ages_before": WORD,
    "resources": CUBES,
    "units": HEAP,
    "buildings": HEAP,
    "tiles": HEAP,
    "hands": WORDS,
    "front": WORDS,
    "committed": WORDS,
    "victory_cubes": CARDS,
}
"""One for each seat: a list, or a table by seat."""
BY_NAME: Final = {"options": WORD, "yields": NUMBERS, "discards": WORDS, "deck": WORDS, "victory": NUMBER}
"""Tables by name."""
WHOLE: Final = {
    "order": NUMBERS,
    "fourth": NUMBERS,
    "pool": WORDS,
    "bank": CUBES,
    "card": WORD,
    "phase": WORD,
    "area": WORD,
    "defender": NUMBER,
}


def is_number(value: object) -> bool:
    """A whole number that counts something."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 10_000


def fits(value: object, kind: int) -> bool:
    """Whether a value is of a kind."""
    rows: list[Any] = list(value) if isinstance(value, list | tuple) else []
    listed = isinstance(value, list | tuple)
    counted = isinstance(value, Mapping) and all([isinstance(k, str) and is_number(n) for k, n in value.items()])
    if kind == WORD:
        return isinstance(value, str)
    if kind == NUMBER:
        return is_number(value)
    if kind == WORDS:
        return listed and all([isinstance(row, str) for row in rows])
    if kind == HEAP:
        return counted or (listed and all([isinstance(row, str) for row in rows]))
    if kind == CUBES:
        return counted or (len(rows) == 4 and all([is_number(row) for row in rows]))
    if kind == NUMBERS:
        return listed and all([is_number(row) for row in rows])
    return counted or is_number(value)


def what_is_wrong(data: Mapping[str, Any]) -> str:
    """The first thing in a scenario that is not of the right kind, in a sentence; nothing if all is well."""
    for key, value in data.items():
        if key in WHOLE and not fits(value, WHOLE[key]):
            return f"{key} is {value!r}; right would be {RIGHT[WHOLE[key]]}"
        if key in BY_NAME:
            if not isinstance(value, Mapping):
                return f"{key} is {value!r}; right would be a table by name"
            for name, entry in value.items():
                if not fits(entry, BY_NAME[key]):
                    return f"{key}.{name} is {entry!r}; right would be {RIGHT[BY_NAME[key]]}"
        if key in BY_SEAT:
            named = isinstance(value, Mapping)
            entries = (
                list(value.items()) if named else list(enumerate(value)) if isinstance(value, list | tuple) else []
            )
            for name, entry in entries:
                if not fits(entry, BY_SEAT[key]):
                    return f"{key} of seat {name} is {entry!r}; right would be {RIGHT[BY_SEAT[key]]}"
    return ""
