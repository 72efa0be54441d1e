"""Files that browsers load: the web client, once it is built, and the pages that document the interface.

All of them are read when the server opens and answered from memory; other paths lead nowhere. The start page's head
also says what a link to it is about.
"""

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from litestar import Request, Response, get

from petteia.server.http.page import Page
from petteia.server.share.cache import PREVIEW
from petteia.server.share.open_graph import head
from petteia.server.websocket import codec

ASSETS: Final = "assets"
CLIENT: Final = "web"
"""Where the built web client lies inside this package."""
HEAD_ENDS: Final = b"</head>"


class Pages:
    """The files by their path."""

    def __init__(self, schema: dict[str, Any], boards: Mapping[str, bytes] | None = None) -> None:
        """`boards` are the files of boards that games from outside bring, by their path."""
        package = resources.files("petteia.server")
        client = package.joinpath(CLIENT)
        self.pages: dict[str, Page] = {}
        self.has_client = client.joinpath("index.html").is_file()
        if self.has_client:
            self._take(client, "")
        else:
            self.pages["index.html"] = Page("index.html", package.joinpath(ASSETS, "hello.html").read_bytes())
        for name in ("docs.css", "docs.js", "hello.css", "notice.js"):
            self.pages[f"api/{name}"] = Page(name, package.joinpath(ASSETS, name).read_bytes())
        for path in ("api/docs", "api/docs/socket"):
            self.pages[path] = Page("docs.html", package.joinpath(ASSETS, "docs.html").read_bytes())
        for path, body in (boards or {}).items():
            self.pages[path] = Page(path, body)
        self.pages["api/openapi.json"] = Page("openapi.json", msgspec.json.encode(schema))
        self.pages["api/socket.json"] = Page("socket.json", msgspec.json.encode(codec.schema()))

    def _take(self, folder: Traversable, under: str) -> None:
        for entry in folder.iterdir():
            path = f"{under}{entry.name}"
            if path == PREVIEW:
                continue  # the server's own brushes, for it alone
            if entry.is_dir():
                self._take(entry, f"{path}/")
            else:
                # Vite puts a hash of the content into the names under assets/.
                self.pages[path] = Page(entry.name, entry.read_bytes(), forever=path.startswith("assets/"))

    def find(self, path: str) -> Page | None:
        """The file at a path. Paths of the client's own, which have no dot, are its start page."""
        path = path.strip("/")
        found = self.pages.get(path or "index.html")
        if found is None and "." not in path and not path.startswith("api"):
            return self.pages["index.html"]
        return found


DOCUMENTS: Final = (
    "/api/docs",
    "/api/docs/socket",
    "/api/docs.css",
    "/api/docs.js",
    "/api/hello.css",
    "/api/notice.js",
    "/api/openapi.json",
    "/api/socket.json",
)


@get(["/", "/{path:path}", *DOCUMENTS], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file, or a sentence that there is none."""
    pages: Pages = request.app.state.pages
    found = pages.find(request.url.path)
    if found is None:
        body = {"code": "no_such_path", "text": "there is nothing at this address; /api/docs lists what there is"}
        return Response(msgspec.json.encode(body), status_code=404, media_type="application/json")
    if pages.has_client and found is pages.pages["index.html"]:
        found = Page("index.html", found.body.replace(HEAD_ENDS, await head(request) + HEAD_ENDS, 1))
    return found.answer(request)


ROUTES: Final = [page]
