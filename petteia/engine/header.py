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

In format 2 the dealer's commitment is bound to `sealed A 1c9e…`, a salted hash of a name, and the name stands below the
check with its salt: it can be taken out later, and everything that was promised is still what it was.
"""

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

from petteia.engine.dealer import ADDED_BYTES, SECRET_BYTES, Dealer
from petteia.engine.differences import Entry, components_hash, components_of, differing, own_components
from petteia.engine.packing import DIGEST_VERSION
from petteia.engine.positions import bounded
from petteia.engine.protocol import Game, State

FORMAT: Final = 1
SEALED_FORMAT: Final = 2
"""In which names are sealed, or have been taken out. Whatever the first one can say is written in it, as ever."""
SALT_BYTES: Final = 16
LETTERS: Final = "ABCDEFGHIJKLMNOP"
NAME_LENGTH: Final = 200
KEYS: Final = ("game", "rules", "digest", "components", "entry", "options", "table", "seat", "start", "given")
PROMISES: Final = ("commitment", "adds", "header")
OF_SEATS: Final = ("seat", "adds", "sealed", "erased")
"""Lines that name a seat,"""
OF_SEALED: Final = ("sealed", "erased", "promised")
"""and those of the second format."""


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


def seal_of(name: str, salt: bytes) -> str:
    """What stands for a name in what the dealer commits itself to: who does not know the salt cannot try names."""
    return sha256(b"petteia name 1" + salt + name.encode()).hexdigest()


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
        self.seals = [""] * len(self.names)  # what stands for names that are sealed
        self.salts = [b""] * len(self.names)  # and what opens them; none, where the name was taken out
        self.bound = ""  # the hash of what was promised, if a name that was not sealed was taken out of it

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

    def seal(self, salts: Sequence[bytes]) -> None:
        """Let salted hashes stand for the names, before the dealer commits itself. A name that has no salt is not
        known any more."""
        self.salts = list(salts)
        self.seals = [seal_of(name, salt) for name, salt in zip(self.names, salts, strict=True)]

    def erase(self, seats: Iterable[int]) -> None:
        """Take the names of these seats out. Where they were not sealed, what was promised can no longer be written
        down: its hash is kept, so that the seed still fits."""
        for seat in seats:
            if self.commitment and not self.seals[seat]:
                self.bound = self.bound or sha256(self.promised()).hexdigest()
            self.names[seat], self.salts[seat] = "", b""

    def erased(self) -> list[int]:
        """The seats whose names were taken out."""
        return [
            seat
            for seat, name in enumerate(self.names)
            if (self.seals[seat] and not self.salts[seat]) or (self.bound and not self.seals[seat] and not name)
        ]

    # -- text -----------------------------------------------------------------------------------

    def above(self) -> list[str]:
        """The lines that stand before the dealer commits itself."""
        form = SEALED_FORMAT if self.bound or any(self.seals) else FORMAT
        out = [f"petteia record {form}", f"game {self.game}", f"rules {self.rules}"]
        if self.bound:
            out.insert(1, f"promised {self.bound}")
        if self.digest:
            out.append(f"digest {self.digest}")
        if self.components:
            out.append(f"components {self.components}")
        out += [f"entry {quoted(entry)}" for entry in self.entries]
        out.append(f"options {quoted(dict(sorted(self.options.items())))}")
        if self.table:
            out.append(f"table {quoted(self.table)}")
        gone = self.erased()
        for seat, name in enumerate(self.names):
            letter, seal = LETTERS[seat], self.seals[seat]
            if seal:
                out.append(f"sealed {letter} {seal}")
            else:
                out.append(f"erased {letter}" if seat in gone else f"seat {letter} {quoted(name)}")
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
        for seat, salt in enumerate(self.salts):
            if salt:
                out.append(f"seat {LETTERS[seat]} {quoted(self.names[seat])} {salt.hex()}")
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
        self.format = FORMAT

    def take(self, at: int, text: str) -> bool:
        """Read a line; False if it does not belong to a header."""
        key, _, rest = text.partition(" ")
        if not self.places:
            self.first(at, text)
            return True
        if key not in KEYS and key not in PROMISES and (self.format < SEALED_FORMAT or key not in OF_SEALED):
            return False
        self.taken += 1
        rest = rest.strip()
        if key == "entry":
            entry = parsed(at, rest, list, "a JSON list")
            self.entries.append(entry)
            return True
        if key in OF_SEATS:
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
        self.format = int(words[2])
        if self.format > SEALED_FORMAT:
            raise RecordError(
                at,
                f"this record is of format {words[2]}; this petteia reads up to {SEALED_FORMAT}. "
                "A newer petteia is needed.",
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
        salts: list[bytes] = []
        for letter in LETTERS:
            if not any(f"{key} {letter}" in self.values for key in ("seat", "sealed", "erased")):
                break
            name, salt = self.read_name(letter)
            names.append(name)
            salts.append(salt)
        out = Header(self.values["game"], names)
        out.salts = salts
        out.seals = [self.hexadecimal(f"sealed {LETTERS[seat]}", 32) for seat in range(len(names))]
        out.bound = self.hexadecimal("promised", 32)
        if out.bound and not any(f"erased {letter}" in self.values for letter in LETTERS):
            sentence = "what was promised is written down by its hash only where a name was erased: erased A."
            raise RecordError(self.places["promised"], sentence)  # else anybody could write any name below it
        for key in self.values:
            if key.partition(" ")[0] in OF_SEATS and key[-1] not in LETTERS[: len(names)]:
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

    def read_name(self, letter: str) -> tuple[str, bytes]:
        """Who sits at a seat, and the salt if the name is sealed; nobody, if the name was taken out."""
        key, sealed = f"seat {letter}", f"sealed {letter}"
        if key not in self.values:
            return "", b""
        at, text, salt = self.places[key], self.values[key], b""
        if sealed in self.values:
            text, _, digits = text.rpartition(" ")
            self.values[f"salt {letter}"], self.places[f"salt {letter}"] = digits, at
            salt = bytes.fromhex(self.hexadecimal(f"salt {letter}", SALT_BYTES))
            del self.values[f"salt {letter}"]
        name: str = parsed(at, text, str, "a name in quotes")
        if len(name) > NAME_LENGTH:
            raise RecordError(at, f"a name has at most {NAME_LENGTH} letters, not {len(name)}.")
        if salt and seal_of(name, salt) != self.values[sealed]:
            raise RecordError(at, f"this is not the name that was sealed for seat {letter} before the game.")
        return name, salt

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
        if not all(map(is_cell, cells)):
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
        right = next((line.removeprefix("header ") for line in lines if line.startswith("header ")), "")
        if header.digest and not found:
            raise RecordError(end, "the header has no check, though it says that the record has digests: header …")
        if found and not header.digest:
            raise RecordError(self.places["header"], "the header has a check, so it must say which digests: digest 1.")
        other = self.taken != len(lines) or lines[0] != f"petteia record {self.format}"
        if found != right or (found and other):
            raise RecordError(
                self.places["header"],
                f"a line of the header (line 1 to {end}) was changed or left out after it was written.",
            )


def read_header(lines: Sequence[str]) -> Header:
    """The header that these lines are."""
    reader = HeaderReader()
    for at, line in enumerate(lines, 1):
        reader.take(at, line)
    return reader.header()


def promised_without(promised: bytes, seats: Iterable[int]) -> bytes:
    """What a dealer is bound to, with the names of these seats taken out. Where they are sealed nothing changes."""
    lines = promised.decode().split("\n")
    header = read_header([*lines, f"header {header_check(lines)}"])
    header.commitment = "-"  # to which secret it was bound does not matter
    header.erase(seats)
    return header.promised()


def is_number(text: str) -> bool:
    """Whether this is a whole number as records write them."""
    return 0 < len(text) <= 9 and text.isascii() and text.isdigit()


def is_cell(value: Any) -> bool:
    """Whether this is a number of a position."""
    return type(value) is int and -(2**63) <= value < 2**63


def parsed(at: int, text: str, kind: type, wanted: str) -> Any:
    """A JSON value of the header."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise RecordError(at, f"here stands {text[:40]!r}; right would be {wanted}.")
    return value
