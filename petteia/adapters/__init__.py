"""Adapters: the games behind the interfaces that researchers already use. The extra `rl` brings what they need.

- `simulation`: a game between decisions, and what its seats see: what the others are made of
- `aec`: PettingZoo, every seat an agent
- `seat`: Gymnasium, one seat among bots of chosen levels
- `openspiel`: OpenSpiel, with explicit chance
- `games`: thousands of games stepped in one call, in NumPy arrays

What a seat observes are the features of the bots' package, numbers that it may know: see `petteia.bots.observation`. A
decision is a choice among two or more: what leaves no choice is played without asking. docs/research.md has examples.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

Components = str | Path | Mapping[str, Any] | None
"""An owner's own component data: a TOML file, or what is in one."""
