"""The reply to a request that failed."""

from petteia.server.monitoring.logs import log
from petteia.server.websocket.requests import AnyRequest
from petteia.tables.commands.trial import NotPossible
from petteia.tables.messages import Refusal
from petteia.tables.ports.store import NoSuchTable, NotKnown, NotNow, StoreError


def refusal(request: AnyRequest, problem: BaseException) -> Refusal:
    """The refusal of a request that failed."""
    table = getattr(request, "table", "")
    if isinstance(problem, NoSuchTable):
        return Refusal(table, "no_such_table", "there is no such table")
    if isinstance(problem, NotPossible):
        return problem.refusal(table)
    if isinstance(problem, NotKnown):
        return Refusal(table, "not_a_guest", "say your name first")
    if isinstance(problem, NotNow):
        return Refusal(table, problem.code, str(problem))
    if isinstance(problem, StoreError):
        log.error("store", extra={"table": table, "problem": str(problem)})
        return Refusal(table, "not_kept", "the house could not write that down; nothing has changed, try again")
    log.error("unforeseen", exc_info=problem, extra={"table": table, "request": type(request).__name__})
    return Refusal(table, "unforeseen", "something went wrong in the house; it has been written down")
