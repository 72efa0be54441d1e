"""What people read, in their language: the Fluent files of this folder and what is needed to speak them.

Rules contain no sentences. They hand out message keys and parameters; a `Speech` turns them into text:

    speech = Speech("en", ("common", "age_of_mythology"))
    speech.say("event-recruited", seat=0, unit="hoplite")    # Player 1 recruits a Hoplite.
    speech.name("unit", "hoplite")                           # Hoplite
    speech.text("unit", "medusa")                            # what she can do

Conventions of the files, the same for terminal and browser:

- A component's message is `<vocabulary>-<id>`; its attribute `.text` says what it does. The figures of its entry in
  `components.toml` are variables, so that the texts fit an owner's own file.
- The engine's objects have the messages `reason-<code>`, `event-<name>`, `prompt-<key>`, `action-<verb>`,
  `option-<key>`, `zone-<zone>` and `counter-<counter>`.
- An event of which some seats learn more has an attribute `.known` with the fuller line. An event that a seat caused
  has an attribute `.you`, the line for that seat. Elsewhere `{ SEAT($owner, you: "yours") }` names the owner, and
  `before` and `after` stand around names only: `{ SEAT($owner, you: "your", after: "'s") }`. Among several seats the
  reader's is `you`: Eve and you.
- A parameter that is the id of a component arrives as its name; the id itself is there as `$<parameter>_id` and the
  length of a list as `$<parameter>_count`. Seats stay numbers, and `{ SEAT($seat) }` says who sits there.
- `{ AMOUNTS($food, "food", $gold, "gold") }` is a list without what there is none of: 2 food and 1 gold.
- Words put together by a game are said with `word-at` (`dwarf@TILE`), `word-nth` (`hydra/2`), `word-starred` (`TILE*`)
  and `word-capped` (`TILE^`).
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Param = int | str | Sequence[int] | Sequence[str]
Figures = dict[str, int | float | str]

DEFAULT_LANGUAGE: Final = "en"
VOICES: Final = frozenset(
    {"action", "counter", "event", "face", "list", "option", "plan", "prompt", "reason", "word", "zone"}
)
"""Beginnings of keys that are not vocabularies of components."""

EFFECTS: Final = ("effect", "specials", "reward", "tasks", "offers")
"""Where a component's entry says what it does."""

_PETTEIA: Final = resources.files("petteia")
_HERE: Final = _PETTEIA.joinpath("locale")


def languages() -> tuple[str, ...]:
    """The languages that Petteia has."""
    return tuple(sorted(folder.name for folder in _HERE.iterdir() if folder.joinpath("common.ftl").is_file()))


def figures(entry: Mapping[str, Any]) -> Figures:
    """The figures of a component's entry by name. Those of its effects (`effect`, `specials`, `reward`, `tasks`,
    `offers`) keep their name, as they are what its text is about; those of other tables and of rows of tables are
    called `cost_food` and the like."""
    out: Figures = {}
    for key, value in entry.items():
        if isinstance(value, int | float | str) and not isinstance(value, bool):
            out[key] = value
        elif key not in EFFECTS:
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, Mapping):
                    out.update({f"{key}_{name}": number for name, number in figures(inner).items()})
    for key in EFFECTS:
        effects = entry.get(key, [])
        for effect in effects if isinstance(effects, list) else [effects]:
            if isinstance(effect, Mapping):
                out.update(figures(effect))
    return out


def spelt(word: str) -> str:
    """A word as it is written in keys, which allow no other characters: `fertile/food/2` is `fertile_food_2` there."""
    return "".join(sign if sign.isascii() and (sign.isalnum() or sign in "_-") else "_" for sign in word)


class Speech:
    """One language, and how seats and components are called in it.

    A key that the language lacks is said in English, one that English lacks too is shown as ⟦key⟧; both are counted
    in `missing`, and whatever a message asks for and does not get in `mistakes`.
    """

    def __init__(
        self,
        language: str = DEFAULT_LANGUAGE,
        domains: Sequence[str] = ("common",),
        *,
        folder: str | Path | None = None,
        components: Mapping[str, Any] | None = None,
        seat_name: Callable[[int], str] | None = None,
        me: int | None = None,
    ) -> None:
        """`folder` holds an outsider's `<language>/<domain>.ftl`, `components` an owner's own component data,
        `seat_name` says who sits where, `me` is the reader's seat."""
        spoken = language.replace("_", "-").split("-")[0].lower()
        places: list[Traversable] = [_HERE]
        if folder is not None:
            places.append(Path(folder))
        known = {place.name for root in places for place in root.iterdir() if place.is_dir()}
        if not any(_file(root, spoken, domain) for root in places for domain in domains):
            spoken_here = ", ".join(sorted(name for name in known if len(name) == 2))
            raise ValueError(f"there are no texts in {language!r}; right would be one of: {spoken_here}")
        self.language = spoken
        self.domains = tuple(domains)
        self.missing: Counter[str] = Counter()
        self.mistakes: Counter[str] = Counter()
        self._seat_name = seat_name
        self._me = me
        self._bundles: list[FluentBundle] = []
        self._vocabularies: dict[str, list[str]] = {}
        functions: dict[str, Callable[..., Any]] = {"SEAT": self._seats, "AMOUNTS": self._amounts}
        for tongue in dict.fromkeys((spoken, DEFAULT_LANGUAGE)):
            bundle = FluentBundle([tongue], functions=functions, use_isolating=False)
            for domain in domains:
                for root in places:
                    found = _file(root, tongue, domain)
                    if found is not None:
                        self._learn(bundle, found.read_text(encoding="utf-8"))
            self._bundles.append(bundle)
        self._figures: dict[str, list[tuple[str, Figures]]] = {}
        for data in [components] if components is not None else [_components(domain) for domain in domains]:
            self._measure(data)

    @classmethod
    def of(
        cls, game: Any, language: str = DEFAULT_LANGUAGE, seat_name: Callable[[int], str] | None = None, *more: str
    ) -> "Speech":
        """The texts of a game, given as its class or as a box opened of it. `LOCALE` is the folder of an outsider's
        files; `more` are further files."""
        return cls(
            language,
            ("common", game.ID, *more),
            folder=getattr(game, "LOCALE", "") or None,
            # Of a compiled class `components` would be the descriptor of the attribute.
            components=None if isinstance(game, type) else getattr(game, "components", None),
            seat_name=seat_name,
        )

    # -- speaking -------------------------------------------------------------------------------

    def say(self, key: str, vocabularies: Mapping[str, str] | None = None, /, **params: Param) -> str:
        """A message with its parameters; `unit-medusa.text` is an attribute. `vocabularies` says of which vocabulary
        a parameter's word is, where its name does not."""
        variables = self._spoken(params, vocabularies or {})
        # Possible actions name a seat as a word of their text, events as a number.
        ours = self._me is not None and str(params.get("seat")) == str(self._me)
        fuller = ("you", "known") if ours else ("known",)
        for attribute in fuller:
            if self.has(f"{key}.{attribute}"):
                text, whole = self._tried(f"{key}.{attribute}", variables)
                if whole:
                    return text
        return self._format(key, variables)

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(self._pattern(bundle, key) is not None for bundle in self._bundles)

    def name(self, vocabulary: str, word: str) -> str:
        """The name of a component; if the locale has none, the name in its owner's file, or the word itself."""
        key, known = f"{vocabulary}-{spelt(word)}", self._of(vocabulary, word)
        if self.has(key):
            return self._format(key, known)
        self.missing[key] += 1
        return str(known.get("name", word))

    def text(self, vocabulary: str, word: str) -> str:
        """What a component does; nothing if there is nothing to say."""
        key, known = f"{vocabulary}-{spelt(word)}.text", self._of(vocabulary, word)
        return self._format(key, known) if self.has(key) else str(known.get("text", ""))

    def called(self, word: str, vocabulary: str = "") -> str:
        """The name of a word, of any vocabulary."""
        return self._called(vocabulary, word)

    def vocabularies(self, word: str) -> tuple[str, ...]:
        """The vocabularies that have a word."""
        return tuple(self._vocabularies.get(spelt(word), ()))

    def seat(self, seat: int) -> str:
        """The name of a seat; chance, which is no seat, has a name as well."""
        if seat < 0:
            return self.say("seat-chance")
        return self._seat_name(seat) if self._seat_name is not None else self.say("seat-name", number=seat + 1)

    def listing(self, words: Iterable[str]) -> str:
        """Names in a row, equal ones together: 2 × Hoplite and Medusa."""
        counted = Counter(words)
        row = [name if n == 1 else self.say("list-times", count=n, name=name) for name, n in counted.items()]
        return str(format_list(row, locale=self.language)) if row else self.say("list-nothing")

    # -- keys -----------------------------------------------------------------------------------

    def _learn(self, bundle: FluentBundle, text: str) -> None:
        resource = FluentResource(text)
        bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                vocabulary, _, word = entry.id.name.partition("-")
                if word and vocabulary not in VOICES and vocabulary not in self._vocabularies.setdefault(word, []):
                    self._vocabularies[word].append(vocabulary)

    def _pattern(self, bundle: FluentBundle, key: str) -> Any:
        message_id, _, attribute = key.partition(".")
        if not bundle.has_message(message_id):
            return None
        message = bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, key: str, variables: Mapping[str, int | float | str]) -> str:
        text, whole = self._tried(key, variables)
        if not whole and self.has(key):
            self.mistakes[key] += 1
        return text

    def _tried(self, key: str, variables: Mapping[str, int | float | str]) -> tuple[str, bool]:
        """The text of a key, and whether nothing was missing for it."""
        for bundle in self._bundles:
            pattern = self._pattern(bundle, key)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(variables))
                return str(text), not errors
            self.missing[key] += 1
        return f"⟦{key}⟧", False

    # -- parameters -----------------------------------------------------------------------------

    def _spoken(self, params: Mapping[str, Param], vocabularies: Mapping[str, str]) -> dict[str, int | str]:
        out: dict[str, int | str] = {}
        for param, value in params.items():
            vocabulary = vocabularies.get(param, param)
            if isinstance(value, int):
                out[param] = value
            elif isinstance(value, str):
                out[param] = int(value) if value.isdecimal() else self._called(vocabulary, value)
                out[f"{param}_id"] = value
            else:
                numbers = all(isinstance(each, int) for each in value)
                called = (self._called(vocabulary, str(word)) for word in value)
                out[param] = " ".join(map(str, value)) if numbers and value else self.listing(called)
                out[f"{param}_count"] = len(value)
        return out

    def _called(self, vocabulary: str, word: str) -> str:
        """The name of a word: in the vocabulary its parameter is called after, else in the only one that has it."""
        known = self._vocabularies.get(spelt(word), [])
        for candidate in (vocabulary, vocabulary.removesuffix("s")):
            if candidate in known:
                return self.name(candidate, word)
        return self.name(known[0], word) if len(known) == 1 else self._composed(vocabulary, word)

    def _composed(self, vocabulary: str, word: str) -> str:
        """The name of a word that a game has put together out of others; else the word itself."""
        what, _, where = word.partition("@")
        if where:
            return self.say("word-at", what=what, where=where)
        for mark, key in (("*", "word-starred"), ("^", "word-capped")):
            if word.endswith(mark):
                return self.say(key, what=word.removesuffix(mark))
        what, _, number = word.rpartition("/")
        if number.isdecimal() and self._vocabularies.get(spelt(what)):
            return self.say("word-nth", what=what, number=int(number))
        return word

    def _seats(self, who: Any, you: str = "", before: str = "", after: str = "") -> Any:
        """`{ SEAT($seat) }` in a message: one number, or several separated by blanks; `you` stands for the reader."""
        numbers = [int(part) for part in str(who).split() if part.lstrip("-").isdigit()]
        if you and numbers == [self._me]:
            return you
        called = (you if you and number == self._me else self.seat(number) for number in numbers)
        return before + self.listing(called) + after

    def _amounts(self, *pairs: Any) -> Any:
        """`{ AMOUNTS($food, "food", $gold, "gold") }` in a message: numbers and words in turn, without the zeros."""
        row = [
            self.say("list-amount", count=int(number), name=word)
            for number, word in zip(pairs[::2], pairs[1::2], strict=True)
            if isinstance(number, int | float) and number
        ]
        return str(format_list(row, locale=self.language)) if row else self.say("list-nothing")

    def _measure(self, data: Mapping[str, Any]) -> None:
        """Keep the figures of every component by its word; a card also has those of its god."""
        entries: list[tuple[str, str, Mapping[str, Any]]] = []
        for table, rows in data.items():
            if isinstance(rows, list):
                entries += [(table, _word(row), row) for row in rows if isinstance(row, Mapping)]
            elif isinstance(rows, Mapping):
                entries.append((table, table, rows))
                entries += [(table, word, row) for word, row in rows.items() if isinstance(row, Mapping)]
        entries += [(table, str(line["line"]), line) for table, _, entry in entries for line in _lines(entry)]
        gods = {word: figures(entry) for _, word, entry in entries if "favor_cost" in entry}
        for table, word, entry in entries:
            counted = {**figures(entry), **gods.get(str(entry.get("god", "")), {})}
            self._figures.setdefault(word, []).append((table, counted))

    def _of(self, vocabulary: str, word: str) -> Figures:
        """The figures of a component; where two tables have the word, those of the table called like the vocabulary."""
        found = self._figures.get(spelt(word), [])
        return next((own for table, own in found if vocabulary in table), found[0][1] if found else {})


def _word(entry: Mapping[str, Any]) -> str:
    """The word of an entry: its id, its name in a table of exchange, or for a production tile what it is."""
    return (
        str(entry.get("id", entry.get("line")))
        if "id" in entry or "line" in entry
        else "_".join(str(entry.get(k, "")) for k in ("terrain", "resource", "amount"))
    )


def _lines(entry: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    """The lines of exchange inside an entry, at any depth."""
    for value in entry.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Mapping):
                if "line" in inner:
                    yield inner
                yield from _lines(inner)


def _file(root: Traversable, language: str, domain: str) -> Traversable | None:
    found = root.joinpath(language, f"{domain}.ftl")
    return found if found.is_file() else None


def _components(domain: str) -> Mapping[str, Any]:
    """The component data of one of our games."""
    found = _PETTEIA.joinpath("games", domain, "components.toml")
    return tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}
