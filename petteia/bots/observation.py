"""What a learning program sees of a position.

`complete`: everything the seat knows, each number with a name and a range (`petteia.bots.tensor`). `compact`: the
features that the bots' networks see (`Evaluation.look`): a summary, and faster. Both contain only what the seat may
know.
"""

from typing import Final

from petteia.bots.bot import Bot
from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.bots.network import MOST_FEATURE
from petteia.bots.tensor import TensorWriter
from petteia.bots.tensor_layout import Feature, TensorLayout
from petteia.engine.differences import components_hash, components_of
from petteia.engine.features import NUMBER
from petteia.engine.generator import Generator, thoughts_of
from petteia.engine.ints import i16, i64, vec
from petteia.engine.protocol import CHANCE, Endless, Game, State

COMPLETE: Final = "complete"
COMPACT: Final = "compact"
KINDS: Final = (COMPLETE, COMPACT)
VERSION: Final = 1
"""The version of the observations. It goes up with every change, even of only the order of features: that makes another
environment. In version 0 there was only the compact observation."""


def named(name: str, kind: str) -> str:
    """The name of an environment with a kind of observation."""
    return f"{name}-v{VERSION}" if kind == COMPLETE else f"{name}-{kind}-v{VERSION}"


def version_of(game: Game, kind: str) -> str:
    """The meaning of an observation as a word: the game, the version of its rules, the component data (the first digits
    of the hash in records), and the version of the observation."""
    data = components_hash(components_of(game))[:8] or "none"
    return named(f"{game.id}-rules{game.rules_version}-components{data}", kind)


class Observer:
    """Looks at positions of one game, from any seat."""

    def __init__(self, game: Game, kind: str = COMPLETE) -> None:
        if kind not in KINDS:
            raise ValueError(f"there is no observation {kind[:40]!r}; right would be one of: {', '.join(KINDS)}")
        self.kind: str = kind
        self.evaluation: Evaluation = evaluation_of(game)
        self.version: str = version_of(game, kind)
        self.writer: TensorWriter | None = None
        self.features: list[Feature] = []
        """The name and range of each number."""
        if kind == COMPLETE:
            plan = TensorLayout(game)
            self.writer = TensorWriter(plan)
            self.features = plan.features
        elif self.evaluation.sights == 0:
            raise ValueError(
                f"{game.id} has no compact features to observe; right would be the complete observation, or a game "
                "whose manifest names an evaluation that has sights and look()"
            )
        else:
            for at in range(self.evaluation.sights):
                self.features.append(Feature(f"compact/{at}", -MOST_FEATURE, MOST_FEATURE, NUMBER))
        self.length: i64 = len(self.features)

    def look(self, g: State, seat: i64) -> vec[i16]:
        """What a seat sees of a position."""
        if self.writer is None:
            return self.evaluation.features(g, seat)
        out = vec[i16]([0] * int(self.length))
        self.writer.write(g, seat, out, 0)
        return out


EVERYBODY: i64 = -1
"""The value of `asked` for all seats."""


class GameRunner:
    """Plays a game on until a learner has a choice, and then knows the seat and its options."""

    def __init__(self, game: Game, asked: i64 = EVERYBODY) -> None:
        self.game: Game = game
        self.asked: i64 = asked  # one bit a seat; the others are played
        self.bound: i64 = 100 * game.bound
        self.options: vec[i64] = vec[i64]()
        self.rivals: list[Bot] = []
        """The bots that play the seats not asked, clockwise from the first that is; without any they choose at
        random."""

    def go_on(self, g: State, rng: Generator, thoughts: list[Generator]) -> i64:
        """Play chance, forced moves and seats that are not asked; returns the seat that decides, or -1 at the end. Of
        several seats that are asked at once it is the first. Each seat that is played has its own generator, so that
        chance deals the same whatever they draw."""
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
                mind = thoughts[seat]
                if len(self.rivals) > 0:
                    g.carry_out(seat, self.answer(g, seat, mind))
                else:
                    g.carry_out(seat, options[mind.below(len(options))])
            else:
                self.options = options
                return seat
        raise Endless(f"nobody has had a choice for {self.bound} steps")

    def answer(self, g: State, seat: i64, mind: Generator) -> i64:
        """A rival's decision."""
        first: i64 = 0
        while (self.asked >> first) & 1 == 0:
            first += 1
        rival = self.rivals[(seat - first - 1 + self.game.seats) % self.game.seats]
        return rival.choose(self.game, g.view(int(seat)), mind)


def seat_generators(game: Game, deal: i64) -> list[Generator]:
    """The generators of all seats for a deal number."""
    return [thoughts_of(deal, seat) for seat in range(game.seats)]
