"""What every request passes: checks of host, origin, rate and size; and the security headers for browsers.

Cross-site requests: the cookie is SameSite=Strict, and a request that changes something, or a WebSocket, is also
refused if its Origin is not this server. A request without an Origin does not come from a browser, and has no cookie
that was not its own.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from petteia.server.config import LOOPBACK, Limits, origin_of
from petteia.server.http.errors import Problem
from petteia.server.instance import Instance
from petteia.server.limits.buckets import Buckets, whence
from petteia.server.monitoring.logs import log

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
LARGE: Final = re.compile(r"/api/(records|tables|me/boxes(/[^/]+)?|games/[^/]+/box)")
"""Where a whole record, or a set of component data, may be uploaded."""
FILES: Final = "/assets/"
"""Files of the client, which are answered from memory and cached by browsers for good."""
FORMS: Final = frozenset({"/api/notices/stop", "/api/notices/confirm"})
"""Where links in messages lead, each with a signature of its own. Mail programs send forms there, of which nothing is
read, and a browser that may not say where it comes from names no origin."""
SLOWEST_SECONDS: Final = 5.0
"""Refusals of an address leave one after the other (`Instance.refusals`), each delayed by at most so much: refusing
costs nearly as much as answering, so more connections must not get more refusals."""
PROBES: Final = frozenset({"/healthz", "/metrics"})
"""What monitoring asks for, which is counted apart and not logged."""


class GateMiddleware:
    """The application behind its door."""

    def __init__(self, app: App, instance: Instance) -> None:
        self.app = app
        self.instance = instance
        self.headers = list(HEADERS)
        if instance.config.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or turn away."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            problem = self._turned_away(scope, "")
            if problem is None:
                await self.app(scope, receive, send)
            else:
                log.info("turned away", extra={"code": problem[1].code, "path": scope["path"]})
                await send({"type": "websocket.close", "code": 1008})
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = list(message.get("headers", []))
                said = {name for name, _ in own}
                headers = [*own, *(header for header in self.headers if header[0] not in said)]
                if b"cache-control" not in said:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        problem = self._turned_away(scope, scope["method"])
        if problem is None:
            # What a GET would say without its body: uvicorn leaves that out.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, receive, sending)
        else:
            if problem[0] == 429:
                await asyncio.sleep(self.instance.limits.refusals.queue(_whence(scope), SLOWEST_SECONDS))
            await _answer(sending, *problem)
        took = time.perf_counter() - began
        self.instance.metrics.requests.labels(str(status)).inc()
        self.instance.metrics.request.observe(took)
        if scope["path"] not in PROBES:
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 2)}
            log.log(40 if status >= 500 and status != 503 else 10, "request", extra=facts)

    # -- who is turned away -----------------------------------------------------------------------

    def _turned_away(self, scope: Scope, method: str) -> tuple[int, Problem] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._own_host(host):
            return 403, Problem("wrong_host", "this house is not known by that name; ask its host for the address")
        if method not in SAFE:
            signed = scope["path"] in FORMS  # a request with the signature may come from anywhere
            problem = None if signed else self._foreign(headers, host, scope["scheme"])
            if problem is not None:
                return 403, problem
            kind = headers.get(b"content-type", "").split(";")[0].strip().lower()
            if kind != "application/json" and not signed and _has_body(headers):
                return 415, Problem("json_only", "only JSON is read: send content-type application/json")
        if not self._counted(scope["path"]).offered(_whence(scope)):
            return 429, Problem("too_often", "too many requests from this address; wait a second")
        length = headers.get(b"content-length", "")
        if length.isdecimal() and int(length) > most_bytes(scope["path"], self.instance.config.limits):
            return 413, Problem("too_large", "too much was sent at once")
        return None

    def _counted(self, path: str) -> Buckets:
        """Where a request counts."""
        limits = self.instance.limits
        return limits.probes if path in PROBES else limits.files if path.startswith(FILES) else limits.requests

    def _own_host(self, host: str) -> bool:
        """A server that only this machine reaches, or that has a public URL, answers to its own names only: otherwise
        another site could point one of its names at it."""
        config = self.instance.config
        try:
            name = urlsplit(origin_of(f"http://{host}")).hostname or ""
        except ValueError:  # no host at all: unbalanced brackets, an impossible port
            return False
        if not config.local and not config.public_url:
            return True
        own = {*LOOPBACK, config.host}
        if config.public_url:
            own.add(urlsplit(config.public_url).hostname or "")
        return name in own

    def _foreign(self, headers: dict[bytes, str], host: str, scheme: str) -> Problem | None:
        origin = headers.get(b"origin")
        if origin is None:
            site = headers.get(b"sec-fetch-site", "same-origin")
            return None if site in ("same-origin", "none") else _FOREIGN
        try:
            said = origin_of(origin)
        except ValueError:
            return _FOREIGN
        secure = scheme in ("https", "wss")
        here = origin_of(f"{'https' if secure else 'http'}://{host}")
        return None if said in (here, self.instance.config.origin) and said else _FOREIGN


def most_bytes(path: str, limits: Limits) -> int:
    """How much may be sent to an address at once."""
    return limits.record_bytes if LARGE.fullmatch(path) else limits.body_bytes


def _whence(scope: Scope) -> str:
    """The key under which a request's address is counted."""
    return whence(scope["client"][0]) if scope.get("client") else "?"


def _has_body(headers: dict[bytes, str]) -> bool:
    return headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers


_FOREIGN: Final = Problem("wrong_origin", "this request comes from another site's page")


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
