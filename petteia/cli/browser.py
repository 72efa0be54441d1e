"""Playing in the browser: a server that only this machine can reach, and its page."""

import socket
import threading
import webbrowser
from typing import Final

import typer

from petteia.cli.output import out
from petteia.cli.serve import address, open_server, settled
from petteia.server.config import ServerConfig

PORT: Final = 8642


def in_browser(game: str | None) -> None:
    """Start a server for this machine and open it in the browser; Ctrl-C stops it."""
    flags = {"host": "127.0.0.1", "port": _free(PORT), "public_url": "", "log_level": "warning"}
    settings: ServerConfig = settled(None, flags | ({"games": [game]} if game else {}))

    def opened(port: int) -> None:
        url = address(settings, port)
        out().print(f"Petteia is open at {url}\nCtrl-C closes it; your tables are kept.", markup=False)
        # Some browsers only return when they are closed.
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    open_server(settings, opened)
    raise typer.Exit


def _free(port: int) -> int:
    """The usual port, so that the address stays the same; any other if it is taken."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return 0
    return port
