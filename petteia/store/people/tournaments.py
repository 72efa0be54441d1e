"""Tournaments and leagues: who takes part, which rounds there are, what is played at which table, and how it ended.

Whoever changes a tournament holds its row until the change is written, and every change counts its `revision` up. A
round is written with all its tables, under names that are drawn beforehand, and its primary key decides between two
servers that pair it at once. So a server that ends between any two steps leaves nothing that another could do twice.
"""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Final, TypeVar

import msgspec

from petteia.store.connection import HOLD, Connection
from petteia.store.people.results import Skill
from petteia.store.people.tournament_rows import (
    DONE,
    JUDGED,
    LEAGUE,
    MADE,
    OPEN,
    RUNNING,
    SEASON,
    UNMADE,
    AboutTournament,
    EntrantRow,
    ListedTournament,
    Tournament,
    TournamentGame,
    TournamentRound,
    WholeTournament,
)
from petteia.store.writer import JournalWriter

MOST_LISTED: Final = 50
T = TypeVar("T")

_ROW: Final = "id, kind, host, state, listed, created, due, revision, round, league, season, division, plan"


class Tournaments:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    # -- reading --------------------------------------------------------------------------------

    def whole(self, tournament: str) -> "Future[WholeTournament | None]":
        """A tournament with everything."""
        return self.file.read(lambda c: whole(c, tournament))

    def lists(self, player: str, states: Sequence[str], mine: bool) -> "Future[list[ListedTournament]]":
        """Tournaments and leagues in these states: those that are listed, or those in which a guest takes part or which
        they made. The last made first."""
        own = (
            "(host = ? OR EXISTS (SELECT 1 FROM tournament_entrants AS e"
            " WHERE e.tournament = tournaments.id AND e.player = ? AND e.gone = 0))"
        )
        which = own if mine else "listed = 1"
        sql = (
            f"SELECT {_ROW}, (SELECT count(*) FROM tournament_entrants AS n WHERE n.tournament = tournaments.id"
            f" AND n.gone = 0), CASE WHEN {own} THEN 1 ELSE 0 END FROM tournaments WHERE kind <> '{SEASON}'"
            f" AND state IN ({', '.join('?' * len(states))}) AND {which} ORDER BY created DESC, id LIMIT {MOST_LISTED}"
        )
        values = (player, player, *states, *((player, player) if mine else ()))

        def work(c: Connection) -> list[ListedTournament]:
            return [
                ListedTournament(_tournament(row[:-2]), int(row[-2]), bool(row[-1])) for row in c.execute(sql, values)
            ]

        return self.file.read(work)

    def of_host(self, host: str) -> "Future[int]":
        """How many a guest has made that are not over."""
        sql = (
            f"SELECT count(*) FROM tournaments WHERE host = ? AND kind <> '{SEASON}'"
            f" AND state IN ('{OPEN}', '{RUNNING}')"
        )
        return self.file.read(lambda c: int(c.execute(sql, (host,)).fetchone()[0]))

    def to_do(self, now: int) -> "Future[list[str]]":
        """The tournaments for which something may be done: their time has come, or a game of theirs is over or has no
        table yet."""
        sql = (
            f"SELECT id FROM tournaments WHERE state IN ('{OPEN}', '{RUNNING}') AND due > 0 AND due <= ?"
            " UNION SELECT g.tournament FROM tournament_games AS g JOIN tournaments AS t ON t.id = g.tournament"
            f" LEFT JOIN tables ON tables.id = g.table_id WHERE t.state = '{RUNNING}' AND g.round = t.round"
            f" AND (g.state = '{UNMADE}' OR (g.state = '{MADE}'"
            " AND (tables.id IS NULL OR tables.status IN ('finished', 'closed'))))"
            f" UNION SELECT id FROM tournaments WHERE state = '{RUNNING}' AND kind <> '{LEAGUE}'"
            " AND (due <= ? OR EXISTS (SELECT 1 FROM tournament_rounds AS r WHERE r.tournament = tournaments.id"
            " AND r.round = tournaments.round AND r.ended = 0))"
            " AND NOT EXISTS (SELECT 1 FROM tournament_games AS g WHERE g.tournament = tournaments.id"
            f" AND g.round = tournaments.round AND g.state IN ('{UNMADE}', '{MADE}'))"
            " UNION SELECT t.id FROM tournament_rounds AS r JOIN tournaments AS t ON t.id = r.tournament"
            f" WHERE r.sealed = 1 AND (r.ended > 0 OR t.state <> '{RUNNING}')"
        )
        return self.file.read(lambda c: [row[0] for row in c.execute(sql, (now, now))])

    def seasons(self, league: str) -> "Future[list[Tournament]]":
        """The divisions of a league in all its seasons."""
        sql = f"SELECT {_ROW} FROM tournaments WHERE league = ? ORDER BY season, division"
        return self.file.read(lambda c: [_tournament(row) for row in c.execute(sql, (league,))])

    def about(self, player: str) -> "Future[list[AboutTournament]]":
        """All tournaments, leagues and seasons that a guest made or takes part in, or left, the first made first."""
        sql = (
            "SELECT t.id, t.kind, t.state, t.host, t.created, e.number, e.name, e.team, e.joined, e.gone, t.plan"
            " FROM tournaments AS t LEFT JOIN tournament_entrants AS e ON e.tournament = t.id AND e.player = ?"
            " WHERE t.host = ? OR e.number IS NOT NULL ORDER BY t.created, t.id"
        )

        def work(c: Connection) -> list[AboutTournament]:
            out = []
            for id_, kind, state, host, created, number, *entry, plan in c.execute(sql, (player, player)).fetchall():
                mine = (
                    None
                    if number is None
                    else EntrantRow(number, player, "", entry[0], entry[2], bool(entry[3]), entry[1])
                )
                out.append(AboutTournament(id_, kind, state, host == player, created, mine, msgspec.Raw(bytes(plan))))
            return out

        return self.file.read(work)

    def skills(self, game: str, seats: int, tournament: str) -> "Future[dict[str, Skill]]":
        """The ratings of those who take part and do not hide them, at tables of so many."""
        sql = (
            "SELECT r.player, r.mu, r.sigma, r.games FROM ratings AS r JOIN players ON players.id = r.player"
            " JOIN tournament_entrants AS e ON e.player = r.player AND e.tournament = ?"
            " WHERE r.game = ? AND r.seats = ? AND players.hidden = 0"
        )
        values = (tournament, game, seats)
        return self.file.read(lambda c: {row[0]: Skill(*row[1:]) for row in c.execute(sql, values)})

    def stamps(self, tournaments: Sequence[str]) -> "Future[dict[str, str]]":
        """How tournaments stand, each as a text that changes when anything does that their pages show: themselves,
        their seasons, and whether the tables of this round are called, played or over."""
        marks = ", ".join("?" * len(tournaments))
        sql = (
            "SELECT t.id, t.revision, (SELECT count(*) FROM tournament_games AS g JOIN tables ON tables.id = g.table_id"
            " WHERE g.tournament = t.id AND g.round = t.round AND tables.status = 'open'),"
            " (SELECT count(*) FROM tournament_games AS g JOIN tables ON tables.id = g.table_id"
            " WHERE g.tournament = t.id AND g.round = t.round AND tables.status IN ('starting', 'running')),"
            " (SELECT coalesce(sum(s.revision), 0) FROM tournaments AS s WHERE s.league = t.id)"
            f" FROM tournaments AS t WHERE t.id IN ({marks})"
        )
        values = tuple(tournaments)
        return self.file.read(
            lambda c: {row[0]: ".".join(str(int(n)) for n in row[1:]) for row in c.execute(sql, values).fetchall()}
        )

    # -- changing -------------------------------------------------------------------------------

    def create(self, made: Tournament, entrants: Sequence[EntrantRow] = ()) -> "Future[bool]":
        """A tournament. False if there is one of that league, season and division already."""

        def work(c: Connection) -> bool:
            row = tuple(msgspec.structs.asdict(made).values())
            marks = ", ".join("?" * len(row))
            sql = f"INSERT INTO tournaments ({_ROW}) VALUES ({marks}) ON CONFLICT DO NOTHING"
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
            row = c.execute(f"SELECT {_ROW} FROM tournaments WHERE id = ? {HOLD}", (tournament,)).fetchone()
            if row is None:
                return otherwise
            out = work(c, _tournament(row))
            if out != otherwise:
                c.execute("UPDATE tournaments SET revision = revision + 1 WHERE id = ?", (tournament,))
            return out

        return self.file.call(held)


def _listed(numbers: Sequence[int | None]) -> bytes:
    return json.dumps(list(numbers)).encode()


def _tournament(row: Sequence[object]) -> Tournament:
    values = list(row)
    values[4], values[-1] = bool(values[4]), bytes(values[-1])  # type: ignore[call-overload]
    return Tournament(*values)  # type: ignore[arg-type]


def _insert(c: Connection, tournament: str, one: EntrantRow) -> None:
    values = (tournament, one.number, one.player, one.bot, one.name, one.joined, int(one.gone), one.team, one.seed)
    sql = "INSERT INTO tournament_entrants (tournament, number, player, bot, name, joined, gone, team, seed)"
    c.execute(f"{sql} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)


def whole(c: Connection, tournament: str) -> WholeTournament | None:
    """A tournament with everything. It is read again if it changes meanwhile, so that all of it is of one moment."""
    while True:
        row = c.execute(f"SELECT {_ROW} FROM tournaments WHERE id = ?", (tournament,)).fetchone()
        if row is None:
            return None
        found = WholeTournament(_tournament(row), _entrants(c, tournament), _rounds(c, tournament), [])
        sql = (
            "SELECT round, board, table_id, entrants, state, places, absent, ahead FROM tournament_games"
            " WHERE tournament = ? ORDER BY round, board"
        )
        for number, board, table, entrants, state, *some in c.execute(sql, (tournament,)).fetchall():
            who, places, absent, ahead = [json.loads(bytes(one)) if one else [] for one in (entrants, *some)]
            found.games.append(TournamentGame(number, board, table, who, state, places, absent, ahead))
        now = c.execute("SELECT revision FROM tournaments WHERE id = ?", (tournament,)).fetchone()
        if now is not None and now[0] == found.row.revision:
            return found


def _entrants(c: Connection, tournament: str) -> list[EntrantRow]:
    sql = (
        "SELECT number, player, bot, coalesce(players.name, e.name), joined, gone, team, seed"
        " FROM tournament_entrants AS e LEFT JOIN players ON players.id = e.player AND e.player <> ''"
        " WHERE tournament = ? ORDER BY number"
    )
    rows = c.execute(sql, (tournament,)).fetchall()
    return [EntrantRow(*row[:5], bool(row[5]), *row[6:]) for row in rows]


def _rounds(c: Connection, tournament: str) -> list[TournamentRound]:
    sql = (
        "SELECT round, began, byes, ended, divisions, secret, sealed FROM tournament_rounds WHERE tournament = ?"
        " ORDER BY round"
    )
    return [
        TournamentRound(
            n, at, json.loads(bytes(byes)), ended, json.loads(bytes(divisions)), bytes(secret or b""), bool(sealed)
        )
        for n, at, byes, ended, divisions, secret, sealed in c.execute(sql, (tournament,)).fetchall()
    ]
