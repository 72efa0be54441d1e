"""What a seat may be asked next: the game is played on a little in worlds that the seat holds possible.

Everything is computed from what the seat knows, so a look ahead tells it nothing that it could not think of itself.
"""

from typing import Any, Final

from petteia.engine.generator import Generator, thoughts_of
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, OVER, State

SAMPLES: Final = 6
STEPS: Final = 150
"""How many decisions and outcomes a world is played on,"""
QUESTIONS: Final = 4
"""and until the seat has been asked how many different questions."""
MOST_SHOWN: Final = 8
MOST_OPTIONS: Final = 60


class Question:
    """A question that the seat may be asked."""

    def __init__(self, prompt: dict[str, Any], at: int) -> None:
        self.prompt = prompt
        self.at = at
        """How early it came, summed over the worlds."""
        self.worlds = 0
        self.options: dict[int, int] = {}
        """In how many worlds each option was there."""


class Lookahead:
    """A look ahead, one world after the other. In every second one the others do what a clock would do for them, in
    the rest anything that is possible."""

    def __init__(self, play: Play, seat: int, seed: int) -> None:
        self.game = play.game
        self.base: State = play.shown(seat).clone()
        self.seat = seat
        self.rng: Generator = thoughts_of(seed, seat)
        self.done = 0
        self.questions: dict[str, Question] = {}
        self.kinds: list[dict[str, Any]] = []
        """The kinds of plans that the game offers."""

    def next(self) -> bool:
        """Look into one more world; False if that was enough."""
        if self.done >= SAMPLES:
            return False
        world = self.base.resample(self.seat, self.rng)
        self._play(world, self.done % 2 == 0)
        self.done += 1
        return True

    def _play(self, world: State, quietly: bool) -> None:
        now = self.seat in world.pending()
        seen: dict[str, bool] = {}
        for _ in range(STEPS):
            who = world.pending()
            if who is OVER or len(seen) >= QUESTIONS:
                return
            if who is CHANCE:
                world.resolve(self.rng.pick(world.chance()))
            else:
                seat = self.seat if self.seat in who else int(who[0])
                if seat == self.seat and not now:
                    self._asked(world, seen)
                now = now and seat != self.seat
                options = world.legal(seat)
                default = quietly and seat != self.seat
                action = int(world.default(seat)) if default else int(options[self.rng.below(len(options))])
                world.apply(seat, action)
            world.advance()

    def _asked(self, world: State, seen: dict[str, bool]) -> None:
        options = world.legal(self.seat)
        if len(options) < 2:
            return
        prompt = world.prompt(self.seat)
        question = self.questions.get(prompt.key)
        if question is None:
            question = self.questions[prompt.key] = Question(prompt.plain(), 0)
        if prompt.key in seen:
            return
        question.at += len(seen)
        question.worlds += 1
        seen[prompt.key] = True
        for option in options:
            question.options[int(option)] = question.options.get(int(option), 0) + 1

    def found(self) -> list[dict[str, Any]]:
        """The questions, the likeliest and nearest first, each with the options that it is likely to have."""
        some = sorted(self.questions.values(), key=_rank)
        return [
            {
                "prompt": question.prompt,
                "sure": question.worlds == SAMPLES,
                "options": self._likely(question),
            }
            for question in some[:MOST_SHOWN]
        ]

    def _likely(self, question: Question) -> list[dict[str, Any]]:
        often = max(question.options.values())
        likely = [n for n, worlds in question.options.items() if 2 * worlds >= min(question.worlds, 2 * often)]
        return [self.game.actions[n].form for n in sorted(likely)[:MOST_OPTIONS]]


def _rank(question: Question) -> tuple[int, int]:
    return -question.worlds, question.at
