"""`petteia games`: the installed games."""

from typing import Any

from rich.text import Text

from petteia.cli.options import GameOption, Json
from petteia.cli.output import harmless, out, say_json
from petteia.engine.protocol import Game
from petteia.games import LoadError, find, shelf


def games(game: GameOption = None, as_json: Json = False) -> None:
    """List the games that are installed, with their seats and options; an option's first value is its default.

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
    console = out()
    for name, kind in found.items():
        for line in _told(name, kind):
            console.print(line)
    if not found:
        console.print("No game is installed. A game of your own is named with --game my_game.py:GAME.", markup=False)


def _told(name: str, kind: type[Game] | LoadError) -> list[Text]:
    """A game in a line, its options below; the first value of an option is the default."""
    if isinstance(kind, LoadError):
        return [Text.assemble((harmless(name), "bold"), f"  {harmless(str(kind))}")]
    seats = " ".join(str(n) for n in kind.SEAT_COUNTS)
    about = f"  {harmless(kind.TITLE)} · seats {seats} · rules {kind.RULES_VERSION}"
    rows = [Text(f"    {option.key}: {' | '.join(option.values)}") for option in kind.OPTIONS]
    return [Text.assemble((kind.ID, "bold"), about), *rows]


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
