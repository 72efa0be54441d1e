"""Ratings and results as people see them (how they are computed: `petteia.store.people.results`)."""

from concurrent.futures import Future
from typing import Any, Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.people.results import Model, Skill, begin_again, by_other_rules, count_some
from petteia.store.writer import JournalWriter

MOST_LISTED: Final = 100


class Played(msgspec.Struct, frozen=True):
    """A player of a finished game, with their present name; no name: a player who may not be known."""

    player: str
    name: str
    bot: str
    place: int
    absent: bool
    points: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that a guest has played. `there`: it can still be looked at."""

    table: str
    game: str
    ended: int
    rated: bool
    there: bool
    seat: int
    seats: list[Played]


class History(msgspec.Struct, frozen=True):
    """How many games a guest has played and won, as far as the viewer may know, and the last of them."""

    played: int
    won: int
    games: list[PlayedGame]


class Rated(msgspec.Struct, frozen=True):
    """A guest in a pool."""

    game: str
    seats: int
    player: str
    name: str
    skill: Skill


class Ratings:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def waiting(self) -> "Future[bool]":
        """Whether there are results to count."""
        sql = "SELECT 1 FROM results WHERE rated = 1 AND counted = 0 LIMIT 1"
        return self.file.read(lambda c: c.execute(sql).fetchone() is not None or by_other_rules(c))

    def count(self, model: Model) -> "Future[bool]":
        """Count what has not been counted yet, some games at a time."""

        def step(c: Connection) -> bool | None:
            if by_other_rules(c):
                begin_again(c)
            row = c.execute("SELECT game, seats FROM results WHERE rated = 1 AND counted = 0 LIMIT 1").fetchone()
            if row is None:
                return True
            count_some(c, model, (row[0], row[1]))
            return None

        return self.file.in_steps(step)

    def hide(self, player: str, hidden: bool) -> "Future[None]":
        """Hide a guest's results and ratings from others, or show them."""

        def work(c: Connection) -> None:
            c.execute("UPDATE players SET hidden = ? WHERE id = ?", (int(hidden), player))

        return self.file.call(work)

    def everybody(self) -> "Future[list[Rated]]":
        """All ratings, for the host only."""
        return self.file.read(lambda c: _rated(c, "", ()))


def hidden(c: Connection, player: str) -> bool:
    """Whether a guest hides their results and ratings."""
    sql = "SELECT 1 FROM players WHERE id = ? AND hidden = 1"
    return c.execute(sql, (player,)).fetchone() is not None


def ratings_of(c: Connection, player: str) -> list[Rated]:
    """A guest's ratings."""
    return _rated(c, "WHERE ratings.player = ?", (player,))


def best(c: Connection) -> list[Rated]:
    """The best of every pool, of those who do not hide and are not banned. An index has this order, so not everybody
    has to be read."""
    where = "WHERE game = ? AND seats = ? AND hidden = 0 AND banned = 0"
    pools = sorted(c.execute("SELECT game, seats FROM rating_pools").fetchall())
    return [one for pool in pools for one in _rated(c, where, tuple(pool), f" LIMIT {MOST_LISTED}")]


def history(c: Connection, player: str, viewer: str, most: int = MOST_LISTED) -> History:
    """What a guest has played, the last first, as far as the viewer may know of it: the viewer's own games, those at
    which they sat, and those that were listed. If a guest has several seats on a shared screen, the first counts. If
    everybody has left, all share the first place and nobody has won."""
    sat = "EXISTS (SELECT 1 FROM finishes AS mine WHERE mine.player = ? AND mine.table_id = results.table_id)"
    own = viewer == player
    known = (
        " FROM finishes AS theirs JOIN results ON results.table_id = theirs.table_id"
        f" WHERE theirs.player = ?{'' if own else f' AND (listed = 1 OR {sat})'} AND NOT EXISTS (SELECT 1 FROM"
        " finishes AS other WHERE other.player = ? AND other.table_id = theirs.table_id"
        " AND other.seat < theirs.seat)"
    )
    told = (player, player) if own else (player, viewer, player)
    counts = f"SELECT count(*), coalesce(sum(CASE WHEN place = 1 AND absent = 0 THEN 1 ELSE 0 END), 0){known}"
    games = (
        f"SELECT results.table_id, game, ended, rated, seat, {sat},"
        f" EXISTS (SELECT 1 FROM tables WHERE id = results.table_id){known}"
        f" ORDER BY ended DESC, results.table_id LIMIT {int(most)}"
    )
    played, won = c.execute(counts, told).fetchone()
    found = c.execute(games, (viewer, *told)).fetchall()
    seen = [
        PlayedGame(table, game, ended, bool(rated), bool(there), seat, _seats(c, table, bool(sat)))
        for table, game, ended, rated, seat, sat, there in found
    ]
    return History(int(played), int(won), seen)


def _seats(c: Connection, table: str, sat: bool) -> list[Played]:
    """Who sat there. Those who hide have no name for viewers who were not there themselves."""
    sql = (
        "SELECT finishes.player, coalesce(name, ''), coalesce(hidden, 0), bot, place, absent, points FROM finishes"
        " LEFT JOIN players ON players.id = finishes.player WHERE table_id = ? ORDER BY seat"
    )
    out = []
    for player, name, hidden, bot, place, absent, points in c.execute(sql, (table,)):
        shown = sat or not hidden
        out.append(Played(player if shown else "", name if shown else "", bot, place, bool(absent), points))
    return out


def _rated(c: Connection, where: str, values: tuple[Any, ...], limit: str = "") -> list[Rated]:
    sql = (
        "SELECT game, seats, ratings.player, name, mu, sigma, games FROM ratings"
        f" JOIN players ON players.id = ratings.player {where}"
        f" ORDER BY game, seats, (mu - 3 * sigma) DESC, ratings.player{limit}"
    )
    found = c.execute(sql, values)
    return [Rated(game, seats, p, name, Skill(mu, sigma, games)) for game, seats, p, name, mu, sigma, games in found]
