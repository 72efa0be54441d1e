"""What the scenarios of all games share: the values of their words, the box, and things that belong to seats.

A game declares its words (`Words`) and puts what they name on the table (a subclass of `Things`). Every fault is
reported in a sentence before anything is put there.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

from petteia.engine.game import Game
from petteia.engine.packing import Unreadable

G = TypeVar("G", bound=Game)


class ScenarioError(ValueError):
    """A scenario that describes no position; the sentence says what would be right."""


def near(word: object, words: Sequence[str]) -> str:
    """The closest of some words to an unknown one, as a suggestion."""
    found = get_close_matches(str(word), words, n=1)
    return f"did you mean {found[0]!r}?" if found else f"right would be one of {', '.join(words)}"


def find(word: object, words: Sequence[str], what: str) -> int:
    """The index of a word, or a ScenarioError."""
    if isinstance(word, str) and word in words:
        return list(words).index(word)
    raise ScenarioError(f"{word!r} is no {what}; {near(word, words)}")


# -- values of words ----------------------------------------------------------------------------------------------


class Kind(NamedTuple):
    """A kind of value for a word."""

    right: str
    fits: Callable[[Any], bool]


def is_word(value: object) -> bool:
    """A name."""
    return isinstance(value, str)


def is_number(value: object) -> bool:
    """A whole number that counts something."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 10_000


def is_row(value: object, fits: Callable[[Any], bool]) -> bool:
    """A list of things of a kind."""
    return isinstance(value, list | tuple) and all(map(fits, value))


def is_table(value: object, fits: Callable[[Any], bool]) -> bool:
    """Things of a kind by name."""
    return isinstance(value, Mapping) and all(map(is_word, value)) and all(map(fits, value.values()))


WORD = Kind("a word in quotes", is_word)
NUMBER = Kind("a whole number from 0 on", is_number)
FLAG = Kind("true or false", lambda value: isinstance(value, bool))
WORDS = Kind("a list of words", lambda value: is_row(value, is_word))
NUMBERS = Kind("a list of whole numbers from 0 on", lambda value: is_row(value, is_number))
HEAP = Kind("a list of words, or {word: number}", lambda value: is_row(value, is_word) or is_table(value, is_number))
COUNTS = Kind("a number from 0 on, or {word: number}", lambda value: is_number(value) or is_table(value, is_number))
SEATS = Kind("a list of seats", lambda value: isinstance(value, list | tuple | set))
FILE = Kind("the path of a TOML file", lambda value: isinstance(value, Mapping | str | Path | None))
BY_NAME = Kind("a table by name", lambda value: isinstance(value, Mapping))
BY_SEAT = Kind(
    "a list with one entry for each seat, or {seat: ...}", lambda value: isinstance(value, Mapping | list | tuple)
)
EVERY_GAME = {"game": WORD, "seats": NUMBER, "components": FILE, "phase": WORD, "impossible": FLAG}


def hold(what: str, value: object, kind: Kind) -> None:
    """ScenarioError unless a value is of a kind."""
    if not kind.fits(value):
        raise ScenarioError(f"{what} is {value!r}; right would be {kind.right}")


class Words:
    """The words of a game's scenarios: those with one value, with one for each seat, and with things by name."""

    def __init__(self, whole: Mapping[str, Kind], by_seat: Mapping[str, Kind], by_name: Mapping[str, Kind]) -> None:
        self.whole = {**EVERY_GAME, **whole}
        self.by_seat = by_seat
        self.by_name = {"options": WORD, **by_name}
        self.keys = (*self.whole, *self.by_name, *self.by_seat)

    def check(self, data: Mapping[str, Any]) -> None:
        """ScenarioError unless a scenario has only these words, each with a valid value."""
        for key, value in data.items():
            if key not in self.keys:
                raise ScenarioError(f"a scenario has no {key!r}; {near(key, self.keys)}")
            if key in self.whole:
                hold(key, value, self.whole[key])
                continue
            named = key in self.by_name
            hold(key, value, BY_NAME if named else BY_SEAT)
            for name, entry in value.items() if isinstance(value, Mapping) else enumerate(value):
                if named:
                    hold(f"{key}.{name}", entry, self.by_name[key])
                else:
                    hold(f"{key} of seat {name}", entry, self.by_seat[key])


# -- reading them -------------------------------------------------------------------------------------------------


@cache
def opened(kind: Any, seats: int, options: tuple[tuple[str, str], ...]) -> Any:
    """Opens a game once: games never change, and reading the components takes longer than most uses of a scenario."""
    return kind(seats, dict(options))


def heap(value: Any) -> list[str]:
    """`["ore", "ore"]` or `{"ore": 2}`, one by one."""
    return [name for name, n in value.items() for _ in range(n)] if isinstance(value, Mapping) else list(value)


def counted(value: object, what: str, least: int, most: int) -> int:
    """A whole number between bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ScenarioError(f"{what} is {value!r}; right would be a number from {least} to {most}")
    return value


class Things(Generic[G]):
    """What a scenario names, and the box it is for."""

    def __init__(self, kind: type[G], words: Words, data: Mapping[str, Any], seats: int) -> None:
        words.check(data)
        if data.get("game", kind.ID) != kind.ID:
            raise ScenarioError(f"this scenario is for {kind.ID}, not for {data['game']!r}")
        self.data = data
        self.seats = self.number("seats", seats, kind.SEAT_COUNTS[0], kind.SEAT_COUNTS[-1])
        options: dict[str, str] = dict(data.get("options", {}))
        for key, value in options.items():
            option = kind.OPTIONS[find(key, [o.key for o in kind.OPTIONS], "option")]
            find(value, option.values, f"value of the option {key}")
        components = data.get("components")
        box = opened(cast(Any, kind), self.seats, tuple(options.items())) if components is None else None
        self.game: G = box or kind(self.seats, options, components)

    def seat(self, value: object, key: str) -> int:
        """A seat of the table; in a file it may stand in quotes."""
        if not str(value).isdecimal() or int(str(value)) >= self.seats:
            raise ScenarioError(f"{key} names seat {value!r}; right would be from 0 to {self.seats - 1}")
        return int(str(value))

    def some_seats(self, key: str) -> list[int]:
        """Seats in a row."""
        return [self.seat(seat, key) for seat in self.data.get(key, ())]

    def by_seat(self, key: str) -> dict[int, Any]:
        """Things that belong to players: a list with one entry for each, or a table by seat."""
        value = self.data.get(key, {})
        if isinstance(value, Mapping):
            return {self.seat(seat, key): entry for seat, entry in value.items()}
        if len(value) != self.seats:
            raise ScenarioError(f"{key} has {len(value)} entries; right would be {self.seats}, one for each seat")
        return dict(enumerate(value))

    def by_name(self, key: str) -> dict[str, Any]:
        """Things that have names."""
        return dict(self.data.get(key, {}))

    def number(self, key: str, usual: int, least: int, most: int) -> int:
        """A number between bounds."""
        return counted(self.data.get(key, usual), key, least, most)

    def put_plain_numbers(self, state: Any, table: Sequence[str], seats: Sequence[str]) -> None:
        """The fields that the schema lets one word set: words of the table, and words by seat."""
        named = [(word, 0, self.data[word]) for word in table if word in self.data]
        named += [(word, seat, value) for word in seats for seat, value in self.by_seat(word).items()]
        for word, seat, value in named:
            state.set_by_word(word, seat, value)
            try:
                state.audit_cells()
            except Unreadable as wrong:
                raise ScenarioError(str(wrong)) from wrong

    def unless_impossible(self, sentence: str) -> None:
        """Refuse what no game can lead to, unless the scenario is marked as impossible."""
        if not self.data.get("impossible", False):
            raise ScenarioError(f"{sentence}, or impossible=True")
