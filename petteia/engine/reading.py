"""Reads component data strictly: every key is requested by name, and a fault is reported in a sentence.

A `Part` is a section of the file (TOML calls it a table) that knows its place. Each value is requested with its type
and bounds. `finish` complains about keys that were never requested, which finds typos. A listener (`listening`) hears
every request, so an editor knows all bounds without a second list of them.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

SOURCES: Final = ("rulebook", "published", "reconstructed", "owner")
CONFIDENCE: Final = ("confirmed", "single", "inferred", "unknown")
MOST_SHOWN: Final = 300
"""How many characters of a faulty value are quoted in a sentence."""


Way = tuple[str | int, ...]
"""The path to a value: keys, and indices in lists."""

ANY: Final = "any"
NUMBER: Final = "number"
FLAG: Final = "flag"
TEXT: Final = "text"
WORD: Final = "word"
SOME: Final = "some"
AMOUNTS: Final = "amounts"
PART: Final = "part"
ROWS: Final = "rows"
FIXED: Final = "fixed"
"""Kinds of values: anything, a number within bounds, true or false, a text, one or some of the words, a number for
each of the words, a table, a list of tables, or a value that the rules fix."""


class AskedValue(NamedTuple):
    """A value that the checks of a game have asked for."""

    way: Way
    kind: str
    least: int = 0
    most: int = 0
    words: list[str] = []


class ComponentsError(ValueError):
    """Component data that is no box of this game; the sentence names file, key and what would be right.

    `way` is the path to the fault, and `about` describes it without its place. `code` and `params` are for
    translators; `right` is the correct value, where there is only one."""

    def __init__(
        self,
        sentence: str,
        way: Way = (),
        about: str = "",
        code: str = "",
        params: Mapping[str, int | str] | None = None,
        right: Any = None,
    ) -> None:
        super().__init__(sentence)
        self.way = way
        self.about = about or sentence
        self.code = code
        self.params: dict[str, int | str] = dict(params or {})
        self.right = right


_listeners: list[list[AskedValue]] = []


def listening(heard: list[AskedValue], read: Callable[[], object]) -> None:
    """Read something, and collect in `heard` the values asked for."""
    _listeners.append(heard)
    try:
        read()
    finally:
        _listeners.pop()


@cache
def own_file(path: Path) -> dict[str, Any]:
    """The contents of a game's own components file. They are cached, so the result must not be changed."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def opened(shipped: Path, data: Mapping[str, Any] | str | Path | None, file: str) -> "Part":
    """The whole of a game's own components file, or of an owner's: a path, or the contents of the file."""
    if data is None:
        return Part("components.toml", "", own_file(shipped))
    if not isinstance(data, Mapping):
        file = file or str(data)
        try:
            data = tomllib.loads(Path(data).read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            raise ComponentsError(f"{file}: cannot be read as TOML: {problem}") from problem
    return Part(file or "components", "", data)


def listed(words: Sequence[str]) -> str:
    """`a, b or c`; `nothing` if the box has none."""
    if not words:
        return "nothing"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def shown(value: object) -> str:
    """A faulty value, cut to fit a sentence; a number of a million digits is not quoted."""
    if isinstance(value, int) and not -(10**MOST_SHOWN) < value < 10**MOST_SHOWN:
        return "a number that is far too large"
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


class Part:
    """One section of a components file, with its place in it."""

    def __init__(self, file: str, place: str, section: Any, way: Way = ()) -> None:
        self.file = file
        self.place = place
        self.way = way
        if not isinstance(section, Mapping):
            about = f"is {shown(section)}; right would be a table of keys and values"
            raise ComponentsError(f"{file}: {place} {about}", way, about, "table", {"found": shown(section)})
        self.section: Mapping[str, Any] = section
        self.asked: list[str] = []

    def wrong(
        self, key: str, right: str, code: str = "", params: Mapping[str, int | str] | None = None, only: Any = None
    ) -> ComponentsError:
        """The complaint about a key; `only` is the correct value, where there is only one."""
        place = f"{self.place}.{key}" if self.place else key
        way = (*self.way, *key.split("."))
        return ComponentsError(f"{self.file}: {place}: {right}", way, right, code, params, only)

    def hear(self, key: str, kind: str, least: int = 0, most: int = 0, words: Sequence[str] = ()) -> None:
        """Tell the listener what is asked for."""
        if _listeners:
            _listeners[-1].append(AskedValue((*self.way, key), kind, least, most, list(words)))

    def get(
        self, key: str, right: str, kind: str = ANY, least: int = 0, most: int = 0, words: Sequence[str] = ()
    ) -> Any:
        """The value of a required key."""
        self.asked.append(key)
        self.hear(key, kind, least, most, words)
        if key not in self.section:
            near = get_close_matches(key, [k for k in self.section if k not in self.asked], n=1)
            hint = f" (there is {near[0]!r}: a typo?)" if near else ""
            raise self.wrong(key, f"is missing{hint}; right would be {right}", "missing")
        return self.section[key]

    def has(self, key: str) -> bool:
        """Whether an optional key is there."""
        return key in self.section

    def number(self, key: str, least: int = 0, most: int = 999) -> int:
        """A whole number."""
        right = f"a whole number from {least} to {most}"
        value = self.get(key, right, NUMBER, least, most)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            params: dict[str, int | str] = {"found": shown(value), "least": least, "most": most}
            raise self.wrong(key, f"is {shown(value)}; right would be {right}", "number", params)
        return value

    def exactly(self, key: str, value: object, why: str) -> None:
        """A value that the rules fix."""
        found = self.get(key, repr(value), FIXED)
        if found != value or type(found) is not type(value):
            params: dict[str, int | str] = {"found": shown(found), "right": shown(value)}
            raise self.wrong(key, f"is {shown(found)}; right would be {value!r}, because {why}", "only", params, value)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.get(key, "true or false", FLAG)
        if not isinstance(value, bool):
            raise self.wrong(key, f"is {shown(value)}; right would be true or false", "flag", {"found": shown(value)})
        return value

    def text(self, key: str, empty: bool = False) -> str:
        """A text."""
        value = self.get(key, "a text", TEXT)
        if not isinstance(value, str) or (not value and not empty):
            raise self.wrong(key, f"is {shown(value)}; right would be a text", "text", {"found": shown(value)})
        return value

    def word(self, key: str) -> str:
        """A new id: small letters, digits and underscores."""
        value = self.text(key)
        if not value.replace("_", "a").isalnum() or value.lower() != value or not value.isascii():
            right = "an id of small letters, digits and underscores"
            raise self.wrong(key, f"is {shown(value)}; right would be {right}", "id", {"found": shown(value)})
        return value

    def new_id(self, taken: Sequence[str]) -> str:
        """An id that nothing else has."""
        value = self.word("id")
        if value in taken:
            right = "a word that nothing else is called by"
            raise self.wrong("id", f"{value!r} is taken; right would be {right}", "taken", {"found": shown(value)})
        return value

    def one_of(self, key: str, words: Sequence[str]) -> int:
        """The index of a word among the known ones."""
        value = self.get(key, f"one of {listed(words)}", WORD, words=words)
        if not isinstance(value, str) or value not in words:
            raise self.strange(key, value, words)
        return words.index(value)

    def unknown(self, value: object, words: Sequence[str]) -> str:
        """What to say about a word that is not known."""
        near = get_close_matches(str(value)[:MOST_SHOWN], words, n=1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        return f"is {shown(value)}{hint}; right would be {listed(words)}"

    def strange(self, key: str, value: object, words: Sequence[str]) -> ComponentsError:
        """The complaint about such a word."""
        params: dict[str, int | str] = {"found": shown(value), "words": ", ".join(words)}
        return self.wrong(key, self.unknown(value, words), "word", params)

    def some_of(self, key: str, words: Sequence[str]) -> list[int]:
        """The indices of a list of words among the known ones, without repetition."""
        values = self.get(key, f"a list out of {listed(words)}", SOME, words=words)
        if not isinstance(values, list):
            params: dict[str, int | str] = {"found": shown(values), "words": ", ".join(words)}
            raise self.wrong(key, f"is {shown(values)}; right would be a list out of {listed(words)}", "word", params)
        out: list[int] = []
        for value in values:
            if not isinstance(value, str) or value not in words:
                raise self.strange(key, value, words)
            if words.index(value) in out:
                raise self.wrong(key, f"names {value!r} twice; right would be once", "twice", {"found": value})
            out.append(words.index(value))
        return out

    def amounts(self, key: str, words: Sequence[str], complete: bool, least: int = 0) -> list[int]:
        """A number for each word; where not `complete`, words left out count as 0."""
        part = self.part(key)
        self.hear(key, AMOUNTS, least, 999, words)
        out = []
        for word in words:
            out.append(part.number(word, least) if complete or part.has(word) else 0)
        part.finish(words)
        return out

    def part(self, key: str) -> "Part":
        """A section inside this one."""
        place = f"{self.place}.{key}" if self.place else key
        return Part(self.file, place, self.get(key, "a table", PART), (*self.way, key))

    def parts(self, key: str, name: str = "id") -> list["Part"]:
        """A list of sections, each known by one of its values."""
        rows = self.get(key, "a list of tables", ROWS)
        if not isinstance(rows, list):
            params: dict[str, int | str] = {"found": shown(rows)}
            raise self.wrong(key, f"is {shown(rows)}; right would be a list of tables ([[{key}]])", "rows", params)
        out: list[Part] = []
        for i, row in enumerate(rows):
            label = row.get(name) if isinstance(row, Mapping) else None
            place = f"{self.place}.{key}" if self.place else key
            name_of = label if isinstance(label, str) else i + 1
            out.append(Part(self.file, f"{place}[{name_of}]", row, (*self.way, key, i)))
        return out

    def origin(self) -> str:
        """The source of a component's figures: rulebook, published, reconstructed or the owner. Optional: a
        `confidence`, an `origin` with a source for each key where the parts differ, and a `note`."""
        source = SOURCES[self.one_of("source", SOURCES)]
        if self.has("confidence"):
            self.one_of("confidence", CONFIDENCE)
        if self.has("origin"):
            parts = self.part("origin")
            for key in parts.section:
                parts.one_of(key, SOURCES)
        if self.has("note"):
            self.text("note")
        return source

    def finish(self, known: Sequence[str] = ()) -> None:
        """End reading: keys that were not asked for are typos."""
        right = [*known, *[k for k in self.asked if k not in known]]
        for key in self.section:
            if key not in right:
                near = get_close_matches(key, right, n=1)
                hint = f" (did you mean {near[0]!r}?)" if near else ""
                raise self.wrong(key, f"is not a key of the game{hint}; right would be {listed(right)}", "no_key")
