"""The bot that picks one of its options, all equally likely."""

from petteia.bots.bot import Bot
from petteia.engine.generator import Generator
from petteia.engine.protocol import Game
from petteia.engine.view import View


class RandomBot(Bot):
    """Picks at random."""

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """Any option."""
        offered = view["actions"]
        return int(offered[rng.below(len(offered))]["n"])
