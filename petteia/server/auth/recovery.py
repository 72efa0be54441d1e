"""Recovery codes: a guest keeps one for the day on which no browser recognises them any more.

It is shown once and stored as its hash, is valid until it is replaced or withdrawn, and works on any number of devices.
"""

import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.params import JSONBody

from petteia.server.auth.guests import Guest, admitted, guest_of, hashed, not_in_vain, not_too_often
from petteia.server.http.errors import HttpError
from petteia.server.http.route import delete, get, post
from petteia.server.instance import instance_of
from petteia.tables.commands.seating import LETTERS, said_code
from petteia.tables.ports.store import Player, Ticket

TICKET: Final = "recovery"
LENGTH: Final = 20
"""With 24 letters these are 91 bits: more than anybody guesses, and few enough to be written down."""
GROUP: Final = 4
FOREVER: Final = 2**53


class Recovery(msgspec.Struct, frozen=True):
    """Whether you have a recovery code."""

    there: bool


class RecoveryCode(msgspec.Struct, frozen=True):
    """A recovery code. It is shown this once."""

    code: str


class EnteredRecoveryCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code as people type it; case, blanks and dashes do not matter."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


def _kept(code: str) -> bytes:
    return hashed(f"{TICKET} {said_code(code)}")


async def _whose(request: Request[Any, Any, Any], code: str) -> Player:
    """The guest with this code, or HttpError."""
    instance = instance_of(request)
    not_too_often(request)
    ticket = await instance.wait(instance.store.ticket(_kept(code), TICKET, instance.registry.now()))
    player = await instance.wait(instance.store.player(ticket.player)) if ticket is not None else None
    if player is None:
        raise HttpError(403, "no_such_recovery", "nobody has this recovery code; was every letter copied?")
    not_in_vain(request)
    return player


@get("/api/me/recovery", "Do I have a recovery code?", "guests", (401,))
async def recovery(request: Request[Any, Any, Any]) -> Recovery:
    """Whether there is one; only you know the code itself."""
    instance, player = instance_of(request), await guest_of(request)
    return Recovery(await instance.wait(instance.store.has_ticket(player.id, TICKET)))


@post(
    "/api/me/recovery",
    "A recovery code",
    "guests",
    (401,),
    description="With it anybody is you, on any device, until it is withdrawn. An earlier one is no longer valid.",
)
async def make(request: Request[Any, Any, Any]) -> RecoveryCode:
    """A new one, told once."""
    instance, player = instance_of(request), await guest_of(request)
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    ticket = Ticket(_kept(code), TICKET, "", player.id, FOREVER)
    await instance.wait(instance.store.renew_ticket(player.id, TICKET, ticket))
    return RecoveryCode("-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP)))


@delete("/api/me/recovery", "Withdraw the recovery code", "guests", (401,), status_code=200)
async def withdraw(request: Request[Any, Any, Any]) -> Recovery:
    """It is no longer valid. Devices that logged in with it stay yours."""
    instance, player = instance_of(request), await guest_of(request)
    await instance.wait(instance.store.renew_ticket(player.id, TICKET, None))
    return Recovery(False)


@post("/api/recovery", "Come in with a recovery code", "guests", (403,))
async def recover(request: Request[Any, Any, Any], data: JSONBody[EnteredRecoveryCode]) -> Response[Guest]:
    """The code for a cookie."""
    return await admitted(request, await _whose(request, data.code))


@post(
    "/api/recovery/look",
    "Whose recovery code is this?",
    "guests",
    (403,),
    description="Before it replaces who you are on this device.",
    status_code=200,
)
async def look(request: Request[Any, Any, Any], data: JSONBody[EnteredRecoveryCode]) -> Guest:
    """The guest that the code would make this device."""
    player = await _whose(request, data.code)
    return Guest(player.id, player.name)


ROUTES: Final = [recovery, make, withdraw, recover, look]
