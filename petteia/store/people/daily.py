"""The deals of the day: the secret of each day, and everybody's counted try at each game.

The primary keys decide where several servers, or two tabs, do the same at once: a day has one secret, and a guest one
counted try a day and game.
"""

from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

PLAYING: Final = ""
"""What becomes of a try: it is being played, or has not been verified yet;"""
COUNTED: Final = "counted"
"""it was played to its end and verified;"""
GIVEN_UP: Final = "given_up"
LATE: Final = "late"
"""it was not over when the day was;"""
VOID: Final = "void"
"""or something was wrong with it: a bot had played along, or the record did not verify."""

AT_ONCE: Final = 20
_TRY: Final = "day, game, player, table_id, began, ended, state, place, seats, ahead"


class DailyTry(msgspec.Struct, frozen=True):
    """A guest's counted try at a deal of the day. `ahead`: points ahead of the best other seat (negative: behind)."""

    day: str
    game: str
    player: str
    table: str
    began: int
    ended: int = 0
    state: str = PLAYING
    place: int = 0
    seats: int = 0
    ahead: int = 0


class NamedTry(msgspec.Struct, frozen=True):
    """A verified try, with the name of its player; no name: others may not know it."""

    name: str
    found: DailyTry


class DaySecret(msgspec.Struct, frozen=True):
    """The secret of a day, and whether it has been revealed."""

    secret: bytes
    revealed: bool


class DailyDeals:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    # -- days -----------------------------------------------------------------------------------

    def secret(self, day: str) -> "Future[DaySecret | None]":
        """The secret of a day, if it has one."""
        return self.file.read(lambda c: secret_of(c, day))

    def keep_secret(self, day: str, fresh: bytes) -> "Future[DaySecret]":
        """Give a day this secret, unless it has one; returns what it has."""

        def work(c: Connection) -> DaySecret:
            c.execute("INSERT INTO daily_days VALUES (?, ?, 0) ON CONFLICT (day) DO NOTHING", (day, fresh))
            found = secret_of(c, day)
            assert found is not None
            return found

        return self.file.call(work)

    def reveal(self, before: str) -> "Future[None]":
        """The days before this one are over: their secrets may be shown."""

        def work(c: Connection) -> None:
            c.execute("UPDATE daily_days SET revealed = 1 WHERE revealed = 0 AND day < ?", (before,))

        return self.file.call(work)

    def first(self) -> "Future[str]":
        """The first day of which there is a secret; empty: there is none."""
        return self.file.read(lambda c: c.execute("SELECT min(day) FROM daily_days").fetchone()[0] or "")

    def to_reveal(self, before: str) -> "Future[bool]":
        """Whether there are days before this one whose secrets have not been revealed."""
        sql = "SELECT 1 FROM daily_days WHERE revealed = 0 AND day < ? LIMIT 1"
        return self.file.read(lambda c: c.execute(sql, (before,)).fetchone() is not None)

    # -- tries ----------------------------------------------------------------------------------

    def claim(self, begun: DailyTry) -> "Future[DailyTry]":
        """Begin a guest's counted try; the one that they have begun before, if there is one."""
        values = (begun.day, begun.game, begun.player, begun.table, begun.began)

        def work(c: Connection) -> DailyTry:
            c.execute(
                "INSERT INTO daily_tries (day, game, player, table_id, began, ended, state, place, seats, ahead)"
                " VALUES (?, ?, ?, ?, ?, 0, '', 0, 0, 0) ON CONFLICT (day, game, player) DO NOTHING",
                values,
            )
            sql = f"SELECT {_TRY} FROM daily_tries WHERE day = ? AND game = ? AND player = ?"
            return DailyTry(*c.execute(sql, values[:3]).fetchone())

        return self.file.call(work)

    def of(self, player: str) -> "Future[list[DailyTry]]":
        """All counted tries of a guest, the last day first."""
        sql = f"SELECT {_TRY} FROM daily_tries WHERE player = ? ORDER BY day DESC, game"
        return self.file.read(lambda c: [DailyTry(*row) for row in c.execute(sql, (player,))])

    def mine(self, day: str, game: str, player: str) -> "Future[DailyTry | None]":
        """A guest's counted try at a deal."""
        sql = f"SELECT {_TRY} FROM daily_tries WHERE day = ? AND game = ? AND player = ?"

        def work(c: Connection) -> DailyTry | None:
            row = c.execute(sql, (day, game, player)).fetchone()
            return None if row is None else DailyTry(*row)

        return self.file.read(work)

    def begun(self, day: str) -> "Future[dict[str, int]]":
        """How many have begun each game of a day."""
        sql = "SELECT game, count(*) FROM daily_tries WHERE day = ? GROUP BY game"
        return self.file.read(lambda c: {game: int(n) for game, n in c.execute(sql, (day,))})

    def results(self, day: str, game: str) -> "Future[list[tuple[int, int, int]]]":
        """The verified results of a deal, the best first: place, points ahead, and how many have them."""
        sql = (
            f"SELECT place, ahead, count(*) FROM daily_tries WHERE day = ? AND game = ? AND state = '{COUNTED}'"
            " GROUP BY place, ahead ORDER BY place, ahead DESC"
        )
        return self.file.read(lambda c: [(int(p), int(a), int(n)) for p, a, n in c.execute(sql, (day, game))])

    def best(self, day: str, game: str, viewer: str, most: int) -> "Future[list[NamedTry]]":
        """The best verified tries at a deal. Those who hide, or are banned, have no name for others."""
        columns = ", ".join(f"t.{name.strip()}" for name in _TRY.split(","))
        sql = (
            f"SELECT {columns}, CASE WHEN t.player = ? OR (hidden = 0 AND banned = 0) THEN name ELSE '' END"
            " FROM daily_tries AS t LEFT JOIN players ON players.id = t.player"
            f" WHERE day = ? AND game = ? AND state = '{COUNTED}'"
            f" ORDER BY place, ahead DESC, ended, t.player LIMIT {int(most)}"
        )

        def work(c: Connection) -> list[NamedTry]:
            return [NamedTry(row[-1] or "", DailyTry(*row[:-1])) for row in c.execute(sql, (viewer, day, game))]

        return self.file.read(work)

    def at(self, table: str, day: str, game: str) -> "Future[DailyTry | None]":
        """The verified try at a deal that was played at this table."""
        sql = f"SELECT {_TRY} FROM daily_tries WHERE day = ? AND game = ? AND table_id = ? AND state = '{COUNTED}'"

        def work(c: Connection) -> DailyTry | None:
            row = c.execute(sql, (day, game, table)).fetchone()
            return None if row is None else DailyTry(*row)

        return self.file.read(work)

    def waiting(self, today: str, player: str = "") -> "Future[list[DailyTry]]":
        """Some of the tries, of a guest if one is named, that can be settled: their table is over or has gone, or their
        day is over."""
        columns = ", ".join(f"t.{name.strip()}" for name in _TRY.split(","))
        sql = (
            f"SELECT {columns} FROM daily_tries AS t LEFT JOIN tables ON tables.id = t.table_id WHERE state = ''"
            f" AND (tables.id IS NULL OR tables.status IN ('finished', 'closed') OR day < ?)"
            f"{' AND t.player = ?' if player else ''} LIMIT {AT_ONCE}"
        )
        values = (today, player) if player else (today,)
        return self.file.read(lambda c: [DailyTry(*row) for row in c.execute(sql, values)])

    def settle(self, done: DailyTry) -> "Future[bool]":
        """Say what became of a try; False if that has been said before."""
        sql = (
            "UPDATE daily_tries SET ended = ?, state = ?, place = ?, seats = ?, ahead = ?"
            " WHERE day = ? AND game = ? AND player = ? AND state = ''"
        )
        values = (done.ended, done.state, done.place, done.seats, done.ahead, done.day, done.game, done.player)
        return self.file.call(lambda c: c.execute(sql, values).rowcount == 1)


def secret_of(c: Connection, day: str) -> DaySecret | None:
    """The secret of a day, if it has one."""
    row = c.execute("SELECT secret, revealed FROM daily_days WHERE day = ?", (day,)).fetchone()
    return None if row is None else DaySecret(bytes(row[0]), bool(row[1]))


def merge(c: Connection, player: str, into: str) -> None:
    """The tries of one guest are another's; where both have one, the first counts."""
    other = (
        "SELECT 1 FROM daily_tries AS t WHERE t.day = daily_tries.day AND t.game = daily_tries.game AND t.player = ?"
    )
    c.execute(
        f"DELETE FROM daily_tries WHERE player = ? AND EXISTS ({other} AND t.began < daily_tries.began)", (into, player)
    )
    c.execute(f"DELETE FROM daily_tries WHERE player = ? AND EXISTS ({other})", (player, into))
    c.execute("UPDATE daily_tries SET player = ? WHERE player = ?", (into, player))
