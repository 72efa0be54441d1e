"""Requests to addresses that guests have named, as far as the host allows them; never into the server's own network.

A name is looked up once. All of its addresses have to be public, and the connection goes to the very address that was
checked: a name that resolves differently a moment later gains nothing. Redirects are not followed.
"""

import asyncio
import contextlib
import ipaddress
import re
import socket
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    import ssl

SECONDS: Final = 20.0
MOST_ANSWERED: Final = 65_536
MOST_ADDRESS: Final = 2000
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class NotAllowed(Exception):
    """An address to which nothing is sent; the sentence says why."""


class Unreached(Exception):
    """There was no answer, or not the expected one: it may work later."""


def parsed(url: str) -> SplitResult:
    """The parts of an address. NotAllowed if it is invalid, or hides where it leads."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as problem:
        raise NotAllowed("this is no address of a web service") from problem
    plain = len(url) <= MOST_ADDRESS and url.isascii() and not re.search(r"[\s\\\x00-\x1f\x7f]", url)
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or port == 0:
        raise NotAllowed("this is no address of a web service")
    return parts


def begins(url: str, allowed: Iterable[str]) -> bool:
    """Whether an address begins like one of those: scheme, host and port are the same (a star stands for one name or
    several), and the path has the same beginning and climbs nowhere."""
    parts = parsed(url)
    path = parts.path or "/"
    if re.search(r"(^|/)\.{1,2}(/|$)|%2e|%2f|%5c|//", path, re.IGNORECASE):
        return False
    for each in allowed:
        other = urlsplit(each)
        host = re.escape(other.hostname or "").replace(r"\*", r"[a-z0-9-]+(\.[a-z0-9-]+)*")
        same_place = (parts.scheme, _port(parts)) == (other.scheme, _port(other))
        if same_place and re.fullmatch(host, parts.hostname or "") and path.startswith(other.path):
            return True
    return False


def _port(parts: SplitResult) -> int:
    return parts.port or {"http": 80, "https": 443}.get(parts.scheme, 0)


def is_public(address: str) -> bool:
    """Whether an address is public, and not one of a machine's own or of the network around it."""
    found: ipaddress.IPv4Address | ipaddress.IPv6Address | None
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if found.teredo is not None:
            return False
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved


class OutboundHttp:
    """Sends requests. `public` says which addresses may be sent to."""

    def __init__(self, public: Callable[[str], bool] = is_public, tls: "ssl.SSLContext | None" = None) -> None:
        self.public = public
        self._tls = tls

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; returns the status of the answer. NotAllowed, or Unreached."""
        import h11  # not in the tab of a browser, where nothing is sent

        parts = parsed(url)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(parts, await self._address(parts), body, headers)
        except (OSError, h11.ProtocolError, EOFError) as problem:
            raise Unreached(f"{parts.hostname}: {type(problem).__name__}") from problem

    async def _address(self, parts: SplitResult) -> str:
        """The one address that is connected to."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self.public(address) for address in addresses):
            raise NotAllowed("this address leads into a network of its own, where nothing is sent")
        return addresses[0]

    async def _post(self, parts: SplitResult, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        import ssl

        import h11

        secure = parts.scheme == "https"
        context = (self._tls or ssl.create_default_context()) if secure else None
        name = parts.hostname if secure else None
        reading, writing = await asyncio.open_connection(address, _port(parts), ssl=context, server_hostname=name)
        try:
            there = h11.Connection(h11.CLIENT)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            said = {"host": parts.netloc, "connection": "close", "content-length": str(len(body)), **headers}
            request = h11.Request(method="POST", target=target, headers=list(said.items()))
            writing.write(there.send(request) or b"")
            writing.write(there.send(h11.Data(data=body)) or b"")
            writing.write(there.send(h11.EndOfMessage()) or b"")
            await writing.drain()
            heard = 0
            while heard < MOST_ANSWERED:
                event = there.next_event()
                if isinstance(event, h11.Response):
                    return int(event.status_code)
                if event is h11.NEED_DATA:
                    data = await reading.read(4096)
                    heard += len(data)
                    if not data:
                        break
                    there.receive_data(data)
            raise EOFError
        finally:
            writing.close()
            with contextlib.suppress(OSError):
                async with asyncio.timeout(1):
                    await writing.wait_closed()
