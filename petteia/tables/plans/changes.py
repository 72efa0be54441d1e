"""How a seat's plan changes: by entries of the journal, by what it answers, and by what the seat is told."""

from typing import Any, Final

from petteia.tables.plans.plan import (
    AGAINST,
    EARLY,
    KIND,
    MOST_QUESTIONS,
    NOTES_KEPT,
    Plan,
    PlanEntry,
    PlanNote,
)

USED: Final = "used"
WORN: Final = "worn"
"""Why an entry ended: it has answered as often as one may,"""
DONE: Final = "done"
"""what it was for is over,"""
WENT_BACK: Final = "went_back"
"""everybody agreed to go back,"""
RULES: Final = "rules"
"""the rules have changed,"""
GIVEN_UP: Final = "given_up"
"""or a bot plays the seat to the end."""

ROLES: Final = ("defender", "loser", "named", "owner", "target")
"""What events call a seat to which another one does something."""
MOST_ANSWER: Final = 8
"""Longer answers are not remembered."""


def replace(plan: Plan, add: list[PlanEntry], drop: list[int], why: str, at: int) -> None:
    """Entries come, and others go: withdrawn by the owner, or for this reason."""
    gone = [entry for entry in plan.entries if entry.n in drop]
    plan.entries = [entry for entry in plan.entries if entry.n not in drop] + add
    plan.made = max([plan.made, *(entry.n for entry in add)])
    for entry in gone:
        plan.uses.pop(entry.n, None)
        if why:
            note(plan, PlanNote(at, entry, why))


def end(plan: Plan, why: str, at: int) -> bool:
    """All entries end; whether there were any."""
    some = bool(plan.entries)
    replace(plan, [], [entry.n for entry in plan.entries], why, at)
    return some


def used(plan: Plan, n: int, actions: list[str], first: int, events: int, at: int) -> None:
    """An entry has answered, and this is how much the seat heard of it."""
    entry = next((entry for entry in plan.entries if entry.n == n), None)
    if entry is None:
        return
    plan.row += 1
    plan.uses[n] = plan.uses.get(n, 0) + 1
    note(plan, PlanNote(at, entry, USED, actions, first, events))
    if entry.do == EARLY:
        if plan.uses[n] >= len(entry.wish):
            replace(plan, [], [n], "", at)
    elif not entry.repeats and entry.do != KIND:
        replace(plan, [], [n], "", at)


def note(plan: Plan, one: PlanNote) -> None:
    """Keep what became of an entry."""
    plan.notes = [*plan.notes, one][-NOTES_KEPT:]


def answered(plan: Plan, question: str, actions: list[str]) -> bool:
    """The person has answered a question; whether an early turn that began with it has become void."""
    plan.row = 0
    void = [entry for entry in plan.entries if entry.do == EARLY and entry.prompt == question]
    plan.entries = [entry for entry in plan.entries if entry not in void]
    remember(plan, question, actions)
    return bool(void)


def remember(plan: Plan, question: str, actions: list[str]) -> None:
    """Remember what the person has answered."""
    if len(actions) > MOST_ANSWER:
        return
    plan.answered.pop(question, None)
    plan.answered[question] = actions
    while len(plan.answered) > MOST_QUESTIONS:
        del plan.answered[next(iter(plan.answered))]


def heard(plan: Plan, seat: int, events: list[dict[str, Any]], at: int) -> bool:
    """The seat is told something; whether entries end because another player did something to it."""
    ending = [entry.n for entry in plan.entries if entry.until == AGAINST]
    if not ending or not any([against(seat, event) for event in events]):
        return False
    replace(plan, [], ending, AGAINST, at)
    return True


def against(seat: int, event: dict[str, Any]) -> bool:
    """Whether an event says that another player does something to a seat."""
    if event.get("seat") == seat:
        return False
    return any([event.get(role) == seat for role in ROLES])
