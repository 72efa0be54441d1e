"""The rungs of the ladder: which levels there are, and the budget of each. Plain figures, cheap to import."""

from typing import Final

LEVELS: Final = ("shepherd", "fisher", "merchant", "hoplite", "seer", "olympian")
"""From the weakest to the strongest."""

SEARCH: Final = {"taught": 1, "playouts": 12, "turns": 1, "breadth": 3, "close": 500, "doubt": 1}

BUDGETS: Final[dict[str, dict[str, int]]] = {
    "shepherd": {"coarse": 1000, "habits": 0},
    "fisher": {"coarse": 300, "habits": 0},
    "merchant": {"coarse": 1000},
    "hoplite": {},
    "seer": {"taught": 1},
    "olympian": SEARCH,
}
"""What a level spends and sees, in a game of which nothing else is said."""

IN_GAMES: Final[dict[str, dict[str, dict[str, int]]]] = {
    "age_of_mythology": {
        "merchant": {"coarse": 3000},
        "olympian": {"taught": 1, "samples": 24},
    },
    "deukalion": {"olympian": {"playouts": 16, "turns": 1, "breadth": 4, "close": 100_000, "doubt": 1}},
    "parthenon": {"merchant": {"hurried": 1}},
}
"""The same where a game wants something else: values have other units, what is hard about it is something else, or
playing on says less than trying each option out more often (docs/experiments.md)."""


def budget(level: int, game: str) -> dict[str, int]:
    """What a level spends and sees in a game."""
    name = LEVELS[level]
    return IN_GAMES.get(game, {}).get(name, BUDGETS[name])


def below(kind: str) -> str:
    """Who plays when one of a kind fails: the level below. After what is no level comes the greedy bot, after that and
    the lowest level the one that thinks of nothing."""
    if kind in LEVELS:
        names = ["random", *LEVELS]
        return names[names.index(kind) - 1]
    return "random" if kind in ("greedy", "random") else "greedy"
