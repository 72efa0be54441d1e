"""A whole game at random with the cheap contracts checked at every step: 2, 3, 4, 9 and 11.

This module is compiled with the engine: a game of a thousand steps and hundreds of actions asks for a few hundred
thousand reasons.
"""

from typing import Final

from petteia.engine.conformance.report import Breach
from petteia.engine.generator import WIDE, Generator
from petteia.engine.ints import append, i64, vec
from petteia.engine.play import DECISION, OUTCOME, Entry
from petteia.engine.protocol import CHANCE, SPECTATOR, Game, State, Step

AT_RANDOM: Final = 0
FIRST: Final = 1
LAST: Final = 2
"""Policies of a walk. Always taking the first or the last option finds loops that random play leaves."""

BY_CHANCE: Final = 0
ALONE: Final = 1
IN_COMMIT: Final = 2
ON_FLOOR: Final = 3
"""Kinds of lines."""

ROTATION: Final = 16
"""At each step, one in this many of the actions that belong to no step in progress is asked about, in turn."""

MOST_ACTIONS: Final = 1000
MOST_BOUND: Final = 1_000_000
CHANCES_PER_DECISION: Final = 100


class Walk:
    """A game played for checking: the position, the lines so far, and the counts."""

    def __init__(self, game: Game, most_options: i64) -> None:
        self.game: Game = game
        self.state: State = game.new()
        self.most_options: i64 = most_options
        self.lines: vec[i64] = vec[i64]()  # three numbers each: kind, seat, value
        self.decisions: i64 = 0
        self.chances: i64 = 0
        self.steps: i64 = 0
        self.reasons: i64 = 0
        self.widest: i64 = 0
        self.rotation: i64 = ROTATION
        self.doing: i64 = 2  # the contract that is broken if the game itself fails now

    def __len__(self) -> int:
        return len(self.lines) // 3

    def kind(self, line: i64) -> i64:
        """The kind of line: by chance, alone, in a commit, on a floor."""
        return self.lines[line * 3]

    def entries(self, upto: int) -> list[Entry]:
        """The first lines as entries of a play."""
        out: list[Entry] = []
        for i in range(upto):
            kind = OUTCOME if self.lines[i * 3] == BY_CHANCE else DECISION
            out.append(Entry(i + 1, kind, int(self.lines[i * 3 + 1]), int(self.lines[i * 3 + 2])))
        return out

    def note(self, kind: i64, seat: i64, value: i64) -> None:
        """Add a line."""
        self.lines = append(self.lines, kind)
        self.lines = append(self.lines, seat)
        self.lines = append(self.lines, value)


def check_box(game: Game) -> None:
    """Check what can be checked before a game is played: contracts 2, 3 and 11."""
    if type(game.blank()).why_not is not State.why_not:
        raise Breach(2, "the game has a why_not() of its own, beside legal(): sooner or later the two will differ")
    if len(game.actions) >= MOST_ACTIONS:
        raise Breach(3, f"the game has {len(game.actions)} actions; it should stay in the hundreds")
    if game.bound < 1 or game.bound > MOST_BOUND:
        raise Breach(11, f"game.bound is {game.bound}; it should be the most decisions a game can take")


def walk(w: Walk, rng: Generator, policy: i64) -> None:
    """Play a game to its end and check every step of it."""
    state = w.state
    bound = w.game.bound
    most_chances = bound * CHANCES_PER_DECISION
    w.doing = 9
    census = state.census()
    while True:
        if w.steps > 0:
            w.doing = 9
            now = state.census()
            if now != census:
                raise Breach(9, f"the census was {_changed(census, now)}")
        w.steps += 1
        who = state.pending()
        if who is CHANCE:
            w.doing = 4
            weights = state.chance()
            check_weights(weights)
            outcome = rng.pick(weights)
            state.resolve(outcome)
            w.note(BY_CHANCE, SPECTATOR, outcome)
            w.chances += 1
            if w.chances > most_chances:
                raise Breach(11, f"{w.chances} chance outcomes and no end; the game says it takes {bound} decisions")
            continue
        n = len(who)
        if n == 0:
            return
        w.doing = 2
        _check_seats(w)
        for member in who:
            check_options(w, member)
        # Contract 11 counts as `game.bound` does: every decision, forced ones too.
        w.decisions += 1
        if w.decisions > bound:
            raise Breach(11, f"the game has not ended after {bound} decisions, though it says it would")
        action = state.forced()
        if action >= 0:
            state.apply(who[0], action)
            continue
        floor = n > 1 and state.stack[-1].floor()
        seat: i64 = who[0]
        if n > 1 and policy == AT_RANDOM:
            seat = who[rng.below(n)]
        options = state.legal(seat)
        if policy == FIRST:
            action = options[0]
        elif policy == LAST:
            action = options[len(options) - 1]
        else:
            action = options[rng.below(len(options))]
        state.apply(seat, action)
        w.note(ON_FLOOR if floor else IN_COMMIT if n > 1 else ALONE, seat, action)


def _changed(before: dict[str, int], after: dict[str, int]) -> str:
    for key in before:
        if after.get(key, 0) != before[key]:
            return f"{before[key]} {key} and is {after.get(key, 0)}"
    for key in after:
        if key not in before:
            return f"0 {key} and is {after[key]}"
    return "the same"


def check_weights(weights: vec[i64]) -> None:
    """Contract 4: no negative weight, at least one positive, a sum below 2**53."""
    whole: i64 = 0
    for w in weights:
        if w < 0:
            raise Breach(4, f"a chance outcome has the weight {w}")
        if w >= WIDE - whole:
            raise Breach(4, "the weights of the chance outcomes sum to 2**53 or more")
        whole += w
    if whole == 0:
        raise Breach(4, f"none of the {len(weights)} chance outcomes can happen")


def _check_seats(w: Walk) -> None:
    """Every pending seat exists and is listed once; a seat that owes no decision has no options."""
    state = w.state
    who = state.pending()
    asked: i64 = 0
    for seat in who:
        if seat < 0 or seat >= w.game.seats or (asked >> seat) & 1:
            raise Breach(2, f"pending() is {who}")
        asked |= i64(1) << seat
    for seat in range(w.game.seats):
        if not (asked >> seat) & 1 and len(state.legal(seat)) > 0:
            raise Breach(2, f"seat {seat} owes no decision, but legal() gives it options")


def check_options(w: Walk, seat: i64) -> None:
    """Contracts 2 and 3 for a pending seat: `legal` is ascending, owned by the step in progress, short enough, and
    says the same as `why_not` for every action."""
    state = w.state
    top = state.stack[-1]
    options = state.legal(seat)
    n = len(options)
    table = w.game.actions
    actions: i64 = len(table)
    verbs = top.verbs(state).split()
    for verb in verbs:
        if verb not in table.verbs:
            raise Breach(2, f"{_step(top)} names the verb {verb!r}, which is none of the game's")
    if n == 0:
        raise Breach(2, f"seat {seat} owes a decision in {_step(top)} and has no options")
    if n > w.widest:
        w.widest = n
        if n > w.most_options:
            raise Breach(3, f"seat {seat} has {n} options at once in {_step(top)}; {w.most_options} are the most")
    before: i64 = -1
    for action in options:
        if action <= before or action >= actions:
            raise Breach(2, f"legal() of seat {seat} in {_step(top)} is not ascending numbers of actions")
        if not table.among(action, verbs):
            raise Breach(2, f"{_said(w, seat, action)} is in legal(), but the step does not name its verb")
        before = action
    at: i64 = 0
    turn = w.steps % w.rotation
    for action in range(actions):
        listed = at < n and options[at] == action
        owned = True
        if listed:
            at += 1
        else:
            owned = table.among(action, verbs)
            if not owned and action % w.rotation != turn:
                continue
        w.reasons += 1
        reason = state.why_not(seat, action)
        if reason is None:
            if not listed:
                raise Breach(2, f"{_said(w, seat, action)} is not in legal(), but why_not() knows nothing against it")
        elif listed:
            raise Breach(2, f"{_said(w, seat, action)} is in legal(), but why_not() says {reason!r}")
        elif reason.code == "not_now" and (owned or _owned_below(state, action)):
            raise Breach(2, f"{_said(w, seat, action)} belongs to a step in progress; 'not now' is no reason for it")


def _owned_below(state: State, action: i64) -> bool:
    return any(state.game.actions.among(action, step.verbs(state).split()) for step in state.stack)


def _said(w: Walk, seat: i64, action: i64) -> str:
    return f"{w.game.actions.text(action)!r} of seat {seat} in {_step(w.state.stack[-1])}"


def _step(step: Step[State]) -> str:
    return type(step).__name__


def check_all_reasons(game: Game, state: State) -> i64:
    """Contract 2 for every action at once, also those of no step in progress; returns the number of reasons."""
    w = Walk(game, len(game.actions))
    w.state = state
    w.rotation = 1
    for seat in state.pending():
        if seat >= 0:
            check_options(w, seat)
    return w.reasons


class WalkReplay:
    """The lines of a walk, played again as far as needed."""

    def __init__(self, game: Game, lines: vec[i64]) -> None:
        self.state: State = game.new()
        self.lines: vec[i64] = lines
        self.at: i64 = 0
        self.state.advance()

    def go(self, line: i64) -> State:
        """Play up to a line; returns the position before it."""
        while self.at < line:
            if self.lines[self.at * 3] == BY_CHANCE:
                self.state.resolve(self.lines[self.at * 3 + 2])
            else:
                self.state.apply(self.lines[self.at * 3 + 1], self.lines[self.at * 3 + 2])
            self.at += 1
            self.state.advance()
        return self.state


def digests(game: Game, lines: vec[i64], every: int) -> list[int]:
    """The digests of a game played again: at the start, at regular intervals, and at the end."""
    replay = WalkReplay(game, lines)
    out = [replay.state.digest()]
    line = every
    while line < len(lines) // 3:
        out.append(replay.go(line).digest())
        line += every
    out.append(replay.go(len(lines) // 3).digest())
    return out


def stroll(state: State, rng: Generator, most: i64) -> None:
    """Play on for a few steps to check that this is possible in a made-up world."""
    census = state.census()
    for _ in range(most):
        who = state.pending()
        if who is CHANCE:
            weights = state.chance()
            check_weights(weights)
            state.resolve(rng.pick(weights))
        elif len(who) == 0:
            return
        else:
            seat: i64 = who[rng.below(len(who))]
            options = state.legal(seat)
            if len(options) == 0:
                raise Breach(2, f"seat {seat} owes a decision and has no options")
            state.apply(seat, options[rng.below(len(options))])
        now = state.census()
        if now != census:
            raise Breach(9, f"the census was {_changed(census, now)}")
