"""What the words of a scenario may stand for: checked before anything is put on the table, so that whatever is wrong in
a file is said in a sentence."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

WORD: Final = 0
NUMBER: Final = 1
WORDS: Final = 2
NUMBERS: Final = 3
COUNTS: Final = 4

RIGHT: Final = (
    "a word in quotes",
    "a whole number from 0 to 99",
    "a list of words",
    "a list of whole numbers from 0 on",
    "a number from 0 to 99, or {cause: number}",
)

WHOLE: Final = {
    "game": WORD, "seats": NUMBER, "phase": WORD, "turn": NUMBER, "active": NUMBER, "part": NUMBER, "kylix": WORD,
    "orientation": NUMBER, "used": WORDS, "hydra": WORD, "whirlpools": WORDS, "theseus": NUMBER, "discards": WORDS,
    "deck": WORDS, "open": WORDS, "shown": NUMBERS, "removed": WORDS, "under": WORDS, "pile": WORDS,
}  # fmt: skip
BY_SEAT: Final = {
    "ships": WORD, "aboard": NUMBER, "below": NUMBER, "cargo": WORDS, "hands": WORDS, "front": WORDS, "missions": WORD,
    "done": WORDS, "points": COUNTS,
}  # fmt: skip
"""One for each seat: a list, or a table by seat."""
BY_NAME: Final = {"options": WORD, "cities": WORDS, "settlements": NUMBER}
"""Tables by name."""
KEYS: Final = (*WHOLE, *BY_SEAT, *BY_NAME, "components")


def is_number(value: object, most: int = 99) -> bool:
    """A whole number that counts something."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def fits(value: object, kind: int) -> bool:
    """Whether a value is of a kind."""
    rows: list[Any] = list(value) if isinstance(value, list | tuple) else []
    listed = isinstance(value, list | tuple)
    if kind == WORD:
        return isinstance(value, str)
    if kind == NUMBER:
        return is_number(value)
    if kind == WORDS:
        return listed and all([isinstance(row, str) for row in rows])
    if kind == NUMBERS:
        return listed and all([is_number(row) for row in rows])
    return is_number(value) or (isinstance(value, Mapping) and all([is_number(n) for n in value.values()]))


def what_is_wrong(data: Mapping[str, Any]) -> str:
    """The first thing in a scenario that is not of the right kind, in a sentence; nothing if all is well."""
    for key, value in data.items():
        if key == "turn" and is_number(value, 300):
            continue
        if key in WHOLE and not fits(value, WHOLE[key]):
            return f"{key} is {value!r}; right would be {RIGHT[WHOLE[key]]}"
        if key == "components" and not isinstance(value, Mapping | str | Path):
            return f"components is {value!r}; right would be the path of a TOML file"
        wrong = in_table(key, value)
        if wrong:
            return wrong
    return ""


def in_table(key: str, value: object) -> str:
    """What is wrong with things that are given by name or by seat."""
    if key in BY_NAME:
        if not isinstance(value, Mapping):
            return f"{key} is {value!r}; right would be a table by name"
        for name, entry in value.items():
            if not fits(entry, BY_NAME[key]):
                return f"{key}.{name} is {entry!r}; right would be {RIGHT[BY_NAME[key]]}"
    if key in BY_SEAT:
        if not isinstance(value, Mapping | list | tuple):
            return f"{key} is {value!r}; right would be a list with one entry for each seat, or {{seat: ...}}"
        for seat, entry in value.items() if isinstance(value, Mapping) else enumerate(value):
            if not fits(entry, BY_SEAT[key]):
                return f"{key} of seat {seat} is {entry!r}; right would be {RIGHT[BY_SEAT[key]]}"
    return ""
