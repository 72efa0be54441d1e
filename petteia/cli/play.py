"""`petteia play`: any game, in the browser or in the terminal, against bots."""

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from petteia.cli.bot_seats import USUAL, opponent_at
from petteia.cli.browser import in_browser
from petteia.cli.options import Bot, Components, GameOption, Language, Options, OwnSeat, RecordTo, Seats, Word
from petteia.cli.output import Complaint, harmless, out
from petteia.cli.record_file import seat_number
from petteia.cli.terminal_game import Terminal, names_around, typed_line
from petteia.engine.luck import KINDS_OF_LUCK, STREAM
from petteia.games import LoadError, load, shelf


def names_on_shelf(incomplete: str) -> list[str]:
    """For the shell's completion."""
    return [name for name in shelf() if name.startswith(incomplete)]


def play(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]", help="The game; you are asked if none is named.", autocompletion=names_on_shelf
        ),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal, not in the browser.")] = False,
    seats: Seats = None,
    seat: OwnSeat = "A",
    bot: Bot = USUAL,
    seed: Word = None,
    luck: Annotated[
        str, typer.Option("--luck", metavar="stream|keyed", help="How outcomes follow from the seed (docs/luck.md).")
    ] = STREAM,
    option: Options = None,
    components: Components = None,
    record: RecordTo = None,
    game: GameOption = None,
    language: Language = "en",
) -> None:
    """Play in the browser, or with --terminal here; bots play the other seats.

    In the browser this starts a server that only this machine can reach; it keeps your tables until next time.
    The dice are fair, and you can prove it: every game is saved as a record with its seed for petteia verify.

    Examples:

      petteia play

      petteia play --terminal age_of_mythology --seats 4 --seat B

      petteia play --terminal --game my_game.py:GAME --seed supper

    At the table: a number picks, ? helps, why … asks why not, undo takes back, quit stops.

    Exit codes: 0 · 2 there is no such game, or it cannot be set up like this · 130 interrupted; the record is saved.
    """
    console = out()
    if not terminal:
        usual = seat == "A" and language == "en" and bot == USUAL and luck == STREAM
        if any((seats, seed, option, components, record)) or not usual:
            raise Complaint("these options are for --terminal; in the browser you set the table up on the page.")
        in_browser(game)
        return
    box = load(game or name or _asked(console), seats, _options(option or []), components)
    me = seat_number(seat, names_around(int(box.seats), -1))
    opponent_at(box, bot)  # report an unknown name before the cards are dealt
    if luck not in KINDS_OF_LUCK:
        raise Complaint(f"luck is {' or '.join(KINDS_OF_LUCK)}, not {luck!r}.")
    Terminal(box, me, bot, seed, language, console, luck=luck).sit_and_keep(record, game)


def _asked(console: Console) -> str:
    """Which of the games on the shelf?"""
    games = [(name, kind) for name, kind in shelf().items() if not isinstance(kind, LoadError)]
    if not games:
        raise Complaint("no game is installed; one of your own is named with --game my_game.py:GAME.")
    for number, (name, kind) in enumerate(games, 1):
        console.print(
            Text(f"{number:>3}  {harmless(kind.TITLE)}  ({name}, {' '.join(str(n) for n in kind.SEAT_COUNTS)} seats)")
        )
    answer = typed_line(console, "Which game? ")
    if answer is None:
        raise Complaint("no game was chosen.")
    return games[int(answer) - 1][0] if answer.isdecimal() and 1 <= int(answer) <= len(games) else answer


def _options(pairs: list[str]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise Complaint(f"an option is KEY=VALUE, not {pair!r}.")
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}
