"""Learns in self-play at one table of PettingZoo which actions go with winning, then plays against random players.

python examples/pettingzoo_table.py parthenon --seats 3 --option quick_start=on
"""

import argparse

import numpy as np
import seeds

from petteia.adapters.aec import TableAEC


def play(env: TableAEC, values: dict[str, np.ndarray], rng: np.random.Generator, seed: int) -> tuple[dict, list]:
    """A game: what each agent won, and what each did. An agent draws actions by how well they have done."""
    env.reset(seed=seed)
    done: list[tuple[str, int, np.ndarray]] = []
    won: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            won[agent] = reward
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        scores = values[agent][legal]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        at = int(rng.choice(len(legal), p=chances))
        step = -chances
        step[at] += 1
        done.append((agent, at, np.stack([legal, step])))
        env.step(int(legal[at]))
    return won, done


def main() -> None:
    """Learn, then judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="parthenon")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=400, help="to learn from (400)")
    parser.add_argument("--rate", type=float, default=0.03)
    seeds.add_arguments(parser, judged=150)
    asked = parser.parse_args()
    env = TableAEC(asked.game, asked.seats, dict(pair.split("=", 1) for pair in asked.option), observation="compact")
    fair = 1 / len(env.possible_agents)

    def run(seed: int) -> tuple[float, int]:
        rng = np.random.default_rng(seed)
        learnt, nothing = np.zeros(env.simulation.actions), np.zeros(env.simulation.actions)
        for number in range(asked.games):
            won, done = play(env, dict.fromkeys(env.possible_agents, learnt), rng, 100_000 * seed + number)
            for agent, _, (legal, step) in done:
                learnt[legal.astype(int)] += asked.rate * (won[agent] - fair) * step
        wins = 0.0
        for number in range(asked.judged):
            me = env.possible_agents[number % len(env.possible_agents)]
            values = {agent: learnt if agent == me else nothing for agent in env.possible_agents}
            wins += play(env, values, rng, 10**9 + number)[0][me]
        return wins, asked.judged

    seeds.report(asked, len(env.possible_agents), run)


if __name__ == "__main__":
    main()
