"""Tournaments and leagues: who takes part, which rounds there are, what is played at which table, and how it ended.

Whoever changes a tournament holds its row until the change is written, and every change counts its `revision` up. A
round is written with all its tables, under names that are drawn beforehand, and its primary key decides between two
servers that pair it at once. So a server that ends between any two steps leaves nothing that another could do twice.
"""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TypeVar

import msgspec

from petteia.store.connection import HOLD, Connection
from petteia.store.people.tournament_reads import COLUMNS, OF_HOST, TournamentReads, tournament_of
from petteia.store.people.tournament_rows import (
    DONE,
    JUDGED,
    LEAGUE,
    MADE,
    OPEN,
    RUNNING,
    UNMADE,
    EntrantRow,
    Tournament,
    TournamentGame,
    TournamentRound,
)

T = TypeVar("T")


class Tournaments(TournamentReads):
    """A part of every store."""

    # -- changing -------------------------------------------------------------------------------

    def create(self, made: Tournament, entrants: Sequence[EntrantRow] = (), most: int = 0) -> "Future[bool]":
        """A tournament. False if there is one of that league, season and division already, or if the host has made
        `most` that are not over."""

        def work(c: Connection) -> bool:
            if most:  # whoever asks many times at once is counted once after the other
                c.execute(f"SELECT 1 FROM players WHERE id = ? {HOLD}", (made.host,)).fetchone()
                if c.execute(OF_HOST, (made.host,)).fetchone()[0] >= most:
                    return False
            row = tuple(msgspec.structs.asdict(made).values())
            marks = ", ".join("?" * len(row))
            sql = f"INSERT INTO tournaments ({COLUMNS}) VALUES ({marks}) ON CONFLICT DO NOTHING"
            if c.execute(sql, tuple(int(v) if isinstance(v, bool) else v for v in row)).rowcount != 1:
                return False
            for entrant in entrants:
                _insert(c, made.id, entrant)
            return True

        return self.file.call(work)

    def enter(
        self,
        tournament: str,
        entrant: EntrantRow,
        most: int,
        states: Sequence[str],
        begins: bool = False,
        members: int = 0,
    ) -> "Future[str]":
        """Take part. Empty if that was possible, or why not: `state`, `full` or `team` (it has all its `members`). A
        guest who had left comes back, and one who takes part already stays, in another team if they say so. `begins`:
        whether it begins when it is full."""

        def work(c: Connection, row: Tournament) -> str:
            if row.state not in states:
                return "state"
            known = None
            if entrant.player:
                sql = "SELECT number, gone FROM tournament_entrants WHERE tournament = ? AND player = ?"
                known = c.execute(sql, (tournament, entrant.player)).fetchone()
            if entrant.team:
                sql = (
                    "SELECT count(*) FROM tournament_entrants"
                    " WHERE tournament = ? AND team = ? AND gone = 0 AND (player = '' OR player <> ?)"
                )
                if c.execute(sql, (tournament, entrant.team, entrant.player)).fetchone()[0] >= members:
                    return "team"
            if known is not None and not known[1]:
                if members and row.state == OPEN:
                    sql = "UPDATE tournament_entrants SET team = ? WHERE tournament = ? AND number = ?"
                    c.execute(sql, (entrant.team, tournament, known[0]))
                return ""
            sql = "SELECT count(*), max(number) FROM tournament_entrants WHERE tournament = ?{}"
            there = c.execute(sql.format(" AND gone = 0"), (tournament,)).fetchone()[0]
            if there >= most:
                return "full"
            if begins and row.state == OPEN and there + 1 >= most:
                c.execute("UPDATE tournaments SET due = ? WHERE id = ?", (entrant.joined, tournament))
            if known is not None:
                sql = "UPDATE tournament_entrants SET gone = 0, name = ?, team = ? WHERE tournament = ? AND number = ?"
                c.execute(sql, (entrant.name, entrant.team, tournament, known[0]))
            else:
                last = c.execute(sql.format(""), (tournament,)).fetchone()[1]
                number = 1 + int(last if last is not None else 0)
                _insert(c, tournament, msgspec.structs.replace(entrant, number=number))
            return ""

        return self._change(tournament, work, "state")

    def leave(self, tournament: str, number: int) -> "Future[bool]":
        """Somebody no longer takes part. Before the beginning nothing remains of them."""

        def work(c: Connection, row: Tournament) -> bool:
            if row.state == OPEN and row.kind != LEAGUE:
                sql = "DELETE FROM tournament_entrants WHERE tournament = ? AND number = ?"
            else:
                sql = "UPDATE tournament_entrants SET gone = 1 WHERE tournament = ? AND number = ? AND gone = 0"
            return c.execute(sql, (tournament, number)).rowcount == 1

        return self._change(tournament, work, False)

    def begin_round(
        self,
        at: Tournament,
        began: TournamentRound,
        games: Sequence[TournamentGame],
        due: int,
        plan: bytes,
        entrants: Sequence[EntrantRow] = (),
    ) -> "Future[bool]":
        """A round begins, with all its tables. False if something has changed since it was paired. `entrants`: those
        who have a team or a seed since then, and bots that fill teams."""
        tournament, revision = at.id, at.revision

        def work(c: Connection, row: Tournament) -> bool:
            if row.revision != revision or row.state not in (OPEN, RUNNING) or row.round != began.number - 1:
                return False
            divisions = msgspec.json.encode(began.divisions)
            deal = (began.secret or None, int(began.sealed))
            values = (tournament, began.number, began.began, _listed(began.byes), 0, divisions, *deal)
            sql = (
                "INSERT INTO tournament_rounds (tournament, round, began, byes, ended, divisions, secret, sealed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            )
            if c.execute(sql, values).rowcount != 1:
                return False
            for one in entrants:
                sql = "UPDATE tournament_entrants SET team = ?, seed = ? WHERE tournament = ? AND number = ?"
                if c.execute(sql, (one.team, one.seed, tournament, one.number)).rowcount != 1:
                    _insert(c, tournament, one)
            for game in games:
                c.execute(
                    "INSERT INTO tournament_games (tournament, round, board, table_id, entrants, state, places, absent)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (tournament, game.round, game.board, game.table, _listed(game.entrants), UNMADE, b"[]", b"[]"),
                )
            sql = "UPDATE tournaments SET state = ?, round = ?, due = ?, plan = ? WHERE id = ?"
            c.execute(sql, (RUNNING, began.number, due, plan, tournament))
            return True

        return self._change(tournament, work, False)

    def made(self, tournament: str, game: TournamentGame) -> "Future[bool]":
        """The table of a game is there."""
        sql = (
            f"UPDATE tournament_games SET state = '{MADE}' WHERE tournament = ? AND round = ? AND board = ?"
            f" AND state = '{UNMADE}'"
        )
        values = (tournament, game.round, game.board)
        return self.file.call(lambda c: c.execute(sql, values).rowcount == 1)

    def settle(self, tournament: str, done: TournamentGame, again: bool = False) -> "Future[bool]":
        """Say how a game ended; False if that has been said before (and is not to be said `again`), or a later round
        has begun."""

        def work(c: Connection, row: Tournament) -> bool:
            states = (UNMADE, MADE, DONE, JUDGED) if again else (UNMADE, MADE)
            if row.round != done.round or row.state != RUNNING:
                return False
            sql = (
                "UPDATE tournament_games SET state = ?, places = ?, absent = ?, ahead = ? WHERE tournament = ?"
                f" AND round = ? AND board = ? AND state IN ({', '.join('?' * len(states))})"
            )
            said = (done.state, _listed(done.places), _listed(done.absent), _listed(done.ahead))
            which = (tournament, done.round, done.board)
            return c.execute(sql, (*said, *which, *states)).rowcount == 1

        return self._change(tournament, work, False)

    def missing(self, tournament: str, game: TournamentGame) -> "Future[bool]":
        """Say who did not come to a game that is played without them."""
        sql = (
            f"UPDATE tournament_games SET absent = ? WHERE tournament = ? AND round = ? AND board = ?"
            f" AND state = '{MADE}'"
        )
        values = (_listed(game.absent), tournament, game.round, game.board)
        return self.file.call(lambda c: c.execute(sql, values).rowcount == 1)

    def end_round(self, at: Tournament, ended: int, due: int) -> "Future[bool]":
        """All games of the round are over."""

        def work(c: Connection, row: Tournament) -> bool:
            if row.revision != at.revision:
                return False
            c.execute("UPDATE tournaments SET due = ? WHERE id = ?", (due, at.id))
            sql = "UPDATE tournament_rounds SET ended = ? WHERE tournament = ? AND round = ? AND ended = 0"
            return c.execute(sql, (ended, at.id, at.round)).rowcount == 1

        return self._change(at.id, work, False)

    def open_round(self, tournament: str, number: int) -> "Future[bool]":
        """All tables of a round of a duplicate may be looked at."""

        def work(c: Connection, row: Tournament) -> bool:
            sql = "UPDATE tournament_rounds SET sealed = 0 WHERE tournament = ? AND round = ? AND sealed = 1"
            return c.execute(sql, (tournament, number)).rowcount == 1

        return self._change(tournament, work, False)

    def turn(self, at: Tournament, state: str, due: int) -> "Future[bool]":
        """A tournament is over, is called off, or is looked after at another time; False if something has changed."""

        def work(c: Connection, row: Tournament) -> bool:
            if row.revision != at.revision:
                return False
            c.execute("UPDATE tournaments SET state = ?, due = ? WHERE id = ?", (state, due, at.id))
            return True

        return self._change(at.id, work, False)

    def _change(self, tournament: str, work: Callable[[Connection, Tournament], T], otherwise: T) -> "Future[T]":
        """Change a tournament that nobody else changes meanwhile."""

        def held(c: Connection) -> T:
            row = c.execute(f"SELECT {COLUMNS} FROM tournaments WHERE id = ? {HOLD}", (tournament,)).fetchone()
            if row is None:
                return otherwise
            out = work(c, tournament_of(row))
            if out != otherwise:
                c.execute("UPDATE tournaments SET revision = revision + 1 WHERE id = ?", (tournament,))
            return out

        return self.file.call(held)


def _listed(numbers: Sequence[int | None]) -> bytes:
    return json.dumps(list(numbers)).encode()


def _insert(c: Connection, tournament: str, one: EntrantRow) -> None:
    values = (tournament, one.number, one.player, one.bot, one.name, one.joined, int(one.gone), one.team, one.seed)
    sql = "INSERT INTO tournament_entrants (tournament, number, player, bot, name, joined, gone, team, seed)"
    c.execute(f"{sql} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
