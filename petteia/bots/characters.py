"""Characters: opponents with a name, a face and a way of playing, at the upper levels.

A character looks and searches as its level does. Only what things are worth differs: its game's manifest names weights
of the evaluation, and by how much. So it never blunders on purpose; it likes other things.
"""

from typing import Any

from petteia.bots.greedy import Evaluation
from petteia.bots.level_settings import BEARERS
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import Game


def characters_of(kind: type[Game]) -> dict[str, dict[str, Any]]:
    """The characters of a game by name, as its manifest has them."""
    return {row["name"]: row for row in manifest_of(kind).characters}


def no_such_character(kind: type[Game], level: str, name: str) -> str:
    """Why a bot of this level has no such character in a game; empty if it has."""
    if level not in BEARERS:
        return f"a {level[:40]} has no character; right would be one of: {', '.join(BEARERS)}"
    there = characters_of(kind)
    if name in there:
        return ""
    known = ", ".join(there) if there else "none, as it has no characters"
    return f"{kind.ID} has no character {name[:40]!r}; right would be one of: {known}"


def problem_with_character(kind: type[Game], bot: str) -> str:
    """Why a game has no bot like `olympian:imhotep`; empty if it has one, or no character is named."""
    level, _, name = bot.partition(":")
    return no_such_character(kind, level, name) if name else ""


def assume(evaluation: Evaluation, kind: type[Game], name: str) -> None:
    """Give an evaluation a character. ValueError if there is none of that name."""
    row = characters_of(kind).get(name)
    if row is None:
        raise ValueError(no_such_character(kind, BEARERS[0], name))
    now = evaluation.named_weights().plain()
    changed: dict[str, int] = {}
    for weight, percent in row.get("percent", {}).items():
        changed[weight] = now.get(weight, 0) * int(percent) // 100
    for weight, more in row.get("more", {}).items():
        changed[weight] = changed.get(weight, now.get(weight, 0)) + int(more)
    evaluation.learn(changed)
