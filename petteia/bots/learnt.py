"""The weights that self-play has found, as shipped with the package."""

import json
from importlib.resources import files
from typing import Any, Final

from petteia.bots.greedy import Evaluation
from petteia.bots.level_settings import MANY
from petteia.bots.network import network_of

MIDWAY: Final = 1
"""How long the learning was: the weights of a shorter run, where there are any."""
ALL: Final = 2


def kept(game: str) -> dict[str, Any]:
    """What self-play has found about a game; empty if there was none."""
    file = files("petteia.bots").joinpath("weights", f"{game}.json")  # a compiled module does not know its own path
    out: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {"values": {}}
    return out


def values(found: dict[str, Any], seats: int, much: int) -> dict[str, int]:
    """The learnt weights: in some games those for many seats differ from those for two."""
    among = "midway" if much == MIDWAY else "among_many" if seats >= MANY else "values"
    out: dict[str, int] = found.get(among, found["values"])
    return out


def network(found: dict[str, Any], seats: int) -> dict[str, Any] | None:
    """The network trained on top: a separate one for many seats, where there is one."""
    among = "network_among_many" if seats >= MANY and "network_among_many" in found else "network"
    out: dict[str, Any] | None = found.get(among)
    return out


def teach(evaluation: Evaluation, game: str, seats: int, much: int = ALL) -> None:
    """Give an evaluation the learnt weights and the network trained on top of them."""
    found = kept(game)
    evaluation.learn(values(found, seats, much))
    taught = network(found, seats)
    evaluation.network = network_of(taught) if taught is not None else None
