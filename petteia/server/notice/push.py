"""Web Push: a browser is told by its vendor's push service, also when no page of the house is open.

The message is encrypted for that browser alone (RFC 8291, RFC 8188), so the service learns that there is one and no
more; the house shows by a signature that it is itself (RFC 8292). The primitives are of the package `cryptography`, the
extra `notice`; without it there is no Web Push.
"""

import base64
import os
import struct
import time
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec

from petteia.server.notice.outside import Outside, Unreached
from petteia.server.notice.words import Message

try:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    possible = True
except ImportError:
    possible = False

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of P-256: private keys lie below it."""
TTL_SECONDS: Final = 24 * 3600
TOKEN_SECONDS: Final = 12 * 3600
RECORD: Final = 4096
MOST: Final = 3000
"""Services take 4096 bytes in all."""
FEW: Final = 3

Base64 = Annotated[str, msgspec.Meta(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser hands out: its public key, and a secret between it and the house."""

    p256dh: Base64
    auth: Base64


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is reached, as `PushSubscription.toJSON()` writes it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]
    keys: Keys


class Gone(Exception):
    """The browser does not want to hear of us any more."""


def encoded(data: bytes) -> str:
    """As it stands in headers and in JSON."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What stood there. ValueError if it is nothing of that kind."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def house_key(secret: bytes) -> "ec.EllipticCurvePrivateKey":
    """The house's own key, made of random bytes that are kept."""
    return ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def public(key: "ec.EllipticCurvePrivateKey") -> bytes:
    """What others may know of it."""
    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def readable(subscription: Subscription) -> bool:
    """Whether something can be encrypted for it: a point of the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(subscription.keys.p256dh))
        return len(decoded(subscription.keys.auth)) == 16
    except ValueError:
        return False


def encrypted(
    subscription: Subscription,
    text: bytes,
    key: "ec.EllipticCurvePrivateKey | None" = None,
    salt: bytes = b"",
) -> bytes:
    """A message that only that browser can read, in one record of `aes128gcm`. Key and salt are new for every one."""
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs, auth, mine = decoded(subscription.keys.p256dh), decoded(subscription.keys.auth), public(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    first = _derived(auth, shared, b"WebPush: info\0" + theirs + mine, 32)
    content_key = _derived(salt, first, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, first, b"Content-Encoding: nonce\0", 12)
    sealed = bytes(AESGCM(content_key).encrypt(nonce, text + b"\2", None))
    return salt + struct.pack("!IB", RECORD, len(mine)) + mine + sealed


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))


def authorization(key: "ec.EllipticCurvePrivateKey", endpoint: str, contact: str, now: float) -> str:
    """The header by which a push service knows the house: a token for that service, for half a day."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS, "sub": contact}
    signed = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public(key))}"


def written(message: Message, stop_label: str) -> bytes:
    """What the service worker shows."""
    told, more = [line.text for line in message.lines[:FEW]], len(message.lines) - FEW
    body = "\n".join([*told, *(["…"] if more > 0 or message.more else [])])
    link = message.lines[0].link if len(message.lines) == 1 else message.home + "/"
    return msgspec.json.encode(
        {
            "title": message.subject,
            "body": body[: MOST // 4],
            "link": link,
            "stop": message.stop,
            "stopLabel": stop_label,
            "lang": message.language,
        }
    )


async def send(
    outside: Outside,
    key: "ec.EllipticCurvePrivateKey",
    subscription: Subscription,
    text: bytes,
    contact: str,
) -> None:
    """Hand a message to the browser's service. Gone, NotAllowed, or Unreached if it may go better later."""
    headers = {
        "authorization": authorization(key, subscription.endpoint, contact, time.time()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TTL_SECONDS),
        "topic": "turn",  # one that has not been delivered is replaced by the next
        "urgency": "normal",
    }
    status = await outside.post(subscription.endpoint, encrypted(subscription, text), headers)
    if status in (403, 404, 410):
        raise Gone(f"the push service answered {status}")
    if not 200 <= status < 300:
        raise Unreached(f"the push service answered {status}")
