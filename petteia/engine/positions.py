"""Positions from outside: from the header of a record, a scenario, or an uploaded file.

A row of numbers becomes a position only if play could go on from it. Four checks decide. Games from elsewhere get
them without any work; ours check more in each:

1. every number is in its range: the ranges beside the fields (`p.num(self.stage, 0, DONE)`), and `game.largest`;
2. the position packs to the same numbers again, and its parts fit together: the table, what everybody has seen of it,
   and the procedures in progress (`State.audit`, `Step.audit`);
3. the pieces are those of a new game (`census`);
4. it can answer everything a table asks: who decides, what is possible, what every seat sees and holds possible. Then
   a deterministic game is played on from it for a while.

A position that fails is refused with a sentence (`Unreadable`). So no position can stop the server that loads it.
"""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.engine.packing import Packer, Unreadable
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR, Game, State

REHEARSED: Final = 300
"""How many decisions and outcomes are played before a position is accepted."""
MOST_WEIGHT: Final = 2**53
SEED: Final = 2**60 - 1


def restored(game: Game, cells: list[int]) -> State:
    """The position that numbers from outside describe, or Unreadable with the reason."""
    bounded(game, cells, int(game.largest))
    try:
        state = audited(game, cells)
        rehearsed(state)
    except Unreadable as problem:
        raise Unreadable(f"its numbers are no position of {game.id}: {problem}") from problem
    except Exception as astray:  # hostile numbers may raise anything in a game's code
        raise Unreadable(f"its numbers are no position of {game.id} ({type(astray).__name__})") from astray
    return state


def audited(game: Game, cells: list[int]) -> State:
    """The position that the numbers describe, checked without playing."""
    state = game.read(Packer.held_to(cells, game.seats))
    for step in state.stack:
        own = Packer()
        step.fields(own)
        bounded(game, [int(x) for x in own.cells], int(game.largest_in_step))
    if [int(x) for x in state.pack()] != cells:
        raise Unreadable("packed again they are other numbers")
    state.audit()
    for step in state.stack:
        step.audit(state)
    if state.census() != game.new().census():
        raise Unreadable("the pieces are not those of a new game")
    return state


def bounded(game: Game, cells: list[int], largest: int) -> None:
    """Refuse huge numbers: a game could count for ever. (Works on plain integers: a cell may be too large for an
    i64.)"""
    for x in cells:
        if abs(x) > largest:
            raise Unreadable(f"its numbers are no position of {game.id}: {x} is larger than {largest}")


def rehearsed(state: State) -> None:
    """Ask everything that a table asks, and play on for a while: on a copy, and deterministically."""
    rng = Generator(state.digest() & SEED)
    shown(state, rng)
    copy = state.clone()
    for _ in range(REHEARSED):
        who = copy.pending()
        if who == OVER:
            break
        if who is CHANCE:
            copy.happen(rng.pick(possible(copy)))
        else:
            seat: i64 = who[rng.below(len(who))]
            options = offered(copy, seat)
            copy.carry_out(seat, options[rng.below(len(options))])
    shown(copy, rng)


def shown(state: State, rng: Generator) -> None:
    """Check everything that seats are shown and programs ask."""
    seats = int(state.game.seats)
    who = state.pending()
    if who is CHANCE:
        possible(state)
    elif not all(0 <= seat < seats for seat in who) or len(set(who)) != len(who):
        raise Unreadable("nobody at the table could decide")
    for seat in who if who is not CHANCE else ():
        offered(state, seat)
        state.default(seat)
    for seat in range(SPECTATOR, seats):
        state.view(None if seat == SPECTATOR else seat)
        state.resample(seat, rng)
    if state.pending() == OVER:
        state.returns()


def offered(state: State, seat: i64) -> vec[i64]:
    """The options of a seat: at least one, in ascending order, all actions of the game."""
    options = state.legal(seat)
    before: i64 = -1
    for action in options:
        if action <= before or action >= len(state.game.actions):
            raise Unreadable("there would be options that are no actions of the game")
        before = action
    if before < 0:
        raise Unreadable("the seat that has to decide could do nothing")
    return options


def possible(state: State) -> vec[i64]:
    """The weights of the outcomes: at least one is positive, and none is negative."""
    weights = state.chance()
    whole: i64 = 0
    for weight in weights:
        if weight < 0 or weight > MOST_WEIGHT or whole > MOST_WEIGHT:
            raise Unreadable("an outcome would be less likely than impossible, or more than certain")
        whole += weight
    if whole <= 0:
        raise Unreadable("an outcome is due, and none is possible")
    return weights
