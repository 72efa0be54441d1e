"""`petteia ratings`: how well people play, checked against the journals."""

import contextlib
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from petteia.cli.lab import progress
from petteia.cli.options import Config, Database, Folder, Json
from petteia.cli.output import Complaint, err, harmless, out, say_json
from petteia.cli.serve import settled
from petteia.games import LoadError, shelf
from petteia.server.config import ConfigError, ServerConfig
from petteia.server.library.catalogue import Catalogue
from petteia.server.ratings.model import PlackettLuce, in_points
from petteia.server.ratings.recount import Differences, Found, compared, from_journals, put_right
from petteia.store.connection import is_server
from petteia.store.opening import file_of, open_store
from petteia.store.people.ratings import Rated
from petteia.store.sql import SqlStore
from petteia.tables.ports.store import StoreError

FOUND_WANTING: Final = 1
SHOWN: Final = 20


def ratings(
    check: Annotated[bool, typer.Option("--check", help="Compare the stored ratings with the journals.")] = False,
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Compute results and ratings again from the journals.")
    ] = False,
    data: Folder = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Show how well people play, by game and number of seats.

    --check replays every finished game from its journal and compares the resulting ratings with the stored ones, to the
    last digit; the server may go on meanwhile. --recompute also stores them, with results of games from before ratings
    existed; no server may use the database meanwhile. A result without a journal stays as it is.

    Examples:

      petteia ratings --data my-folder

      petteia ratings --check --json

      petteia ratings --recompute --database postgres://petteia@localhost/petteia

    Exit codes: 0 · 1 check found a difference · 2 the database cannot be used.
    """
    settings: ServerConfig = settled(config, {"data": data, "database": database})
    if not is_server(settings.where) and not file_of(settings.where).is_file():
        raise Complaint(f"there is no database in {settings.folder}; name the folder with --data.")
    if (check or recompute) and find_spec("openskill") is None:
        raise Complaint("ratings need the package openskill: pip install openskill.")
    try:
        with _opened(settings, alone=recompute) as store:
            if not check and not recompute:
                _show(store.ratings.everybody().result(), as_json)
                return
            found = _found(settings, store, as_json)
            differences = compared(found)
            if recompute:
                put_right(store, found, PlackettLuce())
    except (StoreError, ConfigError) as problem:
        raise Complaint(f"{problem}.") from problem
    _tell(found, differences, recompute, as_json)
    if check and not recompute and not differences.none:
        raise typer.Exit(FOUND_WANTING)


@contextlib.contextmanager
def _opened(settings: ServerConfig, alone: bool) -> Iterator[SqlStore]:
    """The database; with `alone`, claimed so that no other process has it."""
    from petteia.server.data_folder import DataFolder

    with contextlib.ExitStack() as last:
        if alone and not is_server(settings.where):
            last.callback(DataFolder(file_of(settings.where).absolute().parent).close)
        store = open_store(settings.where)
        last.callback(store.close)
        if alone:
            store.file.claim()
        else:
            if find_spec("openskill") is not None:
                store.ratings.count(PlackettLuce()).result()
        yield store


def _found(settings: ServerConfig, store: SqlStore, quiet: bool) -> Found:
    games = [name for name, kind in shelf().items() if not isinstance(kind, LoadError)]
    catalogue = Catalogue([*games, *settings.games], settings.components)
    with progress() as bar:
        task = bar.add_task("games", total=None)

        def told(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return from_journals(store.where, catalogue.load, PlackettLuce(), told)


def _plain(found: Found, differences: Differences) -> dict[str, Any]:
    return {
        "games": len(found.outcomes),
        "rated": sum(outcome.rated for outcome in found.outcomes.values()),
        "people": len({player for pool in found.ratings.values() for player in pool}),
        "without_journal": found.alone,
        "unread": found.unread,
        "results_other": differences.results,
        "ratings_other": [{"game": game, "seats": n, "player": who} for game, n, who in differences.ratings],
    }


def _tell(found: Found, differences: Differences, kept: bool, as_json: bool) -> None:
    answer = _plain(found, differences)
    if as_json:
        say_json(answer)
        return
    for table, why in list(found.unread.items())[:SHOWN]:
        err().print(f"table {table} was not played again: {harmless(why)}", markup=False)
    said = f"{answer['games']} games, {answer['rated']} of them rated, {answer['people']} people"
    if found.alone:
        said += f"; {found.alone} results have no journal any more"
    out().print(f"{said}.", markup=False)
    if differences.none:
        out().print("The journals say the same as what was kept.", markup=False)
        return
    for table in differences.results[:SHOWN]:
        out().print(f"another result: table {table}", markup=False)
    for game, seats, player in differences.ratings[:SHOWN]:
        out().print(f"another rating: {player} in {harmless(game)} at {seats} seats", markup=False)
    more = f"{len(differences.results)} results and {len(differences.ratings)} ratings were not what the journals say"
    out().print(f"{more}; {'they are now' if kept else '--recompute puts them right'}.", markup=False)


def _show(everybody: list[Rated], as_json: bool) -> None:
    rows = [(one, in_points(one.game, one.seats, one.skill.mu, one.skill.sigma)) for one in everybody]
    if as_json:
        say_json(
            [
                {
                    "game": one.game,
                    "seats": one.seats,
                    "player": one.player,
                    "name": one.name,
                    "points": rating.points,
                    "give": rating.give,
                    "games": one.skill.games,
                    "mu": one.skill.mu,
                    "sigma": one.skill.sigma,
                }
                for one, rating in rows
            ]
        )
        return
    if not rows:
        out().print("No rated game has been played here.", markup=False)
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "seats", "", "points", "±", "games"):
        table.add_column(heading, justify="left" if heading in ("game", "") else "right", no_wrap=True)
    for one, rating in rows:
        name = harmless(one.name)
        table.add_row(one.game, str(one.seats), name, str(rating.points), str(rating.give), str(one.skill.games))
    out().print(table)
