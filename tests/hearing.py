"""What lines of a play caused for somebody."""

from collections.abc import Iterable

from petteia.engine.play import Message


def heard(sent: Iterable[Message], *seats: int) -> list[tuple[int, str]]:
    """The messages to these seats, as the bytes that travel."""
    return [(message.seat, message.text()) for message in sent if message.seat in seats]
