"""`petteia games`: what is on the shelf."""

from typing import Any

from rich.table import Table

from petteia.cli.terminal import GameOption, Json, harmless, out, say_json
from petteia.engine.protocol import Game
from petteia.games import LoadError, find, shelf


def games(game: GameOption = None, as_json: Json = False) -> None:
    """List the games that are installed, with their seats and options.

    Examples:

      petteia games

      petteia games --json

      petteia games --game my_game.py:GAME     is my own game set up right?

    Exit codes: 0 · 2 the named game cannot be loaded.
    """
    found: dict[str, type[Game] | LoadError] = {game: find(game)} if game else shelf()
    if as_json:
        say_json([_plain(name, kind) for name, kind in found.items()])
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "title", "seats", "rules", "options (the first value is the default)"):
        table.add_column(heading)
    for name, kind in found.items():
        if isinstance(kind, LoadError):
            table.add_row(harmless(name), "", "", "", harmless(str(kind)))
        else:
            options = "\n".join(f"{option.key}: {' | '.join(option.values)}" for option in kind.OPTIONS)
            seats = " ".join(str(n) for n in kind.SEAT_COUNTS)
            table.add_row(kind.ID, harmless(kind.TITLE), seats, str(kind.RULES_VERSION), options)
    if found:
        out().print(table)
    else:
        out().print("No game is installed. A game of your own is named with --game my_game.py:GAME.", markup=False)


def _plain(name: str, kind: type[Game] | LoadError) -> dict[str, Any]:
    if isinstance(kind, LoadError):
        return {"id": name, "problem": str(kind)}
    return {
        "id": kind.ID,
        "title": kind.TITLE,
        "seats": list(kind.SEAT_COUNTS),
        "rules": kind.RULES_VERSION,
        "options": {option.key: list(option.values) for option in kind.OPTIONS},
    }
