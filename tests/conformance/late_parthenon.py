"""Parthenon from late in the game on: random players never get far enough to use wonders, philosophies and
buildings."""

from typing import Any, ClassVar

from petteia.engine.protocol import State
from petteia.games.parthenon import Parthenon
from petteia.games.parthenon.game import Position
from petteia.games.parthenon.scenario import open_scenario

WONDERS = (
    ("oracle", "stadium", "great_library", "statue_of_zeus", "hanging_gardens", "great_theater"),
    ("parthenon", "colossus", "temple_of_artemis", "great_lighthouse", "labyrinth", "mausoleum"),
)
STAGES = ("complete", "partial", "plan", "complete", "complete", "partial")
THOUGHTS = (
    ("stoicism", "sophism"),
    ("stoicism", "skepticism", "cynicism"),
    ("epicureanism", "platonism"),
    ("sophism", "cynicism", "skepticism"),
    (),
    ("stoicism",),
)
HAND = {"grain": 2, "grapes": 2, "olives": 1, "ore": 2, "timber": 1, "wool": 1, "spices": 1, "papyrus": 1, "gold": 2}
EVENTS = (
    ("unskilled_labor", "drought", "village_unrest"),
    ("earthquake", "plague", "famine"),
    ("wrath_of_poseidon", "debased_coin", "master_masons"),
)


def late(seats: int, year: int) -> dict[str, Any]:
    """Everybody has nearly everything, and some cards in hand."""
    return {
        "seats": seats,
        "year": year,
        "season": 3,
        "events": list(EVENTS[year - 1]),
        "phase": "event",
        "all": {seat for seat in range(seats) if seat != 1},
        "built": {1: ["market", "academy"]},
        "fleets": ["ab" if seat % 2 else "abc" for seat in range(seats)],
        "philosophies": [list(THOUGHTS[seat]) if seat != 4 else [] for seat in range(seats)],
        "wonders": [{row[seat]: STAGES[(seat + i) % 6] for i, row in enumerate(WONDERS)} for seat in range(seats)],
        "hands": [{**HAND, "army": seat % 3, "escort": 1, "gift_of_poseidon": 1 + seat % 2} for seat in range(seats)],
        "harbors": {"sparta": "surplus_ore", "egypt": "shortage_grain", "italy": "eager_buyers"},
        "patient": True,
    }


class LateParthenon(Parthenon):
    """The box, opened with a game in progress; another year for each way to open it."""

    YEAR: ClassVar[int] = 1

    def new(self) -> Position:
        made: State = open_scenario(late(int(self.seats), type(self).YEAR)).state
        position = Position(self)
        assert isinstance(made, Position)
        made.copy_into(position)
        position.clone_stack(made)
        return position


class SecondYear(LateParthenon):
    """From the second year on."""

    YEAR: ClassVar[int] = 2


class ThirdYear(LateParthenon):
    """The last two seasons."""

    YEAR: ClassVar[int] = 3
