"""What the bots think of a finished game: how likely everybody was to win as it went on, and what was luck."""

import msgspec

from petteia.bots.analysis import Analyst
from petteia.engine.protocol import Game
from petteia.engine.record import Record


class Swing(msgspec.Struct, frozen=True, omit_defaults=True):
    """From one position at rest to the next: everybody's chances after the record's line `line`, in thousandths, by how
    much they changed, and the part of that which was luck."""

    line: int
    chances: list[int]
    change: list[int]
    luck: list[int]
    turning: bool = False
    """Whether the game turned there."""


class GameAnalysis(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game: everybody's chances at its beginning, and how they changed."""

    begin: list[int]
    swings: list[Swing]
    luck: float | None = None
    """How much of all that changed was luck, from 0 to 1; null if nothing did."""


def analyse(text: str, game: Game) -> GameAnalysis:
    """What the bots think of a record."""
    found = Analyst(Record.parse(text), game).analyse()
    turning = {id(one) for one in found.turning_points()}
    swings = [Swing(one.last, one.chances, one.change, one.luck, id(one) in turning) for one in found.moments]
    return GameAnalysis(found.begin, swings, found.share_of_luck())
