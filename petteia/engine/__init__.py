"""What all games share: the protocol, actions, chance, events, records, and the suite that checks a game.

These names are the ones a game, a bot or an adapter is written with; `petteia.engine.ints` has the vectors.
"""

from petteia.engine.actions import Action, Actions
from petteia.engine.conformance import Report, conformance
from petteia.engine.events import EVERYBODY, Event, EventKind, Reveal, Sink, only
from petteia.engine.generator import Generator
from petteia.engine.packing import Packer, Unreadable
from petteia.engine.play import Entry, Message, Play
from petteia.engine.pool import Pool
from petteia.engine.protocol import (
    CHANCE,
    NOBODY,
    OVER,
    SPECTATOR,
    Game,
    Option,
    Prompt,
    Reason,
    Refused,
    Seats,
    State,
    Step,
    one,
)
from petteia.engine.view import View, ViewBuilder

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "NOBODY",
    "OVER",
    "SPECTATOR",
    "Action",
    "Actions",
    "Entry",
    "Event",
    "EventKind",
    "Game",
    "Generator",
    "Message",
    "Option",
    "Packer",
    "Play",
    "Pool",
    "Prompt",
    "Reason",
    "Refused",
    "Report",
    "Reveal",
    "Seats",
    "Sink",
    "State",
    "Step",
    "Unreadable",
    "View",
    "ViewBuilder",
    "conformance",
    "one",
    "only",
]
