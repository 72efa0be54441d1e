"""The levels of the ladder: which levels there are, and the budget of each. Plain figures, cheap to import."""

from typing import Final

from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import Game

LEVELS: Final = ("shepherd", "fisher", "merchant", "hoplite", "seer", "olympian")
"""From the weakest to the strongest."""

TITAN: Final = "titan"
"""Stands above them, where it has learnt a game."""

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


MANY: Final = 4
"""So many sit at a table of many."""


def budget(level: int, game: Game) -> dict[str, int]:
    """What a level spends and sees in a game: what its manifest says, where values have other units or what is hard
    about it is something else (docs/experiments.md); at a table of many what it says for `olympian_among_many`, say,
    goes before."""
    name = LEVELS[level]
    said = manifest_of(type(game)).levels
    return {**said.get(name, BUDGETS[name]), **(said.get(f"{name}_among_many", {}) if game.seats >= MANY else {})}


def below(kind: str) -> str:
    """Who plays when one of a kind fails: the level below. After what is no level comes the greedy bot, after that and
    the lowest level the one that thinks of nothing."""
    names = ["random", *LEVELS, TITAN]
    if kind in names[1:]:
        return names[names.index(kind) - 1]
    return "random" if kind in ("greedy", "random") else "greedy"
