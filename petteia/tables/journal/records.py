"""Tables and records: writing a table's record, taking one over, playing on from a position."""

from collections.abc import Callable
from typing import Any, Final

from petteia.engine.generator import Generator
from petteia.engine.header import LETTERS, NAME_LENGTH, SALT_BYTES, Header, header_check, quoted
from petteia.engine.header_reader import read_header
from petteia.engine.lines import RULES, Change, Entry
from petteia.engine.play import Play, standing
from petteia.engine.protocol import OVER, SPECTATOR, State
from petteia.engine.record import Record, write
from petteia.engine.record_lines import ALL_SIGN, CHANCE_SIGN
from petteia.engine.replay import Replay
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import ImportedLine
from petteia.tables.table.metadata import CLOSED, FINISHED
from petteia.tables.table.table import Table

KEPT: Final = "kept"
ANEW: Final = "anew"


def names_of(table: Table) -> list[str]:
    """The names of the seats in a record."""
    return [seat.name or (seat.bot.name or seat.bot.kind if seat.bot else "") for seat in table.seats]


def header_of(table: Table, entropy: Callable[[int], bytes]) -> Header:
    """The header a table is about to begin with: what the dealer's commitment is bound to. Names are sealed, so that
    players can be erased."""
    assert table.game is not None, table.unplayable
    start = table.start()
    header = Header.of(table.game, names_of(table), table.id, start)
    header.luck = table.metadata.settings.luck
    header.day, header.duplicate = table.day, table.duplicate
    if table.metadata.given:
        header.given, header.given_check = table.metadata.given, table.metadata.given_check
    header.seal([entropy(SALT_BYTES) for _ in table.seats])
    return header


def promised_header(table: Table) -> Header:
    """The header as it stood when the dealer committed itself, with the commitment and the seats' bytes."""
    lines = table.metadata.header.decode().split("\n")
    if not table.lesson:  # whose dealer promised nothing
        lines.append(f"commitment {table.commitment()}")
        adding = [] if any(table.deal) else table.seats  # to an equal deal nobody adds bytes
        lines += [f"adds {LETTERS[n]} {seat.added.hex()}" for n, seat in enumerate(adding) if seat.added]
    lines.append(f"header {header_check(lines)}")
    for seat, (name, salt) in enumerate(zip(names_of(table), table.metadata.salts, strict=False)):
        if salt:
            lines.append(f"seat {LETTERS[seat]} {quoted(name[:NAME_LENGTH])} {salt.hex()}")
    return read_header(lines)


def record_of(table: Table, entries: list[j.AnyEntry] | None = None) -> str:
    """The record of a game that is over or was given up, from a table that remembers its lines. `entries`, its journal,
    is needed if the game came from a record, or if the rules are not loaded: then the record has no digests."""
    b = table.metadata
    if b.status not in (FINISHED, CLOSED):
        raise NotPossible("record_at_the_end", "the record of a game can be had when it is over or given up")
    if b.given_record and not b.secret:
        return next(entry.record for entry in entries or [] if isinstance(entry, j.LinesImported))
    if not b.header or (table.play is None and not table.unplayable):
        raise NotPossible("never_began", "this table never began, so it has no record")
    if table.play is None:
        return plain_record(table, entries or [])
    hidden = table.lesson or any(table.deal)  # the secret of an equal deal is put in when it is shown (`with_seed`)
    return write(table.play, promised_header(table), None if hidden else b.secret)


def with_seed(text: str, seed: bytes) -> str:
    """A record with the secret that was shown after it was written."""
    body, end, last = text.rpartition("\nend")
    return f"{body}\nseed {seed.hex()}{end}{last}"


def plain_record(table: Table, entries: list[j.AnyEntry]) -> str:
    """A record from the journal alone."""
    spec = table.metadata.game
    lines = ["petteia record 1", f"# {table.unplayable}"]
    lines += [f"game {spec.id}", f"rules {spec.rules}", f"options {quoted(dict(sorted(spec.options.items())))}"]
    lines += [f"table {quoted(table.id)}"]
    lines += [f"seat {LETTERS[n]} {quoted(name)}" for n, name in enumerate(names_of(table))]
    body: list[str] = []
    for entry in entries:
        if isinstance(entry, j.Decided):
            body += [f"{LETTERS[entry.seat]} {text}" for text in entry.actions]
        elif isinstance(entry, j.Dealt):
            body.append(f"{CHANCE_SIGN} {entry.name}")
        elif isinstance(entry, j.Undone):
            body.append(f"{LETTERS[entry.seat]} undo {entry.line}")
        elif isinstance(entry, j.WentBack):
            body.append(f"{ALL_SIGN} undo {entry.line}")
        elif isinstance(entry, j.RulesChanged) and body:
            change = Change(entry.rules, [(span.first, span.last) for span in entry.past], entry.position)
            body.append(f"{ALL_SIGN} {change.text()}")
    return "\n".join([*lines, "", *(f"{n} {text}" for n, text in enumerate(body, 1)), "end"]) + "\n"


def given_of(text: str, record: Record, replay: Replay) -> j.LinesImported:
    """The lines of a record that was read and played, as a table takes them over."""
    play = replay.run()
    lines = [ImportedLine(e.kind, e.seat, e.value) for e in taken_over(play.entries)[1]]
    secret = record.seed.hex() if record.seed else ""
    return j.LinesImported(0, lines, record.header.commitment, secret, text)


def taken_over(lines: list[Entry]) -> tuple[list[int] | None, list[Entry]]:
    """What another table takes over of a game: its lines as they are; or, if it was migrated to other rules, those that
    stand, from its beginning or from the position that was stored then."""
    if not any(entry.kind == RULES or entry.passed for entry in lines):
        return None, lines
    left = [entry for entry in standing(lines) if entry.change is not None or not entry.passed]
    kept = [n for n, entry in enumerate(left) if entry.change is not None and entry.change.cells is not None]
    change = left[kept[-1]].change if kept else None
    stand = [entry for entry in left[kept[-1] + 1 if kept else 0 :] if entry.change is None]
    return None if change is None else change.cells, stand


def position_after(table: Table, line: int) -> State:
    """The position after a line of a finished game."""
    play = table.running
    if not 0 <= line <= len(play.entries):
        raise NotPossible("no_such_line", f"the lines of this game run from 0 to {len(play.entries)}, not to {line}")
    if line and play.entries[line - 1].passed:
        raise NotPossible("other_rules", "what happened then was played by other rules and cannot be played again")
    again = Play(play.game, play.start, listening=False)
    for entry in play.entries[:line]:
        again.repeat(entry)
    return again.state


def fork_of(
    table: Table, line: int, hidden: str, keep: int | None, seed: int
) -> tuple[dict[str, Any] | None, list[ImportedLine]]:
    """What a table starts from that plays on after a line: a position or the lines until there.

    `kept`: everything stays as it lay. `anew`: what nobody could see is dealt again, as likely as a spectator (or, with
    `keep`, that seat) holds it; what seats had found out in secret is forgotten with it.
    """
    if table.status not in (FINISHED, CLOSED) or table.play is None:
        raise NotPossible("fork_at_the_end", "a game can be played on from its positions when it is over or given up")
    world = position_after(table, line)
    if world.pending() == OVER:
        raise NotPossible("game_over", "after this line the game is over; choose an earlier one")
    if hidden == KEPT:
        cells, lines = taken_over(table.lines()[:line])
        assert table.game is not None
        start = table.metadata.start if cells is None else table.game.unpack(cells).save()
        return start, [ImportedLine(e.kind, e.seat, e.value) for e in lines]
    if hidden != ANEW:
        raise NotPossible("hidden_how", f"hidden cards can be {KEPT!r} or dealt {ANEW!r}, not {hidden!r}")
    if keep is not None and not 0 <= keep < len(table.seats):
        raise NotPossible("no_such_seat", f"the seats run from 0 to {len(table.seats) - 1}, not to {keep}")
    return world.resample(SPECTATOR if keep is None else keep, Generator(seed)).save(), []
