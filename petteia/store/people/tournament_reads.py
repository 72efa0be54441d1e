"""What is read of tournaments and leagues (`petteia.store.people.tournaments`)."""

import json
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.people.results import Skill
from petteia.store.people.tournament_rows import (
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
COLUMNS: Final = "id, kind, host, state, listed, created, due, revision, round, league, season, division, plan"

OF_HOST: Final = (
    f"SELECT count(*) FROM tournaments WHERE host = ? AND kind <> '{SEASON}' AND state IN ('{OPEN}', '{RUNNING}')"
)
"""How many a guest has made that are not over."""


class TournamentReads:
    """What is read of tournaments."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

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
            f"SELECT {COLUMNS}, (SELECT count(*) FROM tournament_entrants AS n WHERE n.tournament = tournaments.id"
            f" AND n.gone = 0), CASE WHEN {own} THEN 1 ELSE 0 END FROM tournaments WHERE kind <> '{SEASON}'"
            f" AND state IN ({', '.join('?' * len(states))}) AND {which} ORDER BY created DESC, id LIMIT {MOST_LISTED}"
        )
        values = (player, player, *states, *((player, player) if mine else ()))

        def work(c: Connection) -> list[ListedTournament]:
            return [
                ListedTournament(tournament_of(row[:-2]), int(row[-2]), bool(row[-1])) for row in c.execute(sql, values)
            ]

        return self.file.read(work)

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

    def still(self, before: int) -> "Future[dict[str, int]]":
        """Tables of rounds under way at which nothing has happened since then and nothing is due, with when something
        last did: a server may have ended before it asked a bot."""
        sql = (
            "SELECT tables.id, tables.changed FROM tournament_games AS g JOIN tournaments AS t ON t.id = g.tournament"
            f" JOIN tables ON tables.id = g.table_id WHERE t.state = '{RUNNING}' AND g.round = t.round"
            f" AND g.state = '{MADE}' AND tables.status = 'running' AND tables.due IS NULL AND tables.changed < ?"
        )
        return self.file.read(lambda c: {row[0]: int(row[1]) for row in c.execute(sql, (before,))})

    def seasons(self, league: str) -> "Future[list[Tournament]]":
        """The divisions of a league in all its seasons."""
        sql = f"SELECT {COLUMNS} FROM tournaments WHERE league = ? ORDER BY season, division"
        return self.file.read(lambda c: [tournament_of(row) for row in c.execute(sql, (league,))])

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


def tournament_of(row: Sequence[object]) -> Tournament:
    """A tournament, as its row is stored."""
    values = list(row)
    values[4], values[-1] = bool(values[4]), bytes(values[-1])  # type: ignore[call-overload]
    return Tournament(*values)  # type: ignore[arg-type]


def whole(c: Connection, tournament: str) -> WholeTournament | None:
    """A tournament with everything. It is read again if it changes meanwhile, so that all of it is of one moment."""
    while True:
        row = c.execute(f"SELECT {COLUMNS} FROM tournaments WHERE id = ?", (tournament,)).fetchone()
        if row is None:
            return None
        found = WholeTournament(tournament_of(row), _entrants(c, tournament), _rounds(c, tournament), [])
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
    return [
        EntrantRow(number, player, bot, name, at, bool(gone), team, seed)
        for number, player, bot, name, at, gone, team, seed in rows
    ]


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
