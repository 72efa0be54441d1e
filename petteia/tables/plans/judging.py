"""What a seat's plan answers to the question that the seat is asked now, judged from what the seat may know."""

from typing import Final

from petteia.engine.ints import checksum
from petteia.engine.plans import plan_kinds
from petteia.engine.play import Play
from petteia.engine.protocol import Refused
from petteia.tables.plans.changes import DONE, WORN
from petteia.tables.plans.plan import (
    BOT,
    EARLY,
    KIND,
    MOST_IN_A_ROW,
    MOST_USES,
    NEXT,
    PASS,
    SAME,
    TURN,
    WAIT,
    WISH,
    Plan,
    PlanEntry,
)

IMPOSSIBLE: Final = "impossible"
"""Why an entry ends: nothing of what it wants can be played,"""
CHANGED: Final = "changed"
"""or the seat has other options in its turn than when it decided it early."""

PASSES: Final = ("pass", "decline", "no", "none", "done", "stop", "forgo")
"""Verbs that pass, where a seat could do more than react: only an entry that names the question uses them."""


class Verdict:
    """What an entry does now: these actions; what a bot decides; or it ends (`why`), with others (`drop`)."""

    def __init__(self, entry: PlanEntry, actions: list[int], why: str = "", drop: list[int] | None = None) -> None:
        self.entry = entry
        self.actions = actions
        self.why = why
        self.drop = drop or []

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides."""
        return self.entry.do == BOT and not self.why


def judge(play: Play, seat: int, plan: Plan) -> Verdict | None:
    """What the plan does about the question that the seat owes an answer to; None: the person is asked."""
    if not plan.entries or plan.row >= MOST_IN_A_ROW:
        return None
    top = play.state.stack[-1]
    question, passable, floor = play.state.prompt(seat).key, top.passable(play.state, seat), top.floor()
    early = next((entry for entry in plan.entries if entry.do == EARLY), None)
    if early is not None and (question == early.prompt or plan.uses.get(early.n)):
        return _early(play, seat, plan, early)
    for entry in plan.entries:
        if entry.do == EARLY:
            continue
        if entry.until == TURN and not passable:
            return Verdict(entry, [], TURN, [entry.n])
        if entry.prompt not in ("", question) or (floor and entry.do == BOT):
            continue
        if plan.uses.get(entry.n, 0) >= MOST_USES:
            return Verdict(entry, [], WORN, [entry.n])
        if entry.do == BOT:
            return Verdict(entry, [])
        if entry.do == KIND and question not in _questions(play, entry):
            if not entry.repeats and plan.uses.get(entry.n, 0):
                return Verdict(entry, [], DONE, [entry.n])
            continue
        actions = _answer(play, seat, plan, entry, question, passable)
        if actions:
            return Verdict(entry, actions)
        if not entry.prompt or entry.otherwise == WAIT:
            continue
        if entry.otherwise == PASS:
            passing = _passing(play, seat, passable, True)
            if passing:
                return Verdict(entry, passing)
        drop = [entry.n]
        if entry.otherwise != NEXT:
            drop += [later.n for later in _after(plan, entry) if later.prompt == entry.prompt and not later.repeats]
        return Verdict(entry, [], IMPOSSIBLE, drop)
    return None


def _early(play: Play, seat: int, plan: Plan, entry: PlanEntry) -> Verdict:
    """The next decision of an early turn. It counts only where the seat has the options that it had then, and where it
    still depends on nobody."""
    at = plan.uses.get(entry.n, 0)
    options = play.state.legal(seat)
    number = _number(play, entry.wish[at])
    same = int(checksum(options)) == entry.sealed[at] and number in options
    if not same or not play.state.stack[-1].alone(play.state, seat, number):
        return Verdict(entry, [], CHANGED, [entry.n])
    return Verdict(entry, [number])


def stops(verdict: Verdict) -> bool:
    """Whether an entry that ends leaves the question to the person, rather than to the entries after it."""
    next_answers = verdict.why == IMPOSSIBLE and verdict.entry.otherwise == NEXT
    return bool(verdict.why) and verdict.why != DONE and not next_answers


def _after(plan: Plan, entry: PlanEntry) -> list[PlanEntry]:
    return plan.entries[plan.entries.index(entry) + 1 :]


def _answer(play: Play, seat: int, plan: Plan, entry: PlanEntry, question: str, passable: bool) -> list[int]:
    if entry.do == PASS:
        return _passing(play, seat, passable, bool(entry.prompt))
    if entry.do == WISH:
        options = _options(play, seat)
        for text in entry.wish:
            number = _number(play, text)
            if number in options:
                return [number]
        return []
    if entry.do == KIND:
        return _by_kind(play, seat, entry)
    if entry.do == SAME:
        numbers = [_number(play, text) for text in plan.answered.get(question, [])]
        return numbers if numbers and _possible(play, seat, numbers) else []
    return []


def _questions(play: Play, entry: PlanEntry) -> tuple[str, ...]:
    """The questions that a plan of the game's own answers; none if the game does not know that kind (any more)."""
    return next((kind.prompts for kind in plan_kinds(play.game) if kind.key == entry.kind), ())


def _by_kind(play: Play, seat: int, entry: PlanEntry) -> list[int]:
    """What a plan of the game's own answers, judged from an observation: it cannot know more than its owner does."""
    kind = next(kind for kind in plan_kinds(play.game) if kind.key == entry.kind)
    action = int(kind.answer(play.state.observe(seat), seat, entry.values))
    return [action] if action in _options(play, seat) else []


def _passing(play: Play, seat: int, passable: bool, named: bool) -> list[int]:
    """The answer that passes. Where the seat could do more than react, only an entry that names the question passes."""
    if passable:
        return [int(play.state.default(seat))]
    if named:
        actions = play.game.actions
        for option in _options(play, seat):
            if actions[option].verb in PASSES:
                return [option]
    return []


def _options(play: Play, seat: int) -> list[int]:
    return [int(option) for option in play.state.legal(seat)]


def _number(play: Play, text: str) -> int:
    """The action of a notation; -1 if the game (by its present rules) has none."""
    try:
        return int(play.game.actions.number(text))
    except ValueError:
        return -1


def _possible(play: Play, seat: int, actions: list[int]) -> bool:
    if len(actions) == 1:
        return actions[0] in _options(play, seat)
    copy = play.fork()
    copy.listening = False
    try:
        copy.decide_all(seat, actions)
    except (Refused, ValueError):
        return False
    return True
