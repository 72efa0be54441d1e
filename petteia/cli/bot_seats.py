"""Who plays the other seats at a terminal table.

An opponent gets what its seat may know, the view, and nothing else.
"""

from functools import cache
from typing import Any

from petteia.bots import KINDS, make_bot
from petteia.bots.bot import Bot
from petteia.bots.characters import problem_with_character
from petteia.cli.output import Complaint
from petteia.engine.generator import Generator
from petteia.engine.protocol import Game

USUAL = next(iter(KINDS))


def opponent_at(game: Game, kind: str) -> Bot:
    """The bot of a name, if it plays this game like that."""
    if problem := problem_with_character(type(game), kind):
        raise Complaint(f"{problem}.")
    return opponent(kind)


@cache
def opponent(kind: str) -> Bot:
    """The bot of a name."""
    try:
        return make_bot(kind)
    except ValueError as problem:
        raise Complaint(f"{problem}.") from None


def choose(game: Game, view: dict[str, Any], rng: Generator, kind: str = USUAL) -> int:
    """An action of those the view offers."""
    return opponent(kind).choose(game, view, rng)
