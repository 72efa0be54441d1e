"""Reads the header of a record, line by line, and says what is wrong with it."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from petteia.engine.day_deal import is_day
from petteia.engine.dealer import ADDED_BYTES, SECRET_BYTES
from petteia.engine.differences import Entry
from petteia.engine.equal_deal import is_deal
from petteia.engine.header import (
    FORMAT,
    KEYS,
    LETTERS,
    LUCK_FORMAT,
    NAME_LENGTH,
    OF_SEALED,
    OF_SEATS,
    PROMISES,
    SALT_BYTES,
    SEALED_FORMAT,
    Header,
    RecordError,
    header_check,
    is_cell,
    is_number,
    seal_of,
)
from petteia.engine.luck import KEYED, STREAM
from petteia.engine.packing import DIGEST_VERSION


class HeaderReader:
    """Takes the header's lines one by one, each with its number in the file."""

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
        if key in ("luck", "day", "duplicate") and self.format < LUCK_FORMAT:
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
        """Read the line that says that this is a record, and in which format."""
        words = text.split()
        if words[:2] != ["petteia", "record"] or len(words) != 3 or not is_number(words[2]):
            raise RecordError(at, f'this is not a record: it does not begin with "petteia record {FORMAT}".')
        self.format = int(words[2])
        if self.format > LUCK_FORMAT:
            raise RecordError(
                at,
                f"this record is of format {words[2]}; this petteia reads up to {LUCK_FORMAT}. "
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
        out.luck = self.values.get("luck", STREAM)
        if "luck" in self.values and out.luck != KEYED:
            raise RecordError(self.places["luck"], f"luck is {KEYED!r} or not named, not {out.luck[:40]!r}.")
        out.day = self.values.get("day", "")
        out.duplicate = self.values.get("duplicate", "")
        for key in ("day", "duplicate"):
            if key in self.values:
                self.check_equal(out, key)
        out.table = parsed(self.places.get("table", 0), self.values.get("table", '""'), str, "a name in quotes")
        if "start" in self.values:
            out.start = self.read_start()
        if "given" in self.values:
            self.read_given(out)
        out.commitment = self.hexadecimal("commitment", SECRET_BYTES)
        out.added = [bytes.fromhex(self.hexadecimal(f"adds {LETTERS[s]}", ADDED_BYTES)) for s in range(len(names))]
        self.check(out, end)
        return out

    def check_equal(self, out: Header, key: str) -> None:
        """Check what a deal of the day says, or that of a duplicate."""
        what, place = "deal of the day" if key == "day" else "duplicate", self.places[key]
        if key == "day" and not is_day(out.day):
            raise RecordError(place, f"day needs a date such as 2026-11-19, not {out.day[:40]!r}.")
        if key == "duplicate" and not is_deal(out.duplicate):
            raise RecordError(place, f"duplicate needs the name of a deal, not {out.duplicate[:40]!r}.")
        if out.day and out.duplicate:
            raise RecordError(place, "a deal is that of a day or that of a duplicate, not both.")
        if out.luck != KEYED:
            raise RecordError(place, f"a {what} has keyed luck: luck keyed.")
        added = [key for key in self.values if key.startswith("adds ")]
        if added:
            raise RecordError(self.places[added[0]], f"at a {what} nobody adds bytes.")

    def read_name(self, letter: str) -> tuple[str, bytes]:
        """Read the name at a seat, and the salt if it is sealed; no name if it was erased."""
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
        """Check that the header is as it was written."""
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
    """What a dealer is bound to once the names of these seats are erased. Nothing changes where they are sealed."""
    lines = promised.decode().split("\n")
    header = read_header([*lines, f"header {header_check(lines)}"])
    header.commitment = "-"  # to which secret it was bound does not matter
    header.erase(seats)
    return header.promised()


def parsed(at: int, text: str, kind: type, wanted: str) -> Any:
    """A JSON value of the header."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise RecordError(at, f"here stands {text[:40]!r}; right would be {wanted}.")
    return value
