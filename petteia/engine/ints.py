"""The only module that knows where integer vectors come from.

Everything countable in a game lives in `vec[i64]`: compiled code reads and writes it without boxing a
number, uncompiled code uses it like a list. Two things to know:

- a vec is passed by reference, and `append` may write into the same memory. To keep a vec that other code
  keeps, too, take a copy: `mine = theirs[:]`;
- compiled `i64` wraps at 64 bits, plain `int` does not. No product may pass 2**62.
"""

from typing import Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i16, i64, mypyc_attr, trait, u8

__all__ = [
    "append",
    "checksum",
    "contains",
    "extend",
    "i16",
    "i64",
    "mypyc_attr",
    "pop",
    "remove",
    "total",
    "trait",
    "u8",
    "vec",
    "zeros",
]


_ZEROS: Final = vec[i64]([0] * 1024)


def zeros(n: i64) -> vec[i64]:
    """A vector of `n` zeros."""
    if n <= len(_ZEROS):
        return _ZEROS[:n]  # one copy instead of n calls: every new step runs this
    out = vec[i64](capacity=n)
    for _ in range(n):
        out = append(out, 0)
    return out


def contains(v: vec[i64], wanted: i64) -> bool:
    """Whether a vector contains a number."""
    for number in v:
        if number == wanted:
            return True
    return False


def total(v: vec[i64], start: i64, n: i64) -> i64:
    """The sum of `n` cells from `start` on."""
    s: i64 = 0
    for i in range(start, start + n):
        s += v[i]
    return s


def checksum(v: vec[i64]) -> i64:
    """A checksum that tells whether a vector was changed. A copy would tell, too, but is slower."""
    seal: i64 = len(v)
    for number in v:
        seal = (seal * 31 + number) & 0xFFFFFFFFFFFF
    return seal
