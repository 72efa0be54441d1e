"""What a guest sees of results and ratings: their own, those of others who do not hide, the best here."""

from collections.abc import Awaitable
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.params import JSONBody, Parameter

from petteia.server.auth.guests import guest_of, quota_of
from petteia.server.http.errors import HttpError
from petteia.server.http.route import get, patch
from petteia.server.instance import Instance, instance_of
from petteia.server.ratings.profiles import Leaderboards, Profile
from petteia.store.people.ratings import MOST_LISTED
from petteia.tables.ports.store import Player

PROFILE_BYTES: Final = 40_000
BOARDS_BYTES: Final = 40_000

PlayerId = Annotated[str, Parameter(min_length=1, max_length=40, description="A guest's id.")]


class Hiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others see nothing of your results and ratings."""

    hidden: bool


async def profile_of(instance: Instance, player: str, viewer: str, most: int = MOST_LISTED) -> bytes:
    """What a guest has played, as far as the viewer may know, with so many of the games; a `Profile` as JSON."""
    await instance.ratings.count()
    found = await instance.history.profile(player, viewer, instance.ratings.offered, most)
    if not found:
        raise HttpError(404, "no_such_guest", "nobody here has that id")
    return found


async def _answer(request: Request[Any, Any, Any], me: Player, most: int, make: Awaitable[bytes]) -> Response[bytes]:
    """Something that is long, when it can be paid."""

    async def made() -> bytes:
        return await make

    return Response(await quota_of(request, me).answer(most, made), media_type=MediaType.JSON)


@get("/api/me/profile", "What have I played?", "ratings", (401,), gives=Profile)
async def mine(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Your finished games, their results, and how well you play."""
    instance, me = instance_of(request), await guest_of(request)
    return await _answer(request, me, PROFILE_BYTES, profile_of(instance, me.id, me.id))


@patch("/api/me/profile", "Who sees that?", "ratings", (401,), gives=Profile)
async def hide(request: Request[Any, Any, Any], data: JSONBody[Hiding]) -> Response[bytes]:
    """Everybody, or only you. Guests who hide are on no leaderboard; rated games count for them all the same."""
    instance, me = instance_of(request), await guest_of(request)
    await instance.wait(instance.store.ratings.hide(me.id, data.hidden))
    instance.ratings.look_again()
    return await _answer(request, me, PROFILE_BYTES, profile_of(instance, me.id, me.id))


@get(
    "/api/players/{player:str}/profile",
    "What has somebody played?",
    "ratings",
    (401, 404),
    gives=Profile,
    description="Only games that are listed or that you sat at; nothing of who does not want to be seen.",
)
async def theirs(request: Request[Any, Any, Any], player: PlayerId) -> Response[bytes]:
    """A guest's games, and how well they play."""
    instance, me = instance_of(request), await guest_of(request)
    return await _answer(request, me, PROFILE_BYTES, profile_of(instance, player, me.id))


@get("/api/leaderboards", "Who plays best?", "ratings", (401,), gives=Leaderboards)
async def leaderboards(request: Request[Any, Any, Any]) -> Response[bytes]:
    """By game and number of seats, those first who have shown most: a hundred of each at most."""
    instance, me = instance_of(request), await guest_of(request)

    return await _answer(request, me, BOARDS_BYTES, instance.ratings.leaderboards())


ROUTES: Final = [mine, hide, theirs, leaderboards]
