"""`petteia serve`: a server for friends."""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from petteia.bots import KINDS
from petteia.cli.options import Config, Folder
from petteia.cli.output import Complaint, err
from petteia.games import LoadError, shelf
from petteia.server.config import ConfigError, ServerConfig, read_config


def serve(
    config: Config = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any that is free.")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="The address people use.")] = None,
    name: Annotated[str | None, typer.Option(help="The name of this place.")] = None,
    password_file: Annotated[
        str | None, typer.Option(metavar="FILE", help="A file with the password for guests.")
    ] = None,
    data: Folder = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="postgres://…, or the path of another database file.")
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option("--game", "-g", metavar="GAME", help="Another game: my_game.py:GAME.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Server processes on a PostgreSQL database, beside those of other machines.")
    ] = None,
    bots: Annotated[int | None, typer.Option(help="Worker processes for bots.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Run a server with its own database; friends open a link and play.

    Everything can also be set in a TOML file (--config, or PETTEIA_CONFIG) and in the environment (PETTEIA_PORT,
    PETTEIA_PUBLIC_URL, PETTEIA_PASSWORD, …); a flag wins over the environment, the environment over the file.
    docs/host.md lists the settings and shows a systemd unit and reverse proxies.

    Examples:

      petteia serve

      petteia serve --host 0.0.0.0 --public-url https://games.example.org --password-file secret.txt

      petteia serve --config petteia.toml

      petteia serve --workers 4 --database postgres://petteia@localhost/petteia

    Exit codes: 0 stopped by a signal · 2 a setting is wrong, or the port, folder or database cannot be used.
    """
    flags = {
        "host": host,
        "port": port,
        "public_url": public_url,
        "name": name,
        "password_file": password_file,
        "data": data,
        "database": database,
        "workers": workers,
        "games": game,
        "bots": bots,
        "log_level": log_level,
    }
    settings = settled(config, flags)

    def opened(at: int) -> None:
        err().print(f"petteia: open at {address(settings, at)}", markup=False)

    open_server(settings, opened)


def settled(config: str | None, flags: dict[str, Any]) -> ServerConfig:
    """The settings, or a complaint."""
    try:
        return read_config(config, flags=flags)
    except ConfigError as problem:
        raise Complaint(f"{problem}.") from problem


def address(settings: ServerConfig, port: int) -> str:
    """Where people go."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.public_url or f"http://{'localhost' if settings.host == '0.0.0.0' else host}:{port}/"


def open_server(settings: ServerConfig, opened: Callable[[int], None]) -> None:
    """Serve until told to stop."""
    from petteia.server.run import serve as run

    games = [name for name, kind in shelf().items() if not isinstance(kind, LoadError)]
    try:
        run(settings, [*games, *settings.games], tuple(KINDS), opened)
    except ConfigError as problem:
        raise Complaint(f"{problem}.") from problem
