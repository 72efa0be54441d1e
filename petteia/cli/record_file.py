"""Opening a record: the file, and the game it is of."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer
from rich.progress import track

from petteia.cli.output import Complaint, err
from petteia.engine.differences import applied, own_components
from petteia.engine.header import LETTERS, RecordError
from petteia.engine.protocol import SPECTATOR, Game
from petteia.engine.record import MOST_BYTES, Record
from petteia.games import find, open_box

File = Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads it from standard input.")]

LONG: Final = 2_000
"""From this many lines on, a progress bar is worth its place."""

T = TypeVar("T")


def read_record(file: str) -> Record:
    """Read a record from a file, or from standard input."""
    if file == "-":
        return Record.parse(sys.stdin.buffer)
    path = Path(file)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError(0, f"{file} is larger than {MOST_BYTES // 1_000_000} MB; no record is.")
        with path.open("rb") as stream:
            return Record.parse(stream)
    except OSError as problem:
        raise Complaint(f"{file} cannot be read: {problem.strerror or problem}.") from problem


def open_game(record: Record, spec: str | None) -> Game:
    """The game of a record, set up as it was played. `spec` names an outsider's game."""
    header = record.header
    kind = find(spec or header.game)
    if header.game != kind.ID:
        raise Complaint(f"this is a record of {header.game}, but {spec} is {kind.ID}.")
    data = None
    if header.entries:
        try:
            data = applied(own_components(kind), header.entries)
        except ValueError as problem:
            raise RecordError(0, f"its components cannot be read: {problem}.") from problem
    return open_box(kind, len(header.names), header.options, data)


def seat_number(text: str, names: list[str]) -> int:
    """A seat as a person names it: its letter, its number from 1 on, or the name of who sits there."""
    letters = LETTERS[: len(names)]
    if len(text) == 1 and text.upper() in letters:
        return letters.index(text.upper())
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(names):
        return int(text) - 1
    if names.count(text) == 1:
        return names.index(text)
    if text == "spectator":
        return SPECTATOR
    raise Complaint(f"there is no seat {text!r}; right would be {', '.join(letters)}, 1 to {len(names)}, or spectator.")


def with_progress(lines: Iterable[T], total: int, doing: str) -> Iterator[T]:
    """The same, with a bar on standard error if it is going to take a while."""
    yield from track(lines, doing, total, console=err(), transient=True) if total >= LONG else lines
