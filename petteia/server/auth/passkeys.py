"""Logging in with a passkey (WebAuthn): the device signs, by finger or PIN, what the server asks it to.

The server stores a public key, which is worth nothing to a thief. A challenge is valid once and for a few minutes, and
a browser signs only for the site at which the key was made, so a signature made for another page, or used before, lets
nobody in. Signatures are checked by the library `webauthn`, on a thread: without the extra `passkey`, as in the tab of
a browser, passkeys are not offered.
"""

import asyncio
import binascii
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody

from petteia.server.auth.guests import (
    Guest,
    admitted,
    guest_of,
    hashed,
    not_in_vain,
    not_too_many,
    not_too_often,
)
from petteia.server.config import origin_of
from petteia.server.http.errors import HttpError
from petteia.server.http.route import delete, get, post
from petteia.server.instance import Instance, instance_of
from petteia.store.people.passkeys import Passkey
from petteia.tables.ports.store import Player, Ticket

possible: Final = find_spec("webauthn") is not None
MAKING: Final = "passkey-new"
USING: Final = "passkey"
"""What a challenge is for."""
CHALLENGE_BYTES: Final = 32
CHALLENGE_MS: Final = 5 * 60_000
MOST_KEYS: Final = 20

Base64 = Annotated[str, msgspec.Meta(min_length=1, max_length=8000, pattern=r"^[A-Za-z0-9_-]+$")]


class KeyInfo(msgspec.Struct, frozen=True):
    """A passkey of yours: since when, and when you last logged in with it (0: never)."""

    id: str
    since: int
    used: int


class PasskeyList(msgspec.Struct, frozen=True):
    """Your passkeys, and whether one can be made here: only by https, or on the host's own machine."""

    offered: bool
    keys: list[KeyInfo]


class Challenge(msgspec.Struct, frozen=True):
    """What a browser has to sign, as `PublicKeyCredential.parse…OptionsFromJSON` reads it."""

    options: dict[str, Any]


class Attested(msgspec.Struct, frozen=True):
    """What a device says about a key that it has made."""

    clientDataJSON: Base64
    attestationObject: Base64


class NewKey(msgspec.Struct, frozen=True):
    """A key that was made, as `PublicKeyCredential.toJSON()` writes it."""

    id: Base64
    response: Attested


class Signed(msgspec.Struct, frozen=True):
    """What a key has signed."""

    clientDataJSON: Base64
    authenticatorData: Base64
    signature: Base64


class UsedKey(msgspec.Struct, frozen=True):
    """A key that has signed a challenge, as `PublicKeyCredential.toJSON()` writes it."""

    id: Base64
    response: Signed


class _ClientData(msgspec.Struct, frozen=True):
    challenge: str


class Site(msgspec.Struct, frozen=True):
    """The server's address, as browsers see it."""

    name: str
    origin: str


_REFUSED: Final = (403, "passkey_refused", "this passkey does not let anybody in here; try again, or use another way")


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise HttpError(*_REFUSED) from None


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def site_of(request: Request[Any, Any, Any]) -> Site | None:
    """The site that keys are made for; None where browsers make none. What a request says of its host counts only on
    the host's own machine: elsewhere it is what the operator has said."""
    if not possible:
        return None
    origin = instance_of(request).config.origin
    if not origin:
        host = request.headers.get("host", "")
        origin = origin_of(f"http://{host}") if urlsplit(f"http://{host}").hostname == "localhost" else ""
    parts = urlsplit(origin)
    if parts.hostname is None or (parts.scheme != "https" and parts.hostname != "localhost"):
        return None
    return Site(parts.hostname, origin)


def _must_have_site(request: Request[Any, Any, Any]) -> Site:
    site = site_of(request)
    if site is None:
        raise HttpError(409, "no_passkeys", "passkeys can be used only at a house that is reached by https")
    return site


async def _challenge(instance: Instance, what: str, player: str) -> bytes:
    """Something to be signed, once and soon."""
    made = secrets.token_bytes(CHALLENGE_BYTES)
    ticket = Ticket(hashed(_text(made)), what, "", player, instance.registry.now() + CHALLENGE_MS)
    await instance.wait(instance.store.add_ticket(ticket))
    return made


async def _answered(instance: Instance, what: str, client_data: str) -> tuple[Ticket, bytes]:
    """The challenge that was answered, which this uses up; HttpError if it was not ours, or is too old."""
    try:
        said = msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise HttpError(*_REFUSED) from None
    ticket = await instance.wait(instance.store.use_ticket(hashed(said), what, instance.registry.now()))
    if ticket is None:
        raise HttpError(403, "passkey_too_late", "this took too long, or was done before; try again")
    return ticket, _bytes(said)


async def keys_of(request: Request[Any, Any, Any], player: Player) -> PasskeyList:
    """A guest's passkeys."""
    instance = instance_of(request)
    found = await instance.wait(instance.store.passkeys.of(player.id))
    return PasskeyList(site_of(request) is not None, [KeyInfo(_text(key.id), key.created, key.used) for key in found])


# -- on a thread: the library takes a while to be read, and to compute -------------------------------------------


def _to_make(site: Site, player: Player, known: list[Passkey], challenge: bytes) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import structs as w

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Petteia",
        user_id=player.id.encode(),
        user_name=player.name,
        challenge=challenge,
        authenticator_selection=w.AuthenticatorSelectionCriteria(resident_key=w.ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[w.PublicKeyCredentialDescriptor(id=key.id) for key in known],
    )
    return _plain(webauthn.options_to_json(options))


def _to_use(site: Site, challenge: bytes) -> dict[str, Any]:
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge)
    return _plain(webauthn.options_to_json(options))


def _plain(text: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def _made(site: Site, said: NewKey, challenge: bytes) -> tuple[bytes, bytes, int] | None:
    """The key that a device has made: its name, the public key, and how often it has signed. None if that is not what
    the device says."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = webauthn.verify_registration_response(
            credential=_credential(said),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, LookupError, TypeError):
        return None
    return found.credential_id, found.credential_public_key, found.sign_count


def _count(site: Site, said: UsedKey, key: Passkey, challenge: bytes) -> int | None:
    """How often the key has signed by now; None if it has not signed this."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = webauthn.verify_authentication_response(
            credential=_credential(said),
            expected_challenge=challenge,
            expected_rp_id=key.site,
            expected_origin=site.origin,
            credential_public_key=key.public,
            credential_current_sign_count=key.count,
        )
    except (WebAuthnException, ValueError, LookupError, TypeError):
        return None
    return int(found.new_sign_count)


def _credential(said: NewKey | UsedKey) -> dict[str, Any]:
    response: dict[str, Any] = msgspec.to_builtins(said.response)
    return {"id": said.id, "rawId": said.id, "type": "public-key", "response": response}


# -- routes ----------------------------------------------------------------------------------------------------------


@get("/api/me/passkeys", "My passkeys", "guests", (401,))
async def passkeys(request: Request[Any, Any, Any]) -> PasskeyList:
    """The keys by which the server recognises you."""
    return await keys_of(request, await guest_of(request))


@post("/api/me/passkeys/challenge", "Begin to make a passkey", "guests", (401, 409))
async def to_make(request: Request[Any, Any, Any]) -> Challenge:
    """What your browser needs to make a key."""
    instance, me, site = instance_of(request), await guest_of(request), _must_have_site(request)
    not_too_many(request)
    known = await instance.wait(instance.store.passkeys.of(me.id))
    challenge = await _challenge(instance, MAKING, me.id)
    return Challenge(await asyncio.to_thread(_to_make, site, me, known, challenge))


@post("/api/me/passkeys", "Add a passkey", "guests", (401, 403, 409))
async def add(request: Request[Any, Any, Any], data: JSONBody[NewKey]) -> PasskeyList:
    """From now on the server also recognises you by this key."""
    instance, me, site = instance_of(request), await guest_of(request), _must_have_site(request)
    ticket, challenge = await _answered(instance, MAKING, data.response.clientDataJSON)
    made = await asyncio.to_thread(_made, site, data, challenge) if ticket.player == me.id else None
    if made is None:
        raise HttpError(*_REFUSED)
    id, public, count = made
    key = Passkey(id, me.id, public, count, site.name, instance.registry.now())
    if not await instance.wait(instance.store.passkeys.add(key, MOST_KEYS)):
        text = f"this key is known already, or you have {MOST_KEYS} keys; drop one first"
        raise HttpError(409, "passkey_not_kept", text)
    return await keys_of(request, me)


@delete("/api/me/passkeys/{key:str}", "Drop a passkey", "guests", (401,), status_code=200)
async def drop(request: Request[Any, Any, Any], key: FromPath[str]) -> PasskeyList:
    """It is no longer valid here. Devices that logged in with it stay yours."""
    instance, me = instance_of(request), await guest_of(request)
    await instance.wait(instance.store.passkeys.drop(me.id, _bytes(key[:2000])))
    return await keys_of(request, me)


@post("/api/passkeys/challenge", "Begin to come in with a passkey", "guests", (409,))
async def to_use(request: Request[Any, Any, Any]) -> Challenge:
    """What your browser has to sign."""
    instance, site = instance_of(request), _must_have_site(request)
    not_too_many(request)
    return Challenge(await asyncio.to_thread(_to_use, site, await _challenge(instance, USING, "")))


@post("/api/passkeys", "Come in with a passkey", "guests", (403, 409))
async def use(request: Request[Any, Any, Any], data: JSONBody[UsedKey]) -> Response[Guest]:
    """Exchanges a signature of a key for a cookie."""
    instance, site = instance_of(request), _must_have_site(request)
    not_too_often(request)
    _, challenge = await _answered(instance, USING, data.response.clientDataJSON)
    key = await instance.wait(instance.store.passkeys.key(_bytes(data.id)))
    player = await instance.wait(instance.store.player(key.player)) if key is not None else None
    if key is None or player is None or key.site != site.name:
        raise HttpError(*_REFUSED)
    count = await asyncio.to_thread(_count, site, data, key, challenge)
    if count is None or not await instance.wait(instance.store.passkeys.use(key, count, instance.registry.now())):
        raise HttpError(*_REFUSED)
    not_in_vain(request)
    return await admitted(request, player)


ROUTES: Final = [passkeys, to_make, add, drop, to_use, use]
