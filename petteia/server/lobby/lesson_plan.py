"""What a lesson consists of: `lesson.toml` beside the rules of a game, checked and read.

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

A step that is to be done rings what is pressed for it, so that the words cannot speak of anything else. `play` has
more than one action where a prompt is answered by several: picks in the order of the notation, then what ends them; or
what one press or several set off together, and then `rings` says where they are. Nothing in here knows a game.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec


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


class LessonPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A lesson. `position` is a scenario in the file, and a saved position once it has been set up."""

    seats: int
    luck: str
    chapters: list[Chapter] = []
    opponents: list[Opponent] = []
    position: dict[str, Any] | None = None

    def rehearsed(self) -> list[list[str]]:
        """What each seat plays by itself: nothing for the pupil, who has the first seat."""
        plays = {opponent.seat: opponent.plays for opponent in self.opponents}
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
    if any(not 0 < opponent.seat < plan.seats for opponent in plan.opponents):
        raise ValueError(f"{file}: opponents sit at 1 to {plan.seats - 1}; the pupil has seat 0")
    return plan
