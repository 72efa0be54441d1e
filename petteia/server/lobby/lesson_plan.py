"""What a lesson consists of: `lesson.toml` beside the rules of a game, and a file in `lessons` for each further one,
called after its place and its name (`lessons/1-battle.toml`), checked and read.

    seats = 2
    luck = "12"                            any text: all dice and cards come from it
    [position]                             a scenario of the game; without one the lesson begins at the beginning
    [[opponents]]                          what the others play as long as it is possible, in the game's notation
    seat = 1
    plays = ["place most_buildings", "pick permanent_gather", "stop"]
    [[chapters]]                           what there is to learn
    name = "aim"                           of the message `tutor-goal-aim`
    steps = [
      { says = "aim", rings = ["victory"] },                                       told, with something to look at
      { says = "cube", at = "place_cube", play = ["place won_the_last_battle"] }, to be done, in answer to that prompt
      { says = "won", heard = "battle_won" },                                    told if it has happened to the pupil
      { says = "sail", needs = ["ships/0 field=B2", "prompt left=2"] },          told if the table looks like this
    ]

    [test]                                 a position of its own, to be mastered without a teacher
    luck = "3"
    position = { … }
    opponents = [{ seat = 1, plays = ["stay"] }]
    reach = ["victory/0 value>=5"]         passed as soon as all of this is true (`lesson_facts`)
    lost = ["prompt key=place_cube"]       to be tried again as soon as any of this is, or when the game is over
    solution = ["play permanent_attack", "commit hydra, commit minotaur, stop"]   decision by decision; for tests

A step that is to be done rings what is pressed for it, so that the words cannot speak of anything else. `play` has
more than one action where a prompt is answered by several: picks in the order of the notation, then what ends them; or
what one press or several set off together, and then `rings` says where they are. Nothing in here knows a game.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from petteia.server.lobby.lesson_facts import wrong_with

FIRST = "first"
"""The name of the lesson in `lesson.toml`."""


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing a teacher says: about what to press (`play`), or about what to look at (`rings`)."""

    says: str
    """From the message `tutor-<says>`."""
    at: str = ""
    """The prompt it belongs to; without one it belongs anywhere."""
    play: Sequence[str] = ()
    """The answer to give, in the game's notation."""
    rings: Sequence[str] = ()
    """Pieces, zones or counters to look at; or what to press, one after the other, if it is not what the actions are
    about. `@depart` is the button that does so."""
    heard: str = ""
    """The event that has to happen before it is said."""
    needs: Sequence[str] = ()
    """What its words take for granted: a piece or counter on the table, or the prompt, each with marks or parameters
    (including `count` and `value`). A pupil who has done something else never hears it."""
    awaits: bool = False
    """Its answer comes with another seat's move; the step waits for it while its prompt is asked."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to learn, in steps."""

    name: str
    steps: list[LessonStep]


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat has rehearsed."""

    seat: int
    plays: list[str]


class LessonTest(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What shows that a lesson has been understood: a position with an aim."""

    luck: str
    reach: list[str]
    solution: list[str]
    """How it can be passed; clients are not told."""
    lost: list[str] = []
    opponents: list[Opponent] = []
    position: dict[str, Any] | None = None


class LessonPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A lesson. A `position` is a scenario in the file, and a saved position once it has been set up."""

    seats: int
    luck: str
    chapters: list[Chapter] = []
    opponents: list[Opponent] = []
    position: dict[str, Any] | None = None
    test: LessonTest | None = None

    def dealt(self, test: bool) -> "LessonPlan | LessonTest":
        """What its table, or that of its test, is set up with."""
        return self.test if test and self.test is not None else self

    def rehearsed(self, test: bool = False) -> list[list[str]]:
        """What each seat plays by itself: nothing for the pupil, who has the first seat."""
        plays = {opponent.seat: opponent.plays for opponent in self.dealt(test).opponents}
        return [plays.get(seat, []) for seat in range(self.seats)]


def read_plan(file: Path) -> LessonPlan:
    """Read the lesson in a file. ValueError, saying what would be right, if it is none."""
    try:
        plan = msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonPlan)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, OSError) as problem:
        raise ValueError(f"{file} is no lesson: {problem}") from None
    steps = [step for chapter in plan.chapters for step in chapter.steps]
    for step in steps:
        if step.play and not step.at:
            raise ValueError(f"{file}: step {step.says!r} plays something; right would be to name the prompt (at), too")
    opponents = [*plan.opponents, *(plan.test.opponents if plan.test else ())]
    for fact in (*plan.test.reach, *plan.test.lost) if plan.test else ():
        if wrong := wrong_with(fact):
            raise ValueError(f"{file}: {fact!r} is no fact: {wrong}")
    if plan.test and not plan.test.reach:
        raise ValueError(f"{file}: a test has something to reach (reach)")
    if any(not 0 < opponent.seat < plan.seats for opponent in opponents):
        raise ValueError(f"{file}: opponents sit at 1 to {plan.seats - 1}; the pupil has seat 0")
    return plan
