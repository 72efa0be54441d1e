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
check with its salt: it can be erased later without changing what was promised. Format 3 also has the line `luck keyed`,
if outcomes are dealt by keyed luck (docs/luck.md),
`day 2026-11-19` for a deal of the day, and `duplicate NAME` for that of a duplicate.
"""

import json
import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

from petteia.engine.dealer import SECRET_BYTES, Dealer
from petteia.engine.differences import Entry, components_hash, components_of, differing, own_components
from petteia.engine.equal_deal import DAY, DUPLICATE, EqualDealer
from petteia.engine.luck import KEYED, STREAM, KeyedDealer
from petteia.engine.packing import DIGEST_VERSION
from petteia.engine.positions import bounded
from petteia.engine.protocol import Game, State

FORMAT: Final = 1
SEALED_FORMAT: Final = 2
"""The format with sealed or erased names. Headers that format 1 can express are still written in format 1."""
LUCK_FORMAT: Final = 3
"""The format that says which luck the dealer deals; a header without that line is written in an earlier format."""
SALT_BYTES: Final = 16
LETTERS: Final = "ABCDEFGHIJKLMNOP"
NAME_LENGTH: Final = 200
KEYS: Final = (
    "game",
    "rules",
    "digest",
    "components",
    "entry",
    "options",
    "luck",
    "day",
    "duplicate",
    "table",
    "seat",
    "start",
    "given",
)
PROMISES: Final = ("commitment", "adds", "header")
OF_SEATS: Final = ("seat", "adds", "sealed", "erased")
"""Lines that name a seat."""
OF_SEALED: Final = ("sealed", "erased", "promised")
"""Lines of the second format."""


class RecordError(ValueError):
    """A record that cannot be used: the line, and what would be right. Line 0 is the record as a whole."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line
        self.sentence = sentence


def quoted(value: Any) -> str:
    """JSON on one line, with letters of every script as they are and terminal control characters escaped."""
    text = json.dumps(value, ensure_ascii=False)
    return "".join([c if c.isprintable() else json.dumps(c)[1:-1] for c in text])


def seal_of(name: str, salt: bytes) -> str:
    """What replaces a name in the dealer's commitment: without the salt, names cannot be tried out."""
    return sha256(b"petteia name 1" + salt + name.encode()).hexdigest()


class Header:
    """What stands above the lines of a record."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self.rules = 1
        self.digest = 0  # 0: a record without digests and checks, written by hand
        self.components = ""
        self.entries: list[Entry] = []
        self.options: dict[str, str] = {}
        self.luck = STREAM
        self.day = ""  # whose deal it is, if it is a deal of the day
        self.duplicate = ""  # which deal it is, if it is that of a duplicate
        self.table = ""
        self.start: list[int] | None = None
        self.given = 0  # how many lines a fork took over
        self.given_check = ""
        self.commitment = ""
        self.added: list[bytes] = [b""] * len(self.names)
        self.seals = [""] * len(self.names)  # the hashes of sealed names
        self.salts = [b""] * len(self.names)  # their salts; empty where the name was erased
        self.bound = ""  # the hash of what was promised, if an unsealed name was erased from it

    @classmethod
    def of(cls, game: Game, names: Sequence[str], table: str = "", start: State | None = None) -> "Header":
        """The header for a game about to be played, from a given position if there is one."""
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

    @property
    def equal(self) -> str:
        """The name of the deal, if several games have the same."""
        return self.day or self.duplicate

    def dealer(self) -> Dealer:
        """A fresh dealer bound to this header; `promise` puts it in."""
        return self.dealer_of(secrets.token_bytes(SECRET_BYTES))

    def dealer_of(self, secret: bytes) -> Dealer:
        """The dealer with this secret, of the luck that the header names."""
        if self.equal:
            kind, name = (DAY, self.day) if self.day else (DUPLICATE, self.duplicate)
            return EqualDealer(self.table, self.promised(), kind, name, self.game, secret)
        if self.luck == KEYED:
            return KeyedDealer(self.table, self.promised(), len(self.names), secret)
        return Dealer(self.table, self.promised(), len(self.names), secret)

    def promise(self, dealer: Dealer) -> None:
        """Write down the dealer's commitment and what the seats added."""
        self.commitment = dealer.commitment
        self.added = list(dealer.added)

    def seal(self, salts: Sequence[bytes]) -> None:
        """Replace the names with salted hashes, before the dealer makes its commitment. A name without a salt is not
        known any more."""
        self.salts = list(salts)
        self.seals = [seal_of(name, salt) for name, salt in zip(self.names, salts, strict=True)]

    def erase(self, seats: Iterable[int]) -> None:
        """Erase the names of these seats. Where they were not sealed, what was promised can no longer be written
        out, so its hash is kept and the seed still fits."""
        for seat in seats:
            if self.commitment and not self.seals[seat]:
                self.bound = self.bound or sha256(self.promised()).hexdigest()
            self.names[seat], self.salts[seat] = "", b""

    def erased(self) -> list[int]:
        """The seats whose names were erased."""
        return [
            seat
            for seat, name in enumerate(self.names)
            if (self.seals[seat] and not self.salts[seat]) or (self.bound and not self.seals[seat] and not name)
        ]

    # -- text -----------------------------------------------------------------------------------

    def above(self) -> list[str]:
        """The lines above the dealer's commitment."""
        form = SEALED_FORMAT if self.bound or any(self.seals) else FORMAT
        if self.luck != STREAM:
            form = LUCK_FORMAT
        out = [f"petteia record {form}", f"game {self.game}", f"rules {self.rules}"]
        if self.bound:
            out.insert(1, f"promised {self.bound}")
        if self.digest:
            out.append(f"digest {self.digest}")
        if self.components:
            out.append(f"components {self.components}")
        out += [f"entry {quoted(entry)}" for entry in self.entries]
        out.append(f"options {quoted(dict(sorted(self.options.items())))}")
        if self.luck != STREAM:
            out.append(f"luck {self.luck}")
        if self.day:
            out.append(f"day {self.day}")
        if self.duplicate:
            out.append(f"duplicate {self.duplicate}")
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


def is_number(text: str) -> bool:
    """Whether a text is a whole number as records write it."""
    return 0 < len(text) <= 9 and text.isascii() and text.isdigit()


def is_cell(value: Any) -> bool:
    """Whether a value can be a number of a position."""
    return type(value) is int and -(2**63) <= value < 2**63
