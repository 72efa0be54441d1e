"""A bot that plays by a network that is not in the package yet."""

from typing import Any

from petteia.bots.levels import LevelBot
from petteia.bots.network import Network


def network_bot(network: Network) -> LevelBot:
    """A bot that does not search and has this network."""
    return NetworkBot(network)


class NetworkBot(LevelBot):
    """Plays by a network that is not in the package yet."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def prepare(self, game: Any) -> Any:
        """As a level does that was taught, with this network."""
        self.settings["taught"] = 2
        search = super().prepare(game)
        search.careful.network = self.network
        search.quick.network = self.network
        return search
