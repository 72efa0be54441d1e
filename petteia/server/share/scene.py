"""How a game stood at a moment, as anybody who watched saw it: what the picture of its link is drawn from.

A game's manifest names what is worth showing; nothing here knows a game. Only what a spectator's view held at that
moment is looked at, so nothing that was hidden then can be drawn, and how the game ended is not in it.
"""

from typing import Any, Final

import msgspec

MOMENTS: Final = ("turn", "year", "season")
MOST_FIGURES: Final = 24
"""What a band has room for."""


class SceneSpec(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a manifest says under `scene`: the counter that tells a seat's points, its zones whose pieces are shown, the
    counter that tells whose colours they have; or a zone that is a chart, what is water there, and who is on it."""

    points: str = ""
    bands: list[str] = []
    culture: str = ""
    signs: list[str] = []
    """Counters whose word has an icon, which goes before the pieces."""
    icons: dict[str, str] = {}
    """The icons for pieces without their own, by zone."""
    chart: str = ""
    water: list[str] = []
    tokens: str = ""


class Pieces(msgspec.Struct, frozen=True):
    """So many of a kind. `words` are the possible names of its icon, the best first."""

    words: list[str]
    count: int = 1


class Band(msgspec.Struct, frozen=True):
    """What a seat has before it."""

    culture: str
    pieces: list[Pieces]


class Square(msgspec.Struct, frozen=True):
    """A square of a chart; `seat` holds it (-1: none)."""

    row: int
    col: int
    firm: bool
    words: list[str]
    seat: int = -1


class Token(msgspec.Struct, frozen=True):
    """A token on a square: a seat's, or without owner."""

    row: int
    col: int
    seat: int
    words: list[str]


class Scene(msgspec.Struct, frozen=True):
    """One moment."""

    moment: dict[str, int]
    pending: list[int]
    points: list[int | None]
    bands: list[Band] = []
    squares: list[Square] = []
    tokens: list[Token] = []


def scene_of(view: dict[str, Any], spec: SceneSpec) -> Scene:
    """What a spectator's view shows."""
    seats = range(view["seats"])
    counters = {counter["id"]: counter["value"] for counter in view["counters"]}
    zones = {zone["id"]: zone.get("pieces", []) for zone in view["zones"]}
    moment = {word: counters[word] for word in MOMENTS if type(counters.get(word)) is int}
    points = [_whole(counters.get(f"{spec.points}/{seat}")) for seat in seats]
    bands = [_band(zones, counters, spec, seat) for seat in seats] if spec.bands else []
    squares = [_square(piece, zones, spec) for piece in zones.get(spec.chart, [])]
    at = {piece["id"].rpartition("/")[2]: piece["marks"] for piece in zones.get(spec.chart, [])}
    tokens = [
        Token(here["row"], here["col"], piece["marks"].get("seat", -1), _words(piece["kind"], "ship"))
        for piece in zones.get(spec.tokens, [])
        if (here := at.get(piece.get("marks", {}).get("field", ""))) is not None
    ]
    return Scene(moment, [] if view["over"] else list(view["pending"]), points, bands, squares, tokens)


def _whole(value: Any) -> int | None:
    return value if type(value) is int else None


def _band(zones: dict[str, Any], counters: dict[str, Any], spec: SceneSpec, seat: int) -> Band:
    found = [Pieces([str(counters[name])]) for sign in spec.signs if (name := f"{sign}/{seat}") in counters]
    found += [
        Pieces(_words(piece["kind"], spec.icons.get(zone, "")), piece["count"])
        for zone in spec.bands
        for piece in zones.get(f"{zone}/{seat}", [])
    ]
    return Band(str(counters.get(f"{spec.culture}/{seat}", "")), _together(found)[:MOST_FIGURES])


def _together(found: list[Pieces]) -> list[Pieces]:
    """Those that look the same in one: `village_a1` and `village_b1` are villages."""
    heaps: dict[str, Pieces] = {}
    for each in found:
        name = each.words[-1]
        known = heaps.get(name)
        heaps[name] = Pieces(each.words, each.count + (known.count if known else 0))
    return list(heaps.values())


def _words(kind: str, otherwise: str = "") -> list[str]:
    """`village_a1` may have an icon of its own, or that of a village."""
    words = [kind]
    while "_" in words[-1]:
        words.append(words[-1].rpartition("_")[0])
    return [*words, otherwise] if otherwise else words


def _square(piece: dict[str, Any], zones: dict[str, Any], spec: SceneSpec) -> Square:
    """A square; a place with more details has its own zone: `city/corinth`."""
    kind, marks = piece["kind"], piece["marks"]
    place = next((zone for zone in zones if zone.endswith(f"/{kind}")), "")
    held = [inside["marks"]["seat"] for inside in zones.get(place, []) if "seat" in inside.get("marks", {})]
    words = [place.partition("/")[0]] if place else [kind]
    return Square(marks["row"], marks["col"], kind not in spec.water, words, held[0] if held else -1)
