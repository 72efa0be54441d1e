"""What a game lets people plan beyond single answers: kinds of plans, in the words of its rulebook.

A game declares them as `KINDS` in its module `said_ahead`. They are asked about nothing but an observation: what the
seat knows when it is asked something.
"""

import importlib
import importlib.util
from typing import Any, Final

from petteia.engine.ints import i64, mypyc_attr
from petteia.engine.protocol import Game

PlanValue = int | str | list[str]
PlanValues = dict[str, int | str | list[str]]
"""What a plan says, by field."""

ASK: Final = -1
"""`PlanKind.answer`: the person is asked."""
MODULE: Final = "said_ahead"
DIGITS: Final = "0123456789"
"""A number in a list has one digit."""


class PlanField:
    """What a plan of a kind leaves open: a number from `low` to `high`; one of `values`; or, where `most` is more than
    1, up to so many of them in order of preference, each joined with one of `besides` if there are any, and with a
    number if there is a `high`: `a/b`, `a/3`, `a/b/3`. Where `joined` is more than 1, up to so many are added to one on
    either side: `a+a/b+c/3`."""

    def __init__(
        self,
        key: str,
        values: tuple[str, ...] = (),
        most: int = 1,
        besides: tuple[str, ...] = (),
        high: int = 0,
        first: int = 0,
        low: int = 0,
        joined: int = 1,
    ) -> None:
        self.key = key
        self.values = values
        self.most = most
        self.besides = besides
        self.low = low
        self.high = high
        self.joined = joined
        self.first = first
        """The number, or the place of the value, where nothing is said; in a list the number to begin with."""

    def default(self) -> PlanValue:
        """What it means to say nothing."""
        if not self.values:
            return self.first
        return self.values[self.first] if self.most == 1 else []

    def fits(self, said: PlanValue) -> bool:
        """Whether this can be said."""
        if isinstance(said, list):
            if self.most == 1 or len(said) > self.most or len(set(said)) < len(said):
                return False
            return all([self._word(word) for word in said])
        if isinstance(said, str):
            return self.most == 1 and said in self.values
        return not self.values and self.low <= said <= self.high

    def _word(self, word: str) -> bool:
        parts = word.split("/")
        if len(parts) != 1 + (len(self.besides) > 0) + (self.high > 0) or not self._joined(parts[0], self.values):
            return False
        number = parts[-1]
        if self.high > 0 and (len(number) != 1 or number not in DIGITS or not self.low <= int(number) <= self.high):
            return False
        return not self.besides or self._joined(parts[1], self.besides)

    def _joined(self, words: str, values: tuple[str, ...]) -> bool:
        some = words.split("+")
        return len(some) <= self.joined and all([word in values for word in some])

    def right(self) -> str:
        """What can be said, in words for somebody who said something else."""
        if not self.values:
            return f"a number from {self.low} to {self.high}"
        if self.most == 1:
            return "one of " + ", ".join(self.values)
        form = "value" + ("/other" if self.besides else "") + (f"/{self.low} to {self.high}" if self.high > 0 else "")
        form += f" (of up to {self.joined} joined by +)" if self.joined > 1 else ""
        return f"a list of at most {self.most} different entries {form} of " + ", ".join([*self.values, *self.besides])

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "key": self.key,
            "values": list(self.values),
            "most": self.most,
            "besides": list(self.besides),
            "low": self.low,
            "high": self.high,
            "joined": self.joined,
            "first": self.first,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanKind:
    """A kind of plan that a game offers: `key` names it, `prompts` the questions that it answers."""

    def __init__(self, key: str, prompts: tuple[str, ...]) -> None:
        self.key = key
        self.prompts = prompts

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        """What it leaves open, for a seat that observes `g`; empty if it could not plan this."""
        return []

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        """The number of the action that a seat plays by what it said, observing `g`; `ASK` if the person decides."""
        return ASK


def plan_kinds(game: Game) -> tuple[PlanKind, ...]:
    """The kinds of plans that a game offers."""
    module: str = getattr(type(game), "__module__", "")  # compiled code does not find it as a class attribute
    found = _found.get(module)
    if found is None:
        package = module.rpartition(".")[0]
        name = f"{package}.{MODULE}"
        there = package and importlib.util.find_spec(name) is not None
        found = _found[module] = importlib.import_module(name).KINDS if there else ()
    return found


_found: Final[dict[str, tuple[PlanKind, ...]]] = {}


def word_of(says: PlanValues, key: str) -> str:
    """The word that a plan says about a field; empty if it says none."""
    said = says.get(key, "")
    return said if isinstance(said, str) else ""


def number_of(says: PlanValues, key: str, otherwise: i64 = 0) -> i64:
    """The number that a plan says about a field."""
    said = says.get(key, int(otherwise))
    return said if isinstance(said, int) else otherwise


def row_of(says: PlanValues, key: str) -> list[str]:
    """What a plan prefers in a field, the best first."""
    said = says.get(key, [])
    return said if isinstance(said, list) else []
