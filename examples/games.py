"""Learns a linear policy in self-play, thousands of games at once, then plays against players who choose at random.

python examples/games.py deukalion --seats 2 --option turn_limit=quarter
"""

import argparse

import numpy as np
import seeds

from petteia.adapters.games import GamesEnv
from petteia.engine.protocol import Game
from petteia.games import load


class Policy:
    """Scores of actions that are linear in what a seat sees; legal actions are drawn by their scores."""

    def __init__(self, length: int, actions: int) -> None:
        self.weights = np.zeros((length, actions), np.float32)
        self.bias = np.zeros(actions, np.float32)

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """How likely each action is taken in each game."""
        scores = seen @ self.weights + self.bias
        scores = np.where(mask > 0, scores, -np.inf)
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        return chances / chances.sum(1, keepdims=True)


def scaled(observation: np.ndarray) -> np.ndarray:
    """Numbers of about the same size."""
    return np.sign(observation) * np.log1p(np.abs(observation.astype(np.float32)))


def draw(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action for each game."""
    return (chances.cumsum(1) > rng.random((len(chances), 1))).argmax(1)


def learn(env: GamesEnv, policy: Policy, steps: int, rate: float, rng: np.random.Generator, seed: int) -> None:
    """REINFORCE: after a game, what its seats did is made likelier by how much more than a fair share they won."""
    seen = env.reset(seed=1_000 * seed)
    kept: list[list[tuple[np.ndarray, int, np.ndarray, int]]] = [[] for _ in range(env.games)]
    for _ in range(steps):
        inputs = scaled(seen.observation)
        chances = policy.chances(inputs, seen.mask)
        actions = draw(chances, rng)
        for game in range(env.games):
            kept[game].append((inputs[game], int(actions[game]), chances[game], int(seen.seat[game])))
        seen = env.step(actions)
        for game in np.flatnonzero(seen.ended):
            before, action, chance, seat = (np.array(column) for column in zip(*kept[game], strict=True))
            step = -chance
            step[np.arange(len(action)), action] += 1
            step *= (rate * (seen.returns[game, seat] - 1 / env.seats))[:, None]
            policy.bias += step.sum(0)
            policy.weights += before.T @ step / before.shape[1]
            kept[game].clear()


def judge(game: Game, policy: Policy, games: int, rng: np.random.Generator) -> tuple[float, int]:
    """How many games the policy wins of so many, in one seat after the other, the others choosing at random.

    Each row plays one deal to its end, and what it plays afterwards does not count: of games that go on beside each
    other the first to end are the short ones, and who wins those is another question.
    """
    seats = int(game.seats)
    each = max(1, games // seats)
    won = 0.0
    for seat in range(seats):
        env = GamesEnv(game, each, learners=[seat], observation="compact")
        seen = env.reset(seed=1_000_000)
        open_still = np.ones(each, bool)
        while open_still.any():
            seen = env.step(draw(policy.chances(scaled(seen.observation), seen.mask), rng))
            won += float(seen.returns[seen.ended & open_still, seat].sum())
            open_still &= ~seen.ended
    return won, each * seats


def main() -> None:
    """Learn, then judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="deukalion")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=128, help="at once (128)")
    parser.add_argument("--steps", type=int, default=3000, help="decisions in each (3000)")
    parser.add_argument("--rate", type=float, default=0.03)
    seeds.add_arguments(parser, judged=400)
    asked = parser.parse_args()
    game = load(asked.game, asked.seats, dict(pair.split("=", 1) for pair in asked.option))

    def run(seed: int) -> tuple[float, int]:
        env = GamesEnv(game, asked.games, observation="compact")
        policy, rng = Policy(env.length, env.actions), np.random.default_rng(seed)
        learn(env, policy, asked.steps, asked.rate, rng, seed)
        return judge(game, policy, asked.judged, rng)

    seeds.report(asked, asked.seats, run)


if __name__ == "__main__":
    main()
