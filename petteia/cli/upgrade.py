"""`petteia upgrade`: what corrected rules mean for running tables."""

import contextlib
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Any, Final

import typer

from petteia.cli.lab import progress
from petteia.cli.options import Config, Database, Folder, Json
from petteia.cli.output import Complaint, err, harmless, out, say_json
from petteia.cli.serve import settled
from petteia.games import LoadError, shelf
from petteia.server.config import ConfigError, ServerConfig
from petteia.server.library.catalogue import Catalogue
from petteia.store.connection import is_server
from petteia.store.journals.reader import DatabaseReader
from petteia.store.opening import file_of, open_store
from petteia.store.reading import reading
from petteia.store.sql import SqlStore
from petteia.tables.afterwards.reader import HistoryReader
from petteia.tables.journal.rules_migration import FAILING, KINDS, ONWARD, PARTED, STRANDED, MigrationResult
from petteia.tables.ports.store import StoreError

FOUND_WANTING: Final = 1
SHOWN: Final = 20
AT_ONCE: Final = 8
SAYS: Final = {
    "same": "are played by the rules as they are",
    "own": "go on by the rules they began with, which can still be played",
    "unaffected": "are unaffected: they go on, and nobody notices",
    "onward": "go on by the new rules, and their players are told which",
    "parted": "would have gone otherwise: their players choose",
    "stranded": "cannot be played here",
    "failing": "cannot be read, or fail",
}


def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Only report; change nothing.")] = False,
    data: Folder = None,
    database: Database = None,
    config: Config = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes to use.")] = os.cpu_count() or 1,
    as_json: Json = False,
) -> None:
    """Find out what corrected rules mean for running tables.

    This replays every running table by the rules installed here. A table on which nothing differs goes on; if a changed
    rule may matter later, its players are told which. Where the game would have gone differently, the players choose:
    go back to before that, keep the position, or end without a result.

    Run it with --check from the new Petteia while the old one still serves: that changes nothing. A new server does the
    same when it starts, or at the latest when somebody opens a table. Without --check the tables are changed now; no
    server may use the database meanwhile.

    Examples:

      petteia upgrade --check --data my-folder

      petteia upgrade --check --json --database postgres://petteia@localhost/petteia

    Exit codes: 0 · 1 some tables have to choose, or cannot be played · 2 the database cannot be used.
    """
    settings: ServerConfig = settled(config, {"data": data, "database": database})
    if not is_server(settings.where) and not file_of(settings.where).is_file():
        raise Complaint(f"there is no database in {settings.folder}; name the folder with --data.")
    try:
        if check:
            found = _migrated(settings, jobs)
        else:
            with _alone(settings) as store:
                found = _migrated(settings, jobs)
                _write(store, found)
    except (StoreError, ConfigError) as problem:
        raise Complaint(f"{problem}.") from problem
    except BrokenProcessPool as problem:  # the process was killed, or ran out of memory
        raise Complaint("a process that played tables was ended; nothing has changed. Try --jobs 1.") from problem
    _tell(found, check, as_json)
    if any(one.kind in (PARTED, STRANDED, FAILING) for one in found.values()):
        raise typer.Exit(FOUND_WANTING)


@contextlib.contextmanager
def _alone(settings: ServerConfig) -> Iterator[SqlStore]:
    """The database, claimed so that no other process has it."""
    from petteia.server.data_folder import DataFolder

    with contextlib.ExitStack() as last:
        if not is_server(settings.where):
            last.callback(DataFolder(file_of(settings.where).absolute().parent).close)
        store = open_store(settings.where)
        last.callback(store.close)
        store.file.claim()
        yield store


def _migrated(settings: ServerConfig, jobs: int) -> dict[str, MigrationResult]:
    """What the rules mean for every running table, those that changed last first."""
    where = settings.where if is_server(settings.where) else str(file_of(settings.where))
    with reading(where) as c:
        sql = "SELECT id FROM tables WHERE status NOT IN ('finished', 'closed') ORDER BY changed DESC"
        tables = [row[0] for row in c.execute(sql).fetchall()]
    games = [name for name, kind in shelf().items() if not isinstance(kind, LoadError)]
    begin = (where, [*games, *settings.games], settings.components)
    _must_open(begin)
    found: dict[str, MigrationResult] = {}
    with progress() as bar:
        task = bar.add_task("tables", total=len(tables))
        if jobs == 1 or len(tables) <= AT_ONCE:
            for table, one in map(_one, tables):
                found[table] = one
                bar.advance(task)
        else:
            spawning = multiprocessing.get_context("spawn")
            with ProcessPoolExecutor(min(jobs, len(tables)), spawning, _begin, begin) as pool:
                for table, one in pool.map(_one, tables, chunksize=AT_ONCE):
                    found[table] = one
                    bar.advance(task)
    return {table: found[table] for table in tables}


_reader: HistoryReader


def _begin(where: str, games: list[str], components: dict[str, str]) -> None:
    """Each process has a loader of its own."""
    global _reader
    _reader = HistoryReader(DatabaseReader(where), Catalogue(games, components).load)


def _must_open(begin: tuple[str, list[str], dict[str, str]]) -> None:
    """Report what no process could open once, not from each of them."""
    try:
        _begin(*begin)
    except StoreError:
        raise
    except Exception as problem:
        raise Complaint(f"the games of this database cannot be opened: {problem}") from problem


def _one(table: str) -> tuple[str, MigrationResult]:
    try:
        return table, _reader.migrate(table, _now())
    except Exception as problem:  # one bad table does not keep the others from being reported
        return table, MigrationResult(FAILING, why=f"{type(problem).__name__}: {problem}"[:200])


def _now() -> int:
    return int(time.time() * 1000)


def _write(store: SqlStore, found: dict[str, MigrationResult]) -> None:
    for table, one in found.items():
        if one.entry:
            due = store.standing(table).result().due
            store.append(one.batch(table, _now(), store.summary(table).result(), due)).result()


def _plain(table: str, one: MigrationResult) -> dict[str, Any]:
    out: dict[str, Any] = {"table": table, "kind": one.kind, "game": one.game, "before": one.before, "rules": one.rules}
    out |= {"lines": one.lines, "changes": one.changes}
    if one.kind == PARTED:
        out |= {"line": one.line, "choices": one.choices}
    return out | ({"why": one.why} if one.why else {})


def _tell(found: dict[str, MigrationResult], check: bool, as_json: bool) -> None:
    counts = Counter(one.kind for one in found.values())
    if as_json:
        tables = [_plain(table, one) for table, one in found.items() if one.kind not in ("same", "own")]
        say_json({"tables": len(found), **{kind: counts[kind] for kind in KINDS}, "changed": not check, "of": tables})
        return
    out().print(f"{len(found)} tables are under way.", markup=False)
    for kind in KINDS:
        if counts[kind]:
            out().print(f"  {counts[kind]:5} {SAYS[kind]}", markup=False)
    changes = Counter(
        (one.game, rule) for one in found.values() if one.kind in (ONWARD, PARTED) for rule in one.changes
    )
    for (game, rule), count in sorted(changes.items()):
        out().print(f"{harmless(game)}: {rule} concerns {count} of them", markup=False)
    wanting = [(table, one) for table, one in found.items() if one.kind in (PARTED, STRANDED, FAILING)]
    for table, one in wanting[:SHOWN]:
        if one.kind == PARTED:
            said = f"parts at line {one.line} of {one.lines} ({one.why}); its players choose: {', '.join(one.choices)}"
        else:
            said = one.why
        err().print(f"table {table}, {harmless(one.game)}: {harmless(said)}", markup=False)
    if len(wanting) > SHOWN:
        err().print(f"and {len(wanting) - SHOWN} more; --json tells all", markup=False)
    if check and found:
        out().print("Nothing was changed.", markup=False)
