"""Arguments and options that several commands have, each with its words."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="An installed game, or my_game.py:GAME.")]
GameOption = Annotated[
    str | None,
    typer.Option("--game", "-g", metavar="GAME", help="A game of your own: my_game.py:GAME or module:GAME."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text for people.")]
Language = Annotated[str, typer.Option("--language", "-l", help="The language of the game's texts.")]

# how a game is set up, and who plays
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many sit at the table.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game.")
]
Components = Annotated[str | None, typer.Option("--components", help="Your own component data, a TOML file.")]
OwnSeat = Annotated[str, typer.Option("--seat", "-s", help="Where you sit: A or 1; spectator to watch.")]
Bot = Annotated[
    str,
    typer.Option(
        "--bot", "-b", help="Who plays the other seats: shepherd to titan, greedy or random, or olympian:imhotep."
    ),
]
Word = Annotated[str | None, typer.Option("--seed", help="A word; the same word plays the same again.")]
RecordTo = Annotated[str | None, typer.Option("--record", metavar="FILE", help="Where the record goes.")]

# many games at once
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 is one for each core.")]
FirstDeal = Annotated[int, typer.Option(min=0, help="The first deal; the same seed plays the same games.")]

# where a server keeps its data
Folder = Annotated[str | None, typer.Option(metavar="DIR", help="The folder with the database.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="The database, if it is not in --data.")]
Config = Annotated[str | None, typer.Option("--config", "-c", metavar="FILE", help="Settings, a TOML file.")]
