"""What a program that learns is shown of a position: the features of the bots' room, as their networks see them.

One definition for both: `Evaluation.features` says what there is to see, and a seat may know each number of it. Values
are held to `MOST_FEATURE` on either side of zero, as a network holds them.
"""

from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.bots.network import MOST_FEATURE
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.engine.protocol import CHANCE, Endless, Game, State


class Observer:
    """Looks at positions of one game, from any seat."""

    def __init__(self, game: Game) -> None:
        self.evaluation: Evaluation = evaluation_of(game)
        try:
            self.length: i64 = len(self.evaluation.features(game.new(), 0))
        except NotImplementedError as problem:
            raise ValueError(
                f"{game.id} has no features to observe; right would be a game whose manifest names an evaluation "
                "that has features()"
            ) from problem

    def look(self, g: State, seat: i64) -> vec[i64]:
        """What a seat sees of a position."""
        out = self.evaluation.features(g, seat)
        for at in range(len(out)):
            x = out[at]
            if x > MOST_FEATURE:
                out[at] = MOST_FEATURE
            elif x < -MOST_FEATURE:
                out[at] = -MOST_FEATURE
        return out


def go_on(g: State, rng: Generator, bound: i64) -> i64:
    """Let chance and whoever has no choice have their say, until a seat has one: that seat, or -1 at the end. Of
    several seats that are asked at once it is the first."""
    for _ in range(bound):
        who = g.waiting
        if who is CHANCE:
            g.happen(rng.pick(g.stack[-1].weights(g)))
            continue
        if len(who) == 0:
            return -1
        seat: i64 = who[0]
        options = g.stack[-1].legal(g, seat)
        if len(options) > 1:
            return seat
        g.carry_out(seat, options[0])
    raise Endless(f"nobody has had a choice for {bound} steps")
