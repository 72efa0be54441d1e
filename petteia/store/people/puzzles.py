"""Guests' first tries at puzzles: whether they were right. Further tries count for nothing."""

from concurrent.futures import Future

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter


class PuzzleTry(msgspec.Struct, frozen=True):
    """A guest's first try at a puzzle."""

    game: str
    puzzle: str
    at: int
    right: bool


class PuzzleTryStore:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def keep(self, player: str, tried: PuzzleTry) -> "Future[None]":
        """Keep a try, unless it is not the guest's first at that puzzle."""
        sql = "INSERT INTO puzzle_tries VALUES (?, ?, ?, ?, ?) ON CONFLICT (player, game, puzzle) DO NOTHING"
        values = (player, tried.game, tried.puzzle, tried.at, int(tried.right))

        def work(c: Connection) -> None:
            c.execute(sql, values)

        return self.file.call(work)

    def of(self, player: str) -> "Future[list[PuzzleTry]]":
        """A guest's tries, the first one first."""
        sql = "SELECT game, puzzle, at, solved FROM puzzle_tries WHERE player = ? ORDER BY at, game, puzzle"
        return self.file.read(lambda c: [PuzzleTry(g, p, int(a), bool(r)) for g, p, a, r in c.execute(sql, (player,))])


def tries(c: Connection, player: str) -> list[tuple[str, str, int, int, int | None]]:
    """Of each puzzle that anybody has tried: how often, how often that was right, and whether the guest's try was."""
    sql = (
        "SELECT game, puzzle, count(*), sum(solved), max(CASE WHEN player = ? THEN solved END)"
        " FROM puzzle_tries GROUP BY game, puzzle"
    )
    rows = c.execute(sql, (player,)).fetchall()
    return [
        (game, name, int(n), int(right), None if mine is None else int(mine)) for game, name, n, right, mine in rows
    ]


def merge(c: Connection, player: str, into: str) -> None:
    """The tries of one guest are another's; where both have tried, the first try counts."""
    c.execute(
        "DELETE FROM puzzle_tries WHERE player = ? AND EXISTS (SELECT 1 FROM puzzle_tries AS mine WHERE mine.player = ?"
        " AND mine.game = puzzle_tries.game AND mine.puzzle = puzzle_tries.puzzle AND mine.at <= puzzle_tries.at)",
        (player, into),
    )
    c.execute(
        "DELETE FROM puzzle_tries WHERE player = ? AND EXISTS (SELECT 1 FROM puzzle_tries AS other WHERE"
        " other.player = ? AND other.game = puzzle_tries.game AND other.puzzle = puzzle_tries.puzzle)",
        (into, player),
    )
    c.execute("UPDATE puzzle_tries SET player = ? WHERE player = ?", (into, player))
