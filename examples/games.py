"""Learns a linear policy in self-play, thousands of games at once, then plays against players who choose at random.

    python examples/games.py deukalion --seats 2 --option turn_limit=quarter
"""

import argparse
from time import perf_counter

import numpy as np

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


def learn(env: GamesEnv, policy: Policy, steps: int, rate: float, rng: np.random.Generator) -> None:
    """REINFORCE: after a game, what its seats did is made likelier by how much more than a fair share they won."""
    seen = env.reset(seed=1)
    kept: list[list[tuple[np.ndarray, int, np.ndarray, int]]] = [[] for _ in range(env.games)]
    for _ in range(steps):
        inputs = scaled(seen.observation)
        chances = policy.chances(inputs, seen.mask)
        actions = draw(chances, rng)
        for game in range(0, env.games):
            if len(kept[game]) < 64 or rng.random() < 0.2:  # a sample of a long game is enough
                kept[game].append((inputs[game], int(actions[game]), chances[game], int(seen.seat[game])))
        seen = env.step(actions)
        for game in np.flatnonzero(seen.ended):
            for before, action, chance, seat in kept[game]:
                gain = rate * (seen.returns[game, seat] - 1 / env.seats)
                step = -gain * chance
                step[action] += gain
                touched = np.flatnonzero(chance)
                policy.bias[touched] += step[touched]
                policy.weights[:, touched] += np.outer(before, step[touched]) / len(before)
            kept[game].clear()


def judge(game: Game, policy: Policy, games: int, rng: np.random.Generator) -> float:
    """The share of games that the policy wins in one seat after the other, the others choosing at random."""
    won = ended = 0.0
    seats = int(game.seats)
    for seat in range(seats):
        env = GamesEnv(game, 64, learners=[seat])
        seen = env.reset(seed=1_000_000)
        finished = 0
        while finished < games // seats:
            seen = env.step(draw(policy.chances(scaled(seen.observation), seen.mask), rng))
            won += seen.returns[seen.ended, seat].sum()
            finished += int(seen.ended.sum())
        ended += finished
    return won / ended


def main() -> None:
    """Learn, then judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="deukalion")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=128, help="at once (128)")
    parser.add_argument("--steps", type=int, default=2000, help="decisions in each (2000)")
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--judged", type=int, default=400, help="games against random (400)")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.option)
    game = load(asked.game, asked.seats, options)
    env = GamesEnv(game, asked.games)
    policy, rng = Policy(env.length, env.actions), np.random.default_rng(1)
    start = perf_counter()
    print(f"before: wins {judge(game, policy, asked.judged, rng):.1%}")
    learn(env, policy, asked.steps, asked.rate, rng)
    share = judge(game, policy, asked.judged, rng)
    took = perf_counter() - start
    print(f"after {took:.0f} s: wins {share:.1%} of {asked.judged} games; fair is {1 / asked.seats:.1%}")


if __name__ == "__main__":
    main()
