"""Ratings computed again, from nothing but the journals: `petteia ratings` compares and corrects them.

A result whose journal is gone (all players let go of the game, or the host removed it) is the only record of its game,
and stays as it is.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from petteia.store.connection import Connection
from petteia.store.journals.reader import read_entries
from petteia.store.people import results
from petteia.store.people.results import Model, Pool, Skill
from petteia.store.reading import reading
from petteia.store.sql import SqlStore
from petteia.tables.journal.entries import UnreadableJournal, decode
from petteia.tables.journal.loading import created_by, go_on, set_up
from petteia.tables.ports.store import Damaged, Outcome
from petteia.tables.table.info import outcome
from petteia.tables.table.table_state import Loader

ToldEvent = Callable[[int, int], None]


class Found(msgspec.Struct, frozen=True):
    """What the journals say: all results, and the ratings that follow. `unread` are tables whose journal cannot be read
    or replayed here, with the reason; what was stored of them stays. `alone` is how many results no longer have a
    journal. `kept` and `rated` are what was stored when the reading began: games that end meanwhile are in neither."""

    outcomes: dict[str, Outcome]
    ratings: dict[Pool, dict[str, Skill]]
    unread: dict[str, str]
    alone: int
    kept: dict[str, Outcome]
    rated: dict[Pool, dict[str, Skill]]


class Differences(msgspec.Struct, frozen=True):
    """Where stored results and ratings differ from what the journals say."""

    results: list[str]
    """Tables."""
    ratings: list[tuple[str, int, str]]
    """Game, seats, player."""

    @property
    def none(self) -> bool:
        """Whether all is as it should be."""
        return not self.results and not self.ratings


def outcome_of(entries: list[bytes], load: Loader) -> Outcome | None:
    """The result of a journal's game, replayed with no one listening. ValueError if it cannot be replayed."""
    read = [decode(payload) for payload in entries[1:]]
    table = set_up(created_by(entries), read, load, listens=False)
    if table.unplayable:
        raise ValueError(table.unplayable)
    return outcome(go_on(table, read))


def from_journals(where: str | Path, load: Loader, model: Model, told: ToldEvent = lambda done, of: None) -> Found:
    """Replay every finished game."""
    with reading(where) as c:
        rated, kept = results.ratings(c), results.kept(c)
        sql = "SELECT id FROM tables WHERE status IN ('finished', 'closed') ORDER BY id"
        tables = [row[0] for row in c.execute(sql).fetchall()]
        found, unread = {}, {}
        for n, (table, came_off, why) in enumerate(_outcomes(c, tables, load), 1):
            if why:
                unread[table] = why
                came_off = kept.get(table)
            if came_off is not None:
                found[table] = came_off
            told(n, len(tables))
    there = set(tables)
    alone = {table: came_off for table, came_off in kept.items() if table not in there}
    outcomes = found | alone
    return Found(outcomes, results.fold(model, list(outcomes.values())), unread, len(alone), kept, rated)


def _outcomes(c: Connection, tables: list[str], load: Loader) -> Iterator[tuple[str, Outcome | None, str]]:
    for table in tables:
        try:
            yield table, outcome_of(read_entries(c, table), load), ""
        except (Damaged, UnreadableJournal, ValueError) as problem:
            yield table, None, str(problem)


def compared(found: Found) -> Differences:
    """Compare what is stored with what the journals say."""
    kept, rated = found.kept, found.rated
    tables = [t for t in sorted(kept.keys() | found.outcomes.keys()) if kept.get(t) != found.outcomes.get(t)]
    people = {(*pool, player) for of in (rated, found.ratings) for pool, skills in of.items() for player in skills}
    other = [
        (game, seats, player)
        for game, seats, player in sorted(people)
        if rated.get((game, seats), {}).get(player) != found.ratings.get((game, seats), {}).get(player)
    ]
    return Differences(tables, other)


def put_right(store: SqlStore, found: Found, model: Model) -> None:
    """Store what the journals say. Nobody may play there meanwhile."""
    store.file.call(lambda c: results.replace(c, list(found.outcomes.values()))).result()
    store.ratings.count(model).result()
