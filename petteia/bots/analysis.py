"""Analyses a finished game: how each seat's chance to win changed, and how much of that was luck.

Chances are measured in positions at rest, by an evaluation that sees everything on the table. A change from one to the
next is luck as far as outcomes were better or worse than the average of the possible ones; the rest is due to the
players.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from petteia.bots.advice import chances
from petteia.bots.greedy import MOST_STEPS, Evaluation, evaluation_of
from petteia.bots.learnt import teach
from petteia.bots.levels import cut_short
from petteia.engine.generator import Generator
from petteia.engine.play import OUTCOME, UNDO
from petteia.engine.protocol import CHANCE, Game, State
from petteia.engine.record import Record
from petteia.engine.record_lines import RecordLine
from petteia.engine.replay import Replay

OTHER_WAYS: Final = 8
"""How many outcomes are tried to find the expected chances."""
ENDINGS: Final = 8
"""How often the last part of a game is played to its end."""
TURNING: Final = 100
"""A change by this many thousandths is a turning point."""


@dataclass
class AnalysisStep:
    """From one position at rest to the next: the lines in between, and every seat's chances after them, in
    thousandths. `luck` is the part of the change due to outcomes."""

    first: int
    last: int
    who: list[int]
    """The seats that decided something."""
    chances: list[int]
    change: list[int]
    luck: list[int]
    text: str
    """The decision that mattered most: the last one."""

    @property
    def size(self) -> int:
        """The largest change for any seat."""
        return max(abs(one) for one in self.change)

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "lines": [self.first, self.last], "who": self.who, "text": self.text,
            "chances": self.chances, "change": self.change, "luck": self.luck,
        }  # fmt: skip


@dataclass
class Analysis:
    """A whole game."""

    seats: int
    begin: list[int]
    moments: list[AnalysisStep] = field(default_factory=list)

    def turning_points(self, most: int = 8) -> list[AnalysisStep]:
        """The largest changes, in the order in which they came."""
        large = sorted((one for one in self.moments if one.size >= TURNING), key=lambda one: -one.size)
        return sorted(large[:most], key=lambda one: one.first)

    def share_of_luck(self) -> float | None:
        """The share of luck in all changes, from 0 to 1; None if nothing changed."""
        luck = sum(abs(one) for moment in self.moments for one in moment.luck)
        doing = sum(abs(c - x) for moment in self.moments for c, x in zip(moment.change, moment.luck, strict=True))
        return luck / (luck + doing) if luck + doing else None

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        share = self.share_of_luck()
        return {
            "begin": self.begin,
            "moments": [one.plain() for one in self.moments],
            "turning_points": [one.plain() for one in self.turning_points()],
            "share_of_luck": None if share is None else round(share, 3),
        }


class Analyst:
    """Analyses one record, line by line."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.evaluation: Evaluation = evaluation_of(game)
        teach(self.evaluation, game.id, game.seats)
        cut_short(self.evaluation)
        self.rng = Generator(1)

    def analyse(self) -> Analysis:
        """Analyse the game from its first line to its last; lines taken back do not count."""
        replay = Replay(self.record, self.game)
        state = replay.play.state.clone()
        seats = int(self.game.seats)
        begin = chances(self.evaluation, state, True) if self.record.header.start else [1000 // seats] * seats
        out = Analysis(seats, begin)
        luck = [0] * out.seats
        since: list[RecordLine] = []
        for line in replay:
            if line.kind == UNDO:
                back = int(line.text[5:])
                out.moments = [one for one in out.moments if one.last < back]
                luck, since = [0] * out.seats, []
            elif line.kind == OUTCOME:
                expected, found = self.expected(state), self.found(state, replay.play.state)
                luck = [had + now - then for had, now, then in zip(luck, found, expected, strict=True)]
                since.append(line)
            else:
                since.append(line)
            state = replay.play.state.clone()
            before = out.moments[-1].chances if out.moments else out.begin
            if since and self.rests(state):
                now = self.chances_of_all(state)
                if now != before:
                    out.moments.append(moment(since, before, now, luck))
                    luck, since = [0] * out.seats, []
        return out

    def rests(self, state: State) -> bool:
        """Whether a position can be valued."""
        waiting = state.waiting
        return len(waiting) == 0 or (waiting is not CHANCE and bool(self.evaluation.settled(state)))

    def chances_of_all(self, state: State) -> list[int]:
        """Every seat's chances in a position at rest. Close to the end bots play it out, always with the same luck."""
        if len(state.stack) == 0 or not self.evaluation.endgame(state):
            return chances(self.evaluation, state, True)
        whole = [0.0] * int(self.game.seats)
        for luck in range(ENDINGS):
            after, rng = state.clone(), Generator(luck)
            while len(after.stack) > 0:
                who = after.waiting
                if who is CHANCE:
                    after.happen(rng.pick(after.stack[-1].weights(after)))
                else:
                    after.carry_out(who[0], self.evaluation.move(after, who[0], rng))
            whole = [had + float(one) for had, one in zip(whole, after.returns(), strict=True)]
        return [round(1000 * one / ENDINGS) for one in whole]

    def at_rest(self, state: State) -> list[int]:
        """Every seat's chances in the next position at rest, which bots play on to."""
        after = state.clone()
        self.evaluation.play_on(after, self.rng)
        return chances(self.evaluation, after, True)

    def unfolded(self, state: State, luck: int) -> list[int]:
        """The same when everything that outcomes have set off is over."""
        after, rng = state.clone(), Generator(luck)
        for _ in range(MOST_STEPS):
            if len(after.stack) == 0 or not self.evaluation.unfolds(after):
                break
            who = after.waiting
            if who is CHANCE:
                after.happen(rng.pick(after.stack[-1].weights(after)))
            else:
                after.carry_out(who[0], self.evaluation.in_passing(after, who[0], rng))
        return chances(self.evaluation, after, True)

    def found(self, state: State, after: State) -> list[int]:
        """Every seat's chances after an outcome."""
        if not self.evaluation.unfolds(state):
            return self.at_rest(after)
        return average([self.unfolded(after, luck) for luck in range(OTHER_WAYS)])

    def expected(self, state: State) -> list[int]:
        """Every seat's chances before an outcome: the average over some possible outcomes."""
        ways: list[list[int]] = []
        for luck in range(OTHER_WAYS):
            after = state.clone()
            after.happen(self.rng.pick(after.stack[-1].weights(after)))
            ways.append(self.unfolded(after, luck) if self.evaluation.unfolds(state) else self.at_rest(after))
        return average(ways)


def average(ways: list[list[int]]) -> list[int]:
    """Of every seat's chances."""
    return [sum(each) // len(ways) for each in zip(*ways, strict=True)]


def moment(lines: list[RecordLine], before: list[int], now: list[int], luck: list[int]) -> AnalysisStep:
    """What happened between two positions. The luck of successive outcomes, each valued by itself, may add up to more
    than the range of a chance, so it is clipped to that range."""
    decided = [line for line in lines if line.kind != OUTCOME]
    text = decided[-1].text if decided else lines[-1].text
    who = sorted({line.seat for line in decided})
    change = [one - other for one, other in zip(now, before, strict=True)]
    most = [max(-had, min(1000 - had, one)) for had, one in zip(before, luck, strict=True)]
    return AnalysisStep(lines[0].number, lines[-1].number, who, now, change, most, text)
