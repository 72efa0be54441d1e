"""The history of a table, from its journal: what is too long to be kept in memory while people play.

All of it takes as long as the game. It is for a process in which no player waits for a move.
"""

from collections.abc import Iterator
from typing import Any

from petteia.engine.lines import RULES, Change
from petteia.engine.play import CONSENT, DECISION, OUTCOME, UNDO, Entry
from petteia.engine.protocol import SPECTATOR, Game
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import created_by, go_on, set_up
from petteia.tables.table.metadata import Delivery
from petteia.tables.table.table import Table, shows
from petteia.tables.table.table_state import Loader


def lines_in(
    game: Game, entries: list[j.AnyEntry], holds: bool = False
) -> tuple[list[Entry], list[int], dict[int, int]]:
    """Every line in a journal, when each was, and after which of them what was held back was shown, and when. `holds`:
    at a table that holds back what can be held back."""
    out: list[Entry] = []
    times: list[int] = []
    shown: dict[int, int] = {}
    spans = [span for entry in entries if isinstance(entry, j.RulesChanged) for span in entry.past]
    for entry in entries:
        lines: list[tuple[str, int, int]] = []
        if isinstance(entry, j.LinesImported):
            lines = [(line.kind, line.seat, line.value) for line in entry.lines]
        elif isinstance(entry, j.Decided):
            passed = any(span.first <= len(out) + 1 <= span.last for span in spans)
            lines = [(DECISION, entry.seat, 0 if passed else game.actions.number(text)) for text in entry.actions]
        elif isinstance(entry, j.Dealt):
            lines = [(OUTCOME, SPECTATOR, entry.outcome)]
        elif isinstance(entry, j.Undone):
            lines = [(UNDO, entry.seat, entry.line)]
        elif isinstance(entry, j.WentBack):
            lines = [(UNDO, CONSENT, entry.line)]
        elif isinstance(entry, j.RulesChanged):
            lines = [(RULES, CONSENT, entry.rules)]
        elif shows(entry):
            shown.setdefault(len(out), entry.at)
        for kind, seat, value in lines:
            out.append(Entry(len(out) + 1, kind, seat, value))
            out[-1].holds = isinstance(entry, j.Decided) and holds and entry.by == "seat"
            out[-1].passed = any(span.first <= len(out) <= span.last for span in spans)
            if isinstance(entry, j.RulesChanged):
                out[-1].change = Change(entry.rules, [(s.first, s.last) for s in entry.past], entry.position)
            times.append(entry.at)
    return out, times, shown


def remembered(journal: list[bytes], load: Loader) -> Table:
    """The table of a journal with every line it ever had. Nobody has listened: it does not know what was told."""
    entries = [j.decode(payload) for payload in journal[1:]]
    return go_on(set_up(created_by(journal), entries, load, listens=False), entries)


def told_by(journal: list[bytes], load: Loader) -> Iterator[Delivery]:
    """Everything that was told at a table, line by line: for one that was played before that was stored."""
    entries = [j.decode(payload) for payload in journal]
    table = set_up(created_by(journal), entries, load, remembers=False)
    began = next((entry for entry in entries if isinstance(entry, j.LinesImported | j.GameBegan)), None)
    if began is not None and table.game is not None:
        lines, times, shown = lines_in(table.game, entries, table.metadata.settings.confirm_ms > 0)
        yield from table.retell([began.at, *times], lines, shown)


def way_back_to(table: Table, line: int) -> tuple[int, dict[str, Any]] | None:
    """The first line from there on that stands, at a table that remembers, and the way back to before it; None if
    there is none."""
    first = next((e.line for e in table.standing_lines() if e.line >= line), None)
    return None if first is None else (first, table.running.way_back(first))
