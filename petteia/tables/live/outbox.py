"""How messages of tables leave for clients: encoded once for all who are sent the same, and handed over at the end of a
turn of the loop, so that everything sent in that turn travels together."""

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final, Protocol, TypeVar

import msgspec

from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import AnyMessage, CatchUp, Draft, Past, Stale, Update

log = logging.getLogger("petteia.tables")

Sent = TypeVar("Sent")
_SHOW: Final = (Update, Draft)
"""Messages with a view. (Written inline, `Update | Draft` would be built anew for every message.)"""
_encoder: Final = msgspec.json.Encoder()


def for_people(message: Sent) -> Sent:
    """A message without what only programs read of a view, which is up to a third of it."""
    if isinstance(message, CatchUp):
        if message.update is None:
            return message
        return msgspec.structs.replace(message, update=for_people(message.update))
    if isinstance(message, Stale):
        return msgspec.structs.replace(message, now=for_people(message.now))
    if isinstance(message, Past):
        return msgspec.structs.replace(message, updates=[for_people(update) for update in message.updates])
    if isinstance(message, _SHOW):
        view = message.view
        if isinstance(view, dict) and "known" in view:  # else it is already encoded, for people
            return msgspec.structs.replace(message, view={key: view[key] for key in view if key != "known"})
    return message


class MessageWriter:
    """Encodes what tables send. Clients who are sent the same get one list, which is encoded once, as is a message that
    is in several lists."""

    def __init__(self) -> None:
        self._messages: list[AnyMessage] | None = None
        self._text = b""
        self._one: AnyMessage | None = None
        self._one_text = b""

    def written(self, messages: list[AnyMessage], known: bool) -> bytes:
        """The messages as they travel; `known`: with what only programs read."""
        if known:
            return b",".join([_encoder.encode(message) for message in messages])
        if messages is not self._messages:
            self._text = b",".join([self._write(message) for message in messages])
            self._messages = messages
        return self._text

    def _write(self, message: AnyMessage) -> bytes:
        if type(message) is Update:
            return _encoder.encode(for_people(message))
        if message is not self._one:
            self._one, self._one_text = message, _encoder.encode(message)
        return self._one_text


class Transport(Protocol):
    """How text is sent to a client."""

    def say(self, text: bytes) -> None:
        """Send a frame of text."""

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""

    def cut(self) -> None:
        """Close the connection at once."""


class Outboxes:
    """The outboxes to empty at the end of this turn of the loop."""

    def __init__(self) -> None:
        self.writer = MessageWriter()
        self._full: list[Outbox] = []

    def call(self, outbox: "Outbox") -> None:
        """An outbox has something to send."""
        if not self._full:
            asyncio.get_running_loop().call_soon(self._empty)
        self._full.append(outbox)

    def _empty(self) -> None:
        full, self._full = self._full, []
        for outbox in full:
            try:
                outbox.empty()
            except Exception:  # the others must not wait for it
                log.exception("speaking to a client failed")


class Outbox:
    """What a client is about to be sent. If too much waits, the client is cut off and catches up later, instead of
    everything being kept for it."""

    def __init__(self, outboxes: Outboxes, transport: Transport, backlog: int) -> None:
        self.outboxes = outboxes
        self.transport = transport
        self.backlog = backlog
        self.too_slow = False
        self._texts: list[bytes] = []

    def put(self, text: bytes) -> None:
        """Add an encoded message after all that wait. Messages added in the same turn share a frame."""
        if not self._texts:
            self.outboxes.call(self)
        self._texts.append(text)

    def empty(self) -> None:
        """Send what is in it."""
        if not self._texts or self.too_slow:
            return
        text = b"[" + b",".join(self._texts) + b"]"
        self._texts = []
        if self.transport.waiting() > self.backlog:
            self.too_slow = True
            self.transport.cut()
        else:
            self.transport.say(text)


class ViewSubscription:
    """A client's subscription to a table. What happens before the client knows how things stand waits in `held`."""

    def __init__(
        self, outbox: Outbox, player: str, lost: Callable[[str], None], program: bool, muted: AbstractSet[str]
    ) -> None:
        self.watch = Subscription(player, self.see, lost, program, muted)
        self.outbox = outbox
        self.held: list[AnyMessage] | None = []

    def see(self, messages: list[AnyMessage]) -> None:
        """Send messages, or hold them."""
        if self.held is None:
            self.outbox.put(self.outbox.outboxes.writer.written(messages, self.watch.program))
        else:
            self.held += messages

    def open(self, caught: CatchUp) -> None:
        """The client knows how things stand: go on with what has come since."""
        held, self.held = self.held or [], None
        known = caught.update.n if caught.update is not None else 0
        new = [m for m in held if not isinstance(m, Update) or m.n > known]
        if new:
            self.see(new)
