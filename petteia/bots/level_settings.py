"""The levels of the ladder: which levels there are, and the budget of each. Plain figures, cheap to import."""

from typing import Final

from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import Game

LEVELS: Final = ("shepherd", "fisher", "merchant", "hoplite", "seer", "olympian")
"""The levels from the weakest to the strongest."""

TITAN: Final = "titan"
"""Ranks above the levels, in games it has learnt."""

BEARERS: Final = ("hoplite", "seer", "olympian")
"""The levels that may have a character (`characters`)."""
CHARACTER: Final = "character"
"""The setting of a bot that names its character."""

SEARCH: Final = {"taught": 1, "playouts": 12, "turns": 1, "breadth": 3, "close": 500, "doubt": 1}

BUDGETS: Final[dict[str, dict[str, int]]] = {
    "shepherd": {"coarse": 1000, "habits": 0},
    "fisher": {"coarse": 300, "habits": 0},
    "merchant": {"coarse": 1000},
    "hoplite": {},
    "seer": {"taught": 1},
    "olympian": SEARCH,
}
"""The budget of each level, for games whose manifests do not change it."""


MANY: Final = 4
"""The least number of seats of a table of many."""


def budget(level: int, game: Game) -> dict[str, int]:
    """The budget of a level in a game: the game's manifest may change it, where values have other units or the
    difficulty is a different one (docs/experiments.md); at a table of many its entry for `olympian_among_many`, for
    example, comes first."""
    name = LEVELS[level]
    said = manifest_of(type(game)).levels
    return {**said.get(name, BUDGETS[name]), **(said.get(f"{name}_among_many", {}) if game.seats >= MANY else {})}


def below(kind: str) -> str:
    """The kind that plays when a bot of another kind fails: the level below. A kind that is no level is followed by the
    greedy bot, and that and the lowest level by the random bot."""
    names = ["random", *LEVELS, TITAN]
    if kind in names[1:]:
        return names[names.index(kind) - 1]
    return "random" if kind in ("greedy", "random") else "greedy"
