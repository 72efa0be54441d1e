"""What travels on the WebSocket.

A client sends one JSON object a frame; `t` says what it wants and `ref`, a number of its own, comes back with the
reply. The server sends frames that are lists of messages: what happens at the tables the client watches, and replies.
Messages stand in the order in which they have to be taken.

Everything in here is told to one client and holds only what that client may know. Acknowledgements, and what others
are sent, leave after the move is on disk.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from petteia.server.websocket.replies import Frame, Pong, Pushed, ReplyBody
from petteia.server.websocket.request_base import Number
from petteia.server.websocket.requests import AnyRequest
from petteia.tables.live.outbox import for_people
from petteia.tables.views import GAME_EVENT, View

__all__ = ["AnyRequest", "Pong", "Pushed", "ReplyBody", "UnreadableFrame", "for_people", "read", "schema", "write"]

_decoder: Final = msgspec.json.Decoder(AnyRequest)
_encoder: Final = msgspec.json.Encoder()


class UnreadableFrame(ValueError):
    """A frame that is no request; the sentence says what would be right."""


def read(text: str | bytes) -> AnyRequest:
    """What a client wants."""
    try:
        request: AnyRequest = _decoder.decode(text)
        return request
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise UnreadableFrame(f"{problem}"[:300]) from problem


class _Asked(msgspec.Struct):
    ref: Number = 0


def ref_of(text: str | bytes) -> int:
    """The number of an unreadable request, so that the client that waits for its reply gets one; 0 if it cannot be
    found out."""
    try:
        return msgspec.json.decode(text, type=_Asked).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


write: Final[Callable[[Pushed], bytes]] = _encoder.encode
"""A message as it travels."""


def schema(*besides: type) -> dict[str, Any]:
    """The JSON Schema of both directions, and of types besides."""
    (request, frame, *_), components = msgspec.json.schema_components(
        [AnyRequest, Frame, View, *besides], ref_template="#/$defs/{name}"
    )
    components["GameEvent"] = GAME_EVENT
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on Petteia's WebSocket, /api/socket",
        "description": (__doc__ or "").strip(),
        "client": request,
        "house": frame,
        "$defs": components,
    }
