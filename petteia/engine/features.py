"""Names and ranges of the numbers of a position, for programs that learn from positions.

A position declares its rows of numbers (`State.fields`), and the ranges of most numbers in its steps. A game that keeps
a whole table in one row adds a chart, which its manifest names: what lies where in the row, and how many entries of
growing rows are shown. `petteia.bots.tensor` makes a tensor of it. A game without a chart works, too; its numbers are
named after their places.
"""

from collections.abc import Sequence
from typing import Final

Cut = tuple[str, int, int]
"""Some of the bits of an entry: their name, the lowest bit, and the number of bits."""

NUMBER: Final = "number"
FLAG: Final = "flag"
SEAT: Final = "seat"
CHOICE: Final = "choice"
"""Kinds of features: a number of something; yes or no; a seat; one of several things without an order."""


class Span:
    """Adjacent numbers of a row that are alike."""

    def __init__(
        self,
        name: str,
        high: int | Sequence[int] = 1,
        low: int = 0,
        each: int | Sequence[str] = 1,
        bits: int | Sequence[str] = 0,
        kind: str = NUMBER,
    ) -> None:
        self.name = name
        self.words: list[str] = [str(n) for n in range(each)] if isinstance(each, int) else list(each)
        """A word for each number; a single number needs none."""
        self.low = low
        self.high: list[int] = [high] * len(self.words) if isinstance(high, int) else list(high)
        """The largest value of each number. A number with only one possible value is not shown."""
        self.bits: list[str] = [str(n) for n in range(bits)] if isinstance(bits, int) else list(bits)
        """If there are any, each number is a mask of these bits."""
        self.kind = kind

    def called(self, at: int) -> str:
        """The name of one of them."""
        return self.name if len(self.words) == 1 else f"{self.name}/{self.words[at]}"


class Growing:
    """A row that grows. Its last `most` entries are shown, each cut into its parts."""

    def __init__(
        self,
        most: int,
        cuts: Sequence[Cut] = (),
        more: Sequence[Cut] = (),
        codes: int = 0,
        rows: int = 0,
        high: int | None = None,
    ) -> None:
        self.most = most
        self.high = high
        """The largest value of a number that is not cut, if less than the row itself declares."""
        self.cuts = list(cuts)
        """Empty if an entry is one number."""
        self.more = list(more)
        """How further numbers of an entry are cut, if the code of the first one (its first cut) is in the mask `codes`;
        `rows` of them follow."""
        self.codes = codes
        self.rows = rows


class Chart:
    """A game's description of the rows of its positions and steps, by their names: `cells`, `Commitment.picked`."""

    def __init__(
        self,
        fixed: dict[str, list[Span]] | None = None,
        growing: dict[str, Growing] | None = None,
        copies: dict[str, int] | None = None,
    ) -> None:
        self.fixed = fixed or {}
        self.growing = growing or {}
        self.copies = copies or {}
        """How often a step can be on the stack at the same time, if more than once."""
