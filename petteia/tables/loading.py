"""A table out of its journal."""

from collections.abc import Iterable

import msgspec

from petteia.engine.play import resume
from petteia.tables import journal as j
from petteia.tables.books import RUNNING, Saved
from petteia.tables.table import Loader, Table


def load_table(journal: Iterable[bytes], load: Loader, snapshot: bytes | None = None) -> Table:
    """The table of a journal. With a snapshot only the entries after it are played; one that cannot be used is
    left aside."""
    entries = [j.decode(payload) for payload in journal]
    if not entries or not isinstance(entries[0], j.Created):
        raise j.Unreadable("a journal begins with the entry that sets the table up")
    if entries[0].version > j.JOURNAL_VERSION:
        raise j.Unreadable(f"this journal is of version {entries[0].version}; this Petteia knows {j.JOURNAL_VERSION}")
    table = Table(entries[0], load)
    if snapshot is not None:
        try:
            _go_on_from(table, msgspec.json.decode(snapshot, type=Saved), len(entries))
        except (ValueError, LookupError, TypeError):
            table = Table(entries[0], load)
    for entry in entries[table.books.seq :]:
        if table.game is None and isinstance(entry, j.Decided | j.Dealt | j.Undone | j.WentBack | j.Began):
            table.books.seq += 1
            table.books.status = RUNNING  # as far as anybody can tell without the rules
            continue
        table.take(entry)
    return table


def _go_on_from(table: Table, saved: Saved, entries: int) -> None:
    if saved.version != j.JOURNAL_VERSION or saved.books.seq > entries:
        return  # of another version, or of something that never became durable
    if table.game is not None:
        table.play = None if saved.play is None else resume(table.game, saved.play)
    elif saved.play is not None:
        table.frozen = {seat: last_view for seat, *_, last_view in saved.play["inboxes"]}
    table.books = saved.books
