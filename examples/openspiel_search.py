"""Plays with OpenSpiel's own search in information sets (ISMCTS) against players who choose at random.

    python examples/openspiel_search.py "petteia_deukalion(players=2,options=turn_limit:quarter)"
"""

import argparse
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import petteia.adapters.openspiel  # noqa: F401  (makes the games known)


def main() -> None:
    """Play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="petteia_deukalion(players=2,options=turn_limit:quarter)")
    parser.add_argument("--simulations", type=int, default=8)
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    rng, start, won = np.random.default_rng(1), perf_counter(), 0.0
    for number in range(asked.games):
        me = number % game.num_players()
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 1.4, asked.simulations)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=np.array(chances) / sum(chances))))
            elif state.current_player() == me:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        won += state.returns()[me]
    took, fair = perf_counter() - start, 1 / game.num_players()
    print(f"after {took:.0f} s: wins {won / asked.games:.1%} of {asked.games} games; fair is {fair:.1%}")


if __name__ == "__main__":
    main()
