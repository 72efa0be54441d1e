"""How commands print: answers for people, JSON for programs (`--json`), and complaints."""

import functools
import json
import sys
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import typer
from rich.console import Console

from petteia.engine.header import RecordError
from petteia.engine.packing import Unreadable
from petteia.games import LoadError

WANTING: Final = 1
"""Exit code: it works, but a check found something."""
BAD_INPUT: Final = 2
"""Exit code: bad input."""
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

P = ParamSpec("P")
R = TypeVar("R")


class Complaint(ValueError):
    """Bad input, in a sentence that says what would be right. `details` go into the JSON form. A quotation in it may
    already end with a full stop."""

    def __init__(self, sentence: str, **details: int | str) -> None:
        super().__init__(sentence[:-1] if sentence.endswith(("?.", "!.", "..")) else sentence)
        self.details = details


def out() -> Console:
    """Where answers go."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def err() -> Console:
    """Where complaints and progress bars go."""
    return Console(stderr=True, highlight=False)


def say_json(answer: Any) -> None:
    """The answer for programs."""
    sys.stdout.write(json.dumps(answer, ensure_ascii=False, indent=2, allow_nan=False) + "\n")


def harmless(text: str) -> str:
    """Text from elsewhere, safe to print: control characters are escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def answering(command: Callable[P, R]) -> Callable[P, R]:
    """A command whose complaints are a sentence and exit code 2, never a traceback."""

    @functools.wraps(command)
    def answer(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except (Complaint, LoadError, RecordError, Unreadable) as problem:
            if kwargs.get("as_json"):
                say_json({"error": str(problem), **_details(problem)})
            err().print(f"petteia: {harmless(str(problem))}", markup=False, soft_wrap=True)
            raise typer.Exit(BAD_INPUT) from None

    return answer


def _details(problem: Exception) -> dict[str, int | str]:
    """Facts about a complaint for programs, beside its sentence."""
    if isinstance(problem, RecordError):
        return {"line": problem.line, "sentence": problem.sentence}
    return problem.details if isinstance(problem, Complaint) else {}
