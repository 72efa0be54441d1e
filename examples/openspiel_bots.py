"""Learns in self-play, with OpenSpiel's interface, which actions go with winning; then OpenSpiel's `evaluate_bots` has
it play against its uniformly random bot.

    python examples/openspiel_bots.py "petteia_deukalion(players=2,options=turn_limit:quarter)"
"""

import argparse

import numpy as np
import pyspiel
import seeds
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot

import petteia.adapters.openspiel  # noqa: F401  (makes the games known)


class Learner(pyspiel.Bot):
    """Draws actions by their scores, and remembers what it did."""

    def __init__(self, player: int, scores: np.ndarray, rng: np.random.Generator) -> None:
        super().__init__()
        self.player, self.scores, self.rng = player, scores, rng
        self.done: list[tuple[np.ndarray, np.ndarray]] = []

    def restart_at(self, state: pyspiel.State) -> None:
        """A game begins."""
        self.done.clear()

    def player_id(self) -> int:
        """Where it sits."""
        return self.player

    def step(self, state: pyspiel.State) -> int:
        """What it does."""
        legal = np.array(state.legal_actions(self.player))
        chances = np.exp(self.scores[legal] - self.scores[legal].max())
        chances /= chances.sum()
        at = int(self.rng.choice(len(legal), p=chances))
        step = -chances
        step[at] += 1
        self.done.append((legal, step))
        return int(legal[at])

    def learn(self, gain: float) -> None:
        """Make what it did likelier, or less likely."""
        for legal, step in self.done:
            self.scores[legal] += gain * step


def main() -> None:
    """Learn, then judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="petteia_deukalion(players=2,options=turn_limit:quarter)")
    parser.add_argument("--games", type=int, default=300, help="to learn from (300)")
    parser.add_argument("--rate", type=float, default=0.03)
    seeds.add_arguments(parser, judged=100)
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    players = game.num_players()

    def run(seed: int) -> tuple[float, int]:
        rng, scores = np.random.default_rng(seed), np.zeros(game.num_distinct_actions())
        for _ in range(asked.games):
            learners = [Learner(player, scores, rng) for player in range(players)]
            won = evaluate_bots(game.new_initial_state(), learners, rng)
            for learner, share in zip(learners, won, strict=True):
                learner.learn(asked.rate * (share - 1 / players))
        wins = 0.0
        for number in range(asked.judged):
            me = number % players
            bots = [Learner(me, scores, rng) if seat == me else UniformRandomBot(seat, rng) for seat in range(players)]
            wins += evaluate_bots(game.new_initial_state(), bots, rng)[me]
        return wins, asked.judged

    seeds.report(asked, players, run)


if __name__ == "__main__":
    main()
