"""Learns one seat of Gymnasium's interface against random bots: which actions go with winning. Then it plays on.

python examples/gymnasium_seat.py age_of_mythology --seats 2
"""

import argparse

import gymnasium
import numpy as np
import seeds

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
    fair = 1 / env.unwrapped.simulation.seats
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
    seeds.add_arguments(parser, judged=200)
    asked = parser.parse_args()

    def run(seed: int) -> tuple[float, int]:
        name = f"petteia/{asked.game}-compact-v1"
        env = gymnasium.make(name, bots=["random"], seats=asked.seats, disable_env_checker=True)
        rng, scores = np.random.default_rng(seed), np.zeros(int(env.action_space.n))
        for number in range(asked.games):
            play(env, scores, rng, 100_000 * seed + number, asked.rate)
        return sum(play(env, scores, rng, 10**9 + number, 0.0) for number in range(asked.judged)), asked.judged

    seeds.report(asked, asked.seats, run)


if __name__ == "__main__":
    main()
