"""Component data of owners: its hash, and the entries in which it differs from ours.

Owners of a printed game upload their own file. A record then contains the entries that differ from the game's file, so
that it can be replayed without the owner's.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from petteia.engine.protocol import Game

Data = dict[str, Any]
Entry = list[Any]
"""`[section, contents]` or `[section, id, row]`; null for what is missing."""


def own_components(kind: type[Game]) -> Data:
    """The component data the game comes with; it must not be changed."""
    return _read(kind.COMPONENTS) if kind.COMPONENTS else {}


@lru_cache(maxsize=16)
def _read(file: str) -> Data:
    """Cached: otherwise a new table would wait for it, and everybody else on the server too."""
    return tomllib.loads(Path(file).read_text(encoding="utf-8"))


def components_of(game: Game) -> Data:
    """The component data a game is played with."""
    return own_components(type(game)) if game.components is None else plain(game.components)


def plain(data: Mapping[str, Any]) -> Data:
    """Component data as JSON knows it: a date becomes its text."""
    out: Data = json.loads(json.dumps(data, default=str))
    return out


def components_hash(data: Mapping[str, Any]) -> str:
    """SHA-256 of component data; empty if there is none. The order of rows counts, the order of sections does not."""
    if not data:
        return ""
    texts = [f"{json.dumps(section)}:{json.dumps(data[section], default=str)}" for section in sorted(data)]
    return sha256("\n".join(texts).encode()).hexdigest()


def differing(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> list[Entry]:
    """The entries that turn our data into theirs."""
    ours, theirs = plain(ours), plain(theirs)
    out: list[Entry] = []
    for section in sorted({*ours, *theirs}):
        here, there = ours.get(section), theirs.get(section)
        if _text(here) == _text(there):
            continue
        rows = _differing_rows(section, here, there)
        # Rows in another order, or without an id, cannot be listed one by one.
        told = rows and _text(applied({section: here}, rows).get(section)) == _text(there)
        out += rows if told else [[section, there]]
    return out


def _differing_rows(section: str, here: Any, there: Any) -> list[Entry]:
    before, after = _by_id(here), _by_id(there)
    gone: list[Entry] = [[section, name, None] for name in before if name not in after]
    return gone + [[section, name, row] for name, row in after.items() if _text(before.get(name)) != _text(row)]


def applied(ours: Mapping[str, Any], entries: Sequence[Entry]) -> Data:
    """Our data with the differing entries put in. ValueError for an invalid entry."""
    out = plain(ours)
    for entry in entries:
        if len(entry) == 2 and isinstance(entry[0], str):
            if entry[1] is None:
                out.pop(entry[0], None)
            else:
                out[entry[0]] = entry[1]
        elif len(entry) == 3 and isinstance(entry[0], str) and isinstance(entry[1], str):
            section, name, row = entry
            rows = _by_id(out.get(section))
            if row is None:
                rows.pop(name, None)
            else:
                rows[name] = row
            out[section] = list(rows.values())
        else:
            raise ValueError('an entry is ["section", {…}] or ["section", "id", {…}]')
    return out


def _by_id(rows: Any) -> dict[str, Any]:
    if not isinstance(rows, list):
        return {}
    return {str(row["id"]): row for row in rows if isinstance(row, dict) and "id" in row}


def _text(value: Any) -> str:
    return json.dumps(value)
