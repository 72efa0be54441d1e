"""Cryptography for Web Push: messages that one browser alone can read (RFC 8291, RFC 8188), and a signature that
identifies the server (RFC 8292). The primitives are from the package `cryptography`, the extra `notice`."""

import base64
import os
import struct
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from petteia.server.notices.push_keys import PushKeys

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of P-256: private keys lie below it."""
TOKEN_SECONDS: Final = 12 * 3600
RECORD: Final = 4096


def encoded(data: bytes) -> str:
    """The encoding used in headers and in JSON."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What stood there. ValueError if it is nothing of that kind."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def house_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The server's own key, made from stored random bytes."""
    return ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public part of a key."""
    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def readable(keys: PushKeys) -> bool:
    """Whether something can be encrypted for it: a point of the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys.p256dh))
        return len(decoded(keys.auth)) == 16
    except ValueError:
        return False


def encrypted(
    keys: PushKeys,
    text: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message that only that browser can read, in one record of `aes128gcm`. Key and salt are new for every one."""
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs, auth, mine = decoded(keys.p256dh), decoded(keys.auth), public(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    first = _derived(auth, shared, b"WebPush: info\0" + theirs + mine, 32)
    content_key = _derived(salt, first, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, first, b"Content-Encoding: nonce\0", 12)
    sealed = bytes(AESGCM(content_key).encrypt(nonce, text + b"\2", None))
    return salt + struct.pack("!IB", RECORD, len(mine)) + mine + sealed


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header by which a push service recognises the server: a token for that service, valid for half a day."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS, "sub": contact}
    signed = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public(key))}"
