"""The rungs of the ladder: which levels there are, and the budget of each. Plain figures, cheap to import."""

from typing import Final

LEVELS: Final[dict[str, dict[str, int]]] = {
    "shepherd": {"coarse": 400, "habits": 0},
    "fisher": {"coarse": 150, "habits": 1},
    "hoplite": {},
    "strategos": {"taught": 1},
    "seer": {"taught": 1, "playouts": 8, "turns": 1, "breadth": 3, "doubt": 1},
    "olympian": {"taught": 1, "playouts": 32, "turns": 1, "breadth": 6, "doubt": 1},
}
"""From the weakest to the strongest."""
