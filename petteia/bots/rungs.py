"""The rungs of the ladder: which levels there are, and the budget of each. Plain figures, cheap to import."""

from typing import Final

LEVELS: Final[dict[str, dict[str, int]]] = {
    "shepherd": {"coarse": 1000, "habits": 0},
    "fisher": {"coarse": 300, "habits": 0},
    "hoplite": {},
    "seer": {"taught": 1, "playouts": 6, "turns": 1, "breadth": 3, "doubt": 1},
    "olympian": {"taught": 1, "playouts": 16, "turns": 1, "breadth": 4, "doubt": 1},
}
"""From the weakest to the strongest."""


def below(kind: str) -> str:
    """Who plays when one of a kind fails: the level below. After what is no level comes the greedy bot, after that and
    the lowest level the one that thinks of nothing."""
    if kind in LEVELS:
        names = ["random", *LEVELS]
        return names[names.index(kind) - 1]
    return "random" if kind in ("greedy", "random") else "greedy"
