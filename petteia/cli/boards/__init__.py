"""Boards for the terminal. A game may have one of its own: `boards/<game>.py` with a function `draw(view, teller)`.

Every other game is drawn from its view alone: what everybody shares, then each seat with its zones and counters.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from petteia.cli.telling import Teller
from petteia.engine.protocol import State

View = Mapping[str, Any]


def board(view: View, teller: Teller) -> RenderableType:
    """A view as something Rich can print."""
    name = f"{__name__}.{view['game']}"
    if str(view["game"]).isidentifier() and find_spec(name) is not None:
        drawn: RenderableType = import_module(name).draw(view, teller)
        return drawn
    return draw(view, teller)


def draw(view: View, teller: Teller) -> RenderableType:
    """Any game: a panel for each seat below what all of them share."""
    shared = _lines(view, -1, teller)
    seats = [
        Panel(_lines(view, seat, teller), title=Text(_heading(view, seat, teller)), title_align="left", expand=False)
        for seat in range(view["seats"])
    ]
    columns = Columns(seats, padding=(0, 1))
    return Group(shared, columns) if shared.plain else columns


def _lines(view: View, owner: int, teller: Teller) -> Text:
    rows = []
    for counter in view["counters"]:
        if counter.get("owner", -1) == owner:
            rows.append(f"{teller.called(counter['key'])}: {counter['value']}")
    for zone in view["zones"]:
        if zone.get("owner", -1) == owner:
            rows.append(f"{teller.called(zone['key'])}: {teller.pieces(zone)}")
    return Text("\n".join(rows))


def _heading(view: View, seat: int, teller: Teller) -> str:
    signs = ("▸ " if seat in view["pending"] else "") + teller.seat(seat)
    return f"{signs} (you)" if seat == view["seat"] else signs


def open_view(state: State) -> dict[str, Any]:
    """The table with all hands open: every zone as its owner sees it."""
    view = state.view(None)
    own = {
        (seat, zone["id"]): zone
        for seat in range(view["seats"])
        for zone in state.view(seat)["zones"]
        if zone.get("owner", -1) == seat
    }
    view["zones"] = [own.get((zone.get("owner", -1), zone["id"]), zone) for zone in view["zones"]]
    return view


def result(view: View, teller: Teller) -> Text:
    """Who won, once the game is over."""
    places = []
    for place, seats in enumerate(view["standings"], 1):
        for seat in seats:
            points = view["scores"][seat]
            sources = ", ".join(f"{source.replace('_', ' ')} {n}" for source, n in points.items())
            places.append(f"{place}. {teller.seat(seat)}: {sum(points.values())} ({sources})")
    return Text("\n".join(places))
