"""What self-play has found things to be worth, as it comes with the package."""

import json
from importlib.resources import files


def taught(game: str) -> dict[str, int]:
    """What self-play has found about a game: weights by name; nothing if nobody has looked."""
    file = files("petteia.bots").joinpath("weights", f"{game}.json")  # a compiled module does not know where it lies
    if not file.is_file():
        return {}
    values: dict[str, int] = json.loads(file.read_text("utf-8"))["values"]
    return values
