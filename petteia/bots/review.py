"""What the decisions of a finished game cost, one by one: the regret of each (`regret.py`)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.bots.regret import Regret, RegretMeter
from petteia.engine.play import DECISION, RULES, UNDO
from petteia.engine.protocol import Game, State
from petteia.engine.record import Record
from petteia.engine.replay import Replay

GROUPS: Final = ("turn", "phase", "kind")
"""What the cost of decisions is added up by."""


@dataclass
class Moment:
    """A decision with a choice, and what its seat knew: enough to sample worlds from."""

    line: int
    seat: int
    action: int
    turn: int
    phase: str
    kind: str
    """What was asked."""
    known: list[int]
    options: int

    def view(self) -> dict[str, Any]:
        """What the seat knew, as far as worlds are sampled from it."""
        return {"seat": self.seat, "known": self.known}


@dataclass
class Decision:
    """A decision that was measured."""

    moment: Moment
    regret: Regret

    def plain(self, game: Game) -> dict[str, Any]:
        """As JSON."""
        m, found = self.moment, self.regret.plain()
        words = {"played": game.actions.text(m.action), "best": game.actions.text(self.regret.best)}
        where = {"line": m.line, "seat": m.seat, "turn": m.turn, "phase": m.phase, "kind": m.kind}
        return {**where, "options": m.options, **found, **words}


@dataclass
class Review:
    """A game, or a part of it."""

    game: Game
    method: dict[str, Any]
    decisions: list[Decision] = field(default_factory=list)
    of: int = 0
    """How many decisions with a choice there were."""

    def points(self, seat: int) -> float | None:
        """What a decision of a seat cost on average; None if none was measured."""
        mine = [one.regret.points for one in self.decisions if one.moment.seat == seat]
        return sum(mine) / len(mine) if mine else None

    def by(self, group: str) -> dict[str, dict[int, tuple[int, float]]]:
        """For each turn, phase or kind, and each seat: how many decisions, and what they cost together."""
        out: dict[str, dict[int, tuple[int, float]]] = {}
        for one in self.decisions:
            name = str(getattr(one.moment, group))
            row = out.setdefault(name, {})
            n, points = row.get(one.moment.seat, (0, 0.0))
            row[one.moment.seat] = (n + 1, points + one.regret.points)
        return out

    def costly(self, seat: int, most: int, least: float) -> list[Decision]:
        """The decisions that cost a seat most, as far as their intervals bear it out, the costliest first."""
        mine = [one for one in self.decisions if one.moment.seat == seat and one.regret.preferred]
        sure = [one for one in mine if one.regret.loss.certain and one.regret.loss.points >= least]
        return sorted(sure, key=lambda one: -one.regret.loss.points)[:most]

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        seats = range(int(self.game.seats))
        return {
            "method": self.method,
            "decisions": [one.plain(self.game) for one in self.decisions],
            "measured": len(self.decisions),
            "with_a_choice": self.of,
            "points_per_decision": [None if (p := self.points(seat)) is None else round(p, 3) for seat in seats],
            **{
                f"by_{group}": {
                    name: {str(seat): {"decisions": n, "points": round(p, 2)} for seat, (n, p) in row.items()}
                    for name, row in self.by(group).items()
                }
                for group in GROUPS
            },
        }  # fmt: skip


class Reviewer:
    """Reviews one record."""

    def __init__(self, record: Record, game: Game, meter: RegretMeter | None = None) -> None:
        self.record = record
        self.game = game
        self.meter = meter or RegretMeter(game)
        self.evaluation: Evaluation = evaluation_of(game)

    def moments(self) -> list[Moment]:
        """Every decision with a choice that was not taken back."""
        replay = Replay(self.record, self.game)
        out: list[Moment] = []
        state = replay.play.state.clone()
        for line in replay:
            if line.number in replay.passed:
                pass
            elif line.kind == RULES:
                out.clear()  # what was decided by other rules is not judged by these
            elif line.kind == UNDO:
                back = int(line.text[5:])
                out = [one for one in out if one.line < back]
            elif line.kind == DECISION and len(state.legal(line.seat)) > 1:
                out.append(self.moment(state, line.number, line.seat, self.game.actions.number(line.text)))
            state = replay.play.state.clone()
        return out

    def moment(self, state: State, line: int, seat: int, action: int) -> Moment:
        """A decision in its position."""
        known = state.observe(seat)
        counters = {one["id"]: one["value"] for one in state.view(None)["counters"] if "owner" not in one}
        turn = counters.get("turn")
        return Moment(
            line,
            seat,
            action,
            turn if isinstance(turn, int) else int(self.evaluation.clock(state)),
            str(counters.get("phase", "")),
            known.stack[-1].prompt(known, seat).key,
            [int(x) for x in known.pack()],
            len(state.legal(seat)),
        )

    def review(self, moments: list[Moment], watched: Callable[[list[Moment]], Iterable[Moment]] = list) -> Review:
        """Measure decisions, `watched` as they come."""
        out = Review(self.game, self.meter.method(), of=len(moments))
        for moment in watched(moments):
            found = self.meter.measure(moment.view(), moment.action)
            if found is not None:
                out.decisions.append(Decision(moment, found))
        return out


def spread(moments: list[Moment], most: int) -> list[Moment]:
    """At most so many of them, from all over the game."""
    if most <= 0 or len(moments) <= most:
        return moments
    return [moments[at * len(moments) // most] for at in range(most)]
