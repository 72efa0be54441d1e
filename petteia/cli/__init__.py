"""The `petteia` command. Each command is a module of this package with a function of the same name.

Exit codes, the same for every command: 0 success; 1 it works, but a check found something (each
command's help says what); 2 bad input, with a sentence about it; 130 interrupted.
"""

import os
import sys
from collections.abc import Iterable
from importlib import import_module
from inspect import getdoc
from typing import Annotated, Final

import typer

from petteia import __version__
from petteia.cli.output import INTERRUPTED, PIPE_CLOSED, answering
from petteia.engine.build import build
from petteia.server.client import without

COMMANDS: Final = (
    "games", "play", "scenario", "serve", "backup", "migrate", "upgrade", "admin", "ratings", "reports", "replay",
    "verify", "conformance", "bench", "ladder", "learn", "exploit",
    "analyse", "puzzles", "corpus", "rules", "site", "lab", "benchmark",
)  # fmt: skip
VERSION: Final = "--version"

app: typer.Typer
"""The command line with all commands, built on first use."""


def __getattr__(name: str) -> object:
    if name != "app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()["app"] = whole = command_line(COMMANDS)
    return whole


def command_line(names: Iterable[str]) -> typer.Typer:
    """The command line with these commands. Loading all of them takes twice as long as loading the one that is used."""
    made = typer.Typer(
        name="petteia",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["--help", "-h"]},
        epilog="Exit codes: 0 success · 1 a check found something · 2 bad input · 130 interrupted.",
    )
    made.callback()(petteia)
    for name in names:
        command = getattr(import_module(f"{__name__}.{name}"), name)
        if isinstance(command, typer.Typer):
            for each in command.registered_commands:
                each.help = unwrapped(each.help or getdoc(each.callback) or "")
            made.add_typer(command)
        else:
            made.command(name, help=unwrapped(getdoc(command) or ""))(answering(command))
    return made


def unwrapped(text: str) -> str:
    """Help with each paragraph on one line, so that it fits any terminal; indented text stays as it is."""
    parts = text.split("\n\n")
    return "\n\n".join(part if part.startswith(" ") else " ".join(part.split("\n")) for part in parts)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"petteia {__version__} ({build()}, Python {sys.version.split()[0]})")
        if missing := without():
            typer.echo(missing)
        raise typer.Exit


def petteia(
    version: Annotated[
        bool,
        typer.Option(
            VERSION, callback=_version, is_eager=True, help="Show the version and the build, compiled or pure."
        ),
    ] = False,
) -> None:
    """Rules-heavy board games of myth: play them, replay them, verify them, measure them."""


def main() -> None:
    """What the installed `petteia` runs."""
    asked = sys.argv[1:2]
    try:
        command_line(asked if asked and asked[0] in COMMANDS else () if asked == [VERSION] else COMMANDS)()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader of the pipe has gone (`petteia games | head -1`): print nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(PIPE_CLOSED)
