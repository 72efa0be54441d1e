"""Learns one seat of Gymnasium's interface against random bots: which actions go with winning. Then it plays on.

    python examples/gymnasium_seat.py age_of_mythology --seats 2
"""

import argparse
from time import perf_counter

import gymnasium
import numpy as np

import petteia.adapters.seat  # noqa: F401  (makes the environments known)


def play(env: gymnasium.Env, scores: np.ndarray, rng: np.random.Generator, seed: int, gain: float) -> float:
    """A game in which actions are drawn by their scores; what it won. What was done is made likelier by so much if it
    was won, and less likely if not."""
    seen, _ = env.reset(seed=seed)
    done: list[tuple[np.ndarray, np.ndarray]] = []
    ended, reward = False, 0.0
    while not ended:
        legal = np.flatnonzero(seen["action_mask"])
        chances = np.exp(scores[legal] - scores[legal].max())
        chances /= chances.sum()
        at = int(rng.choice(len(legal), p=chances))
        step = -chances
        step[at] += 1
        done.append((legal, step))
        seen, reward, ended, _, _ = env.step(int(legal[at]))
    fair = 1 / env.unwrapped.table.seats
    for legal, step in done:
        scores[legal] += gain * (reward - fair) * step
    return float(reward)


def main() -> None:
    """Learn, then judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="age_of_mythology")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="to learn from (400)")
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--judged", type=int, default=200, help="games at the end (200)")
    asked = parser.parse_args()
    env = gymnasium.make(f"petteia/{asked.game}-v0", bots=["random"], seats=asked.seats, disable_env_checker=True)
    rng, start = np.random.default_rng(1), perf_counter()
    scores = np.zeros(int(env.action_space.n))
    for seed in range(asked.games):
        play(env, scores, rng, seed, asked.rate)
    share = np.mean([play(env, scores, rng, 1_000_000 + seed, 0.0) for seed in range(asked.judged)])
    fair = 1 / asked.seats
    print(f"after {perf_counter() - start:.0f} s: wins {share:.1%} of {asked.judged} games; fair is {fair:.1%}")


if __name__ == "__main__":
    main()
