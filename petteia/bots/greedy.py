"""The greedy bot: it tries each of its options out on an imagined table and takes the one that leaves it best off.

What "best off" means is the game's business: an `Evaluation` values positions, and may have a policy for choices of
which looking ahead shows too little. A game without one is played for the points it counts.

Everything the bot draws comes from a generator seeded with what its seat knows. So its decision depends on that
and on nothing else: the same knowledge, the same decision.
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
"""Decisions and outcomes after which a line of play is valued wherever it stands."""
SEEDS: Final = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What the greedy bot knows about a game. Values are integers, so that compiled and uncompiled code agree."""

    def __init__(self, game: Game) -> None:
        self.worlds: i64 = 4
        """How many worlds that the seat holds possible are looked at."""
        self.samples: i64 = 1
        """How often each option is tried out in a world, if chance has a say."""
        self.hurried: bool = False
        """Whether it plays on in somebody's thoughts: then long deliberations are cut short."""
        self.swing: i64 = 1000
        """A difference in value that settles half of what is still open about who wins."""
        self.doubling: i64 = 1000
        """A difference of what is in sight that makes one seat twice as likely to win as another."""
        self.noted: i64 = 0  # numbers that `look_again` notes down of a position
        self.sights: i64 = 0
        """How many numbers `look` writes; 0 if there is nothing for a network to see."""
        self.network: Network | None = None
        """What self-play has taught about positions, on top of what is written here."""
        self._has_habit: bool = prefers_old(type(self), "habit", "policy")
        self.valued: i64 = 0
        """How many positions it has valued so far: the work that thinking is."""

    def value(self, g: State, seat: i64) -> i64:
        """How well off a seat is: more is better. Every game's evaluation has its own: a base that held all positions
        for equal would play like the random bot under the name of this one. Each counts what it values (`valued`)."""
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
        """Whether a choice that comes up on the way is looked through to the next settled position, too; otherwise
        the position right behind it decides."""
        return False

    # -- telling people -----------------------------------------------------------------------------

    def terms(self, g: State, seat: i64) -> dict[str, int]:
        """What a value is made of, by name: for people who want a reason."""
        return {"points": int(self.value(g, seat))}

    def in_sight(self, g: State, seat: i64) -> i64:
        """How well off a seat is by what everybody sees: all seats are measured alike."""
        return self.value(g, seat)

    # -- among people -------------------------------------------------------------------------------

    def in_company(self, g: State, seat: i64, action: i64, people: i64) -> i64:
        """What a seat does on a floor that people (bits of seats) share, instead of what it has chosen; -1: nothing
        before something happens."""
        return action

    def remark(self, g: State, seat: i64, action: i64) -> dict[str, str]:
        """What a seat says to another about its decision: whom it speaks `to`, a `code`, and words that it is about;
        empty if nothing."""
        return {}

    # -- what was learnt ----------------------------------------------------------------------------

    def named_weights(self) -> NamedWeights:
        """What it holds things to be worth."""
        return self.taste() if prefers_old(type(self), "taste", "named_weights") else NamedWeights()

    def taste(self) -> NamedWeights:
        """The old name of `named_weights`."""
        warn("Evaluation.taste", "named_weights")
        return NamedWeights() if prefers_old(type(self), "taste", "named_weights") else self.named_weights()

    def learn(self, values: Mapping[str, int]) -> None:
        """Take over what self-play has found things to be worth."""
        self.named_weights().take_over(values)

    # -- thinking further ---------------------------------------------------------------------------

    def clock(self, g: State) -> i64:
        """The turns that have begun: games are played on in thought by whole turns."""
        return 0

    def doubt(self, g: State) -> i64:
        """How much the policy at this choice is worth doubting by playing on: 0 never, 1 soon, 2 with time to spare."""
        return 0

    def effort(self, g: State) -> i64:
        """How many hundredths of what a level spends on a choice this one is worth: some decide a turn."""
        return 100

    def look(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a network gets to see of a position: `sights` numbers of which a seat knows each, none farther
        from zero than `MOST_FEATURE`; from a place on, where zeros lie."""
        raise NotImplementedError(f"{type(self).__name__} has no look()")

    def look_again(self, g: State, seat: i64, out: vec[i16], at: i64, notes: vec[i64], page: i64) -> None:
        """The same of one of many positions that are looked at after every decision. An evaluation may have notes of
        each, `noted` numbers from a page on, on which zeros lie before; nobody else changes them, or looks again at the
        same position."""
        self.look(g, seat, out, at)

    def fetch(self, g: State) -> i64:
        """Touch every line of memory in which a position lies, so that it is at hand when it is played on: of thousands
        of positions that take turns none is in the processor's cache. What it returns means nothing."""
        return 0

    def features(self, g: State, seat: i64) -> vec[i16]:
        """The same by themselves."""
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
        """What a seat does at a choice on the way: its policy, or what leaves it best off."""
        options = g.legal(seat)
        if len(options) == 1:
            return options[0]
        action = self.policy(g, seat, rng)
        if action >= 0:
            return action
        return self.best(g, seat, options, rng, self.weighty(g))

    def move(self, g: State, seat: i64, rng: Generator) -> i64:
        """What a seat does that decides as the greedy bot does, on a table all of which it sees."""
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
    """Plays any game for the points it counts, and for winning: it looks how games go on that are played at random."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.samples = 4

    def settled(self, g: State) -> bool:
        """The end, or MOST_STEPS, are far enough away."""
        return False

    def in_passing(self, g: State, seat: i64, rng: Generator) -> i64:
        """Anything."""
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
    """The evaluation that a game's manifest names, or the one that counts points. It is imported when it is first
    needed."""
    manifest = manifest_of(type(game))
    if not manifest.evaluation:
        return ByPoints(game)
    made: Evaluation = named(manifest.evaluation, manifest.folder)(game)
    return made


def seed_of(view: View) -> int:
    """A number that depends on everything the seat knows and on nothing else."""
    return digest(vec[i64](view["known"])) & 0x3FFFFFFFFFFFFFFF


class GreedyBot(Bot):
    """Tries every option out and takes the best."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.evaluation: Evaluation | None = None

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """The option that leaves the seat best off, on the average over some worlds it holds possible."""
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
