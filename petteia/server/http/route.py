"""How routes are declared: each with what the OpenAPI document says of it, and how it may refuse."""

from collections.abc import Callable
from typing import Any, Final

import litestar
from litestar import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from petteia.server.http.errors import documented

Decorator = Callable[[Callable[..., Any]], HTTPRouteHandler]
GUEST: Final[list[dict[str, list[str]]]] = [{"guest": []}]
"""How the document says that a route is for guests."""


def _told(
    path: str,
    summary: str,
    tag: str,
    refusals: tuple[int, ...] = (),
    gives: Any = None,
    media: str = MediaType.JSON,
    **more: Any,
) -> dict[str, Any]:
    """`refusals`: the statuses with which a route may refuse; with 401 among them it is for guests only. `gives`: what
    is in an answer that the route writes itself."""
    responses = documented(*refusals)
    if gives is not None:
        responses[200] = ResponseSpec(data_container=gives, media_type=media, generate_examples=False)
    if media != MediaType.JSON:
        more["media_type"] = media
    if 401 in refusals:
        more["security"] = GUEST
    return {"path": path, "summary": summary, "tags": [tag], "responses": responses, **more}


def get(*told: Any, **more: Any) -> Decorator:
    """A route for GET; see `_told`."""
    return litestar.get(**_told(*told, **more))


def post(*told: Any, **more: Any) -> Decorator:
    """A route for POST."""
    return litestar.post(**_told(*told, **more))


def put(*told: Any, **more: Any) -> Decorator:
    """A route for PUT."""
    return litestar.put(**_told(*told, **more))


def patch(*told: Any, **more: Any) -> Decorator:
    """A route for PATCH."""
    return litestar.patch(**_told(*told, **more))


def delete(*told: Any, **more: Any) -> Decorator:
    """A route for DELETE."""
    return litestar.delete(**_told(*told, **more))
