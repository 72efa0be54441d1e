"""A seat's plan as plain data: its entries, what became of those before, and the person's last answers.

Only its owner is sent any of it. How it changes is in `changes.py`, what it answers in `judging.py`.
"""

from typing import Final

import msgspec

WISH: Final = "wish"
"""What an entry does: the first of its wishes that is possible,"""
PASS: Final = "pass"
"""pass,"""
SAME: Final = "same"
"""what the person answered to this question last time,"""
BOT: Final = "bot"
"""what a bot decides,"""
KIND: Final = "kind"
"""what a plan of one of the game's own kinds says (`engine/plans.py`),"""
EARLY: Final = "early"
"""or a whole turn that was decided when the seat was asked beside others (`engine/early_turn.py`)."""

ASK: Final = "ask"
"""If that is not possible: the entry ends, with those after it that answer the same question, and the person is
asked;"""
NEXT: Final = "next"
"""the entry ends and the next one answers;"""
WAIT: Final = "wait"
"""the entry stays until it is possible."""

AGAINST: Final = "against"
"""An entry ends when another player does something to the seat,"""
TURN: Final = "turn"
"""or when the seat is asked something at which it could not just pass."""

MOST_ENTRIES: Final = 20
"""How long a plan is at most,"""
MOST_WISHES: Final = 8
"""and how many options an entry names."""
MOST_EARLY: Final = 30
"""How many decisions an early turn has at most."""
MOST_USES: Final = 500
"""How often an entry answers,"""
MOST_IN_A_ROW: Final = 100
"""and how many questions in a row a plan answers while nobody else decides anything: it must not go round for ever."""
NOTES_KEPT: Final = 40
MOST_QUESTIONS: Final = 60
"""To how many questions the last answers are remembered."""


class PlanEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a seat wants done when it is asked: `n` is its number, `prompt` the question that it answers
    (empty: any), with `params` for its words. Options are in notation. A plan of a `kind` of the game answers the
    questions of that kind; what it says about each field are its `values`. An early turn is made of all its `wish`es,
    one after the other, each `sealed` with the options that there were."""

    n: int
    do: str = WISH
    prompt: str = ""
    params: dict[str, int | str | list[int | str]] = {}
    wish: list[str] = []
    level: str = ""
    repeats: bool = False
    """Whether it stays when it has answered."""
    until: str = ""
    otherwise: str = ASK
    kind: str = ""
    values: dict[str, int | str | list[str]] = {}
    sealed: list[int] = []


class PlanNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of an entry: it answered (`why` is `used`), with these actions, which the seat heard as so many
    `events` from number `event` on; or it ended, and why."""

    at: int
    entry: PlanEntry
    why: str
    actions: list[str] = []
    event: int = 0
    events: int = 0


class Plan(msgspec.Struct, omit_defaults=True):
    """The plan of a seat."""

    made: int = 0
    """How many entries there have been."""
    entries: list[PlanEntry] = []
    notes: list[PlanNote] = []
    """The last ones."""
    uses: dict[int, int] = {}
    row: int = 0
    """How many questions in a row it has answered while nobody else decided anything."""
    answered: dict[str, list[str]] = {}
    """By question: what the person answered last."""
