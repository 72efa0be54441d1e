"""What a table tells, and whom: a note has an audience and a message."""

from collections.abc import Sequence
from typing import Final

import msgspec

from petteia.engine.play import Message as Sent
from petteia.engine.protocol import SPECTATOR
from petteia.tables.messages import AnyMessage, Backwards, Chat, Info, Nudged, Remarked, Update

ALL_PRESENT: Final = -2
"""The audience of a note: everybody at the table."""
SCREEN_HIDDEN: Final = -3
"""Who hears what everybody does, and nothing of the game: a shared screen whose curtain is down."""
OPENLY: Final = -5
"""Who hears what those with a seat hear, and sees of the game what everybody does: a shared screen with no curtain."""
SEATED: Final = -4
"""The audience of a note: everybody who has a seat, also before a shared screen whose curtain is down."""


class Envelope:
    """A message and whom it is for: a seat, `SPECTATOR` (all who watch without one), `SEATED` or `ALL_PRESENT`. What a
    play has for a seat (its `n`th message) is not laid out before somebody gets it."""

    def __init__(self, to: int, message: Info | Chat | Backwards | Nudged | Remarked | Sent, n: int = 0) -> None:
        self.to = to
        self.message = message
        self.n = n


def as_update(table: str, n: int, sent: Sent, before: Sequence[Sent] = (), known: bool = True) -> Update:
    """A message of a play as it travels: the `n`th that its seat is sent. What was sent `before` and leaves at the same
    moment goes along: all the events, one view, and in it (`known`) what only programs read. A view for people is
    written at once: nobody looks at it here."""
    view = sent.lay_out() if known else msgspec.Raw(sent.written())
    events, first = sent.events, sent.first_event
    if before:
        events = [event for earlier in before for event in earlier.events] + events
        first = before[0].first_event
    seat = None if sent.seat == SPECTATOR else sent.seat
    return Update(table, seat, n, sent.decision, sent.owes(), first, events, view, sent.held)


def laid_out(table: str, envelopes: Sequence[Envelope], audience: int, known: bool = True) -> list[AnyMessage]:
    """What of these notes somebody is sent at a seat, as `SPECTATOR`, `OPENLY` or `SCREEN_HIDDEN`, with (`known`) what
    only programs read. Updates that leave at the same moment travel as one."""
    out: list[AnyMessage] = []
    run: list[Sent] = []
    last = 0
    for envelope in envelopes:
        to, message = envelope.to, envelope.message
        if audience == OPENLY and to == SPECTATOR and isinstance(message, Sent):
            to = OPENLY
        if to != audience and to != ALL_PRESENT and (to != SEATED or audience == SPECTATOR):
            continue
        if isinstance(message, Sent):
            run.append(message)
            last = envelope.n
            continue
        if run:
            out.append(as_update(table, last, run[-1], run[:-1], known))
            run = []
        out.append(message)
    if run:
        out.append(as_update(table, last, run[-1], run[:-1], known))
    return out
