"""What the numbers of a position are called, and what they may be: for programs that learn from positions.

A position says of itself which rows of numbers it has (`State.fields`), and of most numbers in its steps what they may
be. A game that keeps a whole table in one row says the rest in a chart, which its manifest names: what lies where in
the row, and how many entries of rows that grow are shown. `petteia.bots.tensor` makes a tensor of it. A game without a
chart is shown, too; its numbers are called by their places.
"""

from collections.abc import Sequence
from typing import Final

Cut = tuple[str, int, int]
"""Some of the bits of an entry: what they say, the lowest one, and how many there are."""

NUMBER: Final = "number"
FLAG: Final = "flag"
SEAT: Final = "seat"
CHOICE: Final = "choice"
"""What a feature is: so many of something; yes or no; a seat; one of several things that have no order."""


class Span:
    """Numbers of a row that lie side by side and are alike."""

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
        """One for each number; a single number needs none."""
        self.low = low
        self.high: list[int] = [high] * len(self.words) if isinstance(high, int) else list(high)
        """The most each may be. What can only be one thing is not shown."""
        self.bits: list[str] = [str(n) for n in range(bits)] if isinstance(bits, int) else list(bits)
        """If there are any, each number is a mask of so many yes and no."""
        self.kind = kind

    def called(self, at: int) -> str:
        """The name of one of them."""
        return self.name if len(self.words) == 1 else f"{self.name}/{self.words[at]}"


class Growing:
    """A row that grows. So many entries at the end of it are shown, each cut into what it says."""

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
        """The most a number may be that is not cut, if that is less than what the row itself says."""
        self.cuts = list(cuts)
        """None: an entry is one number."""
        self.more = list(more)
        """How further numbers of an entry are cut, where its first one has a code (the first cut) among `codes`, a
        mask; so many `rows` of them follow."""
        self.codes = codes
        self.rows = rows


class Chart:
    """What a game says about the rows of its positions and steps, by their names: `cells`, `Commitment.picked`."""

    def __init__(
        self,
        fixed: dict[str, list[Span]] | None = None,
        growing: dict[str, Growing] | None = None,
        copies: dict[str, int] | None = None,
    ) -> None:
        self.fixed = fixed or {}
        self.growing = growing or {}
        self.copies = copies or {}
        """How often a step can be on the stack at a time, if it is more than once."""
