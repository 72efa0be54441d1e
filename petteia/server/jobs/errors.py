"""The result of a job: its answer, or an error if it takes too much or fails."""

from typing import Any

from petteia.server.jobs.fair_queue import Job
from petteia.store.sql import SqlStore
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.ports.store import Damaged, NoSuchTable, NotNow, StoreError


class TooMuch(NotNow):
    """A request that takes more time or memory than allowed."""


class Overtaxed(RuntimeError):
    """A table whose journal takes more than allowed to open, or whose game fails."""


def settle(job: Job, answer: dict[str, Any], store: SqlStore) -> None:
    """Pass on what a job worker found out."""
    if job.answer.done():
        return
    if "ok" in answer:
        job.answer.set_result(answer["ok"])
        return
    (kind, said), *_ = answer.items()
    problem: Exception
    if kind == "refused":
        problem = NotPossible(*said)
    elif kind == "missing":
        problem = NoSuchTable(said)
    elif kind == "damaged":
        store.damaged.add(str(job.what.get("table", "")))
        problem = Damaged(said)
    elif kind == "unreached":
        problem = StoreError(f"the store could not read: {said}")
    elif kind == "unreadable":
        problem = j.UnreadableJournal(said)
    elif kind == "wrong":
        problem = ValueError(said)
    else:
        problem = Overtaxed(said)
    job.answer.set_exception(problem)
