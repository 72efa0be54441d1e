"""How far a run of learning has come, and how it was judged on the way."""

from dataclasses import dataclass, field
from typing import Any

from petteia.lab.self_play.matches import MatchResult


@dataclass
class Judged:
    """Matches at one moment of a run."""

    decisions: int
    games: int
    seconds: float
    results: list[MatchResult]

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {**vars(self), "results": [each.plain() for each in self.results]}


def judged_of(plain: dict[str, Any]) -> "Judged":
    """What `plain` gave, as it was."""
    return Judged(**{**plain, "results": [MatchResult(**each) for each in plain["results"]]})


@dataclass
class RunCounts:
    """How far a run has come."""

    decisions: int = 0
    games: int = 0
    updates: int = 0
    seconds: float = 0.0
    """Spent learning, matches not counted."""
    pieces: int = 0
    machine: list[str] = field(default_factory=list)
