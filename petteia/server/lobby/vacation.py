"""Vacations: a guest's clocks stand at all tables that have days to think and allow it."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.params import JSONBody

from petteia.server.auth.guests import guest_of
from petteia.server.http.route import post
from petteia.server.instance import instance_of
from petteia.server.limits.rate_limits import spend
from petteia.tables.commands.trial import NeedsHost
from petteia.tables.messages import Refusal
from petteia.tables.ports.store import Damaged, NoSuchTable
from petteia.tables.table.metadata import RUNNING

AT_ONCE: Final = 100


class VacationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Until when (milliseconds since 1970); 0: you are back."""

    until: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Vacation(msgspec.Struct, frozen=True):
    """At how many tables your clocks stand, or run again, and at how many they cannot stand: they were set up without
    vacations, or you have used up yours there."""

    stand: int
    run: int


@post(
    "/api/me/vacation",
    "Go on vacation, or be back",
    "guests",
    (401,),
    description="Your clock stands at every table with hours to think whose host allows it, as long as you have "
    "vacation left there.",
    status_code=200,
)
async def vacation(request: Request[Any, Any, Any], data: JSONBody[VacationRequest]) -> Vacation:
    """Stop your clocks, or let them run again."""
    instance, me = instance_of(request), await guest_of(request)
    spend(instance.limits.sayings, me.id, "you have said that a moment ago; wait a minute")
    stand = run = 0
    after: tuple[int, str] | None = None
    while True:
        page = await instance.wait(instance.store.tables(status=(RUNNING,), player=me.id, after=after, limit=AT_ONCE))
        for summary in page:
            try:
                reply = await instance.registry.command(
                    summary.id, lambda s, now: s.people.rest(me.id, data.until, now=now)
                )
            except (NeedsHost, Damaged, NoSuchTable):
                continue
            refused = isinstance(reply, Refusal)
            stand, run = stand + (not refused), run + refused
        if len(page) < AT_ONCE:
            return Vacation(stand, run)
        after = (page[-1].changed, page[-1].id)


ROUTES: Final = [vacation]
