"""The Titan: for some tables it has learnt from nothing, by playing against itself (`petteia learn --by-play`).

At every other table it plays as the Olympian does: at other numbers of seats, with options or with unusual figures.
"""

from importlib.resources import files
from typing import Final

from petteia.bots.bot import Bot
from petteia.bots.greedy import seed_of
from petteia.bots.level_settings import LEVELS
from petteia.bots.levels import LevelBot
from petteia.bots.observation import version_of
from petteia.bots.policy import PolicyNetwork, TrainedPolicyBot, policy_of
from petteia.engine.generator import Generator
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import Game
from petteia.engine.view import View

AT_OTHER_TABLES: Final = "olympian"


class TitanBot(Bot):
    """Decides by its learnt policy, or as the Olympian."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.plays: Bot | None = None

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """Decides by the view alone: its random numbers are also seeded from it."""
        if self.plays is None or self.game is not game:
            self.game = game
            self.plays = at_table(game)
        return int(self.plays.choose(game, view, Generator(seed_of(view))))


def at_table(game: Game) -> Bot:
    """The bot that decides at a table."""
    name = f"{game.id}-{game.seats}.policy"
    usual = {option.key: option.values[0] for option in type(game).OPTIONS}
    if name in manifest_of(type(game)).policies and dict(game.options) == usual:
        # A compiled module does not know its own path.
        network: PolicyNetwork = policy_of(files("petteia.bots").joinpath("weights", name).read_bytes())
        if network.version == version_of(game, network.observation):
            return TrainedPolicyBot(network)
    olympian = LevelBot()
    olympian.set_up({"level": LEVELS.index(AT_OTHER_TABLES)})
    return olympian
