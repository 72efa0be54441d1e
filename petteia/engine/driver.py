"""Inner loops over whole games: simulation without a record, a listener or a table. Compiled with the engine."""

from petteia.engine.generator import Generator
from petteia.engine.ints import i64
from petteia.engine.protocol import CHANCE, State


def random_game(state: State, rng: Generator, bound: i64) -> i64:
    """Play on at random to the end. Returns the number of real decisions: those with two or more options."""
    return random_choices(state, rng, -1, bound)


def random_choices(state: State, rng: Generator, most: i64, bound: i64) -> i64:
    """Play on at random until `most` real decisions have been made and the next one is due, or to the end.
    Returns how many were made."""
    decisions: i64 = 0
    steps: i64 = 0
    while True:
        who = state.waiting
        if who is CHANCE:
            state.happen(rng.pick(state.stack[-1].weights(state)))
            continue
        n = len(who)
        if n == 0:
            return decisions
        top = state.stack[-1]
        # In a commit the order changes nothing, so the first seat goes first; on a floor it decides.
        seat: i64 = who[rng.below(n)] if n > 1 and top.floor() else who[0]
        options = top.legal(state, seat)
        if len(options) == 1:
            state.carry_out(seat, options[0])
        elif decisions == most:
            return decisions
        else:
            state.carry_out(seat, options[rng.below(len(options))])
            decisions += 1
        steps += 1
        if steps > bound:
            raise RuntimeError(f"the game has not ended after {bound} steps, though it says it would")


def random_steps(state: State, rng: Generator, n: i64) -> i64:
    """Play `n` decisions at random, or fewer if the game ends; returns how many."""
    done: i64 = 0
    while done < n:
        who = state.waiting
        if who is CHANCE:
            state.happen(rng.pick(state.stack[-1].weights(state)))
            continue
        if len(who) == 0:
            break
        seat: i64 = who[rng.below(len(who))]
        options = state.stack[-1].legal(state, seat)
        state.carry_out(seat, options[rng.below(len(options))])
        done += 1
    return done


def clone_often(state: State, n: i64) -> None:
    """Copy a state `n` times: for measuring."""
    for _ in range(n):
        state.clone()


def legal_often(state: State, seat: i64, n: i64) -> None:
    """List a seat's options `n` times: for measuring."""
    for _ in range(n):
        state.legal(seat)
