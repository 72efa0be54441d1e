"""What a program that learns is shown of a position: the features of the bots' room, as their networks see them.

One definition for both: `Evaluation.look` says what there is to see, and a seat may know each number of it.
"""

from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, vec
from petteia.engine.protocol import CHANCE, Endless, Game, State


class Observer:
    """Looks at positions of one game, from any seat."""

    def __init__(self, game: Game) -> None:
        self.evaluation: Evaluation = evaluation_of(game)
        self.length: i64 = self.evaluation.sights
        if self.length == 0:
            raise ValueError(
                f"{game.id} has no features to observe; right would be a game whose manifest names an evaluation "
                "that has sights and look()"
            )

    def look(self, g: State, seat: i64) -> vec[i16]:
        """What a seat sees of a position."""
        return self.evaluation.features(g, seat)


EVERYBODY: i64 = -1
"""As `asked`: all seats."""


class Course:
    """Lets a game go on until somebody has a choice, and knows then who has it and between what."""

    def __init__(self, game: Game, asked: i64 = EVERYBODY) -> None:
        self.asked: i64 = asked  # one bit a seat; the others choose at random
        self.bound: i64 = 100 * game.bound
        self.options: vec[i64] = vec[i64]()

    def go_on(self, g: State, rng: Generator) -> i64:
        """Let chance, whoever has no choice and whoever is not asked have their say: the seat that decides, or -1 at
        the end. Of several seats that are asked at once it is the first."""
        for _ in range(self.bound):
            who = g.waiting
            if who is CHANCE:
                g.happen(rng.pick(g.stack[-1].weights(g)))
                continue
            if len(who) == 0:
                return -1
            seat: i64 = who[0]
            options = g.stack[-1].legal(g, seat)
            if len(options) == 1:
                g.carry_out(seat, options[0])
            elif (self.asked >> seat) & 1 == 0:
                g.carry_out(seat, options[rng.below(len(options))])
            else:
                self.options = options
                return seat
        raise Endless(f"nobody has had a choice for {self.bound} steps")
