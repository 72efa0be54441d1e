"""Contracts 1, 5 and 12: a position is plain data, holds no randomness, and its copies are deep.

All of it rests on a generic walk over everything a position consists of. The walk does not use the hand-written
`clone` and `fields`, so it finds even a field that both forget.
"""

import json
from collections.abc import Iterator
from types import FunctionType, MethodType, ModuleType
from typing import Any, Final

from petteia.engine.conformance.report import Breach, Report
from petteia.engine.driver import random_steps
from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec
from petteia.engine.protocol import Game, State

ENGINE_OWN: Final = ("game", "sink", "by_chance", "waiting", "listed", "listed_for", "seal", "touched")
"""Attributes of `State` that are no part of the position: they belong to the engine or follow from the rest."""

VECTOR: Final[type] = type(vec[i64]())

PLAY_ON: Final = 30
MOST_CELLS: Final = 400


def is_vector(value: object) -> bool:
    """Whether something is a vector of numbers."""
    return isinstance(value, VECTOR)


class Cells:
    """One attribute, or one vector, list or dict, of a position: where it is and what is in it."""

    def __init__(self, path: str, holder: Any, name: str, value: Any, derived: bool) -> None:
        self.path = path
        self.holder = holder
        self.name = name
        self.value = value
        self.derived = derived

    def content(self) -> tuple[str, object]:
        """Its type and contents, for comparison."""
        value = list(self.value) if is_vector(self.value) else self.value
        return type(self.value).__name__, value


def attributes(holder: Any) -> list[str]:
    """The names of everything an object keeps, compiled or not."""
    names: list[str] = []
    for kind in type(holder).__mro__:
        for more in (getattr(kind, "__mypyc_attrs__", ()), kind.__dict__.get("__slots__", ())):
            names.extend([more] if isinstance(more, str) else more)
    names.extend(getattr(holder, "__dict__", {}))
    return [n for n in dict.fromkeys(names) if not n.startswith("__") and hasattr(holder, n)]


def contents(state: State) -> list[Cells]:
    """Everything a position consists of, in a fixed order. A `derived` attribute (a class may list its own in
    `DERIVED`) follows from the others: it must be right in a copy, but need not be in the digest. Objects of the
    game, such as its figures, are skipped even where a position refers to them."""
    out: list[Cells] = []
    of_game = {id(value) for value in [getattr(state.game, name) for name in attributes(state.game)] if _is_part(value)}
    for name in attributes(state):
        value = getattr(state, name)
        if (name == "waiting" or name not in ENGINE_OWN) and id(value) not in of_game:
            derived = name in ENGINE_OWN or name in getattr(type(state), "DERIVED", ())
            out.extend(_within(f"state.{name}", state, name, value, derived, 0))
    return out


def _is_part(value: object) -> bool:
    """Whether a value is an object of a class of its own: no number, text, vector or container."""
    return not (value is None or isinstance(value, (int, str, float, bytes, list, tuple, dict)) or is_vector(value))


def _within(path: str, holder: Any, name: str, value: Any, derived: bool, depth: int) -> Iterator[Cells]:
    if value is None or isinstance(value, (int, str, float, bytes)) or is_vector(value):
        yield Cells(path, holder, name, value, derived)
    elif isinstance(value, (list, tuple)):
        yield Cells(path + "#", holder, name, len(value), True)
        for i, item in enumerate(value):
            yield from _within(f"{path}[{i}]", value, str(i), item, derived, depth + 1)
    elif isinstance(value, dict):
        yield Cells(path + "#", holder, name, len(value), True)
        for key, item in value.items():
            yield from _within(f"{path}[{key!r}]", value, str(key), item, derived, depth + 1)
    elif isinstance(value, (Game, Sink, type)):
        return
    elif isinstance(value, Generator) or type(value).__module__ in ("random", "secrets", "numpy.random"):
        raise Breach(5, f"{path} is a {type(value).__name__}: a position holds no randomness")
    elif isinstance(value, (FunctionType, MethodType, ModuleType)) or hasattr(value, "gi_frame") or callable(value):
        raise Breach(1, f"{path} is a {type(value).__name__}: a position is plain data")
    elif isinstance(value, (set, frozenset)):
        raise Breach(10, f"{path} is a {type(value).__name__}: its order may differ from process to process")
    elif depth > 20:
        raise Breach(1, f"{path} goes round in a circle or too deep")
    else:
        yield Cells(path + "!", holder, name, type(value).__name__, True)
        skipped = getattr(type(value), "DERIVED", ())
        for attribute in attributes(value):
            below = derived or attribute in skipped
            yield from _within(f"{path}.{attribute}", value, attribute, getattr(value, attribute), below, depth + 1)


def difference(original: list[Cells], copy: list[Cells]) -> str:
    """Where two positions first differ, or nothing."""
    for a, b in zip(original, copy, strict=False):
        if a.path != b.path:
            return f"the original has {a.path}, the copy has {b.path}"
        if a.content() != b.content():
            return f"{a.path} is {_short(a.value)} in the original and {_short(b.value)} in the copy"
    if len(original) != len(copy):
        longer = original if len(original) > len(copy) else copy
        return f"only one of them has {longer[min(len(original), len(copy))].path}"
    return ""


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) < 80 else text[:77] + "..."


def _objects(cells: list[Cells]) -> dict[int, str]:
    return {id(c.holder): c.path for c in cells if not isinstance(c.holder, tuple)}


# -- contract 12 -------------------------------------------------------------------------------------------------


def check_copy(state: State, rng: Generator, report: Report) -> None:
    """A clone has everything the original has, shares nothing with it, and playing on from it changes nothing."""
    before = contents(state)
    frozen = [c.content() for c in before]
    digest = state.digest()
    copy = state.clone()
    if copy is state or type(copy) is not type(state):
        raise Breach(12, f"clone() gives {'the state itself' if copy is state else type(copy).__name__}")
    there = contents(copy)
    found = difference(before, there)
    if found:
        raise Breach(12, f"clone() is not equal: {found}")
    if copy.digest() != digest:
        raise Breach(12, "the digest of a clone differs")
    mine = _objects(before)
    for address, path in _objects(there).items():
        if address in mine:
            raise Breach(12, f"original and clone share the object that holds {path}")
    _spoil(there)
    if [c.content() for c in contents(state)] != frozen:
        raise Breach(12, f"changing a clone changes the original: {_first(frozen, contents(state))}")
    copy = state.clone()
    random_steps(copy, rng, PLAY_ON)
    if [c.content() for c in contents(state)] != frozen or state.digest() != digest:
        raise Breach(12, f"playing on from a clone changes the original: {_first(frozen, contents(state))}")
    report.count(12, "copies compared, spoilt and played on")


def _first(frozen: list[tuple[str, object]], now: list[Cells]) -> str:
    return next((c.path for old, c in zip(frozen, now, strict=False) if old != c.content()), "its shape")


def _spoil(cells: list[Cells]) -> None:
    """Change every number in the vectors of a copy, in place."""
    for c in cells:
        if is_vector(c.value):
            for i, x in enumerate(list(c.value)):
                if type(x) is int:
                    c.value[i] = x + 1


def check_digest(state: State, rng: Generator, report: Report) -> None:
    """Changing any number of a position changes its digest: no field is left out."""
    copy = state.clone()
    digest = copy.digest()
    cells = [(c, i) for c in contents(copy) if not c.derived for i in _places(c)]
    some = cells
    if len(cells) > MOST_CELLS:
        start = int(rng.below(len(cells)))
        step = len(cells) // MOST_CELLS + 1
        some = [cells[(start + k * step) % len(cells)] for k in range(MOST_CELLS)]
    for c, i in some:
        old = c.value if i < 0 else c.value[i]
        _put(c, i, _other(old))
        try:
            now = copy.digest()
        except Exception:  # it was noticed, by a crash
            now = -1
        finally:
            _put(c, i, old)
        if now == digest:
            place = c.path if i < 0 else f"{c.path}[{i}]"
            raise Breach(12, f"{place} can change without the digest noticing: is it missing in fields()?")
    if copy.digest() != digest:
        raise Breach(12, "the digest depends on something that was not there to be put back")
    report.count(12, "numbers changed to see the digest change", len(some))


def _places(c: Cells) -> list[int]:
    if is_vector(c.value):
        return list(range(len(c.value)))
    if isinstance(c.holder, tuple) or not isinstance(c.value, (int, str)):
        return []
    return [-1]


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + ("x" if isinstance(value, str) else 1)


def _put(c: Cells, i: int, value: Any) -> None:
    if i >= 0:
        c.value[i] = value
    elif isinstance(c.holder, list):
        c.holder[int(c.name)] = value
    elif isinstance(c.holder, dict):
        key = next(k for k in c.holder if str(k) == c.name)
        c.holder[key] = value
    else:
        setattr(c.holder, c.name, value)


# -- contract 1 --------------------------------------------------------------------------------------------------


def check_saved(game: Game, state: State, rng: Generator, report: Report) -> None:
    """Saved, written as JSON, read and restored, a position is the same and plays on the same."""
    again = game.restore(json.loads(json.dumps(state.save())))
    if again.digest() != state.digest():
        raise Breach(1, "a position that was saved and restored has another digest")
    if again.pending() != state.pending():
        raise Breach(1, f"restored, {again.pending()} is pending instead of {state.pending()}")
    found = difference(contents(state), contents(again))
    if found:
        raise Breach(1, f"a position that was saved and restored is not equal: {found}")
    for seat in range(int(game.seats)):
        if list(again.legal(seat)) != list(state.legal(seat)):
            raise Breach(1, f"restored, seat {seat} has other options")
    start = int(rng.lane())
    one, other = state.clone(), again
    random_steps(one, Generator(start), PLAY_ON)
    random_steps(other, Generator(start), PLAY_ON)
    if one.digest() != other.digest():
        raise Breach(1, "a position that was saved and restored plays on differently")
    report.count(1, "positions saved, restored and played on")
