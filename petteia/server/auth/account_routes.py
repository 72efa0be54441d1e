"""Routes to merge a guest with the one this device was before, or to erase one."""

from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.params import JSONBody

from petteia.server.auth.guests import EARLIER, Guest, cookie, cookie_name, earlier_of, guest_of, hashed
from petteia.server.auth.merge_and_erase import Apart, forget, merge
from petteia.server.http.errors import HttpError
from petteia.server.http.route import post
from petteia.server.instance import instance_of
from petteia.server.monitoring.logs import log
from petteia.tables.ports.store import NotKnown, StoreError


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your name, as it is now, to confirm that you mean it."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Forgotten(msgspec.Struct, frozen=True):
    """You have been erased; `me` is who this device was before, if it was another guest."""

    tables: int
    me: Guest | None = None


TOO_OFTEN: Final = "you have asked for that a moment ago; wait a few minutes"


@post(
    "/api/me/merge",
    "Be one with who this device was before",
    "guests",
    (401, 409),
    description="Tables, results, notes and ways to be told of both are yours; ratings are reckoned anew. Only a "
    "device that is known as both can do that.",
    status_code=200,
)
async def become_one(request: Request[Any, Any, Any]) -> Response[Guest]:
    """Merges both guests, under your present name."""
    instance, me, earlier = instance_of(request), await guest_of(request), await earlier_of(request)
    if earlier is None or earlier.id == me.id:
        raise HttpError(409, "nobody_before", "this device has not been anybody else")
    with instance.account_jobs.one(me.id, earlier.id, text=TOO_OFTEN):
        try:
            await merge(instance.registry, instance.store, instance.search, earlier.id, me.id)
            await instance.wait(instance.store.drop_token(hashed(request.cookies[cookie_name(instance) + EARLIER])))
            await instance.ratings.count()
        except Apart as problem:
            raise HttpError(409, problem.code, str(problem)) from problem
    instance.clients.log_out_guests(earlier.id)
    return Response(Guest(me.id, me.name), cookies=[cookie(instance, "", EARLIER)])


@post(
    "/api/me/erasure",
    "Be forgotten",
    "guests",
    (401, 409),
    description="Games stay, and bots play on where they run; your name, what you said and noted, your devices, keys "
    "and ways to be told go. Nobody can take that back.",
    status_code=200,
)
async def be_forgotten(request: Request[Any, Any, Any], data: JSONBody[Confirmed]) -> Response[Forgotten]:
    """Erases you."""
    instance, me, earlier = instance_of(request), await guest_of(request), await earlier_of(request)
    if data.name != me.name:
        raise HttpError(409, "not_confirmed", "to be forgotten you have to say your name, as it is now")
    hang_up = partial(instance.clients.log_out_guests, me.id)
    with instance.account_jobs.one(me.id, text=TOO_OFTEN):
        try:
            tables = await forget(instance.registry, instance.store, instance.search, me.id, hang_up)
        except NotKnown as problem:
            text = "on another device you have just become another guest: open this page again, and ask there"
            raise HttpError(409, "became_another", text) from problem
        except StoreError:
            log.error("somebody is not forgotten everywhere; `petteia admin erase` does it", extra={"guest": me.id})
            raise
    if earlier is None or earlier.id == me.id:
        return Response(Forgotten(tables), cookies=[cookie(instance, ""), cookie(instance, "", EARLIER)])
    before = request.cookies[cookie_name(instance) + EARLIER]
    answer = Forgotten(tables, Guest(earlier.id, earlier.name))
    return Response(answer, cookies=[cookie(instance, before), cookie(instance, "", EARLIER)])


ROUTES: Final = [become_one, be_forgotten]
