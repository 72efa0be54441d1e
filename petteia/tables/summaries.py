"""Tables as they are listed."""

import msgspec

from petteia.tables.journal.specs import OwnBox
from petteia.tables.messages import Hurry, SeatInfo, Status


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list. `changed` is when something public last happened."""

    id: str
    game: str
    title: str
    status: Status
    listed: bool
    owner: str
    created: int
    changed: int
    seats: list[SeatInfo]
    pending: list[int] = []
    winners: list[int] = []
    practice: bool = False
    watchers: bool = True
    aside: bool = False
    """Whether the table is set aside and needs the host."""
    moment: dict[str, int] = {}
    """How far the game is: its `turn`, or its `year` and `season`."""
    points: list[int] = []
    """What each seat had at the end."""
    rated: bool = False
    """Whether the result counts for ratings."""
    box: OwnBox | None = None
    """Whose figures it is played with, if not the game's own."""
    hurry: dict[int, Hurry] = {}
    """At tables with hours to think: the seats that have to move."""
    rests: dict[int, int] = {}
    """Until when seats are on vacation, or were last."""
    shared: bool = False
    """Whether anybody with the link may look at the finished game."""
    tournament: str = ""
    """The tournament to which it belongs."""


class TableList(msgspec.Struct, frozen=True):
    """Tables, those that changed last first. `more` goes on where the list ended."""

    tables: list[Summary]
    more: str = ""
