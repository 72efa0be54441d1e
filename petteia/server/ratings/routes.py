"""What a guest sees of results and ratings: their own, those of others who have nothing against it, the best here."""

from collections.abc import Awaitable
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, patch
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from petteia.server.auth.guests import GUEST, guest_of, purse_of
from petteia.server.http.errors import Trouble, documented
from petteia.server.instance import House, house_of
from petteia.server.ratings.model import in_points, levels
from petteia.store.people.ratings import MOST_LISTED, PlayedGame, Rated
from petteia.tables.ports.store import Player

PROFILE_BYTES: Final = 40_000
BOARDS_BYTES: Final = 40_000

PlayerId = Annotated[str, Parameter(min_length=1, max_length=40, description="A guest's id.")]


class LevelInfo(msgspec.Struct, frozen=True):
    """What a level of the bots is worth. It never changes."""

    bot: str
    points: int


class RatingInfo(msgspec.Struct, frozen=True):
    """How well somebody plays a game at a table of so many: most likely `points` (400 more are ten to one), and in
    nineteen of twenty cases not farther off than `give`; and what the bots are worth there."""

    game: str
    seats: int
    points: int
    give: int
    games: int
    levels: list[LevelInfo]


class Seated(msgspec.Struct, frozen=True):
    """Somebody at a game that is over: a guest, a bot, or (neither) somebody who does not want to be seen. `absent`: a
    bot played for them at the end."""

    player: str
    name: str
    bot: str
    place: int
    points: int
    absent: bool


class GamePlayed(msgspec.Struct, frozen=True):
    """A game that somebody has played at `seat`; `there` if it can still be looked at."""

    table: str
    game: str
    ended: int
    rated: bool
    there: bool
    seat: int
    seats: list[Seated]


class Profile(msgspec.Struct, frozen=True):
    """What somebody has played here, and how well: the last hundred games that you may know of. `hidden`: they do not
    want others to see it (you see your own all the same)."""

    id: str
    name: str
    hidden: bool
    rates: bool
    played: int
    won: int
    ratings: list[RatingInfo]
    games: list[GamePlayed]


class Hiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others see nothing of your results and ratings."""

    hidden: bool


class Ranked(msgspec.Struct, frozen=True):
    """Somebody on a leaderboard."""

    player: str
    name: str
    points: int
    give: int
    games: int


class Leaderboard(msgspec.Struct, frozen=True):
    """The best of a game at tables of so many, by what they have shown at least, and what the bots are worth there."""

    game: str
    seats: int
    guests: list[Ranked]
    levels: list[LevelInfo]


class Leaderboards(msgspec.Struct, frozen=True):
    """All leaderboards of the house; `rates` if games can be rated here."""

    rates: bool
    boards: list[Leaderboard]


def _levels(game: str, seats: int) -> list[LevelInfo]:
    found = [LevelInfo(bot, in_points(game, seats, mu).points) for bot, mu in levels(game, seats).items()]
    return sorted(found, key=lambda level: level.points)


def _rating(rated: Rated) -> RatingInfo:
    skill = rated.skill
    rating = in_points(rated.game, rated.seats, skill.mu, skill.sigma)
    levels_there = _levels(rated.game, rated.seats)
    return RatingInfo(rated.game, rated.seats, rating.points, rating.give, skill.games, levels_there)


def _game(played: PlayedGame) -> GamePlayed:
    seats = [Seated(s.player, s.name, s.bot, s.place, s.points, s.absent) for s in played.seats]
    return GamePlayed(played.table, played.game, played.ended, played.rated, played.there, played.seat, seats)


async def profile_of(house: House, player: str, viewer: str, most: int = MOST_LISTED) -> Profile:
    """What somebody has played, as far as the viewer may know, with so many of the games."""
    await house.ratings.count()
    store = house.store
    known = await house.wait(store.player(player))
    if known is None:
        raise Trouble(404, "no_such_guest", "nobody here has that id")
    hidden = await house.wait(store.ratings.hidden(player))
    if hidden and player != viewer:
        return Profile(known.id, known.name, True, house.ratings.offered, 0, 0, [], [])
    history = await house.wait(store.ratings.played(player, viewer, most))
    rated = [_rating(one) for one in await house.wait(store.ratings.of(player))]
    games = [_game(played) for played in history.games]
    offered = house.ratings.offered
    return Profile(known.id, known.name, hidden, offered, history.played, history.won, rated, games)


async def _answer(request: Request[Any, Any, Any], me: Player, most: int, make: Awaitable[Any]) -> Response[bytes]:
    """Something that is long, when it can be paid."""

    async def made() -> bytes:
        return msgspec.json.encode(await make)

    return Response(await purse_of(request, me).answer(most, made), media_type=MediaType.JSON)


def _documented(shape: type, *codes: int) -> dict[int, ResponseSpec]:
    return {**documented(*codes), 200: ResponseSpec(data_container=shape, generate_examples=False)}


@get(
    "/api/me/profile",
    summary="What have I played?",
    tags=["ratings"],
    security=GUEST,
    responses=_documented(Profile, 401),
)
async def mine(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Your games that are over, how they came off, and how well you play."""
    house, me = house_of(request), await guest_of(request)
    return await _answer(request, me, PROFILE_BYTES, profile_of(house, me.id, me.id))


@patch(
    "/api/me/profile",
    summary="Who sees that?",
    tags=["ratings"],
    security=GUEST,
    responses=_documented(Profile, 401),
)
async def hide(request: Request[Any, Any, Any], data: JSONBody[Hiding]) -> Response[bytes]:
    """Everybody, or nobody but you. Who hides stands on no leaderboard; rated games count for them all the same."""
    house, me = house_of(request), await guest_of(request)
    await house.wait(house.store.ratings.hide(me.id, data.hidden))
    return await _answer(request, me, PROFILE_BYTES, profile_of(house, me.id, me.id))


@get(
    "/api/players/{player:str}/profile",
    summary="What has somebody played?",
    description="Only games that are listed or that you sat at; nothing of who does not want to be seen.",
    tags=["ratings"],
    security=GUEST,
    responses=_documented(Profile, 401, 404),
)
async def theirs(request: Request[Any, Any, Any], player: PlayerId) -> Response[bytes]:
    """Somebody's games, and how well they play."""
    house, me = house_of(request), await guest_of(request)
    return await _answer(request, me, PROFILE_BYTES, profile_of(house, player, me.id))


@get(
    "/api/leaderboards",
    summary="Who plays best?",
    tags=["ratings"],
    security=GUEST,
    responses=_documented(Leaderboards, 401),
)
async def leaderboards(request: Request[Any, Any, Any]) -> Response[bytes]:
    """By game and number of seats, those first who have shown most: a hundred of each at most."""
    house, me = house_of(request), await guest_of(request)

    async def make() -> Leaderboards:
        await house.ratings.count()
        pools: dict[tuple[str, int], list[Ranked]] = {}
        for one in await house.wait(house.store.ratings.boards()):
            rating = in_points(one.game, one.seats, one.skill.mu, one.skill.sigma)
            row = Ranked(one.player, one.name, rating.points, rating.give, one.skill.games)
            pools.setdefault((one.game, one.seats), []).append(row)
        boards = [Leaderboard(game, seats, rows, _levels(game, seats)) for (game, seats), rows in pools.items()]
        return Leaderboards(house.ratings.offered, boards)

    return await _answer(request, me, BOARDS_BYTES, make())


ROUTES: Final = [mine, hide, theirs, leaderboards]
