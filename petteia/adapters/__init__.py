"""Adapters: the games behind interfaces that researchers already use. The extra `rl` installs what they need.

- `simulation`: a game between decisions, and what its seats see: the base of the others
- `aec`: PettingZoo, every seat an agent
- `seat`: Gymnasium, one seat among bots of chosen levels
- `openspiel`: OpenSpiel, with explicit chance
- `games`: thousands of games stepped in one call, in NumPy arrays

A seat observes the features of the bots' package, numbers that it may know: see `petteia.bots.observation`. A decision
is a choice among two or more: decisions without a choice are made automatically. docs/research.md has examples.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

Components = str | Path | Mapping[str, Any] | None
"""An owner's own component data: a TOML file, or its contents."""
