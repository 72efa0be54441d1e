"""Small real servers that receive messages: one for mail, one for webhooks and pushes."""

import base64
import hmac
import json
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Server:
    """Runs in a thread until the end of a `with`."""

    server: socketserver.BaseServer

    def __enter__(self) -> Any:
        self.port = self.server.server_address[1]
        self._thread = threading.Thread(target=lambda: self.server.serve_forever(0.02), daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()


class MailServer(Server):
    """Speaks as much SMTP as a mail takes. `refuses` is the code with which it refuses addresses."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.refuses: dict[str, int] = {}
        outer = self

        class Talk(socketserver.StreamRequestHandler):
            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

            def handle(self) -> None:
                self.say("220 here")
                to = ""
                while line := self.rfile.readline().decode().strip():
                    word = line.upper()[:4]
                    if word == "RCPT":
                        to = line[line.index("<") + 1 : line.index(">")]
                        code = outer.refuses.get(to, 250)
                        self.say(f"{code} so be it")
                    elif word == "DATA":
                        self.say("354 go on")
                        data = b""
                        while not data.endswith(b"\r\n.\r\n"):
                            data += self.rfile.readline()
                        mail = message_from_bytes(data[:-3].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                        outer.mails.append((to, mail))  # type: ignore[arg-type]
                        self.say("250 taken")
                    else:
                        self.say("221 bye" if word == "QUIT" else "250 fine")
                        if word == "QUIT":
                            return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk)


class Post:
    """A message that was sent to a web server."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class WebServer(Server):
    """Accepts any request. `status` is its answer, `location` its redirect."""

    def __init__(self, status: int = 201) -> None:
        self.posts: list[Post] = []
        self.status = status
        self.location = ""
        outer = self

        class Talk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.posts.append(Post(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(outer.status)
                if outer.location:
                    self.send_header("location", outer.location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Talk)

    @property
    def url(self) -> str:
        return f"http://push.example.org:{self.port}"


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The other end of Web Push: it subscribes, and decrypts what was encrypted for it (RFC 8291), with its own
    code."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"sixteen of bytes"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": {"p256dh": b64(self.public), "auth": b64(self.auth)}}

    def read(self, body: bytes) -> bytes:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096 and len(body) <= 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)

        def mac(key: bytes, data: bytes) -> bytes:
            return hmac.new(key, data, sha256).digest()

        secret = mac(mac(self.auth, shared), b"WebPush: info\0" + self.public + sender + b"\1")
        first = mac(salt, secret)
        key = mac(first, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(first, b"Content-Encoding: nonce\0\1")[:12]
        text: bytes = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.rstrip(b"\0")[-1:] == b"\2", "the last record"
        return text.rstrip(b"\0")[:-1]


def vouched(header: str, public: str) -> dict[str, Any]:
    """The claims of a VAPID header (RFC 8292), if the published key signed them."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and fields["k"] == public
    head, claims, signature = fields["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    assert len(raw) == 64
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    out: dict[str, Any] = json.loads(unb64(claims))
    return out
