"""Options that change figures: a game's manifest says how they change entries of its component data.

    [[options]]
    key = "hand"
    rule = "AOM-2.3.1"
    [options.values]
    printed = {}                                   # the first value leaves everything as it is printed
    eight = { "ages.hand_limit" = { add = 1 } }    # of a list of entries every one, or one by its id

No code reads such an option: the rules read the figure, and the checks of the component data hold it to its bounds.
"""

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from petteia.engine.manifest import manifest_at
from petteia.engine.protocol import Option
from petteia.engine.reading import ComponentsError, opened


class Overlay:
    """The options of a game that change figures."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.options: list[Option] = []
        self.changes: dict[str, dict[str, dict[str, Any]]] = {}
        for row in rows:
            self.options.append(Option(row["key"], *row["values"], rule=row["rule"]))
            self.changes[row["key"]] = row["values"]

    def applied(
        self, shipped: Path, components: Mapping[str, Any] | str | Path | None, options: Mapping[str, str] | None
    ) -> Mapping[str, Any] | str | Path | None:
        """Component data with the changes of the chosen options; the game's own data unless others are given."""
        changes: dict[str, Any] = {}
        for key, chosen in (options or {}).items():
            changes.update(self.changes.get(key, {}).get(chosen, {}))
        if not changes:
            return components
        data = deepcopy(opened(shipped, components, "").section)
        for way, change in changes.items():
            if put([data], way.split("."), change) == 0:
                raise ComponentsError(f"an option changes {way}, which is not there", tuple(way.split(".")))
        return data


def overlay(folder: Path) -> Overlay:
    """The overlay in a folder's manifest."""
    return Overlay(manifest_at(folder).options)


def put(parts: list[Any], way: list[str], change: Any) -> int:
    """Change a figure in each of some parts, named by the words on the way to it; returns how many were changed."""
    done = 0
    for part in parts:
        if isinstance(part, list):
            rows = [row for row in part if isinstance(row, dict)]
            named = [row for row in rows if row.get("id") == way[0] and len(way) > 1]
            done += put(named, way[1:], change) if named else put(rows, way, change)
        elif isinstance(part, dict) and len(way) == 1:
            if not isinstance(change, dict):
                part[way[0]] = change
            elif isinstance(part.get(way[0]), int):
                part[way[0]] = part[way[0]] // change["divide"] if "divide" in change else part[way[0]] + change["add"]
            else:
                continue
            done += 1
        elif isinstance(part, dict) and way[0] in part:
            done += put([part[way[0]]], way[1:], change)
    return done
