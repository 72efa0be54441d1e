"""`petteia scenario`: a position out of a file, to look at or to play on from."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from petteia.cli.board import board, open_view
from petteia.cli.bot_seats import USUAL, opponent_at
from petteia.cli.game_texts import GameTexts
from petteia.cli.options import Bot, GameOption, Json, Language, OwnSeat, RecordTo, Word
from petteia.cli.output import Complaint, harmless, out, say_json
from petteia.cli.record_file import seat_number
from petteia.cli.terminal_game import Terminal, names_around
from petteia.engine.header import Header
from petteia.engine.protocol import Game, State
from petteia.games import find

MOST_BYTES: Final = 1_000_000


def scenario(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A TOML file with the position.")],
    show: Annotated[bool, typer.Option("--show", help="Only show the position, all hands open.")] = False,
    seat: OwnSeat = "A",
    bot: Bot = USUAL,
    seed: Word = None,
    record: RecordTo = None,
    game: GameOption = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Set up a position from a file and play on from it in this terminal; or show it.

    The file says which game it is (game = "age_of_mythology") and what lies where; everything else is as the game
    usually begins. docs/scenarios has examples.

    Examples:

      petteia scenario docs/scenarios/battle.toml

      petteia scenario docs/scenarios/battle.toml --show

      petteia scenario docs/scenarios/battle.toml --json > position.json

    Exit codes: 0 · 2 the file cannot be read, or is no position of its game · 130 interrupted; the record is saved.
    """
    data = read(file)
    kind = find(game or str(data.get("game", "")) or _no_game(file))
    state = set_up(file, kind, data)
    opened = state.game
    assert isinstance(opened, Game)
    names = names_around(int(opened.seats), -1)
    me = seat_number(seat, names)
    if as_json:
        header = Header.of(opened, names, start=state)
        options = dict(opened.options)
        say_json(
            {
                "game": opened.id,
                "rules": opened.rules_version,
                "options": options,
                "start": header.start,
                "view": open_view(state),
            }
        )
        return
    console = out()
    if show:
        texts = GameTexts(opened, names, language)
        console.print(board(open_view(state), texts), soft_wrap=False)
        console.print(texts.prompt(state.prompt(-1).plain()), markup=False)
        return
    opponent_at(opened, bot)
    Terminal(opened, me, bot, seed, language, console, state).sit_and_keep(record, game)


def read(file: str) -> dict[str, Any]:
    """What is in a scenario file."""
    path = Path(file)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Complaint(f"{file} is larger than {MOST_BYTES // 1_000_000} MB; no scenario is.")
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as problem:
        raise Complaint(f"{file} cannot be read: {problem.strerror or problem}.") from problem
    except UnicodeDecodeError:
        raise Complaint(f"{file} is not text in UTF-8.") from None
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise Complaint(f"{file} is not TOML: {harmless(str(problem))}.") from problem


def _no_game(file: str) -> str:
    raise Complaint(f'{file} does not say which game it is for; right would be: game = "age_of_mythology".')


def set_up(file: str, kind: type[Game], data: dict[str, Any]) -> State:
    """The position a file describes, as the game's own code reads it."""
    try:
        return kind.scenario(data)
    except ValueError as problem:  # the game has no scenarios, or not this one
        raise Complaint(f"{file}: {harmless(str(problem)).rstrip('.')}.") from problem
