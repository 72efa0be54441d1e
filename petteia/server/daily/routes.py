"""The deal of the day over HTTP."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.params import JSONBody, Parameter

from petteia.server.auth.guests import guest_of
from petteia.server.daily.deals import DailyService
from petteia.server.daily.pages import Daily, DailyDeal, deal_of, today_of
from petteia.server.http.errors import HttpError, unless_refused
from petteia.server.http.route import get, post
from petteia.server.instance import Instance, instance_of
from petteia.server.library.routes import GameId
from petteia.server.lobby.table_requests import TableName
from petteia.server.lobby.table_setup import not_started_too_often, not_too_many
from petteia.store.people.daily import PLAYING
from petteia.tables.days import valid_day
from petteia.tables.ports.store import Player

Day = Annotated[str, Parameter(min_length=10, max_length=10, description="A date by UTC: 2026-11-19.")]


class DailyBegin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Begin, or go on with, the counted try; with `fun` one more that does not count."""

    fun: bool = False


class DailyWatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a try to look at."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


def daily_of(instance: Instance, game: str, day: str) -> DailyService:
    """The deals of the day, or HttpError if there is none of that game and day."""
    if game not in instance.catalogue.kinds:
        raise HttpError(404, "no_such_game", "this house does not have that game")
    if not valid_day(day) or day > instance.daily.today():
        raise HttpError(404, "no_such_day", "there is no deal of that day here; a day is a date such as 2026-11-19")
    return instance.daily


async def page_of(instance: Instance, game: str, day: str, player: Player) -> DailyDeal:
    """A deal, once what has been played is counted."""
    daily = daily_of(instance, game, day)
    await daily.count(player.id)
    found = await deal_of(daily, game, day, player.id)
    if found is None:
        raise HttpError(404, "no_such_day", "there is no deal of that day here: the house was not open")
    return found


@get(
    "/api/daily",
    "Today's deals",
    "daily",
    (401,),
    description="For each game a deal for everybody, alone against bots; with my tries, and my days in a row.",
)
async def today(request: Request[Any, Any, Any]) -> Daily:
    """The deals of the day."""
    instance, me = instance_of(request), await guest_of(request)
    await instance.daily.count(me.id)
    return await today_of(instance.daily, me.id)


@get(
    "/api/daily/{game:str}/{day:str}",
    "A deal of a day",
    "daily",
    (401, 404),
    description="How it is played and, after one's own try or after the day, how everybody did.",
)
async def deal(request: Request[Any, Any, Any], game: GameId, day: Day) -> DailyDeal:
    """The deal, and its results."""
    return await page_of(instance_of(request), game, day, await guest_of(request))


@post(
    "/api/daily/{game:str}/{day:str}",
    "Play the deal of a day",
    "daily",
    (401, 404, 409),
    description="Everybody has one counted try, today. Further ones, and those at days that are over, are for fun.",
)
async def begin(request: Request[Any, Any, Any], game: GameId, day: Day, data: JSONBody[DailyBegin]) -> TableName:
    """The table; the game has begun."""
    instance, me = instance_of(request), await guest_of(request)
    daily, mine = instance.daily, (await page_of(instance, game, day, me)).deal.mine
    over = day < daily.today()
    if mine is not None and mine.state == PLAYING and not over:
        secret = await daily.secret(day)
        assert secret is not None
        await daily.deal(mine.table, secret)
        return TableName(mine.table)
    if not data.fun and over:
        raise HttpError(409, "daily_over", "this day is over: its deal can be played for fun")
    if not data.fun and mine is not None:
        raise HttpError(409, "daily_done", "you have had your counted try; further ones are for fun")
    if data.fun and mine is None and not over:
        raise HttpError(409, "daily_first", "the first try is the counted one; further ones are for fun")
    not_started_too_often(instance, me)
    await not_too_many(instance, me)
    return TableName(await daily.begin(game, day, me, counted=not data.fun))


@post(
    "/api/daily/{game:str}/{day:str}/watch",
    "Look at a try",
    "daily",
    (401, 403, 404, 409),
    status_code=200,
    description="After one's own try, or after the day: how somebody else has played the same deal.",
)
async def watch(request: Request[Any, Any, Any], game: GameId, day: Day, data: JSONBody[DailyWatch]) -> TableName:
    """The table, at which the guest may look now."""
    instance, me = instance_of(request), await guest_of(request)
    if not (await page_of(instance, game, day, me)).shown:
        raise HttpError(403, "daily_own_first", "play your own try first: how others did is shown afterwards")
    found = await instance.wait(instance.daily.store.at(data.table, day, game))
    if found is None:
        raise HttpError(404, "no_such_try", "there is no counted try at this deal at that table")
    if found.player != me.id:
        unless_refused(await instance.registry.command(found.table, lambda s, now: s.seating.admit(me.id, now=now)))
    return TableName(found.table)


ROUTES: Final = [today, deal, begin, watch]
