"""The greedy bot: it tries each of its options on an imagined table and takes the one that leaves it best off.

The game defines what "best off" means: an `Evaluation` values positions, and may have a policy for choices for which
lookahead shows too little. A game without one is played for its points.

Everything the bot draws comes from a generator seeded with what its seat knows, so the same knowledge always leads to
the same decision.
"""

from collections.abc import Mapping
from typing import Final

from petteia.bots.bot import Bot
from petteia.bots.named_weights import NamedWeights
from petteia.bots.network import Network, zero_features
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, mypyc_attr, vec, zeros
from petteia.engine.manifest import manifest_of
from petteia.engine.old_names import prefers_old, warn
from petteia.engine.packing import digest
from petteia.engine.protocol import CHANCE, Game, State
from petteia.engine.view import View
from petteia.games import named

MOST_STEPS: Final = 400
"""Decisions and outcomes after which a line of play is valued even if it is not settled."""
SEEDS: Final = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What the greedy bot knows about a game. Values are integers, so that compiled and uncompiled code agree."""

    def __init__(self, game: Game) -> None:
        self.worlds: i64 = 4
        """How many worlds that the seat holds possible are examined."""
        self.samples: i64 = 1
        """How often each option is tried in a world, if chance is involved."""
        self.hurried: bool = False
        """Whether it is used for playouts: then long deliberations are cut short."""
        self.swing: i64 = 1000
        """A difference in value that halves what is still open about who wins."""
        self.doubling: i64 = 1000
        """A difference of `in_sight`, or of `in_the_open`, that makes one seat twice as likely to win as another."""
        self.noted: i64 = 0  # how many numbers `look_again` notes down of a position
        self.sights: i64 = 0
        """How many numbers `look` writes; 0 if there is nothing for a network to see."""
        self.network: Network | None = None
        """What self-play has learnt about positions, on top of the value written by hand."""
        self._has_habit: bool = prefers_old(type(self), "habit", "policy")
        self.valued: i64 = 0
        """How many positions it has valued so far: the measure of its work."""

    def value(self, g: State, seat: i64) -> i64:
        """How well off a seat is: more is better. Every evaluation must define this: with a constant value the bot
        would play like the random bot. Each counts the positions it values (`valued`)."""
        raise NotImplementedError(f"{type(self).__name__} has no value()")

    def policy(self, g: State, seat: i64, rng: Generator) -> i64:
        """What a seat does here without looking ahead, or -1."""
        return self.habit(g, seat, rng) if self._has_habit else -1

    def habit(self, g: State, seat: i64, rng: Generator) -> i64:
        """The old name of `policy`."""
        warn("Evaluation.habit", "policy")
        return -1 if self._has_habit else self.policy(g, seat, rng)

    def settled(self, g: State) -> bool:
        """Whether a position can be valued: no choice of several parts is half made."""
        return True

    def endgame(self, g: State) -> bool:
        """Whether so little is left that playing it to its end says more than the position does."""
        return False

    def weighty(self, g: State) -> bool:
        """Whether a choice on the way is also played on to the next settled position; otherwise the position right
        after it decides."""
        return False

    # -- telling people -----------------------------------------------------------------------------

    def terms(self, g: State, seat: i64) -> dict[str, int]:
        """The parts of a value, by name: for people who want a reason."""
        return {"points": int(self.value(g, seat))}

    def in_sight(self, g: State, seat: i64) -> i64:
        """How well off a seat is by public information: all seats are measured alike."""
        return self.value(g, seat)

    def in_the_open(self, g: State, seat: i64) -> i64:
        """The same where all hands are open, as when a finished game is looked at."""
        return self.in_sight(g, seat)

    def unfolds(self, g: State) -> bool:
        """Whether outcomes of this part of the game take effect only after further decisions in it."""
        return False

    # -- among people -------------------------------------------------------------------------------

    def in_company(self, g: State, seat: i64, action: i64, people: i64) -> i64:
        """What a seat does, instead of its choice, on a floor shared with people (bits of seats); -1: wait until
        something happens."""
        return action

    def remark(self, g: State, seat: i64, action: i64) -> dict[str, str]:
        """What a seat says to another about its decision: the seat it speaks `to`, a `code`, and its words; empty if
        nothing."""
        return {}

    # -- what was learnt ----------------------------------------------------------------------------

    def named_weights(self) -> NamedWeights:
        """What things are worth to it."""
        return self.taste() if prefers_old(type(self), "taste", "named_weights") else NamedWeights()

    def taste(self) -> NamedWeights:
        """The old name of `named_weights`."""
        warn("Evaluation.taste", "named_weights")
        return NamedWeights() if prefers_old(type(self), "taste", "named_weights") else self.named_weights()

    def learn(self, values: Mapping[str, int]) -> None:
        """Take over the weights that self-play has found."""
        self.named_weights().take_over(values)

    # -- thinking further ---------------------------------------------------------------------------

    def clock(self, g: State) -> i64:
        """The number of turns begun: playouts go on by whole turns."""
        return 0

    def doubt(self, g: State) -> i64:
        """How readily playouts should question the policy at this choice: 0 never, 1 soon, 2 with time to spare."""
        return 0

    def effort(self, g: State) -> i64:
        """How many hundredths of a level's budget for a choice this one deserves: some decide a turn."""
        return 100

    def look(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a network sees of a position: `sights` numbers, all known to the seat, none farther from zero than
        `MOST_FEATURE`; from a place on that holds zeros."""
        raise NotImplementedError(f"{type(self).__name__} has no look()")

    def look_again(self, g: State, seat: i64, out: vec[i16], at: i64, notes: vec[i64], page: i64) -> None:
        """The same for one of many positions that are observed after every decision. An evaluation may keep notes on
        each, `noted` numbers from a page on that holds zeros before; no other code changes them, or looks again at the
        same position."""
        self.look(g, seat, out, at)

    def fetch(self, g: State) -> i64:
        """Touch every cache line of a position, so that it is loaded when it is played on: with thousands of positions
        in turn none is in the processor's cache. The return value means nothing."""
        return 0

    def features(self, g: State, seat: i64) -> vec[i16]:
        """The same in a vector of their own."""
        out = zero_features(self.sights)
        self.look(g, seat, out, 0)
        return out

    def insight(self, g: State, seat: i64) -> i64:
        """What the network adds to a value."""
        return 0 if self.network is None else self.network.output(self.features(g, seat))

    # -- trying out ---------------------------------------------------------------------------------

    def play_on(self, g: State, rng: Generator) -> bool:
        """Play on to the next settled position. Returns whether chance had a say."""
        by_chance = False
        for _ in range(MOST_STEPS):
            who = g.waiting
            if who is CHANCE:
                g.happen(rng.pick(g.stack[-1].weights(g)))
                by_chance = True
                continue
            if len(who) == 0 or self.settled(g):
                break
            seat: i64 = who[0]
            g.carry_out(seat, self.in_passing(g, seat, rng))
        return by_chance

    def in_passing(self, g: State, seat: i64, rng: Generator) -> i64:
        """What a seat does at a choice on the way: its policy, or the option that leaves it best off."""
        options = g.legal(seat)
        if len(options) == 1:
            return options[0]
        action = self.policy(g, seat, rng)
        if action >= 0:
            return action
        return self.best(g, seat, options, rng, self.weighty(g))

    def move(self, g: State, seat: i64, rng: Generator) -> i64:
        """What a seat does that decides like the greedy bot, on a table that it sees completely."""
        options = g.legal(seat)
        if len(options) == 1:
            return options[0]
        action = self.policy(g, seat, rng)
        return action if action >= 0 else self.best(g, seat, options, rng, True)

    def best(self, g: State, seat: i64, options: vec[i64], rng: Generator, through: bool) -> i64:
        """The option after which a seat is best off; the first of equals."""
        best = options[0]
        most: i64 = 0
        for at in range(len(options)):
            after = g.clone()
            after.carry_out(seat, options[at])
            if through:
                self.play_on(after, rng)
            worth = self.value(after, seat)
            if at == 0 or worth > most:
                best = options[at]
                most = worth
        return best


class ByPoints(Evaluation):
    """Plays any game for its points and for winning: it plays games on at random to see how they go."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.samples = 4

    def settled(self, g: State) -> bool:
        """The end, or MOST_STEPS, are far enough away."""
        return False

    def in_passing(self, g: State, seat: i64, rng: Generator) -> i64:
        """Any option."""
        options = g.legal(seat)
        return options[rng.below(len(options))]

    def value(self, g: State, seat: i64) -> i64:
        """Own points against the best of the others; a win is worth more than any points."""
        totals = [sum(points.values()) for points in g.scores()]
        self.valued += 1
        mine = totals[seat]
        best = max([total for other, total in enumerate(totals) if other != seat], default=0)
        won = int(1_000_000 * g.returns()[seat]) if len(g.waiting) == 0 else 0
        return 1000 * mine - 500 * best + won


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation that a game's manifest names, or the one that counts points. It is imported when first needed."""
    manifest = manifest_of(type(game))
    if not manifest.evaluation:
        return ByPoints(game)
    made: Evaluation = named(manifest.evaluation, manifest.folder)(game)
    return made


def seed_of(view: View) -> int:
    """A number that depends on everything the seat knows and nothing else."""
    return digest(vec[i64](view["known"])) & 0x3FFFFFFFFFFFFFFF


class GreedyBot(Bot):
    """Tries every option and takes the best."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.evaluation: Evaluation | None = None

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """The option that leaves the seat best off, averaged over some worlds it holds possible."""
        offered = view["actions"]
        if len(offered) == 1:
            return int(offered[0]["n"])
        if self.evaluation is None or self.game is not game:
            self.game = game
            self.evaluation = evaluation_of(game)
        return int(decide(self.evaluation, game, view))


def decide(evaluation: Evaluation, game: Game, view: View) -> i64:
    """What the view's seat does. Every option meets the same worlds and the same luck."""
    seat: i64 = view["seat"]
    rng = Generator(seed_of(view))
    world = game.sample_world(view, rng)
    options = world.legal(seat)
    action = evaluation.policy(world, seat, rng)
    if action >= 0:
        return action
    worth = zeros(len(options))
    for number in range(evaluation.worlds):
        if number > 0:
            world = game.sample_world(view, rng)
        tries = evaluation.samples
        while tries > 0:
            luck = rng.below(SEEDS)
            by_chance = False
            here = zeros(len(options))
            for at in range(len(options)):
                after = world.clone()
                after.carry_out(seat, options[at])
                if evaluation.play_on(after, Generator(luck)):
                    by_chance = True
                here[at] = evaluation.value(after, seat)
            tries_like_this: i64 = 1 if by_chance else tries  # without chance it would be the same again
            for at in range(len(options)):
                worth[at] += here[at] * tries_like_this
            tries -= tries_like_this
    best: i64 = 0
    for at in range(1, len(options)):
        if worth[at] > worth[best]:
            best = at
    return options[best]
