"""Trying decisions on a copy: which picks go together, what each would do, and whether an answer that is held is still
possible."""

from typing import Any

from petteia.engine.play import TOO_FAR, Play
from petteia.engine.preview import Effect, Preview
from petteia.engine.protocol import Reason, Refused
from petteia.tables.messages import Refusal

MOST_ACTIONS = 64


class NotPossible(Exception):
    """Something cannot be done: a message code, its parameters, a sentence, and the rule if a rule says so."""

    def __init__(self, code: str, text: str, params: dict[str, int | str] | None = None, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.params: dict[str, int | str] = params or {}
        self.rule = rule

    def refusal(self, table: str) -> Refusal:
        """The refusal as it is sent."""
        return Refusal(table, self.code, self.text, self.params, self.rule)

    @classmethod
    def of(cls, reason: Reason) -> "NotPossible":
        """From a reason that a game gives."""
        if reason.code == TOO_FAR:
            return cls(
                TOO_FAR,
                f"after action {reason.params['position']} of {reason.params['of']} something becomes known or "
                "somebody else decides; send the rest when that has happened",
                reason.params,
            )
        figures = "".join(f", {name} {value}" for name, value in reason.params.items())
        return cls(reason.code, f"not possible: {reason.code}{figures}", reason.params, reason.rule)


class NeedsHost(NotPossible):
    """The table is set aside."""

    def __init__(self) -> None:
        super().__init__(
            "needs_the_host",
            "something is wrong with this table and the house has set it aside: it needs the host. Those who sit at it "
            "can have it tried again; its owner can end it without a result",
        )


def copy_of(play: Play) -> Play:
    """A separate play from the current position, with no one listening."""
    return Play(play.game, play.state, listening=False)


def number_of(play: Play, notation: str) -> int:
    """The action with this notation, or `NotPossible`."""
    try:
        return int(play.game.actions.number(notation))
    except ValueError as problem:
        raise NotPossible("no_such_action", str(problem)) from problem


def written(play: Play, actions: list[int]) -> list[str]:
    """The notation of a list of actions, or `NotPossible`."""
    if not 0 < len(actions) <= MOST_ACTIONS:
        raise NotPossible("list_length", f"a list has from 1 to {MOST_ACTIONS} actions", {"most": MOST_ACTIONS})
    try:
        return [play.game.actions.text(action) for action in actions]
    except ValueError as problem:
        raise NotPossible("no_such_action", str(problem)) from problem


def judge(play: Play, seat: int, actions: list[int]) -> None:
    """NotPossible unless the seat can take these actions one after the other."""
    written(play, actions)
    if len(actions) == 1:
        reason = play.shown(seat).why_not(seat, actions[0])  # reveals nothing that is held back
        if reason is not None:
            raise NotPossible.of(reason)
        return
    copy = play.fork()
    copy.listening = False
    try:
        copy.decide_all(seat, actions)
    except Refused as refused:
        raise NotPossible.of(refused.reason) from refused


def fits(play: Play, seat: int, picks: list[int]) -> Play | None:
    """A copy with the picks made in canonical order; None if they do not fit together."""
    copy = copy_of(play)
    try:
        for action in sorted(picks):
            copy.decide(seat, action)
            if copy.undoable(seat) is None:
                return None
    except (Refused, ValueError):
        return None
    return copy


def addable(play: Play, seat: int, picks: list[int]) -> list[int]:
    """What may be added to picks that fit, in any order."""
    candidates: set[int] = set()
    copy = copy_of(play)
    for action in [*sorted(picks), None]:
        candidates.update(int(a) for a in copy.state.legal(seat))
        if action is not None:
            copy.decide(seat, action)
    return [a for a in sorted(candidates) if fits(play, seat, [*picks, a]) is not None]


def removable(play: Play, seat: int, picks: list[int]) -> list[int]:
    """Which picks may be removed again."""
    out = []
    for action in sorted(set(picks)):
        rest = list(picks)
        rest.remove(action)
        if not rest or fits(play, seat, rest) is not None:
            out.append(action)
    return out


class OptionPreview:
    """The preview of a decision's options, and its results so far. `when` is the number of the seat's last update, and
    its picks."""

    def __init__(self, when: tuple[int, tuple[int, ...]], play: Play, seat: int) -> None:
        self.when = when
        self.state = play.state.clone()
        self.seat = seat
        self.preview = Preview(self.state, seat)
        self.odds: dict[str, Any] | None = None
        self.left = [int(action) for action in play.state.legal(seat)]
        self.effects: list[Effect] = []

    def next(self) -> bool:
        """Preview one more option, and finally the odds; False if nothing was left."""
        if not self.left:
            if self.odds is not None:
                return False
            self.odds = self.state.observe(self.seat).odds(self.seat)
            return True
        self.effects.append(self.preview.effect(self.left[0]))
        self.left = self.left[1:]
        return True
