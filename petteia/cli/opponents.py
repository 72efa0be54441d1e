"""Who plays the other seats at a terminal table.

An opponent gets what its seat may know, the view, and nothing else.
"""

from collections.abc import Mapping
from typing import Any

from petteia.engine.generator import Generator


def choose(view: Mapping[str, Any], rng: Generator) -> int:
    """An action of those the view offers, any of them equally likely."""
    offered = view["actions"]
    return int(offered[rng.below(len(offered))]["n"])
