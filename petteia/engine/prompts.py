"""What a position says to people: prompts, reasons for refusals, and options of a game."""

from typing import Any


class Reason:
    """Why something is not possible: a message code, its figures, and the rule that says so."""

    def __init__(self, code: str, params: dict[str, int | str], rule: str) -> None:
        self.code = code
        self.params = params
        self.rule = rule

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"code": self.code, "params": self.params, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.params!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return self.code == other.code and self.rule == other.rule and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


class Refused(Exception):
    """Raised by `apply` for an illegal action; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, reason.params, reason.rule)
        self.reason = reason


class Endless(Exception):
    """Raised where a position goes on without end and without decisions: play cannot have led to it."""


class Prompt:
    """What a seat is asked: a message key and its parameters."""

    def __init__(self, key: str, params: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.params: dict[str, int | str] = params or {}

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"key": self.key, "params": self.params}


class Option:
    """A choice made when a game is set up. The first value is the default."""

    def __init__(self, key: str, *values: str, rule: str = "") -> None:
        self.key = key
        self.values = values
        self.rule = rule
