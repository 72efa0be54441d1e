"""Between a page and the instance in its worker: requests and a channel by messages, where a server has sockets.

The instance is the same ASGI application, behind the same middleware. What a browser does by itself for a server is
done here: cookies are stored and sent along.
"""

import asyncio
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, Final

from petteia.server.http.middleware import App
from petteia.server.websocket.channel import EXTENSION

HOST: Final = "localhost"
ORIGIN: Final = f"http://{HOST}"
CLIENT: Final = ("127.0.0.1", 0)


class BridgeResponse:
    """The instance's response."""

    def __init__(self) -> None:
        self.status = 500
        self.kind = ""
        self.body = b""


class CookieJar:
    """The cookies, as a browser would keep them; as text they can be stored anywhere."""

    def __init__(self, text: str = "") -> None:
        self.cookies: dict[str, str] = {key: each.value for key, each in SimpleCookie(text).items()}

    def take(self, header: str) -> None:
        """Store a cookie that the instance has set."""
        for key, each in SimpleCookie(header).items():
            if each["max-age"] == "0" or not each.value:
                self.cookies.pop(key, None)
            else:
                self.cookies[key] = each.value

    def __str__(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.cookies.items())


class Bridge:
    """Passes requests to an instance."""

    def __init__(self, app: App, cookies: str = "") -> None:
        self.app = app
        self.jar = CookieJar(cookies)
        self.channels: dict[int, TabChannel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _scope(self, kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        own = [(b"host", HOST.encode()), (b"origin", ORIGIN.encode()), (b"cookie", str(self.jar).encode())]
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*own, *headers],
            "client": CLIENT,
            "server": (HOST, 80),
            "extensions": {},
            "state": {},
        }

    async def request(self, method: str, path: str, body: bytes = b"") -> BridgeResponse:
        """Send a request in place of HTTP."""
        headers = [(b"content-length", str(len(body)).encode())]
        if body:
            headers.append((b"content-type", b"application/json"))
        scope = {**self._scope("http", path, headers), "method": method}
        answer = BridgeResponse()
        over = asyncio.Event()
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if asked:
                return asked.pop()
            await over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                for name, value in message.get("headers", []):
                    if name.lower() == b"set-cookie":
                        self.jar.take(value.decode("latin-1"))
                    elif name.lower() == b"content-type":
                        answer.kind = value.decode("latin-1")
            else:
                answer.body += message.get("body", b"")

        try:
            await self.app(scope, receive, send)
        finally:
            over.set()
        return answer

    def open(self, ref: int, say: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """Open a channel in place of a WebSocket. `say` is called with each message, `closed` with the reason."""
        channel = self.channels[ref] = TabChannel(say)
        scope = {**self._scope("websocket", "/api/socket", []), "subprotocols": [], "extensions": {EXTENSION: channel}}

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                self.channels.pop(ref, None)
                closed(int(message.get("code", 1000)))
            elif message["type"] == "websocket.send":
                say(str(message["text"]))

        async def serve() -> None:
            try:
                await self.app(scope, channel.receive, send)
            finally:
                if self.channels.pop(ref, None) is not None:
                    closed(1006)

        task = asyncio.ensure_future(serve())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, ref: int, text: str) -> None:
        """Pass the page's message to a channel."""
        channel = self.channels.get(ref)
        if channel is not None:
            channel.hear(text.encode())

    def close(self, ref: int) -> None:
        """The page hangs up."""
        channel = self.channels.get(ref)
        if channel is not None:
            channel.cut()


class TabChannel:
    """A channel by messages. Implements `petteia.server.websocket.channel.Channel`."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._listener: Callable[[bytes], None] | None = None
        self._held: list[bytes] = []
        self._holding = False
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._events.put_nowait({"type": "websocket.connect"})
        self._open = True

    async def receive(self) -> dict[str, Any]:
        """What ASGI asks for."""
        return await self._events.get()

    def hear(self, text: bytes) -> None:
        """Take a message from the page."""
        if self._listener is None or self._holding:
            self._held.append(text)
        else:
            self._listener(text)

    def say(self, text: bytes) -> None:
        """Send a message to the page."""
        if self._open:
            self._say(text.decode())

    def waiting(self) -> int:
        """Messages inside a browser do not wait."""
        return 0

    def cut(self) -> None:
        """End it at once."""
        if self._open:
            self._open = False
            self._events.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on the page's messages go there."""
        self._listener = hear
        self._go_on()

    def hold(self, held: bool) -> None:
        """Stop passing messages to the instance for now, or go on."""
        self._holding = held
        self._go_on()

    def _go_on(self) -> None:
        while self._held and self._listener is not None and not self._holding:
            self._listener(self._held.pop(0))
