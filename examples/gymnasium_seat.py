"""Learns one seat of Gymnasium's interface by the cross-entropy method, against random bots, and plays on against them.

    python examples/gymnasium_seat.py age_of_mythology
"""

import argparse
from time import perf_counter

import gymnasium
import numpy as np

import petteia.adapters.seat  # noqa: F401  (makes the environments known)


def play(env: gymnasium.Env, scores: np.ndarray, rng: np.random.Generator, seed: int) -> float:
    """A game in which the legal action with the best score is taken, with a little noise; what it won."""
    seen, _ = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        action = legal[np.argmax(scores[legal] + rng.gumbel(size=len(legal)))]
        seen, reward, ended, _, _ = env.step(int(action))
        if ended:
            return float(reward)


def main() -> None:
    """Learn, then judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="age_of_mythology")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--tried", type=int, default=24, help="policies in a generation (24)")
    parser.add_argument("--games", type=int, default=6, help="each of them plays (6)")
    parser.add_argument("--judged", type=int, default=200, help="games at the end (200)")
    asked = parser.parse_args()
    env = gymnasium.make(f"petteia/{asked.game}-v0", bots=["random"], seats=asked.seats, disable_env_checker=True)
    rng, start = np.random.default_rng(1), perf_counter()
    count = int(env.action_space.n)
    mean, spread = np.zeros(count), np.full(count, 1.0)
    for generation in range(asked.generations):
        tried = mean + spread * rng.normal(size=(asked.tried, count))
        seeds = range(generation * asked.games, (generation + 1) * asked.games)
        won = np.array([np.mean([play(env, scores, rng, seed) for seed in seeds]) for scores in tried])
        best = tried[np.argsort(-won, kind="stable")[: max(2, asked.tried // 4)]]
        mean, spread = mean + 0.7 * (best.mean(0) - mean), 0.9 * spread
    share = np.mean([play(env, mean, rng, 1_000_000 + seed) for seed in range(asked.judged)])
    fair = 1 / env.unwrapped.table.seats
    print(f"after {perf_counter() - start:.0f} s: wins {share:.1%} of {asked.judged} games; fair is {fair:.1%}")


if __name__ == "__main__":
    main()
