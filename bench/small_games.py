"""The small games for solvers: how large they are, their exact values, and how much a policy of each gives away.

    python bench/small_games.py [--games small_duel,small_season] [--json FILE]

The value of a two-player game comes from its sequence form, a linear programme (Koller, Megiddo and von Stengel), which
SciPy solves; OpenSpiel then says what a best response wins against the policies found (NashConv: nothing), which makes
the value exact. Needs the extra `rl`.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, hstack

import petteia.benchmark.small as small

ITERATIONS = 30
"""Of CFR, for the game of three."""


class Tree:
    """The whole tree of a game: its histories, and for each player the sequences of decisions."""

    def __init__(self, game: Any) -> None:
        self.kinds: Counter[str] = Counter()
        self.sequences: list[dict[tuple[Any, ...], int]] = [{(): 0}, {(): 0}, {(): 0}]
        self.asked: list[dict[str, tuple[int, list[int]]]] = [{}, {}, {}]
        """By information state: the sequence that leads there, and those of its options."""
        self.worth: Counter[tuple[int, int]] = Counter()
        """What the first player gets at the ends of two sequences, times the chance to be dealt there."""
        self.longest = 0
        self.walk(game.new_initial_state(), [0, 0, 0], 1.0, 0)

    def walk(self, state: Any, at: list[int], chance: float, deep: int) -> None:
        """Everything below a position."""
        self.longest = max(self.longest, deep)
        if state.is_terminal():
            self.kinds["ends"] += 1
            self.worth[at[0], at[1]] += chance * state.returns()[0]
        elif state.is_chance_node():
            self.kinds["chance"] += 1
            for action, likely in state.chance_outcomes():
                self.walk(state.child(action), at, chance * likely, deep + 1)
        else:
            self.kinds["decisions"] += 1
            player = state.current_player()
            known, numbers = state.information_state_string(player), self.sequences[player]
            options = [numbers.setdefault((known, action), len(numbers)) for action in state.legal_actions()]
            before = self.asked[player].setdefault(known, (at[player], options))
            assert before == (at[player], options), "a player forgets, or is offered something else"
            for action, sequence in zip(state.legal_actions(), options, strict=True):
                there = list(at)
                there[player] = sequence
                self.walk(state.child(action), there, chance, deep + 1)

    def constraints(self, player: int) -> Any:
        """A row for the beginning and for each information state: what flows in flows out."""
        rows, columns, values = [0], [0], [1.0]
        for row, (before, options) in enumerate(self.asked[player].values(), 1):
            rows += [row] * (1 + len(options))
            columns += [before, *options]
            values += [-1.0] + [1.0] * len(options)
        shape = (1 + len(self.asked[player]), len(self.sequences[player]))
        return coo_matrix((values, (rows, columns)), shape=shape)

    def solve(self, player: int) -> tuple[float, np.ndarray]:
        """The value for a player, and how likely each of its sequences is in a best policy."""
        other = 1 - player
        ends = [(pair[player], pair[other], worth) for pair, worth in self.worth.items()]
        mine, theirs, worth = zip(*ends, strict=True)
        signs = np.array(worth) * (1 if player == 0 else -1)
        gain = coo_matrix((signs, (theirs, mine)), shape=(len(self.sequences[other]), len(self.sequences[player])))
        own, others = self.constraints(player), self.constraints(other)
        cost = np.zeros(own.shape[1] + others.shape[0])
        cost[own.shape[1]] = -1.0
        found = linprog(
            cost,
            A_ub=hstack([-gain, others.T]),
            b_ub=np.zeros(gain.shape[0]),
            A_eq=hstack([own, coo_matrix((own.shape[0], others.shape[0]))]),
            b_eq=np.eye(1, own.shape[0])[0],
            bounds=[(0, None)] * own.shape[1] + [(None, None)] * others.shape[0],
            method="highs",
        )
        assert found.success, found.message
        return -float(found.fun), found.x[: own.shape[1]]

    def policy(self, game: Any, plans: list[np.ndarray]) -> Any:
        """Plans as a policy of OpenSpiel's."""
        out = policies.TabularPolicy(game)
        for player, plan in enumerate(plans):
            names = {number: key for key, number in self.sequences[player].items()}
            for known, (before, options) in self.asked[player].items():
                row = out.action_probability_array[out.state_lookup[known]]
                likely = np.maximum(plan[options], 0.0)
                if plan[before] > 1e-9 and likely.sum() > 0:
                    row[:] = 0.0
                    for option, each in zip(options, likely / likely.sum(), strict=True):
                        row[names[option][1]] = each
        return out


def sizes(tree: Tree) -> dict[str, Any]:
    """How large a tree is."""
    asked = [len(known) for known in tree.asked if known]
    return {"histories": sum(tree.kinds.values()), **dict(tree.kinds), "longest": tree.longest, "asked": asked}


def solved(name: str, iterations: int = ITERATIONS) -> dict[str, Any]:
    """The figures of a small game."""
    game = pyspiel.load_game(f"petteia_{name}")
    tree = Tree(game)
    out = {"game": name, "players": game.num_players(), **sizes(tree)}
    uniform = policies.UniformRandomPolicy(game)
    out["uniform"] = round(exploitability.nash_conv(game, uniform), 6)
    if game.num_players() == 2:
        value, mine = tree.solve(0)
        _, theirs = tree.solve(1)
        best = tree.policy(game, [mine, theirs])
        out["value"] = round(value, 6)
        out["nash_conv"] = round(abs(exploitability.nash_conv(game, best)), 6)
        start = game.new_initial_state()
        out["score"] = round(float(expected_game_score.policy_value(start, [best, best])[0]), 6)
    else:
        solver = cfr.CFRSolver(game)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        best = solver.average_policy()
        out["cfr"] = iterations
        out["nash_conv"] = round(exploitability.nash_conv(game, best), 6)
        scores = expected_game_score.policy_value(game.new_initial_state(), [best] * 3)
        out["scores"] = [round(float(each), 6) for each in scores]
    return out


def main() -> None:
    """Solve them, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(small.SMALL))
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    found = [solved(name) for name in wanted.games.split(",")]
    print("| game | histories | information states | longest | value | NashConv | of uniform play |")
    print("|---|---:|---|---:|---|---:|---:|")
    for each in found:
        value = f"{each['value']:.6f}" if "value" in each else ", ".join(f"{one:.4f}" for one in each["scores"])
        asked = " + ".join(str(n) for n in each["asked"])
        print(
            f"| `petteia_{each['game']}` | {each['histories']:,} | {asked} | {each['longest']} | {value} "
            f"| {each['nash_conv']:.6f} | {each['uniform']:.4f} |"
        )
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    main()
