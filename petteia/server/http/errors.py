"""What a client is told when a request is refused: a code for programs and a sentence for people."""

from collections.abc import Mapping
from math import ceil
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from petteia.server.monitoring.logs import log
from petteia.tables.commands.context import Reply
from petteia.tables.commands.trial import NotPossible
from petteia.tables.messages import Refusal
from petteia.tables.ports.store import NoSuchTable, NotNow, StoreError


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not possible: a code for programs, a sentence for people, parameters for translators."""

    code: str
    text: str
    params: dict[str, int | str] = {}
    rule: str = ""


class HttpError(Exception):
    """Raised by a handler; becomes a `Problem`. `after`: in how many seconds it is worth trying again."""

    def __init__(
        self, status: int, code: str, text: str, params: Mapping[str, int | str] | None = None, after: float = 1.0
    ) -> None:
        super().__init__(text)
        self.status = status
        self.after = after
        self.problem = Problem(code, text, dict(params or {}))


FORBIDDEN: Final = frozenset({"by_invitation", "owner_only", "not_your_seat", "players_only", "no_hints", "barred"})
"""Refusals that depend on who asks, not on how things stand."""

MEANINGS: Final[dict[int, str]] = {
    400: "What was sent cannot be read; the sentence says what would be right",
    401: "Not known here: say a name first (POST /api/guests)",
    403: "Not for this guest",
    404: "There is no such thing",
    409: "Not possible as things stand",
    413: "Too much was sent",
    415: "Only JSON is read",
    429: "Too often; try again a little later",
    503: "The house cannot do that now; nothing has changed",
}
ALWAYS: Final = (400, 413, 415, 429, 503)
"""What any request may be answered with."""


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of a route that say something is not possible, for the OpenAPI document."""
    return {
        status: ResponseSpec(data_container=Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*ALWAYS, *statuses})
    }


def unless_refused(reply: Reply) -> Reply:
    """A table's reply, or `HttpError` if it is a refusal."""
    if isinstance(reply, Refusal):
        status = 403 if reply.code in FORBIDDEN else 409
        raise HttpError(status, reply.code, reply.text, reply.params)
    return reply


def seconds(after: float) -> str:
    """The value of Retry-After: whole seconds, and at least one."""
    return str(max(1, ceil(after)))


def answer(status: int, problem: Problem, after: float = 1.0) -> Response[Problem]:
    """A problem as a response."""
    headers = {"retry-after": seconds(after)} if status == 429 else None
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _trouble(_: Request[Any, Any, Any], trouble: HttpError) -> Response[Problem]:
    return answer(trouble.status, trouble.problem, trouble.after)


def _not_possible(_: Request[Any, Any, Any], problem: NotPossible) -> Response[Problem]:
    status = 403 if problem.code in FORBIDDEN else 409
    return answer(status, Problem(problem.code, problem.text, problem.params, problem.rule))


def _not_kept(request: Request[Any, Any, Any], problem: StoreError) -> Response[Problem]:
    if isinstance(problem, NoSuchTable):
        return answer(404, Problem("no_such_table", "there is no such table"))
    if isinstance(problem, NotNow):
        return answer(problem.status, Problem(problem.code, str(problem)))
    log.error("store", extra={"path": request.url.path, "problem": str(problem)})
    return answer(503, Problem("not_kept", "the house could not write that down; nothing has changed, try again"))


def _by_litestar(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    status = problem.status_code
    if isinstance(problem, ValidationException):
        return answer(400, Problem("unreadable", _sentence(problem)))
    code = {404: "no_such_path", 405: "no_such_method", 413: "too_large", 415: "json_only"}.get(status, "not_possible")
    text = {
        404: "there is nothing at this address; /api/docs lists what there is",
        405: "this address does not take that method; /api/docs lists what there is",
        413: "too much was sent at once",
        415: "only JSON is read: send content-type application/json",
    }.get(status, problem.detail)
    if status == 400:
        code, text = "unreadable", _sentence(problem)
    return Response(
        Problem(code, text), status_code=status, media_type=MediaType.JSON, headers=dict(problem.headers or {})
    )


def _sentence(problem: HTTPException) -> str:
    """What could not be read, without what was sent."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    parts = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return ("what was sent cannot be read: " + "; ".join(parts))[:500] if parts else problem.detail[:500]


def _unforeseen(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.exception("unforeseen", exc_info=problem, extra={"path": request.url.path})
    return answer(500, Problem("unforeseen", "something went wrong in the house; it has been written down"))


def _undecodable(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    text = "what was sent cannot be read: it is no JSON in UTF-8, or nested too deeply"
    return answer(400, Problem("unreadable", text))


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    RecursionError: _undecodable,
    UnicodeDecodeError: _undecodable,
    HttpError: _trouble,
    NotPossible: _not_possible,
    StoreError: _not_kept,
    HTTPException: _by_litestar,
    Exception: _unforeseen,
}
