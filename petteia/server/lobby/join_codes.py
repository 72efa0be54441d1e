"""Join codes: one code for a table, short enough to say aloud, valid for every free seat.

A code is valid until the game starts or a day has passed, and can be withdrawn. In a link it stands after #, so it is
sent to no server, and a guest gets a seat only once the page behind the link has run and asked for it: programs that
fetch the address for a link preview take no seat.
"""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.params import JSONBody

from petteia.server.auth.guests import address_of, guest_of, hashed, link_to, not_in_vain, not_too_often
from petteia.server.http.errors import HttpError, unless_refused
from petteia.server.http.route import delete, get, post
from petteia.server.instance import Instance, instance_of
from petteia.server.limits.buckets import whence
from petteia.server.lobby.blocked import told_of_blocked
from petteia.server.lobby.table_requests import TableId, TableName
from petteia.server.lobby.tables import carried_out, command_route
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.seating import CODE_LENGTH, said_code
from petteia.tables.messages import Info
from petteia.tables.ports.store import Player, Ticket

TICKET: Final = "code"
HOUSE: Final = ""
"""The key under which the wrong codes of all guessers are counted."""


class Code(msgspec.Struct, frozen=True):
    """A table's code in groups of three, its link, and when it expires (milliseconds since 1970). Empty: the table has
    none."""

    code: str = ""
    link: str = ""
    until: int = 0


class EnteredCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code as people say it; case, blanks and dashes do not matter."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    anyway: bool = False
    """Also join a table with a guest whom you have blocked."""


def grouped(code: str) -> str:
    """The code as it is shown."""
    return "-".join(code[at : at + 3] for at in range(0, len(code), 3))


async def _code(request: Request[Any, Any, Any], instance: Instance, table: str, me: Player) -> Code:
    def ask(s: TableCommands) -> tuple[str, int]:
        return s.seating.code(me.id, instance.registry.now()), s.table.metadata.code_until

    code, until = await instance.registry.look(table, ask)
    return Code(grouped(code), link_to(request, "code", grouped(code)), until) if code else Code()


@command_route(
    "code",
    "A code that seats everybody",
    description="For those who sit at the table or set it up. The one that holds already stays the same.",
)
async def make(request: Request[Any, Any, Any], table: TableId) -> Code:
    """Make a code for all free seats."""
    instance, me = instance_of(request), await guest_of(request)
    unless_refused(await instance.registry.command(table, lambda s, now: s.seating.make_code(me.id, now=now)))
    made = await _code(request, instance, table, me)
    await instance.wait(
        instance.store.add_ticket(Ticket(hashed(said_code(made.code)), TICKET, table, me.id, made.until))
    )
    return made


@get("/api/tables/{table:str}/code", "The code of a table", "tables", (401, 403, 404, 409))
async def show(request: Request[Any, Any, Any], table: TableId) -> Code:
    """For players and the owner; everybody else is told that there is none."""
    instance, me = instance_of(request), await guest_of(request)
    return await _code(request, instance, table, me)


@delete("/api/tables/{table:str}/code", "Withdraw the code", "tables", (401, 403, 404, 409), status_code=200)
async def withdraw(request: Request[Any, Any, Any], table: TableId) -> Code:
    """For the owner. Players keep their seats."""
    await carried_out(request, table, lambda s, me, now: s.seating.withdraw_code(me.id, now=now))
    return Code()


@command_route("halt", "Stop the count before the start")
async def halt(request: Request[Any, Any, Any], table: TableId) -> Info:
    """For everybody at the table. A player who stops the countdown is not ready until they say so."""
    return await carried_out(request, table, lambda s, me, now: s.seating.halt(me.id, now=now))


@post(
    "/api/codes",
    "Come with a code",
    "tables",
    (401, 403, 404, 409),
    description="Sits down at the first free seat, ready to begin; at a table with somebody's own box the guest sits "
    "down by hand. Addresses that have entered several wrong codes share one limit of attempts.",
    status_code=200,
)
async def come(request: Request[Any, Any, Any], data: JSONBody[EnteredCode]) -> TableName:
    """Enter a code to get a seat."""
    instance = instance_of(request)
    not_too_often(request)
    me = await guest_of(request)
    code = said_code(data.code)
    address = whence(address_of(request))
    if not instance.limits.slips.left(address) and not instance.limits.codes.left(HOUSE):
        raise HttpError(
            429,
            "too_often",
            "many wrong codes came from this address and others; wait a minute",
            after=instance.limits.codes.wait(HOUSE),
        )
    ticket = await instance.wait(instance.store.ticket(hashed(code), TICKET, instance.registry.now()))
    if len(code) != CODE_LENGTH or ticket is None:
        if not instance.limits.slips.offered(address):
            instance.limits.codes.offered(HOUSE)
        raise HttpError(403, "no_such_code", "this code leads to no table, or no longer; ask for a new one")
    not_in_vain(request)
    await told_of_blocked(instance, me, ticket.table, data.anyway)
    unless_refused(
        await instance.registry.command(ticket.table, lambda s, now: s.seating.come(me.id, me.name, code, now=now))
    )
    return TableName(ticket.table)


ROUTES: Final = [make, show, withdraw, halt, come]
