"""The suite itself: the order of the checks.

For each game of a run: a walk in which every step is checked (`steps`), the same lines once more (contract 5), then
some of its positions. Copies are checked first, because everything after relies on them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from petteia.engine.conformance.announcements import check_announcements
from petteia.engine.conformance.chances import check_outcomes, check_refusals
from petteia.engine.conformance.commits import check_commit, is_commit
from petteia.engine.conformance.copies import check_copy, check_digest, check_saved
from petteia.engine.conformance.memory import PlayedLine, check_memory, told_by
from petteia.engine.conformance.other_processes import EVERY, OtherProcessFailure, PlayedHere, check_other_processes
from petteia.engine.conformance.pairs import (
    NOT_A_SEAT,
    Pair,
    check_pair,
    in_world,
    with_other_decision,
    with_other_outcome,
    with_other_picks,
)
from petteia.engine.conformance.report import Breach, Failure, Report, joined
from petteia.engine.conformance.settings import boxes
from petteia.engine.conformance.steps import (
    ALONE,
    AT_RANDOM,
    BY_CHANCE,
    FIRST,
    IN_COMMIT,
    LAST,
    Walk,
    WalkReplay,
    check_box,
    digests,
    walk,
)
from petteia.engine.conformance.takebacks import check_takebacks
from petteia.engine.conformance.worlds import check_support, check_worlds
from petteia.engine.generator import Generator
from petteia.engine.play import Entry, Play
from petteia.engine.protocol import CHANCE, SPECTATOR, Game, State

Progress = Callable[[int, int], None]
"""Called with the number of games done and the number of all games."""

DIGESTS_CHANGED: Final = 2
"""At this many positions of a game every number is changed to see whether the digest changes."""
ANNOUNCED: Final = 3
"""At every third position options are previewed: each preview takes a world and two views."""
COMMITS: Final = 3
TAKEBACKS: Final = 2
LISTENED_TO: Final = 60
MEMORIES: Final = 2
"""Of this many lines, find those that told a seat something; follow this many outcomes, and one decision, of them."""
ELSEWHERE: Final = 5
"""How many games are played again in other processes."""
ATTEMPTS: Final = 4
"""How many pairs are tried for each leak comparison wanted; many turn out not to differ."""


def conformance(
    game: Game,
    *,
    games: int = 20,
    seed: int = 1,
    positions: int = 20,
    comparisons: int = 600,
    horizon: int = 12,
    most_options: int = 120,
    processes: int = 2,
    play: type[Play] = Play,
    progress: Progress | None = None,
) -> Report:
    """Check the fourteen contracts on random games and report the first breach.

    `positions` of each game are looked at closely; `comparisons` is how many leak comparisons between two games
    that really differ are wanted in all, each followed for `horizon` lines; `processes` is how many other processes
    play some games again; `play` is how a game is played at a table. The same seed gives the same report.
    """
    run = _Run(game, seed, positions, horizon, play)
    report = run.report
    try:
        _said(2, check_box, game)
        wanted = 0
        for number in range(games):
            wanted += (comparisons * (number + 1)) // games - (comparisons * number) // games
            run.one_game(number, most_options, _policy(number, games))
            run.compare(wanted)
            run.remember()
            report.games += 1
            if number + 1 == min(games, ELSEWHERE):
                check_other_processes(game, run.played, processes, report)
            if progress is not None:
                progress(number + 1, games)
    except OtherProcessFailure as there:
        run.elsewhere(there)
    except Breach as breach:
        report.failure = Failure(game, breach, seed, run.number, run.entries)
    return report


def conformance_of_options(
    game: Game,
    *,
    seed: int = 1,
    positions: int = 4,
    comparisons: int = 10,
    most_options: int = 120,
    progress: Progress | None = None,
) -> list[Report]:
    """Check a game in each of the settings that cover all pairs of values of two options. Returns the reports, up to
    and including the first breach."""
    out: list[Report] = []
    every = boxes(game)
    for number, box in enumerate(every):
        at, most = seed + number, most_options
        report = conformance(
            box, games=1, seed=at, positions=positions, comparisons=comparisons, most_options=most, processes=0
        )
        out.append(report)
        if not report.ok:
            break
        if progress is not None:
            progress(number + 1, len(every))
    return out


def _policy(number: int, games: int) -> int:
    """One game always takes the first option and one the last, if there are enough games."""
    return FIRST if number == 1 and games > 2 else LAST if number == 2 and games > 3 else AT_RANDOM


def _said(contract: int, check: Callable[..., object], *arguments: object) -> None:
    """Make a check; if the game itself fails in it, the contract being checked is broken."""
    try:
        check(*arguments)
    except Breach:
        raise
    except Exception as problem:  # any rule of a game may fail in any way
        raise Breach(contract, f"{type(problem).__name__}: {problem}") from problem


class _Run:
    """A run in progress: the generator, the current game and its position."""

    def __init__(self, game: Game, seed: int, positions: int, horizon: int, play: type[Play]) -> None:
        self.game = game
        self.seed = seed
        self.positions = positions
        self.horizon = horizon
        self.play = play
        self.report = Report(game, seed)
        self.played: list[PlayedHere] = []
        self.number = 0
        self.rng = Generator(seed)
        self.walk: Walk | None = None
        self.entries: list[Entry] = []
        self.compared = 0

    # -- one game ---------------------------------------------------------------------------------

    def one_game(self, number: int, most_options: int, policy: int) -> None:
        """Walk through a game, play its lines again, look at some of its positions."""
        report = self.report
        self.number = number
        self.rng = Generator(self.seed * 1_000_003 + number)
        self.entries = []
        w = Walk(self.game, most_options)
        self.walk = w
        try:
            walk(w, self.rng, policy)
        except Exception as problem:  # as in `_said`; the walk knows which contract it was about
            self.entries = w.entries(len(w))
            if isinstance(problem, Breach):
                raise
            raise Breach(int(w.doing), f"{type(problem).__name__}: {problem}") from problem
        self.entries = w.entries(len(w))
        report.lines += len(w)
        report.count(2, "reasons compared with the legal list", int(w.reasons))
        report.count(3, "lists of options measured", int(w.decisions))
        report.count(4, "lists of weights", int(w.chances))
        report.count(9, "steps after which everything was counted", int(w.steps))
        report.count(11, "games that ended")
        _said(11, self._check_end, w.state)
        _said(5, self._check_again, w)
        self._look_closely(w)

    def _check_end(self, state: State) -> None:
        seats = list(range(int(self.game.seats)))
        if sorted(s for place in state.standings() for s in place) != seats:
            raise Breach(11, f"standings() at the end is {state.standings()}: every seat should be there once")
        if len(state.scores()) != len(seats) or abs(sum(state.returns()) - 1.0) > 1e-9:
            raise Breach(11, f"at the end scores() is {state.scores()} and returns() {state.returns()}")

    def _check_again(self, w: Walk) -> None:
        """Contract 5: nothing but the lines decides where a game goes."""
        mine = digests(self.game, w.lines, EVERY)
        if mine != digests(self.game, w.lines, EVERY) or mine[-1] != w.state.digest():
            raise Breach(5, "the same lines, played twice, lead to different positions")
        self.report.count(5, "games played again from their lines")
        if self.number < ELSEWHERE:
            self.played.append(PlayedHere(self.number, [int(x) for x in w.lines], mine))

    def _look_closely(self, w: Walk) -> None:
        """The checks of single positions, at random lines from the first to the last."""
        replay = WalkReplay(self.game, w.lines)
        commits = takebacks = 0
        chosen = self._choose(list(range(len(w) + 1)), self.positions)
        for at, line in enumerate(chosen):
            self.entries = w.entries(line)
            state = replay.go(line)
            _said(12, check_copy, state, self.rng, self.report)
            if at % max(1, len(chosen) // DIGESTS_CHANGED) == 0:
                _said(12, check_digest, state, self.rng, self.report)
            _said(1, check_saved, self.game, state, self.rng, self.report)
        replay = WalkReplay(self.game, w.lines)
        for at, line in enumerate(chosen):
            self.entries = w.entries(line)
            state = replay.go(line)
            _said(2, check_refusals, self.game, state, self.rng, self.report)
            _said(4, check_outcomes, state, self.rng, self.report)
            for seat in self._seats(state):
                _said(8, check_worlds, self.game, state, seat, self.rng, self.report)
                _said(13, check_support, state, seat, self.rng, self.report)
            if at % ANNOUNCED == 0:
                _said(14, check_announcements, state, self.rng, self.report)
            if is_commit(state) and commits < COMMITS:
                commits += 1
                _said(6, check_commit, self.play, self.game, state, self.rng, self.report)
            if takebacks < TAKEBACKS and state.pending() is not CHANCE and state.pending():
                takebacks += 1
                _said(7, check_takebacks, self.play, self.game, state, self.rng, self.horizon, self.report)

    def _choose(self, among: Sequence[int], most: int) -> list[int]:
        """Some lines at random, ascending, all equally likely."""
        left = list(among)
        out: list[int] = []
        while left and len(out) < most:
            out.append(left.pop(int(self.rng.below(len(left)))))
        return sorted(out)

    def _seats(self, state: State) -> list[int]:
        """Every pending seat, and one other or the spectator."""
        asked = [s for s in state.pending() if s >= 0]
        others = [s for s in [*range(int(self.game.seats)), SPECTATOR] if s not in asked]
        return [*asked[:2], others[int(self.rng.below(len(others)))]]

    # -- pairs ------------------------------------------------------------------------------------

    def compare(self, wanted: int) -> None:
        """Leak comparisons at random lines of the game just played, until there are as many as wanted."""
        w = self.walk
        if w is None or len(w) == 0:
            return
        kinds: dict[int, list[int]] = {}
        for line in range(len(w)):
            kinds.setdefault(int(w.kind(line)), []).append(line)
        tries = max(1, wanted - self.compared) * ATTEMPTS
        while self.compared < wanted and tries > 0:
            # In rounds of a few lines each, ascending, so that one replay serves them all.
            some: list[int] = []
            for kind in (BY_CHANCE, IN_COMMIT, ALONE):
                some.extend(self._choose(kinds.get(kind, []), 4 if kind == BY_CHANCE else 2))
            some.extend(self._choose(range(len(w)), 2))
            replay = WalkReplay(self.game, w.lines)
            for line in sorted(some):
                tries -= 1
                if self.compared < wanted and tries > 0:
                    self._compare_at(replay.go(line), w, line)

    def _compare_at(self, state: State, w: Walk, line: int) -> None:
        self.entries = w.entries(line)
        seat = int(self.rng.below(self.game.seats + 1)) - 1 if self.rng.below(3) == 0 else NOT_A_SEAT
        pair = Pair(self.play(self.game, state), self.game, self.rng)
        try:
            _said(7, self._play_pair, pair, state, seat)
        except Breach:
            self.entries = joined(self.entries, pair.one.entries)
            raise

    def _play_pair(self, pair: Pair, state: State, seat: int) -> None:
        if seat != NOT_A_SEAT:
            what, begun = "pairs with another possible world", in_world(pair, state, seat, self.rng)
        elif state.pending() is CHANCE:
            what, begun = "pairs with another outcome", with_other_outcome(pair, state, self.rng)
        elif is_commit(state):
            what, begun = "pairs with other picks", with_other_picks(pair, state, self.rng)
        else:
            what, begun = "pairs with another decision", with_other_decision(pair, state, self.rng)
        if begun:
            self.compared += check_pair(pair, self.rng, self.horizon, self.report, what)

    # -- memory -----------------------------------------------------------------------------------

    def remember(self) -> None:
        """Contract 13 at single lines that told a seat something: some decisions, some outcomes."""
        w = self.walk
        if w is None:
            return
        told: dict[int, list[int]] = {}
        replay = WalkReplay(self.game, w.lines)
        for at in self._choose(range(len(w)), LISTENED_TO):
            seats = told_by(replay.go(at), self._line(w, at), int(self.game.seats))
            if seats:
                told[at] = seats
        outcomes = [at for at in told if w.kind(at) == BY_CHANCE]
        decisions = [at for at in told if w.kind(at) != BY_CHANCE]
        replay = WalkReplay(self.game, w.lines)
        for at in sorted([*self._choose(decisions, 1), *self._choose(outcomes, MEMORIES)]):
            self.entries = w.entries(at)
            seat = told[at][int(self.rng.below(len(told[at])))]
            _said(13, check_memory, replay.go(at), self._line(w, at), seat, self.rng, self.report)

    def _line(self, w: Walk, at: int) -> PlayedLine:
        return PlayedLine(int(w.kind(at)), int(w.lines[at * 3 + 1]), int(w.lines[at * 3 + 2]))

    # -- another process --------------------------------------------------------------------------

    def elsewhere(self, breach: OtherProcessFailure) -> None:
        """Another process disagreed: the record is the game that showed it."""
        played = next(p for p in self.played if p.number == breach.number)
        w = Walk(self.game, 0)
        for i in range(breach.line):
            w.note(played.lines[i * 3], played.lines[i * 3 + 1], played.lines[i * 3 + 2])
        self.report.failure = Failure(self.game, breach, self.seed, breach.number, w.entries(breach.line))
