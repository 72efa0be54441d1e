"""Games that a policy plays with itself, and the notes on them for learning.

The notes hold what is compared in play: the position after the chosen option, as the seat that chose it sees it.
"""

from typing import Final

from petteia.bots.greedy import SEEDS, Evaluation
from petteia.bots.search import MOST_STEPS, ranked
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, vec, zeros
from petteia.engine.protocol import CHANCE, Game, State

COMPARED: Final = 4
"""How many options of a decision are played on from."""


class SelfPlayNotes:
    """A game: for each noted position the seat, the hand-written value, the value in play, and the features."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.by_hand: list[int] = []
        self.in_play: list[int] = []
        self.features: list[vec[i16]] = []
        self.returns: list[float] = []


def play_with_itself(game: Game, evaluation: Evaluation, seed: i64, explore: i64) -> SelfPlayNotes:
    """A whole game. In this many thousandths of its choices a seat takes any of the three options that look best."""
    notes = SelfPlayNotes()
    rng = Generator(seed)
    g = game.new()
    for _ in range(2 * MOST_STEPS):
        who = g.waiting
        if who is CHANCE:
            g.happen(rng.pick(g.stack[-1].weights(g)))
            continue
        if len(who) == 0:
            notes.returns = g.returns()
            return notes
        seat: i64 = who[0]
        g.carry_out(seat, choose_and_note(g, seat, evaluation, rng, explore, notes))
    return notes  # without returns: a game that does not end teaches nothing


def choose_and_note(
    g: State, seat: i64, evaluation: Evaluation, rng: Generator, explore: i64, notes: SelfPlayNotes
) -> i64:
    """What a seat does; notes the position it leads to."""
    options = g.legal(seat)
    if len(options) == 1:
        return options[0]
    from_policy = evaluation.policy(g, seat, rng)
    straying = rng.below(1000) < explore
    if from_policy >= 0:
        if evaluation.doubt(g) == 0:
            return from_policy
        chosen = options[rng.below(len(options))] if straying and evaluation.doubt(g) == 1 else from_policy
        note(after(g, seat, chosen, evaluation, rng.below(SEEDS)), seat, evaluation, notes)
        return chosen
    worth = zeros(len(options))
    luck = rng.below(SEEDS)
    for at in range(len(options)):
        worth[at] = evaluation.value(after(g, seat, options[at], evaluation, luck), seat)
    best = ranked(options, worth, -1, 3)
    chosen = best[rng.below(len(best))] if straying else best[0]
    note(after(g, seat, chosen, evaluation, luck), seat, evaluation, notes)
    return chosen


def after(g: State, seat: i64, action: i64, evaluation: Evaluation, luck: i64) -> State:
    """The position after an option, as compared in play."""
    out = g.clone()
    out.carry_out(seat, action)
    evaluation.play_on(out, Generator(luck))
    return out


def note(g: State, seat: i64, evaluation: Evaluation, notes: SelfPlayNotes) -> None:
    """Note a position, except the end, which is known."""
    if len(g.stack) == 0:
        return
    in_play = evaluation.value(g, seat)
    notes.seats.append(int(seat))
    notes.by_hand.append(int(in_play - evaluation.insight(g, seat)))
    notes.in_play.append(int(in_play))
    notes.features.append(evaluation.features(g, seat))


# -- options of one decision, compared -----------------------------------------------------------------------------


class Comparisons:
    """Options of decisions: for each the decision it belongs to, the hand-written value of the position it leads to,
    the values that its seat has some turns later, and the features."""

    def __init__(self) -> None:
        self.decisions: list[int] = []
        self.by_hand: list[int] = []
        self.reached: list[int] = []
        """One column for each horizon."""
        self.features: list[vec[i16]] = []
        self.count: i64 = 0
        self.ended: bool = False


def play_and_compare(
    game: Game, evaluation: Evaluation, seed: i64, explore: i64, every: i64, turns: i64
) -> Comparisons:
    """A whole game of a policy with itself. At one in this many of its choices the options that look best, and one
    other, are played on from with the same luck, turn by turn."""
    out = Comparisons()
    rng = Generator(seed)
    g = game.new()
    for _ in range(2 * MOST_STEPS):
        who = g.waiting
        if who is CHANCE:
            g.happen(rng.pick(g.stack[-1].weights(g)))
            continue
        if len(who) == 0:
            out.ended = True
            return out
        seat: i64 = who[0]
        g.carry_out(seat, choose_and_compare(g, seat, evaluation, rng, explore, every, turns, out))
    return out


def choose_and_compare(
    g: State, seat: i64, evaluation: Evaluation, rng: Generator, explore: i64, every: i64, turns: i64, out: Comparisons
) -> i64:
    """What a seat does; compares some of its options."""
    options = g.legal(seat)
    if len(options) == 1:
        return options[0]
    from_policy = evaluation.policy(g, seat, rng)
    if from_policy >= 0 and evaluation.doubt(g) != 1:
        return from_policy
    worth = zeros(len(options))
    luck = rng.below(SEEDS)
    for at in range(len(options)):
        worth[at] = evaluation.value(after(g, seat, options[at], evaluation, luck), seat)
    best = ranked(options, worth, from_policy, COMPARED)
    if rng.below(every) == 0:
        some = best[:]
        if len(options) > COMPARED:
            some[COMPARED - 1] = options[rng.below(len(options))]
        later = rng.below(SEEDS)
        for at in range(len(some)):
            tried = after(g, seat, some[at], evaluation, luck)
            if len(tried.stack) == 0:
                continue
            out.decisions.append(int(out.count))
            out.by_hand.append(int(evaluation.value(tried, seat) - evaluation.insight(tried, seat)))
            out.features.append(evaluation.features(tried, seat))
            note_what_comes(tried, seat, evaluation, Generator(later), turns, evaluation.clock(g), out)
        out.count += 1
    if rng.below(1000) < explore:
        return best[rng.below(len(best))]
    return best[0]


def note_what_comes(
    g: State, seat: i64, evaluation: Evaluation, rng: Generator, turns: i64, now: i64, out: Comparisons
) -> None:
    """Play on, and note what a seat has at the end of each turn."""
    noted: i64 = 0
    for _ in range(MOST_STEPS):
        who = g.waiting
        if len(who) == 0:
            break
        if who is CHANCE:
            g.happen(rng.pick(g.stack[-1].weights(g)))
            continue
        if evaluation.clock(g) > now + noted and evaluation.settled(g):
            out.reached.append(int(evaluation.value(g, seat)))
            noted += 1
            if noted == turns:
                return
        mover: i64 = who[0]
        g.carry_out(mover, evaluation.move(g, mover, rng))
    last = evaluation.value(g, seat)
    while noted < turns:
        out.reached.append(int(last))
        noted += 1


# -- matches between evaluations ------------------------------------------------------------------------------------


def ponder(g: State, seat: i64, evaluation: Evaluation, rng: Generator) -> i64:
    """What a bot without search would do at a table it sees completely: every option meets the same luck."""
    options = g.legal(seat)
    if len(options) == 1:
        return options[0]
    action = evaluation.policy(g, seat, rng)
    if action >= 0:
        return action
    worth = zeros(len(options))
    for _ in range(evaluation.samples):
        luck = rng.below(SEEDS)
        by_chance = False
        for at in range(len(options)):
            tried = g.clone()
            tried.carry_out(seat, options[at])
            if evaluation.play_on(tried, Generator(luck)):
                by_chance = True
            worth[at] += evaluation.value(tried, seat)
        if not by_chance:
            break
    return ranked(options, worth, -1, 1)[0]


def play_against(game: Game, evaluations: list[Evaluation], seed: i64) -> list[float]:
    """A whole game in which each seat has its own evaluation; the returns of each, or nothing for an endless game.

    The table is played as it is, without views: an evaluation reads nothing that its seat does not know, except hands
    that it would otherwise imagine, and this is for comparing evaluations quickly, not for playing."""
    chance = Generator(seed)
    thoughts = Generator(seed + 1)
    g = game.new()
    for _ in range(2 * MOST_STEPS):
        who = g.waiting
        if who is CHANCE:
            g.happen(chance.pick(g.stack[-1].weights(g)))
            continue
        if len(who) == 0:
            return g.returns()
        seat: i64 = who[0]
        g.carry_out(seat, ponder(g, seat, evaluations[seat], thoughts))
    return []
