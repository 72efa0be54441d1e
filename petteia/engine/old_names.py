"""Methods that were renamed: games written with the old names still work, with a warning.

If a class defines a method under its old name, that one is called: see `prefers_old`. A call by an old name is passed
on. Both warn with `DeprecationWarning`.
"""

import warnings
from typing import Final

_KNOWN: Final[dict[tuple[type, str], bool]] = {}
_WARNED: Final[set[tuple[str, str]]] = set()


def prefers_old(kind: type, old: str, new: str) -> bool:
    """Whether a class, or its nearest base that defines a method under one of two names, uses the old name."""
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
    """Warn once per process that a name is old."""
    if (old, new) not in _WARNED:
        _WARNED.add((old, new))
        warnings.warn(f"{old} is called {new} now", DeprecationWarning, stacklevel=3)


def forget() -> None:
    """Forget which warnings were given: for tests."""
    _WARNED.clear()
    _KNOWN.clear()
