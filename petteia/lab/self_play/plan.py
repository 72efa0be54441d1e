"""The settings of a run of learning by self-play. A resumed run must have the same plan."""

import os
from dataclasses import asdict, dataclass, fields
from typing import Any

from petteia.bots.observation import COMPACT


@dataclass(frozen=True)
class SelfPlayPlan:
    """The settings of a run."""

    game: str
    seats: int
    seed: int = 1
    observation: str = COMPACT
    hidden: int = 256
    """Units in each of the two hidden layers."""
    steps: int = 64
    """Decisions of each game between two updates."""
    epochs: int = 2
    minibatch: int = 32_768
    rate: float = 5e-4
    clip: float = 0.2
    discount: float = 1.0
    trace: float = 0.97
    """λ of the advantages."""
    entropy: float = 0.01
    """How much varied play is worth."""
    pull: float = 0.02
    """How strongly the policy is drawn towards the moving average of its own weights …"""
    drift: float = 0.02
    """… and how far that average moves with an update."""
    league: float = 0.2
    """The share of games in which a frozen earlier self plays all seats but one."""
    keep_self: int = 40
    """After this many updates a frozen self joins the league."""
    frozen: int = 8
    """How many frozen selves are kept; a random one leaves."""
    sharpness: float = 2.0
    """The factor of logits in matches: less is left to chance than in training."""
    rival: str = ""
    """A player that has all seats but one in every game, for `petteia exploit`; without one it plays itself."""

    @property
    def name(self) -> str:
        """The name of the files of a run."""
        return f"{self.game}-{self.seats}" + ("-exploit" if self.rival else "")

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    def difference(self, other: dict[str, Any]) -> str:
        """The first setting in which a saved plan differs, as a sentence; empty if none."""
        for each in fields(self):
            mine, kept = getattr(self, each.name), other.get(each.name, each.default)
            if mine != kept:
                return f"{each.name} was {kept} when the run began and is {mine} now"
        return ""


def processes(jobs: int) -> int:
    """How many processes collect games: all cores except one, which the network needs, or the number asked for."""
    return jobs or max(1, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else 1)
