"""One server process: its socket, its store, uvicorn around it."""

import asyncio
import gc
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn

from petteia.server.app import application
from petteia.server.config import ConfigError, ServerConfig
from petteia.server.http.protocol import PendingConnections, protocol
from petteia.server.instance import Instance
from petteia.server.library.catalogue import Catalogue
from petteia.server.monitoring.logs import log
from petteia.server.monitoring.routes import speak_for_all
from petteia.store.opening import open_store as open_any
from petteia.store.sql import SqlStore
from petteia.tables.ports.store import StoreError

KNOWN_UVICORN: Final = "0.54.0"
"""The version whose private class the fast path of WebSockets was written for (`server/websocket/fast_channel.py`)."""


class Server(uvicorn.Server):
    """Says goodbye before it closes connections, and treats a signal as a request to stop, not as an accident."""

    def __init__(self, config: uvicorn.Config, instance: Instance, opened: Callable[[int], None]) -> None:
        super().__init__(config)
        self.instance = instance
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say where."""
        await super().startup(sockets)
        if self.started:
            self.opened(self.servers[0].sockets[0].getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops gracefully; a second one does not wait for slow clients."""
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new connections; requests under way are finished; clients are told; then everything is closed."""
        for server in self.servers:
            server.close()
        await self.instance.farewell()
        await super().shutdown(sockets)
        if self.force_exit:  # uvicorn skips this then, and the store would be closed while in use
            await self.lifespan.shutdown()


def websocket_class() -> Any:
    """uvicorn's WebSocket with the fast path; uvicorn's own choice with any version but the known one."""
    if uvicorn.__version__ != KNOWN_UVICORN:
        why = f"the fast path is for uvicorn {KNOWN_UVICORN}, and this is {uvicorn.__version__}"
        log.warning("WebSockets take the plain path", extra={"why": why})
        return "auto"
    from petteia.server.websocket.fast_channel import WebSocketProtocol  # its base may be another class elsewhere

    return WebSocketProtocol


def uvicorn_config(app: Any, instance: Instance) -> uvicorn.Config:
    """The configuration of uvicorn for an instance's application."""
    config, most = instance.config, instance.config.limits.connections_per_address
    pending = PendingConnections(most, config.trusted_proxies)
    instance.elsewhere.count("porch", lambda: pending.by_address, most)
    pending.elsewhere = partial(instance.elsewhere.held, "porch")
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        loop="uvloop" if _has_uvloop() else "asyncio",
        http=protocol(pending),
        ws=websocket_class(),
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=config.compress,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=",".join(config.trusted_proxies) or None,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:  # not on Windows
        return False
    return True


def opened_store(config: ServerConfig, open_store: Callable[[str], SqlStore] = open_any) -> SqlStore:
    """The store of a server, claimed for it alone unless others are to serve from it, too."""
    try:
        store = open_store(config.where)
        try:
            store.claim(config.together)
        except BaseException:
            store.close()
            raise
    except StoreError as problem:
        raise ConfigError(str(problem)) from problem
    return store


def listen(config: ServerConfig) -> socket.socket:
    """The server's listening socket, opened before anything else so that problems with it are reported at once."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as problem:
        listening.close()
        raise ConfigError(
            f"{config.host}:{config.port} cannot be listened on: {problem.strerror}. Another program may have the "
            "port; name another one with --port"
        ) from problem
    listening.setblocking(False)
    return listening


def _look_for_cycles_rarely() -> None:
    """Views and frames come and go by the thousand, and there are no cycles in them: looking for some after every 700
    objects took an eighth of a busy server's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def run(
    config: ServerConfig,
    catalogue: Catalogue,
    store: SqlStore,
    bot_kinds: tuple[str, ...],
    opened: Callable[[int], None],
    listening: socket.socket,
    kind: type[Server] = Server,
    together: Path | None = None,
) -> None:
    """Serve until told to stop; `together` is where the processes of a machine find each other."""

    async def main() -> None:
        instance = Instance(config, catalogue, store, bot_kinds)
        if together is not None:
            speak_for_all(instance, together)
        server = kind(uvicorn_config(application(instance), instance), instance, opened)
        _look_for_cycles_rarely()
        await server.serve([listening])
        log.info("stopped")

    if _has_uvloop():
        import uvloop

        uvloop.run(main())
    else:
        asyncio.run(main())
