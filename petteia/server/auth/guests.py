"""Guests: a name, and a random token in a cookie. There is nothing else to register, no address, no password.

Tokens and the secrets of links are 256 random bits. Only their SHA-256 is stored and looked up: measuring the time of
an answer reveals something about a hash, which leads back to no secret.
"""

import hmac
import secrets
from hashlib import sha256
from math import ceil
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from petteia.server.http.errors import HttpError
from petteia.server.http.route import delete, get, patch, post
from petteia.server.instance import Instance, instance_of
from petteia.server.limits.buckets import whence
from petteia.server.limits.quota import Quota
from petteia.server.limits.rate_limits import spend
from petteia.tables.commands.seating import said_code
from petteia.tables.ports.store import Player, Ticket
from petteia.tables.safe_text import MOST_NAME, plain_text

if TYPE_CHECKING:
    from collections.abc import Mapping

TOKEN_BYTES: Final = 32
TRANSFER_MS: Final = 10 * 60_000
EARLIER: Final = "-before"
YEAR: Final = 365 * 24 * 3600

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="What the others read.")]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="The secret of a link, from after #.")]


class Guest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest. `before` is the guest this device was before a link made it another, and can be again (POST
    /api/me/before)."""

    id: str
    name: str
    before: str = ""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, and the server's password if it has one."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    invitation: Annotated[
        str,
        msgspec.Meta(
            max_length=200,
            description="The code of a table, or the secret of a link to it: with it one comes in although many others "
            "have come from the same address just now. It is not used up by that.",
        ),
    ] = ""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class SecretOfLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret after # in a link; this uses it up."""

    secret: Secret


class Link(msgspec.Struct, frozen=True):
    """A link to hand on. Its secret comes after #, which browsers send to no server; it is valid until `until`
    (milliseconds since 1970)."""

    link: str
    secret: str
    until: int


def hashed(secret: str) -> bytes:
    """What is stored of a token or a link's secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def new_secret() -> str:
    """256 random bits, as written in cookies and links."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def cookie_name(instance: Instance) -> str:
    """Under TLS the name says that only this very host set it, for all paths."""
    return "__Host-petteia" if instance.config.secure else "petteia"


def cookie(instance: Instance, token: str, which: str = "") -> Cookie:
    """The cookie by which a guest is recognised; or (`EARLIER`) the guest this device was before it became another."""
    return Cookie(
        key=cookie_name(instance) + which,
        value=token,
        max_age=YEAR if token else 0,
        path="/",
        secure=instance.config.secure,
        httponly=True,
        samesite="strict",
    )


async def earlier_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Player | None:
    """The guest that this device was before, or None."""
    instance = instance_of(connection)
    token = connection.cookies.get(cookie_name(instance) + EARLIER, "")
    return await instance.wait(instance.store.player_of(hashed(token))) if 16 <= len(token) <= 200 else None


async def player_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Player | None:
    """The guest who sent a request, or None."""
    instance = instance_of(connection)
    cookies: Mapping[str, str] = connection.cookies
    token = cookies.get(cookie_name(instance), "")
    if not 16 <= len(token) <= 200:
        return None
    return await instance.wait(instance.store.player_of(hashed(token)))


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Player:
    """The guest who sent a request, or HttpError."""
    player = await player_of(connection)
    if player is None:
        raise HttpError(401, "not_a_guest", "the house does not know you; say your name first (POST /api/guests)")
    instance_of(connection).addresses.on_behalf_of(player.id, whence(address_of(connection)))
    return player


def quota_of(request: Request[Any, Any, Any], guest: Player) -> Quota:
    """What answers to a guest who asks from there are paid from."""
    return instance_of(request).limits.quota(guest.id, whence(address_of(request)))


def link_to(request: Request[Any, Any, Any], kind: str, secret: str) -> str:
    """A link to the site with a secret after #."""
    instance = instance_of(request)
    base = instance.config.origin or str(request.base_url).rstrip("/")
    return f"{base}/#{kind}={secret}"


def not_too_often(request: Request[Any, Any, Any]) -> None:
    """HttpError if this address tries too often to come in. A try counts as failed unless `not_in_vain` says
    otherwise."""
    tries, address = instance_of(request).limits.tries, whence(address_of(request))
    spend(tries, address, "too many tries from this address; wait a minute")


def not_in_vain(request: Request[Any, Any, Any]) -> None:
    """The try was right, and is not counted."""
    instance_of(request).limits.tries.pay(whence(address_of(request)), -1)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request came from."""
    return connection.client.host if connection.client else "?"


def clean_name(name: str) -> str:
    """A name without control characters, or HttpError."""
    clean = plain_text(name, MOST_NAME)
    if not clean:
        raise HttpError(400, "name_needed", "a name has at least one letter")
    return clean


def not_too_many(request: Request[Any, Any, Any]) -> None:
    """HttpError if too many people come from this address just now."""
    newcomers, address = instance_of(request).limits.newcomers, whence(address_of(request))
    if not newcomers.offered(address):
        wait = newcomers.wait(address)
        text = f"many people have come from this address just now; try again in {ceil(wait)} seconds"
        raise HttpError(429, "too_often", text, after=wait)


async def _invited(request: Request[Any, Any, Any], said: str) -> bool:
    """Whether a guest is invited to a table that few others have come to just now: they are counted by table."""
    if not said:
        return False
    not_too_often(request)
    instance = instance_of(request)
    for kind, secret in (("invite", said), ("code", said_code(said))):
        ticket = await instance.wait(instance.store.ticket(hashed(secret), kind, instance.registry.now()))
        if ticket is not None:
            not_in_vain(request)
            return instance.limits.invited.offered(ticket.table)
    return False


@post(
    "/api/guests",
    "Come in",
    "guests",
    (403,),
    description="Say a name, and the house's password if it has one. The answer sets the cookie that knows you again.",
)
async def come_in(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Response[Guest]:
    """Come in as a new guest."""
    instance = instance_of(request)
    wanted, said = instance.config.password, data.password
    if wanted:
        not_too_often(request)
        if not hmac.compare_digest(hashed(wanted), hashed(said)):
            raise HttpError(403, "wrong_password", "this house asks for a password, and this is not it")
        not_in_vain(request)
    if not await _invited(request, data.invitation):
        not_too_many(request)
    token, player = new_secret(), Player(secrets.token_hex(9), clean_name(data.name), instance.registry.now())
    await instance.wait(instance.store.add_player(player, hashed(token)))
    return Response(Guest(player.id, player.name), cookies=[cookie(instance, token)])


@get("/api/me", "Who am I?", "guests", (401,))
async def me(request: Request[Any, Any, Any]) -> Guest:
    """Who you are on this server."""
    player, earlier = await guest_of(request), await earlier_of(request)
    return Guest(player.id, player.name, earlier.name if earlier is not None else "")


@patch("/api/me", "Go by another name", "guests", (401,))
async def rename(request: Request[Any, Any, Any], data: JSONBody[NewName]) -> Guest:
    """Change your name; at tables where you sit already the old one stays."""
    instance = instance_of(request)
    player = await guest_of(request)
    name = clean_name(data.name)
    await instance.wait(instance.store.rename(player.id, name))
    instance.clients.renamed(player.id, name)
    return Guest(player.id, name)


@delete("/api/me", "Leave on this device", "guests", (401,))
async def leave(request: Request[Any, Any, Any]) -> Response[None]:
    """Forgets this device."""
    instance = instance_of(request)
    await guest_of(request)
    token = hashed(request.cookies[cookie_name(instance)])
    await instance.wait(instance.store.drop_token(token))
    instance.clients.log_out(token)
    return Response(None, status_code=204, cookies=[cookie(instance, "")])


@post(
    "/api/me/transfers",
    "A link for another device",
    "guests",
    (401,),
    description="The first device that opens it is you, too. It is valid once, for ten minutes.",
)
async def transfer(request: Request[Any, Any, Any]) -> Link:
    """A link that makes another device yours."""
    instance = instance_of(request)
    player = await guest_of(request)
    secret, until = new_secret(), instance.registry.now() + TRANSFER_MS
    await instance.wait(instance.store.add_ticket(Ticket(hashed(secret), "transfer", "", player.id, until)))
    return Link(link_to(request, "transfer", secret), secret, until)


@post("/api/transfers", "Come in with a link from another device", "guests", (403,))
async def arrive(request: Request[Any, Any, Any], data: JSONBody[SecretOfLink]) -> Response[Guest]:
    """Exchanges the secret of a transfer link for a cookie."""
    instance = instance_of(request)
    not_too_often(request)
    ticket = await instance.wait(instance.store.use_ticket(hashed(data.secret), "transfer", instance.registry.now()))
    if ticket is None:
        raise HttpError(403, "link_used_up", "this link has been used or is too old; make a new one")
    player = await instance.wait(instance.store.player(ticket.player))
    if player is None:
        raise HttpError(403, "link_used_up", "the guest who made this link is no longer known here")
    not_in_vain(request)
    return await admitted(request, player)


async def admitted(request: Request[Any, Any, Any], player: Player) -> Response[Guest]:
    """Make this device the guest's; the guest it was before is remembered, and it can go back."""
    instance = instance_of(request)
    token, earlier = new_secret(), await player_of(request)
    await instance.wait(instance.store.add_token(player.id, hashed(token), instance.registry.now()))
    cookies = [cookie(instance, token)]
    if earlier is not None and earlier.id != player.id:
        cookies.append(cookie(instance, request.cookies[cookie_name(instance)], EARLIER))
        return Response(Guest(player.id, player.name, earlier.name), cookies=cookies)
    return Response(Guest(player.id, player.name), cookies=cookies)


@post(
    "/api/transfers/look",
    "Whose link from another device is this?",
    "guests",
    (403,),
    description="Before it replaces who you are on this device. The link is not used up by that.",
    status_code=200,
)
async def whose(request: Request[Any, Any, Any], data: JSONBody[SecretOfLink]) -> Guest:
    """The guest that the link would make this device."""
    instance = instance_of(request)
    not_too_often(request)
    ticket = await instance.wait(instance.store.ticket(hashed(data.secret), "transfer", instance.registry.now()))
    player = await instance.wait(instance.store.player(ticket.player)) if ticket is not None else None
    if player is None:
        raise HttpError(403, "link_used_up", "this link has been used or is too old; make a new one")
    not_in_vain(request)
    return Guest(player.id, player.name)


@post("/api/me/before", "Be again who this device was before", "guests", (401, 409), status_code=200)
async def before(request: Request[Any, Any, Any]) -> Response[Guest]:
    """Swaps this device's guest with the one it was before."""
    instance, now, earlier = instance_of(request), await guest_of(request), await earlier_of(request)
    if earlier is None:
        raise HttpError(409, "nobody_before", "this device has not been anybody else")
    mine, theirs = (request.cookies[cookie_name(instance) + which] for which in ("", EARLIER))
    instance.clients.log_out(hashed(mine))
    cookies = [cookie(instance, theirs), cookie(instance, mine, EARLIER)]
    return Response(Guest(earlier.id, earlier.name, now.name), cookies=cookies)


ROUTES: Final = [come_in, me, rename, leave, transfer, arrive, whose, before]
