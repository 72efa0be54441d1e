"""The engine protocol: what a game is, and what can be asked of it.

Three types carry everything. A `Game` is a game's rules and components, opened for a number of seats and options. It
is immutable and holds the figures (`game.py`; positions read what they need of it from `game_data.py`). A `State` is a
position: a few vectors of integers and a stack of steps (`state.py`). A `Step` is a procedure of the rulebook in
progress. Its attributes are its local variables, so a half-finished decision is plain data that can be copied, saved,
searched and undone (`step.py`). This module exports all three, with the names that go with them.

A method that every game must supply raises NotImplementedError with the name of the class that lacks it.

The promises every game makes are listed, and checked, in `petteia.engine.conformance`.
"""

from petteia.engine.game import MOST_STEPS, Game
from petteia.engine.prompts import Endless, Option, Prompt, Reason, Refused
from petteia.engine.state import State
from petteia.engine.step import CHANCE, ENDLESS, NOBODY, OVER, SPECTATOR, S, Seats, Step, one

__all__ = [
    "CHANCE",
    "ENDLESS",
    "MOST_STEPS",
    "NOBODY",
    "OVER",
    "SPECTATOR",
    "Endless",
    "Game",
    "Option",
    "Prompt",
    "Reason",
    "Refused",
    "S",
    "Seats",
    "State",
    "Step",
    "one",
]
