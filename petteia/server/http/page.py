"""A file as browsers get it: compressed, tagged, and with the time for which it may be cached."""

import gzip
import mimetypes
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
WORTH_PACKING: Final = 1000
TEXTUAL: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


class Page:
    """A file as it is answered."""

    def __init__(self, name: str, body: bytes, forever: bool = False) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith((".js", ".mjs")):
            kind = "text/javascript"
        elif name.endswith(".ftl"):
            kind = "text/plain"
        # Litestar says the charset of what is text itself.
        self.kind = f"{kind}; charset=utf-8" if kind.startswith(TEXTUAL) and not kind.startswith("text/") else kind
        self.body = body
        self.packed = gzip.compress(body, 9) if kind.startswith(TEXTUAL) and len(body) > WORTH_PACKING else b""
        self.tag = f'"{sha256(body).hexdigest()[:20]}"'
        self.cache = FOREVER if forever else ANEW

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file, compressed if the browser accepts that, or nothing if it has it already."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        body = self.body
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.kind, headers=headers)
