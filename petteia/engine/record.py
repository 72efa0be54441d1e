"""A record: a game as text that a person can read and write.

Below the header is one line for each decision, outcome and step back, in notation:

    1 * two
    …
    12 B lay two
    13 B undo 12
    14 all undo 3
    = 50 8c5f2b1e9d04a7c3 qX0f…
    seed 6e1d…
    end 57 0b7de11f4a2c9e58 Zk1a…

`*` is chance, `all` a step back that everybody agreed to (or other rules from there on: `all rules 2`). After every
fifty lines a mark gives the digest of the position and, for each line since the last mark, a check of two letters that
depends on all lines before it, so the first changed line can be named. Lines that begin with # are comments. A record
written by hand needs no marks and checks and, if nothing is taken back, no numbers.
"""

import io
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Final

from petteia.engine.header import LETTERS, Header, RecordError, is_number
from petteia.engine.header_reader import HeaderReader
from petteia.engine.lines import Change
from petteia.engine.play import RULES, UNDO, Play
from petteia.engine.protocol import State
from petteia.engine.record_lines import (
    ALL_SIGN,
    CHANCE_SIGN,
    DigestMark,
    LineChain,
    RecordLine,
    change_in,
    line_of,
    mark_text,
)

MARK_EVERY: Final = 50
MOST_BYTES: Final = 16_000_000
MOST_IN_HEADER: Final = 2_000_000
MOST_IN_LINE: Final = 1_000
MOST_LINES: Final = 100_000
MOST_IN_FILE: Final = 4 * MOST_LINES  # with comments and empty lines


# -- notation of outcomes ------------------------------------------------------------------------------------


# -- writing ---------------------------------------------------------------------------------------------------


def lines_of(play: Play) -> Iterator[tuple[RecordLine, State]]:
    """The lines of a play, each with the position after it. Plays the game again, because only a position knows the
    names of its outcomes."""
    again = Play(play.game, play.start, listening=False)
    for entry in play.entries:
        line = line_of(again.state, entry)
        again.repeat(entry)
        yield line, again.state


def write(play: Play, header: Header, seed: bytes | None = None) -> str:
    """The record of a play. The seed is shown when the game is over or given up, never before."""
    out = [*header.lines(), ""]
    chain, checks = LineChain(), ""
    for line, state in lines_of(play):
        checks += chain.add(line)
        out.append(line.written())
        if header.digest and line.number % MARK_EVERY == 0:
            out.append(mark_text("=", line.number, f"{state.digest():016x}", checks))
            checks = ""
    if seed is not None:
        out.append(f"seed {seed.hex()}")
    last = mark_text("end", len(play.entries), f"{play.state.digest():016x}", checks)
    out.append(last if header.digest else "end")
    return "\n".join(out) + "\n"


def fork(play: Play, line: int, names: Sequence[str], table: str = "") -> tuple[Play, Header]:
    """Play on from after a line of another play. The lines up to there are taken over as given; the new header is bound
    to them and gets its own dealer."""
    if not 0 <= line <= len(play.entries):
        raise ValueError(f"there is no line {line}; they run from 1 to {len(play.entries)}")
    out = Play(play.game, play.start)
    chain = LineChain()
    for entry in play.entries[:line]:
        chain.add(line_of(out.state, entry))
        out.repeat(entry)
    header = Header.of(play.game, names, table, play.start)
    header.given, header.given_check = line, chain.whole() if line else ""
    return out, header


def without_names(text: str, seats: Iterable[int]) -> str:
    """A record with the names of these seats erased from its header; everything else stays as it is."""
    lines = text.split("\n")
    head = HeaderReader()
    for at, line in enumerate(lines):
        said = line.strip()
        if said and not said.startswith("#") and not head.take(at + 1, said):
            header = head.header()
            header.erase(seats)
            kept = [line for line in lines[:at] if line.strip().startswith("#")]
            first, *others = header.lines()
            return "\n".join([first, *kept, *others, "", *lines[at:]])
    raise RecordError(0, "this is not a record: it has no lines.")


# -- reading ---------------------------------------------------------------------------------------------------


class Record:
    """A record that has been read: complete, unchanged as far as its checks tell, and not yet played
    (`petteia.engine.replay`)."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[RecordLine] = []
        self.changes: dict[int, Change] = {}
        """The changes of rules, by line."""
        self.marks: list[DigestMark] = []
        self.seed: bytes | None = None
        self.seed_at = 0
        self.end_at = 0

    @property
    def rules(self) -> int:
        """The version of the rules for replaying it: the last one it was played by."""
        return self.changes[max(self.changes)].version if self.changes else self.header.rules

    def passed(self) -> set[int]:
        """The lines that were played by other rules and are not played again."""
        out: set[int] = set()
        reached = 0
        for first, last in sorted([span for change in self.changes.values() for span in change.past]):
            out.update(range(max(first, reached + 1), last + 1))  # each line once, even if named several times
            reached = max(reached, last)
        return out

    @classmethod
    def parse(cls, source: str | bytes | IO[bytes]) -> "Record":
        """Read a record line by line, within the bounds above. RecordError says what is wrong."""
        if isinstance(source, str):
            source = source.encode()
        return _Reader(io.BytesIO(source) if isinstance(source, bytes) else source).read()


class _Reader:
    """Reads one record."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.stream = stream
        self.at = 0
        self.bytes_read = 0
        self.chain = LineChain()
        self.not_given = 0  # where the lines taken over were found to differ, as lines of other rules may
        self.since_mark: list[str] = []  # the checks the lines since the last mark should have

    def read(self) -> Record:
        head = HeaderReader()
        text = self.next_line(MOST_IN_HEADER)
        while text is not None and head.take(self.at, text):
            if self.bytes_read > MOST_IN_HEADER:
                raise RecordError(self.at, f"the header is longer than {MOST_IN_HEADER} bytes; no header is.")
            text = self.next_line(MOST_IN_HEADER)
        record = Record(head.header())
        while text is not None:
            self.take(record, text)
            text = self.next_line(MOST_IN_LINE)
        if not record.end_at:
            raise RecordError(self.at, "the record is cut off here: its last line should begin with end.")
        return record

    def next_line(self, most: int) -> str | None:
        """The next line that is neither empty nor a comment, without blanks around it."""
        while True:
            raw = self.stream.readline(MOST_IN_HEADER + 1)
            if not raw:
                return None
            self.at += 1
            self.bytes_read += len(raw)
            if self.bytes_read > MOST_BYTES:
                raise RecordError(self.at, f"the file is larger than {MOST_BYTES // 1_000_000} MB; no record is.")
            if self.at > MOST_IN_FILE:
                raise RecordError(self.at, f"the file has more than {MOST_IN_FILE} lines; no record has.")
            if len(raw) > most and (len(raw) > MOST_IN_HEADER or b" all rules " not in raw[:20]):  # with a position
                raise RecordError(self.at, f"the line is longer than {most} bytes; no line of a record is.")
            try:
                text = raw.decode("utf-8-sig" if self.at == 1 else "utf-8").strip()
            except UnicodeDecodeError:
                raise RecordError(self.at, "this is not text in UTF-8.") from None
            if text and not text.startswith("#"):
                return text

    def take(self, record: Record, text: str) -> None:
        """One line below the header."""
        words = text.split()
        if record.end_at:
            raise RecordError(self.at, f"the record ended on line {record.end_at}; nothing may follow.")
        if words[0] == "end":
            self.end(record, words)
        elif words[0] == "seed":
            self.seed(record, words)
        elif record.seed is not None:
            raise RecordError(self.at, "after the seed only the end may follow.")
        elif words[0] == "=":
            self.mark(record, words)
        else:
            self.line(record, words)

    def line(self, record: Record, words: list[str]) -> None:
        number = len(record.lines) + 1
        if number > MOST_LINES:
            raise RecordError(self.at, f"the record has more than {MOST_LINES} lines; no game is that long.")
        if record.header.digest and len(self.since_mark) >= MARK_EVERY:
            raise RecordError(self.at, f"the digest is missing that should stand here: = {number - 1} …")
        numbered = is_number(words[0])
        if numbered and int(words[0]) != number:
            raise RecordError(self.at, f"this should be line {number} of the game, not {words[0]}.")
        rest = words[1:] if numbered else words
        who, what = (rest[0], rest[1:]) if rest else ("", rest)
        seats = LETTERS[: len(record.header.names)]
        if who not in (CHANCE_SIGN, ALL_SIGN) and (len(who) != 1 or who not in seats):
            raise RecordError(
                self.at, f"{who[:20]!r} is nobody here; right would be {CHANCE_SIGN}, {ALL_SIGN} or {', '.join(seats)}."
            )
        line = RecordLine(number, who, " ".join(what), self.at)
        if not what:
            raise RecordError(self.at, f"what did {who} do? For example: {number} {who} {_example(who)}.")
        if who == ALL_SIGN and line.kind not in (UNDO, RULES):
            raise RecordError(self.at, f"all can only go back: {number} all undo {max(1, number - 1)}.")
        if line.kind == RULES:
            try:
                change = record.changes[number] = change_in(line.text)
            except ValueError as problem:
                raise RecordError(
                    self.at, f"{str(problem)!r} says nothing about rules; right would be: {number} all rules 2."
                ) from None
            if any([last >= number for _, last in change.past]):
                raise RecordError(self.at, f"what is past stands above line {number}.")
        record.lines.append(line)
        self.since_mark.append(self.chain.add(line))
        if number == record.header.given and self.chain.whole() != record.header.given_check:
            self.not_given = self.at

    def mark(self, record: Record, words: list[str]) -> None:
        number = len(record.lines)
        if not record.header.digest:
            raise RecordError(self.at, "the header does not say which digests these are: digest 1.")
        if len(self.since_mark) != MARK_EVERY:
            raise RecordError(self.at, f"a digest stands after every {MARK_EVERY} lines, not after {number}.")
        self.checked(record, words)

    def end(self, record: Record, words: list[str]) -> None:
        if record.header.digest:
            self.checked(record, words)
        elif len(words) > 1:
            raise RecordError(self.at, "the header does not say which digests these are: digest 1.")
        number = len(record.lines)
        if self.not_given and not any([first <= record.header.given for first in record.passed()]):
            number = record.header.given
            raise RecordError(self.not_given, f"the {number} lines taken over are not those the header was bound to.")
        if number < record.header.given:
            raise RecordError(self.at, f"{record.header.given} lines were taken over, but here are {number}.")
        record.end_at = self.at

    def checked(self, record: Record, words: list[str]) -> None:
        """A mark, or the end: compare the checks, keep the digest."""
        number, right = len(record.lines), "".join(self.since_mark)
        if len(words) != 4 or not is_number(words[1]) or len(words[2]) != 16:
            raise RecordError(self.at, f"here should stand: {words[0]} {number}, the digest, and the lines' checks.")
        checks = words[3][:-2]
        if mark_text(words[0], int(words[1]), words[2], checks) != " ".join(words):
            raise RecordError(self.at, "this line was changed after it was written.")
        if int(words[1]) != number or len(checks) != len(right):
            raise RecordError(self.at, f"{words[1]} lines should stand above, but here are {number}.")
        for i, line in enumerate(record.lines[number - len(self.since_mark) :]):
            if checks[2 * i : 2 * i + 2] != self.since_mark[i]:
                raise RecordError(line.at, f"{line.written()!r} was changed after it was written.")
        record.marks.append(DigestMark(number, words[2], self.at))
        self.since_mark = []

    def seed(self, record: Record, words: list[str]) -> None:
        if record.seed is not None:
            raise RecordError(self.at, f"the seed is shown twice, first on line {record.seed_at}.")
        if not record.header.commitment:
            raise RecordError(self.at, "there is a seed, but the header has no commitment that it could fit.")
        if len(words) != 2 or len(words[1]) != 64 or any(c not in "0123456789abcdef" for c in words[1]):
            raise RecordError(self.at, "a seed has 64 hexadecimal digits.")
        record.seed = bytes.fromhex(words[1])
        record.seed_at = self.at


def _example(who: str) -> str:
    return {CHANCE_SIGN: "two", ALL_SIGN: "undo 3"}.get(who, "lay two")
