"""Replaces `librt.vecs` where there is none: vectors are lists. A site has it under that name.

What `petteia.engine.ints` passes on behaves the same, except for numbers beyond 64 bits, which the rules never reach.
"""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import i16, i64, u8


def _new(items: Iterable[int] = (), *, capacity: int = 0) -> list[int]:
    """A vector of these numbers."""
    return list(items)


vec: dict[Any, Any] = {kind: _new for kind in (i64, i16, u8, float)}
"""`vec[i64]([1, 2])`: a look into a dictionary is the quickest that a name with brackets can be."""


def append(vector: list[int], item: int) -> list[int]:
    """The vector with one more at the end."""
    vector.append(item)
    return vector


def extend(vector: list[int], items: Iterable[int]) -> list[int]:
    """The vector with some more at the end."""
    vector.extend(items)
    return vector


def pop(vector: list[int], index: int = -1) -> tuple[list[int], int]:
    """Remove one element; returns the vector and the element."""
    item = vector.pop(index)
    return vector, item


def remove(vector: list[int], item: int) -> list[int]:
    """The vector without the first of these."""
    vector.remove(item)
    return vector
