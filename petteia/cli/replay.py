"""`petteia replay`: a game again, line by line."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from petteia.cli.board import board, open_view, result
from petteia.cli.game_texts import SEAT_COLOURS, GameTexts
from petteia.cli.options import GameOption, Json, Language
from petteia.cli.output import Complaint, harmless, out, say_json
from petteia.cli.record_file import File, open_game, read_record, seat_number, with_progress
from petteia.engine.play import Play
from petteia.engine.protocol import SPECTATOR, Game
from petteia.engine.record import Record
from petteia.engine.record_lines import RecordLine
from petteia.engine.replay import Replay


def replay(
    file: File,
    to: Annotated[int | None, typer.Option("--to", metavar="LINE", help="Stop after this line of the game.")] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", help="Only what this seat saw: A, 1, a name, or spectator.")
    ] = None,
    boards: Annotated[
        bool, typer.Option("--boards", help="Show the board after every line, not only at the end.")
    ] = False,
    game: GameOption = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Play a record again: its lines, what happened, and the board.

    All hands are open unless you look from a seat.

    Examples:

      petteia replay supper.record

      petteia replay supper.record --to 40 --boards

      petteia replay supper.record --seat B

    Exit codes: 0 · 2 the record cannot be read or played; the sentence names the line.
    """
    record = read_record(file)
    box = open_game(record, game)
    watching = None if seat is None else seat_number(seat, record.header.names)
    last = len(record.lines) if to is None else to
    if not 0 <= last <= len(record.lines):
        raise Complaint(f"there is no line {to}; the record has {len(record.lines)}.")
    texts = GameTexts(box, record.header.names, language)
    rows = _rows(record, box, last, watching, boards and not as_json)
    view, play = rows.view(), rows.play
    if as_json:
        say_json(
            {
                "game": box.id,
                "rules": box.rules_version,
                "options": record.header.options,
                "seats": record.header.names,
                "practice": play.practice,
                "lines": [row.plain() for row in rows.shown],
                "view": view,
            }
        )
        return
    console = out()
    console.print(Text(f"{type(box).TITLE}: {', '.join(texts.names)}", style="bold"))
    for row in rows.shown:
        row.print(console, texts)
    if not (boards and rows.shown):
        console.print(board(view, texts))
    console.print(result(view, texts) if view["over"] else Text(texts.prompt(view["prompt"])))


class Row:
    """A line of the record as it is shown."""

    def __init__(self, line: RecordLine | None, events: list[dict[str, Any]], view: Mapping[str, Any] | None) -> None:
        self.line = line  # None: others' lines are hidden from a seat
        self.events = events
        self.view = view
        self.undone = False

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        out: dict[str, Any] = {}
        if self.line is not None:
            out = {"line": self.line.number, "kind": self.line.kind, "who": self.line.who, "text": self.line.text}
            if self.undone:
                out["undone"] = True
        return {**out, "events": self.events}

    def print(self, console: Console, texts: GameTexts) -> None:
        """As text."""
        line = self.line
        if line is not None:
            colour = SEAT_COLOURS[line.seat % len(SEAT_COLOURS)] if line.seat >= 0 else "dim"
            who = (line.who, colour)
            what = (harmless(line.text), "strike dim" if self.undone else "bold")
            console.print(Text.assemble((f"{line.number:>4} ", "dim"), who, " ", what))
        for event in self.events:
            console.print(Text(f"       {texts.event(event)}"))
        if self.view is not None:
            console.print(board(self.view, texts))


class _Rows:
    """What is shown of a record, and the play after the last of it."""

    def __init__(self, play: Play, watching: int | None) -> None:
        self.play = play
        self.watching = watching
        self.shown: list[Row] = []

    def view(self) -> dict[str, Any]:
        """The table now: as the chosen seat sees it, or with all hands open."""
        return open_view(self.play.state) if self.watching is None else self.play.view(self.watching)


def _rows(record: Record, box: Game, last: int, watching: int | None, boards: bool) -> _Rows:
    replayed = Replay(record, box, listening=True)
    play = replayed.play
    rows = _Rows(play, watching)
    ears = SPECTATOR if watching is None else watching
    before = _heard(play, ears)
    if before:
        rows.shown.append(Row(None, before, None))
    by_number: dict[int, Row] = {}
    if last > 0:
        for line in with_progress(replayed, last, "replaying"):
            events = _heard(play, ears)
            mine = watching is None or line.seat == watching >= 0
            if mine or events:
                row = Row(line if mine else None, events, rows.view() if boards else None)
                rows.shown.append(row)
                by_number[line.number] = row
            if line.number == last < len(record.lines):
                break
    for entry in play.entries:
        if entry.undone and entry.line in by_number:
            by_number[entry.line].undone = True
    return rows


def _heard(play: Play, seat: int) -> list[dict[str, Any]]:
    """What a seat heard with the last line."""
    return [dict(event) for message in play.sent if message.seat == seat for event in message.events]
