"""The header of a record: which game, with whom, and what was promised before the first line.

    petteia record 1
    game agora
    rules 1
    digest 1
    options {}
    table "supper at Xenia's"
    seat A "Xenia"
    seat B "Bion"
    seat C "Chloe"
    commitment 5b1c…
    adds A 09af…
    adds B 77d0…
    adds C c1e2…
    header 3fd1…

A person who writes one by hand needs the first line, `game` and the seats. Names are JSON strings: no name can forge
a line. docs/records.md describes every line.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from petteia.engine.dealer import ADDED_BYTES, SECRET_BYTES, Dealer
from petteia.engine.differences import Entry, components_hash, components_of, differing, own_components
from petteia.engine.packing import DIGEST_VERSION
from petteia.engine.positions import bounded
from petteia.engine.protocol import Game, State

FORMAT: Final = 1
LETTERS: Final = "ABCDEFGHIJKLMNOP"
NAME_LENGTH: Final = 200
KEYS: Final = ("game", "rules", "digest", "components", "entry", "options", "table", "seat", "start", "given")
PROMISES: Final = ("commitment", "adds", "header")


class RecordError(ValueError):
    """A record that cannot be used: where, and what would be right. Line 0 is the record as a whole."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line
        self.sentence = sentence


def quoted(value: Any) -> str:
    """JSON on one line, letters of every script as they are, anything that would steer a terminal spelt out."""
    text = json.dumps(value, ensure_ascii=False)
    return "".join([c if c.isprintable() else json.dumps(c)[1:-1] for c in text])


class Header:
    """What stands above the lines."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self.rules = 1
        self.digest = 0  # 0: a record without digests and checks, as a person writes it
        self.components = ""
        self.entries: list[Entry] = []
        self.options: dict[str, str] = {}
        self.table = ""
        self.start: list[int] | None = None
        self.given = 0  # how many lines a fork took over
        self.given_check = ""
        self.commitment = ""
        self.added: list[bytes] = [b""] * len(self.names)

    @classmethod
    def of(cls, game: Game, names: Sequence[str], table: str = "", start: State | None = None) -> "Header":
        """The header for a game that is about to be played: from a position, if one is given."""
        if len(names) != game.seats:
            raise ValueError(f"{game.seats} seats need {game.seats} names, not {len(names)}")
        out = cls(game.id, [name[:NAME_LENGTH] for name in names])
        out.rules = game.rules_version
        out.digest = DIGEST_VERSION
        data = components_of(game)
        out.components = components_hash(data)
        out.entries = differing(own_components(type(game)), data)
        out.options = dict(game.options)
        out.table = table
        if start is not None:
            cells = [int(x) for x in start.pack()]
            bounded(game, cells, int(game.largest))
            out.start = cells if cells != [int(x) for x in game.new().pack()] else None
        return out

    def dealer(self) -> Dealer:
        """A fresh dealer bound to this header; `promise` puts it in."""
        return Dealer.fresh(self.table, self.promised(), len(self.names))

    def promise(self, dealer: Dealer) -> None:
        """Write down the dealer's commitment and what the seats added."""
        self.commitment = dealer.commitment
        self.added = list(dealer.added)

    # -- text -----------------------------------------------------------------------------------

    def above(self) -> list[str]:
        """The lines that stand before the dealer commits itself."""
        out = [f"petteia record {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        if self.digest:
            out.append(f"digest {self.digest}")
        if self.components:
            out.append(f"components {self.components}")
        out += [f"entry {quoted(entry)}" for entry in self.entries]
        out.append(f"options {quoted(dict(sorted(self.options.items())))}")
        if self.table:
            out.append(f"table {quoted(self.table)}")
        out += [f"seat {LETTERS[seat]} {quoted(name)}" for seat, name in enumerate(self.names)]
        if self.start is not None:
            out.append(f"start {json.dumps(self.start, separators=(',', ':'))}")
        if self.given:
            out.append(f"given {self.given} {self.given_check}")
        return out

    def promised(self) -> bytes:
        """What the commitment is bound to."""
        return "\n".join(self.above()).encode()

    def lines(self) -> list[str]:
        """The whole header."""
        out = self.above()
        if self.commitment:
            out.append(f"commitment {self.commitment}")
        out += [f"adds {LETTERS[seat]} {added.hex()}" for seat, added in enumerate(self.added) if added]
        if self.digest:
            out.append(f"header {header_check(out)}")
        return out


def header_check(lines: Sequence[str]) -> str:
    """Sixteen digits over the header's lines, so that a change to one of them is noticed."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


class HeaderReader:
    """Takes the header's lines one by one, each with the number it has in the file."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.places: dict[str, int] = {}
        self.entries: list[Entry] = []
        self.taken = 0

    def take(self, at: int, text: str) -> bool:
        """Read a line; False if it does not belong to a header."""
        key, _, rest = text.partition(" ")
        if not self.places:
            self.first(at, text)
            return True
        if key not in KEYS and key not in PROMISES:
            return False
        self.taken += 1
        rest = rest.strip()
        if key == "entry":
            entry = parsed(at, rest, list, "a JSON list")
            self.entries.append(entry)
            return True
        if key in ("seat", "adds"):
            letter, _, rest = rest.partition(" ")
            if len(letter) != 1 or letter not in LETTERS:
                raise RecordError(at, f"{key} needs a letter from {LETTERS[0]} to {LETTERS[-1]}, not {letter[:20]!r}.")
            key, rest = f"{key} {letter}", rest.strip()
        if key in self.values:
            raise RecordError(at, f"{key!r} is said twice, first on line {self.places[key]}.")
        self.values[key] = rest
        self.places[key] = at
        return True

    def first(self, at: int, text: str) -> None:
        """The line that says that this is a record, and of which format."""
        words = text.split()
        if words[:2] != ["petteia", "record"] or len(words) != 3 or not is_number(words[2]):
            raise RecordError(at, f'this is not a record: it does not begin with "petteia record {FORMAT}".')
        if int(words[2]) > FORMAT:
            raise RecordError(
                at,
                f"this record is of format {words[2]}; this petteia reads {FORMAT}. A newer petteia is needed.",
            )
        if int(words[2]) < FORMAT:
            raise RecordError(at, f"there is no record format {words[2]}; right would be {FORMAT}.")
        self.places[""] = at
        self.taken += 1

    def number(self, key: str, otherwise: int) -> int:
        """A value that is a number."""
        text = self.values.get(key, str(otherwise))
        if not is_number(text):
            raise RecordError(self.places[key], f"{key} needs a number, not {text[:40]!r}.")
        return int(text)

    def hexadecimal(self, key: str, length: int) -> str:
        """A value that is bytes in hexadecimal digits; empty if it is not there."""
        text = self.values.get(key, "")
        if key in self.values and (len(text) != 2 * length or any(c not in "0123456789abcdef" for c in text)):
            raise RecordError(self.places[key], f"{key} needs {2 * length} hexadecimal digits, not {text[:80]!r}.")
        return text

    def header(self) -> Header:
        """The header, once all its lines have been taken."""
        end = max(self.places.values(), default=0)
        if not self.places:
            raise RecordError(0, "this is not a record: it is empty.")
        if "game" not in self.values:
            raise RecordError(end, "the header does not say which game was played: game agora.")
        if not (self.values["game"].isascii() and self.values["game"].isidentifier()):
            raise RecordError(self.places["game"], "a game is named by a word of letters, digits and _.")
        names: list[str] = []
        for letter in LETTERS:
            key = f"seat {letter}"
            if key not in self.values:
                break
            name: str = parsed(self.places[key], self.values[key], str, "a name in quotes")
            if len(name) > NAME_LENGTH:
                raise RecordError(self.places[key], f"a name has at most {NAME_LENGTH} letters, not {len(name)}.")
            names.append(name)
        out = Header(self.values["game"], names)
        for key in self.values:
            if key[:4] in ("seat", "adds") and key[5:] not in LETTERS[: len(names)]:
                raise RecordError(self.places[key], f"{key!r}: a seat before it is missing; they are A, B, C …")
        if not names:
            raise RecordError(end, 'the header names no seats: seat A "Ariadne".')
        out.rules = self.number("rules", 1)
        out.digest = self.number("digest", 0)
        if out.digest > DIGEST_VERSION:
            raise RecordError(
                self.places["digest"],
                f"its digests are of version {out.digest}; this petteia knows version {DIGEST_VERSION}. "
                "A newer petteia is needed.",
            )
        out.components = self.hexadecimal("components", 32)
        out.entries = self.entries
        out.options = self.read_options()
        out.table = parsed(self.places.get("table", 0), self.values.get("table", '""'), str, "a name in quotes")
        if "start" in self.values:
            out.start = self.read_start()
        if "given" in self.values:
            self.read_given(out)
        out.commitment = self.hexadecimal("commitment", SECRET_BYTES)
        out.added = [bytes.fromhex(self.hexadecimal(f"adds {LETTERS[s]}", ADDED_BYTES)) for s in range(len(names))]
        self.check(out, end)
        return out

    def read_options(self) -> dict[str, str]:
        """The options chosen."""
        at = self.places.get("options", 0)
        options: dict[str, Any] = parsed(at, self.values.get("options", "{}"), dict, "a JSON object")
        if not all(isinstance(value, str) for value in options.values()):
            raise RecordError(at, 'options are words: options {"variant": "short"}.')
        return options

    def read_start(self) -> list[int]:
        """The numbers of the position it starts from."""
        at = self.places["start"]
        cells: list[Any] = parsed(at, self.values["start"], list, "a JSON list of numbers")
        if not all(type(x) is int and -(2**63) <= x < 2**63 for x in cells):
            raise RecordError(at, "a start position is a list of whole numbers of at most 64 bits.")
        return cells

    def read_given(self, out: Header) -> None:
        """How many lines a fork took over, and the check over them."""
        words = self.values["given"].split()
        if len(words) != 2 or not is_number(words[0]) or len(words[1]) != 16:
            raise RecordError(self.places["given"], "given needs the number of lines taken over and their check.")
        out.given, out.given_check = int(words[0]), words[1]

    def check(self, header: Header, end: int) -> None:
        """Whether the header is as it was written."""
        found = self.values.get("header", "")
        lines = header.lines()
        right = lines[-1].removeprefix("header ") if header.digest else ""
        if header.digest and not found:
            raise RecordError(end, "the header has no check, though it says that the record has digests: header …")
        if found and not header.digest:
            raise RecordError(self.places["header"], "the header has a check, so it must say which digests: digest 1.")
        if found != right or (found and self.taken != len(lines)):
            raise RecordError(
                self.places["header"],
                f"a line of the header (line 1 to {end}) was changed or left out after it was written.",
            )


def is_number(text: str) -> bool:
    """Whether this is a whole number as records write them."""
    return 0 < len(text) <= 9 and text.isascii() and text.isdigit()


def parsed(at: int, text: str, kind: type, wanted: str) -> Any:
    """A JSON value of the header."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise RecordError(at, f"here stands {text[:40]!r}; right would be {wanted}.")
    return value
