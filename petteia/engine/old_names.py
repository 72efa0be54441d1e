"""Methods that had other names before: games written with the old ones still work, and are told so.

A class that has a method under its old name is asked by that name: see `prefers_old`. A call by an old name is passed
on. Both warn with `DeprecationWarning`.
"""

import warnings
from typing import Final

_KNOWN: Final[dict[tuple[type, str], bool]] = {}
_WARNED: Final[set[tuple[str, str]]] = set()


def prefers_old(kind: type, old: str, new: str) -> bool:
    """Whether a class, or the nearest of its bases that has one of two names for a method, uses the old one."""
    key = (kind, old)
    known = _KNOWN.get(key)
    if known is None:
        known = False
        for each in kind.__mro__:
            has = each.__dict__
            if new in has:
                break
            if old in has:
                known = True
                warn(f"{each.__name__}.{old}", new)
                break
        _KNOWN[key] = known
    return known


def warn(old: str, new: str) -> None:
    """Say once in a process that a name is old."""
    if (old, new) not in _WARNED:
        _WARNED.add((old, new))
        warnings.warn(f"{old} is called {new} now", DeprecationWarning, stacklevel=3)


def forget() -> None:
    """Warn again of what was warned of: for tests."""
    _WARNED.clear()
    _KNOWN.clear()
