"""What self-play has found things to be worth, as it comes with the package."""

import json
from importlib.resources import files
from typing import Any, Final

from petteia.bots.greedy import Evaluation
from petteia.bots.level_settings import MANY
from petteia.bots.network import network_of

MIDWAY: Final = 1
"""How much was learnt: the weights of a shorter run, where there are such."""
ALL: Final = 2


def kept(game: str) -> dict[str, Any]:
    """What self-play has found about a game; nothing if nobody has looked."""
    file = files("petteia.bots").joinpath("weights", f"{game}.json")  # a compiled module does not know where it lies
    out: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {"values": {}}
    return out


def values(found: dict[str, Any], seats: int, much: int) -> dict[str, int]:
    """What things have proved to be worth: in some games it is something else among many than between two."""
    among = "midway" if much == MIDWAY else "among_many" if seats >= MANY else "values"
    out: dict[str, int] = found.get(among, found["values"])
    return out


def network(found: dict[str, Any], seats: int) -> dict[str, Any] | None:
    """The network that was taught on top: among many its own, where there is one."""
    among = "network_among_many" if seats >= MANY and "network_among_many" in found else "network"
    out: dict[str, Any] | None = found.get(among)
    return out


def teach(evaluation: Evaluation, game: str, seats: int, much: int = ALL) -> None:
    """Let an evaluation know what things have proved to be worth, and give it the network that was taught on top."""
    found = kept(game)
    evaluation.learn(values(found, seats, much))
    taught = network(found, seats)
    evaluation.network = network_of(taught) if taught is not None else None
