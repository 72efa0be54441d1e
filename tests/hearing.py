"""What each seat hears of the lines of a play."""

from collections.abc import Iterable

from petteia.engine.play import Message


def heard(sent: Iterable[Message], *seats: int) -> list[tuple[int, str]]:
    """The messages to these seats, as bytes on the wire."""
    return [(message.seat, message.text()) for message in sent if message.seat in seats]
