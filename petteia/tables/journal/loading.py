"""Loading a table from its journal."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from petteia.engine.play import resume
from petteia.tables.journal import entries as j
from petteia.tables.table.metadata import RUNNING, SNAPSHOT_VERSION, Saved
from petteia.tables.table.table import Table
from petteia.tables.table.table_state import Loader


def load_table(journal: Iterable[bytes], load: Loader, snapshot: bytes | None = None) -> Table:
    """The table of a journal. With a snapshot only the entries after it are replayed, and the table does not remember
    its lines; an unusable snapshot is ignored. It takes as long as what has to be replayed."""
    payloads = list(journal)
    created = created_by(payloads)
    table = None if snapshot is None else restored(created, load, snapshot)
    if table is not None and table.metadata.seq <= len(payloads):  # else it is of entries that never became durable
        after = [j.decode(payload) for payload in payloads[table.metadata.seq :]]
        if not any(
            isinstance(entry, j.WentBack | j.RulesChanged) for entry in after
        ):  # which take the lines before them
            return go_on(table, after)
    entries = [j.decode(payload) for payload in payloads[1:]]
    return go_on(set_up(created, entries, load), entries)


def set_up(
    created: j.Created, entries: list[j.AnyEntry], load: Loader, remembers: bool = True, listens: bool = True
) -> Table:
    """The table of a journal before anything has happened at it, by the version of the rules that the journal was
    migrated to: what stands is the same by it."""
    ruled = [entry for entry in entries if isinstance(entry, j.RulesChanged)]
    if ruled:
        created = replace(created, game=replace(created.game, rules=ruled[-1].rules))
    table = Table(created, load, remembers, listens)
    table.ahead = [span for entry in ruled for span in entry.past]
    return table


def created_by(journal: list[bytes]) -> j.Created:
    """The entry with which a journal begins."""
    first = j.decode(journal[0]) if journal else None
    if not isinstance(first, j.Created):
        raise j.UnreadableJournal("a journal begins with the entry that sets the table up")
    if first.version > j.JOURNAL_VERSION:
        raise j.UnreadableJournal(f"this journal is of version {first.version}; this Petteia knows {j.JOURNAL_VERSION}")
    return first


def restored(created: j.Created, load: Loader, snapshot: bytes) -> Table | None:
    """The table of a snapshot, as it stood then; None if the snapshot is unusable. It takes no longer for a long game
    than for a short one."""
    try:
        saved = msgspec.json.decode(snapshot, type=Saved)
        if saved.version != SNAPSHOT_VERSION:
            return None
        if saved.metadata.rules_change is not None:
            created = replace(created, game=saved.metadata.game)
        table = Table(created, load, remembers=False)
        if table.game is None:
            table.frozen = saved.views
        elif saved.play is not None:
            table.play = resume(table.game, saved.play)
            table.play.sent_stands = True
    except (ValueError, LookupError, TypeError):
        return None
    table.metadata = saved.metadata
    return table


def go_on(table: Table, entries: list[j.AnyEntry]) -> Table:
    """Apply journal entries to the table."""
    table.told = None  # it was stored when it was told
    for entry in entries:
        if table.game is None and isinstance(
            entry, j.Decided | j.Dealt | j.Undone | j.MoveShown | j.WentBack | j.GameBegan
        ):
            table.metadata.seq += 1
            table.metadata.status = RUNNING  # as far as anybody can tell without the rules
            continue
        table.take(entry)
    table.told = []
    return table
