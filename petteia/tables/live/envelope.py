"""What a table sends, and to whom: an envelope has an audience and a message."""

from collections.abc import Sequence
from typing import Final

import msgspec

from petteia.engine.play import Message as Sent
from petteia.engine.protocol import SPECTATOR
from petteia.tables.messages import AnyMessage, Backwards, Chat, Info, Nudged, PlanShown, Remarked, Update

ALL_PRESENT: Final = -2
"""The audience of an envelope: everybody at the table."""
SCREEN_HIDDEN: Final = -3
"""Receives what everybody does and nothing of the game: a shared screen that is hidden."""
OPENLY: Final = -5
"""Receives what seats receive, and of the game what everybody sees: a shared screen that is open but shows no seat."""
SEATED: Final = -4
"""The audience of an envelope: everybody who has a seat, including a hidden shared screen."""


class Envelope:
    """A message and its audience: a seat, `SPECTATOR` (all who watch without one), `SEATED` or `ALL_PRESENT`. The `n`th
    message that a play has for a seat is laid out only when a client gets it."""

    def __init__(
        self, to: int, message: Info | Chat | Backwards | Nudged | Remarked | PlanShown | Sent, n: int = 0
    ) -> None:
        self.to = to
        self.message = message
        self.n = n


def as_update(table: str, n: int, sent: Sent, before: Sequence[Sent] = (), known: bool = True) -> Update:
    """A message of a play as it travels: the `n`th that its seat is sent. Messages sent `before` that leave at the same
    moment are merged into it: all their events, one view, and in it (`known`) what only programs read. A view for
    people is encoded at once, since no code reads it after this."""
    view = sent.lay_out() if known else msgspec.Raw(sent.written())
    events, first = sent.events, sent.first_event
    if before:
        events = [event for earlier in before for event in earlier.events] + events
        first = before[0].first_event
    seat = None if sent.seat == SPECTATOR else sent.seat
    return Update(table, seat, n, sent.decision, sent.owes(), first, events, view, sent.held)


def laid_out(table: str, envelopes: Sequence[Envelope], audience: int, known: bool = True) -> list[AnyMessage]:
    """What a seat, `SPECTATOR`, `OPENLY` or `SCREEN_HIDDEN` is sent of these envelopes, with (`known`) what only
    programs read. Updates that leave at the same moment travel as one."""
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
