"""Runs a game's own checks over an owner's component data and reports all problems, not only the first.

The checks stop at the first complaint, so each fault is mended on a copy and the checks run again.
"""

import json
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from petteia.engine.differences import Data, differing, own_components, plain
from petteia.engine.protocol import Game
from petteia.engine.reading import ANY, AskedValue, ComponentsError, Way, listening

MOST_PROBLEMS: Final = 12
"""At most this many complaints are reported at once."""
MOST_TEXT: Final = 2000
MOST_DEPTH: Final = 8
MOST_MARKS: Final = 4
"""The most characters in a text, levels of nested tables, and combining marks on one letter."""
MOST_NUMBER: Final = 2**53


class ComponentProblem:
    """A problem and the path to it."""

    def __init__(
        self, way: Way, sentence: str, code: str = "", params: Mapping[str, int | str] | None = None, right: Any = None
    ) -> None:
        self.way = way
        self.sentence = sentence
        self.code = code
        self.params: dict[str, int | str] = dict(params or {})
        self.right = right


class Checked:
    """The result: the problems, the values the checks asked for, and the entries that differ from the game's own."""

    def __init__(self, problems: list[ComponentProblem], asked: list[AskedValue], entries: list[list[Any]]) -> None:
        self.problems = problems
        self.asked = asked
        self.entries = entries


def check(kind: type[Game], data: Mapping[str, Any]) -> Checked:
    """Check component data as the game does when its box is opened."""
    ours = own_components(kind)
    problem = unfit(data, ())
    if problem is not None:
        return Checked([problem], [], [])
    entries = differing(ours, data)
    for entry in entries:
        problem = unreadable(entry[-1], (entry[0],))
        if problem is not None:
            return Checked([problem], [], entries)
    problems: list[ComponentProblem] = []
    asked: dict[Way, AskedValue] = {}
    work = plain(data)
    options = {option.key: option.values[0] for option in kind.OPTIONS}
    seen: set[str] = set()
    while len(problems) < MOST_PROBLEMS:
        heard: list[AskedValue] = []
        found: ComponentsError | None = None
        try:
            listening(heard, lambda: kind(int(kind.SEAT_COUNTS[0]), options, work))
        except ComponentsError as complaint:
            found = complaint
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as unforeseen:
            problems.append(ComponentProblem((), str(unforeseen)[:MOST_TEXT]))
        for each in heard:
            if each.kind != ANY or each.way not in asked:
                asked[each.way] = each
        if found is None:
            break
        place = json.dumps(found.way)
        if place not in seen:
            problems.append(ComponentProblem(found.way, found.about, found.code, found.params, found.right))
        again = place in seen
        seen.add(place)
        if not _mend(work, ours, found, again):
            break
    return Checked(problems, list(asked.values()), entries)


def _mend(work: Data, ours: Data, problem: ComponentsError, again: bool) -> bool:
    """Mend a fault so that the checks get to the next one: put in the required value, or ours; if that did not help,
    our whole section. Returns whether anything changed."""
    before = json.dumps(work)
    section = problem.way[0] if problem.way else ""
    if not isinstance(section, str):
        return False
    if again or not _put_right(work, ours, problem):
        if section in ours:
            work[section] = plain({section: ours[section]})[section]
        else:
            work.pop(section, None)
    return json.dumps(work) != before


def _put_right(work: Any, ours: Any, problem: ComponentsError) -> bool:
    for step in problem.way[:-1]:
        if isinstance(step, int):
            if not isinstance(work, list) or step >= len(work):
                return False
            work, ours = work[step], _like(work[step], ours, step)
        else:
            if not isinstance(work, dict) or step not in work:
                return False
            work, ours = work[step], ours.get(step) if isinstance(ours, Mapping) else None
    last = problem.way[-1]
    if not isinstance(work, dict) or not isinstance(last, str):
        return False
    if problem.right is not None:
        work[last] = problem.right
        return True
    if isinstance(ours, Mapping) and last in ours:
        if json.dumps(work.get(last)) == json.dumps(ours[last], default=str):
            return False
        work[last] = plain({last: ours[last]})[last]
        return True
    return work.pop(last, None) is not None


def _like(row: Any, rows: Any, at: int) -> Any:
    """Our row for one of theirs: the one with the same id, else the one in the same place."""
    if not isinstance(rows, list):
        return None
    name = row.get("id") if isinstance(row, Mapping) else None
    if name is not None:
        return next((each for each in rows if isinstance(each, Mapping) and each.get("id") == name), None)
    return rows[at] if at < len(rows) else None


def unfit(value: Any, way: Way) -> ComponentProblem | None:
    """What no file of any game may hold: tables nested too deep, numbers too large to compute with."""
    if len(way) > MOST_DEPTH:
        sentence = f"lies more than {MOST_DEPTH} tables deep; right would be less"
        return ComponentProblem(way[:MOST_DEPTH], sentence, "deep")
    if isinstance(value, Mapping):
        inner: list[tuple[str | int, Any]] = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    else:
        large = isinstance(value, int | float) and not -MOST_NUMBER <= value <= MOST_NUMBER  # also refuses NaN
        return ComponentProblem(way, f"is no number up to {MOST_NUMBER}", "large") if large else None
    for step, each in inner:
        problem = unfit(each, (*way, step))
        if problem is not None:
            return problem
    return None


def unreadable(value: Any, way: Way) -> ComponentProblem | None:
    """Texts that would control a screen or run over it; other players see them before they sit down."""
    if isinstance(value, str):
        if len(value) > MOST_TEXT:
            return ComponentProblem(way, f"is longer than {MOST_TEXT} letters", "long", {"most": MOST_TEXT})
        marks = 0
        for sign in value:
            marks = marks + 1 if unicodedata.combining(sign) else 0
            if marks > MOST_MARKS or (sign != "\n" and not sign.isprintable()):
                return ComponentProblem(way, "has signs that cannot be shown; right would be plain text", "signs")
        return None
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, Mapping):
        for key in value:
            problem = unreadable(key, way)
            if problem is not None:
                return problem
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for step, each in inner:
        problem = unreadable(each, (*way, step))
        if problem is not None:
            return problem
    return None
