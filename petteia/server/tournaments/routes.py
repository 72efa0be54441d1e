"""Tournaments and leagues over HTTP."""

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response
from litestar.params import JSONBody, Parameter

from petteia.server.auth.guests import guest_of
from petteia.server.http.errors import HttpError, unless_refused
from petteia.server.http.route import get, post
from petteia.server.instance import Instance, instance_of
from petteia.server.limits.rate_limits import spend
from petteia.server.lobby.table_requests import TableName
from petteia.server.lobby.table_setup import bot_spec, not_too_large
from petteia.server.tournaments.files import calendar_of, values_of
from petteia.server.tournaments.pages import TournamentList, TournamentPage, line_of, page_of
from petteia.server.tournaments.plan import TournamentPlan, problem_of
from petteia.server.tournaments.progress import OVER as SETTLED
from petteia.server.tournaments.progress import Progress
from petteia.store.people.tournament_rows import JUDGED, LEAGUE, OFF, OPEN, OVER, RUNNING, SEASON
from petteia.tables.ports.store import Player
from petteia.tables.safe_text import plain_text

MOST_MADE: Final = 5
"""How many tournaments of a guest may be under way."""
MOST_BOTS: Final = 32
MOST_IN_TEAM_NAME: Final = 30
PROBLEMS: Final = (401, 403, 404, 409)

TournamentId = Annotated[str, Parameter(min_length=1, max_length=40, description="The tournament's id.")]
Small = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tournament to make, or a league. Without `listed` only those who have its link find it. `join`: I take part."""

    plan: TournamentPlan
    listed: bool = True
    join: bool = True


class TournamentName(msgspec.Struct, frozen=True):
    """The id of a tournament."""

    tournament: str


class TournamentBots(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Bots that take part."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_BOTS)] = 1


class TournamentLeave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to leave: 0 is myself; somebody else only for whoever made the tournament."""

    number: Small = 0


class TournamentRuling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of this round ended: everybody's place; those who tie share one."""

    board: Small
    places: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=8)]], msgspec.Meta(min_length=1, max_length=8)]


class TournamentWatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a tournament to look at."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


def must_be_offered(instance: Instance) -> None:
    """HttpError where there is nobody to play with."""
    if not instance.tournaments.offered:
        raise HttpError(409, "no_tournaments", "tournaments are played in a house, with others")


async def found(instance: Instance, tournament: str) -> Progress:
    """A tournament, or HttpError."""
    must_be_offered(instance)
    at = await instance.tournaments.progress(tournament)
    if at is None:
        raise HttpError(404, "no_such_tournament", "there is no such tournament here")
    return at


async def page(instance: Instance, tournament: str, player: Player) -> TournamentPage:
    """A tournament as a guest sees it, once what is to be done is done."""
    must_be_offered(instance)
    service = instance.tournaments
    if tournament in await instance.wait(service.store.to_do(service.now())):
        await service.go_on(tournament)
    return await page_of(service, await found(instance, tournament), player.id)


async def hosted(instance: Instance, tournament: str, player: Player) -> Progress:
    """A tournament, for whoever made it."""
    at = await found(instance, tournament)
    if at.row.host != player.id:
        raise HttpError(403, "tournament_host", "only whoever made the tournament can do that")
    return at


@get("/api/tournaments", "List tournaments and leagues", "tournaments", (401, 409))
async def lists(
    request: Request[Any, Any, Any],
    which: Annotated[Literal["open", "running", "over", "mine"], Parameter(description="Which ones.")] = "open",
) -> TournamentList:
    """Those that are listed: open ones, running ones, or those that are over; or `mine`, in any state."""
    instance, me = instance_of(request), await guest_of(request)
    must_be_offered(instance)
    states = {"open": (OPEN,), "running": (RUNNING,), "over": (OVER,), "mine": (OPEN, RUNNING, OVER, OFF)}[which]
    listed = await instance.wait(instance.tournaments.store.lists(me.id, states, which == "mine"))
    return TournamentList([line_of(one) for one in listed])


@post("/api/tournaments", "Make a tournament or a league", "tournaments", (401, 404, 409))
async def create(request: Request[Any, Any, Any], data: JSONBody[NewTournament]) -> TournamentName:
    """People register for it; it begins by the clock, when it is full, or when whoever made it says so."""
    instance, me = instance_of(request), await guest_of(request)
    must_be_offered(instance)
    service = instance.tournaments
    plan = msgspec.structs.replace(data.plan, name=plain_text(data.plan.name, 60))
    if not plan.name:
        raise HttpError(409, "tournament_name", "a tournament has a name of at least one letter")
    if plan.game not in instance.catalogue.kinds:
        raise HttpError(404, "no_such_game", "this house does not have that game")
    problem = problem_of(plan, service.seat_counts(plan.game), service.now())
    if problem is not None:
        raise HttpError(409, *problem)
    spend(instance.limits.starts, me.id, "you have started much just now; wait a moment")
    tournament = await service.create(plan, me.id, data.listed, MOST_MADE)
    if not tournament:
        text = f"{MOST_MADE} tournaments of yours are under way: let one end first, or end it"
        raise HttpError(409, "tournaments_enough", text, {"most": MOST_MADE})
    if data.join:
        await service.enter(await found(instance, tournament), me)
    return TournamentName(tournament)


@get("/api/tournaments/{tournament:str}", "A tournament", "tournaments", (401, 404, 409))
async def show(request: Request[Any, Any, Any], tournament: TournamentId) -> TournamentPage:
    """Who takes part, all rounds with their tables, and the standings."""
    return await page(instance_of(request), tournament, await guest_of(request))


@post("/api/tournaments/{tournament:str}/entry", "Take part", "tournaments", PROBLEMS, status_code=200)
async def enter(
    request: Request[Any, Any, Any],
    tournament: TournamentId,
    team: Annotated[str, Parameter(max_length=MOST_IN_TEAM_NAME, description="Whose team to be in; empty: any.")] = "",
) -> TournamentPage:
    """Before it begins; during a Swiss tournament if it takes people who come later, and at any time in a league. Where
    teams play, those who say the same name are a team; again with another name to change it."""
    instance, me = instance_of(request), await guest_of(request)
    at, name = await found(instance, tournament), plain_text(team, MOST_IN_TEAM_NAME)
    await instance.tournaments.enter(at, me, team=name)
    return await page(instance, tournament, me)


@post("/api/tournaments/{tournament:str}/leave", "Leave", "tournaments", PROBLEMS, status_code=200)
async def leave(
    request: Request[Any, Any, Any], tournament: TournamentId, data: JSONBody[TournamentLeave]
) -> TournamentPage:
    """From the next round on somebody is no longer paired. What has been played stays."""
    instance, me = instance_of(request), await guest_of(request)
    at = await found(instance, tournament)
    mine = next((one.number for one in at.found.entrants if one.player == me.id and not one.gone), 0)
    number = data.number or mine
    if number != mine:
        await hosted(instance, tournament, me)
    if not number or all(one.number != number or one.gone for one in at.found.entrants):
        raise HttpError(409, "not_entered", "they do not take part")
    if at.row.state not in (OPEN, RUNNING) or at.row.kind == SEASON:
        raise HttpError(409, "tournament_over", "that is no longer possible here")
    await instance.tournaments.leave(at, number)
    return await page(instance, tournament, me)


@post("/api/tournaments/{tournament:str}/bots", "Let bots take part", "tournaments", PROBLEMS, status_code=200)
async def bots(
    request: Request[Any, Any, Any], tournament: TournamentId, data: JSONBody[TournamentBots]
) -> TournamentPage:
    """For whoever made it, before it begins."""
    instance, me = instance_of(request), await guest_of(request)
    at = await hosted(instance, tournament, me)
    bot = bot_spec(instance, at.plan.game, data.bot)
    there = sum(1 for one in at.found.entrants if one.bot and not one.gone)
    if there + data.count > MOST_BOTS:
        raise HttpError(409, "bots_enough", f"at most {MOST_BOTS} bots take part", {"most": MOST_BOTS})
    await not_too_large(instance, me)
    for _ in range(data.count):
        await instance.tournaments.enter(at, None, bot.kind)
    return await page(instance, tournament, me)


@post("/api/tournaments/{tournament:str}/start", "Begin", "tournaments", PROBLEMS, status_code=200)
async def start(request: Request[Any, Any, Any], tournament: TournamentId) -> TournamentPage:
    """For whoever made it: begin at once, or begin the next round before the pause is over."""
    instance, me = instance_of(request), await guest_of(request)
    at = await hosted(instance, tournament, me)
    if at.row.state == OPEN and not at.enough:
        raise HttpError(409, "too_few", "there are not enough to fill a table yet, or the two that a duplicate needs")
    waits = at.row.state == RUNNING and at.row.kind != LEAGUE and at.round_over
    if at.row.state != OPEN and not waits:
        raise HttpError(409, "not_to_begin", "it has begun, and this round is not over yet")
    await instance.tournaments.begin(at)
    return await page(instance, tournament, me)


@post("/api/tournaments/{tournament:str}/end", "Call off, or end", "tournaments", PROBLEMS, status_code=200)
async def end(request: Request[Any, Any, Any], tournament: TournamentId) -> TournamentPage:
    """For whoever made it. Before it begins it is called off; later it ends with the standings as they are, and games
    under way are played on without it."""
    instance, me = instance_of(request), await guest_of(request)
    at = await hosted(instance, tournament, me)
    if at.row.state not in (OPEN, RUNNING):
        raise HttpError(409, "tournament_over", "it is over already")
    await instance.tournaments.end(at)
    return await page(instance, tournament, me)


@post("/api/tournaments/{tournament:str}/rulings", "Rule on a game", "tournaments", PROBLEMS, status_code=200)
async def rule(
    request: Request[Any, Any, Any], tournament: TournamentId, data: JSONBody[TournamentRuling]
) -> TournamentPage:
    """For whoever made it: say how a game of this round ended, whatever its table says."""
    instance, me = instance_of(request), await guest_of(request)
    at = await hosted(instance, tournament, me)
    game = next((one for one in at.current if one.board == data.board), None)
    if game is None or at.row.state != RUNNING:
        raise HttpError(409, "no_such_board", "there is no such table in this round; only this round's can be ruled on")
    if len(data.places) != len(game.entrants) or min(data.places) != 1:
        raise HttpError(409, "places_wrong", "a ruling gives everybody at the table a place, and somebody the first")
    done = msgspec.structs.replace(game, state=JUDGED, places=data.places)
    if not await instance.wait(instance.tournaments.store.settle(at.row.id, done, again=True)):
        raise HttpError(409, "no_such_board", "the next round has begun meanwhile")
    return await page(instance, tournament, me)


@post("/api/tournaments/{tournament:str}/watch", "Look at a table", "tournaments", PROBLEMS, status_code=200)
async def watch(
    request: Request[Any, Any, Any], tournament: TournamentId, data: JSONBody[TournamentWatch]
) -> TableName:
    """The table, at which the guest may look now."""
    instance, me = instance_of(request), await guest_of(request)
    at = await found(instance, tournament)
    game = next((one for one in at.found.games if one.table == data.table), None)
    if game is None:
        raise HttpError(404, "no_such_table", "there is no such table in this tournament")
    if at.plan.duplicate and next(one.sealed for one in at.found.rounds if one.number == game.round):
        text = "others still play this deal: what happened here is shown when all tables of the duplicate are over"
        raise HttpError(409, "duplicate_until", text)
    if await instance.wait(instance.store.summary(game.table)) is None:
        why = "its players no longer keep it" if game.state in SETTLED else "it is being set up; try again in a moment"
        raise HttpError(409, "table_gone", f"there is nothing to see at this table: {why}")
    unless_refused(await instance.registry.command(game.table, lambda s, now: s.seating.admit(me.id, now=now)))
    return TableName(game.table)


@get(
    "/api/tournaments/{tournament:str}/calendar.ics",
    "A tournament's calendar",
    "tournaments",
    (401, 404, 409),
    gives=str,
    media="text/calendar",
)
async def calendar(request: Request[Any, Any, Any], tournament: TournamentId) -> Response[str]:
    """When it is played, as a file for calendars."""
    instance, me = instance_of(request), await guest_of(request)
    shown = await page(instance, tournament, me)
    link = f"{str(instance.config.origin or request.base_url).rstrip('/')}/tournament/{tournament}"
    text = calendar_of(shown, link, instance.tournaments.now())
    headers = {"content-disposition": f'attachment; filename="{tournament}.ics"'}
    return Response(text, media_type="text/calendar", headers=headers)


@get(
    "/api/tournaments/{tournament:str}/results.csv",
    "A tournament's results",
    "tournaments",
    (401, 404, 409),
    gives=str,
    media="text/csv",
)
async def results(request: Request[Any, Any, Any], tournament: TournamentId) -> Response[str]:
    """The standings and all games, for spreadsheets. The same as JSON is the tournament itself."""
    instance, me = instance_of(request), await guest_of(request)
    headers = {"content-disposition": f'attachment; filename="{tournament}.csv"'}
    return Response(values_of(await page(instance, tournament, me)), media_type="text/csv", headers=headers)


ROUTES: Final = [lists, create, show, enter, leave, bots, start, end, rule, watch, calendar, results]
