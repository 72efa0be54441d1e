"""Boxes of an owner's own: a game's figures with rows in another order, and some numbers next to what they were.

In the box as it is printed many a figure could be another one and nobody would notice: what stands first in a list is
number 0, few things ever run out, no two rows have what is said of one. In such a box they would.
"""

from copy import deepcopy
from functools import cache
from typing import Any

from petteia.engine.generator import Generator
from tests.rules.limits import DOORS, leaves, lists

NUMBERS = 40
"""So many numbers are tried next to what they were, or small."""
REFUSED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@cache
def box_of(game: str, seed: int) -> dict[str, Any]:
    """An owner's file: whatever would not be taken stays as it is. With an even seed the numbers are left alone."""
    shipped, read = DOORS[game]
    data = deepcopy(shipped())
    rng = Generator(seed)

    def taken() -> bool:
        try:
            read(data)
        except REFUSED:
            return False
        return True

    for _, rows in list(lists(data)):
        before = rows[:]
        for at in range(len(rows) - 1, 0, -1):
            other = int(rng.below(at + 1))
            rows[at], rows[other] = rows[other], rows[at]
        if not taken():
            rows[:] = before
    numbers = [way for way, value in leaves(data) if type(value) is int]
    for _ in range(NUMBERS if seed % 2 else 0):
        *way, key = numbers[int(rng.below(len(numbers)))]
        place: Any = data
        for part in way:
            place = place[part]
        was = place[key]
        place[key] = (was + 1, was - 1, 1, 2)[int(rng.below(4))]
        if not taken():
            place[key] = was
    return data
