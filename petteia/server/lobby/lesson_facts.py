"""Facts about a position, as lessons write them, checked against what a seat sees.

ships/0 field=B2      a piece with this mark; every piece has a `count`
total/0 value>=9      a counter; `=`, `>=` and `<=` compare its `value`
prompt key=stop       the question that is asked: its `key` and its parameters
!city/corinth/blue    not so: such a thing is not there
"""

import re
from collections.abc import Mapping
from typing import Any, Final

_MARK: Final = re.compile(r"([\w.]+)(>=|<=|=)(\S+)")


def wrong_with(fact: str) -> str:
    """Why a text is no fact; empty if it is one."""
    name, *marks = fact.split() or [""]
    if not name.removeprefix("!"):
        return "it names nothing"
    bad = [mark for mark in marks if not _MARK.fullmatch(mark)]
    bad += [mark for mark in marks if ">" in mark or "<" in mark if not mark.split("=")[-1].lstrip("-").isdigit()]
    return f"{bad[0]!r} is no mark such as count>=2" if bad else ""


def holds(fact: str, view: Mapping[str, Any]) -> bool:
    """Whether a fact is true of a view."""
    name, *marks = fact.split()
    if name.startswith("!"):
        return not holds(fact[1:], view)
    found = _named(name, view)
    return found is not None and all(_marked(mark, found) for mark in marks)


def _named(name: str, view: Mapping[str, Any]) -> dict[str, Any] | None:
    """The marks of what has this name; None: it is not there."""
    if name == "prompt":
        return {"key": view["prompt"]["key"], **view["prompt"].get("params", {})}
    for counter in view["counters"]:
        if counter["id"] == name:
            return dict(counter)
    for zone in view["zones"]:
        for piece in zone.get("pieces", ()):
            if piece["id"] == name:
                return {"count": piece.get("count", 1), **(piece.get("marks") or {})}
    return None


def _marked(mark: str, found: Mapping[str, Any]) -> bool:
    parts = _MARK.fullmatch(mark)
    if parts is None or parts[1] not in found:
        return False
    value, how, wanted = found[parts[1]], parts[2], parts[3]
    if how == "=":
        return str(value) == wanted
    return isinstance(value, int) and (value >= int(wanted) if how == ">=" else value <= int(wanted))
