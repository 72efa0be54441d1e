"""Reading component data with care: every key is asked for by name, and what is wrong is said in a sentence.

A `Part` is a section of the file (TOML says: a table) that remembers where it stands. Each value is asked for with its
type and bounds; `finish` complains about keys nobody asked for, which is how a typo is found.
"""

import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

SOURCES: Final = ("rulebook", "published", "reconstructed", "owner")
CONFIDENCE: Final = ("confirmed", "single", "inferred", "unknown")


class ComponentsError(ValueError):
    """Component data that is no box of this game; the sentence names file, key and what would be right."""


@cache
def own_file(path: Path) -> dict[str, Any]:
    """What is in a game's own components file. It is read once, so nobody may change what this returns."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def opened(shipped: Path, data: Mapping[str, Any] | str | Path | None, file: str) -> "Part":
    """The whole of a game's own components file, or of an owner's: a path, or what is in the file."""
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
    """`a, b or c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


class Part:
    """One section of a components file, with its place in it."""

    def __init__(self, file: str, place: str, section: Any) -> None:
        self.file = file
        self.place = place
        if not isinstance(section, Mapping):
            raise ComponentsError(f"{file}: {place} is {section!r}; right would be a table of keys and values")
        self.section: Mapping[str, Any] = section
        self.asked: list[str] = []

    def wrong(self, key: str, right: str) -> ComponentsError:
        """The complaint about a key."""
        place = f"{self.place}.{key}" if self.place else key
        return ComponentsError(f"{self.file}: {place}: {right}")

    def get(self, key: str, right: str) -> Any:
        """Whatever stands under a key that must be there."""
        self.asked.append(key)
        if key not in self.section:
            near = get_close_matches(key, [k for k in self.section if k not in self.asked], n=1)
            hint = f" (there is {near[0]!r}: a typo?)" if near else ""
            raise self.wrong(key, f"is missing{hint}; right would be {right}")
        return self.section[key]

    def has(self, key: str) -> bool:
        """Whether an optional key is there."""
        return key in self.section

    def number(self, key: str, least: int = 0, most: int = 999) -> int:
        """A whole number."""
        right = f"a whole number from {least} to {most}"
        value = self.get(key, right)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(key, f"is {value!r}; right would be {right}")
        return value

    def exactly(self, key: str, value: object, why: str) -> None:
        """A value that the rules leave no choice about."""
        found = self.get(key, repr(value))
        if found != value or type(found) is not type(value):
            raise self.wrong(key, f"is {found!r}; right would be {value!r}, because {why}")

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.get(key, "true or false")
        if not isinstance(value, bool):
            raise self.wrong(key, f"is {value!r}; right would be true or false")
        return value

    def text(self, key: str, empty: bool = False) -> str:
        """A text."""
        value = self.get(key, "a text")
        if not isinstance(value, str) or (not value and not empty):
            raise self.wrong(key, f"is {value!r}; right would be a text")
        return value

    def word(self, key: str) -> str:
        """A new id: small letters, digits and underscores."""
        value = self.text(key)
        if not value.replace("_", "a").isalnum() or value.lower() != value or not value.isascii():
            raise self.wrong(key, f"is {value!r}; right would be an id of small letters, digits and underscores")
        return value

    def new_id(self, taken: Sequence[str]) -> str:
        """An id that nothing else has."""
        value = self.word("id")
        if value in taken:
            raise self.wrong("id", f"{value!r} is taken; right would be a word that nothing else is called by")
        return value

    def one_of(self, key: str, words: Sequence[str]) -> int:
        """The index of a word among those that are known."""
        value = self.get(key, f"one of {listed(words)}")
        if not isinstance(value, str) or value not in words:
            raise self.wrong(key, self.unknown(value, words))
        return words.index(value)

    def unknown(self, value: object, words: Sequence[str]) -> str:
        """What to say about a word that is not among those known."""
        near = get_close_matches(str(value), words, n=1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        return f"is {value!r}{hint}; right would be {listed(words)}"

    def some_of(self, key: str, words: Sequence[str]) -> list[int]:
        """The indices of a list of words among those that are known, without repetition."""
        values = self.get(key, f"a list out of {listed(words)}")
        if not isinstance(values, list):
            raise self.wrong(key, f"is {values!r}; right would be a list out of {listed(words)}")
        out: list[int] = []
        for value in values:
            if not isinstance(value, str) or value not in words:
                raise self.wrong(key, self.unknown(value, words))
            if words.index(value) in out:
                raise self.wrong(key, f"names {value!r} twice; right would be once")
            out.append(words.index(value))
        return out

    def amounts(self, key: str, words: Sequence[str], complete: bool, least: int = 0) -> list[int]:
        """A number for each word; where not `complete`, words left out count as 0."""
        part = self.part(key)
        out = []
        for word in words:
            out.append(part.number(word, least) if complete or part.has(word) else 0)
        part.finish(words)
        return out

    def part(self, key: str) -> "Part":
        """A section inside this one."""
        place = f"{self.place}.{key}" if self.place else key
        return Part(self.file, place, self.get(key, "a table"))

    def parts(self, key: str, name: str = "id") -> list["Part"]:
        """A list of sections, each known by one of its values."""
        rows = self.get(key, "a list of tables")
        if not isinstance(rows, list):
            raise self.wrong(key, f"is {rows!r}; right would be a list of tables ([[{key}]])")
        out: list[Part] = []
        for i, row in enumerate(rows):
            label = row.get(name) if isinstance(row, Mapping) else None
            place = f"{self.place}.{key}" if self.place else key
            out.append(Part(self.file, f"{place}[{label if isinstance(label, str) else i + 1}]", row))
        return out

    def origin(self) -> str:
        """Where the figures of a component come from: rulebook, published, reconstructed or the owner. How sure that is
        may be said too, key by key in `origin` where the parts differ, and in a `note`."""
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
        """Every key has been asked for: others are typos."""
        right = [*known, *[k for k in self.asked if k not in known]]
        for key in self.section:
            if key not in right:
                near = get_close_matches(key, right, n=1)
                hint = f" (did you mean {near[0]!r}?)" if near else ""
                raise self.wrong(key, f"is not a key of the game{hint}; right would be {listed(right)}")
