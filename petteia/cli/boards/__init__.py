"""Boards for the terminal. A game may have one of its own: `boards/<game>.py` with a function `draw(view, texts)`.

Every other game is drawn from its view alone: what everybody shares, then each seat with its zones and counters. A
game's own board may have more to say:

- `brief(view, texts)`: the little that changes between two decisions of the same player;
- `scene(view)`: what holds everybody's eyes; the whole board is drawn when it begins or ends, and not in between;
- `chronicle(events, texts)`: what happened, in few lines;
- `price(action, texts)`: what stands beside an action, its price for example;
- `facts(word, texts)`: the figures of a component, in a line;
- `result(view, texts)`: who won, where points do not add up to it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from petteia.cli.boards.board_view import View
from petteia.cli.game_texts import GameTexts
from petteia.engine.protocol import State


def board(view: View, texts: GameTexts) -> RenderableType:
    """A view as something Rich can print."""
    drawn: RenderableType = getattr(own(str(view["game"])), "draw", draw)(view, texts)
    return drawn


@cache
def own(game: str) -> ModuleType | None:
    """A game's own board."""
    name = f"{__name__}.{game}"
    return import_module(name) if game.isidentifier() and find_spec(name) is not None else None


def brief(view: View, texts: GameTexts) -> RenderableType:
    """What changes between two decisions of the same player; the whole board where a game does not say."""
    drawn: RenderableType = getattr(own(str(view["game"])), "brief", board)(view, texts)
    return drawn


def scene(view: View) -> str:
    """What holds everybody's eyes, if anything does."""
    module = own(str(view["game"]))
    return str(module.scene(view)) if module is not None and hasattr(module, "scene") else ""


def chronicle(events: Sequence[Mapping[str, Any]], texts: GameTexts) -> list[Text]:
    """What happened."""
    module = own(texts.game.id)
    if module is None or not hasattr(module, "chronicle"):
        return [Text(texts.event(event)) for event in events]
    lines: list[Text] = module.chronicle(events, texts)
    return lines


def price(action: Mapping[str, Any], texts: GameTexts) -> str:
    """What stands beside an action."""
    module = own(texts.game.id)
    return str(module.price(action, texts)) if module is not None and hasattr(module, "price") else ""


def facts(word: str, texts: GameTexts) -> str:
    """The figures of a component."""
    module = own(texts.game.id)
    return str(module.facts(word, texts)) if module is not None and hasattr(module, "facts") else ""


def draw(view: View, texts: GameTexts) -> RenderableType:
    """Any game: a panel for each seat below what all of them share."""
    shared = _lines(view, -1, texts)
    seats = [
        Panel(_lines(view, seat, texts), title=Text(_heading(view, seat, texts)), title_align="left", expand=False)
        for seat in range(view["seats"])
    ]
    columns = Columns(seats, padding=(0, 1))
    return Group(shared, columns) if shared.plain else columns


def _lines(view: View, owner: int, texts: GameTexts) -> Text:
    rows = []
    for counter in view["counters"]:
        if counter.get("owner", -1) == owner:
            rows.append(f"{texts.called(counter['key'])}: {counter['value']}")
    for zone in view["zones"]:
        if zone.get("owner", -1) == owner:
            rows.append(f"{texts.called(zone['key'])}: {texts.pieces(zone)}")
    return Text("\n".join(rows))


def _heading(view: View, seat: int, texts: GameTexts) -> str:
    signs = ("▸ " if seat in view["pending"] else "") + texts.seat(seat)
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


def result(view: View, texts: GameTexts) -> Text:
    """Who won, once the game is over."""
    module = own(str(view["game"]))
    if module is not None and hasattr(module, "result"):
        told: Text = module.result(view, texts)
        return told
    places = []
    for place, seats in enumerate(view["standings"], 1):
        for seat in seats:
            points = view["scores"][seat]
            sources = ", ".join(f"{texts.word(source).replace('_', ' ')} {n}" for source, n in points.items() if n)
            from_where = f" ({sources})" if sources else ""
            places.append(f"{place}. {texts.seat(seat)}: {sum(points.values())}{from_where}")
    return Text("\n".join(places))
