"""What a guest sees of a tournament: who takes part, the rounds with their tables, and the standings."""

from collections.abc import Sequence
from typing import Final

import msgspec

from petteia.engine.equal_deal import DUPLICATE, deal_commitment
from petteia.server.tournaments.plan import MINUTE_MS, TournamentPlan, plan_of
from petteia.server.tournaments.progress import OVER, Progress
from petteia.server.tournaments.service import TournamentService
from petteia.server.tournaments.standings import WIN, points_of
from petteia.store.people.tournament_rows import LEAGUE, OPEN, RUNNING, EntrantRow, ListedTournament, TournamentGame

PLAYING: Final = "playing"
CALLED: Final = "called"
"""A table waits for people to say that they are there."""


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament or a league in a list. `round`: of a league, its season."""

    id: str
    name: str
    game: str
    format: str
    league: bool
    state: str
    seats: int
    entrants: int
    most: int
    round: int
    rounds: int
    starts: int
    mine: bool
    listed: bool


class TournamentList(msgspec.Struct, frozen=True):
    """Tournaments and leagues, the last made first."""

    tournaments: list[TournamentLine]


class TournamentEntrant(msgspec.Struct, frozen=True):
    """Somebody who takes part: a guest or a bot; with neither, and no name, one who had it erased. `gone`: has left.
    `team`: whose they are. A team is paired and ranked under the number of its first member."""

    number: int
    player: str
    bot: str
    name: str
    gone: bool
    team: str = ""


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round. `state`: `called` (people say that they are there), `playing`, `done` or `judged` (by whoever
    made the tournament). `places` and `points` (in 840ths) are everybody's once it is over; of a duplicate once all
    tables of the round are, with `ahead`: by how many points everybody is ahead of the best of the others."""

    round: int
    board: int
    table: str
    entrants: list[int]
    state: str
    places: list[int]
    points: list[int]
    absent: list[int]
    ahead: list[int | None] = []


class TournamentRoundInfo(msgspec.Struct, frozen=True):
    """A round. `ready`: until when people may say that they are there; `until`: when what is not over is a draw; 0: no
    such time. `ended`: when all of it was over. Of a duplicate: the commitment to the deal's secret, which is shown
    when all tables are over; until then they are `sealed`."""

    number: int
    began: int
    ready: int
    until: int
    ended: int
    byes: list[int]
    tables: list[TournamentTable]
    commitment: str = ""
    secret: str = ""
    sealed: bool = False


class TournamentStanding(msgspec.Struct, frozen=True):
    """One in the standings. Points and tie-breaks are in 840ths of a table won. `by`: which tie-break puts them behind
    the one before, who has as many points; empty: points do."""

    entrant: int
    rank: int
    played: int
    won: int
    points: int
    ties: dict[str, int]
    by: str


class LeagueDivision(msgspec.Struct, frozen=True):
    """A division of a league in a season: its tournament, and its members in the order of its standings."""

    season: int
    division: int
    tournament: str
    state: str
    members: list[TournamentEntrant]
    points: list[int]


class TournamentPage(msgspec.Struct, frozen=True):
    """A tournament or a league. `mine`: my number, 0 if I do not take part; `host`: whether I made it; `table`: where I
    am to play now. `next`: when the next round or season begins, 0 if that depends on people. `win`: a table won, in
    the units of points; `bye`: what a bye is worth in them."""

    id: str
    plan: TournamentPlan
    state: str
    listed: bool
    made: str
    host: bool
    mine: int
    table: str
    round: int
    rounds: int
    next: int
    win: int
    entrants: list[TournamentEntrant]
    played: list[TournamentRoundInfo]
    standings: list[TournamentStanding]
    league: str
    season: int
    division: int
    divisions: list[LeagueDivision]
    bye: int


def line_of(found: ListedTournament) -> TournamentLine:
    """A tournament as it is listed."""
    row, plan = found.row, plan_of(found.row.plan)
    return TournamentLine(
        row.id, plan.name, plan.game, plan.format, row.kind == LEAGUE, row.state, plan.seats, found.entrants,
        plan.most, row.round, plan.seasons if plan.league else plan.rounds, plan.starts, found.mine, row.listed,
    )  # fmt: skip


async def page_of(service: TournamentService, at: Progress, player: str) -> TournamentPage:
    """A tournament as a guest sees it."""
    row, plan = at.row, at.plan
    mine = next((one.number for one in at.found.entrants if one.player == player and not one.gone), 0)
    made = await service.core.wait(service.core.store.player(row.host)) if row.host else None
    rounds = [] if row.kind == LEAGUE else await _rounds(service, at)
    now = [one for each in rounds[-1:] for one in each.tables if row.state == RUNNING and one.state not in OVER]
    table = next((one.table for one in now if mine in one.entrants), "")
    return TournamentPage(
        row.id,
        plan,
        row.state,
        row.listed,
        made.name if made else "",
        row.host == player,
        mine,
        table,
        row.round,
        plan.seasons if plan.league else plan.rounds or (at.rounds() if len(at.people) > 1 else 0),
        _next(at),
        WIN,
        [entrant_of(one) for one in at.found.entrants],
        rounds,
        [] if row.kind == LEAGUE else _standings(at),
        row.league,
        row.season,
        row.division,
        await _divisions(service, at) if row.kind == LEAGUE else [],
        at.bye,
    )


def entrant_of(one: EntrantRow) -> TournamentEntrant:
    """Somebody who takes part, as everybody sees them."""
    return TournamentEntrant(one.number, one.player, one.bot, one.name, one.gone, one.team)


def _next(at: Progress) -> int:
    if at.row.state == OPEN:
        return at.plan.starts
    if at.row.state != RUNNING:
        return 0
    if at.row.kind == LEAGUE:
        return at.row.due
    ended = at.found.rounds[-1].ended
    return ended + at.plan.pause_minutes * MINUTE_MS if ended else 0


def _standings(at: Progress) -> list[TournamentStanding]:
    if not at.row.round:
        return []
    return [
        TournamentStanding(one.entrant, one.rank, one.played, one.won, one.points, one.ties, one.by)
        for one in at.standings()
    ]


async def _rounds(service: TournamentService, at: Progress) -> list[TournamentRoundInfo]:
    out, plan = [], at.plan
    for said in at.found.rounds:
        games = [game for game in at.found.games if game.round == said.number]
        tables = [await _table(service, at, game) for game in games]
        called = any(table.state == CALLED for table in tables)
        ready = said.began + plan.ready_minutes * MINUTE_MS if called else 0
        until = said.began + plan.round_minutes * MINUTE_MS if plan.round_minutes and not said.ended else 0
        whole = (said.number, said.began, ready, until, said.ended, said.byes, tables)
        deal = f"{at.row.id}/{said.number}"
        promised = deal_commitment(DUPLICATE, deal, said.secret) if said.secret else ""
        out.append(TournamentRoundInfo(*whole, promised, "" if said.sealed else said.secret.hex(), said.sealed))
    return out


async def _table(service: TournamentService, at: Progress, game: TournamentGame) -> TournamentTable:
    state = game.state
    if state not in OVER:
        summary = await service.core.wait(service.core.store.summary(game.table))
        state = CALLED if summary is None or summary.status == "open" else PLAYING
    if not at.shown(game.round):
        return TournamentTable(game.round, game.board, game.table, game.entrants, state, [], [], game.absent)
    scores = at.scores.get((game.round, game.board))
    points = [one.points for one in scores] if scores else points_of(game.places) if game.places else []
    whole = (game.round, game.board, game.table, game.entrants, state, game.places, points, game.absent, game.ahead)
    return TournamentTable(*whole)


async def _divisions(service: TournamentService, at: Progress) -> list[LeagueDivision]:
    out = []
    for row in await service.core.wait(service.store.seasons(at.row.id)):
        found = await service.progress(row.id)
        if found is None:
            continue
        who = {one.number: one for one in found.found.entrants}
        ranked = found.standings()
        members: Sequence[TournamentEntrant] = [entrant_of(who[one.entrant]) for one in ranked]
        points = [one.points for one in ranked]
        out.append(LeagueDivision(row.season, row.division, row.id, row.state, list(members), points))
    return out
