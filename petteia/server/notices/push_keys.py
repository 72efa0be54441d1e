"""What a browser hands over so that messages can be encrypted for it."""

from typing import Annotated

import msgspec

Base64 = Annotated[str, msgspec.Meta(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser hands out: its public key, and a secret between it and the server."""

    p256dh: Base64
    auth: Base64
